"""Setting a table for others and inviting them: when we play, one link, one button."""

from __future__ import annotations

import json
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.guest import Guest
from tests.web.conftest import opened, watched
from tests.web.tables import home
from tests.web.test_page import serious

pytestmark = pytest.mark.slow
SCREENS = ((1440, 900), (1280, 720), (1024, 768), (390, 844), (320, 640))


def test_a_table_over_days_is_set_like_any_other(desk: BrowserContext, address: str) -> None:
    """T18: days instead of seconds, quiet hours and a holiday, and nobody stands in unasked."""
    page, wrong = watched(desk)
    page.goto(f"{address}#/new/patriot")
    page.locator("[data-when=days]").check(force=True)
    page.get_by_role("radio", name="3 days").check(force=True)
    page.locator("[data-quiet=start]").select_option("22")
    page.locator("[data-quiet=end]").select_option("8")
    page.locator("[data-quiet=first]").fill("2090-08-01")
    page.locator("[data-quiet=last]").fill("2090-08-20")
    expect(page.locator("[data-notices] a")).to_have_attribute("href", "#/settings/mail")
    assert serious(page) == []
    page.get_by_role("button", name="Open the table").click()
    terms = page.locator("dl")
    expect(terms).to_contain_text("Over days")
    expect(terms).to_contain_text("3 days for each decision")
    expect(terms).to_contain_text("we wait")
    made = page.url.rpartition("/")[2]
    settings = desk.request.get(f"{address}api/tables/{made}").json()["settings"]
    assert (settings["grace"], settings["window"], settings["at_zero"]) == (0, 0, "default")
    friend = Guest(int(address.rstrip("/").rpartition(":")[2]))
    invite = page.get_by_label("Invitation link").input_value().rpartition("/")[2]
    friend.call(f"api/invites/{invite}", {"name": "Ben"})
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    page.reload()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".seats .clock")
    assert "days" in page.locator(".seats .clock").first.inner_text()
    quiet = [json.loads(text) for text in sent if '"quiet"' in text]
    assert [(each["start"], each["end"]) for each in quiet] == [(22, 8)]
    assert [(each["first"], each["last"]) for each in quiet] == [("2090-08-01", "2090-08-20")]
    page.evaluate("location.hash = '#/settings'")  # over the table: it is told at once
    page.locator("dialog.drawer").get_by_role("button", name="No holiday").click()
    page.wait_for_function("() => document.documentElement.dataset.busy === 'false'")
    last = [json.loads(text) for text in sent if '"quiet"' in text][-1]
    assert (last["start"], last["first"], last["last"]) == (22, "", "")
    page.goto(address)
    expect(page.locator(".continue")).to_contain_text("left")
    assert wrong == []


SHEET = "navigator.share = async (what) => { window.shared = what; }"


def test_an_invitation_goes_out_by_the_sheet_of_the_system(
    phone: BrowserContext, address: str
) -> None:
    page, wrong = watched(phone)
    page.add_init_script(SHEET)
    page.goto(f"{address}#/new/leduc")
    page.locator("form .act").click()
    link = page.locator(".share input")
    link.wait_for()
    page.locator(".share .act").tap()
    shared = page.evaluate("window.shared")
    assert shared["url"] == link.input_value() and "Leduc" in shared["title"]
    assert shared["title"] in shared["text"]
    assert wrong == []


PARTS = "section => section.map(each => each.getAttribute('aria-labelledby'))"
TOPS = "section => section.map(each => each.getBoundingClientRect().top)"


def test_a_host_is_asked_who_then_when_then_which_edition(
    desk: BrowserContext, address: str
) -> None:
    page, _ = watched(desk)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}#/new/patriot")
    page.locator("#variant").wait_for()
    parts = page.locator("form section")
    assert parts.evaluate_all(PARTS) == ["chairs", "time", "variant", "guests"]
    tops = parts.evaluate_all(TOPS)
    assert tops == sorted(tops)
    page.set_viewport_size({"width": 1440, "height": 900})
    who, when, *_ = parts.evaluate_all(TOPS)
    assert who == when  # side by side


def test_only_bots_leave_no_question_of_time(desk: BrowserContext, address: str) -> None:
    """T1: whoever sets a table with bots alone is not asked for a clock, and gets none."""
    page, _ = watched(desk)
    page.goto(f"{address}#/new/evil_robots")
    page.get_by_role("button", name="Bots everywhere").click()
    assert page.locator("[data-when], [data-setting=clock]").count() == 0
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".prompt")
    made = page.url.rpartition("/")[2]
    assert desk.request.get(f"{address}api/tables/{made}").json()["settings"]["clock"] == "off"


