"""Quiet hours: on slow tables nobody's clock runs while she sleeps."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec


class Rest(msgspec.Struct, frozen=True):
    """From one full hour to another, by the clocks of a time zone; the same hour twice: never."""

    zone: str = "UTC"
    start: int = 0
    end: int = 0

    def problem(self) -> str:
        """The field that cannot be; empty if there is none."""
        if not (0 <= self.start < 24 and 0 <= self.end < 24):
            return "hours"
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            return "zone"
        return ""

    def quiet(self, at: float) -> bool:
        hour = self.clock(at).hour
        if self.start <= self.end:
            return self.start <= hour < self.end
        return hour >= self.start or hour < self.end

    def clock(self, at: float) -> datetime:
        return datetime.fromtimestamp(at, ZoneInfo(self.zone))

    def next_change(self, at: float) -> float:
        """When quiet hours begin or end next."""
        here = self.clock(at).replace(minute=0, second=0, microsecond=0)
        marks = [
            (here.replace(hour=hour) + timedelta(days=day)).timestamp()
            for day in range(3)
            for hour in (self.start, self.end)
        ]
        return min(mark for mark in marks if mark > at)

    def counted(self, since: float, now: float) -> float:
        """How many seconds between the two are not quiet."""
        if self.start == self.end:
            return now - since
        seconds, at = 0.0, since
        while at < now:
            until = min(now, self.next_change(at))
            seconds += 0.0 if self.quiet(at) else until - at
            at = until
        return seconds

    def after(self, since: float, seconds: float) -> float:
        """When that many seconds that are not quiet have passed."""
        if self.start == self.end:
            return since + seconds
        at = since
        while True:
            until = self.next_change(at)
            if not self.quiet(at):
                if seconds <= until - at:
                    return at + seconds
                seconds -= until - at
            at = until


ALWAYS = Rest()
