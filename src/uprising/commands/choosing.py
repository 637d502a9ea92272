"""One decision of a person: the prompt, numbered choices, forms, typed moves, small commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from uprising.bots import bot
from uprising.bots.levels import AGITATOR
from uprising.commands.keyboard import Cancelled, Filling, Left, line, number_in
from uprising.commands.records import save
from uprising.commands.rules import clause_lines
from uprising.commands.shell import BadInput, Shell
from uprising.kernel import (
    BadNotation,
    Form,
    Move,
    Refusal,
    Table,
    seeded,
    sight,
    words,
)  # fmt: skip
from uprising.texts import render, spoken_choice, spoken_move

Rows = list[tuple[list[str], Move[Any]]]  # every legal move and the words of its text
MENU = 30  # more choices than this are narrowed word by word
COMMANDS = ("hint", "quit", "record", "rules", "undo", "view")


@dataclass(frozen=True)
class Choice:
    """A line of the menu: a move, a form to fill in, or a word that leads on."""

    label: str
    move: Move[Any] | None = None
    form: Form | None = None
    word: str = ""


class Choosing:
    """What one seat is asked now."""

    def __init__(
        self, shell: Shell, table: Table, seat: int, show_view: Callable[[], None]
    ) -> None:
        self.shell = shell
        self.table = table
        self.seat = seat
        self.show_view = show_view
        self.words = shell.words_of(table.game)

    def move(self) -> Move[Any] | None:
        """The move the person wants; None if the table has changed and is to be shown anew."""
        legal = self.table.legal(self.seat)
        rows = [(words(move.text()), move) for move in legal]
        self.prompt()
        offers, trail = self.menu(rows, [])
        while True:
            answer = line("> ")
            place = number_in(answer, len(offers))
            if place is not None and offers[place].word:
                offers, trail = self.menu(rows, [*trail, offers[place].word])
                continue
            if place is not None:
                move = offers[place].move or self.filled(offers[place].form)
            elif not answer:  # back to the whole menu
                offers, trail = self.menu(rows, [])
                continue
            else:
                move, again = self.typed(answer)
                if again:
                    return None
            if move is not None and self.is_allowed(move):
                return move

    def menu(self, rows: Rows, trail: list[str]) -> tuple[list[Choice], list[str]]:
        """Print what can be chosen after these words, and after those that follow of necessity."""
        offers = self.offers(rows, trail)
        while len(offers) == 1 and offers[0].word:
            trail = [*trail, offers[0].word]
            offers = self.offers(rows, trail)
        for number, offer in enumerate(offers, 1):
            self.shell.print(f"{number:4}  {offer.label}")
        return offers, trail

    def prompt(self) -> None:
        ask = self.table.state.ask_of(self.seat)
        assert ask is not None
        question = render(self.words, ask.prompt, dict(ask.about), self.table.names)
        self.shell.print("", f"{question} [{ask.rule}]")
        if ask.sealed:
            self.shell.print(self.shell.say("play-sealed"))

    def offers(self, rows: Rows, trail: list[str]) -> list[Choice]:
        """The menu after the words chosen so far."""
        open_rows = [(text, m) for text, m in rows if text[: len(trail)] == trail]
        if len(open_rows) <= MENU:
            return [*self.listed(open_rows), *(self.forms() if not trail else ())]
        done = [(text, m) for text, m in open_rows if len(text) == len(trail)]
        nexts = dict.fromkeys(text[len(trail)] for text, _ in open_rows if len(text) > len(trail))
        heads = [Choice(f"{self.spoken([*trail, word])} …", word=word) for word in nexts]
        return [*self.listed(done), *heads, *(self.forms() if not trail else ())]

    def listed(self, rows: Rows) -> Iterator[Choice]:
        for _, move in rows:
            yield Choice(self.chosen(move), move=move)

    def chosen(self, move: Move[Any]) -> str:
        phrase = self.table.game.phrase(self.table.state, self.seat, move)
        return spoken_choice(self.words, move.text(), phrase, self.table.names)

    def spoken(self, text: list[str]) -> str:
        """The first words of a move, which lead on."""
        return spoken_move(self.words, " ".join(text), self.table.names)

    def forms(self) -> Iterator[Choice]:
        state = self.table.state
        ask = state.ask_of(self.seat)
        if ask is not None and ask.wide:
            for form in state.asker.forms(state, self.seat):
                label = self.shell.say("play-fill", form=self.words.say(form.key))
                yield Choice(label, form=form)

    def filled(self, form: Form | None) -> Move[Any] | None:
        assert form is not None
        state = self.table.state
        try:
            values = Filling(self.shell, self.words, self.table.names).values(form)
        except Cancelled:
            return None
        return state.asker.filled(state, self.seat, form.key, values)

    def is_allowed(self, move: Move[Any]) -> bool:
        no = self.table.why_not(self.seat, move)
        if no is not None:
            self.refuse(no)
        return no is None

    def refuse(self, no: Refusal) -> None:
        clause = clause_lines(self.shell, self.table.game, no.rule)
        self.shell.print(self.words.say(no.key), *clause)

    # What is typed: a command or a move

    def typed(self, answer: str) -> tuple[Move[Any] | None, bool]:
        """A move, if that is what was typed, and whether the table has changed."""
        command, _, rest = answer.removeprefix("/").partition(" ")
        name = self.command(command)
        if name == "undo":
            return None, self.undo()
        if name:
            self.obey(name, rest.strip())
            return None, False
        try:
            return self.table.read(answer), False
        except BadNotation as error:
            self.shell.print(self.shell.say("play-unreadable", problem=str(error)))
            return None, False

    def command(self, word: str) -> str:
        """A command's English name, however it was typed."""
        if word == "?":
            return "help"
        known = {self.shell.say(f"command-{name}"): name for name in COMMANDS}
        return known.get(word.lower(), word.lower() if word.lower() in COMMANDS else "")

    def obey(self, name: str, rest: str) -> None:
        try:
            if name == "quit":
                raise Left
            if name == "help":
                self.shell.print(self.shell.say("play-commands"))
            elif name == "view":
                self.show_view()
            elif name == "hint":
                self.hint()
            elif name == "rules":
                self.shell.print(*clause_lines(self.shell, self.table.game, rest or self.rule()))
            elif name == "record":
                save(self.table, rest)
                self.shell.print(self.shell.say("play-recorded", file=rest))
        except BadInput as error:
            self.shell.print(str(error))

    def rule(self) -> str:
        """The rule behind the present question, or behind the end."""
        ask, outcome = self.table.state.ask_of(self.seat), self.table.outcome
        if ask is not None:
            return ask.rule
        return "" if outcome is None else outcome.rule

    def undo(self) -> bool:
        if not self.table.undoable:
            self.shell.print(self.shell.say("play-no-undo"))
            return False
        self.table.undo(self.seat)
        self.shell.print(self.shell.say("play-undone"))
        return True

    def hint(self) -> None:
        """The heuristic, and how a search sees the best answers, from this seat's view."""
        if self.table.state.ask_of(self.seat) is None:
            return
        seen = sight(self.table, self.seat, seeded(len(self.table.lines), "hint"))
        choice = bot("heuristic").choose(seen)
        move = self.chosen(choice.move)
        why = self.words.say(choice.reason)
        self.shell.print(self.shell.say("play-hint", move=move, why=why))
        first = {one.move: one for one in reversed(AGITATOR.bot().choose(seen).weighed)}
        if first:  # of plans that begin alike the best one speaks for the move
            self.shell.print(self.shell.say("play-tried-out"))
        for weighed in reversed(first.values()):
            said = self.shell.say(
                "play-weighed",
                move=self.chosen(weighed.move),
                percent=round(100 * weighed.value),
                error=round(100 * weighed.error),
                tried=weighed.tried,
            )
            self.shell.print(f"  {said}")

    def afterwards(self) -> None:
        """When the game is over: the commands still work; an empty line leaves."""
        self.shell.print("", self.shell.say("play-afterwards"))
        while answer := line("> "):
            command, _, rest = answer.removeprefix("/").partition(" ")
            name = self.command(command)
            if name in ("record", "rules", "view", "quit", "help"):
                self.obey(name, rest.strip())
            else:
                self.refuse(self.table.game.over)
        raise Left
