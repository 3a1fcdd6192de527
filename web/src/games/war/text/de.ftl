# War! am Tisch auf Deutsch: Tafeln, Entscheidungen in Kurzform, Begleitung durch die erste Partie.

## Startseite

web-game-length = zwei bis drei Stunden gegen Bots
web-game-turn = Runde { $turn }

## Bilder in den Regeln

book-units = Die Einheiten: drei Arten von Brigaden, drei Arten von Trupps und Flotten.
book-natives = Marker der Einheimischen liegen verdeckt, bis man auf sie trifft. Ein + oder ++ bedeutet: besser bewaffnet.
book-native-down = unbekannt
book-native-up = Stärke 7
book-native-rated = Stärke 9, besser bewaffnet
book-native-revolt = im Aufstand
book-chits = Rohstoffplättchen.
book-chit-down = verdeckt
book-chit-nothing = kein Vorkommen
book-chit-value = Wert 3
book-chit-developed = erschlossen
book-land = Ein Stein steht für alle Landeinheiten eines Spielers in einer Region: hier 3 Brigaden und ein General.

## Table

web-curtain-what = Manche Marker und Karten sind geheim: Gib das Gerät weiter, dann geht es los.
web-advice-imagined = Alles, was dir verborgen ist, ist nur angenommen, nach dem, was du gesehen hast.
web-strip-players = Spieler
web-strip-turn = Runde { $number }
web-strip-setup = Spielaufbau
web-strip-phase = { $phase ->
    [production] Produktion
    [movement_1] Erste Bewegung
   *[other] Zweite Bewegung
  }
web-strip-moving = in dieser Bewegungsphase am Zug
web-strip-last = letzte Runde
web-strip-points = Siegpunkte
web-strip-pp = Produktionspunkte (nächstes Einkommen { $income })
web-strip-dp = Diplomatiepunkte
web-strip-regions = Regionen
web-strip-brigades = Brigaden
web-strip-fleets = Flotten
web-strip-own = Deine Truppen
web-strip-maintenance = Unterhalt { $cost }
web-strip-wars = im Krieg mit { $players }

## The board

board-corrected = { $text } (korrigiert)
board-reconstructed = { $text } (rekonstruiert)
board-sea = Seegebiet
board-coast = Küste
board-landlocked = keine Küste
board-home = Heimatland von { $player }
board-natives = Einheimische { $marker }
board-natives-unknown = verdeckter Einheimischenmarker
board-revolt = im Aufstand
board-chit-unknown = verdecktes Rohstoffplättchen
board-chit-dot = kein Rohstoff
board-chit-developed = { $resource }: { $value } PP, erschlossen
board-chit-undeveloped = { $resource }: { $value } PP, unerschlossen
board-spheres = { $player }: { $count ->
    [one] eine Einflusssphäre
   *[other] { $count } Einflusssphären
  }{ $supporting ->
    [0] {""}
    [one] {" "}(eine unterstützt den Aufstand)
   *[other] {" "}({ $supporting } unterstützen den Aufstand)
  }
board-ceded = wird an { $player } abgetreten
board-passage-dardanelles = Dardanellen: Flotten passieren mit Erlaubnis des Spielers, der das Osmanische Reich kontrolliert
board-passage-suez-canal = { $canal ->
    [0] Suezkanal nicht gebaut: keine Durchfahrt
    [1] Suezkanal zur Hälfte bezahlt: noch keine Durchfahrt
   *[other] Suezkanal: Flotten passieren mit Erlaubnis des Spielers, der Ägypten kontrolliert
  }
board-passage-gibraltar = keine Landgrenze zu: { $other }
board-passage-bosporus = Landgrenze zu: { $other }
board-unit-infantry = { $count } Infanterie
board-unit-cavalry = { $count } Kavallerie
board-unit-artillery = { $count } Artillerie
board-unit-general = { $count ->
    [one] ein General
   *[other] { $count } Generäle
  }
board-unit-explorer = { $count ->
    [one] ein Entdecker
   *[other] { $count } Entdecker
  }
board-unit-engineer = { $count ->
    [one] ein Ingenieur
   *[other] { $count } Ingenieure
  }
board-unit-fleet = { $count ->
    [one] eine Flotte
   *[other] { $count } Flotten
  }
board-fleets-with = { $fleets } ({ $units } an Bord)
board-stack = { $nation }: { $units }

## Movement

web-movement = Bewegung
board-move = { $units }
board-move-stack = Zusammen: { $units }
board-where = Wohin? ({ $units })
board-launch = Eine Flotte bauen
web-move-label = { $units }: { $from } → { $to }
web-move-left = { $count ->
    [0] keine Punkte mehr
    [one] noch 1 Punkt
   *[other] noch { $count } Punkte
  }
web-move-natives = Einheimische { $marker }
web-move-natives-unknown = unbekannte Einheimische
web-move-enemy = { $count ->
    [0] Angriff auf { $player }
    [one] Angriff auf { $player }: 1 Brigade
   *[other] Angriff auf { $player }: { $count } Brigaden
  }
web-move-ally = { $player }, verbündet
web-move-ceded = abgetreten von { $player }
web-move-landing = Landung
web-move-aboard = geht an Bord
web-move-fleets = { $count ->
    [one] eine Flotte von { $player }
   *[other] { $count } Flotten von { $player }
  }
web-move-asked = { $player } kann dich aufhalten
web-move-more = { $count ->
    [one] 1 weiteres Ziel
   *[other] { $count } weitere Ziele
  }
web-move-stack = Ziehen von: { $region }
web-move-less = Eins weniger: { $unit }
web-move-more-of = Eins mehr: { $unit }
web-move-spare = { $count ->
    [0] Hier ist keine Brigade entbehrlich.
    [one] Eine Brigade kann ziehen, die anderen müssen bleiben.
   *[other] { $count } Brigaden können ziehen, die anderen müssen bleiben.
  }
