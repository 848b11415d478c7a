"""Conditions, damage, death, and what holds today (I5.4, I8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gamekeeper.core.ids import EVERYONE
from gamekeeper.games.iditacards.components import VERBS
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.language import LEG_IMMUNE, LEG_NO_STARVING, LEGS_EASED
from gamekeeper.games.iditacards.places import DAMAGE_PILE, DISCARD
from gamekeeper.games.iditacards.setting import Setting

# what holds until the day ends, and what was done today (I5.4); meals are EATEN << tag
IMMUNE: Final[i64] = 1
FREE_ENERGY: Final[i64] = 2
FREE_HEALTH: Final[i64] = 4
MOVED: Final[i64] = 8
EATEN: Final[i64] = 16  # any food
ALL_MEALS: Final[i64] = 224

COLD: Final[i64] = 0  # which condition: hypothermia
HUNGER: Final[i64] = 1  # starvation

ENDED_FINISH: Final[i64] = 1
ENDED_DEATH: Final[i64] = 2
ENDED_TURN_CAP: Final[i64] = 3
ENDINGS: Final = ["", "finish", "death", "turn-cap"]


def leg_of(t: Setting, s: SledState, seat: i64) -> i64:
    """The leg a player is on; the start belongs to the first (I1.3)."""
    return i64(t.leg_at[i64(s.position[seat])])


def note_today(s: SledState, seat: i64, bits: i64) -> None:
    """I5.4 Something holds, or was done, from now on until the day ends."""
    s.today[seat] = u8(i64(s.today[seat]) | bits)


def is_immune(t: Setting, s: SledState, seat: i64) -> bool:
    """I8.3 In town, or until the day ends."""
    return i64(s.today[seat]) & IMMUNE != 0 or t.box.leg_trait(leg_of(t, s, seat), LEG_IMMUNE) > 0


def total(s: SledState, seat: i64, trait: i64) -> i64:
    """What a player's dogs and attachments in play do together."""
    return i64(s.does[seat * VERBS + trait])


def meter(s: SledState, which: i64) -> vec[u8]:
    """[seat] → hypothermia or starvation."""
    return s.cold if which == COLD else s.hunger


def rise_to_leg(t: Setting, s: SledState, seat: i64, first: i64 = COLD, last: i64 = HUNGER) -> None:
    """I7.2 Conditions rise to the leg's numbers if they are lower; Lead Dog eases them, no starvation on the lake."""
    leg = leg_of(t, s, seat)
    eased = total(s, seat, LEGS_EASED)
    changed = False
    for which in range(first, last + 1):
        level = t.number_of(leg, which) - eased
        if level > i64(meter(s, which)[seat]) and (which == COLD or t.box.leg_trait(leg, LEG_NO_STARVING) == 0):
            meter(s, which)[seat] = u8(level)
            changed = True
    if changed:
        tell_conditions(s, "leg-numbers", seat)


def worsen(t: Setting, s: SledState, seat: i64, which: i64, count: i64) -> None:
    """I8.2, I7.2 A condition rises, starvation from no source on the frozen lake; at 7 you die."""
    if which == HUNGER and t.box.leg_trait(leg_of(t, s, seat), LEG_NO_STARVING) > 0:
        return
    level = i64(meter(s, which)[seat]) + count
    meter(s, which)[seat] = u8(level)
    tell_conditions(s, "hypothermia" if which == COLD else "starvation", seat)
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
    s.emit(EVERYONE, "die", {"seat": f"seat:{seat}", "square": int(s.position[seat])})
    if t.seats == 1:
        finish(s, ENDED_DEATH)


def standing(s: SledState, square: i64, but: i64) -> i64:
    """The other player on a square, -1 for none."""
    for seat, position in enumerate(s.position):
        if i64(position) == square and seat != but:
            return i64(seat)
    return -1


def take_damage(t: Setting, s: SledState, seat: i64, count: i64) -> None:
    """I8.1, I8.3 Damaged cards, as many as there are, go to the discard pile."""
    if is_immune(t, s, seat):
        return
    taken = s.cards_at(DAMAGE_PILE)[:count]
    t.zones.move_some(s, taken, DAMAGE_PILE, DISCARD + seat)
    if s.sink is not None and len(taken) > 0:
        t.zones.tell(s, "damage", taken, DAMAGE_PILE, DISCARD + seat, None)


def finish(s: SledState, ending: i64) -> None:
    """I7.5, I8.2, I14 The race is over."""
    s.ending = ending
    s.questions = vec[i64]()
    s.emit(EVERYONE, "end", {"reason": ENDINGS[ending]})
