"""Headers on every answer: what browsers may do with it, and the cookie of a new guest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.types import Message, Scope

from gamekeeper.server.settings import Settings
from gamekeeper.server.visitors import NEW_COOKIES

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "x-frame-options": "DENY",
}
OVER_TLS = {"strict-transport-security": "max-age=31536000"}

Hook = Callable[[Message, Scope], Awaitable[None]]


def headers_hook(settings: Settings) -> Hook:
    """The hook that adds the headers."""
    fixed = [
        (name.encode(), value.encode()) for name, value in (ALWAYS | (OVER_TLS if settings.secure else {})).items()
    ]

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers: list[Any] = list(message["headers"])
        present = {bytes(name).lower() for name, _ in headers}
        headers += [(name, value) for name, value in fixed if name not in present]
        if scope["path"].startswith("/api") and b"cache-control" not in present:
            headers.append((b"cache-control", b"no-store"))
        for cookie in scope.get("state", {}).get(NEW_COOKIES, {}).values():
            headers.append((b"set-cookie", cookie.encode()))
        message["headers"] = headers

    return add
