"""Whether saved bytes hold a position that can be, beyond the range of each field: asked before anybody plays on."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.core.agenda import Question
from gamekeeper.core.codec import demand
from gamekeeper.core.corner import ARGUMENT_SHIFT, SEAT_SHIFT, SEVERAL
from gamekeeper.games.fort import carry, components, fields, perks, places, questions, setup
from gamekeeper.games.fort.cards import icons
from gamekeeper.games.fort.components import NONE
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState


def check(t: Setting, s: FortState) -> None:
    """BadSave unless every card is in one place and all else is in its range."""
    t.zones.check(s)
    check_places(t, s)
    for seat in range(t.seats):
        check_seat(t, s, i64(seat))
    check_play(t, s)
    check_questions(t, s)


def check_places(t: Setting, s: FortState) -> None:
    """Every card lies where its sort may lie; the park lies as it is listed."""
    boards = [s.number(i64(seat), fields.BOARD) for seat in range(t.seats)]
    demand(len(set(boards)) == len(boards), "a board of two seats")
    friends = [i64(card) for seat in range(t.seats) for card in setup.friends_of(t, s, seat)]
    for card, place in enumerate(s.place):
        demand(lies_well(t, s, i64(card), i64(place), card in friends), f"card {card} in place {place}")
        sure = i64(s.known[card]) & places.SURE != 0
        demand(not sure or places.HAND <= i64(place) < places.RULES_AWAY, f"card {card} in hand for sure")
    lying = sorted(i64(card) for card in s.park if i64(card) != NONE)
    demand(lying == [i64(card) for card in s.cards_at(places.PARK)], "another park than its cards")


def lies_well(t: Setting, s: FortState, card: i64, place: i64, has_owner: bool) -> bool:
    """Whether a card of its sort may lie in a place: nobody's friends are away, hands go round in a draft only."""
    if card >= t.zones.first_perk:
        return place >= places.PERKS or place == places.AWAY
    if card >= t.zones.first_rule:
        return places.RULES_AWAY <= place < places.PERKS
    if card >= t.box.kids and not has_owner:
        return place == places.AWAY
    goes_round = places.ROUND <= place < places.DECK
    return places.AWAY < place < places.RULES_AWAY and (s.draft_round > 0 or not goes_round)


def check_seat(t: Setting, s: FortState, seat: i64) -> None:
    """Hand, pack and lookout within what there is room for, and the lookout's icons as counted."""
    level = s.number(seat, fields.LEVEL)
    packed = s.number(seat, fields.PACK_PIZZA) + s.number(seat, fields.PACK_TOYS)
    room = t.numbers.pack[level] + (t.numbers.xxl if s.has_perk(seat, perks.XXL_BACKPACK) else 0)
    lookout = s.cards_at(places.LOOKOUT + seat)
    demand(packed <= room, f"a pack of {packed}")
    demand(len(lookout) <= t.numbers.lookout[level], f"a lookout of {len(lookout)}")
    demand(s.count(places.HAND + seat) <= t.numbers.hand + 1, f"a hand of {s.count(places.HAND + seat)}")
    demand(s.count(places.RULE + seat) <= 1, "two made-up rules of one seat")
    for suit in range(components.SUIT_COUNT):
        counted = s.number(seat, fields.ICONS + suit)
        total = sum(int(icons(t.box, i64(t.box.kind_of[i64(card)]), suit)) for card in lookout)
        demand(total == counted, f"{total} icons counted as {counted}")


def check_play(t: Setting, s: FortState) -> None:
    """The card in play, and where its action stands."""
    played = [i64(card) for card in s.cards_at(places.PLAY)]
    demand(played == ([] if s.played == NONE else [s.played]), "another card in play than lies there")
    demand(s.act < t.box.kinds * 2 + 1, f"action {s.act}")
    demand(s.suit < components.SUIT_COUNT or s.suit == NONE, f"suit {s.suit}")
    demand(s.led_suit < components.SUIT_COUNT or s.led_suit == NONE, f"suit {s.led_suit}")
    laid = s.count(places.ADDED) + s.count(places.ASIDE)
    demand(laid <= 2 * (t.numbers.hand + 1), f"{laid} cards added and laid aside")


