# ImpeRunde auf Deutsch.
#
# Die Werte sind dieselben wie in en.ftl. Namen von Orten stehen hinter einem Doppelpunkt oder Pfeil und werden deshalb nie
# gebeugt. Gezahlt wird in Dublonen.

game-title = ImpeRunde
game-summary = Kolonien, Flotten und Geheimdienste rund um den Südpol: Wer genug Handelsposten und keine Schulden hat, gewinnt.
game-credit = ImpeRunde ist ein Spiel von Lars-Michael Stock, erschienen im AdveRunde Spieleverlag. Dies ist eine unabhängige, inoffizielle Umsetzung auf einem nachgebildeten Spielplan.

## Hilfen: Einheiten und Parteien, wie Sätze sie brauchen

# Nominativ und Akkusativ sind gleich.
a-kind = { $kind_id ->
    [fort] ein Fort
    [line] ein Linienschiff
   *[other] eine { $kind }
  }
# Auf See ist eine Armee ein Frachtschiff.
a-ship = { $kind_id ->
    [frigate] eine Fregatte
    [line] ein Linienschiff
   *[other] ein Frachtschiff mit { $kind }
  }
with-ship = { $kind_id ->
    [frigate] mit einer Fregatte
    [line] mit einem Linienschiff
   *[other] mit einem Frachtschiff ({ $kind })
  }
the-party = { $party_id ->
    [pirates] den Piraten
    [natives] den Einheimischen
   *[other] { $party }
  }
the-foe = { $foe_id ->
    [pirates] den Piraten
    [natives] den Einheimischen
   *[other] { $foe }
  }
of-party = { $party_id ->
    [pirates] der Piraten
    [natives] der Einheimischen
   *[other] von { $party }
  }
of-foe = { $foe_id ->
    [pirates] der Piraten
    [natives] der Einheimischen
   *[other] von { $foe }
  }
cost-doubloons = { $cost ->
    [one] { $cost } Dublone
   *[other] { $cost } Dublonen
  }

## Wörter

word-infantry = Infanterie
word-cavalry = Kavallerie
word-artillery = Artillerie
word-fort = Fort
word-frigate = Fregatte
word-line = Linienschiff
word-infantry-1 = Infanterie (letzter Zug)
word-cavalry-1 = Kavallerie (letzter Zug)
word-artillery-1 = Artillerie (letzter Zug)
word-frigate-1 = Fregatte (letzter Zug)
word-line-1 = Linienschiff (letzter Zug)
word-pirates = Piraten
word-natives = Einheimische
word-peace = Frieden
word-war = Krieg
word-armistice = Waffenstillstand
word-suez = Suezkanal
word-panama = Panamakanal

# Geheimdienstkarten; Waffenstillstand und Piraten stehen oben.
word-treason = Verrat
word-privateers = Freibeuter
word-hussar = Husarenstreich
word-declaration = Kriegserklärung
word-ambush = Hinterhalt
word-surprise = Überraschungsangriff
word-forged-sea = Gefälschter Marschbefehl zur See
word-forged-land = Gefälschter Marschbefehl zu Lande
word-smuggling = Schmuggel
word-sabotage = Sabotage
word-peace-treaty = Friedensschluss
word-plunder = Plünderung
word-rebellion = Rebellion
word-unmask = Spione enttarnen
word-counter = Spionageabwehr
word-seizure = Kaperung

# Ereignisse der Drehscheibe.
word-land-volunteers = Freiwillige
word-land-trade = Handel
word-land-famine = Hungersnot
word-land-epidemic = Seuche
word-land-unrest = Unruhen
word-land-uprising = Aufstand
word-sea-storm = Sturm
word-sea-calm = Flaute
word-sea-winds = Gute Winde
word-sea-pirates = Piraten

