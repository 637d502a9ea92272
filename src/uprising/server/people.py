"""Who somebody is: a name in a signed key kept by the browser. No passwords, no accounts."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256


class People:
    """Signs and checks keys. A key is a person's id and a signature of it."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def new_key(self) -> str:
        return self.sign(secrets.token_urlsafe(9))

    def sign(self, person: str) -> str:
        mark = hmac.new(self.secret, person.encode(), sha256).hexdigest()[:32]
        return f"{person}.{mark}"

    def person(self, key: str) -> str | None:
        """The id a key stands for; None if nobody of ours has signed it."""
        person, _, _ = key.rpartition(".")
        return person if person and hmac.compare_digest(self.sign(person), key) else None
