"""Whatever comes up in games can be read: prompts, choices, log lines, endings, every card.

What is wrong is printed by `python -m tools.words GAME LANG`; with `--corpus` it prints every
distinct sentence, sorted.
"""

import pytest

from tests.project import games
from tools.words_faults import Mistake, mistakes
from tools.words_heard import Heard, Saying, heard, words_of
from uprising.kernel import Game, game
from uprising.texts import languages
from uprising.texts.catalogue import Catalogue

FORM = "a move of many parts, filled in as a form and said back"
EXCEPTIONS: dict[tuple[str, str, str], str] = {
    ("long", "evil_robots", "do-share"): "the line of a form: a share for each of the winners",
    ("long", "evil_robots", "do-keep-cards"): "the line of a form: up to three cards by name",
    ("long", "robot_rise", "do-as-reverb"): "two cards with the longest names in Italian",
    ("long", "robotariat", "do-carry"): "two spaces with the longest names in Italian",
    ("long", "robotariat", "do-place-several"): "the line of a form: posters on up to six spaces",
    ("long", "fully_automated_bosses", "do-offers"): FORM,
    ("long", "fully_automated_bosses", "do-counter"): FORM,
    ("long", "fully_automated_bosses", "do-slip"): FORM,
    ("long", "fully_automated_bosses", "do-decree"): FORM,
    ("long", "patriot", "do-vote"): FORM,
    ("long", "patriot", "do-discard"): FORM,
    ("long", "patriot", "do-station"): FORM,
    ("foreign", "fully_automated_bosses", "game-title"): "the name of the box is English",
    ("foreign", "fully_automated_union", "game-title"): "the name of the box is English",
}
"""What is no mistake, with its reason: a check, a game, the beginning of a key or move."""

GAMES = 4  # of each rule set
MANY = 100


def read(of: Game, count: int) -> list[Mistake]:
    found = heard(of, count)
    english = words_of(of, "en")
    wrong = []
    for lang in languages():
        wrong += mistakes(found, words_of(of, lang), english)
    return [one for one in wrong if not is_excepted(of.key, one)]


def is_excepted(key: str, one: Mistake) -> bool:
    return any(
        (one.check, key) == (check, of) and one.where.startswith(where)
        for check, of, where in EXCEPTIONS
    )


def shown(wrong: list[Mistake]) -> str:
    return "\n".join(str(one) for one in wrong[:40])


def reads_well(key: str, count: int) -> None:
    wrong = read(game(key), count)
    assert not wrong, shown(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("key", games())
def test_everything_that_comes_up_in_games_reads_well(key: str) -> None:
    reads_well(key, GAMES)


@pytest.mark.soak
@pytest.mark.parametrize("key", games())
def test_a_hundred_games_read_well(key: str) -> None:
    reads_well(key, MANY)


def test_exceptions_are_few() -> None:
    assert len(EXCEPTIONS) <= 20
    assert all(EXCEPTIONS.values())


PLANTED = """
id-spy-card = Spy card
id-coin = coin
move-take = take
move-give = give
do-give-2 = Give { $one } { $two }
log-paid = { $who } pays { $coins } coins.
log-said = { $who } said  it.
log-low = the game begins.
log-open = The game begins
log-key = This is spy-card.
log-tag = This is [ruling] so.
log-rule = See RISE-TURN-7.
log-twice = This this is so.
log-nothing = Ada commits .
log-list = Ada commits { $cards }.
wait-offer = { $names } offers something.
log-italian = Ada gioca una carta con Bruno.
"""


@pytest.mark.parametrize(
    ("saying", "check"),
    [
        (Saying("log", "log-paid", '{"who": "@0", "coins": 1}'), "number"),
        (Saying("log", "log-paid", '{"who": "@0"}'), "unsaid"),
        (Saying("log", "log-said", '{"who": "@0"}'), "empty"),
        (Saying("log", "log-open"), "no stop"),
        (Saying("log", "log-key"), "key"),
        (Saying("log", "log-tag"), "markup"),
        (Saying("log", "log-rule"), "markup"),
        (Saying("log", "log-twice"), "doubled"),
        (Saying("log", "log-nothing"), "empty"),
        (Saying("log", "log-list", '{"cards": []}'), "empty"),
        (Saying("wait", "wait-offer", '{"names": ["@0", "@1"]}'), "agreement"),
        (Saying("log", "log-italian"), "foreign"),
        (Saying("choice", "", move="take spy-card"), "no words"),
        (Saying("choice", "", move=f"give @0 {'x' * 60}"), "long"),
    ],
)
def test_each_kind_of_mistake_is_found(saying: Saying, check: str) -> None:
    words = Catalogue("en", PLANTED)
    found = Heard({saying: "here"})
    assert check in {one.check for one in mistakes(found, words, words)}


def test_choices_that_nobody_could_tell_apart_are_found() -> None:
    words = Catalogue("en", PLANTED + "do-take-spy-card = Take it\ndo-take-coin = Take it\n")
    group = (Saying("choice", "", move="take spy-card"), Saying("choice", "", move="take coin"))
    found = Heard(dict.fromkeys(group, "here"), {group: "here"})
    assert "alike" in {one.check for one in mistakes(found, words, words)}


def test_what_reads_well_is_left_alone() -> None:
    words = Catalogue("en", PLANTED)
    good = {
        Saying("log", "log-paid", '{"who": "@0", "coins": 2}'): "here",
        Saying("choice", "", move="give @0 spy-card"): "here",
    }
    planted = {one.where for one in mistakes(Heard(good), words, words)}
    assert not planted & {"log-paid", "give @0 spy-card"}
