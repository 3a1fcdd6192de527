# Imperial auf Deutsch.
#
# Die Werte sind dieselben wie in en.ftl. Namen werden hier gebeugt, nicht im Programm: Jede Form eines Namens, die ein
# Satz braucht, ist eine eigene Hilfsmeldung. Neu auf dem Brett? Dann hier die Auswahlen durchgehen.
# Nationen: the-nation (Nominativ und Akkusativ), adj-nation (Eigenschaftswort ohne Endung: „{ adj-nation }e Armee“).
# Orte: in-area (wo?), into-area (wohin?), from-from (woher?), across-sea (worüber?).

game-title = Imperial
game-summary = Sechs Großmächte Europas und Investoren, die ihnen Geld leihen: Wer die besten Anleihen besitzt, gewinnt.
game-credit = Imperial ist ein Spiel von Mac Gerdts, erschienen im PD-Verlag. Dies ist eine unabhängige, inoffizielle Umsetzung.

## Nationen

the-nation = { $nation_id ->
    [germany] das Deutsche Reich
   *[other] { $nation }
  }
The-nation = { $nation_id ->
    [germany] Das Deutsche Reich
   *[other] { $nation }
  }
the-other = { $other_id ->
    [germany] das Deutsche Reich
   *[other] { $other }
  }
from-payer = { $from_id ->
    [germany] vom Deutschen Reich
   *[other] von { $from }
  }
adj-nation = { $nation_id ->
    [austria_hungary] österreichisch-ungarisch
    [italy] italienisch
    [france] französisch
    [great_britain] britisch
    [germany] deutsch
   *[russia] russisch
  }
adj-other = { $other_id ->
    [austria_hungary] österreichisch-ungarisch
    [italy] italienisch
    [france] französisch
    [great_britain] britisch
    [germany] deutsch
   *[russia] russisch
  }
adj-from = { $from_id ->
    [austria_hungary] österreichisch-ungarisch
    [italy] italienisch
    [france] französisch
    [great_britain] britisch
    [germany] deutsch
   *[russia] russisch
  }
adj-to = { $to_id ->
    [austria_hungary] österreichisch-ungarisch
    [italy] italienisch
    [france] französisch
    [great_britain] britisch
    [germany] deutsch
   *[russia] russisch
  }

## Orte

in-area = { $area_id ->
    [west_balkan] auf dem { $area }
    [turkey] in der { $area }
    [north_atlantic] im { $area }
    [north_sea] in der { $area }
    [english_channel] im { $area }
    [bay_of_biscay] im { $area }
    [baltic_sea] in der { $area }
    [western_mediterranean_sea] im Westlichen Mittelmeer
    [ionian_sea] im Ionischen Meer
    [eastern_mediterranean_sea] im Östlichen Mittelmeer
    [black_sea] im Schwarzen Meer
   *[other] in { $area }
  }
into-area = { $area_id ->
    [west_balkan] auf den { $area }
    [turkey] in die { $area }
    [north_atlantic] in den { $area }
    [north_sea] in die { $area }
    [english_channel] in den { $area }
    [bay_of_biscay] in den { $area }
    [baltic_sea] in die { $area }
    [western_mediterranean_sea] ins Westliche Mittelmeer
    [ionian_sea] ins Ionische Meer
    [eastern_mediterranean_sea] ins Östliche Mittelmeer
    [black_sea] ins Schwarze Meer
   *[other] nach { $area }
  }
from-area = { $area_id ->
    [west_balkan] vom { $area }
    [turkey] aus der { $area }
    [north_atlantic] vom { $area }
    [north_sea] von der { $area }
    [english_channel] vom { $area }
    [bay_of_biscay] vom { $area }
    [baltic_sea] von der { $area }
    [western_mediterranean_sea] vom Westlichen Mittelmeer
    [ionian_sea] vom Ionischen Meer
    [eastern_mediterranean_sea] vom Östlichen Mittelmeer
    [black_sea] vom Schwarzen Meer
   *[other] von { $area }
  }
from-from = { $from_id ->
    [west_balkan] vom { $from }
    [turkey] aus der { $from }
    [north_atlantic] vom { $from }
    [north_sea] von der { $from }
    [english_channel] vom { $from }
    [bay_of_biscay] vom { $from }
    [baltic_sea] von der { $from }
    [western_mediterranean_sea] vom Westlichen Mittelmeer
    [ionian_sea] vom Ionischen Meer
    [eastern_mediterranean_sea] vom Östlichen Mittelmeer
    [black_sea] vom Schwarzen Meer
   *[other] von { $from }
  }
