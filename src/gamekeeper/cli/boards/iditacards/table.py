"""The table: the trail, the teams, what lies open, and the reader's hand with its costs as they are now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gamekeeper.cli.boards import Scene, seat_mark, seat_style
from gamekeeper.cli.boards.iditacards.faces import COSTS, Faces

TABLE_FROM: Final = 76  # columns of the terminal that numbers in a table take
WIDEST: Final = 120
OPEN: Final = "+"  # before what can be answered with
HUT: Final = "┼"
CONDITIONS: Final = ("hypothermia", "starvation")
NUMBERS: Final = ("square", "leg", *CONDITIONS, "speed", "hand", "deck")
DECKS: Final = ("speed", "reckless", "improvement", "survivor")


def draw(view: Mapping[str, Any], scene: Scene, pointed: set[str]) -> RenderableType:
    """Everything the reader sees, the trail first and the own hand last."""
    faces = Faces(scene)
    parts: list[RenderableType] = [heading(view, scene), trail(view, scene), *legs(view, scene), Text()]
    parts += [numbers(view, scene), *teams(view, faces), Text(open_cards(view, faces))]
    if view["reader"] >= 0:
        parts += [Text(own(view, faces)), Text(), hand(view, faces, pointed)]
    return Group(*parts)


# --- the trail ---------------------------------------------------------------------------------------


def heading(view: Mapping[str, Any], scene: Scene) -> Text:
    """Turn and day, the weather in words, and who takes part in a new day that begins."""
    words = scene.words
    day = view["days"][max(view["reader"], 0)] + 1
    weather = view["weather"]
    says = words.say("label-weather.says", weather=scene.catalogue["weather_says"][weather])
    said = f"{words.say('label-weather', weather=weather)}: {says}"
    parts = [words.say("label-clock", turn=view["turn"], day=day), said]
    joined = [scene.names[seat] for seat, takes_part in enumerate(view["joined"]) if takes_part]
    return Text(" · ".join(parts + [words.say("label-joined", names=words.join(joined))] * bool(joined)))


def trail(view: Mapping[str, Any], scene: Scene) -> Text:
    """The whole trail as a strip: teams above it, huts and borders on it, the legs below."""
    width = min(scene.width, WIDEST)
    finish: int = scene.catalogue["finish"]
    text = Text()
    columns = apart(view["position"], finish, width)
    shown = {column: seat for seat, column in enumerate(columns)}
    for column in range(max(columns) + 1):
        seat = shown.get(column, -1)
        text.append(seat_mark(seat) if seat >= 0 else " ", style=seat_style(max(seat, 0)))
    line, names = ["─"] * width, ""
    starts = [leg["first"] * (width - 1) // finish for leg in scene.catalogue["legs"]] + [width]
    for place, leg in enumerate(scene.catalogue["legs"]):
        line[starts[place]] = HUT if leg["checkpoint"] else "┬"
        room = starts[place + 1] - starts[place]
        names += scene.words.say("label-leg", leg=leg["name"])[: room - 1].ljust(room)
    line[0], line[-1] = "├", "┤"
    return text.append(f"\n{''.join(line)}\n").append(f"{' ' * starts[0]}{names}"[:width].rstrip(), style="dim")


def apart(squares: Sequence[int], finish: int, width: int) -> list[int]:
    """A column for each team, in the order of their squares: who has no room goes on, at the end all move up."""
    order = sorted(range(len(squares)), key=lambda seat: squares[seat])
    found = [square * (width - 1) // finish for square in squares]
    for behind, seat in pairwise(order):
        found[seat] = max(found[seat], found[behind] + 1)
    for place, seat in enumerate(reversed(order), 1):
        found[seat] = min(found[seat], width - place)
    return found


def legs(view: Mapping[str, Any], scene: Scene) -> list[Text]:
    """What the leg the reader is on does, and the next one."""
    if view["reader"] < 0:
        return []
    here = leg_at(view["position"][view["reader"]], scene)
    told = [leg_told(leg, scene) for leg in scene.catalogue["legs"][here : here + 2]]
    return [Text(f"{'→ ' if place else ''}{said}", style="dim" if place else "") for place, said in enumerate(told)]


def leg_told(leg: Mapping[str, Any], scene: Scene) -> str:
    """A leg in a line."""
    words = scene.words
    name, says = (words.say(key, leg=leg["name"]) for key in ("label-leg", "label-leg.says"))
    numbers = [f"{words.say(f'label-{key}')} {leg[key]}" for key in CONDITIONS]
    return " · ".join([f"{name} {leg['first']}–{leg['last']}", *numbers, says])


def leg_at(square: int, scene: Scene) -> int:
    """The leg of a square."""
    return max([place for place, leg in enumerate(scene.catalogue["legs"]) if leg["first"] <= square], default=0)


# --- the teams ---------------------------------------------------------------------------------------


def numbers(view: Mapping[str, Any], scene: Scene) -> Table:
    """A line of numbers per seat; where a table has no room, one behind the other."""
    beside = scene.width >= TABLE_FROM
    table = Table.grid(padding=(0, 2 if beside else 1, 0, 0))
    heads = [scene.words.say(f"label-{key}") if key != "leg" else "" for key in NUMBERS]
    if beside:
        table.add_row("", "", *[Text(head, style="dim") for head in heads])
    for seat, name in enumerate(scene.names):
        mark = Text("▶ " if view["turn_seat"] == seat and not view["ending"] else "  ")
        mark.append(seat_mark(seat), style=seat_style(seat))
        cells = seat_cells(view, scene, seat)
        if beside:
            table.add_row(mark, name, *cells)
        else:
            told = [f"{head} {cell}".strip() for head, cell in zip(heads, cells, strict=True)]
            table.add_row(mark, " · ".join([name, *told]))
    return table


def seat_cells(view: Mapping[str, Any], scene: Scene, seat: int) -> list[str]:
    """The numbers of a seat; conditions with the line at which it dies."""
    square, zones = view["position"][seat], view["zones"]
    leg = scene.catalogue["legs"][leg_at(square, scene)]["name"]
    line = scene.catalogue["deadly"] - 1
    meters = [f"{view[key][seat]} {'▰' * view[key][seat]}{'▱' * (line - view[key][seat])}×" for key in CONDITIONS]
    held, deck = zones[f"hand:{seat}"], zones[f"deck:{seat}"]
    counts = [str(held if isinstance(held, int) else len(held)), str(deck)]
    return [str(square), scene.words.say("label-leg", leg=leg), *meters, str(view["speed"][seat]), *counts]


def teams(view: Mapping[str, Any], faces: Faces) -> list[RenderableType]:
    """For each seat its dogs with what they carry, and what is pending."""
    lines: list[RenderableType] = []
    for seat in range(len(faces.scene.names)):
        grid = Table.grid(padding=(0, 1, 0, 0))
        dogs = [dog(card, view["bearers"], faces) for card in view["zones"][f"team:{seat}"]]
        parts = [", ".join(dogs) or faces.words.say("label-empty"), *risk(view, seat, faces)]
        grid.add_row(Text(seat_mark(seat), style=seat_style(seat)), " · ".join(parts))
        lines.append(Padding(grid, (0, 0, 0, 2)))
    return [*lines, Text(faces.words.say("label-deadly", alone=int(len(lines) == 1)), style="dim")]


def dog(card: str, bearers: Mapping[str, str], faces: Faces) -> str:
    """A dog, and in brackets what is on it."""
    carried = [gear for gear, bearer in bearers.items() if bearer == card]
    return f"{faces.name(card)} ({faces.counted(carried)})" if carried else faces.name(card)


def risk(view: Mapping[str, Any], seat: int, faces: Faces) -> list[str]:
    """The stack, what is on top first: what still wants how many cards, and what was paid for it."""
    told: list[str] = []
    paid: list[str] = []
    for card in view["zones"][f"stack:{seat}"]:
        if card not in view["owed"]:
            paid.insert(0, card)
            continue
        wants = f"{faces.name(card)} {faces.words.say('label-wants', count=view['owed'][card])}"
        told.append(f"{wants} ({faces.counted(paid)})" if paid else wants)
        paid = []
    found = [f"{faces.words.say('label-risk')}: {', '.join(told)}"] if told else []
    return found + ([f"{faces.words.say('label-in-play')}: {faces.counted(paid)}"] if paid else [])


# --- cards -------------------------------------------------------------------------------------------


def open_cards(view: Mapping[str, Any], faces: Faces) -> str:
    """The supply with costs as they are for the reader, and how many cards the decks hold."""
    zones = view["zones"]
    costs = view["own"]["costs"] if view["own"] else {}
    words = faces.words
    wares = [f"{faces.name(card)} {faces.costs(faces.kind(card), costs.get(card))}" for card in zones["supply"]]
    supply = ", ".join(wares) or words.say("label-empty")
    counts = [f"{words.say('label-upgrade-deck', deck=deck)} {zones[f'pile-{deck}']}" for deck in DECKS]
    decks = f"{words.say('label-upgrade-decks')}: {' · '.join(counts)}"
    return f"{faces.name('supply')}: {supply} · {faces.name('damage')}: {len(zones['damage'])}\n{decks}"


def own(view: Mapping[str, Any], faces: Faces) -> str:
    """The reader's speed as a sum, and what a new day brings."""
    words, seat = faces.words, view["reader"]
    parts = [
        words.say("label-speed-part", part=part, value=f"−{-value}" if value < 0 else f"+{value}")
        for part, value in view["speed_parts"][seat].items()
    ]
    held = len(view["zones"][f"hand:{seat}"])
    told = f"{words.say('label-speed')} {view['speed'][seat]}" + (f": {', '.join(parts)}" if parts else "")
    return f"{told} · {words.say('label-new-day', draw=view['draw'][seat], hand=held)}"


