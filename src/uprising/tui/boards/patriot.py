"""Patriot: the threat, eight Defense Spaces, beacons, riots and briefs, the hands by colour."""

from __future__ import annotations

from rich.text import Text

from uprising.tui.drawing import (
    DIM,
    Eyes,
    Lines,
    View,
    bar,
    beside,
    box,
    cards,
    counted,
    flowing,
    pair,
    row,
)

KINDS = {
    "spy": "bright_magenta",
    "war": "bright_red",
    "science": "bright_cyan",
    "finance": "bright_yellow",
}


def draw(view: View, eyes: Eyes) -> Lines:
    width = (eyes.width - 7) // 8
    spaces = [space(n, at, width) for n, at in enumerate(view["spaces"], 1)]
    table = [*tracks(view, eyes), *beside(spaces, 8), *situation(view, eyes)]
    return eyes.around(hands(view, eyes), table)


def tracks(view: View, eyes: Eyes) -> Lines:
    campaign = eyes.thing(f"campaign-{view['campaign']}") if view["campaign"] else "–"
    lines = [
        row(
            pair(eyes.label("round"), view["round"]),
            pair(eyes.label("active"), eyes.who(view["turn"])),
            pair(eyes.label("ap"), view["ap"], "bold bright_green"),
        ),
        pair(eyes.label("progress"), bar(view["progress"], view["needed"], "bright_green", 24)),
        pair(eyes.label("threat"), bar(view["threat"], view["threat_limit"], "bright_red", 24)),
        row(
            pair(eyes.label("unrest"), view["cu"]),
            pair(eyes.label("taxes"), view["base_taxes"]),
            pair(eyes.label("treasury"), view["treasury"], "bold bright_yellow"),
            pair(eyes.label("failed"), view["failed"]),
            pair(eyes.label("armed"), view["armed"]),
            pair(eyes.label("core"), view["core"]),
        ),
    ]
    return box(Text(campaign, "bold"), lines, eyes.width)


def space(number: int, at: View, width: int) -> Lines:
    return box(
        str(number),
        [Text(f"▲ {at['troops']}", "bright_green"), Text(f"✖ {at['rioters']}", "bright_red")],
        width,
        "bright_red" if at["rioters"] > at["troops"] else DIM,
    )


def situation(view: View, eyes: Eyes) -> Lines:
    lamps = {"face-up": "○", "launched": "✔"}
    beacons = [at for at in view["slots"] if at["beacon"]]
    lit = [Text(f"{lamps.get(at['lamp'], '•')} {eyes.thing(at['beacon'])}") for at in beacons]
    lines = flowing(lit, eyes.width - 4, "   ")
    if view["brief"]:
        lines.append(
            pair(eyes.label("brief"), Text(eyes.thing(view["brief"]), "bold bright_yellow"))
        )
    if view["riots"]:
        lines.append(
            pair(eyes.label("riots"), ", ".join(eyes.thing(card) for card in view["riots"]))
        )
    piles = zip(KINDS, view["piles"], strict=True)
    lines.append(row(*(pair(eyes.thing(kind), left, KINDS[kind]) for kind, left in piles)))
    if view["opinion"]:
        lines.append(pair(eyes.label("opinion"), ", ".join(eyes.thing(c) for c in view["opinion"])))
    return box(eyes.label("situation"), lines, eyes.width)


def hands(view: View, eyes: Eyes) -> Lines:
    found: Lines = []
    for seat in eyes.order():
        at = view["seats"][seat]
        lines: Lines = []
        for kind, colour in KINDS.items():
            mine = [eyes.thing(card) for card in at["hand"] if card.startswith(kind)]
            lines += cards(counted(mine), colour, eyes.width - 4)
        rest = [eyes.thing(card) for card in at["hand"] if card.split("-")[0] not in KINDS]
        lines += cards(counted(rest), "white", eyes.width - 4)
        lines.append(
            row(
                pair(eyes.label("markers"), at["markers"], "bold bright_cyan"),
                pair(eyes.label("pledged"), len(at["pledged"])),
                Text(eyes.label("used"), DIM) if at["ability_used"] else "",
            )
        )
        found += box(
            eyes.who(seat) + Text(f"  {eyes.thing(at['character'])}", "italic"), lines, eyes.width
        )
    return found