def test_the_game_can_be_started_from_wherever_a_full_lobby_is_looked_at(
    desk: BrowserContext, address: str
) -> None:
    """T15: with ten seats the button is in sight at every size, and nothing scrolls sideways."""
    page, _ = watched(desk)
    home(page, address)
    chairs = [{"host": True}, *[{"bot": "recruit"}] * 8, {}]
    body = {"game": "fully_automated_bosses", "chairs": chairs, "name": "Ada"}
    made = desk.request.post(f"{address}api/tables", data=body).json()
    page.goto(f"{address}#/table/{made['table']}")
    start = page.get_by_role("button", name="Start the game")
    start.wait_for()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        box = start.bounding_box()
        assert box and box["y"] + box["height"] <= height, (width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("svg[role=img] path").count() > 0  # the code for a phone
    assert serious(page) == []


def test_four_people_open_an_invitation_at_once_and_all_sit_down(
    chromium: Browser, address: str
) -> None:
    """T24: picture, pitch, length and places; each gets a chair of her own, one button each."""
    port = int(address.rstrip("/").rpartition(":")[2])
    body = {"game": "evil_robots", "chairs": [{"host": True}, {}, {}, {}, {}], "name": "Ada"}
    made = Guest(port).call("api/tables", body, 201)
    contexts = [opened(chromium, 390, 844, "en-GB", touch=True) for _ in range(4)]
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto(f"{address}join/{made['invite']}")
    first = pages[0]
    first.wait_for_selector("form")
    assert first.locator(".picture svg").count() == 1
    told = first.locator("article").inner_text()
    assert "Ada invites you. 4 seats are free." in told and "min" in told and "Two coins" in told
    assert first.locator("article li").count() == 5
    assert first.locator(".minute svg").count() == 3  # the goal, a turn, the twist
    assert first.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(first) == []
    for page, name in zip(pages, ("Ben", "Cid", "Dan", "Eve"), strict=True):
        page.locator("form input").fill(name)
    for page in pages:  # nobody waits for anybody
        page.evaluate("document.querySelector('form button').click()")
    for page in pages:
        page.wait_for_selector("main ol li")
    for name in ("Ada", "Ben", "Cid", "Dan", "Eve"):
        expect(first.locator("main ol li span", has_text=name)).to_have_count(1)
    expect(first.locator("main ol li.free")).to_have_count(0)
    names = [text.split() for text in first.locator("main ol li span").all_inner_texts()]
    assert names[0] == ["Ada", "host"]
    assert sorted(names[1:]) == [["Ben", "you"], ["Cid"], ["Dan"], ["Eve"]]
    expect(first.locator(".head p")).to_contain_text("You have a seat")
    late = opened(chromium, 1440, 900, "en-GB", touch=False)
    page = late.new_page()
    page.goto(f"{address}join/{made['invite']}")
    page.get_by_role("link", name="Just watch").wait_for()
    assert page.locator("form").count() == 0
    for context in (*contexts, late):
        context.close()


def test_a_dead_invitation_leads_on(phone: BrowserContext, address: str) -> None:
    """T24."""
    page, _ = watched(phone)
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{address}join/no-such-code")
    page.goto(f"{address}join/no-such-code")
    ways = page.locator(".dead a")
    ways.first.wait_for()
    assert [way.get_attribute("href") for way in ways.all()] == ["#/new/", "#/", "#/games"]
    assert serious(page) == []
    page.goto(f"{address}#/table/no-such-table")
    page.locator(".wait a").first.wait_for()
    assert page.locator(".wait a[href='#/new/']").count() == 1
    assert serious(page) == []


def test_a_shared_invitation_tells_what_it_is_for(address: str) -> None:
    port = int(address.rstrip("/").rpartition(":")[2])
    body = {"game": "patriot", "chairs": [{"host": True}, {}], "name": "Ada"}
    made = Guest(port).call("api/tables", body, 201)
    with urllib.request.urlopen(f"{address}join/{made['invite']}") as response:
        text = response.read().decode()
    assert '<meta property="og:title" content="Patriot' in text
    assert "Ada invites you. One seat is free." in text
    picture = text.partition('og:image" content="')[2].partition('"')[0]
    with urllib.request.urlopen(picture) as response:
        assert response.headers["content-type"] == "image/jpeg"
