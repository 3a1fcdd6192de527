# ImpeRunde am Tisch auf Deutsch: Tafeln, Entscheidungen in Kurzform, Begleitung durch die erste Partie.

## Startseite

web-game-length = etwa 90 Minuten gegen Bots
web-game-turn = Runde { $turn }

## Bilder in den Regeln

book-units = Die Einheiten eines Spielers.
book-lands = Kongo und Ägypten als Kolonien zweier Spieler, die eine mit Infanterie, die andere mit einem Fort.

## Table

web-race = Wettlauf
web-hand = Karten
web-conference = Verhandlungen
web-budget = Staatshaushalt
web-investments = Investitionen
web-battle = Kampf
web-asides = Eingreifen
web-curtain-what = Handkarten sind geheim: Gib das Gerät weiter, dann geht es los.
web-advice-imagined = Verdeckte Karten der anderen sind nur angenommen, nach dem, was du gesehen hast.

## The board

board-value-rules = Wert { $value }
board-value-owner = Wert { $value } (korrigiert)
board-value-reconstructed = Wert { $value } (rekonstruiert)
board-disc-famine = Hungersnot
board-disc-plunder = geplündert
board-disc-storm = Sturm
board-disc-calm = Flaute
board-unit-infantry = { $count } Infanterie
board-unit-cavalry = { $count } Kavallerie
board-unit-artillery = { $count } Artillerie
board-unit-fort = { $count ->
    [one] ein Fort
   *[other] { $count } Forts
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
board-attack = { $count ->
    [1] Angriff: { $percent } %
    [2] Die besten zwei: { $percent } %
   *[other] Die besten drei: { $percent } %
  }
board-attack-uncounted = { $count ->
    [1] Angreifen
    [2] Mit den besten zwei angreifen
   *[other] Mit den besten drei angreifen
  }
board-attack-with = Angriff: { $place }, { $units }
board-attack-from = { $units } ({ $places })
board-move = Bewegen: { $units }
board-launch = Bauen: { $unit }
board-where = { $unit_id ->
    [frigate] Wohin mit der Fregatte?
    [line] Wohin mit dem Linienschiff?
    [cargo] Wohin mit dem Frachtschiff mit { $unit }?
   *[other] Wohin mit der { $unit }?
  }

## The race and the players

web-round = { $number ->
    [0] Spielaufbau
   *[other] Runde { $number }
  }
web-phase = { $number ->
    [1] Beginner und Drehsinn
    [2] Geheimdienst & Diplomatie
    [3] Staatseinnahmen & Schulden
    [4] Investitionen
    [5] Seegebiete aufklaren
    [6] Bewegung & Kampf
    [7] Armeen einschiffen
   *[8] Ereignisse
  }
web-race-players = Spieler
web-race-goal = Wer zuerst { $goal } Handelsposten hat und schuldenfrei ist, gewinnt
web-race-posts = { $posts } von { $goal } Handelsposten
web-race-missing = { $missing ->
    [0] Das Ziel ist erreicht
    [one] Es fehlt noch { $missing } Handelsposten
   *[other] Es fehlen noch { $missing } Handelsposten
  }
web-race-owed = Schulden: { $debts }
web-race-barred = aber Schulden verhindern den Sieg: { $debts }
web-race-starts = Beginner
web-race-home = Heimatland
web-race-money = Geld
web-race-income = Einnahmen
web-race-income-what = In der nächsten Runde, wenn sich nichts ändert
web-race-debts = Schulden
web-race-cards = Karten
web-race-wars = im Krieg mit { $players }
web-race-colonies = Kolonien
web-race-value = Wert der Kolonien
web-race-armies = Armeen
web-race-warships = Kriegsschiffe
web-race-colony = { $posts } Handelsposten, Wert { $value }
web-race-no-colonies = Keine Kolonien
web-race-box = Vorrat
web-race-posts-left = Handelsposten
web-race-common = Piraten: { $frigates ->
    [one] { $frigates } Fregatte
   *[other] { $frigates } Fregatten
  }, { $lines ->
    [one] { $lines } Linienschiff
   *[other] { $lines } Linienschiffe
  }. Stapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }.

