"""Players that think. They know the contract in core and no game."""
