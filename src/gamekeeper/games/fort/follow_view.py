"""How events carry a view forward (view.py lists them)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from mypy_extensions import i64

from gamekeeper.core.events import Event
from gamekeeper.core.ids import SPECTATOR, Params
from gamekeeper.games.fort.components import COIN, TOKENS, XXL
from gamekeeper.games.fort.recruit import suits_text
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.texts import PERKS, SUITS
from gamekeeper.games.fort.view import FortView, SeatView


def follow(t: Setting, view: Mapping[str, object] | None, event: Event) -> FortView:
    """The view after one more event; the first is ``deal``."""
    if view is None:
        return dealt(t, event.params)
    known = copied(cast(FortView, view))
    params = event.params
    if "from" in params and ("card" in params or "cards" in params):
        follow_cards(t, known, params)
    if "supply" in params:
        follow_goods(known, params)
    if "park-deck" in params:
        known["park_deck"] = number(params["park-deck"])
    follow_turn(known, event)
    follow_seat(t, known, event)
    follow_hands(t, known, event)
    follow_play(t, known, event)
    return known


def copied(view: FortView) -> FortView:
    """A copy whose lists may be changed."""
    known = cast(FortView, {key: list(value) if isinstance(value, list) else value for key, value in view.items()})
    known["seats"] = [
        cast(SeatView, {key: list(value) if isinstance(value, list) else value for key, value in seat.items()})
        for seat in view["seats"]
    ]
    return known


# --- the start --------------------------------------------------------------------------------------


def dealt(t: Setting, params: Params) -> FortView:
    """The table after the public ``deal`` event."""
    return {
        "reader": int(SPECTATOR),
        "seats": [blank_seat(board) for board in numbers(params["boards"])],
        "hand": [],
        "deck": [],
        "draft_hand": [],
        "draft_picks": [],
        "draft_choice": -1,
        "draft_round": 0,
        "park": numbers(params["park"]),
        "park_deck": number(params["park-deck"]),
        "supply": [int(TOKENS), int(TOKENS)],
        "perks": names(params["perks"]),
        "rules": number(params["rules"]),
        "macaroni": True,
        "box": [],
        "turn": 0,
        "round": 0,
        "turn_seat": number(params["start"]),
        "start_seat": number(params["start"]),
        "phase": "draft",
        "played": -1,
        "added": [],
        "aside": [],
        "used": [],
        "suit": "",
        "trash_played": False,
        "last_round": "",
        "ending": "",
    }


def blank_seat(board: int) -> SeatView:
    """A player's board before the first turn, its two best friends in the deck."""
    return {
        "board": board,
        "points": 0,
        "level": 0,
        "pizza": 0,
        "toys": 0,
        "pack_pizza": 0,
        "pack_toys": 0,
        "pack_room": 1,
        "lookout_room": 1,
        "hand": 0,
        "deck": 2,
        "discard": [],
        "yard": [],
        "lookout": [],
        "unseen": [],
        "perks": [],
        "rule": "",
        "macaroni": False,
    }


# --- cards ------------------------------------------------------------------------------------------


def follow_cards(t: Setting, known: FortView, params: Params) -> None:
    """Cards leave one place and come to another."""
    cards = numbers(params["cards"]) if "cards" in params else [number(params["card"])]
    leave(known, str(params["from"]), cards)
    arrive(t, known, str(params["to"]), cards)


def leave(known: FortView, place: str, cards: list[int]) -> None:
    """Take cards out of a place."""
    kind, _, rest = place.partition(":")
    if kind == "park":
        known["park"] = [-1 if card in cards else card for card in known["park"]]
    elif kind in ("play", "added"):
        known["played"] = -1 if known["played"] in cards else known["played"]
        known["added"] = without(known["added"], cards)
        known["aside"] = without(known["aside"], cards)
    elif kind == "hand":
        known["seats"][int(rest)]["hand"] -= len(cards)
        known["hand"] = without(known["hand"], cards)
    elif kind == "discard":
        seat = known["seats"][int(rest)]
        seat["discard"] = without(seat["discard"], cards)
    elif kind == "yard":
        seat = known["seats"][int(rest)]
        seat["yard"] = without(seat["yard"], cards)


