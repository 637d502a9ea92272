"""Agents are plug-ins: a small protocol, in process or in a child process, and players by name."""

from .finding import is_plugin, player, plugins
from .match import play_seated
from .protocol import Agent, Answer, Begin, End, Heard, Listed, Offered, Question, Usage, Utterance
from .seated import AgentPlayer, Slip, Trouble, Turn

__all__ = [
    "Agent",
    "AgentPlayer",
    "Answer",
    "Begin",
    "End",
    "Heard",
    "Listed",
    "Offered",
    "Question",
    "Slip",
    "Trouble",
    "Turn",
    "Usage",
    "Utterance",
    "is_plugin",
    "play_seated",
    "player",
    "plugins",
]
