"""Clocks outside, defaults inside: who has how long, and when the next one runs out."""

from __future__ import annotations

from uprising.kernel import State
from uprising.server.rows import Settings


class Clocks:
    """The time each seat has left. Times are seconds since the epoch."""

    def __init__(self, settings: Settings, seats: int) -> None:
        self.settings = settings
        self.banks = [float(settings.seconds)] * seats
        self.since: dict[int, float] = {}  # when each seat that is asked was asked
        self.opened = 0.0  # when the present window opened
        self.paused = 0.0  # when play was paused; 0: it is not

    def start(self, now: float) -> None:
        """A fresh question: everybody asked begins now."""
        self.since = {}
        self.opened = now

    def follow(self, s: State, now: float) -> None:
        """Start the clocks of those who are asked and stop all others."""
        thinking = [ask.seat for ask in s.asks if ask.seat not in s.sealed]
        for seat in [seat for seat in self.since if seat not in thinking]:
            self.stop(seat, now)
        for seat in thinking:
            self.since.setdefault(seat, now)

    def stop(self, seat: int, now: float) -> None:
        began = self.since.pop(seat)
        if self.settings.clock == "bank":
            left = self.banks[seat] - (now - began)
            self.banks[seat] = max(0.0, left) + self.settings.extra

    def left(self, seat: int, now: float) -> float | None:
        """Seconds this seat has left, if it is asked and there is a clock."""
        if self.settings.clock == "off" or seat not in self.since:
            return None
        now = self.paused or now
        whole = self.settings.seconds if self.settings.clock == "decision" else self.banks[seat]
        return max(0.0, whole - (now - self.since[seat]))

    def run_out(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in self.since if not self.paused and self.left(seat, now) == 0.0]

    def next_end(self, now: float) -> float | None:
        """When the next clock runs out."""
        left = [self.left(seat, now) for seat in self.since]
        ends = [now + seconds for seconds in left if seconds is not None]
        return min(ends) if ends and not self.paused else None

    def pause(self, now: float) -> None:
        self.paused = now

    def go_on(self, now: float) -> None:
        """Time stood still during the pause."""
        away = now - self.paused
        self.since = {seat: began + away for seat, began in self.since.items()}
        self.opened += away
        self.paused = 0.0