web-move-where = Wohin? Wähle hier oder auf dem Spielplan.
web-move-nowhere = Wähle, wie viele Einheiten ziehen.
web-move-ready = Können noch ziehen
web-move-all-moved = Alle Landeinheiten sind gezogen.
web-move-nobody = In dieser Phase wird nicht gezogen.
web-move-others = Krieg und andere Aktionen ({ $count })
web-move-idle-units = { $count ->
    [one] 1 Einheit könnte noch ziehen
   *[other] { $count } Einheiten könnten noch ziehen
  }
web-move-idle-fleets = { $count ->
    [one] 1 Flotte könnte noch fahren
   *[other] { $count } Flotten könnten noch fahren
  }
web-move-battles = { $count ->
    [one] 1 Schlacht folgt
   *[other] { $count } Schlachten folgen
  }
web-move-battles-head = Kommende Schlachten
web-move-odds = { $percent } % für den Angreifer
web-move-undo = „Zurücknehmen“ macht deinen letzten Zug rückgängig, bis gewürfelt wird oder jemand anders entscheidet.
web-fleets = Flotten
web-fleets-take = Auswählen
web-fleets-take-all = Alle { $count } auswählen
web-fleets-empty = leer
web-fleets-room = { $count ->
    [0] voll
    [one] 1 Transportpunkt frei
   *[other] { $count } Transportpunkte frei
  }
web-fleets-loading = Einschiffen
web-fleets-load = { $count ->
    [one] 1 Einheit einschiffen
   *[other] { $count } Einheiten einschiffen
  }
web-fleets-load-all = { $count ->
    [one] Alle einschiffen, die Platz finden (1)
   *[other] Alle einschiffen, die Platz finden ({ $count })
  }
web-fleets-land = { $count ->
    [one] 1 Einheit anlanden
   *[other] { $count } Einheiten anlanden
  }
web-fleets-land-all = Alle anlanden ({ $count })
web-fleets-by-hand = Einheiten einzeln auswählen ({ $count })
web-fleets-of = von { $count }
web-fleets-guest = { $unit } von { $player }
web-fleets-where = Fahren oder anlanden

## Production

web-production = Produktion
web-production-whose = Spieler
web-production-income = Einkommen pro Runde
web-production-line = Posten
web-production-turn = Runde { $turn }
web-production-next = Nächste Runde
web-production-expected = wenn alles so bleibt
web-production-total = Einkommen
web-production-maintenance = Unterhalt
web-production-unit = { $count } × { $kind }
web-production-purse = Vorhandene PP
web-production-left = PP zum Ausgeben
web-production-dp = Diplomatiepunkte (jetzt { $dp })
web-production-nothing = nichts
web-production-from = von
web-production-adds = (+{ $amount })
web-production-unwesternized = nicht verwestlicht
web-production-idle = steht still: mehr Fabriken als Städte
web-production-blockaded = blockiert
web-production-alone = kein anderer Hafen, mit dem er handeln kann
web-production-trade = { $items ->
    [0] zählt { $ports } Häfen
    [one] zählt { $ports } Häfen und 1 Fabrik oder Rohstoff
   *[other] zählt { $ports } Häfen und { $items } Fabriken oder Rohstoffe
  }
web-production-blockade = { $count ->
    [one] Blockierter Hafen: { $ports }
   *[other] Blockierte Häfen: { $ports }
  }
web-production-short = { $count ->
    [one] Es fehlt 1 PP: Eine Einheit müsste aufgelöst werden.
   *[other] Es fehlen { $count } PP: { $count } Einheiten müssten aufgelöst werden.
  }

## Purchases

web-purchases = Käufe
web-purchases-pp = PP übrig
web-purchases-dp = DP
web-purchases-upkeep = Nächste Produktion: +{ $income } PP Einkommen, −{ $maintenance } PP Unterhalt, macht { $after } PP.
web-purchases-natives = { $count ->
    [one] Diplomatie mit Einheimischen: 1 Möglichkeit
   *[other] Diplomatie mit Einheimischen: { $count } Möglichkeiten
  }
web-purchases-group = { $group ->
    [units] Einheiten
    [buildings] Gebäude
   *[works] Rohstoffe
  }
web-purchases-develop = Rohstoff erschließen
web-purchases-price = { $price } PP
web-purchases-left = { $step ->
    [placement] noch { $count } einzusetzen
   *[other] { $count } im Vorrat
  }
web-purchases-places = { $count ->
    [0] jetzt nirgends
    [one] 1 Ort
   *[other] { $count } Orte
  }
web-purchases-where = { $ware }: { web-purchases-places }
web-purchases-not-here = An { $count ->
    [one] 1 anderen Ort
   *[other] { $count } anderen Orten
  } nicht möglich
web-purchases-buy = { $step ->
    [purchase] { $count ->
        [one] Kaufen
       *[other] { $count } kaufen
      }
    [placement] Einsetzen
    [orders] { $count ->
        [one] Bestellen
       *[other] { $count } bestellen
      }
   *[other] { $count ->
        [one] Bauen
       *[other] { $count } bauen
      }
  }
web-purchases-engineer = Mit Ingenieur
web-purchases-there = { $count } hier
web-purchases-everywhere = Alle Regionen
web-purchases-bought = { $phase ->
    [0] Im Spielaufbau gekauft
   *[other] In dieser Phase gekauft
  }
web-purchases-sum = Summe
web-purchases-order = Deine geheime Order
web-purchases-undo = „Zurücknehmen“ streicht die letzte Zeile, bis du die Order abgibst.
web-purchases-ordered = { $count ->
    [0] Nichts bestellt, noch { $left } PP.
    [one] 1 Zeile für { $cost } PP, noch { $left } PP.
   *[other] { $count } Zeilen für { $cost } PP, noch { $left } PP.
  }
web-purchases-summary = { $count ->
    [0] Nichts gekauft, noch { $left } PP.
    [one] 1 Spielstein für { $cost } PP, noch { $left } PP.
   *[other] { $count } Spielsteine für { $cost } PP, noch { $left } PP.
  }
web-purchases-wrong = Diese Zeile der Order von { $player } ist nicht mehr möglich:
web-purchases-none = Jetzt lässt sich nichts kaufen.
web-purchases-piece = Spielstein
web-purchases-cost = Preis
web-purchases-supply = Vorrat
web-maintain-unpaid = { $count ->
    [one] Du kannst nicht alle Einheiten bezahlen: Löse noch 1 auf.
   *[other] Du kannst nicht alle Einheiten bezahlen: Löse noch { $count } auf.
  }
