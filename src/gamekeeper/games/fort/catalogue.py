"""What whoever draws the table has to know of the box, and the things on the table with their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.codes import Part, Thing, Things, numbers, seats
from gamekeeper.core.ids import Element, Params
from gamekeeper.games.fort.components import COIN, CardRow, Components, TrackRow
from gamekeeper.games.fort.language import LANGUAGE
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.solve import headline
from gamekeeper.games.fort.texts import ACTIONS, PERKS, RESOURCES, RULES, SUITS

SEATED: Final = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard-pile",
    "yard": "yard",
    "lookout": "lookout",
    "fort": "fort",
}


def catalogue(box: Components) -> dict[str, object]:
    """The pack for whoever draws it; the same for every position."""
    return {
        "kinds": [kind_facts(box, kind, row) for kind, row in enumerate(box.rows)],
        "cards": [int(kind) for kind in box.kind_of],  # the kind of each card
        "track": [level_facts(box, level, row) for level, row in enumerate(box.track)],
        "suits": SUITS,
        "wild": SUITS[COIN],  # fits any suit led, as what is given up to follow
        "counted": LANGUAGE.counted(),  # verbs whose number says how much they bring
        "stuff": {"pizza": int(box.numbers.pizza), "toys": int(box.numbers.toys)},  # places for each resource
        "rounds": int(box.numbers.dealt),  # of the draft
        "paid": box.numbers.paid(),
        "end": int(box.numbers.end_points),  # points that bring the last round
    }


def gives(box: Components, level: int) -> list[str]:
    """What else reaching a fort level brings (F7)."""
    numbers, found = box.numbers, []
    if level == numbers.rule_level:
        found.append("rule")
    if level == numbers.perk_level:
        found.append("perk")
    return [*found, "macaroni"] if level == box.top else found


def kind_facts(box: Components, kind: int, row: CardRow) -> dict[str, object]:
    """One row: `led` is the suit it has when led; actions as written and as atoms (verb, number, count, segment).

    `public_head` and `private_head` are the atom an answer's ``gain`` counts.
    """
    facts: dict[str, object] = {
        "kind": kind,
        "row": row_id(row),
        "name": row.name,
        "suits": [SUITS[suit] for suit in row.suits],
        "led": SUITS[box.led[kind]],
        "copies": row.copies,
        "board": row.board,
        "stays": row.board < 0,  # in the yard when it was not played (F3.4)
        "provenance": row.provenance,
    }
    for which, (name, text) in enumerate((("public", row.public), ("private", row.private))):
        act = i64(kind * 2 + which)
        facts[name] = text
        facts[f"{name}_rows"] = LANGUAGE.rows(text)
        facts[f"{name}_head"] = int(headline(box, act) - box.effects.first[act])
    return facts


def row_id(row: CardRow) -> str:
    """The pack's row, as `Game.row_of` names it."""
    return f"{'kids' if row.board < 0 else 'friends'}:{row.name}"


def level_facts(box: Components, level: int, row: TrackRow) -> dict[str, object]:
    """One fort level: its points, what reaching it costs, and the room it gives pack and lookout (F1.4)."""
    return {
        "level": level,
        "row": f"track:{level}",
        "points": row.points,
        "pizza": row.pizza,
        "toy": row.toy,
        "any": row.any_resource,
        "gives": gives(box, level),
        "room": int(box.numbers.pack[level]),
        "lookout": int(box.numbers.lookout[level]),
        "provenance": row.provenance,
    }


def things(t: Setting) -> Things:
    """All cards, places, resources, suits, perks and made-up rules."""
    told: list[Params] = [{"name": t.box.names[int(kind)]} for kind in t.box.kind_of]
    cards = Part("card", [str(card) for card in range(t.box.cards)], told)
    paid = t.numbers.paid()
    seat, resource = seats(t.seats), Part("resource", RESOURCES)
    return Things(
        [
            Thing("card:{card}", "card", [cards]),
            Thing("park", "park"),
            Thing("park:{place}", "park-place", [numbers("place", 0, int(t.numbers.park))]),
            Thing("park-deck", "park-deck"),
            Thing("play", "card-in-play"),
            Thing("added", "added-cards"),
            Thing("aside", "added-cards"),
            Thing("box", "box"),
            Thing("rules", "rules-to-take"),
            Thing("macaroni", "macaroni"),
            *[Thing(f"{place}:{{seat}}", key, [seat]) for place, key in SEATED.items()],
            Thing("stuff:{seat}:{resource}", "stuff", [seat, resource]),
            Thing("pack:{seat}:{resource}", "pack", [seat, resource]),
            Thing("supply:{resource}", "supply", [resource]),
            Thing("suit:{suit}", "suit", [Part("suit", SUITS)]),
            Thing("action:{action}", "action", [Part("action", ACTIONS)]),
            Thing("perk:{perk}", "perk", [Part("perk", PERKS, [{"perk": perk, **paid} for perk in PERKS])]),
            Thing("rule:{rule}", "made-up-rule", [Part("rule", RULES, [{"rule": rule, **paid} for rule in RULES])]),
        ]
    )


def row_of(t: Setting, element: Element) -> str:
    """The pack's row a card is printed from, empty for other elements."""
    kind, _, rest = element.partition(":")
    if kind != "card":
        return ""
    return row_id(t.box.rows[int(t.box.kind_of[i64(int(rest))])])
