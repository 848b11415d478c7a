"""A turn: cleanup, play, recruit, discard, draw (F3), and the perks with windows in it (F10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.ids import EVERYONE, Seat
from gamekeeper.games.fort import questions
from gamekeeper.games.fort.actions import DIY, DONE, PASS, PLAY_NONE, PRIVATE, PUBLIC, RECYCLE
from gamekeeper.games.fort.cards import cards_at, draw_hand, element, elements, hand_of, in_hand, move, place_element
from gamekeeper.games.fort.choices import Tried
from gamekeeper.games.fort.components import COIN, HAND_PLACES, NONE
from gamekeeper.games.fort.ending import BY_TURN_CAP, end, set_off
from gamekeeper.games.fort.follow import clear_play, use_perk
from gamekeeper.games.fort.recruit import add_recruits, birthday_options, kind_of, nobody_to_recruit, recruit
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sketch import sketch_of
from gamekeeper.games.fort.solve import is_full
from gamekeeper.games.fort.sources import add_discard
from gamekeeper.games.fort.state import (
    ASIDE,
    DISCARD,
    DISCARD_COUNT,
    HAND_COUNT,
    PLAYED,
    SURE,
    YARD,
    YARD_COUNT,
    FortState,
)
from gamekeeper.games.fort.texts import PERKS
from gamekeeper.games.fort.use import begin_action, playable_kinds, usable_actions

BIRTHDAY_PARTY: Final[i64] = 0
DIY_PERK: Final[i64] = 5
RECYCLING: Final[i64] = 7


def begin_turn(t: Setting, s: FortState) -> None:
    """The leader's yard is cleaned up, then a card may be played (F3.1, F3.2)."""
    seat = s.turn_seat
    clear_play(t, s)
    s.phase = questions.PHASE_PLAY
    if s.sink is not None:
        s.sink.emit(
            EVERYONE,
            "turn",
            {"seat": f"seat:{seat}", "turn": int(s.turns) + 1, "round": int(s.turns // t.seats) + 1},
        )
    if s.number(seat, YARD_COUNT) > 0:
        cards = cards_at(s, YARD + seat)
        for card in cards:
            move(s, i64(card), DISCARD + seat)
        if s.sink is not None:
            tell_cards(s, "cleanup", seat, cards, YARD + seat, DISCARD + seat)
    s.stage = questions.STAGE_PLAY


def tell_cards(s: FortState, key: str, seat: i64, cards: vec[u8], place: i64, to: i64) -> None:
    """Note that cards of a seat were moved."""
    assert s.sink is not None
    s.sink.emit(
        EVERYONE,
        key,
        {
            "seat": f"seat:{seat}",
            "cards": elements(cards),
            "from": place_element(place),
            "to": place_element(to),
        },
    )


# --- playing a card ---------------------------------------------------------------------------------


def play_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """No card, a perk instead, or a card that leaves an action used fully (F3.2, F4.2, F10)."""
    result = append(vec[i64](capacity=8), PLAY_NONE)
    if s.has_perk(seat, DIY_PERK) and is_full(Tried(t, s, seat), sketch_of(t, s, seat), t.box.diy, 0, 0):
        result = append(result, DIY)
    if can_recycle(s, seat):
        result = append(result, RECYCLE)
    return playable_kinds(t, s, seat, result)


def can_recycle(s: FortState, seat: i64) -> bool:
    """Whether Recycling can be used (F10.8)."""
    if not s.has_perk(seat, RECYCLING):
        return False
    return s.number(seat, DISCARD_COUNT) > 0 and s.number(seat, HAND_COUNT) < HAND_PLACES


def play(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """Play a card, or none (F3.2)."""
    if code == RECYCLE:
        s.ask(questions.RECYCLE_CARD, Seat(seat))
    elif code == DIY:
        do_it_yourself(t, s, seat)
    elif code == PLAY_NONE:
        s.stage = questions.STAGE_RECRUIT
        if s.sink is not None:
            s.sink.emit(EVERYONE, "play-none", {"seat": f"seat:{seat}"})
    else:
        play_card(t, s, seat, code - t.hand_code)


def play_card(t: Setting, s: FortState, seat: i64, kind: i64) -> None:
    """A card from hand comes into play (F3.2)."""
    card = in_hand(t.box, s, seat, kind)
    place = i64(s.place[card])
    move(s, card, PLAYED)
    s.played = card
    s.led_suit = i64(t.box.led[kind])
    if s.led_suit == COIN:
        s.led_suit = NONE
    s.stage = questions.STAGE_USE
    if s.sink is not None:
        s.sink.emit(
            EVERYONE,
            "play",
            {"seat": f"seat:{seat}", "card": element(card), "from": place_element(place), "to": "play"},
        )


def do_it_yourself(t: Setting, s: FortState, seat: i64) -> None:
    """DIY: advance for one resource more instead of playing a card (F10.6)."""
    use_perk(s, seat, DIY_PERK)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "diy", {"seat": f"seat:{seat}", "perk": PERKS[DIY_PERK]})
    s.actor = seat
    s.act = t.box.diy
    s.full = 1
    s.stage = questions.STAGE_PREPARE


def recycle(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """Recycling: a card of the own discard pile to hand (F10.8)."""
    use_perk(s, seat, RECYCLING)
    kind = kind_of(t, code)
    card = i64(t.box.first_of[kind])
    while i64(s.place[card]) != DISCARD + seat:
        card += 1
    move(s, card, SURE + seat)
    if s.sink is not None:
        s.sink.emit(
            EVERYONE,
            "recycle",
            {
                "seat": f"seat:{seat}",
                "perk": PERKS[RECYCLING],
                "card": element(card),
                "from": place_element(DISCARD + seat),
                "to": place_element(SURE + seat),
            },
        )


def recycle_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """The cards of the own discard pile."""
    return add_discard(t, s, seat, vec[i64]())


def use_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """The actions of the card in play that may come next (F4.1, F4.2)."""
    bits = usable_actions(t, s, seat)
    second = s.used != 0
    result = vec[i64](capacity=4)
    if second and can_recycle(s, seat):
        result = append(result, RECYCLE)
    if bits & 1 == 1:
        result = append(result, PUBLIC)
    if bits & 2 == 2:
        result = append(result, PRIVATE)
    if second and (s.full_done == 1 or bits == 0):
        result = append(result, DONE)
    return result


def choose_action(t: Setting, s: FortState) -> None:
    """Ask which action comes next; where there is one way to go on, go it."""
    seat = s.turn_seat
    options = use_options(t, s, seat)
    if len(options) > 1:
        s.ask(questions.USE_FIRST if s.used == 0 else questions.USE_NEXT, Seat(seat))
    else:
        use(t, s, seat, options[0])


def use(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """Turn to an action, or be done with the card."""
    if code == DONE:
        s.stage = questions.STAGE_NAME
    elif code == RECYCLE:
        s.ask(questions.RECYCLE_CARD, Seat(seat))
    else:
        begin_action(s, i64(t.box.kind_of[s.played]), code - PUBLIC)
        s.stage = questions.STAGE_PREPARE


# --- recruiting -------------------------------------------------------------------------------------


def recruit_phase(t: Setting, s: FortState) -> None:
    """Recruiting is mandatory; where nobody is anywhere it is skipped (F3.3)."""
    s.stage = questions.STAGE_BIRTHDAY
    s.set_phase(questions.PHASE_RECRUIT)
    if not nobody_to_recruit(t, s):
        s.ask(questions.RECRUIT_PHASE, Seat(s.turn_seat))


def phase_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """Whom the leader may recruit; Recycling is open until then (F3.3, F10)."""
    result = vec[i64](capacity=40)
    if can_recycle(s, seat) and not nobody_to_recruit(t, s):
        result = append(result, RECYCLE)
    return add_recruits(t, s, result)


def answer_phase(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """Recruit somebody, or use Recycling first."""
    if code == RECYCLE:
        s.stage = questions.STAGE_RECRUIT
        s.ask(questions.RECYCLE_CARD, Seat(seat))
    else:
        recruit(t, s, seat, code)


def birthday(t: Setting, s: FortState) -> None:
    """Birthday Party: another card from park or park deck, or not (F10.1)."""
    s.stage = questions.STAGE_END
    if s.has_perk(s.turn_seat, BIRTHDAY_PARTY) and len(birthday_options(t, s)) > 0:
        s.ask(questions.ASK_BIRTHDAY, Seat(s.turn_seat))


def birthday_choices(t: Setting, s: FortState) -> vec[i64]:
    """Pass, the top card, or the park."""
    result = append(vec[i64](capacity=8), PASS)
    for code in birthday_options(t, s):
        result = append(result, code)
    return result


def answer_birthday(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """Recruit again, or not."""
    if code == PASS:
        return
    if s.sink is not None:
        s.sink.emit(EVERYONE, "birthday", {"seat": f"seat:{seat}"})
    recruit(t, s, seat, code)


# --- the end of a turn ------------------------------------------------------------------------------


def end_turn(t: Setting, s: FortState) -> None:
    """Discard, draw, and the next seat; at the end of a round the game may be over (F3.4, F3.5, F8.1)."""
    seat = s.turn_seat
    discard_table(s, seat)
    discard_hand(t, s, seat)
    draw_hand(t, s, seat)
    s.turns += 1
    clear_play(t, s)
    s.turn_seat = (seat + 1) % t.seats
    s.stage = questions.STAGE_TURN
    if s.turn_seat == s.start_seat:
        if s.last_round == 0 and s.turns >= t.turn_cap:
            set_off(s, seat, BY_TURN_CAP)
        if s.last_round != 0:
            s.turn_seat = seat
            s.stage = questions.STAGE_OVER
            s.set_phase(questions.PHASE_OVER)
            end(t, s)


def discard_table(s: FortState, seat: i64) -> None:
    """Played and added cards go to the discard pile (F3.4)."""
    table = vec[u8]()
    card: i64 = 0
    while s.on_table > 0:
        if PLAYED <= i64(s.place[card]) <= ASIDE:
            move(s, card, DISCARD + seat)
            if s.sink is not None:
                table = append(table, u8(card))
        card += 1
    if s.sink is not None and len(table) > 0:
        tell_cards(s, "discard", seat, table, PLAYED, DISCARD + seat)


def discard_hand(t: Setting, s: FortState, seat: i64) -> None:
    """Best friends in hand go to the discard pile, all others to the yard (F3.4)."""
    friends = vec[u8]()
    others = vec[u8]()
    for card in hand_of(s, seat):
        is_friend = t.box.friend[i64(t.box.kind_of[i64(card)])] > 0
        move(s, i64(card), (DISCARD if is_friend else YARD) + seat)
        if s.sink is not None:
            if is_friend:
                friends = append(friends, card)
            else:
                others = append(others, card)
    if s.sink is not None:
        if len(friends) > 0:
            tell_cards(s, "discard", seat, friends, SURE + seat, DISCARD + seat)
        if len(others) > 0:
            tell_cards(s, "yard", seat, others, SURE + seat, YARD + seat)
