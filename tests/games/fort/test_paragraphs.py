"""The rules page, the code and the tests speak of the same paragraphs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from gamekeeper.games.fort.texts import PARAGRAPHS, QUESTIONS

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs/rules/fort.md"
PACKAGE = ROOT / "src/gamekeeper/games/fort"
PARAGRAPH = re.compile(r"^- \*\*(F\d+\.\d+|E\d+)\*\*", re.MULTILINE)
CITATION = re.compile(r"\bF\d+\.\d+\b")


def docstrings(folder: Path) -> str:
    """All docstrings of a package's source."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for path in sorted(folder.glob("*.py")) for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    return "\n".join(ast.get_docstring(node) or "" for node in nodes if isinstance(node, kinds))


def names_of_tests(folder: Path) -> list[str]:
    """The names of all tests in a folder."""
    nodes = [node for path in sorted(folder.glob("test_*.py")) for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def uncited(page: str, text: str) -> list[str]:
    """The page's paragraphs of rules that `text` does not cite."""
    return [number for number in PARAGRAPH.findall(page) if number[0] == "F" and number not in CITATION.findall(text)]


def untested(page: str, names: Iterable[str]) -> list[str]:
    """The page's paragraphs and worked examples that no test is named after."""
    known = [f"{name}_" for name in names]
    return [
        number
        for number in PARAGRAPH.findall(page)
        if not any(name.startswith(f"test_{number.replace('.', '_')}_") for name in known)
    ]


def unknown(page: str, text: str) -> list[str]:
    """The paragraphs that `text` cites and the page does not have."""
    return sorted(set(CITATION.findall(text)) - set(PARAGRAPH.findall(page)))


def test_the_page_numbers_its_paragraphs() -> None:
    numbers = PARAGRAPH.findall(PAGE.read_text("utf-8"))
    assert len(numbers) == len(set(numbers))
    counts = [len([number for number in numbers if number.startswith(f"F{chapter}.")]) for chapter in range(1, 11)]
    assert counts == [4, 3, 5, 9, 5, 13, 3, 3, 11, 9]
    assert [number for number in numbers if number[0] == "E"] == ["E1", "E2", "E3", "E4"]


def test_every_paragraph_is_cited_by_a_docstring() -> None:
    assert uncited(PAGE.read_text("utf-8"), docstrings(PACKAGE)) == []


def test_every_paragraph_and_example_has_a_test() -> None:
    assert untested(PAGE.read_text("utf-8"), names_of_tests(Path(__file__).parent)) == []


def test_no_citation_points_nowhere() -> None:
    source = "\n".join(path.read_text("utf-8") for path in PACKAGE.glob("*.py"))
    page = PAGE.read_text("utf-8")
    assert unknown(page, source) == []
    assert unknown(page, page) == []


def test_every_question_cites_its_paragraph() -> None:
    assert len(PARAGRAPHS) == len(QUESTIONS)
    assert unknown(PAGE.read_text("utf-8"), " ".join(PARAGRAPHS)) == []


def test_an_invented_paragraph_is_noticed() -> None:
    page = PAGE.read_text("utf-8") + "- **F6.14** Players hum.\n- **E5** They hum in tune.\n"
    assert uncited(page, docstrings(PACKAGE)) == ["F6.14"]
    assert untested(page, names_of_tests(Path(__file__).parent)) == ["F6.14", "E5"]
    assert unknown(page, "As F6.14 and F11.1 say") == ["F11.1"]
