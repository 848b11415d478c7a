"""The full rules are one text in three languages: the same paragraphs, examples, tables and figures."""

import re
from functools import cache
from pathlib import Path

import pytest

from gamekeeper import catalog, make
from gamekeeper.games.fort.texts import PERKS, RULES
from gamekeeper.words import LANGUAGES, Translator

GAMES = catalog.names()
PAGES = Path(__file__).parents[2] / "docs" / "rules"
NUMBER = re.compile(r"^- \*\*([A-Z]\d+(?:\.\d+)?)\b", re.MULTILINE)
FILE_PATH = re.compile(r"\b(?:src|docs|tests|packs)/|\.(?:py|toml|md|ftl|json)\b")
THOUSANDS = re.compile(r"(?<=\d)[,.\s](?=\d{3}\b)")


@cache
def page(game: str, language: str) -> str:
    return (PAGES / (f"{game}.md" if language == "en" else f"{game}.{language}.md")).read_text("utf-8")


def paragraphs(text: str) -> dict[str, str]:
    """Number → all that stands from there to the next number, table or chapter."""
    starts = [*NUMBER.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    found = {start.group(1): text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
    assert len(found) == len(starts), "a number stands twice"
    return {number: re.split(r"\n\n|\n#|\n\|", body)[0] for number, body in found.items()}


def chapters(text: str) -> list[tuple[str, str]]:
    """The headings, each as its rank and its number."""
    return re.findall(r"^(#+) (\d*)", text, re.MULTILINE)


def tables(text: str) -> list[int]:
    """How many columns each row of a table has."""
    return [line.count("|") - 1 for line in text.splitlines() if line.startswith("|")]


def listed(text: str) -> int:
    """How many points have no number of their own."""
    return len(re.findall(r"^- (?!\*\*)", text, re.MULTILINE))


def figures(text: str) -> list[str]:
    """The numbers of a paragraph, whatever their order; thousands are grouped in each language's way."""
    return sorted(re.findall(r"\d+", THOUSANDS.sub("", text)))


def code(text: str) -> list[str]:
    """What is written as players type it, which is the same in all languages."""
    return sorted(" ".join(span.split()) for span in re.findall(r"`([^`]+)`", text))


def differences(text: str, english: str) -> list[str]:
    """Where a page does not say what the English one says, as far as figures and structure tell."""
    ours, theirs = paragraphs(text), paragraphs(english)
    if list(ours) != list(theirs):
        return [f"paragraphs: {sorted(set(ours) ^ set(theirs)) or 'in another order'}"]
    found = [f"{number}: figures" for number in ours if figures(ours[number]) != figures(theirs[number])]
    found += [f"{number}: code" for number in ours if code(ours[number]) != code(theirs[number])]
    whole = (("chapters", chapters), ("tables", tables), ("list", listed), ("code", code), ("figures", figures))
    return found + [name for name, part in whole if not found and part(text) != part(english)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_what_the_english_page_says(game, language):
    assert len(paragraphs(page(game, language))) > 30
    assert differences(page(game, language), page(game, "en")) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_not_sent_to_files(game, language):
    assert FILE_PATH.findall(page(game, language)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["it", "ru"])
def test_a_page_is_in_its_language(game, language):
    letters = [letter for text in paragraphs(page(game, language)).values() for letter in text if letter.isalpha()]
    cyrillic = sum("а" <= letter.lower() <= "я" for letter in letters)
    assert (cyrillic > len(letters) // 2) == (language == "ru")
    assert not re.search(r"\b(?:the|player|card|cards)\b", re.sub(r"`[^`]*`", "", page(game, language)))


@pytest.mark.parametrize(
    ("told", "changed", "noticed"),
    [
        ("- **F5.4** ", "- ", "paragraphs: ['F5.4']"),
        ("- **E2** ", "- ", "paragraphs: ['E2']"),
        ("25 punti", "24 punti", "F8.1: figures"),
        ("`trash_rival`", "`trash`", "F6.10: code"),
        ("## 7 Livelli", "### 7 Livelli", "chapters"),
    ],
)
def test_a_gap_in_a_page_is_noticed(told, changed, noticed):
    text = page("fort", "it")
    assert told in text
    assert noticed in differences(text.replace(told, changed, 1), page("fort", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_made_up_rules_and_perks_are_called_the_same_everywhere(language):
    words = Translator(language, make("fort", 2))
    written = paragraphs(page("fort", language))
    named = [(f"F9.{place}", words.say("made-up-rule", rule=rule)) for place, rule in enumerate(RULES, 1)]
    named += [(f"F10.{place}", words.say("perk", perk=perk)) for place, perk in enumerate(PERKS, 1)]
    assert [number for number, name in named if name not in " ".join(written[number].split())] == []
    assert [number for number, name in named if name not in words.say(f"rule-{number.replace('.', '-')}")] == []
