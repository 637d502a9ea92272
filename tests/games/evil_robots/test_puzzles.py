"""Positions with a right answer; the heuristic find them all, chance does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.games.evil_robots.tables import (
    NAMES,
    acting,
    coins,
    hand,
    powers,
    revealing,
    table,
)
from uprising.games.evil_robots import GAME
from uprising.kernel import seeded
from uprising.scenario import Scenario


@dataclass(frozen=True)
class Puzzle:
    """Who is to move, what is right, and the reason the bot must give."""

    name: str
    build: Callable[[], Scenario]
    who: str
    right: tuple[str, ...]
    why: str


def gift_that_makes_a_rival() -> Scenario:
    t = table(5, "pre-reveal", "ana", power_ana="6", tokens_ana=2)
    return t.put("influence/ben", 8).put("influence/ana", 5)


def split(pot: int, shares: str, failed: int = 0, **points: int) -> Scenario:
    """Ana (first), ben and chloe have won; ben votes on a proposal of another."""
    t = table(5, "count", pot_card=min(pot, 6))
    powers(t, ana="5", ben="4", chloe="3") if pot != 5 else powers(t, ana="6", ben="4", chloe="3")
    t.put("pot", pot)
    coins(t, ana="HH", ben="HH", chloe="HH", dan="HT", eva="HT")
    for name, value in points.items():
        t.put(f"influence/{name}", value)
    for name in ("ana", "ben")[:failed]:
        t.play(name, "decline")
    t.play(("ana", "ben", "chloe")[failed], f"propose {shares}")
    return t


def proposing(pot: int, failed: int = 0, **points: int) -> Scenario:
    t = table(5, "count")
    powers(t, ana="6", ben="4", chloe="3")
    t.put("pot", pot)
    coins(t, ana="HH", ben="HH", chloe="HH", dan="HT", eva="HT")
    for name, value in points.items():
        t.put(f"influence/{name}", value)
    for name in ("ana", "ben")[:failed]:
        t.play(name, "decline")
    return t


def ending(*cards: str, **points: int) -> Scenario:
    t = table(5, "end-check")
    for name in NAMES[:5]:
        t.put(f"influence/{name}", points.get(name, 3))
    return hand(t, "ana", *cards)


def last_turn(card: str, *unused: str, tokens: int = 2, pot: int = 5) -> Scenario:
    """Everybody else has acted; the others' coins are known, Evil 6 against Good 4."""
    t = acting(5, card, *unused, tokens=tokens)
    others = [c for c in ("6", "5", "4", "3", "2", "1") if c != card.strip("0()")]
    powers(t, ben=others[0], chloe=others[2], dan=f"0({others[1]})", eva=f"0({others[3]})")
    t.put("pot", pot)
    coins(t, ben="TT", chloe="HH", dan="HT", eva="TH")
    for name in NAMES[1:5]:
        t.put(f"known/{name}", list(range(5)))
    return t


def final_slot(*unused: str, card: str = "3") -> Scenario:
    t = revealing(5, *unused, tokens=1)
    t.put("power/ana", card)
    powers(t, ben="6", chloe="4", dan="0(5)", eva="0(2)")
    coins(t, ana="HH", ben="TT", chloe="HH", dan="HT", eva="TH")
    for name in NAMES[1:5]:
        t.put(f"known/{name}", list(range(5)))
    return t.put("pot", 5)


def claims(*bids: str, turn: str = "ana", dealer_claims: bool = False) -> Scenario:
    t = powers(table(5, "offer", turn), eva="6")
    for name in NAMES[:4]:
        up = name in ("ben", "chloe") or (name == turn and dealer_claims)
        t.play(name, "raise yes" if up else "raise no")
    for name, bid in zip(("ben", "chloe"), bids, strict=False):
        t.play(name, bid)
    return t


def offering(dealer: int) -> Scenario:
    t = table(5, "offer", "ana", influence_ana=dealer, influence_ben=4, pot=6)
    t.reveal(ben="raise yes", chloe="raise yes", dan="raise no", eva="raise no")
    return t


def zeros() -> Scenario:
    t = table(4, "offer", "ana", influence_ben=3, influence_chloe=9, influence_dan=1)
    for _ in range(3):
        for name in list(t.asks()):
            t.play(name, "raise no")
    return t


def neutral_wins() -> Scenario:
    t = final_slot("blackout")
    t.put("used-left/dan", ["third-way"])
    powers(t, ana="3", dan="5")
    coins(t, ana="HH", ben="HT", chloe="HT", dan="HT", eva="HT")
    return t


def three_with_extra() -> Scenario:
    t = table(3, "turn", "ana", dealer=1, pot_card=5, extra_card=3, tokens_ana=2)
    powers(t, ben="4", chloe="0(1)", ana="2")
    t.put("used-left/ben", ["anchor-bolts"])
    hand(t, "ana")
    coins(t, ana="HH", ben="TT", chloe="HT")
    for name in NAMES[1:3]:
        t.put(f"known/{name}", [0, 1, 2])
    return t


