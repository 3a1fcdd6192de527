"""What holds in every position of ImpeRunde: checked after every action of random games (imperunde/inv/*).

`violations` counts pieces and trusts nothing that the rules keep count of; what an action may change is in `watch.py`.
"""

from __future__ import annotations

from greatpowers.core.game import Broken
from greatpowers.games.imperunde import budget, goal, steps
from greatpowers.games.imperunde.deck import CARDS, COPIES
from greatpowers.games.imperunde.pieces import (
    ARMISTICE,
    CALM,
    FAMINE,
    FORT,
    KINDS,
    MOST_SEATS,
    MOVES,
    NATIVES,
    PARTIES,
    PEACE,
    PIECES,
    PIRATE_PIECES,
    PIRATES,
    PLUNDERED,
    POSTS,
    STORM,
    WAR,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import Position, fleet, lying
from greatpowers.games.imperunde.state import ImpeRundeState
from greatpowers.games.imperunde.world import CANAL_LAND, CANAL_POSTS, CANALS, LANDS, SPACES

CHAPTER = "imperunde/inv"
_SETTING_UP = (steps.HOME_ROLL, steps.START_SHIPS, steps.COLONY_SPIN, steps.EQUIP)
_UNSTABLE = (steps.BATTLE, steps.ASSAULT, steps.CLEAR, steps.LEAVE, steps.STORM, steps.TARGET, steps.RESPONSE)


def counted_navies(s: Position, sea: int) -> list[int]:
    """The parties with warships in a sea, ship by ship."""
    return [party for party in range(PARTIES) if any(s.ships[fleet(sea, party) + kind] for kind in WARSHIPS)]


def is_stable(s: Position) -> bool:
    """Outside a running battle, card resolution or unfinished move."""
    return not any(step in _UNSTABLE for step in s.steps)


# -- one position --------------------------------------------------------------------------------------------


def violations(s: ImpeRundeState) -> list[str]:
    """The invariants that this position breaks."""
    found = Broken(CHAPTER)
    _pieces(s, found)
    _cards(s, found)
    _lands(s, found)
    _seas(s, found)
    _money(s, found)
    _relations(s, found)
    _moves(s, found)
    _battle(s, found)
    _end(s, found)
    return found.ids


def _attacking(s: Position, party: int, kind: int) -> int:
    return s.att_kind.count(kind) if s.attacker == party and party != NATIVES else 0


def _pieces(s: Position, found: Broken) -> None:
    for sea in range(LANDS, SPACES):
        bits = sum(1 << party for party in counted_navies(s, sea))
        found.expect(s.navy[sea - LANDS] == bits, "piece-conservation")
    sets = 2 if s.seats == 3 else 1
    for party in range(PARTIES):
        if party >= s.seats and party != PIRATES:
            continue
        for kind in range(KINDS):
            on_land = sum(s.troops[c * KINDS + kind] for c in range(LANDS) if s.owner[c] == party)
            at_sea = sum(s.ships[fleet(sea, party) + kind] for sea in range(LANDS, SPACES))
            reserve = s.reserve[party * KINDS + kind]
            total = on_land + at_sea + reserve + _attacking(s, party, kind)
            pirates = party == PIRATES
            whole = PIRATE_PIECES[kind] if pirates else sets * PIECES[kind]
            found.expect(total == whole and reserve >= 0, "pirate-conservation" if pirates else "piece-conservation")
    for seat in range(s.seats):
        out = sum(s.posts[c] for c in range(LANDS) if s.owner[c] == seat)
        found.expect(out == s.posts_out[seat] and out + s.posts_left[seat] == sets * POSTS, "posts-conservation")
    found.expect(min(s.troops) >= 0 and min(s.ships) >= 0 and min(s.posts) >= 0, "piece-conservation")


def _cards(s: Position, found: Broken) -> None:
    for card in range(CARDS):
        hands = sum(s.hand[seat * CARDS + card] for seat in range(s.seats))
        found.expect(s.pile[card] + s.discard[card] + hands == COPIES[card], "deck-48")
    found.expect(min(s.pile) >= 0 and min(s.hand) >= 0, "deck-48")
    for code in s.seen:  # what somebody knows of a hand is true
        owner = code // CARDS % MOST_SEATS
        found.expect(s.hand[owner * CARDS + code % CARDS] > 0, "hidden-information")
    found.expect(max(s.bought) <= 3, "cards-bought")


def _lands(s: Position, found: Broken) -> None:
    for country in range(LANDS):
        at = country * KINDS
        pieces = sum(s.troops[at : at + KINDS]) + s.posts[country]
        owner = s.owner[country]
        found.expect(owner >= 0 or pieces == 0, "land-single-owner")
        found.expect(not any(s.troops[at + kind] for kind in WARSHIPS), "warships-at-sea")
        if country in s.home:
            mine = owner == s.home.index(country)
            bare = not s.troops[at + FORT] and not s.posts[country] and not s.disc[country]
            found.expect(mine and bare, "home-owner-only")
        elif owner >= 0:
            attacked = country == s.fight_at or country == s.storm_at  # its last army may have fallen this moment
            found.expect(pieces > 0 or attacked, "land-kind")
            _colony(s, country, found)
        found.expect(not s.fresh_posts[country] or s.phase == 4, "new-post-flag")
        found.expect(not s.disc[country] & (STORM | CALM), "disc-lifetime")


def _colony(s: Position, country: int, found: Broken) -> None:
    canals = [canal for canal in range(CANALS) if CANAL_LAND[canal] == country and s.canal[canal]]
    found.expect(s.posts[country] <= s.world.value[country] + CANAL_POSTS * len(canals), "posts-cap")
    found.expect(s.posts[country] >= CANAL_POSTS * len(canals), "canal-posts")
    found.expect(s.troops[country * KINDS + FORT] <= s.posts[country], "forts-cap")
    old = s.posts[country] - s.fresh_posts[country]
    if s.phase == 4:
        limit = 0 if s.disc[country] & (FAMINE | PLUNDERED) else 3 * old
        found.expect(s.spent[country] <= limit, "colony-spending")


def _seas(s: Position, found: Broken) -> None:
    mastered = s.phase >= 6 and is_stable(s)
    for sea in range(LANDS, SPACES):
        found.expect(not any(s.ships[fleet(sea, party) + FORT] for party in range(PARTIES)), "warships-at-sea")
        found.expect(not s.disc[sea] & (FAMINE | PLUNDERED), "disc-lifetime")
        if mastered:
            found.expect(len(counted_navies(s, sea)) <= 1, "one-master-per-sea")
    found.expect(sum(s.disc[sea] & (STORM | CALM) > 0 for sea in range(LANDS, SPACES)) <= 3, "disc-lifetime")
    found.expect(not s.laid or s.phase not in (1, 2, 3, 4), "captured-flag")


def _money(s: Position, found: Broken) -> None:
    for seat in range(s.seats):
        found.expect(s.debts[seat] % 5 == 0 and 0 <= s.debts[seat] <= 25, "debts")
        found.expect(s.debts[seat] - s.owed[seat] in (-10, -5, 0, 5), "debts")
        found.expect(s.funds[seat] >= 0 and s.surplus[seat] >= 0, "money-nonnegative")
        row = s.sheet[seat * budget.LINES : (seat + 1) * budget.LINES]
        if s.phase >= 4:
            found.expect(row[budget.FREE] == sum(row[: budget.FREE]), "sheet-balance")
            found.expect(row[budget.DEBTS] == s.debts[seat], "sheet-balance")
            found.expect(-row[budget.INTEREST] == s.owed[seat] // 5, "interest")
        if s.phase >= 5:
            found.expect(s.funds[seat] == 0 and row[budget.SURPLUS] == s.surplus[seat], "sheet-balance")
        if s.steps[-1] == steps.DEBTS:  # later a card may change who is at peace
            row_of_pairs = s.relation[seat * MOST_SEATS : seat * MOST_SEATS + s.seats]
            partners = row_of_pairs.count(PEACE) - 1  # not himself
            found.expect(row[budget.PEACE_DIVIDEND] == 2 * partners, "dividend")
            found.expect(-row[budget.INTEREST] == s.owed[seat] // 5, "interest")


def _relations(s: Position, found: Broken) -> None:
    for seat in range(s.seats):
        for other in range(s.seats):
            state = s.relation[seat * MOST_SEATS + other]
            same = state == s.relation[other * MOST_SEATS + seat] and state in (PEACE, WAR, ARMISTICE)
            found.expect(same and (seat != other or state == PEACE), "relations-symmetric")
            sealed = s.sealed[seat * MOST_SEATS + other]
            found.expect(state != ARMISTICE or bool(sealed), "relations-symmetric")


def _moves(s: Position, found: Broken) -> None:
    if s.mover < 0:
        return
    for space in range(SPACES):
        for kind in range(KINDS):
            at = space * KINDS + kind
            ready = s.one[at] + s.two[at]
            if not ready:
                continue
            if space < LANDS:
                there = s.troops[at] if s.owner[space] == s.mover else 0
                found.expect(MOVES[kind] == 2 or not s.two[at], "move-allowance")
            else:
                there = s.ships[fleet(space, s.mover) + kind] - s.laid.count(lying(space, s.mover, kind))
            found.expect(ready <= there and min(s.one[at], s.two[at]) >= 0, "move-allowance")


def _battle(s: Position, found: Broken) -> None:
    if steps.DICE in s.steps:
        found.expect(1 <= len(s.att_use) <= 3 and len(s.def_use) == min(3, defending(s)), "dice-count")
        found.expect(len(s.dice) <= len(s.att_use) + len(s.def_use), "dice-count")
        if s.defender == NATIVES and s.fight_round == 0:
            found.expect(s.foes == s.world.value[s.fight_at], "free-land-garrison")


def defending(s: Position) -> int:
    """How many units could defend in this battle."""
    if s.defender == NATIVES:
        return s.foes
    if s.fight_at < LANDS:
        return sum(s.troops[s.fight_at * KINDS : (s.fight_at + 1) * KINDS])
    return sum(s.ships[fleet(s.fight_at, s.defender) + kind] for kind in WARSHIPS)


def _end(s: Position, found: Broken) -> None:
    reached = [seat for seat in range(s.seats) if s.posts_out[seat] >= s.goal and s.debts[seat] == 0]
    if not any(step in s.steps for step in _SETTING_UP):
        found.expect((s.ended == goal.WON) == bool(reached) or s.round == 0, "winner")
    found.expect(s.winner < 0 or s.winner in reached, "winner")
    found.expect(all(bit in (0, 1) for bit in s.canal), "canal-places")
