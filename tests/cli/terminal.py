"""Runs the command line in this process, with typed lines."""

import io
import re
from pathlib import Path

from rich.console import Console

from gamekeeper.cli import app

ANSWER = "1\n"


class Run:
    """What a command wrote, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def line_with(self, text: str) -> str:
        return next(line for line in self.out.splitlines() if text in line)


class Terminal:
    """A command line whose input is given, not typed."""

    def __init__(self, monkeypatch, capsys, home: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.home = home
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        monkeypatch.setenv("COLUMNS", "80")
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "LINES"):
            monkeypatch.delenv(name, raising=False)

    def run(self, *arguments: object, typed: str = "") -> Run:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = app.main([str(argument) for argument in arguments])
        out, err = self.capsys.readouterr()
        return Run(code, out, err)

    def play(self, *arguments: object, typed: str = "") -> Run:
        """A quick game that is the same every time: random bots, a known shuffle, an early end."""
        quick = ("--level", "random", "--seed", 11, "--option", "end_score=8", "--option", "start_seat=0")
        return self.run("play", *quick, *arguments, typed=typed)


def flat(text: str) -> str:
    """The text without its line breaks."""
    return re.sub(r"\s+", " ", text)


def lines(what: object, width: int) -> list[str]:
    """What is printed in black and white on a screen of this width."""
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def line_with(found: list[str], text: str) -> str:
    """The first line that holds a text."""
    return next(line for line in found if text in line)
