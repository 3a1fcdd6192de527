"""War! in a terminal: its board, signs and sheets, and the words on them."""
