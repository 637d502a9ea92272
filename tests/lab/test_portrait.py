"""Portraits: what many games of one kind of player say of a game, in tables."""

import pytest

import uprising
from uprising.kernel import default_names, seeded_table, traits_of
from uprising.lab.portrait import ended, portrait, sized
from uprising.texts import catalogue


def test_a_portrait_counts_seats_parts_and_endings() -> None:
    of = uprising.game("robot_rise")
    size = sized(of, 3, 20, "portrait", {}, "heuristic")
    assert size.games == 20 and round(sum(seat.share for seat in size.seats), 6) == 1
    assert sum(share.games for share in size.traits["identity"].values()) == 60
    assert size.ends["end-last"].share == 1 and size.won.share == 1
    assert size.lengths[1] <= size.lengths[0] <= size.lengths[2]


def test_what_a_seat_was_is_what_the_game_calls_a_trait() -> None:
    of = uprising.game("fully_automated_bosses")
    state, _ = ended(of, 5, "1", {}, "heuristic")
    roles = [traits_of(of, state, seat)["role"] for seat in range(5)]
    assert sorted(roles) == ["boss", "boss", "prolet", "scab", "startupper"]
    leduc = seeded_table(uprising.game("leduc"), default_names(2), {}, 1)
    assert list(traits_of(leduc.game, leduc.state, 0)) == ["hands"]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_portrait_is_told_in_the_games_words(lang: str) -> None:
    of = uprising.game("fully_automated_union")
    sizes = [sized(of, seats, 5, "words", {}, "heuristic") for seats in (2, 3)]
    told = portrait(sizes, catalogue(of.key, lang), catalogue("shell", lang))
    head = {"en": "| players | decisions", "it": "| giocatori | decisioni"}[lang]
    assert told.startswith(head) and "~" not in told
