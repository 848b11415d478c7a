"""What the hard bot would do, in words."""

from __future__ import annotations

from gamekeeper.bots.advice import Reasons
from gamekeeper.cli.chair import ADVISER
from gamekeeper.core.texts import Option, Phrase
from gamekeeper.words import Translator


def sentences(words: Translator, option: Option, reasons: Reasons, names: list[str], you: int) -> list[str]:
    """The hint: the answer, and why."""
    level = words.say(f"level-{ADVISER}")
    told = words.say("hint", level=level, notation=option.notation, text=words.text(option.text, names, you))
    return [told, *(f"  {line}" for line in Why(words, names, you).lines(reasons))]


class Why:
    """Puts reasons into one reader's words."""

    def __init__(self, words: Translator, names: list[str], you: int) -> None:
        self.words = words
        self.names = names
        self.you = you

    def lines(self, why: Reasons) -> list[str]:
        """A line each for what it does, what is better with it, and what is worse."""
        words = self.words
        lines = [self.against(why)] if why.own else []
        if why.rival is None:
            return lines
        if why.won:
            own, other = why.won
            lines += [words.say("hint-won", own=own, instead=self.instead(why, bool(why.other)), other=other)]
        if why.fact is not None:
            own, other = why.often
            instead, told = self.instead(why, bool(why.other or why.won)), "yes" if why.won else "no"
            fact = self.text(why.fact)
            lines += [words.say("hint-fact", own=own, fact=fact, instead=instead, other=other, told=told)]
        is_named = bool(why.other or why.won or why.fact)
        lines += [] if is_named else [words.say("hint-beside", text=self.text(why.rival.text))]
        told = "no" if is_named else "yes"  # whether the line before says what this is compared with
        lines += [words.say("hint-for", reasons=self.joined(why.better), told=told)] if why.better else []
        lines += [words.say("hint-against", reasons=self.joined(why.worse), told=told)] if why.worse else []
        return lines if is_named or why.better or why.worse else [*lines, words.say("hint-even")]

    def against(self, why: Reasons) -> str:
        """What it does, and what the other answer would."""
        own = self.joined(why.own)
        if not why.other:
            return self.words.say("hint-own", own=own)
        return self.words.say("hint-else", own=own, instead=self.instead(why, False), other=self.joined(why.other))

    def instead(self, why: Reasons, is_named: bool) -> str:
        """The other answer as the beginning of a clause; whole only where it has not been named."""
        assert why.rival is not None, "only where there is one"
        assert why.instead is not None, "both or none"
        if self.words.has(why.instead.key):
            return self.text(why.instead)
        return self.words.say("hint-other" if is_named else "hint-instead", text=self.text(why.rival.text))

    def joined(self, phrases: list[Phrase]) -> str:
        """Several as a list."""
        return self.words.join([self.text(phrase) for phrase in phrases])

    def text(self, phrase: Phrase) -> str:
        """One of them."""
        return self.words.text(phrase, self.names, self.you)
