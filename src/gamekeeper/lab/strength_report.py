"""Shows how strong bots are: as a table for people, and as a section of a page that is kept."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from gamekeeper import catalog
from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.compare_report import difference_text
from gamekeeper.lab.layout import print_table
from gamekeeper.lab.report import grid, percent, share_text
from gamekeeper.lab.strength import Strength, Strengths
from gamekeeper.words.blurb import blurb

HEADINGS = ("Bot", "Games", "Wins %", "More than the one above", "A decision", "Longest")
PAGE = "# How strong the bots are\n"
LAST = "## What was tried"  # the part of a page that is written by hand, new games come before it
SECTION = re.compile(r"^## .*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def print_strengths(console: Console, found: Strengths) -> None:
    """The table of a game."""
    console.print(f"\n{blurb('en', found.plan.game).title}: {setting(found)}", style="bold")
    table = grid(*HEADINGS)
    for strength in found.bots:
        table.add_row(*(Text(cell.strip("*"), style="bold" if "**" in cell else "") for cell in cells(strength)))
    print_table(console, table)
    console.print(explained(), style="dim")


def section(found: Strengths) -> str:
    """A game's part of the page."""
    rows = [HEADINGS, ("---",) * len(HEADINGS), *(cells(one) for one in found.bots)]
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"## {blurb('en', found.plan.game).title}\n{setting(found)}.\n\n{table}\n"


def setting(found: Strengths) -> str:
    """What was played."""
    plan, spec = found.plan, catalog.info(found.plan.game)
    chosen = [
        f"{key}={plan.options[key]}"
        for key, value in spec.check_options(plan.seats, {}).items()
        if plan.options[key] != value
    ]
    return ", ".join([
        f"One bot beside {plan.seats - 1} {found.yardstick}",
        f"even is {percent(found.fair_share)} %",
        f"version {plan.version}, rules {plan.rules_version}, seed {plan.seed}",
        *chosen,
        *(["other components than the box's"] if plan.pack_text else []),
        *([] if found.compiled else ["not compiled"]),
    ])  # fmt: skip


def cells(one: Strength) -> tuple[str, ...]:
    """A row; bold is what is certain."""
    share = marked(share_text(one.win_share).plain, certain=one.differs)
    above = ""
    if one.above is not None:
        above = marked(difference_text(one.above.difference, 100.0), certain=one.above.certain)
    return one.bot, str(one.win_share.count), share, above, time_text(one.seconds), time_text(one.longest)


def marked(text: str, *, certain: bool) -> str:
    """Bold where it is certain."""
    return f"**{text}**" if certain else text


def time_text(seconds: float) -> str:
    """A time in the unit that fits."""
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2g} ms"


def explained() -> str:
    """How to read the tables."""
    return (
        "Wins with 95 % intervals: Wilson's; Student's t where wins were shared, and for differences, which are of the "
        "same games. Bold is certain however often one looked: differs from even, or from the bot above. Times are of "
        "one core."
    )


def check_page(page: Path) -> str:
    """The text of the page, which is begun where there is none; BadSetup where it cannot be read or written."""
    try:
        if not page.exists():
            page.write_text(f"{PAGE}\n{explained()}\n", "utf-8")
        with page.open("r+", encoding="utf-8") as opened:
            return opened.read()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadSetup("write", str(page), f"a page that can be written: {reason}") from error


def write_page(page: Path, found: Strengths) -> None:
    """Put a game's section in its place on the page, all else left as it is."""
    text = check_page(page)
    page.write_text(with_section(text, section(found)), "utf-8")


def with_section(text: str, new: str) -> str:
    """A page with this section instead of the one of its name, else before what is written by hand, else at the end."""
    name = new.partition("\n")[0]
    for old in SECTION.finditer(text):
        here = old[0].partition("\n")[0].rstrip()
        if here == name:
            rest = text[old.end() :]
            return text[: old.start()] + new + ("\n" if rest else "") + rest
        if here == LAST:
            return text[: old.start()] + new + "\n" + text[old.start() :]
    return text.rstrip("\n") + "\n\n" + new
