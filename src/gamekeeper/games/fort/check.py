"""Whether saved bytes hold a position that can be: what `load` asks before anybody plays on."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.core.errors import BadSave
from gamekeeper.games.fort import questions, rules
from gamekeeper.games.fort.cards import GROUPS, cards_at, hand_of, icons
from gamekeeper.games.fort.components import (
    DEALT,
    HAND_PLACES,
    NONE,
    STUFF,
    SUIT_COUNT,
    TOKENS,
    TOP_LEVEL,
    XXL,
)
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sketch import XXL_PERK
from gamekeeper.games.fort.state import (
    ADDED,
    ASIDE,
    DECK,
    HAND_COUNT,
    HELD,
    ICONS,
    IN_PARK,
    LEVEL,
    LOOKOUT,
    LOOKOUT_COUNT,
    PACK_PIZZA,
    PACK_TOYS,
    PARK_DECK,
    PERK_COUNT,
    PERK_PLACE,
    PIZZA,
    PLACES,
    PLAYED,
    POINTS,
    ROUND,
    RULE_COUNT,
    RULE_PLACE,
    SURE,
    TOYS,
    FortState,
)


def check(t: Setting, s: FortState) -> None:
    """BadSave unless every card is in one place and all else is in its range."""
    check_places(t, s)
    for seat in range(t.seats):
        check_counts(t, s, i64(seat))
        check_hand(s, i64(seat))
        check_goods(s, i64(seat))
    check_supply(t, s)
    check_extras(t, s)
    check_play(t, s)
    check_questions(t, s)


def demand(holds: bool, what: str) -> None:
    """BadSave saying what the bytes hold, unless `holds`."""
    if not holds:
        raise BadSave(f"saved position holds {what}")


def check_places(t: Setting, s: FortState) -> None:
    """Every card lies in a place there is; the park and its deck are as counted."""
    for place in s.place:
        here = i64(place)
        demand(here < PLACES and here not in (6, 7), f"a card in place {here}")
        demand(here < ROUND or here & 3 < t.seats, f"a card of seat {here & 3}")
        demand(here < ROUND or here >= DECK or s.draft_round > 0, "a draft that is over")
    for flag in s.public:
        demand(i64(flag) <= 1, f"flag {flag}")
    for origin in s.origin:
        demand(i64(origin) <= t.seats * 8, f"origin {origin}")
    lying = [int(card) for card in s.park if i64(card) != NONE]
    demand(sorted(lying) == [int(card) for card in cards_at(s, IN_PARK)], "another park than its cards")
    demand(s.park_deck == i64(len(cards_at(s, PARK_DECK))), f"a park deck counted as {s.park_deck}")


def check_counts(t: Setting, s: FortState, seat: i64) -> None:
    """A seat's cards are as counted, its lookout's icons too."""
    for group in range(3, 9):
        if group != 5:
            count = lying_at(s, group * 4 + int(seat))
            if group == 4:
                count += lying_at(s, int(SURE + seat))
            counted = s.number(seat, GROUPS[group])
            demand(count == counted, f"{count} cards counted as {counted}")
    for suit in range(SUIT_COUNT):
        total = sum(int(icons(t.box, i64(t.box.kind_of[i64(card)]), i64(suit))) for card in cards_at(s, LOOKOUT + seat))
        demand(total == s.number(seat, ICONS + i64(suit)), f"icons counted as {s.number(seat, ICONS + i64(suit))}")


def lying_at(s: FortState, place: int) -> int:
    """Cards in a place, counted one by one."""
    return sum(1 for here in s.place if int(here) == place)


def check_hand(s: FortState, seat: i64) -> None:
    """The hand holds the cards that lie there, ascending."""
    demand(s.number(seat, HAND_COUNT) <= HAND_PLACES, f"a hand of {s.number(seat, HAND_COUNT)}")
    lying = [int(card) for place in (HELD, SURE) for card in cards_at(s, place + seat)]
    demand([int(card) for card in hand_of(s, seat)] == sorted(lying), "another hand than its cards")


def check_goods(s: FortState, seat: i64) -> None:
    """Stuff, pack and lookout within their capacity (F1.4)."""
    level = s.number(seat, LEVEL)
    demand(0 <= level <= TOP_LEVEL, f"fort level {level}")
    demand(s.number(seat, POINTS) >= 0, f"{s.number(seat, POINTS)} points")
    for field in (PIZZA, TOYS):
        demand(0 <= s.number(seat, field) <= STUFF, f"stuff of {s.number(seat, field)}")
    packed = s.number(seat, PACK_PIZZA) + s.number(seat, PACK_TOYS)
    room = level + 1 + (XXL if s.has_perk(seat, XXL_PERK) else 0)
    demand(s.number(seat, PACK_PIZZA) >= 0 and s.number(seat, PACK_TOYS) >= 0, "a pack of less than nothing")
    demand(packed <= room, f"a pack of {packed}")
    demand(s.number(seat, LOOKOUT_COUNT) <= level + 1, f"a lookout of {s.number(seat, LOOKOUT_COUNT)}")


def check_supply(t: Setting, s: FortState) -> None:
    """30 tokens of each kind (F1.3)."""
    pizza, toys = s.supply_pizza, s.supply_toys
    for seat in range(t.seats):
        pizza += s.number(i64(seat), PIZZA) + s.number(i64(seat), PACK_PIZZA)
        toys += s.number(i64(seat), TOYS) + s.number(i64(seat), PACK_TOYS)
    demand(pizza == TOKENS and toys == TOKENS, f"{pizza} pizza and {toys} toys")


def check_extras(t: Setting, s: FortState) -> None:
    """Made-up rules and perks lie in places there are, at most one rule a seat."""
    held: list[int] = []
    pool = 0
    for rule in range(RULE_COUNT):
        place = int(s.extras[RULE_PLACE + rule])
        demand(place < 2 + t.seats, f"a made-up rule of seat {place - 2}")
        pool += 1 if place == 1 else 0
        held += [place] if place > 1 else []
    demand(len(held) == len(set(held)), "two made-up rules of one seat")
    demand(pool == s.rule_pool, f"{pool} made-up rules counted as {s.rule_pool}")
    for perk in range(PERK_COUNT):
        demand(i64(s.extras[PERK_PLACE + perk]) < 2 + t.seats, f"a perk of seat {s.extras[PERK_PLACE + perk]}")


def check_play(t: Setting, s: FortState) -> None:
    """The card in play, and where its action stands."""
    played = [int(card) for card in cards_at(s, PLAYED)]
    demand(played == ([] if s.played == NONE else [int(s.played)]), "another card in play than lies there")
    table = [card for place in (PLAYED, ADDED, ASIDE) for card in cards_at(s, place)]
    demand(s.on_table == i64(len(table)), f"{len(table)} cards on the table counted as {s.on_table}")
    demand(s.act < t.box.kinds * 2 + 1, f"action {s.act}")
    demand(s.actor < t.seats, f"an actor {s.actor}")
    demand(s.suit < SUIT_COUNT or s.suit == NONE, f"suit {s.suit}")
    demand(s.led_suit < SUIT_COUNT or s.led_suit == NONE, f"suit {s.led_suit}")
    if s.stage == questions.STAGE_RUN:
        first, end = t.box.segment[s.act], t.box.segment[s.act + 1]
        demand(first <= s.segment < end, f"part {s.segment} of action {s.act}")
        demand(t.box.atom[s.segment] <= s.atom < t.box.atom[s.segment + 1], f"step {s.atom} of part {s.segment}")
        demand(s.repeat < s.repeats, f"repetition {s.repeat} of {s.repeats}")
    needs_card = questions.STAGE_USE <= s.stage <= questions.STAGE_FOLLOW and s.act != t.box.diy
    demand(not needs_card or s.played != NONE, "no card in play")
    demand(s.played != NONE or s.stage != questions.STAGE_ROUGH, "no card in play")
    demand(len(cards_at(s, ADDED)) + len(cards_at(s, ASIDE)) <= 2 * HAND_PLACES, "too many cards on the table")


def check_questions(t: Setting, s: FortState) -> None:
    """One question with something to answer, or none after the end."""
    over = s.ending != 0
    demand(len(s.questions) == (0 if over else 1), f"{len(s.questions)} questions")
    demand(over == (s.stage == questions.STAGE_OVER), f"stage {s.stage} with ending {s.ending}")
    if over:
        return
    kind = s.kind()
    demand(questions.DRAFT <= kind <= questions.ASK_BIRTHDAY, f"a question of kind {kind}")
    demand((kind == questions.DRAFT) == s.is_simultaneous(), f"a question of kind {kind} for several seats")
    demand((kind == questions.DRAFT) == (s.draft_round > 0), f"a question of kind {kind} in round {s.draft_round}")
    demand(len(s.commitments) == (t.seats if kind == questions.DRAFT else 0), "hidden answers")
    for answer in s.commitments:
        demand(-1 <= answer < t.action_count, f"the answer {answer}")
    if not s.is_simultaneous():
        demand(i64(s.decider()) < t.seats, f"a question for seat {s.decider()}")
    check_decider(t, s, kind)
    for decider in s.deciders():
        demand(len(rules.options(t, s, i64(decider))) > 0, "a question without an answer")


def check_draft(t: Setting, s: FortState) -> None:
    """The hands that go round are as long as the round says, and what is chosen lies in them (F2.3)."""
    owed = [answer for answer in s.commitments if answer == -1]
    demand(len(owed) > 0, "a question everybody has answered")
    for seat in range(t.seats):
        count = lying_at(s, int(ROUND) + seat)
        demand(count == DEALT + 1 - s.draft_round, f"{count} cards going round in round {s.draft_round}")
        answer = s.commitments[seat]
        demand(answer == -1 or answer in rules.options(t, s, i64(seat)), f"the answer {answer}")


def check_decider(t: Setting, s: FortState, kind: i64) -> None:
    """Questions inside an action stand where the action stands, for the seat that carries it out."""
    if kind == questions.DRAFT:
        check_draft(t, s)
        return
    seat = i64(s.decider())
    inner = questions.ASK_TAKE <= kind <= questions.ASK_PERK
    if inner or kind in (questions.ASK_RESOURCE, questions.ASK_SUIT, questions.ADD):
        demand(seat == s.actor, f"a question of kind {kind} for seat {seat}")
    if inner:
        demand(s.stage == questions.STAGE_RUN, f"a question of kind {kind} at stage {s.stage}")
    if kind == questions.ADD:
        demand(s.suit != NONE, "a card to add without a suit")
    if kind in (questions.ASK_FOLLOW, questions.ASK_FOLLOW_SECOND):
        demand(s.led_suit != NONE and s.played != NONE, "nothing to follow")
