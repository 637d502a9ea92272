"""Asking a person at a terminal, or a pipe that stands for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uprising.commands.shell import Shell
from uprising.kernel import BadValue, Field, Form, Line, Number, OneOf, Rows, Shares, Subset
from uprising.texts import Catalogue, named


class Left(Exception):
    """The person has gone, by `quit` or by the end of the input."""


class Cancelled(Exception):
    """The person thought better of it."""


def line(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        raise Left from None


def number_in(answer: str, choices: int) -> int | None:
    """The place of a numbered choice, from 0; None if it is none."""
    if answer.isdecimal() and 1 <= int(answer) <= choices:
        return int(answer) - 1
    return None


class Filling:
    """A form filled in field by field. An empty line leaves it."""

    def __init__(self, shell: Shell, words: Catalogue, names: Sequence[str]) -> None:
        self.shell = shell
        self.words = words
        self.names = names

    def values(self, form: Form) -> dict[str, Any]:
        self.shell.print(f"  {self.words.say(form.key)}")
        return {field.name: self.value(field) for field in form.fields}

    def value(self, field: Field) -> Any:
        """Ask until the value fits; `Cancelled` on an empty line."""
        read, hint = self.reader(field)
        while True:
            try:
                value = read(field, self.question(field, hint))
                field.check(value)
                return value
            except BadValue as bad:
                self.shell.print(f"  {bad.problem}")

    def question(self, field: Field, hint: str) -> str:
        answer = line(f"  {self.label(field.name)} ({hint}): ")
        if not answer and not isinstance(field, Line | Subset | Rows):
            raise Cancelled
        return answer

    def reader(self, field: Field) -> tuple[Callable[[Any, str], Any], str]:
        """How a field's text becomes a value, and what to say about it."""
        say = self.shell.say
        match field:
            case Number():
                return self.number, say("form-number", least=field.least, most=field.most)
            case OneOf():
                return self.one_of, self.numbered(field.options)
            case Subset():
                hint = say("form-subset", least=field.least, most=field.most)
                return self.subset, f"{hint}: {self.numbered(field.options)}"
            case Shares():
                total = "form-exactly" if field.exact else "form-at-most"
                hint = say(total, total=field.total)
                keys = ", ".join(named(self.words, key, self.names) for key in field.keys)
                return self.shares, f"{hint}: {keys}"
            case Rows():
                return self.rows, say("form-rows", most=field.most)
            case Line():
                return self.text, say("form-line")
        raise AssertionError(field)

    def number(self, field: Number, answer: str) -> Any:
        digits = answer.removeprefix("-")
        return int(answer) if digits.isascii() and digits.isdecimal() else answer

    def one_of(self, field: OneOf, answer: str) -> Any:
        place = number_in(answer, len(field.options))
        return answer if place is None or answer in field.options else field.options[place]

    def subset(self, field: Subset, answer: str) -> Any:
        found = []
        for word in answer.replace(",", " ").split():
            place = number_in(word, len(field.options))
            found.append(word if place is None or word in field.options else field.options[place])
        return found

    def shares(self, field: Shares, answer: str) -> Any:
        """Numbers in the order of the keys."""
        given = answer.replace(",", " ").split()
        if len(given) != len(field.keys) or not all(word.isdecimal() for word in given):
            raise BadValue(field.name, self.shell.say("form-shares", count=len(field.keys)))
        return {key: int(word) for key, word in zip(field.keys, given, strict=True)}

    def rows(self, field: Rows, answer: str) -> Any:
        if not answer.isdecimal() or int(answer) > field.most:
            raise BadValue(field.name, self.shell.say("form-rows", most=field.most))
        return [{f.name: self.value(f) for f in field.fields} for _ in range(int(answer))]

    def text(self, field: Line, answer: str) -> Any:
        return answer

    def numbered(self, options: Sequence[str]) -> str:
        names = (named(self.words, option, self.names) for option in options)
        return ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))

    def label(self, name: str) -> str:
        key = f"field-{name}"
        return self.words.say(key) if key in self.words.keys else name.replace("_", " ")
