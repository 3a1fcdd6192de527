"""Alembic migrations, run whenever the server starts."""