in-from = { $from_id ->
    [west_balkan] auf dem { $from }
    [turkey] in der { $from }
   *[other] in { $from }
  }
into-to = { $to_id ->
    [west_balkan] auf den { $to }
    [turkey] in die { $to }
    [north_atlantic] in den { $to }
    [north_sea] in die { $to }
    [english_channel] in den { $to }
    [bay_of_biscay] in den { $to }
    [baltic_sea] in die { $to }
    [western_mediterranean_sea] ins Westliche Mittelmeer
    [ionian_sea] ins Ionische Meer
    [eastern_mediterranean_sea] ins Östliche Mittelmeer
    [black_sea] ins Schwarze Meer
   *[other] nach { $to }
  }
in-to = { $to_id ->
    [west_balkan] auf dem { $to }
    [turkey] in der { $to }
    [north_atlantic] im { $to }
    [north_sea] in der { $to }
    [english_channel] im { $to }
    [bay_of_biscay] im { $to }
    [baltic_sea] in der { $to }
    [western_mediterranean_sea] im Westlichen Mittelmeer
    [ionian_sea] im Ionischen Meer
    [eastern_mediterranean_sea] im Östlichen Mittelmeer
    [black_sea] im Schwarzen Meer
   *[other] in { $to }
  }
# Immer ein Meer.
across-to = { $to_id ->
    [north_atlantic] über den { $to }
    [north_sea] über die { $to }
    [english_channel] über den { $to }
    [bay_of_biscay] über den { $to }
    [baltic_sea] über die { $to }
    [western_mediterranean_sea] über das Westliche Mittelmeer
    [ionian_sea] über das Ionische Meer
    [eastern_mediterranean_sea] über das Östliche Mittelmeer
    [black_sea] über das Schwarze Meer
   *[other] über { $to }
  }
across-sea = { $sea_id ->
    [north_atlantic] über den { $sea }
    [north_sea] über die { $sea }
    [english_channel] über den { $sea }
    [bay_of_biscay] über den { $sea }
    [baltic_sea] über die { $sea }
    [western_mediterranean_sea] über das Westliche Mittelmeer
    [ionian_sea] über das Ionische Meer
    [eastern_mediterranean_sea] über das Östliche Mittelmeer
    [black_sea] über das Schwarze Meer
   *[other] über { $sea }
  }
across-area = { $area_id ->
    [north_atlantic] über den { $area }
    [north_sea] über die { $area }
    [english_channel] über den { $area }
    [bay_of_biscay] über den { $area }
    [baltic_sea] über die { $area }
    [western_mediterranean_sea] über das Westliche Mittelmeer
    [ionian_sea] über das Ionische Meer
    [eastern_mediterranean_sea] über das Östliche Mittelmeer
    [black_sea] über das Schwarze Meer
   *[other] über { $area }
  }
in-sea = { $sea_id ->
    [north_sea] in der { $sea }
    [baltic_sea] in der { $sea }
    [western_mediterranean_sea] im Westlichen Mittelmeer
    [ionian_sea] im Ionischen Meer
    [eastern_mediterranean_sea] im Östlichen Mittelmeer
    [black_sea] im Schwarzen Meer
   *[other] im { $sea }
  }
into-sea = { $sea_id ->
    [north_sea] in die { $sea }
    [baltic_sea] in die { $sea }
    [western_mediterranean_sea] ins Westliche Mittelmeer
    [ionian_sea] ins Ionische Meer
    [eastern_mediterranean_sea] ins Östliche Mittelmeer
    [black_sea] ins Schwarze Meer
   *[other] in den { $sea }
  }
from-sea = { $sea_id ->
    [north_sea] von der { $sea }
    [baltic_sea] von der { $sea }
    [western_mediterranean_sea] vom Westlichen Mittelmeer
    [ionian_sea] vom Ionischen Meer
    [eastern_mediterranean_sea] vom Östlichen Mittelmeer
    [black_sea] vom Schwarzen Meer
   *[other] vom { $sea }
  }

## Einheiten und Geld

