"""A seat at a table: the board, what happened, the question, the choices, a line to type in."""

from __future__ import annotations

import asyncio
from collections import deque
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from uprising.texts import Catalogue, catalogue, render, spoken_choice, spoken_phrase, together
from uprising.texts.compact import effects, things_asked
from uprising.tui.boards import draw
from uprising.tui.curtain import CurtainScreen, Hands
from uprising.tui.drawing import DIM, WIDEST, WIDTH, Eyes, table_title
from uprising.tui.filling import FormScreen
from uprising.tui.offers import KEYS, Choice, Menu, answered, menu
from uprising.tui.replay import ReplayScreen
from uprising.tui.rulebook import RulesScreen
from uprising.wire import (
    Agree,
    Command,
    Do,
    Face,
    Fill,
    Frame,
    Gathering,
    Greeting,
    Message,
    Problem,
    Propose,
    Refused,
    Said,
    Say,
    Start,
    Undo,
    Why,
)  # fmt: skip
from uprising.wire.visitor import Connection, TurnedDown, Visitor

WIDE, HIGH = 110, 34  # characters: a smaller screen is laid out more closely
LINES = 500  # of what happened, kept to be laid out anew
AGAIN = 1.0  # seconds between two attempts to reach a lost table


class TableScreen(Screen[None]):
    """Digits, letters and Enter choose, `/` types, F1 hint, F2 rules, F3 undo, F5 replay, F6 save,
    F7 rematch, PgUp and PgDn move the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"pick({n})", "", show=False) for n, key in enumerate(KEYS, 1)),
        Binding("slash", "type", ""),
        Binding("escape", "choices", ""),
        Binding("f1", "hint", ""),
        Binding("f2", "rules", ""),
        Binding("f3", "undo", ""),
        Binding("f5", "replay", ""),
        Binding("f6", "save", ""),
        Binding("f7", "rematch", ""),
        Binding("pageup", "scroll_board(-1)", "", priority=True),
        Binding("pagedown", "scroll_board(1)", "", priority=True),
    ]

    def __init__(self, visitor: Visitor, lang: str, table: str) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (HIGH, "-high")]
        self.visitor = visitor
        self.lang = lang
        self.table = table
        self.shell = catalogue("shell", lang)
        self.words: Catalogue = self.shell
        self.connection: Connection | None = None
        self.frame: Frame | None = None
        self.gathering: Gathering | None = None
        self.menu = Menu()
        self.happened: deque[Text] = deque(maxlen=LINES)
        self.hands = Hands()
        self.curtain: CurtainScreen | None = None
        self.sent = False  # a command is on its way, and nothing has come back yet

    def compose(self) -> ComposeResult:
        yield Static("", id="seats")
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-pane", can_focus=False):
                yield Static("", id="board")
            yield RichLog(id="log", wrap=True, min_width=20)
        yield Static("", id="prompt")
        yield Static("", id="reason")
        yield OptionList(id="choices")
        yield Static("", id="about")
        yield Input(placeholder=self.shell.say("tui-typed"), id="typed", select_on_focus=False)
        yield Static(self.shell.say("tui-keys"), id="keys")

    def on_mount(self) -> None:
        self.query_one("#log", RichLog).can_focus = False
        self.query_one(OptionList).focus()
        self.run_worker(self.stay(), exclusive=True)

    async def on_unmount(self) -> None:
        if self.connection is not None:
            await self.connection.close()

    @property
    def eyes(self) -> Eyes:
        seats = self.frame.seats if self.frame else ()
        seat = self.frame.seat if self.frame else None
        pane = self.query_one("#board-pane").scrollable_content_region.width
        width = min(WIDEST, pane) if pane else WIDTH
        names = [one.name for one in seats]
        return Eyes(self.words, self.shell, names, seat, width, self.size.height < HIGH)

    def on_resize(self) -> None:
        self.call_after_refresh(self.lay_out)

    def lay_out(self) -> None:
        """Draw anew what was written for another width."""
        if self.frame is not None and self.curtain is None:
            self.draw_board(self.frame)
        log = self.query_one(RichLog)
        log.clear()
        for line in self.happened:
            log.write(line)

    # The connection to the table

    async def stay(self) -> None:
        """Receive frames; reconnect when the connection is lost."""
        while True:
            try:
                seen = -1 if self.frame is None else self.frame.seq
                self.connection = await self.visitor.connect(self.table, self.lang, seen)
                async for message in self.connection.messages():
                    await self.hear(message)
            except TurnedDown:
                pass
            if not self.is_attached or (self.frame is not None and self.frame.ending is not None):
                return
            self.tell(self.shell.say("tui-lost"))
            await asyncio.sleep(AGAIN)

    async def hear(self, message: Message) -> None:
        if isinstance(message, Frame | Gathering) and self.words is self.shell:
            self.words = await self.visitor.words(message.game, self.lang)
        match message:
            case Greeting():
                self.hands = Hands(message.mine)
            case Frame():
                self.hear_frame(message)
            case Gathering():
                self.show_gathering(message)
            case Refused():
                self.sent = False
                self.tell(message.text, f"{message.rule}: {message.clause}")
            case Problem():
                self.sent = False
                if message.code != "stale":
                    why = message.text or message.code
                    self.tell(self.shell.say("tui-problem", problem=why))
            case Said():
                self.note(Text(f"{message.name}: {self.heard(message)}", "italic"))

    def heard(self, said: Said) -> str:
        """Words, a listed phrase, or a gesture, which the shell has words for."""
        if not said.phrase:
            return said.text
        known = self.shell if said.phrase in self.shell.keys else self.words
        return spoken_phrase(known, said.phrase, self.eyes.names)

    async def send(self, command: Command) -> None:
        if self.connection is not None:
            self.sent = True
            await self.connection.send(command)

    def next_id(self) -> str:
        return "" if self.connection is None else self.connection.next_id()

    # What is shown

    def tell(self, reason: str, clause: str = "") -> None:
        text = Text(reason, "bold bright_red")
        if clause:
            text.append(f"\n{clause}", DIM)
        self.say_below(text)

    def say_below(self, text: Text) -> None:
        """A line below the question, which takes no room while there is nothing to say."""
        below = self.query_one("#reason", Static)
        below.update(text)
        below.display = bool(text)

    def note(self, line: Text) -> None:
        """Add to what happened."""
        self.happened.append(line)
        self.query_one(RichLog).write(line)

    def hear_frame(self, frame: Frame) -> None:
        """Show it, unless another of the seats at this terminal is to look first."""
        seat = self.hands.next(frame)
        if seat is not None:
            self.frame, self.gathering, self.sent = frame, None, False
            self.draw_curtain(seat, frame.seats[seat].name)
            return
        if self.curtain is not None:
            self.curtain.dismiss(False)
        self.show_frame(frame)

    def draw_curtain(self, seat: int, name: str) -> None:
        """Hide everything, and ask for the next player at this terminal."""
        if self.curtain is not None:
            self.curtain.call_for(name)
            return
        while self.app.screen is not self:
            self.app.pop_screen()
        for part in ("#board", "#prompt"):
            self.query_one(part, Static).update("")
        self.tell("")
        self.forget()
        self.show_menu(Menu())

        async def sit(is_there: bool | None) -> None:
            self.curtain = None
            if is_there and self.frame is not None:
                taking = self.hands.next(self.frame)
                self.frame = None
                await self.send(Face(self.next_id(), seat if taking is None else taking))

        self.curtain = CurtainScreen(self.shell, name)
        self.app.push_screen(self.curtain, sit)

    def forget(self) -> None:
        """Nothing of what happened is to be seen by somebody else."""
        self.happened.clear()
        self.query_one(RichLog).clear()

    def show_frame(self, frame: Frame) -> None:
        before, self.frame = self.frame, frame
        self.gathering = None
        self.sent = False
        eyes = self.eyes
        for entry in frame.log:
            self.note(Text(f"• {render(eyes.words, f'log-{entry.tag}', entry.values, eyes.names)}"))
        self.draw_board(frame)
        self.query_one("#seats", Static).update(self.seats(frame, eyes))
        self.query_one("#prompt", Static).update(self.question(frame, eyes))
        if before is None or offered(before) != offered(frame):
            self.tell("")
            self.show_menu(menu(frame, eyes))

    def draw_board(self, frame: Frame) -> None:
        view = msgspec.json.decode(frame.view)
        self.query_one("#board", Static).update(draw(frame.game, view, self.eyes))

    def seats(self, frame: Frame, eyes: Eyes) -> Text:
        """Everybody at the table: who is asked, who has sealed an answer, who is a bot or away."""
        parts = []
        for number, seat in enumerate(frame.seats):
            mark = "✔ " if seat.answered else "▸ " if seat.asked else "  "
            bot = f" ({self.shell.say('page-bot')})" if seat.bot or seat.stand_in else ""
            away = "" if seat.here or seat.bot else f" ({self.shell.say('page-away')})"
            parts.append(Text(mark) + eyes.who(number) + Text(bot + away, DIM))
        whole = Text("  ").join([table_title(eyes.words, frame.pack), *parts])
        return whole if whole.cell_len <= self.size.width - 2 else Text("  ").join(parts)

    def question(self, frame: Frame, eyes: Eyes) -> Text:
        if frame.ending is not None:
            return self.ending(frame, eyes)
        text = Text()
        if frame.ask is not None:
            prompt = render(eyes.words, frame.ask.prompt, frame.ask.about, eyes.names)
            text = Text.assemble((prompt, "bold"), (f" [{frame.ask.rule}]", DIM))
            if frame.ask.sealed:
                text.append(f" ({self.shell.say('tui-sealed')})", DIM)
            if frame.ask.answered:
                move = answered(frame.ask, eyes)
                text.append(f"\n{self.shell.say('tui-answered', move=move)}", "bright_green")
        elif waiting := [seat.name for seat in frame.seats if seat.asked and not seat.answered]:
            text = Text(self.shell.say("tui-waiting", names=", ".join(waiting)), DIM)
        if frame.closes is not None:
            text.append(f" {self.shell.say('tui-closes', seconds=round(frame.closes))}", DIM)
        return text

    def ending(self, frame: Frame, eyes: Eyes) -> Text:
        ending = frame.ending
        assert ending is not None
        how = self.shell.say("end-how", how=eyes.words.say(ending.key), rule=ending.rule)
        names = [eyes.names[seat] for seat in ending.winners]
        won = (
            self.shell.say("end-winners", count=len(names), names=together(self.shell, names))
            if names
            else self.shell.say("end-nobody")
        )
        text = Text.assemble((how, "bold"), (f"  {won}", "bold bright_yellow"))
        if any(ending.scores):
            pairs = zip(eyes.names, ending.scores, strict=True)
            scores = ", ".join(f"{name} {score}" for name, score in pairs)
            text.append(f"  {self.shell.say('end-scores', scores=scores)}")
        return text

    def show_gathering(self, gathering: Gathering) -> None:
        """Before the start: who sits where, the link to send, and Enter to begin."""
        self.gathering = gathering
        self.query_one("#seats", Static).update(table_title(self.words, gathering.pack))
        link = f"{self.visitor.server}/#/join/{gathering.invite}"
        self.query_one("#prompt", Static).update(self.shell.say("tui-gathering", link=link))
        free = self.shell.say("page-free-seat")
        chairs = [seat.name if seat.taken else free for seat in gathering.seats]
        self.query_one("#board", Static).update(
            "\n".join(f"{n}. {c}" for n, c in enumerate(chairs, 1))
        )
        self.show_menu(Menu((), [Choice(self.shell.say("tui-start"))]))

    def show_menu(self, shown: Menu) -> None:
        self.menu = shown
        choices = self.query_one(OptionList)
        choices.clear_options()
        number = 0
        for place, offer in enumerate(shown.offers):
            heading = self.gathering is None and is_heading(offer)
            number += 0 if heading else 1
            key = KEYS[number - 1] if 0 < number <= len(KEYS) else " "
            label = Text(offer.label, DIM) if heading else Text(f"{key:>2}  {offer.label}")
            choices.add_option(Option(label, str(place), disabled=heading))
        if number:
            choices.highlighted = next(
                n for n, offer in enumerate(shown.offers) if self.gathering or not is_heading(offer)
            )
        else:
            self.query_one("#about", Static).display = False
        choices.scroll_home(animate=False)

    # What a person does

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if shown_still(event):
            await self.choose(self.menu.offers[int(event.option_id or 0)])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What the cards of this choice do."""
        if not shown_still(event):
            return
        offer = self.menu.offers[int(event.option_id or 0)]
        told = effects(
            self.words, things_asked(self.words, [offer.move or " ".join(offer.trail or ())])
        )
        about = self.query_one("#about", Static)
        about.update(Text("\n".join(line.partition(" = ")[2] for line in told), DIM))
        about.display = bool(told)

    async def action_pick(self, number: int) -> None:
        """A digit or a letter chooses the line that shows it."""
        open_ones = [o for o in self.menu.offers if self.gathering or not is_heading(o)]
        if self.focused is not self.query_one(Input) and number <= len(open_ones):
            await self.choose(open_ones[number - 1])

    async def choose(self, offer: Choice) -> None:
        if self.gathering is not None:
            await self.send(Start(self.next_id()))
        elif self.frame is None or self.sent:
            return
        elif offer.trail is not None:
            self.show_menu(menu(self.frame, self.eyes, offer.trail))
        elif offer.form is not None:
            self.app.push_screen(FormScreen(offer.form, self.eyes), self.filled(offer.form.key))
        elif offer.agree is not None:
            await self.send(Agree(self.next_id(), offer.agree))
        elif offer.move:
            await self.send(Do(self.next_id(), self.frame.seq, offer.move))

    def filled(self, form: str) -> Any:
        async def send(values: dict[str, Any] | None) -> None:
            if values is not None and self.frame is not None:
                await self.send(Fill(self.next_id(), self.frame.seq, form, values))

        return send

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """A move as in the record; after `?` words to ask why not, after `!` something to say."""
        text = event.value.strip()
        event.input.clear()
        self.query_one(OptionList).focus()
        if self.frame is None or not text:
            return
        if text.startswith("?"):
            await self.send(Why(self.next_id(), text[1:].split()))
        elif text.startswith("!"):
            await self.speak(self.frame, text[1:].strip())
        else:
            await self.send(Do(self.next_id(), self.frame.seq, text))

    async def speak(self, frame: Frame, text: str) -> None:
        """Say it: free words, or the listed phrase of that number; without words, what there is."""
        phrases = frame.talk.phrases
        if text.isdecimal() and 0 < int(text) <= len(phrases):
            await self.send(Say(self.next_id(), "", phrases[int(text) - 1]))
        elif text:
            await self.send(Say(self.next_id(), text))
        else:
            said = [spoken_phrase(self.words, one, self.eyes.names) for one in phrases]
            lines = [f"! {number}  {one}" for number, one in enumerate(said, 1)]
            if not phrases and not frame.talk.free:
                lines = [self.shell.say("chat-silence")]
            self.say_below(Text("\n".join(lines), "bright_green"))

    def action_type(self) -> None:
        self.query_one(Input).focus()

    def action_choices(self) -> None:
        """Back from typing; back to the whole menu."""
        if self.focused is self.query_one(Input):
            self.query_one(OptionList).focus()
        elif self.frame is not None:
            self.show_menu(menu(self.frame, self.eyes))

    async def action_rules(self) -> None:
        if self.frame is None:
            return
        about = self.frame.ask.rule if self.frame.ask else ""
        if self.frame.ending is not None:
            about = self.frame.ending.rule
        clauses = await self.visitor.rules(self.frame.game, self.lang)
        self.app.push_screen(RulesScreen(clauses, self.shell, about))

    async def action_undo(self) -> None:
        """Take the last move back, or ask those whom it touches."""
        if self.frame is None or self.frame.ending is not None:
            return
        if self.frame.undo:
            await self.send(Undo(self.next_id(), self.frame.seq))
        else:
            self.tell(self.shell.say("tui-no-undo"))
            await self.send(Propose(self.next_id(), "undo"))

    def action_replay(self) -> None:
        if self.frame is None:
            return
        ended = self.frame.ending is not None
        whose = "all" if ended else "" if self.frame.seat is None else str(self.frame.seat)
        path = f"api/tables/{self.table}/replay?seat={whose}"
        self.app.push_screen(ReplayScreen(self.visitor, self.lang, path))

    async def action_hint(self) -> None:
        """What a search would do, where nobody else plays."""
        if self.frame is None or self.frame.seat is None or self.frame.ask is None:
            return
        try:
            path = f"api/tables/{self.table}/advice?seat={self.frame.seat}"
            advice = await self.visitor.ask(path)
        except TurnedDown as no:
            self.tell(self.shell.say("tui-problem", problem=no.problem))
            return
        if advice["move"]:
            said = (advice["say"], advice["values"]) if "say" in advice else None
            move = spoken_choice(self.words, advice["move"], said, self.eyes.names)
            known = self.words if advice["why"] in self.words.keys else self.shell
            why = known.say(advice["why"]) if advice["why"] in known.keys else ""
            hint = self.shell.say("play-hint", move=move, why=why)
            self.say_below(Text(hint, "bright_green"))

    async def action_rematch(self) -> None:
        """Once the game is over: the same table again."""
        if self.frame is None or self.frame.ending is None:
            return
        try:
            made = await self.visitor.ask(f"api/tables/{self.table}/rematch", {})
        except TurnedDown as no:
            self.tell(self.shell.say("tui-problem", problem=no.problem))
            return
        self.app.switch_screen(TableScreen(self.visitor, self.lang, made["table"]))

    def action_scroll_board(self, way: int) -> None:
        pane = self.query_one("#board-pane", VerticalScroll)
        pane.scroll_relative(y=way * max(1, pane.size.height - 2), animate=False)

    async def action_save(self) -> None:
        """Once the game is over: write its record to a file here."""
        if self.frame is None or self.frame.ending is None:
            return
        record = await self.visitor.fetch(f"api/tables/{self.table}/record")
        file = Path(f"{self.frame.game}-{self.table}.txt")
        file.write_bytes(record)
        self.tell(self.shell.say("tui-saved", file=str(file)))


def offered(frame: Frame) -> tuple[Any, ...]:
    """All that the menu is made from."""
    return frame.seq, frame.seat, frame.ask, frame.standing, frame.forms, frame.proposal


def shown_still(event: OptionList.OptionMessage) -> bool:
    """Whether the list has not been made anew since: a message may arrive after that."""
    shown, place = event.option_list, event.option_index
    return place < shown.option_count and shown.get_option_at_index(place) is event.option


def is_heading(offer: Choice) -> bool:
    return not offer.move and offer.form is None and offer.trail is None and offer.agree is None
