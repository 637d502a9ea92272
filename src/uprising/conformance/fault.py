"""A broken promise: which check, what happened, and the way there."""

from __future__ import annotations


class Fault(AssertionError):
    """A check failed. `check` is its name; the message ends with how to get there again."""

    def __init__(self, check: str, what: str, way: str = "") -> None:
        super().__init__(f"{check}: {what}" + (f"\n{way}" if way else ""))
        self.check = check
        self.what = what
