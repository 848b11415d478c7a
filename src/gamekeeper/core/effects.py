"""The language of effects that packs are written in: one grammar for all games, each declares its words.

::

    effect := clause {";" clause}                    one after the other, whatever became of those before
    clause := [CONDITION ":"] action                 only where the condition holds
    action := term {">" term}                        what follows ">" only if all before it was carried out
    term   := (atom | "(" action ")") ["x" COUNT]    done once per what is counted
    atom   := VERB [AMOUNT] ["of" NUMBER]

A text becomes *segments*, chains of atoms done as often as their count says, and these become int tables (`Effects`).
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.errors import BadText
from gamekeeper.core.lists import listed

ONCE: Final = 0  # a count: no "x" stands behind
ALWAYS: Final = 0  # a condition: none stands before
MOST_ATOMS: Final = 4  # of a segment
MOST_SEGMENTS: Final = 4  # of an effect
MOST_LETTERS: Final = 200
MOST: Final = 9  # the highest amount unless a verb says otherwise
TOKEN: Final = re.compile(r"[():;>]|[-+]?\d+|\w+|\S")


def is_number(word: str) -> bool:
    """Whether a word is digits, as everybody types them."""
    return word.isascii() and word.isdecimal()


class Verb:
    """A word or two of a language, and the amounts that may stand behind it; its number is its place."""

    def __init__(self, name: str, low: int = 1, high: int = 1, missing: int = 1, wheres: int = 0) -> None:
        self.name = name
        self.low = low  # with low == high no amount may be written
        self.high = high
        self.missing = missing  # the amount where none is written
        self.wheres = wheres  # the highest number after "of", 0 where none may stand

    def takes(self, word: str) -> bool:
        """Whether a word is an amount of this verb; where it can be below zero it has a sign and is not zero."""
        signed = self.low < 0
        if len(word) > 3 or word[0].isdecimal() == signed:
            return False
        return self.low <= int(word) <= self.high and not (signed and int(word) == 0)

    def wanted(self) -> str:
        """The amounts in words."""
        if self.low == self.high:
            return f"no number after {self.name!r}"
        if self.low == -1 and self.high == 1:
            return f"+1 or -1 after {self.name!r}"
        return f"a number from {self.low} to {self.high}"


def words(text: str) -> list[Verb]:
    """Verbs separated by commas, each with the numbers of `Verb` behind it as far as they are not what is usual."""
    made: list[Verb] = []
    for word in text.split(", "):
        name = word.rstrip("-0123456789 ")
        made.append(Verb(name, *(int(number) for number in word.removeprefix(name).split())))
    return made


class Atom:
    """A verb, its amount, and the number after "of" (0 for none)."""

    def __init__(self, verb: int, amount: int, where: int) -> None:
        self.verb = verb
        self.amount = amount
        self.where = where


class Segment:
    """A chain of atoms, done as often as its count says where its condition holds."""

    def __init__(self, atoms: list[Atom], count: int = ONCE, condition: int = ALWAYS, clause: int = 0) -> None:
        self.atoms = atoms
        self.count = count  # place in the language's counts
        self.condition = condition  # place in its conditions
        self.clause = clause

    def joins(self, other: Segment) -> bool:
        """Whether another chain can follow in this one: both are done once and there is room."""
        return self.count == ONCE and other.count == ONCE and len(self.atoms) + len(other.atoms) <= MOST_ATOMS


class Language:
    """The words of one game: their places, from 1, are their numbers. Without `conditions` an effect is one clause."""

    def __init__(self, verbs: list[Verb], counts: list[str] | None = None, conditions: list[str] | None = None) -> None:
        self.verbs = [Verb(""), *verbs]
        self.counts = ["", *(counts or [])]
        self.conditions = ["", *(conditions or [])]
        self.names: list[str] = [verb.name for verb in self.verbs]
        self.has_clauses: bool = conditions is not None

    def parse(self, text: str) -> list[Segment]:
        """The segments of an effect; BadText names the word that does not fit and says what would."""
        if len(text) > MOST_LETTERS:
            raise BadText(text, f"an action of at most {MOST_LETTERS} letters")
        return Words(self, text).effect()

    def rows(self, text: str) -> list[list[str]]:
        """An effect for whoever draws it: per atom its verb, amount, count and number of the segment.

        In a language with conditions also the number after "of", the condition, and the number of the clause.
        """
        result: list[list[str]] = []
        for place, segment in enumerate(self.parse(text)):
            for atom in segment.atoms:
                row = [self.names[atom.verb], str(atom.amount), self.counts[segment.count], str(place)]
                if self.has_clauses:
                    row += [str(atom.where), self.conditions[segment.condition], str(segment.clause)]
                result.append(row)
        return result

    def counted(self) -> list[str]:
        """The first words of verbs whose amount says how much they do."""
        return list(dict.fromkeys(verb.name.partition(" ")[0] for verb in self.verbs if verb.high > 1))


class Words:
    """The words of one effect, read from left to right."""

    def __init__(self, language: Language, text: str) -> None:
        self.language = language
        self.text = text
        self.words: list[str] = TOKEN.findall(text)
        self.place = 0

    def peek(self, ahead: int = 0) -> str:
        """The next word, empty at the end."""
        return self.words[self.place + ahead] if self.place + ahead < len(self.words) else ""

    def skip(self, word: str) -> bool:
        """Whether this word comes next; it is then behind."""
        found = self.peek() == word
        self.place += 1 if found else 0
        return found

    def bad(self, wanted: str) -> BadText:
        """The error for what stands here."""
        return BadText(self.peek() or self.text, f"{wanted} in the action {self.text!r}")

    def effect(self) -> list[Segment]:
        """All clauses to the end of the text."""
        segments = self.clause(0)
        while self.language.has_clauses and self.skip(";"):
            segments += self.clause(segments[-1].clause + 1)
        if self.peek() != "":
            raise self.bad("'>' or 'x' or the end")
        if len(segments) > MOST_SEGMENTS:
            raise BadText(self.text, f"at most {MOST_SEGMENTS} parts between '>'")
        return segments

    def clause(self, number: int) -> list[Segment]:
        """An action, perhaps with a condition before it."""
        condition = ALWAYS
        if self.peek(1) == ":" and len(self.language.conditions) > 1:
            condition = self.one_of(self.language.conditions, "a condition", "before ':'")
            self.skip(":")
        segments = self.action()
        return [Segment(segment.atoms, segment.count, condition, number) for segment in segments]

    def action(self) -> list[Segment]:
        """Terms joined by '>'; neighbours that are done once each become one segment."""
        segments = self.term()
        while self.skip(">"):
            for segment in self.term():
                if segments[-1].joins(segment):
                    segments[-1] = Segment(segments[-1].atoms + segment.atoms)
                else:
                    segments.append(segment)
        return segments

    def term(self) -> list[Segment]:
        """An atom or a group, with the count that binds to it."""
        if self.skip("("):
            segments = self.action()
            if not self.skip(")"):
                raise self.bad("')'")
        else:
            segments = [Segment([self.atom()])]
        if not self.skip("x"):
            return segments
        count = self.one_of(self.language.counts, "a count", "after 'x'")
        if any(segment.count != ONCE for segment in segments):
            raise BadText(self.text, "no 'x' inside a group that has an 'x' behind it")
        if len(segments) > 1:
            raise BadText(self.text, f"at most {MOST_ATOMS} verbs in a group")
        return [Segment(segments[0].atoms, count)]

    def one_of(self, names: list[str], what: str, where: str) -> int:
        """The place of the next word among these."""
        if self.peek() not in names[1:]:
            raise self.bad(f"{what} ({', '.join(names[1:])}) {where}")
        self.place += 1
        return names.index(self.words[self.place - 1])

    def atom(self) -> Atom:
        """A verb, its amount, and a number after "of"."""
        verb = self.language.verbs[self.verb()]
        amount = verb.missing
        if is_number(self.peek().lstrip("+-")):
            if verb.low == verb.high or not verb.takes(self.peek()):
                raise self.bad(verb.wanted())
            amount = int(self.peek())
            self.place += 1
        where = 0
        if verb.wheres > 0 and self.skip("of"):
            if not is_number(self.peek()) or not 1 <= int(self.peek()) <= verb.wheres:
                raise self.bad(f"a number from 1 to {verb.wheres} after 'of'")
            where = int(self.peek())
            self.place += 1
        return Atom(self.language.verbs.index(verb), amount, where)

    def verb(self) -> int:
        """The number of a verb of one word or two."""
        names = self.language.names
        first = self.peek()
        seconds = [name.partition(" ")[2] for name in names if name.startswith(f"{first} ")]
        if first != "" and seconds:
            self.place += 1
            if self.peek() not in seconds:
                raise self.bad(f"one of {', '.join(seconds)} after {first!r}")
            first = f"{first} {self.peek()}"
        if first == "" or first not in names:
            raise self.bad(f"a verb ({', '.join(names[1:])})")
        self.place += 1
        return names.index(first)


class Effects:
    """Effects as int tables. The ends of segments and atoms are the beginnings of the next ones."""

    def __init__(self) -> None:
        self.segment: vec[i64] = vec[i64]([0])  # [effect] → its first segment
        self.first: vec[i64] = vec[i64]([0])  # [effect] → its first atom
        self.count: vec[u8] = vec[u8]()  # [segment]
        self.condition: vec[u8] = vec[u8]()  # [segment]
        self.atom: vec[i64] = vec[i64]([0])  # [segment] → its first atom
        self.effect_of: vec[i64] = vec[i64]()  # [atom]
        self.segment_of: vec[i64] = vec[i64]()  # [atom]
        self.verb: vec[u8] = vec[u8]()  # [atom]
        self.amount: vec[i64] = vec[i64]()  # [atom]
        self.where: vec[i64] = vec[i64]()  # [atom]

    def add(self, segments: list[Segment]) -> None:
        """One effect more."""
        for segment in segments:
            self.count = append(self.count, u8(segment.count))
            self.condition = append(self.condition, u8(segment.condition))
            for atom in segment.atoms:
                self.effect_of = append(self.effect_of, i64(len(self.segment)) - 1)
                self.segment_of = append(self.segment_of, i64(len(self.atom)) - 1)
                self.verb = append(self.verb, u8(atom.verb))
                self.amount = append(self.amount, i64(atom.amount))
                self.where = append(self.where, i64(atom.where))
            self.atom = append(self.atom, i64(len(self.verb)))
        self.first = append(self.first, i64(len(self.verb)))
        self.segment = append(self.segment, i64(len(self.count)))


class Rows:
    """One table of a pack: the numbers and the words of its rows."""

    def __init__(self, numbers: list[list[int]], words: list[list[str]]) -> None:
        self.numbers = numbers
        self.words = words

    def columns(self, first: int, count: int = 1) -> vec[i64]:
        """[row * count + column] → number."""
        return listed([number for row in self.numbers for number in row[first : first + count]])

    def texts(self, column: int) -> list[str]:
        """[row] → word."""
        return [row[column] for row in self.words]

    def effects(self, column: int, language: Language) -> Effects:
        """[row] → what a text says."""
        result = Effects()
        for text in self.texts(column):
            result.add(language.parse(text) if text else [])
        return result

    def amounts(self, column: int, language: Language, width: i64) -> vec[i64]:
        """[row * width + verb] → its amount in a text, 0 where it does not stand there."""
        result: list[int] = []
        for text in self.texts(column):
            amounts = [0] * int(width)
            for segment in language.parse(text) if text else []:
                for atom in segment.atoms:
                    amounts[atom.verb] = atom.amount
            result += amounts
        return listed(result)
