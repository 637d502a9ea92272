"""Telegrams: offers from one player to others, answered, met with other terms, and taken back.

What a game's free moves can carry out is carried out for both sides when an offer is accepted, or
not at all; the rest is words and binds nobody. Who may send one follows from who may talk to whom.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from uprising import wire
from uprising.kernel import BadValue, Form, IllegalMove, Move, Number, OneOf
from uprising.server.storage.store import Away, Conflict
from uprising.server.tables.audience import Audience
from uprising.server.tables.bots import Bots
from uprising.server.tables.in_play import TableInPlay, level_of
from uprising.server.tables.inbox import Inbox
from uprising.server.tables.listener import Listener, problem
from uprising.server.tables.moves import Moves
from uprising.server.tables.telegrams import Done, Telegrams

LONGEST = 200  # characters of a promise
MOST = 200  # telegrams of a table
PLENTY = 999  # what somebody else may have is not mine to know
WORDS = "why-deal-words"
Exchange = list[tuple[int, Move[Any]]]


class Deals:
    """Offers between players: what may be offered, and how offers are answered and carried out."""

    def __init__(
        self,
        at: TableInPlay,
        audience: Audience,
        inbox: Inbox,
        telegrams: Telegrams,
        moves: Moves,
        bots: Bots,
        go_on: Callable[[], None],
    ) -> None:
        self.at = at
        self.audience = audience
        self.inbox = inbox
        self.telegrams = telegrams
        self.moves = moves
        self.bots = bots
        self.go_on = go_on

    def ask_again(self) -> None:
        """Bots also answer what was wired before the table was put away."""
        numbers, self.telegrams.unanswered = self.telegrams.unanswered, []
        for number in numbers:
            self.ask_bots(self.telegrams.all[number - 1])

    async def offer(self, who: Listener, command: wire.Offer) -> wire.Answer | None:
        """Send an offer, or other terms in answer to one."""
        if who.seat is None:
            return problem("spectator", "seat", command.id)
        if (who.person, command.id) in self.telegrams.done:  # sent again
            return None
        original = self.telegrams.numbered(command.answers)
        fault = self.fault(who.seat, command, original)
        if fault:
            return problem(fault, "to", command.id)
        sent = wire.Telegram(
            len(self.telegrams.all) + 1, who.seat, command.to, command.give, command.want,
            command.words.strip(), command.answers, command.brief,
            aloud=not self.at.whispers(who.seat, command.to),
        )  # fmt: skip
        try:
            self.check_terms(sent)
        except BadValue as error:
            return wire.Problem("bad-offer", error.field, error.problem, command.id)
        except IllegalMove as illegal:
            return self.audience.refused(who, command.id, illegal.refusal)
        await self.send_off(sent, original, (who.person, command.id))
        return None

    def fault(self, seat: int, command: wire.Offer, original: wire.Telegram | None) -> str:
        """What is wrong with the envelope, as a trouble's key."""
        to, talk = command.to, self.at.talk(seat)
        others = set(range(len(self.at.row.seats))) - {seat}
        if self.at.row.closed or self.at.table.state.ended or len(self.telegrams.all) >= MOST:
            return "closed"
        if not to or not set(to) <= others or len(set(to)) != len(to):
            return "bad-offer"
        if not (talk.free or self.at.whispers(seat, to)):
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
        state = self.at.table.state
        forms = {form.key: form for form in state.standing_forms(sent.seat)}
        for term, mine in ((sent.give, True), (sent.want, False)):
            if term is None:
                continue
            if term.form not in forms:
                raise BadValue("form", f"{term.form!r} is not open now")
            form = forms[term.form]
            values = addressed(term.values, sent.to[0] if mine else sent.seat)
            (form if mine else generous(form, len(self.at.row.seats))).check(values)
            if mine:
                move = state.standing_filled(sent.seat, term.form, values)
                no = self.at.table.why_not(sent.seat, move)
                if no is not None:
                    raise IllegalMove(no)

    async def send_off(
        self,
        sent: wire.Telegram,
        original: wire.Telegram | None,
        done: Done | None = None,
    ) -> None:
        answered = () if original is None else (replace(original, state="countered"),)
        await self.telegrams.mark(*answered, sent, done=done)
        self.ask_bots(sent)

    def ask_bots(self, sent: wire.Telegram) -> None:
        for seat in sent.to:
            if level_of(self.at.row.seats[seat]) and seat not in sent.no:
                self.inbox.begin(self.bot_answers(sent.number, seat))

    async def reply(self, who: Listener, command: wire.Reply) -> wire.Answer | None:
        """Answers are given once; a repeated one finds the offer settled and changes nothing."""
        if (who.person, command.id) in self.telegrams.done:  # sent again
            return None
        return await self.replied(who, command)

    async def replied(self, who: Listener, command: wire.Reply) -> wire.Answer | None:
        found = self.telegrams.numbered(command.number)
        if found is None or who.seat is None or not may(found, who.seat, command.act):
            return problem("no-offer", "number", command.id)
        if not (self.at.talk(who.seat).free or self.at.whispers(who.seat, (found.seat,))):
            return problem("silence", "number", command.id)
        if command.act == "accept":
            return await self.accept(who, found, who.seat, command.id)
        done = (who.person, command.id)
        match command.act:
            case "refuse":
                await self.refuse(found, who.seat, done=done)
            case "withdraw":
                await self.telegrams.mark(replace(found, state="withdrawn"), done=done)
            case "restore":
                others = [
                    replace(other, state="withdrawn")
                    for other in self.telegrams.all
                    if other.answers == found.number and other.state == "open"
                ]
                again = replace(found, state="open", no=(), why="")
                await self.telegrams.mark(*others, again, done=done)
        return None

    async def refuse(
        self, found: wire.Telegram, seat: int, why: str = "", done: Done | None = None
    ) -> None:
        no = (*found.no, seat)
        state = "refused" if set(no) >= set(found.to) else "open"
        await self.telegrams.mark(replace(found, state=state, no=no, why=why), done=done)

    async def accept(
        self, who: Listener | None, found: wire.Telegram, seat: int, command: str
    ) -> wire.Answer | None:
        """Both sides' moves in one, if the rules allow both; else neither."""
        if self.telegrams.all[found.number - 1].state != "open":  # somebody was faster
            return problem("no-offer", "number", command)
        exchange = self.exchange(found, seat)
        after = self.at.table.copy()
        for giver, move in exchange:
            no = after.why_not(giver, move)
            if no is not None and giver == seat and who is not None:
                return self.audience.refused(who, command, no)
            if no is not None:  # why the other cannot is not mine to know
                await self.telegrams.mark(replace(found, state="void"))
                return None
            after.play_legal(giver, move, "")
        done = None if who is None else (who.person, command)
        accepted = replace(found, state="accepted", by=seat)
        if not exchange:
            await self.telegrams.mark(accepted, done=done)
            return None
        note = self.telegrams.noted([accepted], done, after.state.ended, self.at.question)
        try:
            await self.moves.commit_together(exchange, command, note)
        except (Conflict, Away):
            return problem("conflict", "seq", command)
        self.telegrams.adopt([accepted], done)
        self.go_on()
        return None

    def exchange(self, found: wire.Telegram, partner: int) -> Exchange:
        """Who makes which free move if this partner accepts."""
        state = self.at.table.state
        sides = ((found.seat, partner, found.give), (partner, found.seat, found.want))
        return [
            (giver, state.standing_filled(giver, term.form, addressed(term.values, to)))
            for giver, to, term in sides
            if term is not None
        ]

    async def bot_answers(self, number: int, seat: int) -> None:
        """A bot takes an offer, asks for other terms, or says why not; it gives no words."""
        chair = self.at.row.seats[seat]
        await asyncio.sleep(self.bots.pause_of(chair))
        found = self.telegrams.numbered(number)
        if found is None or found.state != "open":
            return
        if found.want is None and (found.words or found.give is None):
            async with self.inbox.lock:
                with contextlib.suppress(Away, Conflict):
                    await self.inbox.be_sure()
                    await self.answer_telegram(number, seat, [], -1, WORDS, "")
            return
        tried = [found, *other_terms(found)]
        texts = [[(g, m.text()) for g, m in self.exchange(each, seat)] for each in tried]
        seed = self.at.seed(f"{seat}-telegram-{number}")
        best, why = await self.bots.weigh(seat, texts, seed)
        async with self.inbox.lock:
            with contextlib.suppress(Away, Conflict):
                await self.inbox.be_sure()
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
        found = self.telegrams.numbered(number)
        if found is None or found.state != "open" or seat in found.no:
            return
        if best == 0:
            await self.accept(None, replace(found, why=why), seat, command)
        elif best > 0:
            terms = tried[best]
            sent = wire.Telegram(
                len(self.telegrams.all) + 1, seat, (found.seat,), terms.want, terms.give, "",
                number, found.brief, aloud=found.aloud, why=why,
            )  # fmt: skip
            await self.send_off(sent, found)
        else:
            await self.refuse(found, seat, why)


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
    """The same terms with numbers changed by so much, but not below 1."""
    values = {
        name: max(1, value + by) if isinstance(value, int) else value
        for name, value in term.values.items()
    }
    return wire.Term(term.form, values)
