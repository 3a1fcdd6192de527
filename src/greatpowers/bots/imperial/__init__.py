"""Players of Imperial."""
