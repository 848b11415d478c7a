"""The description of the API, made once: as a whole, and as the files that are served."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

DESCRIPTION = "Play modern tabletop games with people and bots. Whatever goes wrong answers with an Error."

FILES = ["/schema/openapi.json", "/schema/openapi.yaml"]


def described(handlers: Sequence[Any], version: str) -> dict[str, Any]:
    """The document as plain JSON values, the same on every machine."""
    config = OpenAPIConfig(
        title="Gamekeeper", version=version, description=DESCRIPTION, use_handler_docstrings=True, render_plugins=[]
    )
    plain: dict[str, Any] = Litestar(handlers, openapi_config=config, logging_config=None).openapi_schema.to_schema()
    for path, item in plain["paths"].items():
        for operation in item.values():
            operation["tags"] = [chapter(path)]
            operation["summary"] = operation["description"].partition(".")[0].replace("`", "")
    return plain


def chapter(path: str) -> str:
    """What an address is about."""
    about = path.removeprefix("/api/").partition("/")[0] if path.startswith("/api/") else "server"
    return "me" if about in ("resume", "sign-in") else about


def files(document: dict[str, Any]) -> dict[str, bytes]:
    """The document in the formats programs read, by address."""
    return dict(zip(FILES, (msgspec.json.encode(document), msgspec.yaml.encode(document)), strict=True))
