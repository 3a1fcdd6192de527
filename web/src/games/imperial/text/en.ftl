# Imperial at the table in English: its panels, its choices in short, and its first-game guide. Money is in millions, written M.

## Table

web-donate = Give money
web-donate-title = Give money to a treasury
web-donate-what = A gift is never returned, and it counts for no bond.
web-donate-nation = Nation
web-donate-amount = Millions ({ $least } to { $most })
web-donate-do = Give
web-lend-title = Buy a bond at any time
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
web-left = Left
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
web-million = { $amount } M
web-where-centre = not on the rondel yet

## Investors

web-cash = Cash
web-interest = Interest
web-score = Score now
web-score-hidden = { $value } + cash
web-card = investor card
web-swiss = Swiss Bank
web-governs = Governs
web-bonds-none = no bonds

## History

web-chart-power = Power points
web-chart-treasury = Treasuries
web-chart-scores = Scores
web-chart-scores-hidden = The others’ scores are shown when cash is open or the game is over.

## Curtain, result

web-curtain-what = Cash is secret: hand the screen over, then go on.
web-points = Points
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
web-group-imperial-cross = Go on across
web-item-imperial-bond = { $bond } M bond
web-item-imperial-increase = Raise { $bond } M to { $to } M
web-item-imperial-rondel = { $space }
web-item-imperial-build = { $area }
web-item-imperial-produce-all = All factories
web-item-imperial-produce = { $area }
web-item-imperial-import-army = { $area }
web-item-imperial-import-fleet = { $area }
web-item-imperial-sail = to { $to }
web-item-imperial-march = to { $to }
web-item-imperial-march-friendly = friendly army to { $to }
web-item-imperial-embark = over the { $sea }
web-item-imperial-embark-friendly = friendly army over the { $sea }
web-item-imperial-turn-hostile = Turn an army hostile
web-item-imperial-turn-friendly = Turn an army friendly
web-item-imperial-battle = { $area } ({ $unit })
web-item-imperial-destroy = Destroy the factory for three armies
web-item-imperial-attack = { $unit } of { $nation }
web-item-imperial-flag = { $area }
web-item-imperial-land = { $area }
web-item-imperial-cross = { $sea }

## First-game guide, one text for each decision

web-guide-imperial-grant = Whoever has lent a nation most governs it. Dear bonds bring more interest and control; cash left over buys bonds later.
web-guide-imperial-rondel = The nation moves clockwise to one space and does what it says. Three spaces are free; each further one costs 2 M of your own cash. Taxation earns power, Investor pays interest, Production and Import raise units, Maneuver moves them.
web-guide-imperial-force = With a Swiss Bank you may stop this nation on Investor: then it pays interest to everybody who holds its bonds.
web-guide-imperial-factory = A factory costs 5 M from the treasury and earns 2 M of taxes. Brown cities make armies, light-blue ports make fleets.
web-guide-imperial-production = Every factory without a hostile army makes one unit for nothing.
web-guide-imperial-import = Up to three units for 1 M each from the treasury, into any free home province; fleets only into ports.
web-guide-imperial-fleets = First fleets: each may sail one sea further. A sea held alone gets your flag at the end: 1 M more taxes for good.
web-guide-imperial-armies = Now armies: one step over a border, by rail within the home country, or across seas where your fleets lie. Regions held alone get your flag.
web-guide-imperial-convoy = The army is at sea. Every fleet carries one army a turn; land where you like, or go on.
web-guide-imperial-stance = A hostile army stops production and taxes there; a friendly one only stands by.
web-guide-imperial-entry = A battle costs both sides one unit. Attack, or leave it; then the others may call for battle.
web-guide-imperial-calls = Several nations stand here. You say who is asked first.
web-guide-imperial-call = Somebody moved in on a nation you govern. You may fight: one unit against one.
web-guide-imperial-battle = Choose whom to fight; one unit of each side is lost.
web-guide-imperial-flags = Not enough flags for all you have won: choose where they bring most.
web-guide-imperial-invest = Buy a bond of any nation, or raise one you hold. Look for nations that will grow in power, and for a majority that makes you the government.
web-guide-imperial-round = After every turn all players may invest in the nation that has moved.

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
rondel-direction = Nations go round clockwise.
rondel-free = costs nothing
rondel-fee = costs the government { $amount } million
rondel-space-factory = Factory
rondel-space-production = Production
rondel-space-maneuver = Maneuver
rondel-space-investor = Investor
rondel-space-import = Import
rondel-space-taxation = Taxation
rondel-hint-factory = build one factory in a city of its own.
rondel-hint-production = every factory at home makes an army or a fleet.
rondel-hint-maneuver = fleets move, then armies; battles and flags.
rondel-hint-investor = bonds pay interest, then investors buy bonds.
rondel-hint-import = buy up to three units for its home provinces.
rondel-hint-taxation = collect taxes, gain power, pay a bonus.
