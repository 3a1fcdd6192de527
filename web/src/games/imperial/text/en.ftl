# Imperial at the table in English: its panels, its choices in short, and its first-game guide. Money is in millions, written M.

## First page

web-game-length = about an hour against bots
web-game-turn = Turn { $turn }

## Pictures in the rules

book-home = The home provinces of Austria-Hungary. Each city has a place for one factory; Vienna and Budapest already have one. Brown cities build armies, blue ones fleets.
book-rondel = The rondel. Nations move clockwise; up to three spaces are free, each further one costs the government 2 million.
book-fleets = Two Italian fleets in the Western Mediterranean and a French one in the Bay of Biscay.
book-armies = Armies of two nations in the Balkans. The one lying down entered Trieste as a friendly army.
book-flags = Spain flies the French flag; Portugal is still free.
book-bonds = The bonds of a nation: price above, interest below.

## Table

web-donate = Give money
web-donate-title = Give money to a treasury
web-donate-what = A gift is never returned and does not count as a bond.
web-donate-nation = Nation
web-donate-amount = Millions ({ $least } to { $most })
web-donate-do = Give
web-lend-any-time = You govern no nation, so you may buy bonds at any time.
web-rondel = Rondel
web-nations = Nations
web-investors = Investors

## Nations

web-no-government = no government
web-treasury = Treasury
web-power = Power
web-power-value = { $power } of { $end }
web-factor-value = ×{ $factor }
web-tax = Taxes
web-tax-now = last { $last }, now { $now }
web-tax-lowest = { $revenue } or less
web-tax-highest = { $revenue } or more
web-left = In supply
web-left-value = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
  }, { $fleets ->
    [one] { $fleets } fleet
   *[other] { $fleets } fleets
  }, { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
  }
web-bonds = Bonds
web-bond-held = { $bond } M bond, interest { $interest }: { $player }
web-bond-free = { $bond } M bond, interest { $interest }: in the pile
web-lent = Lent
web-bonds-what = Choose a bond. Each shows its price and its interest (+); ⚑ means you would govern.
web-bonds-own = { $lent } M in bonds, { $interest } M interest
web-bond-brings = +{ $interest }
web-bond-of = { $bond } M bond of { $nation }
web-bond-interest = interest { $interest } M
web-bond-yours = yours
web-bond-buy = Buy for { $price } M
web-bond-trade = Trade in your { $bond } M bond and pay { $price } M
web-bond-raise-to = Increase to { $to } M: pay { $price } M
web-bond-gain = interest +{ $interest } M
web-bond-leaves = leaves { $cash } M
web-million = { $amount } M
web-where-centre = not on the rondel yet

## Investors

web-cash = Cash
web-interest = Interest
web-score = Current score
web-score-hidden = { $value } + cash
web-card = investor card
web-swiss = Swiss Bank
web-governs = Governs
web-bonds-none = no bonds

## History

web-chart-power = Power points
web-chart-treasury = Treasuries
web-chart-scores = Scores
web-chart-scores-hidden = Other players’ scores are shown when cash is open or the game is over.

## Curtain, result

web-curtain-what = Cash is secret: pass the device, then continue.
web-advice-imagined = Other players’ cash is imagined, or worked out from payments you saw.
web-points = Points
web-result-margin = { $player } has { $points } points, { $margin } more than { $other }.
web-result-level = { $players } have { $points } points each.
web-result-score = { $points }
web-rules-source = Rulebook: { $source }

## Beside choices

web-group-imperial-bond = { $nation }
web-group-imperial-increase = { $nation }
web-group-imperial-build = Build a factory in
web-group-imperial-produce-all = Produce in
web-group-imperial-produce = Produce in
web-group-imperial-import-army = Import an army into
web-group-imperial-import-fleet = Import a fleet into
web-group-imperial-sail = Sail from { $from }
web-group-imperial-march = From { $from }
web-group-imperial-march-friendly = From { $from }
web-group-imperial-embark = From { $from }
web-group-imperial-embark-friendly = From { $from }
web-group-imperial-turn-hostile = In { $area }
web-group-imperial-turn-friendly = In { $area }
web-group-imperial-battle = Fight in
web-group-imperial-destroy = In { $area }
web-group-imperial-attack = Attack
web-group-imperial-flag = Place a flag in
web-group-imperial-land = Land in
web-group-imperial-cross = Continue across
web-item-imperial-bond = { $bond } M bond
web-item-imperial-increase = Increase { $bond } M to { $to } M
web-item-imperial-rondel = { $space }
web-item-imperial-build = { $area }
web-item-imperial-produce-all = All factories
web-item-imperial-produce = { $area }
web-item-imperial-import-army = { $area }
web-item-imperial-import-fleet = { $area }
web-item-imperial-sail = to { $to }
web-item-imperial-march = to { $to }
web-item-imperial-march-friendly = friendly army to { $to }
web-item-imperial-embark = across the { $sea }
web-item-imperial-embark-friendly = friendly army across the { $sea }
web-item-imperial-turn-hostile = Turn an army hostile
web-item-imperial-turn-friendly = Turn an army friendly
web-item-imperial-battle = { $area } ({ $unit })
web-item-imperial-destroy = Destroy the factory, at the cost of three armies
web-item-imperial-attack = { $nation }: { $unit }
web-item-imperial-flag = { $area }
web-item-imperial-land = { $area }
web-item-imperial-cross = { $sea }

## Reference sheets

