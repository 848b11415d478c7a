### Yellowstone Park, the rules paragraph by paragraph; numbers as in docs/rules/yellowstone_park.md.

rules-short =
    Aim: the lowest marker when somebody’s reaches 35.
    Your turn: lay one card, then stop or lay a second one.
    A card’s number is its row. Its colour is its column: one column for each colour, one colour for each column. A colour that is not on the board starts in any empty column.
    All cards must fit in a window of three rows and three columns. When the card you lay does not fit, it opens a new window, and you take every card outside it onto your malus pile.
    Fill an empty space and make it eight occupied: your marker goes back 1. Make it nine: back 3.
    After one card you draw nothing. After two you refill to six; with four or five players you may leave it. An empty hand always gets six new cards, from the draw pile or, if you have six malus cards, from those.
    When the draw pile’s last card is drawn, every marker rises by the cards in its player’s malus pile, and these cards become the new draw pile.

chapter-Y1 = The box
rule-Y1-1 = The board has 7 rows, numbered 1 to 7, and 7 columns. It does not wrap around.
rule-Y1-2 = There are 56 cards: red, yellow, green and blue, numbers 1 to 7, each card twice. The animals on them are for the eye alone.
rule-Y1-3 = Every player’s marker starts on 5 of the score track. Low is good.

chapter-Y2 = Before the first turn
rule-Y2-1 = Everybody is dealt 6 cards; the rest is the draw pile. Its top card is laid face up in column 4, in the row of its number.
rule-Y2-2 = Who starts is drawn, unless the table has set it. Play goes clockwise.

chapter-Y3 = Laying a card
rule-Y3-1 = A card’s number is its row.
rule-Y3-2 = If its colour is on the board, the card goes to that colour’s column. Otherwise it goes to any empty column.
rule-Y3-3 = A column that has become empty is free again, and a colour that has left the board may start anew in any empty column.
rule-Y3-4 = The second copy of a card lies on top of the first: two cards, one occupied space.
rule-Y3-5 = Every card in your hand can always be laid, so nobody passes.

chapter-Y4 = The matrix, and taking cards
rule-Y4-1 = A matrix is a window of 3 neighbouring rows and 3 neighbouring columns; its spaces may be empty. All cards on the board always lie within one matrix.
rule-Y4-2 = If the card you lay fits in a matrix with all the others, nothing happens. If not, a new matrix forms around it, and you take every card outside it, face down, onto your malus pile.
rule-Y4-3 = What stays is clear: every card at most two rows and at most two columns away from the card just laid.
rule-Y4-4 = Your first card is settled, taking included, before you lay your second.
rule-Y4-5 = You may lay a card that does not fit although another would. You may not take more cards than you have to.

chapter-Y5 = Bonus
rule-Y5-1 = If your card fills an empty space and, once you have taken what you must, 8 spaces are occupied, your marker goes back 1; if 9 are, it goes back 3. A card laid on its twin earns nothing.
rule-Y5-2 = A marker never goes below 0.

chapter-Y6 = Your turn
rule-Y6-1 = Lay one card. Then stop, or lay a second one if you have it.
rule-Y6-2 = With cards left in hand: after one card you draw nothing. After two, with 2 or 3 players, you refill to six; with 4 or 5 players you choose to refill or not.
rule-Y6-3 = With an empty hand: if your malus pile has 6 cards or more, choose between 6 of them at random and 6 from the draw pile. With fewer, draw 6 from the draw pile.
rule-Y6-4 = You draw as many cards as the pile has, if it has fewer.

chapter-Y7 = Scoring and the end
rule-Y7-1 = As soon as the last card of the draw pile is drawn, drawing stops and everybody scores. Missing cards are not made up. Taking cards from a malus pile does not bring on a scoring, unless the neutral counter runs out (Y8.1).
rule-Y7-2 = Each marker rises by the number of cards in that player’s malus pile. Cards in hand do not count.
rule-Y7-3 = If a marker then stands on 35 or more, the game is over. Otherwise all malus piles are shuffled into a new draw pile, board and hands stay, and the next player goes on. The table may choose another number than 35.
rule-Y7-4 = The lowest marker wins; players tied for lowest win together.
rule-Y7-5 = After 2,000 turns the game ends: the markers rise by the malus piles once more. The table may choose another number.

chapter-Y8 = Variants
rule-Y8-1 = Two players: a neutral counter starts on 7. Every refill from a malus pile moves it down by one; the seventh brings on a scoring at once, and what is left of the draw pile is shuffled in. After every scoring the counter is back on 7.
rule-Y8-2 = Edge matrix: rows 1 and 7 with 3 neighbouring columns make a matrix of 6 spaces as well; a card laid in one of these rows then leaves cards in the other where they are, if they are at most two columns away. While only these two rows are used, both of them, the fifth occupied space earns 1 and the sixth 3.
