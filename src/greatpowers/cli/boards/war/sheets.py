"""Battles of War! in a terminal: both sides with forces, modifiers and dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.boards import ReaderView
from greatpowers.cli.boards.drawing import plain_table
from greatpowers.cli.boards.war.signs import Signs
from greatpowers.core.game import View
from greatpowers.core.view import OpenFrame
from greatpowers.games.war.modifiers import landing_penalty
from greatpowers.games.war.naval_battle import HALF_LOAD
from greatpowers.games.war.pieces import KIND_IDS, PORTAGE
from greatpowers.games.war.view import FleetView

_SIDES: Final = ("attacker", "defender")
_ROLLING: Final = ("land_battle", "shift", "battle_dice")  # steps of a round before its dice have been counted


def open_battle(view: View) -> OpenFrame | None:
    """The innermost battle that is going on, on land or at sea."""
    return next((frame for frame in reversed(view["frames"]) if "attacker" in frame or "enemy_allies" in frame), None)


def battle_sheet(seen: ReaderView, signs: Signs) -> RenderableType:
    """The battle that is going on."""
    battle = open_battle(seen.view)
    if battle is None:
        return RichText(signs.text.say("war-no-battle"))
    return _land_battle(seen, battle, signs) if "attacker" in battle else _naval_battle(seen.view, battle, signs)


def _sheet(signs: Signs, *columns: str) -> Table:
    table = plain_table()
    table.add_column("")
    for column in columns:
        table.add_column(signs.text.say(f"war-{column}"))
    return table


# -- on land -------------------------------------------------------------------------------------------------


def _land_battle(seen: ReaderView, battle: OpenFrame, signs: Signs) -> RenderableType:
    number = battle["round"] + (battle["step"] in _ROLLING)
    place = str(signs.text.word(battle["region"]))
    title = RichText(signs.text.say("war-battle", area=place, round=number), style="bold")
    table = _sheet(signs, "side", "present", "modifier", "odds", "dice", "hits")
    odds = seen.figures["battle"]["odds"] or {}
    for side in _SIDES:
        table.add_row(
            signs.badge(battle[side]),
            signs.text.say(f"war-{side}"),
            RichText(" + ").join(_forces(seen.view, battle, side, signs)),
            _modifier(battle, side),
            signs.text.say("war-chance", percent=round(100 * odds[side])) if odds else "",
            _dice(battle, side),
            str(battle[f"{side}_hits"] or ""),
        )
    return Group(title, table)


def _forces(view: View, battle: OpenFrame, side: str, signs: Signs) -> Iterable[RichText]:
    """The force of a side, then those of the defender's allies (war/opt/ally/defend-together)."""
    seat = battle[side]
    if seat is None:
        yield RichText(signs.units(battle["natives"]))
        return
    units = view["regions"][battle["region"]].get("units", {})
    yield RichText(signs.units(units.get(str(seat), {})))
    if side == "defender":
        for ally in view["players"][seat]["allies"]:
            if str(ally) in units and (
                battle["attacker"] is None or battle["attacker"] in view["players"][ally]["wars"]
            ):
                yield signs.badge(ally).append(f" {signs.units(units[str(ally)])}")


def _modifier(battle: OpenFrame, side: str) -> str:
    modifier = f"{battle[f'{side}_modifier']:+}"
    if side == "attacker" and battle["landed_dice"] and battle["step"] in _ROLLING:
        return f"{modifier} (⚓{landing_penalty(battle['round'])})"
    return modifier


def _dice(battle: OpenFrame, side: str) -> str:
    """The dice as they fell, those of brigades that have just landed marked; a dash for each still to be rolled."""
    first = 0 if side == "attacker" else battle["attacker_dice"]
    number = battle[f"{side}_dice"] if battle["step"] in _ROLLING else 0
    rolled = [str(die) for die in battle["dice"][first : first + number]]
    shown = rolled + ["–"] * (number - len(rolled))
    landed = battle["landed_dice"] if side == "attacker" else 0
    return " ".join(f"⚓{die}" if i < landed else die for i, die in enumerate(shown))


# -- at sea --------------------------------------------------------------------------------------------------


def _naval_battle(view: View, battle: OpenFrame, signs: Signs) -> RenderableType:
    place = str(signs.text.word(battle["sea"]))
    title = RichText(signs.text.say("war-naval-battle", area=place, round=max(1, battle["round"])), style="bold")
    table = _sheet(signs, "fleets", "against")
    sides = [_fleets(view, battle, side) for side in ("player", "enemy")]
    for own, other in (sides, sides[::-1]):
        enemies = signs.badges(_seats(other))
        technology = _schools(view, own) > _schools(view, other)  # war/navbattle/tech-drm
        for seat in _seats(own):
            bonus = technology + _ports(view, battle["sea"], seat, signs)
            fleets = (f"{signs.fleet(f)} {bonus - _load_penalty(f):+}" for f in own if f["seat"] == seat)
            table.add_row(signs.badge(seat), ", ".join(fleets), enemies)
    dice = " ".join(str(die) for die in battle["dice"]) or "–"
    return Group(title, table, RichText(signs.text.say("war-naval-dice", dice=dice)))


def _fleets(view: View, battle: OpenFrame, side: str) -> list[FleetView]:
    """The fleets of a side in the order of their dice; of the group's owner, only the group fights."""
    there = view["seas"].get(battle["sea"], [])
    out: list[FleetView] = []
    for seat in (battle[side], *battle[f"{side}_allies"]):
        group = battle["group"] if seat == battle["player"] else None
        out += [f for f in there if f["seat"] == seat and (group is None or str(f["fleet"] + 1) in group)]
    return out


def _seats(side: list[FleetView]) -> list[int]:
    return list(dict.fromkeys(fleet["seat"] for fleet in side))


def _schools(view: View, side: list[FleetView]) -> int:
    schools: list[int] = [view["players"][seat]["buildings"].get("school", 0) for seat in _seats(side)]
    return max(schools, default=0)


def _ports(view: View, sea: str, seat: int, signs: Signs) -> int:
    """The ports of a player at this sea area (war/navbattle/port-drm)."""
    assert signs.text.game is not None
    board = signs.text.game.board
    shores = [board.regions[i].id for i in board.neighbours("coast")[board.region_index[sea]]]
    ports = [shore for shore in shores if "port" in view["regions"][shore].get("buildings", [])]
    return sum(1 for port in ports if view["regions"][port].get("owner") == seat)


def _load_penalty(fleet: FleetView) -> int:
    """What its cargo takes off a fleet's die (war/navbattle/cargo-drm)."""
    load = sum(PORTAGE[KIND_IDS.index(kind)] * number for kind, number in fleet["cargo"].items())
    return (load > 0) + (load > HALF_LOAD)
