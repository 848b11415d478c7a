"""The `gamekeeper` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Annotated

import typer

from gamekeeper import __version__
from gamekeeper.cli import games, lab_commands, pack_command, papers, play, serve_command
from gamekeeper.core import game as core_game
from gamekeeper.core.errors import BadSetup, GamekeeperError

FAILED = 1
WRONG_USE = 2

app = typer.Typer(
    name="gamekeeper",
    help="Play modern tabletop games in the terminal, replay and check them, and simulate them by the thousand.",
    epilog="Start with: gamekeeper play",
    add_completion=False,
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
papers.register(app)
pack_command.register(app)
lab_commands.register(app)
serve_command.register(app)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code: 0 done, 1 failed, 2 wrongly used."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(args=arguments, prog_name="gamekeeper", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = context.command_path if context is not None else "gamekeeper"
        return fail(f"{error.format_message().rstrip('.')}; see '{command} --help'", WRONG_USE)
    except BadSetup as error:
        return fail(str(error), WRONG_USE)
    except (GamekeeperError, OSError) as error:
        return fail(str(error), FAILED)
    return code if isinstance(code, int) else 0


def fail(message: str, code: int) -> int:
    """Say what went wrong in one line; the exit code."""
    print(f"gamekeeper: {' '.join(message.split())}", file=sys.stderr)
    return code
