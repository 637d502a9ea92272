"""Vector games may ask the game's heuristic: for its next word, or to make its move."""

from typing import Any

import numpy as np
import pytest

from tests.project import games
from uprising.kernel import BadSetup, game
from uprising.vector.env import AS_ADVISED, Frame, make

STEPS = 400


def outcomes(key: str, advised: bool, steps: int) -> list[list[str]]:
    """How the games ended, one after another, where every seat plays by the heuristic."""
    env: Any = make(key, games=4, seats=game(key).seats[0], seed=3, advised=advised)
    found: list[list[str]] = [[] for _ in range(4)]
    frame = env.reset()
    for _ in range(steps):
        words = np.where(frame.advice < 0, AS_ADVISED, frame.advice)
        frame = env.step(words.astype(np.int64))
        for number, outcome in env.batch.finished:
            found[number].append(f"{outcome.key} {outcome.scores}")
    return found


@pytest.mark.parametrize("key", [key for key in games() if game(key).bot.has_advice])
def test_the_advised_words_are_allowed_and_make_the_heuristics_moves(key: str) -> None:
    whole = outcomes(key, False, STEPS)  # each step is a whole move
    by_words = outcomes(key, True, STEPS)
    assert any(whole)
    for moves, words in zip(whole, by_words, strict=True):
        assert moves[: len(words)] == words


def test_there_is_advice_wherever_an_answer_is_on_the_list() -> None:
    env: Any = make("robot_rise", games=8, seats=3, advised=True)
    frame: Frame = env.reset()
    for _ in range(100):
        each = np.arange(8)
        assert frame.mask[each, frame.advice].all()
        frame = env.step(frame.advice)


def test_after_another_word_there_is_no_advice_until_the_move_is_made() -> None:
    env: Any = make("robot_rise", games=1, seats=3, advised=True, seed=4)
    frame: Frame = env.reset()
    rng, astray = np.random.default_rng(1), 0
    for _ in range(300):
        others = np.flatnonzero(frame.mask[0])
        others = others[others != frame.advice[0]]
        made = env.decisions
        frame = env.step(rng.choice(others)[None] if len(others) else frame.advice)
        if len(others) and env.decisions == made:
            assert frame.advice[0] == -1
            astray += 1
            frame = env.step(np.array([AS_ADVISED]))
            assert env.decisions > made
    assert astray > 0


def test_workers_are_advised_as_well() -> None:
    alone: Any = make("leduc", games=6, advised=True, seed=2)
    spread: Any = make("leduc", games=6, advised=True, seed=2, workers=2)
    try:
        ours, theirs = alone.reset(), spread.reset()
        for _ in range(20):
            assert (ours.advice == theirs.advice).all()
            ours, theirs = alone.step(ours.advice), spread.step(theirs.advice)
    finally:
        spread.close()


def test_advice_needs_words() -> None:
    with pytest.raises(BadSetup, match="advised"):
        make("robot_rise", actions="moves", advised=True)
