"""War! in a terminal: players, relations, regions by global zone, seas, fleets in hand, and battles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.boards import ReaderView
from greatpowers.cli.boards.drawing import plain_table
from greatpowers.cli.boards.supply import used_up
from greatpowers.cli.boards.war.sheets import battle_sheet, open_battle
from greatpowers.cli.boards.war.signs import Signs
from greatpowers.cli.layout import columns, flow
from greatpowers.core.board import Place
from greatpowers.core.game import View
from greatpowers.core.text import Text

_COUNTS: Final = ("pp", "dp", "maintenance", "regions", "points")
_FORCES: Final = ("infantry", "cavalry", "artillery", "general", "explorer", "engineer", "fleet")
_RELATIONS: Final = ("wars", "waiting", "allies", "offers_peace_to")
# What makes more than a name and markers of a region that nobody controls.
_EVENTFUL: Final = {"owner", "units", "buildings", "spheres", "revolt"}
_CANAL_PAYMENTS: Final = 2  # war/opt/suez
_TURNING_POINTS: Final = (
    *("pick", "swap", "home", "endow", "purchase", "placement"),
    *("bid", "buy_dp", "remove_spheres", "westernize", "incite", "construct", "orders"),
    *("move", "reinforce", "combat"),
)


class WarTextBoard:
    """The text board of War!; see TextBoard."""

    parts = ("players", "relations", "regions", "seas", "hand", "battle")
    aliases: dict[str, str] = {}  # noqa: RUF012  (as TextBoard declares it)

    def __init__(self, text: Text) -> None:
        assert text.game is not None
        self.text = text
        self.space = text.game.space
        self.board = text.game.board
        self.signs = Signs(text)

    # -- the contract ----------------------------------------------------------------------------------------

    def whole(self, seen: ReaderView, width: int) -> RenderableType:
        """See TextBoard."""
        view = seen.view
        out: list[RenderableType] = [self._heading(view, width), RichText(), self._players(seen)]
        if any(player[relation] for player in view["players"] for relation in _RELATIONS):
            out += [RichText(), self._relations(view)]
        out += [RichText(), self._regions(view, width), RichText(), self._seas(view, width)]
        out += self._legend(width)
        now: list[RenderableType] = list(self._in_hand(seen))
        if open_battle(view):
            now.append(battle_sheet(seen, self.signs))
        return Group(*out, RichText(), *now) if now else Group(*out)

    def part(self, name: str, seen: ReaderView, width: int) -> RenderableType:
        """See TextBoard."""
        if name == "players":
            return self._players(seen)
        if name == "relations":
            return self._relations(seen.view)
        if name == "regions":
            return self._regions(seen.view, width)
        if name == "seas":
            return self._seas(seen.view, width)
        if name == "hand":
            lines = list(self._in_hand(seen))
            return Group(*lines) if lines else RichText(self.text.say("war-no-hand"))
        return battle_sheet(seen, self.signs)

    def status(self, seen: ReaderView) -> RenderableType:
        """See TextBoard."""
        view, reader = seen.view, seen.reader
        line = RichText()
        if reader is not None:
            line.append_text(self.signs.badge(reader)).append(" ")
        line.append(self._phase(view))
        if reader is not None:
            player = view["players"][reader]
            line.append(" · " + self.text.say("war-status-own", **{count: player[count] for count in _COUNTS}))
        return line

    def is_turning_point(self, seen: ReaderView) -> bool:
        """See TextBoard."""
        return seen.view["step"] in _TURNING_POINTS

    def hint(self, seen: ReaderView, action: int) -> str:
        """See TextBoard. Prices are short, since there are many: the status line shows the points left."""
        hints = seen.hints(action)
        prices = [self.text.say("war-price", cost=values["cost"]) for name, values in hints if name == "price"]
        return ", ".join([*prices, *(self.text.hint(hint) for hint in hints if hint[0] != "price")])

    def used_up(self, seen: ReaderView) -> list[str]:
        """See TextBoard."""
        return used_up(seen, self.space, ("buy", "raise", "launch"), ("war/ruling/force-pool",), self._piece)

    def _piece(self, action: int) -> str:
        """What is bought or built."""
        family, arguments = self.space.family(action), self.space.arguments(action)
        values = self.text.values(family, arguments)
        return str(values.get("kind") or values.get("piece") or self.text.word("fleet"))

    def only_pass(self, seen: ReaderView, actions: Sequence[int]) -> int | None:
        """See TextBoard."""
        return None

    def menu(self, seen: ReaderView) -> str:
        """See TextBoard. What fleets do in between has questions of its own."""
        view = seen.view
        return f"{view['turn']} {view['phase']} {view['mover']}" if view["step"] == "move" else ""

    def routine(self, seen: ReaderView) -> str:
        """See TextBoard. A general's transfer counts for one round of a battle only."""
        view = seen.view
        battle = open_battle(view)
        if battle is None or view["step"] != "shift":
            return ""
        return f"{view['turn']} {view['phase']} {view['mover']} {battle['region']}"

    def player_codes(self, seen: ReaderView) -> list[str]:
        """See TextBoard."""
        return self.signs.codes[: len(seen.view["players"])]

    def luck(self, about: Mapping[str, str | int]) -> str:
        """See TextBoard."""
        party = about.get("party", "")
        return self.text.player(party) if isinstance(party, int) else str(self.text.word(party))

    # -- the turn and the players ----------------------------------------------------------------------------

    def _phase(self, view: View) -> str:
        return self.text.say("war-phase", turn=view["turn"], phase=view["phase"])

    def _heading(self, view: View, width: int) -> RichText:
        """Turn and phase, the order of play with the player who moves, and what is left in the bags."""
        say = self.text.say
        order = RichText(say("war-order"))
        for seat in view["order"]:
            order.append(" ▸" if seat == view["mover"] else " ").append_text(self.signs.badge(seat))
        pieces = [RichText(self._phase(view), style="bold"), order]
        pieces.append(RichText(say("war-bags", natives=view["natives_left"], chits=view["chits_left"])))
        if view["canal"]:
            pieces.append(RichText(say("war-canal", paid=view["canal"], payments=_CANAL_PAYMENTS)))
        if view["ending"]:
            pieces.append(RichText(say("war-ending"), style="bold red"))
        return flow(pieces, RichText(" · "), width)

    def _players(self, seen: ReaderView) -> Table:
        say = self.text.say
        table = plain_table()
        table.add_column("")
        table.add_column(say("board-player"), no_wrap=True)
        for name in (*_COUNTS, "income", *_FORCES, "schools"):
            table.add_column(say(f"war-{name}"), justify="right")
        table.add_column("", no_wrap=True)
        for seat in range(len(seen.view["players"])):
            table.add_row(*self._player(seen, seat))
        return table

    def _player(self, seen: ReaderView, seat: int) -> list[RichText | str]:
        say, view = self.text.say, seen.view
        player = view["players"][seat]
        numbers = [*(player[name] for name in _COUNTS), seen.figures["players"][seat]["total"]]
        numbers += [player["forces"].get(kind, "·") for kind in _FORCES]
        numbers.append(player["buildings"].get("school", "·"))
        marks = [
            say("board-you") if seat == seen.reader else "",
            say("board-asked") if seat in view["deciders"] else "",
        ]
        return [
            self.signs.badge(seat),
            RichText(self.text.player(seat), style="bold" if seat == seen.reader else ""),
            *(str(number) for number in numbers),
            " ".join(mark for mark in marks if mark),
        ]

    def _relations(self, view: View) -> RenderableType:
        """Wars, alliances and offers of peace of the players who have any."""
        players = view["players"]
        known = [relation for relation in _RELATIONS if any(player[relation] for player in players)]
        if not known:
            return RichText(self.text.say("war-all-at-peace"))
        table = plain_table()
        table.add_column("")
        for relation in known:
            table.add_column(self.text.say(f"war-{relation.replace('_', '-')}"))
        for seat, player in enumerate(players):
            if any(player[relation] for relation in known):
                table.add_row(self.signs.badge(seat), *(self.signs.badges(player[relation]) for relation in known))
        return table

    # -- the world -------------------------------------------------------------------------------------------

    def _regions(self, view: View, width: int) -> RenderableType:
        """The regions zone by zone; those of natives where nothing has happened share a line."""
        homes = {player["home"] for player in view["players"]}
        out: list[RenderableType] = []
        for zone in self.board.tables["zone"]:
            regions = [region for region in self.board.regions if region.facts.get("zone") == zone["id"]]
            eventful = [region for region in regions if _EVENTFUL & view["regions"][region.id].keys()]
            quiet = [self._quiet(view, region) for region in regions if region not in eventful]
            out.append(RichText(zone["name"][self.text.language], style="bold dim"))
            out += self._arranged([self._region(view, region, homes) for region in eventful], width)
            if quiet:
                out.append(Padding(flow(quiet, RichText("  "), width - 2), (0, 0, 0, 2)))
        return Group(*out)

    def _arranged(self, lines: list[RichText], width: int) -> Iterator[RenderableType]:
        """Lines side by side; those of more than half the width below, so that they do not spread the others."""
        half = (width - 4) // 2
        short = [line for line in lines if line.cell_len <= half]
        if short:
            yield Padding(columns(short, width - 2), (0, 0, 0, 2))
        for line in lines:
            if line.cell_len > half:
                yield Padding(line, (0, 0, 0, 2))

    def _quiet(self, view: View, region: Place) -> RichText:
        words = [region.names[self.text.language], *self._markers(view["regions"][region.id])]
        return RichText(" ".join(words), style="dim")

    def _region(self, view: View, region: Place, homes: set[str | None]) -> RichText:
        """Controller, name, units, buildings, markers, spheres, and what the player who moves has done there."""
        there = view["regions"][region.id]
        owner = there.get("owner")
        line = self.signs.badge(owner).append(" ").append(region.names[self.text.language], style="bold")
        if region.id in homes:
            line.append(" ★")
        for seat, units in there.get("units", {}).items():
            if int(seat) != owner:
                line.append(" ").append_text(self.signs.badge(int(seat)))
            line.append(f" {self.signs.units(units)}")
        if "buildings" in there:
            line.append(f" {self.signs.buildings(there['buildings'])}")
        for marker in self._markers(there):
            line.append(f" {marker}")
        line.append_text(self._spheres(there))
        return line.append_text(self._movement(there))

    def _markers(self, there: View) -> Iterator[str]:
        if "natives" in there:
            yield self.signs.marker(there["natives"])
        if "chit" in there:
            yield self.signs.chit(there["chit"])

    def _spheres(self, there: View) -> RichText:
        """`◎RE2 BL1`; in a revolt, those that support it in brackets."""
        line = RichText()
        for number, (seat, spheres) in enumerate(there.get("spheres", {}).items()):
            line.append(" " if number else " ◎").append_text(self.signs.badge(int(seat))).append(str(spheres))
            supporting = there.get("supporting", {}).get(seat)
            line.append(f"({supporting})" if supporting else "")
        if there.get("revolt"):
            line.append(" " + self.text.say("war-revolt"), style="bold red")
        return line

    def _movement(self, there: View) -> RichText:
        """Where the units of the player who moves came from, those that landed, and to whom the region is offered."""
        line = RichText()
        if "entered_from" in there:
            line.append(" ← " + ", ".join(str(self.text.word(area)) for area in there["entered_from"]), style="italic")
        if "landed" in there:
            line.append(f" ⚓{self.signs.units(there['landed'])}")
        if "ceded_to" in there:
            line.append(" ⇒").append_text(self.signs.badge(there["ceded_to"]))
        return line

    def _seas(self, view: View, width: int) -> RenderableType:
        seas = [region for region in self.board.regions if region.kind == "sea"]
        out: list[RenderableType] = [RichText(self.text.say("board-seas"), style="bold dim")]
        out += self._arranged([self._sea(view, sea) for sea in seas if sea.id in view["seas"]], width)
        empty = (RichText(sea.names[self.text.language], style="dim") for sea in seas if sea.id not in view["seas"])
        out.append(Padding(flow(empty, RichText("  "), width - 2), (0, 0, 0, 2)))
        return Group(*out)

    def _sea(self, view: View, sea: Place) -> RichText:
        line = RichText().append(sea.names[self.text.language], style="bold")
        owner = None
        for fleet in view["seas"][sea.id]:
            if fleet["seat"] != owner:
                owner = fleet["seat"]
                line.append(" ").append_text(self.signs.badge(owner))
            line.append(f" {self.signs.fleet(fleet)}")
        return line

    def _legend(self, width: int) -> Iterator[RichText]:
        """What the signs mean, and the corrections by an owner of the printed board."""
        meanings = (RichText(meaning, style="dim") for meaning in self.text.say("war-legend").split(" · "))
        yield flow(meanings, RichText(" · ", style="dim"), width)
        corrections: dict[str, list[str | list[str]]] = self.board.tables.get("corrections", {})
        for what, corrected in corrections.items():
            if corrected:
                names = ", ".join(self._corrected(entry) for entry in corrected)
                title = self.text.say(f"war-corrected-{what.replace('_', '-')}")
                yield RichText(f"{title} {names}", style="dim")

    def _corrected(self, entry: str | list[str]) -> str:
        return "–".join(str(self.text.word(word)) for word in ([entry] if isinstance(entry, str) else entry))

    # -- in hand ---------------------------------------------------------------------------------------------

    def _in_hand(self, seen: ReaderView) -> Iterable[RichText]:
        """Fleets that act as a group, pieces still to be placed, and the reader's hidden card."""
        view, say = seen.view, self.text.say
        group = next((frame for frame in reversed(view["frames"]) if "group" in frame), None)
        if group is not None:
            yield self._group(view, group)
        for seat, player in enumerate(view["players"]):
            if player["bag"]:
                yield self.signs.badge(seat).append(f" {say('war-to-place')} {self.signs.units(player['bag'])}")
        card = view["players"][seen.reader].get("card") if seen.reader is not None else None
        if card:
            yield RichText(say("war-card", card=str(self.text.word(card))))

    def _group(self, view: View, group: View) -> RichText:
        """A group of fleets, where it is and where it is going."""
        seat = group.get("player", view["mover"])
        fleets = [
            self.signs.fleet(fleet)
            for fleet in view["seas"].get(group["sea"], [])
            if fleet["seat"] == seat and str(fleet["fleet"] + 1) in group["group"]
        ]
        line = RichText(f"{self.text.say('war-in-hand')} ").append_text(self.signs.badge(seat))
        line.append(f" {self.text.word(group['sea'])}: {' '.join(fleets)}")
        targets = (f.get("target") or f.get("region") for f in reversed(view["frames"]) if "group" in f)
        target = next((target for target in targets if target), None)
        return line.append(f" → {self.text.word(target)}" if target else "")
