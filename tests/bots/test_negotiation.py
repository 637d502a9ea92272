"""Bargaining: both must gain, demands sink, broken words cost trust, every offer is answered."""

from typing import Any

import pytest

from uprising.bots import negotiation as deals
from uprising.bots.knowledge import knowledge_of
from uprising.bots.negotiation import Manner, answer, reservation, trust
from uprising.bots.players import HeuristicBot
from uprising.games.evil_robots import GAME as EVIL
from uprising.games.fully_automated_bosses import GAME as BOSSES
from uprising.games.robot_rise import GAME as RISE
from uprising.kernel import (
    KEEP,
    PROPOSE,
    REPLY,
    Bargain,
    Choice,
    Game,
    Move,
    Pledge,
    default_names,
    seeded,
    seeded_table,
    sight,
)
from uprising.texts import catalogue, languages


class Say(Move[Any]):
    """A move that is nothing but its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def text(self) -> str:
        return self.name


EVEN, EXPERT = Manner(), Manner(proud=False)
GREEDY, FRIENDLY = Manner(first=0.65, patience=0.3), Manner(first=0.45, patience=3.0)
YES, NO, HALF, MORE = Say("yes"), Say("no"), Say("half"), Say("more")


def worth(**mine: tuple[float, float]) -> deals.Value:
    """Chances to win of me (seat 0) and of a partner (seat 1), by the move's name."""
    return lambda move, who: mine[move.text()][who]


def replied(value: deals.Value, manner: Manner = EXPERT, **terms: Any) -> Choice:
    given: dict[str, Any] = {"take": YES, "others": (), "partners": (1,), **terms}
    return deals.reply(Bargain(REPLY, NO, **given), 0, value, manner, seeded(1))


def test_demands_sink_with_time() -> None:
    assert reservation(0.0, EVEN) == 0.5 and reservation(1.0, EVEN) == 0.0
    assert reservation(0.5, EVEN) == pytest.approx(0.25)
    late, early = reservation(0.5, GREEDY), reservation(0.5, FRIENDLY)
    assert late > 0.5 > 0.25 > early, "the greedy wait, the friendly give way"
    path = [reservation(t / 10, EVEN) for t in range(11)]
    assert path == sorted(path, reverse=True)


def test_trust_is_built_slowly_and_lost_quickly() -> None:
    assert trust((), 1) == pytest.approx(0.6)
    kept, broken = Pledge(5, True), Pledge(5, False)
    assert trust((kept,), 5) > 0.6 > trust((kept, broken), 5) > trust((broken,), 5)
    assert trust((Pledge(1, False),), 9) > trust((Pledge(9, False),), 9), "old actions fade"
    assert abs(trust((kept,), 5) - 0.6) < abs(trust((broken,), 5) - 0.6)


def test_a_deal_that_helps_is_taken() -> None:
    said = replied(worth(yes=(0.4, 0.4), no=(0.3, 0.3)))
    assert (said.move, said.reason) == (YES, deals.TAKEN)


@pytest.mark.parametrize(
    ("terms", "value", "reason"),
    [
        ({}, {"yes": (0.2, 0.9), "no": (0.3, 0.3)}, deals.TOO_LOW),
        ({"lifts": True}, {"yes": (0.2, 0.9), "no": (0.3, 0.3)}, deals.HELPS_LEADER),
        ({"take": None}, {"no": (0.3, 0.3)}, deals.CANNOT),
        ({"share": 0.1}, {"yes": (0.4, 0.4), "no": (0.3, 0.3)}, deals.TOO_LOW),
        (
            {"binding": False, "round": 3, "pledges": ((1, (Pledge(3, False),) * 4),)},
            {"yes": (0.32, 0.9), "no": (0.3, 0.3)},
            deals.NO_TRUST,
        ),
    ],
)
def test_a_refusal_has_its_reason(
    terms: dict[str, Any], value: dict[str, tuple[float, float]], reason: str
) -> None:
    said = replied(worth(**value), **terms)
    assert (said.move, said.reason) == (NO, reason)


def test_a_small_share_is_taken_at_last() -> None:
    value = worth(yes=(0.4, 0.4), no=(0.3, 0.3))
    assert replied(value, share=0.3, progress=0.0).move == NO
    assert replied(value, share=0.3, progress=1.0).move == YES


def test_the_proud_refuse_a_stingy_share_now_and_then() -> None:
    value = worth(yes=(0.4, 0.4), no=(0.3, 0.3))
    deal = Bargain(REPLY, NO, YES, (), (1,), share=0.1, progress=1.0)
    rng = seeded(1)
    moves = [deals.reply(deal, 0, value, EVEN, rng).move for _ in range(40)]
    assert 8 < moves.count(NO) < 32
    assert deals.reply(deal, 0, value, EXPERT, rng).move == YES


