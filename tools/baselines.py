"""Baselines: how strong random, heuristic, search, fitted and learned players are, and their cost.

python tools/baselines.py                              every game, and a table for each
python tools/baselines.py --game robot_rise --deals 100
python tools/baselines.py --learned build/learned      with checkpoints that are not shipped
python tools/baselines.py --publish                    and write docs/research/baselines.md

Every player is a guest among heuristics in every seat of the same deals, at the game's middle
number of seats; in co-operative games also at a table of its own. Deals are kept in build/baselines
and gone on from. The cost is processor time a decision of the player's own, from games of its kind.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from uprising import compiled
from uprising.bots import Memory
from uprising.kernel import default_names, game, seeded, seeded_table, sight
from uprising.lab.arena import Contest, Pairing
from uprising.lab.comparing import Findings, findings
from uprising.lab.entrants import entrant
from uprising.lab.intervals import Gain, Share, wilson
from uprising.lab.results import played
from uprising.learned import SHIPPED

SEED = "baselines-1"
DEALS = 20
HOST = "heuristic"
PLAYERS = {
    "random": "random",
    "heuristic": HOST,
    "search": "search",
    "fitted": "commissar",
    "learned": "learned",
    "learned search": "learned-search",
}
"""Rows of the table, and who plays them: the top level searches with fitted values."""
SEATS = {
    "robot_rise": 4,
    "robotariat": 4,
    "evil_robots": 6,
    "fully_automated_union": 3,
    "fully_automated_bosses": 7,
    "patriot": 2,
    "leduc": 2,
}
ROOT = Path(__file__).resolve().parents[1]
TOGETHER = ("robotariat", "patriot")
"""Games that all win or lose together, where a table of one kind says most."""
TIMED = 200  # decisions that are timed
PAGE = ROOT / "docs" / "research" / "baselines.md"


@dataclass(frozen=True)
class Player:
    """A player: what it wins among heuristics, what that gains over one of them, and its cost."""

    name: str
    wins: Share
    gain: Gain | None
    table: Share
    milliseconds: float


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--game", choices=tuple(SEATS))
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--learned", type=Path, default=SHIPPED)
    parser.add_argument("--publish", action="store_true")
    asked = parser.parse_args()
    pages = []
    for key in (asked.game,) if asked.game else SEATS:
        start = time.monotonic()
        text = "\n".join(table(key, asked))
        print(f"{text}\n\n{time.monotonic() - start:.0f} s on {asked.jobs} processes\n", flush=True)
        pages.append(text)
    if asked.publish:
        PAGE.write_text(page(pages, asked), encoding="utf-8")


def names_for(key: str, learned: Path) -> dict[str, str]:
    """The players there are for a game: trained ones where there is a checkpoint."""
    file = learned / f"{key}-{SEATS[key]}.npz"
    found = {}
    for row, name in PLAYERS.items():
        if not name.startswith("learned"):
            found[row] = name
        elif file.is_file():
            found[row] = f"{name}:{file}"
    return found


def contests(key: str, names: dict[str, str], deals: int) -> Iterator[tuple[str, Contest]]:
    """A contest for each row, so that a new row does not play the others again."""
    for row, name in names.items():
        pairings = [Pairing(HOST, HOST)]
        if name != HOST:
            pairings.append(Pairing(name, HOST))
            if key in TOGETHER:
                pairings.append(Pairing(name, name))
        yield row, Contest(key, SEATS[key], {}, SEED, deals, tuple(pairings))


def table(key: str, asked: Namespace) -> list[str]:
    """The table of one game, in Markdown."""
    names = names_for(key, asked.learned)
    lines = []
    for row, contest in contests(key, names, asked.deals):
        file = ROOT / "build" / "baselines" / f"{key}-{row.replace(' ', '-')}.jsonl"
        deals = list(played(contest, asked.jobs, file))
        found = findings(contest, deals)
        won = sum(len(deal.sittings[0].winners) for deal in deals)  # by the heuristics alone
        alike = wilson(won / len(deals) / SEATS[key], len(deals) * SEATS[key])
        lines.append(line(row, names[row], found, alike, milliseconds(key, names[row])))
    return [f"## `{key}`, {SEATS[key]} seats", "", *written(lines, key in TOGETHER)]


def line(row: str, name: str, found: Findings, alike: Share, cost: float) -> Player:
    own = next((host.won for host in found.hosts if host.name == name), alike)
    if name == HOST:
        return Player(row, alike, None, own, cost)
    [meeting] = found.meetings
    return Player(row, meeting.wins, meeting.gain, own, cost)


def milliseconds(key: str, name: str) -> float:
    """Processor time a decision, over games in which this player has all seats."""
    of, seats, spent, count, number = game(key), SEATS[key], 0.0, 0, 0
    players = [entrant(name) for _ in range(seats)]
    while count < TIMED:
        seat_table = seeded_table(of, default_names(seats), {}, f"{SEED} cost {number}")
        memory, luck = Memory(of, seat_table.first_events), seeded(number, "cost")
        while not seat_table.state.ended and count < TIMED:
            seat = seat_table.state.next_ask().seat
            seen = memory.told(players[seat], seat)
            given = sight(seat_table, seat, luck.split(), seen=seen)
            start = time.process_time()
            choice = players[seat].choose(given)
            spent, count = spent + time.process_time() - start, count + 1
            memory.hear(seat_table.play(seat, choice.move).events)
        number += 1
    return 1000 * spent / count


def written(lines: list[Player], cooperative: bool) -> list[str]:
    own = ["table of its own"] if cooperative else []
    heads = ["player", "wins among heuristics", "gain over one", *own, "ms", "games"]
    rows = []
    for one in lines:
        gain = "–" if one.gain is None else points(one.gain)
        cells = [one.name, percent(one.wins), gain, *([percent(one.table)] if own else [])]
        rows.append([*cells, f"{one.milliseconds:.3g}", str(one.wins.games)])
    return [f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows)]


def percent(share: Share) -> str:
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def points(gain: Gain) -> str:
    return f"{100 * gain.mean:+.1f} ({100 * gain.low:+.1f} to {100 * gain.high:+.1f})"


def page(tables: list[str], asked: Namespace) -> str:
    mode = "compiled" if compiled() else "plain"
    head = f"""# Baselines

Written by `make baselines PUBLISH=--publish` (`tools/baselines.py`): {asked.deals} deals of the
seed `{SEED}`, each with the player in every seat among copies of the heuristic, and once by
heuristics alone. Intervals are 95 %; *gain* is in points, paired by deal and seat. *ms* is
processor time a decision, {mode} rules. *fitted* is the top level, a search that judges by fitted
values; *learned* is there where a checkpoint is.
"""
    return "\n".join([head, *(f"{text}\n" for text in tables)])


if __name__ == "__main__":
    main()
