"""Says what must not be in the tree: registry hosts, paths of one machine, tests that sleep, secrets of the trade."""

from __future__ import annotations

import re
import subprocess
import sys

# Spelt in pieces, so that this file does not hold what it looks for.
HOSTS = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com", "registry." + "npm"]
HOSTS += ["deb.deb" + "ian.org", "crates" + ".io"]
FORBIDDEN = re.compile("|".join(re.escape(host) for host in HOSTS) + r"|(?<![\w.-])/(?:work|farm|root)/")
LONGEST_FILE = 400
COMPILED = ("src/gamekeeper/core/", "src/gamekeeper/games/", "src/gamekeeper/bots/")
SLEEPS = "wait_for" + "_timeout("
WAITS = "tests/browser/table.py"
LOOSE_CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*(: (?!Final\b|TypeAlias\b).*)? = ")


def tracked() -> list[str]:
    """All files of the repository."""
    listed = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name]


def complaints(name: str) -> list[str]:
    """What is wrong with one file."""
    try:
        with open(name, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except (UnicodeDecodeError, FileNotFoundError):
        return []
    found = [
        f"{name}:{number}: names a registry host or a path of one machine"
        for number, line in enumerate(lines, 1)
        if FORBIDDEN.search(line)
    ]
    if name.startswith("tests/") and name != WAITS:
        found += [
            f"{name}:{number}: a browser test waits for a condition (`until` in {WAITS}), not for a time"
            for number, line in enumerate(lines, 1)
            if SLEEPS in line
        ]
    if name.startswith(COMPILED):
        found += [
            f"{name}:{number}: a constant that is not Final costs compiled code a dictionary look-up"
            for number, line in enumerate(lines, 1)
            if LOOSE_CONSTANT.match(line) and "NewType(" not in line and "TypeVar(" not in line
        ]
    if name.startswith("src/") and name.endswith(".py") and len(lines) > LONGEST_FILE:
        found.append(f"{name}: {len(lines)} lines, the most is {LONGEST_FILE}")
    return found


def main() -> int:
    """0 when nothing is wrong."""
    found = [complaint for name in tracked() for complaint in complaints(name)]
    print("\n".join(found) if found else "nothing in the tree that must not be there")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
