"""Does each part of a search help? The bot with it and the bot without it, on the same deals.

python tools/ablations.py                every part, one after another
python tools/ablations.py evil_robots    those of one game
python tools/ablations.py --jobs 2 --minutes 20   so many processes, and minutes for each part

Each sits among heuristics, in every seat in turn; where a table wins together, at tables of its
own kind. A sequential test on check deals: it stops as soon as the deals have said enough, after
4,000 games at the latest. Deals are kept in build/ladder and gone on from; the figures are written
beside them.
A part that is not shown to help is off in the levels; its figure is in docs/reports/bots.md.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import ceil
from pathlib import Path
from typing import Any

from uprising import compiled
from uprising.lab.arena import Contest, Deal, Pairing
from uprising.lab.intervals import bootstrap
from uprising.lab.ladder import CHECK, players, reached, tables
from uprising.lab.results import played
from uprising.lab.sequential import Verdict, compared, verdict
from uprising.lab.targets import SECRET, TEAM, TOGETHER, Check

FOLDER = Path("build/ladder")
MOST = 4000


@dataclass(frozen=True)
class Part:
    """A part of a search: the bot with it, the bot without it, and where they are compared.

    together   whole tables are compared, by the ends that count; else one seat among hosts
    """

    name: str
    game: str
    seats: int
    new: str
    old: str
    options: dict[str, Any] = field(default_factory=dict)
    together: tuple[str, ...] = ()
    host: str = "heuristic"

    def contest(self) -> Contest:
        if self.together:
            pairings = (Pairing(self.new, self.new), Pairing(self.old, self.old))
        else:
            pairings = (Pairing(self.new, self.host), Pairing(self.old, self.host))
        per_deal = sum(len(pairing.lineups(self.seats)) for pairing in pairings)
        return Contest(self.game, self.seats, self.options, CHECK, ceil(MOST / per_deal), pairings)

    def scores(self, contest: Contest, deals: Sequence[Deal]) -> list[float]:
        """For each deal 1/2, and half of what the part has brought."""
        if not self.together:
            return compared(contest, deals, self.new, self.old, self.host)
        check = Check(TEAM, None, parts=self.together)
        rows = [tables(contest, deals, (bot,) * self.seats) for bot in (self.new, self.old)]
        return [(1 + reached(a, check) - reached(b, check)) / 2 for a, b in zip(*rows, strict=True)]


PARTS = (
    Part("beliefs", "evil_robots", 5, "search-beliefs", "search"),
    Part("beliefs", "fully_automated_bosses", 7, "search-beliefs", "search"),
    Part("beliefs", "robotariat", 4, "search-beliefs", "search", SECRET),
    Part("offers", "evil_robots", 5, "search-deals", "search"),
    Part("offers", "fully_automated_bosses", 7, "search-deals", "search"),
    Part("mixtures", "evil_robots", 5, "search-mixed", "search"),
    Part("mixtures", "fully_automated_bosses", 7, "search-mixed", "search"),
    Part("one plan", "fully_automated_union", 3, "search", "search-private", together=TOGETHER),
    Part("likely hands", "robot_rise", 4, "search-hands", "search"),
    Part("exact votes", "patriot", 1, "search", "search-rough", {"campaign": "jack"}, ("end-won",)),
    Part("fitted values", "robot_rise", 4, "deep", "deep-plain"),
    Part("fitted values", "fully_automated_bosses", 7, "deep", "deep-plain", host="search"),
    Part("fitted values", "robotariat", 4, "deep", "deep-plain", SECRET, host="search"),
    Part("fitted values among thumbs", "robotariat", 4, "deep", "deep-plain", SECRET),
)


def tried(part: Part, jobs: int, seconds: float, folder: Path) -> tuple[list[float], Verdict]:
    """The scores until the test has an answer, the games are all played or the time is up."""
    contest = part.contest()
    name = f"ablation-{part.name.replace(' ', '-')}-{part.game}.jsonl"
    deals: list[Deal] = []
    start = time.monotonic()
    coming = played(contest, jobs, folder / players(part.game) / name)
    for deal in coming:
        deals.append(deal)
        said = verdict(part.scores(contest, deals))
        if said.answer != "open" or time.monotonic() - start > seconds:
            break
    coming.close()
    scores = part.scores(contest, deals)
    return scores, verdict(scores)


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--part")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=20.0)
    asked = parser.parse_args()
    print(f"rules: {'compiled' if compiled() else 'plain'}; {asked.jobs} processes")
    found = []
    for part in PARTS:
        if asked.game in (None, part.game) and asked.part in (None, part.name):
            scores, said = tried(part, asked.jobs, asked.minutes * 60, FOLDER)
            gain = bootstrap([[2 * score - 1] for score in scores])
            print(
                f"{part.game:24} {part.name:14} {said.answer:10} "
                f"{100 * gain.mean:+.1f} ({100 * gain.low:+.1f} … {100 * gain.high:+.1f}) points, "
                f"{said.deals} deals, ratio {said.ratio:+.2f} of {said.bound:.2f}",
                flush=True,
            )
            found.append({"part": asdict(part), "verdict": asdict(said), "gain": asdict(gain)})
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "ablations.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
