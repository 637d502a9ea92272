"""`uprising rules`: the rulebook, or one clause of it with its sources."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from textwrap import wrap

from uprising.commands.shell import BadInput, Say, Shell
from uprising.kernel import Game, game
from uprising.texts import Clause, clauses, rulebook

WIDTH = 96


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("rule", nargs="?", metavar="RULE-ID", help=say("help-rules-rule"))


def run(shell: Shell, asked: Namespace) -> int:
    of = game(asked.game)
    if asked.rule is None:
        from rich.markdown import Markdown  # slow to load, and only needed here

        shell.out.print(Markdown(rulebook(of.key, shell.lang, of.folder)))
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
