"""What a seat may know (imperunde/ruling/public-information), and positions that it cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.core.game import Random, View, below
from greatpowers.games.imperunde import boarding, budget, fighting, steps, weather
from greatpowers.games.imperunde.deck import CARD_IDS, CARDS, COPIES, PEACE_TREATY, SABOTAGE, UNMASK
from greatpowers.games.imperunde.events import LINES
from greatpowers.games.imperunde.pieces import (
    ARMIES,
    KIND_IDS,
    KINDS,
    MOST_SEATS,
    NATIVES,
    PARTIES,
    PIRATES,
    RELATION_IDS,
)
from greatpowers.games.imperunde.position import UNDECIDED, Position, fleet, lying, replaced
from greatpowers.games.imperunde.world import CANAL_IDS, CANALS, LANDS, SPACE_IDS, SPACES

CARD_STEPS = (steps.TARGET, steps.RESPONSE, steps.UNMASK, steps.SMUGGLE)
NEUTRALS: dict[int, str | int] = {PIRATES: "pirates", NATIVES: "natives"}
DISCS = ["famine", "plunder", "storm", "calm"]


def build(s: Position, seat: int | None) -> View:
    """The position as this seat sees it, from nothing."""
    return {
        "game": "imperunde",
        "seat": seat,
        "round": s.round,
        "phase": s.phase,
        "step": steps.STEP_IDS[s.steps[-1]],
        "steps": [steps.STEP_IDS[step] for step in s.steps],
        "to_act": s.to_act,
        "starter": s.starter,
        "active": s.active,
        "at": about(s).get("space"),
        "goal": s.goal,
        "proposal": {"goal": s.proposal, "by": s.proposer, "agreed": s.agreed[:]} if s.proposal else None,
        "players": [_player(s, other, seat) for other in range(s.seats)],
        "relations": [_relations(s, other) for other in range(s.seats)],
        "lands": {SPACE_IDS[c]: _land(s, c) for c in range(LANDS) if s.owner[c] >= 0 or s.disc[c]},
        "seas": {SPACE_IDS[sea]: there for sea in range(LANDS, SPACES) if (there := _sea(s, sea))},
        "canals": [CANAL_IDS[canal] for canal in range(CANALS) if s.canal[canal]],
        "pile": sum(s.pile),
        "discard": _cards(s.discard),
        "pirates": _kinds(s.reserve[PIRATES * KINDS :]),
        "battle": _battle(s) if s.fight_at >= 0 else None,
        "card": _card(s),
    }


def _player(s: Position, seat: int, viewer: int | None) -> View:
    out: View = {
        "home": SPACE_IDS[s.home[seat]] if s.home[seat] >= 0 else None,
        "posts": s.posts_out[seat],
        "posts_left": s.posts_left[seat],
        "reserve": _kinds(s.reserve[seat * KINDS : (seat + 1) * KINDS]),
        "debts": s.debts[seat],
        "funds": s.funds[seat],
        "surplus": s.surplus[seat],
        "sheet": dict(zip(LINES, budget.open_sheet(s, seat), strict=True)),
        "cards": sum(s.hand[seat * CARDS : (seat + 1) * CARDS]),
        "ready": bool(s.ready[seat]),
        "alert": bool(s.alert[seat]),
        "resting": bool(s.resting[seat]),
        "booked": s.booking[seat] != UNDECIDED,
    }
    if viewer == seat:
        out["hand"] = _cards(s.hand[seat * CARDS : (seat + 1) * CARDS])
        decided = s.booking[seat] != UNDECIDED
        out["booking"] = s.booking[seat] if decided else None
        out["draft"] = dict(zip(LINES, budget.chosen(s, seat), strict=True)) if decided else None
    elif viewer is not None:
        out["known"] = known_cards(s, viewer, seat)
    return out


def known_cards(s: Position, viewer: int, seat: int) -> dict[str, int]:
    """Cards in another hand that the viewer has seen."""
    row = [0] * CARDS
    for code in s.seen:
        if code // CARDS == viewer * MOST_SEATS + seat:
            row[code % CARDS] += 1
    return _cards(row)


def _cards(row: list[int]) -> dict[str, int]:
    return {CARD_IDS[card]: number for card, number in enumerate(row) if number}


def _kinds(row: Sequence[int]) -> dict[str, int]:
    return {KIND_IDS[kind]: number for kind, number in enumerate(row) if number}


def _relations(s: Position, seat: int) -> View:
    row = range(seat * MOST_SEATS, seat * MOST_SEATS + s.seats)
    return {
        "now": [RELATION_IDS[s.relation[i]] for i in row],
        "stance": [RELATION_IDS[s.stance[i]] for i in row],
        "sealed": [bool(s.sealed[i]) for i in row],
    }


def _discs(bits: int) -> list[str]:
    return [name for i, name in enumerate(DISCS) if bits >> i & 1]


def _land(s: Position, country: int) -> View:
    out: View = {"owner": s.owner[country]}
    units = _kinds(s.troops[country * KINDS : (country + 1) * KINDS])
    if units:
        out["units"] = units
    if s.posts[country]:
        out["posts"] = s.posts[country]
    if s.fresh_posts[country]:
        out["new_posts"] = s.fresh_posts[country]
    if s.spent[country]:
        out["spent"] = s.spent[country]
    if s.disc[country]:
        out["discs"] = _discs(s.disc[country])
    if s.mover == s.owner[country] and s.mover >= 0:
        _add_moves(s, country, out)
    return out


def _sea(s: Position, sea: int) -> View:
    out: View = {}
    for party in range(PARTIES):
        at = fleet(sea, party)
        units = _kinds(s.ships[at : at + KINDS])
        if units:
            there: View = {"units": units}
            laid = _kinds([s.laid.count(lying(sea, party, kind)) for kind in range(KINDS)])
            if laid:
                there["laid"] = laid
            if s.mover == party:
                _add_moves(s, sea, there)
            out["pirates" if party == PIRATES else str(party)] = there
    if s.disc[sea]:
        out["discs"] = _discs(s.disc[sea])
    return out


def _add_moves(s: Position, space: int, out: View) -> None:
    row = slice(space * KINDS, (space + 1) * KINDS)
    for name, moves in (("one", s.one), ("two", s.two)):
        units = _kinds(moves[row])
        if units:
            out[name] = units


def _battle(s: Position) -> View:
    return {
        "at": SPACE_IDS[s.fight_at],
        "attacker": s.attacker,
        "defender": s.defender,
        "round": s.fight_round,
        "attackers": [
            {"kind": KIND_IDS[kind], "left": left, "from": SPACE_IDS[start]}
            for kind, left, start in zip(s.att_kind, s.att_left, s.att_from, strict=True)
        ],
        "natives": s.foes,
        "use": s.att_use[:],
        "defenders": [KIND_IDS[kind] for kind in s.def_use],
        "dice": s.dice[:],
        "bonus": s.bonus,
    }


def _card(s: Position) -> View | None:
    """The card on the table with everything that was named for it (imperunde/ruling/counter-chains)."""
    if s.steps[-1] not in CARD_STEPS:
        return None
    return {
        "player": s.player,
        "card": CARD_IDS[s.card],
        "at": SPACE_IDS[s.t_place] if s.t_place >= 0 else None,
        "to": SPACE_IDS[s.t_to] if s.t_to >= 0 else None,
        "against": s.t_seat if s.t_seat >= 0 else None,
        "and": s.t_kind if s.card == PEACE_TREATY and s.t_kind >= 0 else None,
        "sink": KIND_IDS[s.t_kind] if s.card == SABOTAGE and s.t_kind >= 0 else None,
        "detach": [s.t_take // 4**kind % 4 for kind in ARMIES] if s.t_take >= 0 else None,
        "openly": bool(s.openly) if s.card == UNMASK and s.t_kind >= 0 else None,
        "purse": s.purse,
        "chain": [CARD_IDS[card] for card in s.chain_card],
        "seats": s.chain_seat[:],
    }


def about(s: Position) -> dict[str, str | int]:
    """What the question is about: where, which card, whose die."""
    out: dict[str, str | int] = {"round": s.round, "phase": s.phase}
    space = next((space for space in (s.storm_at, s.fight_at, s.event_at, s.colony) if space >= 0), -1)
    if space >= 0:
        out["space"] = SPACE_IDS[space]
    if s.steps[-1] in CARD_STEPS:
        out["card"] = CARD_IDS[s.card]
        out["seat"] = s.player + 1
    party, kind = _luck(s)
    if party >= 0:
        out["party"] = NEUTRALS.get(party, party + 1)
    if kind >= 0:
        out["kind"] = KIND_IDS[kind]
    return out


def _luck(s: Position) -> tuple[int, int]:
    """The party and the kind of unit that the next die, spin or draw is for; -1 where there is none."""
    step = s.steps[-1]
    if step in (steps.HOME_ROLL, steps.STARTER, steps.DEAL):
        return s.queue[len(s.rolls)], -1
    if step == steps.COLONY_SPIN:
        return s.active, -1
    if step == steps.EPIDEMIC:
        return s.owner[s.storm_at], s.queue[0]
    if step == steps.STORM:
        return weather.in_storm(s)
    if step == steps.DICE:
        return fighting.roller(s)
    return boarding.boarder(s) if step == steps.BOARDING else (-1, -1)


# -- imagining -----------------------------------------------------------------------------------------------


def imagine(s: Position, seat: int, rng: Random) -> None:
    """Deal anew what this seat cannot know: other hands beyond what it has seen, the pile, hidden choices."""
    unknown = [COPIES[card] - s.discard[card] - s.hand[seat * CARDS + card] for card in range(CARDS)]
    sizes = [sum(s.hand[other * CARDS : (other + 1) * CARDS]) for other in range(s.seats)]
    for other in range(s.seats):
        if other != seat:
            s.hand[other * CARDS : (other + 1) * CARDS] = [0] * CARDS
    for code in s.seen:
        viewer_owner, card = divmod(code, CARDS)
        viewer, owner = divmod(viewer_owner, MOST_SEATS)
        if viewer == seat:
            s.hand[owner * CARDS + card] += 1
            unknown[card] -= 1
    for other in range(s.seats):
        if other != seat:
            for _ in range(sizes[other] - sum(s.hand[other * CARDS : (other + 1) * CARDS])):
                card = _draw(unknown, rng)
                unknown[card] -= 1
                s.hand[other * CARDS + card] += 1
    s.pile = unknown
    s.seen = [code for code in s.seen if code // CARDS // MOST_SEATS == seat]
    _imagine_debts(s, seat, rng)
    s.cached = None


def _draw(row: list[int], rng: Random) -> int:
    ticket = below(rng, sum(row))
    for card, number in enumerate(row):
        ticket -= number
        if ticket < 0:
            return card
    raise AssertionError("no card is left")


def _imagine_debts(s: Position, seat: int, rng: Random) -> None:
    """Choices of debts that are still hidden."""
    if s.steps[-1] != steps.DEBTS:
        return
    for other in range(s.seats):
        if other != seat and s.booking[other] != UNDECIDED:
            options = budget.choices(s, other)
            s.booking = replaced(s.booking, other, options[below(rng, len(options))])
