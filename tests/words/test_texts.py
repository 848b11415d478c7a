"""Texts that are parsed when they are asked for say what they say in a file parsed as a whole."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from gamekeeper.words import translator
from gamekeeper.words.texts import Texts

FILES = sorted(translator.FOLDER.glob("*/*.ftl"))
UNUSUAL = """\
# A comment
plain = A
    second line

    = and one after a gap
## Group
with-term = The { -brand(case: "of") } of {
plain
} and {$n ->
[one] one = 1
*[other] { NUMBER($n) } { deeper.title }
}
    .title = { with-function }
-brand = { $case ->
   *[of] { -house }s
    [in] { -house }
  }
-house = Birch
# Another
with-function = { NUMBER($n, minimumFractionDigits: 1) }
empty-value =
    .label = L
deeper = d
    .title = { plain }
"""


def said(texts: FluentBundle, source: str) -> dict[str, tuple[str, list[str]]]:
    """What every message of a source and every attribute of it say, and which mistakes are found in saying it."""
    heard: dict[str, tuple[str, list[str]]] = {}
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Message):
            assert texts.has_message(entry.id.name)
            message = texts.get_message(entry.id.name)
            for key, pattern in {"": message.value, **message.attributes}.items():
                text, faults = ("", []) if pattern is None else texts.format_pattern(pattern, {"n": 3})
                heard[f"{entry.id.name}.{key}"] = (str(text), list(map(str, faults)))
    return heard


def whole(language: str, source: str) -> FluentBundle:
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(source))
    return texts


def lazily(language: str, source: str) -> Texts:
    texts = Texts(language)
    texts.add(source)
    return texts


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_our_files_say_the_same(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    expected = said(whole(path.parent.name, source), source)
    assert said(lazily(path.parent.name, source), source) == expected != {}


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_so_does_whatever_fluent_allows(ending: str) -> None:
    source = UNUSUAL.replace("\n", ending)
    expected = said(whole("en", source), source)
    assert not any(faults for _, faults in expected.values())
    assert said(lazily("en", source), source) == expected


def test_a_slip_costs_one_text_only() -> None:
    texts = lazily("en", "good = A\nslip = { $ }\nbetter = { good } and { slip }\n")
    assert not texts.has_message("slip")
    assert not texts.has_message("never")
    with pytest.raises(KeyError):
        texts.get_message("slip")
    pattern = texts.get_message("better").value
    assert pattern is not None
    text, faults = texts.format_pattern(pattern)
    assert (text, len(faults)) == ("A and {slip}", 1)


def test_what_came_first_stays() -> None:
    texts = lazily("en", "key = first\n")
    assert texts.has_message("key")
    texts.add("key = second\nother = second\n")
    assert said(texts, "key = -\nother = -\n") == {"key.": ("first", []), "other.": ("second", [])}


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads that get in each other's way as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hasty")
def test_threads_that_ask_at_once_are_all_told() -> None:
    expected = said(whole("en", UNUSUAL), UNUSUAL)["with-term."]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(20):
            texts = lazily("en", UNUSUAL)
            together = Barrier(8)

            def ask(texts: Texts = texts, together: Barrier = together) -> tuple[str, list[str]]:
                together.wait()
                return said(texts, "with-term = -\n")["with-term."]

            assert [heard.result() for heard in [pool.submit(ask) for _ in range(8)]] == [expected] * 8