# Zeilen des Staatshaushalts.
word-carried = Überschuss der Vorrunde
word-home-tax = Heimatsteuern
word-dividend = Friedensdividende
word-colonial-tax = Kolonialsteuern
word-sea-tax = Seehandelssteuern
word-interest = Zinsausgaben
word-repaid = Tilgung
word-borrowed = neue Schulden
word-free = freie Finanzmittel
word-invested = Investitionen
word-surplus = Überschuss
word-debts = Summe der Schulden

# Schritte, in denen jemand gefragt wird.
word-home-roll = Würfeln um die Heimatländer
word-start-ships = die ersten Schiffe
word-colony-spin = die Drehscheibe für die ersten Kolonien
word-equip = Ausrüstung einer Kolonie
word-starter = Würfeln um den Beginner
word-deal = Ziehen der Karten
word-talks = Gespräche
word-invest = Investitionen
word-smuggle = Schmuggelware
word-move = Bewegung
word-leave = Durchfahrt durch ein befreundetes Seegebiet
word-assault = Sammeln zum Angriff
word-pick = Wahl der Angreifer
word-defend = Wahl der Verteidiger
word-dice = Würfel eines Kampfes
word-boarding = Entern
word-reinforce = Verstärkung
word-storm = Würfel im Sturm
word-embark = Einschiffen
word-events = Ereignisse
word-epidemic = Würfel der Seuche
word-winds = Gute Winde
word-window = eine Pause für Karten
word-target = das Ziel einer Karte
word-response = Antworten auf eine Karte

## Aktionen, wie sie zur Wahl stehen

action-roll = Der Würfel zeigt { $die }
action-spin = Die Drehscheibe hält: { $space }
action-event = Die Ereignis-Drehscheibe hält: { $event }
action-draw = Karte ziehen: { $card }
action-pass = Jetzt keine Karte spielen
action-rest = Keine Karte mehr bis zum Ende dieser Phase
action-done = Fertig
action-fight = Kämpfen, ohne weitere Einheiten
action-ready = Bereit, nichts mehr zu sagen
action-agree = Dem neuen Ziel zustimmen
action-refuse = Das neue Ziel ablehnen
action-openly = Die Karten offen für alle hinlegen
action-secretly = Die Karten allein ansehen
action-buy-card = Eine Geheimdienstkarte kaufen
action-place = { $kind_id ->
    [frigate] Eine Fregatte einsetzen: { $sea }
    [line] Ein Linienschiff einsetzen: { $sea }
   *[other] { $kind } einsetzen: { $sea }
  }
action-equip = { $pack_id ->
    [infantry] Drei Infanterien
    [cavalry] Eine Kavallerie und eine Infanterie
   *[artillery] Eine Artillerie
  }
action-card = Karte spielen: { $card }
action-debts = { $debts_id ->
    [repay_10] 10 Dublonen tilgen
    [repay_5] 5 Dublonen tilgen
    [borrow_5] 5 Dublonen Schulden aufnehmen
   *[none] Weder tilgen noch Schulden aufnehmen
  }
action-buy = { $kind_id ->
    [fort] Fort bauen: { $country }
   *[other] { $kind } anwerben: { $country }
  }
action-launch = { $kind } vom Stapel lassen: { $country } → { $sea }
action-post = Handelsposten bauen: { $country }
action-canal = Den { $canal } bauen
action-march = Ziehen, { $mover }: { $from } → { $to }
action-sail = Fahren, { $mover }: { $from } → { $to }
action-land = Anlanden, { $mover }: { $from } → { $to }
action-embark = Einschiffen, { $kind }: { $from } → { $to }
action-use = Kämpfen mit { $infantry ->
    [0] keiner Infanterie
   *[other] { $infantry } Infanterie
  }, { $cavalry ->
    [0] keiner Kavallerie
   *[other] { $cavalry } Kavallerie
  }, { $artillery ->
    [0] keiner Artillerie
   *[other] { $artillery } Artillerie
  }, { $forts ->
    [0] keinem Fort
    [one] 1 Fort
   *[other] { $forts } Forts
  }
