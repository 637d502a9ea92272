"""Take pictures of every board and of the pages around them, in a real browser.

python -m tools.pictures            everything into build/pictures
python -m tools.pictures GAME …     only these games
python -m tools.pictures docs …     the choice that is kept in docs/pictures, of all games or these
python -m tools.pictures previews   what is shown with a shared invitation, into web/public/preview

Each game is played by its heuristics: at the start, in the middle and at the end it is looked
at in three widths and two themes.
"""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from tools import web
from tools.browser import FLAGS, browser
from uprising.bots import bot
from uprising.kernel import seeded, sight
from uprising.server.app import make_app
from uprising.server.tables.room import Room

PLACE = web.ROOT / "build" / "pictures"
DOCS = web.ROOT / "docs" / "pictures"
GAMES = {  # seats, and how many decisions of mine lie before the middle
    "robotariat": (4, 10),
    "evil_robots": (5, 12),
    "robot_rise": (4, 6),
    "fully_automated_union": (3, 5),
    "fully_automated_bosses": (7, 22),
    "patriot": (2, 24),
}
WIDTHS = {1440: 900, 820: 1180, 390: 844}
THEMES = ("light", "dark")
PREVIEWS = web.WEB / "public" / "preview"
PREVIEW_SIZE = (1200, 630)  # what those who show a link's picture ask for
ALONE = """which => {
  const drawn = document.querySelector(which);
  document.body.replaceChildren(drawn);
  drawn.style.cssText = "position: fixed; inset: 0; width: 100vw; height: 100vh; clip-path: none";
}"""
DESK = {(1440, "light")}
CHOSEN = {*DESK, (390, "dark")}
PAGES = {"landing": "", "rules": "#/rules/robot_rise/RISE-END-1",
         "replay": "#/replay/sample/robotariat-2?at=40",
         "ending": "#/end/sample/fully_automated_bosses-2"}  # fmt: skip
WHOLE = {"landing", "ending"}  # shown from top to bottom
SILENCE = 30.0  # seconds without a question of ours after which a game is looked at as it stands
BREATH = 0.5  # seconds to wait where a server takes no more messages for now
MOST = 600
PATIENCE = 120_000  # only a bound


@contextmanager
def serving(database: Path) -> Iterator[tuple[Starlette, int]]:
    app = make_app(database)
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        thread.join(0.05)
    try:
        yield app, server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


class Sitting:
    """One table of one game, played from a socket and looked at in a browser."""

    def __init__(self, app: Starlette, port: int, game: str, context: BrowserContext) -> None:
        self.app = app
        self.address = f"http://127.0.0.1:{port}/"
        self.game = game
        self.context = context
        chairs = [{"host": True}, *[{"bot": "heuristic"}] * (GAMES[game][0] - 1)]
        wanted = {"game": game, "chairs": chairs, "name": "Mira", "start": True,
                  "settings": {"pace": 0, "window": 0, "grace": 0}}  # fmt: skip
        made = context.request.post(f"{self.address}api/tables", data=wanted)
        self.table: str = made.json()["table"]
        self.seq = -1
        self.seat = 0
        self.answer = ""  # what was sent last

    def play(self, decisions: int) -> None:
        """Answer so many questions as the heuristic would, or all there are."""
        cookies = "; ".join(f"{c['name']}={c['value']}" for c in self.context.cookies())
        address = f"{self.address.replace('http', 'ws', 1)}api/tables/{self.table}/live"
        with connect(address, additional_headers={"Cookie": cookies}) as socket:
            for _ in range(decisions):
                if not self.asked(socket):
                    return
                self.answer = msgspec.json.encode(self.advised()).decode()
                socket.send(self.answer)

    def asked(self, socket: ClientConnection) -> bool:
        """Wait for a question of ours; no if the game is over or nothing more comes."""
        try:
            while True:
                frame = msgspec.json.decode(socket.recv(timeout=SILENCE))
                if frame["type"] == "problem" and frame["code"] == "too-fast":
                    time.sleep(BREATH)
                    socket.send(self.answer)
                if frame["type"] != "frame" or frame["seq"] <= self.seq:
                    continue  # what is answered already may be shown again
                if frame["ending"] is not None:
                    return False
                if frame["ask"] and not frame["ask"]["answered"]:
                    self.seq, self.seat = frame["seq"], frame["seat"]
                    return True
        except TimeoutError:
            return False

    def advised(self) -> dict[str, Any]:
        room: Room = self.app.state.hall.open[self.table]
        choice = bot("heuristic").choose(
            sight(room.table, self.seat, seeded(self.table, "pictures"))
        )
        move = choice.move.text()
        return {"type": "do", "id": f"{self.seq}-{move}", "seq": self.seq, "move": move}


