# War! Age of Imperialism auf Deutsch.
#
# Die Werte sind dieselben wie in en.ftl. Namen von Orten stehen hinter einem Doppelpunkt oder Pfeil und werden deshalb nie
# gebeugt. PP sind Produktionspunkte, DP Diplomatiepunkte.

# Der Titel ist ein Name und wird nicht übersetzt.
game-title = { "War! Age of Imperialism" }
game-summary = Großmächte teilen die Alte Welt unter sich auf, mit Armeen, Flotten, Entdeckern und Eisenbahnen. Wer die meisten Siegpunkte hat, gewinnt.
game-credit = { game-title } ist bei Eagle Games erschienen; die Regeln der Version 27 sind von Jonathan Entner. Dies ist eine unabhängige, inoffizielle Umsetzung auf einem nachgebildeten Spielplan.

## Hilfen: Spielsteine und Parteien, wie Sätze sie brauchen

# Akkusativ.
a-kind = { $kind_id ->
    [general] einen { $kind }
    [explorer] einen { $kind }
    [engineer] einen { $kind }
   *[other] eine { $kind }
  }
a-piece = { $piece_id ->
    [general] einen { $piece }
    [explorer] einen { $piece }
    [engineer] einen { $piece }
    [port] einen { $piece }
    [fort] ein { $piece }
   *[other] eine { $piece }
  }
a-building = { $building_id ->
    [port] einen { $building }
    [fort] ein { $building }
   *[other] eine { $building }
  }
# Dativ.
with-kind = { $kind_id ->
    [general] einem General
    [explorer] einem Entdecker
    [engineer] einem Ingenieur
   *[other] einer { $kind }
  }
with-the-kind = { $kind_id ->
    [general] dem General
    [explorer] dem Entdecker
    [engineer] dem Ingenieur
   *[other] der { $kind }
  }
the-foe = { $foe_id ->
    [natives] die Einheimischen
   *[other] { $foe }
  }
a-marker = { $marker_id ->
    [none] keinen Einheimischenmarker
    [unknown] einen unbekannten Einheimischenmarker
   *[other] den Einheimischenmarker { $marker_id }
  }

## Wörter

word-infantry = Infanterie
word-cavalry = Kavallerie
word-artillery = Artillerie
word-general = General
word-explorer = Entdecker
word-engineer = Ingenieur
word-fleet = Flotte
word-city = Stadt
word-factory = Fabrik
word-port = Hafen
word-railroad = Eisenbahn
word-fort = Fort
word-school = Schule
word-resource = Rohstoff
word-natives = Einheimische

# Einheiten mit den Bewegungspunkten, die sie noch haben; mit allen stehen sie oben.
word-infantry-0 = Infanterie (noch 0 Punkte)
word-cavalry-0 = Kavallerie (noch 0 Punkte)
word-artillery-0 = Artillerie (noch 0 Punkte)
word-general-0 = General (noch 0 Punkte)
word-explorer-0 = Entdecker (noch 0 Punkte)
word-engineer-0 = Ingenieur (noch 0 Punkte)
word-cavalry-1 = Kavallerie (noch 1 Punkt)
word-general-1 = General (noch 1 Punkt)
word-explorer-1 = Entdecker (noch 1 Punkt)
word-engineer-1 = Ingenieur (noch 1 Punkt)

# Rohstoffplättchen.
word-no-chit = keines
word-unknown = unbekannt
word-start-dot = Punkt
word-start-resource = kostenloser Rohstoff
word-dot = Punkt
word-timber = Holz
word-cotton = Baumwolle
word-tea = Tee
word-spices = Gewürze
word-tin = Zinn
word-copper = Kupfer
word-silk = Seide
word-ivory = Elfenbein
word-iron = Eisen
word-coal = Kohle
word-rubber = Kautschuk
word-diamonds = Diamanten
word-oil = Erdöl
word-gold = Gold

# Geheime Zielkarten. Sechs heißen nach Zonen.
word-suez = Suezkanal
word-fleets = Seeherrschaft
word-peace = Frieden mit allen
word-conquest = Fall eines Reiches
word-westernized = Alle Regionen verwestlicht
word-each-zone = Eine Region in jeder Zone
word-europe = Europa
word-middle-east = Naher Osten
word-sub-saharan-africa = Subsahara-Afrika
word-central-asia = Zentralasien
word-eastern-asia = Ostasien
word-australasia = Australien und Südostasien

# Zeilen des Einkommens.
word-regions = Regionen
word-zones = vollständige Zonen
word-cities = Städte
word-factories = Fabriken
word-ports = Häfen
word-railroads = Eisenbahnen
word-resources = erschlossene Rohstoffe
word-spheres = Einflusssphären

# Schritte, in denen etwas zu entscheiden ist.
word-order = Auslosen der Zugreihenfolge
word-pick = Wahl der Startregionen
word-deal-regions = Auslosen der Startregionen
word-swap = Tausch von Startregionen
word-home = Wahl der Heimatländer
word-deal-cards = Verteilen der geheimen Zielkarten
word-local-powers = Aufbau der Regionalmächte
word-endow = kostenloses Gebäude und kostenloser Rohstoff
word-purchase = Käufe zum Spielbeginn
word-placement = Einsetzen der ersten Spielsteine
word-maintain = Unterhalt
word-bid = Gebote für die Zugreihenfolge
word-line-up = Wahl der Plätze in der Zugreihenfolge
word-buy-dp = Kauf von DP
word-remove-spheres = Entfernen von Einflusssphären
word-westernize = Verwestlichen
word-trim-spheres = Entfernen überzähliger Einflusssphären
word-incite = Anzetteln von Aufständen
word-sides = Parteinahme der Einflusssphären
word-revolt = Würfeln um einen Aufstand
word-construct = Bau
word-orders = geheime Order
word-correct = Berichtigung einer Order
word-move = Bewegung
word-sail = Bewegung von Flotten
word-permission = Erlaubnis zur Durchfahrt
word-intercept = Abfangen
word-intercept-roll = Würfeln beim Abfangen
word-ashore = Anlanden von Einheiten
word-make-way = Räumen einer abgetretenen Region
word-reinforce = Verstärkungszüge
word-reinforce-roll = Würfeln um die Verstärkung
word-bring = Wahl der Verstärkung
word-naval-join = Eingreifen in eine Seeschlacht
word-naval-dice = Würfel einer Seeschlacht
word-sink = Verluste in einer Seeschlacht
word-break-off = Fortsetzung einer Seeschlacht
word-combat = Kampf
word-shift = Verschiebung durch einen General
word-battle-dice = Würfel einer Schlacht
word-pick-off = Zusammenlegen von Treffern
word-lose = Verluste in einer Schlacht
word-retreat = Rückzug
word-last-stand = die letzten Trupps einer Schlacht
word-embark = Einschiffen beim Rückzug
word-pacify-roll = Würfeln nach einem Sieg über Einheimische
word-pacify = Schwächung der Einheimischen
word-evacuate = Verlassen einer Region
word-gift = Geschenk an die Einheimischen
word-explorer-roll = Würfeln für einen Entdecker
word-answer = Antwort der Einheimischen
word-influence = Setzen oder Entfernen einer Einflusssphäre
word-prospect = Ziehen von Rohstoffplättchen
word-keep = Wahl eines Rohstoffplättchens
word-native-draw = Ziehen eines Einheimischenmarkers
word-chit-draw = Ziehen eines Rohstoffplättchens
word-join-war = Eintritt in einen Krieg
word-admit = Aufnahme eines Verbündeten
word-charter = Einschiffen bei einem Verbündeten