action-use-ships = Kämpfen mit { $frigates ->
    [0] keiner Fregatte
    [one] 1 Fregatte
   *[other] { $frigates } Fregatten
  }, { $lines ->
    [0] keinem Linienschiff
    [one] 1 Linienschiff
   *[other] { $lines } Linienschiffen
  }
action-at = Hier: { $space }
action-to = Von dort nach: { $to }
action-sink = { $kind_id ->
    [frigate] Eine Fregatte versenken
    [line] Ein Linienschiff versenken
   *[other] Ein Frachtschiff mit { $kind } versenken
  }
action-detach = Fortschicken: { $infantry ->
    [0] keine
   *[other] { $infantry }
  } Infanterie, { $cavalry ->
    [0] keine
   *[other] { $cavalry }
  } Kavallerie, { $artillery ->
    [0] keine
   *[other] { $artillery }
  } Artillerie
action-take = Karte wegnehmen: { $card }
action-against = Gegen { $other }
action-between = Zwischen { $seat } und { $other }
action-stance = { $stance_id ->
    [war] Krieg mit { $other }
   *[peace] Frieden mit { $other }
  }
action-interrupt = { $seat } wirft eine Karte ein: { $card }
action-close = { $seat } beendet die Gespräche
action-alert = { $alert_id ->
    [always] { $seat } bei jeder Pause für Karten fragen
   *[touched] { $seat } nur fragen, wenn diese Seite betroffen ist
  }
action-speak = { $stance_id ->
    [war] { $seat } will Krieg mit { $other }
   *[peace] { $seat } will Frieden mit { $other }
  }
action-propose = { $seat } schlägt { $goal } Handelsposten als Ziel vor

## Ereignisse, als Zeilen eines Protokolls

event-round = Runde { $number } beginnt; { $seat } ist Beginner.
event-phase = { $number ->
    [1] Phase 1, Beginner und Drehsinn.
    [2] Phase 2, Geheimdienst und Diplomatie.
    [3] Phase 3, Staatseinnahmen und Schulden.
    [4] Phase 4, Investitionen.
    [5] Phase 5, Seegebiete aufklaren.
    [6] Phase 6, Bewegung und Kampf.
    [7] Phase 7, Armeen einschiffen.
   *[8] Phase 8, Ereignisse.
  }
event-rolled = { $seat } würfelt { $die }.
event-home = { $seat } hat ein Heimatland: { $space }.
event-ship = { $seat } setzt { a-kind } ein: { $space }.
event-colony = { $seat } erhält eine Kolonie: { $space }.
event-spun-again = Die Drehscheibe wird noch einmal gedreht, denn das gilt nicht: { $space }.
event-equipped = { $pack_id ->
    [infantry] { $seat } nimmt drei Infanterien dazu: { $space }.
    [cavalry] { $seat } nimmt eine Kavallerie und eine Infanterie dazu: { $space }.
   *[artillery] { $seat } nimmt eine Artillerie dazu: { $space }.
  }
event-drew = { $seat } zieht eine Karte: { $card }.
event-relation = { $relation_id ->
    [war] { $seat } und { $other } haben Krieg.
    [armistice] { $seat } und { $other } haben einen Waffenstillstand.
   *[peace] { $seat } und { $other } haben Frieden.
  }
event-stance = { $stance_id ->
    [war] { $seat } will Krieg mit { $other }.
   *[peace] { $seat } will Frieden mit { $other }.
  }
event-proposed = { $seat } schlägt { $number } Handelsposten als Ziel vor.
event-agreed = { $seat } stimmt dem neuen Ziel zu.
event-refused = { $seat } lehnt das neue Ziel ab.
event-goal = Das Ziel ist jetzt: { $number } Handelsposten.
event-closed = { $seat } beendet die Gespräche.
event-income = { $seat }, { $line }: { $number }.
event-booked = { $seat }, { $line }: { $number }.
event-bought = { $kind_id ->
    [fort] { $seat } baut ein Fort: { $space }.
   *[other] { $seat } wirbt { a-kind } an: { $space }.
  }
