"""`uprising dataset`: games of bots as a Parquet file, a row for every decision.

Columns: `game`, `turn`, `seat`, `bot`, `question`; `observation`, the bytes of the seat's row
(`uprising.vector`); `moves`, the legal ones, of a wide question candidates; `move`, the one made;
`reward`, what the seat got at the end; `score`; `record`, the whole game, in its first row.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from typing import Any

from uprising.adapters import require
from uprising.agents import player
from uprising.commands.shell import Say, Shell, chosen_options
from uprising.kernel import Game, default_names, game, seeded, seeded_table, sight
from uprising.vector import layout_of, moves_of, reward_of

CANDIDATES = 24


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    parser.add_argument(
        "--bots", default="heuristic", metavar="A[,B…]", help=say("help-simulate-bots")
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say("help-games-count"))
    parser.add_argument("--seed", default="1", metavar="S", help=say("help-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option")
    )
    parser.add_argument("--out", type=Path, required=True, help=say("help-dataset-out"))


def run(shell: Shell, asked: Namespace) -> int:
    require("polars", "lab")
    of = game(asked.game)
    seats = of.seats[0] if asked.seats is None else asked.seats
    options = chosen_options(of, asked.option)
    names = asked.bots.split(",")
    rows: list[dict[str, Any]] = []
    for number in range(asked.games):
        bots = [names[(seat + number) % len(names)] for seat in range(seats)]
        rows += played(of, seats, options, bots, f"{asked.seed}-{number}", number)
    import_module("polars").DataFrame(rows, infer_schema_length=None).write_parquet(asked.out)
    shell.print(shell.say("dataset-written", rows=len(rows), file=str(asked.out)))
    return 0


def played(
    of: Game, seats: int, options: dict[str, Any], names: list[str], seed: str, number: int
) -> list[dict[str, Any]]:
    """One game, a row for every decision."""
    table = seeded_table(of, default_names(seats), options, seed)
    layout = layout_of(of, seats)
    bots = [player(name) for name in names]
    luck = [seeded(seed, f"bot {seat}") for seat in range(seats)]
    rows: list[dict[str, Any]] = []
    while not table.state.ended:
        ask = table.state.next_ask()
        seat, rng = ask.seat, luck[ask.seat].split()
        view = table.view(seat)
        moves = moves_of(table.state, seat, rng.copy(), CANDIDATES)
        move = bots[seat].choose(sight(table, seat, rng)).move
        rows.append(
            {
                "game": number,
                "turn": len(rows),
                "seat": seat,
                "bot": names[seat],
                "question": ask.prompt,
                "observation": bytes(layout.row(view, seat, ask.prompt)),
                "moves": [one.text() for one in moves],
                "move": move.text(),
            }
        )
        table.play(seat, move)
    outcome = table.outcome
    assert outcome is not None
    record = str(table.record())
    for row in rows:
        row["reward"] = reward_of(of, outcome, row["seat"], False)
        row["score"] = outcome.scores[row["seat"]]
        row["record"] = record if row["turn"] == 0 else None
    return rows
