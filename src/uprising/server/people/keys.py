"""Who somebody is: a name in a signed key kept by the browser. No passwords, no accounts."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

VISIT = re.compile(r"[0-9a-f]{32}")


FORGOTTEN = "forgotten"
"""The kind of note that says that a key is no longer good: its person asked to be forgotten."""


class People:
    """Signs and checks keys. A key is a person's id and a signature of it."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def new_key(self, visit: str = "") -> str:
        """A key for somebody new.

        Requests of one visit may come at the same moment, to several workers: they name the visit
        by a random word that only this browser knows, and all get the same key.
        """
        if not VISIT.fullmatch(visit):
            return self.sign(secrets.token_urlsafe(9))
        mark = hmac.new(self.secret, f"visit {visit}".encode(), sha256).digest()
        return self.sign(urlsafe_b64encode(mark[:9]).decode())

    def sign(self, person: str) -> str:
        mark = hmac.new(self.secret, person.encode(), sha256).hexdigest()[:32]
        return f"{person}.{mark}"

    def person(self, key: str) -> str | None:
        """The id a key stands for; None if nobody of ours has signed it."""
        person, _, _ = key.rpartition(".")
        return person if person and hmac.compare_digest(self.sign(person), key) else None