event-launched = { $seat } lässt { a-kind } vom Stapel: { $from } → { $to }.
event-post = { $seat } baut einen Handelsposten: { $space }.
event-canal = { $seat } baut den { $canal }.
event-card-bought = { $seat } kauft eine Geheimdienstkarte.
event-turn = { $number ->
    [4] { $seat } investiert.
    [6] { $seat } zieht.
   *[7] { $seat } schifft Armeen ein.
  }
event-marched = { $seat } zieht mit { $kind }: { $from } → { $to }.
event-sailed = { $seat } fährt { with-ship }: { $from } → { $to }.
event-landed = { $seat } landet { a-kind } an: { $from } → { $to }.
event-embarked = { $seat } schifft { a-kind } ein: { $from } → { $to }.
event-attack = Kampf zwischen { the-party } und { the-foe }: { $space }.
event-die = Würfel { of-party }, { $kind }: { $die }.
event-lost = { $party_id ->
    [pirates] Die Piraten verlieren { a-kind }: { $space }.
    [natives] Die Einheimischen verlieren { a-kind }: { $space }.
   *[other] { $party } verliert { a-kind }: { $space }.
  }
event-captured = { $party_id ->
    [pirates] Die Piraten kapern { a-kind } { of-foe }: { $space }.
    [natives] Die Einheimischen kapern { a-kind } { of-foe }: { $space }.
   *[other] { $party } kapert { a-kind } { of-foe }: { $space }.
  }
event-conquered = { $seat } besiegt { $foe_id ->
    [pirates] die Piraten
    [natives] die Einheimischen
   *[other] { $foe }
  } und nimmt das Land ein: { $space }.
event-freed = Ein Land ist wieder frei: { $space }.
event-held = Der Angriff auf { $party_id ->
    [pirates] die Piraten
    [natives] die Einheimischen
   *[other] { $party }
  } ist gescheitert: { $space }.
event-withdrew = Der Angriff { of-party } wird abgebrochen: { $space }.
event-sunk = { $party_id ->
    [pirates] Die Piraten verlieren { a-ship }: { $space }.
    [natives] Die Einheimischen verlieren { a-ship }: { $space }.
   *[other] { $party } verliert { a-ship }: { $space }.
  }
event-weathered = { $party_id ->
    [pirates] Die Piraten bringen { a-ship } durch den Sturm: { $space }.
    [natives] Die Einheimischen bringen { a-ship } durch den Sturm: { $space }.
   *[other] { $party } bringt { a-ship } durch den Sturm: { $space }.
  }
event-event = { $what }: { $space }.
event-pirates-come = { $number ->
    [0] Es sind keine Piraten mehr da, die kommen könnten: { $space }.
    [one] Ein Piratenschiff taucht auf: { $space }.
   *[other] { $number } Piratenschiffe tauchen auf: { $space }.
  }
event-card = { $seat } spielt eine Karte: { $card }.
event-card-place = Sie gilt einem Ort: { $space }.
event-card-seat = Sie gilt { $other }.
event-countered = Die Karte wird abgewehrt: { $card }.
event-shown = { $seat } hat auf der Hand: { $card }.
event-seen = { $seat } sieht, was { $other } auf der Hand hat: { $card }.
event-taken = { $seat } nimmt { $other } eine Karte weg, die in den Stapel gemischt wird: { $card }.
event-taken-openly = { event-taken }
event-plundered = { $number ->
    [0] { $seat } plündert eine Kolonie, die keine Steuern bringt: { $space }.
    [one] { $seat } plündert { $number } Dublone Kolonialsteuern: { $space }.
   *[other] { $seat } plündert { $number } Dublonen Kolonialsteuern: { $space }.
  }
event-volunteers = { $number ->
    [0] Für die Freiwilligen von { $seat } ist keine Infanterie mehr da: { $space }.
    [one] Eine Infanterie schließt sich { $seat } an: { $space }.
   *[other] { $number } Infanterien schließen sich { $seat } an: { $space }.
  }
