"""What the hard bot would do, in words."""

from __future__ import annotations

from typing import Any, Final

from gamekeeper.bots.advice import Advice, advise
from gamekeeper.bots.bot import Limit
from gamekeeper.bots.levels import bot_named
from gamekeeper.cli.table import PATIENCE, Table
from gamekeeper.core.rng import stream
from gamekeeper.core.texts import Prompt
from gamekeeper.words import Translator

ADVISER: Final = "hard"
TELLING: Final = 150  # thousandths of a point below which a reason is not worth a word
REASONS: Final = 3


def advice_for(table: Table) -> Advice:
    """What the adviser thinks of the person's decision."""
    rng = stream(table.match.seed, f"hint {len(table.match.history)}")
    return advise(bot_named(ADVISER), table.match.game, table.match.state, table.you, rng, Limit(PATIENCE))


def compared(advice: Advice) -> list[tuple[str, int]]:
    """By how much the advised answer betters each part of the estimate against the mean of the others."""
    chosen = next(one for one in advice.alternatives if one.action == advice.action)
    others = [one for one in advice.alternatives if one.action != advice.action]
    if not others:
        return []
    parts = [
        (part, change - round(sum(other.change.get(part, 0) for other in others) / len(others)))
        for part, change in chosen.change.items()
    ]
    return sorted((part for part in parts if abs(part[1]) >= TELLING), key=lambda part: -abs(part[1]))[:REASONS]


def sentences(words: Translator, prompt: Prompt, advice: Advice, names: list[str], you: int) -> list[str]:
    """The hint: the answer, and what speaks for and against it."""
    option: Any = next(option for option in prompt.options if option.action == advice.action)
    text = words.text(option.text, names, you)
    lines = [words.say("hint", level=words.say(f"level-{ADVISER}"), notation=option.notation, text=text)]
    parts = compared(advice)
    for heading, sign, attribute in (("hint-for", "+", "better"), ("hint-against", "−", "worse")):
        reasons = [
            words.say(
                "hint-reason",
                reason=words.say(f"part-{part}.{attribute}"),
                sign=sign,
                points=round(abs(change) / 1000, 1),
            )
            for part, change in parts
            if (change > 0) == (sign == "+")
        ]
        if reasons:
            lines.append(words.say(heading, reasons="; ".join(reasons)))
    return lines if len(lines) > 1 else [*lines, words.say("hint-even")]
