"""The table: round and phase, what is judged, the seats, the reader's park, and what the phase touches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gamekeeper.cli.boards import Scene, seat_mark, seat_style
from gamekeeper.cli.boards.dice_theme_park.faces import ANY, COLOURS, SURPRISE, VIP, WILD, Faces
from gamekeeper.cli.boards.dice_theme_park.park import FREE, MASCOT, OPEN, RUN, TABLE_FROM, attractions, park

CHOOSING: Final = ("plan", "welcome", "expand")  # phases in which what lies open is chosen from
BUYING: Final = ("expand", "improve")
NUMBERS: Final = ("stars", "earned", "money", "income", "maps", "mascots", "guests", "attractions")
SIGNS: Final = {ANY: "any", RUN: "run", FREE: "free"}
BONUS: Final = range(2, 5)  # so many of an amenity bring something
CLOSED: Final = "×"  # struck out by a solo card, or taken


def draw(view: Mapping[str, Any], scene: Scene, pointed: set[str]) -> RenderableType:
    """Everything the reader needs in this phase; `look` shows the rest."""
    faces = Faces(scene)
    reader: int = view["reader"]
    parts: list[RenderableType] = [heading(view, faces), *judged(view, faces), seats(view, faces), Text()]
    for seat in [reader] if reader >= 0 else range(len(scene.names)):
        if reader < 0:
            parts.append(seat_name(seat, scene))
        parts += [park(view, seat, faces, pointed), attractions(view, seat, faces, pointed)]
    parts += [legend(view, faces), Text()]
    if view["phase"] in CHOOSING and not view["ending"]:
        parts += [*on_offer(view, faces, pointed), Text()]
    parts += own(view, faces, pointed) if reader >= 0 else []
    return Group(*parts)


# --- what concerns all -------------------------------------------------------------------------------


def heading(view: Mapping[str, Any], faces: Faces) -> Text:
    """Round, phase and turn order; alone the target."""
    words, scene = faces.words, faces.scene
    parts = [words.say("label-round", round=view["round"], rounds=view["rounds"])] if view["round"] else []
    parts.append(words.say("label-phase", phase=view["phase"] if view["round"] else "start"))
    text = Text(" · ".join(parts))
    if len(scene.names) > 1 and view["round"]:
        text.append(f" · {words.say('label-order')}")
        for seat in view["order"]:
            text.append(f" {seat_mark(seat)}", style=seat_style(seat))
    elif view["target"]:
        more = view["target"] - view["first_target"]
        text.append(f" · {words.say('label-target', target=view['target'], more=more)}")
    return text


def judged(view: Mapping[str, Any], faces: Faces) -> Iterator[Text]:
    """Objectives and goals by round, with how they stand."""
    for card, round_ in sorted(view["goals"].items(), key=lambda one: one[1]):
        if round_ >= view["round"]:
            row, what = faces.row(card), standing(view, card, faces)
            name = f"{faces.name(card)} ({faces.counts(row)})" if row["type"] == "objective" else faces.name(card)
            yield Text(f"{faces.words.say('label-in-round', round=round_)}: {name} · {what}")


def standing(view: Mapping[str, Any], card: str, faces: Faces) -> str:
    """An objective's number for each seat, a goal's beside the one that is wanted."""
    words, found = faces.words, view["standing"][card]
    if "wanted" not in found:
        return " ".join(f"{seat_mark(seat)} {value}" for seat, value in enumerate(found["values"]))
    numbers = ", ".join(f"{value}/{wanted}" for value, wanted in zip(found["values"], found["wanted"], strict=True))
    penalty = faces.row(card)["red_stars"] + faces.catalogue["space_stars"][view["goals"][card] - 1]
    return words.say("label-goal", numbers=numbers, reached=int(found["reached"]), penalty=penalty)


def seat_name(seat: int, scene: Scene) -> Text:
    """A seat's shape and name."""
    return Text(f"{seat_mark(seat)} ", style=seat_style(seat)).append(scene.names[seat], style="bold")


