"""Games of bots that need no sight of the table, many times faster and move by move the same.

What is legal follows from what a seat sees, and some games' heuristics read nothing else
(`Bot.blind`); the conformance suite proves both. Such bots may be asked at the table itself: no
views, guesses, events or records are made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from uprising.kernel import (
    Ask,
    Chooser,
    Game,
    Move,
    Player,
    Rng,
    State,
    play_quickly,
    seeded,
    seeded_luck,
)

from .match import Bots, luck_name
from .players import HeuristicBot, RandomBot


def quick_match(
    of: Game, bots: Bots, seed: int | str, options: Mapping[str, Any], labels: Sequence[str] = ()
) -> tuple[State, int] | None:
    """The end of the game that `play_match` plays, and its decisions; None if it must be played so.

    `labels` are those of `play_match`.
    """
    choosers = [chooser_of(bot, of) for bot in bots]
    ready = [chooser for chooser in choosers if chooser is not None]
    if len(ready) < len(bots):
        return None
    state = of.start(of.setup(len(bots), options), seeded_luck(seed))
    luck = [seeded(seed, luck_name(seat, labels)) for seat in range(len(bots))]
    return state, play_quickly(state, ready, luck)


def chooser_of(bot: Player, of: Game) -> Chooser | None:
    """How this very kind of bot chooses in this game without a sight; None if it cannot."""
    if type(bot) is RandomBot:
        return random_move
    if type(bot) is HeuristicBot and of.bot.blind:
        advise = of.bot.advise
        return lambda s, ask, rng: advise(s, ask.seat, rng)[0]
    return None


def random_move(s: Any, ask: Ask, rng: Rng) -> Move[Any]:
    """What a random bot would do."""
    moves = s.legal(ask, rng)
    if s.polls(ask.seat):
        moves = [*moves, *s.standing(ask.seat)]
    found: Move[Any] = moves[rng.below(len(moves))]
    return found
