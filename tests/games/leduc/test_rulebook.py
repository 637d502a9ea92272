"""Leduc hold'em, clause by clause, and every hand counted."""

from fractions import Fraction
from itertools import permutations

import pytest

import uprising
from uprising.games.leduc import GAME
from uprising.games.leduc.seen.view import LeducView
from uprising.kernel import BadNotation, State, seeded
from uprising.scenario import Scenario


def table(ana: str, ben: str, board: str = "", at: str = "opening", **put: int) -> Scenario:
    t = uprising.scenario("leduc", ["ana", "ben"], at=at)
    t.put("hand/ana", [ana]).put("hand/ben", [ben])
    if board:
        t.put("board", [board])
    for zone, value in put.items():
        t.put(zone.replace("_", "/"), value)
    return t


def test_six_cards_are_shuffled_and_one_dealt_to_each() -> None:
    """LEDUC-SETUP-1"""
    hands = set()
    for seed in range(200):
        view = uprising.new("leduc", seed=seed).view(0)
        assert isinstance(view, LeducView) and view.deck == 4 and view.hands[1] is None
        hands.add(view.hands[0])
    ranks = ("jack", "queen", "king")
    assert hands == {f"{rank}-{colour}" for rank in ranks for colour in ("red", "black")}


def test_everybody_pays_an_ante_of_1() -> None:
    """LEDUC-SETUP-2"""
    view = uprising.new("leduc").view()
    assert isinstance(view, LeducView) and view.paid == (1, 1)


def test_seat_0_speaks_first_in_both_rounds_and_a_round_ends_when_both_have_checked() -> None:
    """LEDUC-BET-1"""
    t = table("jack-red", "queen-red")
    assert list(t.asks()) == ["ana"]
    t.play("ana", "check")
    assert list(t.asks()) == ["ben"] and t.read("board") == []
    t.play("ben", "check")
    assert list(t.asks()) == ["ana"] and len(t.read("board")) == 1


def test_a_round_ends_when_a_bet_is_called() -> None:
    """LEDUC-BET-1"""
    t = table("jack-red", "queen-red").play("ana", "raise")
    assert t.read("board") == []
    assert len(t.play("ben", "call").read("board")) == 1


def test_a_bet_after_a_check_comes_back_to_the_first_player() -> None:
    """LEDUC-BET-1"""
    t = table("jack-red", "queen-red").play("ana", "check").play("ben", "raise")
    assert list(t.asks()) == ["ana"] and t.read("board") == []


def test_calling_pays_as_much_as_the_other_and_folding_needs_something_to_pay() -> None:
    """LEDUC-BET-2"""
    t = table("jack-red", "queen-red")
    no = t.why_not("ana", "fold")
    assert no is not None and (no.key, no.rule) == ("refuse-fold", "LEDUC-BET-2")
    assert t.legal("ana") == ["call", "raise"]
    t.play("ana", "raise")
    assert t.legal("ben") == ["fold", "call", "raise"]
    t.play("ben", "call")
    assert (t.read("paid/ana"), t.read("paid/ben")) == (3, 3)


def test_a_raise_is_2_in_the_first_round_and_4_in_the_second_on_top_of_the_call() -> None:
    """LEDUC-BET-3"""
    t = table("jack-red", "queen-red").play("ana", "raise").play("ben", "raise")
    assert (t.read("paid/ana"), t.read("paid/ben")) == (3, 5)
    t.play("ana", "call").play("ana", "raise").play("ben", "raise")
    assert (t.read("paid/ana"), t.read("paid/ben")) == (9, 13)


def test_each_round_may_be_raised_twice() -> None:
    """LEDUC-BET-4: and the second round counts anew."""
    t = table("jack-red", "queen-red").play("ana", "raise").play("ben", "raise")
    no = t.why_not("ana", "raise")
    assert no is not None and (no.key, no.rule) == ("refuse-raise", "LEDUC-BET-4")
    assert t.legal("ana") == ["fold", "call"]
    t.play("ana", "call")
    assert t.legal("ana") == ["call", "raise"]


