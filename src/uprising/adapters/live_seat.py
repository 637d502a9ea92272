"""An agent at a live table: the seat protocol on one side, `Question` and `Answer` on the other.

It sees what a person at its seat reads, and the table never waits for it longer than for a person:
clocks and stand-ins are the table's. An answer that is refused is asked for once more with the
refusal; after that the default is played, and the slip is counted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from uprising.adapters.live_question import (
    ACCEPT,
    names_in,
    question_of,
    telegram_question,
)
from uprising.adapters.seat import OPEN, STALE, News, NoAnswer, Seat
from uprising.adapters.seat import Answer as Reply
from uprising.agents import (
    AgentPlayer,
    Answer,
    Begin,
    End,
    Offered,
    Slip,
    Trouble,
    Usage,
    Utterance,
)
from uprising.agents.asking import about
from uprising.agents.reading import BadAnswer
from uprising.agents.seated import RETRIES
from uprising.texts import Catalogue
from uprising.texts.compact import phrase_meant
from uprising.wire import AskSeen, Do, Done, Ending, Fill, Frame, Offer, Problem, Refused, Say
from uprising.wire import Reply as Answered
from uprising.wire.visitor import TurnedDown, Visitor

LONGEST_OFFER: Final = 200
WAITS: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)  # seconds before the connection is tried again


class LiveSeat:
    """An agent's seat at a table, from its sitting down to the end of the game."""

    def __init__(self, visitor: Visitor, table: str, player: AgentPlayer, lang: str) -> None:
        self.visitor: Final = visitor
        self.table: Final = table
        self.player: Final = player
        self.lang: Final = lang
        self.given_up = -1  # the number of the frame in which nothing it may do was found
        self.answered: set[int] = set()  # telegrams it has answered
        self.seat: Seat

    async def play(self) -> Ending:
        """Play until the game is over. A connection that is cut is opened again."""
        await self.open()
        while True:
            await self.seat.until(self.is_wanted, None)
            if not self.is_wanted():
                await self.open()
                continue
            frame = self.frame
            if frame.ending is not None:
                self.finish(frame.ending)
                await self.seat.connection.close()
                return frame.ending
            try:
                await self.act(frame)
            except NoAnswer:  # the connection is cut, or will be: what was not done is asked again
                continue

    async def open(self) -> None:
        for seconds in (*WAITS, None):
            try:
                seen = -1 if self.player.began is None else self.frame.seq
                connection = await self.visitor.connect(self.table, self.lang, seen)
                break
            except TurnedDown:
                if seconds is None:
                    raise
                await asyncio.sleep(seconds)
        self.seat = Seat(self.visitor, connection, self.lang)

    @property
    def frame(self) -> Frame:
        assert self.seat.frame is not None
        return self.seat.frame

    @property
    def words(self) -> Catalogue:
        assert self.seat.words is not None
        return self.seat.words

    def is_wanted(self) -> bool:
        frame = self.seat.frame
        if frame is None:
            return False
        asked = self.seat.waits() and frame.seq != self.given_up
        return frame.ending is not None or asked or bool(self.offers_to(frame.seat))

    def offers_to(self, seat: int | None) -> list[int]:
        """The open telegrams that wait for this seat."""
        return [
            told.number
            for told in self.seat.offers()
            if seat in told.to and seat not in told.no and told.number not in self.answered
        ]

    async def act(self, frame: Frame) -> None:
        if self.player.began is None:
            await self.greet(frame)
        waiting = self.offers_to(frame.seat)
        if waiting:
            await self.answer_offer(frame, waiting[0])
        elif frame.ask is not None and not frame.ask.answered:
            await self.decide(frame, frame.ask, self.seat.take_news())

    async def greet(self, frame: Frame) -> None:
        assert frame.seat is not None
        poster = await self.visitor.ask(f"api/tables/{self.table}")
        rules = await self.visitor.ask(f"api/rules/{frame.game}/{self.lang}")
        self.player.began = Begin(
            game=frame.game,
            title=self.words.say("game-title"),
            seat=frame.seat,
            names=names_in(frame),
            options=poster["options"],
            rules=rulebook_of(rules),
            about=about(self.words, poster["options"]),
        )
        await asyncio.to_thread(self.player.tell, "begin", self.player.began)

    async def decide(self, frame: Frame, ask: AskSeen, news: Sequence[News]) -> None:
        """Ask the agent, once more if it is refused; then play the default in its name."""
        asked = question_of(frame, ask, self.words, news)
        start = time.monotonic()
        slips: list[Slip] = []
        usage = Usage()
        answer = Answer()
        played = ""
        for _ in range(1 + RETRIES):
            try:
                answer = await asyncio.to_thread(self.player.decided, asked)
                usage += answer.usage
                played = await self.send(frame, answer)
                break
            except Stale:
                self.seat.news = [*news, *self.seat.news]  # it was told of this for nothing
                return
            except (BadAnswer, Trouble) as error:
                slips.append(Slip(len(self.player.turns), error.kind, str(error)))
                if error.kind == "late":
                    break
                asked = replace(asked, refused=str(error))
        by_default = not played
        if by_default and not await self.stand_in(frame, asked.default):
            return
        move = played or asked.default
        self.player.note(asked, move, answer, by_default, slips, usage, start)
        await self.speak(frame)

    async def send(self, frame: Frame, answer: Answer) -> str:
        """The move as it was played; `BadAnswer` says why it was not."""
        if answer.form:
            form, values = answer.form, answer.values
            told = await self.seat.command(lambda name: Fill(name, frame.seq, form, values))
            move = f"{form} {values}"
        elif isinstance(answer.move, str) and answer.move.strip():
            move = answer.move.strip()
            told = await self.seat.command(lambda name: Do(name, frame.seq, move))
        else:
            raise BadAnswer("nonsense", "there is no move in the answer")
        return checked(told, move)

    async def stand_in(self, frame: Frame, default: str) -> bool:
        told = await self.seat.command(lambda name: Do(name, frame.seq, default))
        if not isinstance(told, Done):
            self.given_up = frame.seq  # only the table's own clock can answer this
        return isinstance(told, Done)

    async def answer_offer(self, frame: Frame, number: int) -> None:
        self.answered.add(number)
        told = self.seat.telegrams[number]
        if told.state != OPEN:
            return
        try:
            asked = telegram_question(frame, told, self.words)
            answer = await asyncio.to_thread(self.player.decided, asked)
        except (Trouble, BadAnswer):
            answer = Answer()
        takes = isinstance(answer.move, str) and answer.move.strip().lower() in (ACCEPT, "1")
        act: Any = "accept" if takes else "refuse"
        self.player.tally["asked_to_take"] += 1
        self.player.tally["taken"] += int(takes)
        await self.seat.command(lambda name: Answered(name, number, act))

    async def speak(self, frame: Frame) -> None:
        """Say and offer what came with the last answer, as far as the table lets it."""
        spoken, self.player.spoken = self.player.spoken, []
        offers, self.player.offers = self.player.offers, []
        for one in spoken:
            await self.say(frame, one)
        for offer in offers:
            await self.offer(frame, offer)

    async def say(self, frame: Frame, one: Utterance) -> None:
        text = " ".join(one.text.split())
        phrase = phrase_meant(text, frame.talk.phrases, names_in(frame))
        names = names_in(frame)
        to = names.index(one.to) if one.to in names else None
        if text and not (one.to and to is None):
            said = "" if phrase else text
            await self.seat.command(lambda name: Say(name, said, phrase, to))

    async def offer(self, frame: Frame, offer: Offered) -> None:
        """Terms are said in words: what binds is a form, and an agent writes moves."""
        names = [name.lower() for name in names_in(frame)]
        if offer.to.lower() not in names:
            return
        terms = [f"I give: {offer.give}."] if offer.give else []
        terms += [f"I want: {offer.want}."] if offer.want else []
        words = " ".join([*terms, *offer.words.split()])[:LONGEST_OFFER]
        to = (names.index(offer.to.lower()),)
        self.player.tally["offered"] += 1
        await self.seat.command(lambda name: Offer(name, to, words=words))

    def finish(self, ending: Ending) -> None:
        self.player.end(End(ending.winners, ending.key, ending.scores))


class Stale(Exception):
    """Another question is open by now."""


def checked(told: Reply, move: str) -> str:
    """The move if it was done; why it was not, as the agent's slip."""
    if isinstance(told, Done):
        return move
    if isinstance(told, Refused):
        raise BadAnswer("illegal", f"{told.text} [{told.rule}] {told.clause}".strip())
    if isinstance(told, Problem) and told.code == STALE:
        raise Stale
    what = told.text or told.code if isinstance(told, Problem) else "it was not done"
    raise BadAnswer("nonsense", f"{move!r}: {what}")


def rulebook_of(rules: Sequence[dict[str, Any]]) -> str:
    """The rulebook in Markdown from what the server tells of it, clause by clause."""
    lines: list[str] = []
    section = None
    for clause in rules:
        if clause["section"] != section:
            section = clause["section"]
            lines += ["", f"## {section}", ""]
        lines.append(f"- **{clause['id']}** [{', '.join(clause['tags'])}] {clause['text']}")
    return "\n".join(lines).strip()