def seats(view: Mapping[str, Any], faces: Faces) -> Table:
    """A line of numbers per seat; where a table has no room, one behind the other."""
    scene, words = faces.scene, faces.words
    beside = scene.width >= TABLE_FROM
    table = Table.grid(padding=(0, 2 if beside else 1, 0, 0))
    heads = [words.say(f"label-{key}") for key in NUMBERS]
    if beside:
        table.add_row("", "", *[Text(head, style="dim") for head in heads])
    for seat, name in enumerate(scene.names):
        mark = Text("▶ " if seat in scene.deciders else "  ").append(seat_mark(seat), style=seat_style(seat))
        cells = list(seat_cells(view, seat, faces))
        if beside:
            table.add_row(mark, name, *cells)
        else:
            line = [f"{head} {cell}" for head, cell in zip(heads, cells, strict=True)]
            table.add_row(mark, " · ".join([name, *line]))
    return table


def seat_cells(view: Mapping[str, Any], seat: int, faces: Faces) -> Iterator[str]:
    """The numbers of a seat; of maps and mascots those that are ready, too."""
    mascots = view["zones"][f"mascots:{seat}"]
    yield str(view["stars"][seat])
    yield f"+{view['earned'][seat]}"
    yield str(view["money"][seat])
    yield f"+{view['income'][seat]}"
    yield f"{view['ready_maps'][seat]}/{view['maps'][seat]}"
    count = view["mascot_count"][seat]
    yield f"{count - sum(view['mascots'][card] != '' for card in mascots)}/{count}"
    colours = faces.catalogue["dice"]
    held = [colours[number] for number, die in enumerate(view["dice"]) if die["at"].startswith(f"hex:{seat}:")]
    yield " ".join(f"{held.count(colour)}{faces.letter(colour)}" for colour in COLOURS)
    yield str(sum(here is not None for here in view["parks"][seat]))


def legend(view: Mapping[str, Any], faces: Faces) -> Text:
    """What the signs mean, as far as they are seen."""
    words = faces.words
    parts = [f"{faces.letter(colour)} {words.say('colour-of', colour=colour)}" for colour in COLOURS]
    parts += [f"{sign} {words.say('label-sign', sign=name)}" for sign, name in SIGNS.items()]
    parts.append(words.say("label-space-sign"))
    parts += [f"{MASCOT} {words.say('label-sign', sign='mascot')}"] * any(view["mascots"].values())
    parts += [f"{VIP} VIP"] * any(die.get("vip") for die in view["dice"])
    parts += [f"{WILD} {words.say('label-sign', sign='wild')}"] * any(die.get("wild") for die in view["dice"])
    if view["phase"] in CHOOSING and (any(view["taken"]) or any(view["blocked"])):
        parts.append(f"{CLOSED} {words.say('label-sign', sign='closed')}")
    seen = [*view["zones"]["display"], *(here["card"] for park in view["parks"] for here in park if here)]
    if any(SURPRISE in faces.row(card)["requirement"].split() for card in seen):
        parts.append(f"! {words.say('label-surprise')}")
    return Text(" · ".join(parts), style="dim")


# --- what lies open ----------------------------------------------------------------------------------


def on_offer(view: Mapping[str, Any], faces: Faces, pointed: set[str]) -> Iterator[RenderableType]:
    """Monorails, attractions and skills; those of set-up are the reader's own."""
    if view["round"] == 0:
        return
    yield rails(view, faces)
    if view["zones"]["display"]:
        yield display(view, view["zones"]["display"], faces, pointed)
    if view["zones"]["skills"]:
        yield cards(view, faces.words.say("label-skills"), view["zones"]["skills"], faces, pointed)


def rails(view: Mapping[str, Any], faces: Faces) -> Text:
    """Who waits on which monorail; those taken and struck out are marked."""
    text = Text(f"{faces.words.say('label-rails')}:")
    for number, is_taken in enumerate(view["taken"], 1):
        closed = is_taken or view["blocked"][0] == number
        text.append(f"  {CLOSED if closed else ''}{number} ")
        text.append_text(Text(" ").join(faces.guests_at(view, f"rail:{number}")) or Text("–", style="dim"))
    return text


def display(view: Mapping[str, Any], offered: Sequence[str], faces: Faces, pointed: set[str]) -> Table:
    """Attractions with their cost, what they want and bring."""
    words, beside = faces.words, faces.scene.width >= TABLE_FROM
    heads = [words.say(f"label-{key}") for key in ("cost", "wants", "stars", "spaces", "amenity")]
    table = Table.grid(padding=(0, 1, 0, 0))
    title = Text(words.say("label-display"), style="bold")
    table.add_row("", title, *[Text(head, style="dim") for head in heads] if beside else [])
    for card in offered:
        row = faces.row(card)
        stars = words.say("label-star", count=row["stars"])
        cells = [str(row["cost"]), faces.wants(row), stars, faces.spaces(row), brings(view, row, faces)]
        if not beside:
            cells[0] = f"{heads[0]} {cells[0]}"
        mark = CLOSED if is_blocked(view, 1, card) else OPEN if card in pointed else ""
        name = faces.name(card)
        table.add_row(mark, *([name, *cells] if beside else [" · ".join(filter(None, [name, *cells]))]))
    return table


