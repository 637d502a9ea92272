"""Small pieces that boards are drawn from: names in their colours, bars, boxes side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from uprising.texts import Catalogue, named

SEAT_COLOURS: Final = (
    "bright_cyan",
    "bright_yellow",
    "bright_magenta",
    "bright_green",
    "bright_blue",
    "bright_red",
    "cyan",
    "yellow",
    "magenta",
    "green",
)
DIM: Final = "grey62"
WIDTH: Final = 77  # beside a scroll bar, on a screen of 80
WIDEST: Final = 100
View = Mapping[str, Any]
Lines = list[Text]


@dataclass(frozen=True)
class Eyes:
    """Who looks, in which language, at whose table.

    close   the screen is low: one's own hand comes first, since the rest is a page away
    """

    words: Catalogue
    shell: Catalogue
    names: Sequence[str]
    seat: int | None
    width: int = WIDTH
    close: bool = False

    def around(self, mine: Lines, rest: Lines) -> Lines:
        """One's own hand below the table; on a low screen above it."""
        return [*mine, *rest] if self.close else [*rest, *mine]

    def label(self, name: str, **values: str | int) -> str:
        """A word of the terminal's own."""
        return self.shell.say(f"tui-{name}", **values)

    def thing(self, word: str | None) -> str:
        """A card, a place, a phase or a player, by its name."""
        if not word:
            return "–"
        bare = word.removeprefix("~id-")
        if f"phase-{bare}" in self.words.keys:
            return self.words.say(f"phase-{bare}")
        return named(self.words, bare, self.names)

    def who(self, seat: int | str | None, more: str = "") -> Text:
        """A player's name in her colour; one's own is underlined."""
        if seat is None:
            return Text("–", DIM)
        number = int(seat[1:]) if isinstance(seat, str) else seat
        style = SEAT_COLOURS[number % len(SEAT_COLOURS)]
        if number == self.seat:
            style += " underline"
        return Text(f"{self.names[number]}{more}", style)

    def order(self) -> list[int]:
        """The seats, one's own first."""
        first = self.seat or 0
        return [(first + n) % len(self.names) for n in range(len(self.names))]


def table_title(words: Catalogue, pack: str) -> Text:
    """What is played here, and with which pack."""
    title = Text(words.say("game-title"), "bold")
    if not pack:
        return title
    name = words.say(key) if (key := f"pack-{pack}") in words.keys else pack
    return title + Text(f" · {name}", "bold bright_yellow")


def cell(text: str | Text, style: str = "") -> Text:
    return text if isinstance(text, Text) else Text(text, style)


def row(*parts: str | Text, gap: str = "  ") -> Text:
    return Text(gap).join(cell(part) for part in parts if len(part))


def pair(label: str, value: str | int | Text, style: str = "bold") -> Text:
    return Text(f"{label} ", DIM) + (value if isinstance(value, Text) else Text(str(value), style))


def bar(value: int, most: int, style: str, width: int = 16) -> Text:
    """How far something is: a filled bar and its figures."""
    full = 0 if most <= 0 else min(width, max(0, round(width * value / most)))
    return (
        Text("█" * full, style) + Text("░" * (width - full), DIM) + Text(f" {value}/{most}", "bold")
    )


def flowing(parts: Sequence[Text], width: int, gap: str) -> Lines:
    """Parts in a row, several rows where they do not fit; no part is broken."""
    lines: Lines = []
    line = Text()
    for part in parts:
        if len(line) and len(line) + len(gap) + len(part) > width:
            lines.append(line)
            line = Text()
        line = line + Text(gap) + part if len(line) else part
    return [*lines, line] if len(line) else lines


def cards(names: Sequence[str], style: str, width: int) -> Lines:
    return flowing([Text(f"[{name}]", style) for name in names], width, " ")


def counted(names: Sequence[str]) -> list[str]:
    """The same things once, with how many there are."""
    return [f"{name} ×{names.count(name)}" if names.count(name) > 1 else name
            for name in dict.fromkeys(names)]  # fmt: skip


def box(title: str | Text, lines: Lines, width: int, style: str = DIM) -> Lines:
    """A frame around some lines, exactly `width` wide; what is too long is cut."""
    head = cell(title).copy()
    head.truncate(width - 5, overflow="ellipsis")
    top = Text("╭─ ", style) + head + Text(" " + "─" * (width - 5 - head.cell_len) + "╮", style)
    return [
        top,
        *(framed(line, width, style) for line in lines),
        Text(f"╰{'─' * (width - 2)}╯", style),
    ]


def framed(line: Text, width: int, style: str) -> Text:
    inner = line.copy()
    inner.truncate(width - 4, overflow="ellipsis", pad=True)
    return Text("│ ", style) + inner + Text(" │", style)


def beside(boxes: Sequence[Lines], across: int) -> Lines:
    """Boxes in rows of so many; each row as high as its highest."""
    found: Lines = []
    for start in range(0, len(boxes), across):
        chosen = boxes[start : start + across]
        height = max(len(one) for one in chosen)
        grown = [stretched(one, height) for one in chosen]
        found += [Text(" ").join(line) for line in zip(*grown, strict=True)]
    return found


def stretched(lines: Lines, height: int) -> Lines:
    """A box made higher by empty lines above its last one."""
    width = lines[0].cell_len
    inner = framed(Text(), width, str(lines[-1].style or DIM))
    return [*lines[:-1], *([inner] * (height - len(lines))), lines[-1]]
