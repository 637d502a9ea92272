"""Text board and screen reader have a word for every zone of a table, in both languages (W13)."""

from collections.abc import Iterator
from typing import get_args, get_type_hints

import msgspec
import pytest

from uprising.kernel import default_names, game, seeded_table
from uprising.texts import catalogue, languages

GAMES = ("fully_automated_bosses", "fully_automated_union", "patriot")


def fields(kind: object) -> Iterator[str]:
    """The names of a view's fields, and of those of the views in it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for name, inner in get_type_hints(kind).items():
            if name in kind.__struct_fields__:
                yield name
                yield from fields(inner)
    for inner in get_args(kind):
        yield from fields(inner)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", GAMES)
def test_every_zone_has_a_word(key: str, lang: str) -> None:
    of = game(key)
    table = seeded_table(of, default_names(of.seats[0]), {}, "zones")
    names = set(fields(type(of.view(table.state, 0))))
    assert len(names) > 20
    known = catalogue(key, lang).keys | catalogue("shell", lang).keys
    assert sorted(name for name in names if f"zone-{name.replace('_', '-')}" not in known) == []
