"""Findings as tables of words: what the terminal prints and the report shows beside its charts."""

from __future__ import annotations

from typing import Final

import msgspec

from gamekeeper.lab.report import ORDER, share_text
from gamekeeper.lab.stats import Interval
from gamekeeper.lab.study.effects import Effect, RowWorth
from gamekeeper.lab.study.findings import Findings

NOTHING: Final = "–"
DOUBTED: Final = 0.05  # p above which nothing speaks against places being alike
UNLIKELY: Final = 0.01  # and below which they are said to differ
MARK: Final = "●"  # behind what is certain


class Sheet(msgspec.Struct, frozen=True):
    """A table: its title, headings, rows, and a line or two that say how it was found."""

    title: str
    headings: list[str]
    rows: list[list[str]]
    note: str = ""
    brief: list[int] = []  # the columns that terminals show, where they show not all
    judged: bool = True  # whether its rows can say something certain

    def is_certain(self, place: int) -> bool:
        """Whether a row says something that is certain."""
        return any(cell.endswith(MARK) for cell in self.rows[place])


def sheets(found: Findings) -> dict[str, Sheet]:
    """All tables, by what they are about; none without rows."""
    made = {
        "places": places(found),
        "games": games(found),
        "course": course(found),
        "rows": rows(found),
        "habit": habit(found),
        "pairs": pairs(found),
        "endings": endings(found),
        "ladder": ladder(found),
    }
    return {name: sheet for name, sheet in made.items() if sheet.rows}


def places(found: Findings) -> Sheet:
    """Turn order."""
    told = [
        [ORDER[int(group.name) - 1], share(group.win_share), number(group.score)] for group in found.summary.turn_order
    ]
    p = found.places_differ
    doubt = "" if p is None else "Nothing" if p > DOUBTED else "Something" if p > UNLIKELY else "Much"
    note = (
        ""
        if p is None
        else f"Fair is {100 / found.plan.seats:.1f} %. {doubt} speaks against all places winning alike (p {chance(p)})."
    )
    return Sheet("Turn order", ["", "Wins %", "Points"], told if found.plan.seats > 1 else [], note)


