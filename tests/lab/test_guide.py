"""Every command of docs/lab.md and docs/cluster.md is one that the program takes, about values that the packs have."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer

from gamekeeper import packs
from gamekeeper.cli.app import app
from gamekeeper.lab.tune.goals import Goal
from gamekeeper.packs.vary import Vary, varied

GUIDES = [Path(__file__).parents[2] / "docs" / name for name in ("lab.md", "cluster.md")]
COMMANDS = [
    command for guide in GUIDES for command in re.findall(r"^gamekeeper (.+)$", guide.read_text("utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_are_taken(command: str) -> None:
    name, *arguments = shlex.split(command)
    group = typer.main.get_command(app)
    own = group.commands[name]  # type: ignore[attr-defined]  # of a group
    given = own.make_context(name, arguments).params  # raises where an argument is none
    for text in given.get("vary") or []:
        vary = Vary(text)
        for value in vary.values:
            varied(packs.default(given["game"]), {vary.path: value})
    for text in given.get("goal") or []:
        Goal(text, 4, [])


def test_there_are_commands() -> None:
    assert {command.split()[0] for command in COMMANDS} == {"study", "sweep", "tune", "simulate", "merge"}