def arrive(t: Setting, known: FortView, place: str, cards: list[int]) -> None:
    """Lay cards into a place."""
    kind, _, rest = place.partition(":")
    if kind == "box":
        known["box"] = sorted(known["box"] + cards)
    elif kind == "play":
        known["played"] = cards[0]
        led = int(t.box.led[i64(t.box.kind_of[cards[0]])])
        known["suit"] = "" if led == COIN else SUITS[led]
    elif kind == "added":
        known["added"] = sorted(known["added"] + cards)
    elif kind == "hand":
        known["seats"][int(rest)]["hand"] += len(cards)
        if known["reader"] == int(rest):
            known["hand"] = sorted(known["hand"] + cards)
    elif kind == "discard":
        seat = known["seats"][int(rest)]
        seat["discard"] = sorted(seat["discard"] + cards)
    elif kind == "yard":
        seat = known["seats"][int(rest)]
        seat["yard"] = sorted(seat["yard"] + cards)
    elif kind == "lookout":
        seat = known["seats"][int(rest)]
        seat["lookout"] = sorted(seat["lookout"] + cards)


def without(cards: list[int], gone: list[int]) -> list[int]:
    """`cards` less those that are gone."""
    return [card for card in cards if card not in gone]


def follow_hands(t: Setting, known: FortView, event: Event) -> None:
    """Dealing, drafting, shuffling and drawing."""
    params = event.params
    if event.key == "dealt":
        known["reader"] = number(params["seat"])
        known["deck"] = sorted(numbers(params["cards"]) + friends(t, known, known["reader"]))
    elif event.key == "draft-hand":
        known["reader"] = number(params["seat"])
        known["draft_hand"] = numbers(params["cards"])
    elif event.key == "draft":
        known["draft_round"] = number(params["round"])
    elif event.key == "drafted":
        for one in known["seats"]:
            one["deck"] += 1
    elif event.key == "chose":
        known["draft_choice"] = number(params["card"])
    elif event.key == "picked":
        known["draft_choice"] = -1
        known["draft_picks"] = sorted([*known["draft_picks"], number(params["card"])])
    elif event.key == "shuffle":
        follow_shuffle(t, known, params)
    elif event.key == "draw":
        seat = known["seats"][number(params["seat"])]
        seat["hand"] = number(params["count"])
        seat["deck"] = number(params["deck"])
    elif event.key == "drawn":
        known["hand"] = numbers(params["cards"])
        known["deck"] = without(known["deck"], known["hand"])


def friends(t: Setting, known: FortView, seat: int) -> list[int]:
    """The two best friends of a seat's board."""
    first = int(t.box.kids) + 2 * known["seats"][seat]["board"]
    return [first, first + 1]


def follow_shuffle(t: Setting, known: FortView, params: Params) -> None:
    """A discard pile, or what was chosen in the draft, becomes a deck."""
    place = number(params["seat"])
    seat = known["seats"][place]
    seat["deck"] = number(params["count"])
    if place == known["reader"]:
        if known["draft_picks"]:
            known["deck"] = sorted(known["draft_picks"] + friends(t, known, place))
        elif seat["discard"]:
            known["deck"] = seat["discard"]
    if known["draft_round"] > 0:
        known["draft_round"] = 0
        known["draft_hand"] = []
    if place == known["reader"]:
        known["draft_picks"] = []
    seat["discard"] = []


# --- numbers and names ------------------------------------------------------------------------------


def follow_goods(known: FortView, params: Params) -> None:
    """A seat's resources and the supply."""
    seat = known["seats"][number(params["seat"])]
    seat["pizza"] = number(params["pizza"])
    seat["toys"] = number(params["toys"])
    seat["pack_pizza"] = number(params["pack-pizza"])
    seat["pack_toys"] = number(params["pack-toys"])
    known["supply"] = numbers(params["supply"])


