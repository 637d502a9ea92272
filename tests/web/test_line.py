"""A line that loses exactly the wrong thing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import BrowserContext, WebSocketRoute

from tests.web.conftest import watched
from tests.web.tables import beyond, home, seq

pytestmark = pytest.mark.slow


def test_a_frame_that_is_no_answer_does_not_make_a_lost_command_forgotten(
    desk: BrowserContext, address: str
) -> None:
    """M24: the move is lost, news of somebody else arrives, then the line breaks."""
    page, _ = watched(desk)
    lost: list[WebSocketRoute] = []
    sent: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] == "do":
                sent.append(command["id"])
                if not lost:
                    lost.append(line)
                    return
            server.send(message)

        line.on_message(hear)

    page.route_web_socket("**/live**", between)
    home(page, address)
    wanted = {"game": "tic_tac_toe", "chairs": [{"host": True}, {}], "settings": {"pace": 0}}
    made = desk.request.post(f"{address}api/tables", data={**wanted, "name": "Ada"}).json()
    friend = desk.browser.new_context()  # type: ignore[union-attr]
    friend.request.post(f"{address}api/invites/{made['invite']}", data={"name": "Ben"})
    page.goto(f"{address}#/table/{made['table']}")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".prompt.act")
    number = seq(page)
    page.locator(".tray [data-move]").first.dispatch_event("click")
    page.wait_for_function("() => document.documentElement.dataset.busy === 'true'")
    looker = friend.new_page()
    with page.expect_event("console", lambda m: m.text == "told"):
        page.evaluate("""() => {
          const was = JSON.parse;
          JSON.parse = (text) => { const found = was(text);
            if (found.type === "frame") { JSON.parse = was; setTimeout(() => console.log("told")); }
            return found; };
        }""")
        looker.goto(f"{address}#/table/{made['table']}")
    assert seq(page) == number and len(sent) == 1
    lost[0].close()
    beyond(page, number)
    page.wait_for_function("() => document.documentElement.dataset.busy === 'false'")
    assert sent == [sent[0], sent[0]]
    friend.close()
