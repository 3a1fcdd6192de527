## Spielplan

board-label = Der Spielplan
board-controls = Zoom und Drehung
board-zoom = Zoom
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-whole = Den ganzen Spielplan zeigen
board-turn-left = Spielplan nach links drehen
board-turn-right = Spielplan nach rechts drehen
board-turn-home = Mein Heimatland zu mir drehen
board-skip-animation = Animation überspringen
board-close = Schließen
board-owner = { $nation }
board-possible = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }
board-target = erreichbar
board-nothing = Hier ist jetzt nichts zu tun.
board-which = Welche Einheit?
board-list = { $count ->
    [one] Das einzige Ziel als Liste
   *[other] Die { $count } Ziele als Liste
  }
board-how-many = Wie viele?
board-coming = { $count ->
    [one] Wer kann hierher ziehen?
   *[other] Wer kann hierher ziehen? ({ $count })
  }
board-all = alle { $count }
board-via = über: { $places }
board-by-sea = über See: { $seas }
board-border-added = grenzt an: { $place } (korrigiert)
board-border-removed = grenzt nicht an: { $place } (korrigiert)
