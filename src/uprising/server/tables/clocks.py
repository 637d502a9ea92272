"""Clocks outside, defaults inside: who has how long, and when the next one runs out."""

from __future__ import annotations

from uprising.kernel import State
from uprising.server.storage.rows import Settings
from uprising.server.tables.quiet_hours import ALWAYS, Rest

SLOW = 3600
"""From so many seconds on a table is played over days: its clocks go on while the server rests."""

REVEAL = 3.0
"""Seconds it takes to look at answers that were sealed."""


class Clocks:
    """The time each seat has left. Times are seconds since the epoch.

    Where nobody may see who has answered, all clocks run on until the last answer is in, and no
    bank is charged: a clock that stops would tell.
    """

    def __init__(self, settings: Settings, seats: int) -> None:
        self.settings = settings
        self.banks = [float(settings.seconds)] * seats
        self.rests: list[Rest] = [ALWAYS] * seats
        self.since: dict[int, float] = {}  # when each seat that is asked was asked
        self.answered: set[int] = set()  # of these, who has answered already
        self.hidden = False
        self.opened = 0.0  # when the present question was put
        self.paused = 0.0  # when play was paused; 0: it is not

    @property
    def slow(self) -> bool:
        return self.settings.clock != "off" and self.settings.seconds >= SLOW

    def follow(self, s: State, now: float, fresh: bool, revealed: bool = False) -> None:
        """Start the clocks of those who are asked and stop all others.

        A fresh question starts everybody's anew. What was sealed has just been `revealed`: a window
        that opens with it waits until that has been seen.
        """
        hidden = bool(s.asks) and s.asks[0].sealed and not s.asks[0].progress
        running = [ask.seat for ask in s.asks if hidden or ask.seat not in s.sealed]
        for seat in [seat for seat in self.since if fresh or seat not in running]:
            self.stop(seat, now)
        for seat in running:
            self.since.setdefault(seat, now)
        if fresh:
            self.opened = now + (REVEAL if revealed else 0.0)
        self.hidden = hidden
        self.answered = set(s.sealed)

    def stop(self, seat: int, now: float) -> None:
        began = self.since.pop(seat)
        if self.settings.clock == "bank" and not self.hidden:
            left = self.banks[seat] - self.counted(seat, began, now)
            self.banks[seat] = max(0.0, left) + self.settings.extra

    def rest(self, seat: int) -> Rest:
        return self.rests[seat] if self.slow else ALWAYS

    def counted(self, seat: int, since: float, now: float) -> float:
        return self.rest(seat).counted(since, now)

    def whole(self, seat: int) -> float:
        return self.banks[seat] if self.settings.clock == "bank" else float(self.settings.seconds)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds this seat has left, if it is asked and there is a clock."""
        if self.settings.clock == "off" or seat not in self.since:
            return None
        now = self.paused or now
        return max(0.0, self.whole(seat) - self.counted(seat, self.since[seat], now))

    def run_out(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat, end in self.ends().items() if end <= now]

    def ends(self) -> dict[int, float]:
        """When the clock of each seat that still thinks runs out."""
        if self.settings.clock == "off" or self.paused:
            return {}
        return {
            seat: self.rest(seat).after(began, self.whole(seat))
            for seat, began in self.since.items()
            if seat not in self.answered
        }

    def pause(self, now: float) -> None:
        self.paused = now

    def go_on(self, now: float) -> None:
        """Go on after a pause, during which no time was counted."""
        away = now - self.paused
        self.since = {seat: began + away for seat, began in self.since.items()}
        self.opened += away
        self.paused = 0.0
