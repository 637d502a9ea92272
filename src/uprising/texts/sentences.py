"""Fluent messages made into sentences: the part of Fluent that our catalogues use.

Text, values, literals, other messages and terms, and choices by a word, a number or its plural
form. Whatever else Fluent has (functions, attributes, terms with arguments) is refused when a
catalogue is read, so that every text that loads can be said. `fluent.syntax` reads the syntax.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from fluent.syntax import ast

Value = str | int | float
MOST_DIGITS = 3  # after the point, as the page writes numbers


def english_plural(number: int | float) -> str:
    return "one" if isinstance(number, int) and abs(number) == 1 else "other"


def italian_plural(number: int | float) -> str:
    if isinstance(number, int) and number != 0 and number % 1_000_000 == 0:
        return "many"
    return english_plural(number)


PLURALS: Final[Mapping[str, Callable[[int | float], str]]] = {
    "en": english_plural,
    "it": italian_plural,
}  # CLDR's cardinal rules
POINTS: Final[Mapping[str, str]] = {"en": ".", "it": ","}


class Sentences:
    """The messages and terms of one catalogue in one language."""

    def __init__(self, lang: str, resource: ast.Resource) -> None:
        self.lang: Final = lang
        self.messages: Final[dict[str, ast.Pattern]] = {}
        self.terms: Final[dict[str, ast.Pattern]] = {}
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                refuse_the_rest(entry)
                if entry.value is not None:
                    kept = self.messages if isinstance(entry, ast.Message) else self.terms
                    kept[entry.id.name] = entry.value
        for key in self.messages:
            self.follow(key, self.messages[key], ())

    def follow(self, key: str, part: object, passed: tuple[str, ...]) -> None:
        """ValueError if a message refers to what is not there, or at last to itself."""
        for inner in parts_of(part):
            if not isinstance(inner, ast.MessageReference | ast.TermReference):
                continue
            is_message = isinstance(inner, ast.MessageReference)
            name = inner.id.name if is_message else f"-{inner.id.name}"
            found = (self.messages if is_message else self.terms).get(inner.id.name)
            if found is None or name in passed:
                raise ValueError(f"text {key!r} refers to {name!r}, which cannot be said")
            self.follow(key, found, (*passed, name))

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """The sentence of a message; LookupError names a value that it needs and was not given."""
        return self.pattern(self.messages[key], values)

    def pattern(self, pattern: ast.Pattern, values: Mapping[str, Value]) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self.text(part.expression, values)
            for part in pattern.elements
        )

    def text(self, part: object, values: Mapping[str, Value]) -> str:
        """What stands between braces, as text."""
        match part:
            case ast.Placeable():
                return self.text(part.expression, values)
            case ast.SelectExpression():
                return self.pattern(self.chosen(part, values).value, values)
            case ast.MessageReference():
                return self.pattern(self.messages[part.id.name], values)
            case ast.TermReference():
                return self.pattern(self.terms[part.id.name], {})
            case _:
                return self.written(value_of(part, values))

    def chosen(self, choice: ast.SelectExpression, values: Mapping[str, Value]) -> ast.Variant:
        """The variant that fits the selector, or else the default."""
        value = value_of(choice.selector, values)
        for variant in choice.variants:
            if self.fits(value, variant.key):
                return variant
        return next(variant for variant in choice.variants if variant.default)

    def fits(self, value: Value, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and value == float(key.value)
        if isinstance(value, str):
            return value == key.name
        return PLURALS[self.lang](value) == key.name

    def written(self, value: Value) -> str:
        """A value as text; numbers without grouping."""
        if not isinstance(value, float):
            return str(value)
        text = f"{value:.{MOST_DIGITS}f}".rstrip("0").removesuffix(".")
        return text.replace(".", POINTS[self.lang])


def value_of(part: object, values: Mapping[str, Value]) -> Value:
    """What a literal or a variable stands for."""
    match part:
        case ast.VariableReference():
            return values[part.id.name]
        case ast.StringLiteral():
            return str(part.parse()["value"])
        case ast.NumberLiteral():
            return float(part.value) if "." in part.value else int(part.value)
        case _:
            raise TypeError(f"{type(part).__name__} has no value")


def parts_of(part: object) -> Iterator[object]:
    """Every expression inside a pattern."""
    match part:
        case ast.Pattern(elements=elements):
            for element in elements:
                yield from parts_of(element)
        case ast.Placeable(expression=inner):
            yield from parts_of(inner)
        case ast.SelectExpression(selector=selector, variants=variants):
            yield selector
            for variant in variants:
                yield from parts_of(variant.value)
        case _:
            yield part


def refuse_the_rest(entry: ast.Message | ast.Term) -> None:
    """ValueError if an entry uses a part of Fluent that is not supported."""
    where = f"text {entry.id.name!r}"
    if entry.attributes:
        raise ValueError(f"{where} has attributes, which are not supported")
    for part in parts_of(entry.value):
        match part:
            case ast.FunctionReference(id=name):
                raise ValueError(f"{where} calls {name.name}, which is not supported")
            case ast.TermReference(arguments=ast.CallArguments()):
                raise ValueError(f"{where} gives a term arguments, which is not supported")
            case ast.TermReference(attribute=ast.Identifier()):
                raise ValueError(f"{where} reads an attribute, which is not supported")
            case ast.MessageReference(attribute=ast.Identifier()):
                raise ValueError(f"{where} reads an attribute, which is not supported")
            case _:
                pass
