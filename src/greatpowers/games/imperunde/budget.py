"""State income and debts: the sheet line by line (imperunde/budget/*, imperunde/income/*)."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde import goal, steps
from greatpowers.games.imperunde.actions import DEBT_CHOICES
from greatpowers.games.imperunde.pieces import BOARD, FAMINE, MOST_SEATS, PEACE, PLUNDERED
from greatpowers.games.imperunde.position import UNDECIDED, Position, navies, order_of_play, replaced
from greatpowers.games.imperunde.world import LANDS, SPACES

HOME_TAX: int = BOARD.tables["home_tax"]
DIVIDEND: int = BOARD.tables["dividend"]
LOAN: int = BOARD.tables["loan"]
MOST_DEBTS: int = BOARD.tables["most_debts"]

# The lines of a sheet, from the top.
CARRIED, HOME, PEACE_DIVIDEND, COLONIAL, SEA, INTEREST, REPAID, BORROWED, FREE, INVESTED, SURPLUS, DEBTS = range(12)
LINES = 12
TAXES = 4  # lines from HOME on

Source = tuple[int, int]  # a space, or a seat of the dividend, and how many doubloons come from there


def fill_in(s: Position) -> None:
    """The lines that follow from the board, for all players at once (imperunde/ruling/books-order)."""
    s.sheet = [0] * (s.seats * LINES)
    s.booking = [UNDECIDED] * s.seats
    for seat in range(s.seats):
        at = seat * LINES
        s.sheet[at + CARRIED] = s.surplus[seat]
        s.sheet[at + HOME : at + HOME + TAXES] = taxes(s, seat)
        s.sheet[at + INTEREST] = -(s.owed[seat] // LOAN)
        s.sheet[at + DEBTS] = s.debts[seat]
        if s.told is not None:
            for line in range(CARRIED, INTEREST + 1):
                s.told.append((tell.INCOME, seat, line, abs(s.sheet[at + line])))


def taxes(s: Position, seat: int) -> list[int]:
    """Home tax, peace dividend, colonial tax and sea-trade tax, as the board stands."""
    return [sum(amount for _, amount in line) for line in sources(s, seat)]


def sources(s: Position, seat: int, discs: bool = True) -> list[list[Source]]:
    """What these four lines come from: the home, players at peace, countries with posts, seas.

    Without discs: as if those that lie on the board had been taken away (imperunde/events/remove-discs).
    """
    return [
        [(s.home[seat], HOME_TAX)],
        [(other, DIVIDEND) for other in friends(s, seat)],
        posts_taxed(s, seat, discs),
        [(sea, s.world.value[sea]) for sea in taxed_seas(s, seat)],
    ]


def friends(s: Position, seat: int) -> list[int]:
    """imperunde/budget/peace-dividend: players at peace; an armistice is none."""
    return [other for other in range(s.seats) if other != seat and s.relation[seat * MOST_SEATS + other] == PEACE]


def posts_taxed(s: Position, seat: int, discs: bool) -> list[Source]:
    """1 for each post, none where famine or plunder lies; plundered posts pay the plunderer."""
    black = FAMINE | PLUNDERED if discs else 0
    own = [(c, 0 if s.disc[c] & black else s.posts[c]) for c in range(LANDS) if s.owner[c] == seat and s.posts[c]]
    loot = [code // MOST_SEATS for code in s.plunder if discs and code % MOST_SEATS == seat]
    return own + [(country, plunder_of(s, country)) for country in loot]


def plunder_of(s: Position, country: int) -> int:
    """imperunde/ruling/plunder-moment: the tax of its posts, nothing under famine."""
    return 0 if s.disc[country] & FAMINE else s.posts[country]


def taxed_seas(s: Position, seat: int) -> list[int]:
    """imperunde/budget/sea-tax-two-conditions: warships of nobody else there, and a home or post on its coast."""
    return [sea for sea in range(LANDS, SPACES) if navies(s, sea) == [seat] and has_coast(s, seat, sea)]


def has_coast(s: Position, seat: int, sea: int) -> bool:
    """Whether a sea borders a player's home, or a colony of his with a post."""
    home = s.home[seat]
    return any(c == home or (s.owner[c] == seat and s.posts[c]) for c in s.world.roads[sea])


def income(s: Position, seat: int) -> int:
    """The lines above repayment."""
    at = seat * LINES
    return sum(s.sheet[at : at + REPAID])


