"""`gamekeeper join`: a seat at a table that a server keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from gamekeeper import catalog, packs
from gamekeeper.cli.output import translator
from gamekeeper.cli.screen import Quit, opened
from gamekeeper.cli.settings import Language, Plain, language_of
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import SPECTATOR
from gamekeeper.words import page_words

if TYPE_CHECKING:  # the protocol's client takes longer to load than most commands run
    from gamekeeper.cli.served.server import Server
    from gamekeeper.server.wire import TableState


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("join", short_help="Sit down at a served table, from its link.")(join)


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The table's link, or a personal link to it.")],
    seat: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="The seat you want, from 1 on; otherwise the first free one.")
    ] = None,
    name: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Your name at the table. Each name is somebody of their own at a server."),
    ] = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Sit down at a table that a server keeps, or watch where no seat is free.

    The link is the one the page shows. Play is as with 'gamekeeper play'; when the line breaks, it comes back by
    itself. Who you are is remembered: leave with "quit" or Ctrl-C, and join again to sit where you sat.
    """
    from gamekeeper.cli.served.chair import ServedChair
    from gamekeeper.cli.served.line import Line
    from gamekeeper.cli.served.link import link_of
    from gamekeeper.cli.served.server import Server
    from gamekeeper.cli.served.talk import ServedTalk

    spoken = language_of(language)
    link = link_of(url)
    server = Server(link.base, name or "", translator(spoken))
    table = seated(server, table_of(server, link.code or code_of(server, link.token)), seat, name)
    game = game_of(server, table)
    server.words = translator(spoken, game)
    chair = ServedChair(server, Line(server, table.code), table)
    screen = opened(server.words, game, [], int(chair.you), plain)
    talk = ServedTalk(chair, screen)
    talk.name_all()

    def play() -> None:
        screen.say("title", "bold")
        screen.say("tagline")
        screen.say_pack()
        screen.say("join-watching" if chair.you == SPECTATOR else "welcome-help", "dim")
        talk.run()
        screen.linger(talk.tell_end)

    try:
        screen.host(play)
        talk.farewell()
    except (Quit, KeyboardInterrupt):
        screen.line()
        screen.say("join-left")
        more = ("--name", name) if name else ()
        screen.command("join", f"{server.base}/table/{table.code}", *more)
    finally:
        chair.line.close()


def code_of(server: Server, token: str) -> str:
    """The table of a personal link, whose owner one is from here on."""
    from gamekeeper.server.wire_guests import Resumed

    return server.call("POST", "/api/resume", Resumed, {"token": token}).code


def table_of(server: Server, code: str) -> TableState:
    """A table as this visitor sees it."""
    from gamekeeper.server.wire import TableState

    return server.get(f"/api/tables/{code}", TableState)


def seated(server: Server, table: TableState, seat: int | None, name: str | None) -> TableState:
    """The table with this visitor on a seat, where one is free."""
    from gamekeeper.cli.served.server import JoinRefused
    from gamekeeper.server.wire import TableState

    if table.my_seat is not None:
        if seat not in (None, table.my_seat + 1):
            raise BadSetup("seat", seat, f"your own seat at this table, which is {table.my_seat + 1}")
        return table
    called = name or page_words(server.words.language, "web-guest")
    for _ in table.places:
        free = [place.seat for place in table.places if place.kind == "open"]
        if seat is None and not free:
            return table
        wanted = free[0] if seat is None else seat - 1
        try:
            path = f"/api/tables/{table.code}/seats/{wanted}"
            return server.call("POST", path, TableState, {"name": called})
        except JoinRefused as error:
            if seat is not None or error.name not in ("SeatTaken", "TableFull"):
                raise
            table = table_of(server, table.code)  # somebody was faster
    return table


def game_of(server: Server, table: TableState) -> Game[Any]:
    """The game of a table with its options and pack. Raises UnknownGame or JoinRefused where ours is another one."""
    from gamekeeper.cli.served.server import JoinRefused
    from gamekeeper.server.wire_games import GameInfo

    served = {info.name: info.rules_version for info in server.get("/api/games", list[GameInfo])}
    info = catalog.info(table.game)
    if served.get(info.name) != info.rules_version:
        given = {"game": info.name, "found": str(served.get(info.name)), "own": str(info.rules_version)}
        raise JoinRefused(server.words.say("join-other-rules", **given), "OtherRules")
    pack = None
    if table.pack is not None and not table.pack.is_default:
        pack = packs.parse(info.name, server.text(f"/api/tables/{table.code}/pack"), server.base)
    return catalog.make(info.name, table.seats, table.options, pack)
