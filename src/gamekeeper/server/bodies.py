"""The bodies of requests: one that was cut off, or is nested beyond reading, has its name."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from gamekeeper.server.errors import BadMessage, CutOff


class Asked(Request[Any, Any, Any]):
    """A request whose body is read with manners."""

    async def body(self) -> bytes:
        """The whole body; CutOff when its sender has gone, BadMessage for none, or too deeply nested to be decoded."""
        try:
            data = await super().body()
        except InternalServerException:
            raise CutOff("the request ended before its body did") from None
        check_depth(data)
        if not data and self.route_handler.parsed_data_field is not None:
            raise BadMessage("cannot read the message: expected a body of JSON, got an empty one")
        return data

    async def json(self) -> Any:
        """The body as its handler wants it, as strict as over a socket: a text is no number; else BadMessage."""
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadMessage(f"cannot read the message: {error}") from None


def check_depth(data: bytes) -> None:
    """BadMessage for JSON nested more deeply than the decoder follows; other mistakes are the decoder's to name."""
    try:
        msgspec.json.decode(data, type=msgspec.Raw)
    except RecursionError:
        raise BadMessage("cannot read the message: it is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
