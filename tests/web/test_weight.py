"""What the first view costs, and what a move costs the page."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import BrowserContext, Response

from tests.web.conftest import watched

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
