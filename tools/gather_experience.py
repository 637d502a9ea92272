"""Gather a game's experience: how often each answer to a far-reaching question led to a win.

python tools/gather_experience.py robotariat               play, count, write experience.json
python tools/gather_experience.py robotariat --games 2000  fewer games

Games are played on tune deals by the rules of thumb; the questions that the game's `weighing` calls
FAR are answered at random, so that every answer is tried with every kind of luck. Games are kept
in build/experience, so that a run can be stopped and gone on with; the same seed gives the same
file.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path

from rich.progress import track

from uprising import compiled
from uprising.bots.experience import case_of, file_of
from uprising.bots.fitted import stamp
from uprising.bots.knowledge import weighing_of
from uprising.bots.search import follow
from uprising.kernel import Game, game, seeded
from uprising.lab.ladder import TUNE, players

FOLDER = Path("build/experience")
CHUNK = 500
GAMES = 20_000
TABLES = {
    "robotariat": tuple(
        (seats, {"mode": mode})
        for mode in ("secret", "secret", "secret", "secret", "coop")
        for seats in (4, 3, 4, 5)
    )
}
"""For each game the tables that are played in turn."""
UNUSED = {"robotariat": ("open",)}
"""Cases in which experience was not shown to help."""
Lesson = tuple[str, str, str]
"""A question, the case it was asked in, and an answer."""


def play(of: Game, number: int, far: tuple[str, ...]) -> list[tuple[Lesson, bool]]:
    """One game: every far-reaching answer, and whether its seat won."""
    seats, options = TABLES[of.key][number % len(TABLES[of.key])]
    seed = f"{TUNE} experience.{number}"
    s, rng = of.deal_random(seats, seed, **options), seeded(seed, "gather")
    given: list[tuple[int, Lesson]] = []
    while not s.ended:
        ask = s.next_ask()
        if ask.prompt in far and not ask.wide:
            move = ask.moves[rng.below(len(ask.moves))]
            given.append((ask.seat, (ask.prompt, case_of(of, s, ask.seat), move.text())))
            s.play_trusted(ask.seat, move)
        else:
            follow(s, ask.seat, of.advise(s, ask.seat, rng)[0])
    assert s.outcome is not None
    return [(lesson, seat in s.outcome.winners) for seat, lesson in given]


def counted(of: Game, games: int) -> tuple[Counter[Lesson], Counter[Lesson]]:
    """How often each answer was given, and how often it won; from kept chunks and new games."""
    folder = FOLDER / f"{of.key}-{players(of.key)}"
    folder.mkdir(parents=True, exist_ok=True)
    far: tuple[str, ...] = getattr(weighing_of(of), "FAR", ())
    given: Counter[Lesson] = Counter()
    won: Counter[Lesson] = Counter()
    for start in track(range(0, games, CHUNK), description=of.key, transient=True):
        path = folder / f"{start}.json"
        if not path.exists():
            rows = [row for n in range(start, start + CHUNK) for row in play(of, n, far)]
            new = folder / "new.json"
            new.write_text(json.dumps(rows), encoding="utf-8")
            new.replace(path)
        for lesson, wins in json.loads(path.read_text(encoding="utf-8")):
            given[tuple(lesson)] += 1
            won[tuple(lesson)] += wins
    return given, won


def write(of: Game, games: int, given: Counter[Lesson], won: Counter[Lesson]) -> None:
    shares: dict[str, dict[str, dict[str, tuple[float, int]]]] = {}
    for prompt, case, text in sorted(given):
        lesson = (prompt, case, text)
        share = round(won[lesson] / given[lesson], 4)
        shares.setdefault(prompt, {}).setdefault(case, {})[text] = (share, given[lesson])
    told = {"stamp": stamp(of), "games": games, "unused": UNUSED[of.key], "won": shares}
    file_of(of).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=list(TABLES))
    parser.add_argument("--games", type=int, default=GAMES)
    asked = parser.parse_args()
    of = game(asked.game)
    print(f"rules: {'compiled' if compiled() else 'plain'}; {asked.games} games")
    given, won = counted(of, asked.games)
    write(of, asked.games, given, won)
    for prompt, case in sorted({(prompt, case) for prompt, case, _ in given}):
        here = [lesson for lesson in given if lesson[:2] == (prompt, case)]
        mean = sum(won[lesson] for lesson in here) / sum(given[lesson] for lesson in here)
        best = max(here, key=lambda lesson: won[lesson] / given[lesson])
        top = won[best] / given[best]
        print(f"{prompt:14} {case:17} {100 * mean:5.1f} %  {best[2]} {100 * top:.1f} %")


if __name__ == "__main__":
    main()
