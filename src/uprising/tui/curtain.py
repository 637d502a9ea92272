"""Several seats at one terminal: a curtain between them, so that nobody sees another's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from uprising.texts import Catalogue
from uprising.wire import Frame


class Hands:
    """Which of one's own seats the terminal is to be passed to."""

    def __init__(self, mine: Sequence[int] = ()) -> None:
        self.mine = tuple(mine)
        self.seq = -1
        self.answered: set[int] = set()  # what nobody else may see has to be remembered here

    def next(self, frame: Frame) -> int | None:
        """The seat that is to take over now; None: whoever sits here stays."""
        if len(self.mine) < 2 or frame.ending is not None:
            return None
        if frame.seq != self.seq:
            self.seq, self.answered = frame.seq, set()
        if frame.seat is not None and frame.ask is not None and frame.ask.answered:
            self.answered.add(frame.seat)
        waiting = [
            seat
            for seat in self.mine
            if frame.seats[seat].asked
            and not frame.seats[seat].answered
            and seat not in self.answered
        ]
        return None if not waiting or frame.seat in waiting else waiting[0]


class CurtainScreen(Screen[bool]):
    """Hides the table and names whose turn it is at this terminal; Enter confirms."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,1", "sit", "")]

    def __init__(self, shell: Catalogue, name: str) -> None:
        super().__init__()
        self.shell = shell
        self.player = name

    def compose(self) -> ComposeResult:
        yield Static(self.call(), id="curtain")

    def call(self) -> str:
        asked = self.shell.say("page-pass-to", name=self.player)
        return f"{asked}\n\n{self.shell.say('tui-curtain', name=self.player)}"

    def call_for(self, name: str) -> None:
        self.player = name
        for part in self.query(Static):  # none before the screen is there
            part.update(self.call())

    def action_sit(self) -> None:
        self.dismiss(True)
