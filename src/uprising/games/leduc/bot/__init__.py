"""What bots know of the game: a heuristic and an evaluation."""

from uprising.kernel import Bot

from . import evaluation
from .heuristic import advise

BOT = Bot(
    advise=advise,
    blind=True,
    value=evaluation.value,
)
