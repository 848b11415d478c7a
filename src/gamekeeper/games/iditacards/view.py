"""What a reader may see (I1, I13), the box as whoever draws it needs it, and what is shown before anything is decided.

That is costs as they are now, sums in parts, and where an answer leads: what it would do is done to a copy. None of it
is a rule. It is worked out for people only, never in search.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from gamekeeper.core.events import Sink
from gamekeeper.core.ids import Element, Params, Seat
from gamekeeper.core.zone_state import NO_CARD
from gamekeeper.core.zone_table import elements
from gamekeeper.games.iditacards import agenda, components, language, moving
from gamekeeper.games.iditacards.components import ALL_ENERGY, ATTACHMENT, COSTS, DAMAGED, DOG, ENERGY, HEALTH, RISK
from gamekeeper.games.iditacards.costs import is_snowed_in, note_deed, pending, prices_of
from gamekeeper.games.iditacards.day import Day, LegDay, chill, hand_size
from gamekeeper.games.iditacards.dogs import MORTAL, ROOMY, add_choices, can_kill, in_play, is_over_limit, kill, named
from gamekeeper.games.iditacards.effects import Atom
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.moving import is_immune, leg_does, speed, team_speed, total
from gamekeeper.games.iditacards.places import DECK, DISCARD, GEAR, HAND, STACK, SUPPLY, TEAM
from gamekeeper.games.iditacards.setting import Setting

SPEED_PARTS: Final = ("dogs", "attachments", "leg", "weather", "engineer", "cliff")
PAYS: Final = "pays"
MAY_FAIL: Final = "may"
FAILS: Final = "fails"
NO_ENERGY: Final = "no-energy"
NO_HEALTH: Final = "no-health"
SNOWED: Final = "snow"
NO_DOG: Final = "no-dog"
CLEARS: Final = "clearing-snow"
DEAD: Final = -1  # for a square: alone the race is lost


def view(t: Setting, s: SledState, reader: Seat) -> dict[str, object]:
    """The position as `reader` sees it. Lists are by seat unless they say otherwise."""
    seats = [i64(seat) for seat in range(t.seats)]
    gear = [i64(card) for seat in seats for card in s.cards_at(GEAR + seat)]
    stacked = [i64(card) for seat in seats for card in s.cards_at(STACK + seat)]
    return {
        "reader": int(reader),
        "zones": t.zones.view(s, reader),  # place → its cards for who sees them, else how many
        "position": [int(square) for square in s.position],
        "hypothermia": [int(count) for count in s.cold],
        "starvation": [int(count) for count in s.hunger],
        "speed": [int(speed(t, s, seat)) for seat in seats],
        "immune": [is_immune(t, s, seat) for seat in seats],
        "today": [int(mask) for mask in s.today],  # masks, see moving
        "days": [int(count) for count in s.days],
        "bearers": {f"card:{card}": f"card:{s.mark[card]}" for card in gear},  # attachment in play → its dog
        "owed": {f"card:{card}": int(s.mark[card]) for card in stacked if s.mark[card] > 0},  # payments wanted
        "weather": t.box.weathers[s.weather],
        "joined": [(s.joined >> seat) & 1 == 1 for seat in seats],  # the new day that is beginning
        "speed_parts": [speed_parts(t, s, seat) for seat in seats],
        "draw": [int(hand_size(t, s, seat)) for seat in seats],  # cards of a new day
        "draw_parts": [draw_parts(t, s, seat) for seat in seats],  # what adds to them, by card
        "weight": [int(total(s, seat, language.COUNTS)) for seat in seats],  # how many dogs a team counts for
        "own": own_view(t, s, i64(reader)) if reader >= 0 else None,
        "turn": int(s.turns) + (0 if s.ending == moving.ENDED_TURN_CAP else 1),  # one that ends the race counts
        "turn_seat": int(s.turn_seat),
        "ending": moving.ENDINGS[s.ending],
    }


def speed_parts(t: Setting, s: SledState, seat: i64) -> dict[str, int]:
    """I7.1 What speed is the sum of, by SPEED_PARTS, those of 0 left out."""
    gear = sum((t.trait(i64(card), language.SPEED) for card in s.cards_at(GEAR + seat)), i64(0))
    ground = leg_does(t, s, seat, language.LEG_SPEED_PER_DOG) * total(s, seat, language.COUNTS)
    parts = [team_speed(t, s, seat) - gear, gear, ground, moving.weather_speed(t, s, seat)]
    parts.append(sum(parts) * (moving.times_of(s, seat) - 1))
    parts.append(speed(t, s, seat) - sum(parts))
    return {name: int(part) for name, part in zip(SPEED_PARTS, parts, strict=True) if part != 0}


def catalogue(t: Setting) -> dict[str, object]:
    """I1 Cards by kind, the legs of this side of the board, the die, and the limits: the same for every position.

    `weather_says` has a word for what each weather does: by the option `snow` that of snow is another.
    """
    cleared = [t.snow_clears and snow == 1 for snow in t.box.is_snow]
    return {
        "kinds": [kind_facts(t, kind) for kind in range(t.box.kinds)],
        "cards": [int(kind) for kind in t.zones.kind_of],  # the kind of each card
        "legs": [leg_facts(t, leg) for leg in range(len(t.box.legs))],
        "finish": int(t.finish),
        "weathers": list(t.box.weathers),
        "weather_says": {
            name: CLEARS if is_cleared else name for name, is_cleared in zip(t.box.weathers, cleared, strict=True)
        },
        "speed_on_advance": t.speed_on_advance,
        "dogs": int(t.box.dogs),
        "deadly": int(t.box.deadly),
    }


def kind_facts(t: Setting, kind: int) -> dict[str, object]:
    """One row of the pack; an energy of -1 is the whole hand.

    I10 A word of its effect is a row: verb, amount, number after "of", 1 for once a dog, chain, condition.
    """
    box, first = t.box, kind * COSTS
    words = language.EFFECTS.rows(box.texts[kind]) if box.texts[kind] else []
    in_play = language.TRAITS.rows(box.in_play[kind]) if box.in_play[kind] else []
    return {
        "row": f"cards:{box.names[kind]}",
        "id": box.slugs[kind],
        "known": box.known[kind],
        "name": box.names[kind],
        "deck": components.DECKS[int(box.deck[kind])],
        "type": components.TYPES[int(box.type[kind])],
        "energy": -1 if box.costs[first] == ALL_ENERGY else int(box.costs[first]),
        "health": int(box.costs[first + HEALTH]),
        "risk": int(box.costs[first + RISK]),
        "effects": [[row[0], int(row[1]), int(row[4]), int(row[2] != ""), int(row[3]), row[5]] for row in words],
        "traits": {row[0]: int(row[1]) for row in in_play},
    }


def leg_facts(t: Setting, leg: int) -> dict[str, object]:
    """A leg of this side: its squares and numbers."""
    first = int(t.first_of[leg])
    strikes = [t.box.leg_trait(i64(leg), trait) for trait in (language.LEG_DAY_STARVATION, language.LEG_DAY_KILL)]
    return {
        "name": t.box.legs[leg],
        "first": first,
        "last": first + int(t.box.squares[leg * 2 + t.side]) - 1,
        "hypothermia": int(t.number_of(i64(leg), moving.COLD)),
        "starvation": int(t.number_of(i64(leg), moving.HUNGER)),
        "checkpoint": t.box.checkpoint[leg] == 1,
        "strikes": any(strikes),  # on a new day, whoever stands there
    }


# --- before anything is decided --------------------------------------------------------------------


def own_view(t: Setting, s: SledState, seat: i64) -> dict[str, object]:
    """I3.2, I4.1 The reader's cards, and what they would cost now."""
    held = [i64(card) for card in s.cards_at(HAND + seat)]
    deck = [i64(card) for card in s.cards_at(DECK + seat)]
    due = pending(s, seat) != NO_CARD
    priced = [*held, *[i64(card) for card in s.cards_at(SUPPLY)]]
    costs = {f"card:{card}": costs_of(t, s, seat, t.kind(card)) for card in priced}
    sums = {f"card:{card}": sums_of(t, s, seat, t.kind(card)) for card in priced}
    return {
        "deck": elements(s.cards_at(DECK + seat)),  # not in its order
        "costs": costs,  # of hand and supply: energy (-1 the whole hand), health, risk
        "sums": {card: parts for card, parts in sums.items() if any(parts)},
        "fates": {f"card:{card}": fate(t, s, seat, card) for card in (deck if due else held)},  # PAYS, MAY_FAIL …
    }


