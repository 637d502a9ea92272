"""The lobby over HTTP: which games there are, making a table, joining one, reading the rules."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import logging
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from uprising.bots import CAST, chair_names, strengths
from uprising.bots.chances import chances, graded_by
from uprising.kernel import Game, UnknownGame, game, games, promise
from uprising.packs import known_packs
from uprising.server.http.evening import evening_of
from uprising.server.http.shield import is_foreign
from uprising.server.operations import clock
from uprising.server.operations.counts import COUNTS
from uprising.server.operations.health import Health
from uprising.server.operations.logs import note
from uprising.server.storage.rows import pack_name
from uprising.server.tables.frozen import Frozen
from uprising.server.tables.gathering import Gathering
from uprising.server.tables.hall import Hall, Place, TableWanted, Wrong, mine
from uprising.server.tables.room import Room
from uprising.texts import catalogue, clauses, has_book, illustrated, languages, sections
from uprising.texts.places import catalogue_file
from uprising.tutorials import lessons

COOKIE = "uprising"
VISIT_HEADER = "Uprising-Visit"  # a header: no page from elsewhere can make a browser send it
KEPT = 60 * 60 * 24 * 60
LARGEST_BODY = 262_144
BODY_SECONDS = 20.0
PREVIEWS = Path(__file__).parents[1] / "static" / "preview"
"""Pictures that are shown with a shared invitation, one for each game that has one."""
MINUTE = ("minute-goal", "minute-turn", "minute-twist")  # a game in three sentences
DOORSTEP = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>
<meta property="og:title" content="{title}"><meta property="og:description" content="{line}">
<meta property="og:type" content="website"><meta property="og:image" content="{picture}">
<meta name="twitter:card" content="summary_large_image"><meta name="description" content="{line}">
<meta http-equiv="refresh" content="0;url=../#/join/{code}"></head>
<body><p><a href="../#/join/{code}">{line}</a></p></body></html>
"""


class SitWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name; and what it is, if it is a program."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    program: Annotated[str, msgspec.Meta(max_length=60)] = ""


class LessonWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A learner's name, and the seconds between two moves of the others."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.7


