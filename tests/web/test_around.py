"""Around the table: what leads to a game, and what is done with one that is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.web.conftest import opened, watched
from tests.web.tables import answer, beyond, home, lesson, seq, table
from tests.web.test_page import serious
from tests.web.test_talk import say, two

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
    # WOW-11: nobody's name is on the day's ladder until she puts it there
    ladder = page.locator("[data-ladder]")
    expect(ladder).to_contain_text("One person has answered")
    expect(ladder.locator("li")).to_have_count(0)
    ladder.locator("input").fill("Ada")
    ladder.locator("[data-sign]").click()
    expect(ladder.locator("li.mine")).to_contain_text("Ada")
    assert serious(page) == []
    ladder.locator("[data-unsign]").click()
    expect(ladder.locator("li")).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".table")
    assert wrong == []


def test_a_stranger_finds_a_table_in_the_open_list_and_sits_down(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    host, wrong = watched(desk)
    host.route("**/api/open", lambda route: route.fulfill(json={"tables": []}))
    host.goto(f"{address}#/open")  # an empty list leads to a table of one's own
    host.locator("a[href='#/new/evil_robots?listed']").click()
    expect(host.locator("[data-setting='listed']")).to_be_checked()
    guest, wrong_too = watched(phone)
    guest.goto(f"{address}#/open/leduc")
    guest.locator(".none").wait_for()
    host.goto(f"{address}#/new/leduc")
    host.locator("[data-setting='listed']").check()
    host.locator(".go .act").click()
    host.wait_for_selector(".chairs")
    guest.locator("a.go").click()  # whoever waits there sees it without a reload
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
    dealt = screen.locator(".log .line").first.inner_text()  # who I am, and my cards
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
    expect(screen.locator(".log .line").first).to_be_visible()
    expect(screen.locator(".log")).not_to_contain_text(dealt)
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


def test_a_whole_game_is_played_by_typing(desk: BrowserContext, address: str) -> None:
    """WOW-16: numbers of the list and moves as records write them; a wrong one says why."""
    page, wrong = watched(desk)
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 0 }))")
    table(page, address, "fully_automated_union", 2)
    page.wait_for_selector(".prompt.act")
    page.keyboard.press("t")
    line = page.locator("#typed")
    line.fill("strike the moon")
    line.press("Enter")
    page.locator("[data-no]").wait_for()
    assert serious(page) == []
    by_number = False
    while page.locator(".prompt.ended").count() == 0:
        number = seq(page)
        by_number = not by_number
        expect(page.locator(".moves li").first).to_be_in_viewport()
        line.fill("1" if by_number else page.locator(".moves code").first.inner_text())
        line.press("Enter")
        beyond(page, number)
        page.wait_for_selector(".prompt.act, .prompt.ended")
    assert page.locator(".told li").count() > 0
    assert wrong == []


def test_a_newspaper_has_one_headline_a_round_of_what_everybody_knows(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """WOW-8: the same for a player and for somebody who looks on; switched on, kept, and off."""
    page, wrong = watched(desk)
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 0 }))")
    made = table(page, address, "robot_rise", 3)
    page.wait_for_selector(".prompt.act")
    page.locator("header button[aria-haspopup]").click()
    page.locator("[data-way=paper]").click()
    headlines = page.locator("[data-headline]")
    while headlines.count() < 4 and page.locator(".prompt.ended").count() == 0:
        answer(page)
    rounds = [int(each.get_attribute("data-headline") or 0) for each in headlines.all()]
    assert rounds == sorted(rounds, reverse=True) and len(set(rounds)) == len(rounds)
    mine = headlines.all_inner_texts()
    assert all(len(text) > 12 and "news-" not in text for text in mine)
    other = opened(chromium, 1440, 900, "en-GB", touch=False)
    other.add_init_script("localStorage.setItem('paper', 'yes')")
    looker = other.new_page()
    looker.goto(f"{address}#/table/{made}")
    looker.locator("[data-headline]").first.wait_for()
    assert looker.locator("[data-headline]").all_inner_texts() == mine
    other.close()
    page.reload()
    headlines.first.wait_for()
    page.locator("header button[aria-haspopup]").click()
    page.locator("[data-way=paper]").click()
    expect(headlines).to_have_count(0)
    assert wrong == []


def test_two_things_are_compared_beside_each_other(desk: BrowserContext, address: str) -> None:
    """S11."""
    page, wrong = watched(desk)
    lesson(page, address, "robot_rise")
    page.wait_for_selector(".prompt.act")
    for word in ("freeze-ray", "emp"):
        page.locator("button.ask").click()
        page.locator(f'.stage [data-word="{word}"]').click(force=True)
        page.locator(".info.pinned:not(.kept)").wait_for()
        if word == "freeze-ray":
            page.locator(".info.pinned .rule, .info.pinned .clause").first.wait_for()
            placed = page.locator(".info.pinned").bounding_box()
            page.locator("[data-keep]").click()
            page.locator(".info.kept").wait_for()
    kept, other = page.locator(".info.kept"), page.locator(".info.pinned:not(.kept)")
    assert "Freeze Ray" in kept.inner_text() and "EMP" in other.inner_text()
    # its clauses came later and made it grow
    assert placed and placed["y"] + placed["height"] <= 900
    left, right = kept.bounding_box(), other.bounding_box()
    assert left and right and left["x"] + left["width"] <= right["x"] + 1
    assert abs(left["y"] - right["y"]) < 2
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".info")).to_have_count(0)
    assert wrong == []


def test_the_panel_is_pulled_wider_and_this_device_remembers(
    desk: BrowserContext, address: str
) -> None:
    """S13: by the mouse and by the arrows."""
    page, wrong = watched(desk)
    table(page, address, "leduc", 2)
    page.wait_for_selector(".prompt.act")
    panel, edge = page.locator(".side .panel"), page.get_by_role("separator")
    width = "e => e.getBoundingClientRect().width"
    before = panel.evaluate(width)
    at = edge.bounding_box()
    assert at
    page.mouse.move(at["x"] + 12, 400)
    page.mouse.down()
    page.mouse.move(at["x"] - 88, 400, steps=4)
    page.mouse.up()
    assert panel.evaluate(width) == before + 100
    edge.press("ArrowRight")
    assert panel.evaluate(width) == before + 80
    page.reload()
    page.wait_for_selector(".prompt.act")
    assert panel.evaluate(width) == before + 80
    assert wrong == []


def test_hints_are_counted_at_the_end(desk: BrowserContext, address: str) -> None:
    """S21."""
    page, wrong = watched(desk)
    made = table(page, address, "leduc", 2)
    page.wait_for_selector(".prompt.act")
    page.locator("header button[aria-haspopup]").click()
    page.locator("[data-way=hint]").click()
    page.locator("[data-hint]").wait_for()
    page.keyboard.press("Escape")
    while page.locator(".prompt.ended").count() == 0:
        answer(page)
    page.goto(f"{address}#/end/{made}")
    expect(page.locator("[data-hints]")).to_contain_text("One hint")
    assert wrong == []


def test_somebody_is_reported_with_what_she_said(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """S28: to whoever runs the server; `server/test_grievances` shows what is read there."""
    with two(desk, chromium, address, "robot_rise") as (ada, ben):
        say(ben, "You are all cheats")
        ada.locator("[data-talk='2']").wait_for()
        ada.locator(".chat summary").click()
        ada.locator("[data-grievance='2']").click()
        ada.locator("dialog textarea").fill("He insults us")
        assert serious(ada) == []
        with ada.expect_response("**/grievances") as answered:
            ada.locator("dialog button.act").click()
        assert answered.value.status == 201
        expect(ada.locator("[data-grieved=true]")).to_contain_text("mute Ben")
        assert ben.locator("[data-grieved]").count() == 0


def test_gestures_say_something_without_words_and_are_silent_in_a_strike(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """WOW-14: each has a name that can be read; where talk is forbidden there are none."""
    with two(desk, chromium, address, "robot_rise") as (ada, ben):
        for key in ("fist", "palm", "shake", "telegram"):
            button = ada.locator(f"[data-gesture=gesture-{key}]")
            name = button.get_attribute("aria-label")
            assert name
            button.click()
            expect(ben.locator("[data-talk='0']").last).to_contain_text(name)
        assert ben.locator("[data-talk='0'] svg").count() >= 4
    with two(desk, chromium, address, "fully_automated_union") as pair:
        for page in pair:
            assert page.locator("[data-gesture]").count() == 0


def test_what_i_have_played_is_read_over_the_table(desk: BrowserContext, address: str) -> None:
    """T17: statistics too; the table goes on behind."""
    page, wrong = watched(desk)
    table(page, address, "leduc", 2)
    page.wait_for_selector(".prompt.act")
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    page.locator("header button[aria-haspopup]").click()
    page.get_by_role("link", name="What I have played").click()
    page.locator("dialog.drawer h1").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.drawer")).to_have_count(0)
    page.wait_for_selector(".prompt.act")
    assert lines == [] and wrong == []


def test_whose_decision_we_wait_for_is_named(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """M9: who is asked, and what she is asked about, for everybody else."""
    with two(desk, chromium, address, "robot_rise") as pair:
        for page in pair:
            page.wait_for_selector(".prompt.act, .prompt.wait")
        acting = next(page for page in pair if page.locator(".prompt.act").count())
        waiting = next(page for page in pair if page is not acting)
        name = "Ada" if acting is pair[0] else "Ben"
        expect(waiting.locator(".prompt.wait .sentence")).to_contain_text(name)


def test_who_looks_on_follows_whom_she_likes_as_late_as_the_host_said(
    desk: BrowserContext, chromium: Browser, address: str
) -> None:
    """S15: from the menu, a name each; before the time is over nothing of a hand is shown."""
    page, _ = watched(desk)
    made = table(page, address, "robot_rise", 3, settings={"late": 5})
    page.wait_for_selector(".prompt.act")
    words = page.locator(".dock [data-word]").evaluate_all("a => a.map(e => e.dataset.word)")
    mine = {word for word in words if word.partition("-")[2].isdecimal()}  # parts of robots
    other = opened(chromium, 1440, 900, "en-GB", touch=False)
    looker, wrong = watched(other)
    frames: list[str] = []
    looker.on("response", lambda r: frames.append(r.text()) if "/replay" in r.url else None)
    looker.goto(f"{address}#/table/{made}")
    looker.wait_for_selector(".table")
    looker.locator("header button[aria-haspopup]").click()
    follow = looker.locator("[data-way=follow]")
    assert follow.count() == 3 and "Ada" in follow.first.inner_text()
    follow.first.click()
    looker.wait_for_selector(".replay, [role=alert]")
    assert frames and not any(f'"{word}"' in text for text in frames for word in mine)
    assert wrong == []
    other.close()


def test_an_order_at_a_table_over_days_is_kept_for_its_seat_alone(
    desk: BrowserContext, phone: BrowserContext, address: str
) -> None:
    """S10: shown in the notebook, there again after a reload, and taken back there."""
    (ada, wrong), (ben, wrong_too) = watched(desk), watched(phone)
    for page in (ada, ben):
        home(page, address)
    days = {"clock": "decision", "seconds": 86_400, "grace": 0, "window": 0, "pace": 0}
    chairs: list[dict[str, object]] = [{"host": True}, {}]
    body = {"game": "leduc", "chairs": chairs, "name": "Ada", "settings": days}
    made = desk.request.post(f"{address}api/tables", data=body).json()
    phone.request.post(f"{address}api/invites/{made['invite']}", data={"name": "Ben"})
    for page in (ada, ben):
        page.goto(f"{address}#/table/{made['table']}")
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, ben):
        page.wait_for_selector(".prompt.act, .prompt.wait")
    one, other = (ada, ben) if ada.locator(".prompt.act").count() else (ben, ada)
    one.locator("header button[aria-haspopup]").click()
    one.locator("[data-way=pass]").click()
    one.locator("#tab-notes").click()
    expect(one.locator("[data-order]")).to_have_count(1)
    one.reload()
    one.locator("#tab-notes").click()
    expect(one.locator("[data-order]")).to_have_count(1)
    assert serious(one) == []
    other.locator("#tab-notes").click()
    other.locator(".notebook textarea").wait_for()
    assert other.locator("[data-order]").count() == 0
    one.locator("[data-order] button").click()
    expect(one.locator("[data-order]")).to_have_count(0)
    assert wrong == [] and wrong_too == []
