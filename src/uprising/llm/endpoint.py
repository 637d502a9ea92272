"""One request to an OpenAI-compatible chat endpoint, with the standard library alone."""

from __future__ import annotations

import json
import os
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from uprising.agents import Trouble, Usage

URL: Final = "UPRISING_LLM_URL"
KEY: Final = "UPRISING_LLM_KEY"
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
LARGEST: Final = 1 << 22  # bytes of an answer
LONGEST_WAIT: Final = 20.0  # seconds a busy endpoint may ask us to wait before a second try
BUSY: Final = (429, 500, 502, 503, 504)
PER_TOKEN: Final = 4  # characters, where an endpoint does not count


class NoEndpoint(ValueError):
    """The environment does not say where the model is."""


class Call(msgspec.Struct, frozen=True):
    """A tool that the model calls; `id` is the endpoint's own."""

    id: str
    name: str
    arguments: str


class Reply(msgspec.Struct, frozen=True):
    """What the model said."""

    text: str
    calls: tuple[Call, ...]
    usage: Usage


class StraightOn(urllib.request.HTTPRedirectHandler):
    """Nothing follows a redirect: the key is for one address."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Endpoint:
    """Where a model is asked. The key goes into one header of requests to this address only."""

    def __init__(self, address: str, model: str, key: str = "", seconds: float = 60.0) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise NoEndpoint(f"{URL}: must be like https://host/v1, not {address!r}")
        local = parts.hostname in LOOPBACK
        if parts.scheme == "http" and key and not local:
            raise NoEndpoint(f"{URL}: a key is sent over https or to this machine only")
        self.address: Final = f"{address.rstrip('/')}/chat/completions"
        self.model: Final = model
        self.key: Final = key
        self.seconds: Final = seconds
        handlers: list[urllib.request.BaseHandler] = [StraightOn()]
        if local:
            handlers.append(urllib.request.ProxyHandler({}))  # nobody stands between
        self.opener: Final = urllib.request.build_opener(*handlers)

    @classmethod
    def from_environment(
        cls, model: str, seconds: float, env: Mapping[str, str] = os.environ
    ) -> Endpoint:
        address = env.get(URL, "")
        if not address:
            raise NoEndpoint(f"{URL} is not set: the address of a chat endpoint, as http://host/v1")
        return cls(address, model, env.get(KEY, ""), seconds)

    def chat(
        self,
        messages: Sequence[Mapping[str, Any]],
        tools: Sequence[Mapping[str, Any]] = (),
        **extra: Any,
    ) -> Reply:
        """Send a conversation; `Trouble` if there is no answer, late or at all."""
        body: dict[str, Any] = {"model": self.model, "messages": messages, **extra}
        if tools:
            body["tools"] = tools
        data = json.dumps(body).encode()
        answer = self.posted(data)
        return read_reply(answer, len(data))

    def posted(self, data: bytes, again: bool = True) -> bytes:
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        request = urllib.request.Request(self.address, data, headers)
        try:
            with self.opener.open(request, timeout=self.seconds) as response:
                return whole(response, time.monotonic() + self.seconds)
        except urllib.error.HTTPError as error:
            told = error.read(300).decode(errors="replace")
            wait = waiting(error.headers.get("Retry-After"))
            if error.code in BUSY and again and wait <= LONGEST_WAIT:
                time.sleep(wait)
                return self.posted(data, again=False)
            raise Trouble("crash", f"the endpoint answered {error.code}: {told}") from error
        except TimeoutError as error:
            raise Trouble("late", f"no answer within {self.seconds:g} seconds") from error
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            if isinstance(reason, TimeoutError):
                raise Trouble("late", f"no answer within {self.seconds:g} seconds") from error
            raise Trouble("crash", f"the endpoint cannot be reached: {reason}") from error


def whole(response: Any, until: float) -> bytes:
    """The body of an answer; `TimeoutError` too if it comes in drops that never end."""
    found = b""
    while piece := response.read1(LARGEST - len(found)):
        found += piece
        if time.monotonic() > until:
            raise TimeoutError
    return found


def waiting(header: str | None) -> float:
    try:
        return max(0.0, float(header or 0))
    except ValueError:
        return LONGEST_WAIT + 1  # a date: too long for a game


def read_reply(answer: bytes, sent: int) -> Reply:
    """The first choice of an answer; `Trouble` where there is none."""
    try:
        found = json.loads(answer)
        message = found["choices"][0]["message"]
        text = message.get("content") or ""
        calls = tuple(
            Call(
                str(call.get("id", "")),
                str(call["function"]["name"]),
                str(call["function"].get("arguments") or "{}"),
            )
            for call in message.get("tool_calls") or ()
        )
    except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
        raise Trouble("crash", f"the endpoint's answer cannot be read: {error!r}") from error
    counted = found.get("usage") or {}
    usage = Usage(
        1,
        int(counted.get("prompt_tokens") or sent // PER_TOKEN),
        int(counted.get("completion_tokens") or len(answer) // PER_TOKEN),
    )
    return Reply(str(text), calls, usage)
