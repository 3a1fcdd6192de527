# Imperial am Tisch auf Deutsch.

## Startseite

web-game-length = etwa eine Stunde gegen Bots
web-game-turn = Zug { $turn }

## Bilder in den Regeln

book-home = Die Heimatprovinzen Österreich-Ungarns. Jede Stadt hat Platz für eine Fabrik; in Wien und Budapest steht schon eine. Braune Städte produzieren Armeen, hellblaue Häfen Flotten.
book-rondel = Das Rondell. Nationen ziehen im Uhrzeigersinn; bis zu drei Felder sind kostenlos, jedes weitere kostet die Regierung 2 Millionen.
book-fleets = Zwei italienische Flotten im Westlichen Mittelmeer und eine französische im Golf von Biskaya.
book-armies = Armeen zweier Nationen auf dem Balkan. Die liegende ist als freundliche Armee nach Triest gekommen.
book-flags = In Spanien steht die französische Flagge; Portugal ist noch frei.
book-bonds = Die Anleihen einer Nation: oben der Preis, unten die Zinsen.

## Tisch

web-donate = Geld spenden
web-donate-title = Geld in eine Staatskasse spenden
web-donate-what = Eine Spende wird nie zurückgezahlt und zählt nicht als Anleihe.
web-donate-nation = Nation
web-donate-amount = Millionen ({ $least } bis { $most })
web-donate-do = Spenden
web-lend-any-time = Du regierst keine Nation und darfst deshalb jederzeit Anleihen kaufen.
web-rondel = Rondell
web-nations = Nationen
web-investors = Investoren

## Nationen

web-no-government = keine Regierung
web-treasury = Staatskasse
web-power = Macht
web-power-value = { $power } von { $end }
web-factor-value = ×{ $factor }
web-tax = Steuern
web-tax-now = zuletzt { $last }, jetzt { $now }
web-tax-lowest = höchstens { $revenue }
web-tax-highest = mindestens { $revenue }
web-left = Vorrat
web-left-value = { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
  }, { $fleets ->
    [one] { $fleets } Flotte
   *[other] { $fleets } Flotten
  }, { $flags ->
    [one] { $flags } Flagge
   *[other] { $flags } Flaggen
  }
web-bonds = Anleihen
web-bond-held = Anleihe über { $bond } Mio., Zinsen { $interest } Mio.: { $player }
web-bond-free = Anleihe über { $bond } Mio., Zinsen { $interest } Mio.: im Stapel
web-lent = Geliehen
web-bonds-what = Wähle eine Anleihe: Preis, Zinsen (+), ⚑ du würdest regieren.
web-bonds-own = Anleihen über { $lent } Mio., Zinsen { $interest } Mio.
web-bond-brings = +{ $interest }
web-bond-of = Anleihe über { $bond } Mio.: { $nation }
web-bond-interest = Zinsen { $interest } Mio.
web-bond-yours = deine
web-bond-buy = Für { $price } Mio. kaufen
web-bond-trade = Deine Anleihe über { $bond } Mio. eintauschen und { $price } Mio. zahlen
web-bond-raise-to = Auf { $to } Mio. erhöhen: { $price } Mio. zahlen
web-bond-gain = Zinsen +{ $interest } Mio.
web-bond-leaves = dir bleiben { $cash } Mio.
web-million = { $amount } Mio.
web-where-centre = noch nicht auf dem Rondell

## Investoren

web-cash = Bargeld
web-interest = Zinsen
web-score = Punktestand
web-score-hidden = { $value } + Bargeld
web-card = Investorkarte
web-swiss = Schweizer Bank
web-governs = Regiert
web-bonds-none = keine Anleihen

## Rückschau

web-chart-power = Machtpunkte
web-chart-treasury = Staatskassen
web-chart-scores = Punktestände
web-chart-scores-hidden = Die Punktestände der anderen werden gezeigt, wenn das Bargeld offen liegt oder das Spiel zu Ende ist.

## Vorhang, Ergebnis

web-curtain-what = Bargeld ist geheim: Gib das Gerät weiter, dann geht es los.
web-advice-imagined = Das Bargeld der anderen ist nur angenommen oder aus Zahlungen errechnet, die du gesehen hast.
web-points = Punkte
web-result-margin = { $player } hat { $points } Punkte, { $margin } mehr als { $other }.
web-result-level = { $players } haben je { $points } Punkte.
web-result-score = { $points }
web-rules-source = Englische Spielregel: { $source }

## Neben der Auswahl

