"""The `gamekeeper` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Annotated

import typer

from gamekeeper import __version__
from gamekeeper.cli import (
    admin_commands,
    backup_command,
    export_command,
    games,
    join_command,
    lab_commands,
    learn_command,
    merge_command,
    migrate_command,
    output,
    pack_command,
    papers,
    play,
    practice_command,
    review_command,
    serve_command,
    study_command,
    sweep_command,
    train_command,
    tune_command,
    verify_command,
)
from gamekeeper.cli.lab_commands import INTERRUPTED, Interrupted
from gamekeeper.core import game as core_game
from gamekeeper.core.errors import BadSetup, GamekeeperError

NAME = "gamekeeper"
FAILED = 1
WRONG_USE = 2

app = typer.Typer(
    name=NAME,
    help="Play modern tabletop games in the terminal, replay and check them, and simulate them by the thousand.",
    epilog="Start with: gamekeeper play",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def is_compiled() -> bool:
    """Whether the rules run as compiled modules."""
    return str(core_game.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def show_version(wanted: bool) -> None:
    """Answer --version."""
    if wanted:
        mode = "compiled" if is_compiled() else "uncompiled: everything works, many times slower"
        typer.echo(f"gamekeeper {__version__} ({mode})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Say the version, and whether it is compiled."
        ),
    ] = False,
) -> None:
    """Play modern tabletop games in the terminal, replay and check them, and simulate them by the thousand."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


games.register(app)
play.register(app)
join_command.register(app)
papers.register(app)
review_command.register(app)
practice_command.register(app)
learn_command.register(app)
verify_command.register(app)
pack_command.register(app)
export_command.register(app)
lab_commands.register(app)
study_command.register(app)
sweep_command.register(app)
tune_command.register(app)
train_command.register(app)
merge_command.register(app)
serve_command.register(app)
backup_command.register(app)
migrate_command.register(app)
admin_commands.register(app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code: 0 done, 1 failed, 2 wrongly used, 130 interrupted.

    With --json, standard output gets one JSON document whatever happens.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    wants_json = "--json" in given[: given.index("--") if "--" in given else len(given)]
    output.prepare(wants_json=wants_json)
    code, message = FAILED, ""
    try:
        code, message = run(given)
    except Exception as error:
        message = f"{type(error).__name__}: {error}"
        raise
    finally:
        code = finish(code, message)
    return code


def run(arguments: Sequence[str]) -> tuple[int, str]:
    """Run the command line; the exit code, and what went wrong."""
    try:
        code = app(args=list(arguments), prog_name=NAME, standalone_mode=False)
        sys.stdout.flush()
    except (GamekeeperError, OSError, typer.TyperException, typer.Abort) as error:
        return told(error)
    return (code, "") if isinstance(code, int) else (0, "")


def told(error: Exception) -> tuple[int, str]:
    """The exit code for an error, and what to say of it; nothing to a reader who reads no more."""
    if isinstance(error, typer.TyperException):
        context = getattr(error, "ctx", None)
        command = context.command_path if context is not None else NAME
        return WRONG_USE, f"{error.format_message().rstrip('.')}; see '{command} --help'"
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename is not None else ""
        return FAILED, "" if isinstance(error, BrokenPipeError) else f"{place}{error.strerror or error}"
    if isinstance(error, typer.Abort | Interrupted):
        return INTERRUPTED, str(error) or "interrupted"
    return WRONG_USE if isinstance(error, BadSetup) else FAILED, str(error)


def finish(code: int, message: str) -> int:
    """Say what went wrong in one line, to a program as JSON too; the exit code."""
    told = " ".join(message.split()) or ("interrupted" if code == INTERRUPTED else "")
    if told:
        print(f"{NAME}: {told}", file=sys.stderr)
    try:
        if output.Wanted.is_json and code and not output.Wanted.is_written:
            output.write_json({"ok": False, "error": told, "code": code})
        sys.stdout.flush()
    except OSError:  # nobody reads on, or the disk is full: nothing more is written, not at the very end either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return code or FAILED
    return code
