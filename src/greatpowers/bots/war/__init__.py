"""Players of War! Age of Imperialism."""
