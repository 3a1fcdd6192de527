# Imperial in English.
#
# Every argument of an action or event comes twice: as a word ($nation, $area) and, for selectors, as an id
# ($nation_id, $area_id). Players' names stand in $seat. Money is in millions.

game-title = Imperial
game-summary = Six great powers of Europe, and investors who lend them money: whoever owns the best bonds wins.
game-credit = Imperial is a game by Mac Gerdts, published by PD-Verlag. This is an independent, unofficial implementation.

## Names with their article, in the middle and at the beginning of a sentence

the-nation = { $nation_id ->
    [germany] the { $nation }
   *[other] { $nation }
  }
The-nation = { $nation_id ->
    [germany] The { $nation }
   *[other] { $nation }
  }
the-other = { $other_id ->
    [germany] the { $other }
   *[other] { $other }
  }
the-area = { $area_id ->
    [north_atlantic] the { $area }
    [north_sea] the { $area }
    [english_channel] the { $area }
    [bay_of_biscay] the { $area }
    [baltic_sea] the { $area }
    [western_mediterranean_sea] the { $area }
    [ionian_sea] the { $area }
    [eastern_mediterranean_sea] the { $area }
    [black_sea] the { $area }
   *[other] { $area }
  }
the-from = { $from_id ->
    [germany] the { $from }
    [north_atlantic] the { $from }
    [north_sea] the { $from }
    [english_channel] the { $from }
    [bay_of_biscay] the { $from }
    [baltic_sea] the { $from }
    [western_mediterranean_sea] the { $from }
    [ionian_sea] the { $from }
    [eastern_mediterranean_sea] the { $from }
    [black_sea] the { $from }
   *[other] { $from }
  }
the-to = { $to_id ->
    [germany] the { $to }
    [north_atlantic] the { $to }
    [north_sea] the { $to }
    [english_channel] the { $to }
    [bay_of_biscay] the { $to }
    [baltic_sea] the { $to }
    [western_mediterranean_sea] the { $to }
    [ionian_sea] the { $to }
    [eastern_mediterranean_sea] the { $to }
    [black_sea] the { $to }
   *[other] { $to }
  }
# Always a sea.
the-sea = the { $sea }
a-unit = { $unit_id ->
    [army] an army
    [friendly] a friendly army
   *[fleet] a fleet
  }

## Words

word-bank = the bank
word-army = army
word-friendly = friendly army
word-fleet = fleet

# Spaces of the rondel; some are also steps.
word-factory = Factory
word-production1 = Production (first)
word-maneuver1 = Maneuver (first)
word-investor = Investor
word-import = Import
word-production2 = Production (second)
word-maneuver2 = Maneuver (second)
word-taxation = Taxation

# Steps of the game that ask somebody.
word-deal = dealing the flag cards
word-lot = drawing lots
word-grant = bonds of the set-up
word-rondel = choice on the rondel
word-force = Swiss Banks
word-production = Production
word-fleets = moving fleets
word-armies = moving armies
word-convoy = an army at sea
word-stance = hostile or friendly
word-entry = attack on entering
word-calls = order of asking
word-call = call for battle
word-battle = choice of an opponent
word-flags = placing the last flags
word-invest = investing
word-round = investing after a turn

## Actions, as choices in a list

action-deal = Deal the flag card of { the-nation }
action-lot = Draw { $seat } to choose first
action-pass = Pass: no investment
action-decline = No, let it be
action-done = Done: nothing more here
action-bond = Buy the { $bond } million bond of { the-nation }
action-increase = Raise the { $bond } million bond of { the-nation } to { $to } million
action-rondel = Move to { $space }
action-force = Make it stop on Investor
action-build = Build a factory in { the-area }
action-produce-all = Produce in all factories
action-produce = Produce in { the-area }
action-import-army = Import an army into { the-area }
action-import-fleet = Import a fleet into the harbour of { the-area }
action-sail = Sail from { the-from } to { the-to }
action-march = March from { the-from } to { the-to }
action-march-friendly = March from { the-from } to { the-to } with a friendly army
action-embark = Embark from { the-from } across { the-sea }
action-embark-friendly = Embark from { the-from } across { the-sea } with a friendly army
action-cross = Go on across { the-sea }
action-land = Land in { the-area }
action-hostile = Enter as a hostile army
action-friendly = Enter as a friendly army
action-turn-hostile = Turn a friendly army in { the-area } hostile
action-turn-friendly = Turn a hostile army in { the-area } friendly
action-battle = Fight in { the-area } with { a-unit }
action-attack = Attack { a-unit } of { the-nation }
action-ask = Ask { the-nation } next
action-call = Fight with { a-unit }
action-destroy = Destroy the factory in { the-area } at the cost of three armies
action-flag = Place a flag in { the-area }
action-donate = Give { $amount } million of { $seat }’s cash to the treasury of { the-nation }
action-lend = Buy the { $bond } million bond of { the-nation } for { $seat }
action-lend-more = Raise { $seat }’s { $bond } million bond of { the-nation } to { $to } million

