"""The headers of stored tables: everything about a table but its actions, for lists and for loading it."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa

from greatpowers.server.database import chain
from greatpowers.server.database.schema import SEATS, TABLES
from greatpowers.server.tables.plan import Plans, restored
from greatpowers.server.tables.timing import Timing, clock_columns
from greatpowers.table import Seat
from greatpowers.table.clock import Clock


class Summary:
    """What lists of tables show of a position. `turns` are those finished; None: not known. `deciders`: seats only.

    `position`: its fingerprint, which is stored with the action that led to it; empty: not known. `ranks`: of the
    seats, in the position that ends a game; lists do not know them. `bot_due`: a bot or chance is to act, and somebody
    would wait for it. `request`: what others are still asked to agree to. `clock`: as it is then; None: it has not
    changed, or there is none. `plans`: of players, by seat (see `plans`); None: as before. `shown`: how many of the
    actions everybody may know of. `is_secret`: nobody but who took the last action may know of it, so lists do not
    change.
    """

    def __init__(
        self,
        actions: int,
        over: bool,
        to_act: int,
        turns: int | None = None,
        progress: int = 0,
        winners: Sequence[int] = (),
        deciders: Sequence[int] = (),
        position: str = "",
        ranks: Sequence[int] = (),
    ) -> None:
        self.actions = actions
        self.over = over
        self.to_act = to_act
        self.turns = turns
        self.progress = progress
        self.winners = list(winners)
        self.deciders = list(deciders)
        self.position = position
        self.ranks = list(ranks)
        self.kept: Collection[int] | None = None  # the seats asked the same as before; None: nobody is ever told
        self.shown = actions
        self.is_secret = False
        self.bot_due = False
        self.request = ""
        self.clock: Clock | None = None
        self.plans: Plans | None = None


class Header:
    """A stored table without its actions.

    `guest`: the host. `guests`: who plays each seat; empty for a bot, and for a person's seat that is still free.
    `listed`: in the lobby. `links`: how often new links have replaced old ones. `luck`: its secret (see `SecretLuck`);
    empty where it comes from the seed. `go_on`: the players' answers to a change of the rules, by seat. `rated`: see
    `ratings`. `revision`: how often it has changed. `request`: what others are asked to agree to (see `consent`).
    `plans`: of players, by seat (see `plans`). `timing`: its clock, and whether it is paused. `delay`: the minutes
    by which spectators see it late. `updated`: when everybody could see the last change. `resumed`: how many actions
    there were when each seat was taken back from a bot. `hints`: whether players may ask for hints, if the host has
    said so (see `analysis.setting`).
    """

    def __init__(
        self,
        table: str,
        guest: str,
        game: str,
        rules_version: int,
        options: dict[str, str | int],
        seats: Sequence[Seat],
        seed: int,
        summary: Summary,
        created: int = 0,
        updated: int = 0,
        position: str = "",
        viewer: str = "",
        lesson: str = "",
        guests: Sequence[str] | None = None,
        listed: bool = False,
        links: int = 0,
        luck: str = "",
        go_on: dict[int, bool] | None = None,
        rated: bool = False,
        revision: int = 0,
        request: str = "",
        timing: Timing | None = None,
        delay: int = 0,
        plans: Plans | None = None,
        resumed: Sequence[int] = (),
        hints: bool | None = None,
    ) -> None:
        self.id = table
        self.guest = guest
        self.game = game
        self.rules_version = rules_version
        self.options = options
        self.seats = list(seats)
        self.seed = seed
        self.summary = summary
        self.created = created
        self.updated = updated
        self.position = position
        self.viewer = viewer
        self.lesson = lesson
        self.guests = [guest if seat.is_person else "" for seat in seats] if guests is None else list(guests)
        self.listed = listed
        self.links = links
        self.luck = luck
        self.go_on = go_on or {}
        self.rated = rated
        self.revision = revision
        self.request = request
        self.timing = timing or Timing()
        self.delay = delay
        self.plans = plans or {}
        self.resumed = list(resumed) or [0] * len(self.seats)
        self.hints = hints

    @property
    def check(self) -> str:
        """The checksum before the first action."""
        return chain.beginning(self.game, self.options, len(self.seats), self.position, self.viewer)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays."""
        return [number for number, player in enumerate(self.guests) if player == guest]

    @property
    def free_seats(self) -> list[int]:
        """The seats of people that nobody has taken yet."""
        return [n for n, seat in enumerate(self.seats) if seat.is_person and not self.guests[n]]