def test_the_board_is_the_top_card_of_the_deck() -> None:
    """LEDUC-BOARD-1"""
    t = table("jack-red", "queen-red").put("deck", ["king-red"])
    t.play("ana", "check").play("ben", "check")
    assert t.read("board") == ["king-red"] and len(t.read("deck")) == 3


@pytest.mark.parametrize(("move", "default"), [("call", "call"), ("raise", "fold")])
def test_whose_time_has_run_out_folds_or_checks(move: str, default: str) -> None:
    """LEDUC-DEFAULT-1"""
    state = table("jack-red", "queen-red").play("ana", move).table.state
    assert state.asker.default(state, 1).text() == default


def test_folding_gives_the_other_what_was_paid() -> None:
    """LEDUC-END-1: not what the winner has paid."""
    t = table("jack-red", "queen-red").play("ana", "raise").play("ben", "raise")
    t.play("ana", "fold")
    assert t.winners == ["ben"]
    assert t.outcome is not None and (t.outcome.key, t.outcome.scores) == ("end-fold", (-3, 3))


SHOWDOWNS = [
    ("jack-red", "king-red", "jack-black", "ana"),
    ("king-red", "queen-red", "jack-black", "ana"),
    ("jack-red", "queen-red", "king-black", "ben"),
    ("king-red", "queen-red", "queen-black", "ben"),
    ("king-red", "king-black", "queen-black", ""),
    ("jack-red", "jack-black", "king-black", ""),
]


@pytest.mark.parametrize(("ana", "ben", "board", "winner"), SHOWDOWNS)
def test_a_pair_wins_then_the_higher_rank_and_equals_share(
    ana: str, ben: str, board: str, winner: str
) -> None:
    """LEDUC-END-2"""
    t = table(ana, ben, board, paid_ana=3, paid_ben=3)
    t.play("ana", "check").play("ben", "check")
    assert t.winners == ([winner] if winner else ["ana", "ben"])
    assert t.outcome is not None
    scores = {"ana": (3, -3), "ben": (-3, 3), "": (0, 0)}
    assert t.outcome.scores == scores[winner]
    assert t.outcome.key == ("end-show" if winner else "end-shared")


def test_after_the_hand_nothing_can_be_played() -> None:
    """LEDUC-END-3"""
    t = table("jack-red", "queen-red").play("ana", "raise").play("ben", "fold")
    no = t.why_not("ana", "call")
    assert no is not None and (no.key, no.rule) == ("refuse-over", "LEDUC-END-3")


def test_a_hand_is_seen_by_its_owner_until_it_is_shown() -> None:
    """LEDUC-INFO-1"""
    t = table("jack-red", "queen-red", "king-red")
    views = [t.view("ana"), t.view("ben"), t.view()]
    hands = [view.hands for view in views if isinstance(view, LeducView)]
    assert hands == [("jack-red", None), (None, "queen-red"), (None, None)]
    t.play("ana", "check").play("ben", "check")
    shown = t.view()
    assert isinstance(shown, LeducView) and shown.hands == ("jack-red", "queen-red")


def test_a_folded_hand_is_never_shown() -> None:
    """LEDUC-INFO-1"""
    t = table("jack-red", "queen-red", "king-red").play("ana", "raise").play("ben", "fold")
    over = t.view()
    assert isinstance(over, LeducView) and over.hands == (None, None)
    assert not any("queen" in str(seen) for seen in t.seen("ana"))


