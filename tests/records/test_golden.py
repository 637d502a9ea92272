"""Recorded games of every game end as they did, plain and compiled."""

from pathlib import Path

import pytest

import uprising
from tests.project import ROOT
from uprising.kernel import read_record, replay
from uprising.texts import catalogue

RECORDS = sorted((ROOT / "tests" / "games").glob("*/records/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    paper = read_record(text)
    table = replay(paper)
    assert table.game.codec.digest(table.state) == paper.digest
    assert (table.outcome is not None) == paper.ended
    assert str(table.record()) == text


@pytest.mark.parametrize("key", ["leduc", "tic_tac_toe"])
def test_every_way_to_end_is_recorded(key: str) -> None:
    ends = {text for text in catalogue(key, "en").keys if text.startswith("end-")}
    papers = [path.read_text(encoding="utf-8") for path in RECORDS if path.parts[-3] == key]
    outcomes = [uprising.replay(paper).outcome for paper in papers]
    assert {outcome.key for outcome in outcomes if outcome is not None} == ends
