"""Why an action of the space is not legal for the decider now, with the paragraph that says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.ids import Action, Params
from gamekeeper.core.texts import Phrase
from gamekeeper.games.fort import actions, questions
from gamekeeper.games.fort.cards import icons
from gamekeeper.games.fort.components import NONE
from gamekeeper.games.fort.recruit import card_of, kind_of
from gamekeeper.games.fort.setting import FIRST_KIND_CODE, Setting
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import ACTIONS, PARAGRAPHS, QUESTIONS, SUITS

# which words answer which question
DECISIONS: Final = {
    "play": ("none", "diy", "recycle", "hand"),
    "draft": ("hand",),
    "recycle": ("discard",),
    "use": ("public", "private"),
    "next": ("public", "private", "done", "recycle"),
    "resource": ("pizza", "toy"),
    "suit": ("suit",),
    "add": ("hand", "go"),
    "recruit": ("top", "park", "yard", "recycle"),
    "take": ("top", "park", "yard"),
    "lookout": ("top", "hand", "park", "yard"),
    "trash": ("hand", "discard"),
    "trash-rival": ("yard",),
    "pack": ("stuff", "supply"),
    "spend": ("stuff", "pack"),
    "leave-out": ("pizza", "toy", "any"),
    "convert": ("stuff", "pack"),
    "copy-rival": ("seat",),
    "rule": ("rule",),
    "perk": ("perk",),
    "name-suit": ("suit",),
    "follow": ("pass", "hand"),
    "follow-second": ("pass", "hand"),
    "rough": ("pass", "use"),
    "do-over": ("pass", "use"),
    "birthday": ("pass", "top", "park"),
}


def reason(t: Setting, s: FortState, seat: i64, a: Action) -> Phrase:
    """Why `a` is not legal for the decider now."""
    code = i64(a)
    question = QUESTIONS[s.kind()]
    rule = PARAGRAPHS[s.kind()]
    word = actions.show(t, a).partition(":")[0].rstrip("0123456789")
    if word not in DECISIONS[question]:
        if question == "birthday" and word == "yard":
            return Phrase("why-yard-not-allowed", {}, rule)
        return Phrase("why-not-this-question", {"question": question}, rule)
    if code >= FIRST_KIND_CODE:
        return why_not_card(t, s, seat, code)
    return why_not_word(t, s, code, rule)


def why_not_card(t: Setting, s: FortState, seat: i64, code: i64) -> Phrase:
    """Why a card cannot be taken, played, added or discarded."""
    question = QUESTIONS[s.kind()]
    kind = kind_of(t, code)
    found = card_of(t, s, seat, code)
    params: Params = {"card": f"card:{found if found != NONE else i64(t.box.first_of[kind])}"}
    if found == NONE or question == "draft":
        return why_not_there(t, s, code, params)
    if question in ("add", "follow", "follow-second"):
        suit = s.suit if question == "add" else s.led_suit
        if icons(t.box, kind, suit) == 0:
            return Phrase("why-no-icon", {**params, "suit": SUITS[suit]}, "F4.3" if question == "add" else "F5.2")
        return Phrase("why-not-useful" if question == "add" else "why-cannot-follow", params, PARAGRAPHS[s.kind()])
    if question == "play":
        return Phrase("why-not-playable", params, "F4.2")
    if code >= t.yard_code:
        return why_not_there(t, s, code, params)
    return Phrase("why-not-full", {**params, "action": ACTIONS[s.act & 1]}, "F4.2")


def why_not_there(t: Setting, s: FortState, code: i64, params: Params) -> Phrase:
    """The place named holds no such card that could be taken."""
    rule = PARAGRAPHS[s.kind()]
    if code < t.discard_code:
        return Phrase("why-not-in-hand", params, rule)
    if code < t.park_code:
        return Phrase("why-not-in-discard", params, rule)
    if code < t.yard_code:
        return Phrase("why-not-in-park", params, rule)
    return Phrase("why-not-in-yard", {**params, "seat": f"seat:{(code - t.yard_code) // t.box.kinds}"}, rule)


def why_not_word(t: Setting, s: FortState, code: i64, rule: str) -> Phrase:
    """Why a word that answers this question is not legal now."""
    card = f"card:{s.played if s.played != NONE else 0}"
    if code < actions.TAKE_PIZZA:
        return why_not_step(s, code, card)
    if code >= actions.SUPPLY_TOY + 1:
        return why_not_name(code, rule)
    name = actions.FIXED[code].rpartition(":")
    if actions.SUIT <= code < actions.STUFF_PIZZA:
        return Phrase("why-suit-counts-nothing", {"suit": name[2]}, rule)
    if code >= actions.STUFF_PIZZA:
        return Phrase("why-no-resource", {"resource": name[2], "from": name[0]}, rule)
    key = "why-not-left-out" if s.kind() == questions.ASK_LEAVE_OUT else "why-no-room"
    return Phrase(key, {"resource": name[2]}, rule)


def why_not_step(s: FortState, code: i64, card: str) -> Phrase:
    """Why a perk, an action of the card, the end of it or the top card cannot be chosen."""
    if code in (actions.DIY, actions.RECYCLE):
        return Phrase("why-no-perk", {}, "F10.6" if code == actions.DIY else "F10.8")
    if code == actions.TOP:
        return Phrase("why-no-top", {}, "F3.3")
    if code == actions.DONE:
        return Phrase("why-must-be-full", {"card": card}, "F4.2")
    key = "why-empty-use" if s.used != 0 else "why-not-full"
    return Phrase(key, {"card": card, "action": ACTIONS[code - actions.PUBLIC]}, "F4.2")


def why_not_name(code: i64, rule: str) -> Phrase:
    """Why a rival, a made-up rule, a perk or a number of icons cannot be chosen."""
    if code >= actions.GO:
        return Phrase("why-no-lookout-icons", {"count": int(code - actions.GO)}, rule)
    return Phrase("why-own-pack" if code < actions.RULE else "why-not-offered", {}, rule)
