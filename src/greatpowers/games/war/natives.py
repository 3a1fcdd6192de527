"""Native diplomacy in production (war/natives): removing spheres, westernizing; inciting is in revolts.py.

Steps: REMOVE_SPHERES, WESTERNIZE, TRIM_SPHERES. Each player in turn goes through all of native diplomacy
(war/ruling/native-diplomacy-order).
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.rows import replaced
from greatpowers.games.war import events as tell
from greatpowers.games.war import steps
from greatpowers.games.war.forces import at
from greatpowers.games.war.frames import Administration, Spheres
from greatpowers.games.war.lands import regions_of
from greatpowers.games.war.markers import is_tame, remove_native, set_strength, strength
from greatpowers.games.war.pieces import EXPLORER, FORT, MOST_SEATS
from greatpowers.games.war.position import Position

PAID_POINTS: Final = 3  # strength for 1 DP (war/natives/westernize-paid)


def begin(s: Position, seat: int) -> None:
    """One player's native diplomacy; of this only the removal of spheres precedes secret orders.

    war/ruling/spheres-before-orders.
    """
    s.frames.append(Administration(seat, step=steps.REMOVE_SPHERES))


# -- spheres on the board ------------------------------------------------------------------------------------


def spheres_in(s: Position, region: int) -> int:
    """All spheres of influence in a region."""
    first = region * MOST_SEATS
    return sum(s.spheres[first : first + MOST_SEATS])


def sphere_owners(s: Position, region: int) -> list[int]:
    """Who has spheres in a region."""
    first = region * MOST_SEATS
    return [seat for seat in range(s.seats) if s.spheres[first + seat]]


def add_sphere(s: Position, region: int, seat: int) -> None:
    """A sphere comes onto the board."""
    _change(s, region, seat, 1)
    if s.events is not None:
        s.events.append((tell.SPHERE_PLACED, seat, region))


def remove_sphere(s: Position, remover: int, region: int, seat: int) -> None:
    """A sphere of somebody's goes; a side it had taken falls away with it (war/ruling/revolt-frozen)."""
    _change(s, region, seat, -1)
    slot = region * MOST_SEATS + seat
    if s.supporting[slot] > s.spheres[slot]:
        s.supporting = s.supporting[:]
        s.supporting[slot] = s.spheres[slot]
    if s.events is not None:
        s.events.append((tell.SPHERE_REMOVED, remover, seat, region))


def _change(s: Position, region: int, seat: int, change: int) -> None:
    s.spheres = s.spheres[:]
    s.spheres[region * MOST_SEATS + seat] += change


def clear_sides(s: Position, region: int) -> None:
    """No sphere there is for or against anything any more."""
    s.supporting = s.supporting[:]
    s.supporting[region * MOST_SEATS : (region + 1) * MOST_SEATS] = bytes(MOST_SEATS)


# -- strength ------------------------------------------------------------------------------------------------


def weaken(s: Position, region: int, points: int) -> None:
    """The natives of a player's region lose strength; below 4 the region is westernized.

    war/markers/westernized-threshold; war/explorer/soi-cap-owned-region: too many spheres for what is left must go.
    """
    left = max(strength(s, region) - points, 0)
    set_strength(s, region, left)
    if s.events is not None and points:
        s.events.append((tell.WEAKENED, region, points))
    if is_tame(s, region):
        westernize(s, region)
    elif spheres_in(s, region) > left:
        s.frames.append(Spheres(region))


def westernize(s: Position, region: int) -> None:
    """Marker and spheres leave the region (war/natives/westernize-threshold, war/natives/soi-none-when-westernized)."""
    remove_native(s, region)
    s.spheres = s.spheres[:]
    s.spheres[region * MOST_SEATS : (region + 1) * MOST_SEATS] = bytes(MOST_SEATS)
    clear_sides(s, region)
    if s.events is not None:
        s.events.append((tell.WESTERNIZED, region))