web-group-imperial-bond = { $nation }
web-group-imperial-increase = { $nation }
web-group-imperial-build = Eine Fabrik bauen in
web-group-imperial-produce-all = Produzieren in
web-group-imperial-produce = Produzieren in
web-group-imperial-import-army = Eine Armee importieren nach
web-group-imperial-import-fleet = Eine Flotte importieren nach
web-group-imperial-sail = Flotte { from-from }
web-group-imperial-march = Armee { from-from }
web-group-imperial-march-friendly = Armee { from-from }
web-group-imperial-embark = Armee { from-from }
web-group-imperial-embark-friendly = Armee { from-from }
web-group-imperial-turn-hostile = { $area }
web-group-imperial-turn-friendly = { $area }
web-group-imperial-battle = Kämpfen
web-group-imperial-destroy = { $area }
web-group-imperial-attack = Angreifen
web-group-imperial-flag = Eine Flagge setzen
web-group-imperial-land = Landen
web-group-imperial-cross = Weiterfahren
web-item-imperial-bond = Anleihe über { $bond } Mio.
web-item-imperial-increase = Von { $bond } auf { $to } Mio. erhöhen
web-item-imperial-rondel = { $space }
web-item-imperial-build = { $area }
web-item-imperial-produce-all = Alle Fabriken
web-item-imperial-produce = { $area }
web-item-imperial-import-army = { $area }
web-item-imperial-import-fleet = { $area }
web-item-imperial-sail = { into-to }
web-item-imperial-march = { into-to }
web-item-imperial-march-friendly = freundlich { into-to }
web-item-imperial-embark = { across-sea }
web-item-imperial-embark-friendly = freundlich { across-sea }
web-item-imperial-turn-hostile = Eine Armee feindlich machen
web-item-imperial-turn-friendly = Eine Armee freundlich machen
web-item-imperial-battle = { $area } ({ $unit })
web-item-imperial-destroy = Die Fabrik für drei Armeen zerstören
web-item-imperial-attack = { nation-unit }
web-item-imperial-flag = { $area }
web-item-imperial-land = { $area }
web-item-imperial-cross = { across-sea }

## Übersichten

web-sheet-tracks = Macht und Steuern
web-sheet-bonds = Anleihen
web-sheet-rondel = Rondell
web-sheet-power = Machtleiste
web-sheet-power-what = Die Macht einer Nation bestimmt ihren Faktor: Am Ende ist jede Anleihe ihre Zinsen mal diesen Faktor wert. Das Spiel endet, sobald eine Nation { $end } Machtpunkte hat.
web-sheet-tax = Steuerleiste
web-sheet-tax-what = Steuern: { $factory } Mio. je freier Fabrik und { $flag } Mio. je Flagge. Das erreichte Feld bringt Machtpunkte; für jedes Feld mehr als beim letzten Mal erhält die Regierung 1 Mio. Erfolgsbonus. Der Sold kostet { $pay } Mio. je Armee und Flotte.
web-sheet-points = +{ $points } Macht
web-sheet-now = Stand der Nationen
web-sheet-tax-last = Letzte Steuern
web-sheet-tax-now = Steuern jetzt
web-sheet-tax-gain = Besteuerung jetzt
web-sheet-bonds-what = Wer einer Nation am meisten geliehen hat, regiert sie. Bei Gleichstand bleibt die Regierung.
web-sheet-price = Preis
web-sheet-interest-all = Fällige Zinsen
web-sheet-rondel-what = Bis zu { $free } Felder sind kostenlos. Jedes weitere kostet die Regierung { $fee } Mio. aus eigenem Bargeld; höchstens { $most } sind erlaubt.
web-sheet-space-factory = Eine Fabrik in einer Stadt ohne Fabrik bauen, für { $price } Mio. aus der Staatskasse.
web-sheet-space-production = Jede freie Fabrik produziert eine Armee oder eine Flotte.
web-sheet-space-maneuver = Flotten ziehen, dann Armeen; kämpfen; Flaggen setzen. { $lost } Armeen können eine Fabrik zerstören und gehen mit ihr verloren.
web-sheet-space-investor = Die Staatskasse zahlt Zinsen auf alle verkauften Anleihen. Dann erhält der Inhaber der Investorkarte { $income } Mio. und darf investieren, nach ihm jede Schweizer Bank.
web-sheet-space-import = Bis zu { $most } Armeen oder Flotten für je { $unit } Mio. in Heimatprovinzen.
web-sheet-space-taxation = { $factory } Mio. je freier Fabrik und { $flag } Mio. je Flagge einnehmen, Macht gewinnen und { $pay } Mio. je Armee und Flotte zahlen.