## Aktionen, wie sie zur Wahl stehen

action-roll = Eine { $die } würfeln
action-native = Einheimischenmarker { $marker_id } ziehen: { $region }
action-chit = Rohstoffplättchen ziehen ({ $chit }): { $region }
action-deal = Startregion auslosen: { $region }
action-found = Gebäude der Regionalmacht: { $building }
action-card = Geheime Zielkarte verteilen: { $card }
action-answer = { $answer_id ->
    [treaty] Summe { $total_id }: Die Einheimischen schließen sich an
    [influence] Summe { $total_id }: Die Einheimischen dulden eine Einflusssphäre
    [full] Summe { $total_id }: Die Einheimischen dulden keine weitere Einflusssphäre, aber eine darf entfernt werden
    [retreat] Summe { $total_id }: Die Einheimischen schicken den Entdecker zurück
    [lost] Summe { $total_id }: Der Entdecker ist verloren
   *[doomed] Lauter Einsen, Summe { $total_id }: Der Entdecker ist verloren
  }
action-lot = Als Nächstes in der Zugreihenfolge: { $other }

action-done = Fertig
action-done-swap = Nichts mehr tauschen
action-done-purchase = Nichts mehr kaufen
action-done-buy-dp = Keine DP mehr kaufen
action-done-remove-spheres = Keine Einflusssphären mehr entfernen
action-done-westernize = Nichts mehr verwestlichen
action-done-incite = Keine Aufstände mehr anzetteln
action-done-construct = Bau beenden
action-done-orders = Order abgeben
action-done-move = Bewegung beenden
action-done-sail = Diese Flotten hier lassen
action-done-ashore = Niemanden mehr anlanden
action-done-charter = Niemanden mehr einschiffen
action-done-bring = Keine Brigaden mehr mitnehmen
action-done-combat = Kampf beenden
action-done-pick-off = Keine Treffer mehr zusammenlegen
action-pass = Passen
action-pass-intercept = Die Flotten ziehen lassen
action-pass-naval-join = Der Schlacht fernbleiben
action-pass-reinforce = Keinen General schicken
action-pass-gift = Kein Geschenk machen
action-pass-correct = Ersatzlos streichen
action-pass-join-war = Dem Krieg fernbleiben
action-allow = Zustimmen
action-allow-permission = Die Flotten durchlassen
action-allow-correct = Eine Berichtigung erlauben
action-allow-admit = Den neuen Verbündeten aufnehmen
action-refuse = Ablehnen
action-refuse-permission = Die Durchfahrt verweigern
action-refuse-correct = Die Zeile streichen
action-refuse-admit = Den neuen Verbündeten abweisen
action-intercept = Abfangen
action-intercept-naval-join = In die Schlacht eingreifen
action-fight-on = Die Seeschlacht fortsetzen
action-break-off = Die Seeschlacht abbrechen
action-stay = Bleiben und kämpfen
action-gift = Den Einheimischen für 1 DP ein Geschenk machen
action-draw = Eine Kolonialregion auslosen
action-buy-dp = 1 DP für 10 PP kaufen
action-weaken = Die Stärke der Einheimischen um 1 senken
action-influence = Eine Einflusssphäre setzen

action-pick = Startregion wählen: { $region }
action-home = Heimatland: { $region }
action-buy = Kaufen: { $piece }
action-place = { $piece } einsetzen: { $area }
action-endow = Kostenloser erschlossener Rohstoff: { $region }
action-disband = { $kind } auflösen: { $region }
action-scuttle = Flotte { $fleet } auflösen
action-jettison = { $kind } an Bord von Flotte { $fleet } auflösen
action-abandon = { $kind } auf einer Flotte von { $other } auflösen
action-bid = { $amount } PP bieten
action-line-up = Platz { $place } der Zugreihenfolge nehmen
action-westernize = Für 1 DP verwestlichen: { $region }
action-dissolve = Eine eigene Einflusssphäre zum Verwestlichen aufgeben: { $region }
action-incite = { $payment_id ->
    [dp] { $bribe_id ->
        [bribe] Für 1 DP einen Aufstand anzetteln, mit Bestechung für 1 DP mehr: { $region }
       *[plain] Für 1 DP einen Aufstand anzetteln: { $region }
      }
   *[sphere] { $bribe_id ->
        [bribe] Für eine Einflusssphäre einen Aufstand anzetteln, mit Bestechung für 1 DP: { $region }
       *[plain] Für eine Einflusssphäre einen Aufstand anzetteln: { $region }
      }
  }
action-support = { $number ->
    [0] Keine Einflusssphäre unterstützt die Einheimischen
    [one] { $number } Einflusssphäre unterstützt die Einheimischen
   *[other] { $number } Einflusssphären unterstützen die Einheimischen
  }
action-raise = { $kind } aufstellen: { $region }
action-launch = Flotte bauen: { $region } → { $sea }
action-build = { $help_id ->
    [engineer] { $building } mit einem Ingenieur bauen: { $region }
   *[alone] { $building } bauen: { $region }
  }
action-develop = { $help_id ->
    [engineer] Rohstoff mit einem Ingenieur erschließen: { $region }
   *[alone] Rohstoff erschließen: { $region }
  }
action-dig = { $help_id ->
    [engineer] Für den Suezkanal zahlen, mit einem Ingenieur
   *[alone] Für den Suezkanal zahlen
  }
action-march = { $mover } ziehen: { $from } → { $to }
action-board = { $mover } einschiffen: { $region }
action-fleet = Flotte { $fleet } auswählen
action-join = Flotte { $fleet } hinzunehmen
action-charter = Einheiten bei { $other } auf Flotte { $fleet } einschiffen
action-sail = Fahren nach: { $sea }
action-land = Einheiten anlanden: { $region }
action-ashore = { $kind } anlanden
action-put-ashore = { $kind } von { $other } anlanden
action-scorch = { $object_id ->
    [resource] Rohstoff mit { with-kind } stilllegen: { $region }
   *[other] { $object } mit { with-kind } zerstören: { $region }
  }
action-reinforce = General schicken: { $from } → { $to }
action-bring = { $kind } mitnehmen
action-sink = Flotte { $fleet } verlieren
action-battle = Schlacht schlagen: { $region }
action-explore = Für einen Entdecker würfeln: { $region }
action-prospect = Rohstoffsuche für 5 PP: { $region }
action-shift = { $number ->
    [0] Beide Modifikatoren lassen, wie sie sind
   *[other] Beide Modifikatoren um { $number } senken
  }
action-pick-off = Drei Treffer zusammenlegen und { a-kind } vernichten
action-lose = { $kind } verlieren
action-lose-embark = { $kind } zurücklassen
action-retreat = Zurückziehen nach: { $area }
action-retreat-make-way = Abziehen nach: { $area }
action-retreat-evacuate = Abziehen nach: { $area }
action-convert = { $kind } in eine Infanterie verwandeln
action-keep = Rohstoffplättchen behalten: { $chit }
action-promise = { $other } eine Region anbieten: { $region }
action-swap = Den Tausch mit { $other } annehmen
action-remove-sphere = Eine Einflusssphäre von { $other } entfernen: { $region }
action-expel = Eine Einflusssphäre von { $other } entfernen
action-engage = Die Flotten von { $other } angreifen
action-declare = { $other } für 1 DP den Krieg erklären
action-join-war = { $side_id ->
    [attackers] Sich den Angreifern anschließen
   *[defenders] Sich den Verteidigern anschließen
  }

