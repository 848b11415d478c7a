"""Records on disk as a forger sees them: lines taken apart, changed, and written so that their chain holds."""

import json
from collections.abc import Sequence
from pathlib import Path

from gamekeeper import chain


def lines_of(path: Path) -> list[dict]:
    """The lines of a record without their links."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines:
        line.pop("link", None)
    return lines


def rewrite(path: Path, lines: Sequence[object]) -> Path:
    """Write lines, dicts or texts, with links that fit; without any in formats that know none."""
    heading = lines[0] if lines else ""
    is_chained = not isinstance(heading, dict) or heading.get("format", 3) >= 3
    before = chain.START
    written = []
    for line in lines:
        text = line if isinstance(line, str) else json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        if is_chained and text.endswith("}"):
            before = chain.link(before, text.encode())
            text = f'{text[:-1]},"link":"{before}"}}'
        written.append(f"{text}\n")
    path.write_text("".join(written), encoding="utf-8")
    return path


def changed(path: Path, place: int, **changes: object) -> Path:
    """Change fields of one line, as a forger does who mends the chain."""
    lines = lines_of(path)
    lines[place] = {**lines[place], **changes}
    return rewrite(path, lines)