web-maintain-guests = An Bord verbündeter Flotten
web-maintain-unit = { $do ->
    [scuttle] { $kind } { $fleet }
    [jettison] { $count } × { $kind } (Flotte { $fleet })
   *[other] { $count } × { $kind }
  }

## Natives

web-natives = Einheimische
web-natives-purse = { $dp } DP, { $pp } PP
web-natives-known = Stärke { $marker }
web-natives-unknown = Marker unbekannt
web-natives-part = { $part ->
    [fleet] Flotte in der Nähe: { $amount }
    [regions] angrenzende eigene Regionen: { $amount }
   *[spheres] Einflusssphären: { $amount }
  }
web-natives-no-modifier = keine Modifikatoren
web-natives-answer = Antwort
web-natives-answers = { $answer ->
    [treaty] Region gewonnen
    [influence] Einflusssphäre
    [retreat] Entdecker zurückgeschickt
   *[lost] Entdecker verloren
  }
web-natives-plain = Ohne Geschenk
web-natives-gift = Mit Geschenk
web-natives-range = { $least }–{ $most }
web-natives-remove-sphere = Einflusssphäre entfernen ({ $other })
web-natives-westernize = Verwestlichen für 1 DP
web-natives-dissolve = Eigene Einflusssphäre aufgeben
web-natives-incite = { $payment ->
    [dp] { $bribe ->
        [bribe] Anzetteln für 1 DP, Bestechung für 1 DP
       *[plain] Anzetteln für 1 DP
      }
   *[sphere] { $bribe ->
        [bribe] Anzetteln für eine Einflusssphäre, Bestechung für 1 DP
       *[plain] Anzetteln für eine Einflusssphäre
      }
  }
web-natives-explorer = Entdecker von { $player }: { $region }
web-natives-zone = Zone
web-natives-all = Alle { $count } Regionen
web-natives-sort = Sortieren nach
web-natives-order = { $order ->
    [zone] Zone
    [name] Name
    [strength] Stärke
    [spheres] Einflusssphären
   *[treaty] Chance auf die Region
  }
web-natives-table = Regionen der Einheimischen
web-natives-region = Region
web-natives-strength = Stärke
web-natives-spheres = Sphären
web-natives-revolt = Aufstand
web-natives-table-what = Chancen in Prozent, wenn jetzt ein Entdecker von dir dort wäre und alle deine Einflusssphären für ihn zählten. Bei einem unbekannten Marker ist es der Durchschnitt aller möglichen.
web-natives-find = { $count ->
    [one] Rohstoffsuche: Du ziehst 1 Plättchen
   *[other] Rohstoffsuche: Du ziehst { $count } Plättchen
  }
web-natives-at-least = mindestens { $value } wert: { $chance }

## Battle

web-battle = Schlacht
web-battle-none = Es wurde noch keine Schlacht geschlagen.
web-battle-last = Die letzte Schlacht
web-battle-pending = Ausstehende Schlachten
web-battle-round = Kampfrunde { $number }
web-battle-next-round = Als Nächstes Kampfrunde { $number }
web-battle-naval-round = Seeschlacht, Kampfrunde { $number }
web-battle-interception = Abfangen
web-battle-attacks = Angreifer
web-battle-defends = Verteidiger
web-battle-against = { $player } gegen { $other }
web-battle-allies = mit { $players }
web-battle-nobody = niemand mehr
web-battle-unseen = Stärke dir unbekannt
web-battle-units = { $number } × { $kind }
web-battle-fleets = { $number ->
    [one] 1 Flotte
   *[other] { $number } Flotten
  }
web-battle-idle = { $number ->
    [one] 1 Einheit kämpft in dieser Kampfrunde nicht
   *[other] { $number } Einheiten kämpfen in dieser Kampfrunde nicht
  }
web-battle-dice = { $number } Würfel:
web-battle-hit = { $hit ->
    [1] trifft immer
    [6] Treffer bei 6
    [7] kein Treffer möglich
   *[other] Treffer ab { $hit }
  }{ $double ->
    [6] {""}, doppelt bei 6
    [7] {""}
   *[other] {""}, doppelt ab { $double }
  }
web-battle-landed = { $number ->
    [one] 1 davon ist angelandet: { $modifier } auf den Würfel
   *[other] { $number } davon sind angelandet: { $modifier } auf ihre Würfel
  }
web-battle-rule = Regel lesen
web-battle-unmodified = Keine Modifikatoren
web-battle-total = Summe
web-battle-chance = Siegchance
web-battle-likely = { $player } { $percent } %
web-battle-neither = keiner { $percent } %
web-battle-exact = Exakt, wenn beide Seiten bis zum Ende kämpfen, jede Art von Brigade so lange wie möglich behalten und nie Treffer zusammenlegen.
web-battle-exact-sea = Exakt, wenn beide Seiten bis zum Ende kämpfen und Flotten mit der geringsten Ladung zuerst aufgeben.
web-battle-average = Du kennst diese Einheimischen nicht: Das ist der Durchschnitt aller Möglichkeiten. { $player } gewinnt gegen die stärksten in { $lowest } %, gegen die schwächsten in { $highest } % der Fälle.
web-battle-uncounted = Für so viele Einheiten lässt sich die Siegchance nicht berechnen.
web-battle-leaving = { $player } zieht sich auf Flotten zurück: In dieser Kampfrunde würfelt nur die andere Seite.
web-battle-fight = Kämpfen
web-battle-more = Beide Seiten zeigen
web-battle-less = Beide Seiten ausblenden
web-battle-hits = { $number ->
    [0] keine Treffer
   *[other] { $number } Treffer
  }
web-battle-sure = Kein Wurf nötig.
web-battle-number = Mit zwei Würfeln höchstens { $number }: { $percent } %
web-battle-part-fleets = Flotten beider Seiten
web-battle-part-regions = Regionen von { $player } an diesem Seegebiet
web-battle-part-ports = Häfen von { $player } an diesem Seegebiet
web-battle-part-schools = Schulen von { $player }
web-modifier-drm-brigade-types = { $amount ->
    [one] Zwei Arten von Brigaden
   *[other] Alle drei Arten von Brigaden
  }
