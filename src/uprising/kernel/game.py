"""What a game is to everybody else: one object that names its rules, views and words."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from .bot import NO_BOT, Bot
from .codec import Codec
from .events import Event, seen_by
from .layout import Encoder
from .luck import Luck, seeded_luck
from .rng import Rng
from .state import Move, State
from .values import Refusal
from .zones import Kind, Start, Zone


class BadSetup(ValueError):
    """A table that cannot be: names the field and says what it may be."""


@dataclass(frozen=True)
class Option:
    """A choice made when a table is created. `key` is also the text key `option-<key>`.

    A house rule names the clause that its other choices replace; rules read those that differ
    from the default off the state (`State.house`).
    """

    key: str
    choices: tuple[str | int | bool, ...]
    default: str | int | bool
    rule: str = ""


@dataclass(frozen=True)
class Setup:
    """What a game is dealt from."""

    seats: int
    options: Mapping[str, Any]
    pack: Any
    house: tuple[str, ...] = ()


@dataclass(frozen=True)
class Talk:
    """What a seat may say now: nothing, listed phrases, free text to all or to some in private."""

    phrases: tuple[str, ...] = ()
    free: bool = False
    private: tuple[int, ...] = ()


SILENCE = Talk()

# What the fields of a view mean to a study (`Game.fields`)
TRAIT = "trait"
HELD = "held"
PLAYED = "played"
KNOWN = "known"
RESULT = "result"


def silent(s: Any, seat: int) -> Talk:
    return SILENCE


Phrase = tuple[str, Mapping[str, Any]]
"""A sentence: the key of a text and the values in it, written like those of events."""


def as_written(s: Any, seat: int, move: Move[Any]) -> Phrase | None:
    """The words of the move's own text will do."""
    return None


def no_part(s: Any, seat: int) -> str:
    """Everybody plays the same part."""
    return ""


