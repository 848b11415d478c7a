"""Questions as texts, with what each answer would do; the words themselves live in ``words/<language>/``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.ids import Action, Element, Params, Seat
from gamekeeper.core.texts import Option, Phrase, Prompt
from gamekeeper.games.fort import actions, preview, questions, rules
from gamekeeper.games.fort.cards import at_place, element, place_element
from gamekeeper.games.fort.components import NONE
from gamekeeper.games.fort.goods import source
from gamekeeper.games.fort.language import VERB_NAMES
from gamekeeper.games.fort.recruit import card_of, source_of
from gamekeeper.games.fort.setting import FIRST_KIND_CODE, Setting
from gamekeeper.games.fort.state import PACK_PIZZA, PACK_TOYS, ROUND, FortState
from gamekeeper.games.fort.texts import ACTIONS, PERKS, QUESTIONS, RESOURCES, RULES, SUITS

PROMPT_RULES: Final = {
    "draft": "F2.3",
    "play": "F3.2",
    "recycle": "F10.1",
    "use": "F4.1",
    "next": "F4.2",
    "resource": "F4.7",
    "suit": "F4.5",
    "add": "F4.4",
    "recruit": "F3.3",
    "take": "F3.3",
    "rule": "F7.1",
    "perk": "F7.1",
    "name-suit": "F5.3",
    "follow": "F5.2",
    "follow-second": "F10.1",
    "rough": "F10.1",
    "do-over": "F10.1",
    "birthday": "F10.1",
}
INNER: Final = "F6.1"  # the paragraph of all questions inside an action


def prompt(t: Setting, s: FortState, seat: i64) -> Prompt:
    """The top question for its decider, with one option per legal action."""
    question = QUESTIONS[s.kind()]
    text = Phrase(f"ask-{question}", params_of(t, s, seat), PROMPT_RULES.get(question, INNER))
    return Prompt(Seat(seat), text, [option(t, s, seat, code) for code in rules.options(t, s, seat)])


def params_of(t: Setting, s: FortState, seat: i64) -> Params:
    """What the question's text may speak of."""
    kind = s.kind()
    params: Params = {"seat": f"seat:{seat}"}
    if kind == questions.DRAFT:
        return {**params, "round": int(s.draft_round), "rounds": 8}
    if s.played != NONE:
        params["card"] = element(s.played)
        params["leader"] = f"seat:{s.turn_seat}"
    if questions.ASK_RESOURCE <= kind <= questions.ADD:
        params["action"] = ACTIONS[s.act & 1]
    if kind == questions.ADD:
        params["count"] = int(preview.counted(t, s, seat))
        params["suit"] = SUITS[s.suit]
        params["verb"] = VERB_NAMES[preview.verb_of(t, s.act)]
        params["resource"] = RESOURCES[s.resource - 1] if s.resource != 0 else ""
    if kind in (questions.ASK_FOLLOW, questions.ASK_FOLLOW_SECOND):
        params["suit"] = SUITS[s.led_suit]
        params["resource"] = RESOURCES[s.led_resource - 1] if s.led_resource != 0 else ""
    if questions.ASK_TAKE <= kind <= questions.ASK_PERK:
        params["verb"] = VERB_NAMES[int(t.box.verb[s.atom])]
        params["left"] = int(preview.left(s))
    if kind == questions.ASK_LEAVE_OUT:
        params.update({"pizza": int(s.pay_pizza), "toy": int(s.pay_toys), "any": int(s.pay_any)})
    return params


def option(t: Setting, s: FortState, seat: i64, code: i64) -> Option:
    """One answer, with what it would do and what to click for it."""
    question = QUESTIONS[s.kind()]
    if code >= FIRST_KIND_CODE:
        key, params, elements = card_option(t, s, seat, code)
    else:
        key, params, elements = word_option(t, s, seat, code)
    text = Phrase(f"option-{key}", params, PROMPT_RULES.get(question, INNER))
    return Option(Action(code), actions.show(t, Action(code)), text, elements)


# --- cards ------------------------------------------------------------------------------------------


