"""The table: what all share, the players' boards, the card in play, and the reader's hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gamekeeper.cli.boards import Scene, seat_mark, seat_style
from gamekeeper.cli.boards.fort.faces import ACTIONS, FRIEND, Faces, titled
from gamekeeper.words import Translator

TITLES_FROM: Final = 110
TABLE_FROM: Final = 76  # columns of the terminal that numbers in a table take
BESIDE_FROM: Final = 60  # that a card's actions beside its name take
NUMBERS: Final = ("points", "fort", "stuff", "pack", "hand", "deck", "discard")
PIZZA_STYLE: Final = "#D08A1C"
TOY_STYLE: Final = "#B0764A"
OPEN: Final = "+"  # before what can be answered with


def draw(view: Mapping[str, Any], scene: Scene, pointed: set[str]) -> RenderableType:
    """Everything the reader sees, the shared things first and the own hand last."""
    faces = Faces(scene)
    parts: list[RenderableType] = [shared(view, scene), Text()]
    if view["draft_round"]:
        parts += draft(view, faces, pointed)
    else:
        parts += [players(view, scene, faces), Text()]
        parts += in_play(view, faces)
        parts += [cards(view, faces, pointed)]
    parts += own(view, faces)
    parts.append(legend(faces))
    return Group(*parts)


# --- what all share ----------------------------------------------------------------------------------


def shared(view: Mapping[str, Any], scene: Scene) -> Text:
    """Turn, park deck and supply; then what fort levels may still bring, in as few lines as it takes."""
    words = scene.words
    parts = [words.say("label-turn", turn=view["turn"], round=view["round"])] if view["turn"] else []
    if view["last_round"] and not view["ending"]:
        parts.append(words.say("label-last-round"))
    parts.append(words.say("label-park-deck", count=view["park_deck"]))
    pizza, toys = view["supply"]
    parts.append(f"{words.say('label-supply')} {words.say('both-resources', pizza=pizza, toys=toys)}")
    lines = [" · ".join(parts)]
    for piece in to_take(view, words):
        joined = f"{lines[-1]} · {piece}"
        if len(joined) > scene.width:
            lines.append(piece)
        else:
            lines[-1] = joined
    return Text("\n".join(lines))


def to_take(view: Mapping[str, Any], words: Translator) -> list[str]:
    """Made-up rules, macaroni sculpture and perks that are still there."""
    parts = []
    if view["rules"]:
        parts.append(words.say("label-rules-left", count=view["rules"]))
    if view["macaroni"]:
        parts.append(words.say("label-macaroni"))
    if view["perks"]:
        names = ", ".join(words.say("perk", perk=perk) for perk in view["perks"])
        parts.append(f"{words.say('label-perks')}: {names}")
    return parts


def legend(faces: Faces) -> Text:
    """What the letters of the suits mean; those of resources and the star too where that takes no line more."""
    words, text = faces.words, Text()
    for suit in faces.suit_names:
        text.append_text(faces.letters(suit)).append(f" {words.say('suit', suit=suit)}  ", style="dim")
    room = -(-text.cell_len // faces.width) * faces.width
    pizza, toys = (
        f"{words.say('resource-letter', resource=kind)} {words.say('resource-title', resource=kind)}  "
        for kind in ("pizza", "toy")
    )
    for more in (pizza + toys, f"{FRIEND} {words.say('label-friend')}"):
        if text.cell_len + len(more) <= room:
            text.append(more, style="dim")
    return text


# --- boards ------------------------------------------------------------------------------------------


def players(view: Mapping[str, Any], scene: Scene, faces: Faces) -> Group:
    """The numbers of each seat, and below them the cards in yards and lookouts."""
    seats = player_table(view, scene, faces) if scene.width >= TABLE_FROM else player_lines(view, scene, faces)
    return Group(seats, *possessions(view, scene, faces))


def player_table(view: Mapping[str, Any], scene: Scene, faces: Faces) -> Table:
    """A line of numbers per seat."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    names = scene.titles if scene.width >= TITLES_FROM else scene.names
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=30 if scene.width >= TITLES_FROM else 14)
    for key in NUMBERS:
        table.add_column(justify="left" if key in {"fort", "stuff", "pack"} else "right", no_wrap=True)
    table.add_row("", "", *[Text(scene.words.say(f"label-{key}"), style="dim") for key in NUMBERS])
    for seat, name in enumerate(names):
        style = "bold" if is_turn(view, seat) else ""
        table.add_row(player_mark(view, seat), name, *numbers(view["seats"][seat], faces), style=style)
    return table