# Nominativ und Akkusativ sind gleich; der Dativ ist dat-unit.
a-unit = { $unit_id ->
    [army] eine Armee
    [friendly] eine freundliche Armee
   *[fleet] eine Flotte
  }
dat-unit = { $unit_id ->
    [army] einer Armee
    [friendly] einer freundlichen Armee
   *[fleet] einer Flotte
  }
# Eine Einheit der Nation: „eine italienische Armee“, mit „die“ ebenso.
nation-unit = { $unit_id ->
    [army] { adj-nation }e Armee
    [friendly] freundliche { adj-nation }e Armee
   *[fleet] { adj-nation }e Flotte
  }
other-unit = { $other_unit_id ->
    [army] { adj-other }e Armee
    [friendly] freundliche { adj-other }e Armee
   *[fleet] { adj-other }e Flotte
  }
amount-millions = { $amount ->
    [one] { $amount } Million
   *[other] { $amount } Millionen
  }
cash-millions = { $cash ->
    [one] { $cash } Million
   *[other] { $cash } Millionen
  }
treasury-millions = { $treasury ->
    [one] { $treasury } Million
   *[other] { $treasury } Millionen
  }
interest-millions = { $interest ->
    [one] { $interest } Million
   *[other] { $interest } Millionen
  }
price-millions = { $price ->
    [one] { $price } Million
   *[other] { $price } Millionen
  }

## Wörter

word-bank = die Bank
word-army = Armee
word-friendly = freundliche Armee
word-fleet = Flotte

# Felder des Rondells; manche sind auch Schritte.
word-factory = Fabrik
word-production1 = Produktion (erste)
word-maneuver1 = Manöver (erstes)
word-investor = Investor
word-import = Import
word-production2 = Produktion (zweite)
word-maneuver2 = Manöver (zweites)
word-taxation = Besteuerung

# Schritte, in denen jemand gefragt wird.
word-deal = Austeilen der Flaggenkarten
word-lot = Auslosen
word-grant = Anleihen des Spielaufbaus
word-rondel = Wahl auf dem Rondell
word-force = Schweizer Banken
word-production = Produktion
word-fleets = Bewegung der Flotten
word-armies = Bewegung der Armeen
word-convoy = eine Armee auf See
word-stance = feindlich oder freundlich
word-entry = Angriff beim Einmarsch
word-calls = Reihenfolge der Fragen
word-call = Kampf fordern
word-battle = Wahl des Gegners
word-flags = Setzen der letzten Flaggen
word-invest = Investieren
word-round = Investieren nach einem Zug

## Aktionen, wie sie zur Wahl stehen

action-deal = Die { adj-nation }e Flaggenkarte austeilen
action-lot = { $seat } für die erste Wahl auslosen
action-pass = Passen: nicht investieren
action-decline = Nein, verzichten
action-done = Fertig: hier nichts mehr
action-bond = Die { adj-nation }e Anleihe über { $bond } Millionen kaufen
action-increase = Die { adj-nation }e Anleihe über { $bond } Millionen auf { $to } Millionen erhöhen
action-rondel = Auf das Feld { $space } ziehen
action-force = Zum Halt auf Investor zwingen
action-build = Eine Fabrik { in-area } bauen
action-produce-all = In allen Fabriken produzieren
action-produce = Die Fabrik { in-area } produzieren lassen
action-import-army = Eine Armee { into-area } importieren
action-import-fleet = Eine Flotte in den Hafen von { $area } importieren
action-sail = Mit einer Flotte { from-from } { into-to } fahren
action-march = Eine Armee { from-from } { into-to } ziehen
action-march-friendly = Eine freundliche Armee { from-from } { into-to } ziehen
action-embark = Eine Armee { from-from } { across-sea } verschiffen
action-embark-friendly = Eine freundliche Armee { from-from } { across-sea } verschiffen
action-cross = Weiter { across-sea } fahren
action-land = Die Armee { in-area } anlanden
action-hostile = Als feindliche Armee einmarschieren
action-friendly = Als freundliche Armee einmarschieren
action-turn-hostile = Eine freundliche Armee { in-area } aufstellen: sie wird feindlich
action-turn-friendly = Eine feindliche Armee { in-area } hinlegen: sie wird freundlich
action-battle = Mit { dat-unit } { in-area } kämpfen
action-attack = Eine { nation-unit } angreifen
action-ask = Als Nächstes { the-nation } fragen
action-call = Mit { dat-unit } kämpfen
action-destroy = Die Fabrik { in-area } um den Preis von drei Armeen zerstören
action-flag = Eine Flagge { in-area } setzen
action-donate = Aus dem Bargeld von { $seat } { amount-millions } in die { adj-nation }e Staatskasse spenden
action-lend = Die { adj-nation }e Anleihe über { $bond } Millionen für { $seat } kaufen
action-lend-more = Die { adj-nation }e Anleihe über { $bond } Millionen von { $seat } auf { $to } Millionen erhöhen

