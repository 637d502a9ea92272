"""Whatever happens to workers and databases, play goes on and nothing acknowledged is lost.

The full size takes hours: 500 kills, 50 restarts, 1,000 connections ended in mid-transaction and 20
rolling restarts on each store. `UPRISING_SOAK=0.1` in the environment does a tenth of each;
`python -m tests.server.soak` does it in slices that add up.
"""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import Any

import pytest

from tests.server.faults import spread_of
from tests.server.soak import Found, Plan, play_through

SHARE = float(os.environ.get("UPRISING_SOAK", "1"))


def times(number: int) -> int:
    return max(1, math.ceil(number * SHARE))


def told(workers: int, found: Found) -> None:
    for kind, waits in found.waits.items():
        print(
            f"\n{workers} workers, {kind}: {found.times[kind]} times, {spread_of(waits)} s", end=""
        )
    print(f"\nacknowledged and found once: {found.kept}")
    assert found.kept["moves"] and found.kept["words"] and found.kept["joins"]


@pytest.mark.soak
def test_kills_and_rolling_restarts_on_a_file(tmp_path: Path) -> None:
    plan = Plan(kills=times(500), rolls=times(20))
    told(1, play_through(str(tmp_path / "tables.db"), 1, plan))


@pytest.mark.soak
@pytest.mark.parametrize("workers", [1, 3])
def test_all_kinds_of_faults_on_postgresql(
    workers: int, postgres: str, postgres_server: Any
) -> None:
    plan = Plan(times(500), times(50), times(1000), times(20))
    told(workers, play_through(postgres, workers, plan, postgres_server))
