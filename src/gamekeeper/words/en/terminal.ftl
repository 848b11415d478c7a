### The terminal: playing, replaying and checking matches.

## Playing

table-line = At the table: { $players }.
sealed = The shuffle is sealed. Its seed is shown at the end; its hash is { $hash }.
welcome-help = Type the number of an answer, or “help” for what else you can say.
thinking = { $name } is thinking …
thinking-hint = Thinking about your position …
only-answer = The only answer: { $answer }.
person-name = Player { $number }
hand-over-to = Hand over to { $name }: Enter empties the screen. “undo” takes your last step back, where that is possible.
hand-over = { $name }, it is up to you. Press Enter when nobody else looks.
say-something = Type the number of an answer, its notation, or “help”.
left = Your match is kept in { $path }. Go on with:
kept = The match is kept in { $path }. Check or watch it with:
saved = Saved in { $path }.
look-none = There is no card “{ $got }”.
save-failed = This could not be saved: { $reason }
save-exists = There is a file { $path } already; name another one.
unsealed = The seed was { $seed }. Its hash is { $hash }, as it was before the first card.
why-what = Say what you mean to do, like “why { $example }”.
why-allowed = You may do that. { $text }
error-not-here = “{ $got }” does nothing here; “help” lists the words that do.
help-answer = Type the number of an answer or its notation. These words help you along:

## Hints

hint = The { $level } bot would choose { $notation }. { $text }.

## Commands

command-help = this list
    .names = ?, h
    .usage = help
command-hint = what the hard bot would do, and why
    .names = tip
    .usage = hint
command-why = why something is not possible, or what it does
    .names = explain
    .usage = why { $example }
command-undo = take your last step back
    .names = back
    .usage = undo
command-board = show the table again
    .names = table
    .usage = board
command-look = look into decks and discard piles, or at a card closely
    .names = pile, piles
    .usage = look { $card }
command-log = everything that happened
    .names = history
    .usage = log
command-rules = the rules in short, or a chapter or paragraph of them
    .names = rule
    .usage = rules { $chapter }
command-save = save now, to another file if you name one
    .names = write
    .usage = save
command-say = say something to all at the table; without more it lists the phrases
    .names = chat, tell
    .usage = say 3
command-quit = leave; all is kept
    .names = exit, q
    .usage = quit

## A table on a server

join-watching = No seat is free here: you watch.
join-waiting = { $count ->
    [one] One seat is free. The game begins when somebody takes it:
   *[other] { $count } seats are free. The game begins when they are taken:
    }
join-waiting-for = Waiting for { $players }.
join-clock-yours = You have { $time } left.
join-clock-of = { $player } has { $time } left.
join-open = (free)
join-lost = The line to the server is broken. Trying again; nothing is lost.
join-back = The line is there again.
join-moved-on = The question has changed meanwhile; here is the table as it stands.
join-bot-plays = A bot plays your seat. Press Enter to take it back.
join-bot-played = A bot played your seat while you were away. It is yours again.
join-left = You have left; your seat stays yours. Come back with:
join-said = { $name }: { $text }
join-said-watching = { $name }, who watches: { $text }
join-phrases = Say one of these by its number, or words of your own:
join-phrases-only = Say one of these by its number; the table has no other words:
join-no-phrase = There is no phrase { $number }; choose from 1 to { $last }.
join-replay = Look at the game again:
join-rematch = The others play again at another table:
join-broken-off = The game was broken off: a table here can hold no more decisions.
join-unreachable = { $server } does not answer: { $reason }
join-no-server = At { $server } there is no Gamekeeper server, or one too old to be understood.
join-other-version = The server at { $server } is Gamekeeper { $found }, this is { $own }: they do not understand each other.
join-other-rules = The server plays { $game } by version { $found } of its rules, this program by version { $own }.

## Rules

rules-more = For more, type a chapter or paragraph: rules { $first } to rules { $last }, or rules { $example }.
rules-none = There is no rule “{ $got }”. Chapters are { $first } to { $last }, paragraphs like { $example }.
rules-learn = Do it yourself: { $command }

## Replaying and checking

