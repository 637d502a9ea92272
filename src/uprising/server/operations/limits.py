"""How much one visitor may ask for: enough for any person, too little to be a nuisance."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """`message` in bytes; the others are counts. Bursts are allowed, then so many a second."""

    message: int = 16_384
    body: int = 262_144
    burst: int = 60
    per_second: float = 20.0
    tables_per_hour: int = 60
    open_tables: int = 20_000
    onlookers: int = 500  # at one table
    waiting: int = 200  # messages a slow connection may be behind
