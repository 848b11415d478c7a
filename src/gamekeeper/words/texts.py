"""Files of texts, of which only what is asked for gets parsed.

Parsing all of them in three languages takes seconds; a game needs a few dozen of thousands, and a server's first
visitor one.
"""

from __future__ import annotations

import re
from threading import RLock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import MessageReference, TermReference
from fluent.syntax.visitor import Visitor

# Only an entry begins a line like this: Fluent indents whatever else stands before an equals sign.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


class Texts(FluentBundle):
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        self.reading = RLock()

    def add(self, source: str) -> None:
        """Add the texts of a file; what an earlier one has under the same key stays."""
        starts = [(found.start(), found[1]) for found in ENTRY.finditer(source)]
        ends = [start for start, _ in starts[1:]] + [len(source)]
        for (start, key), end in zip(starts, ends, strict=True):
            self.unread.setdefault(key, source[start:end])

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a text."""
        self.read(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """The text; KeyError when there is none."""
        self.read(message_id)
        return super().get_message(message_id)

    def read(self, key: str) -> None:
        """Parse an entry (a term's key begins with a hyphen) and what it refers to, unless that was done.

        Another thread that asks for it meanwhile waits.
        """
        with self.reading:
            source = self.unread.pop(key, None)
            if source is not None:
                entry = FluentResource(source)
                self.add_resource(entry)
                References(self).visit(entry)


class References(Visitor):
    """Has whatever an entry refers to parsed, too."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Another text."""
        self.texts.read(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        """A term, which may be given others."""
        self.texts.read(f"-{node.id.name}")
        self.generic_visit(node)
