title = Errand
tagline = Thirty squares, and a pack to carry.
about = A race for two to four. Cards move you on, and cards are what you pay with.
rules-short = Play a card that you can pay for, or take a new day. Whoever reaches square 30 first wins.
notation-help = Answers are called step, leap, meal, trap, day and coin.
notation-example = leap

card = { $kind ->
    [step] step
    [leap] leap
    [meal] meal
   *[trap] trap
    }
token = coin
deck = { $seat }’s deck
hand = { $seat }’s hand
discard = { $seat }’s discard pile
played = what { $seat } plays
purse = { $seat }’s purse
bank = the bank
zone-deck = Deck
zone-hand = Hand
zone-discard = Discard pile
zone-played = Played
zone-purse = Purse
zone-bank = Bank
number-square = Square
number-turns = Turn

ask-play = Play a card, or take a new day.
ask-pay = { $owed ->
    [one] Pay one energy: a card or a coin.
   *[other] Pay { $owed } energy: a card or a coin each.
    }
option-play = Play a { $card }
option-pay = Pay with a { $card }
option-day = Take a new day
option-coin = Pay a coin
why-no-energy = You cannot pay for that.

event-set-up = Everybody stands at the start with a deck of their own.
event-draw = { $seat-who ->
    [you] You draw { $count }.
   *[other] { $seat } draws { $count }.
    }
event-draw-own = In your hand now: { $cards }.
event-play = { $seat-who ->
    [you] You play { $cards }.
   *[other] { $seat } plays { $cards }.
    }
event-pay = { $seat-who ->
    [you] You pay with { $cards }.
   *[other] { $seat } pays with { $cards }.
    }
event-pay-coin = { $seat-who ->
    [you] You pay a coin.
   *[other] { $seat } pays a coin.
    }
event-coin = { $seat-who ->
    [you] You take a coin.
   *[other] { $seat } takes a coin.
    }
event-gather = {""}
event-gather-own = {""}
event-spent = {""}
event-go = { $seat-who ->
    [you] You are on square { $square }.
   *[other] { $seat } is on square { $square }.
    }

outcome-arrived = Somebody has arrived.
outcome-turns = Sixty turns are over.
