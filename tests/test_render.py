"""Sentences with players' names and things' words; every game can say all that happens in it."""

import msgspec
import pytest

import uprising
from uprising.bots import bot, play_match
from uprising.commands.story import log_line
from uprising.kernel import Game, replay
from uprising.texts import catalogue, languages, render, spoken_choice, spoken_move
from uprising.texts.catalogue import Catalogue

NAMES = ("ann", "bea", "col")
WORDS = Catalogue(
    "en",
    """
move-play = Play
id-nuke = the Nuke
id-spy-attack = a Spy Attack
do-give-1 = Give it to { $one }
log-played = { $who } plays { $card } ({ $cost }) on { $whom }.
log-counted = { $n ->
    [one] one card
   *[other] { $n } cards
}
log-open = { $open ->
    [true] open
   *[false] shut
}
""",
)


def test_seats_and_things_get_their_names() -> None:
    values = {"who": "@1", "card": "~id-nuke", "cost": 3, "whom": ["@0", "@2"]}
    assert render(WORDS, "log-played", values, NAMES) == "bea plays the Nuke (3) on ann and col."


def test_nothing_has_a_sign_of_its_own() -> None:
    values = {"who": "@1", "card": None, "cost": 3, "whom": ()}
    assert render(WORDS, "log-played", values, NAMES) == "bea plays – (3) on –."


def test_lists_are_joined_as_people_do_and_say_how_long_they_are() -> None:
    """W25: an empty list printed as nothing, "commits ."."""
    words = Catalogue(
        "it",
        """
id-ed = Eduardo
log-commits = { $cards-count ->
    [0] { $who } non impegna nulla.
   *[other] { $who } impegna { $cards }.
}
""",
    )
    said = [
        render(words, "log-commits", {"who": "@0", "cards": cards}, NAMES)
        for cards in ([], ["@1"], ["@1", "@2"], ["@1", "@2", "~id-ed"])
    ]
    assert said == [
        "ann non impegna nulla.",
        "ann impegna bea.",
        "ann impegna bea e col.",
        "ann impegna bea, col ed Eduardo.",
    ]


def test_a_value_may_be_a_sentence_with_values_of_its_own() -> None:
    values = {"who": "@1", "card": {"say": "log-counted", "n": 2}, "cost": 3, "whom": "@0"}
    assert render(WORDS, "log-played", values, NAMES) == "bea plays 2 cards (3) on ann."


def test_a_game_may_have_a_sentence_for_a_move() -> None:
    """W25: where it has none, the catalogue's for the move's words is used, and else its words."""
    phrase = ("log-counted", {"n": 1})
    assert spoken_choice(WORDS, "play nuke", phrase, NAMES) == "One card"
    assert spoken_choice(WORDS, "play nuke > @2", None, NAMES) == "Play the Nuke > col"
    assert spoken_choice(WORDS, "give @2", None, NAMES) == "Give it to col"


def test_numbers_and_truth_choose_their_forms() -> None:
    assert render(WORDS, "log-counted", {"n": 1}, NAMES) == "One card"
    assert render(WORDS, "log-open", {"open": False}, NAMES) == "Shut"


def test_what_has_no_words_is_an_error() -> None:
    with pytest.raises(KeyError, match="id-gun"):
        render(WORDS, "log-played", {"who": "@1", "card": "~id-gun"}, NAMES)
    with pytest.raises(TypeError):
        render(WORDS, "log-counted", {"n": object()}, NAMES)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("play nuke > @2", "Play the Nuke > col"),
        ("play spy-attack,nuke", "Play a Spy Attack,the Nuke"),
        ("wait", "Wait"),
        ('play nuke "a nuke for @2"', 'Play the Nuke "a nuke for @2"'),
        ("play 3 @7", "Play 3 @7"),
    ],
)
def test_a_move_is_said_with_the_games_words(text: str, said: str) -> None:
    assert spoken_move(WORDS, text, NAMES) == said


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", uprising.games().values(), ids=lambda game: game.key)
def test_every_event_of_a_game_can_be_told(game: Game, lang: str) -> None:
    """Random games, told to every seat and to a spectator, without a missing word or value."""
    words = catalogue(game.key, lang, game.folder)
    for number, seats in enumerate((game.seats[0], game.seats[-1])):
        played = play_match(game, [bot("random")] * seats, number, {})
        table = replay(played.record(), until=0)
        events = list(table.first_events)
        for line in played.lines:
            for ask in table.asks.values():
                assert render(words, ask.prompt, dict(ask.about), table.names)
            for said in line:
                events += table.play(said.seat, said.text, said.by).events
        assert events != []
        told = {  # most of it looks the same to all
            msgspec.json.encode(seen): seen
            for seat in (None, *range(seats))
            for seen in table.seen(events, seat)
        }
        for seen in told.values():
            assert log_line(words, seen, table.names)
        assert table.outcome is not None
        assert words.say(table.outcome.key)
