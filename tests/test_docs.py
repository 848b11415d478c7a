"""The documentation site's own look at links, and the links of the files that people read beside it."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`[^`]*`|^```.*?^```", re.MULTILINE | re.DOTALL)
PAGE = '<h1 id="here">A page</h1><link rel="stylesheet" href="style.css"><a href="{}">there</a>'
READ = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("web/src/**/README.md")])


@pytest.fixture(scope="module")
def site() -> ModuleType:
    """tools/docs_site.py."""
    spec = importlib.util.spec_from_file_location("docs_site", ROOT / "tools/docs_site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("link", "complaint"),
    [
        ("other.html#there", None),
        ("#here", None),
        ("sub/page.html", None),
        ("picture.png", None),
        ("mailto:somebody", None),
        ("other.html#nowhere", "index.html leads to other.html#nowhere, which is nowhere"),
        ("missing.html", "index.html leads to missing.html, which is nowhere"),
        ("../outside.html", "index.html leads to ../outside.html, which is nowhere"),
    ],
)
def test_a_link_that_leads_nowhere_is_found(site: ModuleType, tmp_path: Path, link: str, complaint: str | None) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "style.css").touch()
    (tmp_path / "picture.png").touch()
    (tmp_path / "index.html").write_text(PAGE.format(link))
    (tmp_path / "other.html").write_text('<p id="there">')
    (tmp_path / "sub/page.html").write_text('<a href="../index.html#here">back</a>')
    assert site.complaints(tmp_path) == ([complaint] if complaint else [])


@pytest.mark.parametrize(
    "tag", ['<script src="//cdn.example/x.js">', '<link rel="stylesheet" href="https://a.example/s">']
)
def test_what_a_page_would_load_from_elsewhere_is_found(site: ModuleType, tmp_path: Path, tag: str) -> None:
    (tmp_path / "index.html").write_text(tag)
    assert [line.partition(" loads ")[0] for line in site.complaints(tmp_path)] == ["index.html"]


def test_every_page_of_docs_is_in_the_order_of_the_site(site: ModuleType) -> None:
    """A new page that nobody would find fails here."""
    listed = site.toml(site.order())
    pages = {path.relative_to(site.DOCS).as_posix() for path in site.DOCS.rglob("*.md")}
    assert [page for page in sorted(pages) if f'"{page}"' not in listed] == []


def test_the_example_of_a_board_is_the_one_that_is_played() -> None:
    board = (ROOT / "tests/outside/gamekeeper_errand/page/board.js").read_text()
    assert f"```js\n{board}```" in (ROOT / "docs/board-interface.md").read_text()


@pytest.mark.parametrize("page", READ, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_of_what_is_read_beside_the_sources_lead_to_files(page: Path) -> None:
    targets = [target.partition("#")[0] for target in LINK.findall(CODE.sub("", page.read_text())) if ":" not in target]
    assert [target for target in targets if target and not (page.parent / target).exists()] == []
