"""The part of the REST API that is about the Lab."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gamekeeper.server.routes_games import PACK_BODY
from gamekeeper.server.studies import Studies
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire_lab import Lab, Study, StudyBody

# a report brings its styles and charts with it, and runs nothing
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"

Asking = NamedDependency[Visitor]


@get("/lab")
async def show_lab(state: State) -> Lab:
    """Whether this server plays studies."""
    studies: Studies = state.studies
    return studies.lab()


@get("/lab/studies")
async def list_studies(visitor: Asking, state: State) -> list[Study]:
    """Your studies, the latest first."""
    studies: Studies = state.studies
    return [] if visitor.id is None else await studies.of(visitor.id)


@post("/lab/studies", request_max_body_size=PACK_BODY)
async def begin_study(visitor: Asking, state: State, data: JSONBody[StudyBody]) -> Study:
    """Have bots play a game for a while and find out about it. One of yours plays at a time."""
    studies: Studies = state.studies
    state.pack_checks.take(visitor.address)
    guest = await visitor.named(data.name, data.language)
    return await studies.begin(guest, data)


@get("/lab/studies/{code:str}")
async def show_study(visitor: Asking, state: State, code: FromPath[str]) -> Study:
    """How far a study is."""
    studies: Studies = state.studies
    return await studies.look(code, visitor.id)


@post("/lab/studies/{code:str}/stop", status_code=200)
async def stop_study(visitor: Asking, state: State, code: FromPath[str]) -> Study:
    """End the games of your study early; what they say is kept."""
    studies: Studies = state.studies
    return await studies.stop(code, visitor.id)


@delete("/lab/studies/{code:str}", status_code=204)
async def drop_study(visitor: Asking, state: State, code: FromPath[str]) -> None:
    """Throw your study away."""
    studies: Studies = state.studies
    await studies.drop(code, visitor.id)


@get("/lab/studies/{code:str}/report", media_type="text/html")
async def show_report(state: State, code: FromPath[str]) -> Response[bytes]:
    """The report of a study, one page that needs nothing else, for whoever has its code."""
    studies: Studies = state.studies
    headers = {"content-security-policy": POLICY}
    text = await studies.report(code)
    return Response(text.encode(), media_type="text/html; charset=utf-8", headers=headers)


HANDLERS: list[Any] = [
    show_lab,
    list_studies,
    begin_study,
    show_study,
    stop_study,
    drop_study,
    show_report,
]
