"""`gamekeeper games`: what can be played."""

from __future__ import annotations

from typing import Any

import typer
from rich.table import Table as Grid

from gamekeeper import catalog
from gamekeeper.cli.output import console, translator, write_json
from gamekeeper.cli.settings import AsJson, Language, language_of
from gamekeeper.core.info import OptionSpec
from gamekeeper.lab.layout import print_table
from gamekeeper.words import Translator

LEAST_HELP = 24  # columns of the terminal


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("games", short_help="List the games and their options.")(games)


def games(
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """List the games with their numbers of seats and options."""
    spoken = language_of(language)
    if as_json:
        write_json([as_data(name, spoken) for name in catalog.names()])
        return
    for name in catalog.names():
        show(name, spoken)
    tell_broken(spoken)


def tell_broken(language: str) -> None:
    """Installed games that cannot be played, and what is wrong with each."""
    faults = catalog.broken()
    if faults:
        console(stderr=True).print(translator(language).say("games-broken"), style="bold")
    for error in faults:
        console(stderr=True).print(f"  {error}")


def words_of(name: str, language: str) -> Translator:
    """The words of a game."""
    return translator(language, catalog.make(name))


def as_data(name: str, language: str) -> dict[str, Any]:
    """A game as JSON values."""
    info, words = catalog.info(name), words_of(name, language)
    return {
        "name": name,
        "title": words.say("title"),
        "about": words.say("about"),
        "origin": catalog.kit(name).origin,
        "edition": info.edition,
        "rules_version": info.rules_version,
        "seats": list(info.seats),
        "usual_seats": info.usual_seats,
        "options": [option_data(spec, words) for spec in info.all_options()],
    }


def option_data(spec: OptionSpec, words: Translator) -> dict[str, Any]:
    """An option as JSON values."""
    return {
        "key": spec.key,
        "name": words.say(f"setup-{spec.key}"),
        "help": words.say(f"setup-{spec.key}.help"),
        "kind": "bool" if spec.is_bool else "int",
        "default": spec.default,
        "low": None if spec.is_bool else spec.low,
        "high": None if spec.is_bool else spec.high,
        "seats": list(spec.seats),
        "needs": spec.needs,
    }


def show(name: str, language: str) -> None:
    """A game on the console."""
    info, words, out = catalog.info(name), words_of(name, language), console()
    out.print(f"{words.say('title')}  ({name})", style="bold")
    out.print(words.say("about"))
    if catalog.kit(name).origin:
        out.print(words.say("games-origin", origin=catalog.kit(name).origin))
    out.print(words.say("games-seats", low=min(info.seats), high=max(info.seats), usual=info.usual_seats))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for is_name in (True, True, True, False):
        grid.add_column(no_wrap=is_name, min_width=None if is_name else LEAST_HELP)
    for spec in info.all_options():
        values = "true, false" if spec.is_bool else f"{spec.low}–{spec.high}"
        default = words.say("games-open") if spec.default is None else str(spec.default).lower()
        seats = ", ".join(map(str, spec.seats))
        limited = words.say("games-only", seats=seats, most=max(spec.seats)) if seats else ""
        needs = words.say("games-needs", option=spec.needs) if spec.needs else ""
        text = " ".join(filter(None, [words.say(f"setup-{spec.key}.help"), limited, needs]))
        grid.add_row(f"  {spec.key}", values, words.say("games-default", value=default), text)
    if info.all_options():
        out.print(words.say("games-options"))
        print_table(out, grid)
    out.print(f"  gamekeeper play {name}", style="bold")
