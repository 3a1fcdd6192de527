"""Players of ImpeRunde."""
