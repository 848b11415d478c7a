"""What holds today (I5.4), weather on the way (I6), moving and passing (I7), conditions, damage and death (I8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.core.picks import LAST_SHIFT, LEFT, again
from gamekeeper.games.iditacards import agenda, language
from gamekeeper.games.iditacards.components import VERBS
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.places import DAMAGE_PILE, DECK, DISCARD, HAND, TEAM
from gamekeeper.games.iditacards.setting import Setting, SledQuestion, SledStep

# what holds until the day ends, and what was done today (I5.4); meals are EATEN << tag
IMMUNE: Final[i64] = 1
FREE_ENERGY: Final[i64] = 2
FREE_HEALTH: Final[i64] = 4
MOVED: Final[i64] = 8
EATEN: Final[i64] = 16  # any food
ALL_MEALS: Final[i64] = 224

COLD: Final[i64] = 0  # which condition: hypothermia
HUNGER: Final[i64] = 1  # starvation
CONDITIONS: Final = ("hypothermia", "starvation")

ENDED_FINISH: Final[i64] = 1
ENDED_DEATH: Final[i64] = 2
ENDED_TURN_CAP: Final[i64] = 3
ENDINGS: Final = ["", "finish", "death", "turn-cap"]


def leg_of(t: Setting, s: SledState, seat: i64) -> i64:
    """The leg a player is on; the start belongs to the first (I1.3)."""
    return i64(t.leg_at[i64(s.position[seat])])


def leg_does(t: Setting, s: SledState, seat: i64, trait: i64) -> i64:
    """What that leg does."""
    return t.box.leg_traits[leg_of(t, s, seat) * VERBS + trait]


def total(s: SledState, seat: i64, trait: i64) -> i64:
    """What a player's dogs and attachments in play do together."""
    return i64(s.does[seat * VERBS + trait])


def note_today(s: SledState, seat: i64, bits: i64) -> None:
    """I5.4 Something holds, or was done, from now on until the day ends."""
    s.today[seat] = u8(i64(s.today[seat]) | bits)


def is_immune(t: Setting, s: SledState, seat: i64) -> bool:
    """I8.3 In town, or until the day ends."""
    return i64(s.today[seat]) & IMMUNE != 0 or leg_does(t, s, seat, language.LEG_IMMUNE) > 0


def team_speed(t: Setting, s: SledState, seat: i64) -> i64:
    """I7.1 What dogs and attachments add to a move, weather and leg apart."""
    traits, kinds, following = t.box.traits, t.zones.kind_of, s.next
    result, dogs, card = total(s, seat, language.SPEED), total(s, seat, language.COUNTS), s.top(TEAM + seat)
    while card >= 0:
        first = i64(kinds[card]) * VERBS
        result += traits[first + language.SPEED_PER_OTHER] * (dogs - traits[first + language.COUNTS])
        card = i64(following[card])
    return result


def weather_speed(t: Setting, s: SledState, seat: i64) -> i64:
    """I6 What the weather adds for who is not immune."""
    return i64(0) if is_immune(t, s, seat) else t.box.weather_speed[s.weather]


def times_of(s: SledState, seat: i64) -> i64:
    """I7.1 How often speed counts: twice with Engineer Dog."""
    return i64(2) if total(s, seat, language.DOUBLES_SPEED) > 0 else i64(1)


def speed(t: Setting, s: SledState, seat: i64) -> i64:
    """I7.1 What a move is longer by."""
    return speed_of(t, s, seat, team_speed(t, s, seat))


def speed_of(t: Setting, s: SledState, seat: i64, team: i64) -> i64:
    """The same for a team that adds so much: then leg and weather, then Engineer Dog, then the cliff face."""
    traits, first = t.box.leg_traits, leg_of(t, s, seat) * VERBS
    ground = total(s, seat, language.COUNTS) * traits[first + language.LEG_SPEED_PER_DOG]
    result = (team + ground + weather_speed(t, s, seat)) * times_of(s, seat)
    return i64(0) if result > 0 and traits[first + language.LEG_NO_BONUS] > 0 else result


