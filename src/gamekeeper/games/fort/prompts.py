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
from gamekeeper.games.fort.texts import ACTIONS, PARAGRAPHS, PERKS, QUESTIONS, RESOURCES, RULES, SUITS


def prompt(t: Setting, s: FortState, seat: i64) -> Prompt:
    """The top question for its decider, with one option per legal action."""
    question = QUESTIONS[s.kind()]
    text = Phrase(f"ask-{question}", params_of(t, s, seat), PARAGRAPHS[s.kind()])
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
    if kind in (questions.ASK_SPEND, questions.ASK_LEAVE_OUT):
        params.update({"pizza": int(s.pay_pizza), "toy": int(s.pay_toys), "any": int(s.pay_any)})
    return params


def option(t: Setting, s: FortState, seat: i64, code: i64) -> Option:
    """One answer, with what it would do and what to click for it."""
    if code >= FIRST_KIND_CODE:
        key, params, elements = card_option(t, s, seat, code)
    else:
        key, params, elements = word_option(t, s, seat, code)
    text = Phrase(f"option-{key}", params, PARAGRAPHS[s.kind()])
    return Option(Action(code), actions.show(t, Action(code)), text, elements)


# --- cards ------------------------------------------------------------------------------------------


def card_option(t: Setting, s: FortState, seat: i64, code: i64) -> tuple[str, Params, list[Element]]:
    """An answer that names a card."""
    kind = s.kind()
    if kind == questions.DRAFT:
        card = at_place(t.box, s, ROUND + seat, code - t.hand_code)
        return "draft", {"card": element(card)}, [element(card)]
    params: Params = {"card": element(card_of(t, s, seat, code))}
    elements = [str(params["card"])]
    number = code - t.hand_code
    if kind == questions.PLAY:
        params.update(preview.play(t, s, seat, number))
    elif kind == questions.ADD:
        params.update(preview.add(t, s, seat, number))
    elif kind == questions.ASK_FOLLOW:
        params.update(preview.follow(t, s, seat, number, 0))
        elements.append("action:public")
    elif kind == questions.ASK_FOLLOW_SECOND:
        params.update(preview.follow(t, s, seat, number, 1))
    elif kind != questions.RECYCLE_CARD:
        params["from"] = place_element(source_of(t, seat, code))
    return CARD_KEYS.get(int(kind), "take"), params, elements


CARD_KEYS: Final = {
    int(questions.PLAY): "play",
    int(questions.RECYCLE_CARD): "recycled",
    int(questions.ADD): "add",
    int(questions.ASK_FOLLOW): "follow",
    int(questions.ASK_FOLLOW_SECOND): "follow-second",
    int(questions.ASK_LOOKOUT): "lookout",
    int(questions.ASK_TRASH): "trash",
    int(questions.ASK_TRASH_RIVAL): "trash-rival",
}


# --- words ------------------------------------------------------------------------------------------


def word_option(t: Setting, s: FortState, seat: i64, code: i64) -> tuple[str, Params, list[Element]]:
    """An answer that names no card."""
    if code >= actions.GO:
        return "go", preview.go(t, s, seat, code - actions.GO), ["play"]
    if code >= actions.TAKE_PIZZA:
        return thing_option(t, s, seat, code)
    params: Params = {"card": element(s.played)} if s.played != NONE else {}
    if code in (actions.PUBLIC, actions.PRIVATE):
        which = code - actions.PUBLIC
        return (
            "use",
            {**params, "action": ACTIONS[which], **preview.use(t, s, seat, which)},
            [f"action:{ACTIONS[which]}"],
        )
    if code == actions.USE:
        rough = s.kind() == questions.ASK_ROUGH
        return "rough" if rough else "do-over", params, ["perk:rough-housing" if rough else "perk:do-over"]
    if code == actions.DIY:
        return "diy", preview.diy_cost(t, s, seat), ["perk:diy"]
    elements = {actions.RECYCLE: ["perk:recycling"], actions.TOP: ["park-deck"]}
    unseen = code == actions.TOP and s.kind() == questions.ASK_LOOKOUT
    return "lookout-top" if unseen else actions.FIXED[code], params, elements.get(code, [])


def thing_option(t: Setting, s: FortState, seat: i64, code: i64) -> tuple[str, Params, list[Element]]:
    """An answer that names a resource, a suit, a rival, a made-up rule or a perk."""
    if code >= actions.RULE:
        return choice_option(t, s, seat, code)
    if code >= actions.SEAT:
        rival = code - actions.SEAT
        params: Params = {"rival": f"seat:{rival}", **preview.copied(s, seat, rival)}
        return "copy-rival", params, [f"pack:{rival}:{resource}" for resource in packed(s, rival)]
    if code >= actions.STUFF_PIZZA:
        return goods_option(s, seat, code)
    if code >= actions.SUIT:
        return suit_option(t, s, seat, code - actions.SUIT)
    name = actions.FIXED[code]
    if s.kind() == questions.ASK_LEAVE_OUT:
        return "leave-out", {"resource": name}, []
    facts = preview.resource(t, s, seat, code - actions.TAKE_PIZZA + 1)
    return "resource", {"resource": name, **facts}, [f"supply:{name}"]


def choice_option(t: Setting, s: FortState, seat: i64, code: i64) -> tuple[str, Params, list[Element]]:
    """An answer that names a made-up rule or a perk."""
    if code >= actions.PERK:
        name = PERKS[code - actions.PERK]
        return "perk", {"perk": name}, [f"perk:{name}"]
    rule = code - actions.RULE
    params: Params = {"rule": RULES[rule], "worth": preview.rule_worth(t, s, seat, rule)}
    return "rule", params, [f"rule:{RULES[rule]}"]


def suit_option(t: Setting, s: FortState, seat: i64, suit: i64) -> tuple[str, Params, list[Element]]:
    """An answer that names a suit."""
    if s.kind() == questions.NAME_SUIT:
        return "name-suit", {"suit": SUITS[suit]}, [f"suit:{SUITS[suit]}"]
    return "suit", {"suit": SUITS[suit], **preview.suit(t, s, seat, suit)}, [f"suit:{SUITS[suit]}"]


def packed(s: FortState, rival: i64) -> list[str]:
    """The kinds of resource in a pack."""
    fields = (PACK_PIZZA, PACK_TOYS)
    return [RESOURCES[place] for place in range(2) if s.number(rival, fields[place]) > 0]


def goods_option(s: FortState, seat: i64, code: i64) -> tuple[str, Params, list[Element]]:
    """An answer that names a resource where it lies."""
    _, _, name = actions.FIXED[code].partition(":")
    lies = source(seat, code)
    params: Params = {"resource": name, "from": lies}
    if s.kind() == questions.ASK_CONVERT:
        return "convert", {**params, "to": "toy" if name == "pizza" else "pizza"}, [lies]
    return ("pack" if s.kind() == questions.ASK_PACK else "spend"), params, [lies]
