"""The built web page, kept in memory: its files as they are, every other address of the page as its index."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response

from gamekeeper.server.errors import NotFound

INDEX = "index.html"
SCHEMA_PAGE = "schema.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = "packed"  # marks handlers whose answers are packed already
LEAST_PACKED = 800  # bytes
PACKING = 6  # how hard to try
WORTH = 0.9  # of the size, at most
SCHEMA = "schema"  # the address of the API's page
HASHED = "assets/"  # the build puts a hash into the names in this folder
PICTURE = "image/png"
MISSING = (
    b"<!doctype html><title>Gamekeeper</title><p>The server is running; its page has not been built yet. "
    b"The API is described in <a href='/schema/openapi.yaml'>openapi.yaml</a>."
)
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
TYPES |= {".yaml": "application/yaml", ".json": "application/json"}


class Page(msgspec.Struct, frozen=True):
    """One file of the page."""

    data: bytes
    packed: bytes  # by gzip, empty where that saves nothing
    media_type: str
    etag: str
    caching: str


class Pages:
    """All files of the built page."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, Page] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and not path.name.startswith("."):
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = page_of(name, path.read_bytes())

    def find(self, name: str) -> Page:
        """The file, or the index for addresses of the page, a full stop behind them too; NotFound for other files."""
        name = name.strip("/")
        page = self.files.get(SCHEMA_PAGE if name == SCHEMA else name)
        if page is not None:
            return page
        last = name.rpartition("/")[2]
        if "." in last.rstrip(".") or name.startswith(("api/", HASHED)) or name == "api":
            raise NotFound(f"nothing is at /{name}")
        return self.files.get(INDEX) or Page(MISSING, b"", "text/html", '"missing"', ASK_AGAIN)


def respond(request: Request[Any, Any, Any], page: Page) -> Response[bytes]:
    """The response with a file, empty when the browser has it already."""
    headers = {"ETag": page.etag, "Cache-Control": page.caching, "Vary": "Accept-Encoding"}
    if page.media_type == PICTURE:
        headers["Cross-Origin-Resource-Policy"] = "cross-origin"  # previews of links show it on other sites
    if page.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=page.media_type)
    return Response(page.data, headers=headers, media_type=page.media_type)


def page_of(name: str, data: bytes) -> Page:
    """A file with its headers."""
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    etag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    packed = gzip.compress(data, PACKING, mtime=0) if len(data) >= LEAST_PACKED else b""
    worth = packed if len(packed) < WORTH * len(data) else b""
    return Page(data, worth, kind, etag, FOREVER if name.startswith(HASHED) else ASK_AGAIN)
