"""Players that are programs. They get views and guesses, never the state."""

from .match import Bots, play_match
from .players import BadBot, RandomBot, ThumbBot, bot, bot_names

__all__ = ["BadBot", "Bots", "RandomBot", "ThumbBot", "bot", "bot_names", "play_match"]
