"""The load test runs, and so do the tables it makes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "load_test.py"


def test_it_measures_clicks_and_replaces_what_it_said_of_the_same_load(tmp_path: Path) -> None:
    page = tmp_path / "benchmarks.md"
    one, other = "### yellowstone_park: 3 tables, 6 sockets", "### yellowstone_park: 30 tables, 60 sockets"
    loads = f"{one}\n\nold\n\n{other}\n\nstays too\n"
    page.write_text(f"# Benchmarks\n\n## Server\nAll of it.\n\n{loads}\n## Strength\nstays\n")
    command = [sys.executable, str(TOOL), "--tables", "3", "--seconds", "2", "--think", "0.1", "--write", str(page)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120.0, check=False)
    assert ended.returncode == 0, ended.stderr
    written = page.read_text()
    assert re.search(r"\| who clicked \| \d+ \|", written)
    assert "errors: none" in written
    assert "old" not in written
    assert written.count(one) == 1
    assert "\nAll of it.\n" in written
    assert f"{other}\n\nstays too\n" in written
    assert written.index("who clicked") < written.index("\n\n## Strength\nstays")
