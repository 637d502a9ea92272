"""The hall: all tables that are open here, and where everything else is kept."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any

import msgspec

from uprising import wire
from uprising.bots import BadBot, bot
from uprising.kernel import BadSetup, UnknownGame, game, games, promise
from uprising.packs import with_pack
from uprising.server.allowance import Allowances
from uprising.server.frozen import Frozen
from uprising.server.gathering import BOT_NAMES, Gathering, free_name
from uprising.server.journal import game_of
from uprising.server.limits import Limits
from uprising.server.listening import Listener, problem
from uprising.server.people import People
from uprising.server.room import Room
from uprising.server.rows import SeatRow, Settings, TableRow, is_host
from uprising.server.store import Store
from uprising.server.thinking import Thinker
from uprising.server.waiting import STAND_IN
from uprising.tutorials import lesson, lessons

Place = Room | Gathering | Frozen
"""A table: in play, before its start, or after its rules are gone."""

WEEK = 7 * 24 * 3600.0
INVITE = "invite"


class Wrong(Exception):
    """A request that cannot be: a status, the field, and what is wrong with it."""

    def __init__(self, status: int, field: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.field = field
        self.text = text


class ChairWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair of a new table: for a bot of some level, for the host, or for whoever comes."""

    name: str = ""
    bot: str = ""
    host: bool = False


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play. Without `host` chairs the first one without a bot is hers."""

    game: str
    chairs: Annotated[list[ChairWanted], msgspec.Meta(max_length=20)]
    name: str = ""
    options: dict[str, Any] = {}
    pack: Annotated[str, msgspec.Meta(max_length=40)] = ""
    settings: Settings = Settings()
    start: bool = False


class Hall:
    """Opens tables, seats people, and hands commands to where they belong."""

    def __init__(
        self, store: Store, people: People, thinker: Thinker, limits: Limits | None = None
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        hourly = self.limits.tables_per_hour
        self.makers = Allowances(hourly, hourly / 3600)
        self.people = people
        self.thinker = thinker
        self.open: dict[str, Place] = {}

    async def table(self, table: str) -> Place:
        if table in self.open:
            return self.open[table]
        row = await self.store.table(table)
        if row is None:
            raise Wrong(404, "table", f"there is no table {table!r}")
        return self.open.setdefault(table, await self.opened(row))

    async def opened(self, row: TableRow) -> Place:
        if not row.started and row.game in games():
            return Gathering(row, self.store, self.begin)
        try:
            check_rules(row)
        except Wrong:
            return await Frozen.load(row, self.store)
        return await Room.load(row, self.store, self.thinker)

    async def create(self, wanted: TableWanted, person: str, teaching: bool = False) -> TableRow:
        try:
            of = with_pack(game(wanted.game), known_pack(wanted))
            setup = of.setup(len(wanted.chairs), wanted.options)
            for chair in wanted.chairs:
                if chair.bot:
                    bot(chair.bot)
        except (UnknownGame, BadSetup, BadBot) as error:
            field, _, text = str(error).partition(": ")
            raise Wrong(422, field, text) from error
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=of.key,
            version=of.version,
            content=of.content,
            options=dict(setup.options),
            seats=[SeatRow(f"seat-{n + 1}") for n in range(len(wanted.chairs))],
            secret=secrets.token_hex(32),
            host=person,
            settings=wanted.settings,
            started=False,
            invite=secrets.token_urlsafe(6),
            lesson=teaching,
            pack=of.changes,
        )
        row = seated(row, wanted, person)
        await self.store.create(row)
        await self.store.keep(INVITE, row.invite, row.id.encode(), time.time() + WEEK)
        if wanted.start:
            gathering = await self.table(row.id)
            assert isinstance(gathering, Gathering)
            await gathering.start()
            row = self.open[row.id].row
        return row

    async def teach(self, key: str, person: str, name: str, pace: float) -> TableRow:
        """A table of one's own for a game's lesson; the others are bots who follow its script."""
        if key not in lessons():
            raise Wrong(404, "game", f"there is no lesson of {key!r}")
        of = lesson(key)
        chairs = [ChairWanted(host=True), *[ChairWanted(bot=STAND_IN)] * (of.seats - 1)]
        settings = Settings(watch="nobody", window=0, pace=pace, grace=0, join=False)
        wanted = TableWanted(key, chairs, name, of.options, settings=settings, start=True)
        return await self.create(wanted, person, teaching=True)

    def check_may_create(self, who: str) -> None:
        """So many tables an hour for each address, and so many open ones here."""
        if len(self.open) >= self.limits.open_tables:
            raise Wrong(503, "table", "all tables are taken; try again later")
        if not self.makers.take(who):
            raise Wrong(429, "table", "too many new tables; try again later")

    async def begin(self, row: TableRow) -> None:
        """A gathering becomes a game, by the rules as they are now."""
        of = game_of(row)
        row = msgspec.structs.replace(row, version=of.version, content=of.content)
        await self.store.update(row)
        await self.open_room(row)

    async def open_room(self, row: TableRow) -> None:
        """Those who were looking at the gathering go on looking."""
        gathering = self.open.get(row.id)
        room = await Room.load(row, self.store, self.thinker)
        if gathering is not None:
            room.listeners = gathering.listeners
        self.open[row.id] = room
        for listener in list(room.listeners):
            listener.seat = (mine(row, listener.person) or (None,))[0]
            self.greet(listener, room)
        room.go_on()

    async def invited(self, code: str) -> TableRow:
        table = await self.store.kept(INVITE, code)
        if table is None:
            raise Wrong(410, "invite", "this invitation is unknown or has expired")
        return (await self.table(table.decode())).row

    async def renew_invite(self, table: str, person: str) -> str:
        """A new link; the old one no longer works."""
        at = await self.table(table)
        if not is_host(at.row, person):
            raise Wrong(403, "table", "only a host may renew the invitation")
        code = secrets.token_urlsafe(6)
        await self.store.drop(INVITE, at.row.invite)
        await self.store.keep(INVITE, code, table.encode(), time.time() + WEEK)
        row = msgspec.structs.replace(at.row, invite=code)
        await self.change(at, row)
        return code

    async def sit(self, row: TableRow, person: str, name: str) -> int:
        """Take a free chair, or after the start a bot's if the table allows it."""
        at = await self.table(row.id)
        row = at.row
        if person in row.barred:
            raise Wrong(403, "table", "the host has removed you from this table")
        if mine(row, person):
            return mine(row, person)[0]
        if isinstance(at, Frozen):
            raise frozen(row)
        free = [n for n, seat in enumerate(row.seats) if not seat.bot and not seat.person]
        if isinstance(at, Gathering):
            if not free:
                raise Wrong(409, "table", "no seat is free")
            await at.sit(free[0], person, name)
            return free[0]
        if row.settings.join and not free:
            free = [n for n, seat in enumerate(row.seats) if seat.bot]
        if not free:
            raise Wrong(409, "table", "no seat is free")
        chairs = list(row.seats)
        # the name on the chair is in the record already, so it stays
        chairs[free[0]] = SeatRow(chairs[free[0]].name, person=person)
        await self.change(at, msgspec.structs.replace(row, seats=chairs))
        return free[0]

    async def change(self, at: Place, row: TableRow) -> None:
        if isinstance(at, Room):
            await at.change_row(row)
        else:
            await at.change(row)

    async def rematch(self, table: str, person: str) -> TableRow:
        """The same people and bots, everybody one chair further."""
        at = await self.table(table)
        row = at.row
        if not mine(row, person):
            raise Wrong(403, "table", "only those who played may ask for a rematch")
        if isinstance(at, Frozen):
            raise frozen(row)
        chairs = [row.seats[-1], *row.seats[:-1]]
        again = msgspec.structs.replace(
            row,
            id=secrets.token_urlsafe(9),
            seats=[msgspec.structs.replace(chair, stand_in="") for chair in chairs],
            secret=secrets.token_hex(32),
            entropy=[],
            invite=secrets.token_urlsafe(6),
            words={},
            before=row.id,
            lesson=False,
            closed=False,
            started=True,
            begun=time.time(),
            paused=0.0,
            rested_at=-1,
        )
        await self.store.create(again)
        await self.store.keep(INVITE, again.invite, again.id.encode(), time.time() + WEEK)
        return again

    async def moved(self, table: str, seq: int) -> None:
        """Another worker has moved a table on that is open here too."""
        room = self.open.get(table)
        if room is not None and seq == 0:
            await self.row_changed(room)
        elif isinstance(room, Room) and room.seq < seq:
            async with room.lock:
                await room.catch_up()
            room.go_on()

    async def catch_up(self) -> None:
        """Other workers could not be heard for a while: look at every open table."""
        for room in list(self.open.values()):
            await self.row_changed(room)
            if isinstance(room, Room):
                async with room.lock:
                    await room.catch_up()
                room.go_on()

    async def row_changed(self, at: Place) -> None:
        """Another worker has changed who sits where, or has begun the game."""
        row = await self.store.table(at.row.id)
        if row is None or row == at.row:
            return
        if isinstance(at, Gathering) and row.started:
            await self.open_room(row)
        elif isinstance(at, Gathering):
            at.row = row
            for listener in list(at.listeners):
                listener.send(at.seen())
        elif isinstance(at, Frozen):
            at.row = row
        else:
            at.take_row(row)
            self.refresh(at)
            at.tell_all(at.shown)
            at.go_on()

    # Commands from sockets

    async def hear(self, at: str, who: Listener, command: wire.Command) -> None:
        table = self.open.get(at) or await self.table(at)
        match command:
            case wire.Hello() if command.key and not who.person:
                self.recognise(table, who, command)
            case wire.Face():
                self.face(table, who, command)
            case wire.Manage():
                await self.manage(table, who, command)
            case wire.Ignore() if isinstance(table, Room):
                await self.ignore(table, who, command)
            case _:
                await table.command(who, command)

    def recognise(self, table: Place, who: Listener, command: wire.Hello) -> None:
        """Programs that cannot send a cookie say who they are in their first message."""
        who.person = self.people.person(command.key) or ""
        seats = mine(table.row, who.person)
        who.seat = seats[0] if len(seats) == 1 else None
        self.greet(who, table, command.seen)

    def face(self, table: Place, who: Listener, command: wire.Face) -> None:
        """One device for several seats: only now are this seat's secrets sent."""
        if command.seat not in mine(table.row, who.person) or isinstance(table, Gathering):
            who.send(problem("not-yours", "seat", command.id))
            return
        who.seat = command.seat
        who.send(table.frame(who, -1))
        if isinstance(table, Room):
            table.show_telegrams(who)

    async def manage(self, table: Place, who: Listener, command: wire.Manage) -> None:
        row = table.row
        if not is_host(row, who.person):
            who.send(problem("host-only", "type", command.id))
            return
        if command.act == "close":
            await self.change(table, msgspec.structs.replace(row, closed=True))
            return
        person = person_at(row, command.seat)
        if not person:
            who.send(problem("no-person", "seat", command.id))
            return
        if person == row.host and who.person != row.host:  # whoever made the table keeps it
            who.send(problem("host-only", "seat", command.id))
            return
        await self.change(table, managed(row, command.act, person))
        self.refresh(table)
        if command.act == "co-host":
            for listener in list(table.listeners):
                if listener.person == person:
                    listener.send(greeting(table.row, person))

    async def ignore(self, room: Room, who: Listener, command: wire.Ignore) -> None:
        """Whom somebody does not want to hear: her own business, so no frame goes to anybody."""
        person = person_at(room.row, command.seat)
        if not person or not who.person or person == who.person:
            who.send(problem("no-person", "seat", command.id))
            return
        others = [p for p in room.row.ignored.get(who.person, ()) if p != person]
        ignored = {**room.row.ignored, who.person: [*others, person] if command.on else others}
        await room.write_row(msgspec.structs.replace(room.row, ignored=ignored))
        who.send(greeting(room.row, who.person))

    def refresh(self, table: Place) -> None:
        """Whoever lost a seat sees from now on what a spectator sees."""
        for listener in list(table.listeners):
            if listener.seat is not None and listener.seat not in mine(table.row, listener.person):
                listener.seat = None
                self.greet(listener, table)

    def greet(self, who: Listener, table: Place, seen: int = -1) -> None:
        who.send(greeting(table.row, who.person))
        who.send(table.seen() if isinstance(table, Gathering) else table.frame(who, seen))
        if isinstance(table, Room):
            table.show_telegrams(who)

    async def close(self) -> None:
        for table in self.open.values():
            if isinstance(table, Room):
                await table.put_away()
        self.thinker.close()
        await self.store.close()


