"""The part of the REST API that is about the Lab."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gamekeeper.server.errors import UnknownStudy
from gamekeeper.server.pages import Page
from gamekeeper.server.routes_games import PACK_BODY
from gamekeeper.server.studies import Studies
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire_lab import Lab, Outlook, PackText, Study, StudyBody

# a report brings its styles and charts with it, and runs nothing
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"

HTML: Final = "text/html"
LOST: Final = "lost"  # no address of the page, which says so in the reader's language

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
    """Have bots play a game for a while and find out about it. One of yours plays at a time, others wait in line."""
    studies: Studies = state.studies
    state.pack_checks.take(visitor.address)
    guest = await visitor.named(data.name, data.language)
    return await studies.begin(guest, visitor.address, data)


@post("/lab/outlook", status_code=200, request_max_body_size=PACK_BODY)
async def look_ahead(visitor: Asking, state: State, data: JSONBody[StudyBody]) -> Outlook:
    """What to expect of a study before it is asked for, or what is wrong with it."""
    studies: Studies = state.studies
    state.pack_edits.take(visitor.address)
    return await studies.look_ahead(data)


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


@post("/lab/studies/{code:str}/again")
async def repeat_study(visitor: Asking, state: State, code: FromPath[str]) -> Study:
    """Ask for the same as a study of yours that has ended; one without a report makes room for it."""
    studies: Studies = state.studies
    state.pack_checks.take(visitor.address)
    return await studies.again(code, visitor.id, visitor.address)


@get("/lab/studies/{code:str}/proposals/{number:int}")
async def show_proposal(visitor: Asking, state: State, code: FromPath[str], number: FromPath[int]) -> PackText:
    """The component pack of a proposal of your search; 0 is the pack as it is."""
    studies: Studies = state.studies
    return PackText(await studies.proposal(code, number, visitor.id))


@delete("/lab/studies/{code:str}", status_code=204)
async def drop_study(visitor: Asking, state: State, code: FromPath[str]) -> None:
    """Throw your study away."""
    studies: Studies = state.studies
    await studies.drop(code, visitor.id)


@get("/lab/studies/{code:str}/report", media_type="text/html")
async def show_report(visitor: Asking, state: State, code: FromPath[str]) -> Response[bytes]:
    """The report of a study, one page that needs nothing else, for whoever has its code."""
    studies: Studies = state.studies
    headers = {"content-security-policy": POLICY}
    try:
        text = await studies.report(code)
    except UnknownStudy:
        if HTML not in visitor.request.headers.get("accept", ""):
            raise
        lost: Page = state.pages.find(LOST)  # who opens a link reads a page, not JSON
        return Response(lost.data, status_code=404, media_type=lost.media_type)
    return Response(text.encode(), media_type="text/html; charset=utf-8", headers=headers)


HANDLERS: list[Any] = [
    show_lab,
    list_studies,
    begin_study,
    show_study,
    look_ahead,
    repeat_study,
    show_proposal,
    stop_study,
    drop_study,
    show_report,
]
