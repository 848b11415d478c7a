"""Carrying an action out, atom by atom, with a question wherever there is a choice (F4.6, section 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.ids import EVERYONE, Seat
from gamekeeper.games.fort import questions
from gamekeeper.games.fort.actions import (
    PACK_PIZZA,
    PACK_TOY,
    PERK,
    SEAT,
    STUFF_PIZZA,
    STUFF_TOY,
    SUPPLY_PIZZA,
    SUPPLY_TOY,
    TAKE_ANY,
    TAKE_PIZZA,
    TAKE_TOY,
    TOP,
)
from gamekeeper.games.fort.cards import element
from gamekeeper.games.fort.choices import (
    CARRIED,
    CHOOSE_PERK,
    GOES_ON,
    LEAVE_OUT,
    MOST_CHOICES,
    UNDONE,
    UNITS,
    Tried,
    choices,
    is_simple,
    perk_choice,
)
from gamekeeper.games.fort.components import ANY, NONE, SUIT_COUNT
from gamekeeper.games.fort.ending import add_points
from gamekeeper.games.fort.goods import convert, copy_pack, gather, pack_one, pay_one
from gamekeeper.games.fort.growth import CHOOSE_RULE, grow, keep_rule, perk_options, rule_options, take_perk
from gamekeeper.games.fort.language import (
    ADVANCE,
    ANY_SUIT,
    CONVERT,
    COPY_PACK,
    COPY_RIVAL,
    LOOKOUT,
    ONCE,
    PACK,
    RECRUIT,
    RESOURCE,
    SCORE,
    TRASH,
    TRASH_RIVAL,
    TRASH_THIS,
)
from gamekeeper.games.fort.recruit import look_out, recruit, trash
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sketch import Sketch, count_now, is_spend, sketch_of
from gamekeeper.games.fort.solve import leads_on, matters
from gamekeeper.games.fort.sources import add_discard, add_hand, add_park, add_rival_yards, add_yard
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.use import Chooser

ASKED: Final[i64] = 3  # a question is open

STUFF_AND_PACK: Final = vec[i64]([STUFF_PIZZA, STUFF_TOY, PACK_PIZZA, PACK_TOY])
STUFF_AND_SUPPLY: Final = vec[i64]([STUFF_PIZZA, STUFF_TOY, SUPPLY_PIZZA, SUPPLY_TOY])
RIVALS: Final = vec[i64]([SEAT, SEAT + 1, SEAT + 2, SEAT + 3])
PAYING_QUESTIONS: Final = vec[i64](  # [paying]
    [0, questions.ASK_SPEND, questions.ASK_PERK, questions.ASK_LEAVE_OUT, questions.ASK_RULE]
)
VERB_QUESTIONS: Final = vec[i64](  # [verb], 0 for those without a question
    [
        0,
        0,
        0,
        0,
        questions.ASK_PACK,
        questions.ASK_LOOKOUT,
        questions.ASK_TRASH,
        0,
        questions.ASK_TAKE,
        0,
        0,
        0,
        0,
        0,
        questions.ASK_TRASH_RIVAL,
        0,
        questions.ASK_COPY_RIVAL,
        questions.ASK_CONVERT,
    ]
)
COST_PARTS: Final = vec[i64]([TAKE_PIZZA, TAKE_TOY, TAKE_ANY, TAKE_ANY])


def begin_run(t: Setting, s: FortState) -> None:
    """Stand at the start of the action chosen."""
    s.stage = questions.STAGE_RUN
    s.segment = t.box.segment[s.act]
    s.paying = 0
    enter_segment(t, s)


def enter_segment(t: Setting, s: FortState) -> None:
    """Stand at the start of a segment, its count taken at this moment (F4.5)."""
    s.repeat = 0
    s.failed = 0
    if s.segment < t.box.segment[s.act + 1]:
        s.atom = t.box.atom[s.segment]
        s.repeats = repeats_of(t, s, i64(t.box.count[s.segment]))


def repeats_of(t: Setting, s: FortState, count: i64) -> i64:
    """How often a segment is done (F4.3, F4.5)."""
    if count == ONCE:
        return 1
    return s.count if count <= ANY_SUIT else count_now(sketch_of(t, s, s.actor), count)


def run(t: Setting, s: FortState) -> None:
    """Carry on until a choice has to be made or the action is over."""
    end = t.box.segment[s.act + 1]
    while s.segment < end and s.repeats > 0:
        verb = i64(t.box.verb[s.atom])
        result = carry_simple(t, s, verb) if is_simple(verb) else carry_choice(t, s, verb)
        if result == ASKED:
            return
        if result != GOES_ON:
            next_atom(t, s, result == CARRIED)
    s.stage = questions.STAGE_DONE


def next_atom(t: Setting, s: FortState, done: bool) -> None:
    """Go on after an atom: the next one, the next repetition, the next segment, or the end (F4.6)."""
    if done and s.atom + 1 < t.box.atom[s.segment + 1]:
        s.atom += 1
        return
    if not done:
        s.failed = 1
    s.repeat += 1
    s.atom = t.box.atom[s.segment]
    if s.repeat >= s.repeats:
        if s.failed == 1:
            s.segment = t.box.segment[s.act + 1]
            return
        s.segment += 1
        enter_segment(t, s)


def carry_simple(t: Setting, s: FortState, verb: i64) -> i64:
    """A verb without choices (F6.1, F6.5, F6.8, F6.11); a lone one that is repeated is done all at once."""
    if verb == COPY_PACK:
        return CARRIED if copy_pack(s, s.actor, s.actor) else UNDONE
    if verb == TRASH_THIS:
        s.trash_played = 1
        if s.sink is not None:
            s.sink.emit(EVERYONE, "trash-marked", {"seat": f"seat:{s.actor}", "card": element(s.played)})
        return CARRIED
    number = t.box.number[s.atom]
    if s.atom == t.box.atom[s.segment] and s.atom + 1 == t.box.atom[s.segment + 1]:
        number *= s.repeats
        s.repeat = s.repeats - 1
    if verb == SCORE:
        add_points(s, s.actor, number)
        return CARRIED
    resource = s.resource if verb == RESOURCE else verb
    return CARRIED if gather(s, s.actor, resource, number) else UNDONE


def carry_choice(t: Setting, s: FortState, verb: i64) -> i64:
    """A verb with choices: do what there is one way to do, else ask."""
    pays = verb == ADVANCE or is_spend(verb)
    if pays and s.paying == 0 and not start_paying(t, s, verb):
        return UNDONE
    options = inner_options(t, s)
    if len(options) == 0:
        return UNDONE if s.paying != CHOOSE_PERK else CARRIED
    if len(options) == 1 and s.paying != CHOOSE_RULE:
        return carry_code(t, s, options[0])
    s.ask(question_of(s, verb), Seat(s.actor))
    return ASKED


def start_paying(t: Setting, s: FortState, verb: i64) -> bool:
    """Note what is to be paid; False where it cannot be."""
    tried = Tried(t, s, s.actor)
    sk = place_sketch(t, s)
    if choices(tried, sk, verb) == 0:
        return False
    s.paying = sk.paying
    s.pay_pizza = sk.pay_pizza
    s.pay_toys = sk.pay_toys
    s.pay_any = sk.pay_any
    return True


def question_of(s: FortState, verb: i64) -> i64:
    """The kind of question a verb asks here."""
    return PAYING_QUESTIONS[s.paying] if s.paying != 0 else VERB_QUESTIONS[verb]


# --- options ----------------------------------------------------------------------------------------


def place_sketch(t: Setting, s: FortState) -> Sketch:
    """The actor's numbers, standing where the action stands."""
    sk = sketch_of(t, s, s.actor)
    sk.segment = s.segment
    sk.end = t.box.segment[s.act + 1]
    sk.repeat = s.repeat
    sk.repeats = s.repeats
    sk.atom = s.atom
    sk.failed = s.failed
    sk.count = s.count
    sk.resource = s.resource
    sk.full = s.full
    sk.paying = s.paying
    sk.pay_pizza = s.pay_pizza
    sk.pay_toys = s.pay_toys
    sk.pay_any = s.pay_any
    if s.owing == 1:
        set_other(t, s, sk)
    return sk


