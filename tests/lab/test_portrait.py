"""Portraits: what many games of one kind of player say of a game, in tables."""

import pytest

import uprising
from uprising.kernel import default_names, seeded_table, traits_of
from uprising.lab.closeup import closeup, told
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
    head = {"en": "| players | decisions", "it": "| posti | decisioni"}[lang]
    assert told.startswith(head) and "~" not in told


@pytest.mark.slow
def test_games_watched_closely_tell_opening_cards_and_where_they_are_decided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At the first moment everybody's chance is open, and at the end it is known."""
    monkeypatch.setattr("uprising.lab.closeup.CURVES", 2)
    found = closeup(uprising.game("robot_rise"), 2, 24, "portrait", {}, "heuristic")
    assert (found.games, found.decided.games, found.chances[-1]) == (24, 2, 1.0)
    assert 0 < found.chances[0] < 1
    effects = [card.effect for card in found.cards]
    assert effects == sorted(effects, reverse=True) and all(c.games >= 20 for c in found.cards)
    page = told(found, catalogue("robot_rise", "en"), catalogue("shell", "en"))
    assert "half way somebody has as good as won" in page and "~" not in page
