"""The terminal app: choose a game, sit at a table, read rules, look at a recorded game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from uprising.texts import Catalogue, catalogue
from uprising.tui.lobby import LobbyScreen
from uprising.tui.replay import ReplayScreen
from uprising.tui.table import TableScreen
from uprising.wire.visitor import Visitor


@dataclass(frozen=True)
class Opening:
    """What the app opens with: a table, a recorded game, or (neither) the choice of games."""

    table: str = ""
    replay: str = ""
    bots: str = "heuristic"
    name: str = ""


class TableApp(App[None]):
    """One person at one server."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", "", show=False)]

    def __init__(self, visitor: Visitor, lang: str, opening: Opening) -> None:
        super().__init__()
        self.visitor = visitor
        self.lang = lang
        self.opening = opening
        self.shell: Catalogue = catalogue("shell", lang)
        self.title = "Uprising"

    def say(self, key: str, **values: Any) -> str:
        return self.shell.say(f"tui-{key}", **values)

    async def on_mount(self) -> None:
        if self.opening.replay:
            await self.push_screen(ReplayScreen(self.visitor, self.lang, self.opening.replay))
        elif self.opening.table:
            await self.push_screen(TableScreen(self.visitor, self.lang, self.opening.table))
        else:
            await self.push_screen(
                LobbyScreen(self.visitor, self.lang, self.opening.bots, self.opening.name)
            )
