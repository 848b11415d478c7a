"""Builds the documentation site in .site: docs/, a few files of the root, and a page for each public module.

Pages come from what is there: a new decision, rules page or module needs no entry here. Every link of the built pages
is followed; one that leads nowhere, and anything a page would load from elsewhere, fails the build.
"""

from __future__ import annotations

import ast
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src/gamekeeper"
SITE = ROOT / ".site"
PAGES = SITE / "pages"
FIRST = ("index.md", "architecture.md", "add-a-game.md", "board-interface.md")
RUNNING = (
    "server.md",
    "lab.md",
    "cluster.md",
    "balance.md",
    "strength.md",
    "environments.md",
    "benchmarks.md",
    "versioning.md",
)
FROM_ROOT = {
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
}
LANGUAGES = {"": "English", ".it": "Italiano", ".ru": "Русский"}
LINK = re.compile(r"(\]\()([^)#\s]+)(#[^)\s]*)?\)")

Nav = str | list["Nav"] | dict[str, "Nav"]


def modules() -> list[Path]:
    """The public contract: what a game, a bot or a program that uses the engine may rely on."""
    core = (path for path in sorted((PACKAGE / "core").rglob("*.py")) if path.stem != "__init__")
    return [PACKAGE / "__init__.py", *core, PACKAGE / "catalog.py", PACKAGE / "kits.py", PACKAGE / "packs/__init__.py"]


def name_of(module: Path) -> str:
    """What one writes to import it."""
    parts = module.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def first_line(module: Path) -> str:
    """What the module says of itself."""
    return (ast.get_docstring(ast.parse(module.read_text())) or "").partition("\n")[0]


def reference() -> dict[str, str]:
    """The pages of the modules, and the list of them."""
    rows = [f"- [`{name_of(module)}`]({name_of(module)}.md) · {first_line(module)}" for module in modules()]
    front = "# Reference\n\nWhat games, bots and programs that use the engine may rely on.\n\n" + "\n".join(rows)
    pages = {name_of(module): f"# {name_of(module)}\n\n::: {name_of(module)}\n" for module in modules()}
    return {"reference/index.md": front + "\n", **{f"reference/{name}.md": text for name, text in pages.items()}}


def laid_out(name: str, page: str) -> str:
    """A file as a page of the site: what it links to lies elsewhere there."""

    def moved(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), found[2]))
        if ":" in found[2] or not (ROOT / target).exists():
            return found[0]
        return f"{found[1]}{posixpath.relpath(on_site(target), posixpath.dirname(page) or '.')}{found[3] or ''})"

    return LINK.sub(moved, (ROOT / name).read_text())


def on_site(file: str) -> str:
    """Where a file of the repository is on the site: a module is described in the reference."""
    if ROOT / file in modules():
        return f"reference/{name_of(ROOT / file)}.md"
    return FROM_ROOT.get(file) or file.removeprefix("docs/")


def order() -> list[Nav]:
    """All pages as the reader finds them."""
    games = sorted({path.name.partition(".")[0] for path in (DOCS / "rules").glob("*.md")})
    here = [FROM_ROOT["CONTRIBUTING.md"], *RUNNING, FROM_ROOT["SECURITY.md"], FROM_ROOT["CHANGELOG.md"]]
    return [
        *FIRST[:1],
        FROM_ROOT["README.md"],
        *FIRST[1:],
        {"Rules": [{title_of(f"rules/{game}.md").split(" — ")[0]: translations(game)} for game in games]},
        {"Working here": [*here]},
        {"Decisions": [f"decisions/{path.name}" for path in sorted((DOCS / "decisions").glob("*.md"))]},
        {"Reference": [*reference()]},
    ]


def translations(game: str) -> list[Nav]:
    """The rules pages of a game, by language."""
    pages = ((told, f"rules/{game}{ending}.md") for ending, told in LANGUAGES.items())
    return [{told: page} for told, page in pages if (DOCS / page).is_file()]


def title_of(page: str) -> str:
    """The heading of a page."""
    return (DOCS / page).read_text().partition("\n")[0].removeprefix("# ")


def toml(nav: Nav) -> str:
    """The order in the generator's language."""
    if isinstance(nav, str):
        return json.dumps(nav)
    if isinstance(nav, list):
        return f"[{', '.join(toml(item) for item in nav)}]"
    return (
        f"{{ {', '.join(f'{json.dumps(title, ensure_ascii=False)} = {toml(item)}' for title, item in nav.items())} }}"
    )


def prepare() -> None:
    """Lay out what the generator reads."""
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns("site.toml"))
    own = {f"docs/{page}": page for page in (path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))}
    pages = {page: laid_out(name, page) for name, page in (own | FROM_ROOT).items()} | reference()
    for page, text in pages.items():
        (PAGES / page).parent.mkdir(exist_ok=True)
        (PAGES / page).write_text(text)
    settings = (DOCS / "site.toml").read_text()
    (SITE / "zensical.toml").write_text(settings.replace("[project]\n", f"[project]\nnav = {toml(order())}\n", 1))


class Built(HTMLParser):
    """What a built page is linked by, where it leads, and what it loads."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.anchors = {""}
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.feed(page.read_text())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note one tag."""
        said = {name: value or "" for name, value in attrs}
        self.anchors |= {said[name] for name in ("id", "name") if name in said}
        if "src" in said or (tag == "link" and said.get("rel") not in {"canonical", "next", "prev"}):
            self.loads.append(said.get("src") or said.get("href", ""))
        elif "href" in said:
            self.leads.append(said["href"])


def complaints(site: Path) -> list[str]:
    """Links of built pages that lead nowhere, and what pages load from other hosts."""
    pages = {path.relative_to(site).as_posix(): Built(path) for path in sorted(site.rglob("*.html"))}
    found = []
    for name, page in pages.items():
        found += [f"{name} loads {target}" for target in page.loads if urlsplit(target).netloc]
        for target in {*page.leads, *page.loads}:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc or name == "404.html":  # which is shown at any depth
                continue
            there = (
                posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path))) if parts.path else name
            )
            there = "index.html" if there == "." else there
            known = pages[there].anchors if there in pages else {""} if (site / there).is_file() else set()
            if unquote(parts.fragment) not in known:
                found.append(f"{name} leads to {target}, which is nowhere")
    return found


def main(generator: str = str(Path(sys.executable).with_name("zensical"))) -> int:
    """0 when every link leads somewhere."""
    prepare()
    plain = {**os.environ, "NO_COLOR": "1"}
    command = [generator, "build", "--strict"]
    built = subprocess.run(command, cwd=SITE, env=plain, capture_output=True, text=True, check=False)
    found = (
        complaints(SITE / "site") if built.returncode == 0 else [built.stdout, built.stderr.partition("Traceback")[0]]
    )
    print("\n".join(found) if found else f"the documentation is at {SITE / 'site/index.html'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