def games(found: Findings) -> Sheet:
    """Length, pace, openness."""
    summary, flow = found.summary, found.flow
    seats = found.plan.seats
    told = [["decisions a game", number(summary.decisions)], ["turns a game", number(summary.turns)]]
    a_turn = summary.decisions.mean / max(summary.turns.mean, 1.0)
    middle = flow.parts[len(flow.parts) // 2]
    told += [
        ["decisions a turn", f"{a_turn:.1f}"],
        ["answers to a decision, half way", f"{middle.legal:.1f}"],
        ["as many equally good at first sight", f"{middle.open:.1f}"],
        ["decisions with one answer, %", f"{100 * flow.forced:.0f}"],
    ]
    if seats > 1:
        told += [
            ["points between first and second", number(found.margin)],
            ["changes of the lead, by points", number(flow.lead_changes)],
            ["won by who was last by the estimate half way, %", share(flow.comebacks)],
            ["shared wins, %", share(summary.shared_wins)],
        ]
    else:
        told += [["won, %", share(summary.seats[0].win_share)], ["points", number(summary.seats[0].score)]]
    return Sheet("Games", ["", ""], told)


def course(found: Findings) -> Sheet:
    """How settled games are on the way."""
    told = [
        [
            f"{100 * part.until:.0f} %",
            f"{part.winner:.1f}",
            f"{part.others:.1f}",
            share(part.leader_wins),
            share(part.ahead_wins),
            NOTHING if part.settled is None else f"{100 * part.settled:.0f}",
        ]
        for part in found.flow.parts
    ]
    note = (
        "Settled: how much better the chances by the standing are than equal ones, 0 to 100 (Brier's score). "
        "The estimate is the one bots play by."
    )
    headings = ["Until", "Winner's points", "Others'", "Leader by points wins %", "by the estimate %", "Settled %"]
    return Sheet("The course of a game", headings, told if found.plan.seats > 1 else [], note, [0, 3, 4, 5])


def rows(found: Findings) -> Sheet:
    """What rows dealt by lot are worth."""
    lots = sorted((row for row in found.rows if row.dealt_wins), key=lambda row: -worth_of(row.dealt_wins))
    told = [
        [
            row.row,
            f"{row.used:.2f}",
            share(row.won_used),
            share(row.won_dealt),
            effect(row.dealt_wins, 100),
            effect(row.dealt_points, 1),
            NOTHING if row.kept is None else f"{100 * row.kept:.0f}",
            signed(row.kept_wins, 100),
        ]
        for row in lots
    ]
    note = (
        "Rows that the set-up deals by lot. Worth: what who is dealt one more wins and scores more than who is not; a "
        "lot does not ask who plays well. More points are better here, also where few points win. Kept: of those "
        "dealt, how many are still there after ten decisions; the last column is the worth to who keeps it. "
        f"{MARK} certain after correcting for all rows (Benjamini–Hochberg, 5 %)."
    )
    headings = [
        "Row",
        "Uses a game",
        "Users win %",
        "Dealt win %",
        "Worth: wins %",
        "Points",
        "Kept %",
        "Worth if kept %",
    ]
    return Sheet("What cards are worth", headings, told, note, [0, 2, 3, 4, 5])


def habit(found: Findings) -> Sheet:
    """Rows that are not dealt by lot."""
    if found.plan.seats == 1:
        return alone(found)
    used = [row for row in found.rows if row.used_wins and not row.dealt_wins]
    told = [[*use(row), effect(row.used_wins, 100)] for row in sorted(used, key=lambda row: -worth_of(row.used_wins))]
    note = (
        "Rows that nobody is dealt. Beyond: what users won more than their standing just before the first use "
        "promised. No lot decided who used them, so this is a hint and no proof."
    )
    return Sheet("Cards that come later", ["Row", "Uses a game", "Users win %", "Owners win %", "Beyond %"], told, note)


def alone(found: Findings) -> Sheet:
    """Rows where one plays alone: no lot tells seats apart, and nobody is ahead."""
    used = [(row.won_used.mean, row) for row in found.rows if row.won_used]
    told = [use(row) for _, row in sorted(used, key=lambda each: -each[0])]
    note = "Nothing is dealt to one and not to another here, and who lasts longer uses more: this is no merit of a row."
    headings = ["Row", "Uses a game", "Users win %", "Owners win %"]
    return Sheet("Who used what", headings, told, note, judged=False)


def use(row: RowWorth) -> list[str]:
    """How often a row was used, and how often those won who did, or owned it."""
    return [row.row, f"{row.used:.2f}", share(row.won_used), share(row.won_owned)]


def pairs(found: Findings) -> Sheet:
    """Pairs that help or hinder each other."""
    told = [
        [f"{pair.a} + {pair.b}", str(pair.wins.worth.count), effect(pair.wins, 100)]
        for pair in found.pairs
        if pair.wins.certain
    ]
    note = f"Together in one hand, beyond what both are worth; corrected for {found.pairs_asked} pairs."
    if not told and found.pairs_asked:
        told = [[f"none of {found.pairs_asked} is certain", "", ""]]
    return Sheet("Pairs", ["", "Seats", "Wins %"], told, note)


def endings(found: Findings) -> Sheet:
    """How games end."""
    return Sheet("Endings", ["", "Games %"], [[each.outcome, share(each.share)] for each in found.summary.endings])


def ladder(found: Findings) -> Sheet:
    """How much other play pays."""
    told = [[rung.bot, str(rung.win_share.count), share(rung.win_share), number(rung.score)] for rung in found.ladder]
    note = f"One of them beside {found.plan.seats - 1} of {found.plan.bots[0]}; fair is {100 / found.plan.seats:.1f} %."
    return Sheet("How much other play pays", ["Bot", "Games", "Wins %", "Points"], told, note)


# --- numbers as words ------------------------------------------------------------------------------


def number(value: Interval | None, scale: float = 1.0, sign: str = "") -> str:
    """A mean and half the width of its interval."""
    if value is None:
        return NOTHING
    mean = f"{scale * value.mean:{sign}.1f}"
    return mean if value.low is None or value.high is None else f"{mean} ± {scale * (value.high - value.low) / 2:.1f}"


def share(value: Interval | None) -> str:
    """A share in per cent."""
    return NOTHING if value is None else share_text(value).plain


def signed(value: Interval | None, scale: float) -> str:
    """A difference."""
    return number(value, scale, "+")


def effect(value: Effect | None, scale: float) -> str:
    """An effect, marked where it is certain."""
    return NOTHING if value is None else f"{signed(value.worth, scale)}{f' {MARK}' if value.certain else ''}"


def worth_of(value: Effect | None) -> float:
    """What it is sorted by."""
    return value.worth.mean if value is not None else 0.0


def chance(p: float) -> str:
    """A small probability."""
    return "< 0.001" if p < 0.001 else f"= {p:.3f}"


def headline(found: Findings) -> list[str]:
    """The answers to the plainest questions in a sentence each."""
    told = []
    if found.places_differ is not None:
        first = found.summary.turn_order[0].win_share
        fair = 1 / found.plan.seats
        if found.places_differ > UNLIKELY:
            told.append(
                f"No place in the turn order is certainly ahead; the start player wins {share(first)} %, "
                f"fair is {100 * fair:.1f} %."
            )
        else:
            best = max(found.summary.turn_order, key=lambda group: group.win_share.mean)
            told.append(
                f"Places in the turn order do not win alike: {ORDER[int(best.name) - 1]} {share(best.win_share)} %, "
                f"the start player {share(first)} %, fair is {100 * fair:.1f} %."
            )
    told += [line for line in (strongest(found), unused(found)) if line]
    return told


def strongest(found: Findings) -> str:
    """The row that is worth most and the one that is worth least."""
    sure: list[RowWorth] = [row for row in found.rows if row.dealt_wins is not None and row.dealt_wins.certain]
    lots = sum(1 for row in found.rows if row.dealt_wins is not None)
    if not lots:
        return ""
    if not sure:
        return f"None of the {lots} rows dealt by lot is certainly worth more or less than the others."
    ordered = sorted(sure, key=lambda row: -worth_of(row.dealt_wins))
    ends = dict.fromkeys((ordered[0].row, ordered[-1].row))
    named = " and ".join(
        f"{row.row} ({signed(row.dealt_wins.worth, 100)} % of wins)"
        for row in ordered
        if row.row in ends and row.dealt_wins is not None
    )
    return f"{len(sure)} of the {lots} rows dealt by lot certainly differ in worth; the furthest: {named}."


def unused(found: Findings) -> str:
    """Rows nobody used."""
    return f"{len(found.dead)} of {len(found.rows)} rows were never used." if found.dead else ""
