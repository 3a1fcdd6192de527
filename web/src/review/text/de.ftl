# Der Rückblick auf eine beendete Partie.

web-review-curve = Siegchancen
web-review-curve-what = Fahre über das Diagramm oder nutze die Pfeiltasten, um die Partie auf dem Plan zu verfolgen.
web-review-turn = { $turn } { $number }
web-review-start = Start
web-review-end = Ende
web-review-percent = { $percent } %
web-review-chance = { $player } { $percent } %
web-review-progress = Sucht nach Wendepunkten … { $percent } %
web-review-waiting = Wartet, bis andere Rückblicke fertig sind …
web-review-points = Wendepunkte
web-review-points-what = Die Entscheidungen, die am meisten gekostet haben, gemessen an dem, was man damals wissen konnte.
web-review-points-none = Keine Entscheidung hat jemanden deutlich zurückgeworfen.
web-review-loss = { $player } verlor { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
}: { $chance } % statt { $best } % Siegchance.
web-review-played = Gespielt
web-review-better = Besser
web-review-mark-better = Besser: { $percent } % Siegchance
web-review-mark-played = Gespielt: { $percent } % Siegchance
web-review-then = Danach: { $actions }
web-review-show = Zeigen
web-review-show-what = Stellung { $number } auf dem Plan zeigen
web-review-try = Diese Stellung neu versuchen
web-review-luck = Glück
web-review-luck-what = Würfel und Karten im Vergleich zum Durchschnitt, in Prozentpunkten der Siegchance.
web-review-luck-even = Das Glück war etwa gleich verteilt.
web-review-luck-best = Am meisten Glück hatte { $player }: { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} über dem Durchschnitt.
web-review-luck-worst = Am meisten Pech hatte { $player }: { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} unter dem Durchschnitt.
web-review-strokes = Die größten Glücksfälle
web-review-stroke = { $player }: { $points }
web-review-dice = Würfel: { $dice }.
web-review-dice-against = { $attack } gegen { $defence }
web-review-try-title = Neu versuchen
web-review-try-what = Du übernimmst in dieser Stellung den Platz von { $player }, die anderen spielen Bots. Das Glück wird von hier an neu bestimmt.
web-review-try-level = Gegner
web-review-try-start = Spielen
