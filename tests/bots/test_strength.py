"""Measured strength: kept line by line, told only of the rules and levels it was measured with."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from uprising.bots import LEVELS, Strength, strengths
from uprising.bots.levels import COMMISSAR, RECRUIT, Level
from uprising.bots.search import Attention
from uprising.bots.strength import FILE, keep, kept, stamp_of
from uprising.games.patriot import GAME as PATRIOT
from uprising.kernel import Game, game
from uprising.lab.strength import STAGES
from uprising.packs import with_pack


def figure(of: Game, level: Level, **other: object) -> Strength:
    plain = Strength(of.key, level.key, 1, "team", {}, 0.5, 0.4, 0.6, 100, 0.3, stamp_of(of, level))
    return replace(plain, **other)  # type: ignore[arg-type]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "strength.json"
    path.write_text("[]")
    return path


def test_figures_are_kept_one_a_line_and_a_new_one_replaces_the_old(file: Path) -> None:
    low, high = figure(PATRIOT, RECRUIT), figure(PATRIOT, COMMISSAR)
    keep([high], file)
    keep([low], file)
    assert strengths(PATRIOT, path=file) == [low, high]
    better = replace(high, share=0.55)
    keep([better], file)
    assert kept(file) == (low, better)
    assert len(file.read_text().splitlines()) == 2 + len(kept(file))


def test_what_was_measured_with_other_rules_or_cards_is_left_out(file: Path) -> None:
    older, newer = (
        replace(PATRIOT, version=PATRIOT.version + 1),
        with_pack(PATRIOT, "level-campaigns"),
    )
    keep([figure(PATRIOT, RECRUIT), figure(older, COMMISSAR)], file)
    assert [one.level for one in strengths(PATRIOT, path=file)] == ["recruit"]
    assert [one.level for one in strengths(older, path=file)] == ["commissar"]
    assert strengths(newer, path=file) == []


def test_a_level_that_looks_harder_than_it_did_is_another_one() -> None:
    harder = replace(RECRUIT, attention=Attention(12, 3, 50, 0.0))
    assert len({stamp_of(PATRIOT, level) for level in (*LEVELS, harder)}) == len(LEVELS) + 1


def test_a_figure_speaks_of_the_options_it_was_measured_with_and_of_the_usual_ones(
    file: Path,
) -> None:
    found = figure(PATRIOT, RECRUIT, options={"campaign": "m"})
    keep([found], file)
    for campaign in ("ask", "m"):
        assert strengths(PATRIOT, {"campaign": campaign}, file) == [found]
    assert strengths(PATRIOT, {"campaign": "zam"}, file) == []


@pytest.mark.parametrize("one", kept(FILE), ids=lambda one: f"{one.game} {one.level}")
def test_every_figure_we_tell_is_a_share_within_its_interval(one: Strength) -> None:
    assert 0 <= one.low <= one.share <= one.high <= 1 and 0 <= one.heuristic <= 1
    assert one.games > 0 and one.seats in game(one.game).seats and one.kind in ("seat", "team")


@pytest.mark.parametrize("key", STAGES)
def test_every_level_of_every_game_has_a_figure_of_the_present_rules(key: str) -> None:
    """And no level is measured clearly below the one under it."""
    found = strengths(game(key))
    assert [one.level for one in found] == [level.key for level in LEVELS]
    assert all(low.low <= high.high for low, high in pairwise(found))