def no_facts(pack: Any, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The pack says it all."""
    return {}


def as_dealt(s: Any) -> None:
    """Nothing happens before the first question."""


def untuned(pack: Any, house: tuple[str, ...]) -> Any:
    """House rules change what the rules do, not the numbers."""
    return pack


@dataclass(frozen=True, eq=False)
class Game:
    """One rule set.

    key, version   its name, and a number raised whenever an old record would play differently
    seats          the seat counts it can be played with
    folder         the package's folder, with `text/en.ftl`, `text/rulebook.en.md`, and so on
    modules        where its states, moves and steps are defined (for saving)
    deal           an empty state with the first step on its stack; chance comes later, by steps
    read           a move from its words and the seats' names
    view           what a seat (None: a spectator) sees, built by naming what is visible
    seen_by        what a seat (None: a spectator) sees of an event, or None; as its fields declare
    events         the module that declares its events
    guess          a table the seat cannot tell from this one, with everything else drawn anew
    universe       moves that could be typed in at all, legal or not (a sample where too many)
    conserved      how many there are of each thing that is never made or lost
    unknown        the hidden things that are open to a seat, by name, with their true values; a
                   list is open at every place (what the seat knows of it is left out), anything
                   else as a whole
    over, not_asked, not_now   the refusals every game has
    standing       the kinds of move that may be made while others are asked
    talk           who may say what
    phrase         what a move says, as a choice of that seat in this state: a text and its values,
                   from nothing but what the seat sees; None leaves it to the move's own words
    pack           the numbers and cards
    changes        what a variant's pack changes, as one line (see `variant.py`); empty: nothing
    tuned          the pack as a table's house rules change it: a difficulty, an edition
    former         contents this game had before, each with the pack line that brings its numbers
                   back: by these older records and tables go on
    guards         outcomes that are only the engine's guard, and how often random play meets them
    zones, starts, faces, shuffles   for scenarios (`docs/research/scenarios.md`)
    fresh          takes back what a first turn did by itself, before a scenario is set up
    facts          what else a board has to know of a pack and options: prices, limits, kinds
    fields         what fields of the view mean to a study, by path (`places.hand` for a list with
                   an entry for each seat): TRAIT what a seat or table is, HELD cards before a
                   seat, PLAYED what it did, KNOWN what it learned, RESULT what only the end tells.
                   Studies use traits and what is held; of a game that says nothing, only what was
                   there from the first decision on
    part           the part a seat plays once all is known: the id of a role, a side, a secret goal
    bot            what programs that play it may know: heuristics, evaluation, inference
    encoder        how a view becomes a row of numbers for learners (`layout.py`)
    draws          the endings, by key, at which nobody wins or loses
    """

    key: str
    version: int
    seats: range
    folder: Path
    modules: tuple[ModuleType, ...]
    deal: Callable[[Setup], State]
    read: Callable[[list[str], Sequence[str]], Move[Any]]
    view: Callable[[Any, int | None], msgspec.Struct]
    guess: Callable[[Any, int, Rng], State]
    universe: Callable[[Any, Rng], Iterable[Move[Any]]]
    conserved: Callable[[Any], dict[str, int]]
    unknown: Callable[[Any, int], dict[str, Any]]
    over: Refusal
    not_asked: Refusal
    not_now: Refusal
    pack: Any
    standing: tuple[type[Move[Any]], ...] = ()
    options: tuple[Option, ...] = ()
    seen_by: Callable[[Event, int | None], msgspec.Struct | None] = seen_by
    events: ModuleType | None = None
    talk: Callable[[Any, int], Talk] = silent
    phrase: Callable[[Any, int, Move[Any]], Phrase | None] = as_written
    guards: Mapping[str, float] = field(default_factory=dict)
    zones: tuple[Zone, ...] = ()
    starts: Mapping[str, Start] = field(default_factory=dict)
    faces: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    shuffles: Mapping[str, Kind] = field(default_factory=dict)
    fresh: Callable[[Any], None] = as_dealt
    facts: Callable[[Any, Mapping[str, Any]], Mapping[str, Any]] = no_facts
    fields: Mapping[str, str] = field(default_factory=dict)
    part: Callable[[Any, int], str] = no_part
    bot: Bot = NO_BOT
    changes: str = ""
    tuned: Callable[[Any, tuple[str, ...]], Any] = untuned
    former: Mapping[str, str] = field(default_factory=dict)
    encoder: Encoder | None = None
    draws: tuple[str, ...] = ()

    @property
    def codec(self) -> Codec:
        return codec_of(self)

    @property
    def content(self) -> str:
        """The hash of the numbers and cards played with, without what a pack leaves open."""
        return content_of(self)

    @property
    def pack_name(self) -> str:
        """What a variant is called; empty for the game as it is."""
        return self.changes.partition(" ")[0]

    def setup(self, seats: int, options: Mapping[str, Any]) -> Setup:
        """Check what somebody asked for and fill in the defaults."""
        if seats not in self.seats:
            raise BadSetup(
                f"seats: {self.key} is for {self.seats[0]} to {self.seats[-1]}, not {seats}"
            )
        known = {option.key: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{name}: {self.key} has no such option (it has: {names})")
            if value not in known[name].choices:
                choices = ", ".join(str(c) for c in known[name].choices)
                raise BadSetup(f"{name}: must be one of {choices}, not {value!r}")
        chosen = {option.key: options.get(option.key, option.default) for option in self.options}
        keys = [o.key for o in self.options if o.rule and chosen[o.key] != o.default]
        house = tuple([f"{key}={chosen[key]}" for key in keys])
        return Setup(seats, chosen, tuned_pack(self, house), house)

    @property
    def told_pack(self) -> str:
        """The pack as a record names it: former numbers are known by their content alone."""
        return "" if self.changes in self.former.values() else self.changes

    def told_options(self, setup: Setup) -> dict[str, Any]:
        """What a record says of the options: house rules only where they differ from the ruling."""
        usual = {option.key: option.default for option in self.options if option.rule}
        return {
            key: value
            for key, value in setup.options.items()
            if key not in usual or value != usual[key]
        }

    def start(self, setup: Setup, luck: Luck, telling: bool = False) -> State:
        """A new game, run up to its first question."""
        s = self.deal(setup)
        s.house = setup.house
        s.luck = luck
        s.telling = telling
        s.run()
        return s

    def deal_random(self, seats: int, seed: int | str, **options: Any) -> State:
        """A new game with seeded luck and no events, for playouts."""
        return self.start(self.setup(seats, options), seeded_luck(seed))


def without_gaps(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    return {key: value for key, value in pairs if value is not None}


@cache
def codec_of(game: Game) -> Codec:
    return Codec(game.modules, lambda house: tuned_pack(game, house))


@cache
def tuned_pack(game: Game, house: tuple[str, ...]) -> Any:
    """The numbers of a table with these house rules; the same object for the same rules."""
    return game.tuned(game.pack, house)


@cache  # every record names it, and a pack may have hundreds of things
def content_of(game: Game) -> str:
    for content, line in game.former.items():
        if line == game.changes:
            return content
    told = asdict(game.pack, dict_factory=without_gaps)
    data = msgspec.json.encode(told, order="deterministic")
    return blake2b(data, digest_size=8).hexdigest()


class UnknownGame(LookupError):
    """No game has that key."""


class FaultyGame(UnknownGame):
    """A game that is installed and cannot be played; says why in one line."""


def games() -> dict[str, Game]:
    """Every game that can be played, ours and those from outside, by key.

    One that cannot be loaded takes none of the others with it: see `faulty`.
    """
    found = {}
    for key in installed(tuple(sys.path)):
        try:
            found[key] = game(key)
        except FaultyGame:
            continue
    return found


def faulty() -> dict[str, str]:
    """What is wrong with the installed games that cannot be played, by key."""
    found = {}
    for key in installed(tuple(sys.path)):
        try:
            game(key)
        except FaultyGame as error:
            found[key] = str(error)
    return found


def game(key: str) -> Game:
    """The installed game with that key."""
    points = installed(tuple(sys.path))
    if key not in points:
        raise UnknownGame(f"game: there is no {key!r}; there are {', '.join(points)}")
    return loaded(points[key])


def loaded(point: EntryPoint) -> Game:
    """The game behind an entry point; `FaultyGame` if there is none that can be played."""
    try:
        found: object = point.load()
    except (Exception, SystemExit) as error:  # somebody else's code
        what = f"{type(error).__name__}: {error}".splitlines()[0]
        raise FaultyGame(f"game: {point.name!r} cannot be loaded: {what}") from error
    if not isinstance(found, Game):
        raise FaultyGame(f"game: {point.value} is no Game")
    if found.key != point.name:
        raise FaultyGame(f"game: {point.name!r} calls itself {found.key!r}")
    for name in ("en.ftl", "rulebook.en.md"):
        if not (found.folder / "text" / name).is_file():
            raise FaultyGame(f"game: {point.name!r} has no text/{name}")
    return found


@cache  # looking through everything on the path takes milliseconds
def installed(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    points = {point.name: point for point in entry_points(group="uprising.games")}
    return dict(sorted(points.items()))
