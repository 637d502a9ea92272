"""Text board and screen reader tell the whole table in sentences, in both languages (W13)."""

import re
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from tests.project import games
from tools.words_heard import words_of
from uprising.kernel import default_names, game, seeded_table
from uprising.texts import catalogue, is_told, languages, tell
from uprising.texts.catalogue import Catalogue
from uprising.texts.places import catalogue_file

TOLD = [key for key in games() if is_told(catalogue(key, "en"))]
SILENT = {
    "robot_rise": {"asked": "the choices leave out what was asked for before"},
    "evil_robots": {
        "pot_card": "the pot is told",
        "left_bottom": "told by what one remembers",
        "right_bottom": "told by what one remembers",
        "winning": "each player's team and the totals are told",
        "proposals_left": "the question says it",
        "cycled": "the log has told it",
        "cost_flip_any": "the choices name their prices",
        "cost_flip_own": "the choices name their prices",
        "cost_swap": "the choices name their prices",
        "prints": "what is printed on a card is asked by its name",
    },
    "robotariat": {
        "verdict": "the ending tells it",
        "rewards": "the present reward is told",
        "suspicion": "a number of the rules",
        "sent": "the log has told it",
        "cut": "the log has told it",
        "moved": "the choices show what is left to do",
        "activations": "the choices show what is left to do",
        "power_used": "the choices show what is left to do",
        "pr_used": "the choices show what is left to do",
        "restored": "the choices show what is left to do",
        "drawn_size": "the log has told it",
        "aside": "a number of the rules",
        "torn": "the log has told it",
        "torn_most": "the log has told it",
        "spy": "the question tells it",
    },
    "fully_automated_union": {
        "supply": "as many as are not out",
        "eliminated_to_lose": "a number of the rules",
        "blue_income": "a number of the rules",
        "red_income": "a number of the rules",
        "treason": "a number of the rules",
        "couple_treason": "a number of the rules",
        "events_left_out": "nobody sees them",
        "contract_discard": "the log has told it",
        "contracts_removed": "an option of the table",
        "child_of_the_couple": "told with the cards kept",
    },
    "fully_automated_bosses": {
        "bosses": "told with each seat",
        "seized": "told with the workers' robots",
        "robots_at_bankruptcy": "a number of the rules",
        "boss_target": "told with the aim of a seat",
        "scrap_target": "told with the aim of a seat",
        "startupper_target": "told with the aim of a seat",
        "public_slots": "the choices show Public Work while it has a place",
        "claims": "the log has told it",
    },
    "patriot": {
        "tiles": "the choices name every tile with its price",
        "book": "provenance, shown with each card",
        "stops": "a number of the rules",
        "marker_supply": "never short in a game",
        "troop_supply": "Troops are told by space",
        "rioter_supply": "Rioters are told by space",
        "rioted": "the log has told it",
        "riot_discard": "the log has told it",
        "brief_odds": "drawn on the desk, for who wants to reckon",
        "brief_discard": "the log has told it",
        "discard": "the log has told it",
        "po_discard": "the log has told it",
        "mixed": "told by what is known on top and underneath",
        "picks": "the choices show what is left to do",
        "predicted": "the choices show what is left to do",
        "free_reroll_used": "the choices show what is left to do",
        "launch_discount": "the choices name their prices",
        "project_bonus": "the log has told it",
    },
}
"""What the sentences leave out of a view, and why nobody misses it."""


def asked_for(key: str) -> set[str]:
    """Every value that the sentences about a table ask for."""
    source = catalogue_file(key, "en", None).read_text(encoding="utf-8")
    return set(re.findall(r"\$([a-z0-9-]+)", source[source.index("tell-") :]))


@pytest.mark.parametrize("key", TOLD)
def test_every_field_of_a_view_is_told_or_left_out_for_a_reason(key: str) -> None:
    of = game(key)
    table = seeded_table(of, default_names(of.seats[0]), {}, "zones")
    keys, values = catalogue(key, "en").keys, asked_for(key)
    untold = set()
    for field in type(of.view(table.state, 0)).__struct_fields__:
        name = field.replace("_", "-")
        endings = ("", "-id", "-name", "-count")
        if f"tell-{name}" not in keys and not values & {f"{name}{ending}" for ending in endings}:
            untold.add(field)
    assert untold == set(SILENT[key])
    assert all(SILENT[key].values())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", TOLD)
def test_the_table_names_everybody_who_sits_there(key: str, lang: str) -> None:
    of = game(key)
    names = default_names(of.seats[-1])
    table = seeded_table(of, names, {}, "zones")
    told = tell(words_of(of, lang), msgspec.to_builtins(table.view(0)), names)
    assert [name for name in names if not any(name in line for line in told)] == []
    assert not [line for line in told if not line.endswith((".", "»", "”"))]


FERRY = """
tell-fare = The fare is { $fare ->
    [one] one coin
   *[other] { $fare } coins
} on { $boat-name-id }.
tell-crates-none = No crate is here.
tell-crates = Crate { $number }: { $what }, of { $owner-name }.
tell-captain = { $captain } steers.
tell-captain-none = Nobody steers.
tell-quiet = { $quiet ->
    [true] Nothing moves.
   *[false] { "" }
}
"""


def test_rows_numbers_and_empty_fields_are_told() -> None:
    words = Catalogue("en", FERRY)
    boat = {"name": "blue"}
    here: dict[str, Any] = {"fare": 1, "boat": boat, "crates": [{"what": "nuts", "owner": 1}]}
    told = tell(words, {**here, "captain": "@0", "quiet": True}, ("Ada", "Bea"))
    assert told == [
        "The fare is one coin on blue.",
        "Crate 1: nuts, of Bea.",
        "Ada steers.",
        "Nothing moves.",
    ]
    gone = {"fare": 2, "boat": boat, "crates": [], "captain": None, "quiet": False}
    assert tell(words, gone, ("Ada", "Bea"))[1:] == ["No crate is here.", "Nobody steers."]


def fields(kind: object) -> Iterator[str]:
    """The names of a view's fields, and of those of the views in it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for name, inner in get_type_hints(kind).items():
            if name in kind.__struct_fields__:
                yield name
                yield from fields(inner)
    for inner in get_args(kind):
        yield from fields(inner)


def test_the_top_of_a_pile_is_told_whatever_lies_below() -> None:
    """Cards that are alike are said once where all are listed, and not where the last one is."""
    lines = "tell-pile = { $pile }: { $pile-last } on top.\nid-raid = Raid\nid-emp = EMP\n"
    told = tell(Catalogue("en", lines), {"pile": ["raid", "emp", "raid"]}, ("Ada",))
    assert told == ["Raid (×2) and EMP: Raid on top."]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", [key for key in games() if key not in TOLD])
def test_a_table_without_sentences_has_a_word_for_every_zone(key: str, lang: str) -> None:
    of = game(key)
    table = seeded_table(of, default_names(of.seats[0]), {}, "zones")
    known = catalogue(key, lang).keys | catalogue("shell", lang).keys
    names = set(fields(type(of.view(table.state, 0))))
    assert sorted(name for name in names if f"zone-{name.replace('_', '-')}" not in known) == []
