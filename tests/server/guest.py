"""Somebody with a browser: cookies, requests, and sockets that wait for what they want to hear."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.cookiejar import CookieJar
from typing import Any

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 60  # only a bound: every wait is for a message


class Guest:
    """One person."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.jar = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def call(
        self,
        path: str,
        body: Any = None,
        status: int = 200,
        raw: bytes | None = None,
        method: str | None = None,
    ) -> Any:
        """An HTTP request that must be answered with this status."""
        data = raw if body is None else json.dumps(body).encode()
        address = f"http://127.0.0.1:{self.port}/{path}"
        request = urllib.request.Request(address, data=data, method=method)
        try:
            with self.opener.open(request, timeout=PATIENCE) as response:
                got, text = response.status, response.read()
        except urllib.error.HTTPError as error:
            got, text = error.code, error.read()
        assert got == status, text
        return json.loads(text)

    def patiently(self, path: str) -> None:
        """Ask until a server that is only just starting answers."""
        for _ in range(PATIENCE * 50):
            try:
                self.call(path)
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError("the server does not answer")

    def text(self, path: str) -> str:
        with self.opener.open(f"http://127.0.0.1:{self.port}/{path}", timeout=PATIENCE) as response:
            body: bytes = response.read()
        return body.decode()

    def create(self, game: str, chairs: list[dict[str, Any]], **more: Any) -> str:
        wanted = {"game": game, "chairs": chairs, "name": "Ada", "start": True, **more}
        wanted["settings"] = {"pace": 0, **more.get("settings", {})}
        made = self.call("api/tables", wanted, 201)
        table: str = made["table"]
        return table

    def sit(self, table: str, lang: str = "en") -> Seat:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?lang={lang}"
        headers = {"Cookie": cookies} if cookies else {}
        return Seat(
            connect(address, additional_headers=headers, open_timeout=PATIENCE, legacy=True)
        )


class Seat:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.count = 0
        self.heard: list[Message] = []

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *problem: object) -> None:
        self.socket.close()

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def frame(self, wanted: Callable[[Message], bool] = lambda frame: True) -> Message:
        return self.until(lambda m: m["type"] == "frame" and wanted(m))

    def asked(self) -> Message:
        """The next frame in which this seat is asked, or the game is over."""
        return self.frame(lambda frame: bool(frame["ask"] or frame["ending"]))

    def say(self, type: str, **fields: Any) -> str:
        self.count += 1
        command = fields.pop("id", f"{id(self)}-{self.count}")
        self.socket.send(json.dumps({"type": type, "id": command, **fields}))
        return str(command)

    def do(self, move: str, seq: int = 0, **more: Any) -> str:
        return self.say("do", seq=seq, move=move, **more)

    def play_on(self) -> Message:
        """Take the first listed move until the game is over; the last frame."""
        frame = self.asked()
        while frame["ending"] is None:
            self.do(frame["ask"]["rows"][0]["move"], frame["seq"])
            seq = frame["seq"]
            frame = self.frame(lambda f, seq=seq: f["seq"] > seq and bool(f["ask"] or f["ending"]))  # type: ignore[misc]
        return frame
