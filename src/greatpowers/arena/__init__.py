"""Bots play many games against each other: schedules, whole games, results in a file, ratings."""
