"""The database: what is stored, how it is read and written, and how its owner looks after it."""
