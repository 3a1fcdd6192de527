"""A rules-of-thumb player for Imperial (being written)."""

from greatpowers.bots.random_bot import RandomBot


class ImperialThumb(RandomBot):
    """Being written."""
