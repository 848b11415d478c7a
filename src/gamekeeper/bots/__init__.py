"""Players that think. They know the contract in core and no game.

For everybody who lets bots play::

    from gamekeeper.bots.levels import LEVELS, NAMES, bot_named
    from gamekeeper.bots.bot import Limit, decide
    from gamekeeper.bots.advice import advise

    bot = bot_named("hard")  # NAMES: random, habit, greedy, flat, ismcts, easy, medium, hard, expert;
                             # flat and ismcts take a budget: ismcts:2000 (simulations), flat:1.5s (seconds)
                             # BadSetup for any other name, naming the choices
    action = decide(bot, game, state, seat, rng)                  # the true state goes in; the bot sees a redeal
    action = decide(bot, game, state, seat, rng, Limit(seconds))  # answers in time; limit.cancel() from any thread

`rng` is a generator of the bot's own, such as ``stream(seed, f"bot {seat}")``; it is never the state's. The same
rng, what the seat knows and a budget of simulations give the same action on every machine. A bot keeps nothing from
one decision to the next but ``bot.thought``, the account of the last one: ``simulations``, ``decisions`` (simulated
ones, tree and playout), ``considered`` (``action``, ``share`` of the simulations, ``value`` 0..1), best first. One bot
object serves one thread at a time, any number of games and seats.

Hints: ``advise(bot, game, state, seat, rng, limit)`` gives ``action``, ``before`` (the estimate's named parts, in
thousandths of a point) and ``alternatives``, the most considered first: ``action``, ``share``, ``value``, ``change``
(part → by how much), ``total()``, and ``reasons()``, the changed parts with the most telling first.

Bots of your own: subclass ``Bot``, write ``choose``.
"""
