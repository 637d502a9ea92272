"""What an operator counts, for Prometheus."""

from __future__ import annotations

BOUNDS: list[float] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5]
HELP = {
    "uprising_moves_total": "moves written, by game",
    "uprising_refused_total": "moves and messages that were turned down, by reason",
    "uprising_frames_total": "messages sent to seats and spectators",
    "uprising_requests_total": "HTTP requests, by status",
    "uprising_away_total": "times the database could not be reached",
    "uprising_restarts_total": "long-lived tasks that failed and were started again",
    "uprising_grievances_total": "reports of a person by another",
    "uprising_dropped_total": "connections that were too slow",
}


class Counts:
    """Counters, and how long moves take from the command to the last view sent."""

    def __init__(self) -> None:
        self.totals: dict[tuple[str, str], int] = {}
        self.times = [0] * (len(BOUNDS) + 1)
        self.time = 0.0

    def add(self, name: str, label: str = "", number: int = 1) -> None:
        key = (name, label)
        self.totals[key] = self.totals.get(key, 0) + number

    def took(self, seconds: float) -> None:
        place = 0
        while place < len(BOUNDS) and BOUNDS[place] < seconds:
            place += 1
        self.times[place] += 1
        self.time += seconds

    def take(self, totals: list[tuple[str, str, int]], times: list[int], time: float) -> None:
        """What another process has counted."""
        for name, label, number in totals:
            self.add(name, label, number)
        for place, number in enumerate(times):
            self.times[place] += number
        self.time += time

    def text(self, gauges: dict[str, float]) -> str:
        """In Prometheus' text format."""
        lines = []
        for name, help_text in HELP.items():
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} counter"]
            found = sorted((label, n) for (key, label), n in self.totals.items() if key == name)
            lines += [f"{name}{label} {n}" for label, n in found or [("", 0)]]
        for name, value in gauges.items():
            lines += [f"# TYPE {name} gauge", f"{name} {value:g}"]
        lines += self.histogram("uprising_move_seconds")
        return "\n".join(lines) + "\n"

    def histogram(self, name: str) -> list[str]:
        lines, total = [f"# TYPE {name} histogram"], 0
        for bound, number in zip([*map(str, BOUNDS), "+Inf"], self.times, strict=True):
            total += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.time:g}", f"{name}_count {total}"]


COUNTS = Counts()
"""One process, one set of counts."""
