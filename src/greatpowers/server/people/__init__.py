"""How people come to a table, and what they say there."""
