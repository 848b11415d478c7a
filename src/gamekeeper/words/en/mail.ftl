## Letters: plain text, with nothing around it

mail-turn-subject = { $game }: it is your turn
mail-turn = { $count ->
    [0] { $name }, it is your turn at a table of { $game }.
   *[other] { $name }, it is your turn at a table of { $game }, with { $names }.
    }

    Go to the table:
    { $table }

    { $timed ->
        [yes] Until you have been there, there is no other mail about this table but one when your time is nearly up.
       *[no] There is no other mail about this table until you have been there.
    }

    To get no such mails at all, open this address and press the button; you need not sign in:
    { $stop }
mail-nearly-subject = { $game }: your time is nearly up
mail-nearly = { $name }, it is your turn at a table of { $game }{ $count ->
        [0] {""}
       *[other] {""}, with { $names }
    }, and { $hours ->
        [0] { $minutes ->
            [one] one minute is left
           *[other] { $minutes } minutes are left
        }
        [one] one hour is left
       *[other] { $hours } hours are left
    }. Then time decides, as the table has chosen: a bot plays on, or your seat is lost.

    Go to the table:
    { $table }

    To get no such mails at all, open this address and press the button; you need not sign in:
    { $stop }
mail-confirm-subject = Is this your mail address?
mail-confirm = Somebody has given this address at { $server }, a place to play board games.

    If it was you, open this link within a day and press the button. You can then have your turns told by mail and sign in by mail:
    { $link }

    If it was not you, do nothing: the address is not used, and nothing else is sent here.
mail-enter-subject = Your link to sign in
mail-enter = Somebody wants to sign in as { $name } at { $server }.

    If it was you, open this link within an hour on the device you want to play on, and press the button. It works once:
    { $link }

    If it was not you, do nothing. Whoever asked learns nothing and gets nowhere without this link.
