"""Choosing a game, how many play it and how many of them sit here, the others being bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from uprising.texts import catalogue, spoken_strength
from uprising.tui.table import TableScreen
from uprising.wire.visitor import TurnedDown, Visitor


class LobbyScreen(Screen[None]):
    """First the game and its pack, then how many play, then how many share this terminal."""

    def __init__(self, visitor: Visitor, lang: str, bots: str, name: str) -> None:
        super().__init__()
        self.visitor = visitor
        self.lang = lang
        self.bots = bots
        self.player = name
        self.shell = catalogue("shell", lang)
        self.cards: dict[str, Any] = {}
        self.game = ""
        self.pack: str | None = None
        self.seats = 0

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
            if packs := self.cards[self.game]["packs"]:
                self.ask_pack(packs)
                return
            chosen = ""
        if self.pack is None:
            self.pack = chosen
            await self.tell_strength()
            least, most = self.cards[self.game]["seats"]
            self.ask_number("tui-choose-seats", "tui-players", least, most)
            return
        if not self.seats:
            self.seats = int(chosen)
            if self.seats > 1:
                self.ask_number("tui-choose-people", "tui-people", 1, self.seats)
                return
        names = [self.player] * min(int(chosen), self.seats)
        try:
            table = await self.visitor.open_table(
                bot_table(self.game, self.seats, self.bots, names, pack=self.pack)
            )
        except TurnedDown as no:
            self.query_one("#reason", Static).update(str(no))
            return
        await self.app.push_screen(TableScreen(self.visitor, self.lang, table))

    async def tell_strength(self) -> None:
        """How strong the bots are that will sit here, if that was measured."""
        for measured in self.cards[self.game]["levels"]:
            if measured["level"] == self.bots and not self.pack:
                words = await self.visitor.words(self.game, self.lang)
                told = spoken_strength(self.shell, words, measured)
                self.query_one("#reason", Static).update(told)

    def ask_pack(self, packs: Sequence[dict[str, str]]) -> None:
        """Packs of ours are told in the reader's language, others as they were written."""
        told = {pack["name"]: pack["about"] for pack in packs}
        own = {name: f"pack-{name}" for name in told if f"pack-{name}" in self.shell.keys}
        told |= {name: self.shell.say(key) for name, key in own.items()}
        self.query_one("#prompt", Static).update(self.shell.say("page-pack-about"))
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_option(Option(self.shell.say("page-pack-none"), ""))
        menu.add_options([Option(f"{name}: {about}", name) for name, about in told.items()])
        menu.highlighted = 0

    def ask_number(self, question: str, answer: str, least: int, most: int) -> None:
        self.query_one("#prompt", Static).update(self.shell.say(question))
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_options(
            [Option(self.shell.say(answer, count=n), str(n)) for n in range(least, most + 1)]
        )
        menu.highlighted = 0


def bot_table(
    game: str,
    seats: int,
    bots: str,
    names: Sequence[str],
    seat: int = 0,
    pack: str = "",
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """A table for people at one terminal among bots, begun at once, for `POST /api/tables`."""
    chairs: list[dict[str, Any]] = [{"bot": bots} for _ in range(seats)]
    for place, name in enumerate(names, seat):
        chairs[place] = {"host": True, "name": name}
    return {
        "game": game,
        "chairs": chairs,
        "name": names[0],
        "options": dict(options or {}),
        "pack": pack,
        "settings": {"pace": 0, "window": 0},
        "start": True,
    }
