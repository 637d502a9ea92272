"""The Fully Automated Board Game, 5 to 10: bosses and workers, offers, the promise ledger."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from uprising.tui.drawing import DIM, Eyes, Lines, View, bar, beside, box, pair, row

LATEST = 5


def draw(view: View, eyes: Eyes) -> Lines:
    width = (eyes.width - 2) // 3
    people = [person(view, seat, eyes, width) for seat in eyes.order()]
    return [
        *aim(view, eyes), *city(view, eyes), *beside(people, 3), *offers(view, eyes),
        *ledger(view, eyes),
    ]  # fmt: skip


def aim(view: View, eyes: Eyes) -> Lines:
    """What my own role card wants, and how far I have come."""
    me = None if eyes.seat is None else view["seats"][eyes.seat]
    if me is None or me["role"] is None or me["aim"] is None:
        return []
    goal = me["aim"]["goal"]
    told = eyes.words.say(
        f"board-aim-{me['role']}", goal=goal, robots=view["robots_to_win"],
        half=view["robots_at_bankruptcy"],
    )  # fmt: skip
    lines = [Text(line) for line in wrap(told, eyes.width - 4)]
    lines.append(pair(eyes.words.say("board-aim"), bar(me["aim"]["reached"], goal, "bright_green")))
    return box(eyes.thing(me["role"]), lines, eyes.width)


def city(view: View, eyes: Eyes) -> Lines:
    lines = [
        row(
            pair(eyes.label("round"), view["round"]),
            Text(eyes.thing(view["phase"]), "bold"),
            pair(eyes.label("lead"), eyes.who(view["lead"])),
            pair(eyes.label("chair"), eyes.who(view["chair"])),
        ),
        pair(eyes.label("automated"), bar(view["automated"], view["robots_to_win"], "bright_red")),
        row(
            pair(eyes.label("fund"), view["fund"]),
            pair(eyes.label("supply"), view["supply"]),
            pair(eyes.label("destroyed"), view["destroyed"]),
            pair(eyes.label("seized"), view["seized"]),
            pair(eyes.label("majority"), view["majority"]),
        ),
    ]
    for name in ("security", "mayor", "surcharged", "luddite"):
        if view[name]:
            lines.append(pair(eyes.label(name), eyes.who(view[name])))
    for name in ("exempt", "suspects"):
        if view[name]:
            people = Text(", ").join(eyes.who(who) for who in view[name])
            lines.append(pair(eyes.label(name), people))
    return box(eyes.label("city"), lines, eyes.width)


def person(view: View, seat: int, eyes: Eyes, width: int) -> Lines:
    at = view["seats"][seat]
    boss = f"@{seat}" in view["bosses"]
    coins = f"≥{at['proven']}" if at["coins"] is None else at["coins"]
    role = eyes.thing(at["role"]) if at["role"] else eyes.label("hidden")
    lines = [
        row(Text(role, "italic" if at["role"] else DIM), Text(eyes.thing(at["token"]), DIM)),
        row(pair("●", coins, "bold bright_yellow"), pair("⚙", at["robots"], "bold bright_red")),
        row(pair(eyes.label("job"), eyes.thing(at["job"])),
            Text(eyes.label("stressed"), "bright_red") if at["stressed"] else ""),
    ]  # fmt: skip
    if at["contract"] is not None:
        lines.append(pair(eyes.label("wage"), at["contract"]["wage"]))
    if at["company"]:
        lines.append(pair(eyes.label("company"), eyes.thing(at["company"])))
    if at["vote"] or at["bid"] is not None:
        lines.append(pair(eyes.label("vote"), eyes.thing(at["vote"]) if at["vote"] else at["bid"]))
    head = Text("♛ " if boss else "", "bright_yellow") + eyes.who(seat)
    return box(head, lines, width, "bright_yellow" if boss else DIM)


def offers(view: View, eyes: Eyes) -> Lines:
    lines: Lines = []
    for one in [*view["offers"], *view["letters"]]:
        left = "" if one["left"] is None else f"{one['left']}/{one['slots']}"
        lines.append(
            row(
                eyes.who(one["boss"], f" {one['number'] + 1}"),
                Text(f"→ {eyes.thing(one['to'])}"),
                pair(eyes.label("wage"), one["wage"], "bold bright_yellow"),
                Text(eyes.label("holiday") if one["holiday"] else ""),
                Text(left),
                Text(f"“{one['words']}”" if one["words"] else "", "italic"),
            )
        )
    for one in view["counters"]:
        lines.append(
            row(eyes.who(one["worker"]), Text("→"), eyes.who(one["boss"]),
                pair(eyes.label("wage"), one["wage"], "bold bright_yellow"))
        )  # fmt: skip
    return box(eyes.label("offers-title"), lines, eyes.width) if lines else []


def ledger(view: View, eyes: Eyes) -> Lines:
    lines = [
        row(
            pair(eyes.label("round"), one["round"]),
            eyes.who(one["boss"]),
            Text("→"),
            Text(eyes.thing(one["other"])),
            pair("●", one["coins"], "bright_yellow"),
            Text(stamp(one["coins_stamp"], eyes), "bold"),
        )
        for one in view["ledger"][-LATEST:]
    ]
    return box(eyes.label("ledger"), lines, eyes.width) if lines else []


def stamp(word: str, eyes: Eyes) -> str:
    key = f"stamp-{word}"
    return eyes.words.say(key) if key in eyes.words.keys else eyes.thing(word)
