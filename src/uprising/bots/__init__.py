"""Players that are programs. They get views and guesses, never the state."""

from .cast import CAST, Personality, personality
from .levels import LEVELS, Level, seconds_of
from .match import Bots, play_match
from .memory import Memory, remembers
from .players import BadBot, HeuristicBot, RandomBot, bot, bot_names, chair_names, seated
from .prospects import prospects
from .quick import quick_match
from .strength import Strength, strengths
from .telegrams import answer_telegram

__all__ = [
    "CAST",
    "LEVELS",
    "BadBot",
    "Bots",
    "HeuristicBot",
    "Level",
    "Memory",
    "Personality",
    "RandomBot",
    "Strength",
    "answer_telegram",
    "bot",
    "bot_names",
    "chair_names",
    "personality",
    "play_match",
    "prospects",
    "quick_match",
    "remembers",
    "seated",
    "seconds_of",
    "strengths",
]
