"""A push service that speaks the protocol: it reads what it is sent as a browser would, and can be rude."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Json = dict[str, Any]
ANSWERS = {
    "gone": b"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n",
    "busy": b"HTTP/1.1 503 Busy\r\nRetry-After: 0\r\nContent-Length: 0\r\n\r\n",
    "sent": b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n",
}
HUGE = b"HTTP/1.1 500 Sorry\r\nContent-Length: 1000000000000\r\n\r\n"


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's side of a subscription."""

    auth = b"sixteen letters!"

    def __init__(self, service: PushService, path: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.endpoint = f"{service.origin}/{path}"
        service.browsers[f"/{path}"] = self

    def subscription(self) -> Json:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "expirationTime": None,
            "keys": {"p256dh": written(point), "auth": written(self.auth)},
        }

    def opened(self, content: bytes) -> Json:
        data = http_ece.decrypt(content, private_key=self.key, auth_secret=self.auth)
        message: Json = json.loads(data)
        return message


class PushService:
    """One on the loopback. The first word of an endpoint's path says how it answers."""

    def __init__(self) -> None:
        self.origin = ""
        self.key = ""
        self.browsers: dict[str, Browser] = {}
        self.asked: list[str] = []  # paths, in order
        self.notices: list[Json] = []
        self.topics: list[str] = []

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while heading := await reader.readuntil(b"\r\n\r\n"):
                first, *lines = heading.decode().strip().split("\r\n")
                headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
                content = await reader.readexactly(int(headers["content-length"]))
                await self.take(first.split()[1], headers, content, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def take(self, path: str, headers: dict[str, str], content: bytes, writer: asyncio.StreamWriter) -> None:
        self.asked.append(path)
        manner = path.split("/")[1]
        if manner == "slow":
            await asyncio.sleep(3600)
        elif manner == "away":
            writer.write(
                f"HTTP/1.1 307 There\r\nLocation: {self.origin}/sent/inside\r\nContent-Length: 0\r\n\r\n".encode()
            )
        elif manner == "huge":
            writer.write(HUGE + b"x" * 1_000_000)
        elif manner == "busy" and self.asked.count(path) > 1:
            self.keep(path, headers, content)
            writer.write(ANSWERS["sent"])
        else:
            if manner == "sent":
                self.keep(path, headers, content)
            writer.write(ANSWERS[manner])
        await writer.drain()

    def keep(self, path: str, headers: dict[str, str], content: bytes) -> None:
        """What a browser gets, when all about it holds."""
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert len(headers["topic"]) <= 32
        assert len(content) <= 4096
        self.check(headers["authorization"])
        self.topics.append(headers["topic"])
        self.notices.append(self.browsers[path].opened(content))

    def check(self, authorization: str) -> None:
        """The signature of who sends it (VAPID)."""
        scheme, _, rest = authorization.partition(" ")
        said = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        assert said["k"] == self.key
        signed, _, signature = said["t"].rpartition(".")
        claims = json.loads(read(signed.split(".")[1]))
        assert claims["aud"] == self.origin
        assert claims["sub"].startswith(("mailto:", "https:"))
        raw = read(signature)
        halves = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(said["k"]))
        public.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A running one."""
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()
