"""Who is at a table, and what everybody there is told, each as far as she may know."""

from __future__ import annotations

from typing import Any, Final, final

import msgspec
from mypy_extensions import mypyc_attr

from uprising import wire
from uprising.bots.negotiation import SPOKEN
from uprising.kernel import REPLY, Event, Refusal
from uprising.server.operations import clock
from uprising.server.storage.rows import is_host, pack_name
from uprising.server.tables import outgoing
from uprising.server.tables.in_play import TableInPlay
from uprising.server.tables.listener import Listener
from uprising.texts import catalogue, clause
from uprising.tutorials import LEARNER


@final
class Scene:
    """What is the same in everybody's frame, and what has happened, for each to see her part."""

    def __init__(
        self,
        seats: Any,
        views: outgoing.Views,
        log: outgoing.Log,
        prompt: str,
        closes: float | None,
        ending: wire.Ending | None,
        lesson: wire.LessonSeen | None,
        hidden: bool,
        pack: str,
    ) -> None:
        self.seats: Final = seats
        self.views: Final = views
        self.log: Final = log
        self.prompt: Final = prompt
        self.closes: Final = closes
        self.ending: Final = ending
        self.lesson: Final = lesson
        self.hidden: Final = hidden
        self.pack: Final = pack


@mypyc_attr(allow_interpreted_subclasses=True)
class Audience:
    """Those who are there: their frames, refusals and remarks, and since when others are away."""

    def __init__(self, at: TableInPlay) -> None:
        self.at = at
        self.listeners: list[Listener] = []
        self.gone: dict[str, float] = {}  # since when people are away
        self.remarks: list[tuple[int, int, str]] = []  # from whom to whom, until all have answered
        self.faces_of = at.row  # the chairs as everybody sees them
        self.faces: dict[tuple[int, int, int], Any] = {}

    # Who is there

    def here(self) -> set[str]:
        return {listener.person for listener in self.listeners}

    def arrive(self, person: str) -> None:
        self.gone.pop(person, None)

    def leave(self, person: str) -> None:
        if person and person not in self.here():
            self.gone[person] = clock.now()

    def graces(self) -> dict[int, float]:
        """When a bot stands in for each absent seat that somebody else is waiting for."""
        at = self.at
        if not at.row.settings.grace or at.clocks.slow:
            return {}
        here = self.here()
        absent = [ask.seat for ask in at.table.state.asks if self.is_away(ask.seat, here)]
        if not absent or not any(seat.person in here for seat in at.row.seats):
            return {}
        now = clock.now()
        people = {seat: at.row.seats[seat].person for seat in absent}
        return {
            seat: self.gone.setdefault(person, now) + at.row.settings.grace
            for seat, person in people.items()
        }

    def is_away(self, seat: int, here: set[str]) -> bool:
        """Whether a seat has still to answer, and nobody is there to do it."""
        chair = self.at.row.seats[seat]
        absent = chair.person and chair.person not in here and not chair.stand_in
        # where answers are hidden it must not show who has given one
        return bool(absent) and (self.at.clocks.hidden or seat not in self.at.clocks.answered)

    # What they are told

    def listeners_of(self, seat: int) -> list[Listener]:
        return [listener for listener in self.listeners if listener.seat == seat]

    @property
    def watched(self) -> bool:
        """Whether somebody here wants beats."""
        return any(listener.beats for listener in self.listeners)

    def tell_seat(self, seat: int) -> None:
        for listener in self.listeners_of(seat):
            listener.send(self.frame(listener, self.at.shown))

    def tell_all(self, since: int, tale: outgoing.Tale | None = None) -> None:
        """One frame for each viewpoint, sent to all who have it; with beats for who wants them."""
        if not self.listeners:
            return
        scene = self.scene(since)
        plain: dict[int | None, wire.Frame] = {}
        told: dict[int | None, wire.Frame] = {}
        for listener in list(self.listeners):
            seat = listener.seat
            if seat not in plain:
                plain[seat] = self.frame(listener, since, scene)
            if not listener.beats:
                listener.send(plain[seat])
                continue
            if seat not in told:
                told[seat] = with_beats(plain[seat], scene.views, tale)
            listener.send(told[seat])

    def scene(self, since: int) -> Scene:
        asks = self.at.table.state.asks
        end = self.at.window_end()
        return Scene(
            seats=self.seats_sent(),
            views=outgoing.Views(self.at.table.game),
            log=outgoing.Log(self.at.table.game, self.events_since(since)),
            prompt=asks[0].prompt if asks else "",
            closes=None if end is None else max(0.0, end - clock.now()),
            ending=outgoing.ending(self.at.table),
            lesson=self.lesson_seen(),
            hidden=bool(asks) and asks[0].sealed and not asks[0].progress,
            pack=pack_name(self.at.row),
        )

    def frame(self, who: Listener, since: int, scene: Scene | None = None) -> wire.Frame:
        """The table as this listener may see it: what all see, and what this seat sees besides."""
        scene = scene or self.scene(since)
        seat, state = who.seat, self.at.table.state
        return wire.Frame(
            table=self.at.row.id,
            game=self.at.row.game,
            seq=self.at.shown,
            seat=seat,
            seats=scene.seats,
            view=scene.views.at(state, seat),
            ask=None
            if seat is None
            else outgoing.ask_seen(self.at.table, seat, self.at.held.get(seat), self.at.timed()),
            standing=outgoing.standing_rows(self.at.table.game, state, seat),
            log=scene.log.written(seat),
            undo=self.at.may_undo(seat),
            prompt=scene.prompt,
            closes=scene.closes,
            proposal=self.at.proposal,
            ending=scene.ending,
            frozen=False,
            lesson=scene.lesson,
            hidden=scene.hidden,
            forms=outgoing.standing_forms(state, seat),
            pack=scene.pack,
            talk=outgoing.talk_seen(self.at.talk(seat)),
            content=self.at.content,
            gone=self.at.taken_back,
        )

    def events_since(self, since: int) -> list[tuple[int, Event]]:
        """The events since then, searched from the end: mostly a few of many are wanted."""
        late = []
        for pair in reversed(self.at.events):
            if pair[0] <= since:
                break
            late.append(pair)
        return late[::-1]

    def seats_sent(self) -> Any:
        """The seats as everybody sees them; without clocks they look the same again and again."""
        state = self.at.table.state
        here = {listener.person for listener in self.listeners}
        present = asked = answered = 0
        for number, chair in enumerate(self.at.row.seats):
            present |= (chair.person != "" and chair.person in here) << number
        for ask in state.asks:
            asked |= 1 << ask.seat
            answered |= (ask.progress and ask.seat in state.sealed) << ask.seat
        graces = self.graces()
        if self.at.row.settings.clock != "off" or graces:
            return self.seats_with_clocks(present, asked, answered, graces)
        if self.faces_of is not self.at.row:
            self.faces_of, self.faces = self.at.row, {}
        face = (present, asked, answered)
        if face not in self.faces:
            seats = self.seats_seen(present, asked, answered)
            self.faces[face] = msgspec.Raw(outgoing.WRITER.encode(seats))
        return self.faces[face]

    def seats_with_clocks(
        self, present: int, asked: int, answered: int, graces: dict[int, float]
    ) -> Any:
        now, found = clock.now(), []
        for number, seat in enumerate(self.seats_seen(present, asked, answered)):
            left = None if seat.bot else self.at.clocks.left(number, now)
            grace = max(0.0, graces[number] - now) if number in graces else None
            found.append(msgspec.structs.replace(seat, left=left, grace=grace))
        return msgspec.Raw(outgoing.WRITER.encode(found))

    def seats_seen(self, present: int, asked: int, answered: int) -> list[wire.SeatSeen]:
        """The seats without their clocks. Each number is a set of seats, one bit for each."""
        return [
            wire.SeatSeen(
                name=chair.name,
                bot=chair.bot,
                program=chair.program,
                here=bool(chair.bot) or bool(present >> number & 1),
                asked=bool(asked >> number & 1),
                answered=bool(answered >> number & 1),
                taken=bool(chair.bot or chair.person),
                stand_in=bool(chair.stand_in),
                host=is_host(self.at.row, chair.person),
                muted=bool(chair.person) and chair.person in self.at.row.muted,
            )
            for number, chair in enumerate(self.at.row.seats)
        ]

    def lesson_seen(self) -> wire.LessonSeen | None:
        if self.at.lesson is None:
            return None
        of, table = self.at.lesson, self.at.table
        step = of.step(table)
        point = () if step is None else step.point or outgoing.slots(step.wants[0])
        aside = table.state.ask_of(LEARNER) is not None and of.is_aside(table)
        return wire.LessonSeen(of.done(table), len(of.steps), point, aside)

    def refused(self, who: Listener, command: str, no: Refusal) -> wire.Refused:
        of = self.at.table.game
        text = catalogue(of.key, who.lang, of.folder).say(no.key)
        said = clause(of.key, no.rule, who.lang, of.folder)
        return wire.Refused(command, no.key, no.rule, text, said.text)

    def not_yet(self, who: Listener, seat: int, command: str) -> wire.Refused:
        """A move the rules allow, but not what this step of the lesson is about."""
        of, ask = self.at.table.game, self.at.table.state.ask_of(seat)
        rule = ask.rule if ask is not None else of.not_now.rule
        text = catalogue("shell", who.lang).say("lesson-not-yet")
        said = clause(of.key, rule, who.lang, of.folder)
        return wire.Refused(command, "lesson-not-yet", rule, text, said.text)

    def note_remark(self, seat: int, reason: str) -> None:
        """Whoever made the offer is told why, aside, where the rules allow a word."""
        deal = (
            self.at.table.game.bot.bargain(self.at.table.state, seat) if reason in SPOKEN else None
        )
        if deal is not None and deal.kind == REPLY:
            may = self.at.table.game.talk(self.at.table.state, seat).private
            self.remarks += [(seat, who, SPOKEN[reason]) for who in deal.partners if who in may]

    def make_remarks(self) -> None:
        """Say what bots remark, once all have answered: before, it could reveal a sealed answer."""
        if self.at.table.state.sealed:
            return
        remarks, self.remarks = self.remarks, []
        for seat, to, key in remarks:
            for listener in self.listeners_of(to):
                words = catalogue("shell", listener.lang)
                text = words.say("chat-about-offer", said=words.say(key))
                listener.send(wire.Said(seat, self.at.row.seats[seat].name, text, private=True))


def with_beats(frame: wire.Frame, views: outgoing.Views, tale: outgoing.Tale | None) -> wire.Frame:
    if tale is None:
        return frame
    beats = tale.seen_by(views, frame.seat, frame.view)
    return msgspec.structs.replace(frame, beats=beats) if beats else frame