web-modifier-drm-general = General
web-modifier-drm-explorer-natives = Entdecker gegen Einheimische
web-modifier-drm-technology = Mehr Schulen
web-modifier-drm-fort-attack = Gegen ein Fort
web-modifier-drm-fort-attack-artillery = Artillerie gegen das Fort
web-modifier-drm-fort-attack-engineer = Ingenieur gegen das Fort
web-modifier-drm-fort-defence = { $amount ->
    [one] Fort
   *[other] Fort mit Artillerie
  }
web-modifier-amphib-pure-force-zeroed = Von See angelandet
web-modifier-drm-negative-to-zero = Ausgleich für eine negative Summe
web-modifier-drm-negative-both = Ausgleich für negative Summen
web-modifier-drm-general-transfer = Verschiebung durch den General
web-modifier-navbattle-tech-drm = Mehr Schulen
web-modifier-navbattle-port-drm = { $amount ->
    [one] Hafen an diesem Seegebiet
   *[other] Häfen an diesem Seegebiet
  }
web-modifier-navbattle-cargo-drm = { $amount ->
    [one] Ladung
   *[other] Mehr als halb voll
  }

## Relations

web-relations = Beziehungen
web-relations-now = { $relation ->
    [war] im Krieg
    [alliance] verbündet
   *[peace] im Frieden
  }
web-relations-since = seit Runde { $turn }
web-relations-you-wait = du kannst erst in deiner nächsten Bewegungsphase angreifen
web-relations-they-wait = gegen dich ist ein Angriff erst in der nächsten gegnerischen Bewegungsphase möglich
web-relations-lets-you = { $answer ->
    [always] lässt dich immer durch
   *[never] lässt dich nie durch
  }
web-relations-peace-offered = { $player } bietet dir Frieden an.
web-relations-region-offered = { $number ->
    [one] { $player } will dir eine Region abtreten: { $regions }.
   *[other] { $player } will dir Regionen abtreten: { $regions }.
  }
web-relations-offers-peace = Bietet dir Frieden an
web-relations-offers-region = { $number ->
    [one] Will dir eine Region abtreten:
   *[other] Will dir Regionen abtreten:
  }
web-relations-take-region = Um anzunehmen, zieh in dieser Bewegungsphase mit einer Brigade hinein.
web-relations-you-offer-peace = Du hast Frieden angeboten
web-relations-you-offer-region = { $number ->
    [one] Du hast eine Region angeboten: { $regions }
   *[other] Du hast Regionen angeboten: { $regions }
  }
web-relations-told = { $how ->
    [refuses] { $player } lehnt ab: „{ $words }“
    [declares] { $player } hat den Krieg erklärt: „{ $words }“
   *[retracts] { $player } hat das Friedensangebot zurückgezogen: „{ $words }“
  }
web-relations-make-peace = Frieden schließen
web-relations-offer-peace = Frieden anbieten
web-relations-peace-what = Der Frieden beginnt, sobald die andere Seite zustimmt.
web-relations-retract = Zurückziehen
web-relations-declare = Krieg erklären
web-relations-declare-what = In deiner eigenen Bewegungs- oder Kampfphase, für 1 DP.
web-relations-passage = { $relation ->
    [alliance] Darf deine Meerengen, Regionen und Flotten nutzen:
   *[other] Darf deine Meerengen passieren:
  }
web-relations-answer = { $answer ->
    [always] Immer
    [never] Nie
   *[ask] Frag mich
  }
web-relations-give-amount = { $most ->
    [0] PP geben
   *[other] PP geben (bis { $most })
  }
web-relations-give = Geben
web-relations-cede-region = Region abtreten
web-relations-cede = Anbieten
web-relations-cede-later = Eine Region kannst du in der Bewegungsphase von { $player } anbieten.
web-relations-deals = Verhandlungen mit { $player }
web-relations-how = Angebote halten das Spiel nie auf. Sie gelten, bis sie angenommen, zurückgezogen oder überholt sind, und niemand muss antworten.
web-relations-all = Alle Beziehungen
web-relations-two = { $relation ->
    [war] { $player } und { $other } sind im Krieg.
    [alliance] { $player } und { $other } sind verbündet.
   *[peace] { $player } und { $other } leben in Frieden.
  }
web-relations-pair = { $relation ->
    [war] Ihr seid im Krieg.
    [alliance] Ihr seid verbündet.
   *[peace] Ihr lebt in Frieden.
  }
web-relations-mark = { $mark ->
    [waiting] { $player } kann { $other } noch nicht angreifen.
   *[offer] { $player } bietet { $other } Frieden an.
  }
web-relations-sign = { $sign ->
    [war] Krieg
    [alliance] Bündnis
    [waiting] kann noch nicht angreifen
    [offer] bietet Frieden an
   *[peace] Frieden
  }
web-relations-units = { $number } × { $kind }
web-council = Partei ergreifen
web-council-declared = { $player } hat { $other } den Krieg erklärt
web-council-side = { $side ->
    [attackers] Angreifer
   *[defenders] Verteidiger
  }
web-council-means = { $number ->
    [one] Krieg mit { $foes }; { $friends } muss zustimmen.
   *[other] Krieg mit { $foes }; die Mehrheit von { $friends } muss zustimmen.
  }
web-council-vote = Mehr als die Hälfte der Seite muss zustimmen. Bisher dafür: { $votes } von { $number }.
web-council-undecided = Noch zu entscheiden haben: { $players }.
web-strait = Durchfahrt
web-strait-fleets = { $number ->
    [one] { $player } wartet mit einer Flotte.
   *[other] { $player } wartet mit { $number } Flotten.
  }
web-strait-aboard = An Bord: { $units }.
web-strait-empty = An Bord sind keine Einheiten.
web-strait-standing = Von jetzt an, ohne Rückfrage:
web-strait-always = { $answer ->
    [always] Immer durchlassen
   *[never] Nie durchlassen
  }

