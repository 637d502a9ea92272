"""Train players for all six games on one larger machine with a GPU and no network.

python tools/training.py wheels build/wheels --python 3.12    where there is an index: what to bring
python tools/training.py setup --wheels build/wheels          there: install them, compile the rules
python tools/training.py train --minutes 16 --leg 7           all six games at once, for 7 minutes
python tools/training.py train --minutes 16 --leg 9           go on, to 16 minutes in all

PyTorch is taken from that machine. Then `tools/trials.py` says what the players are worth. Training
goes on from build/learned (`GAME-SEATS.pt`), so every step may be cut off and begun again; a game
that fails is begun again where it was last written down, and the others do not notice.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
OUT: Final = ROOT / "build" / "learned"
SEATS: Final = {
    "robot_rise": 4,
    "robotariat": 4,
    "evil_robots": 4,
    "fully_automated_union": 3,
    "fully_automated_bosses": 5,
    "patriot": 2,
}
SETTINGS: Final = {
    "evil_robots": ["--entropy", "0.1"],
    "fully_automated_bosses": ["--entropy", "0.1"],
}
"""What differs from the settings of all: more entropy where players bluff."""
SHARES: Final = {"robotariat": 1 / 8, "fully_automated_union": 1 / 8}
SHARE: Final = 1 / 4
"""Workers of a game, for each processor: more in all than there are, since each game's workers
wait while its network learns. The least for the games whose heuristic wins most of the time."""
RETRIES: Final = 3
NEEDED: Final = (
    "editables", "fluent.syntax", "hatchling", "msgspec", "mypy==2.4.1", "mypy_extensions", "numpy",
    "rich", "setuptools", "starlette", "types-setuptools", "uvicorn", "websockets",
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
    step.add_argument("--minutes", type=float, default=16.0, help="in all, by the clock")
    step.add_argument("--leg", type=float, default=9.0, help="minutes of this run, at most")
    step.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    step.add_argument("--device", default="cuda")
    step.add_argument("--games", type=int, default=1024, help="stepped together, of each game")
    step.add_argument("--steps", type=int, default=128)
    step.add_argument("--batch", type=int, default=8192)
    step.add_argument("--hidden", type=int, default=384)
    step.add_argument("--game", choices=tuple(SEATS), action="append")
    step.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args(words)
    asked.run(asked)


def wheels(asked: Namespace) -> None:
    """What the other machine lacks, for its Python."""
    own = ROOT / ".tools" / "bin" / "python"  # `make` gives .venv no pip
    python = sys.executable if find_spec("pip") is not None else str(own)
    pip = [python, "-m", "pip", "download", "-q", "-d", str(asked.folder)]
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
    until = time.monotonic() + 60 * asked.leg
    with ThreadPoolExecutor(len(games)) as side_by_side:
        ended = list(side_by_side.map(lambda key: trained(key, asked, until), games))
    for key in games:
        lines = (asked.out / f"{key}.log").read_text(encoding="utf-8").splitlines()
        print(f"{key:24} {lines[-1] if lines else 'said nothing'}")
    if not all(ended):
        failed = [key for key, well in zip(games, ended, strict=True) if not well]
        sys.exit(f"failed: {', '.join(failed)}; their logs are in {asked.out}")


def trained(key: str, asked: Namespace, until: float) -> bool:
    """Train one game until then; whether it ended well, if need be at another try."""
    with (asked.out / f"{key}.log").open("a") as log:
        for _ in range(RETRIES):
            left = (until - time.monotonic()) / 60
            if left <= 0:
                break
            done = subprocess.run(trainer(key, asked, left), stdout=log, stderr=log, check=False)
            if done.returncode == 0:
                return True
    return False


def trainer(key: str, asked: Namespace, minutes: float) -> list[str]:
    """The command that trains one game for so many minutes."""
    workers = round(asked.jobs * SHARES.get(key, SHARE))
    return [
        sys.executable, str(ROOT / "examples" / "self_play_ppo.py"), key, "--resume",
        "--seats", str(SEATS[key]), "--clock", "wall", "--minutes", str(asked.minutes),
        "--leg", f"{minutes:.3f}", "--games", str(asked.games), "--steps", str(asked.steps),
        "--batch", str(asked.batch), "--hidden", str(asked.hidden),
        "--workers", str(workers if workers > 1 else 0), "--threads", "1",
        "--device", asked.device, "--out", str(asked.out), *SETTINGS.get(key, []),
    ]  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1:])
