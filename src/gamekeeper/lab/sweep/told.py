"""What a sweep found, as tables, charts and a page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console

from gamekeeper.lab.stats import Interval
from gamekeeper.lab.store import replace
from gamekeeper.lab.study import page
from gamekeeper.lab.study.print import print_sheet
from gamekeeper.lab.study.told import MARK, NOTHING, Sheet, number, signed
from gamekeeper.lab.sweep.grid import Answer, Swept, named

ALWAYS: Final = ("turns", "wins of place 1")  # told whether they change or not


def sheet_of(found: Swept, place: int) -> Sheet:
    """One measure at every point."""
    first = found.points[0].answers[place]
    scale, unit = (100.0, " %") if first.is_share else (1.0, "")
    rows = [
        [named(point.changes), str(point.games), number(answer.value, scale), difference(answer, scale)]
        for point in found.points
        for answer in [point.answers[place]]
    ]
    return Sheet(f"{first.measure}{unit}", ["", "Games", f"{first.measure}{unit}", "Difference"], rows)


def difference(answer: Answer, scale: float) -> str:
    """By how much it differs, marked where it is certain."""
    if answer.difference is None:
        return NOTHING
    return f"{signed(answer.difference, scale)}{f' {MARK}' if answer.certain else ''}"


def changed(found: Swept) -> list[int]:
    """The measures that are told first: those that certainly change somewhere."""
    places = range(len(found.points[0].answers))
    return [place for place in places if any(point.answers[place].certain for point in found.points)]


def shown(found: Swept) -> list[int]:
    """The measures that are told where there is little room."""
    names = [answer.measure for answer in found.points[0].answers]
    return sorted({*changed(found), *(names.index(name) for name in ALWAYS if name in names)})


def sentences(found: Swept) -> list[str]:
    """What it comes to."""
    names = [found.points[0].answers[place].measure for place in changed(found)]
    told = f"Certainly changed: {', '.join(names)}." if names else "Nothing certainly changes."
    more = "" if found.settled else " Not all is settled yet: more games (--games, --seconds) would tell more."
    return [told + more]


def note(found: Swept) -> str:
    """How to read it."""
    asked = len(found.points[0].answers) * (len(found.points) - 1)
    return (
        f"Difference: from the pack as it is, in the same games, ± half a 95 % interval. {MARK} certain: more games "
        f"changed one way than the other, asked {asked} questions and as often as one likes (5 % false in all)."
    )


def print_swept(console: Console, found: Swept) -> None:
    """Tables of what changes."""
    plan = found.plan
    console.print(f"\n{plan.game}, {plan.seats} seats, the same seeds from {plan.seed}", style="bold")
    console.print(f"Bots: {', '.join(plan.bots)}")
    for line in sentences(found):
        console.print(line)
    places = shown(found)
    for place in places:
        print_sheet(console, sheet_of(found, place))
    others = len(found.points[0].answers) - len(places)
    if others > 0:
        console.print(f"{others} more measures do not certainly change", style="dim")
    console.print(note(found), style="dim")


def write_page(file: Path, found: Swept) -> None:
    """The report in a file."""
    replace(file, lambda part: part.write_text(text_of(found), encoding="utf-8"))


def text_of(found: Swept) -> str:
    """The report."""
    parts, first = [], changed(found)
    for place in [*first, *(each for each in range(len(found.points[0].answers)) if each not in first)]:
        sheet = sheet_of(found, place)
        parts.append(page.section(sheet, [] if page.undrawn() else [chart_of(found, place, sheet.title)]))
    games = {"Games": f"the same seeds from {found.plan.seed} at every point", "Reading": note(found)}
    return page.document(f"{found.plan.game}: a sweep", sentences(found), [*parts, page.facts(found.plan, games)])


def chart_of(found: Swept, place: int, title: str) -> tuple[str, str]:
    """One measure at every point: what the chart says, and the chart."""
    from gamekeeper.lab.study.charts import bars, drawn

    values = [(named(point.changes), scaled(point.answers[place])) for point in found.points]
    return f"{title}, with 95 % intervals", drawn(bars(values, title, None))


def scaled(answer: Answer) -> Interval:
    """A value as charts of shares take it: they show hundred times as much."""
    value, factor = answer.value, 1.0 if answer.is_share else 0.01
    low, high = (None if bound is None else factor * bound for bound in (value.low, value.high))
    return Interval(factor * value.mean, low, high, value.count)
