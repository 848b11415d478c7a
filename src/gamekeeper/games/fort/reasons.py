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
from gamekeeper.games.fort.texts import ACTIONS, QUESTIONS, SUITS

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
PARAGRAPHS: Final = {
    "draft": "F2.3",
    "play": "F4.2",
    "use": "F4.2",
    "next": "F4.2",
    "resource": "F4.7",
    "suit": "F4.5",
    "add": "F4.4",
    "recruit": "F3.3",
    "name-suit": "F5.3",
    "follow": "F5.2",
    "rule": "F7.1",
    "perk": "F7.1",
    "recycle": "F10.1",
    "rough": "F10.1",
    "do-over": "F10.1",
    "birthday": "F10.1",
    "follow-second": "F10.1",
}


def reason(t: Setting, s: FortState, seat: i64, a: Action) -> Phrase:
    """Why `a` is not legal for the decider now."""
    code = i64(a)
    question = QUESTIONS[s.kind()]
    rule = PARAGRAPHS.get(question, "F6.1")
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
    card = int(found if found != NONE else i64(t.box.first_of[kind]))
    params: Params = {"card": f"card:{card}"}
    if found == NONE or question == "draft":
        if code < t.discard_code:
            return Phrase("why-not-in-hand", params, "F3.2")
        if code < t.park_code:
            return Phrase("why-not-in-discard", params, "F6.1")
        if code < t.yard_code:
            return Phrase("why-not-in-park", params, "F3.3")
        return Phrase("why-not-in-yard", {**params, "seat": f"seat:{(code - t.yard_code) // t.box.kinds}"}, "F3.3")
    if question == "play":
        return Phrase("why-not-playable", params, "F4.2")
    if question == "add":
        if icons(t.box, kind, s.suit) == 0:
            return Phrase("why-no-icon", {**params, "suit": SUITS[s.suit]}, "F4.3")
        return Phrase("why-not-useful", params, "F4.4")
    if question in ("follow", "follow-second"):
        if icons(t.box, kind, s.led_suit) == 0:
            return Phrase("why-no-icon", {**params, "suit": SUITS[s.led_suit]}, "F5.2")
        return Phrase("why-cannot-follow", params, "F5.2")
    if code >= t.yard_code and question in ("take", "lookout", "trash-rival", "recruit"):
        return Phrase("why-not-in-yard", {**params, "seat": f"seat:{(code - t.yard_code) // t.box.kinds}"}, "F6.1")
    return Phrase("why-not-full", {**params, "action": ACTIONS[s.act & 1]}, "F4.2")


def why_not_word(t: Setting, s: FortState, code: i64, rule: str) -> Phrase:
    """Why a word that answers this question is not legal now."""
    card = f"card:{s.played if s.played != NONE else 0}"
    if code in (actions.DIY, actions.RECYCLE):
        return Phrase("why-no-perk", {}, "F10.1")
    if code in (actions.PUBLIC, actions.PRIVATE):
        which = code - actions.PUBLIC
        key = "why-empty-use" if s.used != 0 else "why-not-full"
        return Phrase(key, {"card": card, "action": ACTIONS[which]}, rule)
    if code == actions.DONE:
        return Phrase("why-must-be-full", {"card": card}, rule)
    if code == actions.TOP:
        return Phrase("why-no-top", {}, "F3.3")
    if actions.TAKE_PIZZA <= code <= actions.TAKE_ANY:
        resource = actions.FIXED[code]
        if s.kind() == questions.ASK_LEAVE_OUT:
            return Phrase("why-not-left-out", {"resource": resource}, "F6.1")
        return Phrase("why-no-room", {"resource": resource}, rule)
    if actions.SUIT <= code < actions.STUFF_PIZZA:
        return Phrase("why-suit-counts-nothing", {"suit": SUITS[code - actions.SUIT]}, rule)
    if actions.STUFF_PIZZA <= code < actions.SEAT:
        place, _, resource = actions.FIXED[code].partition(":")
        return Phrase("why-no-resource", {"resource": resource, "from": place}, rule)
    if actions.SEAT <= code < actions.RULE:
        return Phrase("why-own-pack", {}, rule)
    if actions.RULE <= code < actions.GO:
        return Phrase("why-not-offered", {}, rule)
    return Phrase("why-no-lookout-icons", {"count": int(code - actions.GO)}, rule)
