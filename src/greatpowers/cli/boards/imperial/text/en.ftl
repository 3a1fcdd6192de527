# The text board of Imperial in English.

## Codes and signs

code-austria-hungary = AH
code-italy = IT
code-france = FR
code-great-britain = GB
code-germany = GE
code-russia = RU

space-factory = Factory
space-production = Production
space-maneuver = Maneuver
space-investor = Investor
space-import = Import
space-taxation = Taxation

board-nation = Nation
board-government = Government
board-treasury = Treas.
board-due = Due
board-power = Power
board-tax = Tax→now
board-rondel = Rondel
board-left = Supply
board-flags = Flags
board-nobody = –
board-centre = (centre)
board-supply = { $armies }A { $fleets }F
board-tax-lowest = ≤{ $revenue }
board-tax-highest = { $revenue }+
board-cash = Cash
board-interest = Int.
board-score-hidden = { $value }+?
board-governs = *
board-marks = * governs
board-card = card
board-swiss = Swiss
board-fee = { $fee }M
board-flag = ⚑
board-armies = { $count }A
board-fleets = { $count }F
board-lands = Land regions
board-empty = Empty: { $area }
board-legend = ■◆ factory, shipyard (□◇ none) · A army F fleet · ! hostile ~ friendly · Supply: units not on the board
board-status = Turn { $turn } · { $nation } · treasury { $treasury } M
board-status-cash = your cash { $cash } M

## Headings of choices, and the choices below them

aside-imperial-donate = give some of your cash to a treasury
aside-imperial-lend = buy a bond while you govern no nation
aside-imperial-lend-more = increase a bond while you govern no nation

group-imperial-bond = { $nation }
group-imperial-increase = { $nation }
group-imperial-build = Build in
group-imperial-produce-all = Produce in
group-imperial-produce = Produce in
group-imperial-import-army = Army into
group-imperial-import-fleet = Fleet into
group-imperial-sail = Sail from { $from }
group-imperial-march = From { $from }
group-imperial-march-friendly = From { $from }
group-imperial-embark = From { $from }
group-imperial-embark-friendly = From { $from }
group-imperial-turn-hostile = In { $area }
group-imperial-turn-friendly = In { $area }
group-imperial-battle = Battle
group-imperial-destroy = In { $area }
group-imperial-attack = Attack
group-imperial-flag = Flag in
group-imperial-land = Land in
group-imperial-cross = Cross

item-imperial-bond = { $bond } M bond
item-imperial-increase = { $bond } M to { $to } M
item-imperial-rondel = { $space }
item-imperial-build = { $area }
item-imperial-produce-all = all factories
item-imperial-produce = { $area }
item-imperial-import-army = { $area }
item-imperial-import-fleet = { $area }
item-imperial-sail = { $to }
item-imperial-march = to { $to }
item-imperial-march-friendly = friendly army to { $to }
item-imperial-embark = across the { $sea }
item-imperial-embark-friendly = friendly army across the { $sea }
item-imperial-turn-hostile = turn hostile
item-imperial-turn-friendly = turn friendly
item-imperial-battle = { $area } ({ $unit })
item-imperial-destroy = destroy the factory, at the cost of three armies
item-imperial-attack = { $nation }: { $unit }
item-imperial-flag = { $area }
item-imperial-land = { $area }
item-imperial-cross = { $sea }
