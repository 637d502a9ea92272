"""Sentences of three games, read where they come up: choices, gains, gifts, lessons."""

import re
from typing import Any

import pytest

from tools.words_heard import Heard, heard, words_of
from uprising.games.evil_robots.rules import moves as evil
from uprising.games.evil_robots.rules.state import TEAMS
from uprising.games.robot_rise.rules.cards import REVERB, SLUGS, SPROCKET
from uprising.games.robot_rise.rules.defences import DefendIdentity
from uprising.games.robot_rise.rules.identities import Identity
from uprising.games.robot_rise.rules.robots import Robot
from uprising.kernel import Move, game, words
from uprising.texts import languages, render, spoken_choice

NAMES = ("Ada", "Bolt", "Gasket")


def said(key: str, state: Any, seat: int, move: Move[Any], lang: str = "en") -> str:
    of = game(key)
    phrase = of.phrase(state, seat, move)
    return spoken_choice(words_of(of, lang), move.text(), phrase, NAMES)


def card(slug: str) -> int:
    return SLUGS.index(slug)


@pytest.mark.parametrize(
    ("lang", "matched", "other"),
    [
        ("en", "Send Sparkjaw at Bolt and Gasket", "Send Head 6, Body 9 and Legs 15 at Bolt"),
        (
            "it",
            "Manda Sparkjaw contro Bolt e Gasket",
            "Manda Testa 6, Corpo 9 e Gambe 15 contro Bolt",
        ),
    ],
)
def test_a_robot_is_sent_by_its_name_or_by_its_parts(lang: str, matched: str, other: str) -> None:
    """W25: "attack with a robot h-06 b-06 l-06 > @1 @2"."""
    s = game("robot_rise").deal_random(3, 1)
    sparkjaw = Robot(card("h-06"), card("b-06"), card("l-06"), 1, 2)
    mixed = Robot(card("h-06"), card("b-09"), card("l-15"), 1, -1)
    assert said("robot_rise", s, 0, sparkjaw, lang) == matched
    assert said("robot_rise", s, 0, mixed, lang) == other


def test_an_identity_is_named_with_what_it_costs() -> None:
    s: Any = game("robot_rise").deal_random(3, 1)
    first, second = card("l-08"), card("l-06")
    s.identities[0] = REVERB
    reverb = DefendIdentity(-1, first, second)
    assert said("robot_rise", s, 0, reverb) == "Reverb: discard Legs 8 and Legs 6"
    s.identities[0] = SPROCKET
    rig = Identity(-1, first, second)
    assert said("robot_rise", s, 0, rig) == "Tilda Sprocket: Jury Rig of Legs 8 and Legs 6"


@pytest.mark.parametrize(
    ("move", "english", "italian"),
    [
        ("ally h-04 b-09 for legs", "Ask for Legs to go with Head 4 and Body 9", ""),
        ("ally h-04 l-09 for body", "Ask for a Body to go with Head 4 and Legs 9", ""),
        (
            "swap3 legs",
            "Discard three Legs and draw three cards",
            "Scarta tre Gambe e pesca tre carte",
        ),
    ],
)
def test_legs_are_several_and_three_parts_are_discarded(
    move: str, english: str, italian: str
) -> None:
    """W11: "Ask for a Legs to go with"; "Exchange three parts for a Legs"."""
    of = game("robot_rise")
    s = of.deal_random(3, 1)
    read = of.read(words(move), NAMES)
    assert said("robot_rise", s, 0, read) == english
    if italian:
        assert said("robot_rise", s, 0, read, "it") == italian


def test_one_token_is_a_token_and_coins_have_their_price() -> None:
    """W11: "Give Bea 1 Action Tokens", "Turn over the coin of the Extra's Heads coin"."""
    of = game("evil_robots")
    s = of.deal_random(3, 1)
    gift = evil.Gift(1, True, 1)
    assert said("evil_robots", s, 0, gift) == "Give Bolt one Action Token"
    assert said("evil_robots", s, 0, gift, "it") == "Dai a Bolt un Gettone Azione"
    flip = of.read(words("flip-any extra-heads"), NAMES)
    assert said("evil_robots", s, 0, flip) == "Turn over the Extra's Heads coin for 2 tokens"
    unused = of.read(words("play deep-scan no-use"), NAMES)
    assert said("evil_robots", s, 0, unused) == "Reveal Deep Scan without using it"


@pytest.fixture(scope="module")
def street() -> Heard:
    return heard(game("robotariat"), 4)


