"""Every test run says which package it tests, and fails if it is not the one that was meant."""

import os

import pytest
from hypothesis import settings

import lanternfish

# The checks that they share tell what was wrong, as those in the tests do.
pytest.register_assert_rewrite("tests.faithful", "tests.paper", "tests.sitting")

KIND = "compiled" if lanternfish.COMPILED else "interpreted"

settings.register_profile("lanternfish", parent=settings.default, deadline=None)
settings.load_profile("lanternfish")


def pytest_configure() -> None:
    expected = os.environ.get("LANTERNFISH_EXPECT", KIND)
    if expected != KIND:
        raise pytest.UsageError(f"not the {expected} package but {describe()}")


def pytest_report_header() -> str:
    return f"lanternfish: {describe()}"


def describe() -> str:
    return f"the {KIND} one in {lanternfish.__path__[0]}"
