"""Six whole games through the page: one seat by mouse, one by touch, one by keyboard alone.

Every decision is made on the controls themselves. The page says which frame it shows and whether
a command is still on its way; nothing here waits for seconds. The luck of each table is chosen so
that the game is short with players who want what these want; with other luck it is only longer.
"""

from __future__ import annotations

import json
import secrets
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from tests.web.conftest import opened, watched

pytestmark = pytest.mark.slow

MANY = 60  # presses for one decision: beyond that somebody is lost
LOOK_AGAIN = 20  # milliseconds between two looks at all screens
LOOKS = 3000  # looks without anything new: beyond that the table stands still

# What may be pressed, the board's own things first; after a first press the lists, which end.
# Where the list is folded the board is enough for all but very long moves.
CONTROLS = """(tries) => document.querySelector("[data-confirm]") ? "[data-confirm]" : [
  ...(tries < (document.querySelector(".tray.folded") ? 8 : 1)
    ? [".stage [data-legal=true]", ".stage [data-decoy]", ".stage [data-send]"] : []),
  ".prompt .offer", ".menu .offer", ".tray:not(.folded) [data-move]",
  ...(tries < 3 ? ["[data-send]:not(:disabled)"] : []),
  ".tray:not(.folded) [data-slot]",
  ...(tries < 8 ? [] : ["[data-choices][aria-pressed=false]"]),
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
    // cards of a hand may overlap: what lies under another is pressed at its left edge
    const there = [[x + width / 2, y + height / 2], [x + Math.min(20, width / 2), y + height / 2]];
    return there.find((at) => width && el.contains(document.elementFromPoint(...at))) ?? null;
  }};
  const found = [...document.querySelectorAll(controls)].map((el) => [rank(el, wanted), el]);
  for (const [, el] of found.sort((a, b) => a[0] - b[0])) {{
    const at = point(el);
    if (at) return at;
  }}
  return null;
}}"""

# Which number of the list the wanted move has, if a single key can choose it.
DIGIT = """(move) => [...document.querySelectorAll(".tray ul button, .tray button.act")]
  .findIndex((el) => el.dataset.move === move)"""

# How often Tab must be pressed (backwards if negative) to come to the best control.
STEPS = f"""([wanted, tries]) => {{
  const stops = [...document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [tabindex]")].filter((el) =>
    el.tabIndex >= 0 && !el.disabled && !el.closest("[inert]")
    && el.checkVisibility({{ visibilityProperty: true }}));
  const controls = ({CONTROLS})(tries), rank = {RANK};
  const found = stops.filter((el) => el.matches(controls)).map((el) => [rank(el, wanted), el]);
  if (!found.length) return 0;
  const [, best] = found.sort((a, b) => a[0] - b[0])[0];
  best.toggleAttribute("data-wanted", true);
  const here = document.activeElement, to = stops.indexOf(best);
  const before = (el) => here.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_PRECEDING;
  const passed = stops.filter(before).length;
  return to < passed ? to - passed : to - passed + (stops.includes(here) ? 0 : 1);
}}"""

ARRIVED = """() => { const el = document.querySelector("[data-wanted]");
  el?.removeAttribute("data-wanted"); return el !== null && el === document.activeElement; }"""

AT_ONCE = "localStorage.setItem('settings', JSON.stringify({ speed: 0 }))"

DRAWN = """() => { const { seq, heard } = document.documentElement.dataset;
  return seq === heard && !document.querySelector("[data-opened]"); }"""

SHOWN = "({...document.documentElement.dataset})"


