"""What the games' packages bring for the page beside the game: a board that draws it, its words, its rules page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response

from gamekeeper import catalog, kits, lesson, practice, worked
from gamekeeper.core.info import LAST_SEAT
from gamekeeper.core.info import GameInfo as CoreInfo
from gamekeeper.server.errors import NotFound
from gamekeeper.server.pages import FOREVER, Page, page_of, respond
from gamekeeper.server.wire import Language
from gamekeeper.server.wire_games import GameBlurb, GameInfo, GameWords, OptionSpec, PackInfo, RulesPage
from gamekeeper.words import LANGUAGES, blurb

FALLBACK: Language = "en"
VERSION = "v"  # in an address: the hash of the file, which makes the address good for ever


class Brought:
    """The files that boards from outside are made of, kept in memory: ``errand/board.js``."""

    def __init__(self) -> None:
        self.files: dict[str, Page] = {}
        for name in catalog.names():
            for path in files_in(catalog.kit(name).page):
                address = f"{name}/{path.relative_to(catalog.kit(name).page).as_posix()}"
                self.files[address] = page_of(path.name, path.read_bytes())

    def dressed(self, info: GameInfo) -> GameInfo:
        """A game in the list, with what its package brings for the page."""
        return msgspec.structs.replace(
            info,
            origin=catalog.kit(info.name).origin,
            board=self.address(info.name, kits.BOARD),
            style=self.address(info.name, kits.STYLE),
            blurbs={language: GameBlurb(*blurb(language, info.name)) for language in LANGUAGES},
        )

    def address(self, game: str, name: str) -> str:
        """Where a file of a game is fetched, empty when it brings none of that name."""
        page = self.files.get(f"{game}/{name}")
        return "" if page is None else f"/games/{game}/{name}?{VERSION}={version_of(page)}"

    def answer(self, request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        """The response with a file."""
        page = self.files.get(name)
        if page is None:
            raise NotFound(f"nothing is at /games/{name}")
        if request.query_params.get(VERSION) == version_of(page):
            page = msgspec.structs.replace(page, caching=FOREVER)
        return respond(request, page)


def files_in(folder: Path) -> list[Path]:
    """All files in a folder; none when it is not there."""
    paths = sorted(folder.rglob("*")) if folder.is_dir() else []
    return [path for path in paths if path.is_file() and not path.name.startswith(".")]


def version_of(page: Page) -> str:
    """The hash of a file as it stands in its address."""
    return page.etag.strip('"')


def words_of(game: str, language: Language) -> GameWords:
    """The words of a game; English ones first, for what the language lacks."""
    kit = catalog.kit(game)
    files = [file for spoken in dict.fromkeys((FALLBACK, language)) for file in kit.texts(spoken)]
    return GameWords([file.read_text(encoding="utf-8") for file in files])


def rules_of(game: str, language: Language) -> RulesPage:
    """The rules page a game's package brings, in English where it is not written in the language."""
    kit = catalog.kit(game)
    spoken: tuple[Language, ...] = (language, FALLBACK)
    for one in spoken:
        file = kit.rules(one)
        if file is not None:
            return RulesPage(one, file.read_text(encoding="utf-8"))
    raise NotFound(f"{game} brings no rules page")


def info_of(info: CoreInfo, packs: list[PackInfo]) -> GameInfo:
    """A game of the catalog and its component packs; `Brought` adds what its package brings for the page."""
    taught = lesson.lesson(info.name)
    return GameInfo(
        name=info.name,
        edition=info.edition,
        rules_version=info.rules_version,
        seats=list(info.seats),
        usual_seats=info.usual_seats,
        options=[
            OptionSpec(
                key=spec.key,
                kind="bool" if spec.is_bool else "int",
                default=spec.default,
                low=spec.low,
                high=spec.high,
                seats=list(spec.seats),
                needs=spec.needs,
                is_seat=printed.high == LAST_SEAT,
            )
            for printed, spec in zip(info.options, info.all_options(), strict=True)
        ],
        packs=packs,
        origin="",
        board="",
        style="",
        blurbs={},
        exercises=len(practice.exercises(info.name)),
        lesson=[] if taught is None else [step.rule for step in taught.steps],
        examples=[one.id for one in worked.examples(info.name)],
    )
