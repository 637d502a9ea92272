"""One seat for a learner, bots at the others: it learns tic-tac-toe by trying moves."""

# %% A table of random bots with one seat free
import numpy as np

from uprising.adapters import gymnasium

env = gymnasium.make("tic_tac_toe", seat=0, bots="random", slots=9, reward="score", actions="moves")
rng = np.random.default_rng(3)
worth: dict[tuple[bytes, str], tuple[float, int]] = {}


# %% A move is worth what the games with it brought on average
def mean(position: bytes, move: str) -> float:
    total, count = worth.get((position, move), (1.0, 1))  # hopeful about what is new
    return total / count


def episode(seed: int, curious: float) -> float:
    seen, info = env.reset(seed=seed)
    made, ended, reward = [], False, 0.0
    while not ended:
        position, moves = seen["observation"].tobytes(), info["moves"]
        values = [mean(position, move) for move in moves]
        slot = int(rng.integers(len(moves)) if rng.random() < curious else np.argmax(values))
        made.append((position, moves[slot]))
        seen, reward, ended, _, info = env.step(slot)
    for key in made:
        total, count = worth.get(key, (0.0, 0))
        worth[key] = (total + reward, count + 1)
    return reward


# %% Learn, then play without curiosity
before = np.mean([episode(seed, 1.0) for seed in range(200)])
for seed in range(600):
    episode(seed, 0.1)
after = np.mean([episode(10_000 + seed, 0.0) for seed in range(200)])
print(f"at random {before:+.2f}, after 600 games {after:+.2f}")
assert after > before

# %% An illegal action costs, changes nothing, and the table can be looked at
env.reset(seed=1)
_, reward, ended, _, info = env.step(8)
_, reward, ended, _, same = env.step(8)
print(reward, ended, len(same["moves"]), "moves are still there")
