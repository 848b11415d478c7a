"""`gamekeeper verify`: whether records hold."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from gamekeeper import records
from gamekeeper.cli.output import console, harmless, translator, write_json
from gamekeeper.cli.reasons import reason_of
from gamekeeper.cli.settings import AsJson, Language, language_of
from gamekeeper.core.errors import BadRecord, BadSetup
from gamekeeper.core.record import Record, check_result, check_seed, replay
from gamekeeper.words import Translator

PATTERN = "*.jsonl"
HOLDS = "green"
FAILS = "red"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify", short_help="Check records: that nothing was altered, the shuffle, every action, the result.")(
        verify
    )


def verify(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE", help=f"Records, and folders in which every {PATTERN} is one."),
    ],
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Check records: every line against its chain, the seed against its hash, every action, and the result.

    Exit code 0 when all of them hold, 1 when one does not.
    """
    spoken = language_of(language)
    paths = all_files(files)
    checks = []
    for path in paths:
        checks.append(Checks(path, spoken))
        if not as_json:
            report(console(), checks[-1], alone=len(paths) == 1)
    failed = sum(1 for each in checks if each.error is not None)
    if as_json:
        counts = {"ok": not failed, "checked": len(checks), "failed": failed}
        write_json({**counts, "files": [each.as_data() for each in checks]})
    elif len(paths) > 1:
        words = translator(spoken)
        style = FAILS if failed else HOLDS
        console().print(Text(words.say("verify-summary", checked=len(checks), failed=failed), style=f"bold {style}"))
    if failed:
        raise typer.Exit(1)


def all_files(named: Sequence[Path]) -> list[Path]:
    """The files named, each once, those in folders by name; BadSetup for a folder without any."""
    found: dict[Path, None] = {}
    for path in named:
        inside = sorted(one for one in path.rglob(PATTERN) if one.is_file()) if path.is_dir() else [path]
        if not inside:
            raise BadSetup(
                "FILE", str(path), f"a record, or a folder with records ({PATTERN}) in it, of which it has none"
            )
        found.update(dict.fromkeys(inside))
    return list(found)


class Checks:
    """The checks of one file in order; the first that fails ends them. `passed` names those that did not."""

    def __init__(self, path: Path, language: str) -> None:
        self.path = path
        self.language = language
        self.record: Record | None = None
        self.passed: list[str] = []
        self.error: BadRecord | None = None
        try:
            self.run()
        except BadRecord as error:
            self.error = error

    def run(self) -> None:
        """Run all checks."""
        self.record = record = records.read_record(self.path)
        if self.is_chained:
            self.passed.append("chain")
        check_seed(record)
        self.passed.append("seed")
        match = replay(records.game_of(record), record)
        self.passed.append("actions")
        check_result(match, record)
        self.passed.append("result" if record.result else "unfinished")

    @property
    def is_chained(self) -> bool | None:
        """Whether the file is of a format whose lines are chained, None where it could not be read."""
        return None if self.record is None else self.record.format >= records.CHAINED_FROM

    @property
    def words(self) -> Translator:
        """The words for what was found."""
        return translator(self.language)

    def reason(self) -> str:
        """Why the record does not hold, in words; empty where it does."""
        return "" if self.error is None else reason_of(self.error, self.language, self.record)

    def as_data(self) -> dict[str, Any]:
        """What was found, as JSON values; `detail` is for whoever looks into the file, in English."""
        error = self.error
        failure = error and {"key": error.key, "line": error.line, "text": self.reason(), "detail": str(error)}
        return {
            "file": str(self.path),
            "ok": error is None,
            "format": None if self.record is None else self.record.format,
            "chained": self.is_chained,
            "passed": self.passed,
            "failure": failure,
        }


def report(out: Console, checks: Checks, *, alone: bool) -> None:
    """What was found in one file; under its name where it is one of several, or cannot be read."""
    words = checks.words
    if not alone or (checks.error is not None and checks.error.key == "record-unreadable"):
        sign, style = ("✓", HOLDS) if checks.error is None else ("✗", FAILS)
        out.print(Text(f"{sign} {harmless(str(checks.path))}", style=style), soft_wrap=True)
        for note in filter(None, (checks.reason(), unchained(checks))):
            out.print(Text(f"  {note}"))
        return
    record = checks.record
    facts: dict[str, dict[str, object]] = {}
    if record is not None:
        facts = {"seed": {"hash": record.published}, "actions": {"count": len(record.lines)}}
    for key in checks.passed:
        out.print(Text(f"✓ {words.say(f'verify-{key}', **facts.get(key, {}))}", style=HOLDS))
    if unchained(checks):
        out.print(Text(f"· {unchained(checks)}"))
    if checks.error is not None:
        out.print(Text(f"✗ {words.say('verify-failed', reason=checks.reason())}", style=FAILS))
    else:
        out.print(Text(words.say("verify-holds"), style="bold"))


def unchained(checks: Checks) -> str:
    """A remark on a record of an older format, whose lines could be changed unnoticed; empty for others."""
    if checks.record is None or checks.is_chained:
        return ""
    return checks.words.say("verify-unchained", format=checks.record.format)
