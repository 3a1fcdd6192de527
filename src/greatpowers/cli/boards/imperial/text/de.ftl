# Das Spielbrett von Imperial im Terminal, auf Deutsch.

## Kürzel und Zeichen

code-austria-hungary = ÖU
code-italy = IT
code-france = FR
code-great-britain = GB
code-germany = DR
code-russia = RU

space-factory = Fabrik
space-production = Produktion
space-maneuver = Manöver
space-investor = Investor
space-import = Import
space-taxation = Besteuerung

board-nation = Nation
board-government = Regierung
board-treasury = Kasse
board-due = Zinsen
board-power = Macht
board-tax = St.→neu
board-rondel = Rondell
board-left = Vorrat
board-flags = Flg.
board-nobody = –
board-centre = (Mitte)
board-supply = { $armies }A { $fleets }F
board-tax-lowest = ≤{ $revenue }
board-tax-highest = { $revenue }+
board-cash = Bar
board-interest = Zinsen
board-score-hidden = { $value }+?
board-governs = *
board-marks = * regiert
board-card = Karte
board-swiss = Schweiz
board-fee = { $fee } Mio.
board-flag = ⚑
board-armies = { $count }A
board-fleets = { $count }F
board-lands = Landregionen
board-empty = Leer: { $area }
board-legend = ■◆ Rüstungsbetrieb, Werft (□◇ keine) · A Armee F Flotte · ! feindlich ~ freundlich · Vorrat: Einheiten neben dem Plan
board-status = Zug { $turn } · { $nation } · Staatskasse { $treasury } Mio.
board-status-cash = dein Bargeld { $cash } Mio.

## Überschriften der Auswahl und was darunter steht

aside-imperial-donate = Bargeld in eine Staatskasse spenden
aside-imperial-lend = eine Anleihe kaufen, solange du keine Nation regierst
aside-imperial-lend-more = eine Anleihe erhöhen, solange du keine Nation regierst

group-imperial-bond = { $nation }
group-imperial-increase = { $nation }
group-imperial-build = Bauen in
group-imperial-produce-all = Produzieren in
group-imperial-produce = Produzieren in
group-imperial-import-army = Armee nach
group-imperial-import-fleet = Flotte nach
group-imperial-sail = Flotte { from-from }
group-imperial-march = Armee { from-from }
group-imperial-march-friendly = Armee { from-from }
group-imperial-embark = Armee { from-from }
group-imperial-embark-friendly = Armee { from-from }
group-imperial-turn-hostile = { $area }
group-imperial-turn-friendly = { $area }
group-imperial-battle = Kampf
group-imperial-destroy = { $area }
group-imperial-attack = Angriff
group-imperial-flag = Flagge
group-imperial-land = Landung
group-imperial-cross = Weiter

item-imperial-bond = Anleihe über { $bond } Mio.
item-imperial-increase = { $bond } Mio. auf { $to } Mio.
item-imperial-rondel = { $space }
item-imperial-build = { $area }
item-imperial-produce-all = Alle Fabriken
item-imperial-produce = { $area }
item-imperial-import-army = { $area }
item-imperial-import-fleet = { $area }
item-imperial-sail = { into-to }
item-imperial-march = { into-to }
item-imperial-march-friendly = die freundliche { into-to }
item-imperial-embark = { across-sea }
item-imperial-embark-friendly = die freundliche { across-sea }
item-imperial-turn-hostile = feindlich werden
item-imperial-turn-friendly = freundlich werden
item-imperial-battle = { $area } ({ $unit })
item-imperial-destroy = die Fabrik für drei Armeen zerstören
item-imperial-attack = { nation-unit }
item-imperial-flag = { $area }
item-imperial-land = { $area }
item-imperial-cross = { across-sea }