# -- removing foreign spheres --------------------------------------------------------------------------------


def remove_resume(s: Position, go: Administration) -> None:
    """Ask while there is something to remove."""
    if _removals(s, go.player):
        s.to_act = go.player
    else:
        _go_on(s, go)


def _go_on(s: Position, go: Administration) -> None:
    """Next comes westernizing (war/ruling/native-diplomacy-order), unless it is part of a secret order."""
    if s.house.simultaneous:
        s.frames.pop()
    else:
        go.step = steps.WESTERNIZE


def remove_legal(s: Position, go: Administration, seat: int) -> list[int]:
    """Foreign spheres in own regions, or enough."""
    return [s.codes.done, *_removals(s, seat)]


def _removals(s: Position, seat: int) -> list[int]:
    return [
        s.codes.remove_sphere + region * s.seats + other
        for region in regions_of(s, seat)
        for other in sphere_owners(s, region)
        if why_not_remove(s, seat, region, other) is None
    ]


def remove_apply(s: Position, go: Administration, seat: int, action: int) -> None:
    """For 1 DP (war/natives/soi-remove-paid), or free of charge in war (war/natives/soi-remove-war-free)."""
    if action == s.codes.done:
        _go_on(s, go)
        return
    region, other = s.codes.values[action]
    if not s.war[seat * MOST_SEATS + other]:
        s.dp[seat] -= 1
        s.cleared = replaced(s.cleared, region, 1)
    slot = region * MOST_SEATS + other
    if s.supporting[slot]:  # in a revolt, one that is for the natives
        s.supporting = s.supporting[:]
        s.supporting[slot] -= 1
    remove_sphere(s, seat, region, other)


def remove_why_not(s: Position, go: Administration, seat: int, action: int) -> Refusal | None:
    """See why_not_remove."""
    return None if action == s.codes.done else why_not_remove(s, seat, *s.codes.values[action])


def why_not_remove(s: Position, seat: int, region: int, other: int) -> Refusal | None:
    """The rule against removing somebody's sphere from a region."""
    if s.owner[region] != seat:
        return Refusal("war/natives/soi-remove-own-region-only")
    if other == seat:
        return Refusal("war/natives/soi-remove-own-anytime")
    if not s.spheres[region * MOST_SEATS + other]:
        return Refusal("war/natives/soi-remove-paid")
    if s.war[seat * MOST_SEATS + other]:
        return None
    if s.cleared[region]:
        return Refusal("war/natives/soi-remove-limit")
    return None if s.dp[seat] else Refusal("war/natives/soi-remove-paid")


# -- westernizing --------------------------------------------------------------------------------------------


def westernize_resume(s: Position, go: Administration) -> None:
    """Ask while something can be paid for; then what works by itself (war/natives/westernize-auto)."""
    if westernizing(s, go.player):
        s.to_act = go.player
    else:
        _finish(s, go)


def _finish(s: Position, go: Administration) -> None:
    go.step = steps.INCITE
    for region in reversed(regions_of(s, go.player)):
        reform(s, region)


def reform(s: Position, region: int) -> None:
    """What buildings and explorers do by themselves; nothing in a revolt (war/natives/westernize-not-in-revolt)."""
    points = reforms(s, region)
    if points and not s.revolt[region]:
        weaken(s, region, points)


def reforms(s: Position, region: int) -> int:
    """1 for every own explorer and every building but a fort (war/natives/westernize-auto-not-fort).

    war/ruling/automatic-westernizing: the controller's explorers only.
    """
    if not s.marker[region]:
        return 0
    buildings = (s.buildings[region] & ~(1 << FORT)).bit_count()
    return buildings + s.troops[at(region, s.owner[region]) + EXPLORER]


def westernize_legal(s: Position, go: Administration, seat: int) -> list[int]:
    """Pay for a region, dissolve an own sphere, or enough."""
    return [s.codes.done, *westernizing(s, seat)]


