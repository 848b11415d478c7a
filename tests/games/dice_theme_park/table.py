"""A table of Dice Theme Park on which a test lays out what it needs."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gamekeeper import make
from gamekeeper.core.errors import IllegalAction
from gamekeeper.core.events import Sink
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes
from gamekeeper.core.zone_table import SPAN
from gamekeeper.games.dice_theme_park import DiceThemePark, agenda, places
from gamekeeper.games.dice_theme_park.components import UPGRADES
from gamekeeper.games.dice_theme_park.language import COLOURS

GAME = "dice_theme_park"
ENTRANCE, TRAIN, SWING, SLIDE = "park_entrance", "toy_train", "swing_boats", "slide_tower"
HEX = {ENTRANCE: 1, TRAIN: 2, SWING: 3, SLIDE: 4}
BESIDE = 5  # a hex next to entrance and slide tower
FAR = 20  # a hex at the boundary


class Table:
    """The printed parks, without guests, cards in play, money or anything to decide."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: bool | int) -> None:
        game = make(GAME, seats, options)
        assert isinstance(game, DiceThemePark)
        self.game = game
        self.t = game.setting
        self.s = game.setup(seed_bytes(seed))
        while self.s.round == 0:
            self.first()
        s = self.s
        s.questions, s.commitments = vec[i64](), vec[i64]()
        for seat in range(seats):
            for zone in (places.MASCOTS, places.ADMIN, places.OFFER, places.PLAYED):
                for card in s.cards_at(zone + seat):
                    self.t.zones.move(s, i64(card), places.GONE)
            for spot in range(seat * self.t.hexes + 4, (seat + 1) * self.t.hexes):
                if s.tile[spot] != 0:
                    self.t.zones.move(s, i64(s.tile[spot]) - 1, places.TRASH)
                    s.tile[spot] = 0
            s.money[seat] = 0
            s.order[seat] = u8(seat)
        for die in range(self.t.dice):
            if s.at[die] != places.BAG:
                s.at[die], s.value[die] = u8(places.BAG), u8(0)
        s.taken = 0

    # --- laying out ------------------------------------------------------------------------------

    def kind(self, slug: str) -> int:
        """A kind by its name."""
        return self.t.box.slugs.index(slug)

    def card(self, slug: str, zone: int = -1) -> int:
        """A card of this name that nobody has in the park, and that is not in this place."""
        for card in range(self.t.zones.cards):
            place = int(self.s.place[card])
            taken = places.PARK <= place < places.HAND or places.PLAYED <= place < places.OFFER or place == zone
            if self.t.kind(i64(card)) == self.kind(slug) and not taken:
                return card
        raise AssertionError(f"no {slug} left")

    def move(self, slug: str, zone: int) -> int:
        """A card of this name goes somewhere."""
        card = self.card(slug, int(zone))
        self.t.zones.move(self.s, i64(card), i64(zone))
        return card

    def build(self, slug: str, hex_: int = BESIDE, seat: int = 0) -> None:
        """A tile stands in a park."""
        card = self.move(slug, places.PARK + seat)
        self.s.tile[seat * self.t.hexes + hex_ - 1] = i16(card + 1)

    def spot(self, place: str | int, seat: int = 0) -> int:
        """A hex, by number or by what stands there, counted park after park."""
        for hex_ in range(self.t.hexes):
            card = int(self.s.tile[seat * self.t.hexes + hex_]) - 1
            if hex_ + 1 == place or (card >= 0 and self.t.box.slugs[self.t.kind(i64(card))] == place):
                return seat * int(self.t.hexes) + hex_
        raise AssertionError(f"no {place} in the park")

    def die(self, text: str, place: str | int | None = ENTRANCE, seat: int = 0, at: int = -1) -> int:
        """A die of the bag, like "blue 4", goes to an attraction, or to another place `at`; its number."""
        colour, _, value = text.partition(" ")
        for die in range(self.t.dice):
            if self.s.at[die] == places.BAG and COLOURS[self.t.colour(i64(die))] == colour:
                self.s.at[die] = u8(at if at >= 0 or place is None else self.spot(place, seat))
                self.s.value[die] = u8(int(value))
                return die
        raise AssertionError(f"no {colour} die in the bag")

    def rail(self, rail: int, *dice: str) -> list[int]:
        """Dice on a monorail."""
        return [self.die(text, at=int(places.RAIL) + rail) for text in dice]

    def money(self, amount: int, seat: int = 0) -> None:
        """A player's money."""
        self.s.money[seat] = i16(amount)

    def staff(self, *slugs: str, seat: int = 0) -> None:
        """Staff cards that a player has played."""
        for slug in slugs:
            self.move(slug, places.PLAYED + seat)

    def admin(self, slug: str, seat: int = 0) -> None:
        """A player's administrator."""
        self.move(slug, places.ADMIN + seat)

    def mascot(self, *slugs: str, seat: int = 0) -> None:
        """Mascots of a player, by skill."""
        for slug in slugs:
            self.move(slug, places.MASCOTS + seat)

    def display(self, zone: int, *slugs: str) -> None:
        """What lies in a display, in the order it was dealt."""
        for card in self.s.cards_at(zone):
            self.t.zones.move(self.s, i64(card), places.GONE)
        for place, slug in enumerate(slugs):
            self.s.mark[self.move(slug, zone)] = i16(place + 1)

    def upgrade(self, name: str, place: str | int, space: int = 1, seat: int = 0) -> None:
        """An installed upgrade."""
        self.s.space[self.spot(place, seat) * 2 + space - 1] = u8(UPGRADES.index(name) + 1)

    def objective(self, slug: str, round_: int) -> None:
        """What lies under a round; nothing else does."""
        for card in self.s.cards_at(places.GOALS):
            self.t.zones.move(self.s, i64(card), places.BOX)
        self.s.mark[self.move(slug, places.GOALS)] = i16(round_)

    # --- playing ---------------------------------------------------------------------------------

    def ask(self, item: int, seat: int = 0, argument: int = 0) -> Table:
        """Something comes on the agenda, and is worked."""
        self.s.then(item, seat, argument)
        self.s.sink = Sink()
        self.game.go_on(self.s)
        return self

    def phase(self, phase: int) -> Table:
        """A phase begins."""
        return self.ask(int(agenda.PHASE), 0, phase)

    def asked(self, seat: int = 0) -> str:
        """The key of the question a seat is asked, "" for none."""
        return self.game.prompt(self.s, Seat(i64(seat))).text.key if self.s.owes(Seat(i64(seat))) else ""

    def options(self, seat: int = 0) -> list[str]:
        """What a seat may answer; dice as "blue 4"."""
        return [self.shown(int(code)) for code in self.game.legal(self.s, Seat(i64(seat)))]

    def shown(self, code: int) -> str:
        """An answer; a die by what it is, a hex by what stands there."""
        t = self.t
        if t.die_code <= code < t.rail_code:
            die = code - int(t.die_code)
            return f"{COLOURS[t.colour(i64(die))]} {self.s.value[die]}"
        return self.game.show(self.s, Action(i64(code)))

    def do(self, *texts: str, seat: int = 0) -> Table:
        """Answers, one after the other: notation, "blue 4", or the name of an attraction for its hex."""
        for text in texts:
            self.game.apply(self.s, Seat(i64(seat)), self.code(text, seat))
        return self

    def code(self, text: str, seat: int) -> Action:
        """The answer that is meant."""
        legal = self.game.legal(self.s, Seat(i64(seat)))
        for code in legal:
            if self.shown(int(code)) == text:
                return Action(code)
        if text in HEX or text in self.t.box.slugs[: self.t.box.kinds[0].end]:
            try:
                code = self.t.hex_code + self.spot(text, seat) % self.t.hexes
            except AssertionError:
                code = i64(self.kind(text))
            return Action(code)
        return self.game.read(self.s, text)

    def refused(self, text: str, seat: int = 0) -> bool:
        """Whether an answer is refused."""
        try:
            self.do(text, seat=seat)
        except IllegalAction:
            return True
        return False

    def first(self) -> None:
        """Whoever is asked takes the first answer, "done" where that is one."""
        seat = self.game.decider(self.s)
        legal = self.game.legal(self.s, seat)
        done = self.t.word_code + 14
        self.game.apply(self.s, seat, Action(done if done in legal else legal[0]))

    def finish(self, until: int) -> Table:
        """First answers until a phase is reached, or the end."""
        while self.s.phase != until and not self.game.is_over(self.s):
            self.first()
        return self

    # --- looking ---------------------------------------------------------------------------------

    def at(self, place: str | int, seat: int = 0) -> list[str]:
        """The dice on an attraction, like "blue 4", sorted."""
        spot = self.spot(place, seat)
        dice = [die for die in range(self.t.dice) if self.s.at[die] == spot]
        return sorted(f"{COLOURS[self.t.colour(i64(die))]} {self.s.value[die]}" for die in dice)

    def cubes(self, place: str | int, seat: int = 0) -> int:
        """Operations of an attraction this round."""
        return int(self.s.cubes[self.spot(place, seat)])

    def held(self, zone: int, seat: int = 0) -> list[str]:
        """The names of the cards in a place."""
        cards = self.s.cards_at(i64(zone) + i64(seat))
        return [self.t.box.slugs[self.t.kind(i64(card))] for card in cards]

    def events(self, key: str) -> list[dict[str, object]]:
        """What was told under a key since `ask`."""
        assert self.s.sink is not None
        return [dict(event.params) for event in self.s.sink.events if event.key == key]

    def bag(self) -> int:
        """How many dice are in the bag."""
        return sum(1 for place in self.s.at if place == places.BAG)


assert SPAN == 8