## Ereignisse, als Zeilen eines Protokolls

event-paid = { $payment_id ->
    [start] { $to } beginnt mit { amount-millions }.
    [bond] { $from } zahlt { amount-millions } in die { adj-to }e Staatskasse.
    [fee] { $from } zahlt der Bank { amount-millions } für den weiten Zug auf dem Rondell.
    [refund] { $to } erhält { amount-millions } der Rondellgebühr zurück.
    [donation] { $from } spendet { amount-millions } in die { adj-to }e Staatskasse.
    [factory] Die { adj-from }e Staatskasse zahlt { amount-millions } für die Fabrik.
    [import] Die { adj-from }e Staatskasse zahlt { amount-millions } für die importierte Einheit.
    [interest] { $to } erhält { amount-millions } Zinsen { from-payer }.
    [investor] { $to } erhält { amount-millions } für die Investorkarte.
    [bonus] { $to } erhält einen Erfolgsbonus von { amount-millions }.
   *[tax] Die { adj-to }e Staatskasse nimmt nach Abzug des Soldes { amount-millions } ein.
  }
event-dealt = { $seat } bekommt die { adj-nation }e Flaggenkarte.
event-drawn = Das Los bestimmt { $seat } für die erste Wahl.
event-lent = { $seat } kauft die { adj-nation }e Anleihe über { $bond } Millionen.
event-lent-more = { $seat } erhöht eine { adj-nation }e Anleihe von { $bond } auf { $to } Millionen.
event-passed = { $seat } passt.
event-governs = { $seat } regiert jetzt { the-nation }.
event-swiss-bank = { $seat } regiert keine Nation mehr und bekommt eine Schweizer Bank.
event-swiss-bank-returned = { $seat } regiert wieder und gibt die Schweizer Bank zurück.
event-card = Die Investorkarte geht an { $seat }.
event-turn = { The-nation } ist am Zug, regiert von { $seat }.
event-skipped = { The-nation } hat keine Regierung und wird übersprungen.
event-rondel = { The-nation } zieht auf das Feld { $space }.
event-forced = { $seat } nutzt die Schweizer Bank: { The-nation } muss auf Investor halten.
event-not-forced = { $seat } lässt { the-nation } an Investor vorbeiziehen.
event-built = { The-nation } baut eine Fabrik { in-area }.
event-produced = { The-nation } produziert { a-unit } { in-area }.
event-imported = { The-nation } importiert { a-unit } { into-area }.
event-sailed = Eine { adj-nation }e Flotte fährt { from-from } { into-to }.
event-marched = Eine { adj-nation }e Armee zieht { from-from } { into-to }.
event-embarked = Eine { adj-nation }e Armee schifft sich ein und fährt { from-from } { into-to }.
event-crossed = Der { adj-nation }e Konvoi fährt weiter { across-to }.
event-landed = Die { adj-nation }e Armee landet { in-to }.
event-entered-hostile = { The-nation } zieht als Feind { into-area }.
event-entered-friendly = { The-nation } zieht als Freund { into-area }.
event-laid-down = Die { adj-nation }e Armee muss { in-area } freundlich sein: Dort steht die letzte freie Fabrik einer Nation.
event-turned-hostile = Eine { adj-nation }e Armee { in-area } wird feindlich.
event-turned-friendly = Eine { adj-nation }e Armee { in-area } wird freundlich.
event-fought = Kampf { in-area }: Eine { nation-unit } und eine { other-unit } gehen verloren.
event-no-attack = { The-nation } greift { in-area } nicht an.
event-no-call = { The-nation } fordert { in-area } keinen Kampf.
event-destroyed = { The-nation } opfert drei Armeen und zerstört die Fabrik { in-area }.
event-flag = { The-nation } setzt die eigene Flagge { in-area }.
event-flag-gone = { The-nation } verliert die Flagge { in-area }.
event-waived = { $seat } verzichtet auf { amount-millions } Zinsen, die die { adj-nation }e Staatskasse nicht zahlen kann.
event-taxed = { The-nation } nimmt { amount-millions } Steuern ein.
event-power = { $points ->
    [0] { The-nation } gewinnt keine Machtpunkte und bleibt bei { $total }.
    [one] { The-nation } gewinnt 1 Machtpunkt und steht nun bei { $total }.
   *[other] { The-nation } gewinnt { $points } Machtpunkte und steht nun bei { $total }.
  }