@pytest.mark.parametrize("text", ["bet", "raise 4", "fold now"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="not one of fold, call, raise"):
        uprising.new("leduc").read(text)


# Every hand, against a second, independent telling of the rules

SEQUENCES = ["cc", "crf", "crc", "crrf", "crrc", "rf", "rc", "rrf", "rrc"]
"""All ways to bet a round: c(all or check), r(aise), f(old)."""


def paid_in(sequence: str, size: int, start: int) -> list[int]:
    paid = [start, start]
    for number, letter in enumerate(sequence):
        if letter != "f":
            paid[number % 2] = paid[1 - number % 2] + (size if letter == "r" else 0)
    return paid


def expected_value(cards: tuple[int, int, int], first: str, second: str) -> tuple[int, int]:
    """What seat 0 wins with these cards (hands, board) and bets, and how many decisions it took."""
    paid = paid_in(first, 2, 1)
    if first.endswith("f"):
        folder = (len(first) - 1) % 2
        return (-paid[0] if folder == 0 else paid[1]), len(first)
    paid = paid_in(second, 4, paid[0])
    decisions = len(first) + len(second)
    if second.endswith("f"):
        folder = (len(second) - 1) % 2
        return (-paid[0] if folder == 0 else paid[1]), decisions
    own, other, board = (card // 2 for card in cards)
    if own == other:
        return 0, decisions
    wins = own == board or (other != board and own > other)
    return (paid[1] if wins else -paid[0]), decisions


def independent() -> dict[tuple[int, int], int]:
    """How many (deal, betting) lines give each pair of score and length."""
    found: dict[tuple[int, int], int] = {}
    for cards in permutations(range(6), 3):
        for first in SEQUENCES:
            for second in SEQUENCES if not first.endswith("f") else [""]:
                result = expected_value((cards[0], cards[1], cards[2]), first, second)
                found[result] = found.get(result, 0) + 1
    return found


def enumerated(s: State, depth: int, found: dict[tuple[int, int], int]) -> None:
    if s.outcome is not None:
        key = (s.outcome.scores[0], depth)
        found[key] = found.get(key, 0) + 1
        return
    for move in s.legal(s.asks[0], seeded(0)):
        c = s.copy()
        c.play_trusted(s.asks[0].seat, move)
        enumerated(c, depth + 1, found)


def test_every_hand_of_every_deal_ends_as_it_should() -> None:
    """120 deals of three cards, 50 ways to bet each: scores and lengths as counted by hand."""
    found: dict[tuple[int, int], int] = {}
    names = GAME.shuffles["deck"].names
    for ana, ben, board in permutations(names, 3):
        t = table(ana, ben).put("deck", [board])
        t.asks()
        enumerated(t.table.state, 0, found)
    assert found == independent()
    assert sum(found.values()) == 120 * (4 + 5 * 9)


def test_random_play_is_worth_what_it_should_be() -> None:
    """The mean score of seat 0 when both choose evenly, exactly, from both tellings."""
    assert value_of_even_play() == walked_even_play()


def weight(sequence: str) -> Fraction:
    """How likely even choices bet so: an unraised seat has two choices, a raised one three."""
    chance, raises = Fraction(1), 0
    for number, letter in enumerate(sequence):
        facing = raises > 0 and "r" in sequence[:number]
        options = (3 if facing else 2) - (1 if raises == 2 else 0)
        chance /= options
        raises += letter == "r"
    return chance


def value_of_even_play() -> Fraction:
    total = Fraction(0)
    for cards in permutations(range(6), 3):
        for first in SEQUENCES:
            for second in SEQUENCES if not first.endswith("f") else [""]:
                score, _ = expected_value((cards[0], cards[1], cards[2]), first, second)
                total += score * weight(first) * weight(second)
    return total / 120


def even_play(s: State) -> Fraction:
    if s.outcome is not None:
        return Fraction(s.outcome.scores[0])
    moves = s.legal(s.asks[0], seeded(0))
    total = Fraction(0)
    for move in moves:
        c = s.copy()
        c.play_trusted(s.asks[0].seat, move)
        total += even_play(c)
    return total / len(moves)


def walked_even_play() -> Fraction:
    total = Fraction(0)
    for ana, ben, board in permutations(GAME.shuffles["deck"].names, 3):
        t = table(ana, ben).put("deck", [board])
        t.asks()
        total += even_play(t.table.state)
    return total / 120
