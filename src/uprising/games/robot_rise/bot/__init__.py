"""What bots know of the game: heuristics, evaluation, features and values."""

from pathlib import Path

from uprising.kernel import Bot, Evidence, Features

from . import evaluation
from .bargains import bargain
from .beliefs import hands_weight, let_happen
from .features import NAMES, features
from .heuristic import advise

HERE = Path(__file__).parent

BOT = Bot(
    advise=advise,
    blind=True,
    value=evaluation.value,
    tries=evaluation.tries,
    clock=evaluation.clock,
    # Turns a search looks ahead: whole games say more about luck than about an answer.
    horizon=6,
    margin=1.0,
    features=Features(NAMES, features, HERE / "features.py", HERE / "values.json"),
    bargain=bargain,
    evidence=Evidence(let_happen, hands_weight),
)
