"""Rows for games that list no blocks: everything a view has shown in random games.

A word is counted where it stands, yes and numbers are themselves. A list that is always as long as
there are seats goes round from oneself, one of another fixed length goes place by place, and of any
other the entries are added up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any, Final

import msgspec

from uprising.kernel import Game, State, seeded
from uprising.kernel.layout import Block, Encoder, seat_of_word

GAMES: Final = 24  # looked at for every number of seats
POSITIONS: Final = 600
WHOLE: Final = ""  # the entry of a number or a length, which has no word

Found = dict[tuple[str, str], int]
"""Numbers by their block and their entry in it."""
Lengths = dict[str, set[int]]


def found_encoder(game: Game) -> Encoder:
    return Encoder(1, partial(found_blocks, game))


@cache
def found_blocks(game: Game, seats: int) -> Sequence[Block]:
    views = seen_in(game, seats)
    others = next((n for n in game.seats if n not in (1, seats)), seats)
    here, there = lengths_in(views), lengths_in(seen_in(game, others))
    fixed = {path for path, lengths in here.items() if len(lengths) == 1}
    round_table = {
        path for path in fixed if here[path] == {seats} and there.get(path, {others}) == {others}
    }
    rows = [read(view, me, seats, fixed, round_table) for view in views for me in range(seats)]
    highest = {
        key: max(row.get(key, 0) for row in rows)
        for key in sorted({key for row in rows for key in row})
        if len({row.get(key, 0) for row in rows}) > 1
    }
    names = list(dict.fromkeys(name for name, _ in highest))
    entries = {name: [entry for block, entry in highest if block == name] for name in names}
    last: list[Any] = [None, -1, {}]  # the blocks of a row read the same view one after another

    def numbers(name: str, view: Any, me: int) -> Iterator[int]:
        if last[0] is not view or last[1] != me:
            plain = msgspec.to_builtins(view)
            last[:] = [view, me, read(plain, me, seats, fixed, round_table)]
        found: Found = last[2]
        return (found.get((name, entry), 0) for entry in entries[name])

    return [
        Block(
            name,
            "counts",
            tuple(entry or name for entry in entries[name]),
            max(1, *(highest[name, entry] for entry in entries[name])),
            partial(numbers, name),
        )
        for name in names
    ]


def seen_in(game: Game, seats: int) -> list[Any]:
    """What all seats see in random games with every option, as plain data."""
    cases: list[dict[str, Any]] = [{}]
    cases += [{o.key: choice} for o in game.options for choice in o.choices if choice != o.default]
    found: list[Any] = []
    for number in range(GAMES):
        s: State = game.deal_random(seats, f"views-{number}", **cases[number % len(cases)])
        rng = seeded(number, "views")
        while len(found) < POSITIONS * (number + 1) / GAMES:
            found += [msgspec.to_builtins(game.view(s, seat)) for seat in range(seats)]
            if s.ended:
                break
            ask = s.next_ask()
            moves = s.legal(ask, rng, 24)
            s.apply_trusted(ask.seat, moves[rng.below(len(moves))])
    return found


def lengths_in(views: Sequence[Any]) -> Lengths:
    """How long the lists at each place of a view have been."""
    found: Lengths = defaultdict(set)
    waiting: list[tuple[str, Any]] = [("", view) for view in views]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, dict):
            waiting += [(f"{path} {key}", one) for key, one in value.items()]
        elif isinstance(value, list | tuple):
            found[path].add(len(value))
            waiting += [(path + "[]", one) for one in value]
    return found


def read(view: Any, me: int, seats: int, fixed: set[str], round_table: set[str]) -> Found:
    """A view as numbers, from the side of a seat."""
    found: Found = defaultdict(int)

    def walk(value: Any, path: str, name: str) -> None:
        if isinstance(value, dict):
            for key, one in value.items():
                walk(one, f"{path} {key}", f"{name} {turned(str(key))}".strip())
        elif isinstance(value, list | tuple):
            if path in round_table:
                for who, one in enumerate(value):
                    walk(one, path + "[]", f"@+{(who - me) % seats} {name}")
                return
            if path not in fixed:
                found[f"{name} (many)", WHOLE] = len(value)
            for place, one in enumerate(value):
                walk(one, path + "[]", f"{name} {place}" if path in fixed else name)
        elif isinstance(value, str):
            found[name, turned(value)] += 1
        elif value is not None:
            found[f"{name} (number)", WHOLE] += int(value)
            found[f"{name} (there)", WHOLE] += 1

    def turned(word: str) -> str:
        seat = seat_of_word(word)
        return word if seat is None else f"@+{(seat - me) % seats}"

    walk(view, "", "")
    return found
