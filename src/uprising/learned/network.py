"""A trained network in numpy: what it sees, how likely each word is, and how the seat stands.

A checkpoint is one `.npz` file: the weights as half floats, and `about`, which says for which game,
how many seats and which versions of observation and vocabulary they are.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from uprising.kernel import Game
from uprising.vector import Vocabulary, layout_of

Floats = npt.NDArray[np.float32]
SAID: Final = 8


class About(msgspec.Struct, frozen=True):
    """What a checkpoint was trained for, and with how many decisions."""

    game: str
    seats: int
    layout: int
    vocabulary: int
    inputs: int
    words: int
    steps: int


class OtherNumbers(ValueError):
    """The checkpoint was trained for other observations or words."""


def about(game: Game, seats: int, steps: int = 0) -> About:
    """What a checkpoint for this table has to say of itself."""
    layout, words = layout_of(game, seats), Vocabulary(game, seats)
    return About(
        game.key, seats, layout.version, words.version, layout.size, words.size, steps
    )  # fmt: skip


class Network:
    """Two hidden layers over the row and the words said so far."""

    def __init__(self, file: Path) -> None:
        with np.load(file) as stored:
            self.about: Final = msgspec.json.decode(bytes(stored["about"]), type=About)
            self.weights: Final[dict[str, Floats]] = {
                name: stored[name].astype(np.float32) for name in stored.files if name != "about"
            }

    def check(self, game: Game, seats: int) -> None:
        """Raise `OtherNumbers` unless this is a network for such tables."""
        wanted = about(game, seats, self.about.steps)
        for field in msgspec.structs.fields(About):
            here, there = getattr(wanted, field.name), getattr(self.about, field.name)
            if here != there:
                raise OtherNumbers(f"checkpoint: its {field.name} is {there!r}, not {here!r}")

    def judge(self, row: bytes | bytearray, said: list[int], words: list[int]) -> tuple[Any, float]:
        """How likely each of these words is, and how the seat stands, from -1 to 1."""
        w = self.weights
        last = ([0] * SAID + said)[-SAID:][::-1]
        seen = np.frombuffer(row, np.uint8) / w["most"]
        x = np.concatenate([seen, w["embedding"][last].ravel()])
        x = np.maximum(x @ w["first"] + w["first_base"], 0)
        x = np.maximum(x @ w["second"] + w["second_base"], 0)
        odds = x @ w["policy"][:, words] + w["policy_base"][words]
        odds = np.exp(odds - odds.max())
        return odds / odds.sum(), float(np.tanh(x @ w["value"] + w["value_base"])[0])


def save(file: Path, told: About, weights: dict[str, Any]) -> None:
    """Write a checkpoint."""
    file.parent.mkdir(parents=True, exist_ok=True)
    halves = {name: np.asarray(value, np.float16) for name, value in weights.items()}
    encoded = np.frombuffer(msgspec.json.encode(told), np.uint8)
    with file.open("wb") as out:
        np.savez_compressed(out, allow_pickle=False, about=encoded, **halves)
