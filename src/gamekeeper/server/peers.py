"""How processes that serve one database together ask each other: plain HTTP, signed with the secret they share."""

from __future__ import annotations

from typing import Final

import httpx
from itsdangerous import BadSignature, URLSafeSerializer
from litestar.types import HTTPScope, WebSocketScope

HOP: Final = "x-gamekeeper-hop"  # the heading under which a process says for whom it asks
SALT: Final = "gamekeeper hop"
OWN_HEADINGS: Final = (b"host", b"connection", b"transfer-encoding", b"content-length", b"upgrade", HOP.encode())
THOUGHT_SECONDS: Final = 120.0
CONNECTING_SECONDS: Final = 2.0
KEPT_ALIVE: Final = 100  # connections

Asking = HTTPScope | WebSocketScope
Headings = list[tuple[bytes, bytes]]


def kept(headings: Headings) -> Headings:
    """The headings that are told on as they are."""
    return [(name, value) for name, value in headings if name.lower() not in OWN_HEADINGS]


def heading(scope: Asking, name: bytes) -> str:
    """A heading of a request, empty where it has none."""
    return next((value.decode("latin-1") for one, value in scope["headers"] if one == name), "")


class Peers:
    """The other processes."""

    def __init__(self, secret: bytes) -> None:
        self.signer = URLSafeSerializer(secret, salt=SALT)
        # no httpx client: that would keep one reader's cookies for the next
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=KEPT_ALIVE)
        self.transport = httpx.AsyncHTTPTransport(verify=False, trust_env=False, limits=limits)

    def signed(self, scope: Asking) -> Headings:
        """The headings of a request for another process: whose it is stands under a signature."""
        client = scope["client"][0] if scope["client"] else ""
        told = [scope["path"], client, heading(scope, b"host"), scope["scheme"]]
        return [*kept(list(scope["headers"])), (HOP.encode(), self.signer.dumps(told).encode())]

    def opened(self, scope: Asking) -> bool:
        """Whether another process asks; then the request is as it was when that was reached."""
        try:
            path, client, host, scheme = self.signer.loads(heading(scope, HOP.encode()))
        except (BadSignature, ValueError, TypeError):
            return False
        scope["client"] = (client, 0)
        scope["scheme"] = scheme
        scope["headers"] = [*kept(list(scope["headers"])), (b"host", host.encode("latin-1"))]
        return bool(path == scope["path"])

    async def ask(self, method: str, address: str, headings: Headings, body: bytes) -> tuple[int, Headings, bytes]:
        """Status, headings and body of what another process answers. Raises httpx.TransportError."""
        patience = httpx.Timeout(THOUGHT_SECONDS, connect=CONNECTING_SECONDS).as_dict()
        request = httpx.Request(method, address, headers=headings, content=body, extensions={"timeout": patience})
        answer = await self.transport.handle_async_request(request)
        try:
            data = b"".join([part async for part in answer.aiter_raw()])
        finally:
            await answer.aclose()
        return answer.status_code, kept(answer.headers.raw), data

    async def ask_for(self, where: str, path: str) -> bool:
        """Whether another process does what this one asks it in its own name. Raises httpx.TransportError."""
        told = self.signer.dumps([path, "", "", "http"])
        status, _, _ = await self.ask("POST", where + path, [(HOP.encode(), told.encode())], b"")
        return status == 204

    async def close(self) -> None:
        """Let go of all connections."""
        await self.transport.aclose()
