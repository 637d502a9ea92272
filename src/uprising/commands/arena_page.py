"""A contest as one page: tables and plots, no script, nothing to load."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from uprising.commands.arena_words import percent, remarks, tables, title
from uprising.commands.shell import Shell
from uprising.kernel import Game
from uprising.lab.arena_plots import Mark, bars, course, intervals

if TYPE_CHECKING:
    from uprising.commands.arena import ContestReport

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b1b1b; --paper: #fdfcf8; --mark: #a4251c;
  --faint: #999; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee; --paper: #181715; --mark: #f0735f; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0 2rem; }
.wide { overflow-x: auto; }
caption { text-align: left; font-weight: 600; }
th, td { white-space: nowrap; padding: .2rem .9rem .2rem 0; text-align: right;
  font-variant-numeric: tabular-nums; }
th { border-bottom: 1px solid var(--faint); } th:first-child, td:first-child { text-align: left; }
th:first-child, td:first-child { position: sticky; left: 0; background: var(--paper); }
@media (max-width: 40rem) { table { font-size: .9rem; } th, td { padding-right: .6rem; }
  th:first-child, td:first-child { min-width: 7rem; max-width: 8rem; white-space: normal;
    overflow-wrap: anywhere; } }
svg { width: 100%; height: auto; font-size: 13px; fill: var(--ink); }
svg line, svg polyline { stroke: var(--mark); stroke-width: 2; fill: none; }
svg circle, svg rect { fill: var(--mark); } svg .label { text-anchor: end; }
svg .zero, svg .beside { stroke: var(--faint); stroke-width: 1.5; stroke-dasharray: 4 3; }
"""


def page(shell: Shell, of: Game, report: ContestReport) -> str:
    head = title(shell, of, report)
    body = [f"<h1>{escape(head)}</h1>"]
    body += [f"<p>{escape(remark)}</p>" for remark in remarks(shell, report)]
    body += plots(shell, report)
    for heads, rows in tables(shell, of, report):
        body.append(table(heads, rows))
    body.append(f"<p>{escape(shell.say('arena-honesty'))}</p>")
    return (
        f'<!doctype html>\n<html lang="{shell.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(head)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def table(heads: list[str], rows: list[list[str]], caption: str = "") -> str:
    """A table that scrolls by itself where the screen is narrower."""
    named = f"<caption>{escape(caption)}</caption>" if caption else ""
    body = "".join(row(cells, "td") for cells in rows)
    return (
        f'<div class="wide" tabindex="0"><table>{named}<thead>{row(heads, "th")}</thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def row(cells: list[str], tag: str) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def plots(shell: Shell, report: ContestReport) -> list[str]:
    found, say = report.found, shell.say
    drawn: list[tuple[str, str]] = []
    if found.meetings:
        name = say("arena-plot-gain")
        marks = [
            Mark(
                f"{m.guest} / {m.host}",
                m.gain.mean,
                m.gain.low,
                m.gain.high,
                f"{100 * m.gain.mean:+.1f}",
            )
            for m in found.meetings
        ]
        drawn.append((name, intervals(name, marks, zero=0.0)))
        name = say("arena-plot-wins")
        shares = [
            Mark(
                f"{m.guest} / {m.host}",
                m.wins.share,
                m.wins.low,
                m.wins.high,
                percent(m.wins.share),
                m.chance,
            )
            for m in found.meetings
        ]
        drawn.append((name, intervals(name, shares)))
    if report.ratings:
        name = say("arena-plot-rating")
        rated = [
            Mark(r.name, r.mean, r.mean - 2 * r.spread, r.mean + 2 * r.spread, f"{r.mean:.1f}")
            for r in report.ratings
        ]
        drawn.append((name, intervals(name, rated)))
    if len(report.ranks) > 1:
        name = say("arena-plot-rank")
        drawn.append((name, bars(name, [(n, v, percent(v)) for n, v in report.ranks.items()])))
    if report.verdict is not None and report.course:
        name = say("arena-plot-sprt")
        drawn.append((name, course(name, report.course, report.verdict.bound)))
    return [part for name, svg in drawn for part in (f"<h2>{escape(name)}</h2>", svg)]
