"""What a game is: the contract, the laws that check it, and the parts games are built from.

Nothing in here imports anything of ours outside ``core`` or any third party, the compiler's runtime
helpers (``mypy_extensions`` and ``librt``) excepted.
"""
