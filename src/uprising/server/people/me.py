"""What belongs to one person: other devices, mail, everything kept about her, and its end."""

from __future__ import annotations

import re
import secrets
import time
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.server.http.lobby import COOKIE, KEPT, Lobby, body_of, reply
from uprising.server.operations.allowance import Allowances
from uprising.server.people.day_ladder import answers_of
from uprising.server.people.keys import FORGOTTEN
from uprising.server.people.ledger import ledger_of
from uprising.server.people.notebook import page_of
from uprising.server.people.notices import MAIL, Address, Notices
from uprising.server.people.push import Pusher, Subscription
from uprising.server.storage.rows import SeatRow, TableRow
from uprising.server.storage.store import Elsewhere
from uprising.server.tables.chairs import STAND_IN
from uprising.server.tables.frozen import Frozen
from uprising.server.tables.hall import Hall, Wrong, greeting, mine
from uprising.server.tables.room import Room
from uprising.server.tables.words import unsay_at
from uprising.server.workers.relay import ask_owner
from uprising.texts import languages

DEVICE = "device"
PASSKEY = "passkey"
TEN_MINUTES = 600.0
EVERY = 1_000_000  # tables: as many as there are
LETTERS = 5  # to confirm an address, in an hour: for one person, address or mailbox
MAILBOX = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,190}")


class MailWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to, and in which language; an empty address: no more mail."""

    mail: Annotated[str, msgspec.Meta(max_length=254)]
    lang: str = "en"


class PushEnded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which browser is to be left alone; an empty address: all of mine."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)] = ""


class Me:
    """Handlers under /api/me, and the links that letters carry."""

    hall: Hall
    notices: Notices

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.letters = Allowances(LETTERS, LETTERS / 3600)

    def known(self, request: Request) -> str:
        person = self.hall.people.person(request.cookies.get(COOKIE, ""))
        if person is None:
            raise Wrong(401, "key", "nobody knows you here")
        return person

    async def device(self, request: Request) -> Response:
        """A link that works once, for ten minutes, on another device."""
        person = self.known(request)
        code = secrets.token_urlsafe(12)
        await self.hall.store.keep(DEVICE, code, person.encode(), time.time() + TEN_MINUTES)
        return reply({"code": code, "seconds": TEN_MINUTES}, 201)

    async def arrive(self, request: Request) -> Response:
        """On the other device: from now on it is the same person."""
        code = request.path_params["code"]
        person = await self.hall.store.take(DEVICE, code)
        if person is None:
            raise Wrong(410, "code", "this link is unknown, used or too old")
        key = self.hall.people.sign(person.decode())
        return self.lobby.with_cookie(request, reply({"ok": True}), key)

    async def ledger(self, request: Request) -> Response:
        """What I have played to the end, and won."""
        return reply({"played": await ledger_of(self.hall, self.known(request))})

    async def export(self, request: Request) -> Response:
        """Everything kept about the person who asks."""
        person = self.known(request)
        address = await self.notices.address(person)
        tables = [
            await self.table_of(row, person)
            for row in await self.hall.store.tables_of(person, EVERY)
        ]
        pusher = self.notices.pusher
        push = [] if pusher is None else await pusher.subscriptions(person)
        passkeys = msgspec.json.decode(await self.hall.store.kept(PASSKEY, person) or b"[]")
        body = {
            "person": person,
            "mail": address,
            "push": push,
            "passkeys": passkeys,
            "tables": tables,
            "ledger": await ledger_of(self.hall, person),
            "puzzles": await answers_of(self.hall.store, person),
        }
        headers = {"Content-Disposition": 'attachment; filename="uprising.json"'}
        data = msgspec.json.format(msgspec.json.encode(body))
        return Response(data, media_type="application/json", headers=headers)

    async def table_of(self, row: TableRow, person: str) -> dict[str, Any]:
        seats = mine(row, person)
        told: dict[str, Any] = {"table": row.id, "game": row.game, "seats": seats}
        told["name"] = row.seats[seats[0]].name if seats else ""
        told["ignored"] = greeting(row, person).ignored
        told["notes"] = await page_of(self.hall.store, person, row.id)
        told["orders"] = [order for seat in seats for order in row.seats[seat].orders]
        lines = await self.hall.store.lines(row.id, 0)
        told["moves"] = [
            {"at": line.at, "move": line.text} for line in lines if line.seat in seats and line.text
        ]
        at = await self.hall.seen_from_here(row.id)
        if isinstance(at, Room):
            told["telegrams"] = [each for each in at.telegrams.all if each.seat in seats]
            told["said"] = [each.said for each in at.words.said if each.person == person]
        if isinstance(at, Room) and at.table.state.ended and not row.practice:
            told["record"] = str(await at.log.record())
        elif isinstance(at, Frozen):
            told["frozen"], told["record"] = True, at.record
        return told

    async def delete(self, request: Request) -> Response:
        """Forget the person: bots go on for her, and her name goes out of every record."""
        person = self.known(request)
        for row in await self.hall.store.tables_of(person, EVERY):
            try:
                await self.forget_at(row.id, person)
            except Elsewhere as owner:
                path = f"{self.notices.base}/internal/forget/{row.id}/{person}"
                await ask_owner(owner, path)
        await self.hall.store.leave(person)
        # the key is no longer good, here or anywhere, for as long as a browser may keep it
        await self.hall.store.keep(FORGOTTEN, person, b"", time.time() + KEPT)
        response = reply({"ok": True})
        response.delete_cookie(COOKIE, path=self.lobby.base)
        return response

    async def forget_at(self, table: str, person: str) -> None:
        async with self.hall.at(table) as at:
            if isinstance(at, Room):
                await at.unsay(person, mine(at.row, person))
            else:
                await unsay_at(self.hall.store, table, person)
            await self.hall.change(at, without(at.row, person))
            self.hall.refresh(at)

    async def set_mail(self, request: Request) -> Response:
        person = self.known(request)
        wanted = await body_of(request, MailWanted)
        if not wanted.mail:
            await self.hall.store.drop(MAIL, person)
            return reply({"mail": ""}, 202)
        if self.notices.post is None:
            raise Wrong(409, "mail", "this server sends no mail")
        if not MAILBOX.fullmatch(wanted.mail) or wanted.lang not in languages():
            raise Wrong(422, "mail", "is no address")
        asker = request.client.host if request.client else ""
        for who in (f"person {person}", f"address {asker}", f"mailbox {wanted.mail.lower()}"):
            if not self.letters.take(who):
                raise Wrong(429, "mail", "too many letters; try again later")
        await self.notices.ask_to_confirm(person, Address(wanted.mail, wanted.lang))
        return reply({"mail": wanted.mail, "confirmed": False}, 202)

    def pusher(self) -> Pusher:
        if self.notices.pusher is None:
            raise Wrong(409, "push", "this server sends no push notices")
        return self.notices.pusher

    async def push_key(self, request: Request) -> Response:
        return reply({"key": self.pusher().public_key()})

    async def set_push(self, request: Request) -> Response:
        """A browser of mine wants to be told when a table waits."""
        pusher, person = self.pusher(), self.known(request)
        wanted = await body_of(request, Subscription)
        field = "lang" if wanted.lang not in languages() else pusher.problem(wanted)
        if field:
            raise Wrong(422, field, "is not one that notices can be sent to")
        await pusher.subscribe(person, wanted)
        return reply({"ok": True}, 201)

    async def end_push(self, request: Request) -> Response:
        """It is fine if there was nothing to end."""
        pusher, person = self.pusher(), self.known(request)
        ended = await body_of(request, PushEnded)
        await pusher.unsubscribe(person, ended.endpoint)
        return reply({"ok": True})

    async def confirm(self, request: Request) -> Response:
        if not await self.notices.confirm(request.path_params["token"]):
            raise Wrong(410, "token", "this link is not, or no longer, good")
        return reply({"ok": True})

    async def unsubscribe(self, request: Request) -> Response:
        if not await self.notices.unsubscribe(request.path_params["token"]):
            raise Wrong(410, "token", "this link is not, or no longer, good")
        return reply({"ok": True})


def without(row: TableRow, person: str) -> TableRow:
    """The table with a nameless bot on this person's chairs."""
    chairs = []
    for number, seat in enumerate(row.seats):
        if seat.person != person:
            chairs.append(seat)
        elif row.started:
            chairs.append(SeatRow(f"player-{number + 1}", bot=STAND_IN))
        else:
            chairs.append(SeatRow(f"seat-{number + 1}"))
    words = {who: word for who, word in row.words.items() if who != person}
    return msgspec.structs.replace(
        row,
        seats=chairs,
        words=words,
        host="" if row.host == person else row.host,
        hosts=[p for p in row.hosts if p != person],
        muted=[p for p in row.muted if p != person],
        barred=[p for p in row.barred if p != person],
        screens=[p for p in row.screens if p != person],
        done=[done for done in row.done if not done.startswith(f"{person} ")],
        aside=[p for p in row.aside if p != person],
        ignored={
            who: [p for p in others if p != person]
            for who, others in row.ignored.items()
            if who != person
        },
    )
