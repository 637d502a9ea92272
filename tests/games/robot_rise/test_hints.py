"""The heuristic are fair, quick to explain themselves, and better than chance."""

import pytest

from tests.games.robot_rise.table import GAME
from uprising.kernel import Rng, State, seeded
from uprising.texts import catalogue, languages


def random_move(s: State, rng: Rng) -> None:
    ask = s.next_ask()
    moves = s.legal(ask, rng)
    s.play_trusted(ask.seat, moves[rng.below(len(moves))])


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_advice_does_not_depend_on_what_the_seat_cannot_see(seats: int) -> None:
    """RISE-INFO-1, RISE-INFO-3, RISE-INFO-5: 64 guesses, one seed, one move, one reason."""
    looked = 0
    for seed in range(6):
        s = GAME.deal_random(seats, seed)
        rng = seeded(seed, "fair")
        for _ in range(25):
            if s.ended:
                break
            seat = s.next_ask().seat
            if rng.below(3) == 0:
                looked += 1
                advice = set()
                for number in range(64):
                    g = GAME.guess(s, seat, seeded(number, "guess"))
                    move, why = GAME.bot.advise(g, seat, seeded(7, "advice"))
                    advice.add((move.text(), why))
                assert len(advice) == 1
            random_move(s, rng)
    assert looked > 10


def test_every_piece_of_advice_is_legal_and_has_a_reason() -> None:
    """RISE-TURN-2, RISE-ASK-1: a whole table of advised players, to the end."""
    reasons = set()
    for seed in range(30):
        s = GAME.deal_random(2 + seed % 5, seed)
        rng = seeded(seed, "advised")
        while not s.ended:
            ask = s.next_ask()
            move, why = GAME.bot.advise(s, ask.seat, rng)
            assert move.refusal(s, ask.seat) is None
            reasons.add(why)
            s.play_trusted(ask.seat, move)
        assert s.outcome is not None and s.outcome.key == "end-last"
    for lang in languages():
        assert reasons <= catalogue("robot_rise", lang).keys
    assert len(reasons) > 15


@pytest.mark.parametrize(("seats", "least"), [(2, 0.68), (4, 0.42)])
def test_advice_beats_chance(seats: int, least: float) -> None:
    """RISE-END-1: one advised seat among random ones; the release gate plays more games."""
    wins = 0.0
    games = 120
    for number in range(games):
        s = GAME.deal_random(seats, f"beats-{number}")
        rng = seeded(number, "beats")
        me = number % seats
        while not s.ended:
            ask = s.next_ask()
            if ask.seat == me:
                move, _ = GAME.bot.advise(s, me, rng)
                s.play_trusted(me, move)
            else:
                random_move(s, rng)
        assert s.outcome is not None
        if me in s.outcome.winners:
            wins += 1 / len(s.outcome.winners)
    assert wins / games > least