web-sheet-tracks = Power and taxes
web-sheet-bonds = Bonds
web-sheet-rondel = Rondel
web-sheet-power = Power track
web-sheet-power-what = A nation’s power gives its factor: at the end, every bond scores its interest times the factor. The game ends as soon as a nation has { $end } power points.
web-sheet-tax = Tax chart
web-sheet-tax-what = Taxes: { $factory } M for each free factory and { $flag } M for each flag. The space reached gives power points; the government earns 1 M for each space gained since the last time. Soldiers’ pay: { $pay } M for each army and fleet.
web-sheet-points = +{ $points } power
web-sheet-now = Where the nations stand
web-sheet-tax-last = Last taxes
web-sheet-tax-now = Taxes now
web-sheet-tax-gain = Taxation now
web-sheet-bonds-what = The player who has lent a nation the most governs it. A tie leaves the government as it is.
web-sheet-price = Price
web-sheet-interest-all = Interest due
web-sheet-rondel-what = Up to { $free } spaces are free. Each further space costs the government { $fee } M of its own cash; { $most } is the maximum.
web-sheet-space-factory = Build a factory in a city without one, for { $price } M from the treasury.
web-sheet-space-production = Every free home factory produces an army or a fleet.
web-sheet-space-maneuver = Move fleets, then armies; fight; place flags. { $lost } armies can destroy a factory and are lost with it.
web-sheet-space-investor = The treasury pays interest on every bond sold. Then the holder of the investor card receives { $income } M and may invest, followed by each player with a Swiss Bank.
web-sheet-space-import = Up to { $most } armies or fleets for { $unit } M each, in home provinces.
web-sheet-space-taxation = Collect { $factory } M for each free factory and { $flag } M for each flag, gain power, and pay { $pay } M for each army and fleet.

## First-game guide, one text for each decision

web-guide-imperial-grant = The player who has lent a nation the most governs it. Larger bonds bring more interest and influence; the cash you keep buys bonds later.
web-guide-imperial-rondel = The nation moves clockwise to a space and takes its action. Up to three spaces are free; each extra space costs 2 M of your own cash. Taxation earns power, Investor pays interest, Production and Import raise units, Maneuver moves them.
web-guide-imperial-force = With a Swiss Bank you can stop this nation on Investor: it then pays interest to everyone who holds its bonds.
web-guide-imperial-factory = A factory costs 5 M from the treasury and adds 2 M in taxes. Brown cities produce armies, light-blue ports produce fleets.
web-guide-imperial-production = Every factory without a hostile army produces one unit for free.
web-guide-imperial-import = Up to three units for 1 M each from the treasury, in any free home province; fleets only in ports.
web-guide-imperial-fleets = Fleets first: each may sail to a neighbouring sea. A sea you hold alone gets your flag at the end: 1 M more in taxes while the flag stays.
web-guide-imperial-armies = Now the armies: one step across a border, by rail within the home country, or across seas where you have fleets. Regions you hold alone get your flag.
web-guide-imperial-convoy = The army is at sea. Each fleet carries one army per turn; land where you like, or continue.
web-guide-imperial-stance = A hostile army stops production and taxes there; a friendly one does no harm.
web-guide-imperial-entry = A battle costs each side one unit. Attack, or hold back; then the others may call for battle.
web-guide-imperial-calls = There are several nations here. You choose which one decides first.
web-guide-imperial-call = A foreign unit has entered where you have units. You may fight: one unit for one.
web-guide-imperial-battle = Choose an opponent; each side loses one unit.
web-guide-imperial-flags = There are not enough flags for everything you have won: choose where they are worth most.
web-guide-imperial-invest = Buy a bond of any nation, or increase one you hold. Look for nations whose power will grow, and for a majority that makes you the government.
web-guide-imperial-round = After every turn, all players may invest in the nation that has just moved.

## Names of bots

## The board and the rondel

board-factory = factory
board-army = { $count ->
    [one] an army ({ $nation })
   *[other] { $count } armies ({ $nation })
  }
board-friendly = { $count ->
    [one] a friendly army ({ $nation })
   *[other] { $count } friendly armies ({ $nation })
  }
board-fleet = { $count ->
    [one] a fleet ({ $nation })
   *[other] { $count } fleets ({ $nation })
  }
board-move-army = { $count ->
    [one] Move the army
   *[other] Move armies
  }
board-move-friendly = { $count ->
    [one] Move the friendly army
   *[other] Move friendly armies
  }
board-move-fleet = { $count ->
    [one] Move the fleet
   *[other] Move fleets
  }
board-where-army = Where does the army go?
board-where-friendly = Where does the friendly army go?
board-where-fleet = Where does the fleet go?
rondel-label = The rondel
rondel-direction = Nations move clockwise.
rondel-hint = { $space }: { $hint }
rondel-free = free
rondel-fee = costs the government { $amount } million
rondel-space-factory = Factory
rondel-space-production = Production
rondel-space-maneuver = Maneuver
rondel-space-investor = Investor
rondel-space-import = Import
rondel-space-taxation = Taxation
rondel-hint-factory = build a factory in one of its own cities.
rondel-hint-production = every home factory produces an army or a fleet.
rondel-hint-maneuver = move fleets, then armies; battles and flags.
rondel-hint-investor = bonds pay interest, then players invest.
rondel-hint-import = buy up to three units for its home provinces.
rondel-hint-taxation = collect taxes, gain power, pay a bonus.