def card_option(t: Setting, s: FortState, seat: i64, code: i64) -> tuple[str, Params, list[Element]]:
    """An answer that names a card."""
    kind = s.kind()
    place = source_of(t, seat, code)
    if kind == questions.DRAFT:
        card = at_place(t.box, s, ROUND + seat, code - t.hand_code)
        return "draft", {"card": element(card)}, [element(card)]
    card = card_of(t, s, seat, code)
    params: Params = {"card": element(card)}
    if kind == questions.PLAY:
        return "play", {**params, **preview.play(t, s, seat, code - t.hand_code)}, [element(card)]
    if kind == questions.RECYCLE_CARD:
        return "recycled", params, [element(card)]
    if kind == questions.ADD:
        return "add", {**params, **preview.add(t, s, seat, code - t.hand_code)}, [element(card)]
    if kind in (questions.ASK_FOLLOW, questions.ASK_FOLLOW_SECOND):
        second = kind == questions.ASK_FOLLOW_SECOND
        facts = preview.follow(t, s, seat, code - t.hand_code, 1 if second else 0)
        elements = [element(card)] if second else [element(card), "action:public"]
        return "follow-second" if second else "follow", {**params, **facts}, elements
    params["from"] = place_element(place)
    names = {questions.ASK_LOOKOUT: "lookout", questions.ASK_TRASH: "trash", questions.ASK_TRASH_RIVAL: "trash-rival"}
    return names.get(kind, "take"), params, [element(card)]


# --- words ------------------------------------------------------------------------------------------


def word_option(t: Setting, s: FortState, seat: i64, code: i64) -> tuple[str, Params, list[Element]]:
    """An answer that names no card."""
    if code in (actions.PUBLIC, actions.PRIVATE):
        which = code - actions.PUBLIC
        facts = preview.use(t, s, seat, which)
        params: Params = {"card": element(s.played), "action": ACTIONS[which], **facts}
        return "use", params, [f"action:{ACTIONS[which]}"]
    if code == actions.DIY:
        return "diy", preview.diy_cost(t, s, seat), ["perk:diy"]
    if code == actions.RECYCLE:
        return "recycle", {}, ["perk:recycling"]
    if code == actions.USE:
        key = QUESTIONS[s.kind()]
        card = element(s.played) if s.played != NONE else ""
        return key, {"card": card}, ["perk:rough-housing" if key == "rough" else "perk:do-over"]
    if code == actions.TOP:
        return "top", {}, ["park-deck"]
    if code >= actions.GO:
        return "go", preview.go(t, s, seat, code - actions.GO), ["play"]
    if code >= actions.TAKE_PIZZA:
        return thing_option(t, s, seat, code)
    params = {"card": element(s.played)} if s.played != NONE else {}
    return actions.FIXED[code], params, []


def thing_option(t: Setting, s: FortState, seat: i64, code: i64) -> tuple[str, Params, list[Element]]:
    """An answer that names a resource, a suit, a rival, a made-up rule or a perk."""
    if code >= actions.PERK:
        name = PERKS[code - actions.PERK]
        return "perk", {"perk": name}, [f"perk:{name}"]
    if code >= actions.RULE:
        rule = code - actions.RULE
        return "rule", {"rule": RULES[rule], "worth": preview.rule_worth(t, s, seat, rule)}, [f"rule:{RULES[rule]}"]
    if code >= actions.SEAT:
        rival = code - actions.SEAT
        params: Params = {"rival": f"seat:{rival}", **preview.copied(s, seat, rival)}
        return "copy-rival", params, [f"pack:{rival}:{resource}" for resource in packed(s, rival)]
    if code >= actions.STUFF_PIZZA:
        return goods_option(s, seat, code)
    if code >= actions.SUIT:
        suit = code - actions.SUIT
        if s.kind() == questions.NAME_SUIT:
            return "name-suit", {"suit": SUITS[suit]}, [f"suit:{SUITS[suit]}"]
        return "suit", {"suit": SUITS[suit], **preview.suit(t, s, seat, suit)}, [f"suit:{SUITS[suit]}"]
    name = actions.FIXED[code]
    if s.kind() == questions.ASK_LEAVE_OUT:
        return "leave-out", {"resource": name}, []
    facts = preview.resource(t, s, seat, code - actions.TAKE_PIZZA + 1)
    return "resource", {"resource": name, **facts}, [f"supply:{name}"]


def packed(s: FortState, rival: i64) -> list[str]:
    """The kinds of resource in a pack."""
    fields = (PACK_PIZZA, PACK_TOYS)
    return [RESOURCES[place] for place in range(2) if s.number(rival, fields[place]) > 0]


def goods_option(s: FortState, seat: i64, code: i64) -> tuple[str, Params, list[Element]]:
    """An answer that names a resource where it lies."""
    place, _, name = actions.FIXED[code].partition(":")
    lies = source(seat, code)
    params: Params = {"resource": name, "from": lies}
    if s.kind() == questions.ASK_CONVERT:
        return "convert", {**params, "to": "toy" if name == "pizza" else "pizza"}, [lies]
    return ("pack" if s.kind() == questions.ASK_PACK else "spend"), params, [lies]
