"""How long a live table waits for a bot while two tables think at once, beside what it may take.

python bench/bots/pace.py                     every game and level
python bench/bots/pace.py --game evil_robots  one game
python bench/bots/pace.py --seconds 10        longer rows (default 5 s each)
python bench/bots/pace.py --json              for programs

Two tables of bots of one level share the server's own process for bots, as two tables that meet
on one server do; each asks its next question as soon as the last one is answered. The time counts
from the question to the answer, waiting included.
"""

from __future__ import annotations

import asyncio
import json
import time
from argparse import ArgumentParser
from typing import Any

from uprising import compiled
from uprising.bots import LEVELS, Memory, seated
from uprising.kernel import Game, default_names, game, games, seeded_table
from uprising.server.tables.processes import Thinker

TABLES = 2
BUDGET = {"recruit": 0.3, "comrade": 0.3, "agitator": 0.3, "commissar": 1.0}
"""Seconds in which a live bot has to answer."""


async def sit(
    thinker: Thinker, of: Game, seats: int, level: str, name: str, end: float
) -> list[float]:
    """The waits of one table, game after game, until the time is up."""
    waits: list[float] = []
    number = 0
    while time.monotonic() < end:
        table = seeded_table(of, default_names(seats), {}, f"{name}.{number}")
        memory = Memory(of, table.first_events)
        number += 1
        while table.outcome is None and time.monotonic() < end:
            seat = table.state.next_ask().seat
            seen = memory.told(seated(level, table.names[seat]), seat)
            start = time.monotonic()
            text, _ = await thinker.choose(table, seat, level, f"{name}.{len(table.lines)}", seen)
            waits.append(time.monotonic() - start)
            memory.hear(table.play(seat, table.read(text)).events)
    return waits


async def row(thinker: Thinker, of: Game, level: str, seconds: float) -> dict[str, Any]:
    seats = of.seats[len(of.seats) // 2]
    end = time.monotonic() + seconds
    tables = [sit(thinker, of, seats, level, f"pace {n}", end) for n in range(TABLES)]
    waits = sorted(wait for found in await asyncio.gather(*tables) for wait in found)
    p50, p95 = (waits[int(part * (len(waits) - 1))] for part in (0.5, 0.95))
    return {
        "game": of.key,
        "seats": seats,
        "level": level,
        "decisions": len(waits),
        "p50_ms": round(1000 * p50, 1),
        "p95_ms": round(1000 * p95, 1),
        "budget_ms": round(1000 * BUDGET[level]),
        "p95_of_budget": round(p95 / BUDGET[level], 3),
    }


async def measure(keys: list[str], seconds: float, as_json: bool) -> None:
    thinker = Thinker()
    rows = []
    try:
        await row(thinker, game(keys[0]), LEVELS[0].key, 1.0)  # the process starts
        for key in keys:
            for level in LEVELS:
                found = await row(thinker, game(key), level.key, seconds)
                rows.append(found)
                if not as_json:
                    print(
                        f"{key:24} {found['seats']:2} seats  {level.key:10} "
                        f"{found['decisions']:6} decisions  p50 {found['p50_ms']:6.1f} ms  "
                        f"p95 {found['p95_ms']:6.1f} ms  {found['p95_of_budget']:.2f} of "
                        f"{found['budget_ms']} ms",
                        flush=True,
                    )
    finally:
        thinker.close()
    if as_json:
        print(json.dumps({"compiled": compiled(), "rows": rows}, indent=1))


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--game")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if not asked.json:
        print(f"rules: {'compiled' if compiled() else 'plain'}; {TABLES} tables, one process")
    keys = list(games()) if asked.game is None else [asked.game]
    asyncio.run(measure(keys, asked.seconds, asked.json))


if __name__ == "__main__":
    main()
