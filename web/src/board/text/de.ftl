## Spielplan und Rondell

board-label = Der Spielplan
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-whole = Den ganzen Spielplan zeigen
board-skip = Überspringen
board-close = Schließen
board-factory = Fabrik
board-army = { $count ->
    [one] eine Armee ({ $nation })
   *[other] { $count } Armeen ({ $nation })
  }
board-friendly = { $count ->
    [one] eine freundliche Armee ({ $nation })
   *[other] { $count } freundliche Armeen ({ $nation })
  }
board-fleet = { $count ->
    [one] eine Flotte ({ $nation })
   *[other] { $count } Flotten ({ $nation })
  }
board-owner = { $nation }
board-possible = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }
board-target = erreichbar
board-nothing = Hier ist jetzt nichts zu tun.
board-which = Welche Einheit?
board-move-army = { $count ->
    [one] Die Armee bewegen
   *[other] Armeen bewegen
  }
board-move-friendly = { $count ->
    [one] Die freundliche Armee bewegen
   *[other] Freundliche Armeen bewegen
  }
board-move-fleet = { $count ->
    [one] Die Flotte bewegen
   *[other] Flotten bewegen
  }
board-where-army = Wohin geht die Armee?
board-where-friendly = Wohin geht die freundliche Armee?
board-where-fleet = Wohin fährt die Flotte?
board-list = Die { $count } Ziele als Liste
board-how-many = Wie viele?
rondel-label = Das Rondell
rondel-direction = Die Nationen ziehen im Uhrzeigersinn.
rondel-free = kostet nichts
rondel-fee = kostet die Regierung { $amount } Millionen
rondel-space-factory = Fabrik
rondel-space-production = Produktion
rondel-space-maneuver = Manöver
rondel-space-investor = Investor
rondel-space-import = Import
rondel-space-taxation = Besteuerung
rondel-hint-factory = eine Fabrik in einer eigenen Stadt bauen.
rondel-hint-production = jede Fabrik im eigenen Land baut eine Armee oder Flotte.
rondel-hint-maneuver = erst ziehen Flotten, dann Armeen; Kämpfe und Flaggen.
rondel-hint-investor = Anleihen bringen Zinsen, dann wird investiert.
rondel-hint-import = bis zu drei Einheiten für die Heimatprovinzen kaufen.
rondel-hint-taxation = Steuern einnehmen, Macht gewinnen, Erfolgsbonus erhalten.
