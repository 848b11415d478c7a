"""Games as environments for learning: arrays, many games in one call, and the interfaces of other libraries.

`vector` steps many games in compiled code. `pettingzoo`, `gymnasium` and `openspiel` fit a game into the library of
that name; each is imported only where that library is installed (``pip install gamekeeper[envs]``).
"""
