"""Recorded games end as they did; every way to end is among them."""

from pathlib import Path

import pytest

from uprising.kernel import Table, replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def replayed(path: Path) -> Table:
    return replay(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    """ROB-GOAL-4: with the digest it had."""
    assert replayed(path).outcome is not None


def test_every_way_to_end_is_recorded() -> None:
    """ROB-GOAL-1, ROB-GOAL-2, ROB-GOAL-3, ROB-GOAL-7: in both modes, with 3, 4 and 5 players."""
    found = set()
    for path in RECORDS:
        t = replayed(path)
        assert t.outcome is not None
        found.add((t.setup.options["mode"], t.outcome.key))
    keys = ("end-success", "end-disgrace", "end-too-late")
    assert found == {(mode, key) for mode in ("coop", "secret") for key in keys}
