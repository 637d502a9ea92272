"""Self-play PPO for every game, word by word: one file to read and to change. Needs PyTorch.

python examples/self_play_ppo.py robot_rise --seats 2 --minutes 10
python examples/self_play_ppo.py patriot --resume --workers 12 --device cuda --clock wall

First the network learns to say and to judge what the game's heuristic says (`--teach`), then it
plays all seats against itself. What a seat gets at the end belongs to that seat's own decisions
(trajectories are cut per seat); a slowly moving average of the policy is the magnet that keeps it
from forgetting, and is what is kept. Some of the games are exhibitions, from which nothing is
learned: one seat against the heuristic, and against players who say any word.

build/learned/ gets GAME-SEATS.npz (for `--bots learned:FILE`), .pt to go on from, and .csv and .svg
to look at.
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
from uprising.vector.env import AS_ADVISED, make


def settings() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("game")
    add("--seats", type=int)
    add("--minutes", type=float, default=10.0, help="in all, over every run; see --clock")
    add("--leg", type=float, default=1e9, help="minutes of this run, at most")
    add("--clock", choices=("cpu", "wall"), default="cpu", help="processor time, or the clock's")
    add("--teach", type=float, default=0.1, help="share of the time spent on the heuristic's moves")
    add("--games", type=int, default=128, help="stepped together")
    add("--steps", type=int, default=64, help="rows of each game an update")
    add("--workers", type=int, default=0)
    add("--device", default="cpu")
    add("--threads", type=int, default=2)
    add("--hidden", type=int, default=256)
    add("--rate", type=float, default=5e-4, help="learning rate, falling to a tenth")
    add("--entropy", type=float, default=0.05, help="its weight, falling to a fifth")
    add("--magnet", type=float, default=0.05, help="weight of the KL to the average")
    add("--clip", type=float, default=0.15)
    add("--epochs", type=int, default=3)
    add("--batch", type=int, default=2048)
    add("--lam", type=float, default=0.95)
    add("--seed", type=int, default=1)
    add("--resume", action="store_true")
    add("--out", type=Path, default=Path("build/learned"))
    return parser.parse_args()


# --- The network: a row of numbers and the words said so far; a logit for each word, and a value
class Policy(nn.Module):
    def __init__(self, inputs: int, words: int, most: tuple[int, ...], hidden: int) -> None:
        super().__init__()
        # roots, so that small counts are not lost beside what they might come to
        self.register_buffer("most", torch.tensor(most, dtype=torch.float32).sqrt())
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


# --- Exhibition games: one seat, each time another, among heuristics and among random players
class Exhibition:
    def __init__(self, games: int, seats: int, seed: int) -> None:
        each = min(32, max(8, games // 32))
        self.kinds = {"heuristic": slice(games - 2 * each, games - each),
                      "random": slice(games - each, games)}  # fmt: skip
        self.learning = games - 2 * each  # the other games
        self.mine = np.arange(games) % seats
        self.rng = np.random.default_rng(seed)
        self.results: dict[str, list[float]] = {kind: [] for kind in self.kinds}

    def play(self, actions: Any, frame: Any) -> Any:
        """The actions with the other seats' own."""
        others = frame.seat != self.mine
        advised, chance = self.kinds["heuristic"], self.kinds["random"]
        actions[advised][others[advised]] = AS_ADVISED
        masks = frame.mask[chance]
        anything = (masks * (1 + self.rng.random(masks.shape))).argmax(1)
        actions[chance] = np.where(others[chance], anything, actions[chance])
        return actions

    def note(self, frame: Any) -> None:
        for kind, part in self.kinds.items():
            for game in np.flatnonzero(frame.ended[part]) + part.start:
                reward = frame.reward[game, self.mine[game]]
                self.results[kind].append((1 + float(reward)) / 2)  # a draw is half a win
                self.mine[game] = (self.mine[game] + 1) % frame.reward.shape[1]

    def shares(self) -> dict[str, float]:
        """Of wins since the last time; not a number where no game has ended."""
        found = {kind: float(np.mean(all_)) if all_ else np.nan
                 for kind, all_ in self.results.items()}  # fmt: skip
        self.results = {kind: [] for kind in self.kinds}
        return found


