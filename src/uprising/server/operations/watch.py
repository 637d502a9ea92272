"""What an operator reads: a log of one JSON object a line.

Nothing here knows a secret: no key, no invitation, no address with a query, no hidden card.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

LOG = logging.getLogger("uprising.server")


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what, and its fields."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def note(what: str, level: int = logging.INFO, **fields: Any) -> None:
    LOG.log(level, what, extra={"fields": fields})


def number_of(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def log_to_stderr(level: str) -> None:
    """Our lines and the web server's own warnings, all in the same form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("uprising.server", "uvicorn", "uvicorn.error", "websockets", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # what the web server says below a warning holds addresses and tables
        ours = name == "uprising.server"
        logger.setLevel(level.upper() if ours else max(logging.WARNING, number_of(level)))