class Lobby:
    """Every handler either answers or raises `Wrong`."""

    hall: Hall  # there as soon as the app has started
    health_of: Health
    base = "/"

    async def health(self, request: Request) -> Response:
        return reply({"ok": True})

    async def ready(self, request: Request) -> Response:
        """Whether a write went through in the last seconds, and everything runs."""
        problem = await self.health_of.problem()
        if problem:
            raise Wrong(503, "database", problem)
        return reply({"ok": True})

    async def games(self, request: Request) -> Response:
        found = [told for of in games().values() if (told := card_or_none(of)) is not None]
        cast = [asdict(who) for who in CAST.values()]
        passkeys = importlib.util.find_spec("webauthn") is not None
        return reply({"games": found, "bots": chair_names(), "cast": cast, "passkeys": passkeys})

    async def create(self, request: Request) -> Response:
        person, key = self.who(request)
        wanted = await body_of(request, TableWanted)
        self.hall.check_may_create(request.client.host if request.client else "")
        row = await self.hall.create(wanted, person)
        note("table made", game=row.game, seats=len(row.seats))
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
        person = self.hall.people.person(request.cookies.get(COOKIE, "")) or ""
        seated = bool(person and mine(at.row, person))
        return reply({**poster(at), **({"invite": at.row.invite} if seated else {})})

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
        """What a messenger shows of a shared invitation, and the redirect to the page."""
        code: str = request.path_params["code"]
        lang = preferred(request)
        words = catalogue("shell", lang)
        title, line, picture, status = "Uprising", words.say("page-no-invite"), "uprising", 404
        with contextlib.suppress(Wrong):  # the page itself leads on from a dead link
            row = await self.hall.invited(code)
            shown = poster(await self.hall.table(row.id))
            of = game(row.game)
            title = f"{catalogue(row.game, lang, of.folder).say('game-title')} · Uprising"
            line = words.say("page-invited", host=shown["host"], free=len(shown["free"]))
            picture = row.game if (PREVIEWS / f"{row.game}.jpg").exists() else picture
            status = 200
        return Response(DOORSTEP.format(
            lang=lang, title=escape(title), line=escape(line), code=quote(code, safe=""),
            picture=escape(f"{request.base_url}preview/{picture}.jpg"),
        ), status, media_type="text/html; charset=utf-8")  # fmt: skip

    async def sit(self, request: Request) -> Response:
        person, key = self.who(request)
        wanted = await body_of(request, SitWanted)
        row = await self.hall.invited(request.path_params["code"])
        seat = await self.hall.sit(row.id, person, wanted.name, wanted.program)
        status = 202 if seat is None else 200  # those who play have to agree first
        return self.with_cookie(request, reply({"table": row.id, "seat": seat}, status), key)

    async def mine(self, request: Request) -> Response:
        """My tables, those that wait for me first."""
        person, key = self.who(request)
        found = []
        for row in await self.hall.store.tables_of(person):
            at = await self.hall.seen_from_here(row.id)
            asked = at.at.first_asked(mine(row, person)) if isinstance(at, Room) else None
            if mine(row, person) and not row.closed:
                found.append({
                    "table": row.id,
                    "game": row.game,
                    "names": [seat.name for seat in row.seats],
                    "started": row.started,
                    "waiting": asked is not None,
                    "ended": is_over(at),
                    "frozen": isinstance(at, Frozen),
                    "ask": asked and {"prompt": asked.prompt, "about": dict(asked.about)},
                    "left": at.at.clocks.left(asked.seat, clock.now())
                    if asked is not None and isinstance(at, Room) else None,
                })  # fmt: skip
        found.sort(key=lambda t: (not t["waiting"], t["ended"]))
        return self.with_cookie(request, reply({"tables": found}), key)

    async def record(self, request: Request) -> Response:
        """The whole game as a text file, once it is over."""
        at = await self.hall.table(request.path_params["table"])
        if at.row.practice:
            raise Wrong(409, "table", "a lesson, or a game played on from another, has no record")
        if not is_over(at):
            raise Wrong(409, "table", "the record is shown when the game is over")
        name = f"{at.row.game}-{at.row.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        text = await record_of(at)
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def content(self, request: Request) -> Response:
        """What is played with. The same for ever: it is named by its hash."""
        document = await self.hall.content(request.path_params["hash"])
        if document is None:
            raise Wrong(404, "hash", "nobody has played with that here")
        headers = {"Cache-Control": "public, max-age=31536000, immutable"}
        return Response(document, media_type="application/json", headers=headers)

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

    async def chances(self, request: Request) -> Response:
        """How often bots win together at each difficulty, as it was measured."""
        of = found_game(request.path_params["game"])
        return reply({"by": graded_by(of), "chances": [asdict(one) for one in chances(of)]})

    async def book(self, request: Request) -> Response:
        key, lang = request.path_params["game"], language(request)
        folder = found_game(key).folder
        text = illustrated(key, lang, folder)
        return reply({"text": text, "footnotes": has_book(key, lang, folder)})

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
        """Remember who asked; a page of another site asks without the cookie, and gets none."""
        if is_foreign(request.headers, ()):
            return response
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


def card_or_none(of: Game) -> dict[str, Any] | None:
    """A game that lacks a text of its card is named in the log and left out; the others stay."""
    try:
        return card(of)
    except (KeyError, ValueError, OSError) as error:
        note("game left out", logging.ERROR, game=of.key, why=str(error))
        return None


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
        "options": [
            {"key": o.key, "choices": o.choices, "default": o.default, "rule": o.rule}
            for o in of.options
        ],
        "evening": evening_of(of),
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
    return str(await at.log.record())


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
            seen = at.audience.seats_sent()
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
        "evening": evening_of(game(row.game)) if row.game in games() else None,
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
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > LARGEST_BODY:
                    raise Wrong(413, "body", "too large")
    except TimeoutError as error:
        raise Wrong(408, "body", "it took too long") from error
    return body


def reply(body: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def say_wrong(request: Request, error: Exception) -> Response:
    assert isinstance(error, Wrong)
    return reply({"field": error.field, "problem": error.text}, error.status)


async def say_conflict(request: Request, error: Exception) -> Response:
    return reply({"field": "table", "problem": "somebody else was faster; try again"}, 409)


async def say_away(request: Request, error: Exception) -> Response:
    COUNTS.add("uprising_away_total")
    return reply({"field": "database", "problem": "the database cannot be reached"}, 503)