## Events, as lines of a log

event-paid = { $payment_id ->
    [start] { $to } starts with { $amount } million.
    [bond] { $from } pays { $amount } million into the treasury of { the-to }.
    [fee] { $from } pays the bank { $amount } million for the long move on the rondel.
    [refund] { $to } gets { $amount } million of the rondel fee back.
    [donation] { $from } gives { $amount } million to the treasury of { the-to }.
    [factory] The treasury of { the-from } pays { $amount } million for the factory.
    [import] The treasury of { the-from } pays { $amount } million for the imported unit.
    [interest] { $to } receives { $amount } million of interest from { the-from }.
    [investor] { $to } receives { $amount } million for the investor card.
    [bonus] { $to } receives a success bonus of { $amount } million.
   *[tax] The treasury of { the-to } takes in { $amount } million after soldiers’ pay.
  }
event-dealt = { $seat } is dealt the flag card of { the-nation }.
event-drawn = { $seat } is drawn to choose first.
event-lent = { $seat } buys the { $bond } million bond of { the-nation }.
event-lent-more = { $seat } raises a bond of { the-nation } from { $bond } to { $to } million.
event-passed = { $seat } passes.
event-governs = { $seat } now governs { the-nation }.
event-swiss-bank = { $seat } governs no nation now and gets a Swiss Bank.
event-swiss-bank-returned = { $seat } governs again and returns the Swiss Bank.
event-card = The investor card goes to { $seat }.
event-turn = { The-nation } takes its turn, led by { $seat }.
event-skipped = { The-nation } has no government and is skipped.
event-rondel = { The-nation } moves to { $space }.
event-forced = { $seat } uses the Swiss Bank: { the-nation } must stop on Investor.
event-not-forced = { $seat } lets { the-nation } pass Investor.
event-built = { The-nation } builds a factory in { the-area }.
event-produced = { The-nation } produces { a-unit } in { the-area }.
event-imported = { The-nation } imports { a-unit } into { the-area }.
event-sailed = A fleet of { the-nation } sails from { the-from } to { the-to }.
event-marched = An army of { the-nation } marches from { the-from } to { the-to }.
event-embarked = An army of { the-nation } embarks from { the-from } onto { the-to }.
event-crossed = The convoy of { the-nation } goes on across { the-to }.
event-landed = The army of { the-nation } lands in { the-to }.
event-entered-hostile = { The-nation } enters { the-area } as an enemy.
event-entered-friendly = { The-nation } enters { the-area } as a friend.
event-laid-down = The army of { the-nation } must be a friend in { the-area }: the last free factory of a nation stands there.
event-turned-hostile = An army of { the-nation } in { the-area } turns hostile.
event-turned-friendly = An army of { the-nation } in { the-area } turns friendly.
event-fought = Battle in { the-area }: { a-unit } of { the-nation } and { $other_unit_id ->
    [army] an army
    [friendly] a friendly army
   *[fleet] a fleet
  } of { the-other } are lost.
event-no-attack = { The-nation } does not attack in { the-area }.
event-no-call = { The-nation } does not call for battle in { the-area }.
event-destroyed = { The-nation } gives up three armies and destroys the factory in { the-area }.
event-flag = { The-nation } places its flag in { the-area }.
event-flag-gone = { The-nation } loses its flag in { the-area }.
event-waived = { $seat } goes without { $amount } million of interest that the treasury of { the-nation } cannot pay.
event-taxed = { The-nation } levies taxes of { $amount } million.
event-power = { $points ->
    [0] { The-nation } gains no power and stays at { $total }.
    [one] { The-nation } gains 1 power point and reaches { $total }.
   *[other] { The-nation } gains { $points } power points and reaches { $total }.
  }