action-withdraw = { $seat } zieht eine Einflusssphäre zurück: { $region }
action-peace = { $seat } bietet { $other } Frieden an
action-retract = { $seat } zieht alle Angebote an { $other } zurück
action-cede = { $seat } will { $other } eine Region abtreten: { $region }
action-passage = { $answer_id ->
    [always] { $seat } lässt { $other } immer durch
    [never] { $seat } lässt { $other } nie durch
   *[ask] { $seat } entscheidet jedes Mal, ob { $other } durchdarf
  }
action-give = { $seat } gibt { $other } { $amount } PP

## Ereignisse, als Zeilen eines Protokolls

event-turn = Runde { $number } beginnt.
event-phase = { $phase_id ->
    [setup] Spielaufbau.
    [production] Produktionsphase.
    [movement_1] Erste Bewegungsphase.
   *[movement_2] Zweite Bewegungsphase.
  }
event-segment = { $seat } ist am Zug.
event-order = Zugreihenfolge, Platz { $number }: { $seat }.
event-picked = { $seat } erhält eine Startregion: { $region }.
event-swapped = { $seat } gibt { $other } im Tausch eine Region: { $region }.
event-home = { $seat } wählt ein Heimatland: { $region }.
event-card-dealt = { $seat } erhält eine geheime Zielkarte: { $card }.
event-founded = Eine Regionalmacht beginnt mit einem Gebäude ({ $building }): { $region }.
event-bought = { $seat } kauft { a-piece }.
event-placed = { $seat } setzt { a-piece } ein: { $area }.
event-income = { $seat }, Einkommen ({ $line }): { $amount } PP.
event-dp-gained = { $seat } erhält { $amount } DP.
event-maintained = { $seat } zahlt { $amount } PP Unterhalt.
event-disbanded = { $seat } löst { a-piece } auf: { $area }.
event-bid = { $seat } hat { $amount } PP geboten.
event-lined-up = { $seat } nimmt Platz { $number } der Zugreihenfolge.
event-dp-bought = { $seat } kauft 1 DP für 10 PP.
event-sphere-removed = { $seat } entfernt eine Einflusssphäre von { $other }: { $region }.
event-sphere-placed = { $seat } setzt eine Einflusssphäre: { $region }.
event-westernizing = { $seat } zahlt 1 DP für das Verwestlichen: { $region }.
event-weakened = Die Stärke der Einheimischen sinkt um { $number }: { $region }.
event-westernized = Eine Region ist verwestlicht: { $region }.
event-incited = { $seat } versucht, einen Aufstand anzuzetteln: { $region }.
event-sides = Einflusssphären von { $seat }, { $number } für die Einheimischen und { $amount } gegen sie: { $region }.
event-rolled = { $party_id ->
    [natives] Die Einheimischen würfeln eine { $die }.
   *[other] { $party } würfelt eine { $die }.
  }
event-revolt = Ein Aufstand bricht aus: { $region }.
event-no-revolt = Der Aufstand bleibt aus: { $region }.
event-raised = { $seat } stellt { a-kind } auf: { $region }.
event-launched = { $seat } baut eine Flotte: { $region } → { $sea }.
event-built = { $seat } baut { a-building }: { $region }.
event-developed = { $seat } erschließt einen Rohstoff: { $region }.
event-dug = { $number ->
    [one] { $seat } leistet die erste Zahlung für den Suezkanal.
   *[other] { $seat } leistet die zweite Zahlung: Der Suezkanal ist offen.
  }
event-ordered = { $seat } hat die Order abgegeben.
event-order-void = Eine Zeile der Order von { $seat } entfällt: { $region }.
event-marched = { $seat } zieht mit { with-kind }: { $from } → { $to }.
event-boarded = { $seat } schifft { a-kind } ein: { $from } → { $to }.
event-sailed = { $number ->
    [one] { $seat } fährt mit einer Flotte: { $from } → { $to }.
   *[other] { $seat } fährt mit { $number } Flotten: { $from } → { $to }.
  }
event-landed = { $seat } landet { a-kind } an: { $from } → { $to }.
event-permitted = { $seat } lässt die Flotten von { $other } durch: { $to }.
event-barred = { $seat } lässt die Flotten von { $other } nicht durch: { $to }.
event-intercepted = { $seat } fängt Flotten von { $other } ab: { $sea }.
event-not-intercepted = Flotten von { $other } entkommen { $seat }: { $sea }.
event-ceded = { $seat } tritt eine Region an { $other } ab: { $region }.
event-scorched = { $object_id ->
    [resource] { $seat } legt den Rohstoff still: { $region }.
    [port] { $seat } zerstört einen Hafen: { $region }.
    [fort] { $seat } zerstört ein Fort: { $region }.
   *[other] { $seat } zerstört eine { $object }: { $region }.
  }
event-reinforcing = { $seat } kündigt einen Verstärkungszug an: { $from } → { $to }.
event-reinforced = { $seat } führt { a-kind } heran: { $from } → { $to }.
event-naval-battle = Seeschlacht zwischen { $seat } und { $other }: { $sea }.
event-naval-round = Seeschlacht, Kampfrunde { $number }: { $sea }.
event-sunk = { $seat } verliert eine Flotte: { $sea }.
event-broke-off = { $seat } bricht die Seeschlacht ab: { $sea }.
event-battle = { $party_id ->
    [natives] Schlacht, Einheimische gegen { the-foe }: { $region }.
   *[other] Schlacht, { $party } gegen { the-foe }: { $region }.
  }
event-battle-round = Schlacht, Kampfrunde { $number }: { $region }.
event-shifted = Ein General von { $seat } senkt beide Modifikatoren um { $number }.
event-battle-die = { $party_id ->
    [natives] { $number ->
        [0] Die Einheimischen würfeln eine { $die }, sie zählt als { $total }: kein Treffer.
       *[other] Die Einheimischen würfeln eine { $die }, sie zählt als { $total }: { $number } Treffer.
      }
   *[other] { $number ->
        [0] { $party } würfelt eine { $die }, sie zählt als { $total }: kein Treffer.
       *[other] { $party } würfelt eine { $die }, sie zählt als { $total }: { $number } Treffer.
      }
  }
event-hits = { $party_id ->
    [natives] { $number ->
        [0] Die Einheimischen erzielen keine Treffer.
       *[other] Die Einheimischen erzielen { $number } Treffer.
      }
   *[other] { $number ->
        [0] { $party } erzielt keine Treffer.
       *[other] { $party } erzielt { $number } Treffer.
      }
  }
event-lost = { $party_id ->
    [natives] Die Einheimischen verlieren { a-kind }: { $area }.
   *[other] { $party } verliert { a-kind }: { $area }.
  }
event-retreated = { $party_id ->
    [natives] Die Einheimischen ziehen sich zurück: { $from } → { $to }.
   *[other] { $party } zieht sich zurück: { $from } → { $to }.
  }
event-converted = { $seat } verwandelt { a-kind } in eine Infanterie: { $region }.
event-conquered = { $seat } besiegt { the-foe } und erobert eine Region: { $region }.
event-held = { $party_id ->
    [natives] Die Einheimischen schlagen den Angriff zurück: { $region }.
   *[other] { $party } schlägt den Angriff zurück: { $region }.
  }
