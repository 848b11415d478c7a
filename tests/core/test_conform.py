"""Each law holds for a small game from outside, and is seen to fail on a planted fault."""

from __future__ import annotations

from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.conform import LawBroken, check
from gamekeeper.core.events import Sink
from gamekeeper.core.ids import EVERYONE, Action, Seat
from gamekeeper.core.observation import Observation
from gamekeeper.core.rng import Rng
from gamekeeper.core.texts import Phrase, Prompt
from toys.sealed_bids import ASK_DRAW, BID, CARDS, PASS, BidState, SealedBids

SEEDS = range(30, 60)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("start_hand", [1, 3, 4])
def test_a_faultless_game_keeps_all_laws(seats: int, start_hand: int) -> None:
    check(SealedBids(seats, {"start_hand": start_hand}), SEEDS, has_secrets=start_hand > 1)


class DoubledOption(SealedBids):
    def legal(self, s: BidState, seat: Seat) -> vec[i64]:
        legal = super().legal(s, seat)
        return vec[i64]([*legal, *legal])


class ChoiceForNobody(SealedBids):
    def legal(self, s: BidState, seat: Seat) -> vec[i64]:
        return vec[i64]([0]) if self.is_over(s) else super().legal(s, seat)


class UncheckedPlay(SealedBids):
    def play(self, s: BidState, seat: Seat, a: Action) -> None:
        if s.owes(seat) and s.kind() == BID and 0 <= a < CARDS:
            self.advance(s, seat, a)
        else:
            super().play(s, seat, a)


class PlayThatTouches(SealedBids):
    def play(self, s: BidState, seat: Seat, a: Action) -> None:
        s.rounds += 1
        super().play(s, seat, a)
        s.rounds -= 1


class SilentRefusal(SealedBids):
    def reason(self, s: BidState, seat: Seat, a: Action) -> Phrase:
        return Phrase("", {})


class ShallowCopy(SealedBids):
    def copy(self, s: BidState) -> BidState:
        twin = super().copy(s)
        twin.points = s.points
        return twin


class ForgetfulCopy(SealedBids):
    def copy(self, s: BidState) -> BidState:
        twin = super().copy(s)
        twin.die = 0
        return twin


class LuckFromOutside(SealedBids):
    setups = 0

    def setup(self, seed: bytes, sink: Sink | None = None) -> BidState:
        s = super().setup(seed, sink)
        LuckFromOutside.setups += 1
        s.rounds += LuckFromOutside.setups % 7
        return s


class WrongNotation(SealedBids):
    def show(self, s: BidState, a: Action) -> str:
        return "c4" if a == 3 else super().show(s, a)


class LossySave(SealedBids):
    def load(self, data: bytes) -> BidState:
        s = super().load(data)
        s.rounds = 0
        return s


class OpenPile(SealedBids):
    def view(self, s: BidState, reader: Seat) -> dict[str, object]:
        return {**super().view(s, reader), "top": int(s.pile[-1]) if len(s.pile) > 0 else -1}


class OpenCommitments(SealedBids):
    def prompt(self, s: BidState, seat: Seat) -> Prompt:
        prompt = super().prompt(s, seat)
        bids = [int(bid) for bid in s.commitments]
        return Prompt(seat, Phrase("ask-bid", {"bids": bids}), prompt.options)


class TellingRefusal(SealedBids):
    def reason(self, s: BidState, seat: Seat, a: Action) -> Phrase:
        holders = [other for other, hand in enumerate(s.hands) if int(a) in list(hand)]
        return Phrase("why-not-in-hand", {"holders": holders})


class KnowingEstimate(SealedBids):
    def worth(self, s: BidState, seat: Seat) -> i64:
        return i64(int(s.pile[-1]) if len(s.pile) > 0 else 0)


class KnowingUrge(SealedBids):
    def urges(self, s: BidState, seat: Seat, codes: vec[i64]) -> vec[i64]:
        return vec[i64]([code * (int(s.pile[-1]) if len(s.pile) > 0 else 0) for code in codes])


class KnowingFeature(SealedBids):
    def __init__(self) -> None:
        super().__init__(3)
        self.feature_names = ["next card"]

    def features(self, s: BidState, seat: Seat) -> vec[i64]:
        return vec[i64]([int(s.pile[-1]) if len(s.pile) > 0 else 0])


