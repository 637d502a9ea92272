"""A scripted chat endpoint on loopback: it answers well, badly, slowly, in broken JSON, or not."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Script = Callable[[dict[str, Any]], Any]
"""From a request's body to a message, a status, raw bytes, drops, or seconds to be silent."""
DROP = 0.05
"""Seconds between the bytes of an answer that comes in drops (a list of them)."""


class Heard:
    """Everything the endpoint was sent."""

    def __init__(self) -> None:
        self.bodies: list[dict[str, Any]] = []
        self.keys: list[str] = []

    @property
    def prompts(self) -> list[str]:
        return [body["messages"][1]["content"] for body in self.bodies]


@contextmanager
def endpoint(script: Script) -> Iterator[tuple[str, Heard]]:
    """The address of an endpoint that answers by a script."""
    heard = Heard()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            heard.bodies.append(body)
            heard.keys.append(self.headers.get("Authorization", ""))
            told = script(body)
            if isinstance(told, float):
                time.sleep(told)
                return
            if isinstance(told, list):
                self.drip(told)
                return
            status, data = (told, b"{}") if isinstance(told, int) else (200, raw(told))
            if body.get("stream") and status == 200:
                data = streamed(data)
            self.send_response(status)
            kind = "text/event-stream" if body.get("stream") else "application/json"
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def drip(self, drops: list[bytes]) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(sum(map(len, drops))))
            self.end_headers()
            for drop in drops:
                time.sleep(DROP)
                try:
                    self.wfile.write(drop)
                except OSError:  # nobody listens any more
                    return

        def log_message(self, format: str, *args: Any) -> None:
            """Quietly."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", heard
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def raw(told: Any) -> bytes:
    if isinstance(told, bytes):
        return told
    choice = {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", **told}}
    usage = {"prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110}
    answer = {
        "id": "1", "object": "chat.completion", "created": 0, "model": "scripted",
        "choices": [choice], "usage": usage,
    }  # fmt: skip
    return json.dumps(answer).encode()


def streamed(data: bytes) -> bytes:
    """The same answer as a stream of events, in two pieces."""
    answer = json.loads(data)
    [choice] = answer.pop("choices")
    usage = answer.pop("usage")
    answer["object"] = "chat.completion.chunk"
    message, end = choice.pop("message"), choice.pop("finish_reason")
    pieces = [
        {**answer, "choices": [{**choice, "delta": message, "finish_reason": None}]},
        {**answer, "choices": [{**choice, "delta": {}, "finish_reason": end}], "usage": usage},
    ]
    return b"".join(b"data: " + one + b"\n\n" for one in [*map(dumped, pieces), b"[DONE]"])


def dumped(piece: dict[str, Any]) -> bytes:
    return json.dumps(piece).encode()


def text(**fields: Any) -> dict[str, Any]:
    """A message that is a JSON object in plain text."""
    return {"content": f"I think so.\n{json.dumps(fields)}"}


def call(name: str, **fields: Any) -> dict[str, Any]:
    """A message that calls a tool."""
    function = {"name": name, "arguments": json.dumps(fields)}
    return {"content": None, "tool_calls": [{"id": "1", "function": function}]}
