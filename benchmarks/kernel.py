"""The reference kernel: a small rules engine in the shape of our games, and no real game's rules.

Six nations on 54 regions, six players with bonds; a turn is a choice on a rondel, its sub-decisions (import, maneuver,
build), then an investment. Lists of int, int actions, no luck. It never changes, so it tells how fast this machine is.
"""

from typing import Final

NATIONS: Final = 6
PLAYERS: Final = 6
REGIONS: Final = 54
BONDS: Final = 9
RONDEL: Final = 8
LONGEST: Final = 600

PHASE_RONDEL: Final = 0
PHASE_IMPORT: Final = 1
PHASE_MANEUVER: Final = 2
PHASE_FACTORY: Final = 3
PHASE_INVEST: Final = 4
PHASE_OVER: Final = 5

IMPORT: Final = 4096
MOVE: Final = 8192
FACTORY: Final = 12288
INVEST: Final = 16384
PASS: Final = 20480

COST: Final = [2, 4, 6, 9, 12, 16, 20, 25, 30]
INTEREST: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9]
_STEPS: Final = (1, 7, 9, REGIONS - 1, REGIONS - 7, REGIONS - 9)
NEIGHBOURS: Final = [sorted((i + d) % REGIONS for d in _STEPS) for i in range(REGIONS)]
HOME: Final = [i // 5 if i < 30 else -1 for i in range(REGIONS)]


class Kernel:
    """A position of the kernel."""

    def __init__(self) -> None:
        self.nation = 0
        self.phase = PHASE_RONDEL
        self.player = 0
        self.left = 0
        self.turn = 0
        self.treasury = [10] * NATIONS
        self.power = [0] * NATIONS
        self.rondel = [-1] * NATIONS
        self.money = [30] * PLAYERS
        self.bond = [-1] * (NATIONS * BONDS)
        self.units = [0] * (NATIONS * REGIONS)
        self.moved = [0] * REGIONS
        self.flag = [-1] * REGIONS
        self.factory = [0] * REGIONS
        for n in range(NATIONS):
            self.bond[n * BONDS + 3] = n
            self.bond[n * BONDS + 1] = (n + 1) % PLAYERS
            self.factory[n * 5] = self.factory[n * 5 + 1] = 1
            self.units[n * REGIONS + n * 5] = 1
        self.player = self.leader(0)

    def clone(self) -> "Kernel":
        """An independent copy."""
        k = Kernel.__new__(Kernel)
        k.nation, k.phase, k.player = self.nation, self.phase, self.player
        k.left, k.turn = self.left, self.turn
        k.treasury = self.treasury[:]
        k.power = self.power[:]
        k.rondel = self.rondel[:]
        k.money = self.money[:]
        k.bond = self.bond[:]
        k.units = self.units[:]
        k.moved = self.moved[:]
        k.flag = self.flag[:]
        k.factory = self.factory[:]
        return k

    def leader(self, nation: int) -> int:
        """The player who lent most."""
        lent = [0] * PLAYERS
        for b in range(BONDS):
            holder = self.bond[nation * BONDS + b]
            if holder >= 0:
                lent[holder] += COST[b]
        return lent.index(max(lent)) if max(lent) else -1

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == PHASE_OVER

    def legal(self) -> list[int]:
        """Every legal action."""
        return _LEGAL[self.phase](self)

    def apply(self, action: int) -> None:
        """Carry out one action."""
        _APPLY[self.phase](self, action)

    def legal_rondel(self) -> list[int]:
        """Any space at first, one to six ahead later."""
        here = self.rondel[self.nation]
        if here < 0:
            return list(range(RONDEL))
        purse = self.money[self.player]
        return [(here + d) % RONDEL for d in range(1, 7) if d <= 3 or (d - 3) * 2 <= purse]

    def legal_import(self) -> list[int]:
        """A unit at home, or enough."""
        out: list[int] = []
        if self.treasury[self.nation] >= 1 and self.left > 0:
            for r in range(REGIONS):
                if HOME[r] == self.nation and self.flag[r] in (-1, self.nation):
                    out.append(IMPORT + r)
        out.append(PASS)
        return out

    def legal_maneuver(self) -> list[int]:
        """Every unmoved unit to every neighbour, or enough."""
        out: list[int] = []
        base = self.nation * REGIONS
        for r in range(REGIONS):
            if self.units[base + r] > self.moved[r]:
                for t in NEIGHBOURS[r]:
                    out.append(MOVE + r * REGIONS + t)
        out.append(PASS)
        return out

    def legal_factory(self) -> list[int]:
        """A factory at home, or none."""
        out: list[int] = []
        if self.treasury[self.nation] >= 5:
            for r in range(self.nation * 5, self.nation * 5 + 5):
                if self.factory[r] == 0:
                    out.append(FACTORY + r)
        out.append(PASS)
        return out

    def legal_invest(self) -> list[int]:
        """A bond that can be paid, or none."""
        out: list[int] = []
        purse = self.money[self.player]
        for n in range(NATIONS):
            for b in range(BONDS):
                if COST[b] > purse:
                    break
                if self.bond[n * BONDS + b] == -1:
                    out.append(INVEST + n * BONDS + b)
        out.append(PASS)
        return out

    def apply_rondel(self, slot: int) -> None:
        """Move on and begin the action."""
        nation, here = self.nation, self.rondel[self.nation]
        if here >= 0 and (slot - here) % RONDEL > 3:
            self.money[self.player] -= ((slot - here) % RONDEL - 3) * 2
        self.rondel[nation] = slot
        if slot in (0, 4):
            for r in range(nation * 5, nation * 5 + 5):
                if self.factory[r] == 1:
                    self.units[nation * REGIONS + r] += 1
            self.to_invest()
        elif slot in (1, 5):
            self.moved = [0] * REGIONS
            self.phase = PHASE_MANEUVER
        elif slot == 2:
            self.left = 3
            self.phase = PHASE_IMPORT
        elif slot == 3:
            self.tax(nation)
        elif slot == 6:
            self.phase = PHASE_FACTORY
        else:
            self.interest(nation)
            self.to_invest()

    def interest(self, nation: int) -> None:
        """Pay what the treasury can."""
        for b in range(BONDS):
            holder = self.bond[nation * BONDS + b]
            if holder >= 0 and self.treasury[nation] >= INTEREST[b]:
                self.treasury[nation] -= INTEREST[b]
                self.money[holder] += INTEREST[b]

    def apply_import(self, action: int) -> None:
        """Buy a unit."""
        if action == PASS:
            self.to_invest()
            return
        self.units[self.nation * REGIONS + action - IMPORT] += 1
        self.treasury[self.nation] -= 1
        self.left -= 1

    def apply_maneuver(self, action: int) -> None:
        """Move a unit; meeting a foreign one, both are gone."""
        nation = self.nation
        if action == PASS:
            self.set_flags(nation)
            self.to_invest()
            return
        start, end = divmod(action - MOVE, REGIONS)
        self.units[nation * REGIONS + start] -= 1
        for n in range(NATIONS):
            if n != nation and self.units[n * REGIONS + end] > 0:
                self.units[n * REGIONS + end] -= 1
                return
        self.units[nation * REGIONS + end] += 1
        self.moved[end] += 1

    def apply_factory(self, action: int) -> None:
        """Build."""
        if action != PASS:
            self.factory[action - FACTORY] = 1
            self.treasury[self.nation] -= 5
        self.to_invest()

    def apply_invest(self, action: int) -> None:
        """Take a bond, then the next nation moves."""
        if action != PASS:
            bond = action - INVEST
            self.bond[bond] = self.player
            self.money[self.player] -= COST[bond % BONDS]
            self.treasury[bond // BONDS] += COST[bond % BONDS]
        self.next_turn()

    def to_invest(self) -> None:
        """One player may invest."""
        self.phase = PHASE_INVEST
        self.player = self.turn % PLAYERS

    def set_flags(self, nation: int) -> None:
        """Flag every region held alone."""
        for r in range(30, REGIONS):
            held = self.units[nation * REGIONS + r] > 0
            if held and all(self.units[n * REGIONS + r] == 0 for n in range(NATIONS) if n != nation):
                self.flag[r] = nation

    def tax(self, nation: int) -> None:
        """Income, power, perhaps the end."""
        income = 2 * sum(self.factory[nation * 5 : nation * 5 + 5]) + self.flag.count(nation)
        upkeep = sum(self.units[nation * REGIONS : (nation + 1) * REGIONS])
        self.treasury[nation] += max(0, income - upkeep)
        self.power[nation] = min(25, self.power[nation] + min(10, max(0, income - 5)))
        if self.power[nation] == 25:
            self.phase = PHASE_OVER
        else:
            self.to_invest()

    def next_turn(self) -> None:
        """The next led nation."""
        self.turn += 1
        if self.turn >= LONGEST:
            self.phase = PHASE_OVER
            return
        for _ in range(NATIONS):
            self.nation = (self.nation + 1) % NATIONS
            self.player = self.leader(self.nation)
            if self.player >= 0:
                self.phase = PHASE_RONDEL
                return
        self.phase = PHASE_OVER


_LEGAL = [
    Kernel.legal_rondel,
    Kernel.legal_import,
    Kernel.legal_maneuver,
    Kernel.legal_factory,
    Kernel.legal_invest,
]
_APPLY = [
    Kernel.apply_rondel,
    Kernel.apply_import,
    Kernel.apply_maneuver,
    Kernel.apply_factory,
    Kernel.apply_invest,
]
