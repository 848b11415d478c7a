"""The part of the REST API that is about games, not tables."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from gamekeeper import catalog
from gamekeeper.core.game import Game
from gamekeeper.core.info import OptionValue
from gamekeeper.packs import Pack
from gamekeeper.server import brought, practising, shelf, sight, teaching
from gamekeeper.server.brought import Brought
from gamekeeper.server.errors import BadMessage
from gamekeeper.server.shelf import Shelf
from gamekeeper.server.visitors import Visitor
from gamekeeper.server.wire import Language, PackBody, Phrase, TableState, Update, WhyBody
from gamekeeper.server.wire_games import (
    Components,
    EditBody,
    GameInfo,
    GameWords,
    PackCheck,
    PackDraft,
    PackInfo,
    RulesPage,
)
from gamekeeper.server.wire_lesson import LessonBody, LessonState, LessonTable
from gamekeeper.server.wire_practice import Guess, Verdict

Seats = Annotated[int | None, QueryParameter(description="Table size; the game's usual one if left out.")]
Options = Annotated[
    str, QueryParameter(description="The table's options as a JSON object; the usual ones if left out.")
]
PackHash = Annotated[str, QueryParameter(description="The hash of a listed pack; the box if left out.")]

TOML = "application/toml"
PACK_BODY = 262_144  # bytes of a request that may carry a pack: JSON writes some characters as two and more

OPTIONS: Final = msgspec.json.Decoder(dict[str, OptionValue])

Asking = NamedDependency[Visitor]


def toml(pack: Pack) -> Response[bytes]:
    """A pack as a file."""
    headers = {"Content-Disposition": f'attachment; filename="{pack.game}-{pack.digest[:8]}.toml"'}
    return Response(pack.text.encode(), media_type=TOML, headers=headers)


@get("/games")
async def list_games(state: State) -> list[GameInfo]:
    """All games with their seats, options and component packs."""
    known: Shelf = state.services.shelf
    files: Brought = state.brought
    return [
        files.dressed(brought.info_of(catalog.info(name), [shelf.info_of(pack) for pack in known.packs_of(name)]))
        for name in catalog.names()
    ]


@get("/games/{game:str}/words/{language:str}")
async def list_words(game: FromPath[str], language: FromPath[Language]) -> GameWords:
    """The words of the game in Fluent, English ones first."""
    return brought.words_of(game, language)


@get("/games/{game:str}/rules/{language:str}")
async def show_rules(game: FromPath[str], language: FromPath[Language]) -> RulesPage:
    """The rules page that the game's package brings, in English where it is not written in the language."""
    return brought.rules_of(game, language)


@get("/games/{game:str}/elements")
async def list_elements(game: FromPath[str], seats: Seats = None, options: Options = "{}") -> Mapping[str, Phrase]:
    """The name of every element of the game's table but the seats."""
    return sight.named_elements(table_of(game, seats, options))


@get("/games/{game:str}/components")
async def list_components(
    state: State, game: FromPath[str], pack: PackHash = "", seats: Seats = None, options: Options = "{}"
) -> Components:
    """What is printed on the components of such a table, row by row, in the game's box or in another listed pack."""
    chosen = state.services.shelf.choose(game, pack, "")
    shown = shelf.shown_with(game, chosen) if pack else table_of(game, seats, options)
    return shelf.components_of(shown, chosen)


def table_of(game: str, seats: int | None, options: str) -> Game[Any]:
    """The game as a table of its box plays it."""
    try:
        wanted = OPTIONS.decode(options)
    except msgspec.MsgspecError as error:
        raise BadMessage(f"options: {error}") from error
    return catalog.make(game, seats, wanted)


@get("/games/{game:str}/packs")
async def list_packs(state: State, game: FromPath[str]) -> list[PackInfo]:
    """The component packs a table of the game can be made with, its box first."""
    return [shelf.info_of(pack) for pack in state.services.shelf.packs_of(game)]


@get("/games/{game:str}/packs/{digest:str}", media_type=TOML)
async def download_pack(state: State, game: FromPath[str], digest: FromPath[str]) -> Response[bytes]:
    """A listed pack as the TOML file to start your own from; the box is called ``default`` too."""
    return toml(state.services.shelf.find(game, "" if digest == "default" else digest))


@post("/games/{game:str}/packs/check", status_code=200, request_max_body_size=PACK_BODY)
async def check_pack(visitor: Asking, state: State, game: FromPath[str], data: JSONBody[PackBody]) -> PackCheck:
    """Check a component pack of yours: what it changes, or a BadPack that names the row and field of a mistake."""
    state.pack_checks.take(visitor.address)
    pack = await asyncio.to_thread(state.services.shelf.brought, game, data.text)
    return await asyncio.to_thread(shelf.check_of, pack)


@post("/games/{game:str}/packs/edit", status_code=200, request_max_body_size=PACK_BODY)
async def edit_pack(visitor: Asking, state: State, game: FromPath[str], data: JSONBody[EditBody]) -> PackDraft:
    """Change values of a pack: the pack with all changes that hold, and what is wrong with the others."""
    state.pack_edits.take(visitor.address)
    return await asyncio.to_thread(state.services.shelf.drafted, game, data)


@get("/games/{game:str}/practice")
async def list_exercises(game: FromPath[str]) -> list[str]:
    """The exercises of the game: positions from matches of bots in which one answer is clearly best."""
    return await asyncio.to_thread(practising.names, game)


@get("/games/{game:str}/practice/{exercise:str}")
async def show_exercise(game: FromPath[str], exercise: FromPath[str]) -> Update:
    """The table of an exercise, as the seat that decides sees it."""
    return await asyncio.to_thread(practising.shown, game, exercise)


@post("/games/{game:str}/practice/{exercise:str}", status_code=200)
async def answer_exercise(game: FromPath[str], exercise: FromPath[str], data: JSONBody[Guess]) -> Verdict:
    """What an answer is worth: whether it is the best one, and why."""
    return await asyncio.to_thread(practising.judged, game, exercise, data.action)


@post("/games/{game:str}/practice/{exercise:str}/why", status_code=200)
async def ask_why_in_practice(game: FromPath[str], exercise: FromPath[str], data: JSONBody[WhyBody]) -> Phrase | None:
    """Why what was pointed at is no answer."""
    return await asyncio.to_thread(practising.why_pointed, game, exercise, data.elements)


@post("/games/{game:str}/lesson", status_code=200)
async def show_lesson(game: FromPath[str], data: JSONBody[LessonBody]) -> LessonState:
    """The first game of the game after some answers, or what becomes of one more; nothing is stored."""
    return await asyncio.to_thread(teaching.shown, game, data)


@post("/games/{game:str}/lesson/table")
async def play_on_from_lesson(
    visitor: Asking, state: State, game: FromPath[str], data: JSONBody[LessonTable]
) -> TableState:
    """Play on from the first game against easy bots, at a table of your own."""
    state.new_tables.take(visitor.address)
    guest = await visitor.named(data.name)
    made = await teaching.play_on(state.hub, guest, game, data)
    made.saw(visitor.party)
    return made.state(guest.id)


HANDLERS: list[Any] = [
    list_games,
    list_words,
    show_rules,
    list_elements,
    list_components,
    list_packs,
    download_pack,
    check_pack,
    edit_pack,
    list_exercises,
    show_exercise,
    answer_exercise,
    ask_why_in_practice,
    show_lesson,
    play_on_from_lesson,
]
