"""A game seen again, move by move: from the log of a table, or from a record somebody brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from uprising import wire
from uprising.kernel import (
    BadRecord,
    Beat,
    Event,
    Game,
    Record,
    State,
    Table,
    beats_heard,
    replay,
    seeded,
)  # fmt: skip
from uprising.server.storage.rows import Line, TableRow
from uprising.server.tables import outgoing
from uprising.server.tables.journal import fresh_table, no_past, redo
from uprising.wire import Ending, Entry

GUESSES = 24


@dataclass(frozen=True)
class Scene:
    """A moment of a game: its number, the table then, and what led to it, step by step."""

    number: int
    table: Table
    events: list[Event]
    beats: list[Beat]


class Seen(msgspec.Struct, frozen=True):
    """One moment as one viewer may see it; for the all-seeing what any seat sees, in one view.

    `beats` divide the log as those of a live frame do, for whoever asks for them.
    """

    seq: int
    view: msgspec.Raw
    log: tuple[Entry, ...]
    ending: Ending | None = None
    beats: tuple[wire.Beat, ...] = ()


def scenes_of_log(row: TableRow, lines: list[Line], watched: bool = False) -> Iterator[Scene]:
    """What everybody could know of, in the numbers that live frames carry."""
    table, past, shown = fresh_table(row), no_past(), 0
    events, beats = list(table.first_events), list[Beat]()
    for line in lines:
        if line.public:
            yield Scene(shown, table, events, beats)
            shown, events, beats = shown + 1, [], []
        table, played = redo(table, past, line, watched)
        beats += shifted(played.beats, len(events))
        events += played.events
    yield Scene(shown, table, events, beats)


def scenes_of_record(record: Record, watched: bool = False) -> Iterator[Scene]:
    table = replay(record, 0)
    yield Scene(0, table, table.first_events, [])
    for number, line in enumerate(record.lines, 1):
        table = table.copy()
        events, beats = list[Event](), list[Beat]()
        for said in line:
            played = table.play(said.seat, said.text, said.by, watched)
            beats += shifted(played.beats, len(events))
            events += played.events
        yield Scene(number, table, events, beats)


def shifted(beats: list[Beat], by: int) -> list[Beat]:
    """The beats of a move that follows others, counted from the first event of all of them."""
    return [Beat(beat.told + by, beat.state) for beat in beats] if by else beats


def seen(scene: Scene, seat: int | None, everything: bool) -> Seen:
    table, of = scene.table, scene.table.game
    view = view_of(of, table.state, seat, everything, len(table.names))
    if everything:
        told = [fullest(table, scene.number, event) for event in scene.events]
        log = tuple(entry for entries in told for entry in entries)
        heard = [bool(entries) for entries in told]
    else:
        log = outgoing.entries(table, [(scene.number, event) for event in scene.events], seat)
        heard = [of.seen_by(event, seat) is not None for event in scene.events]
    beats = tuple(
        wire.Beat(beat.events, wire.NULL)
        if beat.state is None
        else wire.Beat(beat.events, view_of(of, beat.state, seat, everything, len(table.names)))
        for beat in beats_heard(scene.beats, heard)
    )
    return Seen(scene.number, view, log, outgoing.ending(table), beats)


def view_of(of: Game, state: State, seat: int | None, everything: bool, seats: int) -> msgspec.Raw:
    view = outgoing.view_of(of, state, seat)
    if not everything:
        return view
    views = [msgspec.json.decode(outgoing.view_of(of, state, who)) for who in range(seats)]
    return msgspec.Raw(msgspec.json.encode(united([msgspec.json.decode(view), *views], seats)))


def united(views: list[Any], seats: int = 0) -> Any:
    """What at least one of the viewers sees: the known before the hidden, the longest list.

    The views are what everybody sees and what each seat sees. In a list with an item for each seat
    that seat's own view comes first; items that tell of different things are all kept.
    """
    known = [view for view in views if view is not None]
    if not known:
        return None
    if all(isinstance(view, dict) for view in known):
        names = dict.fromkeys(name for view in known for name in view)
        return {name: united([view.get(name) for view in known], seats) for name in names}
    if all(isinstance(view, list) for view in known):
        return united_list(known, seats)
    return next((view for view in known if view not in ("", 0, False)), known[0])


def united_list(known: list[list[Any]], seats: int) -> list[Any]:
    longest = max(map(len, known))
    if any(isinstance(each, dict) for view in known for each in view):
        if longest == seats == len(known) - 1 == min(map(len, known)):
            rows = zip(*known, strict=True)
            return [united([row[n + 1], *row]) for n, row in enumerate(rows)]
        kept: list[Any] = []
        for view in sorted(known, key=len, reverse=True):
            take_in(kept, view)
        return kept
    own = len(known[0]) if known[0] and not seats else longest  # a seat sees best what is its own
    whole = [view for view in known if len(view) == own]
    return [united(list(row), seats) for row in zip(*whole, strict=True)]


def take_in(kept: list[Any], view: list[Any]) -> None:
    """What another viewer sees: of something that is there already, or of something else."""
    told: set[int] = set()
    for each in view:
        same = (n for n, there in enumerate(kept) if n not in told and not differ(there, each))
        at = next(same, len(kept))
        told.add(at)
        kept[at:] = [united([*kept[at : at + 1], each]), *kept[at + 1 :]]


def differ(one: Any, other: Any) -> bool:
    """Whether two items tell of different things, and not more or less of the same."""
    if not isinstance(one, dict) or not isinstance(other, dict):
        return False
    both = [(one[name], other[name]) for name in one.keys() & other.keys()]
    return any(a and b and a != b and not isinstance(a, dict) for a, b in both)


def fullest(table: Table, number: int, event: Event) -> list[Entry]:
    """An event as told to the one who learned most of it."""
    lines = [
        entry
        for seat in (None, *range(len(table.names)))
        for entry in outgoing.entries(table, [(number, event)], seat)
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

    The heuristic are asked at tables she cannot tell from the real one, and believed where
    they lead to what she has seen happen. Neither the true table nor the true reason is used.
    """
    number, table = before.number, before.table
    happened = likeness(after.table, after.events, viewer)
    alike: Counter[str] = Counter()
    similar: Counter[str] = Counter()
    for n in range(GUESSES):
        rng = seeded(f"{number}-{viewer}-{n}", "why")
        guess = table.guess(viewer, rng)
        if guess.state.ask_of(actor) is None:
            continue
        move, reason = guess.game.bot.advise(guess.state, actor, rng)
        would = likeness(guess, guess.play(actor, move).events, viewer)
        if would == happened:
            alike[reason] += 1
        elif would[:1] == happened[:1]:
            similar[reason] += 1
    [(best, _)] = (alike or similar).most_common(1) or [("", 0)]
    return best


def likeness(table: Table, events: list[Event], viewer: int) -> tuple[Any, ...]:
    """The first thing this viewer is told: what kind of event it was, and its words."""
    told = outgoing.entries(table, [(0, event) for event in events], viewer)[:1]
    return (told[0].tag, told[0].values) if told else ()


def checked(record: Record) -> Table:
    """The table a record leads to; `BadRecord` if it does not."""
    try:
        return replay(record)
    except (LookupError, AssertionError) as error:
        raise BadRecord(f"game: {error}") from error
