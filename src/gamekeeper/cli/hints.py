"""What the hard bot would do, in words."""

from __future__ import annotations

from typing import Final

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
    """The hint: the answer, how it fared in the bot's trials, and what speaks for and against it."""
    options = {int(option.action): option for option in prompt.options}
    option = options[int(advice.action)]
    level = words.say(f"level-{ADVISER}")
    lines = [words.say("hint", level=level, notation=option.notation, text=words.text(option.text, names, you))]
    if len(advice.alternatives) > 1:
        lines.append(trials(words, advice, {code: found.notation for code, found in options.items()}))
    parts = compared(advice)
    lines += reasons(words, "hint-for", "better", [part for part in parts if part[1] > 0])
    lines += reasons(words, "hint-against", "worse", [part for part in parts if part[1] < 0])
    return lines if parts else [*lines, words.say("hint-even")]


def trials(words: Translator, advice: Advice, notations: dict[int, str]) -> str:
    """How the advised answer fared in the bot's trials, and the one it considered most beside it."""
    chosen = next(one for one in advice.alternatives if one.action == advice.action)
    other = next(one for one in advice.alternatives if one.action != advice.action)
    return words.say(
        "hint-trials",
        value=round(chosen.value * 100),
        other=notations[int(other.action)],
        next=round(other.value * 100),
    )


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