event-reverted = Eine Region fällt an die Einheimischen zurück: { $region }.
event-suppressed = { $seat } schlägt einen Aufstand nieder: { $region }.
event-evacuated = { $seat } zieht { a-kind } ab: { $from } → { $to }.
event-exploring = Ein Entdecker von { $seat } trifft auf die Einheimischen: { $region }.
event-treaty = { $seat } gewinnt die Einheimischen für sich und erhält eine Region: { $region }.
event-explorer-lost = { $seat } verliert einen Entdecker: { $region }.
event-native-drawn = Ein Einheimischenmarker wird hingelegt: { $region }.
event-native-shown = { $marker_id ->
    [none] Kein Einheimischenmarker: { $region }.
    [unknown] Ein unbekannter Einheimischenmarker: { $region }.
   *[other] Einheimischenmarker { $marker_id }: { $region }.
  }
event-native-seen = { $seat } sieht { a-marker }: { $region }.
event-chit-laid = Ein Rohstoffplättchen wird hingelegt: { $region }.
event-chit-shown = Das Rohstoffplättchen wird aufgedeckt ({ $chit }): { $region }.
event-chit-seen = { $seat } sieht ein Rohstoffplättchen ({ $chit }): { $region }.
event-prospected = { $seat } sucht nach Rohstoffen: { $region }.
event-war = { $seat } zieht gegen { $other } in den Krieg.
event-peace-offered = { $seat } bietet { $other } Frieden an.
event-peace = { $seat } und { $other } schließen Frieden.
event-joined-war = { $seat } tritt an der Seite von { $other } in den Krieg ein.
event-gave = { $seat } gibt { $other } { $amount } PP.
event-ending = { $why_id ->
    [elimination] Ein Spieler hat seine letzte Region verloren: Das Spiel endet nach dieser Bewegungsphase.
    [no_natives] Die Einheimischen haben ihre letzte Region verloren: Das Spiel endet nach dieser Bewegungsphase.
   *[turn_limit] Die vereinbarte Zahl von Runden ist gespielt.
  }
event-scored = { $seat } hat { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
  }.
event-card-shown = { $seat } deckt eine geheime Zielkarte auf: { $card }.
event-over = Das Spiel ist zu Ende.
event-offer-retracted = { $seat } zieht alle Angebote an { $other } zurück.
event-cedes = { $seat } will { $other } eine Region abtreten: { $region }.
event-passage = { $answer_id ->
    [always] { $seat } lässt { $other } von jetzt an immer durch.
    [never] { $seat } lässt { $other } von jetzt an nie durch.
   *[ask] { $seat } entscheidet jetzt jedes Mal, ob { $other } durchdarf.
  }

## Fragen

prompt-over = Das Spiel ist zu Ende.
prompt-order = Es wird gelost …
prompt-pick = Mit welcher Region beginnst du?
prompt-deal-regions = Eine Region wird ausgelost …
prompt-swap = Welche Regionen willst du tauschen?
prompt-home = Welche Region ist dein Heimatland?
prompt-deal-cards = Die geheimen Zielkarten werden verteilt …
prompt-local-powers = Die Regionalmächte werden aufgebaut …
prompt-endow = Wohin mit dem kostenlosen Gebäude und dem kostenlosen Rohstoff?
prompt-purchase = Was willst du kaufen?
prompt-placement = Welchen Spielstein setzt du ein, und wo?
prompt-maintain = { $number ->
    [one] 1 Einheit kannst du nicht bezahlen
   *[other] { $number } Einheiten kannst du nicht bezahlen
  }: Welche löst du auf?
prompt-bid = Wie viele PP bietest du für die Zugreihenfolge?
prompt-line-up = Welchen Platz der Zugreihenfolge nimmst du?
prompt-buy-dp = Willst du einen DP für 10 PP kaufen?
prompt-remove-spheres = Welche Einflusssphären entfernst du?
prompt-westernize = Welche Regionen verwestlichst du?
prompt-trim-spheres = { $area }: Hier sind zu viele Einflusssphären. Welche kommt weg?
prompt-incite = Wo zettelst du einen Aufstand an?
prompt-sides = { $area }: Wie viele deiner Einflusssphären unterstützen die Einheimischen? Die übrigen stellen sich gegen sie.
prompt-revolt = Aufstand, { $area }: Es wird gewürfelt …
prompt-construct = Was willst du bauen?
prompt-orders = Was willst du bestellen?
prompt-correct = Eine Zeile der Order von { $seat } ist nicht ausführbar. Berichtigen oder streichen?
prompt-move = Welche Einheiten ziehen?
prompt-sail = { $area }: Was machen diese Flotten?
prompt-permission = { $area }: Lässt du die Flotten von { $seat } durch?
prompt-intercept = { $area }: Fängst du die Flotten von { $seat } ab?
prompt-intercept-roll = Abfangen, { $area }: Es wird gewürfelt …
prompt-ashore = { $area }: Welche Einheit geht an Land?
prompt-make-way = { $area }: Du trittst diese Region ab. Wohin ziehen deine Einheiten?
prompt-reinforce = Schickst du einen General in eine angegriffene Region?
prompt-reinforce-roll = Verstärkung, { $area }: Es wird gewürfelt …
prompt-bring = { $area }: Welche Brigaden nimmt der General mit? Noch { $number ->
    [one] 1 Verstärkungspunkt
   *[other] { $number } Verstärkungspunkte
  }.
prompt-naval-join = { $area }: Greifst du in die Seeschlacht zwischen { $seat } und { $other } ein?
prompt-naval-dice = Seeschlacht, { $area }: Es wird gewürfelt …
prompt-sink = { $area }: Welche Flotte verlierst du?
prompt-break-off = { $area }: Die Seeschlacht fortsetzen oder abbrechen?
prompt-combat = Was führst du als Nächstes durch?
prompt-shift = { $area }: Dein General kann beide Modifikatoren senken. Um wie viel?
prompt-battle-dice = Schlacht, { $area }: Es wird gewürfelt …
prompt-pick-off = { $party_id ->
    [natives] { $area }, { $number } Treffer der Einheimischen: Du entscheidest für sie. Drei zusammenlegen, um eine Einheit deiner Wahl zu vernichten?
   *[other] { $area }, { $number } Treffer: drei zusammenlegen, um eine Einheit deiner Wahl zu vernichten?
  }
prompt-lose = { $party_id ->
    [natives] { $area }, { $number } Treffer: Du entscheidest für die Einheimischen. Welche ihrer Einheiten geht verloren?
   *[other] { $area }, { $number } Treffer: Welche Einheit geht verloren?
  }
prompt-retreat = { $area }: Ziehst du dich zurück, und wohin?
prompt-last-stand = { $area }: Du hast keine Brigade mehr. Zurückziehen, oder einen Trupp in eine Infanterie verwandeln?
prompt-embark = { $area }: An Bord ist zu wenig Platz. Welche Einheit bleibt zurück?
prompt-pacify-roll = { $area }: Wie viel Stärke verlieren die Einheimischen? Es wird gewürfelt …
prompt-pacify = { $area }, { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
  }: Die Stärke der Einheimischen senken oder eine Einflusssphäre entfernen?
