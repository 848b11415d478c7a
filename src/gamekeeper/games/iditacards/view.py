"""What a reader may see (I1, I13), and the box as whoever draws it needs it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.ids import Seat
from gamekeeper.games.iditacards.components import ALL_ENERGY, COSTS, DECKS, HEALTH, RISK, TYPES
from gamekeeper.games.iditacards.conditions import COLD, ENDED_TURN_CAP, ENDINGS, HUNGER, is_immune, total
from gamekeeper.games.iditacards.day import hand_size
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.language import COUNTS, EFFECTS, LEG_DAY_KILL, LEG_DAY_STARVATION, TRAITS
from gamekeeper.games.iditacards.moving import speed, speed_parts
from gamekeeper.games.iditacards.places import GEAR, STACK
from gamekeeper.games.iditacards.preview import draw_parts, own_view
from gamekeeper.games.iditacards.setting import Setting

SPEED_PARTS: Final = ("dogs", "attachments", "leg", "weather", "engineer", "cliff")


def view(t: Setting, s: SledState, reader: Seat) -> dict[str, object]:
    """The position as `reader` sees it. Lists are by seat unless they say otherwise."""
    seats = [i64(seat) for seat in range(t.seats)]
    gear = [i64(card) for seat in seats for card in s.cards_at(GEAR + seat)]
    stacked = [i64(card) for seat in seats for card in s.cards_at(STACK + seat)]
    parts = [zip(SPEED_PARTS, speed_parts(t, s, seat), strict=True) for seat in seats]
    return {
        "reader": int(reader),
        "zones": t.zones.view(s, reader),  # place → its cards for who sees them, else how many
        "position": [int(square) for square in s.position],
        "hypothermia": [int(count) for count in s.cold],
        "starvation": [int(count) for count in s.hunger],
        "speed": [int(speed(t, s, seat)) for seat in seats],
        "immune": [is_immune(t, s, seat) for seat in seats],
        "today": [int(mask) for mask in s.today],  # masks, see conditions
        "days": [int(count) for count in s.days],
        "bearers": {f"card:{card}": f"card:{s.mark[card]}" for card in gear},  # attachment in play → its dog
        "owed": {f"card:{card}": int(s.mark[card]) for card in stacked if s.mark[card] > 0},  # payments wanted
        "weather": t.box.weathers[s.weather],
        "joined": [(s.joined >> seat) & 1 == 1 for seat in seats],  # the new day that is beginning
        "speed_parts": [{name: int(part) for name, part in of if part != 0} for of in parts],
        "draw": [int(hand_size(t, s, seat)) for seat in seats],  # cards of a new day
        "draw_parts": [draw_parts(t, s, seat) for seat in seats],  # what adds to them, by card
        "weight": [int(total(s, seat, COUNTS)) for seat in seats],  # how many dogs a team counts for
        "own": own_view(t, s, i64(reader)) if reader >= 0 else None,
        "turn": int(s.turns) + (0 if s.ending == ENDED_TURN_CAP else 1),  # one that ends the race counts
        "turn_seat": int(s.turn_seat),
        "ending": ENDINGS[s.ending],
    }


def catalogue(t: Setting) -> dict[str, object]:
    """I1 Cards by kind, the legs of this side of the board, the die, and the limits: the same for every position."""
    return {
        "kinds": [kind_facts(t, kind) for kind in range(t.box.kinds)],
        "cards": [int(kind) for kind in t.zones.kind_of],  # the kind of each card
        "legs": [leg_facts(t, leg) for leg in range(len(t.box.legs))],
        "finish": int(t.finish),
        "weathers": list(t.box.weathers),
        "dogs": int(t.box.dogs),
        "deadly": int(t.box.deadly),
    }


def kind_facts(t: Setting, kind: int) -> dict[str, object]:
    """One row of the pack; an energy of -1 is the whole hand.

    I10 A word of its effect is a row: verb, amount, number after "of", 1 for once a dog, chain, condition.
    """
    box, first = t.box, kind * COSTS
    words = EFFECTS.rows(box.texts[kind]) if box.texts[kind] else []
    in_play = TRAITS.rows(box.in_play[kind]) if box.in_play[kind] else []
    return {
        "row": f"cards:{box.names[kind]}",
        "id": box.slugs[kind],
        "name": box.names[kind],
        "deck": DECKS[int(box.deck[kind])],
        "type": TYPES[int(box.type[kind])],
        "energy": -1 if box.costs[first] == ALL_ENERGY else int(box.costs[first]),
        "health": int(box.costs[first + HEALTH]),
        "risk": int(box.costs[first + RISK]),
        "effects": [[row[0], int(row[1]), int(row[4]), int(row[2] != ""), int(row[3]), row[5]] for row in words],
        "traits": {row[0]: int(row[1]) for row in in_play},
    }


def leg_facts(t: Setting, leg: int) -> dict[str, object]:
    """A leg of this side: its squares and numbers."""
    first = int(t.first_of[leg])
    strikes = [t.box.leg_trait(i64(leg), trait) for trait in (LEG_DAY_STARVATION, LEG_DAY_KILL)]
    return {
        "name": t.box.legs[leg],
        "first": first,
        "last": first + int(t.box.squares[leg * 2 + t.side]) - 1,
        "hypothermia": int(t.number_of(i64(leg), COLD)),
        "starvation": int(t.number_of(i64(leg), HUNGER)),
        "checkpoint": t.box.checkpoint[leg] == 1,
        "strikes": any(strikes),  # on a new day, whoever stands there
    }
