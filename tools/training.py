"""Train players for all six games on one larger machine with a GPU and no network.

python tools/training.py wheels build/wheels --python 3.12    where there is an index: what to bring
python tools/training.py setup --wheels build/wheels          there: install them, compile the rules
python tools/training.py train --minutes 9                    all six games at once
python tools/training.py train --minutes 18                   go on, to so many minutes in all

PyTorch is taken from that machine. Then `tools/trials.py` says what the players are worth. Training
goes on from build/learned (`GAME-SEATS.pt`), so every step may be cut off and begun again.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
OUT: Final = ROOT / "build" / "learned"
SEATS: Final = {
    "robot_rise": 4,
    "robotariat": 4,
    "evil_robots": 6,
    "fully_automated_union": 3,
    "fully_automated_bosses": 7,
    "patriot": 2,
}
SETTINGS: Final = {
    "evil_robots": ["--entropy", "0.1"],
    "fully_automated_bosses": ["--entropy", "0.1"],
}
"""What differs from the example's own settings: more entropy where players bluff."""
NEEDED: Final = (
    "fluent.syntax", "hatchling", "msgspec", "mypy==2.4.1", "mypy_extensions", "numpy", "rich",
    "setuptools", "starlette", "types-setuptools", "uvicorn", "websockets",
)  # fmt: skip
"""What playing, compiling and trying need besides PyTorch."""


def main(words: list[str]) -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    steps = parser.add_subparsers(required=True)
    step = steps.add_parser("wheels")
    step.set_defaults(run=wheels)
    step.add_argument("folder", type=Path)
    step.add_argument("--python", default="3.12")
    step = steps.add_parser("setup")
    step.set_defaults(run=setup)
    step.add_argument("--wheels", type=Path)
    step = steps.add_parser("train")
    step.set_defaults(run=train)
    step.add_argument("--minutes", type=float, default=9.0, help="in all, by the clock")
    step.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    step.add_argument("--device", default="cuda")
    step.add_argument("--games", type=int, default=1024, help="stepped together, of each game")
    step.add_argument("--steps", type=int, default=64)
    step.add_argument("--game", choices=tuple(SEATS), action="append")
    step.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args(words)
    asked.run(asked)


def wheels(asked: Namespace) -> None:
    """What the other machine lacks, for its Python."""
    pip = [sys.executable, "-m", "pip", "download", "-q", "-d", str(asked.folder)]
    for_it = ["--only-binary=:all:", "--python-version", asked.python]
    subprocess.run([*pip, *for_it, *NEEDED], check=True)
    print(f"{sum(one.stat().st_size for one in asked.folder.iterdir()) / 1e6:.0f} MB")


def setup(asked: Namespace) -> None:
    """Everything but PyTorch, and compiled rules."""
    pip = [sys.executable, "-m", "pip", "install", "-q"]
    if asked.wheels is not None:
        found = ["--no-index", "--find-links", str(asked.wheels)]
        subprocess.run([*pip, *found, *NEEDED], check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)], check=True)
    start = time.monotonic()
    subprocess.run([sys.executable, str(ROOT / "build_compiled.py")], check=True)
    print(f"compiled in {time.monotonic() - start:.0f} s")


def train(asked: Namespace) -> None:
    """Every game in a process of its own, with its share of the processors."""
    games = asked.game or list(SEATS)
    asked.out.mkdir(parents=True, exist_ok=True)
    running = {}
    for key in games:
        with (asked.out / f"{key}.log").open("a") as log:
            command = trainer(key, asked, max(1, asked.jobs // len(games)))
            running[key] = subprocess.Popen(command, stdout=log, stderr=log)
    failed = [key for key, process in running.items() if process.wait() != 0]
    for key in games:
        lines = (asked.out / f"{key}.log").read_text(encoding="utf-8").splitlines()
        print(f"{key:24} {lines[-1] if lines else 'said nothing'}")
    if failed:
        sys.exit(f"failed: {', '.join(failed)}; their logs are in {asked.out}")


def trainer(key: str, asked: Namespace, share: int) -> list[str]:
    """The command that trains one game: `share` processors step its games."""
    return [
        sys.executable, str(ROOT / "examples" / "self_play_ppo.py"), key, "--resume",
        "--seats", str(SEATS[key]), "--clock", "wall", "--minutes", str(asked.minutes),
        "--games", str(asked.games), "--steps", str(asked.steps),
        "--workers", str(share if share > 1 else 0), "--threads", "1",
        "--device", asked.device, "--out", str(asked.out), *SETTINGS.get(key, []),
    ]  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1:])
