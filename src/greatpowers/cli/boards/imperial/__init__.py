"""Imperial in a terminal: its board, and the words on it."""
