# ImpeRunde am Tisch auf Deutsch: Tafeln, Entscheidungen in Kurzform, Begleitung durch die erste Partie.

## Table

web-race = Rennen
web-hand = Karten
web-conference = Gespräche
web-budget = Haushalt
web-investments = Käufe
web-battle = Kampf
web-asides = Eingreifen

## The board

board-value = Wert { $value }
board-value-reconstructed = Wert { $value } (rekonstruiert)
board-disc-famine = Hungersnot
board-disc-plunder = geplündert
board-disc-storm = Sturm
board-disc-calm = Flaute
board-captured = { $unit }, gekapert und unbeweglich
board-cargo = Frachtschiff mit { $unit }
board-stack = { $count } { $unit } ({ $nation })
board-move-unit = { $unit } bewegen
board-where-unit = { $unit }: wohin?


## The race and the players


## Cards and standing answers


## The conference


## The budget


## Investments


## Battle


## The wheel

## Charts

web-chart-posts = Handelsposten
web-chart-debts = Schulden
web-chart-money = Geld

## Choices in short

## First-game guide
