"""A table of bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from uprising.kernel import (
    Event,
    Game,
    Player,
    Rng,
    Table,
    default_names,
    seeded,
    seeded_table,
    sight,
)

from .memory import Memory

Bots = Sequence[Player]
Watch = Callable[[Table, Memory], None]


def play_match(
    of: Game, bots: Bots, seed: int | str, options: Mapping[str, Any], labels: Sequence[str] = ()
) -> Table:
    """Play one game; the same seed and bots give the same game.

    `labels`, one per seat, give a bot luck of its own beside another in the same seat.
    """
    return watched_match(of, bots, seed, options, labels, None)


def watched_match(
    of: Game,
    bots: Bots,
    seed: int | str,
    options: Mapping[str, Any],
    labels: Sequence[str],
    watch: Watch | None,
) -> Table:
    """The same, calling an observer before every decision."""
    table = seeded_table(of, default_names(len(bots)), options, seed)
    luck = [seeded(seed, luck_name(seat, labels)) for seat in range(len(bots))]
    memory = Memory(of, table.first_events)
    while table.outcome is None:
        if watch is not None:
            watch(table, memory)
        seat = table.state.next_ask().seat
        seen = memory.told(bots[seat], seat)
        memory.hear(take_turn(table, seat, bots[seat], luck[seat], seen))
    return table


def luck_name(seat: int, labels: Sequence[str]) -> str:
    return f"{labels[seat]} {seat}" if labels else f"bot {seat}"


def take_turn(
    table: Table, seat: int, bot: Player, luck: Rng, seen: Sequence[msgspec.Struct] = ()
) -> list[Event]:
    """Ask one bot, give it its own stream for this decision, and play what it says."""
    choice = bot.choose(sight(table, seat, luck.split(), seen=seen))
    return table.play(seat, choice.move).events
