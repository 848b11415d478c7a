"""Prints summaries, ladders and speeds as tables for people, who count seats from 1."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gamekeeper.lab.bench import Bench, Rate
from gamekeeper.lab.layout import print_table
from gamekeeper.lab.ratings import Ladder
from gamekeeper.lab.stats import Interval
from gamekeeper.lab.summary import Group, Summary

ORDER = ("start seat", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
NOT_KNOWN = "(?)"  # instead of an interval, where there is too little to say
MOST_DIGITS = 6
UNITS = ((1e6, " M"), (1e3, " k"))


def print_summary(console: Console, summary: Summary) -> None:
    """The estimates of a simulation."""
    plan = summary.plan
    console.print(f"\n{plan.game}, {plan.seats} seats, {summary.games} games, seed {plan.seed}", style="bold")
    console.print(f"Bots: {', '.join(plan.bots)}{', changing seats' if plan.rotate else ', seat by seat'}")
    fair = fair_of(summary)
    print_table(console, group_table("Seat", [(f"seat {int(each.name) + 1}", each) for each in summary.seats], fair))
    print_table(
        console, group_table("Turn order", [(ORDER[int(each.name) - 1], each) for each in summary.turn_order], fair)
    )
    if len(summary.bots) > 1:
        print_table(console, group_table("Bot", [(str(each.name), each) for each in summary.bots], fair))
    print_table(console, game_table(summary))
    if summary.events:
        print_table(console, event_table(summary))
    if summary.rows:
        print_table(console, row_table(summary))
    bold = "" if fair is None else f" Bold win shares differ from the fair {percent(fair)} %."
    console.print(f"95 % intervals, {NOT_KNOWN} where all were alike.{bold}", style="dim")


def fair_of(summary: Summary) -> float | None:
    """The share that is fair; alone there is nobody to share with."""
    return summary.fair_share if summary.plan.seats > 1 else None


def group_table(title: str, rows: list[tuple[str, Group]], fair: float | None) -> Table:
    """Win share, mean score, mean place and turns per row."""
    table = grid(title, "Games", "Win share %", "Mean score", "Mean place", "Turns")
    for name, group in rows:
        table.add_row(
            name,
            str(group.win_share.count),
            share_text(group.win_share, fair),
            number_text(group.score),
            number_text(group.place),
            number_text(group.turns),
        )
    return table


def game_table(summary: Summary) -> Table:
    """Length and endings."""
    table = grid("Games", "")
    table.add_row("decisions per game", number_text(summary.decisions))
    table.add_row("turns per game", number_text(summary.turns))
    table.add_row("shared wins %", share_text(summary.shared_wins))
    for ending in summary.endings:
        table.add_row(f"ending {ending.outcome} %", share_text(ending.share))
    return table


def event_table(summary: Summary) -> Table:
    """What all are told of a seat, a game; and of seats that win."""
    table = grid("Told of a seat", "Per game", "Of winners")
    for told in summary.events:
        table.add_row(told.event, number_text(told.seats), "" if told.winners is None else number_text(told.winners))
    return table


def row_table(summary: Summary) -> Table:
    """How often the rows of the component pack were used, in how many seats' hands, and how those fared."""
    table = grid("Component", "Per game", "Uses %", "Seats %", "Win share % of those")
    for row in sorted(summary.rows, key=lambda each: -each.share):
        wins = "" if row.win_share is None else share_text(row.win_share, fair_of(summary))
        table.add_row(row.row, f"{row.used.mean:.2f}", percent(row.share), percent(row.seats), wins)
    return table


def grid(*headings: str) -> Table:
    """An empty table, numbers to the right of their row's name."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(headings[0], no_wrap=True)
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def print_ladder(console: Console, ladder: Ladder) -> None:
    """Ratings, then every pair."""
    plan = ladder.plan
    console.print(f"\n{plan.game}, {plan.seats} seats, {ladder.games} games, seed {plan.seed}", style="bold")
    table = grid("Bot", "Rating", "Games", "Win share %", "Mean place")
    for rated in ladder.bots:
        results = rated.results
        rating = f"{rated.rating:.2f} ± {rated.deviation:.2f}"
        share = share_text(results.win_share, ladder.fair_share)
        table.add_row(rated.bot, rating, str(results.win_share.count), share, number_text(results.place))
    print_table(console, table)
    print_table(console, duel_table(ladder))
    console.print(
        "Rating: Plackett-Luce, with its standard deviation. Second table: how often the row finishes before the "
        "column, ties half. 95 % intervals; bold differs from even.",
        style="dim",
    )


def duel_table(ladder: Ladder) -> Table:
    """How often the row finishes before the column."""
    shares = {(duel.bot, duel.other): duel.share for duel in ladder.duels}
    names = [rated.bot for rated in ladder.bots]
    table = grid("% before", *names)
    for name in names:
        cells = []
        for other in names:
            share = shares.get((name, other))
            cells.append("" if share is None else share_text(share, 0.5, between="\n"))
        table.add_row(name, *cells)
    return table


def print_benches(console: Console, benches: list[Bench]) -> None:
    """The rates of some games."""
    for bench in benches:
        print_bench(console, bench)


def print_bench(console: Console, bench: Bench) -> None:
    """The rates of one game."""
    order = bench.order
    console.print(
        f"\n{order.game}, {order.seats} seats, one core; "
        f"median (range) of {order.repetitions} repetitions of {order.seconds:g} s",
        style="bold",
    )
    table = grid("Per second", "Interpreted", "Compiled", "Ratio")
    for row in bench.rows:
        compiled = "not compiled here" if row.compiled is None else rate_text(row.compiled)
        table.add_row(row.unit, rate_text(row.interpreted), compiled, "" if row.ratio is None else f"{row.ratio:.1f}")
    print_table(console, table)


def rate_text(rate: Rate) -> str:
    """A rate with its range."""
    size, unit = next((size, unit) for size, unit in (*UNITS, (1.0, "")) if rate.median >= size or size == 1.0)
    return f"{rate.median / size:.3g}{unit} ({rate.low / size:.3g}–{rate.high / size:.3g})"


def share_text(share: Interval, even: float | None = None, between: str = " ") -> Text:
    """A share in per cent with its interval, bold where it certainly differs from `even`."""
    if share.low is None or share.high is None:
        return Text(f"{percent(share.mean)}{between}{NOT_KNOWN}")
    mean, low, high = spelled((100 * share.mean, 100 * share.low, 100 * share.high), 1)
    return Text(f"{mean}{between}({low}–{high})", style="bold" if even is not None and share.excludes(even) else "")


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f}"


def number_text(number: Interval) -> str:
    """A mean with its interval."""
    if number.low is None or number.high is None:
        return f"{number.mean:.2f} {NOT_KNOWN}"
    mean, low, high = spelled((number.mean, number.low, number.high), 2)
    return f"{mean} ({low}–{high})"


def spelled(numbers: tuple[float, float, float], digits: int, sign: str = "") -> tuple[str, str, str]:
    """A mean and the bounds of its interval with so many digits, or more where the bounds would read the same."""
    low, high = numbers[1:]
    while f"{low:.{digits}f}" == f"{high:.{digits}f}" and digits < MOST_DIGITS:
        digits += 1
    mean, below, above = (f"{number:{sign}.{digits}f}" for number in numbers)
    return mean, below, above