# -- debts ---------------------------------------------------------------------------------------------------


def resume(s: Position) -> None:
    """All choose at once: nobody sees another's choice before all have chosen (imperunde/income/all-players-book)."""
    for seat in order_of_play(s):
        if s.booking[seat] == UNDECIDED:
            if choices(s, seat) == [0]:
                s.booking = replaced(s.booking, seat, 0)
                continue
            s.to_act = seat
            return
    s.steps.pop()


def choices(s: Position, seat: int) -> list[int]:
    """imperunde/budget/repay, imperunde/budget/borrow, imperunde/budget/debt-cap, imperunde/ruling/net-debt-choice."""
    return [change for change in DEBT_CHOICES if _why_not_change(s, seat, change) is None]


def _why_not_change(s: Position, seat: int, change: int) -> Refusal | None:
    if change > 0 and s.debts[seat] + change > MOST_DEBTS:
        return Refusal("imperunde/budget/debt-cap", debts=s.debts[seat])
    if change < 0 and (-change > s.debts[seat] or income(s, seat) + change < 0):
        return Refusal("imperunde/budget/repay-not-more-than-owed", debts=s.debts[seat], income=income(s, seat))
    return None


def legal(s: Position) -> list[int]:
    """Repay, borrow, or leave it."""
    return [s.codes.debts + DEBT_CHOICES.index(change) for change in choices(s, s.to_act)]


def apply(s: Position, action: int) -> None:
    """The choice of the one who is asked; hidden for now."""
    s.booking = replaced(s.booking, s.decider, DEBT_CHOICES[s.codes.values[action][0]])


def why_not(s: Position, action: int) -> Refusal | None:
    """Within what is owed, what is there and what may be owed."""
    return _why_not_change(s, s.to_act, DEBT_CHOICES[s.codes.values[action][0]])


def book(s: Position) -> None:
    """All choices come to light: repayment, borrowing, free funds, total debts; then whoever can wins."""
    s.sheet = s.sheet[:]
    for seat in range(s.seats):
        row = chosen(s, seat)
        s.sheet[seat * LINES : (seat + 1) * LINES] = row
        s.funds[seat] = row[FREE]
        s.debts[seat] = row[DEBTS]
        s.surplus[seat] = 0  # it is in the funds now, until what is left becomes the next one
        if s.told is not None:
            s.told.append((tell.BOOKED, seat, FREE, s.funds[seat]))
            s.told.append((tell.BOOKED, seat, DEBTS, s.debts[seat]))
    s.booking = [UNDECIDED] * s.seats
    goal.check(s)


def chosen(s: Position, seat: int) -> list[int]:
    """The sheet with what a player has chosen (imperunde/budget/line-order); until all have, only he may see it."""
    row = s.sheet[seat * LINES : (seat + 1) * LINES]
    change = s.booking[seat]
    row[REPAID] = min(0, change)
    row[BORROWED] = max(0, change)
    row[FREE] = sum(row[:REPAID]) + change
    row[DEBTS] += change
    return row


def open_sheet(s: Position, seat: int) -> list[int]:
    """The sheet as everybody sees it; of the one who invests, with what he has spent so far and what would be left."""
    row = s.sheet[seat * LINES : (seat + 1) * LINES]
    if steps.INVEST in s.steps and seat == s.active:
        row[INVESTED] = row[FREE] - s.funds[seat]
        row[SURPLUS] = s.surplus[seat] + s.funds[seat]
    return row


def keep(s: Position, seat: int) -> None:
    """imperunde/budget/surplus: what was not invested."""
    s.sheet = s.sheet[:]
    at = seat * LINES
    s.sheet[at + INVESTED] = s.sheet[at + FREE] - s.funds[seat]
    s.surplus[seat] += s.funds[seat]
    s.funds[seat] = 0
    s.sheet[at + SURPLUS] = s.surplus[seat]


def earn(s: Position, seat: int, amount: int) -> None:
    """imperunde/budget/late-income-to-surplus: too late to be invested in this round."""
    s.sheet = s.sheet[:]
    s.surplus[seat] += amount
    s.sheet[seat * LINES + SURPLUS] = s.surplus[seat]


def close_round(s: Position) -> None:
    """A new round: its interest is paid on what is owed now (imperunde/budget/interest)."""
    s.owed = s.debts[:]
