# Der Spielplan von War! im Terminal, auf Deutsch.

## Kürzel und Zeichen

code-red = RO
code-green = GN
code-blue = BL
code-yellow = GE
code-purple = VI
code-grey = GR
code-brown = BR
code-pink = RS
war-code-natives = EI

war-phase = { $phase ->
    [0] Spielaufbau
    [1] Runde { $turn }, Produktion
    [2] Runde { $turn }, erste Bewegungsphase
   *[other] Runde { $turn }, zweite Bewegungsphase
  }
war-order = Zugreihenfolge
war-bags = in den Beuteln: { $natives } Einheimischenmarker, { $chits } Rohstoffplättchen
war-canal = { $paid ->
    [2] Suezkanal gebaut
   *[other] Suezkanal: { $paid } von { $payments } Raten bezahlt
  }
war-ending = letzte Bewegungsphase
war-pp = PP
war-dp = DP
war-maintenance = Unterh.
war-regions = Reg.
war-points = Punkte
war-income = Eink.
war-infantry = I
war-cavalry = K
war-artillery = A
war-general = G
war-explorer = E
war-engineer = N
war-fleet = F
war-schools = Sch.
war-wars = Im Krieg mit
war-waiting = Noch kein Angriff auf
war-allies = Verbündet mit
war-offers-peace-to = Bietet Frieden an
war-all-at-peace = Alle leben in Frieden miteinander.
war-units-infantry = { $count }{ war-infantry }
war-units-cavalry = { $count }{ war-cavalry }
war-units-artillery = { $count }{ war-artillery }
war-units-general = { $count }{ war-general }
war-units-explorer = { $count }{ war-explorer }
war-units-engineer = { $count }{ war-engineer }
war-units-fleet = { $count }{ war-fleet }
war-units-city = { $count ->
    [one] { $count } { war-building-city }
   *[other] { $count } Städte
  }
war-units-factory = { $count } { war-building-factory }
war-units-port = { $count ->
    [one] { $count } { war-building-port }
   *[other] { $count } Häfen
  }
war-units-railroad = { $count } { war-building-railroad }
war-units-fort = { $count ->
    [one] { $count } { war-building-fort }
   *[other] { $count } Forts
  }
war-units-school = { $count } { war-building-school }
war-building-city = Stadt
war-building-factory = Fabr.
war-building-port = Hafen
war-building-railroad = Eisenb.
war-building-fort = Fort
war-building-school = Sch.
war-fleet-number = { war-fleet }{ $fleet }
war-revolt = Aufstand
war-in-hand = Ausgewählt:
war-no-hand = Gerade ist nichts ausgewählt.
war-to-place = noch einzusetzen:
war-card = Geheime Zielkarte: { $card }
war-no-battle = Gerade wird nicht gekämpft.
war-battle = Schlacht: { $area }, Kampfrunde { $round }
war-naval-battle = Seeschlacht: { $area }, Kampfrunde { $round }
war-side = Seite
war-attacker = Angreifer
war-defender = Verteidiger
war-present = Anwesend
war-modifier = Modifikator
war-odds = Siegchance
war-chance = { $percent } %
war-dice = Würfel
war-hits = Treffer
war-fleets = Flotten mit Modifikatoren
war-against = Gegen
war-naval-dice = Würfel, in dieser Reihenfolge: { $dice }
war-legend = I Infanterie K Kavallerie A Artillerie G General E Entdecker N Ingenieur · F2(1I):3 Flotte 2 mit Ladung, noch 3 Punkte · EI Einheimische △8+ Marker △? unbekannt · ○ Rohstoff ● erschlossen ○– keiner ○? unbekannt · ◎ Einflusssphären (für den Aufstand) · ★ Heimatland ← kam aus ⚓ angelandet ⇒ angeboten
war-corrected-zones = Korrigierte Zonen:
war-corrected-natives = Korrigierte Anzahl von Einheimischenmarkern:
war-corrected-resources = Korrigierte Anzahl von Rohstoffplättchen:
war-corrected-resource-values = Korrigierte Werte von Rohstoffen:
war-corrected-added = Hinzugefügte Grenzen:
war-corrected-removed = Entfernte Grenzen:
war-price = { $cost } PP
war-status-own = { $pp } PP, { $dp } DP, Unterhalt { $maintenance }, Regionen { $regions }, Punkte { $points }

## Überschriften von Auswahlen und was darunter steht

aside-war-withdraw = eine eigene Einflusssphäre zurückziehen
aside-war-peace = jemandem Frieden anbieten
aside-war-retract = die Angebote an jemanden zurückziehen
aside-war-cede = jemandem eine deiner Regionen anbieten
aside-war-passage = vorab festlegen, ob jemand deine Meerengen und Regionen passieren darf
aside-war-give = jemandem PP geben

tip-war-permission = Um ein für alle Mal zu antworten, schreibe „passage { $seat } always“ (immer) oder „passage { $seat } never“ (nie).

group-war-march = { $from }, { $mover }
group-war-board = Einschiffen: { $region }
group-war-sail = Fahren nach
group-war-land = Anlanden
group-war-reinforce = General aus: { $from }
group-war-place = { $piece }
group-war-disband = { $region }
group-war-raise = { $region }
group-war-launch = { $region }
group-war-build = { $region }
group-war-develop = { $region }
group-war-incite = Aufstand anzetteln: { $region }
group-war-remove-sphere = Einflusssphären: { $region }
group-war-scorch = Verbrannte Erde: { $region }
group-war-promise = { $other }

item-war-march = { $to }
item-war-board = { $mover }
item-war-sail = { $sea }
item-war-land = { $region }
item-war-reinforce = { $to }
item-war-place = { $area }
item-war-disband = { $kind }
item-war-raise = { $kind }
item-war-launch = Flotte → { $sea }
item-war-build = { $help_id ->
    [engineer] { $building } mit Ingenieur
   *[alone] { $building }
  }
item-war-develop = { $help_id ->
    [engineer] Rohstoff erschließen, mit Ingenieur
   *[alone] Rohstoff erschließen
  }
item-war-incite = { $payment_id ->
    [dp] { $bribe_id ->
        [bribe] für 2 DP, mit Bestechung
       *[plain] für 1 DP
      }
   *[sphere] { $bribe_id ->
        [bribe] für eine Einflusssphäre und 1 DP Bestechung
       *[plain] für eine Einflusssphäre
      }
  }
item-war-remove-sphere = { $other }
item-war-scorch = { $object } ({ $kind })
item-war-promise = { $region }
item-war-pick = { $region }
item-war-home = { $region }
item-war-buy = { $piece }
item-war-bid = { $amount } PP
item-war-lose = { $kind }
item-war-ashore = { $kind }
item-war-bring = { $kind }
item-war-keep = { $chit }
item-war-roll = { $die }
item-war-native = { $marker_id }
item-war-chit = { $chit }
item-war-deal = { $region }
item-war-found = { $building }
item-war-card = { $card }
item-war-lot = { $other }