def player_lines(view: Mapping[str, Any], scene: Scene, faces: Faces) -> Table:
    """The numbers of each seat one behind the other, where a table has no room."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat, name in enumerate(scene.names):
        line = Text(name, style="bold" if is_turn(view, seat) else "")
        for key, cell in zip(NUMBERS, numbers(view["seats"][seat], faces), strict=True):
            line.append(f" · {scene.words.say(f'label-{key}')} ", style="dim").append_text(cell)
        table.add_row(player_mark(view, seat), line)
    return table


def is_turn(view: Mapping[str, Any], seat: int) -> bool:
    """Whether it is this seat's turn."""
    return not view["ending"] and bool(view["turn_seat"] == seat)


def player_mark(view: Mapping[str, Any], seat: int) -> Text:
    """A seat's shape, pointed at in its turn."""
    return Text("▶ " if is_turn(view, seat) else "  ").append(seat_mark(seat), style=seat_style(seat))


def numbers(board: Mapping[str, Any], faces: Faces) -> list[Text]:
    """The cells of a seat's line."""
    level = board["level"]
    brings = f"+{faces.track[level]['points']}"
    fort = Text(f"{level} {'▰' * level}{'▱' * (len(faces.track) - 1 - level)} {brings:>3}")
    pack = goods(board["pack_pizza"], board["pack_toys"], faces.words)
    pack.append(f" /{board['pack_room']}", style="dim")
    return [
        Text(str(board["points"])),
        fort,
        goods(board["pizza"], board["toys"], faces.words),
        pack,
        Text(str(board["hand"])),
        Text(str(board["deck"])),
        Text(str(len(board["discard"]))),
    ]


def goods(pizza: int, toys: int, words: Translator) -> Text:
    """Pizza and toys as numbers with a letter: ``2P 3T``."""
    text = Text()
    text.append(f"{pizza}{words.say('resource-letter', resource='pizza')}", style=PIZZA_STYLE if pizza else "dim")
    return text.append(f" {toys}{words.say('resource-letter', resource='toy')}", style=TOY_STYLE if toys else "dim")


def possessions(view: Mapping[str, Any], scene: Scene, faces: Faces) -> list[RenderableType]:
    """For each seat that has any: yard, lookout, perks, made-up rule and macaroni sculpture."""
    lines: list[RenderableType] = []
    for seat, board in enumerate(view["seats"]):
        parts = belongings(board, faces)
        if parts:
            mark = Text(seat_mark(seat), style=seat_style(seat))
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(mark, Text(" · ").join(parts))
            lines.append(Padding(grid, (0, 0, 0, 2)))
    return lines


def belongings(board: Mapping[str, Any], faces: Faces) -> list[Text]:
    """What lies on and beside a seat's board, as pieces of a line."""
    words = faces.words
    parts: list[Text] = []
    if board["yard"]:
        parts.append(titled(words.say("label-yard"), faces.tickets(board["yard"])))
    if board["lookout"]:
        title = f"{words.say('label-lookout')} {len(board['lookout'])}/{board['lookout_room']}"
        parts.append(titled(title, lookout(board, faces)))
    if board["perks"]:
        names = ", ".join(words.say("perk", perk=perk) for perk in board["perks"])
        parts.append(titled(words.say("label-perks"), Text(names)))
    if board["rule"] == "hidden":
        parts.append(Text(words.say("label-rule-hidden"), style="dim"))
    elif board["rule"]:
        parts.append(titled(words.say("label-rule"), Text(words.say("made-up-rule", rule=board["rule"]))))
    if board["macaroni"]:
        parts.append(Text(words.say("label-macaroni")))
    return parts


def lookout(board: Mapping[str, Any], faces: Faces) -> Text:
    """The cards of a lookout; of those not seen, the suits."""
    unseen = iter(board["unseen"])
    pieces = [
        faces.ticket(card) if card >= 0 else Text("? ").append_text(faces.icons(next(unseen).split()))
        for card in board["lookout"]
    ]
    return Text(", ").join(pieces)


# --- cards with their actions ------------------------------------------------------------------------