def costs_of(t: Setting, s: SledState, seat: i64, kind: i64) -> list[int]:
    """I3.2 Energy, health and risk now."""
    prices = prices_of(t, s, seat)
    costs = [int(prices.of(kind, i64(which))) for which in range(COSTS)]
    return [-1 if cost == ALL_ENERGY else cost for cost in costs]


def paid(t: Setting, s: SledState, seat: i64, kind: i64) -> Params:
    """I3.2 The same as parameters; the whole hand in cards."""
    energy, health, risk = costs_of(t, s, seat, kind)
    return {"energy": energy if energy >= 0 else int(s.count(HAND + seat)) - 1, "health": health, "risk": risk}


def sums_of(t: Setting, s: SledState, seat: i64, kind: i64) -> list[dict[str, int]]:
    """I3.2 What makes energy, health and risk other than printed: own cards as far as they take off, condition, day.

    Of the whole hand nothing is taken off, and nothing is added to it.
    """
    sums: list[dict[str, int]] = []
    for which, now in enumerate(costs_of(t, s, seat, kind)):
        parts: dict[str, int] = {}
        left = int(t.box.costs[kind * COSTS + which])
        if left == ALL_ENERGY:
            sums.append({"today": 0} if now == 0 else {})
            continue
        for card in in_play(s, seat):
            less = min(left, int(t.trait(card, language.ENERGY_LESS + which)))
            if less > 0:
                parts[f"card:{card}"] = -less
                left -= less
        if now != left:
            parts["condition" if now > left else "today"] = now - left
        sums.append(parts)
    return sums


