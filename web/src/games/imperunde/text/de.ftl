# ImpeRunde am Tisch auf Deutsch: Tafeln, Entscheidungen in Kurzform, Begleitung durch die erste Partie.

## Table

web-race = Rennen
web-hand = Karten
web-conference = Gespräche
web-budget = Haushalt
web-investments = Käufe
web-battle = Kampf
web-asides = Eingreifen
web-curtain-what = Handkarten sind geheim: Gib den Bildschirm weiter, dann geht es los.

## The board

board-value-rules = Wert { $value }
board-value-owner = Wert { $value } (berichtigt)
board-border-added = grenzt an { $place } (berichtigt)
board-border-removed = grenzt nicht an { $place } (berichtigt)
board-value-reconstructed = Wert { $value } (rekonstruiert)
board-disc-famine = Hungersnot
board-disc-plunder = geplündert
board-disc-storm = Sturm
board-disc-calm = Flaute
board-unit-infantry = { $count } Infanterie
board-unit-cavalry = { $count } Kavallerie
board-unit-artillery = { $count } Artillerie
board-unit-fort = { $count ->
    [one] eine Festung
   *[other] { $count } Festungen
  }
board-unit-frigate = { $count ->
    [one] eine Fregatte
   *[other] { $count } Fregatten
  }
board-unit-line = { $count ->
    [one] ein Linienschiff
   *[other] { $count } Linienschiffe
  }
board-unit-post = { $count ->
    [one] ein Handelsposten
   *[other] { $count } Handelsposten
  }
board-unit-cargo = { $count ->
    [one] ein Frachtschiff mit { $unit }
   *[other] { $count } Frachtschiffe mit { $unit }
  }
board-captured = gekapert: { $units }
board-stack = { $units } ({ $nation })
board-move = Bewegen: { $units }
board-launch = Vom Stapel lassen: { $unit }
board-where = Wohin mit { $unit }?


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