event-over-power = { The-nation } hat das Ende der Machtleiste erreicht: Das Spiel ist aus.
event-over-limit = Die vereinbarte Zahl von Zügen ist gespielt: Das Spiel ist aus.

## Fragen

prompt-over = Das Spiel ist aus.
prompt-deal = Welche Flaggenkarte wird als nächste ausgeteilt?
prompt-lot = Wer wählt zuerst?
prompt-grant = Welche { adj-nation }e Anleihe kaufst du?
prompt-rondel = Wohin zieht { the-nation } auf dem Rondell?
prompt-force = { The-nation } will auf dem Weg zum Feld { $space } an Investor vorbeiziehen. Dort zum Halt zwingen?
prompt-factory = Wo baut { the-nation } eine Fabrik?
prompt-production = Welche { adj-nation }en Fabriken produzieren?
prompt-import = { $left ->
    [one] Was importiert { the-nation }? Noch eine Einheit ist möglich.
   *[other] Was importiert { the-nation }? Bis zu { $left } Einheiten sind möglich.
  }
prompt-fleets = Welche { adj-nation }e Flotte bewegt sich oder kämpft?
prompt-armies = Was tun die { adj-nation }en Armeen?
prompt-convoy = Eine { adj-nation }e Armee fährt { across-area }. Wohin geht es von hier?
prompt-stance = Eine { adj-nation }e Armee zieht { into-area }. Als feindliche oder als freundliche Armee?
prompt-entry = { The-nation } hat { a-unit } { into-area } gezogen. Greift sie an?
prompt-calls = Welche Nation wird als nächste gefragt, ob sie { in-area } gegen die { nation-unit } kämpft?
prompt-call = Kämpft { the-other } { in-area } gegen die { nation-unit }?
prompt-battle = Gegen wen kämpft die { nation-unit } { in-area }?
prompt-flags = { The-nation } hat zu wenige Flaggen für alles, was gewonnen wurde. Welche Region bekommt eine?
prompt-invest = Wie investierst du?
prompt-round = Investierst du in { the-nation }?

## Warum nicht: Spielaufbau

why-imperial-components-no-luck = Das entscheidet allein das Los, und nur beim Spielaufbau. Jetzt: { $step }.
why-imperial-setup-deal-2 = Zu zweit werden nur die Flaggenkarten Österreich-Ungarns und Italiens ausgeteilt; { the-nation } kommt mit einer von ihnen.
why-imperial-setup-deal-3 = Zu dritt werden nur die Flaggenkarten Österreich-Ungarns, Italiens und Frankreichs ausgeteilt; { the-nation } kommt mit einer von ihnen.
why-imperial-setup-deal-4-6 = Die { adj-nation }e Flaggenkarte ist schon ausgeteilt.
why-imperial-setup-exp-nation-order = Anleihen werden Nation für Nation angeboten, und jetzt ist { the-nation } an der Reihe.
why-imperial-setup-exp-no-increase = Beim Spielaufbau lassen sich Anleihen nicht erhöhen. Kaufe eine Anleihe oder passe.
why-imperial-setup-exp-any-available = Die { adj-nation }e Anleihe über { $face } Millionen ist vergeben. Wähle eine, die noch im Stapel liegt.
why-imperial-setup-exp-pay = Diese Anleihe kostet { $face } Millionen, und nur { cash-millions } Bargeld { $cash ->
    [one] ist
   *[other] sind
  } da. Wähle eine kleinere oder passe.
why-imperial-ruling-all-pass = Noch hat niemand eine Anleihe irgendeiner Nation gekauft, also muss es der Letzte tun.

## Warum nicht: Züge, Rondell, Schweizer Banken

