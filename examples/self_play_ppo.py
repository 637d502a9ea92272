"""Self-play PPO for every game, word by word: one file to read and to change. Needs PyTorch.

python examples/self_play_ppo.py robot_rise --seats 2 --minutes 10
python examples/self_play_ppo.py patriot --resume --workers 12 --device cuda

The network that is trained plays all seats. What a seat gets at the end belongs to that seat's own
decisions (trajectories are cut per seat); a slowly moving average of the policy is the magnet that
keeps it from forgetting. build/learned/ gets GAME-SEATS.npz (for `--bots learned:FILE`), .pt to go
on from, and .csv and .svg to look at.
"""

# --- What can be set
from __future__ import annotations

import argparse
import copy
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import uprising
from uprising.learned.network import SAID, about, save
from uprising.vector import make


def settings() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU time, see --clock")
    parser.add_argument("--clock", choices=("cpu", "wall"), default="cpu")
    parser.add_argument("--games", type=int, default=128, help="stepped together")
    parser.add_argument("--steps", type=int, default=64, help="rows of each game an update")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument(
        "--rate", type=float, default=5e-4, help="learning rate, falling to a tenth"
    )
    parser.add_argument("--entropy", type=float, default=0.05)
    parser.add_argument(
        "--magnet", type=float, default=0.05, help="weight of the KL to the average"
    )
    parser.add_argument("--clip", type=float, default=0.15)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--out", type=Path, default=Path("build/learned"))
    return parser.parse_args()


# --- The network: a row of numbers and the words said so far; a logit for each word, and a value
class Policy(nn.Module):
    def __init__(self, inputs: int, words: int, most: tuple[int, ...], hidden: int) -> None:
        super().__init__()
        self.register_buffer("most", torch.tensor(most, dtype=torch.float32))
        self.embedding = nn.Embedding(words, 16)
        self.first = nn.Linear(inputs + 16 * SAID, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, words)
        self.value = nn.Linear(hidden, 1)
        for layer, gain in ((self.first, 1.4), (self.second, 1.4), (self.policy, 0.01)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, row: Any, said: Any, mask: Any) -> tuple[Any, Any]:
        x = torch.cat([row.float() / self.most, self.embedding(said.long()).flatten(1)], 1)
        x = F.relu(self.second(F.relu(self.first(x))))
        logits = self.policy(x).masked_fill(mask == 0, -1e9)
        return F.log_softmax(logits, 1), torch.tanh(self.value(x)).squeeze(1)

    def weights(self) -> dict[str, Any]:
        """By the names that `uprising.learned` reads."""
        found = {"most": self.most, "embedding": self.embedding.weight}
        for name in ("first", "second", "policy", "value"):
            layer = getattr(self, name)
            found |= {name: layer.weight.T, f"{name}_base": layer.bias}
        return {name: value.detach().cpu().numpy() for name, value in found.items()}


