"""D4.5 Improve, with the innovations and the Engineer of D7.2."""

from __future__ import annotations

from games.dice_theme_park.independent.box import UPGRADES

MAPS_A_ROUND = 1


class Round:
    """What a player has done in this phase."""

    def __init__(self, g, p):
        self.g, self.p = g, p
        self.installs = g.box.rounds["upgrades"] + p.power("installs")
        self.innovates = g.box.rounds["innovations"] if p.innovations else 0
        self.removes, self.shifts, self.maps = p.power("removes"), p.power("shifts"), MAPS_A_ROUND
        self.begun = False  # an upgrade has been installed

    def options(self):
        p = self.p
        found = [kind for kind in UPGRADES if self.installs and p.upgrades[kind] and self.spaces(kind)]
        found += [kind for kind in p.innovations if self.innovates and p.innovations[kind] and self.sites(kind)]
        if self.maps and self.map_cost <= p.money and self.g.map_tokens() > 0:
            found.append("map")
        if self.removes and not self.begun and self.installed():
            found.append("remove")
        if self.shifts and self.movable():
            found.append("shift")
        return [*found, "done"]

    @property
    def map_cost(self):
        return max(0, self.g.numbers["map_cost"] - self.p.power("map_less"))

    def cost(self, spot, space):
        return max(0, spot.tile.spaces[space] - self.p.power("upgrade_less"))

    def spaces(self, kind):
        """Where an upgrade may go, each with its cost; of two spaces alike, the first."""
        found = {}
        for place, spot in self.p.park.items():
            for space in unlike(spot, spot.free(kind)):
                if self.cost(spot, space) <= self.p.money:
                    found[f"space:{place}:{space + 1}"] = self.cost(spot, space)
        return found

    def installed(self):
        """Upgrades that were installed."""
        return [
            f"space:{place}:{space + 1}"
            for place, spot in self.p.park.items()
            for space, kind in enumerate(spot.installed)
            if kind
        ]

    def sites(self, kind):
        """D7.2 Where an innovation may go, each with its cost."""
        more = 3 - self.p.innovations["statue"] if kind == "statue" else 0
        prices = {f"hex:{place}": spot.price for place, spot in self.p.park.items() if spot.price is not None}
        return {place: price + more for place, price in prices.items() if price + more <= self.p.money}

    def targets(self, said):
        """Where an installed upgrade may move, each with the difference in cost; not where nothing would change."""
        spot, space = self.at(said)
        kind, old, found = spot.installed[space], spot.tile.spaces[space], {}
        for place, other in self.p.park.items():
            free = [n for n, what in enumerate(other.installed) if not what]
            if other is spot:
                free = [n for n in free if spot.tile.spaces[n] != old]
            for n in unlike(other, free if other is spot else other.free(kind)):
                if other.tile.spaces[n] - old <= self.p.money:
                    found[f"space:{place}:{n + 1}"] = other.tile.spaces[n] - old
        return found

    def movable(self):
        return [said for said in self.installed() if self.targets(said)]

    def at(self, said):
        _, place, space = said.split(":")
        return self.p.park[int(place)], int(space) - 1

    # --- doing --------------------------------------------------------------------------------------------

    def install(self, kind):
        costs = self.spaces(kind)
        said = yield "install", lambda: list(costs)
        spot, space = self.at(said)
        self.p.pay(costs[said])
        spot.installed[space] = kind
        self.p.upgrades[kind] -= 1
        self.installs -= 1
        self.begun = True

    def innovate(self, kind):
        costs = self.sites(kind)
        said = yield "innovate", lambda: list(costs)
        spot = self.p.park[int(said[4:])]
        self.p.pay(costs[said])
        spot.innovation = kind
        if kind == "statue":
            spot.statue = 4 - self.p.innovations["statue"]
        self.p.innovations[kind] -= 1
        self.innovates -= 1

    def remove(self):
        said = yield "take-back", self.installed
        spot, space = self.at(said)
        self.p.upgrades[spot.installed[space]] += 1
        spot.installed[space] = ""
        self.removes -= 1

    def shift(self):
        said = yield "shift-from", self.movable
        costs = self.targets(said)
        to = yield "shift-to", lambda: list(costs)
        spot, space = self.at(said)
        other, n = self.at(to)
        other.installed[n], spot.installed[space] = spot.installed[space], ""
        if costs[to] > 0:
            self.p.pay(costs[to])
        else:
            self.p.money -= costs[to]
        self.shifts -= 1


def unlike(spot, spaces):
    """Of two spaces that cost the same, the first."""
    return [n for n in spaces if not any(spot.tile.spaces[m] == spot.tile.spaces[n] for m in spaces if m < n)]


def improve(g, p):
    now = Round(g, p)
    while True:
        said = yield "improve", now.options
        if said == "done":
            return
        if said == "map":
            p.pay(now.map_cost)
            p.maps += 1
            p.ready_maps += 1
            now.maps -= 1
        elif said == "remove":
            yield from now.remove()
        elif said == "shift":
            yield from now.shift()
        elif said in UPGRADES:
            yield from now.install(said)
        else:
            yield from now.innovate(said)