## Victory points

web-victory = Siegpunkte
web-victory-standings = Stand
web-victory-table = Siegpunkte nach Kategorien
web-victory-total = Summe
web-victory-sets = Gebäudesätze: { $player }
web-victory-sets-what = Ein Satz besteht aus Stadt, Fabrik, Hafen und Eisenbahn. { $sets ->
    [0] Noch keiner ist vollständig.
    [one] 1 ist vollständig.
   *[other] { $sets } sind vollständig.
  }
web-victory-zones = Zonen: { $player }
web-victory-zone = { $player }: { $held }
web-victory-end = Spielende
web-victory-end-what = Das Spiel endet nach der Bewegungsphase, in der ein Spieler oder die Einheimischen ihre letzte Region verlieren.
web-victory-ending = Das Spiel endet nach dieser Bewegungsphase!
web-victory-end-natives = { $number ->
    [one] 1 Region der Einheimischen ist übrig.
   *[other] { $number } Regionen der Einheimischen sind übrig.
  }
web-victory-end-weakest = { $number ->
    [one] Die wenigsten Regionen: { $players } mit 1.
   *[other] Die wenigsten Regionen: { $players } mit { $number }.
  }
web-victory-end-turns = { $number ->
    [one] Noch 1 Runde bis zur vereinbarten Grenze.
   *[other] Noch { $number } Runden bis zur vereinbarten Grenze.
  }
web-victory-card = Deine geheime Zielkarte
web-victory-card-what = { $card ->
    [suez] Kontrolliere Ägypten mit fertigem Suezkanal.
    [fleets] Habe mindestens doppelt so viele Flotten wie jeder andere Spieler.
    [peace] Sei mit niemandem im Krieg, der noch im Spiel ist.
    [conquest] Beende das Spiel, indem du einem Spieler die letzte Region nimmst.
    [westernized] Habe nur verwestlichte Regionen.
    [each_zone] Kontrolliere eine Region in jeder Zone.
   *[other] Kontrolliere die ganze Zone: { $zone }.
  }
web-victory-card-holds = Wäre das Spiel jetzt zu Ende, würde sie zählen.
web-victory-card-fails = Wäre das Spiel jetzt zu Ende, würde sie nicht zählen.
web-victory-over-time = Siegpunkte im Verlauf

## Set-up

web-setup = Spielaufbau
web-setup-picks = Deine Wahl { $number } von { $of }
web-setup-next = Als Nächstes:
web-setup-inland = Binnenland
web-setup-beside = { $number ->
    [one] neben 1 von dir
   *[other] neben { $number } von dir
  }
web-setup-zone = deine: { $held } von { $regions }
web-setup-purse = { $pp } PP, { $dp } DP
web-swap-yours = Deine Regionen
web-swap-to = { $region }: behalten oder anbieten
web-swap-keep = Behalten
web-swap-offer = { $player } anbieten
web-swap-others = Regionen der anderen
web-swap-content = tauscht nicht mehr
web-swap-give = Du gibst: { $regions }
web-swap-get = Du bekommst: { $regions }
web-swap-accept = Diesen Tausch annehmen
web-swap-accepted = { $player } ist einverstanden
web-swap-waiting = Du bist einverstanden, { $player } noch nicht.
web-swap-done-what = Weiter geht es, wenn alle fertig sind.
web-order-bid-what = Alle bieten geheim und zahlen ihr eigenes Gebot. Vom niedrigsten zum höchsten Gebot sucht sich dann jeder einen Platz in der Reihenfolge aus: Wer am meisten bietet, wählt zuletzt und kennt alle anderen Plätze.
web-order-bid-amount = PP (0 bis { $most })
web-order-bid = { $amount } PP bieten
web-order-bids = Gebote
web-order-bidding = überlegt noch
web-order-sealed = verdeckt
web-order-line-what = Wähle einen beliebigen Platz; wer hinter dir ist, rückt einen Platz zurück.
web-order-here = Platz { $place }
web-order-has-bid = { $amount } PP geboten
web-order-left = Wählen noch:

## Charts

web-chart-points = Siegpunkte
web-chart-regions = Regionen
web-chart-income = Einkommen
web-chart-units = Landeinheiten
web-chart-fleets = Flotten
web-chart-pp = Produktionspunkte
web-chart-dp = Diplomatiepunkte
web-chart-points-land = Siegpunkte für Regionen und Zonen
web-chart-points-works = Siegpunkte für Gebäude und Rohstoffe
web-chart-points-rest = Siegpunkte für Einheiten, Einflusssphären, DP und PP
web-chart-card = Siegpunkte für geheime Zielkarten
web-chart-card-hidden = Die Karten der anderen bleiben bis zum Spielende geheim.

## Result and rules

web-points = Siegpunkte
web-result-margin = { $player } hat { $points } Siegpunkte, { $margin } mehr als { $other }.
web-result-level = { $players } haben je { $points } Siegpunkte.
web-result-score = { $points }
web-rules-source = Englische Spielregel: { $source }

## Options

web-option-historical = Hat eigene Grenzen und einen eigenen Spielaufbau: geht nur mit einem Gebäude je Region und reihum gewählten Regionen.
web-option-turn-limit = Nach den Regeln endet das Spiel, wenn jemand alle Regionen verloren hat oder keine Region der Einheimischen mehr übrig ist.

## Choices in short: movement

web-group-war-march = { $from }: { $mover }
web-item-war-march = { $to }
web-group-war-fleet = Eine Flotte auswählen
web-item-war-fleet = Flotte { $fleet }
web-group-war-join = Eine Flotte hinzunehmen
web-item-war-join = Flotte { $fleet }
web-group-war-board = Einschiffen: { $region }
web-item-war-board = { $mover }
web-group-war-sail = Fahren nach
web-item-war-sail = { $sea }
web-group-war-land = Anlanden in
web-item-war-land = { $region }
web-group-war-ashore = Anlanden
web-item-war-ashore = { $kind }
web-group-war-charter = Auf der Flotte eines Verbündeten einschiffen
web-item-war-charter = Flotte { $fleet } von { $other }
web-group-war-scorch = Verbrannte Erde: { $region }
web-item-war-scorch = { $object } ({ $kind })
web-group-war-reinforce = Einen General schicken nach: { $to }
web-item-war-reinforce = von: { $from }

