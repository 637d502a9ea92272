"""The seat protocol: every message between a table and whoever sits at it or watches.

Messages are JSON text frames, tagged by `type`. The same protocol serves the browser, the
terminal, bots and outside programs. `docs/protocol.md` tells it as a story.
"""

from .messages import (
    AskSeen,
    BadMessage,
    Command,
    Do,
    Entry,
    FieldSeen,
    Fill,
    FormSeen,
    Frame,
    Greeting,
    Hello,
    Here,
    Problem,
    Refused,
    Row,
    Said,
    Say,
    SeatSeen,
    Undo,
    Why,
    decode,
    encode,
)  # fmt: skip

__all__ = [
    "AskSeen", "BadMessage", "Command", "Do", "Entry", "FieldSeen", "Fill", "FormSeen", "Frame",
    "Greeting", "Hello", "Here", "Problem", "Refused", "Row", "Said", "Say", "SeatSeen", "Undo",
    "Why",
    "decode", "encode",
]  # fmt: skip