## Begleiter für das erste Spiel, ein Text zu jeder Entscheidung

web-guide-imperial-grant = Wer einer Nation am meisten geliehen hat, regiert sie. Größere Anleihen bringen mehr Zinsen und Einfluss; mit übrigem Bargeld kaufst du später Anleihen.
web-guide-imperial-rondel = Die Nation zieht im Uhrzeigersinn auf ein Feld und führt dessen Aktion aus. Drei Felder sind kostenlos, jedes weitere kostet 2 Mio. von deinem Bargeld. Besteuerung bringt Macht, Investor zahlt Zinsen, Produktion und Import stellen Einheiten auf, Manöver bewegt sie.
web-guide-imperial-force = Mit einer Schweizer Bank kannst du diese Nation auf Investor anhalten: Dann zahlt sie allen, die ihre Anleihen halten, Zinsen.
web-guide-imperial-factory = Eine Fabrik kostet 5 Mio. aus der Staatskasse und bringt 2 Mio. Steuern. Braune Städte produzieren Armeen, hellblaue Häfen Flotten.
web-guide-imperial-production = Jede Fabrik ohne feindliche Armee produziert kostenlos eine Einheit.
web-guide-imperial-import = Bis zu drei Einheiten für je 1 Mio. aus der Staatskasse, in jede freie Heimatprovinz; Flotten nur in Häfen.
web-guide-imperial-fleets = Zuerst die Flotten: Jede darf ein Meer weiter fahren. Ein Meer, das du allein hältst, bekommt am Ende deine Flagge: 1 Mio. mehr Steuern, solange die Flagge steht.
web-guide-imperial-armies = Jetzt die Armeen: Jede darf einen Schritt über eine Grenze tun oder Meere überqueren, auf denen deine Flotten liegen, und im eigenen Land davor und danach mit der Eisenbahn fahren. Regionen, die du allein hältst, bekommen deine Flagge.
web-guide-imperial-convoy = Die Armee ist auf See. Jede Flotte befördert je Zug eine Armee; lande, wo du willst, oder fahre weiter.
web-guide-imperial-stance = Eine feindliche Armee verhindert dort Produktion und Steuern; eine freundliche stört nicht.
web-guide-imperial-entry = Ein Kampf kostet beide Seiten eine Einheit. Greif an oder halte dich zurück; dann dürfen die anderen einen Kampf fordern.
web-guide-imperial-calls = Hier stehen mehrere Nationen. Du bestimmst, welche zuerst entscheidet.
web-guide-imperial-call = Eine fremde Einheit ist dorthin gezogen, wo eine deiner Nationen steht. Du darfst kämpfen: eine Einheit gegen eine.
web-guide-imperial-battle = Wähle den Gegner; jede Seite verliert eine Einheit.
web-guide-imperial-flags = Die Flaggen reichen nicht für alles Gewonnene: Wähle, wo sie am meisten bringen.
web-guide-imperial-invest = Kaufe eine Anleihe einer beliebigen Nation oder erhöhe eine eigene. Achte auf Nationen, deren Macht wachsen wird, und auf Mehrheiten, die dir die Regierung bringen.
web-guide-imperial-round = Nach jedem Zug dürfen alle in die Nation investieren, die gezogen hat.

## Namen der Bots

## Spielplan und Rondell

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
board-where-army = Wohin zieht die Armee?
board-where-friendly = Wohin zieht die freundliche Armee?
board-where-fleet = Wohin fährt die Flotte?
rondel-label = Das Rondell
rondel-direction = Die Nationen ziehen im Uhrzeigersinn.
rondel-hint = { $space }: { $hint }
rondel-free = kostenlos
rondel-fee = kostet die Regierung { $amount } Millionen
rondel-space-factory = Fabrik
rondel-space-production = Produktion
rondel-space-maneuver = Manöver
rondel-space-investor = Investor
rondel-space-import = Import
rondel-space-taxation = Besteuerung
rondel-hint-factory = eine Fabrik in einer eigenen Stadt bauen.
rondel-hint-production = jede Fabrik im eigenen Land produziert eine Armee oder Flotte.
rondel-hint-maneuver = erst ziehen Flotten, dann Armeen; Kämpfe und Flaggen.
rondel-hint-investor = Anleihen bringen Zinsen, dann wird investiert.
rondel-hint-import = bis zu drei Einheiten für die Heimatprovinzen kaufen.
rondel-hint-taxation = Steuern einnehmen, Macht gewinnen, Erfolgsbonus erhalten.
