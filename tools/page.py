"""Builds the web page where it is missing or older than what it is made from; needs node and npm then, nothing else.

`python tools/page.py` builds, `… modules` only fetches what the build needs, `… inputs` lists what the page is made of.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src/gamekeeper/server/static/index.html"
BUILT = ROOT / "build/page"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed"
LOCKED = (WEB / "package.json", WEB / "package-lock.json")
FOLDERS = ("web/src", "web/public", "docs/rules", "src/gamekeeper/words")
FILES = (
    "web/index.html",
    "web/schema.html",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/package-lock.json",
)
WAY_OUT = "an sdist or a wheel of Gamekeeper carries the built page and needs neither"


def inputs() -> list[Path]:
    """All files the page is made from."""
    found = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")))
    in_folders = [path for path in found if path.is_file() and path.suffix not in {".py", ".pyc"}]
    return [*in_folders, *(ROOT / name for name in FILES)]


def is_fresh(target: Path, sources: list[Path]) -> bool:
    """Whether the target is there and not older than any source."""
    return target.is_file() and target.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def check_node() -> None:
    """Leave with a message unless node and npm are there and new enough."""
    wanted = json.loads(LOCKED[0].read_text())["engines"]["node"].removeprefix(">=")
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            sys.exit(
                f"the web page is not built, and building it needs {program}, which is not here: install Node.js "
                f"{wanted} or newer with npm and try again; {WAY_OUT}"
            )
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if numbers(told) < numbers(wanted):
        sys.exit(f"building the web page needs Node.js {wanted} or newer, this is {told}; {WAY_OUT}")


def numbers(version: str) -> list[int]:
    """The numbers of a version."""
    return [int(number) for number in re.findall(r"\d+", version)]


def npm(*arguments: str) -> None:
    """Run npm on the page's sources; leave with a message when it fails."""
    ended = subprocess.run([shutil.which("npm") or "npm", "--prefix", WEB, *arguments], check=False)
    if ended.returncode:
        sys.exit(f"the web page is not built: npm {' '.join(arguments)} failed with exit code {ended.returncode}")


def fetch_modules() -> None:
    """Fetch the pinned packages, where they are not there yet."""
    if is_fresh(INSTALLED, list(LOCKED)) or MODULES.is_symlink():  # a link is shared: not ours to empty
        return
    check_node()
    npm("ci", "--silent", "--no-fund", "--no-audit")
    INSTALLED.touch()


def build() -> None:
    """Build the page, where it is not fresh."""
    if is_fresh(PAGE, inputs()):
        return
    check_node()
    fetch_modules()
    npm("run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", str(BUILT))
    shutil.rmtree(PAGE.parent, ignore_errors=True)
    BUILT.replace(PAGE.parent)  # at once: a build that was stopped leaves no half of a page
    PAGE.touch()


def main(order: str = "build") -> None:
    """Do what was asked."""
    if order == "inputs":
        print(*(path.relative_to(ROOT) for path in inputs()))
    elif order == "modules":
        fetch_modules()
    else:
        build()


if __name__ == "__main__":
    main(*sys.argv[1:])
