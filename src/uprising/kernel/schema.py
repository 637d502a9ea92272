"""Forms for move families too large to list: what a person fills in, what a bot draws from.

Bounds come from the asker's own view. A form says what values look like; whether they make a
legal move is the move's own `refusal` to say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from .notation import LINE_LENGTH
from .rng import Rng


class BadValue(ValueError):
    """A filled-in value that does not fit its field. Names the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Field:
    """One thing to fill in. Its `name` is part of the text key of its label."""

    name: str

    def check(self, value: Any) -> None:
        """Raise `BadValue` unless the value has this field's shape."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> Any:
        """A random value of this field's shape."""
        raise NotImplementedError


@dataclass(frozen=True)
class Number(Field):
    """A whole number in a range, ends included."""

    least: int
    most: int

    def check(self, value: Any) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadValue(self.name, "must be a whole number")
        if not self.least <= value <= self.most:
            raise BadValue(self.name, f"must be from {self.least} to {self.most}")

    def draw(self, rng: Rng) -> Any:
        return self.least + rng.below(self.most - self.least + 1)


@dataclass(frozen=True)
class OneOf(Field):
    """One of the options."""

    options: tuple[str, ...]

    def check(self, value: Any) -> None:
        if value not in self.options:
            raise BadValue(self.name, f"must be one of {', '.join(self.options)}")

    def draw(self, rng: Rng) -> Any:
        return self.options[rng.below(len(self.options))]


@dataclass(frozen=True)
class Subset(Field):
    """Some of the options, in any order, none twice."""

    options: tuple[str, ...]
    least: int
    most: int

    def check(self, value: Any) -> None:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            raise BadValue(self.name, f"must be a list of {self.least} to {self.most} entries")
        for number, entry in enumerate(value):
            if entry not in self.options:
                raise BadValue(self.name, f"{entry!r} is not one of {', '.join(self.options)}")
            if entry in value[:number]:
                raise BadValue(self.name, f"{entry!r} is there twice")

    def draw(self, rng: Rng) -> Any:
        order = list(range(len(self.options)))
        rng.shuffle(order)
        most = min(self.most, len(order))
        size = self.least + rng.below(most - self.least + 1)
        return [self.options[i] for i in sorted(order[:size])]


@dataclass(frozen=True)
class Shares(Field):
    """A number for each key, none negative, with a sum: exactly `total`, or at most that."""

    keys: tuple[str, ...]
    total: int
    exact: bool

    def check(self, value: Any) -> None:
        if not isinstance(value, dict) or set(value) - set(self.keys):
            raise BadValue(self.name, f"must give numbers for {', '.join(self.keys)}")
        for key, amount in value.items():
            if not isinstance(amount, int) or isinstance(amount, bool) or amount < 0:
                raise BadValue(self.name, f"{key} must be a whole number, 0 or more")
        total = sum(value.values())
        if total > self.total or (self.exact and total != self.total):
            relation = "exactly" if self.exact else "at most"
            raise BadValue(self.name, f"must add up to {relation} {self.total}, not {total}")

    def draw(self, rng: Rng) -> Any:
        left = self.total if self.exact else rng.below(self.total + 1)
        shares = dict.fromkeys(self.keys, 0)
        for _ in range(left):
            shares[self.keys[rng.below(len(self.keys))]] += 1
        return shares


@dataclass(frozen=True)
class Rows(Field):
    """Up to `most` rows of the same fields."""

    fields: tuple[Field, ...]
    most: int

    def check(self, value: Any) -> None:
        if not isinstance(value, list) or len(value) > self.most:
            raise BadValue(self.name, f"must be at most {self.most} rows")
        for number, row in enumerate(value, 1):
            check_values(self.fields, row, f"{self.name} {number} ")

    def draw(self, rng: Rng) -> Any:
        return [{f.name: f.draw(rng) for f in self.fields} for _ in range(rng.below(self.most + 1))]


@dataclass(frozen=True)
class Line(Field):
    """One line of free text, for the eyes of the parties named in the move, read by no rule."""

    def check(self, value: Any) -> None:
        if not isinstance(value, str) or len(value) > LINE_LENGTH:
            raise BadValue(self.name, f"must be text of at most {LINE_LENGTH} characters")
        if not value.isprintable():
            raise BadValue(self.name, "must be one line without control characters")

    def draw(self, rng: Rng) -> Any:
        return ""


@dataclass(frozen=True)
class Form:
    """A family of moves as fields to fill in. `key` is its text key."""

    key: str
    fields: tuple[Field, ...]

    def check(self, values: Any) -> None:
        """Raise `BadValue`, naming the field, unless the values have the form's shape."""
        check_values(self.fields, values, "")

    def draw(self, rng: Rng) -> dict[str, Any]:
        return {field.name: field.draw(rng) for field in self.fields}


def check_values(fields: tuple[Field, ...], values: Any, prefix: str) -> None:
    if not isinstance(values, dict):
        raise BadValue(prefix.strip() or "values", "must be named values")
    names = {field.name for field in fields}
    for name in values:
        if name not in names:
            raise BadValue(f"{prefix}{name}", "is not a field of this form")
    for field in fields:
        if field.name not in values:
            raise BadValue(f"{prefix}{field.name}", "is missing")
        try:
            field.check(values[field.name])
        except BadValue as error:
            raise BadValue(f"{prefix}{error.field}", error.problem) from None
