"""A passkey made in one browser and shown in another, by a virtual authenticator (M5)."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tests.web.conftest import PATIENCE, watched

pytestmark = pytest.mark.slow


def by_name(address: str) -> str:
    """Passkeys belong to a name, never to a number."""
    return address.replace("127.0.0.1", "localhost")


def device(browser: Browser) -> tuple[BrowserContext, Page, CDPSession, str]:
    """A browser of its own, with something that keeps passkeys and a finger that touches it."""
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page, _ = watched(context)
    line = context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    kind = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": kind})
    return context, page, line, made["authenticatorId"]


def tables(page: Page) -> list[str]:
    found: list[dict[str, Any]] = page.evaluate(
        "async () => (await (await fetch('api/tables')).json()).tables"
    )
    return [table["table"] for table in found]


def test_a_passkey_bound_in_the_settings_opens_a_second_browser(
    chromium: Browser, address: str
) -> None:
    home = by_name(address)
    first, page, line, keeper = device(chromium)
    page.goto(home)
    page.locator(".games li", has_text="Tic-tac-toe").locator("button.act").click()
    page.wait_for_selector(".prompt.act")
    mine = page.url.rpartition("/")[2]
    page.goto(f"{home}#/settings")
    page.get_by_role("button", name="Make a passkey").click()
    page.get_by_text("Done. On another device").wait_for()
    [credential] = line.send("WebAuthn.getCredentials", {"authenticatorId": keeper})["credentials"]
    assert credential["rpId"] == "localhost" and credential["isResidentCredential"]

    second, other, line, keeper = device(chromium)
    other.goto(f"{home}#/settings")
    show = other.get_by_role("button", name="I have a passkey")
    show.wait_for()
    assert tables(other) == []
    carried = {"authenticatorId": keeper, "credential": credential}
    line.send("WebAuthn.addCredential", carried)  # as the owner's devices pass it on
    with other.expect_navigation():
        show.click()
    assert tables(other) == [mine]
    other.goto(f"{home}#/table/{mine}")
    other.wait_for_selector(".prompt.act")
    first.close()
    second.close()


def test_a_newcomer_makes_a_passkey_where_one_can_work(chromium: Browser, address: str) -> None:
    """T26: without a table first; under a number the page says where instead of failing."""
    context, page, line, keeper = device(chromium)
    page.goto(f"{address}#/settings")
    there = page.locator(".elsewhere a")
    there.wait_for()
    assert page.get_by_role("button", name="Make a passkey").count() == 0
    there.click()
    page.wait_for_function("() => location.hostname === 'localhost'")
    page.get_by_role("button", name="Make a passkey").click()
    page.get_by_text("Done. On another device").wait_for()
    assert (
        len(line.send("WebAuthn.getCredentials", {"authenticatorId": keeper})["credentials"]) == 1
    )
    context.close()
