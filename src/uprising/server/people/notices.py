"""Turn notices by mail and push: late, only if still open, grouped, off by one click."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Callable
from email.message import EmailMessage
from hashlib import blake2b
from urllib.parse import urlsplit

import msgspec

from uprising.server.operations.logs import note
from uprising.server.people.push import PUSH, Notice, Pusher, Subscription
from uprising.server.storage.rows import Job, TableRow
from uprising.server.storage.store import Elsewhere
from uprising.server.tables.alarms import NOTICE
from uprising.server.tables.hall import Hall, mine
from uprising.server.tables.room import Room
from uprising.server.workers.relay import ask_owner
from uprising.texts import catalogue

MAIL = "mail"
TOLD = "told"
HOUR = 3600.0
FOR_EVER = 1e11
TURN = ("mail-turn-subject", "mail-turn-body")
CONFIRM = ("mail-confirm-subject", "mail-confirm-body")


class Address(msgspec.Struct, frozen=True):
    """Where somebody wants to be told that a table waits for her."""

    mail: str
    lang: str = "en"
    confirmed: bool = False


class Mailer:
    """Sends mail by any SMTP server, given as `smtp://user:password@host:port`."""

    def __init__(self, url: str, sender: str) -> None:
        self.url = urlsplit(url)
        self.sender = sender

    def __call__(self, letter: EmailMessage) -> None:
        letter["From"] = self.sender
        kind = smtplib.SMTP_SSL if self.url.scheme == "smtps" else smtplib.SMTP
        with kind(self.url.hostname or "localhost", self.url.port or 25, timeout=20) as server:
            if self.url.scheme == "smtp+starttls":
                server.starttls()
            if self.url.username:
                server.login(self.url.username, self.url.password or "")
            server.send_message(letter)


CONFIRMS = "confirm"


def named(address: Address) -> str:
    """An address by its hash, for the link that confirms it."""
    return blake2b(address.mail.lower().encode(), digest_size=12).hexdigest()


class Notices:
    """Without a post nothing is sent. `site` is the address people reach this server by."""

    def __init__(
        self,
        hall: Hall,
        post: Callable[[EmailMessage], None] | None,
        site: str = "",
        pusher: Pusher | None = None,
        base: str = "",
    ) -> None:
        self.hall = hall
        self.post = post
        self.site = site.rstrip("/")
        self.pusher = pusher
        self.base = base

    async def address(self, person: str) -> Address | None:
        kept = await self.hall.store.kept(MAIL, person)
        return None if kept is None else msgspec.json.decode(kept, type=Address)

    async def set_address(self, person: str, address: Address) -> None:
        await self.hall.store.keep(MAIL, person, msgspec.json.encode(address), FOR_EVER)

    async def ask_to_confirm(self, person: str, address: Address) -> None:
        """A letter with a link that confirms this address and no other."""
        await self.set_address(person, address)
        token = self.hall.people.sign(f"{CONFIRMS}:{named(address)}:{person}")
        await self.deliver(address, CONFIRM, f"{self.site}/api/mail/{token}")

    async def confirm(self, token: str) -> bool:
        way, _, rest = (self.hall.people.person(token) or "").partition(":")
        name, _, person = rest.partition(":")
        address = await self.address(person)
        if way != CONFIRMS or address is None or named(address) != name:
            return False
        await self.set_address(person, msgspec.structs.replace(address, confirmed=True))
        return True

    async def unsubscribe(self, token: str) -> bool:
        """The link of a letter ends letters, that of a push notice ends those."""
        way, _, person = (self.hall.people.person(token) or "").partition(":")
        if way == CONFIRMS:  # that of the letter which asks for a confirmation
            way, person = MAIL, person.partition(":")[2]
        if way not in (MAIL, PUSH) or not person:
            return False
        await self.hall.store.drop(way, person)
        return True

    def token(self, person: str, way: str = MAIL) -> str:
        return self.hall.people.sign(f"{way}:{person}")

    async def send(self, job: Job, now: float) -> None:
        """One notice about all tables that wait for this person and were not told of lately."""
        person = job.key.partition("/")[0]
        waiting = await self.waiting(person)
        await self.hall.store.cancel(job.kind, job.key)
        if waiting and (await self.write(person, waiting)) + (await self.push(person, waiting)):
            for row in waiting:
                await self.hall.store.keep(TOLD, f"{person}/{row.id}", b"", now + HOUR)

    async def waiting(self, person: str) -> list[TableRow]:
        """The tables that still need her; what was to be said of them is taken off the list."""
        found = []
        for row in await self.hall.store.tables_of(person):
            await self.hall.store.cancel(NOTICE, f"{person}/{row.id}")
            told = await self.hall.store.kept(TOLD, f"{person}/{row.id}")
            if told is None and await self.waits(row.id, person):
                found.append(row)
        return found

    async def waits(self, table: str, person: str) -> bool:
        """Whether a table waits for somebody who is not there; its owner knows."""
        try:
            return await self.needs(table, person)
        except Elsewhere as owner:
            said = await ask_owner(owner, f"{self.base}/internal/waits/{table}/{person}")
            return bool(msgspec.json.decode(said)["waits"])

    async def needs(self, table: str, person: str) -> bool:
        room = await self.hall.table(table)
        if not isinstance(room, Room) or person in {who.person for who in room.listeners}:
            return False
        return room.at.waits_for(mine(room.row, person))

    async def push(self, person: str, waiting: list[TableRow]) -> int:
        """How many browsers were told."""
        if self.pusher is None:
            return 0
        [first, *others] = waiting
        url = f"{self.base}/#/" if others else f"{self.base}/#/table/{first.id}"
        off = f"{self.base}/api/unsubscribe/{self.token(person, PUSH)}"

        def word(to: Subscription) -> Notice:
            words = catalogue("shell", to.lang)
            title = words.say("mail-turn-subject", tables=len(waiting))
            return Notice(title, words.say("push-turn-body"), url, "uprising-turn", off)

        return await self.pusher.send(person, word)

    async def write(self, person: str, waiting: list[TableRow]) -> int:
        """How many letters were written."""
        address = await self.address(person)
        if address is None or not address.confirmed or self.post is None:
            return 0
        links = "\n".join(f"{self.site}/#/table/{row.id}" for row in waiting)
        off = f"{self.site}/api/unsubscribe/{self.token(person)}"
        await self.deliver(address, TURN, links, off, len(waiting))
        return 1

    async def deliver(
        self,
        address: Address,
        keys: tuple[str, str],
        links: str,
        off: str = "",
        tables: int = 1,
    ) -> None:
        subject, text = keys
        words = catalogue("shell", address.lang)
        letter = EmailMessage()
        letter["To"] = address.mail
        letter["Subject"] = words.say(subject, tables=tables)
        body = f"{words.say(text, tables=tables)}\n\n{links}\n"
        if off:
            letter["List-Unsubscribe"] = f"<{off}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            body += f"\n{words.say('mail-stop')} {off}\n"
        letter.set_content(body)
        if self.post is None:
            return
        try:
            await asyncio.to_thread(self.post, letter)
        except (OSError, smtplib.SMTPException) as error:
            note("mail failed", problem=type(error).__name__)
