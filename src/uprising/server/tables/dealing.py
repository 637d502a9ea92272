"""Telegrams: offers from one player to others, answered, met with other terms, and taken back.

What a game's free moves can carry out is carried out for both sides when an offer is accepted, or
not at all; the rest is words and binds nobody. Who may send one follows from who may talk to whom.
Telegrams are no part of the game: the log has only the moves that came of them. As they stand they
are kept beside it until the game is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from uprising import wire
from uprising.kernel import BadValue, Form, IllegalMove, Move, Number, OneOf
from uprising.server.operations.watch import note
from uprising.server.storage.rows import Wired
from uprising.server.storage.store import Away, Conflict
from uprising.server.tables.consent import Consent
from uprising.server.tables.listening import Listener, problem

LONGEST = 200  # characters of a promise
MOST = 200  # telegrams of a table
PLENTY = 999  # what somebody else may have is not mine to know
WORDS = "why-deal-words"
TELEGRAMS = "telegrams"
FOR_EVER = 1e11
Exchange = list[tuple[int, Move[Any]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealing(Consent):
    """Offers at one table. They outlast the server, though not the game."""

    async def recall(self) -> None:
        kept = await self.store.kept(TELEGRAMS, self.row.id)
        if kept is not None:
            wired = msgspec.json.decode(kept, type=Wired)
            self.telegrams = wired.telegrams
            self.dealt = set(wired.done)
            self.unanswered = [told.number for told in wired.telegrams if told.state == "open"]
            if wired.question != self.question:
                await self.lapse()

    def go_on(self) -> None:
        """Bots also answer what was wired before the table was put away."""
        super().go_on()
        numbers, self.unanswered = self.unanswered, []
        for number in numbers:
            self.ask_bots(self.telegrams[number - 1])

    async def offer(self, who: Listener, command: wire.Offer) -> wire.Answer | None:
        """Send an offer, or other terms in answer to one."""
        if who.seat is None:
            return problem("spectator", "seat", command.id)
        if (who.person, command.id) in self.dealt:  # sent again
            return None
        original = self.telegram(command.answers)
        fault = self.fault(who.seat, command, original)
        if fault:
            return problem(fault, "to", command.id)
        sent = wire.Telegram(
            len(self.telegrams) + 1, who.seat, command.to, command.give, command.want,
            command.words.strip(), command.answers, command.brief,
            aloud=not self.whispers(who.seat, command.to),
        )  # fmt: skip
        try:
            self.check_terms(sent)
        except BadValue as error:
            return wire.Problem("bad-offer", error.field, error.problem, command.id)
        except IllegalMove as illegal:
            return self.refused(who, command.id, illegal.refusal)
        self.dealt.add((who.person, command.id))
        await self.send_off(sent, original)
        return None

    def fault(self, seat: int, command: wire.Offer, original: wire.Telegram | None) -> str:
        """What is wrong with the envelope, as a trouble's key."""
        to, talk = command.to, self.talk(seat)
        others = set(range(len(self.row.seats))) - {seat}
        if self.row.closed or self.table.state.ended or len(self.telegrams) >= MOST:
            return "closed"
        if not to or not set(to) <= others or len(set(to)) != len(to):
            return "bad-offer"
        if not (talk.free or self.whispers(seat, to)):
            return "silence"
        if len(command.words) > LONGEST or not command.words.isprintable():
            return "bad-offer"
        if not (command.give or command.want or command.words.strip()):
            return "empty-offer"
        if command.answers and (
            original is None
            or original.state != "open"
            or seat not in original.to
            or to != (original.seat,)
        ):
            return "no-offer"
        return ""

    def check_terms(self, sent: wire.Telegram) -> None:
        """Only what the sender can see is used: another's purse is asked when she accepts."""
        state = self.table.state
        forms = {form.key: form for form in state.standing_forms(sent.seat)}
        for term, mine in ((sent.give, True), (sent.want, False)):
            if term is None:
                continue
            if term.form not in forms:
                raise BadValue("form", f"{term.form!r} is not open now")
            form = forms[term.form]
            values = addressed(term.values, sent.to[0] if mine else sent.seat)
            (form if mine else generous(form, len(self.row.seats))).check(values)
            if mine:
                move = state.standing_filled(sent.seat, term.form, values)
                no = self.table.why_not(sent.seat, move)
                if no is not None:
                    raise IllegalMove(no)

    async def send_off(self, sent: wire.Telegram, original: wire.Telegram | None) -> None:
        self.telegrams.append(sent)
        if original is not None:
            await self.mark(replace(original, state="countered"), sent)
        else:
            await self.mark(sent)
        self.ask_bots(sent)

    def ask_bots(self, sent: wire.Telegram) -> None:
        for seat in sent.to:
            if self.level(self.row.seats[seat]) and seat not in sent.no:
                self.begin(self.bot_answers(sent.number, seat))

    async def reply(self, who: Listener, command: wire.Reply) -> wire.Answer | None:
        """Answers are given once; a repeated one finds the offer settled and changes nothing."""
        if (who.person, command.id) in self.dealt:  # sent again
            return None
        return await self.replied(who, command)

    async def replied(self, who: Listener, command: wire.Reply) -> wire.Answer | None:
        found = self.telegram(command.number)
        if found is None or who.seat is None or not may(found, who.seat, command.act):
            return problem("no-offer", "number", command.id)
        if not (self.talk(who.seat).free or self.whispers(who.seat, (found.seat,))):
            return problem("silence", "number", command.id)
        if command.act == "accept":
            return await self.accept(who, found, who.seat, command.id)
        self.dealt.add((who.person, command.id))
        match command.act:
            case "refuse":
                await self.refuse(found, who.seat)
            case "withdraw":
                await self.mark(replace(found, state="withdrawn"))
            case "restore":
                others = [
                    replace(other, state="withdrawn")
                    for other in self.telegrams
                    if other.answers == found.number and other.state == "open"
                ]
                await self.mark(*others, replace(found, state="open", no=(), why=""))
        return None

    async def refuse(self, found: wire.Telegram, seat: int, why: str = "") -> None:
        no = (*found.no, seat)
        state = "refused" if set(no) >= set(found.to) else "open"
        await self.mark(replace(found, state=state, no=no, why=why))

    async def accept(
        self, who: Listener | None, found: wire.Telegram, seat: int, command: str
    ) -> wire.Answer | None:
        """Both sides' moves in one, if the rules allow both; else neither."""
        if self.telegrams[found.number - 1].state != "open":  # somebody was faster
            return problem("no-offer", "number", command)
        exchange = self.exchange(found, seat)
        after = self.table.copy()
        for giver, move in exchange:
            no = after.why_not(giver, move)
            if no is not None and giver == seat and who is not None:
                return self.refused(who, command, no)
            if no is not None:  # why the other cannot is not mine to know
                await self.mark(replace(found, state="void"))
                return None
            after.play_legal(giver, move, "")
        if who is not None:
            self.dealt.add((who.person, command))
        accepted = replace(found, state="accepted", by=seat)
        if not exchange:
            await self.mark(accepted)
            return None
        note = (TELEGRAMS, b"" if after.state.ended else self.wired(accepted))
        try:
            await self.commit_together(exchange, command, note)
        except (Conflict, Away):
            if who is not None:
                self.dealt.discard((who.person, command))
            return problem("conflict", "seq", command)
        self.telegrams[accepted.number - 1] = accepted
        self.tell_of(accepted)
        self.go_on()
        return None

    def exchange(self, found: wire.Telegram, partner: int) -> Exchange:
        """Who makes which free move if this partner accepts."""
        state = self.table.state
        sides = ((found.seat, partner, found.give), (partner, found.seat, found.want))
        return [
            (giver, state.standing_filled(giver, term.form, addressed(term.values, to)))
            for giver, to, term in sides
            if term is not None
        ]

    async def bot_answers(self, number: int, seat: int) -> None:
        """A bot takes an offer, asks for other terms, or says why not; it gives no words."""
        chair = self.row.seats[seat]
        await asyncio.sleep(self.pause_of(chair))
        found = self.telegram(number)
        if found is None or found.state != "open":
            return
        if found.want is None and (found.words or found.give is None):
            async with self.lock:
                await self.refuse(found, seat, WORDS)
            return
        tried = [found, *other_terms(found)]
        texts = [[(g, m.text()) for g, m in self.exchange(each, seat)] for each in tried]
        seed = self.seed(f"{seat}-telegram-{number}")
        try:
            best, why = await self.thinker.weigh(self.table, seat, texts, seed)
        except Exception:  # a bug of ours may cost an answer, never a table
            note("bot failed", logging.ERROR, game=self.row.game)
            logging.getLogger("uprising.server").exception("bot")
            best, why = -1, "why-deal-cannot"
        async with self.lock:
            with contextlib.suppress(Away):
                await self.be_sure()
                await self.answer_telegram(number, seat, tried, best, why, f"bot-{seed}")

    async def answer_telegram(
        self,
        number: int,
        seat: int,
        tried: list[wire.Telegram],
        best: int,
        why: str,
        command: str,
    ) -> None:
        """What a bot has made up its mind to say, if the offer still stands."""
        found = self.telegram(number)
        if found is None or found.state != "open":
            return
        if best == 0:
            await self.accept(None, replace(found, why=why), seat, command)
        elif best > 0:
            terms = tried[best]
            sent = wire.Telegram(
                len(self.telegrams) + 1, seat, (found.seat,), terms.want, terms.give, "", number,
                found.brief, aloud=found.aloud, why=why,
            )  # fmt: skip
            await self.send_off(sent, found)
        else:
            await self.refuse(found, seat, why)

    def telegram(self, number: int) -> wire.Telegram | None:
        return self.telegrams[number - 1] if 0 < number <= len(self.telegrams) else None

    async def mark(self, *changed: wire.Telegram) -> None:
        """Keep them as they stand now, and tell those they concern."""
        for told in changed:
            self.telegrams[told.number - 1] = told
        await self.keep_telegrams()
        for told in changed:
            self.tell_of(told)

    def tell_of(self, told: wire.Telegram) -> None:
        for listener in list(self.listeners):
            if self.concerns(told, listener):
                listener.send(told)

    def wired(self, changed: wire.Telegram | None = None) -> bytes:
        """All telegrams as they are kept, with this one as it will be."""
        told = list(self.telegrams)
        if changed is not None:
            told[changed.number - 1] = changed
        return msgspec.json.encode(Wired(self.question, told, sorted(self.dealt)))

    async def keep_telegrams(self) -> None:
        """All, each time. While the database is away they live on here alone."""
        body = b"" if self.table.state.ended else self.wired()
        with contextlib.suppress(Away, Conflict):
            await self.append([], note=(TELEGRAMS, body))

    async def unsay(self, seats: Sequence[int]) -> None:
        """Take back what somebody has wired who wants to be forgotten, words and all."""
        gone = [
            replace(told, words="", state="withdrawn" if told.state == "open" else told.state)
            for told in self.telegrams
            if told.seat in seats
        ]
        if gone:
            await self.mark(*gone)

    def concerns(self, told: wire.Telegram, who: Listener) -> bool:
        if who.seat == told.seat or who.seat in told.to:
            sender = self.row.seats[told.seat].person
            return not sender or sender not in self.row.ignored.get(who.person, ())
        return told.aloud

    def whispers(self, seat: int, to: tuple[int, ...]) -> bool:
        """Whether this may be said so that nobody else hears it."""
        return len(to) == 1 and to[0] in self.talk(seat).private

    def show_telegrams(self, who: Listener) -> None:
        """To somebody who has just come: everything as it stands."""
        for told in list(self.telegrams):
            if self.concerns(told, who):
                who.send(told)

    async def lapse(self) -> None:
        """Brief offers end with the question they were made in; all do with the game."""
        ended = self.table.state.ended
        over = [told for told in self.telegrams if told.state == "open" and (told.brief or ended)]
        if over or (ended and self.telegrams):
            await self.mark(*(replace(told, state="lapsed") for told in over))


