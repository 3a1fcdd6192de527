"""The history of the database's tables; brought up to date whenever the server starts."""