event-over-power = { The-nation } has reached the top of the power track: the game is over.
event-over-limit = The agreed number of turns has been played: the game is over.

## Prompts

prompt-over = The game is over.
prompt-deal = Which flag card is dealt next?
prompt-lot = Who chooses first?
prompt-grant = Which bond of { the-nation } will you buy?
prompt-rondel = Where does { the-nation } move on the rondel?
prompt-force = { The-nation } wants to pass Investor on the way to { $space }. Make it stop there?
prompt-factory = Where does { the-nation } build a factory?
prompt-production = Which factories of { the-nation } produce?
prompt-import = { $left ->
    [one] What does { the-nation } import? One more unit is possible.
   *[other] What does { the-nation } import? Up to { $left } units are possible.
  }
prompt-fleets = Which fleet of { the-nation } moves or fights?
prompt-armies = What do the armies of { the-nation } do?
prompt-convoy = An army of { the-nation } is crossing { the-area }. Where does it go from here?
prompt-stance = An army of { the-nation } enters { the-area }. As a hostile or a friendly army?
prompt-entry = { The-nation } has moved { a-unit } into { the-area }. Does it attack?
prompt-calls = Which nation is asked next whether it fights { $unit_id ->
    [army] the army
    [friendly] the friendly army
   *[fleet] the fleet
  } of { the-nation } in { the-area }?
prompt-call = Does { the-other } fight { $unit_id ->
    [army] the army
    [friendly] the friendly army
   *[fleet] the fleet
  } of { the-nation } in { the-area }?
prompt-battle = Whom does { $unit_id ->
    [army] the army
    [friendly] the friendly army
   *[fleet] the fleet
  } of { the-nation } fight in { the-area }?
prompt-flags = { The-nation } has too few flags left for all it has won. Which region gets one?
prompt-invest = How will you invest?
prompt-round = Will you invest in { the-nation }?

## Why not: set-up

why-imperial-components-no-luck = Only luck decides this, and only during set-up. Now: { $step }.
why-imperial-setup-deal-2 = With two players only the flag cards of Austria-Hungary and Italy are dealt; { the-nation } goes along with one of them.
why-imperial-setup-deal-3 = With three players only the flag cards of Austria-Hungary, Italy and France are dealt; { the-nation } goes along with one of them.
why-imperial-setup-deal-4-6 = The flag card of { the-nation } has been dealt already.
why-imperial-setup-exp-nation-order = Bonds are offered nation by nation, and it is the turn of { the-nation }.
why-imperial-setup-exp-no-increase = Bonds cannot be raised during set-up. Buy a bond or pass.
why-imperial-setup-exp-any-available = The { $face } million bond of { the-nation } is taken. Choose one that is still in the pile.
why-imperial-setup-exp-pay = This bond costs { $face } million, and only { $cash } million of cash is at hand. Choose a smaller one or pass.
why-imperial-ruling-all-pass = Nobody has bought a bond of any nation yet, so the last player must buy one.

## Why not: turns, rondel, Swiss Banks

why-imperial-end-trigger = The game is over; nothing more can be done.
why-imperial-turn-government-decides = Somebody else decides now. Now: { $step }.
why-imperial-turn-one-space = A nation moves on the rondel once, at the beginning of its turn. Now: { $step }.
why-imperial-rondel-no-stay = The nation stands on this space already and has to move on.
why-imperial-rondel-max-six = This space is { $distance } spaces away; six is the most, at any price.
why-imperial-rondel-payer = So long a move costs { $fee } million of the government’s own cash, which is { $cash } million. Choose a nearer space.
why-imperial-rondel-action-optional = There is nothing to finish here; this step waits for another answer. Now: { $step }.
why-imperial-swiss-force = A Swiss Bank can stop a nation only when it is about to pass Investor. Now: { $step }.
why-imperial-swiss-force-needs-money = { The-nation } owes { $interest } million of interest and has only { $treasury } million in its treasury, so it cannot be made to stop.
why-imperial-investor-interest-guaranteed = On Investor, { the-nation } could not pay the other players their interest: { $missing } million are missing even with the government’s cash. Choose another space; a gift to the treasury would help.

