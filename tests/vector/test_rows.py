"""What a learner sees: numbers with names, the same from a view and from the position.

That rows show nothing else, and agree with the view, is checked on every position that the
conformance suite looks at (`secrets.same_row`).
"""

from dataclasses import replace
from typing import Any

import pytest

from tests.outside.lantern_ball import GAME as LANTERN_BALL
from tests.project import games
from uprising.kernel import Game, State, game, seeded
from uprising.vector import layout_of, moves_of


def later(of: Game, seats: int, decisions: int, seed: str) -> State:
    """A random game after so many decisions, or shortly before its end."""
    s, rng = of.deal_random(seats, seed), seeded(seed, "rows")
    for _ in range(decisions):
        ask = s.next_ask()
        moves = moves_of(s, ask.seat, rng, 24)
        after = s.copy()
        after.apply_trusted(ask.seat, moves[rng.below(len(moves))])
        if after.ended:
            break
        s = after
    return s


def numbers(of: Game, s: State, seat: int, seats: int) -> dict[str, int]:
    layout = layout_of(of, seats)
    row = layout.row(of.view(s, seat), seat, None)
    return dict(zip(layout.names(), row, strict=True))


@pytest.mark.parametrize("key", games())
def test_every_game_says_what_its_numbers_are(key: str) -> None:
    of = game(key)
    for seats in of.seats:
        layout = layout_of(of, seats)
        names = layout.names()
        assert len(names) == len(set(names)) == layout.size == len(layout.most)
        assert all(1 <= most <= 255 for most in layout.most)


@pytest.mark.parametrize("key", games())
def test_every_question_of_a_game_has_a_number(key: str) -> None:
    of = game(key)
    for number, seats in enumerate(of.seats):
        s = later(of, seats, 10 + 17 * number, f"asked-{number}")
        assert s.next_ask().prompt in layout_of(of, seats).asked


def test_seats_are_counted_from_the_one_that_looks() -> None:
    of = game("robot_rise")
    s: Any = of.deal_random(3, "seats")
    s.lairs = [3, 2, 1]
    lairs = [[numbers(of, s, seat, 3)[f"@+{step} lairs"] for step in range(3)] for seat in range(3)]
    assert lairs == [[3, 2, 1], [2, 1, 3], [1, 3, 2]]


def test_a_hand_is_counted_card_by_card_and_others_are_not_there() -> None:
    of = game("robot_rise")
    s: Any = of.deal_random(2, "hand")
    found = numbers(of, s, 0, 2)
    assert sum(n for name, n in found.items() if name.startswith("hand: ")) == len(s.hands[0])
    assert not any(n for name, n in found.items() if name.startswith("@+1 holds"))
    unseen = sum(n for name, n in found.items() if name.startswith("unlocated: "))
    assert unseen == len(s.deck) + len(s.hands[1])


def test_numbers_beyond_a_byte_are_cut_off() -> None:
    of = game("leduc")
    s: Any = of.deal_random(2, "much")
    s.paid = [900, -3]
    found = numbers(of, s, 0, 2)
    assert (found["@+0 paid"], found["@+1 paid"]) == (255, 0)


def test_a_game_without_blocks_has_the_rows_of_its_view() -> None:
    s: Any = LANTERN_BALL.deal_random(3, "found")
    s.hands, s.played = [[0, 4], [1], [2]], [[], [3, 3], [0]]
    found = [numbers(LANTERN_BALL, s, seat, 3) for seat in range(3)]
    assert found[0]["@+0 hands: gossip"] == found[0]["@+0 hands: duchess"] == 1
    assert found[0]["@+1 played: chaperone"] == found[2]["@+2 played: chaperone"] == 2
    assert found[1]["@+2 played (many)"] == 0 and found[1]["@+1 played (many)"] == 1
    assert sum(found[0][f"@+1 hands: {mask}"] for mask in ("gossip", "duellist")) == 0  # hidden
    guessed = LANTERN_BALL.guess(s, 0, seeded(1, "found"))
    assert numbers(LANTERN_BALL, guessed, 0, 3) == found[0]


def test_a_board_without_blocks_is_read_place_by_place() -> None:
    of = replace(game("tic_tac_toe"), encoder=None)
    s = of.deal_random(2, "places")
    before = numbers(of, s, 0, 2)
    s.apply_trusted(0, s.next_ask().moves[4])
    after = numbers(of, s, 0, 2)
    assert len([name for name in before if before[name] != after[name]]) == 1
