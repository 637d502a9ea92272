"""The lobby over HTTP: which games there are, making a table, joining one, reading the rules."""

from __future__ import annotations

from dataclasses import asdict
from html import escape
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.bots import CAST, chair_names, strengths
from uprising.kernel import Game, UnknownGame, game, games, promise
from uprising.packs import known_packs
from uprising.server.counts import COUNTS
from uprising.server.frozen import Frozen
from uprising.server.gathering import Gathering
from uprising.server.hall import Hall, Place, TableWanted, Wrong, mine
from uprising.server.room import Room
from uprising.server.rows import pack_name
from uprising.server.store import Away
from uprising.server.watch import note
from uprising.texts import catalogue, clauses, languages, sections
from uprising.texts.places import catalogue_file
from uprising.tutorials import lessons

COOKIE = "uprising"
VISIT_HEADER = "Uprising-Visit"  # a header: no page from elsewhere can make a browser send it
KEPT = 60 * 60 * 24 * 60
LARGEST_BODY = 262_144
MINUTE = ("minute-goal", "minute-turn", "minute-twist")  # a game in three sentences
DOORSTEP = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>
<meta property="og:title" content="{title}"><meta property="og:description" content="{line}">
<meta name="description" content="{line}">
<meta http-equiv="refresh" content="0;url=../#/join/{code}"></head>
<body><p><a href="../#/join/{code}">{line}</a></p></body></html>
"""


class SitWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


class LessonWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A learner's name, and the seconds between two moves of the others."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.7


class Lobby:
    """Every handler either answers or raises `Wrong`."""

    hall: Hall  # there as soon as the app has started
    base = "/"

    async def health(self, request: Request) -> Response:
        return reply({"ok": True})

    async def ready(self, request: Request) -> Response:
        """Whether moves can be written now."""
        try:
            await self.hall.store.ready()
        except Away as error:
            COUNTS.add("uprising_away_total")
            raise Wrong(503, "database", "the database cannot be reached") from error
        return reply({"ok": True})

    async def metrics(self, request: Request) -> Response:
        tables = list(self.hall.open.values())
        rooms = [table for table in tables if isinstance(table, Room)]
        gauges = {
            "uprising_tables_open": float(len(tables)),
            "uprising_tables_playing": float(sum(not r.table.state.ended for r in rooms)),
            "uprising_connections": float(sum(len(table.listeners) for table in tables)),
        }
        return Response(COUNTS.text(gauges), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def games(self, request: Request) -> Response:
        found = [card(of) for of in games().values()]
        cast = [asdict(who) for who in CAST.values()]
        return reply({"games": found, "bots": chair_names(), "cast": cast})

    async def create(self, request: Request) -> Response:
        person, key = self.who(request)
        wanted = await body_of(request, TableWanted)
        self.hall.check_may_create(request.client.host if request.client else "")
        row = await self.hall.create(wanted, person)
        note("table made", table=row.id, game=row.game, seats=len(row.seats))
        made = {"table": row.id, "invite": row.invite, "promise": promise(row.secret)}
        return self.with_cookie(request, reply(made, 201), key)

    async def teach(self, request: Request) -> Response:
        person, key = self.who(request)
        wanted = await body_of(request, LessonWanted)
        self.hall.check_may_create(request.client.host if request.client else "")
        game = request.path_params["game"]
        row = await self.hall.teach(game, person, wanted.name, wanted.pace)
        return self.with_cookie(request, reply({"table": row.id}, 201), key)

    async def show(self, request: Request) -> Response:
        at = await self.hall.table(request.path_params["table"])
        return reply(poster(at))

    async def renew(self, request: Request) -> Response:
        person, key = self.who(request)
        code = await self.hall.renew_invite(request.path_params["table"], person)
        return self.with_cookie(request, reply({"invite": code}), key)

    async def rematch(self, request: Request) -> Response:
        person, key = self.who(request)
        self.hall.check_may_create(request.client.host if request.client else "")
        row = await self.hall.rematch(request.path_params["table"], person)
        made = {"table": row.id, "invite": row.invite, "promise": promise(row.secret)}
        return self.with_cookie(request, reply(made, 201), key)

    async def invited(self, request: Request) -> Response:
        row = await self.hall.invited(request.path_params["code"])
        return reply(poster(await self.hall.table(row.id)))

    async def doorstep(self, request: Request) -> Response:
        """What a shared invitation shows before anybody opens it, and the way to the page."""
        row = await self.hall.invited(request.path_params["code"])
        shown = poster(await self.hall.table(row.id))
        lang = preferred(request)
        words = catalogue("shell", lang)
        title = catalogue(row.game, lang, game(row.game).folder).say("game-title")
        line = words.say("page-invited", host=shown["host"], free=len(shown["free"]))
        return Response(DOORSTEP.format(
            lang=lang, title=escape(f"{title} · Uprising"), line=escape(line), code=row.invite
        ), media_type="text/html; charset=utf-8")  # fmt: skip

    async def sit(self, request: Request) -> Response:
        person, key = self.who(request)
        wanted = await body_of(request, SitWanted)
        row = await self.hall.invited(request.path_params["code"])
        seat = await self.hall.sit(row, person, wanted.name)
        return self.with_cookie(request, reply({"table": row.id, "seat": seat}), key)

    async def mine(self, request: Request) -> Response:
        """My tables, those that wait for me first."""
        person, key = self.who(request)
        found = []
        for row in await self.hall.store.tables_of(person):
            at = await self.hall.table(row.id)
            waiting = isinstance(at, Room) and at.waits_for(mine(row, person))
            if mine(row, person) and not row.closed:
                found.append({
                    "table": row.id,
                    "game": row.game,
                    "names": [seat.name for seat in row.seats],
                    "started": row.started,
                    "waiting": waiting,
                    "ended": is_over(at),
                    "frozen": isinstance(at, Frozen),
                })  # fmt: skip
        found.sort(key=lambda t: (not t["waiting"], t["ended"]))
        return self.with_cookie(request, reply({"tables": found}), key)

    async def record(self, request: Request) -> Response:
        """The whole game as a text file, once it is over."""
        at = await self.hall.table(request.path_params["table"])
        if at.row.lesson:
            raise Wrong(409, "table", "a lesson is no game to be checked")
        if not is_over(at):
            raise Wrong(409, "table", "the record is shown when the game is over")
        name = f"{at.row.game}-{at.row.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        text = await record_of(at)
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def texts(self, request: Request) -> Response:
        key, lang = request.path_params["game"], language(request)
        anchor = None if key == "shell" else found_game(key).folder
        source = catalogue_file(key, lang, anchor).read_text(encoding="utf-8")
        return Response(source, media_type="text/plain; charset=utf-8")

    async def rules(self, request: Request) -> Response:
        key = request.path_params["game"]
        lang, folder = language(request), found_game(key).folder
        under = sections(key, lang, folder)
        return reply([
            {"id": c.id, "tags": list(c.tags), "text": c.text, "section": under.get(c.id, "")}
            for c in clauses(key, lang, folder)
        ])  # fmt: skip

    def who(self, request: Request) -> tuple[str, str]:
        """The person behind a request; somebody new gets a key."""
        key = request.cookies.get(COOKIE, "")
        person = self.hall.people.person(key)
        if person is None:
            key = self.hall.people.new_key(request.headers.get(VISIT_HEADER, ""))
            person = self.hall.people.person(key)
        assert person is not None
        return person, key

    def with_cookie(self, request: Request, response: Response, key: str) -> Response:
        response.set_cookie(
            COOKIE,
            key,
            max_age=KEPT,
            path=self.base,
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )
        return response


def card(of: Game) -> dict[str, Any]:
    words = {lang: catalogue(of.key, lang, of.folder) for lang in languages()}
    return {
        "key": of.key,
        "seats": [of.seats[0], of.seats[-1]],
        "title": {lang: w.say("game-title") for lang, w in words.items()},
        "tagline": {lang: w.say("game-tagline") for lang, w in words.items()},
        "lesson": of.key in lessons(),
        "minute": {
            lang: [w.say(key) for key in MINUTE if key in w.keys] for lang, w in words.items()
        },
        "options": [{"key": o.key, "choices": o.choices, "default": o.default} for o in of.options],
        "packs": [{"name": p.name, "about": p.about} for p in known_packs(of.key).values()],
        "levels": [asdict(measured) for measured in strengths(of)],
    }


def is_over(at: Place) -> bool:
    return at.ended if isinstance(at, Frozen) else isinstance(at, Room) and at.table.state.ended


async def record_of(at: Place) -> str:
    """The record of a game that is over."""
    if isinstance(at, Frozen):
        if not at.record:
            raise Wrong(409, "rules", "the table is frozen and its record was not kept")
        return at.record
    assert isinstance(at, Room)
    return str(await at.record())


def poster(at: Place) -> dict[str, Any]:
    """A table as anybody with its link may see it."""
    row = at.row
    seen: Any  # by everybody alike
    match at:
        case Gathering():
            seen = at.seen().seats
        case Frozen():
            seen = at.seats_seen()
        case Room():
            seen = at.seats_sent()
    return {
        "table": row.id,
        "game": row.game,
        "host": next((seat.name for seat in row.seats if seat.person == row.host), ""),
        "started": row.started,
        "frozen": isinstance(at, Frozen),
        "seats": seen,
        "free": [n for n, seat in enumerate(row.seats) if not seat.bot and not seat.person],
        "options": row.options,
        "pack": pack_name(row),
        "settings": row.settings,
        "promise": promise(row.secret),
    }


def found_game(key: str) -> Game:
    try:
        return game(key)
    except UnknownGame as error:
        raise Wrong(404, "game", str(error)) from error


def preferred(request: Request) -> str:
    """The first language of the browser that we speak."""
    asked = request.headers.get("accept-language", "").lower().split(",")
    return next((word[:2] for word in asked if word[:2] in languages()), languages()[0])


def language(request: Request) -> str:
    lang: str = request.path_params["lang"]
    if lang not in languages():
        raise Wrong(404, "lang", f"there is no {lang!r}")
    return lang


async def body_of(request: Request, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await whole_body(request) or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Wrong(422, "body", str(error)) from error


async def whole_body(request: Request) -> bytes:
    """What was sent, up to a limit: chunked bodies do not say how long they are."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            raise Wrong(413, "body", "too large")
    return body


def reply(body: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def say_wrong(request: Request, error: Exception) -> Response:
    assert isinstance(error, Wrong)
    return reply({"field": error.field, "problem": error.text}, error.status)


async def say_away(request: Request, error: Exception) -> Response:
    COUNTS.add("uprising_away_total")
    return reply({"field": "database", "problem": "the database cannot be reached"}, 503)
