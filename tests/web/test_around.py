"""Around the table: what leads to a game, and what is done with one that is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.conftest import watched
from tests.web.tables import answer, beyond, home, seq, table
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


def test_any_moment_of_a_replay_opens_as_a_table_of_its_own(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/replay/sample/robot_rise-1?at=20&seat=1")
    page.locator("[data-play-on]").click()
    assert page.locator("dialog :checked").first.get_attribute("value") == "1"
    assert serious(page) == []
    page.locator("[data-begin]").click()
    page.wait_for_selector(".table")
    expect(page.locator(".prompt")).to_be_visible()
    assert wrong == []


def test_the_puzzle_of_the_day_is_answered_explained_and_played_on(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/")
    page.locator(".daily a").first.click()
    page.wait_for_selector("[data-day]")
    assert serious(page) == []
    moves = page.locator("[data-answer]")
    count = moves.count()
    assert count > 2
    moves.first.click()
    page.wait_for_selector("[data-solved]")
    assert page.locator("ol.answers li").count() == count
    assert page.locator("ol.answers li.given").count() == 1
    assert "%" in page.locator(".why").inner_text()
    assert serious(page) == []
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".table")
    assert wrong == []


def test_a_stranger_finds_a_table_in_the_open_list_and_sits_down(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    host, wrong = watched(desk)
    host.goto(f"{address}#/new/leduc")
    host.locator("[data-setting='listed']").check()
    host.locator(".go .act").click()
    host.wait_for_selector(".chairs")
    guest, wrong_too = watched(phone)
    guest.goto(f"{address}#/open")
    guest.locator("a.go").first.click()
    expect(guest.locator("h1")).to_contain_text("Leduc")
    assert serious(guest) == []
    assert wrong == [] and wrong_too == []


def test_a_phone_is_the_private_hand_of_a_shared_screen(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    screen, wrong = watched(desk)
    made = table(screen, address, "robot_rise", 3, settings={"watch": "nobody"})
    screen.wait_for_selector(".prompt.act")
    assert screen.locator(".dock").count() == 1
    screen.get_by_role("button", name="Menu").click()
    screen.locator("[data-way='hand']").click()
    link = screen.locator("[data-hand]").get_attribute("data-hand")
    assert link
    assert serious(screen) == []
    hand, wrong_too = watched(phone)
    hand.goto(link)
    hand.locator("[data-take]").click()
    hand.wait_for_selector(".table.hand .prompt.act")
    assert made in hand.url
    screen.wait_for_selector(".dock", state="detached")  # the secrets have left the screen
    expect(hand.locator(".dock")).to_be_visible()
    expect(hand.locator(".board")).to_be_hidden()
    assert serious(hand) == []
    answer(hand)
    assert wrong == [] and wrong_too == []


def test_what_i_have_played_is_on_a_page_of_its_own(desk: BrowserContext, address: str) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/ledger")
    expect(page.locator("main")).to_contain_text("Nothing has been played")
    table(page, address, "leduc", 2)
    page.wait_for_selector(".prompt.act, .prompt.ended")
    while page.locator(".prompt.ended").count() == 0:
        answer(page)
    page.goto(f"{address}#/ledger")
    page.wait_for_selector("[data-shelf='leduc']")
    assert page.locator("[data-shelf='leduc'] ol li").count() == 1
    assert serious(page) == []
    assert [each for each in wrong if "401" not in each] == []


def test_colours_of_ones_own_are_kept_and_seen_with_other_eyes(
    desk: BrowserContext, address: str
) -> None:
    """WOW-15."""
    page, wrong = watched(desk)
    page.goto(f"{address}#/settings")
    page.locator("[data-setting='sight']").select_option("deutan")
    filtered = "e => getComputedStyle(e).filter"
    assert "sight-deutan" in page.locator("[data-sight]").evaluate(filtered)
    page.locator("[data-colour='gear']").fill("#f0e0c8")
    expect(page.locator("[data-weak='gear']")).to_be_visible()  # hardly seen on paper
    page.reload()
    first = page.locator("[data-colour]").first
    assert first.input_value() == "#f0e0c8"
    shown = "getComputedStyle(document.documentElement).getPropertyValue('--seat-gear')"
    assert page.evaluate(shown) == "#f0e0c8"
    assert serious(page) == []
    page.locator("section", has=page.locator("[data-colour]")).get_by_role("button").click()
    assert page.evaluate(shown) != "#f0e0c8"
    assert wrong == []


def test_two_people_agree_to_play_again_one_chair_further(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    """From the invitation to the rematch: asked, seats turned, nobody is dragged into it."""
    (ada, wrong), (ben, wrong_too) = watched(desk), watched(phone)
    for page in (ada, ben):
        home(page, address)
    body = {"game": "leduc", "chairs": [{"host": True}, {}], "name": "Ada"}
    made = desk.request.post(f"{address}api/tables", data=body).json()
    phone.request.post(f"{address}api/invites/{made['invite']}", data={"name": "Ben"})
    for page in (ada, ben):
        page.goto(f"{address}#/table/{made['table']}")
    ada.locator(".chairs").wait_for()
    ada.locator(".go .act").click()
    for page in (ada, ben):
        page.wait_for_selector(".prompt")
    while ada.locator(".prompt.ended").count() == 0:
        number = seq(ada)
        page = ada if ada.locator(".prompt.act").count() else ben
        page.wait_for_selector(".prompt.act")
        page.locator(".tray [data-move]").first.dispatch_event("click")
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        beyond(ada, number)
    ada.goto(f"{address}#/end/{made['table']}")
    ada.get_by_role("button", name="rematch").click()
    ben.locator("[data-agree]").click()
    for page in (ada, ben):
        page.wait_for_selector(".chairs")
    assert ada.url == ben.url and made["table"] not in ada.url
    assert ada.locator(".chairs li").first.inner_text().startswith("Ben")
    assert wrong == [] and wrong_too == []


def test_a_note_is_there_on_another_device(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    """S29."""
    page, wrong = watched(desk)
    made = table(page, address, "leduc", 2)
    page.wait_for_selector(".prompt")
    page.keyboard.press("n")
    notes = page.locator(".notebook textarea")
    notes.fill("Bolt bluffs")
    with page.expect_response("**/me/notes/**"):
        notes.blur()
    code = desk.request.post(f"{address}api/me/device", data={}).json()["code"]
    phone.request.post(f"{address}api/devices/{code}", data={})
    other, wrong_too = watched(phone)
    other.goto(f"{address}#/table/{made}")
    other.locator("#tab-notes").click()
    expect(other.locator(".notebook textarea")).to_have_value("Bolt bluffs")
    assert wrong == [] and wrong_too == []