# --- A rollout: the present policy, or the teacher, plays all seats of all games
class Rollout:
    def __init__(self, env: Any, steps: int, device: str, exhibition: Exhibition) -> None:
        plan, games = env.plan, env.games
        self.env, self.steps, self.device, self.exhibition = env, steps, device, exhibition

        def there(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros((steps, games, *shape), dtype=kind, device=device)

        self.rows = there(plan.layout.size, kind=torch.uint8)
        self.masks = there(plan.width, kind=torch.uint8)
        self.said = there(SAID, kind=torch.int16)
        self.actions, self.logs, self.values = there(kind=torch.int64), there(), there()
        self.seats = np.zeros((steps, games), np.int64)
        self.ended = np.zeros((steps, games), bool)
        self.rewards = np.zeros((steps, games, plan.seats), np.float32)

    def fill(self, policy: Policy, taught: bool) -> None:
        frame = self.env.frame
        for t in range(self.steps):
            self.rows[t].copy_(torch.from_numpy(frame.observation))
            self.masks[t].copy_(torch.from_numpy(frame.mask))
            self.said[t].copy_(torch.from_numpy(frame.said))
            self.seats[t] = frame.seat
            with torch.no_grad():
                logs, self.values[t] = policy(self.rows[t], self.said[t], self.masks[t])
                gumbel = -torch.empty_like(logs).exponential_().log()
                self.actions[t] = (logs + gumbel).argmax(1)
                self.logs[t] = logs.gather(1, self.actions[t][:, None]).squeeze(1)
            actions = self.actions[t].cpu().numpy().copy()
            if taught:
                learning = slice(0, self.exhibition.learning)
                self.actions[t].copy_(torch.from_numpy(frame.advice.astype(np.int64)))
                actions[learning] = np.where(frame.advice < 0, AS_ADVISED, frame.advice)[learning]
            frame = self.env.step(self.exhibition.play(actions, frame))
            self.exhibition.note(frame)
            self.ended[t], self.rewards[t] = frame.ended, frame.reward

    def advantages(self, lam: float) -> tuple[Any, Any]:
        """Generalised advantages, seat by seat; a last row without a successor does not count."""
        games, seats = self.rewards.shape[1:]
        values = self.values.cpu().numpy()
        each = np.arange(games)
        found = np.zeros_like(values)
        counts = np.zeros(values.shape, bool)
        known = np.zeros((games, seats), bool)  # whether the seat's next row is in the rollout
        reward, value, tail = (np.zeros((games, seats), np.float32) for _ in range(3))
        for t in reversed(range(self.steps)):
            over = self.ended[t]
            known[over], value[over], tail[over] = True, 0.0, 0.0
            reward[over] = self.rewards[t, over]
            at = (each, self.seats[t])
            counts[t] = known[at]
            error = reward[at] + value[at] - values[t]
            found[t] = error + lam * tail[at]
            tail[at] = np.where(counts[t], found[t], 0.0)
            value[at], reward[at], known[at] = values[t], 0.0, True
        counts[:, self.exhibition.learning :] = False
        return found, counts

    def data(self, lam: float) -> list[Any]:
        """What an update learns from, a row for each decision that counts."""
        advantage, counts = self.advantages(lam)
        flat = torch.from_numpy(np.flatnonzero(counts.ravel())).to(self.device)
        gain = torch.from_numpy(advantage).to(self.device)
        arrays = (self.rows, self.said, self.masks, self.actions, self.logs)
        return [array.flatten(0, 1)[flat] for array in (*arrays, gain, gain + self.values)]


# --- An update: clipped policy gradient, value, entropy, and the pull of the average policy
def update(
    policy: Policy, average: Policy, optimiser: Any, rollout: Rollout, asked: Any, weight: float
) -> dict[str, float]:
    rows, said, masks, actions, before, gain, wanted = rollout.data(asked.lam)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    told = []
    for _ in range(asked.epochs):
        for part in torch.randperm(len(rows), device=rows.device).split(asked.batch):
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
            learn(policy, optimiser, loss + 0.5 * error - weight * entropy + asked.magnet * pull)
            told.append(torch.stack([loss, error, entropy, pull]).detach())
        follow(average, policy, 0.02)
    return dict(zip(TOLD, torch.stack(told).mean(0).tolist(), strict=True))


TOLD = ("policy", "value", "entropy", "pull")


def imitate(
    policy: Policy, average: Policy, optimiser: Any, rollout: Rollout, asked: Any
) -> dict[str, float]:
    """The teacher's words and what came of them; the words of some answers are not known."""
    rows, said, masks, actions, _, _, wanted = rollout.data(0.99)
    told = []
    for part in torch.randperm(len(rows), device=rows.device).split(max(256, asked.batch // 8)):
        logs, value = policy(rows[part], said[part], masks[part])
        loss = F.nll_loss(logs, actions[part], ignore_index=-1)
        error = F.mse_loss(value, wanted[part])
        entropy = -(logs.exp() * logs).sum(1).mean()
        learn(policy, optimiser, loss + 0.5 * error)
        told.append(torch.stack([loss, error, entropy, torch.zeros_like(loss)]).detach())
    follow(average, policy, 0.5)
    return dict(zip(TOLD, torch.stack(told).mean(0).tolist(), strict=True))


def learn(policy: Policy, optimiser: Any, loss: Any) -> None:
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
    optimiser.step()


def follow(average: Policy, policy: Policy, pace: float) -> None:
    with torch.no_grad():
        for slow, fast in zip(average.parameters(), policy.parameters(), strict=True):
            slow.lerp_(fast, pace)


# --- Progress as a picture: the share of wins among heuristics and random players
def draw(file: Path, lines: list[Any]) -> None:
    far = max(line[0] for line in lines) or 1
    curves = ""
    for column, colour in ((2, "#b3261e"), (3, "#888")):
        points = [(line[0] / far, line[column]) for line in lines if line[column] == line[column]]
        path = " ".join(f"{20 + 560 * x:.1f},{220 - 200 * y:.1f}" for x, y in points)
        curves += f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
    note = f'<text x="20" y="236" font-size="12">{far:,.0f} rows; wins among heuristics (red)'
    frame = '<path d="M20 20V220H580" fill="none" stroke="#333"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240">'
    file.write_text(f"{head}{frame}{curves}{note} and random players</text></svg>", "utf-8")


# --- The loop
class Training:
    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.game = uprising.game(asked.game)
        self.seats = asked.seats or self.game.seats[0]
        self.done, self.spent, self.lines = 0, 0.0, []
        self.file = asked.out / f"{asked.game}-{self.seats}"
        plan = self.deal(True).env.plan
        inputs, words, most = plan.layout.size, plan.width, plan.layout.most
        self.policy = Policy(inputs, words, most, asked.hidden).to(asked.device)
        self.average = copy.deepcopy(self.policy)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), lr=asked.rate, eps=1e-5)
        self.parts = {"policy": self.policy, "average": self.average, "optimiser": self.optimiser}

    def deal(self, taught: bool) -> Rollout:
        """New games, of which nothing was seen before."""
        asked = self.asked
        seed = f"{asked.seed}-{self.done}"
        env = make(asked.game, games=asked.games, seats=self.seats, seed=seed,
                   workers=asked.workers, advised=taught)  # fmt: skip
        self.taught, self.exhibition = taught, Exhibition(asked.games, self.seats, asked.seed)
        self.rollout = Rollout(env, asked.steps, asked.device, self.exhibition)
        return self.rollout

    def resume(self) -> None:
        file = self.file.with_suffix(".pt")
        if not file.is_file():
            return
        kept = torch.load(file, map_location="cpu", weights_only=True)
        for name, part in self.parts.items():
            part.load_state_dict(kept[name])
        self.done, self.spent = kept["done"], kept["spent"]
        self.lines = [tuple(line) for line in kept["lines"]]

    def run(self) -> None:
        asked = self.asked
        clock = time.process_time if asked.clock == "cpu" else time.monotonic
        whole = 60 * asked.minutes
        before, start = self.spent, clock()
        until = min(whole, before + 60 * asked.leg)
        shown = before
        while self.spent < until:
            left = 1 - self.spent / whole
            for group in self.optimiser.param_groups:
                group["lr"] = asked.rate * max(0.1, left)
            if self.taught != (taught := self.spent < asked.teach * whole):
                self.rollout.env.close()
                self.deal(taught)
            self.rollout.fill(self.policy, taught)
            networks = self.policy, self.average, self.optimiser
            if taught:
                told = imitate(*networks, self.rollout, asked)
            else:
                weight = asked.entropy * max(0.2, left)
                told = update(*networks, self.rollout, asked, weight)
            self.done += self.exhibition.learning * asked.steps
            self.spent = before + clock() - start
            if self.spent - shown > min(60.0, whole / 20) or self.spent >= until:
                shown = self.spent
                self.keep(told)
        self.rollout.env.close()

    def keep(self, told: dict[str, float]) -> None:
        """Say how it stands, and write everything down, so that it may be cut off at any time."""
        shares = self.exhibition.shares()
        self.lines.append((self.done, self.spent, *shares.values(), *told.values()))
        means = "  ".join(f"{name} {number:.3f}" for name, number in told.items())
        wins = "  ".join(f"{share:5.1%} among {kind}" for kind, share in shares.items())
        phase = "taught" if self.taught else "played"
        print(f"{self.done:11,} rows {self.spent:5.0f} s {phase}: {wins}  {means}", flush=True)
        parts = {name: part.state_dict() for name, part in self.parts.items()}
        going = self.file.with_suffix(".new")
        torch.save({**parts, "done": self.done, "spent": self.spent, "lines": self.lines}, going)
        going.replace(self.file.with_suffix(".pt"))
        save(going, about(self.game, self.seats, self.done), self.average.weights())
        going.replace(self.file.with_suffix(".npz"))
        with self.file.with_suffix(".csv").open("w", newline="") as out:
            csv.writer(out).writerows([("rows", "seconds", *shares, *told), *self.lines])
        draw(self.file.with_suffix(".svg"), self.lines)


def main() -> None:
    asked = settings()
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    torch.set_float32_matmul_precision("high")
    asked.out.mkdir(parents=True, exist_ok=True)
    training = Training(asked)
    if asked.resume:
        training.resume()
    training.run()


if __name__ == "__main__":
    main()