## Cards and standing answers

web-card-name = { $card }
web-card-armistice = Jederzeit, auch im Kampf: Waffenstillstand mit einem Spieler, mit dem du im Krieg bist. Er gilt bis zu den nächsten Verhandlungen.
web-card-treason = Vor dem ersten Würfeln im Kampf um eine fremde Kolonie: Ein Fort dort geht kampflos verloren.
web-card-pirates = Jederzeit außerhalb eines Kampfes: Zwei schwarze Fregatten erscheinen in einem Seegebiet deiner Wahl.
web-card-privateers = Jederzeit außerhalb eines Kampfes: Alle Piratenschiffe eines Seegebiets gehören dir, ohne Kosten.
web-card-hussar = Vor jedem Würfeln in einem Landkampf, an dem du beteiligt bist: Deine Kavallerie zählt bis zum Ende dieses Kampfes 1 mehr.
web-card-declaration = Jederzeit außerhalb eines Kampfes: Krieg mit einem Spieler deiner Wahl, sofort und bis zu den nächsten Verhandlungen.
web-card-ambush = Vor dem ersten Würfeln, wenn deine Kolonie angegriffen wird: Deine Würfel zählen in der ersten Würfelrunde 2 mehr.
web-card-surprise = Vor dem ersten Würfeln deines Angriffs zu Lande: Deine Würfel zählen in der ersten Würfelrunde 2 mehr.
web-card-forged-sea = Jederzeit außerhalb eines Kampfes: Alle Schiffe eines anderen Spielers in einem Seegebiet fahren in ein angrenzendes, in dem sonst niemand Kriegsschiffe hat.
web-card-forged-land = Jederzeit außerhalb eines Kampfes: Eine bis drei Armeen eines anderen Spielers ziehen aus einer seiner Kolonien in die nächste.
web-card-smuggling = In der Phase Investitionen: 5 Dublonen für militärische Einheiten in einer deiner Kolonien, trotz aller Grenzen dort.
web-card-sabotage = Jederzeit, auch im Kampf: Ein Schiff eines anderen Spielers sinkt mit allem an Bord.
web-card-peace-treaty = In der Phase Geheimdienst & Diplomatie: Zwei Spieler deiner Wahl haben Frieden, ob sie wollen oder nicht.
web-card-plunder = Zu Beginn der Phase Staatseinnahmen & Schulden: Die Steuern einer feindlichen Kolonie an der Küste bekommst in dieser Runde du.
web-card-rebellion = Jederzeit außerhalb eines Kampfes: 5 einheimische Infanterieeinheiten erheben sich gegen eine Kolonie eines anderen Spielers.
web-card-unmask = Jederzeit, auch im Kampf: Sieh die Karten eines anderen Spielers an und mische eine davon in den Stapel.
web-card-counter = Als Antwort auf jede Karte, die gerade jemand anders gespielt hat: Sie wirkt nicht.
web-card-seizure = Vor dem ersten Würfeln deines Angriffs zur See: Eine Fregatte des feindlichen Spielers wird kampflos gekapert.
web-hand-yours = Deine Karten
web-hand-playable = Eine Karte spielen
web-hand-pass = Passen
web-hand-rest = Deine übrigen Karten
web-hand-empty = Du hast keine Karten auf der Hand.
web-hand-secret = Handkarten sind geheim.
web-hand-play = Spielen
web-hand-break-in = Eingreifen
web-hand-take = Nehmen
web-hand-not-now = Jetzt nicht.
web-hand-why = Warum?
web-hand-of = Die Karten: { $player }
web-wish = Wann du nach Karten gefragt wirst
web-wish-touched = Nur wenn es mich betrifft
web-wish-always = Bei jeder Gelegenheit
web-wish-what = Das sehen alle. Mit leerer Hand wird niemand gefragt.
web-played = Auf dem Tisch: { $card }
web-played-by = gespielt von { $player }
web-played-answers = Antworten darauf
web-played-cancels = { $player }: Spionageabwehr gegen die Karte darunter
web-named-at = Wo
web-named-to = Wohin
web-named-against = Gegen
web-named-between = Zwischen
web-named-sink = Versenkt
web-named-detach = Schickt
web-named-how = Wie
web-named-openly = offen für alle
web-named-secretly = geheim
web-target-colonies = Kolonien: { $player }
web-target-ships = Seegebiete mit Schiffen
web-target-empty = Leere Seegebiete
web-target-posts = { $number } Handelsposten
web-holders = Die Karten aller
web-holders-cards = Karten
web-holders-known = Dir bekannt
web-holders-asked = Wird gefragt
web-holders-touched = wenn betroffen
web-holders-always = bei jeder Gelegenheit
web-holders-resting = nicht mehr in dieser Phase
web-pile = Stapel: { $number }
web-discard = Ablagestapel: { $number }
web-break-in = Mit einer Karte eingreifen
web-break-in-what = Deine Karte kommt vor allem, was der Spieler am Zug als Nächstes tut.

