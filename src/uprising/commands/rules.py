"""`uprising rules`: the book to learn a game from, or a clause with its sources."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from textwrap import wrap

from uprising.commands.shell import BadInput, Say, Shell
from uprising.kernel import Game, game
from uprising.texts import Clause, book, clauses, numbered

WIDTH = 96


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("rule", nargs="?", metavar="RULE-ID", help=say("help-rules-rule"))


def run(shell: Shell, asked: Namespace) -> int:
    of = game(asked.game)
    if asked.rule is None:
        from rich.markdown import Markdown  # slow to load, and only needed here

        text, notes = numbered(book(of.key, shell.lang, of.folder))
        shell.out.print(Markdown(text))
        if notes:
            listed = "   ".join(f"{n}:{note}" for n, note in enumerate(notes, 1))
            lines = wrap(listed, WIDTH, break_on_hyphens=False)
            shell.print("", shell.say("rules-notes", game=of.key), *lines)
    else:
        shell.print(*clause_lines(shell, of, asked.rule))
    return 0


def clause_lines(shell: Shell, of: Game, rule: str) -> list[str]:
    """A clause, or all those that begin like it, with where each comes from."""
    wanted = rule.strip().upper()
    every = clauses(of.key, shell.lang, of.folder)
    exact = [c for c in every if c.id.upper() == wanted]
    found = exact or [c for c in every if wanted and c.id.upper().startswith(f"{wanted}-")]
    if not found:
        raise BadInput(f"rule: {of.key} has no {rule!r}; for example {every[0].id}")
    return [line for one in found for line in clause_text(shell, one)]


def clause_text(shell: Shell, clause: Clause) -> list[str]:
    sources = ", ".join(shell.say(f"source-{tag}") for tag in clause.tags)
    head = f"{clause.id} ({sources})" if sources else clause.id
    return wrap(f"{head}: {clause.text}", WIDTH, subsequent_indent="  ")
