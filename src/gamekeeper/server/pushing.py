"""Web Push: one encrypted notice to one browser, by way of its push service (RFC 8030, 8188, 8291, 8292).

Browsers say where their push service is, so anybody could name any address: only public ones are talked to, over TLS,
without following where they lead, and not for long.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import ipaddress
import socket
import ssl
import time
from collections.abc import Iterable
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import http_ece
import httpcore
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from gamekeeper.server.due import Answer
from gamekeeper.server.errors_push import BadSubscription
from gamekeeper.server.hosts import is_number
from gamekeeper.server.outbox import PushDevice
from gamekeeper.server.settings import Settings

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
TOKEN_SECONDS = 12 * 3600  # a signature for a push service, which may keep it for a day
KEPT_SECONDS = 24 * 3600  # how long a push service keeps a notice for a device that is off
STEP_SECONDS = 10.0  # connecting, and each read and write
ALL_SECONDS = 20.0
LONGEST_ENDPOINT = 1024
PUBLIC_KEY_BYTES = 65
AUTH_BYTES = 16
NOBODY = "mailto:nobody@localhost"


class PublicOnly(httpcore.AsyncNetworkBackend):
    """Connections to public addresses, and to those of `allowed` hosts and ports."""

    def __init__(self, allowed: frozenset[tuple[str, int]]) -> None:
        self.allowed = allowed
        self.inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the very address that was looked at: asking for it again might lead elsewhere."""
        if (host, port) not in self.allowed:
            host = await self.public(host, port)
        return await self.inner.connect_tcp(host, port, timeout, local_address, socket_options)

    @staticmethod
    async def public(host: str, port: int) -> str:
        """An address of a host; ConnectError when one of them is not public."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(f"{host} is not known") from error
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(map(is_public, addresses)):
            raise PrivateAddress(f"{host} is not in the public network")
        return addresses[0]

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class PrivateAddress(httpcore.ConnectError):
    """A push service in a network of ours."""


class Pusher:
    """Sends notices. Its key is made of the server's secret: whoever keeps that keeps all devices."""

    def __init__(self, settings: Settings) -> None:
        self.allowed = frozenset(place_of(origin) for origin in settings.push_origins)
        self.contact = settings.push_contact or (settings.public_url if settings.secure else NOBODY)
        self.vapid = Vapid02(private_key=private_key(settings.secret))

    @property
    def public_key(self) -> str:
        """What browsers are told of the key, base64url."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return written(point)

    @cached_property
    def pool(self) -> httpcore.AsyncConnectionPool:
        """The connections; all certificates of the machine are read when somebody is first to be told."""
        return httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(), network_backend=PublicOnly(self.allowed), max_connections=20
        )

    async def close(self) -> None:
        """Let go of all connections."""
        if "pool" in self.__dict__:
            await self.pool.aclose()

    def check(self, endpoint: str, public_key: str, auth: str) -> None:
        """BadSubscription unless a device can be reached with this."""
        if not self.may_reach(endpoint):
            raise BadSubscription("a push service is at https://name, by its usual port")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(public_key, PUBLIC_KEY_BYTES))
            read(auth, AUTH_BYTES)
        except ValueError as error:
            raise BadSubscription("these are no keys of a push subscription") from error

    def may_reach(self, endpoint: str) -> bool:
        """Whether an address may be a push service's. Where its name leads is looked at each time."""
        if len(endpoint) > LONGEST_ENDPOINT or not (endpoint.isascii() and endpoint.isprintable()):
            return False
        try:
            parts, (host, port) = urlsplit(endpoint), place_of(endpoint)
        except ValueError:
            return False
        if not host or "@" in parts.netloc:
            return False
        return (host, port) in self.allowed or (parts.scheme == "https" and port == 443 and not is_number(host))

    async def send(self, device: PushDevice, payload: bytes, topic: str) -> Answer:
        """Send a notice; a newer one of the same topic replaces it while its device is off."""
        try:
            async with asyncio.timeout(ALL_SECONDS):
                return await self.post(device, payload, topic)
        except PrivateAddress:
            return Answer("gone")
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError, TimeoutError):
            return Answer("later")

    async def post(self, device: PushDevice, payload: bytes, topic: str) -> Answer:
        """The same, while all goes well."""
        parts = urlsplit(device.endpoint)
        content = http_ece.encrypt(
            payload,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=read(device.public_key, PUBLIC_KEY_BYTES),
            auth_secret=read(device.auth, AUTH_BYTES),
        )
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": self.contact,
        }
        headers = {
            **self.vapid.sign(claims),
            "Host": parts.netloc,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(content)),
            "TTL": str(KEPT_SECONDS),
            "Topic": written(hashlib.sha256(topic.encode()).digest())[:32],
        }
        steps = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), STEP_SECONDS)}
        async with self.pool.stream(
            "POST", device.endpoint, headers=list(headers.items()), content=content, extensions=steps
        ) as response:  # what it says beside its status is not read
            return outcome_of(response.status, dict(response.headers))


def outcome_of(status: int, headers: dict[bytes, bytes]) -> Answer:
    """What a push service's answer means."""
    if 200 <= status < 300:
        return Answer("sent")
    if status in (404, 410):
        return Answer("gone")
    if status == 429 or status >= 500:
        said = headers.get(b"Retry-After", headers.get(b"retry-after", b"")).decode("ascii", "replace")
        return Answer("later", float(said) if said.isdigit() and len(said) < 6 else 0.0)
    return Answer("refused")


def is_public(address: str) -> bool:
    """Whether an address is one of the public network, and leads to no other within it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour or found.teredo or found in ipaddress.ip_network("64:ff9b::/96"):
            return False
    return found.is_global and not found.is_multicast


def private_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key of a server, always the same for its secret."""
    made = HKDF(SHA256(), 48, salt=None, info=b"gamekeeper web push").derive(secret)
    return ec.derive_private_key(int.from_bytes(made) % (ORDER - 1) + 1, ec.SECP256R1())


def place_of(address: str) -> tuple[str, int]:
    """Host and port of an address; ValueError for what is none."""
    parts = urlsplit(address)
    return parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)


def written(data: bytes) -> str:
    """Bytes as base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str, length: int) -> bytes:
    """So many bytes from base64url; ValueError for anything else."""
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(data) != length:
        raise ValueError(f"{len(data)} bytes, not {length}")
    return data