## Why not: factories, production, import

why-imperial-factory-one = A factory is built only on the Factory space, one in a turn. Now: { $step }.
why-imperial-factory-own-city = { The-nation } builds only in its own cities, and { the-area } is not one of them.
why-imperial-factory-one-per-city = There is a factory in { the-area } already. Choose another city.
why-imperial-factory-not-occupied = A hostile army stands in { the-area }. Remove it first, or choose another city.
why-imperial-factory-cannot-pay = A factory costs 5 million and { the-nation } has { $treasury } million. A gift to its treasury would help.
why-imperial-production-one-each = { $area } has no factory that is still to produce: there is none, or it has produced this turn.
why-imperial-production-one-each-step = Factories work only when their nation is on Production. Now: { $step }.
why-imperial-production-no-foreign-use = { The-nation } produces only in its own factories, and { the-area } is not a home province of it.
why-imperial-production-blocked = A hostile army stands in { the-area }, so its factory produces nothing.
why-imperial-production-supply = { The-nation } has too few pieces left for all its factories. Choose them one by one.
why-imperial-components-supply-exhausted = All pieces of this kind that { the-nation } has are on the board, so this factory produces nothing.
why-imperial-import-max-three = Units are imported only on the Import space, three at most. Now: { $step }.
why-imperial-import-home-only = { The-nation } imports only into its own home provinces, and { the-area } is not one of them.
why-imperial-import-not-occupied = A hostile army stands in { the-area }. Choose another home province.
why-imperial-import-supply = All pieces of this kind that { the-nation } has are on the board.
why-imperial-import-treasury-bound = The treasury of { the-nation } is empty, and a unit costs 1 million. A gift to the treasury would help.

## Why not: fleets and armies

why-imperial-maneuver-three-steps = Units move only in a Maneuver: first fleets, then armies. Now: { $step }.
why-imperial-fleet-one-step = { $there ->
    [0] { The-nation } has no fleet in { the-area }.
   *[other] Every fleet that { the-nation } has in { the-area } has moved already.
  }
why-imperial-fleet-mover-asks-order = { The-nation } has no units in { the-area }, or has been asked already.
why-imperial-fleet-mover-asks-order-step = Other nations are asked only after a unit has entered without attacking. Now: { $step }.
why-imperial-army-one-step = { $there ->
    [0] { The-nation } has no such army in { the-area }.
   *[other] Every such army that { the-nation } has in { the-area } has moved already.
  }
why-imperial-army-any-land = No army of { the-nation } gets from { the-from } to { the-to } in one move: it may take one step over a border, and use the railroad in its own country before and after it.
why-imperial-rail-suspended = The railroad from { the-from } to { the-to } is cut: a hostile army stands on the line.
why-imperial-convoy-basic = { $area } cannot be reached from { the-sea }. Land on a coast of that sea, or cross to another sea first.
why-imperial-convoy-basic-step = Only an army that has gone aboard can cross a sea or land; embark one first. Now: { $step }.
why-imperial-convoy-embark-by-rail = No army of { the-nation } in { the-from } can reach the coast of { the-sea } now, not even by railroad.
why-imperial-convoy-own-fleets = { The-nation } has no fleet in { the-sea } to carry the army.
why-imperial-convoy-one-army-per-fleet = { $fleets ->
    [one] The only fleet in { the-sea } has carried an army already.
   *[other] All { $fleets } fleets in { the-sea } have carried an army already.
  }
why-imperial-convoy-chain = The convoy cannot go on from { the-area } to { the-sea }: they do not touch, or it has been there already.
why-imperial-convoy-whole-move = The army comes from { the-area } and cannot land there again. Choose another coast.

## Why not: battles, stance, destruction, flags

