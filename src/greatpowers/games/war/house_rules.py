"""The optional rules of a game, as the chapters ask for them (war/opt)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from greatpowers.core.options import Option, TextOption
from greatpowers.games import BOARD_OPTION
from greatpowers.games.war.corrections import LONGEST, one_line

_SWITCH: Final = ("off", "on")

# war/opt/selected-at-start. Options that contradict each other: the pseudo-historical set-up has picks of its own
# (war/opt/hist/setup-pick) and building limits of its own (war/opt/hist/european-buildings).
OPTIONS: Final[list[Option]] = [
    Option("random_regions", "off", _SWITCH),
    Option("buildings", "one", ("one", "two", "three", "each", "home")),  # war/opt/multi-build
    Option("victory_cards", "off", _SWITCH),
    Option("simultaneous", "off", _SWITCH),
    Option("historical", "off", _SWITCH, excludes={"random_regions": "on"}, needs={"buildings": "one"}),
    Option("auction", "off", _SWITCH),
    Option("suez", "off", _SWITCH),
    Option("scorched_earth", "off", _SWITCH),
    Option("interception", "off", _SWITCH),
    Option("alliances", "off", _SWITCH),
    Option("unlimited_pieces", "off", _SWITCH),  # war/ruling/force-pool
    Option("turn_limit", 0, least=0, most=10_000),  # 0: none (war/ruling/no-turn-limit)
    TextOption(BOARD_OPTION, one_line, LONGEST),
]

BUILDING_LIMITS: Final[dict[str, int]] = {"one": 1, "two": 2, "three": 3, "each": 4, "home": 1}


class HouseRules:
    """Which optional rules are in force."""

    def __init__(self, options: Mapping[str, str | int]) -> None:
        def on(name: str) -> bool:
            return options[name] == "on"

        self.random_regions: bool = on("random_regions")
        self.production_buildings: int = BUILDING_LIMITS[str(options["buildings"])]  # in each region
        self.home_country: bool = options["buildings"] == "home"
        self.victory_cards: bool = on("victory_cards")
        self.simultaneous: bool = on("simultaneous")
        self.historical: bool = on("historical")
        self.auction: bool = on("auction")
        self.suez: bool = on("suez")
        self.scorched_earth: bool = on("scorched_earth")
        self.interception_rolls: bool = on("interception")
        self.alliances: bool = on("alliances")
        self.unlimited_pieces: bool = on("unlimited_pieces")
        self.turn_limit: int = int(options["turn_limit"])
