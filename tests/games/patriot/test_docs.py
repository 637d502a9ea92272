"""The scenario page lists everything that is there (its example runs with all the others)."""

from tests.project import ROOT
from uprising.games.patriot import GAME
from uprising.games.patriot.notation import CARDS, SINGLE, SPACED
from uprising.games.patriot.tiles import WORDS

PAGE = (ROOT / "docs" / "scenarios" / "patriot.md").read_text(encoding="utf-8")


def test_every_zone_start_die_and_shuffle_is_listed() -> None:
    names = [zone.name for zone in GAME.zones]
    names += [*GAME.starts, *GAME.faces, *GAME.shuffles]
    assert [name for name in names if f"`{name}`" not in PAGE] == []


def test_every_verb_is_listed() -> None:
    verbs = {*WORDS, *SINGLE, *CARDS, *SPACED, "take", "power", "keep", "bury", "choose", "drop"}
    assert [verb for verb in sorted(verbs) if f"`{verb}" not in PAGE] == []
