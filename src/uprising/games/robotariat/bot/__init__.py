"""What bots know of the game: heuristics, evaluation, features and values."""

from pathlib import Path

from uprising.kernel import Bot, Features

from . import evaluation
from .beliefs import INFERENCE
from .features import NAMES, features
from .heuristic import advise

HERE = Path(__file__).parent

BOT = Bot(
    advise=advise,
    blind=True,
    value=evaluation.value,
    tries=evaluation.tries,
    most=evaluation.most,
    clock=evaluation.clock,
    # Player turns a search looks ahead where objectives are secret; without them one says more.
    horizon=2,
    # With objectives heuristics pursue theirs weakly: an answer need not be far ahead of theirs.
    margin=0.5,
    # ROB-TURN-1: move and activation in either order.
    turns=("ask-turn",),
    features=Features(NAMES, features, HERE / "features.py", HERE / "values.json"),
    fits=evaluation.fits,
    inference=INFERENCE,
)
