"""Tic-tac-toe and Leduc hold'em."""

from __future__ import annotations

from rich.text import Text

from uprising.tui.drawing import DIM, SEAT_COLOURS, Eyes, Lines, View, beside, box, pair, row

MARKS = "XO"


def draw_tic_tac_toe(view: View, eyes: Eyes) -> Lines:
    lines = [Text("    a   b   c", DIM)]
    for across in range(3):
        line = Text(f"{across + 1}  ", DIM)
        for down in range(3):
            owner = view["cells"][across * 3 + down]
            mark = (
                Text("·", DIM)
                if owner is None
                else Text(MARKS[owner], f"bold {SEAT_COLOURS[owner]}")
            )
            line += Text(" ") + mark + Text(" │" if down < 2 else " ", DIM)
        lines.append(line)
        if across < 2:
            lines.append(Text("   ───┼───┼───", DIM))
    who = [eyes.who(seat, f" {MARKS[seat]}") for seat in (0, 1)]
    return [*lines, Text(), row(*who, gap="   ")]


def draw_leduc(view: View, eyes: Eyes) -> Lines:
    boxes = []
    for seat in eyes.order():
        card = view["hands"][seat]
        shown = Text(eyes.thing(card), "bold") if card else Text("▒▒▒▒", DIM)
        boxes.append(box(eyes.who(seat), [shown, pair(eyes.label("paid"), view["paid"][seat])], 24))
    board = view["board"]
    middle = Text(eyes.thing(board), "bold") if board else Text("▒▒▒▒", DIM)
    boxes.append(box(eyes.label("board"), [middle, pair(eyes.label("deck"), view["deck"])], 24))
    return beside(boxes, 3)
