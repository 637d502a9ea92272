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
    clock=evaluation.clock,
    # Rounds a search looks ahead.
    horizon=3,
    # FAB-SEC-1, FAB-STRIKE-1: Security and Strike are decided at the same step.
    mixed=("ask-bid", "ask-vote"),
    # Votes, wages taken and decrees tell who is what (`docs/reports/bots.md` has the figure).
    believes=True,
    # The heuristics are rough here: an answer need not be far ahead of theirs.
    margin=0.5,
    features=Features(NAMES, features, HERE / "features.py", HERE / "values.json"),
    fits=evaluation.fits,
    inference=INFERENCE,
    bargain=bargain,
)