@dataclass(eq=False)
class Hand:
    """Somebody before a screen, with one way of pressing things."""

    page: Page
    wrong: list[str]
    tastes: list[str]
    frame: dict[str, Any] = field(default_factory=dict)
    seq: int = -1
    tries: int = -1
    pressed: int = 0

    def __post_init__(self) -> None:
        self.page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", self.hear)

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "frame":
            self.frame = message

    def move(self) -> str:
        """What this player would like to do: by taste, else one after the other."""
        ask = self.frame.get("ask")
        if not ask or not ask["rows"] or self.frame["seq"] != self.seq:
            return ""
        moves: list[str] = [row["move"] for row in ask["rows"]]
        liked = [m for taste in self.tastes for m in moves if f"{m} ".startswith(f"{taste} ")]
        return (liked or [moves[self.seq % len(moves)]])[0]

    def wanted(self) -> list[str]:
        """The things on the board that the move is made of come first, then the move itself."""
        move = self.move()
        words = [word for word in move.split() if word not in (">", ",")]
        return [*words[1:], move, *words[:1], *self.tastes] if move else self.tastes

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
        self.settle()
        self.press()
        self.pressed += 1
        self.page.wait_for_function("() => document.documentElement.dataset.busy !== 'true'")

    def aim(self) -> tuple[float, float] | None:
        """Where the best control is; nowhere if the question is already settled."""
        at = self.page.evaluate(AIM, [self.wanted(), self.tries])
        if at is None:
            self.not_asked_any_more()
            return None
        return at[0], at[1]

    def settle(self) -> None:
        """Until what was heard last is drawn."""
        self.page.wait_for_function(DRAWN)

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
    """The number of a choice, or G, Tab and Enter; nothing else."""

    def press(self) -> None:
        number = self.page.evaluate(DIGIT, self.move()) if self.pressed % 3 else -1
        if 0 <= number < 9:
            self.page.keyboard.press(str(number + 1))
            return
        if self.page.evaluate("document.activeElement === document.body"):
            self.page.keyboard.press("g")  # what had the focus is gone: begin at the question
        steps = self.page.evaluate(STEPS, [self.wanted(), self.tries])
        for _ in range(abs(steps)):
            self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        if self.page.evaluate(ARRIVED):
            self.page.keyboard.press("Enter")
        else:
            self.not_asked_any_more()


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
    hand.settle()
    hand.press()
    hand.pressed += 1
    hand.page.context.set_offline(False)
    hand.page.wait_for_function("() => document.documentElement.dataset.busy !== 'true'")


def wait_for_news(people: list[Hand], before: list[dict[str, str]]) -> None:
    """Until any screen shows something new: a frame may concern one seat alone."""
    known = [(now["seq"], now["asked"]) for now in before]
    for _ in range(LOOKS):
        shown = [hand.shown() for hand in people]
        if [(now["seq"], now["asked"]) for now in shown] != known:
            return
        people[0].page.wait_for_timeout(LOOK_AGAIN)
    pytest.fail(f"no screen has shown anything new: {known}")


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
            wait_for_news(people, shown)


def table_of(
    address: str, game: str, bots: int, people: list[BrowserContext], options: dict[str, Any]
) -> tuple[str, str]:
    """A table whose first chairs are for people; everybody has sat down."""
    chairs = [{"host": True}, *[{}] * (len(people) - 1), *[{"bot": "heuristic"}] * bots]
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


# How many bots, which luck, which variant, what the players like to do.
GAMES: dict[str, tuple[int, int, dict[str, Any], list[str]]] = {
    "robotariat": (1, 21, {}, ["activate", "end", "move"]),
    "evil_robots": (1, 17, {}, ["vote yes", "raise yes", "pass", "end", "keep"]),
    "robot_rise": (1, 14, {}, ["play", "robot"]),
    "fully_automated_union": (1, 17, {}, ["vote expropriate", "expropriate"]),
    "fully_automated_bosses": (2, 15, {}, ["declare", "work", "no-pay", "ready", "silent", "keep"]),
    "patriot": (0, 11, {"campaign": "petr"}, ["bonds", "coins", "end", "accept", "choose a"]),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse_touch_and_keyboard(
    chromium: Browser, address: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots, luck, options, tastes = GAMES[game]
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{luck:0{2 * length}x}")
    kinds: list[type[Hand]] = [Mouse, Finger, Keys] if game != "patriot" else [MouseAndKeys, Finger]
    with ExitStack() as stack:
        contexts = []
        for kind in kinds:
            touch = kind is Finger
            width, height = (390, 844) if touch else (1440, 900)
            lang = "it-IT" if kind is Keys else "en-GB"
            context = opened(chromium, width, height, lang, touch=touch)
            context.add_init_script(AT_ONCE)
            stack.callback(context.close)
            contexts.append(context)
        table, _ = table_of(address, game, bots, contexts, options)
        people = [
            kind(*watched(context), tastes) for kind, context in zip(kinds, contexts, strict=True)
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
