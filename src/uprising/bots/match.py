"""A table of bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from uprising.kernel import Game, Player, Rng, Table, default_names, seeded, seeded_table, sight

Bots = Sequence[Player]


def play_match(
    of: Game, bots: Bots, seed: int | str, options: Mapping[str, Any], labels: Sequence[str] = ()
) -> Table:
    """Play one game; the same seed and bots give the same game.

    `labels`, one per seat, give a bot luck of its own beside another in the same seat.
    """
    table = seeded_table(of, default_names(len(bots)), options, seed)
    luck = [seeded(seed, luck_name(seat, labels)) for seat in range(len(bots))]
    while table.outcome is None:
        ask = table.state.next_ask()
        take_turn(table, ask.seat, bots[ask.seat], luck[ask.seat])
    return table


def luck_name(seat: int, labels: Sequence[str]) -> str:
    return f"{labels[seat]} {seat}" if labels else f"bot {seat}"


def take_turn(table: Table, seat: int, bot: Player, luck: Rng) -> None:
    """Ask one bot, give it its own stream for this decision, and play what it says."""
    choice = bot.choose(sight(table, seat, luck.split()))
    table.play(seat, choice.move)
