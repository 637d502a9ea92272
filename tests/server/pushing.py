"""A browser that wants to be told, and a push service that passes it on and checks who sent it."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from uprising.server.people.push import Keys, Subscription, plain, point, unplain


class Browser:
    """Has a key of its own and reads what is sealed for it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    def subscription(self, service: Service, **more: Any) -> Subscription:
        keys = Keys(plain(point(self.key.public_key())), plain(self.secret))
        return Subscription(f"{service.origin}/{self.name}", keys, **more)

    def read(self, sealed: bytes) -> Any:
        """RFC 8188's envelope and RFC 8291's keys, from the other side."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        theirs, body = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(body) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        about = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        shared = self.key.exchange(ec.ECDH(), sender)
        both = HKDF(hashes.SHA256(), 32, self.secret, about).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(both)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(both)
        opened = AESGCM(key).decrypt(nonce, body, None)
        assert opened.endswith(b"\2")
        return json.loads(opened[:-1])


class Service:
    """Keeps what was sent to each path; `answers` says what a path answers (else 201)."""

    def __init__(self) -> None:
        self.origin = ""
        self.sent: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}

    def sender(self, number: int) -> str:
        """The public key that signed a message; raises if the signature is not good."""
        _, headers, _ = self.sent[number]
        said, _, key = headers["authorization"].removeprefix("vapid t=").partition(", k=")
        head, claims, mark = said.split(".")
        assert json.loads(unplain(head)) == {"typ": "JWT", "alg": "ES256"}
        assert json.loads(unplain(claims))["aud"] == self.origin
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unplain(key))
        r, s = (int.from_bytes(half, "big") for half in (unplain(mark)[:32], unplain(mark)[32:]))
        der = utils.encode_dss_signature(r, s)
        public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        return key


@contextmanager
def push_service() -> Iterator[Service]:
    service = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.sent.append((self.path, headers, body))
            self.send_response(service.answers.get(self.path, 201))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    service.origin = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
