"""Machine instructions per decision of every game, by valgrind's callgrind.

    python bench/instructions/measure.py                     this checkout's compiled rules
    python bench/instructions/measure.py --python OTHER      those of another checkout's environment
    python bench/instructions/measure.py --keep DIR GAME …   and keep callgrind's files, to annotate

The games are random, with the most players and always the same seeds, each with random numbers of
its own. Unlike times, the counts do not depend on what else the machine does; the same numbers of
games and decisions say that two sides played the same games. It also runs on versions of the
project that know nothing of this file, so it uses little of the project.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ENOUGH = 15_000  # decisions
FEWEST = 20  # games


def play(keys: list[str]) -> None:
    """Inside valgrind: play games of each kind, counting in between only."""
    import uprising
    from uprising.kernel import playouts, seeded

    def control(*words: str) -> None:
        subprocess.run(
            ["callgrind_control", *words, str(os.getpid())], check=True, stdout=subprocess.DEVNULL
        )

    assert uprising.compiled(), "the rules are plain: run `make compile` first"
    for key in keys or sorted(uprising.games()):
        game = uprising.game(key)
        setup = game.setup(game.seats[-1], {})
        streams = seeded(1, "instructions")
        playouts(game, setup, 5, streams.split())  # warm
        control("--instr=on")
        control("--zero")
        games = decisions = 0
        while decisions < ENOUGH or games < FEWEST:
            games += 1
            decisions += playouts(game, setup, 1, streams.split())
        control("--instr=off")
        control(f"--dump={key}")
        print(json.dumps([key, games, decisions]), flush=True)


def measure(python: Path, keys: list[str], folder: Path) -> list[tuple[str, int, int, int]]:
    """Of every game its key, decisions and instructions; callgrind's files go into the folder."""
    out = subprocess.run(
        [
            "valgrind", "--tool=callgrind", "--instr-atstart=no",
            f"--callgrind-out-file={folder / 'out'}",
            python, __file__, "--inside", *keys,
        ],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    counts = {}
    for file in folder.glob("out.*"):
        text = file.read_text(encoding="utf-8", errors="replace")
        dump = re.search(r"^desc: Trigger: dump (\w+)$", text, re.M)
        totals = re.search(r"^totals: (\d+)$", text, re.M)
        if dump and totals:
            counts[dump[1]] = int(totals[1])
            file.rename(folder / f"{dump[1]}.callgrind")
    lines = [json.loads(line) for line in out.stdout.splitlines()]
    return [(*line, counts[line[0]]) for line in lines]


def main() -> None:
    args = argparse.ArgumentParser(description="Instructions per decision of every game.")
    args.add_argument("games", nargs="*")
    args.add_argument("--python", type=Path, default=Path(sys.executable))
    args.add_argument("--keep", type=Path)
    args.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = args.parse_args()
    if asked.inside:
        return play(asked.games)
    with tempfile.TemporaryDirectory() as scratch:
        folder = asked.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        print(f"{'game':26}{'games':>10}{'decisions':>12}{'instructions/decision':>24}")
        for key, games, decisions, count in measure(asked.python, asked.games, folder):
            print(f"{key:26}{games:10,}{decisions:12,}{count / decisions:24,.0f}")


if __name__ == "__main__":
    main()