def hand(view: Mapping[str, Any], faces: Faces, pointed: set[str]) -> Group:
    """The reader's cards with their costs now, what they do, what is in the way, and what the numbers mean."""
    words, own_cards = faces.words, view["own"]
    cards: list[str] = view["zones"][f"hand:{view['reader']}"]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    heads = [words.say(f"label-{cost}") for cost in COSTS]
    beside = faces.scene.width >= TABLE_FROM
    for head in ["", words.say("label-your-hand"), *([*heads, ""] if beside else [])]:
        table.add_column(head, no_wrap=head in heads)
    for kind in dict.fromkeys(faces.kind(card) for card in cards):
        same = [card for card in cards if faces.kind(card) == kind]
        costs, fate = own_cards["costs"][same[0]], own_cards["fates"].get(same[0], "pays")
        text = Text(faces.effect(kind))
        if fate != "pays":
            count = costs[1 if fate == "no-health" else 0]
            text.append(f" – {words.say(f'label-{fate}', count=count)}", style="dim")
        mark = OPEN if set(same) & pointed else ""
        if beside:
            table.add_row(mark, faces.counted(same), *faces.cost_list(kind, costs), text)
        else:
            table.add_row(mark, Text(f"{faces.counted(same)} · {faces.costs(kind, costs)} · ").append_text(text))
    notes = [] if beside or not cards else ["/".join(heads)]
    if any("(" in faces.costs(faces.kind(card), own_cards["costs"][card]) for card in cards):
        notes.append(words.say("label-printed"))
    return Group(table, *[Text(" · ".join(notes), style="dim")] * bool(notes))
