"""A replay, move by move: whole, as one seat saw it, or as everybody did."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import RichLog, Static

from uprising.texts import Catalogue, catalogue, render
from uprising.tui.boards import draw
from uprising.tui.drawing import Eyes, table_title
from uprising.wire.visitor import Visitor

EVERYTHING = "?seat=all"


class ReplayScreen(Screen[None]):
    """`path` is where the server tells the game: a table's or a record's replay."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "go(1)", ""),
        Binding("left", "go(-1)", ""),
        Binding("pagedown", "go(10)", ""),
        Binding("pageup", "go(-10)", ""),
        Binding("home", "go(-100000)", ""),
        Binding("end", "go(100000)", ""),
        Binding("tab", "turn", ""),
        Binding("escape", "leave", ""),
    ]

    def __init__(self, visitor: Visitor, lang: str, path: str) -> None:
        super().__init__()
        self.visitor = visitor
        self.lang = lang
        self.path = path
        self.shell = catalogue("shell", lang)
        self.words: Catalogue = self.shell
        self.told: dict[str, Any] = {}
        self.at = 0
        self.seat: int | None = None  # None: whoever the path speaks for

    def compose(self) -> ComposeResult:
        yield Static("", id="seats")
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-pane"):
                yield Static("", id="board")
            yield RichLog(id="log", wrap=True, min_width=20)
        yield Static("", id="prompt")
        yield Static(self.shell.say("tui-replay-keys"), id="keys")

    async def on_mount(self) -> None:
        self.told = await self.visitor.ask(self.path)
        self.words = await self.visitor.words(self.told["game"], self.lang)
        self.show()

    def action_go(self, steps: int) -> None:
        if self.told:
            self.at = min(max(self.at + steps, 0), len(self.told["frames"]) - 1)
            self.show()

    async def action_turn(self) -> None:
        """Of a game that is over: look from the next seat, after the last one at everything."""
        if not self.told or not self.path.endswith(EVERYTHING):
            return
        seats = [None, *range(len(self.told["names"]))]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        path = self.path
        if self.seat is not None:
            path = f"{self.path.removesuffix(EVERYTHING)}?seat={self.seat}"
        self.told = await self.visitor.ask(path)
        self.show()

    async def action_leave(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit()

    def show(self) -> None:
        names = self.told["names"]
        frame = self.told["frames"][self.at]
        eyes = Eyes(self.words, self.shell, names, self.seat)
        self.query_one("#board", Static).update(draw(self.told["game"], frame["view"], eyes))
        self.query_one("#seats", Static).update(
            Text("   ").join(
                [
                    table_title(self.words, self.told["pack"]),
                    *(eyes.who(seat) for seat in range(len(names))),
                ]
            )
        )
        at = eyes.label("replay-at", at=self.at, moves=self.told["moves"])
        self.query_one("#prompt", Static).update(at)
        log = self.query_one(RichLog)
        log.clear()
        for earlier in self.told["frames"][: self.at + 1]:
            for entry in earlier["log"]:
                log.write(render(self.words, f"log-{entry['tag']}", entry["values"], names))
