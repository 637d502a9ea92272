"""Somebody who comes back with a passkey. The authenticator is ours; its signatures are real."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.guest import Guest
from uprising.server.people.push import plain, unplain

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """Holds passkeys as a phone does: one key pair for each site and person."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.name = os.urandom(16)
        self.user = ""
        self.uses = 0

    def said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def data(self, host: str, flags: int, more: bytes = b"") -> bytes:
        self.uses += 1
        mark = hashlib.sha256(host.encode()).digest()
        return mark + bytes([PRESENT | VERIFIED | flags]) + self.uses.to_bytes(4, "big") + more

    def make(self, options: Any) -> dict[str, Any]:
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        named = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + public
        data = self.data(options["rp"]["id"], ATTESTED, named)
        whole = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self.said("webauthn.create", options["challenge"])
        return self.credential({"attestationObject": plain(whole), "clientDataJSON": plain(said)})

    def show(self, options: Any) -> dict[str, Any]:
        data = self.data(options["rpId"], 0)
        said = self.said("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(said).digest()
        mark = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self.credential(
            {
                "authenticatorData": plain(data),
                "clientDataJSON": plain(said),
                "signature": plain(mark),
                "userHandle": self.user,
            }
        )

    def credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = plain(self.name)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }


def bound(ada: Guest) -> tuple[str, Authenticator]:
    table = ada.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
    phone = Authenticator(f"http://127.0.0.1:{ada.port}")
    asked = ada.call("api/passkey/new", {})
    made = phone.make(asked["options"])
    ada.call("api/passkey", {"ticket": asked["ticket"], "credential": made}, 201)
    return table, phone


def shown(guest: Guest, phone: Authenticator, status: int = 200) -> Any:
    asked = guest.call("api/passkey/ask", {})
    body = {"ticket": asked["ticket"], "credential": phone.show(asked["options"])}
    return guest.call("api/passkey/enter", body, status)


def test_a_passkey_brings_me_back_on_another_device(ada: Guest) -> None:
    table, phone = bound(ada)
    elsewhere = Guest(ada.port)
    assert elsewhere.call("api/tables")["tables"] == []
    for _ in range(2):
        shown(elsewhere, phone)
        assert [t["table"] for t in elsewhere.call("api/tables")["tables"]] == [table]
    [kept] = ada.call("api/me/export")["passkeys"]
    assert kept["uses"] == phone.uses


def test_a_ticket_works_once_and_for_whom_it_was_made(ada: Guest, ben: Guest) -> None:
    _, phone = bound(ada)
    asked = ben.call("api/passkey/ask", {})
    body = {"ticket": asked["ticket"], "credential": phone.show(asked["options"])}
    ben.call("api/passkey/enter", body)
    assert ben.call("api/passkey/enter", body, 410)["field"] == "ticket"
    eve = Guest(ada.port)
    eve.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
    asked = ada.call("api/passkey/new", {})
    made = Authenticator(phone.origin).make(asked["options"])
    body = {"ticket": asked["ticket"], "credential": made}
    assert eve.call("api/passkey", body, 410)["field"] == "ticket"


def test_a_passkey_of_somebody_else_or_of_another_page_opens_nothing(ada: Guest) -> None:
    _, phone = bound(ada)
    thief = Authenticator(phone.origin)
    thief.user, thief.name = phone.user, phone.name  # all that can be known of it
    eve = Guest(ada.port)
    assert shown(eve, thief, 403)["field"] == "credential"
    phone.origin = "https://evil.example"
    assert shown(eve, phone, 403)["field"] == "credential"
    assert eve.call("api/tables")["tables"] == []


def test_a_copied_passkey_that_counts_backwards_is_refused(ada: Guest) -> None:
    _, phone = bound(ada)
    shown(Guest(ada.port), phone)
    phone.uses = 0
    assert shown(Guest(ada.port), phone, 403)["field"] == "credential"


@pytest.mark.slow
@pytest.mark.parametrize("how", ["passkeys", "everything"])
def test_a_forgotten_passkey_opens_nothing(ada: Guest, how: str) -> None:
    _, phone = bound(ada)
    ada.call("api/passkey" if how == "passkeys" else "api/me", method="DELETE")
    assert shown(Guest(ada.port), phone, 403)["field"] == "credential"


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": "x"}, {"response": {"userHandle": 7}}, {"response": {"userHandle": "é"}}],
)
def test_nonsense_is_turned_down(ada: Guest, credential: dict[str, Any]) -> None:
    bound(ada)
    asked = ada.call("api/passkey/ask", {})
    ada.call("api/passkey/enter", {"ticket": asked["ticket"], "credential": credential}, 422)
    asked = ada.call("api/passkey/new", {})
    ada.call("api/passkey", {"ticket": asked["ticket"], "credential": credential}, 422)


def test_a_newcomer_becomes_somebody_by_making_a_passkey(ada: Guest) -> None:
    """T26: no table is needed first; binding one to nobody is still impossible."""
    credential = {"ticket": "t", "credential": {}}
    assert ada.call("api/passkey", credential, 401)["field"] == "key"
    bound(ada)
    assert unplain(plain(b"\xff\x00")) == b"\xff\x00"
