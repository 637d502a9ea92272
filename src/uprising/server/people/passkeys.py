"""A guest's identity bound to a passkey: with it she is the same person on any device.

Still no password and no account. The server keeps a public key; the private one never leaves
the person's own devices.
"""

from __future__ import annotations

import importlib.util
import secrets
import time
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from uprising.server.http.lobby import body_of, reply
from uprising.server.people.me import PASSKEY, Me
from uprising.server.tables.hall import Hall, Wrong

CHALLENGE = "challenge"
FIVE_MINUTES = 300.0
FOR_EVER = 1e11
MOST = 8
NAME = "Uprising"


class PasskeyKept(msgspec.Struct, frozen=True):
    """What is kept of a passkey: its name, its public key, how often it was used."""

    id: str
    key: bytes
    uses: int
    since: float


class PasskeyShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's answer: the ticket it was asked with, and `PublicKeyCredential.toJSON()`."""

    ticket: Annotated[str, Meta(max_length=100)]
    credential: dict[str, Any]


class Passkeys:
    """Handlers under /api/passkey. `site` is the address people use; else the request tells."""

    hall: Hall

    def __init__(self, me: Me, site: str = "") -> None:
        self.me = me
        self.site = site

    def home(self, request: Request) -> tuple[str, str]:
        """The host that passkeys belong to, and the origin that pages come from."""
        if importlib.util.find_spec("webauthn") is None:
            raise Wrong(409, "passkey", "this server takes no passkeys")
        url = urlsplit(self.site or str(request.base_url))
        return url.hostname or "localhost", f"{url.scheme}://{url.netloc}"

    async def kept(self, person: str) -> list[PasskeyKept]:
        found = await self.hall.store.kept(PASSKEY, person)
        return [] if found is None else msgspec.json.decode(found, type=list[PasskeyKept])

    async def keep(self, person: str, keys: list[PasskeyKept]) -> None:
        await self.hall.store.keep(PASSKEY, person, msgspec.json.encode(keys), FOR_EVER)

    async def challenge(self, person: str) -> tuple[str, bytes]:
        """Something to sign, good once and for five minutes; nobody's until it is signed if empty.

        It is kept with the person it was made for, so that no one signs what another was asked.
        """
        ticket, drawn = secrets.token_urlsafe(12), secrets.token_bytes(32)
        body = drawn + person.encode()
        await self.hall.store.keep(CHALLENGE, ticket, body, time.time() + FIVE_MINUTES)
        return ticket, drawn

    async def asked(self, ticket: str, person: str) -> bytes:
        body = await self.hall.store.take(CHALLENGE, ticket)
        if body is None or body[32:].decode() != person:
            raise Wrong(410, "ticket", "this ticket is unknown, used or too old")
        return body[:32]

    async def new(self, request: Request) -> Response:
        """What a browser needs to make a passkey for the person who asks, be she new here."""
        host, _ = self.home(request)
        person, key = self.me.lobby.who(request)
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers import structs as its

        ticket, drawn = await self.challenge(person)
        there = [
            its.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id))
            for one in await self.kept(person)
        ]
        options = generate_registration_options(
            rp_id=host,
            rp_name=NAME,
            user_id=person.encode(),
            user_name=NAME,
            challenge=drawn,
            exclude_credentials=there,
            authenticator_selection=its.AuthenticatorSelectionCriteria(
                resident_key=its.ResidentKeyRequirement.REQUIRED,
                user_verification=its.UserVerificationRequirement.PREFERRED,
            ),
        )
        body = {"ticket": ticket, "options": msgspec.Raw(options_to_json(options).encode())}
        return self.me.lobby.with_cookie(request, reply(body), key)

    async def bind(self, request: Request) -> Response:
        """From now on this passkey is the person."""
        host, origin = self.home(request)
        person = self.me.known(request)
        shown = await body_of(request, PasskeyShown)
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        drawn = await self.asked(shown.ticket, person)
        try:
            found = verify_registration_response(
                credential=shown.credential,
                expected_challenge=drawn,
                expected_rp_id=host,
                expected_origin=origin,
            )
        except Exception as error:  # on nonsense the library raises errors of every kind
            raise Wrong(422, "credential", "is not a passkey that was made here") from error
        name = bytes_to_base64url(found.credential_id)
        fresh = PasskeyKept(name, found.credential_public_key, found.sign_count, time.time())
        keys = [one for one in await self.kept(person) if one.id != name]
        await self.keep(person, [*keys[-MOST + 1 :], fresh])
        return reply({"ok": True}, 201)

    async def ask(self, request: Request) -> Response:
        """What a browser needs to show a passkey; whose is not known yet."""
        host, _ = self.home(request)
        from webauthn import generate_authentication_options, options_to_json

        ticket, drawn = await self.challenge("")
        options = generate_authentication_options(rp_id=host, challenge=drawn)
        return reply({"ticket": ticket, "options": msgspec.Raw(options_to_json(options).encode())})

    async def enter(self, request: Request) -> Response:
        """On this device too: from now on it is the person whose passkey was shown."""
        host, origin = self.home(request)
        shown = await body_of(request, PasskeyShown)
        drawn = await self.asked(shown.ticket, "")
        person = holder(shown.credential)
        keys = await self.kept(person)
        one = next((key for key in keys if key.id == shown.credential.get("id")), None)
        if one is None:
            raise Wrong(403, "credential", "nobody here has this passkey")
        from webauthn import verify_authentication_response

        try:
            found = verify_authentication_response(
                credential=shown.credential,
                expected_challenge=drawn,
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=one.key,
                credential_current_sign_count=one.uses,
            )
        except Exception as error:
            raise Wrong(403, "credential", "this passkey does not fit") from error
        used = msgspec.structs.replace(one, uses=found.new_sign_count)
        await self.keep(person, [used if key.id == one.id else key for key in keys])
        key = self.hall.people.sign(person)
        return self.me.lobby.with_cookie(request, reply({"ok": True}), key)

    async def drop(self, request: Request) -> Response:
        """No passkey is the person any more."""
        await self.hall.store.drop(PASSKEY, self.me.known(request))
        return reply({"ok": True})


def holder(credential: dict[str, Any]) -> str:
    """The person a passkey says it belongs to; its signature will tell whether that is true."""
    from webauthn.helpers import base64url_to_bytes

    try:
        return base64url_to_bytes(credential["response"]["userHandle"]).decode()
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Wrong(422, "credential", "does not say whose it is") from error