@pytest.mark.parametrize("lang", languages())
def test_gains_and_losses_have_their_sign(street: Heard, lang: str) -> None:
    """W7: "Funds 1 SPARK: now 1"."""
    spoken = words_of(game("robotariat"), lang)
    counted = {"log-funds", "log-contributions", "log-reputation"}
    lines = [one.said(spoken) for one in street.sayings if one.key in counted]
    assert len(lines) > 20
    assert [line for line in lines if not re.search(r" [+−]\d+\b", line)] == []


def test_a_die_that_will_be_rolled_is_not_called_unused(street: Heard) -> None:
    """W4: "black not used" for a die that is then rolled, "rolls" for dice that were chosen."""
    spoken = words_of(game("robotariat"), "en")
    for face, text in (("~id-to-roll", "to be rolled"), ("~id-no-face", "not used")):
        assert spoken.say(face[1:]) == text
    lines = [one.said(spoken) for one in street.sayings if one.key == "log-dice-set"]
    assert lines and not [line for line in lines if "not used" in line]
    dice = [one.said(spoken) for one in street.sayings if one.key == "log-dice"]
    assert dice and not [line for line in dice if "rolls" in line]


@pytest.mark.parametrize(
    ("lang", "ends", "wins"),
    [("en", "game ends", "has the most then wins"), ("it", "partita finisce", "vince chi")],
)
def test_ten_influence_end_the_game_and_most_wins(lang: str, ends: str, wins: str) -> None:
    """W2: the lesson said that ten Influence win (EVIL-END-1)."""
    text = words_of(game("evil_robots"), lang).say("lesson-end")
    assert ends in text and wins in text


@pytest.mark.parametrize(
    ("lang", "teams"), [("en", "Evil, Neutral and Good"), ("it", "Cattivi, Neutrali e Buoni")]
)
def test_totals_are_told_in_the_order_they_have(lang: str, teams: str) -> None:
    """W4: the table in words gave Evil's total to Good, in every round."""
    assert TEAMS == ("evil", "neutral", "good")
    told = render(words_of(game("evil_robots"), lang), "tell-totals", {"totals": [0, 5, 7]}, NAMES)
    assert teams in told and re.findall(r"\d+", told) == ["0", "5", "7"]


def test_what_a_card_is_aimed_at_is_told_as_a_thing() -> None:
    """W4: "Inside Out is aimed at and turn it over", "… over. the Extra: now Heads"."""
    spoken = words_of(game("evil_robots"), "en")
    aimed = {"card": "~id-inside-out", "target": "~id-turn"}
    told = render(spoken, "log-aimed", aimed, NAMES)
    assert told == "Chosen for Inside Out: turn the coin over."
    turned = {"who": "@0", "whose": "~id-extra", "face": "~id-heads"}
    told = render(spoken, "log-turned", turned, NAMES)
    assert told == "Ada turns over an open coin of the Extra: now Heads."


@pytest.mark.parametrize(
    ("lang", "enough"), [("en", "while the pot lasts"), ("it", "finché il piatto basta")]
)
def test_without_agreement_a_short_pot_is_not_said_to_pay_everybody(lang: str, enough: str) -> None:
    """W4: "one Influence each" also where two Influence had to do for three (EVIL-EDGE-20)."""
    assert enough in words_of(game("evil_robots"), lang).say("log-no-agreement")


@pytest.mark.parametrize(
    ("influence", "tokens", "line"),
    [
        (0, 0, "Ada offers nothing."),
        (2, 0, "Ada offers 2 Influence."),
        (0, 1, "Ada offers one Action Token."),
        (1, 2, "Ada offers 1 Influence and 2 Action Tokens."),
    ],
)
def test_what_is_not_offered_is_not_counted(influence: int, tokens: int, line: str) -> None:
    """W11: "offers 0 Influence and 1 tokens"."""
    values = {"who": "@0", "influence": influence, "tokens": tokens}
    assert render(words_of(game("evil_robots"), "en"), "log-offered", values, NAMES) == line


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("key", "line"), [("robot_rise", "log-turn"), ("fully_automated_bosses", "log-round-began")]
)
def test_a_round_is_called_alike_above_the_table_and_in_the_log(
    key: str, line: str, lang: str
) -> None:
    """W12: "Round 3" above "Turn 3"; W14: Turno, Round and giro at one table."""
    spoken = words_of(game(key), lang)
    values = {"turn": 3, "number": 3, "who": "@0", "lead": "@0", "chair": "@1"}
    assert render(spoken, line, values, NAMES).startswith(spoken.say("page-round", round=3))
