### Texts every game shares, for the terminal and the web page.
### $seat is a player's name; $seat-who is "you" where that player reads the text, else "other".

## Languages

language-name = English

## Levels of bots, and their names at the table

level-random = random
    .help = Answers by chance.
level-habit = habit
    .help = Does what comes to mind first.
level-greedy = greedy
    .help = Takes what looks best at once.
level-easy = easy
    .help = Plays quickly and overlooks a lot.
level-medium = medium
    .help = Thinks a little ahead.
level-hard = hard
    .help = Thinks further ahead and seldom gives anything away.
level-expert = expert
    .help = Takes its time and looks as far as it can.
bot-name = { $number ->
    [1] Ash
    [2] Birch
    [3] Cedar
    [4] Hazel
   *[5] Juniper
    }
bot-with-level = { $name } ({ $level })
you = You

## Reasons that no game needs to repeat

why-game-over = The game is over; there is nothing left to decide.
why-not-your-decision = Not yet: it is for { $seats } to decide first.
why-no-such-action = There is no action { $code }; actions go from 0 to { $last }.
why-answers-another-question = “{ $answer }” answers another question than the one that is open.
why-not-open = “{ $answer }” is not open to you here.
rule-cited = { $text } ({ $rule })

## Hints: why an answer is advised

hint-own = { $own }.
hint-else = { $own }; { $instead } { $other }.
hint-instead = with “{ $text }”
hint-other = with the other answer
hint-won = Of ten games that bots play on from there you win { $own }; { $instead } you would win { $other }.
hint-fact = { $told ->
    [yes] In { $own } of the ten { $fact }; { $instead } in { $other }.
   *[no] In { $own } of ten games that bots play on from there { $fact }; { $instead } in { $other }.
    }
hint-beside = Compared with “{ $text }”:
hint-for = Better{ $told ->
    [yes] { "" }
   *[no] { " " }than with the other
    }: { $reasons }.
hint-against = Worse{ $told ->
    [yes] { "" }
   *[no] { " " }than with the other
    }: { $reasons }.
hint-even = At once both are worth about the same; it looks further ahead.
hint-later = what comes of it later
fact-before = you finish ahead of { $seat }
gain-score =
    .more = brings { $count ->
        [one] one point
       *[other] { $count } points
        }
    .less = costs { $count ->
        [one] one point
       *[other] { $count } points
        }
    .none = brings no points
    .else-more = it would bring { $count ->
        [one] one point
       *[other] { $count } points
        }
    .else-less = it would cost { $count ->
        [one] one point
       *[other] { $count } points
        }
    .else-none = it would bring no points

## Looking back at a match that is over

review-course-wins = Chance to win, in percent
review-course-points = { $game ->
    [dice_theme_park] Stars to expect
   *[other] Points to expect
    }
review-how-wins = At each place bots have played the match on many times; so many in a hundred were won.
review-how-points = At each place bots, who are content with little, have played the match on many times; this is what they came to on average.
review-begin = Beginning
review-end = End
review-closer = Looking for what cost most and what luck did …
review-costly = { $seat-who ->
    [you] What cost you most
   *[other] What cost { $seat } most
    }
review-taken = Decision { $number }: “{ $text }”
review-better-wins = Better: “{ $text }”. It wins about { $count ->
        [one] one more match
       *[other] { $count } more matches
        } in a hundred.
review-better-points = Better: “{ $text }”. It brings about { $game ->
        [dice_theme_park] { $count ->
            [one] one star
           *[other] { $count } stars
            }
       *[other] { $count ->
            [one] one point
           *[other] { $count } points
            }
        } more.
review-cheap-wins = No decision for which another answer would clearly have won more matches.
review-cheap-points = No decision for which another answer would clearly have brought more.
review-luck = What luck gave and took
review-gave-wins = Decision { $number }: luck gave { $seat-who ->
        [you] you
       *[other] { $seat }
        } about { $count ->
        [one] one match
       *[other] { $count } matches
        } in a hundred.
review-gave-points = Decision { $number }: luck gave { $seat-who ->
        [you] you
       *[other] { $seat }
        } about { $game ->
        [dice_theme_park] { $count ->
            [one] one star
           *[other] { $count } stars
            }
       *[other] { $count ->
            [one] one point
           *[other] { $count } points
            }
        }.
review-took-wins = Decision { $number }: luck took about { $count ->
        [one] one match
       *[other] { $count } matches
        } in a hundred from { $seat-who ->
        [you] you
       *[other] { $seat }
        }.
review-took-points = Decision { $number }: luck took about { $game ->
        [dice_theme_park] { $count ->
            [one] one star
           *[other] { $count } stars
            }
       *[other] { $count ->
            [one] one point
           *[other] { $count } points
            }
        } from { $seat-who ->
        [you] you
       *[other] { $seat }
        }.
review-even = Nothing came to light that clearly gave or took much.

## Practice

practice-begin = Practice: in { $count ->
    [one] one position
   *[other] { $count } positions
    } from matches of bots one answer is clearly best. Find it.
practice-number = Position { $number } of { $count }
practice-right = Right: { $text }
practice-wrong = There is a better answer than “{ $given }”: { $text }
practice-found = Found so far: { $found } of { $count }.
practice-all = You have found all of them.
practice-none = There are no exercises for this game.

## First games

lesson-number = First game: step { $number } of { $count }
lesson-over = First game: played
lesson-other = “{ $given }” is allowed as well. Do what is asked for here first; later you play as you like.
lesson-none = There is no first game for this game.
example-number = Worked example { $id }: step { $number } of { $count }
example-over = Worked example { $id }: played
example-now = Now: { $answer }

## What happens in every game

event-undone = { $seat-who ->
    [you] You take your last step back.
   *[other] { $seat } takes the last step back.
    }
# How often the same happened in a row.
times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
    }
by-seat = { $seat } { $number }

## What people say to each other: phrases that everybody reads in their own language

say-hello = Hello everybody
say-luck = Good luck, have fun
say-thinking = Let me think
say-moment = Back in a moment
say-back = I am back
say-your-turn = It is your turn
say-take-time = Take your time
say-well-played = Well played
say-surprised = I did not see that coming
say-lucky = What luck
say-oops = Oops
say-sorry = Sorry
say-thanks = Thank you
say-close = This is getting close
say-good-game = Good game
say-again = One more?
say-bye = Goodbye, see you soon

## Errors

error-bad-text = “{ $got }” does not name an action.
error-ambiguous-text = “{ $got }” is short for several answers: { $choices }.
error-nothing-to-undo = This step cannot be taken back: something new has come to light since, or somebody else has decided.
error-not-your-decision = It is not your decision now.
error-no-such-option = There is no option { $number }; choose from 1 to { $last }.

## The end

result-winners = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win together.
    }
result-you-win = { $count ->
    [one] You win.
   *[other] You share the victory: { $winners }.
    }
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
    }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
former-player = A former player

## A table that is drawn plainly, for games without a board of their own

plain-table = On the table
plain-empty = nothing
plain-broken = This game’s own board does not work; here is a plain one. Nothing of the match is lost.
