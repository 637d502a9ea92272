"""Players by their names: bots of ours, plug-ins, and programs.

heuristic               a bot of ours
greedy                  a plug-in: an entry point of the group `uprising.bots`
llm:MODEL               a plug-in that takes an argument
package.module:factory  something to call that gives an agent or a player
child:NAME              one of the last two, in a process of its own
exec:PROGRAM            any program that speaks JSON lines, as `exec:./bot --fast`
"""

from __future__ import annotations

import importlib
import shlex
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from uprising.bots import BadBot, bot
from uprising.kernel import Player

from .child import ChildAgent, command_for
from .protocol import Agent
from .seated import AgentPlayer

GROUP: Final = "uprising.bots"
CHILD: Final = "child:"
EXEC: Final = "exec:"


@cache
def installed(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP))}


def plugins() -> dict[str, EntryPoint]:
    """The plug-ins that are installed, by name; none of them is loaded yet."""
    return installed(tuple(sys.path))


def is_plugin(name: str) -> bool:
    """Whether a name means a plug-in or a program."""
    return ":" in name or name in plugins()


def factory_of(name: str) -> Callable[[], Any]:
    """What is called to make a player of that name; a plug-in may take an argument."""
    plain, mark, argument = name.partition(":")
    if plain not in plugins():
        return load(name)
    made: Callable[..., Any] = load(plugins()[plain].value)
    return (lambda: made(argument)) if mark else made


def player(name: str) -> Player:
    """A player by its name; of a plug-in, one of its own for every seat."""
    if not is_plugin(name):
        try:
            return bot(name)
        except BadBot as error:
            added = f", {', '.join(plugins())}" if plugins() else ""
            raise BadBot(f"{error}{added}, or package.module:factory") from error
    if name.startswith(EXEC):
        command = tuple(shlex.split(name.removeprefix(EXEC)))
        if not command:
            raise BadBot(f"bots: {name!r} names no program")
        return AgentPlayer(ChildAgent(command), name)
    if name.startswith(CHILD):
        inner = name.removeprefix(CHILD)
        factory_of(inner)  # say now what is wrong with it
        return AgentPlayer(ChildAgent(command_for(inner)), name)
    made = call(factory_of(name), name)
    if hasattr(made, "choose"):
        found: Player = made
        return found
    if isinstance(made, Agent):
        return AgentPlayer(made, name)
    raise BadBot(f"bots: {name!r} gives {type(made).__name__}, which has no decide and no choose")


def call(factory: Callable[[], Any], name: str) -> Any:
    try:
        return factory()
    except Exception as error:  # somebody else's code
        raise BadBot(f"bots: {name!r} cannot be made: {type(error).__name__}: {error}") from error


def load(where: str) -> Callable[[], Any]:
    """What `package.module:factory` names."""
    module, _, attribute = where.partition(":")
    if not module or not attribute:
        raise BadBot(f"bots: {where!r} is not like package.module:factory")
    if "" not in sys.path:
        sys.path.insert(0, "")  # a file beside where the command was typed
    try:
        found: Callable[[], Any] = getattr(importlib.import_module(module), attribute)
    except Exception as error:  # whatever importing somebody else's code may raise
        what = f"{type(error).__name__}: {error}"
        raise BadBot(f"bots: {where!r} cannot be loaded: {what}") from error
    if not callable(found):
        raise BadBot(f"bots: {where!r} cannot be called")
    return found
