"""Are trained players stronger than the top level at equal thinking time? What is shipped?

python tools/trials.py play --minutes 8 --jobs 16    sequential tests on release deals; goes on
python tools/trials.py table --publish               docs/research/learned.md, whatever it says
python tools/trials.py ship                          copy the checkpoints that were shown stronger

Checkpoints are those of `tools/training.py`. Each is tried in two ways, all with the same time for
a decision: alone (`learned`), and as prior and judge of the same search (`learned-search`). Where
players win against each other it sits among copies of the top level, and one of these among copies
of it; where all win together, it is compared with one more copy of the top level in its seat.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from uprising.lab.arena import Contest, Deal, Pairing
from uprising.lab.ladder import RELEASE
from uprising.lab.results import kept, played
from uprising.lab.sequential import Verdict, compared, deal_scores, verdict
from uprising.learned import SHIPPED as CHECKPOINTS
from uprising.learned.network import Network

ROOT: Final = Path(__file__).resolve().parents[1]
OUT: Final = ROOT / "build" / "learned"
PAGE: Final = ROOT / "docs" / "research" / "learned.md"
SHIPPED = CHECKPOINTS
LARGEST = 2_000_000  # bytes of a checkpoint that is shipped
DEALS = 400
TOP: Final = "commissar"
WAYS: Final = ("learned", "learned-search")
TOGETHER: Final = ("fully_automated_union", "patriot", "robotariat")  # who win or lose as one
HEAD: Final = """\
---
orphan: true
---

# Trained players

Written by `python tools/trials.py table --publish`. Each player among copies of the top level and
the other way round (where all win together: in a seat among copies of the top level, and one more
copy in the same seat), on the release deals, both with {ms} ms for a decision: the share that a
deal gives the trained player (one half where they are alike), and what the sequential test says of
it: better by 15 Elo, not better, or open when the time was over.

| game | seats | decisions trained | player | share | deals | test |
| --- | --- | --- | --- | --- | --- | --- |
"""


@dataclass(frozen=True)
class Trial:
    """One way to use a checkpoint, against the top level."""

    way: str
    file: Path
    contest: Contest
    results: Path

    def said(self, deals: list[Deal]) -> Verdict:
        old, new = self.contest.bots
        if self.contest.game in TOGETHER:
            return verdict(compared(self.contest, deals, new, old, host=old))
        return verdict(deal_scores(self.contest, deals, new, old))

    def now(self) -> Verdict:
        """What the deals that were played say."""
        return self.said(kept(self.results, self.contest))


def main(words: list[str]) -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("step", choices=("play", "table", "ship"))
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ms", type=int, default=50, help="for each decision")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument("--way", choices=WAYS, action="append", help="only this way")
    parser.add_argument("--publish", action="store_true")
    asked = parser.parse_args(words)
    {"play": play, "table": table, "ship": ship}[asked.step](asked)


def trials(asked: Namespace) -> Iterator[Trial]:
    for file in sorted(asked.out.glob("*.npz")):
        about = Network(file).about
        if asked.game and about.game not in asked.game:
            continue
        for way in asked.way or WAYS:
            new, old = f"{way}:{file}@{asked.ms}ms", f"{TOP}@{asked.ms}ms"
            other = Pairing(old, old) if about.game in TOGETHER else Pairing(old, new)
            pairings = (Pairing(new, old), other)
            contest = Contest(about.game, about.seats, {}, RELEASE, DEALS, pairings)
            yield Trial(way, file, contest, asked.out / "trials" / f"{file.stem}-{way}.jsonl")


def play(asked: Namespace) -> None:
    """Each test until it is decided, or its share of the time is over."""
    open_still = [one for one in trials(asked) if one.now().answer == "open"]
    until = time.monotonic() + 60 * asked.minutes
    for number, one in enumerate(open_still):
        stop = time.monotonic() + (until - time.monotonic()) / (len(open_still) - number)
        deals: list[Deal] = []
        coming = played(one.contest, asked.jobs, one.results)
        for deal in coming:
            deals.append(deal)
            if one.said(deals).answer != "open" or time.monotonic() > stop:
                break
        coming.close()
        print(row(one, one.said(deals)), flush=True)


def table(asked: Namespace) -> None:
    text = HEAD.format(ms=asked.ms) + "\n".join(row(one, one.now()) for one in trials(asked)) + "\n"
    print(text)
    if asked.publish:
        PAGE.write_text(text, encoding="utf-8")


def row(one: Trial, found: Verdict) -> str:
    about = Network(one.file).about
    cells = [about.game, about.seats, f"{about.steps:,}", one.way]
    cells += [f"{100 * found.score:.1f} %", found.deals, found.answer]
    return f"| {' | '.join(map(str, cells))} |"


def ship(asked: Namespace) -> None:
    """Into the package goes what was shown stronger, and nothing else."""
    for one in trials(asked):
        if one.now().answer != "better" or (SHIPPED / one.file.name).is_file():
            continue
        size = one.file.stat().st_size
        if size > LARGEST:
            sys.exit(f"{one.file.name}: {size:,} bytes are more than {LARGEST:,}")
        SHIPPED.mkdir(exist_ok=True)
        shutil.copy(one.file, SHIPPED)
        print(f"{one.file.name}: shipped, {size:,} bytes, stronger as {one.way}")


if __name__ == "__main__":
    main(sys.argv[1:])
