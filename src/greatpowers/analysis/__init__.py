"""What positions are worth, which actions are best, and why: for hints, reviews and study."""