why-imperial-end-trigger = Das Spiel ist aus; es gibt nichts mehr zu tun.
why-imperial-turn-government-decides = Gerade entscheidet jemand anders. Jetzt: { $step }.
why-imperial-turn-one-space = Eine Nation zieht einmal auf dem Rondell, zu Beginn ihres Zuges. Jetzt: { $step }.
why-imperial-rondel-no-stay = Auf diesem Feld steht die Nation schon; sie muss weiterziehen.
why-imperial-rondel-max-six = Dieses Feld ist { $distance } Felder entfernt; mehr als sechs gehen um keinen Preis.
why-imperial-rondel-payer = Ein so weiter Zug kostet { $fee } Millionen aus dem eigenen Bargeld der Regierung, und das { $cash ->
    [one] ist nur { cash-millions }
   *[other] sind nur { cash-millions }
  }. Wähle ein näheres Feld.
why-imperial-rondel-action-optional = Hier ist nichts abzuschließen; dieser Schritt wartet auf eine andere Antwort. Jetzt: { $step }.
why-imperial-swiss-force = Eine Schweizer Bank kann eine Nation nur anhalten, wenn diese an Investor vorbeiziehen will. Jetzt: { $step }.
why-imperial-swiss-force-needs-money = { The-nation } schuldet { interest-millions } Zinsen und hat nur { treasury-millions } in der Staatskasse, kann also nicht zum Halt gezwungen werden.
why-imperial-investor-interest-guaranteed = Auf Investor könnte { the-nation } den anderen ihre Zinsen nicht zahlen: Selbst mit dem Bargeld der Regierung { $missing ->
    [one] fehlt { $missing } Million
   *[other] fehlen { $missing } Millionen
  }. Wähle ein anderes Feld; eine Spende in die Staatskasse würde helfen.

## Warum nicht: Fabriken, Produktion, Import

why-imperial-factory-one = Gebaut wird nur auf dem Feld Fabrik, eine Fabrik je Zug. Jetzt: { $step }.
why-imperial-factory-own-city = { The-nation } baut nur in den eigenen Städten, nicht { in-area }.
why-imperial-factory-one-per-city = Es steht schon eine Fabrik { in-area }. Wähle eine andere Stadt.
why-imperial-factory-not-occupied = Eine feindliche Armee steht { in-area }. Vertreibe sie zuerst oder wähle eine andere Stadt.
why-imperial-factory-cannot-pay = Eine Fabrik kostet 5 Millionen, und { the-nation } hat { treasury-millions }. Eine Spende in die Staatskasse würde helfen.
why-imperial-production-one-each = Keine Fabrik { in-area } kann noch produzieren: Es steht keine dort, oder sie hat in diesem Zug schon produziert.
why-imperial-production-one-each-step = Fabriken arbeiten nur, wenn ihre Nation auf Produktion steht. Jetzt: { $step }.
why-imperial-production-no-foreign-use = { The-nation } produziert nur in den eigenen Fabriken, nicht { in-area }.
why-imperial-production-blocked = Eine feindliche Armee steht { in-area }, darum produziert die Fabrik dort nichts.
why-imperial-production-supply = { The-nation } hat zu wenige Figuren für alle Fabriken. Wähle sie einzeln.
why-imperial-components-supply-exhausted = Alle { adj-nation }en Figuren dieser Art stehen auf dem Brett, darum produziert diese Fabrik nichts.
why-imperial-import-max-three = Importiert wird nur auf dem Feld Import, höchstens drei Einheiten. Jetzt: { $step }.
why-imperial-import-home-only = { The-nation } importiert nur in die eigenen Heimatprovinzen, nicht { into-area }.
why-imperial-import-not-occupied = Eine feindliche Armee steht { in-area }. Wähle eine andere Heimatprovinz.
why-imperial-import-supply = Alle { adj-nation }en Figuren dieser Art stehen auf dem Brett.
why-imperial-import-treasury-bound = Die { adj-nation }e Staatskasse ist leer, und eine Einheit kostet 1 Million. Eine Spende in die Staatskasse würde helfen.

## Warum nicht: Flotten und Armeen

why-imperial-maneuver-three-steps = Einheiten bewegen sich nur im Manöver: erst die Flotten, dann die Armeen. Jetzt: { $step }.
why-imperial-fleet-one-step = { $there ->
    [0] { The-nation } hat keine Flotte { in-area }.
   *[other] Jede { adj-nation }e Flotte { in-area } hat sich schon bewegt.
  }