def set_other(t: Setting, s: FortState, sk: Sketch) -> None:
    """The other action must be used fully afterwards, by the fewest icons it can count (F4.2)."""
    chooser = Chooser(t, s, s.actor)
    other = s.act ^ 1
    need = i64(t.box.needs[other])
    sk.other = other
    if need == NONE:
        return
    suit = need if need != ANY else 0
    last = need if need != ANY else SUIT_COUNT - 1
    while suit <= last:
        count, cards = chooser.least_count(other, suit)
        if count > 0 and (sk.other_count == 0 or count < sk.other_count):
            sk.other_count, sk.other_hand = count, cards
        suit += 1


def allowed_choices(t: Setting, s: FortState) -> i64:
    """Bits of the choices that leave possible what must be done fully (F4.2)."""
    tried = Tried(t, s, s.actor)
    sk = place_sketch(t, s)
    verb = i64(t.box.verb[s.atom])
    mask = choices(tried, sk, verb)
    if mask & (mask - 1) == 0 or (s.full == 0 and s.owing == 0) or not matters(t.box, sk, verb):
        return mask
    result: i64 = 0
    choice: i64 = 0
    while choice < MOST_CHOICES:
        if (mask >> choice) & 1 == 1 and leads_on(tried, sk, verb, choice):
            result |= i64(1) << choice
        choice += 1
    return result if result != 0 else mask


