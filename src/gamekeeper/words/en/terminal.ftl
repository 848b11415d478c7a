### The terminal: playing, replaying and checking matches.

## Playing

table-line = At the table: { $players }.
sealed = The shuffle is sealed. Its seed is shown at the end; its hash is { $hash }.
welcome-help = Type the number of an answer, or “help” for what else you can say.
thinking = { $name } is thinking …
thinking-hint = Thinking about your position …
say-something = Type the number of an answer, its notation, or “help”.
left = Your match is kept in { $path }. Go on with:
kept = The match is kept in { $path }. Check or watch it with:
saved = Saved in { $path }.
look-none = There is no card “{ $got }”.
save-failed = This could not be saved: { $reason }
unsealed = The seed was { $seed }. Its hash is { $hash }, as it was before the first card.
why-what = Say what you mean to do, like “why { $example }”.
why-allowed = You may do that. { $text }
help-answer = Type the number of an answer or its notation. These words help you along:

## Hints

hint = The { $level } bot would choose { $notation }. { $text }.
hint-trials = In its trials this came out at { $value } out of 100; the next best, { $other }, at { $rival }.
hint-for = What speaks for it: { $reasons }.
hint-against = What speaks against it: { $reasons }.
hint-reason = { $reason } ({ $sign }{ $points })
hint-even = At once both are worth about the same; it looks further ahead.

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
command-quit = leave; the match is saved
    .names = exit, q
    .usage = quit

## Rules

rules-more = For more, type a chapter or paragraph: rules { $first } to rules { $last }, or rules { $example }.
rules-none = There is no rule “{ $got }”. Chapters are { $first } to { $last }, paragraphs like { $example }.

## Replaying and checking

replay-place = After decision { $number } of { $total }
replay-keys = Enter: next · b: back · a number: go there · q: leave
verify-seed = The seed fits the hash published at the start: { $hash }
verify-actions = { $count ->
    [one] The one decision is legal where it stands.
   *[other] All { $count } decisions are legal where they stand.
    }
verify-result = The outcome, scores and places are what the decisions lead to.
verify-unfinished = The match is not over yet, and the record claims no result.
verify-holds = The record holds.
verify-failed = The record does not hold: { $reason }

## The list of games

games-seats = { $low } to { $high } players, usually { $usual }.
games-options = Options, given as --option key=value:
games-default = usually { $value }
games-open = open
games-only = Only with { $seats } players.

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
pack-played = The components come from a pack, { $digest }…; the record will hold it.
