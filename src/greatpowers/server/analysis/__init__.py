"""Hints, chances and explanations for those who play or study at a table; they are computed in worker processes."""
