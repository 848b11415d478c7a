"""The independent Fort: drafting, a turn's phases, playing and following. What asks yields (seat, key, options)."""

from __future__ import annotations

from games.fort.independent.actions import SUITS, Spot, icons, read, suit_of
from games.fort.independent.game import Fort
from games.fort.independent.judge import Judge

RAISE = read("advance +1")  # F10.6


class Turns(Fort):
    """The whole game."""

    def play(self, start):
        """F2, F3, F8 From the deal to the end."""
        self.start = self.seat = start
        yield from self.deal()
        for p in self.players:
            p.deck += [name for name, kind in self.box.kinds.items() if kind.board == p.colour]
            self.draw(p)
        while not (self.is_last_round() and self.turns and self.turns % len(self.players) == 0):
            yield from self.turn(self.players[self.seat])
            self.turns += 1
            if not (self.is_last_round() and self.turns % len(self.players) == 0):
                self.seat = (self.seat + 1) % len(self.players)
        self.over = True

    def deal(self):
        """F2.2, F2.3"""
        dealt = self.limits["dealt"]
        hands = [self.from_park_deck("dealt", p.seat, dealt) for p in self.players]
        if not self.options["draft"]:
            for p, hand in zip(self.players, hands, strict=True):
                p.deck += hand
            return
        self.hands = hands
        for self.round_of_draft in range(1, dealt + 1):
            chosen = []
            for p in self.players:
                said = yield p.seat, "draft", sorted({f"hand:{card}" for card in self.hands[p.seat]})
                chosen.append(said[5:])
            for p, card in zip(self.players, chosen, strict=True):
                self.hands[p.seat].remove(card)
                p.deck.append(card)
            self.hands = self.hands[-1:] + self.hands[:-1]
        self.round_of_draft = 0

    def turn(self, p):
        """F3"""
        p.discard, p.yard = p.discard + p.yard, []
        yield from self.play_phase(p)
        yield from self.recruit(p)
        if "birthday-party" in p.perks and (found := self.park_sources()):
            said = yield p.seat, "birthday", [*found, "pass"]
            if said != "pass":
                p.discard.append(self.take(p, said))
        friends = [card for card in p.hand if self.box.kinds[card].board]
        p.discard += [card for card in (self.played, *self.added, *self.aside) if card] + friends
        p.yard = [card for card in p.hand if card not in friends]
        p.hand, self.played, self.added, self.aside = [], "", [], []
        self.draw(p)

    # --- playing --------------------------------------------------------------------------------------------

    def judge(self, p):
        table = self.box.table(tuple((f"seat{q.seat + 1}", q.pack) for q in self.others(p)))
        table.actions["diy"] = (RAISE, RAISE)
        return Judge(table)

    def play_phase(self, p):
        """F3.2, F5, F10.6 to F10.8"""
        while True:
            judge, board = self.judge(p), self.board(p, leads=True)
            options = [f"hand:{kind}" for kind in sorted(set(p.hand)) if judge.legal(judge.played(board, kind))]
            raised = self.raising(board)
            if "diy" in p.perks and judge.legal(raised):
                options.append("diy")
            said = yield p.seat, "play", ["none", *options, *self.recycling(p)]
            if said == "recycle":
                yield from self.recycle(p)
                continue
            break
        if said == "none":
            return
        if said == "diy":
            p.perks.remove("diy")
            yield from self.carry(p, judge, raised._replace(board=self.board(p, leads=True)))
            return
        card = said[5:]
        p.hand.remove(card)
        self.played, self.leaves = card, False
        spot = yield from self.carry(p, judge, judge.played(board, card))
        led = self.led if 0 in spot.used else ""
        yield from self.followed(p, card, led)
        if self.leaves:
            self.gone.append(self.played)
            self.played = ""
        if "do-over" in p.perks and (yield p.seat, "do-over", ["use", "pass"]) == "use":
            p.perks.remove("do-over")
            self.aside += [card for card in (self.played, *self.added) if card]
            self.played, self.added = "", []
            yield from self.play_phase(p)

    def raising(self, board):
        """F10.6"""
        return Spot(board, "run", "diy", (0,), (), False, 0, "", "", (), 0, True, (RAISE,), False, 0, True)

    def recycling(self, p):
        return ["recycle"] if "recycling" in p.perks and p.discard else []

    def recycle(self, p):
        """F10.8"""
        said = yield p.seat, "recycle", sorted({f"discard:{card}" for card in p.discard})
        p.perks.remove("recycling")
        p.discard.remove(said[8:])
        p.hand.append(said[8:])

    def carry(self, p, judge, spot):
        """F4, F6 Step by step to the end of a play."""
        leads, self.led = not spot.follows, ""
        while True:
            spot = self.took_over(p, judge.settled(spot))
            if spot.act == 0 and spot.resource and leads:
                self.led = spot.resource
            if spot.step == "end":
                return spot
            allowed = judge.allowed(spot)
            ways = {text: answer for answer in allowed for text in self.texts(p, spot, answer)}
            more = self.recycling(p) if spot.step == "use" and spot.used else []
            said = yield p.seat, spot.step, [*ways, *more]
            if said == "recycle":
                yield from self.recycle(p)
                spot = spot._replace(board=self.board(p, leads=True))
                continue
            self.do(p, spot, said)
            spot = allowed[ways[said]]
            now = self.board(p, leads)
            spot = spot._replace(board=spot.board._replace(icons=now.icons))
            assert (now.hand, now.discard, now.lookout) == (spot.board.hand, spot.board.discard, spot.board.lookout)

    def took_over(self, p, spot):
        """Numbers that have changed by themselves."""
        board = spot.board
        p.stuff, p.pack, self.supply, p.level = board.stuff, board.pack, board.supply, board.level
        p.points += spot.scored
        self.leaves = self.leaves or spot.leaves
        if p.level == len(self.box.track) - 1 and not any(q.sculpture for q in self.players):
            p.sculpture = True
        return spot._replace(scored=0)

    def texts(self, p, spot, answer):
        """An answer of the judge, card by card."""
        bribes = spot.step == "run" and spot.todo[-1][:2] == ("do", "lookout")
        if answer == "discard":
            return sorted({f"discard:{card}" for card in p.discard})
        if answer == "rule":
            return [f"rule:{rule}" for rule in self.rules]
        if answer == "park":
            return self.park_sources()
        if answer == "own-yard":
            return self.yard_sources([p])
        if answer == "yard":
            return self.yard_sources(self.players if bribes else self.others(p))
        return [answer]

    def do(self, p, spot, said):
        """What becomes of cards, rules and perks."""
        word, _, name = said.partition(":")
        verb = spot.todo[-1][1] if spot.step == "run" and spot.todo[-1][0] == "do" else spot.step
        if word == "rule":
            self.rules.remove(name)
            p.rule = name
        elif word == "perk":
            self.perks.remove(name)
            p.perks.add(name)
        elif word in ("hand", "discard"):
            getattr(p, word).remove(name)
            {"add": self.added, "lookout": p.lookout, "trash": self.gone}[verb].append(name)
        elif word in ("park", "top") or word.startswith("yard"):
            card = self.take(p, said, "lookout" if verb == "lookout" else "recruit")
            {"lookout": p.lookout, "recruit": p.discard, "trash_rival": self.gone}[verb].append(card)
            if verb == "lookout" and word == "top":
                p.unseen.append(card)

    # --- recruiting -----------------------------------------------------------------------------------------

    def park_sources(self):
        return sorted({f"park:{card}" for card in self.park}) + (["top"] if self.park_deck else [])

    def yard_sources(self, players):
        return [f"yard{q.seat + 1}:{card}" for q in players for card in sorted(set(q.yard))]

    def recruit(self, p):
        """F3.3"""
        while found := self.park_sources() + self.yard_sources(self.players):
            said = yield p.seat, "recruit", [*found, *self.recycling(p)]
            if said != "recycle":
                p.discard.append(self.take(p, said))
                return
            yield from self.recycle(p)

    def take(self, p, said, how="recruit"):
        """A card from the park, the park deck or a yard."""
        word, _, name = said.partition(":")
        if word == "top":
            return self.from_park_deck(how, p.seat, 1)[0]
        where = self.park if word == "park" else self.players[int(word[4:]) - 1].yard
        where.remove(name)
        if word == "park":
            self.turn_up(1)
        return name

    # --- following ------------------------------------------------------------------------------------------

    def followed(self, leader, card, led):
        """F5, F10.9"""
        suits = [suit for suit in self.box.kinds[card].suits if suit != "coin"]
        self.suit = suits[0] if suits else ""
        if not suits:
            said = yield leader.seat, "name-suit", [f"suit:{suit}" for suit in SUITS]
            self.suit = said[5:]
        passed = []
        for q in self.others(leader):
            if not (yield from self.follow(q, card, led)):
                passed.append(q)
        for q in passed:
            may = "rough-housing" in q.perks and not self.leaves
            if may and (yield q.seat, "rough", ["use", "pass"]) == "use":
                q.perks.remove("rough-housing")
                self.gone.append(self.played)
                self.played = ""
        self.suit = ""

    def follow(self, q, card, led):
        """F5.2, F5.3, F10.3 Whether somebody followed."""
        judge, board = self.judge(q), self.board(q, leads=False)

        def may(*cards):
            return judge.may_follow(board, card, self.suit, cards, led)

        matching = [kind for kind in sorted(set(q.hand)) if icons(judge.table, kind, self.suit)]
        seconds = {kind: self.seconds(q, judge, card, kind, may) for kind in matching}
        firsts = [kind for kind in matching if may(kind) or seconds[kind]]
        said = yield q.seat, "follow", ["pass", *(f"hand:{kind}" for kind in firsts)]
        if said == "pass":
            return False
        cards = [said[5:]]
        q.hand.remove(cards[0])
        q.discard.append(cards[0])
        if seconds[cards[0]]:
            alone = ["pass"] if may(*cards) else []
            said = yield q.seat, "follow-second", [*alone, *(f"hand:{kind}" for kind in seconds[cards[0]])]
            if said != "pass":
                cards.append(said[5:])
                q.hand.remove(said[5:])
                q.discard.append(said[5:])
        kinds = may(*cards)
        resource = kinds[0]
        if len(kinds) > 1:
            resource = yield q.seat, "resource", kinds
        spot = judge.followed(board, card, self.suit, tuple(cards), resource)
        yield from self.carry(q, judge, spot)
        return True

    def seconds(self, q, judge, card, first, may):
        """F10.3"""
        need = suit_of(judge.table.actions[card][0])
        if "copy-cat" not in q.perks or not need:
            return []
        counts = self.suit if need == "any_suit" else need
        rest = list(q.hand)
        rest.remove(first)
        shown = [k for k in sorted(set(rest)) if icons(judge.table, k, self.suit) and icons(judge.table, k, counts)]
        return [kind for kind in shown if may(first, kind)]