def check_questions(t: Setting, s: FortState) -> None:
    """An agenda as a turn or a round of the draft has it, with something to answer; none after the end."""
    over = s.ending != 0
    demand(over == (len(s.questions) == 0), f"{len(s.questions)} items on the agenda with ending {s.ending}")
    if over:
        return
    lowest = questions.DRAFT_ROUND if s.draft_round > 0 else questions.END_TURN
    demand(s.questions[0] & 255 == lowest, f"an agenda that begins with {s.questions[0] & 255}")
    before = questions.TURN
    for item in s.questions:
        check_item(t, s, item, before)
        before = item & 255
    demand((before == questions.ASK_DRAFT) == (s.draft_round > 0), f"item {before} in round {s.draft_round}")
    demand(isinstance(t.game.items[before], Question), f"step {before} on top")
    demand(len(s.commitments) == (t.seats if before == questions.ASK_DRAFT else 0), "hidden answers")
    for answer in s.commitments:
        demand(-1 <= answer < t.action_count, f"the answer {answer}")
    check_decider(t, s, before)
    for decider in s.deciders():
        options = t.game.question(s).options(s, i64(decider))
        demand(len(options) > 0, "a question without an answer")
        for code in options:
            demand(t.codes.is_answer(code, t.game.question(s).key), f"the answer {code} to another question")


def check_item(t: Setting, s: FortState, item: i64, before: i64) -> None:
    """An item of the agenda stands above those it comes before, and concerns the seat it can concern."""
    kind, seat, place = item & 255, (item >> SEAT_SHIFT) & 255, item >> ARGUMENT_SHIFT
    demand(before <= kind <= questions.ASK_DRAFT, f"item {kind} above {before}")
    demand(kind > before or kind == questions.ASK_FOLLOW, f"item {kind} twice")
    if kind >= questions.DRAFT_ROUND:
        demand(seat == (SEVERAL if kind == questions.ASK_DRAFT else 0), f"item {kind} for seat {seat}")
        return
    demand(seat < t.seats, f"item {kind} for seat {seat}")
    if questions.ASK_TAKE <= kind <= questions.ASK_PERK:  # inside an action
        demand(carry.is_place(t, s, kind, place), f"an action that stands at {place}")
    else:
        demand(place == 0, f"item {kind} with argument {place}")
    if kind in (questions.ASK_FOLLOW, questions.ASK_ROUGH):
        demand(seat != s.turn_seat, f"item {kind} for the leader")
    elif kind == questions.CARRYING or questions.ASK_ADD <= kind <= questions.ASK_PERK:
        leads = seat == s.turn_seat
        demand(leads or s.number(seat, fields.FOLLOWED) == 1, f"item {kind} for seat {seat}")
    else:
        demand(seat == s.turn_seat, f"item {kind} for seat {seat}")
    needs_card = questions.LEAVING <= kind <= questions.ASK_FOLLOW_SECOND
    demand(s.played != NONE or not needs_card, "no card in play")
    demand(s.played == NONE or kind != questions.ASK_PLAY, "a card in play already")


def check_draft(t: Setting, s: FortState) -> None:
    """The hands that go round are as long as the round says, and what is chosen lies in them."""
    owed = [answer for answer in s.commitments if answer == -1]
    demand(len(owed) > 0, "a question everybody has answered")
    for seat in range(t.seats):
        count = s.count(places.ROUND + seat)
        demand(count == t.numbers.dealt + 1 - s.draft_round, f"{count} cards going round in round {s.draft_round}")
        answer = s.commitments[seat]
        demand(answer == -1 or answer in t.game.question(s).options(s, i64(seat)), f"the answer {answer}")


def check_decider(t: Setting, s: FortState, kind: i64) -> None:
    """What the question on top asks about is there."""
    if kind == questions.ASK_DRAFT:
        check_draft(t, s)
    demand(kind != questions.ASK_ADD or s.suit != NONE, "a card to add without a suit")
    if kind in (questions.ASK_FOLLOW, questions.ASK_FOLLOW_SECOND):
        demand(s.led_suit != NONE, "nothing to follow")
