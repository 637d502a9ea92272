"""The time at tables: monotonic, also when the clock of the machine is set.

Somebody may set that clock, and a network service may correct it by hours. Nobody at a table loses
or gains time by it: after the start only the time that has really passed is counted.
"""

from __future__ import annotations

import time

BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Seconds since the epoch, by the machine's clock as it was when the process began."""
    return BEGAN + time.monotonic()
