"""A park: its hexes as rows of bricks, and its attractions one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from gamekeeper.cli.boards.dice_theme_park.faces import Faces

TABLE_FROM: Final = 76  # columns of the terminal that a table takes
WIDEST: Final = 120
OPEN: Final = "+"  # before what can be answered with
RUN: Final = "■"  # an operation this round
FREE: Final = "□"  # one that is left
MASCOT: Final = "☺"


def park(view: Mapping[str, Any], seat: int, faces: Faces, pointed: set[str]) -> Text:
    """The hexes of a seat's park as rows of bricks, the entrance below: every brick touches its neighbours."""
    axes: list[list[int]] = faces.catalogue["hexes"]
    across = [2 * q + r for q, r in axes]  # in halves of a brick
    first = min(across)
    brick = min(faces.scene.width, WIDEST) // (max(across) - first + 2) * 2
    rows = []
    for r in sorted({row for _, row in axes}):
        spots = sorted((spot for spot, axis in enumerate(axes) if axis[1] == r), key=across.__getitem__)
        bricks = [lines_of(view, seat, spot, faces, pointed, brick) for spot in spots]
        for number in range(max(map(len, bricks))):
            line = Text(" " * ((across[spots[0]] - first) * brick // 2))
            for lines in bricks:
                cell = lines[number].copy() if number < len(lines) else Text("│", style="dim")
                cell.truncate(brick, pad=True)
                line.append_text(cell)
            line.rstrip()
            rows.append(line)
    return Text("\n").join(rows)


def lines_of(view: Mapping[str, Any], seat: int, spot: int, faces: Faces, pointed: set[str], brick: int) -> list[Text]:
    """A hex: number and name, operations, guests and mascots."""
    here, place = view["parks"][seat][spot], f"hex:{seat}:{spot + 1}"
    mark = OPEN if place in pointed or (here and here["card"] in pointed) else " "
    lead = Text("│", style="dim")
    if here is None:
        return [lead.append(f"{mark}{spot + 1}", style="not dim" if mark == OPEN else "dim")]
    lines = [lead.append(f"{mark}{spot + 1} {faces.name(here['card'])}"[: brick - 2], style="not dim bold")]
    parts = [Text(runs(here)), *faces.guests_at(view, place)]
    parts += [Text(MASCOT) for mascot in view["zones"][f"mascots:{seat}"] if view["mascots"][mascot] == place]
    for part in parts:
        if len(lines) == 1 or lines[-1].cell_len + part.cell_len + 1 > brick - 1:
            lines.append(Text("│", style="dim").append(" "))
        lines[-1].append_text(part).append(" ")
    return lines


def runs(here: Mapping[str, Any]) -> str:
    """Operations of this round, and those that are left."""
    cubes, icons = int(here["cubes"]), int(here["icons"])
    return RUN * cubes + FREE * max(0, icons - cubes)


def attractions(view: Mapping[str, Any], seat: int, faces: Faces, pointed: set[str]) -> Table:
    """The attractions of a park with what they want and bring; one behind the other where a table has no room."""
    words, beside = faces.words, faces.scene.width >= TABLE_FROM
    table = Table.grid(padding=(0, 2 if beside else 1, 0, 0))
    heads = [words.say(f"label-{key}") for key in ("wants", "stars", "spaces", "amenity")]
    if beside:
        table.add_row("", "", "", *[Text(head, style="dim") for head in heads])
    for spot, here in enumerate(view["parks"][seat]):
        if here is None:
            continue
        row = faces.row(here["card"])
        mark = OPEN if {here["card"], f"hex:{seat}:{spot + 1}"} & pointed else ""
        cells = list(told(row, here, faces))
        name = faces.name(here["card"])
        if beside:
            table.add_row(mark, str(spot + 1), name, *cells)
        else:
            table.add_row(mark, str(spot + 1), " · ".join(filter(None, [name, *cells])))
    return table


def told(row: Mapping[str, Any], here: Mapping[str, Any], faces: Faces) -> Iterator[str]:
    """What an attraction wants, what an operation earns, upgrades, amenity and income."""
    words = faces.words
    yield faces.wants(row)
    money = words.say("label-pays", count=here["money"]) if here["money"] else ""
    yield " ".join(filter(None, [words.say("label-star", count=here["stars"]), money]))
    yield faces.spaces(row, here)
    yield faces.amenity(row)
