"""Rewrites the golden transcripts of every game and shows what changed.

Each ``tests/games/<game>/golden.py`` holds MATCHES, name → a match whose `transcript()` is text; the texts go to
``transcripts/<name>.txt`` beside it. A changed transcript is a changed rule: look at the difference, and raise the
game's rules version if it is meant. ``told/<name>.txt`` says what each event of a transcript changes in its readers'
views: whatever changes there, readers are told something else.
"""

from __future__ import annotations

import difflib
import importlib
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1] / "tests"
SHOWN_LINES = 40  # of one transcript's difference


def rewrite(folder: Path) -> list[str]:
    """Write the transcripts of the game tested in `folder`; what changed, as lines to show."""
    matches = importlib.import_module(f"games.{folder.name}.golden").MATCHES
    told = importlib.import_module("games.told").told
    report: list[str] = []
    for target in (folder / "transcripts", folder / "told"):
        target.mkdir(exist_ok=True)
        for path in sorted(target.glob("*.txt")):
            if path.stem not in matches:
                path.unlink()
                report.append(f"{path.relative_to(TESTS)}: removed")
    for name, match in matches.items():
        transcript = folder / "transcripts" / f"{name}.txt"
        report += replace(transcript, match.transcript())
        report += replace(folder / "told" / f"{name}.txt", told(folder.name, match, transcript))
    return report


def replace(path: Path, text: str) -> list[str]:
    """Write one transcript if it changed; the difference as lines to show."""
    before = path.read_text("utf-8") if path.exists() else ""
    if text == before:
        return []
    path.write_text(text, "utf-8")
    title = str(path.relative_to(TESTS))
    changes = list(difflib.unified_diff(before.splitlines(), text.splitlines(), title, title, n=2, lineterm=""))
    if not before:
        return [f"{title}: new, {len(text.splitlines())} lines"]
    more = [f"... and {len(changes) - SHOWN_LINES} more lines"] if len(changes) > SHOWN_LINES else []
    return [*changes[:SHOWN_LINES], *more]


def main() -> None:
    """All games; says so when nothing changed."""
    sys.path.insert(0, str(TESTS))
    report = [line for golden in sorted(TESTS.glob("games/*/golden.py")) for line in rewrite(golden.parent)]
    print("\n".join(report or ["golden transcripts: nothing changed"]))


if __name__ == "__main__":
    main()