def westernizing(s: Position, seat: int) -> list[int]:
    """What a player can do to westernize regions."""
    own = [region for region in regions_of(s, seat) if s.marker[region]]
    actions = [s.codes.westernize + region for region in own if why_not_westernize(s, seat, region) is None]
    actions += [s.codes.dissolve + region for region in own if why_not_dissolve(s, seat, region) is None]
    return actions


def westernize_apply(s: Position, go: Administration, seat: int, action: int) -> None:
    """It is paid for, and the natives are weaker."""
    if action == s.codes.done:
        _finish(s, go)
    else:
        weaken(s, s.codes.values[action][0], pay(s, seat, action))


def pay(s: Position, seat: int, action: int) -> int:
    """1 DP for 3 points of strength (war/natives/westernize-paid), or an own sphere for 1."""
    region = s.codes.values[action][0]
    if action >= s.codes.dissolve:  # war/natives/westernize-own-soi
        remove_sphere(s, seat, region, seat)
        return 1
    s.dp[seat] -= 1
    s.westernized_for = replaced(s.westernized_for, region, 1)
    if s.events is not None:
        s.events.append((tell.WESTERNIZING, seat, region))
    return PAID_POINTS


def westernize_why_not(s: Position, go: Administration, seat: int, action: int) -> Refusal | None:
    """See why_not_weaken."""
    return None if action == s.codes.done else why_not_weaken(s, seat, action)


def why_not_weaken(s: Position, seat: int, action: int) -> Refusal | None:
    """The rule against one of the two ways to weaken natives."""
    if action < s.codes.dissolve:
        return why_not_westernize(s, seat, action - s.codes.westernize)
    return why_not_dissolve(s, seat, action - s.codes.dissolve)


def why_not_westernize(s: Position, seat: int, region: int) -> Refusal | None:
    """The rule against paying for a region."""
    if s.owner[region] != seat:
        return Refusal("war/natives/westernize-own-only")
    if not s.marker[region]:
        return Refusal("war/natives/westernize-threshold")
    if s.revolt[region]:
        return Refusal("war/natives/westernize-not-in-revolt")
    if s.westernized_for[region]:
        return Refusal("war/natives/westernize-once")
    return None if s.dp[seat] else Refusal("war/natives/westernize-paid")


def why_not_dissolve(s: Position, seat: int, region: int) -> Refusal | None:
    """The rule against giving up an own sphere for 1 of the strength (war/natives/westernize-own-soi)."""
    if s.owner[region] != seat or not s.spheres[region * MOST_SEATS + seat]:
        return Refusal("war/natives/westernize-own-soi")
    return Refusal("war/natives/westernize-not-in-revolt") if s.revolt[region] else None


# -- too many spheres ----------------------------------------------------------------------------------------


def trim_resume(s: Position, trim: Spheres) -> None:
    """The controller picks the ones that go; without a choice they go by themselves."""
    owners = sphere_owners(s, trim.region)
    if spheres_in(s, trim.region) <= strength(s, trim.region):
        s.frames.pop()
    elif len(owners) == 1:
        remove_sphere(s, s.owner[trim.region], trim.region, owners[0])
    else:
        s.to_act = s.owner[trim.region]


def trim_legal(s: Position, trim: Spheres, seat: int) -> list[int]:
    """Any sphere in the region."""
    first = s.codes.remove_sphere + trim.region * s.seats
    return [first + owner for owner in sphere_owners(s, trim.region)]


def trim_apply(s: Position, trim: Spheres, seat: int, action: int) -> None:
    """It goes, and changes nothing else."""
    region, owner = s.codes.values[action]
    remove_sphere(s, seat, region, owner)


def trim_why_not(s: Position, trim: Spheres, seat: int, action: int) -> Refusal | None:
    """Only a sphere of that region."""
    region, owner = s.codes.values[action]
    there = region == trim.region and s.spheres[region * MOST_SEATS + owner]
    return None if there else Refusal("war/explorer/soi-cap-owned-region")
