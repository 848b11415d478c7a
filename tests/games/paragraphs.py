"""Whether a game's rules page, its code and its tests speak of the same paragraphs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]


class RulesPage:
    """The rules page of a game whose paragraphs begin with `letter` and whose worked examples with `example`."""

    def __init__(self, game: str, letter: str, example: str) -> None:
        self.letter = letter
        self.text = (ROOT / f"docs/rules/{game}.md").read_text("utf-8")
        self.package = ROOT / "src/gamekeeper/games" / game
        self.tests = Path(__file__).parent / game
        self.paragraph = re.compile(rf"^- \*\*({letter}\d+\.\d+|{example}\d+)\b", re.MULTILINE)
        self.citation = re.compile(rf"\b{letter}\d+\.\d+\b")

    def numbers(self) -> list[str]:
        """The numbers of all paragraphs and examples, in the page's order."""
        return self.paragraph.findall(self.text)

    def chapters(self) -> list[int]:
        """How many paragraphs each chapter with paragraphs has."""
        found = [int(number[1:].partition(".")[0]) for number in self.numbers() if number[0] == self.letter]
        return [found.count(chapter) for chapter in sorted(set(found))]

    def uncited(self) -> list[str]:
        """The paragraphs of rules that no docstring of the package cites."""
        cited = set(self.citation.findall(docstrings(self.package)))
        return [number for number in self.numbers() if number[0] == self.letter and number not in cited]

    def untested(self, names: Iterable[str] | None = None) -> list[str]:
        """The paragraphs and worked examples that no test is named after."""
        known = names_of_tests(self.tests) if names is None else list(names)
        starts = {number: f"test_{number.replace('.', '_')}_" for number in self.numbers()}
        return [number for number, start in starts.items() if not any(f"{name}_".startswith(start) for name in known)]

    def unknown(self, text: str) -> list[str]:
        """The paragraphs that `text` cites and the page does not have."""
        return sorted(set(self.citation.findall(text)) - set(self.numbers()))

    def unknown_to_the_code(self) -> list[str]:
        """The paragraphs that the package's source cites and the page does not have."""
        return self.unknown("\n".join(path.read_text("utf-8") for path in self.package.glob("*.py")))


def trees(folder: Path, names: str) -> list[ast.AST]:
    """Everything in the Python files of a folder."""
    return [node for path in sorted(folder.glob(names)) for node in ast.walk(ast.parse(path.read_text("utf-8")))]


def docstrings(folder: Path) -> str:
    """All docstrings of a package's source."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return "\n".join(ast.get_docstring(node) or "" for node in trees(folder, "*.py") if isinstance(node, kinds))


def names_of_tests(folder: Path) -> list[str]:
    """The names of all tests in a folder."""
    functions = [node for node in trees(folder, "test_*.py") if isinstance(node, ast.FunctionDef)]
    return [node.name for node in functions if node.name.startswith("test_")]
