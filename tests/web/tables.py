"""Sitting down in a browser without the way through the lobby."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

MAKE = """async ([path, body]) => {
  const answer = await fetch(path, { method: "POST", body: JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(told));
  return told.table;
}"""


def home(page: Page, address: str) -> None:
    """The page is open and knows who I am: two first requests at once would make two people."""
    if page.url == "about:blank":
        page.goto(address)
    page.wait_for_load_state("networkidle")


KEEP_FRAMES = """
window.WebSocket = class extends WebSocket {
  constructor(...to) {
    super(...to);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "frame") window.lastFrame = message;
    });
  }
};
"""


def table(page: Page, address: str, game: str, seats: int, **more: Any) -> str:
    """A started table against bots at instant pace; the page shows it."""
    settings = {"pace": 0, "window": 0, **more.pop("settings", {})}
    chairs = more.pop("chairs", [{"host": True}, *[{"bot": "heuristic"}] * (seats - 1)])
    wanted = {"game": game, "chairs": chairs, "name": "Ada", "start": True, **more}
    home(page, address)
    made: str = page.evaluate(MAKE, ["api/tables", {**wanted, "settings": settings}])
    page.goto(f"{address}#/table/{made}")
    page.wait_for_selector(".table, .curtain")
    return made


def lesson(page: Page, address: str, game: str) -> str:
    """The table of a game's lesson, at instant pace."""
    home(page, address)
    made: str = page.evaluate(MAKE, [f"api/tutorials/{game}", {"name": "Ada", "pace": 0}])
    page.goto(f"{address}#/table/{made}")
    page.wait_for_selector(".lesson")
    return made


def seq(page: Page) -> int:
    return int(page.evaluate("document.documentElement.dataset.seq"))


def view(page: Page) -> str:
    """What the last frame shows and asks; `keeping_frames` must have been told of the page."""
    return str(page.evaluate("JSON.stringify([window.lastFrame.view, window.lastFrame.ask])"))


def keeping_frames(page: Page) -> None:
    """Before the page is opened: keep the last frame that came, for tests to look at."""
    page.add_init_script(KEEP_FRAMES)


def beyond(page: Page, number: int) -> None:
    """Until a later frame is shown."""
    page.wait_for_function("n => Number(document.documentElement.dataset.seq) > n", arg=number)


def first(choices: Sequence[int]) -> int:
    return choices[0]


def answer(page: Page, pick: Callable[[Sequence[int]], int] = first) -> None:
    """Press the first choice there is, word by word, until I am asked again or the game is over.

    `pick` takes another one than the first.
    """
    number = seq(page)
    picked = 0
    while seq(page) == number:
        # with eyes closed the list says nothing, and every screen has the same buttons
        choices = page.locator(".tray [data-move], .tray [data-slot], [data-decoy]")
        choices.first.wait_for(state="attached")
        choices.nth(pick(range(choices.count()))).dispatch_event("click")
        picked += 1
        page.wait_for_function(
            "([n, p]) => Number(document.documentElement.dataset.seq) > n"
            " || document.querySelector('.tray .path')?.dataset.picked === String(p)",
            arg=[number, picked],
        )
    beyond(page, number)
    page.wait_for_selector(".prompt.act, .prompt.ended")
