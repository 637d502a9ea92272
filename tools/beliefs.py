"""Count what actions say of hidden things, in games of bots, and check what comes of it.

python tools/beliefs.py fit [GAME]      count on tune deals, write the game's beliefs.json
python tools/beliefs.py check [GAME] [GAMES]   look at the calibration on check deals
python tools/beliefs.py learn           for who looks closely at Robotariat's players: weigh all
                                        kinds of actions on tune deals, write clues.json
python tools/beliefs.py names BOT GAMES does it help Spies at tables of such bots?

Closely looked at, actions say much of the same: counted one by one they would say it twice. So they
are weighed together (softmax regression), at the end of games by searchers, by heuristics and
by heuristics with some moves at random; one game in five is held out, for the report.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import numpy as np
from rich.progress import track

from uprising.bots import Memory
from uprising.bots.beliefs import believe
from uprising.bots.match import watched_match
from uprising.kernel import Game, Inference, Table, game
from uprising.lab.calibration import Moment, calibration, fitted, moments, with_inference
from uprising.lab.entrants import entrant
from uprising.lab.fitting import Labels, Rows, fit_choice, softmax
from uprising.lab.ladder import CHECK, TUNE
from uprising.lab.sequential import verdict

# Games that hide something: seats, options, how many values, one look in so many decisions
HIDDEN: dict[str, tuple[int, dict[str, Any], int, int]] = {
    "fully_automated_bosses": (7, {}, 5, 60),
    "robotariat": (4, {"mode": "secret"}, 8, 25),
    "evil_robots": (5, {}, 2, 7),
}
TEMPERS = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
GAMES = 2000
BOT = "noisy"
CLOSELY = (("search", 1600), ("heuristic", 800), ("noisy", 800))
HELD_OUT = 5
RIDGE = 30.0


def played(of: Game, kind: str, games: int) -> Iterator[list[Moment]]:
    seats, options, _, every = HIDDEN[of.key]
    for n in track(range(games), of.key, disable=not sys.stdout.isatty()):
        yield list(moments(of, seats, options, f"{kind}.{n}", BOT, every))


def fit(of: Game) -> None:
    assert of.bot.inference is not None
    games = list(played(of, TUNE, GAMES))
    half = GAMES // 2
    other = [moment for played in games[half:] for moment in played]
    losses = {}
    for temper in TEMPERS:  # counted on one half, tried on the other
        inference = replace(of.bot.inference, speaks=counted(of, games[:half]), temper=temper)
        losses[temper] = calibration(with_inference(of, inference), other).loss
    best = min(losses, key=lambda temper: losses[temper])
    speaks = counted(of, games)
    rows = [f'  "{kind}": {json.dumps(shares)}' for kind, shares in speaks.items()]
    text = f'{{\n "temper": {best},\n "speaks": {{\n' + ",\n".join(rows) + "\n }\n}\n"
    (of.folder / "bot" / "beliefs.json").write_text(text)
    print(of.key, {temper: round(loss, 4) for temper, loss in losses.items()}, "->", best)


def counted(of: Game, games: list[list[Moment]]) -> dict[str, list[float]]:
    """Every clue once: of each game the last moments, or where clues are forgotten, all moments."""
    values = HIDDEN[of.key][2]
    if of.key == "evil_robots":
        return symmetrical(fitted(of, games, values))
    seats = HIDDEN[of.key][0]
    return fitted(of, [played[-seats:] for played in games], values)


def symmetrical(speaks: dict[str, list[float]]) -> dict[str, list[float]]:
    """Heads and Tails are alike."""
    found = {}
    for kind, (tails, heads) in speaks.items():
        opposite = kind.replace("heads", "*").replace("tails", "heads").replace("*", "tails")
        other = speaks.get(opposite, [heads, tails])
        found[kind] = [round((tails + other[1]) / 2, 4), round((heads + other[0]) / 2, 4)]
    return found


def check(of: Game, games: int) -> None:
    found = calibration(of, (moment for one in played(of, CHECK, games) for moment in one))
    print(f"{of.key}: loss {found.loss:.3f} against {found.plain:.3f} for one who saw nothing")
    for row in found.bins:
        if row.count:
            print(f"  said {100 * row.said:5.1f} %  true {100 * row.true:5.1f} %  {row.count}")


# A close look


def whole_game(asked: tuple[str, str, str]) -> tuple[list[Counter[str]], tuple[int, ...]]:
    """What each seat did in one game, as clues, and what it was after."""
    key, name, seed = asked
    of = game(key)
    inference = close(of)
    seats, options, _, _ = HIDDEN[key]
    memories: list[Memory] = []

    def watch(table: Table, memory: Memory) -> None:
        memories[:] = [memory]

    table = watched_match(of, [entrant(name)] * seats, seed, options, (), watch)
    actions: list[Counter[str]] = [Counter() for _ in range(seats)]
    for clue in inference.clues(memories[0].seen_by(0), -1):
        actions[clue.who][clue.kind] += 1
    return actions, inference.truth(table.state)


def close(of: Game) -> Inference:
    assert of.bot.inference is not None and of.bot.inference.close is not None
    return of.bot.inference.close


def learn(of: Game) -> None:
    asked = [(of.key, name, f"{TUNE} {name}.{n}") for name, most in CLOSELY for n in range(most)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        found = list(track(pool.map(whole_game, asked, chunksize=10), of.key, len(asked)))
    values = HIDDEN[of.key][2]
    kinds = sorted({kind for actions, _ in found for seat in actions for kind in seat})
    held = [game for n, game in enumerate(found) if n % HELD_OUT == HELD_OUT - 1]
    rest = [game for n, game in enumerate(found) if n % HELD_OUT != HELD_OUT - 1]
    weights = fit_choice(*table_of(rest, kinds), values, RIDGE)
    counts, truth = table_of(held, kinds)
    chances = softmax(counts @ weights)
    said = chances[np.arange(len(truth)), truth]
    print(f"{of.key}: log loss {-np.log(said).mean():.3f} of {len(truth)} players held out")
    weights = fit_choice(*table_of(found, kinds), values, RIDGE)
    speaks = {
        kind: [float(f"{share:.3g}") for share in np.exp(row - row.mean())]
        for kind, row in zip(kinds, weights, strict=True)
    }
    rows = [f'  "{kind}": {json.dumps(shares)}' for kind, shares in speaks.items()]
    text = '{\n "temper": 1.0,\n "speaks": {\n' + ",\n".join(rows) + "\n }\n}\n"
    (of.folder / "bot" / "clues.json").write_text(text)


def table_of(
    games: list[tuple[list[Counter[str]], tuple[int, ...]]], kinds: list[str]
) -> tuple[Rows, Labels]:
    """A row for each player: how often each kind of action was done. And what she was after."""
    rows = [[float(seat[kind]) for kind in kinds] for actions, _ in games for seat in actions]
    truth = [value for _, answer in games for value in answer]
    return np.array(rows), np.array(truth, dtype=np.int64)


def names(of: Game, name: str, games: int) -> None:
    """Does a close look help Spies at tables of such bots? A sequential test, on check deals."""
    assert of.bot.inference is not None
    claims, truth = of.bot.inference.claims, of.bot.inference.truth
    seats, options, _, _ = HIDDEN[of.key]
    glanced: list[bool] = []
    looked: list[bool] = []
    sure: list[float] = []

    def watch(table: Table, memory: Memory) -> None:
        ask = table.state.next_ask()
        if not any(claims(move) for move in ask.moves):
            return
        dealt = truth(table.state)
        for closely, right in ((False, glanced), (True, looked)):
            belief = believe(of, table.state, ask.seat, memory.seen_by(ask.seat), closely)
            move = belief.surest(ask.moves) if belief is not None else None
            said = claims(move) if move is not None else ()
            right.append(bool(said) and all(dealt[who] == value for who, value in said))
            if closely and belief is not None:
                sure.append(belief.all_of(said))

    found = verdict([])
    for n in range(games):
        watched_match(of, [entrant(name)] * seats, f"{CHECK}.{n}", options, (), watch)
        found = verdict([(1 + b - a) / 2 for a, b in zip(glanced, looked, strict=True)])
        if found.answer != "open":
            break
    print(f"{of.key}, tables of {name}: of {len(looked)} Spies {sum(glanced)} name both right at a")
    expected = f"{sum(sure):.0f} expected by what was believed"
    print(f"  glance and {sum(looked)} by a close look ({expected}): {found.answer}")


if __name__ == "__main__":
    if sys.argv[1] == "learn":
        learn(game("robotariat"))
        sys.exit()
    if sys.argv[1] == "names":
        names(game("robotariat"), sys.argv[2], int(sys.argv[3]))
        sys.exit()
    keys = [sys.argv[2]] if len(sys.argv) > 2 else list(HIDDEN)
    for key in keys:
        if sys.argv[1] == "fit":
            fit(game(key))
        else:
            check(game(key), int(sys.argv[3]) if len(sys.argv) > 3 else 100)
