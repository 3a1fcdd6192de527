"""How opponents are made: games between bots, a net fitted to their results, matches, and again."""
