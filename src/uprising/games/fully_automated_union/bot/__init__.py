"""What bots know of the game: heuristics, evaluation, features and values."""

from pathlib import Path

from uprising.kernel import Bot, Features

from . import evaluation
from .features import NAMES, features
from .heuristic import advise

HERE = Path(__file__).parent

BOT = Bot(
    advise=advise,
    blind=True,
    value=evaluation.value,
    clock=evaluation.clock,
    # One standard error is enough: all seats plan together, and few decisions are close.
    margin=1.0,
    # FAU-TALK-1: votes are silent, and everything they depend on is public.
    alike=("ask-vote",),
    features=Features(NAMES, features, HERE / "features.py", HERE / "values.json"),
)
