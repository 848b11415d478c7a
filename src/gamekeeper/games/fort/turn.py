"""A turn: cleanup, play, recruit, discard, draw (F3), and the perks with windows in it (F10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE, Element, Params, Seat
from gamekeeper.core.texts import PASSING, Phrase
from gamekeeper.core.zone_table import elements
from gamekeeper.games.fort import perks, places, questions, sources
from gamekeeper.games.fort.actions import PASS, RECYCLE
from gamekeeper.games.fort.cards import draw_hand, element, tell_moved
from gamekeeper.games.fort.components import NONE
from gamekeeper.games.fort.ending import BY_TURN_CAP, end, ends_by, tell_last_round
from gamekeeper.games.fort.fields import FOLLOWED
from gamekeeper.games.fort.questions import FortQuestion, named
from gamekeeper.games.fort.recruit import recruit
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sources import card_of
from gamekeeper.games.fort.state import PHASE_OVER, PHASE_PLAY, PHASE_RECRUIT, FortState
from gamekeeper.games.fort.texts import PERKS


class Turn(questions.FortStep):
    """F3.1 The leader's yard is cleaned up; then play, recruit, discard and draw."""

    def run(self, s: FortState, seat: i64, argument: i64) -> None:
        s.phase = PHASE_PLAY
        if s.sink is not None:
            number: Params = {"turn": int(s.turns) + 1, "round": int(s.turns // self.t.seats) + 1}
            s.sink.emit(EVERYONE, "turn", {"seat": f"seat:{seat}", **number})
        if seat == s.start_seat and ends_by(self.t, s) == BY_TURN_CAP:
            tell_last_round(s, seat, BY_TURN_CAP)
        discard_all(self.t, s, "cleanup", places.YARD + seat, places.YARD + seat, seat)
        s.then(questions.END_TURN, seat)
        s.ask(questions.ASK_BIRTHDAY, Seat(seat))
        s.ask(questions.ASK_RECRUIT, Seat(seat))
        s.ask(questions.ASK_PLAY, Seat(seat))


def discard_all(t: Setting, s: FortState, key: str, place: i64, told: i64, seat: i64) -> None:
    """All cards of a place go to a seat's discard pile; told as coming from `told`."""
    cards = s.cards_at(place) if s.sink is not None else vec[i16]()
    t.zones.move_all(s, place, places.DISCARD + seat)
    tell_cards(t, s, key, elements(cards), told, places.DISCARD + seat)


def tell_cards(t: Setting, s: FortState, key: str, cards: list[Element], place: i64, to: i64) -> None:
    """Note that cards were moved to a place of their seat."""
    if s.sink is not None and cards:
        moved: Params = {"from": t.zones.element(place), "to": t.zones.element(to)}
        s.sink.emit(EVERYONE, key, {"seat": f"seat:{to & places.SEAT}", "cards": cards, **moved})


# --- the card in play over again, or one from the discard pile --------------------------------------


class Recycle(FortQuestion):
    """F10.8 Recycling: a card of the own discard pile to hand."""

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        return sources.add(self.t, s, seat, sources.DISCARD, vec[i64]())

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        card = card_of(self.t, s, seat, code)
        self.t.zones.move(s, card, places.HAND + seat)
        s.know(card, places.PUBLIC | places.SURE)
        tell_moved(self.t, s, "recycle", seat, card, places.DISCARD + seat, {"perk": PERKS[perks.RECYCLING]})
        perks.use_up(self.t, s, seat, perks.RECYCLING)

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        card = named(self.t, s, seat, code)
        return Told("recycled", {"card": card}, [card])


class DoOver(questions.Once):
    """F10.7 Do-Over: the cards played so far are laid aside for a second one, normal in every respect."""

    def is_asked(self, s: FortState, seat: i64) -> bool:
        return s.has_perk(seat, perks.DO_OVER)

    def use(self, s: FortState, seat: i64) -> None:
        lay_aside(self.t, s)
        clear_play(self.t, s)
        s.emit(EVERYONE, "do-over", {"seat": f"seat:{seat}"})
        s.set_phase(PHASE_PLAY)
        s.ask(questions.ASK_PLAY, Seat(seat))


def lay_aside(t: Setting, s: FortState) -> None:
    """What was played and added lies with what was laid aside before."""
    t.zones.move_all(s, places.PLAY, places.ASIDE)
    t.zones.move_all(s, places.ADDED, places.ASIDE)


# --- recruiting -------------------------------------------------------------------------------------


class Recruit(FortQuestion):
    """F3.3 One card from park, any yard or the unseen top of the park deck; skipped where nobody is anywhere."""

    def waits(self, s: FortState, seat: i64, argument: i64) -> bool:
        s.set_phase(PHASE_RECRUIT)
        return super().waits(s, seat, argument)

    def is_asked(self, s: FortState, seat: i64) -> bool:
        if s.count(places.PARK_DECK) + s.count(places.PARK) > 0:
            return True
        return any(s.count(places.YARD + other) > 0 for other in range(self.t.seats))

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        result = vec[i64](capacity=40)
        if perks.can_recycle(self.t, s, seat):
            result = append(result, RECYCLE)
        return sources.add(self.t, s, seat, sources.TO_RECRUIT, result)

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        recruit(self.t, s, seat, code)

    def weight(self, s: FortState, seat: i64, code: i64) -> i64:
        return PASSING  # the turn ends with it, unless something follows


class Birthday(FortQuestion):
    """F10.1 Birthday Party: another card from park or park deck, not from a yard."""

    def is_asked(self, s: FortState, seat: i64) -> bool:
        return s.has_perk(seat, perks.BIRTHDAY_PARTY) and s.count(places.PARK_DECK) + s.count(places.PARK) > 0

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        return sources.add(self.t, s, seat, sources.PARK, vec[i64]([PASS]))

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        if code != PASS:
            s.emit(EVERYONE, "birthday", {"seat": f"seat:{seat}"})
            recruit(self.t, s, seat, code)

    def weight(self, s: FortState, seat: i64, code: i64) -> i64:
        return PASSING

    def why_elsewhere(self, s: FortState, seat: i64, code: i64) -> Phrase | None:
        if code >= self.t.yard_code:
            return Phrase("why-yard-not-allowed", {}, self.rule)
        return super().why_elsewhere(s, seat, code)


# --- the end of a turn ------------------------------------------------------------------------------


class EndTurn(questions.FortStep):
    """F3.4, F3.5 Discard and draw; after a round that something set off the game ends (F8.1, F8.3)."""

    def run(self, s: FortState, seat: i64, argument: i64) -> None:
        discard_table(self.t, s, seat)
        discard_hand(self.t, s, seat)
        draw_hand(self.t, s, seat)
        s.turns += 1
        clear_play(self.t, s)
        s.turn_seat = (seat + 1) % self.t.seats
        is_round_over = s.turn_seat == s.start_seat
        if is_round_over and s.last_round == 0 and s.turns >= self.t.turn_cap:
            s.last_round = BY_TURN_CAP
        if is_round_over and s.last_round != 0:
            s.turn_seat = seat
            s.set_phase(PHASE_OVER)
            end(self.t, s)
        else:
            s.then(questions.TURN, s.turn_seat)


def discard_table(t: Setting, s: FortState, seat: i64) -> None:
    """F3.4 Played and added cards go to the discard pile."""
    lay_aside(t, s)
    discard_all(t, s, "discard", places.ASIDE, places.PLAY, seat)


def discard_hand(t: Setting, s: FortState, seat: i64) -> None:
    """F3.4 Best friends in hand go to the discard pile, all others to the yard."""
    hand, discard, yard = places.HAND + seat, places.DISCARD + seat, places.YARD + seat
    cards = s.cards_at(hand) if s.sink is not None else vec[i16]()
    card = s.top(hand)
    while card >= 0:
        following = i64(s.next[card])
        if card >= t.box.kids:
            t.zones.move(s, card, discard)
        card = following
    t.zones.move_all(s, hand, yard)
    if s.sink is not None:
        tell_cards(t, s, "discard", [element(i64(one)) for one in cards if i64(one) >= t.box.kids], hand, discard)
        tell_cards(t, s, "yard", [element(i64(one)) for one in cards if i64(one) < t.box.kids], hand, yard)


def clear_play(t: Setting, s: FortState) -> None:
    """No card is in play."""
    s.played = NONE
    s.used = 0
    s.full_done = 0
    s.trash_played = 0
    s.led_suit = NONE
    s.led_resource = 0
    s.counted = 0
    s.suit = NONE
    s.resource = 0
    s.full = 0
    for seat in range(t.seats):
        s.set_number(seat, FOLLOWED, 0)