## The conference

web-talks-starter = Beginner
web-talks-is-ready = bereit
web-talks-rests = keine Karten mehr
web-talks-now = { $relation ->
    [war] im Krieg
    [armistice] Waffenstillstand
   *[peace] im Frieden
  }
web-talks-wants = { $stance ->
    [war] will Krieg
   *[peace] will Frieden
  }
web-talks-then = { $relation ->
    [war] dann Krieg
    [armistice] dann Waffenstillstand
   *[peace] dann Frieden
  }
web-talks-sealed = durch eine Karte fest bis zu den nächsten Verhandlungen
web-talks-say = Was du zu { $player } sagst
web-talks-stance = { $stance ->
    [war] Krieg
   *[peace] Frieden
  }
web-talks-dividend = Frieden bringt beiden je Runde { $doubloons ->
    [one] { $doubloons } Dublone
   *[other] { $doubloons } Dublonen
  }; Krieg und Waffenstillstand bringen nichts.
web-talks-sum = Deine Friedensdividende nach jetzigem Stand: { $doubloons ->
    [one] { $doubloons } Dublone
   *[other] { $doubloons } Dublonen
  }
web-talks-sum-open = Deine Friedensdividende, wenn die Verhandlungen jetzt endeten: { $doubloons ->
    [one] { $doubloons } Dublone
   *[other] { $doubloons } Dublonen
  }
web-talks-goal = Ziel: { $goal } Handelsposten
web-talks-proposed = { $player } schlägt { $goal } Handelsposten vor.
web-talks-unanimous = Das Ziel ändert sich nur, wenn alle zustimmen, bevor die Verhandlungen enden; ein Nein genügt, und der Vorschlag ist vom Tisch.
web-talks-answers = Antworten
web-talks-agreed = stimmt zu
web-talks-silent = noch keine Antwort
web-talks-propose-open = Ein anderes Ziel vorschlagen
web-talks-propose-number = Handelsposten (1 bis { $most })
web-talks-propose = Vorschlagen
web-talks-pair = { $relation ->
    [war] { $player } und { $other } sind im Krieg
    [armistice] { $player } und { $other } haben einen Waffenstillstand
   *[peace] { $player } und { $other } haben Frieden
  }
web-talks-one-wants = { $stance ->
    [war] { $player } will Krieg mit { $other }
   *[peace] { $player } will Frieden mit { $other }
  }
web-talks-grid = Alle Beziehungen als Tabelle
web-talks-sign = { $sign ->
    [war] Krieg
    [armistice] Waffenstillstand
    [sealed] durch eine Karte fest
   *[peace] Frieden
  }
