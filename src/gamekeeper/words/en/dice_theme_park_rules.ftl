### Dice Theme Park, the rules paragraph by paragraph; numbers as in docs/rules/dice_theme_park.md.

rules-short =
    Aim: the most stars after 5 rounds (4 in the introductory and short games). Alone: more than the target.
    Plan: play two staff cards. The lowest total goes first; the cards and your park bring income, and each card helps you in one phase.
    Welcome and expand, in turn order: take a monorail of guests; build an attraction; recruit a mascot.
    Improve and operate, all at once: buy a map, install upgrades, then operate attractions. A party of dice that fits the requirement loses a pip each, and one of them moves next door. A die at 1 leaves.
    Maps, Guides and mascots help guests along.
    Upkeep: operations earn stars and money, objectives are judged, tired guests leave, and all is made ready again.

chapter-D1 = Games and options
chapter-D2 = Components
chapter-D3 = Set-up
chapter-D4 = The phases of a round
chapter-D5 = Operating
chapter-D6 = Upkeep and the end
chapter-D7 = Surprises, Innovations, Promo
chapter-D8 = At the same time
chapter-D9 = Alone
rule-D1-1 = The introductory game has 4 rounds and neither administrators nor skills, the full game 5 rounds and both, the short game both and 4 rounds. One player plays the game alone.
rule-D1-2 = Surprises, Innovations and the promo pack can be added in any mix; the new objectives are mixed in, or played alone.
rule-D1-3 = Alone there is a normal and a hard side, and extra goals if you like.
rule-D2-1 = There are 21 guest dice of each colour. Each is in a park, on a monorail or in the bag.
rule-D2-2 = A tile shows its colour, amenity, requirement, stars, cost, perhaps income, and up to 2 spaces for upgrades.
rule-D2-3 = A park has 20 hexes. New tiles go on a free hex next to a tile of the park, and stay there.
rule-D2-4 = Everybody has stars, money, maps, at most 6 mascots, staff cards, and 3 upgrades of each kind.
rule-D3-1 = The bag holds 11, 16 or 21 dice of each colour for 2, 3 or 4 players; monorails, one more than players, are filled from it.
rule-D3-2 = You begin with 6 money, 3 maps, 1 mascot and a set of staff cards; the first turn order is random.
rule-D3-3 = Objectives lie under rounds 3, 4 and 5, no two of one code.
rule-D3-4 = You keep 1 of 2 A tiles and build it free on a marked hex, without a bonus.
rule-D3-5 = With administrators and skills you also keep 1 of 2 of each.
rule-D3-6 = The displays have one card more than there are players; they are dealt when all have chosen.
rule-D4-1 = Two staff cards each, in secret. The lowest total goes first; then fewer stars, then the present order reversed. The cards and the park bring income.
rule-D4-2 = Take one monorail; its guests come to your entrance. Concierge: one up to 2 higher, or two 1 higher. Last Train: one die of a monorail that is left.
rule-D4-3 = Build one tile for its cost, then recruit one mascot for 5, or less with the Mascot card or the Recruiter.
rule-D4-4 = The 2nd tile of an amenity sets a guest to any value, the 3rd brings one from the bag at 4, the 4th is followed by a discarded tile for nothing.
rule-D4-5 = Buy one map for 3, install up to 2 upgrades at the price of their space, never two of a kind on an attraction. A Builder makes them cheaper and takes one back first.
rule-D4-6 = Operate as long as you like and can; you close your park by saying so.
rule-D4-7 = When all have closed, upkeep follows.
rule-D5-1 = A cube on a free icon, a party that is exactly what is wanted, each die of it down by 1, a die at 1 leaves; then one of the party moves next door.
rule-D5-2 = What operations earn is counted in upkeep; what skills pay is paid at once.
rule-D5-3 = A requirement has places for 1 to 3 dice, with colours, odd, even, low or high values; they may have to be higher, lower, equal, or three in a row.
rule-D5-4 = Each map moves one die next door, once a round; each Guide moves one anywhere in your park.
rule-D5-5 = Each mascot once a round, on an attraction: a die 1 up or down, a die any colour for the next operation there, or its skill. Mascot cards adjust more.
rule-D5-6 = Each Manager operates an attraction without a free icon once more.
rule-D5-7 = Fresh Guest: one party die of the colour may stay as it is on an attraction of the colour.
rule-D6-1 = Each cube earns the stars of its attraction, 2 more with a special effect, and 2 money with a merch kiosk; then statues, administrators and VIPs.
rule-D6-2 = The objective earns 4 for two players, 6 and 3 for three, 8, 4 and 2 for four; tied players share, rounded up.
rule-D6-3 = Scheduler, once a game: swap a card you played with one in hand before cards are passed.
rule-D6-4 = Dice at 1 leave, but in the last round. A Ticket Agent calls one back at any value.
rule-D6-5 = Played cards go to the left neighbour.
rule-D6-6 = Maps are ready again and mascots come home.
rule-D6-7 = Monorails are emptied into the bag and filled again.
rule-D6-8 = The display is discarded and dealt anew, first from stack A, later from B.
rule-D6-9 = The skills are discarded and dealt anew.
rule-D6-10 = At the end 3 money are a star. Ties go to the most guests left, then to the most money.
rule-D7-1 = Surprises: the die at the symbol may be rerolled instead of going down; the Showman rerolls another one.
rule-D7-2 = Innovations: up to 2 a round, one on an attraction, at the price of its cheapest space. Cable cars, photo booths, statues; Innovator and Engineer.
rule-D7-3 = Promo: the Consultant leaves once played; a Chaperone makes a new guest a VIP, who earns a star with every operation and is never rerolled.
rule-D8-1 = Set-up and staff are chosen in secret and shown together.
rule-D8-2 = All improve and operate at the same time, in their own parks.
rule-D9-1 = Alone: 9 dice of each colour, 12 staff cards, each played once at most, and one copy of each skill.
rule-D9-2 = A solo card strikes out a monorail, an attraction and a skill if its value is at most your total.
rule-D9-3 = Dice that leave the park stay out of the bag.
rule-D9-4 = Discarded skills are shuffled when the deck runs out; if none can be taken, a mascot comes without one.
rule-D9-5 = Goals lie under rounds 2 to 5.
rule-D9-6 = A goal is judged after its round; if missed, its stars and those of its space raise the target.
rule-D9-7 = The target is 160, on the hard side 170. More stars than that win.