prompt-evacuate = { $area }: Wohin mit { with-the-kind }?
prompt-gift = { $area }: Machst du den Einheimischen für 1 DP ein Geschenk?
prompt-explorer-roll = Entdecker, { $area }: Es wird gewürfelt …
prompt-answer = { $area }: Die Einheimischen antworten …
prompt-influence = { $area }: Eine Einflusssphäre setzen oder eine entfernen?
prompt-prospect = { $area }: Rohstoffplättchen werden gezogen …
prompt-keep = { $area }: Welches Rohstoffplättchen behältst du?
prompt-native-draw = { $area }: Ein Einheimischenmarker wird gezogen …
prompt-chit-draw = { $area }: Ein Rohstoffplättchen wird gezogen …
prompt-join-war = { $seat } erklärt { $other } den Krieg. Ergreifst du Partei?
prompt-admit = { $seat } will sich deiner Seite anschließen. Stimmst du zu?
prompt-charter = Welche Einheiten gehen bei deinem Verbündeten an Bord?
foreseen-lose = Schlacht, { $area }: Welche Einheiten gehen zuerst verloren?

## Warum nicht: wer an der Reihe ist und was gefragt wird

why-war-victory-end-elimination = Das Spiel ist zu Ende.
why-war-econ-pp-uses = Das kann nur der betroffene Spieler.
why-war-dice-nd6-sum = Hier entscheiden die Würfel, und dieses Ergebnis ist nicht möglich.
why-war-dice-nd6-sum-step = Gerade wird nicht gewürfelt. Jetzt: { $step }.
why-war-turn-structure-step = Gerade ist nichts zu beenden oder abzulehnen. Jetzt: { $step }.
why-war-setup-order-random-step = Gerade wird nicht gelost. Jetzt: { $step }.
why-war-setup-alternate-picks-step = Startregionen werden nur im Spielaufbau gewählt. Jetzt: { $step }.
why-war-turn-setup-is-first-production-step = So gekauft und eingesetzt wird nur im Spielaufbau. Jetzt: { $step }.
why-war-opt-random-regions-deal-step = Startregionen werden nur im Spielaufbau ausgelost. Jetzt: { $step }.
why-war-opt-random-regions-swap-step = Regionen werden nur im Spielaufbau getauscht, nachdem sie ausgelost sind. Jetzt: { $step }.
why-war-opt-multi-build-home-country-step = Heimatländer werden nur im Spielaufbau gewählt. Jetzt: { $step }.
why-war-opt-hidden-vp-deal-step = Geheime Zielkarten werden nur im Spielaufbau verteilt. Jetzt: { $step }.
why-war-opt-hist-setup-draw-step = Kolonialregionen werden nur bei der Wahl der Startregionen ausgelost. Jetzt: { $step }.
why-war-opt-hist-lp-european-building-step = Regionalmächte erhalten ihre Gebäude nur im Spielaufbau. Jetzt: { $step }.
why-war-opt-hist-setup-free-resource-step = Kostenlose Rohstoffe gibt es nur im Spielaufbau. Jetzt: { $step }.
why-war-setup-native-drawn-on-entry-step = Gerade wird kein Einheimischenmarker gezogen. Jetzt: { $step }.
why-war-ruling-chit-knowledge-step = Gerade wird kein Rohstoffplättchen gezogen. Jetzt: { $step }.
why-war-maintenance-mandatory-first-step = Aufgelöst werden Einheiten nur, wenn ihr Unterhalt nicht bezahlt werden kann. Jetzt: { $step }.
why-war-opt-auction-timing-step = Gebote gibt es nur gleich nach dem Unterhalt, wenn die Zugreihenfolge versteigert wird. Jetzt: { $step }.
why-war-opt-auction-ascending-choice-step = Plätze der Zugreihenfolge werden nur nach den Geboten gewählt. Jetzt: { $step }.
why-war-production-dp-purchase-after-maintenance-step = DP werden nur in der Produktionsphase gekauft, nach dem Unterhalt. Jetzt: { $step }.
why-war-turn-subphase-order-step = Einheimischendiplomatie und Bau haben eigene Schritte in der Produktionsphase. Jetzt: { $step }.
why-war-ruling-sphere-sides-step = Gerade ist keine Partei zu ergreifen. Jetzt: { $step }.
why-war-move-complete-before-combat-step = Erst kommt die ganze Bewegung, dann kommen Schlachten und andere Aktionen, bei jedem Spieler in seiner eigenen Phase. Jetzt: { $step }.
why-war-ruling-interception-scope-step = Wähle erst eine Flotte aus, bevor du weitere hinzunimmst. Jetzt: { $step }.
why-war-transport-board-cost-step = Wähle erst in deiner Bewegungsphase eine Flotte aus, bevor Einheiten sich einschiffen. Jetzt: { $step }.
why-war-naval-cost-step = Wähle erst in deiner Bewegungsphase eine Flotte aus, bevor sie fährt oder Einheiten anlandet. Jetzt: { $step }.
why-war-transport-disembark-cost-step = Flotten müssen das Anlanden erst ankündigen. Jetzt: { $step }.
why-war-naval-initiate-battle-step = Wähle erst in deiner Bewegungsphase eine Flotte aus, bevor sie angreift. Jetzt: { $step }.
why-war-opt-scorch-in-lieu-step = Verbrannte Erde kannst du nur in deiner eigenen Bewegungsphase hinterlassen. Jetzt: { $step }.
why-war-war-declare-cost-step = Krieg erklärst du nur in deiner eigenen Bewegungs- oder Kampfphase. Jetzt: { $step }.
why-war-ruling-straits-step = Gerade ist nichts zu erlauben oder abzulehnen. Jetzt: { $step }.
why-war-opt-ally-join-offer-step = In einen Krieg eintreten kann man nur, wenn er gerade erklärt worden ist. Jetzt: { $step }.
why-war-opt-ally-transport-step = Verbündete nehmen fremde Einheiten nur in der Bewegungsphase an Bord und landen sie nur dann an. Jetzt: { $step }.
why-war-naval-announce-then-intercept-step = Gerade sind keine Flotten abzufangen. Jetzt: { $step }.
why-war-reinforce-timing-step = Verstärkungszüge kommen nach der Bewegung des aktiven Spielers und vor der ersten Schlacht. Jetzt: { $step }.
why-war-navbattle-owner-picks-step = Gerade ist keine Flotte getroffen. Jetzt: { $step }.
why-war-navbattle-continue-or-break-step = Gerade ist keine Seeschlacht fortzusetzen oder abzubrechen. Jetzt: { $step }.
why-war-drm-general-transfer-step = Gerade kann kein General Modifikatoren verschieben. Jetzt: { $step }.
why-war-losses-three-for-one-step = Gerade sind keine Treffer zusammenzulegen. Jetzt: { $step }.
why-war-losses-owner-chooses-step = Gerade sind keine Verluste zu wählen. Jetzt: { $step }.
why-war-battle-retreat-options-step = Gerade ist über keinen Rückzug zu entscheiden. Jetzt: { $step }.
why-war-result-both-empty-defender-choice-step = Trupps werden nur zu Infanterie, wenn auf beiden Seiten keine Brigade mehr da ist. Jetzt: { $step }.
why-war-natbattle-win-revolt-step = So wird die Stärke der Einheimischen nur nach einem niedergeschlagenen Aufstand gesenkt. Jetzt: { $step }.
why-war-explorer-result-soi-step = So setzt und entfernt man Einflusssphären nur beim Wurf eines Entdeckers oder nach einem Aufstand. Jetzt: { $step }.
why-war-explorer-roll-step = Gerade wartet kein Entdecker auf eine Antwort. Jetzt: { $step }.
why-war-explorer-gift-step = Ein Geschenk macht man nur vor dem Wurf eines Entdeckers. Jetzt: { $step }.
why-war-prospect-must-keep-one-step = Gerade ist kein Rohstoffplättchen zu wählen. Jetzt: { $step }.

