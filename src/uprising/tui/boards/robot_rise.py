"""ROBOT RISE!: the lairs of every scientist, the attack in the air, one's own bench."""

from __future__ import annotations

from rich.text import Text

from uprising.tui.drawing import DIM, Eyes, Lines, View, beside, box, cards, counted, pair, row

PARTS = {"h": "bright_cyan", "b": "bright_yellow", "l": "bright_magenta"}
LAIRS = 3


def draw(view: View, eyes: Eyes) -> Lines:
    across = 2 if len(eyes.names) <= 4 else 3
    width = (eyes.width - across + 1) // across
    places = [place(view, seat, eyes, width) for seat in eyes.order()]
    return eyes.around(bench(view, eyes), [*beside(places, across), *middle(view, eyes)])


def place(view: View, seat: int, eyes: Eyes, width: int) -> Lines:
    at = view["places"][seat]
    lairs = Text("▲ " * at["lairs"], "bold bright_red") + Text(
        "△ " * max(0, LAIRS - at["lairs"]), DIM
    )
    lines = [row(lairs, pair(eyes.label("cards"), at["cards"]))]
    identity = eyes.thing(at["identity"]) if at["identity"] else eyes.label("hidden")
    lines.append(Text(identity, "italic" if at["identity"] else DIM))
    marks = [name for name in ("shielded", "frozen", "used") if at[name]]
    if at["offer"]:
        lines.append(pair(eyes.label("offers"), eyes.thing(at["offer"])))
    lines.append(Text(", ".join(eyes.label(mark) for mark in marks), "bright_blue"))
    if at["hand"] is not None and seat != eyes.seat:
        lines += cards([eyes.thing(card) for card in at["hand"]], "white", width - 4)
    active = view["active"] == seat
    head = Text("▶ " if active else "") + eyes.who(seat)
    return box(head, lines, width, "bright_white" if active else DIM)


def middle(view: View, eyes: Eyes) -> Lines:
    top = view["discard"][-1] if view["discard"] else None
    lines = [
        row(
            pair(eyes.label("turn"), view["turn"]),
            pair(eyes.label("deck"), view["deck"]),
            pair(eyes.label("discards"), f"{len(view['discard'])}, {eyes.thing(top)}"),
        )
    ]
    attack = view["attack"]
    if attack is not None:
        owner = (
            eyes.who(attack["owner"]) if attack["owner"] is not None else Text(eyes.label("event"))
        )
        name = eyes.words.say(f"attack-{attack['attack']}")
        flight = Text(f"━━ {name} ━━▶", "bold bright_red")
        lines.append(row(owner, flight, eyes.who(attack["target"])))
    if view["open"]:
        lines += cards([eyes.thing(card) for card in view["open"]], "bold", eyes.width - 4)
    for known in view["known"]:
        holders = ", ".join(eyes.names[who] for who in known["holders"])
        lines.append(pair(eyes.label("known"), f"{eyes.thing(known['card'])}: {holders}", ""))
    return box(eyes.label("middle"), lines, eyes.width)


def bench(view: View, eyes: Eyes) -> Lines:
    if eyes.seat is None or view["places"][eyes.seat]["hand"] is None:
        return []
    hand = view["places"][eyes.seat]["hand"]
    parts: Lines = []
    for letter, colour in PARTS.items():
        mine = [card for card in hand if card.startswith(f"{letter}-")]
        parts += cards(counted([eyes.thing(card) for card in mine]), colour, eyes.width - 4)
    rest = [card for card in hand if card[:2] not in {f"{letter}-" for letter in PARTS}]
    parts += cards(counted([eyes.thing(card) for card in rest]), "bright_green", eyes.width - 4)
    return box(eyes.label("my-hand"), parts, eyes.width, "bright_white")
