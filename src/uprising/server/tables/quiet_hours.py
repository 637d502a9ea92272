"""Quiet hours and holidays: on slow tables nobody's clock runs while she sleeps or is away."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

LONGEST = 31  # days of a holiday: the others wait for its end


class Rest(msgspec.Struct, frozen=True):
    """From one full hour to another, by the clocks of a time zone; the same hour twice: never.

    On a holiday, from its `first` day to its `last` (2026-08-01), every hour is quiet.
    """

    zone: str = "UTC"
    start: int = 0
    end: int = 0
    first: str = ""
    last: str = ""

    def problem(self) -> str:
        """The field that cannot be; empty if there is none."""
        if not (0 <= self.start < 24 and 0 <= self.end < 24):
            return "hours"
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            return "zone"
        try:
            days = self.holiday()
        except ValueError:
            return "holiday"
        if days and not timedelta() <= days[1] - days[0] < timedelta(LONGEST):
            return "holiday"
        return ""

    def holiday(self) -> tuple[date, date] | None:
        """Its first and last day."""
        if not self.first and not self.last:
            return None
        return date.fromisoformat(self.first), date.fromisoformat(self.last)

    @property
    def never(self) -> bool:
        return self.start == self.end and not self.first

    def quiet(self, at: float) -> bool:
        here, days = self.clock(at), self.holiday()
        if days and days[0] <= here.date() <= days[1]:
            return True
        hour = here.hour
        if self.start <= self.end:
            return self.start <= hour < self.end
        return hour >= self.start or hour < self.end

    def clock(self, at: float) -> datetime:
        return datetime.fromtimestamp(at, ZoneInfo(self.zone))

    def next_change(self, at: float) -> float:
        """When quiet hours or a holiday begin or end next, at the latest in some days."""
        here = self.clock(at).replace(minute=0, second=0, microsecond=0)
        marks = [
            (here.replace(hour=hour) + timedelta(days=day)).timestamp()
            for day in range(3)
            for hour in (self.start, self.end, 0)
        ]
        return min(mark for mark in marks if mark > at)

    def counted(self, since: float, now: float) -> float:
        """How many seconds between the two are not quiet."""
        if self.never:
            return now - since
        seconds, at = 0.0, since
        while at < now:
            until = min(now, self.next_change(at))
            seconds += 0.0 if self.quiet(at) else until - at
            at = until
        return seconds

    def after(self, since: float, seconds: float) -> float:
        """When that many seconds that are not quiet have passed."""
        if self.never:
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