web-talks-waiting = { $count ->
    [0] Alle sind bereit.
   *[other] Noch nicht bereit: { $players }.
  }
web-talks-close = Die Verhandlungen beenden
web-talks-close-what = Du spielst Großbritannien und darfst sie jederzeit beenden; dann gilt, was alle gerade wollen.

## The budget

web-money-whose = Wessen Geld
web-budget-income = Einnahmen je Runde
web-budget-line = Zeile
web-budget-round = Runde { $round }
web-budget-expected = wenn alles so bleibt
web-budget-interest-on = 1 je 5 von { $debts } Dublonen Schulden
web-budget-nothing = nichts
web-budget-secret = Niemand sieht, was die anderen wählen, bevor alle gewählt haben.
web-budget-chosen = { $player } hat gewählt
web-budget-choosing = { $player } wählt noch

## Investments

web-shop-post = Handelsposten
web-shop-card = Geheimdienstkarte
web-shop-home = Heimatland
web-shop-posts = Handelsposten
web-shop-posts-of = { $posts } von { $most } Handelsposten
web-shop-limit = { $left } von { $limit }
web-shop-limit-head = Für Einheiten
web-shop-limit-what = In dieser Runde noch für Einheiten: 3 Dublonen je Handelsposten, der schon vorher hier stand
web-shop-empty = keine Einheiten
web-shop-fresh = { $number ->
    [one] 1 neuer Posten
   *[other] { $number } neue Posten
  }
web-shop-into = Seegebiet: { $kind }
web-shop-purse = Schmuggelgeld
web-shop-goal = { $posts } von { $goal }
web-shop-reserve = Spielsteine im Vorrat
web-shop-bought = In dieser Runde gekauft
web-shop-show = Zeigen
web-shop-many = Wie viele auf einmal:
web-shop-all = Alle { $count } Länder
web-shop-kind = { $kind } ({ $count })

## Schritte der Mitspieler

step-debts = Schulden und Kredite

## Battle

web-battle-none = Noch ist kein Kampf ausgetragen worden.
web-battle-last = Der letzte Kampf
web-battle-gathering = Der Angriff wird vorbereitet
web-battle-round = Würfelrunde { $number }
web-battle-attacks = Angreifer
web-battle-defends = Verteidiger
web-battle-nobody = niemand
web-battle-units = { $number } × { $kind }
web-battle-from = aus
web-battle-bonus = { $number } durch Karten
web-battle-fort = { $number } gegen ein Fort
web-battle-chance = Siegchance
web-battle-likely = { $player } { $percent } %
web-battle-exact = Genau, falls niemand dazukommt und keine Karte gespielt wird. Wer mehr als drei Einheiten hat, kämpft mit den besten Würfeln weiter.
web-battle-uncounted = Für so viele Einheiten lässt sich die Siegchance nicht berechnen.
web-battle-ties-defender = Bei gleicher Augenzahl gewinnt der Verteidiger.
web-battle-ties-boarding = Bei gleicher Augenzahl wird geentert.
web-battle-percent = { $percent } %
web-battle-three-attacks = Chance, mit ihnen den Kampf zu gewinnen:
web-battle-three-defends = Chance, mit ihnen standzuhalten:
web-battle-join = Mögliche Verstärkung
web-battle-give-up = Angriff aufgeben
web-battle-best = Mit den Besten kämpfen:
web-battle-idle = nicht verglichen

## The wheel

## Charts

web-chart-posts = Handelsposten
web-chart-debts = Schulden
web-chart-money = Geld
web-chart-round = Runde

## Result and rules

web-points = Zählt für das Ziel
web-result-margin = { $reason ->
    [goal] { $player } hat { $posts } Handelsposten in { $colonies ->
        [one] einer Kolonie
       *[other] { $colonies } Kolonien
      } und keine Schulden. Das Ziel war { $goal }.
   *[limit] { $player } hat { $posts } Handelsposten, auf Platz zwei folgt { $other }.
  }