def frozen(row: TableRow) -> Wrong:
    return Wrong(409, "rules", f"the table is of rules version {row.version}: it is frozen")


def known_pack(wanted: TableWanted) -> str:
    """Only packs that lie on this server: no table makes it read a file."""
    if "." in wanted.pack or "/" in wanted.pack:
        raise BadSetup(f"pack: there is no {wanted.pack!r} here")
    return wanted.pack


def check_rules(row: TableRow) -> None:
    """A game goes on with the rules and cards it began with, or not at all."""
    try:
        of = game_of(row)
    except (UnknownGame, BadSetup) as error:
        raise Wrong(409, "game", str(error)) from error
    if (of.version, of.content) != (row.version, row.content):
        raise frozen(row)


def mine(row: TableRow, person: str) -> tuple[int, ...]:
    return tuple(n for n, seat in enumerate(row.seats) if person and seat.person == person)


def person_at(row: TableRow, seat: int) -> str:
    """Who holds a seat; nobody holds one that is not there, or a bot's."""
    return row.seats[seat].person if 0 <= seat < len(row.seats) else ""


def greeting(row: TableRow, person: str) -> wire.Greeting:
    ignored = row.ignored.get(person, ())
    seats = tuple(n for n, seat in enumerate(row.seats) if seat.person and seat.person in ignored)
    return wire.Greeting(mine(row, person), is_host(row, person), promise(row.secret), seats)


