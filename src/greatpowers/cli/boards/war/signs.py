"""Signs of War! in a terminal: the badges of the players, pieces and markers in short."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text as RichText

from greatpowers.cli.boards.drawing import power_styles
from greatpowers.core.text import Text
from greatpowers.games.war.view import ChitView, FleetView, MarkerView


class Signs:
    """What stands for players, pieces and markers. Colour is never needed: each player has a two-letter code too."""

    def __init__(self, text: Text) -> None:
        assert text.game is not None
        self.text = text
        powers = text.game.board.powers
        self.codes = [text.say(f"code-{power.id}") for power in powers]
        self.styles = power_styles(text.game.board)

    def badge(self, seat: int | None) -> RichText:
        """The code of a player in their colour; None stands for the natives."""
        if seat is None:
            return RichText(self.text.say("war-code-natives"), style="bold dim")
        return RichText().append(self.codes[seat], style=self.styles[seat])

    def badges(self, seats: Iterable[int]) -> RichText:
        """Several players."""
        return RichText(" ").join(self.badge(seat) for seat in seats)

    def units(self, units: Mapping[str, int]) -> str:
        """Units and buildings by kind: `2I 1C`."""
        return " ".join(self.text.say(f"war-units-{kind}", count=number) for kind, number in units.items())

    def buildings(self, buildings: Iterable[str]) -> str:
        """`[city fort]`."""
        return f"[{' '.join(self.text.say(f'war-building-{building}') for building in buildings)}]"

    def marker(self, marker: MarkerView) -> str:
        """A native marker: `△8+`, or `△?` for a reader who has not seen it."""
        if marker["strength"] is None:
            return "△?"
        return f"△{marker['strength']}{'+' * (marker['rating'] or 0)}"

    def chit(self, chit: ChitView) -> str:
        """A resource chit: `○oil 8`, `●oil 8` when developed, `○–` without a resource, `○?` for one not seen."""
        if chit["chit"] is None:
            return "○?"
        if not chit["value"]:
            return "○–"
        return f"{'●' if chit['developed'] else '○'}{self.text.word(chit['chit'])} {chit['value']}"

    def fleet(self, fleet: FleetView) -> str:
        """`F2(2I 1G)`: the second fleet with its cargo; `F2(2I 1G):3` while it has three movement points left."""
        cargo = f"({self.units(fleet['cargo'])})" if fleet["cargo"] else ""
        points = "" if fleet["points"] is None else f":{fleet['points']}"
        return f"{self.text.say('war-fleet-number', fleet=fleet['fleet'] + 1)}{cargo}{points}"