class NamelessFeature(SealedBids):
    def features(self, s: BidState, seat: Seat) -> vec[i64]:
        return vec[i64]([s.rounds])


class KnowingObservation(SealedBids):
    def observe(self, s: BidState, seat: Seat, out: Observation) -> None:
        super().observe(s, seat, out)
        out.number("next card", i64(s.pile[0]) if len(s.pile) > 0 else i64(0), 0, CARDS)


class LongObservation(SealedBids):
    def observe(self, s: BidState, seat: Seat, out: Observation) -> None:
        super().observe(s, seat, out)
        out.number("rounds", s.rounds, 0, 1)


class KnowingPlan(SealedBids):
    def is_planned(self, s: BidState, seat: Seat) -> bool:
        return len(s.pile) > 0 and int(s.pile[-1]) % 2 == 0


class KnowingProposal(SealedBids):
    def is_planned(self, s: BidState, seat: Seat) -> bool:
        return True

    def unasked(self, s: BidState, seat: Seat) -> vec[i64]:
        legal = super().unasked(s, seat)
        return legal[:1] if len(s.pile) > 0 and int(s.pile[-1]) % 2 == 0 else legal


class KnowingOccasion(SealedBids):
    def occasion(self, s: BidState, seat: Seat) -> str:
        return f"bid-{s.pile[-1]}" if len(s.pile) > 0 else ""


class LoudDraw(SealedBids):
    def tell_drawn(self, s: BidState, seat: Seat, card: int) -> None:
        super().tell_drawn(s, seat, card)
        s.emit(EVERYONE, "whisper", {"card": f"card:{card}"})

    def begin_round(self, s: BidState) -> None:
        """No dice, so that the drawn card is the only news."""
        before = s.public_barriers
        super().begin_round(s)
        s.public_barriers = before


class OpenForAMoment(SealedBids):
    """The card shows in the view while the events are noted, and neither before nor after."""

    drawn: ClassVar[dict[int, int]] = {}

    def draw(self, s: BidState, seat: Seat) -> None:
        self.drawn[id(s)] = int(s.pile[-1])
        super().draw(s, seat)
        del self.drawn[id(s)]

    def begin_round(self, s: BidState) -> None:
        """No dice, so that the drawn card is the only news."""
        before = s.public_barriers
        super().begin_round(s)
        s.public_barriers = before

    def view(self, s: BidState, reader: Seat) -> dict[str, object]:
        return {**super().view(s, reader), "drawn": self.drawn.get(id(s), -1)}


class PeekWithoutBarrier(SealedBids):
    def advance(self, s: BidState, seat: Seat, a: Action) -> None:
        super().advance(s, seat, a)
        if s.is_simultaneous() and len(s.pile) > 0:
            s.emit(seat, "peek", {"card": f"card:{s.pile[-1]}"})


class LazyRedeal(SealedBids):
    def redeal(self, s: BidState, seat: Seat, rng: Rng) -> BidState:
        twin = self.copy(s)
        twin.rng = rng.fork()
        return twin


class RedealKeepsFuture(SealedBids):
    def redeal(self, s: BidState, seat: Seat, rng: Rng) -> BidState:
        twin = super().redeal(s, seat, rng)
        twin.rng = s.rng.copy()
        return twin


class RedealLosesCard(SealedBids):
    def redeal(self, s: BidState, seat: Seat, rng: Rng) -> BidState:
        twin = super().redeal(s, seat, rng)
        twin.pile[0] = twin.hands[seat][0]
        return twin


class RedealFromTruth(SealedBids):
    def redeal(self, s: BidState, seat: Seat, rng: Rng) -> BidState:
        twin = super().redeal(s, seat, rng)
        if len(s.pile) > 0 and int(s.pile[-1]) % 2 == 0:
            twin.pile = vec[i16](reversed(list(twin.pile)))
        return twin


class ImaginesTheTruth(SealedBids):
    def imagine(self, s: BidState, seat: Seat, rng: Rng) -> BidState:
        return self.copy(s)


class DoubledCard(SealedBids):
    def reveal_bids(self, s: BidState) -> None:
        super().reveal_bids(s)
        s.hands[0] = vec[u8]([*s.hands[0], int(s.discard[-1])])


class TooLong(SealedBids):
    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats)
        self.decision_bound = 4


