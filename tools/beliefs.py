"""Count what deeds say of hidden things, in games of bots, and check what comes of it.

python tools/beliefs.py fit [GAME]      count on tune deals, write the game's beliefs.json
python tools/beliefs.py check [GAME] [GAMES]   look at the calibration on check deals
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rich.progress import track

from uprising.kernel import Game, game
from uprising.lab.calibration import Moment, calibration, fitted, moments, with_riddle
from uprising.lab.ladder import CHECK, TUNE

# game: seats, options, how many values there are, one look in so many decisions
RIDDLES: dict[str, tuple[int, dict[str, Any], int, int]] = {
    "fully_automated_bosses": (7, {}, 5, 60),
    "robotariat": (4, {"mode": "secret"}, 8, 25),
    "evil_robots": (5, {}, 2, 7),
}
TEMPERS = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
GAMES = 2000
BOT = "noisy"


def played(of: Game, kind: str, games: int) -> Iterator[list[Moment]]:
    seats, options, _, every = RIDDLES[of.key]
    for n in track(range(games), of.key, disable=not sys.stdout.isatty()):
        yield list(moments(of, seats, options, f"{kind}.{n}", BOT, every))


def fit(of: Game) -> None:
    assert of.riddle is not None
    games = list(played(of, TUNE, GAMES))
    half = GAMES // 2
    other = [moment for played in games[half:] for moment in played]
    losses = {}
    for temper in TEMPERS:  # counted on one half, tried on the other
        riddle = replace(of.riddle, speaks=counted(of, games[:half]), temper=temper)
        losses[temper] = calibration(with_riddle(of, riddle), other).loss
    best = min(losses, key=lambda temper: losses[temper])
    speaks = counted(of, games)
    rows = [f'  "{kind}": {json.dumps(shares)}' for kind, shares in speaks.items()]
    text = f'{{\n "temper": {best},\n "speaks": {{\n' + ",\n".join(rows) + "\n }\n}\n"
    (of.folder / "beliefs.json").write_text(text)
    print(of.key, {temper: round(loss, 4) for temper, loss in losses.items()}, "->", best)


def counted(of: Game, games: list[list[Moment]]) -> dict[str, list[float]]:
    """Every clue once: of each game the last moments, or where clues are forgotten, all moments."""
    values = RIDDLES[of.key][2]
    if of.key == "evil_robots":
        return symmetrical(fitted(of, games, values))
    seats = RIDDLES[of.key][0]
    return fitted(of, [played[-seats:] for played in games], values)


def symmetrical(speaks: dict[str, list[float]]) -> dict[str, list[float]]:
    """Heads and Tails are alike."""
    found = {}
    for kind, (tails, heads) in speaks.items():
        twin = kind.replace("heads", "*").replace("tails", "heads").replace("*", "tails")
        other = speaks.get(twin, [heads, tails])
        found[kind] = [round((tails + other[1]) / 2, 4), round((heads + other[0]) / 2, 4)]
    return found


def check(of: Game, games: int) -> None:
    found = calibration(of, (moment for one in played(of, CHECK, games) for moment in one))
    print(f"{of.key}: loss {found.loss:.3f} against {found.plain:.3f} for one who saw nothing")
    for row in found.bins:
        if row.count:
            print(f"  said {100 * row.said:5.1f} %  true {100 * row.true:5.1f} %  {row.count}")


if __name__ == "__main__":
    keys = [sys.argv[2]] if len(sys.argv) > 2 else list(RIDDLES)
    for key in keys:
        if sys.argv[1] == "fit":
            fit(game(key))
        else:
            check(game(key), int(sys.argv[3]) if len(sys.argv) > 3 else 100)
