"""`redeal` against what a seat knows by its events alone (section 10, law 7): see knowledge.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt

import pytest

from gamekeeper import make
from gamekeeper.core.events import Sink
from gamekeeper.core.ids import SPECTATOR, Action, Seat
from gamekeeper.core.rng import Rng, seed_bytes, stream
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.places import HAND, MALUS, PILE
from gamekeeper.games.yellowstone_park.tells import Ear
from games.played import wild
from games.yellowstone_park.drivers import Driver, Park, careful, miser, mixed, positions_of
from games.yellowstone_park.knowledge import Witness
from games.yellowstone_park.positions import CHRISTA, CROWD, Table, names, position
from modes import is_compiled

pytestmark = pytest.mark.slow
Redeal = Callable[[Park, ParkState, Seat, Rng], ParkState]
LONG = {"end_score": 200, "turn_cap": 200 if is_compiled() else 100}
EVERY = 15 if is_compiled() else 40  # one decision in so many is examined
DEALS = 3000 if is_compiled() else 600
DRIVERS = [wild, careful, miser, mixed] if is_compiled() else [mixed]
CASES = [(seats, driver) for seats in (2, 3, 4, 5) for driver in DRIVERS]
everyone = pytest.mark.parametrize(("seats", "driver"), CASES, ids=[f"{seats}-{d.__name__}" for seats, d in CASES])


def honest(game: Park, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    return game.redeal(s, seat, rng)


def imagined(game: Park, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    return game.imagine(s, seat, rng)


class Watched:
    """A match in play, with a witness at each seat."""

    def __init__(self, seats: int, driver: Driver, seed: int = 1, *, hasty: bool = False) -> None:
        self.game: Park = make("yellowstone_park", seats, LONG)
        self.driver = driver
        self.seed = seed
        self.hasty = hasty  # the neutral counter of two players is always about to score
        self.rng = stream(seed_bytes(seed), "redeal")
        self.witnesses = [Witness(seat, seats) for seat in range(seats)]

    def positions(self, every: int = EVERY) -> Iterator[ParkState]:
        """Some of the positions, the last among them; the witnesses have seen all that led there."""
        fed = 0
        for s in positions_of(self.game, self.seed, self.driver):
            assert s.sink is not None
            for witness in self.witnesses:
                witness.watch(event for event in s.sink.events[fed:] if event.is_for(Seat(witness.reader)))
            fed = len(s.sink.events)
            if self.hasty and s.counter > 1:
                s.counter = 1
            if self.rng.below(every) == 0 or self.game.is_over(s):
                yield s

    def complaints(self, redeal: Redeal = honest, every: int = EVERY) -> Iterator[str]:
        """What is wrong with deals for each seat at some positions."""
        for s in self.positions(every):
            for witness in self.witnesses:
                assert witness.fault(self.game.inventory(s)) == "", "what really happened must be possible"
                twin = redeal(self.game, s, Seat(witness.reader), self.rng)
                yield from filter(
                    None, [witness.fault(self.game.inventory(twin)), difference(self.game, s, twin, witness)]
                )

    def gaps(self, redeal: Redeal = honest, every: int = EVERY * 2, deals: int = 400) -> Iterator[str]:
        """Cards that never show up where they might be, or do where they cannot, at some positions, for one seat."""
        for s in self.positions(every):
            witness = self.witnesses[self.rng.below(len(self.witnesses))]
            found: dict[int, set[str]] = {card: set() for card in witness.hidden}
            tops: Counter[int] = Counter()
            for _ in range(deals):
                twin = redeal(self.game, s, Seat(witness.reader), self.rng)
                tops.update(list(twin.cards_at(PILE)[:1]))
                for place, cards in self.game.inventory(twin).items():
                    for card in found.keys() & cards:
                        found[card].add(place)
            possible = witness.possible()
            yield from (
                f"card {card}: {found[card]}, might be {possible[card]}"
                for card in found
                if found[card] != possible[card]
            )
            for card, count in tops.items():
                if count > deals / witness.pile + 6 * sqrt(deals / witness.pile):
                    yield f"card {card} is on top of {witness.pile} in {count} of {deals} deals"


def difference(game: Park, s: ParkState, twin: ParkState, witness: Witness) -> str:
    """What a deal gets wrong besides whose cards are where."""
    if sorted(card for cards in game.inventory(twin).values() for card in cards) != list(range(56)):
        return "cards lost or doubled"
    for reader in (SPECTATOR, Seat(witness.reader)):
        if game.view(twin, reader) != game.view(s, reader):
            return f"the view of reader {reader} changed"
    if [list(zone) for zone in (twin.labels, twin.since, twin.taken)] != [
        list(z) for z in (s.labels, s.since, s.taken)
    ]:
        return "what everybody remembers changed"
    if any(list(cards) != sorted(cards) for cards in (twin.cards_at(HAND + seat) for seat in range(game.seats))):
        return "a hand is out of order"
    return ""


# --- whole games -------------------------------------------------------------------------------------


@everyone
def test_deals_agree_with_all_a_seat_has_seen(seats: int, driver: Driver) -> None:
    assert list(Watched(seats, driver).complaints()) == []


@everyone
def test_every_possible_place_of_a_card_comes_up(seats: int, driver: Driver) -> None:
    assert list(Watched(seats, driver, 2).gaps()) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_imagined_deals_agree_with_all_a_seat_has_seen(seats: int) -> None:
    assert list(Watched(seats, careful).complaints(imagined)) == []


@pytest.mark.parametrize("driver", DRIVERS[-1:])
def test_counter_scorings_merge_what_is_known(driver: Driver) -> None:
    match = Watched(2, driver, 3, hasty=True)
    assert list(match.complaints()) == []
    assert list(Watched(2, driver, 4, hasty=True).gaps(every=EVERY * 2)) == []
    assert set(match.witnesses[0].formed) != set()


def test_the_games_hold_what_is_hard_to_know() -> None:
    """The matches above really have scorings, malus refills, and cards kept over scorings."""
    kept = 0
    for seats in (2, 3, 4, 5):
        match = Watched(seats, mixed)
        for s in match.positions(every=1):
            held = [int(s.count(HAND + seat)) for seat in range(seats)]
            labels = [label for seat in range(seats) for label in s.labels[6 * seat : 6 * seat + held[seat]]]
            kept = max(kept, *(int(s.generation) - label for label in labels if label >= 0), 0)
        assert match.witnesses[0].formed != []
        assert any(draw.from_malus for draw in match.witnesses[1].draws)
    assert kept >= 1


@everyone
def test_a_deal_depends_on_knowledge_alone(seats: int, driver: Driver) -> None:
    match = Watched(seats, driver, 5)
    for s in match.positions():
        for seat in map(Seat, range(seats)):
            chance = match.rng.fork()
            twin = match.game.redeal(s, seat, match.rng)
            one, other = (match.game.save(match.game.redeal(x, seat, chance.copy())) for x in (s, twin))
            assert one == other


@everyone
def test_a_deal_plays_on_like_a_true_position(seats: int, driver: Driver) -> None:
    match = Watched(seats, driver, 6)
    s = next(s for s in match.positions() if s.turns >= 50)
    witness = match.witnesses[1]
    twin = match.game.redeal(s, Seat(1), match.rng)
    twin.sink = Sink()
    for decision in range(150):
        if match.game.is_over(twin):
            break
        match.game.apply(twin, match.game.decider(twin), driver(match.game, twin, match.rng))
        if decision % EVERY == 0:
            deal = match.game.redeal(twin, Seat(1), match.rng)
            assert sorted(card for cards in match.game.inventory(deal).values() for card in cards) == list(range(56))
    witness.watch(event for event in twin.sink.events if event.is_for(Seat(1)))
    assert witness.fault(match.game.inventory(twin)) == ""
    assert witness.fault(match.game.inventory(match.game.redeal(twin, Seat(1), match.rng))) == ""


def test_the_generator_is_dealt_again() -> None:
    game, s = make("yellowstone_park", 3), make("yellowstone_park", 3).setup(seed_bytes(1))
    one, other = (game.redeal(s, Seat(0), stream(seed_bytes(seed), "redeal")) for seed in (1, 2))
    assert len({(x.rng.a, x.rng.b, x.rng.c) for x in (s, one, other)}) == 3


# --- how often: positions where the answer is known ------------------------------------------------------


def shares(table: Table, reader: int, place: str, deals: int = DEALS, redeal: Redeal = honest) -> dict[str, float]:
    """How often each card is in a place, by its notation."""
    rng = stream(seed_bytes(9), "redeal")
    found = Counter(
        card
        for _ in range(deals)
        for card in table.game.inventory(redeal(table.game, table.s, Seat(reader), rng))[place]
    )
    return {f"{names([card])}{'ab'[card % 2]}": count / deals for card, count in found.items()}


def near(share: float, wanted: float, deals: int = DEALS) -> bool:
    """Within five standard errors."""
    return abs(share - wanted) <= 5 * sqrt(wanted * (1 - wanted) / deals)


def test_unseen_cards_are_equally_likely_in_a_hand() -> None:
    table = position("R4@4", hands=["Y4 B3 G2 G3 G4 G5"], seats=3)
    found = shares(table, 0, "hand:1")
    assert len(found) == 49
    assert all(near(share, 6 / 49) for share in found.values())


def test_after_six_of_seven_each_may_be_the_one_left() -> None:
    table = position("R7@4", hands=["Y7"], malus=["R1 R2 R3 R4 R5 R6 Y1"]).play("Y7:3", "malus")
    found = shares(table, 1, "malus:0")
    assert len(found) == 7
    assert all(near(share, 1 / 7) for share in found.values())
    assert shares(table, 0, "malus:0") == {f"{table.malus(0)}a": 1.0}  # who took six knows


def test_after_all_six_everybody_knows_the_hand() -> None:
    table = position("R7@4", hands=["Y7"], malus=["R1 R2 R3 R4 R5 R6"]).play("Y7:3", "malus")
    assert set(shares(table, 1, "hand:0", 50).values()) == {1.0}


def test_collected_cards_stay_where_they_were_seen_to_go() -> None:
    table = position("R7@4", hands=["Y7"], malus=["R1 R2 R3", "G1 G2"])
    assert set(shares(table, 2, "malus:0", 50)) == {"R1a", "R2a", "R3a"}
    assert set(shares(table, 2, "malus:1", 50).values()) == {1.0}


def test_after_a_scoring_the_new_pile_is_known_as_a_set() -> None:
    table = position(CROWD, ["Y5"], malus=[4, 10, 3], pile=6)
    seen = {card for seat in range(3) for card in table.game.inventory(table.s)[f"malus:{seat}"]}
    table.play("Y5:4")
    for reader in range(4):
        deal = table.game.redeal(table.s, Seat(reader), table.s.rng.fork())
        assert set(deal.cards_at(PILE)) == seen


def test_after_a_scoring_the_one_left_of_seven_may_be_in_the_pile() -> None:
    """Seat 1 took six of seven, seat 2 drew the pile empty: all seven stay alike, all other piles are known."""
    table = position(CROWD, ["Y5", "B4"], malus=["R1 R2 R6 R7 Y1 Y6 Y7", 5, 5, 5], pile=6).play("Y5:4", "malus", "B4:5")
    hand, pile = shares(table, 2, "hand:0"), shares(table, 2, "pile")
    assert (len(table.events("score")), len(hand), len(pile)) == (1, 7, 15 + 7)
    assert all(near(share, 6 / 7) for share in hand.values())
    assert all(near(pile[card], 1 / 7) for card in hand)
    assert {pile[card] for card in pile.keys() - hand.keys()} == {1.0}
    assert set(shares(table, 0, "pile", 50).values()) == {1.0}


def test_a_counter_scoring_leaves_old_cards_in_hands_and_pile() -> None:
    table = position(hands=["Y4"], seats=2, malus=["R1 R2 R3 R5 R6 R7", "G1 G2 G3"], counter=1, end_score=200)
    table.play("Y4:3", "malus")
    found = shares(table, 0, "hand:1")
    assert not {"G1a", "G2a", "G3a"} & set(found)  # seen going to the pile after that hand was dealt
    assert len(found) == 56 - 2 - 6 - 3
    assert all(near(share, 6 / 45) for share in found.values())
    pile = shares(table, 0, "pile")
    assert [pile[card] for card in ("G1a", "G2a", "G3a")] == [1.0, 1.0, 1.0]
    assert near(pile["B7b"], 39 / 45)


def test_playing_a_dealt_position_leaves_its_original_alone() -> None:
    table = position(CHRISTA, listening=True)
    before = table.game.save(table.s)
    for redeal in (honest, imagined):
        dealt = redeal(table.game, table.s, Seat(0), stream(seed_bytes(9), "redeal"))
        table.game.advance(dealt, Seat(0), Action(table.game.legal(dealt, Seat(0))[0]))
        assert table.game.save(table.s) == before


# --- what others' play tells: see tells.py -----------------------------------------------------------------


def test_who_lays_at_a_cost_is_not_imagined_to_hold_what_costs_nothing() -> None:
    """Seat 1 collects three with R7 where Y4, G4 and more would have cost nothing, and stops."""
    table = position(CHRISTA, hands=["R7 G1 G2 G3 G5 G6", "B7 B6 B1 B2 Y1 Y2"], listening=True)
    before = shares(table, 1, "hand:0", redeal=imagined)
    assert all(near(share, 6 / len(before)) for share in before.values())  # nothing told, nothing weighed
    table.play("R7:3", "stop")
    honest_shares, weighed = shares(table, 1, "hand:0"), shares(table, 1, "hand:0", redeal=imagined)
    assert weighed["Y4a"] < honest_shares["Y4a"] / 3  # would have filled the matrix
    assert weighed["G1a"] > honest_shares["G1a"]  # costs as much
    assert weighed.keys() <= honest_shares.keys()


def test_what_is_remembered_of_layings_is_as_worked_out_anew() -> None:
    game: Park = make("yellowstone_park", 4)
    for seed in range(2):
        for s in positions_of(game, seed, careful):
            fresh = Ear(game.setting)
            for ear in (game.ear, fresh):
                ear.listen(s)
            assert list(game.ear.told) == list(fresh.told)


def test_what_is_drawn_later_is_not_doubted() -> None:
    table = position(CHRISTA, hands=["R7 G1", "B7 B6 B1 B2 Y1 Y2"], listening=True).play("R7:3", "G1:1", "pile")
    weighed = shares(table, 1, "hand:0", redeal=imagined)
    assert weighed
    assert all(near(share, 6 / len(weighed)) for share in weighed.values())


# --- plants: each check has been seen to fail --------------------------------------------------------------


def keeps_the_truth(game: Park, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    """A leak: nothing is dealt again but the generator."""
    twin = game.copy(s)
    twin.rng = rng.fork()
    return twin


def keeps_the_top_card(game: Park, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    """A leak: when the pile holds the true top card, it lies on top."""
    twin = game.redeal(s, seat, rng)
    top = s.top(PILE)
    if top >= 0 and twin.place[top] == PILE:
        game.setting.zones.move(twin, top, PILE)
    return twin


def deals_the_own_hand_too(game: Park, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    """What the next seat may hold for true, not this one."""
    return game.redeal(s, Seat((seat + 1) % game.seats), rng)


def loses_a_card(game: Park, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    """A deal that does not keep the box."""
    twin = game.redeal(s, seat, rng)
    twin.unlink(twin.top(PILE))
    return twin


def calls_all_cards_newly_drawn(game: Park, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    """Wrong labels: whatever is in a hand might have come from the draw pile of today."""
    wrong = game.copy(s)
    for place in range(len(wrong.labels)):
        wrong.labels[place] = max(int(s.labels[place]), int(s.generation))
    return remembering(s, game.redeal(wrong, seat, rng))


def calls_all_cards_unseen(game: Park, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    """Wrong classes: what went into the pile face up is forgotten."""
    wrong = game.copy(s)
    for card in range(56):
        wrong.since[card] = 0
    return remembering(s, game.redeal(wrong, seat, rng))


def calls_one_label_older(game: Park, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    """One wrong label: a card drawn from the pile of today counts as drawn from the one before."""
    wrong = game.copy(s)
    for place in range(len(wrong.labels)):
        if int(s.generation) > 0 and wrong.labels[place] == s.generation and wrong.labels[place - 1] < s.generation:
            wrong.labels[place] = int(s.generation) - 1
            break
    try:
        return remembering(s, game.redeal(wrong, seat, rng))
    except IndexError:  # no place is left for a card
        return loses_a_card(game, s, seat, rng)


def knows_the_malus_pile(game: Park, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    """A leak: which cards stayed in a malus pile."""
    twin = game.redeal(s, seat, rng)
    truth, dealt = ([max(place, MALUS - 1) for place in one.place] for one in (s, twin))
    return game.copy(s) if dealt != truth else twin


def remembering(s: ParkState, twin: ParkState) -> ParkState:
    """A deal with the true public memory put back, so that only its cards can give it away."""
    twin.labels, twin.since, twin.taken = s.labels[:], s.since[:], s.taken[:]
    return twin


@pytest.mark.parametrize(
    "plant",
    [deals_the_own_hand_too, loses_a_card, calls_all_cards_newly_drawn, calls_all_cards_unseen, calls_one_label_older],
)
def test_a_wrong_deal_is_noticed(plant: Redeal) -> None:
    assert any(Watched(3, mixed).complaints(plant, every=5))


@pytest.mark.parametrize("plant", [keeps_the_truth, keeps_the_top_card, knows_the_malus_pile])
def test_a_leak_is_noticed(plant: Redeal) -> None:
    assert any(Watched(4, mixed).gaps(plant, every=10))