def in_play(view: Mapping[str, Any], faces: Faces) -> list[RenderableType]:
    """The card in play, what was added, which actions were used, and the suit to match."""
    if view["played"] < 0:
        return []
    words = faces.words
    text = titled(words.say("label-in-play"), faces.ticket(view["played"]), "bold")
    if view["added"]:
        text.append(" + ").append_text(faces.tickets(view["added"]))
    for action in ACTIONS:
        text.append(
            f"\n  {'▸' if action in view['used'] else ' '} {words.say(f'label-{action}')}: ", style="dim"
        ).append(faces.action(view["played"], action))
    if view["suit"]:
        text.append(f"\n    {words.say('label-match', suit=view['suit'])}")
    return [text, Text()]


def cards(view: Mapping[str, Any], faces: Faces, pointed: set[str]) -> Table:
    """Park and hand, a line per card with both its actions."""
    words = faces.words
    table = card_table(words.say("label-park"), faces)
    for card in view["park"]:
        card_row(table, card, faces, pointed)
    if view["reader"] >= 0:
        table.add_row("", Text(words.say("label-your-hand"), style="bold"))
        for card in view["hand"]:
            card_row(table, card, faces, pointed)
    return table


def card_table(title: str, faces: Faces) -> Table:
    """An empty table for cards; `title` says what the first ones are."""
    words = faces.words
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(Text(title, style="not dim bold"), no_wrap=faces.width >= BESIDE_FROM)
    if faces.width < BESIDE_FROM:
        return table
    table.add_column(words.say("label-public"))
    table.add_column(words.say("label-private"))
    return table


def card_row(table: Table, card: int, faces: Faces, pointed: set[str]) -> None:
    """A card's line; -1 is an empty place."""
    if card < 0:
        table.add_row("", Text(faces.words.say("label-empty"), style="dim"))
        return
    same = {f"card:{other}" for other, kind in enumerate(faces.cards) if kind == faces.cards[card]}
    mark = OPEN if same & pointed else ""
    actions = [faces.action(card, action) for action in ACTIONS]
    if faces.width >= BESIDE_FROM:
        table.add_row(mark, faces.ticket(card), *actions)
        return
    table.add_row(mark, faces.ticket(card))
    for action, text in zip(ACTIONS, actions, strict=True):
        table.add_row("", Padding(titled(faces.words.say(f"label-{action}"), Text(text)), (0, 0, 0, 2)))


def draft(view: Mapping[str, Any], faces: Faces, pointed: set[str]) -> list[RenderableType]:
    """The hand that goes round, and what the reader has chosen."""
    words = faces.words
    table = card_table(words.say("label-draft-hand"), faces)
    for card in view["draft_hand"]:
        card_row(table, card, faces, pointed)
    picks: Sequence[int] = [*view["draft_picks"], *([view["draft_choice"]] if view["draft_choice"] >= 0 else [])]
    chosen = faces.tickets(picks) if picks else Text(words.say("label-empty"), style="dim")
    return [table, Text(), titled(words.say("label-picks"), chosen, "bold")]


def own(view: Mapping[str, Any], faces: Faces) -> list[RenderableType]:
    """What is the reader's alone: the made-up rule in full, and what the next fort level costs and brings."""
    if view["reader"] < 0 or view["draft_round"]:
        return []
    words = faces.words
    board = view["seats"][view["reader"]]
    lines: list[RenderableType] = []
    if board["level"] + 1 < len(faces.track):
        lines.append(Text(next_level(faces, board["level"] + 1), style="dim"))
    if board["rule"]:
        what = words.say("made-up-rule.what", rule=board["rule"], **faces.paid)
        name = words.say("made-up-rule", rule=board["rule"])
        lines.append(Text(f"{words.say('label-your-rule')}: {name}, {what}", style="dim"))
    for perk in board["perks"]:
        lines.append(
            Text(f"{words.say('perk', perk=perk)}: {words.say('perk.what', perk=perk, **faces.paid)}", style="dim")
        )
    return [Text(), *lines] if lines else []


def next_level(faces: Faces, level: int) -> str:
    """What a fort level costs and brings."""
    words, row = faces.words, faces.track[level]
    cost = words.say("cost", pizza=row["pizza"], toy=row["toy"], any=row["any"])
    points = words.say("points", points=row["points"])
    gives = [words.say("label-next-gives", what=what) for what in row["gives"]]
    return f"{words.say('label-next-level')} {level}: {cost} → {', '.join([points, *gives])}"