def look(page: Page, address: str, name: str, docs: bool, whole: bool = False) -> None:
    """Every width and theme of one place; `docs`: only those for the documentation."""
    for width, height in WIDTHS.items():
        for theme in THEMES:
            if docs and (width, theme) not in (DESK if name in PAGES else CHOSEN):
                continue
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            page.goto("about:blank")
            page.goto(address)
            page.wait_for_load_state("networkidle")
            there = ".board *" if "#/table/" in address else "main *"
            page.wait_for_selector(there, state="attached", timeout=PATIENCE)
            page.evaluate("document.fonts.ready.then(() => null)")
            for away in page.locator(".recap .act").all():
                away.click()
            if docs:
                file = DOCS / f"{name}-{width}.jpg"
                page.screenshot(path=file, full_page=whole, type="jpeg", quality=62)
            else:
                page.screenshot(path=PLACE / f"{name}-{width}-{theme}.png", full_page=whole)
    print(name, flush=True)


def picture_game(app: Starlette, port: int, game: str, running: Browser, docs: bool) -> None:
    context = running.new_context(locale="en-GB")
    sitting = Sitting(app, port, game, context)
    place = f"{sitting.address}#/table/{sitting.table}"
    for moment, decisions in (("start", 0), ("middle", GAMES[game][1]), ("end", MOST)):
        if docs and moment != "middle":
            continue
        sitting.play(decisions)
        page = context.new_page()
        look(page, place, f"{game}-{moment}", docs)
        page.close()
    context.close()


def take_previews(page: Page, address: str) -> None:
    """The cover of each game alone, and the march of the robots for everything else."""
    width, height = PREVIEW_SIZE
    page.set_viewport_size({"width": width, "height": height})
    PREVIEWS.mkdir(parents=True, exist_ok=True)
    for game in (*GAMES, "uprising"):
        page.goto("about:blank")
        page.goto(address)
        page.wait_for_selector(".games li")
        page.evaluate(ALONE, ".hero .art svg" if game == "uprising" else f"[data-game={game}]")
        page.screenshot(path=PREVIEWS / f"{game}.jpg", type="jpeg", quality=72)


def main(words: list[str]) -> int:
    docs = words[:1] == ["docs"]
    games = words[1:] if docs else words
    PLACE.mkdir(parents=True, exist_ok=True)
    DOCS.mkdir(parents=True, exist_ok=True)
    if not web.is_fresh():
        web.build()
    program, found = browser()
    environment: dict[str, str | float | bool] = {**found}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as (app, port),
        sync_playwright() as play,
    ):
        running = play.chromium.launch(executable_path=program, args=FLAGS, env=environment)
        if words == ["previews"]:
            take_previews(running.new_page(), f"http://127.0.0.1:{port}/")
            return 0
        for game in games or GAMES:
            picture_game(app, port, game, running, docs)
        page = running.new_context(locale="en-GB").new_page()
        for name, place in () if games else PAGES.items():
            address = f"http://127.0.0.1:{port}/{place}"
            look(page, address, name, docs, whole=name in WHOLE)
        running.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
