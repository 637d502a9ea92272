"""What a seat has seen stays in its view and in every guess."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.evil_robots.tables import NAMES, acting, everyone, hand, table
from uprising.games.evil_robots import GAME
from uprising.games.evil_robots.rules.cards import KEYS, TOTAL
from uprising.games.evil_robots.rules.memory import places_of
from uprising.games.evil_robots.rules.state import IN_DECK, EvilRobots
from uprising.games.evil_robots.seen.guess import guess, unknown
from uprising.kernel import seeded
from uprising.scenario import Scenario


def guesses(t: Scenario, who: str, count: int = 64) -> list[EvilRobots]:
    t.asks()
    state = t.table.state
    assert isinstance(state, EvilRobots)
    seat = NAMES.index(who)
    found = [guess(state, seat, seeded(n, "memory")) for n in range(count)]
    for g in found:
        assert g.faults() == []
        assert GAME.view(g, seat) == t.view(who)
    return found


def holders(tables: list[EvilRobots], card: str) -> set[int]:
    """Who holds a card in these tables; -1 for its deck."""
    return {g.where[KEYS.index(card)] >> 2 for g in tables}


def test_a_card_swapped_away_lies_under_the_deck_for_its_former_owner() -> None:
    """EVIL-INFO-6, EVIL-INFO-7: until the next shuffle; the others know only that it is gone."""
    t = acting(5, "5", "deep-scan").put("left-deck", ["floodlight"])
    t.play("ana", "swap deep-scan")
    deck_bottoms = {g.left[0] for g in guesses(t, "ana")}
    assert deck_bottoms == {KEYS.index("deep-scan")}
    view: Any = t.view("ana")
    assert view.left_bottom == ("deep-scan",)
    theirs: Any = t.view("ben")
    assert theirs.left_bottom == (None,)
    assert len({g.left[0] for g in guesses(t, "ben")}) > 3


def test_a_card_turned_down_again_stays_known() -> None:
    """EVIL-INFO-11, EVIL-CARD-6: everyone knows whose hand it is in."""
    t = acting(5, "5", "circuit-breaker").put("used-right/ben", ["overclock"])
    t.play("ana", "play circuit-breaker > overclock")
    assert holders(guesses(t, "chloe"), "overclock") == {1}
    assert holders(guesses(t, "ana"), "overclock") == {1}


def test_a_known_card_may_have_been_swapped() -> None:
    """EVIL-INFO-11, EVIL-TURN-5: then it is in that hand or under the deck, nowhere else."""
    t = table(5, "turn", "ben", power_ben="5", tokens_ben=2, memory_ana={})
    hand(t, "ben", "overclock", "skimmer")
    for seat in range(5):
        t.put(f"memory/{NAMES[seat]}", {"overclock": ["@1"]})
    t.play("ben", "swap skimmer")
    assert holders(guesses(t, "ana"), "overclock") == {1, -1}
    t = table(5, "turn", "ben", power_ben="5", tokens_ben=2)
    hand(t, "ben", "overclock")
    for seat in range(5):
        t.put(f"memory/{NAMES[seat]}", {"overclock": ["@1"]})
    t.play("ben", "swap overclock")  # his only one: everybody can tell
    assert holders(guesses(t, "ana"), "overclock") == {-1}


def test_a_kept_card_is_none_of_those_seen_since() -> None:
    """EVIL-INFO-5, EVIL-CLEAN-2: what was face-up when it was kept cannot be it."""
    t = hand(table(3, "cleanup"), "ben", "deep-scan")
    t.put("used-left/chloe", ["floodlight"])
    for name in NAMES[:3]:
        t.play(name, "keep deep-scan" if name == "ben" else "keep none")
    tables = guesses(t, "ana")
    left_of_ben = {card for g in tables for card in range(17) if g.where[card] == 4 * 1}
    assert KEYS.index("floodlight") not in left_of_ben
    assert len(left_of_ben) > 3
    view: Any = t.view("ana")
    if "floodlight" not in view.players[0].cards:
        [memory] = [m for m in view.memories if m.card == "floodlight"]
        assert memory.places == ("@2", "~id-left-deck")


def test_what_one_gave_back_is_not_in_a_kept_hand() -> None:
    """EVIL-INFO-6: the former owner knows which card it was."""
    t = hand(table(3, "cleanup"), "ben", "deep-scan")
    hand(t, "ana", "third-way")
    t.play("ana", "keep none")
    t.play("ben", "keep deep-scan")
    t.play("chloe", "keep none")
    assert 1 not in holders(guesses(t, "ana"), "third-way")
    assert 1 in holders(guesses(t, "chloe", 200), "third-way")


def test_a_scanned_coin_is_remembered_until_it_is_flipped_again() -> None:
    """EVIL-INFO-2, EVIL-LEFT-02, EVIL-LEFT-05: turned over it is still known."""
    t = acting(5, "5", "deep-scan").put("hidden/ben", "heads")
    t.play("ana", "play deep-scan > ben")
    assert {g.hidden[1] for g in guesses(t, "ana")} == {1}
    assert {g.hidden[1] for g in guesses(t, "chloe")} == {0, 1}
    t.put("known/ben", [1])
    assert {g.hidden[1] for g in guesses(t, "ana")} == {0, 1}


def test_an_inside_out_coin_follows_from_what_was_seen() -> None:
    """EVIL-INFO-1, EVIL-LEFT-03: everyone knows it, spectators too."""
    t = acting(5, "5", "inside-out").put("hidden/ana", "heads").put("revealed/ana", "tails")
    t.play("ana", "play inside-out")
    assert {g.hidden[0] for g in guesses(t, "ben")} == {0}
    view: Any = t.view()
    assert view.players[0].hidden == "tails"


def test_a_drawn_card_is_known_to_whoever_put_it_there() -> None:
    """EVIL-INFO-7, EVIL-RIGHT-10: a deck of one card holds no inference for its swapper."""
    t = acting(5, "5", "spare-parts").put("left-deck", ["floodlight"])
    t.put("under-left", [[1]] * len(t.read("left-deck")))
    t.play("ana", "play spare-parts > left")
    assert holders(guesses(t, "ben"), "floodlight") == {0}
    assert len(holders(guesses(t, "chloe"), "floodlight")) > 1


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_memories_are_true_and_no_less_than_what_is_public(seats: int) -> None:
    """EVIL-INFO-12: through whole random games, whoever looks."""
    s = GAME.deal_random(seats, seats)
    rng = seeded(seats, "memories")
    for _ in range(400):
        if s.ended:
            break
        assert isinstance(s, EvilRobots)
        for card in range(TOTAL):
            place = IN_DECK if s.where[card] < 0 else 1 << (s.where[card] >> 2)
            for seat in range(seats):
                mine = places_of(s, seat, card)
                assert mine & place
                assert mine & ~places_of(s, seats, card) == 0
        ask = s.next_ask()
        moves = s.legal(ask, rng)
        s.play_trusted(ask.seat, moves[rng.below(len(moves))])


@pytest.mark.slow
def test_guesses_of_a_fresh_deal_are_even() -> None:
    """EVIL-INFO-4: every card out of sight is as likely in a hand as any other."""
    t = table(3, "offer")
    hand(t, "ana", "deep-scan", "overclock")
    counts = dict.fromkeys(range(17), 0)
    for g in guesses(t, "ana", 3200):
        [card] = [c for c in range(17) if g.where[c] == 4]
        counts[card] += 1
    assert counts.pop(KEYS.index("deep-scan")) == 0
    assert all(130 < n < 280 for n in counts.values())  # 200 expected, 13.7 a deviation


def test_everything_open_is_named() -> None:
    """EVIL-INFO-12: the coins and hands of the others and both decks."""
    t = table(3, "offer", "ana")
    t.asks()
    state = t.table.state
    assert isinstance(state, EvilRobots)
    assert set(unknown(state, 0)) == {
        "coin 1", "coin 2", "hand 1 0", "hand 1 1", "hand 2 0", "hand 2 1", "deck 0", "deck 1",
    }  # fmt: skip
    everyone(t, "raise no")