PUZZLES = [
    Puzzle(
        "refuse the gift that nearly makes ten",
        gift_that_makes_a_rival,
        "ana",
        ("pass",),
        "why-no-gift",
    ),
    Puzzle(
        "stop the split that makes a rival win",
        lambda: split(6, "ana 4 ben 1 chloe 1", ana=7),
        "ben",
        ("vote reject",),
        "why-stop-leader",
    ),
    Puzzle(
        "take the split that wins",
        lambda: split(6, "ana 2 ben 1 chloe 3", ben=9),
        "ben",
        ("vote accept",),
        "why-win",
    ),
    Puzzle(
        "take a fair share",
        lambda: split(6, "ana 2 ben 2 chloe 2"),
        "ben",
        ("vote accept",),
        "why-fair",
    ),
    Puzzle(
        "refuse a poor share while there is time",
        lambda: split(6, "ana 5 ben 0 chloe 1"),
        "ben",
        ("vote reject",),
        "why-unfair",
    ),
    Puzzle(
        "at last one is as good as no agreement",
        lambda: split(6, "ana 1 ben 1 chloe 4", failed=2),
        "ben",
        ("vote accept",),
        "why-better-than-nothing",
    ),
    Puzzle(
        "offer an even split first",
        lambda: proposing(6),
        "ana",
        ("propose ana 2 ben 2 chloe 2",),
        "why-fair-offer",
    ),
    Puzzle(
        "the last proposal leaves them what they would get anyway",
        lambda: proposing(6, failed=2),
        "chloe",
        ("propose ana 1 ben 1 chloe 4",),
        "why-last-offer",
    ),
    Puzzle(
        "do not lift a rival to ten",
        lambda: proposing(6, ben=8),
        "ana",
        ("propose ana 3 ben 1 chloe 2",),
        "why-fair-offer",
    ),
    Puzzle(
        "the casting vote breaks a tie",
        lambda: ending("casting-vote", ana=12, ben=12),
        "ana",
        ("endgame casting-vote",),
        "why-win",
    ),
    Puzzle(
        "a parachute may overtake",
        lambda: ending("golden-parachute", ana=10, ben=11),
        "ana",
        ("endgame golden-parachute",),
        "why-win",
    ),
    Puzzle(
        "recount when somebody else would win",
        lambda: ending("recount-daemon", ana=9, ben=11),
        "ana",
        ("endgame recount-daemon",),
        "why-play-on",
    ),
    Puzzle(
        "one more cycle when somebody else would win",
        lambda: ending("one-more-cycle", "golden-parachute", ana=4, ben=11),
        "ana",
        ("endgame one-more-cycle golden-parachute",),
        "why-play-on",
    ),
    Puzzle(
        "a winner reveals nothing",
        lambda: ending("recount-daemon", "one-more-cycle", ana=12, ben=3),
        "ana",
        ("endgame none",),
        "why-nothing-to-reveal",
    ),
    Puzzle(
        "turn your coin to join the stronger team",
        lambda: coins(last_turn("3", tokens=1), ana="HT"),
        "ana",
        ("flip-own",),
        "why-flip",
    ),
    Puzzle(
        "without power the dear flip still works",
        lambda: coins(last_turn("0(1)"), ana="TH"),
        "ana",
        ("flip-any ana",),
        "why-flip",
    ),
    Puzzle(
        "stop when the round is won",
        lambda: coins(last_turn("3", "deep-scan"), ana="HH"),
        "ana",
        ("end",),
        "why-enough",
    ),
    Puzzle(
        "a dividend for a sure winner",
        lambda: coins(last_turn("3", "dividend-drive"), ana="HH"),
        "ana",
        ("play dividend-drive",),
        "why-card",
    ),
    Puzzle(
        "hedge a lost round",
        lambda: coins(last_turn("0(1)", "hedge-module", tokens=0), ana="HH"),
        "ana",
        ("play hedge-module",),
        "why-card",
    ),
    Puzzle(
        "a loyalist needs no coin",
        lambda: coins(last_turn("0(1)", "loyalist-script", tokens=1), ana="HT"),
        "ana",
        ("play loyalist-script > evil",),
        "why-card",
    ),
    Puzzle(
        "turn the Extra to your side",
        three_with_extra,
        "ana",
        ("flip-any extra-tails",),
        "why-flip",
    ),
    Puzzle(
        "a stowaway wins at zero",
        lambda: coins(final_slot("stowaway", card="0(1)"), ana="HT"),
        "ana",
        ("reveal stowaway",),
        "why-card",
    ),
    Puzzle(
        "change sides at the last moment",
        lambda: coins(final_slot("turncoat-circuit"), ana="HT"),
        "ana",
        ("reveal turncoat-circuit",),
        "why-card",
    ),
    Puzzle(
        "weaken the other side",
        lambda: powers(final_slot("brownout", card="1"), ana="1"),
        "ana",
        ("reveal brownout > ben",),
        "why-card",
    ),
    Puzzle(
        "strengthen your own side",
        lambda: final_slot("power-surge", card="1"),
        "ana",
        ("reveal power-surge > ana", "reveal power-surge > chloe"),
        "why-card",
    ),
    Puzzle(
        "turn the third way down", neutral_wins, "ana", ("reveal blackout > third-way",), "why-card"
    ),
    Puzzle(
        "pass when the round is won",
        lambda: final_slot("static-burst"),
        "ana",
        ("pass",),
        "why-pass",
    ),
    Puzzle(
        "take power while it lasts",
        lambda: table(5, "offer", "ben"),
        "ana",
        ("raise yes",),
        "why-power",
    ),
    Puzzle(
        "the Dealer serves himself",
        lambda: claims("offer 0 0", "offer 1 0", dealer_claims=True),
        "ana",
        ("pick ana",),
        "why-pick-self",
    ),
    Puzzle(
        "the best bid gets the card",
        lambda: claims("offer 1 0", "offer 2 0"),
        "ana",
        ("pick chloe",),
        "why-pick-bid",
    ),
    Puzzle("do not bribe a leader", lambda: offering(7), "ben", ("offer 0 0",), "why-no-bribe"),
    Puzzle("leaders get their zero first", zeros, "ana", ("zero-to chloe",), "why-zero"),
    Puzzle(
        "keep the stowaway, not the scan",
        lambda: hand(table(5, "cleanup"), "ana", "deep-scan", "stowaway"),
        "ana",
        ("keep stowaway",),
        "why-keep",
    ),
]


