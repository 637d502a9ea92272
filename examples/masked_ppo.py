"""Masked PPO in plain numpy: a learner that beats random players at ROBOT RISE! for two.

python examples/masked_ppo.py          a short lesson of 300 games
python examples/masked_ppo.py 3000     a whole one; then it plays 400 games it has not seen
"""

# %% One environment for each seat; moves come with their words, as numbers
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from uprising.adapters import gymnasium
from uprising.lab.intervals import wilson

Array = npt.NDArray[Any]
SLOTS, HIDDEN, NUMERALS = 64, 24, 32
WHOLE = {"actions": "moves", "words": True, "observation": "view"}  # whole moves, and their words
ENVS = [gymnasium.make("robot_rise", seat, "random", 2, SLOTS, **WHOLE) for seat in (0, 1)]
LAYOUT = ENVS[0].arena.layout
VOCABULARY = len(LAYOUT.words.numbers) + 65  # the words of the game, and those that are not listed


def features(seen: dict[str, Array]) -> Array:
    """The flat observation, large numbers drawn in."""
    flat = seen["observation"]
    return np.append(np.sign(flat) * np.log1p(np.abs(flat)) / 4, np.float32(1))


def words(seen: dict[str, Array]) -> Array:
    """For every slot the places of its move's words; numerals come after the vocabulary."""
    rows = seen["moves"].astype(int)
    return np.where(rows < 0, VOCABULARY + np.minimum(-rows, NUMERALS) - 1, rows)


# %% What is learned: how much each word of a move is worth in a situation, and the situation itself
class Learner:
    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        size = VOCABULARY + NUMERALS
        scale = 1 / np.sqrt(LAYOUT.size)
        self.weights: dict[str, Array] = {
            "look": self.rng.normal(0, scale, (LAYOUT.size + 1, HIDDEN)),
            "word": np.zeros((HIDDEN, size)),
            "bias": np.zeros(size),
            "judge": self.rng.normal(0, scale, (LAYOUT.size + 1, HIDDEN)),
            "worth": np.zeros(HIDDEN),
        }
        self.moments = {name: [np.zeros_like(w)] * 2 for name, w in self.weights.items()}
        self.updates = 0

    def policy(self, x: Array, moves: Array, mask: Array) -> tuple[Array, Array]:
        """What is seen in a batch of situations, and the chance of every slot there."""
        seen = np.tanh(x @ self.weights["look"])
        scores = seen @ self.weights["word"] + self.weights["bias"]
        logits = scores[np.arange(len(x))[:, None, None], moves].sum(2)
        logits = np.where(mask, logits, -np.inf)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return seen, chances / chances.sum(1, keepdims=True)

    def value(self, x: Array) -> tuple[Array, Array]:
        judged = np.tanh(x @ self.weights["judge"])
        return judged, judged @ self.weights["worth"]

    def improve(self, gradients: dict[str, Array], rate: float) -> None:
        """One step of Adam."""
        self.updates += 1
        for name, gradient in gradients.items():
            mean, square = self.moments[name]
            mean = 0.9 * mean + 0.1 * gradient
            square = 0.999 * square + 0.001 * gradient**2
            self.moments[name] = [mean, square]
            step = mean / (1 - 0.9**self.updates)
            self.weights[name] -= rate * step / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


# %% Playing: only slots that the mask allows are drawn
@dataclass
class Lesson:
    """Decisions of some games: what was seen, what could be done, what was, and how it ended."""

    x: Array
    moves: Array
    mask: Array
    slots: Array
    chances: Array
    rewards: Array

    def part(self, chosen: Array) -> "Lesson":
        return Lesson(*(getattr(self, name)[chosen] for name in self.__dict__))


def play(learner: Learner, seeds: range, best: bool = False) -> tuple[Lesson, float]:
    """Some games, the seats in turn; and the share of them that was won."""
    rows: list[tuple[Any, ...]] = []
    rewards: list[float] = []
    won = 0
    for seed in seeds:
        env = ENVS[seed % 2]
        seen, _ = env.reset(seed=seed)
        ended, reward, decisions = False, 0.0, 0
        while not ended:
            x, moves, mask = features(seen), words(seen), seen["action_mask"].astype(bool)
            [chances] = learner.policy(x[None], moves[None], mask[None])[1]
            slot = int(chances.argmax() if best else learner.rng.choice(SLOTS, p=chances))
            rows.append((x, moves, mask, slot, chances[slot]))
            seen, reward, ended, _, _ = env.step(slot)
            decisions += 1
        rewards += [reward] * decisions
        won += reward > 0
    columns = [np.array(column) for column in zip(*rows, strict=True)]
    return Lesson(*columns, np.array(rewards)), won / len(seeds)


# %% Learning: PPO's clipped gain, a little love of variety, and a judge that lowers the noise
def learn_from(learner: Learner, lesson: Lesson, epochs: int = 4, size: int = 256) -> None:
    gain = lesson.rewards - learner.value(lesson.x)[1]
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(epochs):
        order = learner.rng.permutation(len(gain))
        for start in range(0, len(order), size):
            chosen = order[start : start + size]
            update(learner, lesson.part(chosen), gain[chosen])


def update(learner: Learner, some: Lesson, gain: Array, clip: float = 0.2) -> None:
    count, places = len(gain), np.arange(len(gain))
    seen, chances = learner.policy(some.x, some.moves, some.mask)
    mine = chances[places, some.slots]
    ratio = mine / some.chances
    counts = np.where(gain > 0, ratio < 1 + clip, ratio > 1 - clip)
    slope = -chances * (gain * ratio * counts)[:, None]
    slope[places, some.slots] += gain * ratio * counts
    logs = np.log(np.maximum(chances, 1e-12))
    variety = -(chances * logs).sum(1, keepdims=True)
    slope += 0.01 * -chances * (logs + variety)
    slope = np.where(some.mask, -slope / count, 0.0)

    size = len(learner.weights["bias"])
    where = (places[:, None, None] * size + some.moves).ravel()
    spread = np.repeat(slope.ravel(), some.moves.shape[2])
    of_words = np.bincount(where, spread, count * size).reshape(count, size)
    of_seen = of_words @ learner.weights["word"].T * (1 - seen**2)
    judged, value = learner.value(some.x)
    off = (value - some.rewards) / count
    of_judged = np.outer(off, learner.weights["worth"]) * (1 - judged**2)
    gradients = {
        "look": some.x.T @ of_seen,
        "word": seen.T @ of_words,
        "bias": of_words.sum(0),
        "judge": some.x.T @ of_judged,
        "worth": judged.T @ off,
    }
    learner.improve(gradients, 0.01)


def taught(games: int, seed: int, each: int = 100) -> Learner:
    """A learner after so many games against random players."""
    learner = Learner(seed)
    for start in range(0, games, each):
        lesson, won = play(learner, range(start, min(start + each, games)))
        learn_from(learner, lesson)
        print(f"{start + each} games, the last {each}: {won:.0%} won")
    return learner


# %% How well does it play games it has not seen?
if __name__ == "__main__":
    lessons, exam = (int(sys.argv[1]), 400) if len(sys.argv) > 1 else (300, 100)
    _, share = play(taught(lessons, seed=1), range(10**6, 10**6 + exam), best=True)
    sure = wilson(share, exam)
    print(f"{share:.1%} of {exam} games won (95 %: {sure.low:.1%} to {sure.high:.1%})")
    assert share > 0.5, "random players win half"