def managed(row: TableRow, act: str, person: str) -> TableRow:
    """The table after a host's word about somebody."""
    replace = msgspec.structs.replace
    hosts = [p for p in row.hosts if p != person]
    muted = [p for p in row.muted if p != person]
    match act:
        case "co-host":
            return replace(row, hosts=[*hosts, person])
        case "mute":
            return replace(row, muted=[*muted, person])
        case "unmute":
            return replace(row, muted=muted)
    chairs = [
        SeatRow(seat.name, bot="thumb" if row.started else "") if seat.person == person else seat
        for seat in row.seats
    ]
    return replace(row, seats=chairs, hosts=hosts, barred=[*row.barred, person])


def seated(row: TableRow, wanted: TableWanted, person: str) -> TableRow:
    """The host's chairs, and the bots'; the others stay free."""
    hosts = [n for n, chair in enumerate(wanted.chairs) if chair.host]
    if not hosts:
        hosts = [n for n, chair in enumerate(wanted.chairs) if not chair.bot][:1]
    for number, chair in enumerate(wanted.chairs):
        chairs = list(row.seats)
        if number in hosts:
            chairs[number] = SeatRow(free_name(row, chair.name or wanted.name), person=person)
        elif chair.bot:
            name = chair.name or BOT_NAMES[number % len(BOT_NAMES)]
            chairs[number] = SeatRow(free_name(row, name), bot=chair.bot)
        row = msgspec.structs.replace(row, seats=chairs)
    return row
