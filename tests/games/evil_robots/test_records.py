"""Whole games on paper: one at least for every way to end."""

from tests.project import ROOT
from uprising.kernel import read_record, replay
from uprising.texts import catalogue

RECORDS = sorted((ROOT / "tests" / "games" / "evil_robots" / "records").glob("*.txt"))


def test_every_way_to_end_is_recorded() -> None:
    """EVIL-END-4, EVIL-END-6, EVIL-RIGHT-17: and every number of players."""
    papers = [read_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    outcomes = [replay(paper).outcome for paper in papers]
    ends = {key for key in catalogue("evil_robots", "en").keys if key.startswith("end-")}
    assert {outcome.key for outcome in outcomes if outcome is not None} == ends
    assert {len(paper.seats) for paper in papers} == set(range(3, 10))
