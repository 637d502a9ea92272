"""Whatever happens to workers and databases, play goes on and nothing acknowledged is lost.

The full size takes hours: 500 kills, 50 restarts, 1,000 connections, 20 rolling restarts on each
store. `UPRISING_SOAK=0.1` in the environment does a tenth of each.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.faults import Company, Person, check, end_connections, spread, waits_after

SHARE = float(os.environ.get("UPRISING_SOAK", "1"))
PEOPLE = 4
SECONDS = 5.0  # in which play resumes, on a quiet machine


def times(number: int) -> int:
    return max(1, math.ceil(number * SHARE))


def through(
    database: str, workers: int, faults: Callable[[Company], list[tuple[str, Callable[[], Any]]]]
) -> dict[str, list[float]]:
    """Play through all of these; how long people waited after each, by kind."""
    company = Company(database, workers)
    waits: dict[str, list[float]] = {}
    try:
        company.start()
        people = [Person(number, company) for number in range(PEOPLE)]
        for person in people:
            person.start()
        waits_after(people, lambda: None)
        for kind, fault in faults(company):
            waits.setdefault(kind, []).extend(waits_after(people, fault))
        for person in people:
            person.ending.set()
        for person in people:
            person.join()
    finally:
        company.end()
    found = check(database, people)
    for kind, seconds in waits.items():
        print(f"\n{workers} workers, {kind}: {len(seconds)} waits, {spread(seconds)}", end="")
    print(f"\nacknowledged and found once: {dict(found)}")
    assert found["moves"] and found["words"] and found["joins"]
    return waits


def kills(company: Company, number: int) -> list[tuple[str, Callable[[], Any]]]:
    return [("kill", lambda n=n: company.kill(n)) for n in range(number)]  # type: ignore[misc]


def rolls(company: Company, number: int) -> list[tuple[str, Callable[[], Any]]]:
    return [("rolling restart", company.roll)] * number


@pytest.mark.soak
def test_kills_and_rolling_restarts_on_a_file(tmp_path: Path) -> None:
    through(str(tmp_path / "tables.db"), 1, lambda c: [*kills(c, times(500)), *rolls(c, times(20))])


@pytest.mark.soak
@pytest.mark.parametrize("workers", [1, 3])
def test_all_kinds_of_faults_on_postgresql(
    workers: int, postgres: str, postgres_server: Any
) -> None:
    def restart() -> None:
        postgres_server.stop()
        postgres_server.start()

    def faults(company: Company) -> list[tuple[str, Callable[[], Any]]]:
        ends = times(1000) // (2 * workers)  # of each worker at least two at a time
        return [
            *kills(company, times(500)),
            *[("restart of PostgreSQL", restart)] * times(50),
            *[("connections ended", lambda: end_connections(postgres))] * ends,
            *rolls(company, times(20)),
        ]

    through(postgres, workers, faults)
