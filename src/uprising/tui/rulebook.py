"""The rules of a game, by ID or by word, over whatever is on the screen."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from uprising.texts import Catalogue, Clause

SHOWN = 60


class RulesScreen(ModalScreen[None]):
    """Type to search; Escape goes back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "")]

    def __init__(self, clauses: list[Clause], shell: Catalogue, about: str) -> None:
        super().__init__()
        self.clauses = clauses
        self.shell = shell
        self.about = about

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules"):
            yield Static(self.shell.say("tui-rules-title"), id="rules-title")
            yield Input(self.about, id="rules-search", select_on_focus=True)
            yield Static("", id="rules-text")

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.show(self.about)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show(event.value)

    def show(self, about: str) -> None:
        wanted = [one for one in self.clauses if fits(one, about.strip())][:SHOWN]
        lines = [clause_text(one, self.shell) for one in wanted]
        self.query_one("#rules-text", Static).update(Text("\n\n").join(lines))


def fits(one: Clause, about: str) -> bool:
    return one.id.startswith(about.upper()) or about.lower() in one.text.lower()


def clause_text(one: Clause, shell: Catalogue) -> Text:
    """A clause with its ID and where it comes from: the rulebook, or our own reconstruction."""
    sources = ", ".join(shell.say(f"source-{tag}") for tag in one.tags)
    return Text.assemble((one.id, "bold bright_yellow"), (f" ({sources}) ", "grey62"), one.text)
