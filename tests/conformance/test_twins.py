"""Compiled and plain rules play the same games, digest by digest.

The compiled half of `make test` asks a plain interpreter for the same games; the plain half has
nothing to compare itself with.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest

import uprising
from tests.conformance.cases import Case, all_cases
from tests.project import ROOT
from uprising.kernel import seeded

GAMES = 3
STEPS = 400


def digests(key: str, seats: int, options: Mapping[str, Any]) -> list[str]:
    """The digest after every decision of some random games, with all the rules' luck."""
    game = uprising.game(key)
    found = []
    for seed in range(GAMES):
        s = game.deal_random(seats, f"twins-{seed}", **options)
        rng = seeded(seed, "twins")
        for _ in range(STEPS):
            found.append(game.codec.digest(s))
            if s.ended:
                break
            ask = s.next_ask()
            moves = s.legal(ask, rng)
            s.play_trusted(ask.seat, moves[rng.below(len(moves))])
    return found


def plain_digests(case: Case) -> list[str]:
    ask = "import json, sys, uprising; from tests.conformance.test_twins import digests;"
    ask += "assert not uprising.compiled(); print(json.dumps(digests(*json.loads(sys.argv[1]))))"
    said = subprocess.run(
        [sys.executable, "-c", ask, json.dumps([case.game.key, case.seats, case.options])],
        cwd=ROOT,
        env={**os.environ, "UPRISING_PURE": "1"},
        capture_output=True,
        check=True,
    )
    found: list[str] = json.loads(said.stdout)
    return found


def test_digests_tell_games_apart() -> None:
    first = digests("leduc", 2, {})
    assert len(set(first)) > 6
    assert first == digests("leduc", 2, {}) != digests("tic_tac_toe", 2, {})


if uprising.compiled():

    @pytest.mark.slow
    @pytest.mark.parametrize("case", all_cases(), ids=str)
    def test_compiled_and_plain_rules_agree(case: Case) -> None:
        assert digests(case.game.key, case.seats, case.options) == plain_digests(case)
