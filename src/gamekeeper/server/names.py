"""What people may call themselves: names that can be seen, and that cannot be taken for somebody else's.

Which letters look alike is Unicode's table of confusables (UTS 39), as the library `confusable_homoglyphs` has it.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data

from gamekeeper.server.errors import BadName, NameTaken
from gamekeeper.words import LANGUAGES, Translator

LONGEST_NAME = 24
MOST_ACCENTS = 2  # on one letter; Vietnamese, Thai and Hebrew need no more
MOST_BOTS = 8  # seats a bot's own name is known for
UNSEEN_CATEGORIES = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
EMOJI_STYLE = re.compile("[\ufe0e\ufe0f]")  # how the sign before is drawn; nothing is lost without
# drawn as nothing, though their categories say letter, sign or accent
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
WORD_ENDS = re.compile(r"[\s'’-]+")
NO_SCRIPT = {"COMMON", "INHERITED"}
# scripts that are written together
TOGETHER = ({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}, {"LATIN", "HAN", "BOPOMOFO"}, {"LATIN", "HAN", "HANGUL"})


def clean_name(name: str) -> str:
    """A name as it is shown, in Unicode's composed form with single spaces; BadName says why one cannot be."""
    normal = " ".join(EMOJI_STYLE.sub("", unicodedata.normalize("NFC", name)).split())
    if not 1 <= len(normal) <= LONGEST_NAME:
        wanted = f"a name has 1 to {LONGEST_NAME} characters, this one has {len(normal)}"
        raise BadName(wanted, {"why": "length", "longest": LONGEST_NAME, "length": len(normal)})
    if UNSEEN.search(normal) or any(unicodedata.category(letter) in UNSEEN_CATEGORIES for letter in normal):
        raise BadName("a name is made of letters, digits and signs that can be seen", {"why": "unseen"})
    if most_accents(normal) > MOST_ACCENTS or unicodedata.category(normal[0]).startswith("M"):
        raise BadName(f"a letter of a name has at most {MOST_ACCENTS} accents", {"why": "accents"})
    for word in WORD_ENDS.split(normal):
        if is_mixed(word):
            raise BadName(f"{word} mixes letters of several alphabets that look alike", {"why": "mixed", "word": word})
    if any(alike(normal, bot) for bot in bot_names()):
        raise NameTaken(f"{normal} is what a bot is called", {"name": normal})
    return normal


def most_accents(name: str) -> int:
    """How many marks are stacked on one letter at most, beside those that are part of it."""
    most = count = 0
    for letter in name:
        count = count + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, count)
    return most


def is_mixed(word: str) -> bool:
    """Whether a word has letters of scripts nobody writes together."""
    scripts = {alias(letter) for letter in word} - NO_SCRIPT
    return len(scripts) > 1 and not any(scripts <= together for together in TOGETHER)


def alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other, in any case of letters."""
    return skeleton(one) == skeleton(other) or skeleton(one.casefold()) == skeleton(other.casefold())


def skeleton(name: str) -> str:
    """A name with every letter replaced by the one that stands for all that look like it."""
    looks = prototypes()
    plain = unicodedata.normalize("NFKD", name)
    return unicodedata.normalize("NFD", "".join(looks.get(letter, letter) for letter in plain))


@cache
def prototypes() -> dict[str, str]:
    """What stands for each letter: the one of its kind that most others look like."""
    found: dict[str, str] = {}
    for letter, others in confusables_data.items():
        if len(letter) == 1 and len(others) == 1:
            other: str = others[0]["c"]
            weight, counter = len(others), len(confusables_data.get(other, ()))
            if counter > weight or (counter == weight and other < letter):
                found[letter] = other
    return found


@cache
def bot_names() -> frozenset[str]:
    """What bots are called, in every language."""
    speakers = [Translator(language) for language in LANGUAGES]
    return frozenset(each.say("bot-name", number=seat) for each in speakers for seat in range(1, MOST_BOTS + 1))
