"""The named steps of a game, after the headings of the rulebook. They nest: a naval battle in a retreat in a battle."""

from typing import Final

OVER: Final = 0
# Set-up
SETUP: Final = 1  # no decision of its own
ORDER: Final = 2  # chance: an order of seats, drawn by lot
PICK: Final = 3  # starting regions by turns
DEAL_REGIONS: Final = 4  # chance: starting regions at random (option)
SWAP: Final = 5  # dealt regions change hands (option)
HOME: Final = 6  # the region that may hold several buildings (option)
DEAL_CARDS: Final = 7  # chance: hidden victory cards (option)
LOCAL_POWERS: Final = 8  # chance: their buildings and markers (option)
ENDOW: Final = 9  # a free building and a free resource (option)
PURCHASE: Final = 10
PLACEMENT: Final = 11
# Production
TURN: Final = 12  # no decision of its own: production, then two movement phases
MAINTAIN: Final = 13  # which units go unpaid
BID: Final = 14  # all at once (option)
LINE_UP: Final = 15  # a place in the order of play (option)
BUY_DP: Final = 16
REMOVE_SPHERES: Final = 17
WESTERNIZE: Final = 18
TRIM_SPHERES: Final = 19  # more spheres than the natives' strength allows
INCITE: Final = 20
SIDES: Final = 21  # spheres for or against
REVOLT: Final = 22  # chance: does the region rise?
CONSTRUCT: Final = 23
ORDERS: Final = 24  # secret orders of all players (option)
CORRECT: Final = 25  # may an illegal order be corrected? (option)
# Movement
SEGMENT: Final = 26  # no decision of its own: one player's movement and combat
MOVE: Final = 27
SAIL: Final = 28  # a group of fleets is in hand
VENTURE: Final = 29  # no decision of its own: an action that fleets have announced
PERMISSION: Final = 30  # may they pass the strait?
INTERCEPT: Final = 31
INTERCEPT_ROLL: Final = 32  # chance (option)
ASHORE: Final = 33  # who goes on land
MAKE_WAY: Final = 34  # the giver of a region leaves it
REINFORCE: Final = 35
REINFORCE_ROLL: Final = 36  # chance
BRING: Final = 37  # brigades that go with the general
# Naval battle
NAVAL_BATTLE: Final = 38  # no decision of its own
NAVAL_JOIN: Final = 39  # allies may join (option)
NAVAL_DICE: Final = 40  # chance
SINK: Final = 41
BREAK_OFF: Final = 42
# Combat
COMBAT: Final = 43
LAND_BATTLE: Final = 44  # no decision of its own
SHIFT: Final = 45  # a general's transfer
BATTLE_DICE: Final = 46  # chance
PICK_OFF: Final = 47  # three hits for one
LOSE: Final = 48
RETREAT: Final = 49
LAST_STAND: Final = 50  # no brigades on either side: the defender's parties
WITHDRAWAL: Final = 51  # no decision of its own: a force on its way to fleets
EMBARK: Final = 52  # who finds room aboard
PACIFY_ROLL: Final = 53  # chance: 1d3
PACIFY: Final = 54  # strength or spheres
SPREAD: Final = 55  # no decision of its own: neighbours may rise
EVACUATE: Final = 56  # explorers and stranded parties leave
GIFT: Final = 57
EXPLORER_ROLL: Final = 58  # chance
INFLUENCE: Final = 59  # place a sphere or remove one
PROSPECT: Final = 60  # chance: chits
KEEP: Final = 61
NATIVE_DRAW: Final = 62  # chance: a native marker
CHIT_DRAW: Final = 63  # chance: a resource chit
# War
JOIN_WAR: Final = 64  # others may join a side (option)
ADMIT: Final = 65  # does the side take them in? (option)
CHARTER: Final = 66  # units go aboard an ally's fleet (option)
# Production again
CARRY_OUT: Final = 67  # no decision of its own: secret orders take effect (option)
ANSWER: Final = 68  # chance, though the dice have decided: what natives answer to an explorer

STEP_IDS: Final[list[str]] = [
    "over", "setup", "order", "pick", "deal_regions", "swap", "home", "deal_cards", "local_powers", "endow",
    "purchase", "placement", "turn", "maintain", "bid", "line_up", "buy_dp", "remove_spheres", "westernize",
    "trim_spheres", "incite", "sides", "revolt", "construct", "orders", "correct", "segment", "move", "sail",
    "venture", "permission", "intercept", "intercept_roll", "ashore", "make_way", "reinforce", "reinforce_roll",
    "bring", "naval_battle", "naval_join", "naval_dice", "sink", "break_off", "combat", "land_battle", "shift",
    "battle_dice", "pick_off", "lose", "retreat", "last_stand", "withdrawal", "embark", "pacify_roll", "pacify",
    "spread", "evacuate", "gift", "explorer_roll", "influence", "prospect", "keep", "native_draw", "chit_draw",
    "join_war", "admit", "charter", "carry_out",
    "answer",
]  # fmt: skip
