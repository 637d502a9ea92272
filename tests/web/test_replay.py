"""A game seen again: by slider, keys and buttons, from any seat, by a link that says where."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.guest import Guest
from tests.web.conftest import watched
from tests.web.test_page import serious

pytestmark = pytest.mark.slow


def wait_at(page: Page, number: int) -> None:
    page.wait_for_selector(f".replay[data-seq='{number}']")


def finished(address: str) -> str:
    guest = Guest(int(address.rstrip("/").rpartition(":")[2]))
    table = guest.create("leduc", [{}, {"bot": "heuristic"}])
    with guest.sit(table) as seat:
        seat.play_on()
    return table


def test_keys_buttons_and_the_slider_move_through_a_sample(
    desk: BrowserContext, address: str
) -> None:
    page, wrong = watched(desk)
    page.goto(f"{address}#/replay/sample/robotariat-1")
    wait_at(page, 0)
    for key, place in (("ArrowRight", 1), ("]", 2), ("ArrowLeft", 1), ("End", 77), ("Home", 0)):
        page.keyboard.press(key)
        wait_at(page, place)
    page.get_by_role("button", name="One round on").click()
    page.wait_for_selector(".replay:not([data-seq='0'])")
    page.get_by_role("slider").fill("40")
    wait_at(page, 40)
    assert "bot's reason" in page.locator(".said").inner_text()
    assert page.locator("main.stage button").count() > 0  # the same board as at the table
    assert serious(page) == []
    assert wrong == []


SCRUB = """async () => {
  const slider = document.querySelector(".replay input[type=range]");
  const here = () => document.querySelector(".replay").dataset.seq;
  let slowest = 0;
  for (let at = 1; at <= Number(slider.max); at++) {
    slider.value = at;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    let frames = 0;
    for (; here() !== String(at) && frames < 60; frames++) await new Promise(requestAnimationFrame);
    slowest = Math.max(slowest, frames);
  }
  return [Number(slider.max), slowest];
}"""


def test_every_step_of_a_long_game_is_there_in_the_next_frame(
    desk: BrowserContext, address: str
) -> None:
    """S16: scrubbing asks nothing of the server; each step is drawn before the next picture.

    Some browsers fetch the icon anew with every new address: the page carries it.
    """
    page, wrong = watched(desk)
    page.goto(f"{address}#/replay/sample/evil_robots-2")
    wait_at(page, 0)
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    moves, slowest = page.evaluate(SCRUB)
    page.wait_for_url(f"**at={moves}*")
    assert moves >= 150
    assert slowest <= 1
    assert asked == []
    assert page.evaluate("document.querySelector('link[rel=icon]').href").startswith("data:")
    assert wrong == []


def test_a_link_leads_a_stranger_to_the_same_moment_and_seat(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    table = finished(address)
    page, _ = watched(desk)
    page.goto(f"{address}#/replay/table/{table}")
    wait_at(page, 0)
    cards = page.locator("main.stage").inner_text()
    page.get_by_role("button", name="everything").click()
    page.wait_for_url("**&seat=all")
    assert page.locator("main.stage").inner_text() != cards
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=1&seat=all")
    shown = page.locator("main.stage").inner_text()
    friend, wrong = watched(phone)
    friend.goto(page.url)
    wait_at(friend, 1)
    friend.get_by_role("button", name="EN", exact=True).click()
    expect(friend.locator("main.stage")).to_have_text(shown, use_inner_text=True)
    assert friend.evaluate("document.documentElement.scrollWidth") <= 390
    assert wrong == []


def test_while_the_game_lives_nobody_looks_into_another_hand(
    desk: BrowserContext, address: str
) -> None:
    guest = Guest(int(address.rstrip("/").rpartition(":")[2]))
    table = guest.create("leduc", [{}, {"bot": "heuristic"}])
    page, _ = watched(desk)
    page.goto(f"{address}#/replay/table/{table}")
    wait_at(page, 0)
    assert page.get_by_role("button", name="everything").count() == 0
    page.locator(".eyes button").nth(1).click()
    page.get_by_role("alert").wait_for()
    assert page.locator(".eyes button[aria-pressed=true]").inner_text() == "what was public"


def test_without_spoilers_the_slider_ends_where_one_has_been(
    desk: BrowserContext, address: str
) -> None:
    page, _ = watched(desk)
    page.goto(f"{address}#/replay/sample/robotariat-1?at=3&safe")
    wait_at(page, 3)
    assert page.get_by_role("slider").get_attribute("max") == "4"
    assert "77" not in page.locator(".desk").inner_text()
    page.keyboard.press("ArrowRight")
    wait_at(page, 4)
    assert page.get_by_role("slider").get_attribute("max") == "5"


def test_everybodys_hands_are_as_large_as_at_the_table(desk: BrowserContext, address: str) -> None:
    """One under the other beside the whole board, and the next one begins in sight."""
    page, wrong = watched(desk)
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(f"{address}#/replay/sample/robotariat-2?at=30&seat=all")
    page.wait_for_selector(".replay[data-seq]")
    stage = page.locator(".stage").bounding_box()
    hands = [each.bounding_box() for each in page.locator(".dock").all()]
    assert stage and len(hands) == 4
    for hand in hands:
        assert hand and hand["height"] >= 150 and hand["width"] > stage["width"] - 20
    second = hands[1]
    assert second and second["y"] < stage["y"] + stage["height"]
    page.locator(".docks").focus()  # reached without a mouse
    for _ in range(40):
        page.keyboard.press("ArrowDown")
    expect(page.locator(".dock").last).to_be_in_viewport(ratio=0.9)
    assert serious(page) == []
    assert wrong == []
