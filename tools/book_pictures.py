"""Take the pictures of the board that the books show, from positions of their own examples.

python -m tools.book_pictures           all of them, in both languages, into web/public/book
python -m tools.book_pictures GAME …    only these games'

Each position is set up as the book tells it, handed to a table of a real server, and looked at in
a browser by one who sits there. A book names a picture by `![what is seen](NAME)`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, FloatRect, ViewportSize, sync_playwright
from starlette.applications import Starlette

from tools import web
from tools.browser import FLAGS, browser
from tools.pictures import PATIENCE, serving
from uprising.scenario import Scenario, scenario
from uprising.server.tables.content import content_hash
from uprising.server.tables.room import Room
from uprising.texts import languages

PLACE = web.WEB / "public" / "book"
WINDOW: ViewportSize = {"width": 1280, "height": 900}
QUALITY = 66
BOARD_AND_HAND = """() => {
  const [board, dock] = [".board", ".dock"].map(
    (which) => document.querySelector(which).getBoundingClientRect());
  const left = Math.min(board.left, dock.left), right = Math.max(board.right, dock.right);
  return { x: left, y: board.top, width: right - left, height: dock.bottom - board.top };
}"""


@dataclass(frozen=True)
class Picture:
    """A position, and the seat that looks at it."""

    name: str
    set_up: Callable[[], Scenario]
    seat: int = 0


def put(t: Scenario, zones: dict[str, Any]) -> Scenario:
    for zone, value in zones.items():
        t.put(zone, value)
    return t


def play(t: Scenario, *lines: str) -> Scenario:
    """Lines such as `ana play nuke > dan`."""
    for line in lines:
        who, _, move = line.partition(" ")
        t.play(who, move)
    return t


def robot() -> Scenario:
    """Ben's robot of Dan's Body, on its way to Ana."""
    t = scenario("robot_rise", seats=("ana", "ben", "chloe", "dan"), at="action", turn="ana")
    put(t, {
        "hand/ana": ["nuke", "emp", "b-02"],
        "hand/ben": ["h-04", "l-09", "raid"],
        "hand/chloe": ["b-07", "secret-cache", "malware"],
        "hand/dan": ["escape", "b-12", "h-06", "flex"],
        "lairs/ben": 1, "lairs/chloe": 2, "lairs/dan": 2,
        "deck": ["b-10", "freeze-ray", "emp", "time-machine"],
    })  # fmt: skip
    play(t, "ana play Nuke > dan", "dan defend Escape", "ben ally H-04 L-09 body")
    play(t, "ana decline", "chloe offer B-07", "dan offer B-12")
    return play(t, "ben accept dan", "ben targets ana")


def count() -> Scenario:
    """Ana has just joined the Good, and the coins are about to be uncovered."""
    t = scenario("evil_robots", seats=("ana", "ben", "cora"), at="offer", turn="ana")
    put(t, {"pot-card": 4, "extra-card": 2, "stack": ["5", "3", "0(1)"]})
    coins = {"ana": ("heads", "tails"), "ben": ("tails", "tails"), "cora": ("heads", "heads")}
    for who, (hidden, revealed) in coins.items():
        put(t, {f"hidden/{who}": hidden, f"revealed/{who}": revealed})
    t.reveal(ben="raise yes", cora="raise no")
    play(t, "ben flip-any extra heads", "ben end")
    t.reveal(ana="raise no", cora="raise yes")
    return play(t, "cora end", "ana flip-any ana", "ana end").until("ask-keep")


def street() -> Scenario:
    """The board before the first turn of the example."""
    t = scenario("robotariat", ("zender", "eye", "smith"), at="objectives", mode="coop")
    for who, character in (("zender", "zender"), ("eye", "electric-eye"), ("smith", "the-smith")):
        t.put(f"character/{who}", character)
    t.shuffle("upgrade", ["new-treads"])
    return t.shuffle("sabotage", ["a-credit-to-the-revolution", "flash-mob"])


def masses() -> Scenario:
    """The first round of the example is over, and an Oppressor enters."""
    t = street()
    play(t, "zender move poster", "zender activate", "zender place upgrade")
    dice(t, "blue", "yellow").play("zender", "end").play("zender", "send c1 yellow")
    play(t, "eye activate", "eye use a-credit-to-the-revolution", "eye buy", "eye move poster")
    dice(t, "blue-x", "yellow").play("eye", "end")
    play(t, "smith activate", "smith place office", "smith move office")
    return dice(t, "blue", "blue").play("smith", "end")


def dice(t: Scenario, black: str, red: str) -> Scenario:
    return t.chance("die.black", [black]).chance("die.red", [red])


def contracts() -> Scenario:
    """The contracts of Boom are taken; one thumb goes up in a moment."""
    names = ("bedelia", "candida", "asdrubale")
    t = scenario("fully_automated_union", names, at="innovation", turn="bedelia")
    put(t, {"event-deck": ["Gambling"], "contract-deck": ["Boom"]})
    return play(t, "bedelia contract A", "candida contract B", "asdrubale contract C")


def strike() -> Scenario:
    """Three of four strike, and both bosses have shown a finger."""
    names = ("x", "y", "diana", "caino", "beata", "abele")
    t = scenario("fully_automated_bosses", names, at="purchase")
    t.put("roles", ["boss", "boss", "luddite", "startupper", "scab", "prolet"]).put("lead", 2)
    t.reveal(x="buy 0", y="buy 1")
    t.reveal(x='offers standing 0 "one coin more every round" + all 2 x1', y="offers all 1 x3")
    for move in ("silent", "keep", "silent", "keep", "nothing"):
        t.rest(move)
    play(t, "diana hire x offer 1", "caino hire public-work")
    play(t, "beata hire x standing", "abele hire y offer 1")
    t.rest("ready")
    t.reveal(abele="strike", caino="strike", diana="strike", beata="work", x="bid 1", y="bid 1")
    return t


def cabinet() -> Scenario:
    """Samuel has gathered, alone in the first round."""
    t = scenario("patriot", ("ana",), at="gather", turn="ana", campaign="m")
    kinds = ("spy", "war", "science", "finance")
    put(t, {"character/ana": "samuel", "briefs": ["run-on-the-bank"], "treasury": 6})
    t.put("hand/ana", [f"{kind}-{value}" for kind in kinds for value in (1, 2)])
    return t.play("ana", "take science science war finance")


PICTURES: dict[str, Sequence[Picture]] = {
    "robot_rise": [Picture("robot", robot)],
    "evil_robots": [Picture("count", count)],
    "robotariat": [Picture("street", street), Picture("masses", masses)],
    "fully_automated_union": [Picture("contracts", contracts, seat=2)],
    "fully_automated_bosses": [Picture("strike", strike, seat=2)],
    "patriot": [Picture("cabinet", cabinet)],
}


def hand_over(app: Starlette, context: BrowserContext, address: str, picture: Picture) -> str:
    """A table of a real server that stands as the picture wants it; the browser has one seat."""
    table = picture.set_up().table
    names = [name.capitalize() for name in table.names]
    chairs = [{"host": True, "name": name} for name in names]
    wanted = {"game": table.game.key, "chairs": chairs, "name": names[picture.seat],
              "options": table.setup.options, "start": True}  # fmt: skip
    made = context.request.post(f"{address}api/tables", data=wanted)
    key: str = made.json()["table"]
    room: Room = app.state.hall.open[key]
    at = room.at
    seats = [
        chair if number == picture.seat else msgspec.structs.replace(chair, person="somebody")
        for number, chair in enumerate(at.row.seats)
    ]
    at.row = msgspec.structs.replace(at.row, seats=seats)
    at.table = table
    at.content = content_hash(table.game, table.setup.options)
    return key


def take(app: Starlette, address: str, running: Browser, picture: Picture) -> None:
    for lang in languages():
        context = running.new_context(locale=lang, viewport=WINDOW, reduced_motion="reduce")
        key = hand_over(app, context, address, picture)
        page = context.new_page()
        page.goto(f"{address}#/table/{key}")
        page.wait_for_selector(".board *", state="attached", timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => null)")
        for away in page.locator(".recap .act").all():
            away.click()
        game = app.state.hall.open[key].row.game
        file = PLACE / f"{game}-{picture.name}.{lang}.jpg"
        clip: FloatRect = page.evaluate(BOARD_AND_HAND)
        page.screenshot(path=file, type="jpeg", quality=QUALITY, clip=clip)
        print(file.name, file.stat().st_size // 1024, "KiB", flush=True)
        context.close()


def main(words: list[str]) -> int:
    games = words or list(PICTURES)
    PLACE.mkdir(parents=True, exist_ok=True)
    if not web.is_fresh():
        web.build()
    program, found = browser()
    environment: dict[str, str | float | bool] = {**found}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as (app, port),
        sync_playwright() as playing,
    ):
        running = playing.chromium.launch(executable_path=program, args=FLAGS, env=environment)
        for game in games:
            for picture in PICTURES[game]:
                take(app, f"http://127.0.0.1:{port}/", running, picture)
        running.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
