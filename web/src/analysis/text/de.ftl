# Tipps, Chancen und Erklärungen.

web-advice-best = Beste Aktionen
web-advice-of = Beste Aktionen für { $player }
web-advice-thinking = Denkt nach …
web-advice-none = In dieser Stellung hast du nichts zu entscheiden.
web-advice-only = Etwas anderes kommt kaum in Betracht.
web-advice-even = Keine davon ist klar besser als die anderen.
web-advice-what = Prozent: deine geschätzte Siegchance und der Abstand zur besten Aktion. Wähle eine Zeile; bestätigen musst du noch.
web-advice-what-past = Prozent: die geschätzte Siegchance und der Abstand zur besten Aktion.
web-advice-chance = Siegchance
web-advice-mark = Tipp { $rank }: { $percent } % Siegchance
web-advice-taken = (gespielt)
web-advice-change = { $points ->
    [0] so gut wie die beste Aktion
    [one] { $points } Prozentpunkt Unterschied zur besten Aktion
   *[other] { $points } Prozentpunkte Unterschied zur besten Aktion
}
web-advice-then = Dann: { $actions }
web-percent = { $percent } %
web-chances-of = { $player } { $percent } %
web-chances-all = Siegchancen: { $chances }
web-why = Warum?
web-why-did = { $player } wählte: { $action }.
web-why-only = Es gab keine andere Wahl.
web-why-random = Dieser Bot wählt zufällig.
web-why-luck = Das hat niemand entschieden: Karten, Würfel oder die Aufstellung haben es ergeben.
web-why-rules = Das folgt aus den Regeln; zu entscheiden gab es nichts.
web-why-even = Mehrere Aktionen waren etwa gleich gut.
web-why-better = Besser wäre vielleicht gewesen: { $action } ({ $best } % statt { $taken } %).
web-why-hidden = Der Grund liegt in etwas, das du nicht sehen kannst.
web-why-lines = Was zur Wahl stand
web-hints-choice = Tipps erlaubt
web-hints-choice-what = Die Spieler können nach den besten Aktionen, den Siegchancen aller und den Gründen der Bots fragen. Nicht in gewerteten Partien.
web-hints-on = An diesem Tisch sind Tipps erlaubt.
web-hints-off = An diesem Tisch wird ohne Tipps gespielt.
web-paste-title = Text öffnen
web-paste-text = Der Text einer Aufzeichnung oder einer Stellung. Bei einer Stellung spielst du für den, der am Zug ist; Bots spielen die anderen.
web-paste-open = Öffnen
