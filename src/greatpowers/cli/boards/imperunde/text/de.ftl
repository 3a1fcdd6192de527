# Das Spielbrett von ImpeRunde im Terminal, auf Deutsch.

## Kürzel und Zeichen

code-great-britain = GB
code-south-africa = SA
code-japan = JP
code-victoria = VI
code-usa = US
code-brazil = BR
imperunde-code-pirates = PI
imperunde-code-natives = EI

imperunde-posts = Posten
imperunde-funds = Mittel
imperunde-surplus = Übersch.
imperunde-debts = Schulden
imperunde-income = Einn.
imperunde-cards = Karten
imperunde-colonies = Kol.
imperunde-armies = Arm.
imperunde-warships = Schiffe
imperunde-starter = beginnt
imperunde-home = ★
imperunde-captured = ↯
imperunde-relations = Frieden?
imperunde-now = Jetzt
imperunde-no-cards = keine Karten
imperunde-budget = Staatshaushalt
imperunde-no-battle = Gerade wird nicht gekämpft.
imperunde-battle = Kampf, { $space }, Würfeln { $round }
imperunde-side = Seite
imperunde-attacker = Angreifer
imperunde-defender = Verteidiger
imperunde-present = Anwesend
imperunde-die = Würfel
imperunde-north-america = Nordamerika
imperunde-south-america = Südamerika
imperunde-europe = Europa
imperunde-africa = Afrika
imperunde-asia = Asien
imperunde-oceania = Ozeanien
imperunde-units-infantry = { $count }I
imperunde-units-cavalry = { $count }K
imperunde-units-artillery = { $count }A
imperunde-units-fort = { $count }F
imperunde-units-frigate = { $count }Fr
imperunde-units-line = { $count }Li
imperunde-disc-famine = Hunger
imperunde-disc-plunder = geplündert
imperunde-disc-storm = Sturm
imperunde-disc-calm = Flaute
imperunde-legend = ● Posten ○ Platz oder Einheimische ★ Heimatland · I Infanterie K Kavallerie A Artillerie F Fort · Fr Fregatte Li Linienschiff PI Piraten ↯ gekapert
imperunde-legend-values = ? rekonstruierter Wert: Er steht nicht im Regelheft
imperunde-corrected-values = Korrigierte Werte:
imperunde-corrected-wheel = Korrigierte Felder der Länderscheibe:
imperunde-corrected-events = Korrigierte Felder der Ereignisscheibe:
imperunde-corrected-added = Hinzugefügte Grenzen:
imperunde-corrected-removed = Entfernte Grenzen:
imperunde-price = { $room ->
    [0] { $cost }
   *[other] { $cost } von { $room }
  }
imperunde-status = { $round ->
    [0] Spielaufbau
   *[other] Runde { $round }, Phase { $phase }
  }
imperunde-status-own = Posten { $posts }/{ $goal }, Mittel { $funds }, Schulden { $debts }

## Überschriften von Auswahlen und was darunter steht

aside-imperunde-interrupt = außer der Reihe eine Karte spielen
aside-imperunde-close = die Verhandlungen beenden
aside-imperunde-alert = wann du nach Karten gefragt wirst
aside-imperunde-speak = in den Verhandlungen sagen, was du mit jemandem willst
aside-imperunde-propose = ein anderes Spielziel vorschlagen

group-imperunde-march = { $from }, { $mover }
group-imperunde-sail = { $from }, { $mover }
group-imperunde-land = { $from }, { $mover }
group-imperunde-embark = { $from }, { $kind }
group-imperunde-buy = { $country }
group-imperunde-launch = { $country }
group-imperunde-post = { $country }
group-imperunde-card = Karte spielen

item-imperunde-march = { $to }
item-imperunde-sail = { $to }
item-imperunde-land = { $to }
item-imperunde-embark = { $to }
item-imperunde-buy = { $kind }
item-imperunde-launch = { $kind } → { $sea }
item-imperunde-post = Handelsposten
item-imperunde-card = { $card }
item-imperunde-place = { $kind }: { $sea }
item-imperunde-at = { $space }
item-imperunde-to = { $to }
item-imperunde-against = { $other }
item-imperunde-spin = { $space }
item-imperunde-event = { $event }
item-imperunde-draw = { $card }
item-imperunde-roll = { $die }
