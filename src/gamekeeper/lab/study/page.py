"""The report: one HTML file that needs nothing else."""

from __future__ import annotations

from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.plan import Plan
from gamekeeper.lab.store import replace
from gamekeeper.lab.study.findings import Findings
from gamekeeper.lab.study.told import Sheet, headline, sheets
from gamekeeper.lab.tables import Tables

DRAWERS: Final = ("altair", "vl_convert")
CHARTS: Final = {  # in the order of the page: sheet or chart → what the chart shows
    "places": "Share of wins by place in the turn order, with 95 % intervals; dashed: all even",
    "rows": "What rows dealt by lot are worth to who is dealt them",
    "winners": "How often users of a row win, beside what being dealt it is worth",
    "habit": "What users of rows won beyond their standing before",
    "pairs": "Pairs that help or hinder each other",
    "games": "How long games are",
    "scores": "Points at the end",
    "pace": "Points on the way",
    "course": "How often who leads on the way wins in the end; dashed: all even",
    "endings": "Why games end",
    "ladder": "How much other play pays; dashed: all even",
}
BESIDE: Final = {"winners": "rows", "scores": "games", "pace": "course"}  # charts without a table of their own
STYLE: Final = """
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2b2a; background: #fff }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { margin-bottom: 0 } h2 { margin-top: 2.5rem; border-top: 2px solid #e4e8e7; padding-top: 1rem }
.told { font-size: 1.1rem } .note { color: #4d5c5a; font-size: .875rem; max-width: 48rem }
figure { margin: 1rem 0; overflow-x: auto } figcaption { color: #4d5c5a; font-size: .875rem }
svg { max-width: 100%; height: auto }
@media screen { figure svg { min-width: 34rem } }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .875rem }
th, td { padding: .2rem .75rem .2rem 0; text-align: right; white-space: nowrap; border-bottom: 1px solid #e4e8e7 }
th:first-child, td:first-child { text-align: left } tbody th { font-weight: normal }
thead th { vertical-align: bottom; white-space: normal }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem }
dt { color: #4d5c5a } dd { margin: 0; overflow-wrap: anywhere }
@media print { body { margin: 0; max-width: none; font-size: 11pt } figure, tr, .told { break-inside: avoid }
  h2 { break-after: avoid } .wide, figure { overflow: visible } }
"""


def undrawn() -> list[str]:
    """What draws the charts and is not installed."""
    return [name for name in DRAWERS if find_spec(name) is None]


def check_charts() -> None:
    """BadSetup unless what draws the charts is installed."""
    missing = undrawn()
    if missing:
        wanted = 'what draws the charts: pip install "gamekeeper[lab]"; or --no-report for the tables alone'
        raise BadSetup("report", f"no {' and no '.join(missing)}", wanted)


def write(file: Path, found: Findings, tables: Tables) -> None:
    """The report of a study."""
    text = text_of(found, tables)
    replace(file, lambda part: part.write_text(text, encoding="utf-8"))


def text_of(found: Findings, tables: Tables) -> str:
    """The report as a text; where nothing can draw, its tables without charts."""
    if undrawn():
        return html_of(found, {})
    from gamekeeper.lab.study.charts import charts

    return html_of(found, charts(found, tables))


def html_of(found: Findings, drawn: dict[str, str]) -> str:
    """The whole page."""
    own = sheets(found)
    charts = {name: [each for each in CHARTS if BESIDE.get(each, each) == name] for name in CHARTS if name in own}
    parts = [
        section(own[name], [(CHARTS[each], drawn[each]) for each in names if each in drawn])
        for name, names in charts.items()
    ]
    return document(f"{found.plan.game}: a study", headline(found), [*parts, about(found)])


def document(title: str, told: list[str], parts: list[str]) -> str:
    """A page of sections under a title and some sentences."""
    lines = "".join(f"<p class=told>{escape(line)}</p>" for line in told)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><main><h1>{escape(title)}</h1>{lines}{''.join(parts)}</main></body></html>\n"
    )


def section(sheet: Sheet, charts: list[tuple[str, str]]) -> str:
    """One table with its charts, each a caption and an SVG."""
    figures = "".join(figure(svg, caption) for caption, svg in charts)
    note = f"<p class=note>{escape(sheet.note)}</p>" if sheet.note else ""
    return f"<section><h2>{escape(sheet.title)}</h2>{figures}{table_of(sheet)}{note}</section>"


def figure(svg: str, caption: str) -> str:
    """One chart; the table below it says the same to who cannot see it."""
    image = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(caption)}" ', 1)
    return f"<figure tabindex=0>{image}<figcaption>{escape(caption)}</figcaption></figure>"


def table_of(sheet: Sheet) -> str:
    """A table."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in sheet.headings)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in sheet.rows
    )
    return f"<div class=wide tabindex=0><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"


def about(found: Findings) -> str:
    """How it was found, so that others can do it again."""
    games = f"{found.games}, seed {found.plan.seed}; as many by --games {found.games} are the same"
    return facts(found.plan, {"Games": games, "Engine": "compiled" if found.compiled else "uncompiled"})


def facts(plan: Plan, more: dict[str, str]) -> str:
    """What was played, by whom."""
    told = {
        "Game": f"{plan.game}, {plan.seats} seats, rules version {plan.rules_version}",
        "Options": ", ".join(f"{key}={value}" for key, value in plan.options.items()) or "as usual",
        "Bots": ", ".join(plan.bots),
        "Pack": plan.pack or "none",
        "Program": f"gamekeeper {plan.version}",
        **({"Charts": 'left out: what draws them is missing, pip install "gamekeeper[lab]"'} if undrawn() else {}),
        **more,
    }
    lines = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in told.items())
    note = (
        "± is half a 95 % interval of one figure. Bots are no people: what a card is worth to them may differ from "
        "what it is worth to players, most of all where they play without looking ahead."
    )
    return f"<section><h2>How this was found</h2><dl>{lines}</dl><p class=note>{note}</p></section>"
