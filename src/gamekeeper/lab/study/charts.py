"""The charts of a report: Vega-Lite by Altair, drawn to SVG, so that the file needs no script and prints well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import altair as alt
import polars as pl
import vl_convert

from gamekeeper.lab.report import ORDER
from gamekeeper.lab.stats import Interval
from gamekeeper.lab.study.findings import Findings
from gamekeeper.lab.study.told import worth_of
from gamekeeper.lab.tables import Tables

WIDTH: Final = 640
HEIGHT: Final = 240
LINE: Final = 15  # of a row of a long chart
INK: Final = "#1d2b2a"
SURE: Final = "#0b6e5f"
UNSURE: Final = "#9aa5a3"
OTHER: Final = "#c2571a"
MOST_ROWS: Final = 80
BINS: Final = 30
MOST_NAMES: Final = 16  # beside dots: those furthest out


def charts(found: Findings, tables: Tables) -> dict[str, str]:
    """SVG by what it is about; the names are those of `told.sheets`."""
    made: dict[str, Any] = {"games": lengths(tables)}
    if found.plan.seats > 1:
        made["places"] = places(found)
        made["course"] = course(found)
        made["pace"] = pace(found)
    made["scores"] = scores(tables)
    lots = [(row.row, row.dealt_wins.worth, row.dealt_wins.certain) for row in found.rows if row.dealt_wins]
    if lots:
        made["rows"] = forest(lots, "what being dealt one more is worth, % of wins")
        made["winners"] = winners(found)
    used = [(r.row, r.used_wins.worth, r.used_wins.certain) for r in found.rows if r.used_wins and not r.dealt_wins]
    if used:
        made["habit"] = forest(used, "won beyond what the standing promised, % of wins")
    told = [(f"{each.a} + {each.b}", each.wins.worth, each.wins.certain) for each in found.pairs if each.wins.certain]
    if told:
        made["pairs"] = forest(told, "won beyond what both are worth, % of wins")
    made["endings"] = bars([(each.outcome, each.share) for each in found.summary.endings], "% of games", None)
    if found.ladder:
        fair = 100 / found.plan.seats
        made["ladder"] = bars([(rung.bot, rung.win_share) for rung in found.ladder], "% of wins", fair)
    return {name: drawn(chart) for name, chart in made.items()}


def drawn(chart: Any) -> str:
    """A chart as SVG."""
    plain = chart.configure_view(stroke=None).configure_axis(
        labelColor=INK, titleColor=INK, gridColor="#e4e8e7", titleFontWeight="normal", labelLimit=260
    )
    svg: str = vl_convert.vegalite_to_svg(plain.to_json(), allowed_base_urls=[])
    return svg


def whiskers(rows: list[tuple[str, Interval]]) -> pl.DataFrame:
    """Shares in per cent with their bounds."""
    told = [
        (name, 100 * each.mean, 100 * (each.mean if each.low is None else each.low), 100 * (each.high or each.mean))
        for name, each in rows
    ]
    return pl.DataFrame(told, schema=["name", "mean", "low", "high"], orient="row")


def bars(rows: list[tuple[str, Interval]], title: str, fair: float | None) -> Any:
    """Shares with intervals; a line where all would be even."""
    base = alt.Chart(whiskers(rows)).encode(y=alt.Y("name:N", sort=None, title=None))
    dots = base.mark_point(filled=True, size=70, color=SURE).encode(
        x=alt.X("mean:Q", title=title, scale=alt.Scale(zero=fair is None))
    )
    layers = base.mark_rule(color=SURE, strokeWidth=2).encode(x="low:Q", x2="high:Q") + dots
    if fair is not None:
        layers += alt.Chart(pl.DataFrame({"fair": [fair]})).mark_rule(strokeDash=[4, 4], color=OTHER).encode(x="fair:Q")
    return layers.properties(width=WIDTH - 120, height=max(60, 28 * len(rows)))


def places(found: Findings) -> Any:
    """Wins by turn order."""
    rows = [(ORDER[int(group.name) - 1], group.win_share) for group in found.summary.turn_order]
    return bars(rows, "% of wins", 100 / found.plan.seats)


def forest(rows: Sequence[tuple[str, Interval, bool]], title: str) -> Any:
    """Differences with intervals, the largest first; of very many the two ends."""
    ordered = sorted(rows, key=lambda row: -row[1].mean)
    if len(ordered) > MOST_ROWS:
        ordered = ordered[: MOST_ROWS // 2] + ordered[-MOST_ROWS // 2 :]
    table = whiskers([(name, each) for name, each, _ in ordered]).with_columns(
        sure=pl.Series(["certain" if sure else "not certain" for *_, sure in ordered])
    )
    colour = alt.Color(
        "sure:N",
        title=None,
        scale=alt.Scale(domain=["certain", "not certain"], range=[SURE, UNSURE]),
        legend=alt.Legend(orient="top"),
    )
    base = alt.Chart(table).encode(y=alt.Y("name:N", sort=None, title=None), color=colour)
    zero = alt.Chart(pl.DataFrame({"zero": [0]})).mark_rule(color=INK).encode(x="zero:Q")
    lines = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=title), x2="high:Q")
    dots = base.mark_point(filled=True, size=40).encode(x="mean:Q")
    return (zero + lines + dots).properties(width=WIDTH - 160, height=max(60, LINE * len(ordered)))


def winners(found: Findings) -> Any:
    """How often users win beside what being dealt a row is worth: the habit of winners and the worth told apart."""
    table = pl.DataFrame(
        [
            (row.row, 100 * row.won_used.mean, 100 * worth_of(row.dealt_wins), row.used)
            for row in found.rows
            if row.dealt_wins and row.won_used
        ],
        schema=["name", "users", "worth", "used"],
        orient="row",
    )
    x = alt.X("worth:Q", title="what being dealt one more is worth, % of wins")
    y = alt.Y("users:Q", title="users win, %", scale=alt.Scale(zero=False))
    dots = alt.Chart(table).mark_point(filled=True, color=SURE, opacity=0.7)
    dots = dots.encode(x=x, y=y, size=alt.Size("used:Q", title="uses a game"))
    away = [
        ((pl.col(name) - pl.col(name).mean()) / pl.col(name).std()).fill_nan(0.0) ** 2 for name in ("users", "worth")
    ]
    named = table.with_columns(away=away[0] + away[1]).sort("away", descending=True).head(MOST_NAMES)
    names = alt.Chart(named).mark_text(align="left", dx=9, fontSize=10, color=INK).encode(x=x, y=y, text="name:N")
    return (dots + names).properties(width=WIDTH - 80, height=1.6 * HEIGHT)


def course(found: Findings) -> Any:
    """How often leaders win."""
    rows = [
        (100 * part.until, who, 100 * each.mean, 100 * (each.low or 0.0), 100 * (each.high or 0.0))
        for part in found.flow.parts
        for who, each in (("leader by points", part.leader_wins), ("leader by the estimate", part.ahead_wins))
        if each is not None
    ]
    table = pl.DataFrame(rows, schema=["part", "who", "mean", "low", "high"], orient="row")
    colour = alt.Color("who:N", title=None, scale=alt.Scale(range=[OTHER, SURE]), legend=alt.Legend(orient="top"))
    base = alt.Chart(table).encode(x=alt.X("part:Q", title="% of the game played"), color=colour)
    band = base.mark_area(opacity=0.2).encode(y=alt.Y("low:Q", title="% of wins"), y2="high:Q")
    fair = alt.Chart(pl.DataFrame({"fair": [100 / found.plan.seats]})).mark_rule(strokeDash=[4, 4]).encode(y="fair:Q")
    return (band + base.mark_line().encode(y="mean:Q") + fair).properties(width=WIDTH - 80, height=HEIGHT)


def pace(found: Findings) -> Any:
    """Points on the way."""
    rows = [
        (100 * part.until, who, points)
        for part in found.flow.parts
        for who, points in (("who wins", part.winner), ("the others", part.others))
    ]
    table = pl.DataFrame(rows, schema=["part", "who", "points"], orient="row").drop_nans()
    colour = alt.Color("who:N", title=None, scale=alt.Scale(range=[UNSURE, SURE]), legend=alt.Legend(orient="top"))
    x = alt.X("part:Q", title="% of the game played")
    chart = alt.Chart(table).mark_line(point=True).encode(x=x, y=alt.Y("points:Q", title="points"), color=colour)
    return chart.properties(width=WIDTH - 80, height=HEIGHT)


def histogram(table: pl.DataFrame, column: str, title: str, colour: Any = None) -> Any:
    """How often values occur, counted here, so that the file holds no games."""
    low, high = float(table[column].min() or 0), float(table[column].max() or 0)  # type: ignore[arg-type]  # numbers
    step = max(1.0, round((high - low) / BINS))
    keys = [*(["who"] if colour is not None else [])]
    counted = (
        table.with_columns(bin=((pl.col(column) - low) / step).floor() * step + low)
        .group_by("bin", *keys)
        .len()
        .with_columns(end=pl.col("bin") + step)
    )
    chart = alt.Chart(counted).mark_bar(color=SURE, opacity=0.8 if colour is None else 0.5)
    marks = {
        "x": alt.X("bin:Q", title=title, bin="binned"),
        "x2": "end:Q",
        "y": alt.Y("len:Q", title="how often", stack=False),
    }
    chart = chart.encode(**marks) if colour is None else chart.encode(color=colour, **marks)
    return chart.properties(width=WIDTH - 80, height=HEIGHT)


def lengths(tables: Tables) -> Any:
    """How long games are."""
    alone = tables.games["turns"].max() == 1
    return histogram(tables.games, "decisions" if alone else "turns", "decisions a game" if alone else "turns a game")


def scores(tables: Tables) -> Any:
    """Points of winners and of others."""
    who = pl.when(pl.col("place") == 1).then(pl.lit("winners")).otherwise(pl.lit("others")).alias("who")
    scale = alt.Scale(domain=["winners", "others"], range=[SURE, OTHER])
    colour = alt.Color("who:N", title=None, scale=scale, legend=alt.Legend(orient="top"))
    return histogram(tables.seats.with_columns(who), "score", "points", colour)
