"""Count the chances of all fleets and store them beside the game. Run as ``python -m tools.fleet_odds``.

Fleets of fewer ships come first, so that the table of some ships is the beginning of the table of more.
"""

import sys
from pathlib import Path

from greatpowers.games.imperunde import odds
from greatpowers.games.imperunde.fleets import BYTES, FILE, MOST_SHIPS, ONE, in_order


def table(most: int) -> bytes:
    """The chances of all fleets of up to so many ships (see fleets.py)."""
    fleets = [[0, 0, 0, 0, frigates, line] for frigates, line in in_order(most)]
    chances = (odds.counted(attacker, defender) for i, attacker in enumerate(fleets) for defender in fleets[:i])
    return b"".join(round(chance * ONE).to_bytes(BYTES, "big") for chance in chances)


def main() -> int:
    """Write it."""
    Path(odds.__file__).with_name(FILE).write_bytes(table(MOST_SHIPS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