## Warum nicht: Spielaufbau und Order

why-war-setup-purchase-costs = Dafür hast du nicht genug PP.
why-war-setup-alternate-placement = Von diesen Spielsteinen hast du keinen mehr einzusetzen.
why-war-turn-setup-is-first-production = Eingesetzt wird nur im Spielaufbau; danach wird gebaut.
why-war-ruling-simultaneous-orders = In dieser Order ist kein Platz für eine weitere Zeile.
why-war-opt-simul-illegal-fix = Alle haben zugestimmt: Bestelle etwas anderes oder nichts.
why-war-opt-simul-illegal-refund = Erst müssen alle anderen zustimmen.
why-war-opt-random-regions-swap = Hier gibt es nichts zu tauschen, oder du hast schon angenommen.
why-war-opt-random-regions-only-dealt = Das ist keine Region von dir.
why-war-opt-hist-setup-draw = Es ist keine Kolonialregion mehr übrig.
why-war-opt-hist-setup-free-building = Zuerst kommt dein kostenloses Gebäude, in eine deiner eigenen europäischen Regionen.
why-war-opt-hist-setup-free-resource = Jetzt kommt dein kostenloser Rohstoff, in eine deiner eigenen europäischen Regionen.
why-war-ruling-setup-options = Dein Heimatland muss eine deiner eigenen Regionen sein.
why-war-opt-selected-at-start = Diese Zusatzregel ist nicht im Spiel.

## Warum nicht: Produktion

why-war-build-costs = Dafür hast du nicht genug PP.
why-war-econ-no-negative = Das kannst du nicht bezahlen.
why-war-ruling-force-pool = Von diesen Spielsteinen hast du keinen mehr.
why-war-ruling-gifts = PP verschenken kannst du nur, wenn du in der Einheimischendiplomatie, beim Bau oder in einer Bewegungsphase am Zug bist.
why-war-maintenance-shortfall = Eine solche Einheit hast du dort nicht.
why-war-opt-auction-secret-bids = Mehr PP, als du hast, kannst du nicht bieten.
why-war-opt-auction-ascending-choice = So viele Plätze hat die Reihenfolge noch nicht.
why-war-natives-soi-remove-paid = Das kostet 1 DP, und der Mitspieler muss in der Region eine Einflusssphäre haben.
why-war-natives-westernize-paid = Verwestlichen kostet 1 DP, und du hast keinen mehr.
why-war-natives-westernize-threshold = Diese Region ist schon verwestlicht.
why-war-natives-westernize-own-soi = Dafür brauchst du eine eigene Einflusssphäre in einer eigenen Region.
why-war-natives-incite-bribe = Für eine Bestechung hast du keinen DP mehr.
why-war-natives-incite-soi-drm = So viele Einflusssphären hast du dort nicht.
why-war-explorer-soi-cap-owned-region = Wähle eine Einflusssphäre in der Region, die zu viele hat.

## Warum nicht: Bewegung

why-war-move-allowances = Dort hast du keine solche Einheit mit genug Bewegungspunkten.
why-war-board-units-land-fleets-sea = Eine Flotte mit dieser Nummer hast du nicht.
why-war-naval-cost = Dorthin können diese Flotten nicht, oder sie haben keine Bewegungspunkte mehr.
why-war-ruling-interception-scope = Hinzunehmen kannst du nur eigene Flotten im selben Seegebiet. Wähle von mehreren gleichen die mit der kleinsten Nummer.
why-war-transport-board-cost = An diesen Küsten hast du keine solche Einheit mit genug Bewegungspunkten.
why-war-transport-disembark-cost = Es sind keine Einheiten an Bord, die an Land gehen könnten.
why-war-transport-amphibious = Du bist nicht im Krieg mit dem Spieler, der diese Region kontrolliert.
why-war-naval-announce-then-intercept = Das Anlanden ist angekündigt: Mindestens eine Einheit muss an Land gehen.
why-war-naval-initiate-battle = Dieser Mitspieler hat hier keine Flotten.
why-war-ruling-own-attack-at-sea = Diese Flotten haben diesen Mitspieler hier in dieser Phase schon angegriffen.
why-war-war-declarer-delay = Diesen Mitspieler kannst du erst in deiner nächsten Bewegungsphase angreifen.
why-war-opt-ally-territory = Dieser Verbündete lässt deine Einheiten nicht hinein.
why-war-ruling-alliance-details = Gegen einen Verbündeten kannst du nicht in den Krieg ziehen.
why-war-war-peace-treaty = Ihr führt keinen Krieg, oder dein Friedensangebot gilt noch.
why-war-cede-consent = So etwas hast du nicht anzubieten oder zurückzuziehen.
why-war-ruling-cession = Eine Region im Aufstand oder unter Angriff lässt sich nicht abtreten, und eine schon angebotene nicht noch einmal anbieten.
why-war-cede-old-units-retreat = Deine Einheiten müssen in eine angrenzende eigene Region oder auf deine Flotten in einem angrenzenden Seegebiet.
why-war-ruling-scorched-earth = Verbrannte Erde hinterlässt du nur in Regionen, die du kontrollierst.
why-war-opt-scorch-action = Dort ist nichts dergleichen zu zerstören.
why-war-opt-scorch-in-lieu = Dort hast du keine solche Einheit, die noch nicht gezogen ist.
why-war-ruling-revolt-region = Aus einer Region im Aufstand kann kein Verstärkungszug kommen.
why-war-reinforce-points = Diese Brigade braucht { $needed ->
    [one] 1 Verstärkungspunkt
   *[other] { $needed } Verstärkungspunkte
  }, und du hast nur noch { $points }.

## Warum nicht: Kampf

why-war-navbattle-owner-picks = Diese Flotte ist nicht in der Schlacht.
why-war-losses-owner-chooses = Eine solche Einheit gibt es hier nicht.
why-war-ruling-retreat-destinations = Das ist keine angrenzende Region von dir, und du hast dort auch keine Flotte mit Platz.
why-war-retreat-fleet-capacity = Eine solche Einheit hast du hier nicht.
why-war-result-both-empty-defender-choice = Einen solchen Trupp hast du hier nicht.
why-war-natbattle-win-revolt = Nur Einflusssphären, die den Aufstand unterstützt haben, lassen sich entfernen.
why-war-explorer-eligible = Dort hast du keinen Entdecker, für den du in dieser Phase noch würfeln kannst.
why-war-explorer-gift = Für ein Geschenk hast du keinen DP.
why-war-explorer-result-soi = Dieser Mitspieler hat hier keine Einflusssphäre, die du entfernen könntest.
why-war-explorer-result-retreat = Die Einheit kann nur in eine angrenzende eigene Region oder in einem angrenzenden Seegebiet auf eine eigene Flotte mit Platz.
why-war-prospect-action = Nach Rohstoffen suchen kannst du nur in einer eigenen Region, mit einem Ingenieur, der es in dieser Phase noch nicht getan hat.
why-war-prospect-must-keep-one = Dieses Plättchen wurde nicht gezogen.

## Was eine Wahl kosten oder bringen würde: wenige Worte daneben

hint-price = kostet { $cost } PP, es bleiben { $left }
hint-deserted = die Region fällt an die Einheimischen zurück
hint-cargo = { $number ->
    [one] 1 Einheit an Bord geht mit verloren
   *[other] { $number } Einheiten an Bord gehen mit verloren
  }
