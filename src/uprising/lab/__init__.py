"""The balance lab: many games of bots, and what they say about a game."""

from .intervals import Share, wilson
from .simulation import Plan, Result, simulate
from .summary import BotLine, Summary, summary

__all__ = ["BotLine", "Plan", "Result", "Share", "Summary", "simulate", "summary", "wilson"]
