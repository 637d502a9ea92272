"""Look at the levels: does a Recruit make sense, and is each level stronger than the one below?

python tools/levels.py sense [GAME] [POSITIONS]   a Recruit's moves beside a search's five best
python tools/levels.py order GAME [DEALS]         one level among copies of the one below it

Check deals; the share and its 95 % interval.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import Any

from uprising.bots import LEVELS
from uprising.kernel import Game, game
from uprising.lab.arena import Contest, Pairing, play
from uprising.lab.comparing import findings
from uprising.lab.ladder import CHECK
from uprising.lab.sense import sense

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "robotariat": (3, {}),
    "evil_robots": (3, {}),
    "robot_rise": (3, {}),
    "fully_automated_union": (3, {}),
    "fully_automated_bosses": (5, {}),
    "patriot": (1, {}),
}
POSITIONS = 500
DEALS = 20


def tell_sense(of: Game, count: int) -> None:
    seats, options = TABLES[of.key]
    found = sense(of, seats, options, CHECK, count)
    for what, one in (("all", found.all), ("more than five answers", found.wide)):
        interval = f"({100 * one.low:.0f} … {100 * one.high:.0f})"
        print(f"{of.key:24} {what:24} {100 * one.share:5.1f} % {interval} of {one.games}")


def tell_order(of: Game, deals: int) -> None:
    seats, options = TABLES[of.key]
    for low, high in pairwise(LEVELS):
        pairings = (Pairing(low.key, low.key), Pairing(high.key, low.key))
        contest = Contest(of.key, seats, options, CHECK, deals, pairings)
        [meeting] = findings(contest, list(play(contest))).meetings
        gain = meeting.gain
        print(
            f"{of.key:24} {high.key:10} among {low.key:10} wins {100 * meeting.wins.share:5.1f} %, "
            f"gain {100 * gain.mean:+.1f} ({100 * gain.low:+.1f} … {100 * gain.high:+.1f}) points, "
            f"{meeting.wins.games} games",
            flush=True,
        )


def main(what: str = "sense", key: str = "", count: str = "") -> None:
    for one in [key] if key else list(TABLES):
        if what == "sense":
            tell_sense(game(one), int(count or POSITIONS))
        else:
            tell_order(game(one), int(count or DEALS))


if __name__ == "__main__":
    main(*sys.argv[1:])
