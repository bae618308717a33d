"""Numbers as a language writes them."""

import math

from fluent.runtime.types import FluentFloat, FluentInt

from lanternfish.arena.estimates import Estimate
from lanternfish.texts import Texts

NONE = "\N{EN DASH}"
MINUS = "\N{MINUS SIGN}"
#: From here on numbers are written in groups of three digits.
GROUPED = 10_000


class Figures:
    """`words` are the texts of the arena in the language of the page."""

    def __init__(self, words: Texts) -> None:
        self.words = words

    def number(self, value: float, digits: int = 0) -> str:
        if not math.isfinite(value):
            return NONE
        rounded = round(value, digits) + 0.0  # no minus before nought
        shown = FluentFloat(
            rounded,
            minimumFractionDigits=digits,
            maximumFractionDigits=digits,
            useGrouping=abs(rounded) >= GROUPED,
        )
        return self.words("number", number=shown).replace("-", MINUS)

    def count(self, number: int) -> FluentInt:
        """A whole number for a text that chooses its form by it."""
        return FluentInt(number, useGrouping=number >= GROUPED)

    def signed(self, value: float, digits: int = 0) -> str:
        plus = "+" if math.isfinite(value) and round(value, digits) > 0 else ""
        return plus + self.number(value, digits)

    def share(self, value: float, digits: int = 1) -> str:
        if not math.isfinite(value):
            return NONE
        return self.words("share", share=self.number(100 * value, digits))

    def between(self, estimate: Estimate, digits: int = 0, times: float = 1.0) -> str:
        """The interval, without what it is an interval of; a sign where a number has one."""
        if not (math.isfinite(estimate.low) and math.isfinite(estimate.high)):
            return NONE
        low, high = (self.number(times * edge, digits) for edge in (estimate.low, estimate.high))
        return self.words("between", low=low, high=high)

    def shares(self, estimate: Estimate, digits: int = 1) -> str:
        """A share with its interval."""
        value = self.share(estimate.value, digits)
        return self._with_interval(value, estimate, digits, 100.0)

    def means(self, estimate: Estimate, digits: int = 1) -> str:
        """A number with its interval."""
        return self._with_interval(self.number(estimate.value, digits), estimate, digits, 1.0)

    def gains(self, estimate: Estimate, digits: int = 1) -> str:
        """A difference of shares in percentage points, with its sign and its interval."""
        value = self.signed(100 * estimate.value, digits)
        return self._with_interval(value, estimate, digits, 100.0)

    def _with_interval(self, value: str, estimate: Estimate, digits: int, times: float) -> str:
        """Where nothing varies, or nothing is known, there is no interval to show."""
        if not estimate.count or estimate.low == estimate.high or math.isnan(estimate.low):
            return value
        interval = self.between(estimate, digits, times)
        return self.words("with-interval", value=value, interval=interval)

    def seconds(self, value: float) -> str:
        """Two or three digits that matter, in seconds or in thousandths."""
        if value >= 1:
            return self.words("seconds", seconds=self.number(value, 1 if value >= 10 else 2))
        thousandths = 1000 * value
        digits = 0 if thousandths >= 100 else 1 if thousandths >= 10 else 2
        return self.words("milliseconds", milliseconds=self.number(thousandths, digits))
