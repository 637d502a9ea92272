"""The Fully Automated Board Game, 2 to 4: the boss's robots and ours, the workers' contracts."""

from __future__ import annotations

from rich.text import Text

from uprising.tui.drawing import DIM, Eyes, Lines, View, bar, beside, box, pair, row


def draw(view: View, eyes: Eyes) -> Lines:
    across = 2
    width = (eyes.width - 1) // across
    workers = [worker(view, seat, eyes, width) for seat in eyes.order()]
    return [*boss(view, eyes), *beside(workers, across), *offer(view, eyes)]


def boss(view: View, eyes: Eyes) -> Lines:
    lines = [
        row(
            pair(eyes.label("turn"), view["turn"]),
            Text(eyes.thing(view["phase"]), "bold"),
            pair(eyes.label("first"), eyes.who(view["first"])),
            pair(eyes.label("boss-coins"), view["boss_coins"]),
        ),
        pair(eyes.label("blue-robots"), bar(view["blue"], view["blue_to_lose"], "bright_blue")),
        pair(eyes.label("red-robots"), bar(view["red"], view["red_to_win"], "bright_red")),
        row(
            pair(eyes.label("supply"), view["supply"]),
            pair(eyes.label("events-left"), view["event_deck"]),
            pair(eyes.label("majority"), view["majority"]),
        ),
    ]
    if view["event"]:
        lines.append(
            pair(eyes.label("event"), Text(eyes.thing(view["event"]), "bold bright_yellow"))
        )
    return box(eyes.label("boss"), lines, eyes.width)


def worker(view: View, seat: int, eyes: Eyes, width: int) -> Lines:
    at = view["workers"][seat]
    marks = [eyes.label(name) for name in ("stressed", "eliminated", "strain") if at[name]]
    lines = [
        row(
            pair("●", at["coins"], "bold bright_yellow"),
            pair(eyes.label("rent"), at["rent"]),
            pair("⚙", at["robots"], "bold bright_red"),
            Text(", ".join(marks), "bright_red"),
        ),
        pair(eyes.label("job"), eyes.thing(at["job"] or at["tenure"])),
    ]
    if at["vote"]:
        lines.append(pair(eyes.label("vote"), eyes.thing(at["vote"])))
    if at["spouse"]:
        lines.append(pair(eyes.label("spouse"), eyes.who(at["spouse"])))
    if at["events"]:
        lines.append(Text(", ".join(eyes.thing(card) for card in at["events"]), "italic"))
    return box(eyes.who(seat), lines, width, "red" if at["eliminated"] else DIM)


def offer(view: View, eyes: Eyes) -> Lines:
    card = view["offer"]
    if card is None:
        return []
    lines: Lines = []
    for option in card["options"]:
        marks = [eyes.label(name) for name in ("stress", "holiday", "indefinite") if option[name]]
        taken = Text(", ").join(eyes.who(who) for who in option["taken"])
        lines.append(
            row(
                Text(option["letter"].upper(), "bold"),
                pair(eyes.label("wage"), option["wage"], "bold bright_yellow"),
                Text(", ".join(marks)),
                taken,
            )
        )
    return box(Text(eyes.thing(card["card"]), "bold"), lines, eyes.width, "bright_white")
