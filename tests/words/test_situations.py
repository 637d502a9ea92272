"""Situations that were told wrongly once, and Italian as the box has it."""

import re

import pytest

from tools.words_heard import words_of
from uprising.kernel import game
from uprising.scenario import scenario
from uprising.texts import catalogue, render

NAMES = ("ana", "ben", "chloe")
FEMININE = ("fully_automated_union", "fully_automated_bosses")
MASCULINE = re.compile(
    r"\b(?:il boss|i boss|gli scioperanti|tutti|nessuno"
    r"|ognuno|qualcuno|giocator[ei]|lavorator[ei]|crumiri|padron[ei]|sindaco"
    r"|stressato|eliminato|sposato|traditor[ei])\b"
)
OF_THINGS = {"refuse-no-slot": "places", "tell-automated": "robots", "lesson-9": "savings"}
"""Sentences in which one of these words stands for a thing."""


def test_whoever_did_not_draw_the_event_is_not_told_so() -> None:
    """W4: "Global Annihilation: You have drawn an Event" for those who drew nothing."""
    t = scenario("robot_rise", NAMES, at="draw", turn="ana")
    t.put("deck", ["global-annihilation", "h-01", "h-02", "h-03", "h-04"])
    said: dict[str, str] = {}
    for _ in NAMES:
        for who, ask in t.asks().items():
            said.setdefault(
                who, render(catalogue("robot_rise", "en"), ask.prompt, dict(ask.about), NAMES)
            )
            t.play(who, "defend none")
    assert set(said.values()) == {"An Event hits you: Global Annihilation. How do you answer?"}


@pytest.mark.parametrize("key", FEMININE)
def test_italian_keeps_the_feminine_of_the_rulebook(key: str) -> None:
    """W15: "I tuoi Crumiri", "nessuno può sapere", "Vincono tutti"."""
    spoken = catalogue(key, "it")
    source = (game(key).folder / "text" / "it.ftl").read_text(encoding="utf-8")
    said = re.findall(r"^([a-z][a-z0-9-]*) = ((?:.|\n[ }])*)", source, re.MULTILINE)
    assert len(said) > 0.9 * len(spoken.keys)
    found = {k: MASCULINE.findall(text.lower()) for k, text in said if k not in OF_THINGS}
    assert {k: words for k, words in found.items() if words} == {}


@pytest.mark.parametrize(
    "key", ["tui-mayor", "tui-boss", "tui-stressed", "pack-rent-free", "play-sealed"]
)
def test_the_frame_keeps_the_feminine_too(key: str) -> None:
    """W15: "Il capo automatico", "sindaco", "stressato" around the game."""
    said = catalogue("shell", "it").say(key).lower()
    assert not MASCULINE.search(said) and "capo" not in said


def test_levels_and_counts_of_people_are_neutral_in_italian() -> None:
    """W15: "5–10 giocatori", "Compagno, Agitatore, Commissario", "Umano"."""
    shell = catalogue("shell", "it")
    assert shell.say("page-players", least=5, most=10) == "5–10 persone"
    names = [shell.say(f"level-{one}") for one in ("recruit", "comrade", "agitator", "commissar")]
    assert [name for name in names if name.endswith(("o", "ore"))] == []
    assert shell.say("play-me") == "Ospite"


@pytest.mark.parametrize(
    ("key", "term", "italian"),
    [
        ("fully_automated_bosses", "board-security", "Security"),
        ("fully_automated_bosses", "phase-fund", "Cassa di Solidarietà"),
        ("fully_automated_bosses", "phase-payday", "Giorno di Paga"),
        ("fully_automated_union", "phase-payday", "Giorno di Paga"),
        ("fully_automated_union", "id-holiday", "Ferie"),
        ("fully_automated_union", "id-collective-agreement", "Contratto Collettivo"),
    ],
)
def test_the_box_s_own_terms_are_used(key: str, term: str, italian: str) -> None:
    """W14."""
    assert words_of(game(key), "it").say(term) == italian