def fate(t: Setting, s: SledState, seat: i64, card: i64) -> str:
    """I2.4, I3.4, I4.5 What becomes of a card's payment, as far as its owner can know."""
    kind, prices = t.kind(card), prices_of(t, s, seat)
    hand = [t.type(i64(one)) for one in s.cards_at(HAND + seat) if i64(one) != card]
    deck = [t.type(i64(one)) for one in s.cards_at(DECK + seat) if i64(one) != card]
    energy, health = int(prices.of(kind, ENERGY)), int(prices.of(kind, HEALTH))
    energy = len(hand) if energy == ALL_ENERGY else energy
    if energy > len(hand):
        return NO_ENERGY
    if health > len(deck):
        return NO_HEALTH
    if energy > len(hand) - hand.count(DAMAGED) or health > len(deck) - deck.count(DAMAGED):
        return FAILS
    risks = prices.of(kind, RISK) > 0 or pending(s, seat) != NO_CARD
    if risks and leg_does(t, s, seat, language.LEG_NO_RISK) > 0:
        return FAILS
    return MAY_FAIL if health > 0 and DAMAGED in deck else PAYS


def draw_parts(t: Setting, s: SledState, seat: i64) -> dict[Element, int]:
    """I5.2 What adds to the cards of a new day; the mountain lets nothing."""
    if leg_does(t, s, seat, language.LEG_NO_DRAW) > 0:
        return {}
    values = {f"card:{card}": int(t.trait(card, language.NEW_DAY_DRAW)) for card in in_play(s, seat)}
    return {card: value for card, value in values.items() if value != 0}


def play_way(t: Setting, s: SledState, seat: i64, card: i64) -> Params:
    """I7 Where a card that is paid leads, and the closing advance; a card that waits for its risk only eases.

    Of its words those count whose outcome for the own race is certain. `void` says why it has or may have no effect,
    "" where its payment is sure; `kills` how many of the own dogs its words kill.
    """
    twin, kind, void, prices = trial(s), t.kind(card), fate(t, s, seat, card), prices_of(t, s, seat)
    void = "" if void == PAYS else void
    moving.relieve(twin, seat, moving.COLD, prices.eased(kind, moving.COLD))
    moving.relieve(twin, seat, moving.HUNGER, prices.eased(kind, moving.HUNGER))
    kills = 0
    if is_snowed_in(t, s, seat, kind):
        void = SNOWED
    elif void != FAILS and prices.of(kind, RISK) == 0:
        note_deed(t, twin, seat, kind)
        join_team(t, twin, seat, card)
        kills = carry_out(t, twin, seat, kind)
        void = NO_DOG if kills < 0 else void
    moved = twin.sink is not None and any(event.key == "go" for event in twin.sink.events)
    to: Params = {"to": int(twin.position[seat])} if moved else {}
    return {**to, **way(t, s, twin, seat), "void": void, "kills": max(0, kills)}


