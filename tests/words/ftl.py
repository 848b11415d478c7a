"""Fluent files taken apart, for tests that compare languages."""

from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, serialize

from gamekeeper.words import translator


class Text:
    """A message or an attribute of one: what it refers to and which variables it uses itself."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.plain = ""
        self.walk(pattern)

    def walk(self, node: object) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
        elif isinstance(node, ast.TextElement):
            self.plain += node.value
        elif isinstance(node, list | tuple):
            for item in node:
                self.walk(item)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                self.walk(value)


@cache
def texts_of(path: Path) -> dict[str, Text]:
    """Key (``key.attribute`` too) → text; a file with a slip in it is an error."""
    texts: dict[str, Text] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be read: {entry.content}"
        assert not isinstance(entry, ast.Term), f"{path}: a term, which takes no parameters: {entry.id.name}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in texts, f"{path}: {entry.id.name} twice"
            if entry.value is not None:
                texts[entry.id.name] = Text(entry.value)
            for attribute in entry.attributes:
                texts[f"{entry.id.name}.{attribute.id.name}"] = Text(attribute.value)
    return texts


def language(name: str, files: tuple[str, ...]) -> dict[str, Text]:
    """All texts of a language in these files."""
    texts: dict[str, Text] = {}
    for file in files:
        found = texts_of(translator.FOLDER / name / f"{file}.ftl")
        twice = set(found) & set(texts)
        assert not twice, f"{name}/{file}.ftl repeats {sorted(twice)}"
        texts.update(found)
    return texts


def parameters(texts: dict[str, Text], key: str) -> set[str]:
    """The parameters a text needs, those of texts it refers to included; forms count as their parameter."""
    names: set[str] = set()
    waiting, seen = [key], set()
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        names |= {name.partition("-")[0] for name in texts[one].variables}
        waiting += texts[one].references
    return names


def without(path: Path, key: str) -> str:
    """The file's text without one message or attribute."""
    message, _, attribute = key.partition(".")
    resource = parse(path.read_text(encoding="utf-8"))
    kept = []
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name == message:
            entry.attributes = [one for one in entry.attributes if one.id.name != attribute]
            if not attribute:
                continue
        kept.append(entry)
    resource.body = kept
    return serialize(resource)