hint-find = { $percent } % Chance auf einen Rohstoff
hint-worth = { $value } PP wert
hint-dp = kostet { $cost } DP, es bleiben { $left }
hint-delay = Angriffe erst ab deiner nächsten Bewegungsphase; der Gegner darf vielleicht früher
hint-joiners = andere können sich einer der Seiten anschließen
hint-strength = Stärke sinkt auf { $left }
hint-reforms = danach auf { $left } durch Gebäude und Entdecker
hint-reforms-westernized = danach durch Gebäude und Entdecker verwestlicht
hint-westernized = verwestlicht die Region
hint-revolt = { $percent } % Chance auf einen Aufstand
hint-spheres = { $number ->
    [one] noch 1 fremde Einflusssphäre offen
   *[other] noch { $number } fremde Einflusssphären offen
  }
hint-parley = Region gewonnen { $treaty } %, Einfluss { $influence } %, Entdecker verloren { $lost } %
hint-natives = Einheimische { $marker }
hint-unknown = unbekannte Einheimische
hint-attack = Angriff auf { $other }
hint-facing = { $number } × { $kind }
hint-against = gegen { $number } × { $kind }
hint-odds = Siegchance { $percent } %
hint-points = { $left ->
    [one] noch 1 Bewegungspunkt
   *[other] noch { $left } Bewegungspunkte
  }
hint-landing = −2 in der ersten Kampfrunde, −1 in der zweiten
hint-fleets = { $number ->
    [one] 1 feindliche Flotte ({ $other })
   *[other] { $number } feindliche Flotten ({ $other })
  }
hint-naval = { $number ->
    [one] { $own } gegen 1 Flotte
   *[other] { $own } gegen { $number } Flotten
  }
hint-late = zu spät für die erste Kampfrunde dort
hint-room = braucht { $number } Transportpunkte, Platz für { $room }
hint-volley = { $number ->
    [one] vorher würfelt der Feind mit 1 Würfel: Verlustrisiko { $percent } %
   *[other] vorher würfelt der Feind mit { $number } Würfeln: Verlustrisiko { $percent } %
  }
hint-intercept = gelingt in { $percent } % der Fälle
hint-aid = { $least } bis { $most } Verstärkungspunkte
hint-bring = kostet { $cost }, danach noch { $left }

## Wie ein Spiel endet

outcome-elimination = Ein Spieler hat seine letzte Region verloren.
outcome-elimination-named = { $seat } hat die letzte Region verloren.
outcome-no-natives = Die Einheimischen haben ihre letzte Region verloren.
outcome-turn-limit = Die vereinbarte Zahl von Runden ist gespielt.

## Die Wertung

score-regions = Regionen
score-regions-what = je 10
score-zones = Ganze Zonen
score-zones-what = je 50
score-buildings = Gebäude
score-buildings-what = je 5
score-sets = Gebäudesätze
score-sets-what = je 10
score-resources = Rohstoffe
score-resources-what = Wert der erschlossenen
score-units = Einheiten
score-units-what = je 1, auch Flotten
score-spheres = Einflusssphären
score-spheres-what = je 1
score-dp = DP
score-dp-what = je 1
score-pp = PP
score-pp-what = 1 für je 10
score-card = Geheime Zielkarte
score-card-what = wenn die Bedingung erfüllt ist

## Einstellungen

option-random-regions = Wie die Startregionen verteilt werden
option-random-regions-off = Reihum gewählt
option-random-regions-on = Ausgelost; danach darf getauscht werden
option-buildings = Produktionsgebäude in jeder Region
option-buildings-one = Höchstens eines
option-buildings-two = Bis zu zwei verschiedene
option-buildings-three = Bis zu drei verschiedene
option-buildings-each = Eines von jeder Art
option-buildings-home = Im Heimatland eines von jeder Art, sonst eines
option-victory-cards = Geheime Zielkarten
option-victory-cards-off = Keine Karten; vollständige Zonen bringen 50 Siegpunkte
option-victory-cards-on = Eine geheime Karte für jeden; vollständige Zonen bringen nichts
option-simultaneous = Wie gekauft und gebaut wird
option-simultaneous-off = Nacheinander
option-simultaneous-on = Gleichzeitig, mit geheimen Ordern
option-historical = Pseudohistorisches Spiel
option-historical-off = Alle Regionen sind gleich
option-historical-on = Alle kommen aus Europa, Kolonien sind begrenzt, und Regionalmächte leisten Widerstand
option-auction = Zugreihenfolge
option-auction-off = In jeder Runde ausgelost
option-auction-on = In jeder Runde mit geheimen Geboten versteigert
option-suez = Suezkanal
option-suez-off = Kann nicht gebaut werden
option-suez-on = Kann gebaut werden, wenn man Ägypten kontrolliert
option-scorched-earth = Verbrannte Erde
option-scorched-earth-off = Gebäude lassen sich nicht zerstören
option-scorched-earth-on = Einheiten dürfen eigene Gebäude zerstören und Rohstoffe stilllegen
option-interception = Abfangen auf See
option-interception-off = Gelingt immer
option-interception-on = Muss erwürfelt werden
option-alliances = Kriegsbündnisse
option-alliances-off = Jeder kämpft allein
option-alliances-on = Andere dürfen in einen eben erklärten Krieg eintreten
option-unlimited-pieces = Zahl der Spielsteine
option-unlimited-pieces-off = So viele wie in der Schachtel
option-unlimited-pieces-on = Unbegrenzt
option-turn-limit = Das Spiel nach so vielen Runden beenden; 0 heißt ohne Grenze
option-corrections = Korrekturen am Spielplan (Datei)

## Der Spielplan als Datei

board-file-title = Der Spielplan von { $game }, zum Korrigieren für alle, die das gedruckte Spiel besitzen.
board-file-how =
    Den gedruckten Spielplan konnten wir nicht einsehen. „Regelheft“: Die Regeln nennen es; „veröffentlicht“: Spieler haben es aufgelistet; „rekonstruiert“: Wir haben es erschlossen.
    Ändere, was auf deinem Spielplan anders ist, und spiele dann mit: greatpowers play war --board DATEI
    Zeilen, die bleiben, wie sie sind, ändern nichts; du kannst sie auch löschen. Namen dürfen englisch, deutsch oder französisch sein.
board-file-source = { $name }, { $source }
board-file-rules = Regelheft
board-file-research = veröffentlicht
board-file-reconstructed = rekonstruiert
board-file-owner = korrigiert
board-file-zones = Die Zone jeder Region.
board-file-natives = Einheimischenmarker jeder Stärke und Einstufung, 0 bis 99. Mindestens 14 mit Stärke 7 oder mehr müssen ++ zeigen.
board-file-resources = Rohstoffplättchen jeder Art, 0 bis 99; „dot“ ist ein Plättchen ohne Rohstoff.
board-file-resource-values = Produktionspunkte jedes Rohstoffs, 1 bis 20.
board-file-borders = Was woran grenzt; * die Regeln sagen es oder setzen es voraus. Dardanellen und Suezkanal sind keine Grenzen und lassen sich nicht ändern.
board-file-pairs = Schreibe Paare auf: Orte, die auf deinem Spielplan aneinandergrenzen, hier aber nicht, und umgekehrt.

## Der Trainer: worauf es jetzt ankommt

