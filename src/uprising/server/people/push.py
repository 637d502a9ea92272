"""Turn notices by web push: encrypted for one browser, signed with the server's own key.

RFC 8291 (the encryption), RFC 8188 (its envelope) and RFC 8292 (the signature, "VAPID"). The push
service in between learns that something was sent and when, and nothing of what it says.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import ipaddress
import os
import socket
import ssl
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from uprising.server.operations.logs import note
from uprising.server.storage.store import Store

PUSH = "push"
DEVICES = 8
KEPT = 60 * 24 * 3600.0
"""Some services answer as if nothing were wrong long after a browser has gone, so a subscription
that no browser has renewed for so many seconds is dropped whatever is answered."""
GONE = (404, 410)
TIMEOUT = 10
HALF_DAY = 12 * 3600
RECORD = 4096
NAMES = ("application/octet-stream", "aes128gcm")


class Keys(msgspec.Struct, frozen=True):
    """A browser's public key and its secret, as it gives them (base64url)."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser can be reached, as `PushSubscription.toJSON()` says it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: Keys
    lang: str = "en"
    since: float = 0.0


class Notice(msgspec.Struct, frozen=True):
    """What a browser shows; a click opens `url`. `off`: a POST there ends these notices."""

    title: str
    body: str
    url: str
    tag: str
    off: str


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unplain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Pusher:
    """Signs and encrypts. `near` names origins that may be called although they are not public."""

    def __init__(self, store: Store, site: str, near: tuple[str, ...] = ()) -> None:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF

        self.store = store
        self.subject = site if site.startswith("https://") else "mailto:uprising@localhost"
        self.near = near
        # The key follows from the database's own secret: made once, the same for every worker,
        # and part of a backup.
        drawn = HKDF(hashes.SHA256(), 48, None, b"uprising web push").derive(store.secret())
        order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
        number = int.from_bytes(drawn, "big") % (order - 1) + 1
        self.key = ec.derive_private_key(number, ec.SECP256R1())

    def public_key(self) -> str:
        """What a browser subscribes with."""
        return plain(point(self.key.public_key()))

    # Who wants it where

    async def subscriptions(self, person: str) -> list[Subscription]:
        kept = await self.store.kept(PUSH, person)
        return [] if kept is None else msgspec.json.decode(kept, type=list[Subscription])

    async def subscribe(self, person: str, one: Subscription) -> None:
        """A browser says where it can be reached, or that it still can."""
        others = [s for s in await self.subscriptions(person) if s.endpoint != one.endpoint]
        fresh = msgspec.structs.replace(one, since=time.time())
        await self.set_subscriptions(person, [*others[-DEVICES + 1 :], fresh])

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """One browser, or with an empty address all of them."""
        left = [s for s in await self.subscriptions(person) if endpoint and s.endpoint != endpoint]
        await self.set_subscriptions(person, left)

    async def set_subscriptions(self, person: str, all_of_them: list[Subscription]) -> None:
        if all_of_them:
            body = msgspec.json.encode(all_of_them)
            await self.store.keep(PUSH, person, body, time.time() + KEPT)
        else:
            await self.store.drop(PUSH, person)

    def problem(self, one: Subscription) -> str:
        """The field of a subscription that cannot be; empty if it can."""
        try:
            url = urlsplit(one.endpoint)
            fine = url.scheme == "https" and bool(url.hostname) and (url.port or 443) > 0
        except ValueError:  # brackets without an address, a port that cannot be
            return "endpoint"
        if not self.is_near(one.endpoint) and not fine:
            return "endpoint"
        try:
            seal(b"", one.keys)
        except (ValueError, UnicodeError):
            return "keys"
        return ""

    def is_near(self, endpoint: str) -> bool:
        url = urlsplit(endpoint)
        return f"{url.scheme}://{url.netloc}" in self.near

    # Sending

    async def send(
        self, person: str, word: Callable[[Subscription], Notice], now: float | None = None
    ) -> int:
        """To every browser of a person; those that are gone are forgotten. How many were told."""
        now = time.time() if now is None else now
        told = 0
        for one in await self.subscriptions(person):
            if now - one.since > KEPT:
                status = GONE[0]
            else:
                status = await asyncio.to_thread(self.deliver, one, word(one))
            told += 200 <= status < 300
            if status in GONE:
                await self.unsubscribe(person, one.endpoint)
            elif not 200 <= status < 300:
                note("push failed", status=status)
        return told

    def deliver(self, one: Subscription, word: Notice) -> int:
        """In a thread of its own: the answer's status, 0 if there was none."""
        url = urlsplit(one.endpoint)
        headers = {
            "Content-Type": NAMES[0],
            "Content-Encoding": NAMES[1],
            "TTL": str(HALF_DAY),
            "Topic": plain(blake2b(word.tag.encode(), digest_size=16).digest()),
            "Urgency": "normal",
            "Authorization": self.signature(f"{url.scheme}://{url.netloc}"),
        }
        path = f"{url.path or '/'}?{url.query}" if url.query else url.path or "/"
        line = self.line(one.endpoint)
        try:
            if not self.is_near(one.endpoint):
                found = public_address(url.hostname or "", url.port or 443)
                if found is None or not isinstance(line, Pinned):
                    return GONE[0]  # nobody's push service: somebody wants us to call a neighbour
                line.address = found
            line.request("POST", path, seal(msgspec.json.encode(word), one.keys), headers)
            return line.getresponse().status
        except (OSError, http.client.HTTPException, ValueError):
            return 0
        finally:
            line.close()

    def line(self, endpoint: str) -> http.client.HTTPConnection:
        url = urlsplit(endpoint)
        assert url.hostname is not None
        if url.scheme == "http":
            return http.client.HTTPConnection(url.hostname, url.port, timeout=TIMEOUT)
        if not self.is_near(endpoint):
            return Pinned(url.hostname, url.port, timeout=TIMEOUT)
        safe = ssl.create_default_context()
        return http.client.HTTPSConnection(url.hostname, url.port, timeout=TIMEOUT, context=safe)

    def signature(self, audience: str) -> str:
        """Who we are, for this push service and this half day."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        head = plain(b'{"typ":"JWT","alg":"ES256"}')
        claims = {"aud": audience, "exp": int(time.time()) + HALF_DAY, "sub": self.subject}
        said = f"{head}.{plain(msgspec.json.encode(claims))}"
        der = self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = utils.decode_dss_signature(der)
        mark = plain(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{mark}, k={self.public_key()}"


class Pinned(http.client.HTTPSConnection):
    """Connects to the address that was checked, since a name may resolve to another one later."""

    address: tuple[str, int] | None = None

    def connect(self) -> None:
        if self.address is None:
            raise OSError("nobody has looked where this leads")
        line = socket.create_connection(self.address, TIMEOUT)
        self.sock = ssl.create_default_context().wrap_socket(line, server_hostname=self.host)


def public_address(host: str, port: int) -> tuple[str, int] | None:
    """Where a name leads, if all it leads to is on the open internet."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    hosts = [str(each[4][0]) for each in found]
    if not hosts or not all(ipaddress.ip_address(h.partition("%")[0]).is_global for h in hosts):
        return None
    return hosts[0], port


def point(key: object) -> bytes:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    assert isinstance(key, ec.EllipticCurvePublicKey)
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


def seal(body: bytes, keys: Keys) -> bytes:
    """Encrypted so that only the browser with these keys can read it; ValueError if they are bad.

    RFC 8291, section 3.4: a key of our own for this message alone, both keys and the browser's
    secret into one, from that the content's key and nonce.
    """
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    secret = unplain(keys.auth)
    if len(secret) != 16:
        raise ValueError("auth: must be 16 bytes")
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unplain(keys.p256dh))
    own = ec.generate_private_key(ec.SECP256R1())
    ours, salt = point(own.public_key()), os.urandom(16)
    about = b"WebPush: info\0" + point(theirs) + ours
    both = HKDF(hashes.SHA256(), 32, secret, about).derive(own.exchange(ec.ECDH(), theirs))
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(both)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(both)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, body + b"\2", None)
