"""The kernel: what every game is made of. Games import from here and from nowhere else."""

from .codec import BadSave, Codec
from .game import (
    BadSetup,
    Game,
    Option,
    Setup,
    Talk,
    UnknownGame,
    game,
    games,
)  # fmt: skip
from .guessing import renew
from .luck import KeyedLuck, Luck, SeededLuck, Tape, luck_from, seeded_luck
from .notation import (
    BadNotation,
    at,
    named,
    number,
    quoted,
    seat_of,
    slug,
    unquoted,
    words,
)  # fmt: skip
from .playout import playout, playouts
from .record import BadRecord, Record, Said, read_record
from .rng import Rng, seeded
from .schema import BadValue, Field, Form, Line, Number, OneOf, Rows, Shares, Subset
from .seat import Choice, Player, Sight, sight
from .state import CANDIDATES, Ask, Move, State, Step
from .table import (
    IllegalMove,
    Played,
    Table,
    default_names,
    new_table,
    play,
    refusal,
    replay,
    seeded_table,
)  # fmt: skip
from .values import Event, Outcome, Refusal
from .zones import Kind, Pile, Value, Zone

__all__ = [
    "CANDIDATES", "Ask", "BadNotation", "BadRecord", "BadSave", "BadSetup", "BadValue", "Choice",
    "Codec", "Event", "Field", "Form", "Game", "IllegalMove", "KeyedLuck", "Kind", "Line", "Luck",
    "Move", "Number", "OneOf", "Option", "Outcome", "Pile", "Played", "Player", "Record",
    "Refusal", "Rng", "Rows", "Said", "SeededLuck", "Setup", "Shares", "Sight", "State", "Step",
    "Subset", "Table", "Talk", "Tape", "UnknownGame", "Value", "Zone", "at", "default_names",
    "game", "games", "luck_from", "named", "new_table", "number", "play", "playout", "playouts",
    "quoted", "read_record", "refusal", "renew", "replay", "seat_of", "seeded", "seeded_luck",
    "seeded_table", "sight", "slug", "unquoted", "words",
]  # fmt: skip