def join_team(t: Setting, twin: SledState, seat: i64, card: i64) -> None:
    """I9 A dog or an attachment comes into play, where that costs no other dog."""
    type_, roomy = t.type(card), add_choices(t, twin, seat, ROOMY, vec[i64]())
    if type_ == DOG:
        t.zones.move(twin, card, TEAM + seat)
        if is_over_limit(t, twin, seat):
            t.zones.move(twin, card, HAND + seat)
    elif type_ == ATTACHMENT and len(roomy) > 0:
        twin.mark[card] = i16(named(t, twin, seat, roomy[0]))
        t.zones.move(twin, card, GEAR + seat)


def carry_out(t: Setting, twin: SledState, seat: i64, kind: i64) -> int:
    """I9.2, I10 A card's words about the own race, as far as they are certain; dogs killed, -1 where none can be."""
    effects, atom, kills = t.box.effects, Atom(t), 0
    for number in range(effects.first[kind], effects.first[kind + 1]):
        verb = i64(effects.verb[number])
        if verb == language.KILL:
            if not can_kill(t, twin, seat):
                return -1
            kills += 1
        moves = language.MOVE <= verb <= language.DOUBLE_MOVE
        conditions = language.DAMAGE <= verb <= language.NO_STARVATION
        if (moves or conditions or verb == language.IMMUNE) and atom.holds(twin, seat, number):
            atom.race(twin, seat, verb, atom.amount(twin, seat, number))
    return kills


def trial(s: SledState) -> SledState:
    """A copy that tells what happens."""
    twin = s.copy()
    twin.sink = Sink()
    return twin


def way(t: Setting, s: SledState, twin: SledState, seat: i64) -> Params:
    """What has changed for a seat on a copy once it has advanced: whom it passes where, damage, conditions, huts."""
    if twin.ending == 0:
        moving.advance(t, twin, seat)
    events = twin.sink.events if twin.sink is not None else []
    passed = [event.params for event in events if event.key == "pass" and event.params["seat"] == f"seat:{seat}"]
    fresh = i64(twin.passed[seat]) & ~i64(s.passed[seat])
    return {
        "end": int(twin.position[seat]),
        "passes": [str(params["other"]) for params in passed],
        "at": [int(str(params["square"])) + 1 for params in passed],
        "damage": int(twin.count(DISCARD + seat) - s.count(DISCARD + seat)),
        "hypothermia": int(twin.cold[seat]),
        "starvation": int(twin.hunger[seat]),
        "huts": bin(int(fresh)).count("1"),
        "dies": sum(1 for event in events if event.key == "die" and event.params["seat"] == f"seat:{seat}"),
    }


def risk_way(t: Setting, s: SledState, seat: i64) -> Params:
    """I4.1 Where the closing advance leads; how many cards of the deck would pay, might fail, would fail."""
    fates = [fate(t, s, seat, i64(card)) for card in s.cards_at(DECK + seat)]
    counts = {PAYS: fates.count(PAYS), MAY_FAIL: fates.count(MAY_FAIL)}
    return {**way(t, s, trial(s), seat), **counts, FAILS: len(fates) - sum(counts.values())}


def day_ends(t: Setting, s: SledState, seat: i64) -> list[int]:
    """I5.1 The square after the advance for each face of the die, DEAD where alone one dies.

    Cricket's move, what the face and the leg do to conditions, and the death of a dog without a choice are included.
    """
    ends: list[int] = []
    leg_day, eve = LegDay(t), s.copy()
    if total(s, seat, language.DAY_END_MOVE) > 0:
        Day(t).run(eve, seat, 0)
    eve.today[seat] = 0
    for face in range(len(t.box.weathers)):
        twin = eve.copy()
        twin.weather = i64(face)
        chill(t, twin, seat)
        leg_day.run(twin, seat, 0)
        if twin.ending == 0:
            mortal = add_choices(t, twin, seat, MORTAL, vec[i64]())
            if i64(twin.kind()) == agenda.KILL and len(mortal) == 1:
                kill(t, twin, named(t, twin, seat, mortal[0]))
            moving.advance(t, twin, seat)
        ends.append(DEAD if twin.ending == moving.ENDED_DEATH else int(twin.position[seat]))
    return ends
