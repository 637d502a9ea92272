"""How often somebody may ask: in bursts, then so many times a second."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable


class Allowance:
    """A token bucket."""

    def __init__(
        self, burst: float, per_second: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.per_second = per_second
        self.now = now
        self.left = burst
        self.at = now()

    def take(self) -> bool:
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowances:
    """One allowance for each address or person; the longest unused are forgotten."""

    def __init__(self, burst: float, per_second: float, most: int = 10_000) -> None:
        self.burst = burst
        self.per_second = per_second
        self.most = most
        self.of: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, who: str) -> bool:
        allowance = self.of.pop(who, None) or Allowance(self.burst, self.per_second)
        self.of[who] = allowance
        if len(self.of) > self.most:
            self.of.popitem(last=False)
        return allowance.take()
