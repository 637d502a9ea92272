"""Two people strike a deal between their turns: what is given is given, and both read of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.conftest import watched
from tests.web.tables import beyond, home, seq, table
from tests.web.test_talk import two
from uprising.bots import CAST, personality
from uprising.server.storage.rows import Settings
from uprising.server.tables.processes import OFFER_SECONDS

pytestmark = pytest.mark.slow


def test_a_gift_is_put_together_from_typed_terms_and_arrives(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """M34: D opens the deals; what the rules carry out at once is carried out for both."""
    with two(desk, chromium, address, "evil_robots") as (ada, ben):
        ada.locator("#tab-log").click()
        ben.locator("#tab-log").click()
        number = seq(ada)
        ada.locator("#prompt").focus()
        ada.keyboard.press("d")
        ada.locator(".tray .about").wait_for()
        ada.locator("#deal-to").wait_for()
        ada.locator("#tab-log").click()
        form = ada.locator("form[data-form=form-gift]")
        form.locator("select[data-field=to]").select_option("@2")
        form.locator(".verdict .yes").wait_for()  # the table has been asked, and nothing was done
        assert seq(ada) == number
        form.locator("[data-send]").click()
        for page in (ada, ben):
            page.wait_for_function(
                "n => Number(document.documentElement.dataset.seq) > n", arg=number
            )
            expect(page.locator(".log li").last).to_contain_text("Ben")
        expect(ben.locator(".toast").last).to_contain_text("Ada")


def wire(page: Page, to: str, give: int = 0, want: int = 0, words: str = "") -> None:
    """Put a telegram together: influence for influence, and a promise."""
    page.locator("#deal-to").select_option(to)
    for side, amount in (("give", give), ("want", want)):
        page.locator(f"[data-side={side}]").select_option("form-gift" if amount else "")
        if amount:
            page.locator(f"[data-terms={side}] input").fill(str(amount))
    if words:
        page.locator("[data-words]").fill(words)
    page.locator("[data-wire]").click()


def stamp(page: Page, number: int, state: str) -> Locator:
    card = page.locator(f".deals [data-telegram='{number}'][data-state={state}]")
    card.wait_for()
    return card


def influence(page: Page) -> list[int]:
    return [
        int(text.split()[0]) for text in page.locator("[data-fact=influence]").all_inner_texts()
    ]


def test_a_telegram_is_countered_restored_withdrawn_and_accepted(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """M34: typed terms, binding or word; what both sides give changes hands at once."""
    with two(desk, chromium, address, "evil_robots") as (ada, ben):
        for page in (ada, ben):
            page.locator("#tab-deals").click()
        before = influence(ada)
        wire(ada, "@2", give=2, want=1, words="I vote with you")
        card = stamp(ben, 1, "open")
        assert card.locator(".badge").all_inner_texts() == ["⚙ BINDING", "“ ” WORD"]
        terms = card.inner_text()
        assert "2 Influence" in terms and "I vote with you" in terms and "How much" not in terms
        expect(ben.locator("#tab-deals .unread")).to_have_text("1")
        expect(ben.locator(".banner.wire")).to_be_hidden()  # it is read where all are
        ben.locator(".deals [data-counter='1']").click()
        give = ben.locator("[data-terms=give] input")
        expect(give).to_have_value("1")  # other terms begin with the same
        ben.locator("[data-terms=want] input").fill("3")
        ben.locator("[data-wire]").click()
        stamp(ada, 1, "countered")
        stamp(ada, 2, "open")
        ben.locator(".deals [data-restore='1']").click()  # back to the original
        stamp(ada, 2, "withdrawn")
        stamp(ada, 1, "open").locator("[data-withdraw]").click()
        stamp(ben, 1, "withdrawn")
        assert influence(ada) == before  # until somebody accepts nothing has happened
        ada.locator(".deals [data-restore='1']").click()
        number = seq(ben)
        ben.locator(".deals [data-accept='1']").click()
        beyond(ben, number + 1)  # both gifts
        stamp(ada, 1, "accepted")
        assert [now - was for now, was in zip(influence(ada), before, strict=True)] == [-1, 0, 1]
        wire(ada, "@2", want=1)
        told = ben.locator(".banner.wire")
        ben.locator("#tab-deals").click()
        expect(told).to_be_in_viewport(ratio=1)
        ben.locator("[data-aside]").click()  # T20: it can be closed, and waits among the deals
        expect(told).to_have_count(0)
        expect(ben.locator("#tab-deals .unread")).to_have_text("1")
        ben.locator("#tab-deals").click()
        ben.locator(".deals [data-refuse='3']").click()
        stamp(ada, 3, "refused")
        ada.locator("#tab-log").click()
        told = ada.locator(".log li", has_text="Telegram from")
        assert "accepted" in " ".join(told.all_inner_texts())


def test_a_bot_answers_every_offer(desk: BrowserContext, address: str) -> None:
    """M35: ten telegrams, each taken, met with other terms, or refused for a reason."""
    ada, wrong = watched(desk)
    table(ada, address, "evil_robots", 3)
    ada.wait_for_selector(".prompt.act")
    ada.locator("#tab-deals").click()
    ada.locator("#deal-to").select_option("@1")
    expect(ada.locator("[data-why-bots]")).to_contain_text("no promises")  # T20
    assert ada.locator("[data-words]").count() == 0
    number = 0
    for give, want in [(0, 1), (1, 3), (0, 2), (2, 3), (1, 2)] * 2:
        number += 1
        wire(ada, "@1", give, want)
        card = ada.locator(f".deals [data-telegram='{number}']:not([data-state=open])")
        card.wait_for()
        state = card.get_attribute("data-state")
        assert state in ("accepted", "refused", "countered")
        if state == "refused":
            assert len(card.locator(".why").inner_text()) > 10
        if state == "countered":
            number += 1
            terms = ada.locator(f".deals [data-telegram='{number}'][data-state=open]")
            assert len(terms.locator(".why").inner_text()) > 10
            assert f"answers № {number - 1}" in terms.locator("header").inner_text()  # T19
            terms.locator("[data-refuse]").click()
            stamp(ada, number, "refused")
    assert wrong == []


def test_bots_are_bound_to_answer_within_three_seconds() -> None:
    """M35: the longest pause and the longest thought together."""
    slowest = max(personality(name).pause for name in CAST)
    assert Settings().pace * slowest + OFFER_SECONDS <= 3


def test_where_nothing_can_be_dealt_the_key_does_nothing(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    home(page, address)
    body = {"game": "leduc", "chairs": [{"host": True}, {"bot": "heuristic"}], "start": True}
    made = desk.request.post(f"{address}api/tables", data=body).json()
    page.goto(f"{address}#/table/{made['table']}")
    page.wait_for_selector(".prompt.act")
    moves = page.locator(".tray [data-move]").all_inner_texts()
    page.keyboard.press("d")
    assert page.locator(".tray [data-move]").all_inner_texts() == moves
    assert wrong == []
