"""ImpeRunde in a terminal: its board and sheets, and the words on them."""
