"""The scenario page lists everything that is there (its example runs with all the others)."""

from tests.project import ROOT
from uprising.games.patriot import GAME
from uprising.games.patriot.rules.board import BY_WORD
from uprising.games.patriot.text.notation import CARDS, SINGLE, SPACED

PAGE = (ROOT / "docs" / "research" / "scenarios" / "patriot.md").read_text(encoding="utf-8")


def test_every_zone_start_die_and_shuffle_is_listed() -> None:
    names = [zone.name for zone in GAME.zones]
    names += [*GAME.starts, *GAME.faces, *GAME.shuffles]
    assert [name for name in names if f"`{name}`" not in PAGE] == []


def test_every_verb_is_listed() -> None:
    verbs = {*BY_WORD, *SINGLE, *CARDS, *SPACED, "take", "power", "keep", "bury", "choose", "drop"}
    assert [verb for verb in sorted(verbs) if f"`{verb}" not in PAGE] == []