def columns(header: Header) -> dict[str, Any]:
    """The columns of a new table."""
    return {
        "id": header.id,
        "guest": header.guest,
        "game": header.game,
        "rules_version": header.rules_version,
        "options": json.dumps(header.options),
        "listed": header.listed,
        "rated": header.rated,
        "hints": header.hints,
        "links": header.links,
        "delay": header.delay,
        "seed": str(header.seed),
        "luck": header.luck,
        "position": header.position,
        "viewer": header.viewer,
        "lesson": header.lesson,
        **summary_columns(header.summary),
        **header.timing.columns(),
    }


def read_headers(connection: sa.Connection, condition: sa.ColumnElement[bool], most: int | None = None) -> list[Header]:
    """The tables for which a condition holds, newest first."""
    query = sa.select(TABLES).where(condition).order_by(TABLES.c.shown_at.desc(), TABLES.c.id).limit(most)
    rows = connection.execute(query).mappings().all()
    seats: dict[str, list[sa.RowMapping]] = {row["id"]: [] for row in rows}
    found = sa.select(SEATS).where(SEATS.c.table.in_(seats)).order_by(SEATS.c.table, SEATS.c.number)
    for seat in connection.execute(found).mappings():
        seats[seat["table"]].append(seat)
    return [_header(row, seats[row["id"]]) for row in rows]


def seat_rows(header: Header) -> list[dict[str, Any]]:
    """The rows of a new table's seats."""
    return [
        {"table": header.id, "number": n, "name": seat.name, "bot": seat.bot, "guest": header.guests[n] or None}
        for n, seat in enumerate(header.seats)
    ]


def summary_columns(summary: Summary) -> dict[str, Any]:
    """The columns that change with every action."""
    return {
        "actions": summary.actions,
        "over": summary.over,
        "to_act": summary.to_act,
        "turns": summary.turns,
        "progress": summary.progress,
        "winners": json.dumps(summary.winners),
        "deciders": json.dumps(summary.deciders),
        "bot_due": summary.bot_due,
        **({} if summary.clock is None else clock_columns(summary.clock)),
    }


def _header(row: sa.RowMapping, seats: Sequence[sa.RowMapping]) -> Header:
    return Header(
        row["id"],
        row["guest"],
        row["game"],
        row["rules_version"],
        json.loads(row["options"]),
        [Seat(seat["name"], seat["bot"], seat["stand_in"]) for seat in seats],
        int(row["seed"]),
        _summary(row),
        row["created"],
        row["shown_at"],
        row["position"],
        row["viewer"],
        row["lesson"],
        [seat["guest"] or "" for seat in seats],
        row["listed"],
        row["links"],
        row["luck"],
        {seat["number"]: seat["go_on"] for seat in seats if seat["go_on"] is not None},
        row["rated"],
        row["revision"],
        row["request"],
        Timing.read(row),
        row["delay"],
        {seat["number"]: restored(seat["plan"]) for seat in seats if seat["plan"]},
        [seat["resumed"] for seat in seats],
        row["hints"],
    )


def _summary(row: sa.RowMapping) -> Summary:
    winners, deciders = json.loads(row["winners"]), json.loads(row["deciders"])
    summary = Summary(row["actions"], row["over"], row["to_act"], row["turns"], row["progress"], winners, deciders)
    summary.shown = row["shown"]
    return summary
