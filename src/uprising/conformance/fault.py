"""A failed check: its name, what happened, and how to get there again."""

from __future__ import annotations


class Fault(AssertionError):
    """A check failed. `check` is its name, `way` the record that leads there."""

    def __init__(self, check: str, what: str, way: str = "") -> None:
        super().__init__(f"{check}: {what}" + (f"\n{way}" if way else ""))
        self.check = check
        self.what = what
        self.way = way
