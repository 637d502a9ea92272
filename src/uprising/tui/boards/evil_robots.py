"""Evil Robots: the countdown and the pot, coins with their two faces, cards and claims."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from uprising.tui.drawing import DIM, Eyes, Lines, View, beside, box, cards, pair, row

TEAMS = {"evil": "bright_red", "good": "bright_green", "neutral": "bright_yellow"}
COIN = {"heads": "◉", "tails": "◯"}


def draw(view: View, eyes: Eyes) -> Lines:
    across = 2 if len(eyes.names) <= 4 else 3
    width = (eyes.width - across + 1) // across
    players = [player(view, seat, eyes, width) for seat in eyes.order()]
    return eyes.around(hand(view, eyes), [*tower(view, eyes), *beside(players, across)])


def tower(view: View, eyes: Eyes) -> Lines:
    lines = [
        row(
            pair(eyes.label("round"), view["round"]),
            Text(eyes.thing(view["phase"]), "bold"),
            pair(eyes.label("pot"), Text(f"◆ {view['pot']}", "bold bright_yellow")),
            pair(eyes.label("decks"), f"{view['left_deck']} | {view['right_deck']}"),
        )
    ]
    if view["stack"]:
        stack = Text(" ").join(Text(f"▐{card}▌", "bold") for card in view["stack"])
        lines.append(pair(eyes.label("countdown"), stack))
    extra = view["extra"]
    if extra is not None:
        team = Text(eyes.thing(extra["team"]), TEAMS.get(extra["team"], ""))
        lines.append(
            row(pair(eyes.label("extra"), team), pair(eyes.label("power"), extra["power"]))
        )
    for bid in view["bids"]:
        offered = "" if bid["influence"] is None else f"{bid['influence']} + {bid['tokens']}"
        lines.append(row(eyes.who(bid["who"]), pair(eyes.label("offers"), offered or "?")))
    for share in view["winners"]:
        amount = "?" if share["share"] is None else share["share"]
        lines.append(row(eyes.who(share["who"]), pair(eyes.label("share"), amount)))
    if view["totals"]:
        lines.append(pair(eyes.label("totals"), " : ".join(str(n) for n in view["totals"])))
    for memory in view["memories"]:
        places = ", ".join(eyes.thing(place) for place in memory["places"])
        lines.append(pair(eyes.label("known"), f"{eyes.thing(memory['card'])}: {places}", DIM))
    return box(eyes.label("middle"), lines, eyes.width)


def player(view: View, seat: int, eyes: Eyes, width: int) -> Lines:
    at = view["players"][seat]
    dealer = view["dealer"] == f"@{seat}"
    lines = [
        row(
            pair("◆", at["influence"], "bold bright_yellow"),
            pair("●", at["tokens"], "bold bright_cyan"),
            pair(eyes.label("power"), at["power"] or "–"),
        ),
        row(
            Text(f"{COIN.get(at['shown'], '?')} {eyes.thing(at['shown'])}", "bold"),
            Text(f"{COIN.get(at['hidden'] or '', '◍')} {eyes.thing(at['hidden'])}", DIM),
        ),
        row(pair(eyes.label("cards"), f"{at['left']} | {at['right']}"), team(at, eyes)),
    ]
    for up in at["face_up"]:
        mark = "✔" if up["in_effect"] else "✘"
        aim = f" → {eyes.thing(up['aim'])}" if up["aim"] else ""
        lines.append(Text(f"{mark} {eyes.thing(up['card'])}{aim}", "italic"))
    head = Text("♛ " if dealer else "", "bright_yellow") + eyes.who(seat)
    return box(head, lines, width, "bright_yellow" if at["winner"] else DIM)


def team(at: View, eyes: Eyes) -> Text:
    side: Any = at["team"]
    return Text(eyes.thing(side), f"bold {TEAMS.get(side, '')}") if side else Text()


def hand(view: View, eyes: Eyes) -> Lines:
    if eyes.seat is None:
        return []
    mine = [eyes.thing(card) for card in view["players"][eyes.seat]["cards"]]
    return box(
        eyes.label("my-hand"), cards(mine, "bright_green", eyes.width - 4), eyes.width, "white"
    )
