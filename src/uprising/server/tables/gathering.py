"""A table before its start: people sit down, the host sets the chairs and begins."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Awaitable, Callable

import msgspec

from uprising import wire
from uprising.bots import CAST, BadBot, bot
from uprising.kernel import BadSetup, promise, slug
from uprising.kernel.notation import SEAT_NAME
from uprising.server.operations import clock
from uprising.server.storage.rows import (
    SeatRow,
    Settings,
    TableRow,
    is_host,
    pack_name,
    stamped,
)
from uprising.server.storage.store import Store
from uprising.server.tables.chairs import STAND_IN
from uprising.server.tables.journal import game_of
from uprising.server.tables.listener import Listener, problem

BOT_NAMES = tuple(CAST)
WORD = re.compile(r"[!-~\u00a1-\uffff]{1,64}")
LONGEST_NAME = 20
FORBIDDEN = '@|~>,"'
# Cyrillic and Greek letters and digits that pass for Latin ones
ALIKE = str.maketrans(
    {**dict(zip("01345", "olees", strict=True)), "$": "s", "|": "l",
     **dict(zip("аеорсухіјѕһӏ", "aeopcyxijshl", strict=True)),
     **dict(zip("ογικρτυν", "oyikptuv", strict=True))}
)  # fmt: skip


class Gathering:
    """The chairs of a table to be, and those who look at them."""

    def __init__(self, row: TableRow, store: Store, begin: Callable[[TableRow], Awaitable[None]]):
        self.row = row
        self.store = store
        self.begin = begin
        self.lock = asyncio.Lock()  # held while one thing is done here
        self.listeners: list[Listener] = []
        self.doing = ""  # the command that is being done

    async def command(self, who: Listener, command: wire.Command) -> wire.Answer | None:
        """Do it: None if it was done, else what is to be answered instead."""
        match command:
            case wire.Hello():
                who.beats = command.beats
                who.send(self.seen(who))
                return None
            case wire.Chair() if is_host(self.row, who.person):
                return await self.set_chair(command)
            case wire.Terms() if is_host(self.row, who.person):
                return await self.set_terms(command)
            case wire.Start() if is_host(self.row, who.person):
                self.row = unhurried(self.row)
                await self.start()
                return None
            case wire.Word():
                return await self.add_word(who, command)
            case wire.Chair() | wire.Terms() | wire.Start():
                return problem("host-only", "type", command.id)
        return problem("not-started", "type", getattr(command, "id", ""))

    async def set_chair(self, command: wire.Chair) -> wire.Answer | None:
        if not 0 <= command.seat < len(self.row.seats):
            return problem("no-seat", "seat", command.id)
        try:
            if command.bot:
                bot(command.bot)
        except BadBot as error:
            return wire.Problem("no-bot", "bot", str(error), command.id)
        name = free_name(self.row, BOT_NAMES[command.seat % len(BOT_NAMES)]) if command.bot else ""
        await self.put(command.seat, SeatRow(name or f"seat-{command.seat + 1}", bot=command.bot))
        return None

    async def set_terms(self, command: wire.Terms) -> wire.Answer | None:
        """Everybody who looks on is told at once, and sees what is different."""
        row = self.row
        try:
            told = {**msgspec.to_builtins(row.settings), **command.settings}
            settings = msgspec.convert(told, Settings)
            options = game_of(row).setup(len(row.seats), {**row.options, **command.options}).options
        except (BadSetup, msgspec.ValidationError) as error:
            return wire.Problem("bad-terms", "terms", str(error), command.id)
        await self.change(msgspec.structs.replace(row, options=dict(options), settings=settings))
        return None

    async def add_word(self, who: Listener, command: wire.Word) -> wire.Answer | None:
        """A word for the luck: nobody can have foreseen it, so nobody can have chosen the deal."""
        if not any(who.person and seat.person == who.person for seat in self.row.seats):
            return problem("spectator", "seat", command.id)
        if not WORD.fullmatch(command.word):
            return problem("bad-word", "word", command.id)
        words = {**self.row.words, who.person: command.word}
        await self.change(msgspec.structs.replace(self.row, words=words))
        return None

    def sits(self, person: str) -> bool:
        return is_host(self.row, person) or any(
            person and seat.person == person for seat in self.row.seats
        )

    async def sit(self, seat: int, person: str, name: str, program: str = "") -> None:
        shown = " ".join(c for c in program.split() if c.isprintable())
        await self.put(seat, SeatRow(free_name(self.row, name), person=person, program=shown))

    async def put(self, seat: int, chair: SeatRow) -> None:
        chairs = list(self.row.seats)
        chairs[seat] = chair
        await self.change(msgspec.structs.replace(self.row, seats=chairs))

    async def change(self, row: TableRow) -> None:
        self.row = await self.store.update(stamped(row, self.doing))
        for listener in list(self.listeners):
            listener.send(self.seen(listener))

    async def start(self) -> None:
        """Free chairs are filled with bots, and the names go into the record."""
        row = self.row
        for number, chair in enumerate(row.seats):
            if not chair.bot and not chair.person:
                name = free_name(row, BOT_NAMES[number % len(BOT_NAMES)])
                chairs = list(row.seats)
                chairs[number] = SeatRow(name, bot=STAND_IN)
                row = msgspec.structs.replace(row, seats=chairs)
        entropy = added_words(row)
        row = msgspec.structs.replace(row, started=True, entropy=entropy, begun=clock.now())
        await self.begin(stamped(row, self.doing))

    def seen(self, who: Listener | None = None) -> wire.Gathering:
        """The chairs and terms; the invitation only for those who sit here already."""
        here = {listener.person for listener in self.listeners}
        seats = tuple(
            wire.SeatSeen(
                name=chair.name,
                bot=chair.bot,
                program=chair.program,
                here=bool(chair.bot) or (bool(chair.person) and chair.person in here),
                taken=bool(chair.bot or chair.person),
                host=is_host(self.row, chair.person),
            )
            for chair in self.row.seats
        )
        settings = msgspec.to_builtins(self.row.settings)
        return wire.Gathering(
            self.row.id,
            self.row.game,
            seats,
            self.row.options,
            settings,
            self.row.invite if who is not None and self.sits(who.person) else "",
            promise(self.row.secret),
            tuple(added_words(self.row)),
            pack_name(self.row),
        )


def unhurried(row: TableRow) -> TableRow:
    """Nobody is hurried by bots: a clock that was agreed for others goes if none of them came."""
    if sum(bool(seat.person) for seat in row.seats) > 1:
        return row
    return msgspec.structs.replace(
        row, settings=msgspec.structs.replace(row.settings, clock="off", grace=0)
    )


def added_words(row: TableRow) -> list[str]:
    """What people have added to the luck, in seat order."""
    people = dict.fromkeys(seat.person for seat in row.seats)
    return [row.words[person] for person in people if person in row.words]


def free_name(row: TableRow, wanted: str) -> str:
    """The name as it may stand in a record, told apart from the others at the table."""
    taken = {face(seat.name) for seat in row.seats if seat.person or seat.bot}
    plain = plain_name(wanted)
    name, number = plain, 2
    while face(name) in taken:
        name, number = f"{plain}-{number}", number + 1
    return name


def plain_name(wanted: str) -> str:
    """A name that others may be shown."""
    plain = "-".join(unicodedata.normalize("NFKC", wanted).split())
    kept = "".join(c for c in plain if c.isprintable() and c not in FORBIDDEN)[:LONGEST_NAME]
    return kept if SEAT_NAME.fullmatch(kept) else "guest"


def face(name: str) -> str:
    """What a name looks like at a glance: two that look alike are the same."""
    bare = "".join(
        c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c)
    )
    return slug(bare.translate(ALIKE))
