"""The command line: play, simulate, replay, rules, check."""
