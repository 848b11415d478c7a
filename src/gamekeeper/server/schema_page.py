"""The OpenAPI document as a page to browse: plain HTML, no scripts, nothing from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from gamekeeper.server import wire

METHODS = ("get", "post", "put", "delete")
HEAD = (
    "<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
    "<title>{title} API</title><body><h1>{title} API {version}</h1><p>{description}</p>"
    "<p>The same for programs: <a href='/schema/openapi.json'>openapi.json</a>, "
    "<a href='/schema/openapi.yaml'>openapi.yaml</a>.</p>"
)


class SchemaPage(OpenAPIRenderPlugin):
    """Shows every operation and every schema, with links between them."""

    def __init__(self, path: str) -> None:
        super().__init__(path=path, media_type=MediaType.HTML)

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        return page(json.loads(self.render_json(request, openapi_schema))).encode()


def page(document: dict[str, Any]) -> str:
    """The whole page."""
    info = document["info"]
    parts = [HEAD.format(**{name: escape(str(info.get(name, ""))) for name in ("title", "version", "description")})]
    parts.append("<h2>Operations</h2>")
    for path, item in sorted(document["paths"].items()):
        parts += [operation(path, method, item[method]) for method in METHODS if method in item]
    parts.append("<h2>Schemas</h2>")
    for name, schema in sorted(document["components"]["schemas"].items()):
        parts.append(described(name, schema))
    parts.append("</body></html>")
    return "\n".join(parts)


def operation(path: str, method: str, item: dict[str, Any]) -> str:
    """One operation."""
    rows = [
        f"<tr><td>{escape(each['name'])}<td>{escape(each['in'])}<td>{shape(each.get('schema', {}))}"
        f"<td>{escape(each.get('description', ''))}"
        for each in item.get("parameters", [])
    ]
    table = f"<table><tr><th>parameter<th>in<th>type<th>{''.join(rows)}</table>" if rows else ""
    body = "".join(
        f"<p>Body: {shape(kind['schema'])}" for kind in item.get("requestBody", {}).get("content", {}).values()
    )
    answers = "".join(
        f"<li>{code}: {escape(answer.get('description', ''))} {content(answer)}"
        for code, answer in sorted(item.get("responses", {}).items())
    )
    text = escape(item.get("description") or item.get("summary") or "")
    return (
        f"<details><summary><code>{method.upper()} {escape(path)}</code></summary>"
        f"<p>{text}</p>{table}{body}<ul>{answers}</ul></details>"
    )


def content(answer: dict[str, Any]) -> str:
    """What an answer holds."""
    return " ".join(shape(kind.get("schema", {})) for kind in answer.get("content", {}).values())


def described(name: str, schema: dict[str, Any]) -> str:
    """One schema."""
    needed = schema.get("required", [])
    rows = "".join(
        f"<tr><td>{escape(field)}<td>{shape(kind)}<td>{'' if field in needed else 'optional'}"
        for field, kind in schema.get("properties", {}).items()
    )
    text = escape(getattr(wire, name).__doc__ or "") if hasattr(wire, name) else ""
    return f"<section id='{escape(name)}'><h3>{escape(name)}</h3><p>{text}</p><table>{rows}</table></section>"


def shape(schema: dict[str, Any]) -> str:
    """A type in short, with links to named ones."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f"<a href='#{name}'>{name}</a>"
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return " or ".join(shape(one) for one in schema[several])
    if schema.get("type") == "array":
        return f"list of {shape(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"map to {shape(schema['additionalProperties'])}"
    if "const" in schema or "enum" in schema:
        return " | ".join(
            f"<code>{escape(json.dumps(one))}</code>" for one in schema.get("enum", [schema.get("const")])
        )
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
