"""`uprising replay` and `uprising verify`: a recorded game, seen again or checked."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from uprising.commands.board import Board, seat_lists
from uprising.commands.shell import BadInput, Say, Shell, text_of
from uprising.commands.story import ending, story, whole_story
from uprising.kernel import Record, Table, promise, read_record, replay


def load(name: str) -> Record:
    return read_record(text_of(Path(name), "record"))


def save(table: Table, name: str) -> None:
    """Write what was played so far into a file."""
    if not name:
        raise BadInput("record: needs the name of a file")
    try:
        Path(name).write_text(str(table.record()), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"record: cannot write {name}: {error.strerror}") from error


def describe_replay(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-record"))
    parser.add_argument("--until", type=int, metavar="N", help=say("help-until"))
    parser.add_argument("--seat", metavar="S", help=say("help-replay-seat"))


def run_replay(shell: Shell, asked: Namespace) -> int:
    paper = load(asked.record)
    if asked.until is not None and not 0 <= asked.until <= len(paper.lines):
        raise BadInput(f"until: must be from 0 to {len(paper.lines)}, not {asked.until}")
    final = replay(paper, asked.until)
    seat = seat_named(asked.seat, paper)
    everything = seat is None and final.outcome is not None
    tell(shell, paper, final, seat, everything)
    show(shell, final, seat, everything)
    if final.outcome is not None:
        shell.print("", *ending(shell, final))
    return 0


def seat_named(word: str | None, paper: Record) -> int | None:
    """A seat by its name or its number from 1."""
    if word is None:
        return None
    names = [name.lower() for name in paper.seats]
    if word.lower() in names:
        return names.index(word.lower())
    if word.isdecimal() and 1 <= int(word) <= len(names):
        return int(word) - 1
    raise BadInput(f"seat: must be 1 to {len(names)} or one of {', '.join(paper.seats)}: {word!r}")


def tell(shell: Shell, paper: Record, final: Table, seat: int | None, everything: bool) -> None:
    """The story of the game, move by move."""
    table = replay(paper, 0)
    events = table.first_events
    for number, line in enumerate([(), *paper.lines[: len(final.lines)]]):
        for said in line:
            events = [*events, *table.play(said.seat, said.text, said.by).events]
        if everything:
            heard = whole_story(shell, table, events)
        else:
            heard = story(shell, table, events, seat)
        for place, sentence in enumerate(heard):
            shell.print(f"{number if place == 0 else '':>4}  {sentence}")
        events = []


def show(shell: Shell, table: Table, seat: int | None, everything: bool) -> None:
    """The last position; after the end also what each seat saw beyond the others."""
    of, names = table.game, table.names
    by_seat = seat_lists(of, len(names), table.setup.options)
    board = Board(shell, shell.words_of(of), names, seat, by_seat)
    public = board.lines(table.view(seat))
    shell.print("", *public)
    if not everything:
        return
    for who, name in enumerate(names):
        own = [line for line in board.lines(table.view(who)) if line not in public]
        if own:
            shell.print(shell.say("replay-saw", name=name), *own)


def describe_verify(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-record"))
    parser.add_argument("--promise", metavar="HASH", help=say("help-promise"))


def run_verify(shell: Shell, asked: Namespace) -> int:
    paper = load(asked.record)
    table = replay(paper)
    shell.print(
        shell.say("verify-game", game=paper.game, version=paper.version, content=paper.content),
        *([shell.say("verify-pack", pack=table.game.pack_name)] if paper.pack else []),
        shell.say("verify-moves", moves=len(paper.lines), names=", ".join(paper.seats)),
        shell.say("verify-luck", luck=paper.luck),
        shell.say("verify-digest", digest=paper.digest),
    )
    kind, _, rest = paper.luck.partition(" ")
    if kind == "secret":
        check_promise(shell, paper, promise(rest.split()[0]), asked.promise)
    elif asked.promise:
        raise BadInput("promise: the record shows no secret that could be compared with it")
    if table.outcome is None:
        shell.print(shell.say("verify-open"))
    else:
        shell.print(*ending(shell, table))
    return 0


def check_promise(shell: Shell, paper: Record, found: str, wanted: str | None) -> None:
    """The secret must be the one that was promised: by the record's own note, and by whoever asks.

    The note was written by the server too, after the end; what you noted down yourself before the
    first shuffle is worth more.
    """
    noted = [note.removeprefix("promised ") for note in paper.notes if note.startswith("promised ")]
    for promised in [*noted, *([wanted.strip().lower()] if wanted else [])]:
        if promised != found:
            raise BadInput(f"promise: the secret gives {found}, but {promised} was promised")
    shell.print(shell.say("verify-promise", promise=found))
    if not wanted:
        shell.print(shell.say("verify-compare"))