# --- A rollout: the present policy plays all seats of all games
class Rollout:
    def __init__(self, env: Any, steps: int, device: str) -> None:
        plan, games = env.plan, env.games
        shape = (steps, games)
        self.env, self.steps, self.device = env, steps, device
        self.rows = np.zeros((*shape, plan.layout.size), np.uint8)
        self.masks = np.zeros((*shape, plan.width), np.uint8)
        self.said = np.zeros((*shape, SAID), np.int16)
        self.seats = np.zeros(shape, np.int64)
        self.actions = np.zeros(shape, np.int64)
        self.logs = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.ended = np.zeros(shape, bool)
        self.rewards = np.zeros((*shape, plan.seats), np.float32)

    def fill(self, policy: Policy) -> None:
        frame = self.env.frame
        for t in range(self.steps):
            self.rows[t], self.masks[t], self.said[t] = frame.observation, frame.mask, frame.said
            self.seats[t] = frame.seat
            with torch.no_grad():
                logs, values = policy(*self.tensors(self.rows[t], self.said[t], self.masks[t]))
                gumbel = -torch.empty_like(logs).exponential_().log()
                actions = (logs + gumbel).argmax(1)
                picked = logs.gather(1, actions[:, None]).squeeze(1)
            self.actions[t] = actions.cpu().numpy()
            self.logs[t], self.values[t] = picked.cpu().numpy(), values.cpu().numpy()
            frame = self.env.step(self.actions[t])
            self.ended[t], self.rewards[t] = frame.ended, frame.reward

    def tensors(self, *arrays: Any) -> list[Any]:
        return [torch.from_numpy(array).to(self.device) for array in arrays]

    def advantages(self, lam: float) -> tuple[Any, Any]:
        """Generalised advantages, seat by seat; a last row without a successor does not count."""
        games, seats = self.rewards.shape[1:]
        each = np.arange(games)
        found = np.zeros_like(self.values)
        counts = np.zeros(self.values.shape, bool)
        known = np.zeros((games, seats), bool)  # whether the seat's next row is in the rollout
        reward, value, tail = (np.zeros((games, seats), np.float32) for _ in range(3))
        for t in reversed(range(self.steps)):
            over = self.ended[t]
            known[over], value[over], tail[over] = True, 0.0, 0.0
            reward[over] = self.rewards[t, over]
            at = (each, self.seats[t])
            counts[t] = known[at]
            error = reward[at] + value[at] - self.values[t]
            found[t] = error + lam * tail[at]
            tail[at] = np.where(counts[t], found[t], 0.0)
            value[at], reward[at], known[at] = self.values[t], 0.0, True
        return found, counts


