"""Measures games and bots: simulation, ladders, tables."""