event-earned = { $number ->
    [one] { $seat } verdient { $number } Dublone am Handel: { $space }.
   *[other] { $seat } verdient { $number } Dublonen am Handel: { $space }.
  }
event-given-back = { $seat } gibt eine Kolonie zurück, weil sonst nichts passt: { $space }.
event-shifted = Ein gefälschter Befehl an { $seat } bewegt { a-kind }: { $from } → { $to }.
event-hired = { $seat } heuert Piratenschiffe an, { $number } × { $kind }: { $space }.
event-betrayed = { $seat } verliert durch Verrat ein Fort: { $space }.
event-won = { $seat } hat { $number } Handelsposten und keine Schulden und gewinnt.
event-over-limit = Die vereinbarte Zahl von Runden ist gespielt.
event-sealed-peace = Der Frieden gilt { $seat } und { $other }, ob sie wollen oder nicht.
event-dice-round = Würfelrunde { $number }: { $space }.
event-paired = { $result_id ->
    [boarding] { $attack } gegen { $defence }: Entern, { $kind } ({ $party }) gegen { $foe_kind } ({ $foe }).
    [defender_falls] { $attack } gegen { $defence }: { $kind } ({ $party }) schlägt { $foe_kind } ({ $foe }).
   *[attacker_falls] { $attack } gegen { $defence }: { $foe_kind } ({ $foe }) schlägt { $kind } ({ $party }).
  }
event-prevailed = { $party_id ->
    [pirates] Die Piraten besiegen { $foe } zur See: { $space }.
    [natives] Die Einheimischen besiegen { $foe } zur See: { $space }.
   *[other] { $party } besiegt { $foe_id ->
        [pirates] die Piraten
        [natives] die Einheimischen
       *[other] { $foe }
      } zur See: { $space }.
  }

## Fragen

prompt-over = Das Spiel ist zu Ende.
prompt-home-roll = Welche Zahl zeigt der Würfel?
prompt-start-ships = Wo beginnt das Schiff?
prompt-colony-spin = Wo hält die Drehscheibe?
prompt-equip = { $space }: dazu Armeen für 3 Dublonen oder eine Fregatte?
prompt-starter = Welche Zahl zeigt der Würfel?
prompt-deal = Welche Karte wird gezogen?
prompt-talks = Krieg oder Frieden, mit wem?
prompt-debts = Willst du Schulden tilgen oder aufnehmen?
prompt-invest = Worin willst du investieren?
prompt-smuggle = Was wird geschmuggelt?
prompt-move = Welche Einheit zieht?
prompt-leave = Wohin fährt das Kriegsschiff weiter, hinaus aus dem befreundeten Seegebiet?
prompt-assault = { $space }: Wer greift noch mit an?
prompt-pick = { $space }: Welche drei deiner Einheiten kämpfen?
prompt-defend = { $space }: Welche deiner Einheiten verteidigen?
prompt-dice = Kampf, { $space }: Welche Zahl zeigt der Würfel?
prompt-boarding = Entern, { $space }: Welche Zahl zeigt der Würfel?
prompt-reinforce = { $space }: Wer verstärkt den Angriff?
prompt-storm = Sturm, { $space }: Welche Zahl zeigt der Würfel? Bei einer ungeraden sinkt das Schiff.
prompt-embark = Welche Armee schifft sich ein?
prompt-events = Wo hält die Drehscheibe?
prompt-epidemic = Seuche, { $space }: Welche Zahl zeigt der Würfel? Eine ungerade kostet die Armee.
prompt-winds = Welches Schiff nutzt die guten Winde?
prompt-window = Spielst du eine Karte?
prompt-target = { $card }: Wo oder gegen wen spielst du diese Karte?
prompt-response = { $seat } spielt eine Karte: { $card }. Wehrst du sie ab?
prompt-unmask = Welche Karte nimmst du weg? Sie wird in den Stapel gemischt.

