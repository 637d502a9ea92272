"""The golden records show every way to end and every kind of move."""

from pathlib import Path

import uprising
from uprising.texts import catalogue

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
VERBS = (
    "play", "robot", "ally", "offer", "decline", "accept", "targets", "identity", "defend none",
    "defend robot", "defend identity", "take", "give", "swap3", "pass",
)  # fmt: skip


def test_every_way_to_end_is_recorded() -> None:
    """RISE-END-1, RISE-END-2: the last one standing, and the three-hundredth turn."""
    ends = {key for key in catalogue("robot_rise", "en").keys if key.startswith("end-")}
    outcomes = [uprising.replay(path.read_text(encoding="utf-8")).outcome for path in RECORDS]
    assert {outcome.key for outcome in outcomes if outcome is not None} == ends


def test_every_kind_of_move_is_recorded() -> None:
    """RISE-FLOW-1: all commands of a turn, with every number of seats."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in RECORDS)
    assert [verb for verb in VERBS if f" {verb}" not in text] == []
    seats = {line.count(" ") for line in text.splitlines() if line.startswith("seats ")}
    assert seats == {2, 3, 4, 5, 6}
