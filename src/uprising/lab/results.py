"""A contest's results on disk, deal by deal, so that it can be stopped and resumed."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from uprising.kernel import game

from .arena import Contest, Deal, play


class OtherContest(ValueError):
    """The file holds the results of something else."""


def head_of(contest: Contest) -> dict[str, Any]:
    """What must be the same for two runs to be one; the number of deals may grow."""
    of = game(contest.game)
    figures: dict[str, Any] = msgspec.to_builtins(asdict(contest))
    del figures["deals"]
    if not contest.reference:
        del figures["reference"]
    return {**figures, "version": of.version, "content": of.content}


def kept(path: Path, contest: Contest) -> list[Deal]:
    """The deals already in a file, from the first on; `OtherContest` if they are of another one.

    A line that was cut off when the run was stopped is left out.
    """
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    try:
        head = msgspec.json.decode(whole[0]) if whole else None
        deals = [msgspec.json.decode(line, type=Deal) for line in whole[1:]]
    except msgspec.MsgspecError as error:
        raise OtherContest(f"results: {path} is not a file of results: {error}") from error
    if head is not None and head != msgspec.json.decode(msgspec.json.encode(head_of(contest))):
        raise OtherContest(f"results: {path} holds the results of another contest")
    return [deal for deal in deals if deal.number < contest.deals]


def played(
    contest: Contest, jobs: int, path: Path | None, transcripts: Path | None = None
) -> Generator[Deal]:
    """The deals of a contest: those in the file, then the missing ones, which are added to it."""
    if path is None:
        yield from play(contest, jobs, kept=transcripts)
        return
    done = kept(path, contest)
    path.parent.mkdir(parents=True, exist_ok=True)
    if len(done) < contest.deals:  # written anew, without a line that was cut off
        rows = [head_of(contest), *done]
        path.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    yield from done
    if len(done) == contest.deals:
        return
    with path.open("ab", buffering=0) as file:
        for deal in play(contest, jobs, len(done), transcripts):
            file.write(msgspec.json.encode(deal) + b"\n")
            yield deal


def read_results(path: Path) -> tuple[Contest, list[Deal]]:
    """A file of results with the contest it is of; `OtherContest` if it is none."""
    try:
        head, *rows = [line for line in path.read_bytes().splitlines(keepends=True)]
        figures = msgspec.json.decode(head)
        deals = [msgspec.json.decode(row, type=Deal) for row in rows if row.endswith(b"\n")]
        told = {key: figures[key] for key in figures if key not in ("version", "content")}
        contest = msgspec.convert({**told, "deals": len(deals)}, Contest)
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise OtherContest(f"results: {path} is not a file of results: {error}") from error
    return contest, deals
