"""A real browser before a real server. Pages wait for the sequence number, never for seconds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect, sync_playwright

from tests.server.conftest import serving
from tools import web
from tools.browser import FLAGS, browser

PATIENCE = 60_000  # only a bound
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not web.is_fresh():
        web.build()
    program, environment = browser()
    with sync_playwright() as play:
        env: dict[str, str | float | bool] = {**environment}
        running = play.chromium.launch(executable_path=program, args=FLAGS, env=env)
        yield running
        running.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("page") / "tables.db") as port:
        yield f"http://127.0.0.1:{port}/"


def only_here(route: Route) -> None:
    """A page of ours loads nothing from elsewhere."""
    if route.request.url.startswith(("http://127.0.0.1", "data:", "blob:")):
        route.continue_()
    else:
        route.abort()
        raise AssertionError(f"the page asks for {route.request.url}")


def opened(browser: Browser, width: int, height: int, lang: str, touch: bool) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",  # what is about motion asks for it
    )
    context.set_default_timeout(PATIENCE)
    context.route("**/*", only_here)
    return context


@pytest.fixture
def desk(chromium: Browser) -> Iterator[BrowserContext]:
    context = opened(chromium, 1440, 900, "en-GB", touch=False)
    yield context
    context.close()


@pytest.fixture
def phone(chromium: Browser) -> Iterator[BrowserContext]:
    context = opened(chromium, 390, 844, "it-IT", touch=True)
    yield context
    context.close()


def watched(context: BrowserContext) -> tuple[Page, list[str]]:
    """A page, and whatever goes wrong on it."""
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda m: wrong.append(m.text) if m.type == "error" else None)
    return page, wrong


def seq(page: Page) -> int:
    return int(page.evaluate("document.documentElement.dataset.seq"))


def wait_beyond(page: Page, number: int) -> None:
    """Until a later frame is shown in which I am asked, or the game is over."""
    page.wait_for_function(
        "n => Number(document.documentElement.dataset.seq) > n"
        " && document.querySelector('.prompt.act, .prompt.ended')",
        arg=number,
    )


PICTURES = Path(__file__).resolve().parent.parent.parent / "docs" / "pictures"
