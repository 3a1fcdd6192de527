"""Players that look ahead: what all games share."""
