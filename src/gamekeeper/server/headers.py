"""What every answer gets: headers on what browsers may do with it, a new guest's cookie, and its count."""

from __future__ import annotations

from typing import Any, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

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


def fixed(*, secure: bool) -> list[tuple[bytes, bytes]]:
    """The headers that are the same on every answer."""
    return [(name.encode(), value.encode()) for name, value in (ALWAYS | (OVER_TLS if secure else {})).items()]


def answering_heads(app: ASGIApp) -> ASGIApp:
    """The same application, which answers HEAD wherever it answers GET, and says so. uvicorn leaves the body out."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [(name, with_head(name, value)) for name, value in message["headers"]]
            await send(message)

        method = scope.get("method")
        asked = cast(Scope, {**scope, "method": "GET"}) if method == "HEAD" else scope
        await app(asked, receive, tell if method == "OPTIONS" else send)

    return answer


def with_head(name: bytes, value: bytes) -> bytes:
    """A header's value; of what may be asked with GET (RFC 9110, 10.2.1) it names HEAD too."""
    methods = value.split(b", ")
    if name.lower() != b"allow" or b"GET" not in methods:
        return value
    return b", ".join(sorted({*methods, b"HEAD"}))


async def finish(message: Message, scope: Scope) -> None:
    """Add what an answer lacks, and count it: also one that tells of an error."""
    if message["type"] != "http.response.start":
        return
    state = scope["litestar_app"].state
    state.services.metrics.requests.labels(str(message["status"])).inc()
    headers: list[Any] = list(message["headers"])
    present = {bytes(name).lower() for name, _ in headers}
    headers += [(name, value) for name, value in state.headers if name not in present]
    if scope["path"].startswith("/api") and b"cache-control" not in present:
        headers.append((b"cache-control", b"no-store"))
    for cookie in scope.get("state", {}).get(NEW_COOKIES, {}).values():
        headers.append((b"set-cookie", cookie.encode()))
    message["headers"] = headers
