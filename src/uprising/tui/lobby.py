"""Choosing a game and how many play it, then sitting down among bots."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from uprising.texts import catalogue
from uprising.tui.table import TableScreen
from uprising.wire.visitor import TurnedDown, Visitor


class LobbyScreen(Screen[None]):
    """First the game, then the number of players."""

    def __init__(self, visitor: Visitor, lang: str, bots: str, name: str) -> None:
        super().__init__()
        self.visitor = visitor
        self.lang = lang
        self.bots = bots
        self.player = name
        self.shell = catalogue("shell", lang)
        self.cards: dict[str, Any] = {}
        self.game = ""

    def compose(self) -> ComposeResult:
        yield Static("", id="prompt")
        yield OptionList(id="lobby")
        yield Static("", id="reason")

    async def on_mount(self) -> None:
        self.cards = await self.visitor.games()
        self.query_one("#prompt", Static).update(self.shell.say("tui-choose-game"))
        titles = [
            Option(f"{card['title'][self.lang]}: {card['tagline'][self.lang]}", key)
            for key, card in self.cards.items()
        ]
        menu = self.query_one(OptionList)
        menu.add_options(titles)
        menu.highlighted = 0
        menu.focus()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        chosen = event.option_id or ""
        if not self.game:
            self.game = chosen
            self.ask_seats()
            return
        try:
            table = await self.visitor.open_table(
                bot_table(self.game, int(chosen), self.bots, self.player)
            )
        except TurnedDown as no:
            self.query_one("#reason", Static).update(str(no))
            return
        await self.app.push_screen(TableScreen(self.visitor, self.lang, table))

    def ask_seats(self) -> None:
        least, most = self.cards[self.game]["seats"]
        self.query_one("#prompt", Static).update(self.shell.say("tui-choose-seats"))
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_options(
            [Option(self.shell.say("tui-players", count=n), str(n)) for n in range(least, most + 1)]
        )
        menu.highlighted = 0


def bot_table(
    game: str, seats: int, bots: str, name: str, seat: int = 0, **options: Any
) -> dict[str, Any]:
    """A table for one person among bots, begun at once: what `POST /api/tables` takes."""
    chairs: list[dict[str, Any]] = [{"bot": bots} for _ in range(seats)]
    chairs[seat] = {"host": True}
    return {
        "game": game,
        "chairs": chairs,
        "name": name,
        "options": options,
        "settings": {"pace": 0, "window": 0},
        "start": True,
    }