why-imperial-fleet-mover-asks-order = { The-nation } hat keine Einheiten { in-area } oder ist schon gefragt worden.
why-imperial-fleet-mover-asks-order-step = Andere Nationen werden nur gefragt, nachdem eine Einheit ohne Angriff eingerückt ist. Jetzt: { $step }.
why-imperial-army-one-step = { $there ->
    [0] { The-nation } hat keine solche Armee { in-area }.
   *[other] Jede solche { adj-nation }e Armee { in-area } hat sich schon bewegt.
  }
why-imperial-army-any-land = Keine { adj-nation }e Armee kommt in einem Zug { from-from } { into-to }: Sie darf einen Schritt über eine Grenze tun und davor und danach die Eisenbahn im eigenen Land benutzen.
why-imperial-rail-suspended = Die Eisenbahn { from-from } { into-to } ist unterbrochen: Eine feindliche Armee steht auf der Strecke.
why-imperial-convoy-basic = Der Konvoi kann { from-sea } aus nicht { in-area } landen. Lande an einer Küste dieses Meeres oder fahre erst in ein anderes Meer.
why-imperial-convoy-basic-step = Nur eine Armee an Bord kann ein Meer überqueren oder landen; verschiffe erst eine. Jetzt: { $step }.
why-imperial-convoy-embark-by-rail = Keine { adj-nation }e Armee { in-from } kommt jetzt an eine Küste, von der aus sie { across-sea } fahren könnte, auch nicht mit der Eisenbahn.
why-imperial-convoy-own-fleets = { The-nation } hat keine Flotte { in-sea }, die die Armee tragen könnte.
why-imperial-convoy-one-army-per-fleet = { $fleets ->
    [one] Die einzige Flotte { in-sea } hat schon eine Armee getragen.
   *[other] Alle { $fleets } Flotten { in-sea } haben schon eine Armee getragen.
  }
why-imperial-convoy-chain = Der Konvoi kann { from-area } nicht weiter { into-sea }: Die Meere berühren sich nicht, oder er war schon dort.
why-imperial-convoy-whole-move = Die Armee kommt { from-area } und kann dort nicht wieder landen. Wähle eine andere Küste.

## Warum nicht: Kämpfe, feindlich oder freundlich, Zerstörung, Flaggen

why-imperial-battle-active-choice-first = Im Augenblick gibt es niemanden anzugreifen: Dazu muss eine Einheit an einen Ort mit fremden Einheiten gezogen oder ein Kampf erklärt worden sein. Jetzt: { $step }.
why-imperial-battle-active-attacks = { The-nation } hat keine { $unit } { in-area }.
why-imperial-battle-inactive-only-then = Es gibt keinen Kampf, keinen Angriff und keinen Halt auf Investor zu entscheiden. Jetzt: { $step }.
why-imperial-invariant-battle-balance = { The-nation } kann nicht gegen eigene Einheiten kämpfen.
why-imperial-ruling-active-multiple = Es gibt keine fremden Einheiten { in-area }, gegen die zu kämpfen wäre.
why-imperial-ruling-anytime = Kämpfe werden erklärt, während eine Nation ihre Flotten oder Armeen bewegt. Jetzt: { $step }.
why-imperial-ruling-harbour-mix = { The-nation } hat keine { $unit } { in-area }, um damit zu kämpfen.
why-imperial-stance-only-foreign-home = Die Armee steht { in-area } in einer Heimatprovinz ihrer eigenen Nation; dort sind Armeen weder feindlich noch freundlich.
why-imperial-stance-only-foreign-home-step = Das wird nur gefragt, wenn eine Armee in eine Heimatprovinz einer anderen Nation einrückt. Jetzt: { $step }.
why-imperial-stance-change-next-maneuver = Armeen wechseln nur zwischen feindlich und freundlich, während ihre Nation ihre Armeen bewegt. Jetzt: { $step }.
why-imperial-ruling-stance-change = { The-nation } hat keine Armee { in-area }, die noch wechseln darf: Sie muss in einem früheren Manöver eingerückt sein und darf in diesem weder gezogen sein noch gewechselt haben.
why-imperial-ruling-last-factory-change = Die letzte freie Fabrik der Heimatnation steht { in-area }, darum bleiben Armeen dort freundlich.
why-imperial-destroy-foreign-only = Eine Nation kann keine eigenen Fabriken zerstören, auch nicht die { in-area }.
why-imperial-destroy-three-armies = Es steht keine Fabrik { in-area }, die zu zerstören wäre.
why-imperial-destroy-two-not-enough = { $armies ->
    [0] Dazu braucht es drei feindliche Armeen { in-area }, und { the-nation } hat keine.
    [one] Dazu braucht es drei feindliche Armeen { in-area }, und { the-nation } hat nur eine.
   *[other] Dazu braucht es drei feindliche Armeen { in-area }, und { the-nation } hat nur { $armies }.
  }
