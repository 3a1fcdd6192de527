# ImpeRunde at the table in English: its panels, its choices in short, and its first-game guide.

## Table

web-race = Race
web-hand = Cards
web-conference = Talks
web-budget = Budget
web-investments = Purchases
web-battle = Battle
web-asides = Break in

## The board

board-value = value { $value }
board-value-reconstructed = value { $value } (reconstructed)
board-disc-famine = famine
board-disc-plunder = plundered
board-disc-storm = storm
board-disc-calm = calm
board-captured = captured { $unit }, cannot move
board-cargo = cargo ship with { $unit }
board-stack = { $count } { $unit } ({ $nation })
board-move-unit = Move { $unit }
board-where-unit = Where to with { $unit }?


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
