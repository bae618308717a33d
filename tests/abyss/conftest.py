"""The marker by which a test names the rules it proves."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): proves these rules, as 'ABY 3.4'")