def is_stormbound(t: Setting, s: SledState, seat: i64) -> bool:
    """I6 In a storm nobody moves forwards, but who is immune."""
    return t.box.is_storm[s.weather] == 1 and not is_immune(t, s, seat)


def distance(t: Setting, s: SledState, seat: i64, printed: i64, times: i64) -> i64:
    """I7.1 Printed and speed, not below 0, then doubled where the card says so; fixed before the first step."""
    result = printed + speed(t, s, seat)
    return result * times if result > 0 else i64(0)


def go(t: Setting, s: SledState, seat: i64, squares: i64) -> None:
    """I7.2, I7.6 A move square by square; one of 0 squares is a move too."""
    if is_stormbound(t, s, seat):
        s.tell("storm-bound", seat)
        return
    checkpoints: i64 = 0
    left = squares
    while left > 0 and i64(s.position[seat]) < t.finish:
        checkpoints += step(t, s, seat)
        left -= 1
    if s.sink is not None:
        told: Params = {"count": int(squares - left), "square": int(s.position[seat])}
        s.sink.emit(EVERYONE, "go", {"seat": f"seat:{seat}", **told})
    if i64(s.position[seat]) == t.finish:
        finish(s, ENDED_FINISH)
        return
    draws = total(s, seat, language.MOVING_DRAWS)
    if draws > 0:
        s.then(agenda.DRAW, seat, draws)
    for _time in range(checkpoints):
        s.then(agenda.LEGENDARY, seat, again(1))


def advance(t: Setting, s: SledState, seat: i64) -> None:
    """I2.2 The closing advance is a move like any other; with the option off it is exactly 1."""
    squares = t.box.advance
    go(t, s, seat, distance(t, s, seat, squares, 1) if t.speed_on_advance else squares)


def step(t: Setting, s: SledState, seat: i64) -> i64:
    """I7.2, I7.3 One square on, passing who stands there; 1 for a checkpoint reached first (I1.4, I7.4)."""
    left = i64(s.position[seat])
    square = left + 1
    other = standing(s, square, seat)
    s.position[seat] = u8(square)
    if square == t.finish:
        return 0
    if other >= 0:
        s.position[other] = u8(left)
        if s.sink is not None:
            s.sink.emit(EVERYONE, "pass", {"seat": f"seat:{seat}", "other": f"seat:{other}", "square": int(left)})
    leg = i64(t.leg_at[square])
    if leg != i64(t.leg_at[left]):
        rise_to_leg(t, s, seat, COLD, HUNGER, "leg-numbers")
        if other >= 0:
            rise_to_leg(t, s, other, COLD, HUNGER, "leg-numbers")
    if other >= 0 and total(s, seat, language.UNHARMED_PASSING) == 0:
        take_damage(t, s, seat, 1)
    bit = i64(1) << leg
    if t.box.checkpoint[leg] == 0 or square != i64(t.first_of[leg]) or i64(s.passed[seat]) & bit != 0:
        return 0
    s.passed[seat] = i16(i64(s.passed[seat]) | bit)
    return 1


def standing(s: SledState, square: i64, but: i64) -> i64:
    """The other player on a square, -1 for none."""
    for seat, position in enumerate(s.position):
        if i64(position) == square and seat != but:
            return i64(seat)
    return -1


def finish(s: SledState, ending: i64) -> None:
    """I7.5, I8.2, I14 The race is over."""
    s.ending = ending
    s.questions = vec[i64]()
    s.emit(EVERYONE, "end", {"reason": ENDINGS[ending]})


class Gain(SledQuestion):
    """So many cards of a place, or all if fewer, into your discard pile, asked for where there is a choice.

    I7.4 Of your legendary cards one; I10 of the supply as many as the card says.
    """

    def is_asked(self, s: SledState, seat: i64) -> bool:
        return 0 < s.argument() & LEFT < s.count(self.place(s, seat))

    def settle(self, s: SledState, seat: i64, argument: i64) -> None:
        if argument & LEFT > 0:
            self.t.zones.shift_all(s, self.key, self.place(s, seat), DISCARD + seat)

    def options(self, s: SledState, seat: i64) -> vec[i64]:
        return self.later(s, seat, s.argument() >> LAST_SHIFT, s.argument() & LEFT)

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        if argument & LEFT > 1:
            self.put(s, seat, (argument & LEFT) - 1, code)
        self.t.zones.shift(s, self.key, self.card(s, seat, code), DISCARD + seat)


