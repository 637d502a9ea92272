"""Whole games on paper, and positions that cannot be."""

import pytest

from tests.games.fully_automated_union.scene import KEY
from tests.project import ROOT
from uprising.kernel import replay
from uprising.scenario import Impossible, scenario
from uprising.texts import catalogue

RECORDS = sorted((ROOT / "tests" / "games" / KEY / "records").glob("*.txt"))


def test_every_way_to_end_is_recorded_for_several_seat_counts() -> None:
    """FAU-WIN-1, FAU-LOSE-1, FAU-LOSE-2, FAU-LOSE-3, FAU-TRAIT-5: as their files are called."""
    found = set()
    for path in RECORDS:
        table = replay(path.read_text(encoding="utf-8"))
        assert table.outcome is not None
        assert path.stem.startswith(f"{table.outcome.key.removeprefix('end-')}-{len(table.names)}")
        found.add(table.outcome.key)
    ends = {key for key in catalogue(KEY, "en").keys if key.startswith("end-")}
    assert found == ends


@pytest.mark.parametrize(
    ("zone", "value", "says"),
    [
        ("coins/ana", -1, "number"),
        ("red/ana", 11, "number from 0 to 10"),
        ("stressed/ana", 2, "True or False"),
        ("contract/ana", "boom", "boom-c"),
        ("indefinite/ana", "growth-a", "not indefinite"),
        ("kept/ana", ["union"], "cannot lie there"),
        ("event", "union", "event-deck"),
        ("vote/ana", "sleep", "work, accelerate, expropriate"),
        ("starting-player", 1, "turn="),
    ],
)
def test_impossible_positions_are_refused(zone: str, value: object, says: str) -> None:
    with pytest.raises(Impossible, match=says):
        scenario(KEY, ("ana", "ben", "cleo"), "strike").put(zone, value)


def test_a_marriage_takes_two() -> None:
    """FAU-CARD-06a: one spouse alone is no position."""
    t = scenario(KEY, ("ana", "ben", "cleo"), "strike").put("married/ana", True)
    with pytest.raises(Impossible, match="two different players"):
        t.asks()


def test_a_card_lies_in_one_place() -> None:
    """FAU-CONTR-2: an option that is taken cannot be put twice; FAU-CONTR-5: held cards are out."""
    t = scenario(KEY, ("ana", "ben", "cleo"), "strike").put("contract/ana", "boom-c")
    with pytest.raises(Impossible, match="has that option"):
        t.put("contract/ben", "boom-c")
    with pytest.raises(Impossible, match="this turn's card is boom"):
        t.put("contract/ben", "growth-a")
