"""Six whole games through the page: one seat by mouse, one by touch, one by keyboard alone.

Every decision is made on the controls themselves. The page says which frame it shows and whether
a command is still on its way; nothing here waits for seconds.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.conftest import opened, watched

pytestmark = pytest.mark.soak

LOOK = 3  # controls a keyboard looks at further before it settles for the best so far
MANY = 60  # presses for one decision: beyond that somebody is lost

# What may be pressed, the board's own things first; after a first press the lists, which end.
CONTROLS = """(tries) => document.querySelector("[data-confirm]") ? "[data-confirm]" : [
  ...(tries === 0 ? [".stage [data-legal=true]", ".stage [data-decoy]", ".stage [data-send]"] : []),
  ".tray [data-move]",
  ...(tries < 3 ? ["[data-send]:not(:disabled)"] : []),
  ".tray [data-slot]",
  ...(tries < 3 ? [] : [".tray details:not([open]) summary"]),
].join(",")"""

# How much a control is wanted: 0 is most. Those of the board come before the lists.
RANK = """(el, wanted) => {
  const says = el.dataset.move ?? el.dataset.word ?? el.dataset.slot ?? "";
  const at = wanted.findIndex((word) => says === word || says.startsWith(word + " "));
  return (at < 0 ? wanted.length : at) * 2 + (el.closest(".stage") ? 0 : 1);
}"""

# Scrolls the best control into sight and says where it can be pressed.
AIM = f"""([wanted, tries]) => {{
  const controls = ({CONTROLS})(tries), rank = {RANK};
  const point = (el) => {{
    el.scrollIntoView({{ block: "center", inline: "center" }});
    const {{ x, y, width, height }} = el.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...at);
    return width && top && el.contains(top) ? at : null;
  }};
  const found = [...document.querySelectorAll(controls)].map((el) => [rank(el, wanted), el]);
  for (const [, el] of found.sort((a, b) => a[0] - b[0])) {{
    const at = point(el);
    if (at) return at;
  }}
  return null;
}}"""

FOCUSED = f"""([wanted, tries]) => {{
  const el = document.activeElement;
  return el && el.matches(({CONTROLS})(tries)) ? ({RANK})(el, wanted) : -1;
}}"""

SHOWN = "({...document.documentElement.dataset})"


@dataclass(eq=False)
class Hand:
    """Somebody before a screen, with one way of pressing things."""

    page: Page
    wrong: list[str]
    wanted: list[str]
    seq: int = -1
    tries: int = -1
    pressed: int = 0

    def press(self) -> None:
        raise NotImplementedError

    def shown(self) -> dict[str, str]:
        found: dict[str, str] = self.page.evaluate(SHOWN)
        return found

    def decide(self, number: int) -> None:
        """One press: a choice narrowed, a form filled in or a move made."""
        self.tries = self.tries + 1 if number == self.seq else 0
        self.seq = number
        assert self.tries < MANY, self.page.locator(".prompt").inner_text()
        self.press()
        self.pressed += 1
        self.page.wait_for_function("() => document.documentElement.dataset.busy !== 'true'")

    def aim(self) -> tuple[float, float] | None:
        """Where the best control is; nowhere if the question is already settled."""
        at = self.page.evaluate(AIM, [self.wanted, self.tries])
        if at is None:
            self.not_asked_any_more()
            return None
        return at[0], at[1]

    def not_asked_any_more(self) -> None:
        """A window may have closed, or the game be over, in the meantime."""
        now = self.shown()
        assert (now["asked"], int(now["seq"])) != ("act", self.seq), self.page.url


class Mouse(Hand):
    def press(self) -> None:
        if at := self.aim():
            self.page.mouse.click(*at)


class Finger(Hand):
    def press(self) -> None:
        if at := self.aim():
            self.page.touchscreen.tap(*at)


class Keys(Hand):
    """Tab and Enter alone, backwards from the end of the page, where the choices are."""

    def press(self) -> None:
        best, least, step = 0, 1000, 0
        while step < (best + LOOK if best else 400) and least > 1:
            step += 1
            self.page.keyboard.press("Shift+Tab")
            rank = self.page.evaluate(FOCUSED, [self.wanted, self.tries])
            if 0 <= rank < least:
                best, least = step, rank
        if not best:
            self.not_asked_any_more()
            return
        for _ in range(step - best):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")


class MouseAndKeys(Keys):
    """One seat for two: where only two can sit."""

    def press(self) -> None:
        if self.pressed % 2:
            super().press()
        elif at := self.aim():
            self.page.mouse.click(*at)


def together(people: list[Hand]) -> list[dict[str, str]]:
    """All screens brought to the newest frame that any of them shows."""
    shown = [hand.shown() for hand in people]
    newest = max(int(now["seq"]) for now in shown)
    for number, hand in enumerate(people):
        if int(shown[number]["seq"]) < newest:
            hand.page.wait_for_function(
                "n => Number(document.documentElement.dataset.seq) >= n", arg=newest
            )
            shown[number] = hand.shown()
    return shown


def load_again(hand: Hand) -> None:
    """The same frame is there again."""
    before = hand.shown()["seq"]
    hand.page.reload()
    hand.page.wait_for_function(
        "n => Number(document.documentElement.dataset.seq) >= n"
        " && document.querySelector('.stage')?.children.length > 0",
        arg=int(before),
    )


def decide_in_a_tunnel(hand: Hand, number: int) -> None:
    """Without a network one can still choose; it is sent when the line is back."""
    hand.page.context.set_offline(True)
    hand.page.wait_for_function("() => !navigator.onLine")
    hand.tries, hand.seq = 0, number
    hand.press()
    hand.pressed += 1
    hand.page.context.set_offline(False)
    hand.page.wait_for_function("() => document.documentElement.dataset.busy !== 'true'")


def play_to_the_end(people: list[Hand]) -> None:
    once = [load_again]
    tunnel = [decide_in_a_tunnel]
    while True:
        shown = together(people)
        if any(now["asked"] == "ended" for now in shown):
            assert once == [] and tunnel == []
            return
        acting = [(h, now) for h, now in zip(people, shown, strict=True) if now["asked"] == "act"]
        for hand, now in acting:
            if once and isinstance(hand, Mouse | MouseAndKeys) and hand.pressed >= 1:
                once.pop()(hand)
            if tunnel and isinstance(hand, Finger) and hand.pressed >= 1:
                tunnel.pop()(hand, int(now["seq"]))
            else:
                hand.decide(int(now["seq"]))
        if not acting:
            people[0].page.wait_for_function(
                "n => Number(document.documentElement.dataset.seq) > n"
                " || ['act', 'ended'].includes(document.documentElement.dataset.asked)",
                arg=int(shown[0]["seq"]),
            )


def table_of(
    address: str, game: str, bots: int, people: list[BrowserContext], options: dict[str, Any]
) -> tuple[str, str]:
    """A table whose first chairs are for people; everybody has sat down."""
    chairs = [{"host": True}, *[{}] * (len(people) - 1), *[{"bot": "thumb"}] * bots]
    wanted = {
        "game": game,
        "chairs": chairs,
        "name": "Ada",
        "options": options,
        "settings": {"pace": 0, "window": 0, "grace": 0},
    }
    made = people[0].request.post(f"{address}api/tables", data=wanted).json()
    for number, context in enumerate(people[1:]):
        sat = context.request.post(
            f"{address}api/invites/{made['invite']}", data={"name": ("Ben", "Cleo")[number]}
        )
        assert sat.ok
    return made["table"], made["invite"]


GAMES: dict[str, tuple[int, dict[str, Any], list[str]]] = {
    "robotariat": (1, {}, ["activate", "end", "move"]),
    "evil_robots": (1, {}, ["vote yes", "raise yes", "pass", "end", "keep"]),
    "robot_rise": (1, {}, ["play", "robot"]),
    "fully_automated_union": (1, {}, ["vote expropriate", "expropriate"]),
    "fully_automated_bosses": (
        2,
        {},
        [
            "declare",
            "strike",
            "ballot expropriation",
            "pick expropriation",
            "sabotage",
            "ready",
            "silent",
            "keep",
        ],
    ),
    "patriot": (0, {"campaign": "petr"}, ["bonds", "coins", "end", "accept", "choose a"]),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse_touch_and_keyboard(
    chromium: Browser, address: str, game: str
) -> None:
    bots, options, wanted = GAMES[game]
    kinds: list[type[Hand]] = [Mouse, Finger, Keys] if game != "patriot" else [MouseAndKeys, Finger]
    with ExitStack() as stack:
        contexts = []
        for kind in kinds:
            touch = kind is Finger
            width, height = (390, 844) if touch else (1440, 900)
            lang = "it-IT" if kind is Keys else "en-GB"
            context = opened(chromium, width, height, lang, touch=touch)
            stack.callback(context.close)
            contexts.append(context)
        table, _ = table_of(address, game, bots, contexts, options)
        people = [
            kind(*watched(context), wanted) for kind, context in zip(kinds, contexts, strict=True)
        ]
        for hand in people:
            hand.page.goto(f"{address}#/table/{table}")
        people[0].page.locator("main button.act").click()
        for hand in people:
            hand.page.wait_for_selector(".table[data-seq]")
            wide = hand.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0

        play_to_the_end(people)
        for hand in people:
            hand.page.wait_for_selector(".prompt.ended")
            assert hand.pressed > 1
            assert [line for line in hand.wrong if "ERR_INTERNET_DISCONNECTED" not in line] == []