coach-first-pick = Denk an die Nachbarn: Zusammenhängende Regionen schützen sich gegenseitig, und eine vollständige Zone bringt einen Bonus.
coach-neighbour = Vorschlag: { $region }, neben { $number ->
    [one] einer
   *[other] { $number }
  } deiner Regionen. Zusammenhängende Regionen sind leichter zu verteidigen.
coach-front = { $other } hat gleich nebenan mehr Brigaden als du hier: { $region }. Stelle { $number ->
    [one] mindestens eine Brigade auf.
   *[other] mindestens { $number } Brigaden auf.
  }
coach-idle-factory = { $number ->
    [one] Eine Fabrik steht still
   *[other] { $number } Fabriken stehen still
  }: Es produzieren nur so viele, wie du Städte hast. Baue eine Stadt.
coach-city = Du hast noch keine Stadt: Sie bringt jede Runde 5 PP und 1 DP, und jede Fabrik braucht eine.
coach-resource = Das Erschließen lohnt sich: { $region }. Für { $cost } PP bringt es jede Runde { $value } PP.
coach-upkeep = Deine Einheiten kosten { $cost } von { $income } PP Einkommen: Stärke erst deine Wirtschaft, bevor du weitere aufstellst.
coach-westernize = Ein DP schützt diese Region vor Aufständen: { $region }.
coach-revolt = Aufstand: { $region }. In dieser Phase triffst du auf { $number ->
    [one] eine Brigade der Einheimischen
   *[other] { $number } Brigaden der Einheimischen
  }; bring Verstärkung.
coach-prey = Eine feindliche Region mit nur { $number ->
    [one] einer Brigade
   *[other] { $number } Brigaden
  }: { $region }. Du könntest mit mehr einmarschieren.
coach-explorer = Dein Entdecker kann diese Region ohne Schlacht gewinnen: { $region }.
coach-natives = Die schwächsten Einheimischen, die du kennst, sind hier: { $region }, Stärke { $number }. Greif mit mehreren Arten von Brigaden an oder schick einen Entdecker.
coach-parley = Lass deinen Entdecker verhandeln: { $region }. Die Chance auf Erfolg liegt bei { $percent } %.
coach-long-odds = Schlechte Aussichten: { $region }. Dein Entdecker hat nur in { $percent } % der Fälle Erfolg; ohne Versuch bleibt er, wo er ist.
coach-gift = Ein Geschenk erhöht die Chance von { $percent } auf { $better } %.
coach-no-gift = Ein Geschenk würde kaum helfen: Ohne liegt die Chance bei { $percent } %.
coach-types = Behalte { $number ->
    [one] deine eine Art
    [2] beide Arten
   *[other] alle { $number } Arten
  } von Brigaden: Der Bonus gilt für jeden deiner Würfel.
coach-stay = Kämpf weiter: In { $percent } % der Fälle gewinnst du diese Schlacht.
coach-leave = Du gewinnst nur in { $percent } % der Fälle: Ein Rückzug rettet, was übrig ist.

## Gründe: warum eine Aktion besser ist als andere (Bots, Tipps, Rückblick)

reason-regions = Das bringt mehr Regionen.
reason-regions-other = So hat { $seat } weniger Regionen.
reason-buildings = Das bringt mehr Gebäude.
reason-buildings-other = So hat { $seat } weniger Gebäude.
reason-resources = Das bringt mehr erschlossene Rohstoffe.
reason-resources-other = So hat { $seat } weniger erschlossene Rohstoffe.
reason-brigades = Das stärkt die Armee.
reason-brigades-other = So hat { $seat } eine schwächere Armee.
reason-parties = Das bringt mehr Entdecker und Ingenieure.
reason-parties-other = So hat { $seat } weniger Entdecker und Ingenieure.
reason-fleets = Das bringt mehr Flotten.
reason-fleets-other = So hat { $seat } weniger Flotten.
reason-diplomacy = Das bringt mehr Einflusssphären oder DP.
reason-diplomacy-other = So hat { $seat } weniger Einflusssphären oder DP.
reason-money = So bleiben mehr PP.
reason-money-other = So bleiben { $seat } weniger PP.
reason-income = Das bringt ein höheres Einkommen.
reason-income-other = So hat { $seat } ein niedrigeres Einkommen.
reason-threats = So sind die Grenzen weniger bedroht.
reason-threats-other = So hat { $seat } stärker bedrohte Grenzen.
reason-unrest = So sind die Einheimischen weniger unruhig.
reason-unrest-other = So hat { $seat } mehr Unruhe unter den Einheimischen.
reason-wars = So gibt es weniger Kriege.
reason-wars-other = So führt { $seat } mehr Kriege.
reason-conquests = Das verspricht mehr Eroberungen.
reason-conquests-other = So hat { $seat } weniger Aussicht auf Eroberungen.
reason-treaties = So gewinnen Entdecker eher Regionen.
reason-treaties-other = So gewinnt { $seat } mit Entdeckern seltener Regionen.

## Warum jemand Krieg führt oder Frieden schließt

reason-peace-end = Es ist Zeit, das Spiel zu beenden, statt gegen { $other } zu kämpfen.
reason-peace-weaker = { $other } hat die stärkere Armee.
reason-peace-fronts = Ein Krieg ist genug, und es gibt einen schwächeren Gegner als { $other }.
reason-peace-nothing = Gegen { $other } ist zurzeit nichts zu gewinnen.
reason-war-stronger = { $other } hat eine viel schwächere Armee.
reason-war-even = { $other } hat keine stärkere Armee.
reason-war-prospects = { $other } hat Regionen, die leicht zu erobern sind.
reason-war-end = { $other } hat kaum noch Regionen, und es ist Zeit, das Spiel zu beenden.
reason-war-leader = { $other } liegt vorn und hat schlecht verteidigte Regionen.
reason-war-room = Den Einheimischen gehen die Regionen aus, und { $other } hat schlecht verteidigte.
reason-war-weak = { $other } hat schlecht verteidigte Regionen und kann kaum zurückschlagen.
reason-side-leader = { $other } liegt vorn, und dieser Krieg ist so gut wie gewonnen.
reason-side-prospects = Dieser Krieg ist so gut wie gewonnen, und { $other } hat Regionen, die leicht zu erobern sind.

## Dasselbe, wie ein Bot es dem anderen sagt

told-peace-end = Es ist Zeit, das Spiel zu beenden, statt gegeneinander zu kämpfen.
told-peace-weaker = Deine Armee ist stärker als meine.
told-peace-fronts = Ein Krieg ist mir genug, und ich habe einen schwächeren Gegner als dich.
told-peace-nothing = Gegen dich ist zurzeit nichts zu gewinnen.
told-war-stronger = Meine Armee ist viel stärker als deine.
told-war-even = Deine Armee ist nicht stärker als meine.
told-war-prospects = Einige deiner Regionen sind leicht zu erobern.
told-war-end = Du hast kaum noch Regionen, und es ist Zeit, das Spiel zu beenden.
told-war-leader = Du liegst vorn, und deine Regionen sind schlecht verteidigt.
told-war-room = Den Einheimischen gehen die Regionen aus, und deine sind schlecht verteidigt.
told-war-weak = Deine Regionen sind schlecht verteidigt, und du kannst kaum zurückschlagen.
told-side-leader = Du liegst vorn, und dieser Krieg ist so gut wie gewonnen.
told-side-prospects = Dieser Krieg ist so gut wie gewonnen, und einige deiner Regionen sind leicht zu erobern.
