"""How fast bots think: playouts and search per second, and Leduc beside OpenSpiel's search.

python bench/bots/measure.py                 every game, and Leduc beside OpenSpiel
python bench/bots/measure.py --seconds 2     longer rows (default 1 s of CPU time)
python bench/bots/measure.py --game leduc    one game
python bench/bots/measure.py --json          for programs

All on one core, in CPU time of this process. OpenSpiel is measured in the same run, in turns with
ours, so that a busy minute hits both.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from uprising import compiled
from uprising.bots.knowledge import knowledge_of
from uprising.bots.search import play_on, search
from uprising.bots.searchers import SEARCH
from uprising.bots.tree import tree_search
from uprising.kernel import Game, State, game, games, luck_from, playouts, seeded

ROUNDS = 3
SIMULATIONS = 1000  # of one tree search
POSITIONS = 8
Work = Callable[[], int]


def rate(work: Work, seconds: float) -> float:
    """How much is done in a second of this process's time."""
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


def positions(of: Game, seats: int) -> list[State]:
    """Some positions of a game by the heuristic, everywhere in it."""
    rng = seeded(1, "bench")
    s = of.start(of.setup(seats, {}), luck_from(rng))
    found = []
    while not s.ended:
        ask = s.next_ask()
        if len(s.legal(ask, rng)) > 1:
            found.append(of.guess(s, ask.seat, rng))
        move = of.bot.advise(s, ask.seat, rng)[0]
        s.apply_trusted(ask.seat, move)
    return found[:: max(1, len(found) // POSITIONS)]


def rows_of(of: Game, seconds: float) -> list[dict[str, Any]]:
    seats = of.seats[len(of.seats) // 2]
    known, setup, rng = knowledge_of(of), of.setup(seats, {}), seeded(1, "bench")
    places = positions(of, seats)
    turn = 0

    def random_games() -> int:
        playouts(of, setup, 5, rng)
        return 5

    def heuristic_games() -> int:
        play_on(known, of.start(setup, luck_from(rng)), 0, -1, rng)
        return 1

    def searches() -> int:
        nonlocal turn
        turn += 1
        s = places[turn % len(places)]
        return search(known, s, s.next_ask().seat, SEARCH, 0.0, rng)[0].effort or 1

    def decisions() -> int:
        searches()
        return 1

    kinds = {
        "random playouts/s": random_games,
        "heuristic playouts/s": heuristic_games,
        "search iterations/s": searches,
        "search decisions/s": decisions,
    }
    return [
        {"game": of.key, "seats": seats, "what": what, "per_s": round(rate(work, seconds), 1)}
        for what, work in kinds.items()
    ]


def leduc(seconds: float) -> list[dict[str, Any]]:
    """Information-set tree search from the same kind of root: a first bet with both cards dealt."""
    contenders: dict[str, Work] = {"Uprising": ours()}
    try:
        contenders.update(openspiel())
    except ImportError as error:
        print(f"OpenSpiel: not available: {error}")
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, work in contenders.items():
            rates[name].append(rate(work, seconds))
    mine = rates["Uprising"]
    return [
        {
            "game": "leduc",
            "seats": 2,
            "what": f"ISMCTS simulations/s, {name}",
            "per_s": round(median(found), 1),
            "uprising_is": round(median(a / b for a, b in zip(mine, found, strict=True)), 3),
        }
        for name, found in rates.items()
    ]


def ours() -> Work:
    of = game("leduc")
    known, rng = knowledge_of(of), seeded(1, "leduc")
    root = of.guess(of.deal_random(2, 1), 0, rng)
    seat = root.next_ask().seat

    def work() -> int:
        tree_search(known, root, seat, SIMULATIONS, 20, 0.0, rng)
        return SIMULATIONS

    return work


def openspiel() -> dict[str, Work]:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    leduc = pyspiel.load_game("leduc_poker")
    root = leduc.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.legal_actions()[0])
    fast = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, -1,
        pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False,
    )  # fmt: skip
    few = SIMULATIONS // 10
    slow = ismcts.ISMCTSBot(leduc, mcts.RandomRolloutEvaluator(1), 2.0, few)

    def in_cpp() -> int:
        fast.step(root)
        return SIMULATIONS

    def in_python() -> int:
        slow.step(root)
        return few

    return {"OpenSpiel in C++": in_cpp, "OpenSpiel in Python": in_python}


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--game")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    keys = list(games()) if asked.game is None else [asked.game]
    rows = [row for key in keys for row in rows_of(game(key), asked.seconds)]
    if "leduc" in keys:
        rows += leduc(asked.seconds)
    if asked.json:
        print(json.dumps({"compiled": compiled(), "rows": rows}, indent=1))
        return
    print(f"rules: {'compiled' if compiled() else 'plain'}")
    for row in rows:
        ratio = f"  Uprising is {row['uprising_is']:.2f} times" if "uprising_is" in row else ""
        place = f"{row['game']:24} {row['seats']:2} seats"
        print(f"{place}  {row['what']:42} {row['per_s']:12,.1f}{ratio}")


if __name__ == "__main__":
    main()
