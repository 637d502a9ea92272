"""The heuristic are fair, complete and better than chance."""

from typing import Any

import pytest

import uprising
from uprising.bots import bot, play_match
from uprising.kernel import seeded
from uprising.texts import catalogue, languages

GAME = uprising.games()["patriot"]
CAMPAIGNS = ("m", "samuel", "zam", "mw", "viktor", "petr", "jack")


@pytest.mark.parametrize("seats", [1, 2])
def test_advice_does_not_hang_on_what_is_hidden(seats: int) -> None:
    """PAT-HIDE-3: 64 guesses of one position, one answer."""
    s: Any = GAME.deal_random(seats, 11, campaign=CAMPAIGNS[seats])
    rng = seeded(3, "walk")
    for number in range(60):
        if s.ended:
            break
        ask = s.next_ask()
        if number % 4 == 0:
            said = set()
            for luck in range(64):
                guess = GAME.guess(s, ask.seat, seeded(luck, "guess"))
                move, why = GAME.bot.advise(guess, ask.seat, seeded(5, "advice"))
                said.add((move.text(), why))
            assert len(said) == 1, ask.prompt
        moves = s.legal(ask, rng)
        s.play_trusted(ask.seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_every_question_has_advice_with_a_reason(campaign: str, seats: int) -> None:
    """Also after random moves nobody would advise."""
    words = [catalogue("patriot", lang).keys for lang in languages()]
    rng = seeded(4, campaign)
    s: Any = GAME.deal_random(seats, 5, campaign=campaign)
    while not s.ended:
        ask = s.next_ask()
        move, why = GAME.bot.advise(s, ask.seat, rng)
        assert move.refusal(s, ask.seat) is None, (ask.prompt, move)
        assert all(why in keys for keys in words), why
        moves = s.legal(ask, rng)
        s.play_trusted(ask.seat, moves[rng.below(len(moves))])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_the_heuristic_wins_where_chance_does_not(campaign: str, seats: int) -> None:
    """Ten games a side: three wins or more with the heuristic, one or none without."""
    wins = []
    for name in ("heuristic", "random"):
        bots = [bot(name)] * seats
        tables = [play_match(GAME, bots, f"{name}-{n}", {"campaign": campaign}) for n in range(10)]
        wins.append(sum(len(t.outcome.winners) > 0 for t in tables if t.outcome))
    assert wins[0] >= 3
    assert wins[1] <= 1
