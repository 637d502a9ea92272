"""What an operator reads: a log of one JSON object a line.

Nothing here knows a secret: no key, no invitation, no address with a query, no hidden card.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from pathlib import Path
from typing import Any

LOG = logging.getLogger("uprising.server")
OURS = "uprising.server"


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what, and its fields.

    Of an exception its kind and place are told: what it says may hold anything. Of what others log
    the first line, since further ones show what they hold. With `whole` nothing is left out.
    """

    def __init__(self, whole: bool = False) -> None:
        super().__init__()
        self.whole = whole

    def format(self, record: logging.LogRecord) -> str:
        what = record.getMessage()
        said: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": what if self.whole or record.name == OURS else what.partition("\n")[0],
            **getattr(record, "fields", {}),
        }
        if record.exc_info and self.whole:
            said["trace"] = self.formatException(record.exc_info)
        elif record.exc_info and record.exc_info[1] is not None:
            said["trace"] = places(record.exc_info[1])
        return json.dumps(said, ensure_ascii=False, default=str)


def places(error: BaseException | None) -> list[str]:
    """Where it went wrong, the innermost last, and before it what it came of."""
    found: list[str] = []
    while error is not None:
        frames = [
            f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)
        ]
        found = [*frames, type(error).__name__, *found]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return found


def note(what: str, level: int = logging.INFO, **fields: Any) -> None:
    LOG.log(level, what, extra={"fields": fields})


def number_of(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def log_to_stderr(level: str) -> None:
    """Our lines and the web server's own warnings, all in the same form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(whole=level == "debug"))
    for name in ("uprising.server", "uvicorn", "uvicorn.error", "websockets", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # what the web server says below a warning holds addresses and tables
        ours = name == "uprising.server"
        logger.setLevel(level.upper() if ours else max(logging.WARNING, number_of(level)))
