"""Whole games on paper, and positions that cannot be."""

import pytest

from tests.games.patriot.play import position
from tests.project import ROOT
from uprising.kernel import replay
from uprising.scenario import Impossible
from uprising.texts import catalogue

RECORDS = sorted((ROOT / "tests" / "games" / "patriot" / "records").glob("*.txt"))


def test_every_way_to_end_is_recorded_for_one_and_two() -> None:
    """PAT-GOAL-1, PAT-GOAL-3, PAT-GOAL-4: as their files are called."""
    found = set()
    for path in RECORDS:
        table = replay(path.read_text(encoding="utf-8"))
        assert table.outcome is not None
        key, seats, *_ = path.stem.split("-")
        assert (f"end-{key}", int(seats)) == (table.outcome.key, len(table.names))
        found.add((key, int(seats)))
    ends = {
        key.removeprefix("end-") for key in catalogue("patriot", "en").keys if key[:4] == "end-"
    }
    assert found == {(end, seats) for end in ends for seats in (1, 2)}


@pytest.mark.parametrize(
    ("zone", "value", "says"),
    [
        ("cu", 6, "0 to 5"),
        ("threat", 8, "0 to 7"),
        ("treasury", 22, "0 to 21"),
        ("markers/ana", 33, "0 to 32"),
        ("track/ana", 3, "-2 to 2"),
        ("troops", [9], "1 to 8"),
        ("troops", [1] * 15, "only 14"),
        ("character/ana", "nobody", "diva-m"),
        ("campaign", "war", "samuel"),
        ("hand/ana", ["spy-5"] * 3, "spy-5"),
        ("hand/ana", ["spy-6"], "spy-1"),
        ("pile/spy", ["war-1"], "does not belong"),
        ("lamps", ["on"], "4 words"),
        ("rioted", 1, "True or False"),
        ("kept", ["ration-cut", "tax-holiday"], "one thing"),
    ],
)
def test_impossible_positions_are_refused(zone: str, value: object, says: str) -> None:
    with pytest.raises(Impossible, match=says):
        position("act", "m", zones={zone: value})


@pytest.mark.parametrize(
    ("zones", "says"),
    [
        ({"troops": [3], "rioters": [3]}, "never stand together"),
        ({"slots": ["drone-swarm"]}, "slots"),
    ],
)
def test_positions_that_contradict_themselves_are_refused(
    zones: dict[str, object], says: str
) -> None:
    t = position("act", "m", zones=zones)
    with pytest.raises(Impossible, match=says):
        t.asks()
