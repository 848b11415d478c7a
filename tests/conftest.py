"""For all tests: no example of a property fails because the machine was busy, programs they start hear Ctrl-C, and
Python looks for knots of dead objects more seldom than it usually does: tests make much and keep little.
"""

import gc
import signal

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background would pass on that it is ignored
gc.set_threshold(20_000)