web-result-level = Bei { $players } zählen je { $points } Handelsposten für das Ziel.
web-result-score = { $posts }
web-rules-source = { $source ->
    [FAQ] FAQ
   *[other] Kap. { $source }
  }

## Options

web-option-length = { $players ->
    [3] Handelsposten zum Sieg mit 3 Spielern: 35, 40 oder 45.
    [4] Handelsposten zum Sieg mit 4 Spielern: 28, 31 oder 34.
    [5] Handelsposten zum Sieg mit 5 Spielern: 24, 27 oder 30.
   *[6] Handelsposten zum Sieg mit 6 Spielern: 21, 24 oder 27.
  }
web-option-goal = In den Verhandlungen können sich alle auf ein anderes Ziel einigen.
web-option-start-colony-value = Nach den Regeln 5; mehr bringt das Spiel schneller in Gang.
web-option-round-limit = Wer dann dem Ziel am nächsten ist, steht vorn.

## Choices in short

web-group-imperunde-march = { $from } · { $mover }
web-group-imperunde-sail = { $from } · { ship-at-sea }
web-group-imperunde-land = { $from } · { ship-at-sea }
web-group-imperunde-embark = { $from } · { $kind }
web-group-imperunde-place = { $kind } einsetzen
web-group-imperunde-equip = Zusätzliche Armeen
web-group-imperunde-buy = { $country }
web-group-imperunde-launch = { $country }
web-group-imperunde-post = { $country }
web-group-imperunde-canal = Kanäle
web-group-imperunde-card = Karte spielen
web-group-imperunde-take = Karte wegnehmen
web-group-imperunde-use = Kämpfen mit
web-group-imperunde-use-ships = Kämpfen mit
web-group-imperunde-detach = Fortschicken
web-group-imperunde-sink = Versenken
web-group-imperunde-at = Ziel
web-group-imperunde-to = Weiter nach
web-group-imperunde-against = Gegen
web-group-imperunde-between = Zwischen
web-group-imperunde-stance = Frieden oder Krieg
# Auf See ist eine Armee ein Frachtschiff.
ship-at-sea = { $mover_id ->
    [frigate] { $mover }
    [frigate_1] { $mover }
    [line] { $mover }
    [line_1] { $mover }
   *[other] Frachtschiff, { $mover }
  }
web-item-imperunde-march = → { $to }
web-item-imperunde-sail = → { $to }
web-item-imperunde-land = anlanden: { $to }
web-item-imperunde-embark = → { $to }
web-item-imperunde-place = { $sea }
web-item-imperunde-buy = { $kind }
web-item-imperunde-launch = { $kind } → { $sea }
web-item-imperunde-post = Handelsposten
web-item-imperunde-canal = { $canal }
web-item-imperunde-card = { $card }
web-item-imperunde-take = { $card }
web-item-imperunde-use = { $infantry ->
    [0] { "" }
   *[other] { $infantry } Infanterie{ " " }
  }{ $cavalry ->
    [0] { "" }
   *[other] { $cavalry } Kavallerie{ " " }
  }{ $artillery ->
    [0] { "" }
   *[other] { $artillery } Artillerie{ " " }
  }{ $forts ->
    [0] { "" }
    [one] 1 Fort
   *[other] { $forts } Forts
  }
web-item-imperunde-use-ships = { $frigates ->
    [0] { "" }
    [one] 1 Fregatte{ " " }
   *[other] { $frigates } Fregatten{ " " }
  }{ $lines ->
    [0] { "" }
    [one] 1 Linienschiff
   *[other] { $lines } Linienschiffe
  }
web-item-imperunde-detach = { $infantry ->
    [0] { "" }
   *[other] { $infantry } Infanterie{ " " }
  }{ $cavalry ->
    [0] { "" }
   *[other] { $cavalry } Kavallerie{ " " }
  }{ $artillery ->
    [0] { "" }
   *[other] { $artillery } Artillerie
  }