def follow_turn(known: FortView, event: Event) -> None:
    """Turns, phases and the end."""
    params = event.params
    if event.key == "turn":
        known["turn"] = number(params["turn"])
        known["round"] = number(params["round"])
        known["turn_seat"] = number(params["seat"])
        known["phase"] = "play"
        clear_play(known)
    elif event.key == "phase":
        known["phase"] = str(params["phase"])
    elif event.key == "last-round":
        known["last_round"] = str(params["reason"])
    elif event.key == "end":
        known["ending"] = str(params["reason"])
        clear_play(known)


def clear_play(known: FortView) -> None:
    """No card is in play."""
    known["used"] = []
    known["suit"] = ""
    known["trash_played"] = False


def follow_play(t: Setting, known: FortView, event: Event) -> None:
    """The card in play and what is done with it."""
    params = event.params
    if event.key == "begin":
        known["used"].append(str(params["action"]))
    elif event.key == "name-suit":
        known["suit"] = name(params["suit"])
    elif event.key == "trash-marked":
        known["trash_played"] = True
    elif event.key == "trash-this":
        known["trash_played"] = False
    elif event.key == "do-over":
        played = [known["played"]] if known["played"] >= 0 else []
        known["aside"] = sorted(known["aside"] + known["added"] + played)
        known["added"] = []
        known["played"] = -1
        clear_play(known)
    elif event.key == "refill":
        known["park"][number(params["place"])] = number(params["card"])


def follow_seat(t: Setting, known: FortView, event: Event) -> None:
    """What a seat gains: points, levels, made-up rules, perks, the sculpture, unseen cards."""
    params = event.params
    if "seat" not in params:
        return
    seat = known["seats"][number(params["seat"])]
    if event.key == "score":
        seat["points"] = number(params["points"])
    elif event.key == "advance":
        seat["level"] = number(params["level"])
        seat["pack_room"] += 1
        seat["lookout_room"] += 1
    elif event.key == "rule-taken":
        known["rules"] = number(params["rules"])
        seat["rule"] = "hidden"
    elif event.key in ("rule-kept", "rules-shown"):
        seat["rule"] = name(params["rule"])
    elif event.key == "perk-taken":
        follow_perk(known, seat, name(params["perk"]))
    elif event.key == "perk-used":
        seat["perks"] = [perk for perk in seat["perks"] if perk != name(params["perk"])]
    elif event.key == "macaroni":
        seat["macaroni"] = True
        known["macaroni"] = False
    elif event.key == "lookout-unseen":
        seat["unseen"] = sorted([*seat["unseen"], str(params["suits"])])
    elif event.key == "lookout-own":
        follow_unseen(t, seat, number(params["card"]))


def follow_perk(known: FortView, seat: SeatView, perk: str) -> None:
    """A perk is taken from those on offer."""
    known["perks"] = [other for other in known["perks"] if other != perk]
    seat["perks"] = sorted([*seat["perks"], perk], key=PERKS.index)
    if perk == "xxl-backpack":
        seat["pack_room"] += int(XXL)


def follow_unseen(t: Setting, seat: SeatView, card: int) -> None:
    """The seat itself sees the card the others do not."""
    text = suits_text(t, i64(card))
    seat["unseen"].remove(text)
    seat["lookout"] = sorted([*seat["lookout"], card])


def number(value: object) -> int:
    """An int parameter, or the number at the end of an element; -1 for no card."""
    if isinstance(value, int):
        return value
    last = int(str(value).rsplit(":", 1)[1])
    return -1 if last == 255 else last


def numbers(value: object) -> list[int]:
    """A list of int parameters or elements."""
    assert isinstance(value, list)
    return [number(item) for item in value]


def name(value: object) -> str:
    """A name, or the one at the end of an element."""
    return str(value).rsplit(":", 1)[-1]


def names(value: object) -> list[str]:
    """The names at the ends of elements."""
    assert isinstance(value, list)
    return [name(item) for item in value]
