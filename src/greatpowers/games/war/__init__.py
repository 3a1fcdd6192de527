"""War! Age of Imperialism, Version 27 rules."""
