"""What bots know of the game: heuristics, evaluation, features and values."""

from pathlib import Path

from uprising.kernel import Bot, Features

from . import evaluation
from .bargains import bargain
from .beliefs import INFERENCE
from .features import NAMES, features
from .heuristic import advise

HERE = Path(__file__).parent

BOT = Bot(
    advise=advise,
    blind=True,
    value=evaluation.value,
    tries=evaluation.tries,
    clock=evaluation.clock,
    # Rounds a search looks ahead.
    horizon=1,
    # EVIL-COUNT-3: all who want a card raise a hand at once.
    mixed=("ask-hand",),
    # What others turn and show tells how their coins lie (`docs/reports/bots.md` has the figure).
    believes=True,
    features=Features(NAMES, features, HERE / "features.py", HERE / "values.json"),
    inference=INFERENCE,
    bargain=bargain,
)