def state_of(puzzle: Puzzle) -> tuple[Scenario, int]:
    t = puzzle.build()
    t.asks()
    return t, NAMES.index(puzzle.who)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name.replace(" ", "-"))
def test_the_heuristic_finds_the_answer(puzzle: Puzzle) -> None:
    """EVIL-GIFT-2, EVIL-SPLIT-2, EVIL-END-2: the right move, with its reason."""
    t, seat = state_of(puzzle)
    assert set(puzzle.right) <= set(t.legal(puzzle.who))
    move, why = GAME.bot.advise(
        GAME.guess(t.table.state, seat, seeded(1, "puzzle")), seat, seeded(2)
    )
    assert t.table.text(move) in puzzle.right
    assert why == puzzle.why


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name.replace(" ", "-"))
def test_advice_rests_on_what_the_seat_knows(puzzle: Puzzle) -> None:
    """EVIL-INFO-12: sixty-four guesses, one advice."""
    t, seat = state_of(puzzle)
    rng = seeded(5, "fair")
    advice = {
        (move.text(), why)
        for move, why in (
            GAME.bot.advise(GAME.guess(t.table.state, seat, rng.split()), seat, seeded(2))
            for _ in range(64)
        )
    }
    assert len(advice) == 1


def test_chance_solves_less_than_half() -> None:
    """The puzzles are puzzles: random play would find fewer than half of the answers."""
    found = 0.0
    for puzzle in PUZZLES:
        t, seat = state_of(puzzle)
        ask = t.asks()[puzzle.who]
        found += len(puzzle.right) / len(t.table.state.legal(ask, seeded(1), 400))
        assert ask.seat == seat
    assert found / len(PUZZLES) < 0.5
    assert len(PUZZLES) >= 20


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_advice_is_legal_and_fair_through_whole_games(seats: int) -> None:
    """EVIL-INFO-12: at every question of a game among heuristics."""
    s = GAME.deal_random(seats, seats)
    rng = seeded(seats, "advice")
    for _ in range(90):
        if s.ended:
            break
        ask = s.next_ask()
        advice = [
            GAME.bot.advise(GAME.guess(s, ask.seat, rng.split()), ask.seat, seeded(2))
            for _ in range(3)
        ]
        assert len({(move.text(), why) for move, why in advice}) == 1
        move = advice[0][0]
        assert move.refusal(s, ask.seat) is None
        s.play_trusted(ask.seat, move)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "floor"), [(3, 0.55), (5, 0.45)])
def test_one_thinking_seat_beats_a_table_of_chance(seats: int, floor: float) -> None:
    """The floors of the ladder; the seat moves round from game to game."""
    games = 16
    won = 0.0
    for number in range(games):
        s = GAME.deal_random(seats, number)
        rng = seeded(number, "floor")
        thinker = number % seats
        while not s.ended:
            ask = s.next_ask()
            if ask.seat == thinker:
                seen = GAME.guess(s, thinker, rng.split())
                move = GAME.bot.advise(seen, thinker, rng)[0]
            else:
                moves = s.legal(ask, rng)
                move = moves[rng.below(len(moves))]
            s.play_trusted(ask.seat, move)
        assert s.outcome is not None
        if thinker in s.outcome.winners:
            won += 1 / len(s.outcome.winners)
    assert won / games >= floor
