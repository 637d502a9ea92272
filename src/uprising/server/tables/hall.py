"""The hall: all tables that are open here, and where everything else is kept."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import Annotated, Any

import msgspec

from uprising import wire
from uprising.bots import BadBot, bot
from uprising.kernel import BadSetup, UnknownGame, game, games, promise, variant
from uprising.packs import with_pack
from uprising.server.operations import clock
from uprising.server.operations.allowance import Allowances
from uprising.server.operations.limits import Limits
from uprising.server.operations.logs import note
from uprising.server.people.keys import FORGOTTEN, People
from uprising.server.storage.rows import SeatRow, Settings, TableRow, is_host, mark
from uprising.server.storage.store import Away, Elsewhere, Store
from uprising.server.tables.chairs import STAND_IN
from uprising.server.tables.content import known_content
from uprising.server.tables.frozen import Frozen
from uprising.server.tables.gathering import BOT_NAMES, Gathering, free_name
from uprising.server.tables.journal import game_of
from uprising.server.tables.listener import Listener, problem
from uprising.server.tables.processes import Thinker
from uprising.server.tables.room import Room
from uprising.tutorials import lesson, lessons

Place = Room | Gathering | Frozen
"""A table: in play, before its start, or after its rules are gone."""

NO_WATCHING = 4403
MOVES = (wire.Do, wire.Fill)
ONCE = (
    wire.Chair, wire.Terms, wire.Start, wire.Word, wire.Manage, wire.Ignore, wire.Attend,
    wire.Quiet, wire.Order, wire.Propose, wire.Agree,
)  # fmt: skip
"""What changes a table's row, or asks the others: done once, as moves, offers and words are."""
RECENT = 10_000
WEEK = 7 * 24 * 3600.0
FOR_EVER = 1e11
INVITE = "invite"
AGAIN = "again"
CONTENT = "content"
AT_ONCE = 20  # tables that are handed over side by side
SECONDS_TO_LEAVE = 10.0


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
    """What somebody wants to play. Without `host` chairs the first one without a bot is hers.

    `seed` deals the same game every time. It is for tables where all others are bots.
    """

    game: str
    chairs: Annotated[list[ChairWanted], msgspec.Meta(max_length=20)]
    name: str = ""
    options: dict[str, Any] = {}
    pack: Annotated[str, msgspec.Meta(max_length=40)] = ""
    settings: Settings = Settings()
    start: bool = False
    seed: Annotated[str, msgspec.Meta(max_length=80)] = ""


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
        self.opening: dict[
            str, asyncio.Event
        ] = {}  # those that somebody is opening or putting away
        self.contents: set[str] = set()  # of these the documents are kept
        self.leaving: asyncio.Task[None] | None = None  # once this worker was told to stop
        self.recent: dict[tuple[str, str], None] = {}  # commands that were done, oldest first
        store.when_lost(self.drop)

    async def table(self, table: str) -> Place:
        """A table, opened if it is not open yet; however many ask for it, it is opened once.

        A worker that stops opens none, and hands over at once what somebody asks for elsewhere.
        """
        if self.leaving is not None:
            await self.hand_over(table)
        while table not in self.open:
            if table in self.opening:
                await self.opening[table].wait()
                continue
            if self.leaving is not None:
                raise Elsewhere("", b"")
            opened = self.opening[table] = asyncio.Event()
            try:
                await self.store.claim(table)
                self.open[table] = await self.look(table)
            finally:
                del self.opening[table]
                opened.set()
        return self.open[table]

    async def put_away(self, table: str) -> None:
        """Back to the store; whoever asks for it meanwhile waits, and then opens it anew."""
        closed = self.opening[table] = asyncio.Event()
        place = self.open.pop(table)
        try:
            if isinstance(place, Room):
                await place.put_away()
            await self.store.give_up(table)
        finally:
            del self.opening[table]
            closed.set()

    def leave(self) -> None:
        """This worker is to stop: from now on its tables go to others, one after the other."""
        if self.leaving is None:
            self.leaving = asyncio.create_task(self.hand_all_over())

    async def hand_all_over(self) -> None:
        while tables := list(self.open):
            await asyncio.gather(*map(self.hand_over, tables[:AT_ONCE]))

    async def hand_over(self, table: str) -> None:
        """What is being done there is finished; then another worker may have it, and those who are
        here are asked to come to that one."""
        place = self.open.get(table)
        if place is None:
            return
        async with place.lock:
            if self.open.get(table) is not place:
                return
            try:
                await self.put_away(table)
            except Exception as error:  # then they wait until the lease has run out
                note("table not handed over", logging.WARNING, why=type(error).__name__)
                if not isinstance(error, Away):
                    logging.getLogger("uprising.server").exception("hand over")
        for listener in list(place.listeners):
            listener.go()

    async def look(self, table: str) -> Place:
        """A table as it is written down, to be read: whoever owns it may change it meanwhile."""
        row = await self.store.table(table)
        if row is None:
            raise Wrong(404, "table", f"there is no table {table!r}")
        return await self.opened(row)

    async def seen_from_here(self, table: str) -> Place:
        """A table to be read: the live one where it is ours, else as it is written down."""
        try:
            return await self.table(table)
        except Elsewhere:
            return await self.look(table)

    def drop(self, table: str) -> None:
        """Another worker owns the table now: disconnect those who are here, so that they go there.

        Also those who say nothing: they would wait for ever for what happens elsewhere.
        """
        place = self.open.pop(table, None)
        if isinstance(place, Room):
            place.close()
        for listener in [] if place is None else list(place.listeners):
            listener.go()

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Place]:
        """The open table, locked while one command is done there."""
        while True:
            place = await self.table(table)
            async with place.lock:
                if self.still(table, place):
                    if isinstance(place, Room):
                        await place.be_sure()
                    yield place
                    return

    def still(self, table: str, place: Place) -> bool:
        """Whether this is still the table: it may have begun, been put away, or be elsewhere."""
        if self.open.get(table) is place and not self.store.owns(table):
            self.drop(table)
        return self.open.get(table) is place

    async def opened(self, row: TableRow) -> Place:
        if not row.started and row.game in games():
            return Gathering(row, self.store, self.begin)
        try:
            check_rules(row)
        except Wrong:
            return await Frozen.load(row, self.store)
        return await self.load(row)

    async def load(self, row: TableRow) -> Room:
        room = await Room.load(row, self.store, self.thinker)
        await self.keep_content(room.at.content)
        return room

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
            secret=secret_for(wanted),
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
            async with self.at(row.id) as gathering:
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
        of = variant(game(row.game), row.pack)
        row = msgspec.structs.replace(row, version=of.version, content=of.content)
        await self.open_room(await self.store.update(row))

    async def open_room(self, row: TableRow) -> None:
        """Those who were looking at the gathering go on looking."""
        gathering = self.open.get(row.id)
        room = await self.load(row)
        if gathering is not None:
            room.follow(gathering.listeners, gathering.lock)
        self.open[row.id] = room
        for listener in list(room.listeners):
            listener.seat = shown_seat(row, listener.person)
            self.greet(listener, room)
        room.go_on()

    async def invited(self, code: str) -> TableRow:
        table = await self.store.kept(INVITE, code)
        if table is None:
            raise Wrong(410, "invite", "this invitation is unknown or has expired")
        return (await self.table(table.decode())).row

    async def renew_invite(self, table: str, person: str) -> str:
        """A new link; the old one no longer works."""
        async with self.at(table) as at:
            if not is_host(at.row, person):
                raise Wrong(403, "table", "only a host may renew the invitation")
            code = secrets.token_urlsafe(6)
            await self.store.drop(INVITE, at.row.invite)
            await self.store.keep(INVITE, code, table.encode(), time.time() + WEEK)
            await self.change(at, msgspec.structs.replace(at.row, invite=code))
            return code

    async def sit(self, table: str, person: str, name: str, program: str = "") -> int | None:
        """Take a free chair, or after the start a bot's if the table allows it.

        None: those who play have to agree first, and nothing has changed yet. A program says what
        it is, and sits down only where the host lets programs play.
        """
        async with self.at(table) as at:
            return await self.sit_at(at, person, name, program)

    async def sit_at(self, at: Place, person: str, name: str, program: str) -> int | None:
        row = at.row
        if program and not row.settings.programs:
            raise Wrong(403, "program", "the host of this table does not let programs play")
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
            await at.sit(free[0], person, name, program)
            return free[0]
        if program:
            raise Wrong(409, "program", "a program sits down before the start")
        if row.settings.join and not free:
            # a chair that somebody has played keeps her secrets: nobody else gets it
            free = [n for n, seat in enumerate(row.seats) if seat.bot and not seat.held]
        if not free:
            raise Wrong(409, "table", "no seat is free")
        assert isinstance(at, Room)
        if not await at.consent.ask_to_join(person, free[0]):
            return None
        self.refresh(at)
        return free[0]

    async def change(self, at: Place, row: TableRow) -> None:
        if isinstance(at, Room):
            await at.chairs.change_row(row)
        else:
            await at.change(row)

    async def rematch(self, table: str, person: str) -> TableRow:
        """The same people and bots, everybody one chair further; a branch again as it was.

        Whoever asks first opens the table and the others are asked; they find the same one.
        """
        async with self.at(table) as at:
            return await self.rematch_of(at, person)

    async def rematch_of(self, at: Place, person: str) -> TableRow:
        row = at.row
        if not mine(row, person):
            raise Wrong(403, "table", "only those who played may ask for a rematch")
        if isinstance(at, Frozen):
            raise frozen(row)
        if not isinstance(at, Room) or not (at.table.state.ended or row.closed):
            raise Wrong(409, "table", "the game is not over yet")
        others = {seat.person for seat in row.seats if seat.person not in ("", person)}
        asked = await self.store.kept(AGAIN, row.id) if others else None
        found = None if asked is None else await self.store.table(asked.decode())
        if found is not None:
            return found
        chairs = row.seats if row.branch else [row.seats[-1], *row.seats[:-1]]
        again = msgspec.structs.replace(
            row,
            id=secrets.token_urlsafe(9),
            seats=[msgspec.structs.replace(chair, stand_in="", orders=[]) for chair in chairs],
            secret=secrets.token_hex(32),
            entropy=[],
            invite=secrets.token_urlsafe(6),
            words={},
            before=row.id,
            revision=0,
            lesson=False,
            screens=[],
            done=[],
            aside=[],
            closed=False,
            host=person,
            started=not others,
            begun=clock.now(),
            paused=0.0,
            rested_at=-1,
        )
        await self.store.create(again)
        await self.store.keep(INVITE, again.invite, again.id.encode(), time.time() + WEEK)
        if others:
            await self.store.keep(AGAIN, row.id, again.id.encode(), time.time() + WEEK)
            at.consent.ask_again(mine(row, person)[0])
        return again

    # Commands from sockets

    async def hear(self, at: str, who: Listener, command: wire.Command) -> wire.Answer | None:
        """Hand a command to its table: None if it was done, else what is to be answered.

        As `at` does, with fewer coroutines: everything that is said goes this way.
        """
        while True:
            place = self.open.get(at) or await self.table(at)
            await place.lock.acquire()
            try:
                if self.still(at, place):
                    if isinstance(command, MOVES):  # most of what is said
                        return await place.command(who, command)
                    return await self.do(place, who, command)
            finally:
                place.lock.release()

    async def do(self, table: Place, who: Listener, command: wire.Command) -> wire.Answer | None:
        if isinstance(table, Room):
            await table.be_sure()
        if not isinstance(command, ONCE):
            return await self.done_by(table, who, command)
        done = mark(who.person, command)
        if done and (done in table.row.done or (table.row.id, done) in self.recent):
            return None  # sent again
        table.doing = done
        try:
            answer = await self.done_by(table, who, command)
        finally:
            table.doing = ""
        if answer is None and done:
            self.recent[table.row.id, done] = None
            if len(self.recent) > RECENT:
                del self.recent[next(iter(self.recent))]
        return answer

    async def done_by(
        self, table: Place, who: Listener, command: wire.Command
    ) -> wire.Answer | None:
        match command:
            case wire.Hello() if command.key and not who.person:
                await self.recognise(table, who, command)
                return None
            case wire.Face():
                return self.face(table, who, command)
            case wire.Manage():
                return await self.manage(table, who, command)
            case wire.Ignore() if isinstance(table, Room):
                return await self.ignore(table, who, command)
            case wire.Say() if isinstance(table, Room) and who.seat is None:
                await self.remember(table, who.person)
        return await table.command(who, command)

    async def is_forgotten(self, person: str) -> bool:
        return await self.store.kept(FORGOTTEN, person) is not None

    async def person_of(self, key: str) -> str:
        """The person of a key; empty if there is none, or if she has asked to be forgotten."""
        person = self.people.person(key) or ""
        return "" if person and await self.is_forgotten(person) else person

    async def recognise(self, table: Place, who: Listener, command: wire.Hello) -> None:
        """Programs that cannot send a cookie say who they are in their first message."""
        who.person = await self.person_of(command.key)
        who.beats = command.beats
        who.seat = shown_seat(table.row, who.person)
        self.greet(who, table, command.seen)

    def face(self, table: Place, who: Listener, command: wire.Face) -> wire.Answer | None:
        """One device for several seats: only now are this seat's secrets sent."""
        if command.seat not in mine(table.row, who.person) or isinstance(table, Gathering):
            return problem("not-yours", "seat", command.id)
        who.seat = command.seat
        who.send(table.frame(who, -1))
        if isinstance(table, Room):
            table.show_said(who)
        return None

    async def manage(self, table: Place, who: Listener, command: wire.Manage) -> wire.Answer | None:
        row = table.row
        if not is_host(row, who.person):
            return problem("host-only", "type", command.id)
        if command.act == "close":
            await self.change(table, msgspec.structs.replace(row, closed=True))
            return None
        person = person_at(row, command.seat)
        if not person:
            return problem("no-person", "seat", command.id)
        if person == row.host and who.person != row.host:  # whoever made the table keeps it
            return problem("host-only", "seat", command.id)
        await self.change(table, managed(row, command.act, person))
        self.refresh(table)
        if command.act == "co-host":
            for listener in list(table.listeners):
                if listener.person == person:
                    listener.send(greeting(table.row, person))
        return None

    async def ignore(self, room: Room, who: Listener, command: wire.Ignore) -> wire.Answer | None:
        """Whom somebody does not want to hear: her own business, so no frame goes to anybody."""
        person = person_at(room.row, command.seat)
        if not person or not who.person or person == who.person:
            return problem("no-person", "seat", command.id)
        others = [p for p in room.row.ignored.get(who.person, ()) if p != person]
        ignored = {**room.row.ignored, who.person: [*others, person] if command.on else others}
        await room.chairs.write_row(msgspec.structs.replace(room.row, ignored=ignored))
        who.send(greeting(room.row, who.person))
        return None

    async def remember(self, room: Room, person: str) -> None:
        """Who speaks while looking on: so that her words go if she wants to be forgotten."""
        row = room.row
        if person and person not in row.aside:
            aside = [*row.aside, person]
            await room.chairs.write_row(msgspec.structs.replace(row, aside=aside))

    def seq(self, table: str) -> int:
        """The number of the last frame of a table that is open here; -1 before the start."""
        at = self.open.get(table)
        return -1 if at is None or isinstance(at, Gathering) else at.shown

    async def keep_content(self, name: str) -> None:
        """Store the content document that frames name, for all workers and after a restart."""
        await self.keep_document(name, known_content(name) or b"")

    async def keep_document(self, name: str, document: bytes) -> None:
        if document and name not in self.contents:
            await self.store.keep(CONTENT, name, document, FOR_EVER)
            self.contents.add(name)

    async def content(self, name: str) -> bytes | None:
        return known_content(name) or await self.store.kept(CONTENT, name)

    def refresh(self, table: Place) -> None:
        """Whoever lost a seat sees from now on what a spectator may see."""
        for listener in list(table.listeners):
            if listener.seat is not None and listener.seat not in mine(table.row, listener.person):
                listener.seat = None
                self.greet(listener, table)

    def greet(self, who: Listener, table: Place, seen: int = -1) -> None:
        if not may_look(table.row, who.person):
            table.listeners.remove(who)
            who.send(problem("no-watching", "table", ""))
            who.go(NO_WATCHING)
            return
        who.send(greeting(table.row, who.person))
        who.send(table.seen(who) if isinstance(table, Gathering) else table.frame(who, seen))
        if isinstance(table, Room):
            table.show_said(who)

    async def close(self) -> None:
        self.leave()
        assert self.leaving is not None
        await asyncio.wait([self.leaving], timeout=SECONDS_TO_LEAVE)
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
    """Refuse to open a game whose rules or cards are no longer those it began with."""
    try:
        of = game_of(row)
    except (UnknownGame, BadSetup) as error:
        raise Wrong(409, "game", str(error)) from error
    if (of.version, of.content) != (row.version, row.content):
        raise frozen(row)


def may_look(row: TableRow, person: str) -> bool:
    """Whether this person may see the table: whoever sits there, and others if it lets them."""
    if not row.started or row.settings.watch == "anyone":
        return True
    return bool(person) and (person in row.screens or bool(mine(row, person)))


def shown_seat(row: TableRow, person: str) -> int | None:
    """The seat a connection shows; with several on one device none before the hand-over."""
    seats = mine(row, person)
    return seats[0] if len(seats) == 1 else None


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
        SeatRow(seat.name, bot="heuristic" if row.started else "", held=row.started)
        if seat.person == person
        else seat
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


def secret_for(wanted: TableWanted) -> str:
    """The secret a table's luck is computed from: random, or a given seed among bots."""
    if not wanted.seed:
        return secrets.token_hex(32)
    if not all(chair.bot or chair.host for chair in wanted.chairs) or not wanted.start:
        raise Wrong(422, "seed", "is only for a table of bots that starts at once")
    return blake2b(wanted.seed.encode(), digest_size=32).hexdigest()
