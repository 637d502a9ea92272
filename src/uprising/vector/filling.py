"""Wide questions, field by field: a form is filled with one word after another.

Which words may come next follows from the form's shape. Shape does not say what is legal: a word is
offered only if a legal move was found that goes on with it. Where the least number leads somewhere,
so do all up to the highest that does.
"""

from __future__ import annotations

from typing import Any, Final, final

from uprising.kernel import Form, Line, Move, Number, OneOf, Rows, Shares, State, Subset

STOP: Final = "(end)"
FEW: Final = 12
"""Completions looked at before a word counts as one that leads nowhere."""
MANY: Final = 100
"""The same where no word seems to lead anywhere."""
WIDE: Final = 4
"""Of ranges with more numbers than this only the highest that leads somewhere is looked for."""


@final
class Read:
    """What a form's words so far come to; `choices` are those for the next, where it is open.

    In a rush nothing stays open: rows stop, numbers are the least, options what was not yet said.
    """

    def __init__(self, tokens: list[Any], rush: bool) -> None:
        self.tokens: Final = tokens
        self.rush: Final = rush
        self.at = 0
        self.choices: list[Any] = []
        self.taken: list[Any] = []

    def next(self, choices: list[Any]) -> Any:
        """The next word if it was said, or the only one there is; else None, and it is open."""
        if len(choices) == 1:
            return choices[0]
        if self.at < len(self.tokens):
            self.at += 1
            return self.tokens[self.at - 1]
        if self.rush:
            return self.hurry(choices)
        self.choices = choices
        return None

    def number(self, least: int, most: int) -> Any:
        """The same for a number in a range."""
        if least == most:
            return least
        if self.at < len(self.tokens):
            self.at += 1
            return self.tokens[self.at - 1]
        if self.rush:
            return least
        self.choices = list(range(least, most + 1))
        return None

    def hurry(self, choices: list[Any]) -> Any:
        for choice in choices:
            if choice == STOP:
                return choice
            if choice not in self.tokens and choice not in self.taken:
                self.taken.append(choice)
                return choice
        return choices[0]


def read_form(form: Form, read: Read) -> dict[str, Any] | None:
    """The values of a form, or None while something is open."""
    return read_fields(form.fields, read)


def read_fields(fields: tuple[Any, ...], read: Read) -> dict[str, Any] | None:
    values: dict[str, Any] = {}
    for field in fields:
        value = read_field(field, read)
        if read.choices:
            return None
        values[field.name] = value
    return values


def read_field(field: Any, read: Read) -> Any:
    if isinstance(field, Line):
        return ""
    if isinstance(field, OneOf):
        return read.next(list(field.options))
    if isinstance(field, Number):
        return read.number(field.least, field.most)
    if isinstance(field, Subset):
        return read_subset(field, read)
    if isinstance(field, Shares):
        return read_shares(field, read)
    assert isinstance(field, Rows)
    return read_rows(field, read)


def read_subset(field: Subset, read: Read) -> list[str]:
    """In the order of the options, so that each set is said in one way."""
    found: list[str] = []
    first = 0
    while len(found) < min(field.most, len(field.options)):
        lacking = field.least - len(found)
        last = len(field.options) - max(lacking, 1) + 1
        choices: list[Any] = list(field.options[first:last])
        if lacking <= 0:
            choices = [STOP, *choices]
        word = read.next(choices)
        if word is None or word == STOP:
            break
        found.append(word)
        first = field.options.index(word) + 1
    return found


def read_shares(field: Shares, read: Read) -> dict[str, int]:
    left = field.total
    found: dict[str, int] = {}
    for key in field.keys[:-1] if field.exact else field.keys:
        share = read.number(0, left)
        if share is None:
            return found
        found[key] = share
        left -= share
    if field.exact and field.keys:
        found[field.keys[-1]] = left
    return found


def read_rows(field: Rows, read: Read) -> list[dict[str, Any]]:
    """Rows until one says stop; the first word of a row stands where the stop may stand."""
    found: list[dict[str, Any]] = []
    while len(found) < field.most:
        more = read.next([STOP, *openings(field.fields[0])])
        if more is None or more == STOP:
            break
        rest = read_fields(field.fields[1:], read)
        if rest is None:
            break
        found.append({field.fields[0].name: more, **rest})
    return found


def openings(field: Any) -> list[Any]:
    """What the first field of a row may be."""
    if isinstance(field, OneOf):
        return list(field.options)
    assert isinstance(field, Number), "a row begins with a choice or a number"
    return list(range(field.least, field.most + 1))


@final
class Filling:
    """A form on its way to a legal move."""

    def __init__(self, s: State, seat: int, form: Form) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.form: Final = form
        self.tokens: list[Any] = []
        self.choices: list[Any] = []
        self.found: Move[Any] | None = None
        self.tries = 0
        self.look()

    def look(self) -> None:
        """Find what may come next, taking what follows of itself."""
        while True:
            read = Read(self.tokens, False)
            values = read_form(self.form, read)
            if values is not None:
                self.found = self.legal(values)
                self.choices = []
                return
            self.choices = self.leading(read.choices)
            if len(self.choices) != 1:
                return
            self.tokens = [*self.tokens, self.choices[0]]

    def say(self, token: Any) -> None:
        self.tokens = [*self.tokens, token]
        self.look()

    def legal(self, values: dict[str, Any]) -> Move[Any] | None:
        move: Move[Any] = self.s.asker.filled(self.s, self.seat, self.form.key, values)
        return move if move.refusal(self.s, self.seat) is None else None

    def leading(self, choices: list[Any]) -> list[Any]:
        """Those of the choices with which a legal move goes on."""
        if len(choices) > WIDE and isinstance(choices[0], int) and self.leads(choices[0], FEW):
            return choices[: self.reach(choices) + 1]
        found = [one for one in choices if self.leads(one, FEW)]
        return found if found else [one for one in choices if self.leads(one, MANY)]

    def reach(self, choices: list[Any]) -> int:
        """The place of the highest number that leads somewhere, as those below it do."""
        low, high = 0, len(choices) - 1
        if self.leads(choices[high], FEW):
            return high
        while high - low > 1:
            middle = (low + high) // 2
            if self.leads(choices[middle], FEW):
                low = middle
            else:
                high = middle
        return low

    def leads(self, token: Any, tries: int) -> bool:
        tokens = [*self.tokens, token]
        values = read_form(self.form, Read(tokens, True))
        if values is not None and self.legal(values) is not None:
            return True
        self.tries = tries
        return self.completes(tokens)

    def completes(self, tokens: list[Any]) -> bool:
        """Whether a legal move begins like this: the likely ways first, then any."""
        read = Read(tokens, False)
        values = read_form(self.form, read)
        if values is not None:
            self.tries -= 1
            return self.legal(values) is not None
        for token in likely(read.choices, tokens):
            if self.completes([*tokens, token]):
                return True
            if self.tries <= 0:
                return False
        return False


def likely(choices: list[Any], tokens: list[Any]) -> list[Any]:
    """To stop, the least, and what has not been said come first."""
    fresh = [one for one in choices if one not in tokens or isinstance(one, int)]
    return [*fresh, *[one for one in choices if one not in fresh]]
