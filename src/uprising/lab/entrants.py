"""Who may enter the arena: every bot and plug-in, ablated bots, exploiters, the noisy comrade.

A name with `@100ms` at its end has 100 milliseconds for each decision, by the clock of the machine.
"""

from __future__ import annotations

import re
import time
from dataclasses import replace
from typing import Final

from uprising.agents import AgentPlayer, is_plugin, player
from uprising.bots import BadBot, bot_names
from uprising.bots.exploiters import SCRIPTS, Exploiter, NoisyBot
from uprising.kernel import Choice, Game, Player, Sight

from .ablated import ABLATED

NOISY = "noisy"
TWIN = "'"
"""A name with this at its end, once or more, is the same bot again, with luck of its own."""
LIMIT: Final = re.compile(r"(?P<name>.+)@(?P<ms>[1-9][0-9]*)ms")


class Timed:
    """A player with a deadline for every decision."""

    def __init__(self, player: Player, seconds: float) -> None:
        self.player: Final = player
        self.seconds: Final = seconds

    def remembers(self, of: Game) -> bool:
        asked = getattr(self.player, "remembers", None)
        return asked is not None and bool(asked(of))

    def choose(self, sight: Sight) -> Choice:
        deadline = time.monotonic() + self.seconds
        return self.player.choose(replace(sight, deadline=deadline))


def entrant_names() -> list[str]:
    """Everybody but the plug-ins."""
    return [*bot_names(), *ABLATED, NOISY, *SCRIPTS]


def entrant(name: str) -> Player:
    """A player by its name in the arena."""
    plain = name.rstrip(TWIN)
    limited = LIMIT.fullmatch(plain)
    if limited is not None:
        return Timed(entrant(limited["name"]), int(limited["ms"]) / 1000)
    if plain == NOISY:
        return NoisyBot()
    if plain in ABLATED:
        return ABLATED[plain]
    if plain in SCRIPTS:
        return Exploiter(SCRIPTS[plain])
    try:
        return player(plain)
    except BadBot as error:
        if is_plugin(plain):
            raise
        raise BadBot(f"{error}, {', '.join([*ABLATED, NOISY, *SCRIPTS])}") from error


def is_agent(name: str) -> bool:
    """Whether it is asked in words, so that a question may cost something; a trained bot is not."""
    return is_plugin(name.rstrip(TWIN)) and isinstance(entrant(name), AgentPlayer)


def with_twins(names: list[str]) -> tuple[str, ...]:
    """Names as labels: a bot that is named twice meets its twin."""
    labels: list[str] = []
    for name in names:
        label = name
        while label in labels:
            label += TWIN
        labels.append(label)
    return tuple(labels)
