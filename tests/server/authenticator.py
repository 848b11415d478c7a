"""A passkey in software, after the text of the standard: for clients that lie, which no browser's would."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from server.people import Person

USER_PRESENT, HAS_KEY = 0x01, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.handle = b""
        self.count = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        data = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(data).encode()

    def data(self, name: str, flags: int, more: bytes = b"") -> bytes:
        return hashlib.sha256(name.encode()).digest() + struct.pack(">BI", flags, self.count) + more

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What ``navigator.credentials.create`` gives."""
        self.handle = decoded(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(key)
        data = self.data(options["rp"]["id"], USER_PRESENT | HAS_KEY, attested)
        response = {
            "clientDataJSON": encoded(self.client_data("create", options["challenge"])),
            "attestationObject": encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            "transports": ["internal", "nonsense"],
        }
        return self.credential(response)

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """What ``navigator.credentials.get`` gives."""
        self.count += 1
        data, client = self.data(options["rpId"], USER_PRESENT), self.client_data("get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": encoded(client),
            "authenticatorData": encoded(data),
            "signature": encoded(signature),
            "userHandle": encoded(self.handle),
        }
        return self.credential(response)

    def credential(self, response: dict[str, Any]) -> dict[str, Any]:
        name = encoded(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}


def at_home(person: Person) -> str:
    """Their browser is at a page of the server, by its name: the origin it sends."""
    origin = f"http://localhost:{person.client.base_url.port}"
    person.client.headers.update({"origin": origin, "host": origin.removeprefix("http://")})
    return origin


async def asked(person: Person) -> dict[str, Any]:
    """What a browser is asked for a new passkey."""
    options: dict[str, Any] = (await person.post("/me/passkeys/ask", {"name": person.name}))["options"]
    return options


async def asked_in(person: Person) -> dict[str, Any]:
    """What a browser is asked for signing in."""
    options: dict[str, Any] = (await person.post("/sign-in/ask"))["options"]
    return options


async def account(person: Person, name: str = "Laptop") -> Authenticator:
    """Somebody with a passkey from now on."""
    made = Authenticator(at_home(person))
    await person.post("/me/passkeys", {"credential": made.create(await asked(person)), "name": name})
    return made


async def sign_in(person: Person, passkey: Authenticator, *, bring: bool = False) -> dict[str, Any]:
    """Sign in on another device."""
    at_home(person)
    return await person.post("/sign-in", {"credential": passkey.get(await asked_in(person)), "bring": bring})
