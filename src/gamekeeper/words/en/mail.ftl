## Letters: plain text, with nothing around it

mail-turn-subject = { $game }: it is your turn
mail-turn = { $count ->
    [0] It is your turn at a table of { $game }.
   *[other] It is your turn at a table of { $game }, with { $names }.
    }

    Go to the table:
    { $table }

    There is no other mail about this table until you have been there.

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
