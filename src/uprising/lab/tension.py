"""How open a game is, from its first decision to its last.

At ten moments of a game the position is played to its end many times with the games' own rules of
thumb and new luck; the share of a seat's wins is its chance at that moment.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from uprising.bots import Memory, bot
from uprising.kernel import (
    Game,
    Rng,
    State,
    default_names,
    game,
    luck_from,
    seeded,
    seeded_table,
    sight,
    variant,
)
from uprising.kernel.game import no_advice

from .measure import drawn_move
from .simulation import Plan

MOMENTS = 10
PLAYOUTS = 16


class Curve(msgspec.Struct):
    """The chances of every seat at every moment, and who won in the end."""

    number: int
    winners: list[int]
    chances: list[list[float]]


def chances(of: Game, state: State, seats: int, rng: Rng) -> list[float]:
    wins = [0] * seats
    for _ in range(PLAYOUTS):
        outcome = played_out(of, state, rng)
        for seat in outcome:
            wins[seat] += 1
    return [count / PLAYOUTS for count in wins]


def played_out(of: Game, state: State, rng: Rng) -> tuple[int, ...]:
    s = state.copy()
    s.luck = luck_from(rng)
    while not s.ended:
        ask = s.next_ask()
        if of.advise is no_advice:
            moves = s.legal(ask, rng)
            s.play_trusted(ask.seat, moves[rng.below(len(moves))])
            continue
        move, _ = of.advise(s, ask.seat, rng)
        if isinstance(move, s.asker.takes):
            s.play_trusted(ask.seat, move)
        else:
            s.interject_trusted(ask.seat, move)
    assert s.outcome is not None
    return s.outcome.winners


def curve(of: Game, plan: Plan, number: int, decisions: int) -> Curve:
    """One game of the plan again, with a look at ten moments spread over it."""
    moments = {decisions * n // MOMENTS for n in range(MOMENTS)}
    seed = plan.seed_of(number)
    players = [bot(name) for name in plan.lineup(number)]
    table = seeded_table(of, default_names(plan.seats), plan.options_of(number), seed)
    luck = [seeded(seed, f"bot {seat}") for seat in range(plan.seats)]
    rng = seeded(seed, "tension")
    memory = Memory(of, table.first_events)
    found: list[list[float]] = []
    made = 0
    while table.outcome is None:
        if made in moments:
            found.append(chances(of, table.state, plan.seats, rng))
        seat = table.state.next_ask().seat
        seen = sight(table, seat, luck[seat].split(), seen=memory.told(players[seat], seat))
        move = drawn_move(plan, seen) or players[seat].choose(seen).move
        memory.hear(table.play(seat, move).events)
        made += 1
    winners = table.outcome.winners
    found.append([float(seat in winners) for seat in range(plan.seats)])
    return Curve(number, list(winners), found)


def curves(plan: Plan, numbers: Sequence[int], decisions: Sequence[int]) -> bytes:
    of = variant(game(plan.game), plan.pack)
    pairs = zip(numbers, decisions, strict=True)
    return msgspec.json.encode([curve(of, plan, number, made) for number, made in pairs])
