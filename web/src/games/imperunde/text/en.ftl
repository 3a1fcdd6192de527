# ImpeRunde at the table in English: its panels, its choices in short, and its first-game guide.

## Table

web-race = Race
web-hand = Cards
web-conference = Talks
web-budget = Budget
web-investments = Purchases
web-battle = Battle
web-asides = Break in
web-curtain-what = Hands are secret: pass the screen on, then go on.

## The board

board-value-rules = value { $value }
board-value-owner = value { $value } (corrected)
board-border-added = borders { $place } (corrected)
board-border-removed = does not border { $place } (corrected)
board-value-reconstructed = value { $value } (reconstructed)
board-disc-famine = famine
board-disc-plunder = plundered
board-disc-storm = storm
board-disc-calm = calm
board-unit-infantry = { $count } infantry
board-unit-cavalry = { $count } cavalry
board-unit-artillery = { $count } artillery
board-unit-fort = { $count ->
    [one] a fort
   *[other] { $count } forts
  }
board-unit-frigate = { $count ->
    [one] a frigate
   *[other] { $count } frigates
  }
board-unit-line = { $count ->
    [one] a ship of the line
   *[other] { $count } ships of the line
  }
board-unit-post = { $count ->
    [one] a trade post
   *[other] { $count } trade posts
  }
board-unit-cargo = { $count ->
    [one] a cargo ship with { $unit }
   *[other] { $count } cargo ships with { $unit }
  }
board-captured = captured: { $units }
board-stack = { $units } ({ $nation })
board-move = Move { $units }
board-launch = Launch { $unit }
board-where = Where to with { $unit }?


## The race and the players


## Cards and standing answers


## The conference


## The budget


## Investments


## Battle


## The wheel

## Charts

web-chart-posts = Trade posts
web-chart-debts = Debts
web-chart-money = Money

## Choices in short

## First-game guide