## Warum nicht: wer an der Reihe ist und was gefragt wird

why-imperunde-material-dice = Hier entscheidet der Würfel, oder diese Zahl ist nicht darauf.
why-imperunde-material-dice-step = Würfel entscheiden jetzt nichts. Gefragt ist: { $step }.
asked-else = Jetzt ist jemand anders gefragt: { $step }.
why-imperunde-invest-turn-order-step = { asked-else }
why-imperunde-ruling-start-ships-share-step = { asked-else }
why-imperunde-setup-colony-order-step = { asked-else }
why-imperunde-ruling-talks-end-step = { asked-else }
why-imperunde-income-all-players-book-step = { asked-else }
why-imperunde-card-smuggling-own-colony-step = { asked-else }
why-imperunde-battle-attacker-first-step = { asked-else }
why-imperunde-ruling-winds-order-step = { asked-else }
why-imperunde-ruling-counter-chains-step = { asked-else }
why-imperunde-embark-turn-order-step = Jetzt schifft jemand anders Armeen ein: { $step }.
why-imperunde-move-turn-order-step = Einheiten ziehen nur in der Phase Bewegung & Kampf, wenn sie an der Reihe sind. Gefragt ist: { $step }.
why-imperunde-round-eight-phases-step = Investitionen haben eine eigene Phase. Gefragt ist: { $step }.
why-imperunde-move-no-embark-in-phase-6-step = An Bord gehen Armeen nur in der Phase Armeen einschiffen. Gefragt ist: { $step }.
why-imperunde-budget-line-order-step = Über Schulden wird nur in der Phase Staatseinnahmen & Schulden entschieden. Gefragt ist: { $step }.
why-imperunde-relations-set-by-step = Über Krieg und Frieden wird in der Phase Geheimdienst & Diplomatie gesprochen. Gefragt ist: { $step }.
why-imperunde-goal-win-condition = Das Spiel ist zu Ende.

## Warum nicht: Geld und Grenzen

why-imperunde-budget-invest-within-funds = Das kostet { cost-doubloons }, und deine freien Finanzmittel betragen { $funds }.
why-imperunde-invest-three-per-post = Die Handelsposten dieser Kolonie erlauben in dieser Runde { $limit } Dublonen für Militär, und { $spent } davon sind ausgegeben.
why-imperunde-post-cap-value = Hier ist kein Platz für einen weiteren Handelsposten: Es gehen höchstens { $most }.
why-imperunde-cards-buy = Du hast in dieser Phase schon { $bought } Karten gekauft; mehr sind nicht erlaubt.
why-imperunde-cards-buy-step = Karten werden nur in der Phase Investitionen gekauft. Gefragt ist: { $step }.
why-imperunde-budget-debt-cap = Du schuldest schon { $debts } Dublonen, und mehr als 25 darf niemand schulden.
why-imperunde-budget-repay-not-more-than-owed = Du schuldest { $debts } Dublonen und hast in dieser Runde { $income }: So viel lässt sich nicht tilgen.
why-imperunde-ruling-goal-bounds = Ein neues Ziel muss eine Zahl von 1 bis { $most } sein, und weder das jetzige noch das schon vorgeschlagene.
why-imperunde-card-smuggling-effect = Von den geschmuggelten Dublonen sind nur noch { $left } da.
why-imperunde-material-pieces-limit = In deinem Vorrat ist kein solcher Spielstein mehr.
why-imperunde-post-where = Das ist keine Kolonie von dir.
why-imperunde-fort-one-per-post = Hier hat jeder Handelsposten schon sein Fort: Mehr als eins je Handelsposten geht nicht.
why-imperunde-invest-black-disc-blocks = Hier liegt eine schwarze Scheibe (Hungersnot oder Plünderung): In dieser Runde lässt sich nichts investieren.

## Warum nicht: Bewegung

