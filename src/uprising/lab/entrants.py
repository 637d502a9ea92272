"""Who may enter the arena: every bot and plug-in, ablated bots, exploiters, the noisy comrade."""

from __future__ import annotations

from uprising.agents import is_plugin, player
from uprising.bots import BadBot, bot_names
from uprising.bots.exploiters import SCRIPTS, Exploiter, NoisyBot
from uprising.kernel import Player

from .ablated import ABLATED

NOISY = "noisy"
TWIN = "'"
"""A name with this at its end, once or more, is the same bot again, with luck of its own."""


def entrant_names() -> list[str]:
    """Everybody but the plug-ins."""
    return [*bot_names(), *ABLATED, NOISY, *SCRIPTS]


def entrant(name: str) -> Player:
    """A player by its name in the arena."""
    plain = name.rstrip(TWIN)
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


def with_twins(names: list[str]) -> tuple[str, ...]:
    """Names as labels: a bot that is named twice meets its twin."""
    labels: list[str] = []
    for name in names:
        label = name
        while label in labels:
            label += TWIN
        labels.append(label)
    return tuple(labels)
