"""What bots know of the game: heuristics, evaluation, features and values."""

from pathlib import Path

from uprising.kernel import Baseline, Bot, Features

from . import evaluation
from .features import NAMES, features
from .heuristic import advise
from .rough import rough_vote, rough_votes, votes

HERE = Path(__file__).parent

BOT = Bot(
    advise=advise,
    blind=True,
    value=evaluation.value,
    tries=evaluation.tries,
    clock=evaluation.clock,
    # Turns a search looks ahead: whole campaigns say more about luck than about an answer.
    horizon=2,
    # A turn is as many tiles as there are action points for.
    turns=("ask-act",),
    features=Features(NAMES, features, HERE / "features.py", HERE / "values.json"),
    baseline=Baseline(votes, rough_vote, rough_votes),
)