## Choices in short: economy

web-group-war-raise = { $region }
web-group-war-launch = { $region }
web-group-war-build = { $region }
web-group-war-develop = { $region }
web-group-war-place = { $piece } einsetzen
web-group-war-disband = { $region }
web-group-war-remove-sphere = { $region }
web-group-war-westernize = { $region }
web-group-war-dissolve = { $region }
web-group-war-incite = { $region }
web-item-war-raise = { $kind }
web-item-war-launch = Flotte → { $sea }
web-item-war-build = { $help_id ->
    [engineer] { $building } mit Ingenieur
   *[alone] { $building }
  }
web-item-war-develop = { $help_id ->
    [engineer] Rohstoff mit Ingenieur erschließen
   *[alone] Rohstoff erschließen
  }
web-item-war-place = { $area }
web-item-war-disband = { $kind }
web-item-war-remove-sphere = Einflusssphäre entfernen ({ $other })
web-item-war-westernize = verwestlichen für 1 DP
web-item-war-dissolve = eigene Einflusssphäre aufgeben
web-item-war-incite = { $payment_id ->
    [dp] { $bribe_id ->
        [bribe] anzetteln für 1 DP, Bestechung für 1 DP
       *[plain] anzetteln für 1 DP
      }
   *[sphere] { $bribe_id ->
        [bribe] anzetteln für eine Einflusssphäre, Bestechung für 1 DP
       *[plain] anzetteln für eine Einflusssphäre
      }
  }

## Choices in short: battle

web-group-war-battle = Kämpfen
web-group-war-shift = Beide Modifikatoren senken um
web-group-war-pick-off = Drei Treffer zusammenlegen und vernichten
web-group-war-lose = Verlieren
web-group-war-retreat = Wohin
web-group-war-convert = Wird Infanterie
web-group-war-sink = Verlieren
web-group-war-expel = Einflusssphäre entfernen
web-item-war-battle = { $region }
web-item-war-shift = { $number }
web-item-war-pick-off = { $kind }
web-item-war-lose = { $kind }
web-item-war-retreat = { $area }
web-item-war-convert = { $kind }
web-item-war-sink = Flotte { $fleet }
web-item-war-expel = { $other }

## Choices in short: relations and set-up

web-group-war-pick = Startregion
web-group-war-home = Heimatland
web-group-war-endow = Kostenloser Rohstoff
web-group-war-promise = Anbieten: { $region }
web-group-war-swap = Tausch annehmen
web-group-war-bid = Gebot in PP
web-group-war-line-up = Platz in der Zugreihenfolge
web-group-war-declare = Krieg erklären (1 DP)
web-group-war-join-war = Partei ergreifen
web-item-war-pick = { $region }
web-item-war-home = { $region }
web-item-war-endow = { $region }
web-item-war-promise = → { $other }
web-item-war-swap = { $other }
web-item-war-bid = { $amount }
web-item-war-line-up = { $place }
web-item-war-declare = { $other }
web-item-war-join-war = { $side_id ->
    [attackers] Angreifer
   *[defenders] Verteidiger
  }

## Übersichten

web-sheet-units = Einheiten und Gebäude
web-sheet-production = Produktion
web-sheet-battle = Schlacht
web-sheet-natives = Einheimische
web-sheet-victory = Siegpunkte
web-sheet-pp = PP
web-sheet-where = Wo
web-sheet-anywhere = überall
web-sheet-moves = Bewegung
web-sheet-portage = Transport
web-sheet-reinforcement = Verstärkung
web-sheet-fleet-what = Eine Flotte hat Platz für { $capacity } Transportpunkte. Jede Einheit und jede Flotte kostet je Runde 1 PP Unterhalt.
web-sheet-buildings = Gebäude
web-sheet-building = Gebäude
web-sheet-engineer = Mit Ingenieur
web-sheet-develop = Rohstoff erschließen
web-sheet-per-value = { $number } je Punkt seines Werts
web-sheet-source = { $name ->
    [region] Region
    [zone] Vollständige Zone
    [city] Stadt
    [factory] Fabrik
    [port] Hafen
    [railroad] Eisenbahn
    [resource] Erschlossener Rohstoff
    [sphere] Einflusssphäre
    [maintenance] Unterhalt
    [dp] Diplomatiepunkt
   *[other] Städte
  }
web-sheet-from-region = { $region } PP; { $not_westernized }, solange sie nicht verwestlicht ist
web-sheet-from-zone = +{ $zone } PP für jede ihrer Regionen
web-sheet-from-city = { $city } PP
web-sheet-from-factory = { $factory } PP und bis zu { $factory_bonus } mehr für Rohstoffe: 2 für jeden in der Nähe, 1 für jeden anderen. Es produzieren nur so viele Fabriken, wie du Städte hast.
web-sheet-from-port = { $port } PP für jeden Hafen, mit dem er handeln kann, ihn selbst eingeschlossen, und für jede ihm zugeteilte Fabrik und jeden Rohstoff; höchstens { $port_most }
web-sheet-from-railroad = { $railroad } PP für jede deiner Städte, Fabriken, Häfen und Rohstoffe hier oder nebenan; höchstens { $railroad_most }
web-sheet-from-resource = sein Wert
web-sheet-from-sphere = 1 PP in einer Region der Einheimischen
web-sheet-expenses = Ausgaben und Diplomatie
web-sheet-from-maintenance = 1 PP für jede Einheit und Flotte
web-sheet-from-dp = je { $dp } PP, höchstens einer je Stadt und Runde
web-sheet-from-city-dp = Du erhältst 1 DP je Runde und 1 mehr für jede Stadt.
web-sheet-hits = Würfel an Land
web-sheet-modified = Würfel mit Modifikator
web-sheet-score = Treffer
web-sheet-hits-what = Ein Würfel je Brigade. Wer getroffen wird, wählt seine Verluste selbst; nur wer { $number } Treffer zu einem zusammenlegt, bestimmt die gegnerische Einheit.
web-sheet-naval = Würfel auf See
web-sheet-naval-what = Ein Würfel je Flotte: ab { $number } mit Modifikator sinkt eine Flotte. Mehr Schulen +1, jeder Hafen am Seegebiet +1, Ladung −1 oder −2.
web-sheet-side = { $side ->
    [attacker] Modifikatoren des Angreifers
   *[defender] Modifikatoren des Verteidigers
  }