class UnsharedPlace(SealedBids):
    def ranking(self, s: BidState) -> list[int]:
        places = super().ranking(s)
        return [1 + seat for seat in range(len(places))] if len(set(places)) == 1 else [place + 1 for place in places]


class SilentEnd(SealedBids):
    def outcome(self, s: BidState) -> str:
        return ""


class UnheardCommitment(SealedBids):
    """Who has committed shows, and nobody is told."""

    def advance(self, s: BidState, seat: Seat, a: Action) -> None:
        sink, s.sink = s.sink, None if s.kind() == BID else s.sink
        super().advance(s, seat, a)
        s.sink = sink


class UntoldDraw(SealedBids):
    """All are told that a card is drawn; whose it is sees another one in the hand, and no event said which."""

    def tell_drawn(self, s: BidState, seat: Seat, card: int) -> None:
        """Nobody is told."""


class UntoldSetup(SealedBids):
    def setup(self, seed: bytes, sink: Sink | None = None) -> BidState:
        s = super().setup(seed, None)
        s.sink = sink
        return s


class UsedAgain(SealedBids):
    """All views are one object, written over each time."""

    kept: ClassVar[dict[str, object]] = {}

    def view(self, s: BidState, reader: Seat) -> dict[str, object]:
        self.kept.update(super().view(s, reader))
        return self.kept


class Drifting(SealedBids):
    """A view that moves by itself, while nobody does anything."""

    looks = 0

    def view(self, s: BidState, reader: Seat) -> dict[str, object]:
        self.looks += 1
        return {**super().view(s, reader), "looks": self.looks}


class NoJson(SealedBids):
    def view(self, s: BidState, reader: Seat) -> dict[str, object]:
        return {**super().view(s, reader), "points": tuple(s.points)}


class AsksTheHopeful(SealedBids):
    def reveal_bids(self, s: BidState) -> None:
        super().reveal_bids(s)
        seat = s.decider()
        if s.kind() == ASK_DRAW and any(int(card) >= CARDS // 2 for card in s.hands[seat]):
            self.advance(s, seat, Action(PASS))


class AsksTheHighest(SealedBids):
    def __init__(self) -> None:
        super().__init__(2)

    def reveal_bids(self, s: BidState) -> None:
        super().reveal_bids(s)
        if s.kind() == ASK_DRAW:
            s.answered()
            s.ask(ASK_DRAW, Seat(max(range(int(self.seats)), key=lambda seat: max(s.hands[seat], default=-1))))


PLANTS: list[tuple[type[SealedBids], int]] = [
    (DoubledOption, 1),
    (ChoiceForNobody, 1),
    (UncheckedPlay, 2),
    (PlayThatTouches, 2),
    (SilentRefusal, 2),
    (ShallowCopy, 3),
    (ForgetfulCopy, 3),
    (LuckFromOutside, 4),
    (WrongNotation, 5),
    (LossySave, 5),
    (OpenPile, 6),
    (OpenCommitments, 6),
    (TellingRefusal, 6),
    (KnowingEstimate, 6),
    (KnowingUrge, 6),
    (KnowingFeature, 6),
    (KnowingObservation, 6),
    (KnowingPlan, 6),
    (KnowingProposal, 6),
    (KnowingOccasion, 6),
    (LoudDraw, 6),
    (OpenForAMoment, 6),
    (PeekWithoutBarrier, 6),
    (LazyRedeal, 7),
    (RedealKeepsFuture, 7),
    (RedealLosesCard, 7),
    (RedealFromTruth, 7),
    (ImaginesTheTruth, 7),
    (DoubledCard, 8),
    (TooLong, 9),
    (UnsharedPlace, 10),
    (SilentEnd, 10),
    (UnheardCommitment, 11),
    (UntoldDraw, 11),
    (UntoldSetup, 11),
    (UsedAgain, 11),
    (Drifting, 11),
    (NoJson, 11),
    (AsksTheHopeful, 13),
    (AsksTheHighest, 13),
    (LongObservation, 15),
    (NamelessFeature, 16),
]


@pytest.mark.parametrize(("plant", "law"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_a_planted_fault_breaks_its_law(plant: type[SealedBids], law: int) -> None:
    with pytest.raises(LawBroken) as caught:
        check(plant(), SEEDS)
    assert caught.value.law == law, caught.value
