"""One module for each step of the database, in the order of their numbers."""