web-sheet-landing = Von See angelandet, Kampfrunde { $round }
web-sheet-modifiers-what = Eine Summe unter null wird null und kommt stattdessen der anderen Seite zugute.
web-sheet-armies = Armeen der Einheimischen
web-sheet-armies-what = Nach der Stärke und dem „+“ ihres Markers. Unter Stärke { $number } ist eine Region verwestlicht.
web-sheet-plain = kein +
web-sheet-explorer = Wurf des Entdeckers
web-sheet-explorer-what = { $dice } Würfel, mit einem Geschenk einer mehr; dazu 1 für jede deiner Nachbarregionen, für eine Flotte in der Nähe und für jede Einflusssphäre, die dich unterstützt, minus 1 für jede, die sich gegen dich stellt. Die Summe muss die Stärke erreichen, plus { $plus } für jedes „+“.
web-sheet-reached = erreicht
web-sheet-short = { $least } bis { $most } zu wenig
web-sheet-short-more = mehr als { $number } zu wenig
web-sheet-diplomacy = Diplomatiepunkte
web-sheet-westernize = 1 DP senkt die Stärke einer eigenen Region um { $number }.
web-sheet-incite = Für 1 DP oder eine Einflusssphäre zettelst du einen Aufstand an: Er bricht aus, wenn { $dice } Würfel mit allen Modifikatoren die Stärke der Einheimischen nicht übersteigen. Bestechung für 1 DP zieht { $bribe } ab.

## First-game guide

