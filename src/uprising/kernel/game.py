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

from .bargain import Bargain, no_bargain
from .codec import Codec
from .luck import Luck, seeded_luck
from .riddle import Riddle
from .rng import Rng
from .state import Move, State, Step
from .values import Event, Refusal
from .zones import Kind, Zone


class BadSetup(ValueError):
    """A table that cannot be: names the field and says what it may be."""


@dataclass(frozen=True)
class Option:
    """A choice made when a table is created. `key` is also the text key `option-<key>`."""

    key: str
    choices: tuple[str | int | bool, ...]
    default: str | int | bool


@dataclass(frozen=True)
class Setup:
    """What a game is dealt from."""

    seats: int
    options: Mapping[str, Any]
    pack: Any


@dataclass(frozen=True)
class Talk:
    """What a seat may say now: nothing, listed phrases, free text to all or to some in private."""

    phrases: tuple[str, ...] = ()
    free: bool = False
    private: tuple[int, ...] = ()


SILENCE = Talk()


def silent(s: Any, seat: int) -> Talk:
    return SILENCE


def no_part(s: Any, seat: int) -> str:
    """Everybody plays the same part."""
    return ""


def as_dealt(s: Any) -> None:
    """Nothing happens before the first question."""


def no_advice(s: Any, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    raise NotImplementedError("this game gives no advice")


@dataclass(frozen=True, eq=False)
class Game:
    """One rule set.

    key, version   its name, and a number raised whenever an old record would play differently
    seats          the seat counts it can be played with
    folder         the package's folder: `texts/en.ftl`, `rules/en.md`, and the same in Italian
    modules        where its states, moves and steps are defined (for saving)
    deal           an empty state with the first step on its stack; chance comes later, by steps
    read           a move from its words and the seats' names
    view           what a seat (None: a spectator) sees, built by naming what is visible
    seen_by        what a seat (None: a spectator) sees of an event, or None
    guess          a table the seat cannot tell from this one, with everything else drawn anew
    universe       moves that could be typed in at all, legal or not (a sample where too many)
    conserved      how many there are of each thing that is never made or lost
    unknown        the hidden things that are open to a seat, by name, with their true values; a
                   list is open at every place (what the seat knows of it is left out), anything
                   else as a whole
    over, not_asked, not_now   the refusals every game has
    standing       the kinds of move that may be made while others are asked
    advise         the rules of thumb: a move and a text key for its reason
    talk           who may say what
    pack           the numbers and cards
    changes        what a variant's pack changes, as one line (see `variant.py`); empty: nothing
    guards         outcomes that are only the engine's guard, and how often random play meets them
    zones, starts, faces, shuffles   what the scenario builder may reach (see `docs/scenarios.md`)
    fresh          takes back what a first turn did by itself, before a scenario is set up
    part           the part a seat plays once all is known: the id of a role, a side, a secret goal
    riddle         the hidden values a seat may reason about from what the others do
    bargain        the deal a seat is asked about, where games trade
    """

    key: str
    version: int
    seats: range
    folder: Path
    modules: tuple[ModuleType, ...]
    deal: Callable[[Setup], State]
    read: Callable[[list[str], Sequence[str]], Move[Any]]
    view: Callable[[Any, int | None], msgspec.Struct]
    seen_by: Callable[[Event, int | None], msgspec.Struct | None]
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
    advise: Callable[[Any, int, Rng], tuple[Move[Any], str]] = no_advice
    talk: Callable[[Any, int], Talk] = silent
    guards: Mapping[str, float] = field(default_factory=dict)
    zones: tuple[Zone, ...] = ()
    starts: Mapping[str, Callable[[Any, int], Sequence[Step[Any]]]] = field(default_factory=dict)
    faces: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    shuffles: Mapping[str, Kind] = field(default_factory=dict)
    fresh: Callable[[Any], None] = as_dealt
    part: Callable[[Any, int], str] = no_part
    riddle: Riddle | None = None
    bargain: Callable[[Any, int], Bargain | None] = no_bargain
    changes: str = ""

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
        return Setup(seats, chosen, self.pack)

    def start(self, setup: Setup, luck: Luck, telling: bool = False) -> State:
        """A new game, run up to its first question."""
        s = self.deal(setup)
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
    return Codec(game.modules, game.pack)


@cache  # every record names it, and a pack may have hundreds of things
def content_of(game: Game) -> str:
    told = asdict(game.pack, dict_factory=without_gaps)
    data = msgspec.json.encode(told, order="deterministic")
    return blake2b(data, digest_size=8).hexdigest()


class UnknownGame(LookupError):
    """No game has that key."""


def games() -> dict[str, Game]:
    """Every game that is installed, ours and those from outside, by key."""
    return {key: point.load() for key, point in installed(tuple(sys.path)).items()}


def game(key: str) -> Game:
    points = installed(tuple(sys.path))
    if key not in points:
        raise UnknownGame(f"game: there is no {key!r}; there are {', '.join(points)}")
    found: Game = points[key].load()
    return found


@cache  # looking through everything on the path takes milliseconds
def installed(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    points = {point.name: point for point in entry_points(group="uprising.games")}
    return dict(sorted(points.items()))
