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
class Door:
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


def described(doors: Sequence[Door], version: str) -> dict[str, Any]:
    """The OpenAPI document; the messages of the seat protocol are among its schemas."""
    bodies = [door.body for door in doors if door.body is not None]
    said = [*messages.Command.__args__, *messages.Message.__args__]
    kinds = [*dict.fromkeys([WrongSeen, *bodies, *said])]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = operation(door)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Uprising", "version": version},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def operation(door: Door) -> dict[str, Any]:
    text = {"type": "string"}
    wrong = {"$ref": "#/components/schemas/WrongSeen"}
    names = PARAMETER.findall(door.path)
    parameters = [{"name": n, "in": "path", "required": True, "schema": text} for n in names]
    parameters += [{"name": n, "in": "query", "schema": text} for n in door.query]
    kind = "text/plain" if door.plain else "application/json"
    found: dict[str, Any] = {
        "summary": door.summary,
        "parameters": parameters,
        "responses": {
            str(door.status): {"description": "done", "content": {kind: {}}},
            "4XX": {
                "description": "turned down",
                "content": {"application/json": {"schema": wrong}},
            },
            "503": {"description": "the database is away"},
        },
    }
    if door.body is not None:
        ref = {"$ref": f"#/components/schemas/{door.body.__name__}"}
        found["requestBody"] = {"content": {"application/json": {"schema": ref}}}
    elif door.text:
        found["requestBody"] = {"content": {"text/plain": {"schema": text}}}
    return found