web-guide-war-pick = Jede Startregion bringt 5 PP pro Runde und 10 Siegpunkte. Benachbarte Regionen sind leichter zu verteidigen, an der Küste sind Häfen möglich, und eine ganze Zone bringt einen Bonus. In jeder bekommst du eine Infanterie kostenlos.
web-guide-war-swap = Biete anderen über die Listen Regionen an. Wenn beide etwas anbieten und beide annehmen, wechseln die Regionen den Besitzer. Beende das Tauschen, wenn du zufrieden bist.
web-guide-war-home = Dein Heimatland kann ein Produktionsgebäude jeder Art haben, andere Regionen nur eines insgesamt. Ein Hafen braucht eine Küste, also wähle am besten eine Küstenregion.
web-guide-war-endow = Du bekommst ein kostenloses Gebäude und dann einen erschlossenen Rohstoff im Wert von 10 PP für deine europäischen Regionen. Eine Fabrik bringt neben Rohstoffen am meisten, aber nur, wenn du irgendwo eine Stadt hast.
web-guide-war-purchase = Dein Startgeld muss reichen: Vor Runde 2 gibt es kein Einkommen. Städte bringen PP und DP, dort entstehen Entdecker und Kavallerie; Entdecker gewinnen Regionen ohne Kampf. Was du nicht ausgibst, behältst du.
web-guide-war-placement = Alle setzen abwechselnd einen Spielstein ein. Flotten kommen in Seegebiete neben deinen Regionen. Jede Region braucht eine Brigade, Entdecker beginnen am besten neben Einheimischen.
web-guide-war-maintain = Jede Einheit und jede Flotte kostet 1 PP pro Runde, und du kannst nicht alle bezahlen. Eine Region ohne Brigade fällt an die Einheimischen zurück: Löse Einheiten dort auf, wo du mehrere hast.
web-guide-war-bid = Späte Plätze lassen dich auf die anderen reagieren, frühe lassen dich zuerst zuschlagen. Dein Gebot zahlst du, welchen Platz du auch bekommst.
web-guide-war-line_up = Diese Reihenfolge gilt für den Rest der Runde: Einheimischendiplomatie, Bau und beide Bewegungsphasen.
web-guide-war-buy_dp = Pro Stadt kannst du einen DP (Diplomatiepunkt) kaufen. Damit bezahlst du Verwestlichung, Aufstände, Geschenke an Einheimische und Kriegserklärungen. Ein übriger DP zählt 1 Siegpunkt, ebenso viel wie 10 PP.
web-guide-war-remove_spheres = Fremde Einflusssphären in deinen Regionen können sich bei einem Aufstand gegen dich wenden. Eine zu entfernen kostet 1 DP, bei Feinden ist es kostenlos.
web-guide-war-westernize = 1 DP senkt die Stärke der Einheimischen um 3; jeder Entdecker und jedes Gebäude außer einem Fort senkt sie kostenlos um 1. Unter 4 ist die Region verwestlicht: Es gibt dort keinen Aufstand mehr, und sie bringt 2 PP mehr.
web-guide-war-trim_spheres = Hier sind mehr Einflusssphären, als die Stärke der Einheimischen erlaubt. Deine eigenen bringen Siegpunkte, entferne also zuerst fremde.
web-guide-war-incite = Ein Aufstand in einer fremden Region braucht keinen Krieg: Würfle mit zwei Würfeln höchstens die Stärke der Einheimischen. Je stärker sie sind, desto besser; eine Bestechung senkt deinen Wurf um 3. In jeder Region ist pro Runde nur ein Versuch möglich.
web-guide-war-sides = Jede deiner Einflusssphären kann die Einheimischen unterstützen oder sich gegen sie stellen; das ändert den Wurf jeweils um 1. Wem gönnst du hier den Erfolg?
web-guide-war-construct = Infanterie kannst du überall aufstellen, Kavallerie und Entdecker in einer Stadt, Artillerie bei einer Fabrik, Generäle und Ingenieure an einer Schule; Flotten baust du im Hafen. Eine Region hat normalerweise Platz für ein Produktionsgebäude; ein Ingenieur dort macht ein Vorhaben um ein Drittel billiger.
web-guide-war-orders = Alle füllen gleichzeitig und geheim ihre Order aus. Gib deine ab, wenn sie fertig ist: Dann werden alle aufgedeckt und zusammen ausgeführt.
web-guide-war-correct = Eine Zeile einer Order ist unmöglich geworden. Sind alle einverstanden, darf sie ersetzt werden; sonst entfällt sie und wird erstattet.
web-guide-war-move = Infanterie und Artillerie ziehen eine Region weit, Kavallerie und Trupps (Generäle, Entdecker, Ingenieure) zwei, Flotten vier Seegebiete. In jeder deiner Regionen muss eine Brigade bleiben. Brigaden, die in eine Region der Einheimischen ziehen, müssen kämpfen; Entdecker dürfen allein hinein und verhandeln. Schlachten kommen erst nach allen Bewegungen.
web-guide-war-sail = Schiffe Einheiten an der Küste ein, fahre los und lande sie an: Jedes Seegebiet und jedes Anlanden kostet die Flotte einen Bewegungspunkt. Eine Flotte befördert vier Brigaden. Feinde im selben Seegebiet können jeden Schritt abfangen.
web-guide-war-permission = Du kontrollierst die Meerenge. Lass die Flotten durch oder weise sie ab; du kannst auch eine Antwort geben, die künftig immer gilt.
web-guide-war-intercept = Deine Flotten sind im selben Seegebiet und können den Feind aufhalten, bevor er handelt. Überlebt er, ohne abzubrechen, macht er weiter. Beladene Flotten kämpfen schlechter.
web-guide-war-ashore = Angelandete Einheiten ziehen in dieser Phase nicht weiter. Gegen Mitspieler kämpfen sie in den ersten zwei Kampfrunden schlechter; Ingenieure und Generäle brauchen eine Brigade neben sich.
web-guide-war-make_way = Alle deine Einheiten verlassen die abgetretene Region gemeinsam: in eine benachbarte eigene Region oder auf eigene Flotten.
web-guide-war-reinforce = Ein General neben einer angegriffenen eigenen Region kann Brigaden heranführen. Ist er angekündigt, muss er gehen; ein Würfel und deine Schulen entscheiden, wie viele mitkommen.
web-guide-war-bring = Kavallerie kostet 1 Punkt, Infanterie 2, Artillerie 3. Mindestens eine Brigade muss zurückbleiben. Drei verschiedene Arten zusammen kämpfen am besten.
web-guide-war-naval_join = Die Flotten deines Verbündeten kämpfen gleich in diesem Seegebiet. Deine Flotten dort dürfen auf seiner Seite mitkämpfen.
web-guide-war-sink = Die Flotte, die du wählst, geht mit allem an Bord verloren. Leere Flotten können beladene schützen.
web-guide-war-break_off = Brichst du ab, bleiben alle Flotten hier, und deine ziehen in dieser Phase nicht weiter. Sonst folgt eine weitere Kampfrunde.
web-guide-war-combat = Alle Schlachten müssen geschlagen sein, bevor du fertig bist; die Reihenfolge bestimmst du. Wo neben Brigaden ein Entdecker steht, lass erst ihn würfeln: Gelingt es, entfällt die Schlacht. Ingenieure können nach Rohstoffen suchen.
web-guide-war-shift = Nur du hast einen General: Gib etwas von deinem Bonus auf, um dem Feind ebenso viel zu nehmen. Das lohnt sich, wenn er mehr Würfel hat als du.
web-guide-war-pick_off = Verluste wählt dein Gegner selbst, außer du legst drei Treffer zu einem zusammen und bestimmst die Einheit. Das lohnt sich bei der einzigen Artillerie oder Kavallerie: Damit ist auch ein Bonus weg.
web-guide-war-lose = Deine Verluste wählst du selbst (die der Einheimischen ein Mitspieler), Brigaden vor Trupps. Zwei oder drei verschiedene Arten von Brigaden geben einen Bonus, behalte also von jeder eine.
web-guide-war-retreat = Bleib, solange die Chancen gut sind. Alle gehen gemeinsam; bei einem Rückzug auf Flotten würfelt der Feind noch einmal.
web-guide-war-last_stand = Auf keiner Seite ist eine Brigade übrig. Verwandle einen Trupp in eine Infanterie, um die Region zu halten, oder rette deine Trupps durch einen Rückzug.
web-guide-war-embark = Die Flotten haben nicht genug Platz für alle. Brigaden brauchen 2 Transportpunkte, Trupps 1; Einheiten, die zurückbleiben, sind verloren.
web-guide-war-pacify = Der Aufstand ist niedergeschlagen. Weniger Stärke bringt die Region der Verwestlichung näher; ohne Einflusssphäre fehlt dem nächsten Aufstand ein Helfer.
web-guide-war-evacuate = Diese Einheit kann hier nicht bleiben. Sie geht in eine benachbarte eigene Region oder auf eine Flotte.
web-guide-war-gift = Ein Geschenk bringt einen dritten Würfel. Du entscheidest, bevor jemand sieht, wie stark die Einheimischen sind. Verfehlt der Wurf ihre Stärke weit, ist der Entdecker verloren.
web-guide-war-influence = Eine eigene Einflusssphäre bringt 1 PP pro Runde und hilft deinem nächsten Entdecker. Oder entferne eine fremde.
web-guide-war-keep = Ein Rohstoffplättchen musst du behalten, auch ein Punktplättchen. Ein Rohstoff bringt erst etwas, wenn du ihn für das Dreifache seines Wertes erschlossen hast.
web-guide-war-join_war = Ergreifst du Partei, bist du mit der ganzen Gegenseite im Krieg und mit deiner Seite verbündet, solange dieser Krieg dauert. Niemand kann vor der eigenen nächsten Bewegungsphase angreifen.
web-guide-war-admit = Verbündete teilen Regionen, Flotten und die Verteidigung, greifen aber nie gemeinsam an. Mehr als die Hälfte deiner Seite muss zustimmen.
web-guide-war-charter = Deine Einheiten schiffen sich auf der Flotte deines Verbündeten ein und gehen an Land, wenn er am Zug ist.