web-item-imperunde-sink = { a-ship }
web-item-imperunde-at = { $space }
web-item-imperunde-to = { $to }
web-item-imperunde-against = { $other }
web-item-imperunde-between = { $seat } und { $other }

## Übersichten

web-sheet-units = Einheiten, Würfel und Züge
web-sheet-money = Runde und Geld
web-sheet-cards = Geheimdienstkarten
web-sheet-unit = Einheit
web-sheet-price = Kosten
web-sheet-die = Würfel
web-sheet-moves = Züge an Land
web-sheet-moves-sea = Züge auf See
web-sheet-fort = Gegen ein Fort
web-sheet-pieces = Spielsteine
web-sheet-wares = Weitere Kosten
web-sheet-battle-three = Bis zu drei Einheiten greifen an; in einer Würfelrunde würfeln höchstens drei je Seite.
web-sheet-battle-ties = Verglichen wird der höchste Würfel mit dem höchsten, der nächste mit dem nächsten. An Land gewinnt bei gleicher Augenzahl der Verteidiger.
web-sheet-battle-boarding = Auf See wird bei gleicher Augenzahl geentert: Beide Schiffe würfeln noch einmal, und die höhere Zahl kapert das andere Schiff.
web-sheet-battle-fort = Ein Zuschlag oder Abzug gegen ein Fort zählt nur, wenn das Fort der direkte Gegner ist.
web-sheet-battle-natives = Einheimische eines freien Landes verteidigen es mit so viel Infanterie, wie es wert ist, in jedem Kampf von Neuem.
web-sheet-battle-cargo = Armeen fahren kostenlos auf Frachtschiffen. Infanterie und Artillerie bleiben, wo sie landen; Kavallerie hat noch einen Zug.
web-sheet-doubloons = { $number ->
    [one] { $number } Dublone
   *[other] { $number } Dublonen
  } je Runde
web-sheet-dividend = { $number } für jeden Mitspieler, mit dem du Frieden hast
web-sheet-colonial = 1 je eigenem Handelsposten
web-sheet-sea = der Wert jedes Seegebiets, das du mit einem Kriegsschiff kontrollierst und das an dein Heimatland oder eine Kolonie mit Handelsposten grenzt
web-sheet-debt-interest = 1 je { $loan } Schulden am Ende der vorigen Runde
web-sheet-borrowed = { $loan } oder nichts je Runde, insgesamt bis { $most }
web-sheet-repaid = bis zu { $most } je Runde
web-sheet-limit = Einheiten in einer Kolonie
web-sheet-limit-what = { $number } Dublonen je Handelsposten, der schon vor dieser Runde stand
web-sheet-cards-most = höchstens { $most } je Runde
web-sheet-round = Die Runde
web-sheet-goal = Handelsposten zum Sieg
web-sheet-length = { $length ->
    [short] Kurz
    [normal] Normal
   *[long] Lang
  }
web-sheet-goal-what = Und keine Schulden.
web-sheet-card = Karte
web-sheet-number = Anzahl
web-sheet-effect = Wann und was

## First-game guide

