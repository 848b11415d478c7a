"""The built web page, kept in memory: its files as they are, every other address of the page as its index."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response

from gamekeeper.server.errors import NotFound

INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HASHED = "assets/"  # the build puts a hash into the names in this folder
MISSING = (
    b"<!doctype html><title>Gamekeeper</title><p>The server is running; its page has not been built yet. "
    b"The API is described at <a href='/schema'>/schema</a>."
)
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


class Page(msgspec.Struct, frozen=True):
    """One file of the page."""

    data: bytes
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
        """The file, or the index for addresses of the page; NotFound for a file that is not there."""
        name = name.strip("/")
        page = self.files.get(name)
        if page is not None:
            return page
        last = name.rpartition("/")[2]
        if "." in last or name.startswith(("api/", HASHED)) or name == "api":
            raise NotFound(f"nothing is at /{name}")
        return self.files.get(INDEX) or Page(MISSING, "text/html", '"missing"', ASK_AGAIN)

    def answer(self, request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        """The response for an address, empty when the browser has it already."""
        page = self.find(name)
        headers = {"ETag": page.etag, "Cache-Control": page.caching}
        if page.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
        return Response(page.data, headers=headers, media_type=page.media_type)


def page_of(name: str, data: bytes) -> Page:
    """A file with its headers."""
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    etag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    return Page(data, kind, etag, FOREVER if name.startswith(HASHED) else ASK_AGAIN)
