"""The action language of the data files (F4.9), read once into int rows.

``action := term [">" action]``, ``term := (atom | "(" action ")") ["x" COUNT]``, ``atom := verb [number]``. An action
becomes *segments*, carried out one after the other (F4.6); a segment is a chain of atoms done as often as its
count says. Beyond the grammar an action keeps to what the engine can carry out: see `WANTED`.
"""

from __future__ import annotations

import re
from typing import Final

from gamekeeper.core.errors import BadText
from gamekeeper.games.fort.texts import SUITS

# verbs
PIZZA: Final = 1
TOY: Final = 2
RESOURCE: Final = 3
PACK: Final = 4
LOOKOUT: Final = 5
TRASH: Final = 6
TRASH_THIS: Final = 7
RECRUIT: Final = 8
ADVANCE: Final = 9  # its number is what it costs more or less
SCORE: Final = 10
SPEND_PIZZA: Final = 11
SPEND_TOY: Final = 12
SPEND_ANY: Final = 13
TRASH_RIVAL: Final = 14
COPY_PACK: Final = 15
COPY_RIVAL: Final = 16
CONVERT: Final = 17

VERBS: Final = {
    "pizza": PIZZA,
    "toy": TOY,
    "resource": RESOURCE,
    "pack": PACK,
    "lookout": LOOKOUT,
    "trash": TRASH,
    "trash_this": TRASH_THIS,
    "recruit": RECRUIT,
    "advance": ADVANCE,
    "score": SCORE,
    "spend pizza": SPEND_PIZZA,
    "spend toy": SPEND_TOY,
    "spend any": SPEND_ANY,
    "trash_rival": TRASH_RIVAL,
    "copy_pack": COPY_PACK,
    "copy_rival_pack": COPY_RIVAL,
    "convert": CONVERT,
}
VERB_NAMES: Final = ["", *VERBS]
NUMBERED: Final = (PIZZA, TOY, RESOURCE, ADVANCE, SCORE, SPEND_PIZZA, SPEND_TOY, SPEND_ANY)
MOST: Final = 9  # the highest number in an action

# counts: 0 once, 1 + suit, then these
ONCE: Final = 0
ANY_SUIT: Final = 8
FORT_LEVEL: Final = 9
PACK_COUNT: Final = 10
LOOKOUT_COUNT: Final = 11
COUNT_NAMES: Final = ["", *SUITS, "any_suit", "fort_level", "pack", "lookout"]

MOST_ATOMS: Final = 4
MOST_SEGMENTS: Final = 4
MOST_LETTERS: Final = 200
TOKEN: Final = re.compile(r"[()>]|[-+]?\d+|\w+|\S")


class Segment:
    """A chain of atoms, done as often as `count` says."""

    def __init__(self, atoms: list[tuple[int, int]], count: int) -> None:
        self.atoms = atoms  # (verb, number)
        self.count = count  # ONCE, 1 + suit, ANY_SUIT, FORT_LEVEL, PACK_COUNT, LOOKOUT_COUNT


class Words:
    """The words of one action, read from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words: list[str] = TOKEN.findall(text)
        self.place = 0

    def peek(self) -> str:
        """The next word, empty at the end."""
        return self.words[self.place] if self.place < len(self.words) else ""

    def take(self) -> str:
        """The next word, which is then behind."""
        word = self.peek()
        self.place += 1
        return word

    def bad(self, wanted: str) -> BadText:
        """The error for what stands here."""
        last = self.peek()
        return BadText(f"{last}" if last else self.text, f"{wanted} in the action {self.text!r}")


def parse(text: str) -> list[Segment]:
    """The segments of an action; BadText names the word that does not fit and says what would."""
    if len(text) > MOST_LETTERS:
        raise BadText(text, f"an action of at most {MOST_LETTERS} letters")
    words = Words(text)
    segments = read_action(words)
    if words.peek() != "":
        raise words.bad("'>' or 'x' or the end")
    if len(segments) > MOST_SEGMENTS:
        raise BadText(text, f"at most {MOST_SEGMENTS} parts between '>'")
    check_suits(text, segments)
    return segments


def read_action(words: Words) -> list[Segment]:
    """Terms joined by '>'; neighbours that are done once each become one segment (F4.6)."""
    segments = read_term(words)
    while words.peek() == ">":
        words.take()
        for segment in read_term(words):
            last = segments[-1]
            if last.count == ONCE and segment.count == ONCE and len(last.atoms) + len(segment.atoms) <= MOST_ATOMS:
                segments[-1] = Segment(last.atoms + segment.atoms, ONCE)
            else:
                segments.append(segment)
    return segments


def read_term(words: Words) -> list[Segment]:
    """An atom or a group, with the count that binds to it."""
    if words.peek() == "(":
        words.take()
        segments = read_action(words)
        if words.peek() != ")":
            raise words.bad("')'")
        words.take()
    else:
        segments = [Segment([read_atom(words)], ONCE)]
    if words.peek() != "x":
        return segments
    words.take()
    count = read_count(words)
    if len(segments) > 1 or segments[0].count != ONCE:
        raise BadText(words.text, "no 'x' inside a group that has an 'x' behind it")
    return [Segment(segments[0].atoms, count)]


def read_atom(words: Words) -> tuple[int, int]:
    """A verb and its number."""
    name = words.peek()
    if name == "spend":
        words.take()
        if words.peek() not in ("pizza", "toy", "any"):
            raise words.bad("'pizza', 'toy' or 'any' after 'spend'")
        name = f"spend {words.peek()}"
    if name not in VERBS:
        raise words.bad(f"a verb ({', '.join(VERBS)})")
    words.take()
    return VERBS[name], read_number(words, VERBS[name])


def read_number(words: Words, verb: int) -> int:
    """The number after a verb, 1 where there is none (0 after advance)."""
    word = words.peek()
    if not word.lstrip("+-").isdecimal():
        return 0 if verb == ADVANCE else 1
    if verb not in NUMBERED:
        raise words.bad(f"no number after {VERB_NAMES[verb]!r}")
    if verb == ADVANCE and word not in ("+1", "-1"):
        raise words.bad("+1 or -1 after 'advance'")
    if verb != ADVANCE and (len(word) > 2 or not word.isdecimal() or not 1 <= int(word) <= MOST):
        raise words.bad(f"a number from 1 to {MOST}")
    words.take()
    return int(word)


def read_count(words: Words) -> int:
    """What stands after 'x'."""
    word = words.peek()
    if word == "" or word not in COUNT_NAMES:
        raise words.bad(f"a count ({', '.join(COUNT_NAMES[1:])}) after 'x'")
    words.take()
    return COUNT_NAMES.index(word)


def check_suits(text: str, segments: list[Segment]) -> None:
    """One action counts one suit (F4.3), and a group that is repeated is short."""
    suits = {segment.count for segment in segments if ONCE < segment.count <= ANY_SUIT}
    if len(suits) > 1:
        raise BadText(text, "one suit only after all the 'x' of an action")
    for segment in segments:
        if len(segment.atoms) > MOST_ATOMS:
            raise BadText(text, f"at most {MOST_ATOMS} verbs in a group")


def rows(text: str) -> list[list[str]]:
    """An action as words for whoever draws it: per atom its verb, number, count of its segment and segment number."""
    result: list[list[str]] = []
    for place, segment in enumerate(parse(text)):
        for verb, number in segment.atoms:
            result.append([VERB_NAMES[verb], str(number), COUNT_NAMES[segment.count], str(place)])
    return result
