"""`gamekeeper pack`: what is printed on a game's components, and one's own copies of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from gamekeeper import catalog, packs
from gamekeeper.cli import completion
from gamekeeper.cli.output import console, translator, write_json
from gamekeeper.cli.settings import AsJson, GameName, Language, language_of
from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.layout import print_table
from gamekeeper.packs import Difference, Pack, Row
from gamekeeper.words import Translator

BOX = "default"  # stands for a game's box where a file is asked for

commands = typer.Typer(
    help="Show, copy, check and compare component packs: what is printed on a game's cards and tiles.",
    rich_markup_mode=None,
)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    commands.command("show", short_help="Show what is in a game's box, or in a pack of yours.")(show)
    commands.command("new", short_help="Write a game's box to a file to start from.")(new)
    commands.command("check", short_help="Check a pack.")(check)
    commands.command("diff", short_help="Compare two packs row by row.")(diff)
    commands.callback(invoke_without_command=True)(start)
    app.add_typer(commands, name="pack", short_help="Show, copy, check and compare component packs.")


def start(context: typer.Context) -> None:
    """Show, copy, check and compare component packs: what is printed on a game's cards and tiles."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# --- the commands ----------------------------------------------------------------------------------


def show(
    game: GameName,
    pack: Annotated[Path | None, typer.Option("--pack", metavar="FILE", help="A pack instead of the box.")] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Show what is printed on a game's components, row by row, and where each row comes from."""
    shown = pack_for(game, pack) or packs.default(catalog.info(game).name)
    if as_json:
        write_json(as_data(shown))
        return
    out = console()
    head(out, shown, translator(language_of(language)))
    for table in dict.fromkeys(row.table for row in shown.rows):
        print_table(out, grid_of(table, [row for row in shown.rows if row.table == table]))


def new(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not be there yet.")],
    language: Language = None,
) -> None:
    """Write a game's box, with its comments, to a file of yours: change what you like, then check it."""
    text = packs.default(catalog.info(game).name).text
    words = translator(language_of(language))
    try:
        with file.open("x", encoding="utf-8") as target:
            target.write(text)
    except FileExistsError as error:
        raise BadSetup("file", str(file), "a file that is not there yet") from error
    out = console()
    out.print(words.say("pack-written", path=str(file)))
    for command in (f"pack check {file}", f"play {game} --pack {file}", f"simulate {game} --compare {BOX} {file}"):
        out.print(f"  gamekeeper {command}", style="bold", soft_wrap=True)


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The pack; it names its game.")],
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game it has to be for.", autocompletion=completion.games)
    ] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Check a pack: the first mistake is named with its row and field; else how it differs from the box.

    Exit code 0 when the pack can be played, 2 when it cannot.
    """
    pack = packs.read(None if game is None else catalog.info(game).name, file)
    found = packs.differences(packs.default(pack.game), pack)
    if as_json:
        write_json({**summary(pack), "seats": playable_seats(pack), "differences": msgspec.to_builtins(found)})
        return
    words, out = translator(language_of(language)), console()
    head(out, pack, words)
    out.print(words.say("pack-holds"), style="green")
    seats = playable_seats(pack)
    if seats != list(catalog.info(pack.game).seats):
        out.print(words.say("pack-seats", seats=", ".join(map(str, seats))))
    print_differences(out, found, words)


def diff(
    before: Annotated[str, typer.Argument(metavar="A", help=f"A pack; {BOX!r} is the box.")],
    after: Annotated[str, typer.Argument(metavar="B", help=f"Another pack of the same game, or {BOX!r}.")],
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Compare two packs of a game: which rows are new, gone or changed, and which of their fields."""
    one, other = both(before, after)
    found = packs.differences(one, other)
    if as_json:
        both_packs = {"before": summary(one), "after": summary(other)}
        write_json({**both_packs, "differences": msgspec.to_builtins(found)})
        return
    print_differences(console(), found, translator(language_of(language)))


# --- packs -----------------------------------------------------------------------------------------


def pack_for(game: str, file: Path | None) -> Pack | None:
    """The pack in `file` if there is one, which must be of `game`."""
    return None if file is None else packs.read(catalog.info(game).name, file)


def both(before: str, after: str, game: str | None = None) -> tuple[Pack, Pack]:
    """Two packs, each a file or the box of the game the other is of; `game` names it where it is known."""
    read = {name: packs.read(game, name) for name in (before, after) if name != BOX}
    named = game or next((pack.game for pack in read.values()), None)
    if named is None:
        raise BadSetup("pack", before, "at least one file")
    return read.get(before) or packs.default(named), read.get(after) or packs.default(named)


def playable_seats(pack: Pack) -> list[int]:
    """The table sizes a pack can be played at."""
    found = []
    for seats in catalog.info(pack.game).seats:
        try:
            catalog.make(pack.game, seats, {}, pack)
        except BadSetup:
            continue
        found.append(seats)
    return found


# --- showing ---------------------------------------------------------------------------------------


def summary(pack: Pack) -> dict[str, Any]:
    """A pack without its rows, as JSON values."""
    return {"game": pack.game, "name": pack.name, "digest": pack.digest, "is_default": pack.is_default}


def as_data(pack: Pack) -> dict[str, Any]:
    """A pack as JSON values."""
    rows = [{"id": row.id, "table": row.table, "key": row.key, "fields": row.fields} for row in pack.rows]
    return {**summary(pack), "rows": rows}


def head(out: Console, pack: Pack, words: Translator) -> None:
    """What a pack is called, and whether it is the box."""
    out.print(f"{pack.name}  ({pack.game})", style="bold")
    out.print(words.say("pack-digest", digest=pack.digest), style="dim", soft_wrap=True)


def grid_of(table: str, rows: list[Row]) -> Grid:
    """The rows of one table."""
    fields = list(dict.fromkeys(field for row in rows for field in row.fields))
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, title=table, title_justify="left", title_style="bold")
    for field in fields:
        grid.add_column(field, overflow="fold")
    for row in rows:
        grid.add_row(*(value_text(row.fields.get(field)) for field in fields))
    return grid


def print_differences(out: Console, found: list[Difference], words: Translator) -> None:
    """Rows that differ, each with its fields."""
    if not found:
        out.print(words.say("pack-same"))
        return
    out.print(words.say("pack-differs", count=len(found)))
    for row in found:
        marks = {"added": "+", "removed": "−", "changed": "·"}
        told = {"added": words.say("pack-added"), "removed": words.say("pack-removed"), "changed": ""}
        out.print(f"{marks[row.kind]} {row.row} {told[row.kind]}".rstrip(), style="bold", soft_wrap=True)
        for change in row.changes:
            values = (change.before, change.after) if row.kind == "changed" else (change.after or change.before,)
            out.print(f"    {change.field}: {' → '.join(map(value_text, values))}", soft_wrap=True)


def value_text(value: Any) -> str:
    """A value as the file writes it, texts without quotes."""
    if value is None or value == "":
        return "–"
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(value_text, value)) if isinstance(value, list) else str(value)
