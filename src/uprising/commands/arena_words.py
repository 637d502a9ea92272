"""What a contest says, as tables for the terminal. The page uses the same rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid

from uprising.bots.exploiters import SCRIPTS
from uprising.commands.arena_models import (
    BEHAVIOUR_HEADS,
    RESULT_HEADS,
    SLIP_HEADS,
    behaviour_rows,
    result_rows,
    slip_rows,
)
from uprising.commands.shell import Shell
from uprising.kernel import Game
from uprising.lab.comparing import Findings, Meeting, PartLine
from uprising.lab.entrants import TWIN
from uprising.lab.intervals import Gain, Share

if TYPE_CHECKING:
    from uprising.commands.arena import ContestReport

Rows = list[list[str]]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(share: Share) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f} %"


def points(gain: Gain) -> str:
    return f"{100 * gain.mean:+.1f} ({100 * gain.low:+.1f} … {100 * gain.high:+.1f})"


def title(shell: Shell, of: Game, report: ContestReport) -> str:
    found = report.found
    return shell.say(
        "arena-title",
        game=shell.words_of(of).say("game-title"),
        seats=report.contest.seats,
        deals=found.deals,
        games=found.games,
        seed=str(report.contest.seed),
    )


def meeting_rows(meetings: tuple[Meeting, ...]) -> Rows:
    return [
        [
            m.guest,
            m.host,
            percent(m.wins.share),
            span(m.wins),
            percent(m.chance),
            points(m.gain),
            f"{m.score:.2f}",
        ]
        for m in meetings
    ]


def part_rows(shell: Shell, of: Game, meetings: tuple[Meeting, ...]) -> Rows:
    words = shell.words_of(of)
    return [
        [m.guest, m.host, *part_cells(words.say(f"id-{p.part}"), p)] for m, p in parts(meetings)
    ]


def parts(meetings: tuple[Meeting, ...]) -> list[tuple[Meeting, PartLine]]:
    return [(m, p) for m in meetings for p in m.parts]


def part_cells(name: str, line: PartLine) -> list[str]:
    return [name, percent(line.wins.share), span(line.wins), points(line.gain)]


def host_rows(found: Findings) -> Rows:
    return [[h.name, percent(h.won.share), span(h.won), f"{h.decisions:.1f}"] for h in found.hosts]


def outcome_rows(shell: Shell, of: Game, found: Findings) -> Rows:
    words = shell.words_of(of)
    return [
        [h.name, words.say(key), str(count), percent(count / found.deals)]
        for h in found.hosts
        for key, count in h.outcomes.items()
    ]


def rating_rows(report: ContestReport) -> Rows:
    order = sorted(report.ratings, key=lambda r: -r.mean)
    return [[r.name, f"{r.mean:.1f}", f"± {2 * r.spread:.1f}"] for r in order]


def rank_rows(report: ContestReport) -> Rows:
    order = sorted(report.ranks.items(), key=lambda item: -item[1])
    return [[name, percent(share)] for name, share in order]


def remarks(shell: Shell, report: ContestReport) -> list[str]:
    """What a reader should not miss: mirrors, holes, cycles, what could not be said."""
    found, say = report.found, shell.say
    said = [say("arena-cooperative")] if found.cooperative else []
    for m in found.meetings:
        if m.guest.rstrip(TWIN) == m.host.rstrip(TWIN):
            fair = m.gain.low <= 0 <= m.gain.high
            said.append(say("arena-mirror-holds" if fair else "arena-mirror-fails", bot=m.guest))
        if m.guest in SCRIPTS and m.gain.low > 0:
            said.append(say("arena-exploited", script=m.guest, bot=m.host))
    if report.no_ratings:
        said.append(report.no_ratings)
    best = max(report.ranks, key=lambda name: report.ranks[name], default="")
    if report.ratings and best and best != rating_rows(report)[0][0]:
        said.append(say("arena-cycle", rank=best, rating=rating_rows(report)[0][0]))
    if report.verdict is not None:
        said.append(
            say(
                f"arena-sprt-{report.verdict.answer}",
                ratio=f"{report.verdict.ratio:+.2f}",
                bound=f"{report.verdict.bound:.2f}",
                deals=report.verdict.deals,
            )
        )
    return said


def tables(shell: Shell, of: Game, report: ContestReport) -> list[tuple[list[str], Rows]]:
    """All tables that have rows: the words of their heads, and the rows."""
    found = report.found
    every = [
        ("guest host wins interval chance gain score", meeting_rows(found.meetings)),
        ("guest host part wins interval gain", part_rows(shell, of, found.meetings)),
        ("table won interval decisions", host_rows(found)),
        ("table outcome games share", outcome_rows(shell, of, found)),
        ("bot rating spread", rating_rows(report)),
        (RESULT_HEADS, result_rows(report.models)),
        (SLIP_HEADS, slip_rows(report.models)),
        (BEHAVIOUR_HEADS, behaviour_rows(report.models)),
        ("bot rank", rank_rows(report)),
    ]
    return [
        ([shell.say(f"arena-{h}") for h in heads.split()], rows) for heads, rows in every if rows
    ]


def show(shell: Shell, of: Game, report: ContestReport) -> None:
    shell.print(title(shell, of, report), "")
    for heads, rows in tables(shell, of, report):
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for number, head in enumerate(heads):
            grid.add_column(head, justify="left" if number == 0 else "right")
        for row in rows:
            grid.add_row(*row)
        shell.out.print(grid)
        shell.print("")
    shell.print(*remarks(shell, report))
