"""A form over the table: one line for every field, with what may be typed there."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from uprising.tui.drawing import Eyes
from uprising.tui.forms import Unreadable, hint, label, read
from uprising.wire import FormSeen


class FormScreen(ModalScreen[dict[str, Any] | None]):
    """Enter in the last field sends; Escape leaves without an answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", "")]

    def __init__(self, form: FormSeen, eyes: Eyes) -> None:
        super().__init__()
        self.form = form
        self.eyes = eyes

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="form"):
            yield Static(self.eyes.words.say(self.form.key), id="form-title")
            for number, field in enumerate(self.form.fields):
                yield Static(f"{label(field, self.eyes)} ({hint(field, self.eyes)})")
                yield Input(id=f"field-{number}")
            yield Static(self.eyes.label("form-hint"), id="form-hint")
            yield Static("", id="form-problem")

    def on_mount(self) -> None:
        self.query_one("#field-0", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        number = int((event.input.id or "field-0").removeprefix("field-"))
        if number + 1 < len(self.form.fields):
            self.query_one(f"#field-{number + 1}", Input).focus()
            return
        values = {}
        for place, field in enumerate(self.form.fields):
            box = self.query_one(f"#field-{place}", Input)
            try:
                values[field.name] = read(field, box.value)
            except Unreadable:
                why = self.eyes.label("bad-value", field=label(field, self.eyes),
                                      hint=hint(field, self.eyes))  # fmt: skip
                self.query_one("#form-problem", Static).update(why)
                box.focus()
                return
        self.dismiss(values)

    def action_leave(self) -> None:
        self.dismiss(None)
