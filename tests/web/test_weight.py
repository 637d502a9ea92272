"""What the first view costs, and what a move costs the page."""

from __future__ import annotations

import gzip
import json
import secrets
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Browser, BrowserContext, Response

from tests.web.conftest import opened, watched
from tests.web.tables import answer, table
from tests.web.test_stage import moving

pytestmark = pytest.mark.slow

MOST = 200 * 1024


def test_the_first_view_is_small_and_in_one_language(desk: BrowserContext, address: str) -> None:
    """At most 200 KB as a server before it compresses, fonts included, without Italian."""
    page, _ = watched(desk)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address)
    page.wait_for_selector(".games li")
    page.wait_for_load_state("networkidle")
    sizes = {
        answer.url: len(body if answer.url.endswith(".woff2") else gzip.compress(body, 6))
        for answer in answers
        if answer.ok and (body := answer.body())
    }
    assert not any(url.endswith("/it") for url in sizes)
    assert sum(sizes.values()) <= MOST, sizes


def test_a_move_asks_for_nothing_but_what_it_needs(desk: BrowserContext, address: str) -> None:
    """What does not change with a move is asked for once: words, rules, contents."""
    page, _ = watched(desk)
    table(page, address, "robot_rise", 3)
    page.wait_for_selector(".prompt.act")
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for _ in range(3):
        answer(page)
    page.wait_for_load_state("networkidle")
    assert asked == []


SLOWER = 4  # times slower than this processor
LONGEST = 50.0  # milliseconds
LARGEST = [
    ("fully_automated_bosses", 10),
    ("evil_robots", 9),
    ("robot_rise", 6),
    ("robotariat", 5),
    ("fully_automated_union", 4),
    ("patriot", 2),
]


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table here is dealt alike."""
    monkeypatch.setattr(secrets, "token_hex", lambda length: f"{7:0{2 * length}x}")


@pytest.mark.soak
@pytest.mark.usefixtures("alike")
@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_no_task_is_long_at_the_largest_table(
    chromium: Browser,
    address: str,
    game: str,
    seats: int,
    tmp_path: Path,
) -> None:
    """At a quarter of this processor's speed, in its own seconds and not the clock's."""
    context = opened(chromium, 1440, 900, "en-GB", touch=False)
    page, _ = watched(context)
    moving(page, 4)
    table(page, address, game, seats)
    page.wait_for_selector(".prompt.act")
    for _ in range(3):  # what is compiled once is compiled now
        answer(page)
    trace = tmp_path / "trace.json"
    chromium.start_tracing(page=page, categories=["toplevel"], path=trace)
    for _ in range(6):
        if page.locator(".prompt.act").count():  # some games are over soon
            answer(page)
    chromium.stop_tracing()
    context.close()
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event.get("tdur", 0) / 1000 * SLOWER  # left out where it is nothing
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in mains
    ]
    assert len(tasks) > 100
    assert max(tasks) <= LONGEST, sorted(tasks)[-6:]


SHOWS = 100.0  # milliseconds
# From each click to the first picture in which something is different.
CLICKED = """() => { window.shows = [];
  addEventListener("click", ({ timeStamp }) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() =>
        window.shows.push(performance.now() - timeStamp)));
    });
    watch.observe(document.querySelector(".table"),
      { subtree: true, childList: true, attributes: true, characterData: true });
  }, true);
}"""


@pytest.mark.soak
@pytest.mark.usefixtures("alike")
@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_a_click_shows_at_once(desk: BrowserContext, address: str, game: str, seats: int) -> None:
    """Half of the clicks within a tenth of a second, the server's answer included."""
    page, _ = watched(desk)
    moving(page, 4)
    table(page, address, game, seats)
    page.wait_for_selector(".prompt.act")
    answer(page)
    page.evaluate(CLICKED)
    for _ in range(3):
        if page.locator(".prompt.act").count():
            answer(page)
    shows = page.evaluate("window.shows")
    assert len(shows) > 1
    assert median(shows) <= SHOWS, shows