why-imperial-battle-active-choice-first = There is nobody to attack at this moment: a unit must have entered a place with foreign units, or a battle must be declared. Now: { $step }.
why-imperial-battle-active-attacks = { The-nation } has no { $unit } in { the-area }.
why-imperial-battle-inactive-only-then = There is no battle, attack or stop on Investor to decide about. Now: { $step }.
why-imperial-invariant-battle-balance = { The-nation } cannot fight its own units.
why-imperial-ruling-active-multiple = There are no foreign units in { the-area } to fight.
why-imperial-ruling-anytime = Battles are declared while a nation moves its fleets or armies. Now: { $step }.
why-imperial-ruling-harbour-mix = { The-nation } has no { $unit } in { the-area } to fight with.
why-imperial-stance-only-foreign-home = { $area } is a home province of this army’s own nation, where armies are neither hostile nor friendly.
why-imperial-stance-only-foreign-home-step = This is asked only when an army enters a home province of another nation. Now: { $step }.
why-imperial-stance-change-next-maneuver = Armies change between hostile and friendly only while their nation moves its armies. Now: { $step }.
why-imperial-ruling-stance-change = { The-nation } has no army in { the-area } that may still change: it must have entered in an earlier Maneuver, and neither moved nor changed in this one.
why-imperial-ruling-last-factory-change = { $area } has the last free factory of its nation, so armies there stay friendly.
why-imperial-destroy-foreign-only = A nation cannot destroy its own factories, and { the-area } is its own.
why-imperial-destroy-three-armies = There is no factory in { the-area } to destroy.
why-imperial-destroy-two-not-enough = { $armies ->
    [0] This takes three hostile armies in { the-area }, and { the-nation } has none.
   *[other] This takes three hostile armies in { the-area }, and { the-nation } has only { $armies }.
  }
why-imperial-destroy-last-factory = The factory in { the-area } is the last free one of its nation and cannot be destroyed.
why-imperial-destroy-no-defenders = { $area } is defended by an army or a fleet of its own nation. Fight it first.
why-imperial-ruling-destroy-stance = All three armies must be hostile, and in { the-area } only { $armies } of { the-nation } are. Turn friendly ones hostile first.
why-imperial-ruling-destroy-timing = Factories are destroyed while a nation moves its armies. Now: { $step }.
why-imperial-flags-automatic = Flags are placed without asking, unless a nation has too few of them. Now: { $step }.
why-imperial-flags-place = { The-nation } has not newly won { the-area }, or has its flag there already.

## Why not: money and investing

why-imperial-money-separate = This is another player’s cash. Spend only your own.
why-imperial-money-only-defined-loans = Bonds are bought only by a player who is asked to invest. Now: { $step }.
why-imperial-money-donate-bound = A gift of { $amount } million to { the-nation } is more than the cash at hand, which is { $cash } million.
why-imperial-ruling-donate-who-when = Gifts are possible whenever a player is asked to decide, except in the middle of a battle. Wait a moment.
why-imperial-invest-optional = Nobody is asked to invest, so there is nothing to pass. Now: { $step }.
why-imperial-invest-increase = Only its owner can raise the { $face } million bond of { the-nation }.
why-imperial-invest-available-only = The { $face } million bond of { the-nation } is taken. Choose one that is still in the pile.
why-imperial-invest-cash-only = This costs { $price } million, and only { $cash } million of cash is at hand. Choose a smaller bond or pass.
why-imperial-nocard-invest-after-turn = This round of investing is for { the-nation } only, except for players who govern nothing.
why-imperial-nocard-stateless-any = Only a player who governs no nation may invest at any time, and not during set-up or in the middle of a battle. Others wait until they are asked.

## How a game ends

outcome-power = A nation has reached the top of the power track.
outcome-turn-limit = The agreed number of turns has been played.

## Options

option-setup = How nations and bonds are shared out at the beginning
option-setup-standard = Flag cards are dealt and bring their bonds along
option-setup-experienced = Every player chooses bonds, nation by nation
option-investor-card = When players may invest
option-investor-card-with = The holder of the investor card invests when a nation reaches or passes Investor
option-investor-card-without = After every turn all players may invest in the nation that has moved
option-cash = Whether players see each other’s cash
option-cash-secret = Everybody sees only their own cash
option-cash-open = All cash is open
option-turn-limit = End the game after so many turns of nations; 0 plays to the end