web-guide-imperunde-start_ships = Deine ersten Kriegsschiffe stehen in Seegebieten an deinem Heimatland. Ein Seegebiet, in dem nur du Kriegsschiffe hast, bringt jede Runde seinen Wert an Steuern. Zwei Seegebiete bringen mehr als eines.
web-guide-imperunde-equip = Die Drehscheibe hat dir diese Kolonie gegeben, mit Handelsposten, Forts und Infanterie, von jedem so viel, wie sie wert ist. Mit Armeen eroberst du bald Nachbarländer; eine Fregatte hält ein Seegebiet und bringt dessen Steuern.
web-guide-imperunde-talks = Alle sagen offen, mit wem sie Frieden oder Krieg wollen, und dürfen es ändern, bis die Verhandlungen enden. Frieden braucht beide, Krieg nur einen. Frieden bringt beiden 2 Dublonen je Runde und verbietet Angriffe; nur gegen Feinde kannst du um Kolonien und Seegebiete kämpfen.
web-guide-imperunde-move = Kavallerie und Schiffe ziehen zweimal, andere Armeen einmal. Wer ein freies Land betritt, greift seine Einheimischen an, so viele, wie es wert ist; bis zu drei deiner Einheiten kämpfen zugleich, also komm mit mehreren. Verlassen alle Armeen eine Kolonie ohne Forts und Handelsposten, ist sie wieder frei.
web-guide-imperunde-leave = Ein Kriegsschiff darf durch das Seegebiet eines Spielers fahren, mit dem du Frieden hast, aber nicht bleiben: Fahre jetzt weiter.
web-guide-imperunde-embark = Hier gehen Armeen kostenlos an Bord von Frachtschiffen; ab der nächsten Runde können sie fahren oder anlanden. Feindliche Kriegsschiffe versenken Frachtschiffe kampflos, wenn nicht deine Kriegsschiffe oder die eines Freundes das Seegebiet halten.
web-guide-imperunde-winds = Jedes deiner Schiffe in diesem Seegebiet darf jetzt einmal ziehen oder seine Armee anlanden, auch als Angriff. Was du nicht nutzt, verfällt.
web-guide-imperunde-debts = Deine Einnahmen stehen Zeile für Zeile da; klapp eine Zeile auf und sieh, woher sie kommt. Schulden kosten jede Runde 1 Dublone je 5 Dublonen Schulden, und mit Schulden gewinnt niemand.
web-guide-imperunde-invest = Handelsposten gewinnen das Spiel: Jeder kostet 2 und bringt jede Runde 1. Einheiten kaufst du im Heimatland, in Kolonien bis zu 3 Dublonen je Handelsposten, der schon vorher dort stand. Was übrig bleibt, behältst du.
web-guide-imperunde-smuggle = Mit Schmuggelgeld kaufst du Einheiten für diese eine Kolonie, ganz gleich, was Handelsposten und Scheiben dort erlauben. Es wird sofort ausgegeben.
web-guide-imperunde-assault = Bis zu drei Einheiten greifen gemeinsam an, aus beliebigen Nachbarfeldern. Nimm dazu, wen du willst, dann kämpfe: Einen Rückzug gibt es nicht.
web-guide-imperunde-pick = Nur drei Einheiten würfeln zugleich. Bessere Würfel gewinnen öfter, doch wer seinen Vergleich verliert, ist vernichtet.
web-guide-imperunde-defend = Bis zu drei deiner Einheiten würfeln, und vor jeder Würfelrunde wählst du neu. An Land gewinnst du bei gleicher Augenzahl, auf See wird geentert.
web-guide-imperunde-reinforce = Nach einem Verlust können andere dazukommen, bis es drei sind, wenn sie unterwegs nicht kämpfen müssen. Oder kämpfe mit dem Rest weiter; ist niemand mehr da, ist der Angriff gescheitert.
web-guide-imperunde-window = Eine Gelegenheit für Karten: Spiel eine oder passe. Wer hier gefragt wird, hängt nur davon ab, was alle sehen; die Frage verrät also nichts über eine Hand.
web-guide-imperunde-target = Deine Karte liegt auf dem Tisch. Wähle nacheinander ihre Ziele; dann können die anderen mit Spionageabwehr antworten.
web-guide-imperunde-response = Spionageabwehr hebt die Karte auf, bevor sie wirkt. Wer keine hat oder sie behalten will, passt.
web-guide-imperunde-unmask = Du siehst alle Karten dieser Hand. Nimm die, die dir am meisten schaden würde: Sie kommt in den Stapel zurück.