def inner_options(t: Setting, s: FortState) -> vec[i64]:
    """What the actor may choose at the atom where the action stands."""
    if s.paying == CHOOSE_RULE:
        return rule_options(s)
    mask = allowed_choices(t, s)
    if mask == 0:
        return vec[i64]()
    if s.paying == CHOOSE_PERK:
        return perks_allowed(t, s, mask)
    if s.paying != 0:
        return codes_of(mask, COST_PARTS if s.paying == LEAVE_OUT else STUFF_AND_PACK)
    verb = i64(t.box.verb[s.atom])
    if verb in (PACK, CONVERT):
        return codes_of(mask, STUFF_AND_SUPPLY if verb == PACK else STUFF_AND_PACK)
    return codes_of(mask, RIVALS) if verb == COPY_RIVAL else card_options(t, s, verb, mask)


def codes_of(mask: i64, codes: vec[i64]) -> vec[i64]:
    """The codes of the bits in a mask."""
    result = vec[i64](capacity=4)
    choice: i64 = 0
    while choice < MOST_CHOICES:
        if (mask >> choice) & 1 == 1:
            result = append(result, codes[choice])
        choice += 1
    return result


def perks_allowed(t: Setting, s: FortState, mask: i64) -> vec[i64]:
    """The perks on offer that leave possible what must be done."""
    sk = sketch_of(t, s, s.actor)
    result = vec[i64](capacity=8)
    for code in perk_options(s):
        if (mask >> perk_choice(sk, code - PERK)) & 1 == 1:
            result = append(result, code)
    return result


def card_options(t: Setting, s: FortState, verb: i64, mask: i64) -> vec[i64]:
    """The cards a verb may take, by the places it may take them from."""
    result = vec[i64](capacity=32)
    seat = s.actor
    if verb == TRASH:
        if (mask >> 1) & 1 == 1:
            result = add_hand(t, s, seat, result)
        return add_discard(t, s, seat, result) if mask & 1 == 1 else result
    if verb == TRASH_RIVAL:
        return add_rival_yards(t, s, seat, result)
    hand = mask & 1 if verb == LOOKOUT else 0
    rest = mask >> 1 if verb == LOOKOUT else mask  # park and its deck, rivals' yards, the own yard
    if rest & 1 == 1 and s.park_deck > 0:
        result = append(result, TOP)
    if hand == 1:
        result = add_hand(t, s, seat, result)
    if rest & 1 == 1:
        result = add_park(t, s, result)
    other: i64 = 0
    while other < t.seats:
        if (rest >> (2 if other == seat else 1)) & 1 == 1:
            result = add_yard(t, s, other, result)
        other += 1
    return result


# --- answers ----------------------------------------------------------------------------------------


def answer_inner(t: Setting, s: FortState, code: i64) -> None:
    """A choice inside an action is made; the action goes on."""
    result = carry_code(t, s, code)
    if result != GOES_ON:
        next_atom(t, s, result == CARRIED)


def carry_code(t: Setting, s: FortState, code: i64) -> i64:
    """Carry out one choice (F6.2, F6.3, F6.4, F6.6, F6.10, F6.12, F6.13)."""
    if s.paying != 0:
        return carry_paying(t, s, code)
    verb = i64(t.box.verb[s.atom])
    seat = s.actor
    if verb == PACK:
        pack_one(s, seat, code)
    elif verb == LOOKOUT:
        look_out(t, s, seat, code)
    elif verb == RECRUIT:
        recruit(t, s, seat, code)
    elif verb == CONVERT:
        convert(s, seat, code)
    elif verb == COPY_RIVAL:
        return CARRIED if copy_pack(s, seat, code - SEAT) else UNDONE
    else:
        trash(t, s, seat, code, "trash" if verb == TRASH else "trash-rival")
    return CARRIED


def carry_paying(t: Setting, s: FortState, code: i64) -> i64:
    """One step of a cost; when all is paid the fort advances, which may bring a made-up rule or a perk (F7.1, F7.2)."""
    if s.paying == LEAVE_OUT:
        s.pay_pizza -= 1 if code == TAKE_PIZZA else 0
        s.pay_toys -= 1 if code == TAKE_TOY else 0
        s.pay_any -= 1 if code == TAKE_ANY else 0
        s.paying = UNITS
        return GOES_ON
    if s.paying == CHOOSE_RULE:
        keep_rule(s, s.actor, code)
        s.paying = 0
        return CARRIED
    if s.paying == CHOOSE_PERK:
        take_perk(s, s.actor, code)
        s.paying = 0
        return CARRIED
    if s.pay_pizza + s.pay_toys + s.pay_any > 0:
        pay_one(s, s.actor, code)
        if s.pay_pizza + s.pay_toys + s.pay_any > 0:
            return GOES_ON
    s.paying = 0
    if i64(t.box.verb[s.atom]) != ADVANCE:
        return CARRIED
    s.paying = grow(s, s.actor)
    return GOES_ON if s.paying != 0 else CARRIED
