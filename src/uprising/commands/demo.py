"""`uprising demo`: sample games and the reasons for their moves; `uprising report`: a complaint."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import msgspec

import uprising
from uprising.commands.board import Board, seat_lists
from uprising.commands.records import show
from uprising.commands.shell import BadInput, Say, Shell, text_of
from uprising.commands.story import ending, whole_story
from uprising.kernel import (
    BadRecord,
    BadSave,
    Game,
    Record,
    Table,
    game,
    named,
    read_record,
    replay,
)
from uprising.texts import render
from uprising.tutorials import samples

EACH = (1, 2)


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-demo-game"))
    parser.add_argument("number", nargs="?", type=int, default=1, help=say("help-demo-number"))


def sample(key: str, number: int) -> Record:
    path = samples().get(f"{key}-{number}")
    if path is None:
        raise BadInput(f"number: there is no sample {number} of {key}")
    return read_record(path.read_text(encoding="utf-8"))


def run(shell: Shell, asked: Namespace) -> int:
    if asked.game is None:
        for key, of in uprising.games().items():
            for number in EACH:
                if f"{key}-{number}" in samples():
                    title = shell.words_of(of).say("game-title")
                    moves = len(sample(key, number).lines)
                    shell.print(
                        shell.say("demo-line", game=key, number=number, title=title, moves=moves)
                    )
        return 0
    tell(shell, sample(game(asked.game).key, asked.number))
    return 0


def reasons(paper: Record) -> dict[int, str]:
    """The text keys of the reasons, by the number of the move: `note 12 reason-key`."""
    found = {}
    for note in paper.notes:
        number, _, key = note.partition(" ")
        if number.isdecimal():
            found[int(number)] = key
    return found


def tell(shell: Shell, paper: Record) -> None:
    """The whole game, all-seeing, with what its players had in mind."""
    table, why = replay(paper, 0), reasons(paper)
    words = shell.words_of(table.game)
    for sentence in whole_story(shell, table, table.first_events):
        shell.print(f"{'':>4}  {sentence}")
    for number, line in enumerate(paper.lines, 1):
        for said in line:
            played = table.play(said.seat, said.text, said.by)
            move = named(said.text, table.names)
            shell.print(f"{number:>4}  {table.names[said.seat]}: {move}")
            for sentence in whole_story(shell, table, played.events):
                shell.print(f"{'':>6}{sentence}")
        if number in why:
            shell.print(f"{'':>6}({render(words, why[number], {}, table.names)})")
    show(shell, table, None, True)
    shell.print("", *ending(shell, table))


def describe_report(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("file", metavar="FILE", help=say("help-report-file"))


def run_report(shell: Shell, asked: Namespace) -> int:
    """The position a complaint is about: as its seat saw it, or of a finished game the whole."""
    try:
        body = msgspec.json.decode(text_of(Path(asked.file), "file"))
        if body["uprising-report"] != 1:
            raise BadInput("file: a report of a version that is not known here")
        shell.print(
            shell.say("report-head", game=body["game"], position=body["position"]),
            *(f"{name} {value}" for name, value in body["versions"].items()),
            body["complaint"]["text"],
            *body["complaint"]["errors"],
        )
        if body.get("record"):
            tell(shell, read_record(body["record"]))
        else:
            show_guess(shell, game(body["game"]), body)
    except (msgspec.DecodeError, BadSave, LookupError, TypeError) as error:
        raise BadInput(f"file: is no report: {error}") from error
    except BadRecord as error:
        raise BadInput(f"record: {error}") from error
    return 0


def show_guess(shell: Shell, of: Game, body: dict[str, Any]) -> None:
    """A table its seat could not tell from the real one, and what was asked of it there."""
    seat, names = body["seat"], tuple(body["names"])
    if body["guess"] is None:
        shell.print(shell.say("report-spectator"))
        return
    setup = of.setup(len(names), body["options"])
    state = of.codec.load(msgspec.json.encode(body["guess"]))
    table = Table(of, state, names, setup, "guess", [])
    by_seat = seat_lists(of, len(names), setup.options)
    board = Board(shell, shell.words_of(of), names, seat, by_seat)
    shell.print("", *board.lines(table.view(seat)))
    for move in table.legal(seat):
        shell.print(f"  {table.text(move)}")
