"""Rise of the Robotariat: the ring of spaces with who stands where, the tracks, the robots."""

from __future__ import annotations

from rich.text import Text

from uprising.tui.drawing import DIM, Eyes, Lines, View, bar, beside, box, pair, row

NPC = {"c": "bright_green", "h": "bright_red"}
RING = (0, 1, 2, 5, 4, 3)  # clockwise from the top left: the second row runs backwards


def draw(view: View, eyes: Eyes) -> Lines:
    width = (eyes.width - 2) // 3
    order = RING if len(view["spaces"]) == len(RING) else range(len(view["spaces"]))
    spaces = [space(view["spaces"][n], eyes, width) for n in order]
    players = [player(view, seat, eyes, width) for seat in eyes.order()]
    return [*tracks(view, eyes), *beside(spaces, 3), *beside(players, 3), *pile(view, eyes)]


def tracks(view: View, eyes: Eyes) -> Lines:
    dice = [Text(eyes.thing(view[die]), "bold") for die in ("black", "red") if view[die]]
    lines = [
        row(
            pair(eyes.label("round"), f"{view['round']}/{view['rounds']}"),
            pair(eyes.label("active"), eyes.who(view["active"])),
            pair(eyes.label("dice"), Text(" + ").join(dice)) if dice else "",
        ),
        pair(eyes.label("funds"), bar(view["funds"], view["target"], "bright_yellow", 24)),
        pair(
            eyes.label("reputation"),
            bar(view["reputation"], view["most_reputation"], "bright_green", 24),
        ),
        row(
            pair(eyes.label("contributions"), view["contributions"]),
            pair(eyes.label("pays"), view["reward"]),
            pair(eyes.label("supply"), view["supply"]),
            pair(eyes.label("junk"), view["junk"]),
        ),
        pair(eyes.label("queue"), Text(" ").join(npc(one) for one in view["queue"])),
    ]  # fmt: skip
    return box(eyes.label("tracks"), lines, eyes.width)


def npc(key: str) -> Text:
    return Text(f"◖{key.upper()}◗", NPC.get(key[0], "white"))


def space(at: View, eyes: Eyes, width: int) -> Lines:
    robots = Text(" ").join(eyes.who(seat) for seat in at["players"])
    others = Text(" ").join(npc(one) for one in at["npcs"])
    return box(
        Text("★ " if at["token"] else "", "bright_yellow") + Text(eyes.thing(at["key"]), "bold"),
        [
            robots,
            others,
            row(pair("▤", at["posters"]), pair(eyes.label("crowd"), at["crowd"])),
            Text(f"→ {eyes.thing(at['yellow'])}", "yellow"),
            Text(f"→ {eyes.thing(at['blue'])}", "bright_blue"),
        ],
        width,
        "bright_yellow" if at["token"] else DIM,
    )


def player(view: View, seat: int, eyes: Eyes, width: int) -> Lines:
    at = view["players"][seat]
    lines = [row(Text(eyes.thing(at["character"]), "bold"), Text(eyes.thing(at["place"]), DIM))]
    if at["objective"]:
        lines.append(pair(eyes.label("objective"), eyes.thing(at["objective"])))
    lines += [Text(f"+ {eyes.thing(card)}", "bright_green") for card in at["upgrades"]]
    lines += [Text(f"! {eyes.thing(card)}", "bright_magenta") for card in at["sabotages"]]
    active = view["active"] == seat
    head = Text("▶ " if active else "") + eyes.who(seat)
    return box(head, lines, width, "bright_white" if active else DIM)


def pile(view: View, eyes: Eyes) -> Lines:
    lines = [pair(eyes.label(name), ", ".join(eyes.thing(card) for card in view[name]))
             for name in ("drawn", "peek") if view[name]]  # fmt: skip
    return box(eyes.label("my-hand"), lines, eyes.width, "bright_white") if lines else []