why-imperunde-move-allowances = Dort steht keine solche Einheit von dir, die noch so viele Züge hat.
why-imperunde-home-not-attackable = Das ist ein Heimatland, und Heimatländer werden nie angegriffen.
why-imperunde-relations-peace-no-attack = Du hast keinen Krieg mit { $other }.
why-imperunde-invest-ship-not-with-friends = Dieses Seegebiet halten Kriegsschiffe, mit deren Besitzer du Frieden hast.
why-imperunde-sea-move-warship-not-end-with-friend = Befreundete Kriegsschiffe halten dieses Seegebiet: Ein Kriegsschiff darf nur hindurchfahren, mit einem zweiten Zug und einem Seegebiet dahinter.
why-imperunde-sea-move-enemy-sea-blocks = Feindliche Kriegsschiffe oder Piraten halten dieses Seegebiet: Frachtschiffe können nicht hinein.

## Warum nicht: Karten

why-imperunde-cards-free-card-each-round = Diese Karte hast du nicht auf der Hand.
why-imperunde-ruling-card-windows = Für diese Karte ist jetzt nicht der Augenblick.
why-imperunde-ruling-card-windows-step = Gerade jetzt kann keine Karte gespielt werden. Gefragt ist: { $step }.
why-imperunde-card-counter-not-proactive = Spionageabwehr antwortet nur auf eine Karte, die gerade jemand gespielt hat.
why-imperunde-cards-first-announced-first-played = Erst wird die Karte auf dem Tisch abgehandelt; bis dahin kann nur Spionageabwehr gespielt werden.
why-imperunde-cards-first-announced-first-played-step = Es liegt keine Karte da, für die man das nennen könnte. Gefragt ist: { $step }.
why-imperunde-ruling-cards-in-battle = Diese Karte muss warten, bis der Kampf vorbei ist.
why-imperunde-card-hussar-effect = Diese Karte spielt nur eine Seite eines Landkampfes, vor dem Würfeln und einmal im Kampf.
why-imperunde-card-ambush-effect = Diese Karte spielt nur, wer eine Kolonie verteidigt, und einmal im Kampf.
why-imperunde-card-surprise-effect = Diese Karte spielt nur, wer ein Land angreift, und einmal im Kampf.
why-imperunde-card-plunder-effect = Diese Karte ist für den Beginn der Phase Staatseinnahmen & Schulden.
why-imperunde-ruling-pirate-card-fights = Es ist keine schwarze Fregatte mehr übrig.

## Was eine Wahl kosten oder bringen würde: wenige Worte daneben

hint-price = kostet { $cost }, es bleiben { $left }
hint-room = hier noch Platz für { $left }
hint-goal = { $posts } von { $goal } Handelsposten
hint-books = Mittel { $funds }, Schulden { $debts }
hint-natives = { $number ->
    [one] 1 Einheimischer
   *[other] { $number } Einheimische
  }
hint-attack = gegen { $other }
hint-pirates = gegen Piraten
hint-odds = gewinnt in { $percent } % der Fälle
hint-holds = hält in { $percent } % der Fälle
hint-facing = { $number } × { $kind }
hint-posts = bringt { $number } Handelsposten
hint-undefended = unverteidigt
hint-passage = muss weiterfahren
hint-storm = Sturm
hint-calm = Flaute

## Wie ein Spiel endet

outcome-goal = Jemand ohne Schulden hat das Ziel erreicht.
outcome-limit = Die vereinbarte Zahl von Runden ist gespielt.

## Einstellungen

option-length = Wie lang das Spiel sein soll, nach der empfohlenen Zahl von Handelsposten
option-length-short = Ein kurzes Spiel
option-length-normal = Ein normales Spiel
option-length-long = Ein langes Spiel
option-goal = Handelsposten zum Sieg; bei 0 gilt die empfohlene Zahl
option-start-colony-value = Gesamtwert der Kolonien, mit denen alle beginnen
option-round-limit = Das Spiel nach so vielen Runden beenden; bei 0 wird bis zum Schluss gespielt
option-corrections = Korrekturen nach dem gedruckten Spielplan, als Datei
