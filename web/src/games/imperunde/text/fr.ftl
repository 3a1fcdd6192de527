# ImpeRunde à la table en français : panneaux, choix en bref, guide de la première partie.

## Table

web-race = Course
web-hand = Cartes
web-conference = Pourparlers
web-budget = Budget
web-investments = Achats
web-battle = Combat
web-asides = Intervenir
web-curtain-what = Les mains sont secrètes : passez l’écran, puis continuez.

## The board

board-value-rules = valeur { $value }
board-value-owner = valeur { $value } (corrigée)
board-border-added = voisin : { $place } (corrigé)
board-border-removed = pas voisin : { $place } (corrigé)
board-value-reconstructed = valeur { $value } (reconstituée)
board-disc-famine = famine
board-disc-plunder = pillé
board-disc-storm = tempête
board-disc-calm = calme
board-unit-infantry = { $count } infanterie
board-unit-cavalry = { $count } cavalerie
board-unit-artillery = { $count } artillerie
board-unit-fort = { $count ->
    [one] un fort
   *[other] { $count } forts
  }
board-unit-frigate = { $count ->
    [one] une frégate
   *[other] { $count } frégates
  }
board-unit-line = { $count ->
    [one] un navire de ligne
   *[other] { $count } navires de ligne
  }
board-unit-post = { $count ->
    [one] un comptoir
   *[other] { $count } comptoirs
  }
board-unit-cargo = { $count ->
    [one] un navire de transport ({ $unit })
   *[other] { $count } navires de transport ({ $unit })
  }
board-captured = prise : { $units }
board-stack = { $units } ({ $nation })
board-move = Déplacer { $units }
board-launch = Lancer { $unit }
board-where = Où va { $unit } ?


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
