"""The table of Imperial, for tests that look for it here."""

from greatpowers.testing.imperial import SHORT, Table, nation_number

__all__ = ["SHORT", "Table", "nation_number"]