def may(found: wire.Telegram, seat: int, act: str) -> bool:
    """Whether this seat may do that with a telegram now."""
    if act == "restore":
        if seat == found.seat:
            return found.state in ("countered", "refused", "withdrawn", "lapsed")
        return found.state == "countered" and seat in found.to
    if found.state != "open":
        return False
    return seat == found.seat if act == "withdraw" else seat in found.to and seat not in found.no


def addressed(values: dict[str, Any], to: int) -> dict[str, Any]:
    return {name: f"@{to}" if value == "@" else value for name, value in values.items()}


def generous(form: Form, seats: int) -> Form:
    """The same form as another seat may have it: any seat, any amount."""
    everybody = tuple(f"@{seat}" for seat in range(seats))
    return Form(
        form.key,
        tuple(
            OneOf(f.name, everybody)
            if isinstance(f, OneOf) and set(f.options) <= set(everybody)
            else Number(f.name, f.least, PLENTY)
            if isinstance(f, Number)
            else f
            for f in form.fields
        ),
    )


def other_terms(found: wire.Telegram) -> list[wire.Telegram]:
    """What a bot may ask for instead, the least change first: one more, two more, one less back."""
    tried = []
    for more in (1, 2):
        if found.give is not None:
            tried.append(replace(found, give=counted(found.give, more)))
    if found.want is not None:
        tried.append(replace(found, want=counted(found.want, -1)))
    return [each for each in tried if (each.give, each.want) != (found.give, found.want)]


def counted(term: wire.Term, by: int) -> wire.Term:
    """The same with its numbers larger or smaller, but not below 1."""
    values = {
        name: max(1, value + by) if isinstance(value, int) else value
        for name, value in term.values.items()
    }
    return wire.Term(term.form, values)
