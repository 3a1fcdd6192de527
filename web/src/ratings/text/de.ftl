# Wertungen auf Deutsch. Sie werden erst geladen, wenn man sie braucht.

## Die Liste

web-ratings-title = Bestenliste
web-ratings-games = Spiele
web-ratings-what = Die Wertung schätzt nach allen gewerteten Partien, wie stark jemand spielt. Sie beginnt bei 1000 und zeigt eine Stärke, die so gut wie sicher erreicht ist.
web-ratings-provisional-what = Eine Wertung mit Fragezeichen ist vorläufig: Sie beruht auf weniger als { $games } Partien.
web-ratings-none = Noch hat niemand eine Wertung. Eröffne einen offenen Tisch und spiele die erste gewertete Partie.
web-ratings-failed = Die Liste lässt sich gerade nicht laden.
web-ratings-place = Platz
web-ratings-player = Spieler
web-ratings-value = Wertung
web-ratings-count = Partien
web-ratings-guest = Gast
web-ratings-you = du
web-ratings-provisional = vorläufig

## Ein neuer Tisch

web-rated-choice = Gewertet
web-rated-choice-what = Das Ergebnis ändert die Wertungen. In einer gewerteten Partie kannst du nichts zurücknehmen, worauf schon ein Bot geantwortet hat.
web-rated-game = Gewertete Partie
web-rated-game-what = Diese Partie wird gewertet.
web-unrated-game-what = Diese Partie wird nicht gewertet.

## Das Ende einer Partie

web-rating-changes = Wertungen
web-rating-changes-none = Diese Partie zählt nicht für die Wertungen.
web-rating-changes-list = Bestenliste