why-imperial-destroy-last-factory = Die Fabrik { in-area } ist die letzte freie ihrer Nation und kann nicht zerstört werden.
why-imperial-destroy-no-defenders = Eine Armee oder Flotte der Heimatnation verteidigt die Fabrik { in-area }. Bekämpfe sie zuerst.
why-imperial-ruling-destroy-stance = Alle drei Armeen müssen feindlich sein, aber von den { adj-nation }en Armeen { in-area } { $armies ->
    [0] ist es keine
    [one] ist es nur eine
   *[other] sind es nur { $armies }
  }. Mache erst freundliche zu feindlichen.
why-imperial-ruling-destroy-timing = Fabriken werden zerstört, während eine Nation ihre Armeen bewegt. Jetzt: { $step }.
why-imperial-flags-automatic = Flaggen werden gesetzt, ohne zu fragen, außer wenn eine Nation zu wenige hat. Jetzt: { $step }.
why-imperial-flags-place = { The-nation } hat { in-area } nichts neu gewonnen oder dort schon die eigene Flagge.

## Warum nicht: Geld und Investieren

why-imperial-money-separate = Das ist das Bargeld von jemand anderem. Gib nur dein eigenes aus.
why-imperial-money-only-defined-loans = Anleihen kauft nur, wer gerade gefragt wird, ob er investiert. Jetzt: { $step }.
why-imperial-money-donate-bound = Eine Spende von { amount-millions } in die { adj-nation }e Staatskasse ist mehr als das vorhandene Bargeld: { cash-millions }.
why-imperial-ruling-donate-who-when = Spenden sind möglich, wann immer jemand etwas zu entscheiden hat, nur nicht mitten in einem Kampf. Warte einen Augenblick.
why-imperial-invest-optional = Niemand wird gefragt, ob er investiert, also gibt es nichts zu passen. Jetzt: { $step }.
why-imperial-invest-increase = Nur wer die { adj-nation }e Anleihe über { $face } Millionen besitzt, kann sie erhöhen.
why-imperial-invest-available-only = Die { adj-nation }e Anleihe über { $face } Millionen ist vergeben. Wähle eine, die noch im Stapel liegt.
why-imperial-invest-cash-only = Das kostet { price-millions }, und nur { cash-millions } Bargeld { $cash ->
    [one] ist
   *[other] sind
  } da. Wähle eine kleinere Anleihe oder passe.
why-imperial-nocard-invest-after-turn = In dieser Runde wird nur in { the-nation } investiert, außer von denen, die nichts regieren.
why-imperial-nocard-stateless-any = Nur wer keine Nation regiert, darf jederzeit investieren, allerdings nicht beim Spielaufbau oder mitten in einem Kampf. Alle anderen warten, bis sie gefragt werden.

## Wie ein Spiel endet

outcome-power = Eine Nation hat das Ende der Machtleiste erreicht.
outcome-turn-limit = Die vereinbarte Zahl von Zügen ist gespielt.

## Einstellungen

option-setup = Wie Nationen und Anleihen zu Beginn verteilt werden
option-setup-standard = Flaggenkarten werden ausgeteilt und bringen ihre Anleihen mit
option-setup-experienced = Alle wählen ihre Anleihen selbst, Nation für Nation
option-investor-card = Wann investiert werden darf
option-investor-card-with = Wer die Investorkarte hat, investiert, wenn eine Nation Investor erreicht oder passiert
option-investor-card-without = Nach jedem Zug dürfen alle in die Nation investieren, die gezogen hat
option-cash = Ob alle das Bargeld der anderen sehen
option-cash-secret = Jeder sieht nur das eigene Bargeld
option-cash-open = Alles Bargeld liegt offen
option-turn-limit = Das Spiel nach so vielen Zügen von Nationen beenden; 0 spielt bis zum Schluss
