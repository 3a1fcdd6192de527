"""For all tests."""

import signal

# Shells let what runs in the background ignore Ctrl-C, and everything that it starts: but some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
