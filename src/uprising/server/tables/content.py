"""What is played with, as one immutable document: cards, counts, prices, limits, kinds.

It follows from the game, its pack and the options, and holds nothing about a deal. It is named by
its hash, so whoever has read it once never has to read it again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from hashlib import blake2b
from typing import Any

import msgspec

from uprising.kernel import Game

MOST = 1000

_documents: dict[str, bytes] = {}  # by hash
_hashes: dict[tuple[str, str, bytes], str] = {}  # by game, pack and options


def document_of(of: Game, options: Mapping[str, Any]) -> bytes:
    """As the rules hold it: the pack as the options tune it, and what the game says besides."""
    pack = of.setup(of.seats[0], options).pack
    told = {
        "game": of.key,
        "version": of.version,
        "pack": of.pack_name,
        "seats": list(of.seats),
        "options": dict(options),
        "content": asdict(pack),
        "facts": of.facts(pack, options),
    }
    return msgspec.json.encode(told, order="deterministic")


def content_hash(of: Game, options: Mapping[str, Any]) -> str:
    """The name of the document; the document itself is made once."""
    key = (of.key, of.changes, msgspec.json.encode(options, order="deterministic"))
    found = _hashes.get(key)
    if found is None:
        document = document_of(of, options)
        found = blake2b(document, digest_size=16).hexdigest()
        if len(_hashes) >= MOST:  # far more than there are games and options in use
            _hashes.clear()
            _documents.clear()
        _hashes[key] = found
        _documents[found] = document
    return found


def known_content(name: str) -> bytes | None:
    """A document that this process has named before."""
    return _documents.get(name)
