"""For all tests: no example of a property fails because the machine was busy, and programs they start hear Ctrl-C."""

import signal

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background would pass on that it is ignored
