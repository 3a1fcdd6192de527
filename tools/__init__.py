"""Tools for working on Great Powers; not part of the installed package."""