def test_a_bad_offer_is_met_with_terms_both_gain_by() -> None:
    value = worth(yes=(0.2, 0.6), no=(0.3, 0.3), half=(0.4, 0.4), more=(0.9, 0.1))
    said = replied(value, others=(MORE, HALF))
    assert (said.move, said.reason) == (HALF, deals.COUNTERED)


def test_the_offer_made_is_good_for_both() -> None:
    value = worth(no=(0.3, 0.3), half=(0.4, 0.42), more=(0.6, 0.3), yes=(0.31, 0.6))
    deal = Bargain(PROPOSE, NO, None, (MORE, HALF, YES), (1,))
    said = deals.propose(deal, 0, value)
    assert (said.move, said.reason) == (HALF, deals.PROPOSED)
    nothing = deals.propose(Bargain(PROPOSE, NO, None, (MORE,), (1,)), 0, value)
    assert (nothing.move, nothing.reason) == (NO, deals.NOTHING)


def test_nothing_is_offered_for_a_gain_that_may_be_luck() -> None:
    value = worth(no=(0.3, 0.3), half=(0.4, 0.42))
    deal = Bargain(PROPOSE, NO, None, (HALF,), (1,))
    assert deals.propose(deal, 0, value, lambda move: 0.05).move == HALF
    assert deals.propose(deal, 0, value, lambda move: 0.2).move == NO


def test_the_doubt_about_a_gain_is_its_standard_error_in_the_same_worlds() -> None:
    ends = {NO.text(): [[0.1], [0.5], [0.3], [0.3]], YES.text(): [[0.3], [0.7], [0.5], [0.5]]}
    assert deals.Tried(ends).doubt(YES, NO, 0) == pytest.approx(0.0)
    ends[YES.text()][0][0] = 0.7
    assert deals.Tried(ends).doubt(YES, NO, 0) == pytest.approx(0.1)
    once = {NO.text(): [[0.1]], YES.text(): [[0.9]]}
    assert deals.Tried(once).doubt(YES, NO, 0) == 1.0


def test_a_word_is_broken_only_where_it_pays_more_than_trust() -> None:
    deal = Bargain(KEEP, NO, YES, (), (), binding=False, round=2, rounds=5)
    small = deals.keep_or_break(deal, 0, worth(yes=(0.30, 0), no=(0.33, 0)))
    large = deals.keep_or_break(deal, 0, worth(yes=(0.30, 0), no=(0.90, 0)))
    assert (small.move, small.reason) == (YES, deals.KEPT)
    assert (large.move, large.reason) == (NO, deals.BROKEN)
    last = Bargain(KEEP, NO, YES, (), (), binding=False, round=9, rounds=0)
    assert deals.keep_or_break(last, 0, worth(yes=(0.30, 0), no=(0.33, 0))).move == NO


@pytest.mark.parametrize(("game", "seats"), [(EVIL, 4), (BOSSES, 5), (RISE, 3)])
def test_every_deal_of_a_game_is_answered_legally(game: Game, seats: int) -> None:
    """Whatever a deal is worth, the answer is a legal move with words for its reason."""
    kinds = set()
    rng = seeded(4, "deals")
    for seed in range(2):
        table = seeded_table(game, default_names(seats), {}, seed)
        luck = seeded(seed, "bots")
        for _ in range(400):
            if table.outcome is not None:
                break
            seat = table.state.next_ask().seat
            seen = sight(table, seat, luck.split())
            deal = deals.deal_of(seen)
            if deal is None:
                said = HeuristicBot().choose(seen)
            else:
                said = answer(deal, seat, lambda move, who: rng.below(100) / 100, EVEN, rng)
                kinds.add(deal.kind)
                assert said.reason in deals.REASONS
                assert table.why_not(seat, said.move) is None
                for move in (deal.leave, deal.take, *deal.others):
                    assert move is None or table.why_not(seat, move) is None
            table.play(seat, said.move)
    wanted = {EVIL: {REPLY, PROPOSE}, BOSSES: {REPLY, KEEP}, RISE: {REPLY}}
    assert kinds == wanted[game]


def test_reasons_have_words() -> None:
    for lang in languages():
        assert set(deals.REASONS) <= catalogue("shell", lang).keys


def test_roll_outs_value_a_split_in_the_same_worlds() -> None:
    table = seeded_table(EVIL, default_names(3), {}, 1)
    luck = seeded(1, "bots")
    while table.state.next_ask().prompt != "ask-vote":
        seat = table.state.next_ask().seat
        table.play(seat, HeuristicBot().choose(sight(table, seat, luck.split())).move)
    seat = table.state.next_ask().seat
    seen = sight(table, seat, luck.split())
    deal = deals.deal_of(seen)
    assert deal is not None and deal.share is not None and 0 <= deal.share <= 1
    tried = deals.try_out(seen, knowledge_of(EVIL), deal, 3)
    assert tried is not None and tried.effort == 3 * len(deals.answers_to(deal))
    worth_of = [tried.value(deal.leave, who) for who in range(3)]
    assert all(0 <= chance <= 1 for chance in worth_of) and sum(worth_of) > 0
