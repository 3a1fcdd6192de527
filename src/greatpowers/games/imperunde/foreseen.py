"""What others may ask a player before their next turn: to answer a card, and how to fight when attacked."""

from __future__ import annotations

from greatpowers.core.game import Foreseen
from greatpowers.core.sets import members
from greatpowers.games.imperunde import fighting, windows
from greatpowers.games.imperunde.deck import CARDS, COPIES, COUNTER
from greatpowers.games.imperunde.forces import LAND_DEFENDERS, MOST_DICE
from greatpowers.games.imperunde.pieces import KINDS, WARSHIPS
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.sets import seas
from greatpowers.games.imperunde.units import fleet
from greatpowers.games.imperunde.world import LANDS, SPACE_IDS


def foreseeable(s: Position, seat: int) -> list[Foreseen]:
    """What this player may be asked, by the board, the cards played and their own hand."""
    if not s.round:
        return []  # during set-up
    out = _responses(s, seat)
    for place in [*members(s.realm[seat]), *seas(s.guarded[seat])]:
        out += _battle(s, seat, place)
    return out


def _responses(s: Position, seat: int) -> list[Foreseen]:
    """Any card may be countered while a counter-espionage may be in a hand (imperunde/ruling/counter-chains)."""
    if not windows.holds_cards(s, seat) or s.discard[COUNTER] == COPIES[COUNTER]:
        return []
    counter = [s.codes.card + COUNTER] if s.hand[seat * CARDS + COUNTER] else []
    return [("response", {}, [*counter, s.codes.pass_], True)]


def _battle(s: Position, seat: int, place: int) -> list[Foreseen]:
    """An attack on a country or a sea of theirs: cards to play in it, and who defends."""
    about: dict[str, str | int] = {"space": SPACE_IDS[place]}
    out: list[Foreseen] = []
    if windows.holds_cards(s, seat):
        fitting = windows.fitting(windows.BEFORE, s.phase, s.cards_held[seat])
        out.append(("window", about, [s.codes.pass_, *(s.codes.card + card for card in fitting)], True))
    there = _defenders(s, seat, place)
    if sum(there) > MOST_DICE and there.count(0) < KINDS - 1:
        out.append(("defend", about, fighting.uses(s, place, there), True))
    return out


def _defenders(s: Position, seat: int, place: int) -> list[int]:
    at, kinds = (place * KINDS, LAND_DEFENDERS) if place < LANDS else (fleet(place, seat), WARSHIPS)
    pieces = s.troops if place < LANDS else s.ships
    return [pieces[at + kind] if kind in kinds else 0 for kind in range(KINDS)]
