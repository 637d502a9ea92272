"""`uprising leaderboard`: files of results as one table for each contest that can be compared."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from html import escape
from pathlib import Path

from rich.table import Table as Grid

from uprising.commands.arena_models import (
    BEHAVIOUR_HEADS,
    RESULT_HEADS,
    SLIP_HEADS,
    behaviour_rows,
    result_rows,
    slip_rows,
)
from uprising.commands.arena_page import STYLE, table
from uprising.commands.shell import BadInput, Say, Shell
from uprising.kernel import game
from uprising.lab.arena import Contest
from uprising.lab.models import ModelLine, model_lines
from uprising.lab.reference import stamp
from uprising.lab.results import OtherContest, read_results

CAPTIONS = ("leaderboard-results", "leaderboard-slips", "leaderboard-conduct")


@dataclass(frozen=True)
class Board:
    """Results that can be ranked together: the same game, terms, deals and opponents."""

    title: str
    note: str
    lines: tuple[ModelLine, ...]


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument(
        "results", nargs="+", type=Path, metavar="FILE", help=say("help-leaderboard-results")
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help=say("help-leaderboard-html"))


def run(shell: Shell, asked: Namespace) -> int:
    boards = boards_of(shell, asked.results)
    for board in boards:
        shell.print(board.title, board.note, "")
        for heads, rows in tables(shell, board):
            grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
            for number, head in enumerate(heads):
                grid.add_column(head, justify="left" if number == 0 else "right")
            for cells in rows:
                grid.add_row(*cells)
            shell.out.print(grid)
            shell.print("")
    if asked.html is not None:
        asked.html.write_text(page(shell, boards), encoding="utf-8")
        shell.print(shell.say("arena-written", file=str(asked.html)))
    return 0


def boards_of(shell: Shell, paths: list[Path]) -> list[Board]:
    """The files sorted into boards, best agent first."""
    found: dict[tuple[str, str], list[ModelLine]] = {}
    for path in paths:
        try:
            contest, deals = read_results(path)
        except OtherContest as error:
            raise BadInput(str(error)) from error
        key = (title(shell, contest, len(deals)), note(shell, contest))
        found.setdefault(key, []).extend(model_lines(contest, deals))
    return [
        Board(name, said, tuple(sorted(lines, key=lambda line: -line.wins.share)))
        for (name, said), lines in found.items()
        if lines
    ]


def title(shell: Shell, contest: Contest, deals: int) -> str:
    terms = "".join(f", {key} {value}" for key, value in contest.options.items())
    name = shell.words_of(game(contest.game)).say("game-title")
    return shell.say(
        "leaderboard-title",
        game=name,
        seats=contest.seats,
        terms=terms,
        seed=str(contest.seed),
        deals=deals,
    )


def note(shell: Shell, contest: Contest) -> str:
    if not contest.reference:
        return shell.say("leaderboard-free")
    same = contest.reference == stamp(contest.game)
    key = "leaderboard-reference" if same else "leaderboard-older"
    return shell.say(key, stamp=contest.reference)


def tables(shell: Shell, board: Board) -> list[tuple[list[str], list[list[str]]]]:
    every = [
        (RESULT_HEADS, result_rows(board.lines)),
        (SLIP_HEADS, slip_rows(board.lines)),
        (BEHAVIOUR_HEADS, behaviour_rows(board.lines)),
    ]
    return [([shell.say(f"arena-{head}") for head in heads.split()], rows) for heads, rows in every]


def page(shell: Shell, boards: list[Board]) -> str:
    """All boards as one page that needs nothing else."""
    head = shell.say("leaderboard-head")
    body = [f"<h1>{escape(head)}</h1>"]
    for board in boards:
        body += [f"<h2>{escape(board.title)}</h2><p>{escape(board.note)}</p>"]
        captions = [shell.say(caption) for caption in CAPTIONS]
        for caption, (heads, rows) in zip(captions, tables(shell, board), strict=True):
            body.append(table(heads, rows, caption))
    body.append(f"<p>{escape(shell.say('leaderboard-honesty'))}</p>")
    return (
        f'<!doctype html>\n<html lang="{shell.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(head)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )
