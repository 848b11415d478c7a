### Yellowstone Park. A card is named by colour and number; it carries an animal, which no rule looks at.

title = Yellowstone Park
tagline = Lay your animals where they fit. What does not fit, you take home.
about = Rows have numbers, columns take on a colour. Keep the cards inside three rows and three columns, or take the rest as malus cards. The lowest marker wins.

## Things on the table

colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
    }
    .noun = { $colour ->
        [red] Red
        [yellow] Yellow
        [green] Green
       *[blue] Blue
        }
holder-colour = { $holder ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
    }
animal = { $animal ->
    [elk] elk
    [wolf] wolf
    [bear] bear
    [eagle] eagle
    [raccoon] raccoon
    [hare] hare
    [lynx] lynx
   *[bison] bison
    }
card = { colour } { $number }
    .full = { colour } { $number }, { animal }
space = row { $row }, column { $column }
    .at = in column { $column }
draw-pile = draw pile
malus-pile = { $seat-who ->
    [you] your malus pile
   *[other] { $seat }’s malus pile
    }

## Questions

# How many cards a full hand holds.
hand-number = { $hand ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
    }

# What is left of the draw pile, where all of it is drawn.
last-cards = { $pile ->
    [one] the last card of the draw pile
   *[other] the last { $pile } cards of the draw pile
    }

ask-lay-first = Choose a card to lay and a column for it.
ask-lay-second = Lay a second card, or stop here.
ask-refill = { $held ->
    [one] Refill your hand to { hand-number }, or keep the one card you have?
   *[other] Refill your hand to { hand-number }, or keep the { $held } cards you have?
    }
ask-source = Your hand is empty. Take { hand-number } of your { $malus } malus cards, or draw { $scores ->
   *[0] { hand-number } from the pile of { $pile }
    [1] { last-cards }
    }?

## Answers

option-lay = Lay { $card } { $space-at }: { option-takes }{ option-bonus }{ $scores ->
   *[0] { "" }
    [1] ; you draw { last-cards }, and everybody scores
    }
option-takes = { $count ->
    [0] takes nothing
    [one] takes { $cards }
   *[other] takes { $count } cards ({ $cards })
    }
option-bonus = { $bonus ->
    [0] { "" }
   *[other] , marker −{ $bonus }
    }
option-stop = Stop: your turn ends and you draw nothing
option-refill = { $scores ->
   *[0] Refill to { hand-number } from the draw pile ({ $pile } left)
    [1] Draw { last-cards }, and everybody scores
    }
option-keep = Keep your hand as it is
option-malus = Take { hand-number } at random from your malus pile{ $scores ->
   *[0] { $counter ->
        [0] { "" }
       *[other] ; the neutral counter moves to { $counter }
        }
    [1] ; the neutral counter runs out, and everybody scores
    }
option-pile = { $scores ->
   *[0] Draw { hand-number } from the draw pile ({ $pile } left)
    [1] Draw { last-cards }, and everybody scores
    }

## Events

event-deal = Everybody is dealt { $count } cards; { $pile } stay in the draw pile, one is turned up.
event-dealt = Your hand: { $cards }.
event-turn-up = The board starts with { $card } { $space-at }.
event-turn = { $seat-who ->
    [you] Turn { $turn }: you.
   *[other] Turn { $turn }: { $seat }.
    }
event-lay = { $seat-who ->
    [you] You lay { $card } { $space-at }.
   *[other] { $seat } lays { $card } { $space-at }.
    }
event-collect = { $seat-who ->
    [you] You take { $count ->
        [one] 1 malus card: { $cards }.
       *[other] { $count } malus cards: { $cards }.
        }
   *[other] { $seat } takes { $count ->
        [one] 1 malus card: { $cards }.
       *[other] { $count } malus cards: { $cards }.
        }
    }
event-bonus = { $seat-who ->
    [you] Bonus of { $steps }: your marker goes from { $before } to { $marker }.
   *[other] Bonus of { $steps }: { $seat }’s marker goes from { $before } to { $marker }.
    }
event-draw = { $seat-who ->
    [you] You draw { $count ->
        [one] 1 card
       *[other] { $count } cards
        }; { pile-left }.
   *[other] { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
        }; { pile-left }.
    }
pile-left = { $pile ->
    [0] the draw pile is empty
   *[other] { $pile } left in the draw pile
    }
event-drawn = New in your hand: { $cards }.
malus-left = { $malus ->
    [0] none stay there
    [one] 1 stays there
   *[other] { $malus } stay there
    }
event-take-malus = { $seat-who ->
    [you] You take { $count } cards back from your malus pile; { malus-left }.
   *[other] { $seat } takes { $count } cards back from the malus pile; { malus-left }.
    }