class Draw(SledStep):
    """I10 Draw from the deck, as many as there are; the discard pile is never reshuffled by drawing."""

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        draw(self.t, s, seat, argument)


def draw(t: Setting, s: SledState, seat: i64, count: i64) -> None:
    """I10 The same at once."""
    if count > 0 and s.count(DECK + seat) > 0:
        t.zones.deal(s, "draw", DECK + seat, HAND + seat, count)


# --- conditions and damage (I8) --------------------------------------------------------------------


def meter(s: SledState, which: i64) -> vec[u8]:
    """[seat] → hypothermia or starvation."""
    return s.cold if which == COLD else s.hunger


def rise_to_leg(t: Setting, s: SledState, seat: i64, first: i64, last: i64, key: str) -> None:
    """I7.2 Conditions rise to the leg's numbers if they are lower; Lead Dog eases them, no starvation on the lake."""
    if leg_does(t, s, seat, language.LEG_NO_STARVING) > 0:
        last = COLD
    leg, eased, changed = leg_of(t, s, seat), total(s, seat, language.LEGS_EASED), False
    for which in range(first, last + 1):
        level = t.number_of(leg, which) - eased
        if level > i64(meter(s, which)[seat]):
            meter(s, which)[seat] = u8(level)
            changed = True
    if changed:
        tell_conditions(s, key, seat)


def worsen(t: Setting, s: SledState, seat: i64, which: i64, count: i64) -> None:
    """I8.2, I7.2 A condition rises, starvation from no source on the frozen lake; at 7 you die."""
    if which == HUNGER and leg_does(t, s, seat, language.LEG_NO_STARVING) > 0:
        return
    level = i64(meter(s, which)[seat]) + count
    meter(s, which)[seat] = u8(level)
    tell_conditions(s, CONDITIONS[which], seat)
    if level >= t.box.deadly:
        die(t, s, seat)


def relieve(s: SledState, seat: i64, which: i64, level: i64) -> None:
    """A condition falls."""
    if level != i64(meter(s, which)[seat]):
        meter(s, which)[seat] = u8(level)
        tell_conditions(s, "relief", seat)


def tell_conditions(s: SledState, key: str, seat: i64) -> None:
    """Both conditions as they are now."""
    if s.sink is not None:
        told = {"hypothermia": int(s.cold[seat]), "starvation": int(s.hunger[seat])}
        s.sink.emit(EVERYONE, key, {"seat": f"seat:{seat}", **told})


def die(t: Setting, s: SledState, seat: i64) -> None:
    """I8.2 Back 30 squares, both conditions to 0; alone you lose (I11)."""
    square = i64(s.position[seat]) - t.box.back
    while square > 0 and standing(s, square, seat) >= 0:  # I7.3 backwards squares that are taken are skipped
        square -= 1
    s.position[seat] = u8(square if square > 0 else i64(0))
    s.cold[seat] = 0
    s.hunger[seat] = 0
    alone = int(t.seats == 1)
    s.emit(EVERYONE, "die", {"seat": f"seat:{seat}", "square": int(s.position[seat]), "alone": alone})
    if t.seats == 1:
        finish(s, ENDED_DEATH)


def take_damage(t: Setting, s: SledState, seat: i64, count: i64) -> None:
    """I8.1, I8.3 Damaged cards, as many as there are, go to the discard pile."""
    if is_immune(t, s, seat):
        return
    taken = s.cards_at(DAMAGE_PILE)[:count]
    t.zones.move_some(s, taken, DAMAGE_PILE, DISCARD + seat)
    if s.sink is not None and len(taken) > 0:
        t.zones.tell(s, "damage", taken, DAMAGE_PILE, DISCARD + seat, None)
