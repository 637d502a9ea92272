"""The HTTP side described for programs, from the same structs that read the messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from uprising.wire import messages

PARAMETER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Endpoint:
    """A route: method and path, its handler, what it does, and what it takes."""

    method: str
    path: str
    answer: Any
    summary: str
    body: type[msgspec.Struct] | None = None
    query: Sequence[str] = ()
    text: bool = False  # the body is a record, not JSON
    plain: bool = False  # the answer is text
    status: int = 200


class WrongSeen(msgspec.Struct, frozen=True):
    """What is wrong with a request: the field, and why."""

    field: str
    problem: str


def described(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """The OpenAPI document; the messages of the seat protocol are among its schemas."""
    bodies = [endpoint.body for endpoint in endpoints if endpoint.body is not None]
    said = [*messages.Command.__args__, *messages.Message.__args__]
    kinds = [*dict.fromkeys([WrongSeen, *bodies, *said])]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Uprising", "version": version},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def operation(endpoint: Endpoint) -> dict[str, Any]:
    text = {"type": "string"}
    wrong = {"$ref": "#/components/schemas/WrongSeen"}
    names = PARAMETER.findall(endpoint.path)
    parameters = [{"name": n, "in": "path", "required": True, "schema": text} for n in names]
    parameters += [{"name": n, "in": "query", "schema": text} for n in endpoint.query]
    kind = "text/plain" if endpoint.plain else "application/json"
    found: dict[str, Any] = {
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {"description": "done", "content": {kind: {}}},
            "4XX": {
                "description": "turned down",
                "content": {"application/json": {"schema": wrong}},
            },
            "503": {"description": "the database is away"},
        },
    }
    if endpoint.body is not None:
        ref = {"$ref": f"#/components/schemas/{endpoint.body.__name__}"}
        found["requestBody"] = {"content": {"application/json": {"schema": ref}}}
    elif endpoint.text:
        found["requestBody"] = {"content": {"text/plain": {"schema": text}}}
    return found