replay-place = After decision { $number } of { $total }
replay-hands = What everybody holds:
replay-keys = Enter: next · b: back · a number: go there · q: leave
review-working = Playing the match on from many places
review-after = After decision
review-look = Look at a place of it, through anybody’s eyes, or play on from there:
verify-chain = Every line is as it was written.
verify-seed = The seed fits the hash published at the start: { $hash }
verify-actions = { $count ->
    [one] The one decision is legal where it stands.
   *[other] All { $count } decisions are legal where they stand.
    }
verify-result = The outcome, scores and places are what the decisions lead to.
verify-unfinished = The match is not over yet, and the record claims no result.
verify-holds = The record holds.
verify-failed = The record does not hold: { $reason }
verify-unchained = The record is of format { $format }, which chains no lines: names and other things that no rule checks could have been changed unnoticed.
verify-summary = { $checked ->
    [one] One record checked,
   *[other] { $checked } records checked,
    } { $failed ->
    [0] all hold.
    [one] one does not hold.
   *[other] { $failed } do not hold.
    }

## Why a record does not hold

record-at-line = Line { $line }: { $reason }
record-unreadable = The file cannot be read: { $reason }.
record-empty = The file is empty; a record begins with a heading.
record-short = The file stops after the heading; decisions and an ending are missing.
record-cut = The file is cut off: its last line has to say how the match ended or that it goes on; it is “{ $got }”.
record-line = This is no { $kind ->
    [heading] heading
    [ending] ending
   *[decision] decision
    }: “{ $got }”.
record-field = The field “{ $field }” does not fit in this line: “{ $got }”.
record-too-long = The line is longer than { $most } bytes.
record-too-many = The file has more than { $most } lines.
record-blank = The line is empty; every line is a decision, the last one the ending.
record-format = The record is of format { $got }; this program reads formats 1 to { $last }.
record-setup = A match with “{ $option }” { $got } cannot be played with this program.
record-pack-text = The component pack in the heading has a mistake ({ $place }; lines are those of the pack).
record-lengths = “{ $field }” holds { $got } entries; there are { $wanted } seats.
record-number = This is decision { $got }; number { $wanted } would come next.
record-seat = There is no seat { $got }; seats are 0 to { $last } here.
record-unlinked = The line has no link that chains it to those before.
record-altered = This is not what was written, or a line before it is missing: the link does not fit.
record-secret = The seed is still secret; ask again when the match is over.
record-seed = The seed’s hash is { $got }; published at the start was { $wanted }.
record-decision = { $seat } cannot take decision { $number }, “{ $got }”, where it stands.
record-no-result = The match is over, but the record gives no result.
record-goes-on = The record claims a result, but after its { $count } decisions the match goes on.
record-result = The record claims { $got } as outcome, scores and places; the decisions lead to { $wanted }.
record-other-table = The record is of another game, other options or another pack.

## The list of games

games-seats = { $low } to { $high } players, usually { $usual }.
games-options = Options, given as --option key=value (seats count from 0):
games-default = usually { $value }
games-open = open
games-only = { $most ->
    [one] Only with { $seats } player.
   *[other] Only with { $seats } players.
    }
games-needs = Only with { $option }.
games-origin = From the package { $origin }.
games-broken = Installed, but not to be played:

## Packs

pack-digest = Hash: { $digest }
pack-holds = The pack can be played.
pack-seats = It has enough for these numbers of players only: { $seats }.
pack-same = Nothing differs.
pack-differs = { $count ->
    [one] One row differs:
   *[other] { $count } rows differ:
    }
pack-added = (new)
pack-removed = (not there)
pack-written = The box is written to { $path }. Change what you like, then:
pack-played = The components come from a pack, { $digest }…, which the record holds.
practice-next = Enter shows the next one; “quit” leaves.
practice-again = With --again they come once more.

## First games

learn-begin = A first game. Do what is said, or try something else; “quit” leaves, and next time you go on from there.
learn-type = Type: { $text }
learn-on = Enter plays on from here against easy bots; “quit” leaves.
learn-again = You have played it. It begins again.
example-begin = A worked example of the rules. Give the answer it names, or try something else; “quit” leaves.
example-end = Enter leaves.
example-list = Examples of this game that you can play: { $examples }

full-type = Type, or Enter takes the answer that is marked
full-keys = Choose with ↑ ↓ and Enter, by a digit, with the mouse, or type; Tab completes. Page Up and Page Down move the table, or a long text until Esc puts it away.
full-end = Enter gives the terminal back.