def is_blocked(view: Mapping[str, Any], what: int, card: str) -> bool:
    """Whether a solo card has struck a card of a display out."""
    return bool(view["blocked"][what]) and view["shown"].get(card) == view["blocked"][what]


def brings(view: Mapping[str, Any], row: Mapping[str, Any], faces: Faces) -> str:
    """The amenity of an attraction, what it brings beside those the reader has, and income."""
    built = [here for here in view["parks"][view["reader"]] if here] if view["reader"] >= 0 else []
    match = 1 + sum(faces.row(here["card"])["amenity"] == row["amenity"] for here in built)
    parts = [faces.amenity(row)]
    parts += [f"→ {faces.words.say('label-bonus', count=match)}"] * (view["round"] > 0 and match in BONUS)
    parts += [f"· {faces.words.say('label-income-of', count=row['income'])}"] * bool(row["income"])
    return " ".join(parts)


def cards(view: Mapping[str, Any], title: str, offered: Sequence[str], faces: Faces, pointed: set[str]) -> Table:
    """Cards with what they do, the same ones once."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row("", Text(title, style="bold"))
    for kind in dict.fromkeys(faces.cards[int(card.partition(":")[2])] for card in offered):
        same = [card for card in offered if faces.row(card) is faces.kinds[kind]]
        closed = all(is_blocked(view, 2, card) for card in same)
        mark = CLOSED if closed else OPEN if set(same) & pointed else ""
        table.add_row(mark, Text(f"{faces.counted(same)}{card_told(faces.kinds[kind], faces)}"))
    return table


def card_told(row: Mapping[str, Any], faces: Faces) -> str:
    """Numbers and effect of a card, behind its name."""
    numbers = ""
    if row["type"] == "staff":
        numbers = f" · {faces.words.say('label-staff', value=row['value'], money=row['money'])}"
    does = faces.does(row)
    return f"{numbers} · {does}" if does else numbers


# --- the reader's own --------------------------------------------------------------------------------


def own(view: Mapping[str, Any], faces: Faces, pointed: set[str]) -> Iterator[RenderableType]:
    """What is chosen from in the set-up, staff, administrator, mascots, and what a map and a mascot cost."""
    words, seat, zones = faces.words, view["reader"], view["zones"]
    offer: list[str] = zones[f"offer:{seat}"]
    tiles = [card for card in offer if faces.row(card)["type"] == "attraction"]
    if tiles:
        yield display(view, tiles, faces, pointed)
    others = [card for card in offer if card not in tiles]
    if others:
        yield cards(view, words.say("label-offer"), others, faces, pointed)
    if zones[f"administrator:{seat}"]:
        card = zones[f"administrator:{seat}"][0]
        yield Text(f"{words.say('label-administrator')}: {faces.name(card)}{card_told(faces.row(card), faces)}")
    if zones[f"mascots:{seat}"]:
        yield Text(f"{words.say('label-your-mascots')}: ").append(", ".join(mascots(view, seat, faces)))
    if zones[f"played:{seat}"]:
        told = f"{faces.counted(zones[f'played:{seat}'])} ({words.say('label-total', value=view['total'][seat])})"
        yield Text(f"{words.say('label-played')}: {told}")
    if view["phase"] in BUYING:
        yield Text(words.say("label-prices", **view["prices"][seat]), style="dim")
    hand = zones[f"hand:{seat}"]
    if hand and (set(hand) & pointed or (view["phase"] == "plan" and view["round"])):
        yield cards(view, words.say("label-your-hand"), sorted(hand, key=faces.name), faces, pointed)
    elif hand and view["round"]:
        yield Text(f"{words.say('label-your-hand')}: {faces.counted(sorted(hand, key=faces.name))}")


def mascots(view: Mapping[str, Any], seat: int, faces: Faces) -> Iterator[str]:
    """Mascots by their skill, those used with their hex."""
    for card in view["zones"][f"mascots:{seat}"]:
        place = view["mascots"][card]
        used = f" ({MASCOT} {place.rpartition(':')[2]})" if place else ""
        yield f"{faces.name(card)}{used}"
