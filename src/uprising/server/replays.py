"""A game seen again, move by move: from the log of a table, or from a record somebody brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from uprising.kernel import BadRecord, Event, Record, Table, replay, seeded
from uprising.server import sighting
from uprising.server.journal import fresh_table, no_past, redo
from uprising.server.rows import Line, TableRow
from uprising.wire import Ending, Entry

Scene = tuple[int, Table, list[Event]]
GUESSES = 24


class Seen(msgspec.Struct, frozen=True):
    """One moment as one viewer may see it; for the all-seeing what any seat sees, in one view."""

    seq: int
    view: msgspec.Raw
    log: tuple[Entry, ...]
    ending: Ending | None = None


def scenes_of_log(row: TableRow, lines: list[Line]) -> Iterator[Scene]:
    """What everybody could know of, in the numbers that live frames carry."""
    table, past, shown = fresh_table(row), no_past(), 0
    events = list(table.first_events)
    for line in lines:
        if line.public:
            yield shown, table, events
            shown, events = shown + 1, []
        table, happened = redo(table, past, line)
        events += happened
    yield shown, table, events


def scenes_of_record(record: Record) -> Iterator[Scene]:
    table = replay(record, 0)
    yield 0, table, table.first_events
    for number, line in enumerate(record.lines, 1):
        table = table.copy()
        events = [e for said in line for e in table.play(said.seat, said.text, said.by).events]
        yield number, table, events


def seen(scene: Scene, seat: int | None, everything: bool) -> Seen:
    number, table, events = scene
    told = [(number, event) for event in events]
    view, heard = sighting.view_seen(table, seat), sighting.entries(table, told, seat)
    if everything:
        seats = range(len(table.names))
        views = [msgspec.json.decode(sighting.view_seen(table, who)) for who in seats]
        view = msgspec.Raw(msgspec.json.encode(united([msgspec.json.decode(view), *views])))
        heard = tuple(entry for event in events for entry in fullest(table, number, event))
    return Seen(number, view, heard, sighting.ending(table))


def united(views: list[Any]) -> Any:
    """What at least one of the viewers sees: the known before the hidden, the longest list."""
    known = [view for view in views if view is not None]
    if not known:
        return None
    if all(isinstance(view, dict) for view in known):
        names = dict.fromkeys(name for view in known for name in view)
        return {name: united([view.get(name) for view in known]) for name in names}
    if all(isinstance(view, list) for view in known):
        longest = max(map(len, known))
        whole = [view for view in known if len(view) == longest]
        return [united(list(each)) for each in zip(*whole, strict=True)]
    return next((view for view in known if view not in ("", 0, False)), known[0])


def fullest(table: Table, number: int, event: Event) -> list[Entry]:
    """An event as told to the one who learned most of it."""
    lines = [
        entry
        for seat in (None, *range(len(table.names)))
        for entry in sighting.entries(table, [(number, event)], seat)
    ]
    return sorted(lines, key=lambda entry: -len(entry.values))[:1]


def reasons_of_log(lines: list[Line]) -> list[dict[str, Any]]:
    """What bots thought of their moves, by the number of the moment everybody knew of them."""
    found, shown = [], 0
    for line in lines:
        shown += line.public
        if line.reason:
            at = shown if line.public else shown + 1
            found.append({"at": at, "seat": line.seat, "why": line.reason})
    return found


def apparent_reason(before: Scene, after: Scene, actor: int, viewer: int) -> str:
    """Why somebody may have acted, from what one viewer sees; "" if nothing she sees explains it.

    The rules of thumb are asked at tables she cannot tell from the real one, and believed where
    they lead to what she has seen happen. Neither the true table nor the true reason is used.
    """
    number, table, _ = before
    happened = likeness(after[1], after[2], viewer)
    alike: Counter[str] = Counter()
    similar: Counter[str] = Counter()
    for n in range(GUESSES):
        rng = seeded(f"{number}-{viewer}-{n}", "why")
        guess = table.guess(viewer, rng)
        if guess.state.ask_of(actor) is None:
            continue
        move, reason = guess.game.advise(guess.state, actor, rng)
        would = likeness(guess, guess.play(actor, move).events, viewer)
        if would == happened:
            alike[reason] += 1
        elif would[:1] == happened[:1]:
            similar[reason] += 1
    [(best, _)] = (alike or similar).most_common(1) or [("", 0)]
    return best


def likeness(table: Table, events: list[Event], viewer: int) -> tuple[Any, ...]:
    """The first thing this viewer is told: what kind of event it was, and its words."""
    told = sighting.entries(table, [(0, event) for event in events], viewer)[:1]
    return (told[0].tag, told[0].values) if told else ()


def checked(record: Record) -> Table:
    """The table a record leads to; `BadRecord` if it does not."""
    try:
        return replay(record)
    except (LookupError, AssertionError) as error:
        raise BadRecord(f"game: {error}") from error
