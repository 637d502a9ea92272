"""Players that are programs. They get views and guesses, never the state."""

from .levels import LEVELS, Level, seconds_of
from .match import Bots, play_match
from .players import BadBot, RandomBot, ThumbBot, bot, bot_names

__all__ = [
    "LEVELS",
    "BadBot",
    "Bots",
    "Level",
    "RandomBot",
    "ThumbBot",
    "bot",
    "bot_names",
    "play_match",
    "seconds_of",
]
