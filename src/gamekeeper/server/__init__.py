"""The table over the network: one process that keeps matches, shows each reader what it may see, and loses nothing."""
