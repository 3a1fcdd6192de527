"""Cartography: draws the boards from real coastlines and `board.toml`. Build time only; results are committed."""
