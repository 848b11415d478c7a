"""What the hard bot would do, in words."""

from __future__ import annotations

from typing import Final

from gamekeeper.bots.advice import Advice, Alternative, advise
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


def compared(advice: Advice, other: Alternative) -> list[tuple[str, int]]:
    """By how much the advised answer betters each part of the estimate against another, most telling first."""
    parts = [(part, change - other.change.get(part, 0)) for part, change in chosen(advice).change.items()]
    return sorted((part for part in parts if abs(part[1]) >= TELLING), key=lambda part: -abs(part[1]))[:REASONS]


def chosen(advice: Advice) -> Alternative:
    """What the bot thinks of the answer it advises."""
    return next(one for one in advice.alternatives if one.action == advice.action)


def sentences(words: Translator, prompt: Prompt, advice: Advice, names: list[str], you: int) -> list[str]:
    """The hint: the answer, and how it compares with the one the bot considered most beside it."""
    options = {int(option.action): option for option in prompt.options}
    option = options[int(advice.action)]
    level = words.say(f"level-{ADVISER}")
    lines = [words.say("hint", level=level, notation=option.notation, text=words.text(option.text, names, you))]
    other = next((one for one in advice.alternatives if one.action != advice.action), None)
    return lines if other is None else lines + comparison(words, advice, other, options[int(other.action)].notation)


def comparison(words: Translator, advice: Advice, other: Alternative, notation: str) -> list[str]:
    """How both answers fared in the bot's trials, and what speaks for and against the advised one."""
    value, rival = round(chosen(advice).value * 100), round(other.value * 100)
    parts = compared(advice, other)
    return [
        words.say("hint-trials", value=value, other=notation, rival=rival),
        *reasons(words, "hint-for", "better", [part for part in parts if part[1] > 0]),
        *reasons(words, "hint-against", "worse", [part for part in parts if part[1] < 0]),
        *([] if parts else [words.say("hint-even")]),
    ]


def reasons(words: Translator, heading: str, attribute: str, parts: list[tuple[str, int]]) -> list[str]:
    """One sentence with the reasons that point one way, none without reasons."""
    if not parts:
        return []
    sign = "+" if parts[0][1] > 0 else "−"
    texts = [
        words.say(
            "hint-reason",
            reason=words.say(f"part-{part}.{attribute}"),
            sign=sign,
            points=round(abs(change) / 1000, 1),
        )
        for part, change in parts
    ]
    return [words.say(heading, reasons="; ".join(texts))]
