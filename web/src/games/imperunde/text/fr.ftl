# ImpeRunde à la table en français : panneaux, choix en bref, guide de la première partie.

## Table

web-race = Course
web-hand = Cartes
web-conference = Pourparlers
web-budget = Budget
web-investments = Achats
web-battle = Combat
web-asides = Intervenir

## The board

board-value = valeur { $value }
board-value-reconstructed = valeur { $value } (reconstituée)
board-disc-famine = famine
board-disc-plunder = pillé
board-disc-storm = tempête
board-disc-calm = calme
board-captured = { $unit }, prise et immobile
board-cargo = navire de transport : { $unit }
board-stack = { $count } { $unit } ({ $nation })
board-move-unit = Déplacer : { $unit }
board-where-unit = { $unit } : où aller ?


## The race and the players


## Cards and standing answers


## The conference


## The budget


## Investments


## Battle


## The wheel

## Charts

web-chart-posts = Comptoirs
web-chart-debts = Dettes
web-chart-money = Argent

## Choices in short

## First-game guide
