"""What everybody at a table is told, each as far as she may know."""

from __future__ import annotations

import time

from uprising import wire
from uprising.bots.negotiation import SPOKEN
from uprising.kernel import REPLY, Event, Refusal
from uprising.server import sighting
from uprising.server.listening import Listener
from uprising.server.position import Position
from uprising.server.rows import is_host, pack_name
from uprising.texts import catalogue, clause
from uprising.tutorials import LEARNER


class Telling(Position):
    """Frames, refusals and remarks."""

    def listeners_of(self, seat: int) -> list[Listener]:
        return [listener for listener in self.listeners if listener.seat == seat]

    async def tell_seat(self, seat: int) -> None:
        for listener in self.listeners_of(seat):
            await listener.send(self.frame(listener, self.shown))

    async def tell_all(self, since: int) -> None:
        """One frame for each viewpoint, sent to all who have it."""
        seats = self.seats_seen() if self.listeners else ()
        frames: dict[int | None, wire.Frame] = {}
        for listener in list(self.listeners):
            if listener.seat not in frames:
                frames[listener.seat] = self.frame(listener, since, seats)
            await listener.send(frames[listener.seat])

    def frame(
        self, who: Listener, since: int, seats: tuple[wire.SeatSeen, ...] | None = None
    ) -> wire.Frame:
        """The table as this listener may see it."""
        seat = who.seat
        fresh = self.events_since(since)
        asks = self.table.state.asks
        end = self.window_end()
        talk = self.talk(seat)
        return wire.Frame(
            table=self.row.id,
            game=self.row.game,
            seq=self.shown,
            seat=seat,
            seats=self.seats_seen() if seats is None else seats,
            view=sighting.view_seen(self.table, seat),
            ask=None if seat is None else sighting.ask_seen(self.table, seat, self.held.get(seat)),
            standing=sighting.standing_rows(self.table.state, seat),
            log=sighting.entries(self.table, fresh, seat),
            undo=self.may_undo(seat),
            prompt=asks[0].prompt if asks else "",
            closes=None if end is None else max(0.0, end - time.time()),
            proposal=self.proposal,
            ending=sighting.ending(self.table),
            lesson=self.lesson_seen(),
            hidden=bool(asks) and asks[0].sealed and not asks[0].progress,
            forms=sighting.standing_forms(self.table.state, seat),
            pack=pack_name(self.row),
            talk=wire.TalkSeen(talk.free, talk.private, talk.phrases),
        )

    def events_since(self, since: int) -> list[tuple[int, Event]]:
        """From the end: of a long game only the last few are wanted."""
        late = []
        for pair in reversed(self.events):
            if pair[0] <= since:
                break
            late.append(pair)
        return late[::-1]

    def seats_seen(self) -> tuple[wire.SeatSeen, ...]:
        state = self.table.state
        asked = {ask.seat: ask for ask in state.asks}
        here = {listener.person for listener in self.listeners}
        now = time.time()
        graces = self.graces()
        return tuple(
            wire.SeatSeen(
                name=seat.name,
                bot=seat.bot,
                here=bool(seat.bot) or seat.person in here,
                asked=number in asked,
                answered=number in asked and asked[number].progress and number in state.sealed,
                taken=bool(seat.bot or seat.person),
                stand_in=bool(seat.stand_in),
                host=is_host(self.row, seat.person),
                muted=bool(seat.person) and seat.person in self.row.muted,
                left=None if seat.bot else self.clocks.left(number, now),
                grace=max(0.0, graces[number] - now) if number in graces else None,
            )
            for number, seat in enumerate(self.row.seats)
        )

    def lesson_seen(self) -> wire.LessonSeen | None:
        if self.lesson is None:
            return None
        of, table = self.lesson, self.table
        step = of.step(table)
        point = () if step is None else step.point or sighting.slots(step.wants[0])
        aside = table.state.ask_of(LEARNER) is not None and of.is_aside(table)
        return wire.LessonSeen(of.done(table), len(of.steps), point, aside)

    def refused(self, who: Listener, command: str, no: Refusal) -> wire.Refused:
        of = self.table.game
        text = catalogue(of.key, who.lang, of.folder).say(no.key)
        said = clause(of.key, no.rule, who.lang, of.folder)
        return wire.Refused(command, no.key, no.rule, text, said.text)

    def not_yet(self, who: Listener, seat: int, command: str) -> wire.Refused:
        """A move the rules allow, but not what this step of the lesson is about."""
        of, ask = self.table.game, self.table.state.ask_of(seat)
        rule = ask.rule if ask is not None else of.not_now.rule
        text = catalogue("shell", who.lang).say("lesson-not-yet")
        said = clause(of.key, rule, who.lang, of.folder)
        return wire.Refused(command, "lesson-not-yet", rule, text, said.text)

    def note_remark(self, seat: int, reason: str) -> None:
        """Whoever made the offer is told why, aside, where the rules allow a word."""
        deal = self.table.game.bargain(self.table.state, seat) if reason in SPOKEN else None
        if deal is not None and deal.kind == REPLY:
            may = self.table.game.talk(self.table.state, seat).private
            self.remarks += [(seat, who, SPOKEN[reason]) for who in deal.partners if who in may]

    async def make_remarks(self) -> None:
        """Not before all have answered: a word would give a sealed answer away."""
        if self.table.state.sealed:
            return
        remarks, self.remarks = self.remarks, []
        for seat, to, key in remarks:
            for listener in self.listeners_of(to):
                text = catalogue("shell", listener.lang).say(key)
                await listener.send(wire.Said(seat, self.row.seats[seat].name, text, private=True))
