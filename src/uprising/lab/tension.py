"""How open a game is, from its first decision to its last.

At ten moments of a game every seat's chance is the share it wins of worlds that it cannot tell from
the table, dealt anew with new luck and played to their end by the games' own heuristics. The true
cards and their order are in none of them but by chance.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from uprising.agents import player
from uprising.bots import Memory
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

from .measure import drawn_move
from .simulation import Plan

MOMENTS = 10
PLAYOUTS = 16  # for each seat
OPEN = 0.9  # a seat with this chance has as good as won


class Curve(msgspec.Struct):
    """The chances of every seat at every moment, and who won in the end."""

    number: int
    winners: list[int]
    chances: list[list[float]]


def chances(of: Game, state: State, seats: int, rng: Rng) -> list[float]:
    found = []
    for seat in range(seats):
        worlds = (of.guess(state, seat, rng) for _ in range(PLAYOUTS))
        found.append(sum(seat in played_out(of, world, rng) for world in worlds) / PLAYOUTS)
    return found


def played_out(of: Game, s: State, rng: Rng) -> tuple[int, ...]:
    """The winners of a world that is played to its end."""
    s.luck = luck_from(rng)
    while not s.ended:
        ask = s.next_ask()
        if not of.bot.has_advice:
            moves = s.legal(ask, rng)
            s.play_trusted(ask.seat, moves[rng.below(len(moves))])
            continue
        move, _ = of.bot.advise(s, ask.seat, rng)
        s.apply_trusted(ask.seat, move)
    assert s.outcome is not None
    return s.outcome.winners


def curve(of: Game, plan: Plan, number: int, decisions: int) -> Curve:
    """One game of the plan again, with a look at ten moments spread over it."""
    moments = {decisions * n // MOMENTS for n in range(MOMENTS)}
    seed = plan.seed_of(number)
    players = [player(name) for name in plan.lineup(number)]
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


def winners(curve: Curve) -> list[float]:
    return [sum(moment[w] for w in curve.winners) / len(curve.winners) for moment in curve.chances]


def best(curve: Curve) -> list[float]:
    return [max(moment) for moment in curve.chances]


def averaged(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean at each moment, of rows that may differ in length by a moment or two."""
    size = max(len(row) for row in rows)
    return [
        sum(row[min(len(row) - 1, n * len(row) // size)] for row in rows) / len(rows)
        for n in range(size)
    ]
