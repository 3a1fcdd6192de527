## The board and the rondel

board-label = The board
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = Show the whole board
board-skip = Skip
board-close = Close
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
board-owner = { $nation }
board-possible = { $count ->
    [one] one choice here
   *[other] { $count } choices here
  }
board-target = can be reached
board-nothing = Nothing can be done here now.
board-which = Which unit?
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
board-list = Show the { $count } places as a list
board-how-many = How many?
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