event-taken = Back in your hand: { $cards }.
event-score = Scoring. Malus cards: { $malus }. Markers now: { $markers }.
event-new-pile = { $rest ->
    [0] The malus cards are shuffled
    [one] The malus cards and the last card of the draw pile are shuffled together
   *[other] The malus cards and the { $rest } cards left in the draw pile are shuffled together
    }: the new draw pile has { $count } cards.
event-counter = { $counter ->
    [0] The neutral counter has run out.
   *[other] The neutral counter moves to { $counter }.
    }
event-end = The game ends: { $reason ->
    [turn-cap] the turn limit is reached.
   *[end-score] a marker has reached the end score.
    }

## Why something cannot be done

why-cards-are-laid = Your cards for this turn are laid.
why-must-lay = A turn lays at least one card, so you cannot stop yet.
why-no-refill-choice = { $choice ->
    [1] You are asked whether to refill after two cards, while you still hold some.
   *[0] With two or three players there is no choice: after two cards your hand is refilled, if you still hold some.
    } Now you hold { $held }.
why-hand-not-empty = You choose where to draw from when your hand is empty and your malus pile has { hand-number } cards or more. You hold { $held } and have { $malus ->
    [one] 1 malus card.
   *[other] { $malus } malus cards.
    }
why-not-in-hand = You do not hold { $card }.
why-card-first = Choose a card from your hand first.
why-wrong-row = { $card } goes in row { $number }, the row of its number, and not in row { $row }.
why-colour-elsewhere = { colour.noun } is in column { $other }, so { $card } goes there and not in column { $column }.
why-column-taken = Column { $column } belongs to { holder-colour }, so { $card } needs an empty column.

## The first game

lesson-try = A card goes in the row of its number. But in which column? Try { $card } in column { $column }: you may not, and will see why.
lesson-try-done = { colour.noun } has column { $other } already, and a colour has only one.
lesson-row = Now lay { $card } { $space-at }: in the row of its number, in the column of its colour.
lesson-row-done = It fits: all cards still lie within three rows and three columns, so you take none.
lesson-empty = A turn is one or two cards. The colour of { $card } is not on the board, so any empty column is open to it. Lay it { $space-at }, beside the others.
lesson-empty-done = It fits as well. From now on that column belongs to its colour.
lesson-refill = You laid two cards and hold { $held }. Who lays two may fill up the hand. Do it.
lesson-refill-done = You hold { $held } again. Then the others laid their cards; the log tells what they did.
lesson-bonus = { $spaces } of the nine spaces are full. The eighth brings a bonus, the ninth a bigger one. Lay { $card } { $space-at }.
lesson-bonus-done = { $spaces } spaces are full: your marker moves down from { $marker-before } to { $marker }. Low is good.
lesson-stop = Look at your cards: wherever you lay one now, you would have to take others. Better stop.
lesson-stop-done = You laid one card, so you draw none and hold { $held }. Others did not stop in time and took cards.
lesson-twin = There are two of every card. The twin of { $card } lies on the board; the second one goes on top and always fits. Lay it there.
lesson-twin-done = { $spaces } spaces are full, no more than before: on a twin there is no bonus.
lesson-take = Now see what it costs not to fit. Lay { $card } { $space-at }: whatever is more than two rows or columns away comes to you.
lesson-take-done = Too far away were { $cards }: they lie in your malus pile, which has { $malus } now.
lesson-choose = With the draw pile empty, everybody scores: markers move up by the malus cards, yours by { $malus } from { $marker }. Fill up your hand, or do not.
lesson-choose-done = You hold { $held }. Whose hand is empty draws new cards, from the pile or out of a large enough malus pile.
lesson-end = That is all there is to it. When a scoring brings a marker to { $end_score }, the game is over, and the lowest marker wins.

## How it ends

outcome-end-score = A marker reached the end score.
outcome-turn-cap = The turn limit was reached.

## What an answer does to what can be counted, and what another one would do

gain-malus =
    .more = takes { $count ->
        [one] one card
       *[other] { $count } cards
        }
    .less = rids you of { $count ->
        [one] one malus card
       *[other] { $count } malus cards
        }
    .none = takes nothing
    .else-more = it would cost { $count ->
        [one] one card
       *[other] { $count } cards
        }
    .else-less = it would rid you of { $count ->
        [one] one malus card
       *[other] { $count } malus cards
        }
    .else-none = it would take nothing
gain-markers =
    .more = a scoring moves your marker up by { $count }
    .less = moves your marker down by { $count }
    .none = leaves your marker where it is
    .else-more = a scoring would move your marker up by { $count }
    .else-less = it would move your marker down by { $count }
    .else-none = it would leave your marker where it is
instead-option-lay = { $same ->
    [yes] { $space-at }
   *[other] with { $card } { $space-at }
    }
instead-option-stop = if you stop
instead-option-refill = if you refill
instead-option-keep = if you keep your hand
instead-option-malus = with malus cards
instead-option-pile = from the draw pile

## What the estimate is made of

part-markers = markers
    .better = your marker stands better against the others
    .worse = your marker stands worse against the others
part-malus = malus piles
    .better = you end up with fewer malus cards
    .worse = you end up with more malus cards
part-hand-fit = hand
    .better = your other cards fit the board better
    .worse = your other cards fit the board less well
part-board-danger = next player
    .better = the next player finds a fuller board
    .worse = the next player finds an emptier board

## What comes of an answer, in games played on to their ends

fact-low = your marker ends in the lower half of the track
fact-clean = your malus pile is empty at the end

## Set-up

setup-edge_matrix = Edge matrix
    .help = Advanced rule: rows 1 and 7 also make a matrix of six spaces.
setup-two_player_variant = Neutral counter
    .help = With two players, taking malus cards back brings scoring nearer.
setup-end_score = End score
    .help = The game ends when a scoring brings a marker this far.
setup-turn_cap = Turn limit
    .help = After this many turns the game ends at once.
setup-start_seat = First player
    .help = The seat that starts; left open, it is drawn.

## Labels around the board

label-hand = hand
label-malus = malus
label-marker = marker
label-pile = draw pile
label-counter = counter
label-track = score track
label-turn = turn { $turn }
label-your-hand = Your hand
legend-double = two cards
legend-open = open to you

## In the terminal

notation-help = A card and a column are written like Y4:6, for yellow 4 in column 6; Y4 will do where only one column is open to it.
notation-example = Y4:3
answer-takes = { $count ->
    [0] takes nothing
   *[other] takes { $count }
    }
answer-bonus = marker −{ $bonus }

## The worked examples, to be played

example-V1 = Holger has yellow, blue and green in hand. His yellow card may go to any empty column; wherever it goes, something is too far away for it.
example-V1-done = Two cards laid, { $malus } taken, { $left } left on the board, and no bonus: the marker stays on { $marker }.
example-V2 = Christa sees three full columns with one gap in the middle. Fill it, then lay the twin on top.
example-V2-done = The ninth space brought the big bonus: the marker is on { $marker }. The twin brought nothing and cost nothing: still { $spaces } spaces, with { $stack } cards in the middle one.
example-V5 = Two spaces of the nine are empty, and both cards for them are in your hand. The eighth space brings a bonus, the ninth a bigger one.
example-V5-done = Both bonuses in one turn. They are worth more than you had to lose: the marker stops at { $marker }.
example-V6 = Three columns are taken, and green is not on the board: it needs an empty one, left or right of them.
example-V6-try = Try { $card } in column { $column } first, which has its colour already.
example-V6-done = One column was too far away: { $malus } cards. One step further out two columns would have been.
example-V7 = Your only red card belongs far below the others. Red lies on the board, so its column is settled.
example-V7-try = Try { $card } in column { $column } first: you will see why not.
example-V7-done = All that lies more than two rows above is taken: { $malus } cards. { $spaces } spaces are left, and the marker stays on { $marker }.
example-V8 = Two cards lie on one space. What is too far away is taken as a stack.
example-V8-done = One space, but { $malus } cards.
example-V9 = Between red and blue a column is free, and so are four others.
example-V9-try = Try { $card } in column { $column } first, the column of another colour.
example-V9-done = In the gap between them it would have fitted. Outside, the far side was too far away: { $malus } card.
example-V10 = The only red card on the board lies six rows away. May red move to another column, if it takes that very card?
example-V10-try = Try { $card } in column { $column }.
example-V10-done = No: what counts is the board before the card is laid. In its own column it took { $malus } card and lies there alone.
example-V16 = The advanced rule: top and bottom row together are a matrix of their own, and five of its spaces are full. Fill the sixth, then lay green beside them.
example-V16-done = The sixth space brought the big bonus. Green took { $malus } cards and was the fifth space of the new matrix: the marker is on { $marker }.
example-V17 = The advanced rule: a card of the bottom row may stay with those of the top row. What fits neither way goes.
example-V17-done = The rows at the edge stayed together: { $malus } cards taken, { $spaces } spaces left.

## Numbers of the pack

pack-hand-size = Cards in hand
pack-track-start = Where markers start
pack-track-end = Where a marker ends the game
pack-bonus-last_but_one = Bonus for the eighth space
pack-bonus-last = Bonus for the ninth space
pack-counter-start = Where the neutral counter starts, for two