# --- An update: clipped policy gradient, value, entropy, and the pull of the average policy
def update(
    policy: Policy, average: Policy, optimiser: Any, rollout: Rollout, asked: Any
) -> dict[str, float]:
    advantage, counts = rollout.advantages(asked.lam)
    flat = np.flatnonzero(counts.ravel())
    target = (advantage + rollout.values).reshape(-1)[flat]
    advantage = advantage.reshape(-1)[flat]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    arrays = [rollout.rows, rollout.said, rollout.masks]
    data = [array.reshape(-1, array.shape[-1])[flat] for array in arrays]
    data += [rollout.actions.reshape(-1)[flat], rollout.logs.reshape(-1)[flat]]
    rows, said, masks, actions, before, gain, wanted = rollout.tensors(*data, advantage, target)
    told: dict[str, list[float]] = {"policy": [], "value": [], "entropy": [], "pull": []}
    for _ in range(asked.epochs):
        for part in torch.randperm(len(flat), device=rows.device).split(asked.batch):
            logs, value = policy(rows[part], said[part], masks[part])
            with torch.no_grad():
                magnet, _ = average(rows[part], said[part], masks[part])
            ratio = (logs.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            clipped = ratio.clamp(1 - asked.clip, 1 + asked.clip)
            loss = -torch.min(ratio * gain[part], clipped * gain[part]).mean()
            error = F.mse_loss(value, wanted[part])
            shares = logs.exp()
            entropy = -(shares * logs).sum(1).mean()
            pull = (shares * (logs - magnet)).sum(1).mean()
            total = loss + 0.5 * error - asked.entropy * entropy + asked.magnet * pull
            optimiser.zero_grad()
            total.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()
            for name, number in zip(told, (loss, error, entropy, pull), strict=True):
                told[name].append(float(number.detach()))
        with torch.no_grad():
            for slow, fast in zip(average.parameters(), policy.parameters(), strict=True):
                slow.lerp_(fast, 0.02)
    return {name: float(np.mean(numbers)) for name, numbers in told.items()}


# --- How good it is: one seat of each game against players who say any allowed word
def against_chance(policy: Policy, key: str, seats: int, device: str, games: int = 200) -> float:
    """The share of wins (a draw is half), each game with the learner at another seat."""
    env = make(key, games=games, seats=seats, seed="chance")
    frame, mine = env.reset(), np.arange(games) % seats
    rng, won = np.random.default_rng(7), np.full(games, np.nan)
    while np.isnan(won).any():
        with torch.no_grad():
            seen = [
                torch.from_numpy(a).to(device) for a in (frame.observation, frame.said, frame.mask)
            ]
            logs = policy(*seen)[0].cpu().numpy()
        chosen = (logs + rng.gumbel(size=logs.shape)).argmax(1)
        anything = (frame.mask * (1 + rng.random(frame.mask.shape))).argmax(1)
        frame = env.step(np.where(frame.seat == mine, chosen, anything))
        over = frame.ended.astype(bool) & np.isnan(won)
        won[over] = (1 + frame.reward[np.arange(games), mine][over]) / 2
    return float(won.mean())


# --- Progress as a picture: the share of wins over the decisions
def draw(file: Path, points: list[tuple[float, float]]) -> None:
    far = max(x for x, _ in points) or 1
    path = " ".join(f"{20 + 560 * x / far:.1f},{220 - 200 * y:.1f}" for x, y in points)
    half = '<path d="M20 120H580" stroke="#bbb"/>'
    line = f'<polyline points="{path}" fill="none" stroke="#b3261e" stroke-width="2"/>'
    note = f'<text x="20" y="236" font-size="12">{far:,.0f} decisions; the line is one half</text>'
    frame = '<path d="M20 20V220H580" fill="none" stroke="#333"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240">'
    file.write_text(f"{head}{frame}{half}{line}{note}</svg>", encoding="utf-8")


# --- The loop
def main() -> None:
    asked = settings()
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    game = uprising.game(asked.game)
    seats = asked.seats or game.seats[0]
    env = make(asked.game, games=asked.games, seats=seats, seed=asked.seed, workers=asked.workers)
    plan = env.plan
    policy = Policy(plan.layout.size, plan.width, plan.layout.most, asked.hidden).to(asked.device)
    average = copy.deepcopy(policy)
    optimiser = torch.optim.Adam(policy.parameters(), lr=asked.rate, eps=1e-5)
    file = asked.out / f"{asked.game}-{seats}"
    asked.out.mkdir(parents=True, exist_ok=True)
    done, spent, lines = 0, 0.0, []
    if asked.resume and file.with_suffix(".pt").is_file():
        kept = torch.load(file.with_suffix(".pt"), map_location=asked.device, weights_only=True)
        policy.load_state_dict(kept["policy"])
        average.load_state_dict(kept["average"])
        optimiser.load_state_dict(kept["optimiser"])
        done, spent, lines = kept["done"], kept["spent"], [tuple(line) for line in kept["lines"]]
        env.reset(f"{asked.seed}-{done}")
    rollout = Rollout(env, asked.steps, asked.device)
    clock = time.process_time if asked.clock == "cpu" else time.monotonic
    start, limit, shown = clock() - spent, 60 * asked.minutes, -1.0
    while (spent := clock() - start) < limit:
        for group in optimiser.param_groups:
            group["lr"] = asked.rate * max(0.1, 1 - spent / limit)
        rollout.fill(policy)
        told = update(policy, average, optimiser, rollout, asked)
        done += asked.games * asked.steps
        if spent - shown > limit / 20 or clock() - start >= limit:
            shown = spent
            share = against_chance(policy, asked.game, seats, asked.device)
            lines.append((done, share, spent, *told.values()))
            means = "  ".join(f"{name} {number:.3f}" for name, number in told.items())
            print(f"{done:10,} rows {spent:6.0f} s  wins {share:5.1%}  {means}", flush=True)
            torch.save(
                {"policy": policy.state_dict(), "average": average.state_dict(), "done": done,
                 "optimiser": optimiser.state_dict(), "spent": spent, "lines": lines},
                file.with_suffix(".pt"),
            )  # fmt: skip
            save(file.with_suffix(".npz"), about(game, seats, done), average.weights())
            with file.with_suffix(".csv").open("w", newline="") as out:
                csv.writer(out).writerows([("rows", "wins", "seconds", *told), *lines])
            draw(file.with_suffix(".svg"), [(line[0], line[1]) for line in lines])
    env.close()


if __name__ == "__main__":
    main()
