"""Whole games on paper: every way to end has one, and each replays to its digest."""

from pathlib import Path

import pytest

from uprising.games.fully_automated_bosses import GAME
from uprising.kernel import replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
ENDINGS = {
    "end-boss", "end-startupper", "end-luddite", "end-together", "end-collective",
    "end-monopoly-workers", "end-monopoly-boss", "end-no-boss", "end-guard",
}  # fmt: skip


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    """FAB-WIN-16: the moves lead to the position the record ends with."""
    table = replay(path.read_text(encoding="utf-8"))
    assert table.outcome is not None
    if f"end-{path.stem}" in ENDINGS:
        assert table.outcome.key == f"end-{path.stem}"


def test_every_way_to_end_and_every_table_size_is_on_paper() -> None:
    """FAB-WIN-16, FAB-ROUND-4: nothing is forgotten."""
    assert {path.stem for path in RECORDS} == {
        *(ending.removeprefix("end-") for ending in ENDINGS),
        *(f"thumb-{seats}" for seats in GAME.seats),
    }
