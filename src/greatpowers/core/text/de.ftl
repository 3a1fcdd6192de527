# Wörter, die alle Spiele und alle Fenster gemeinsam haben.

player = Spieler { $number }
player-same-name = { $name } ({ $number })

## Einstellungen

bad-player-count = { $given } Mitspieler: Dieses Spiel ist für { $least } bis { $most }.
bad-option-value = Einstellung { $option }: „{ $given }“ ist nicht möglich; wähle eins von { $allowed }.
bad-option-unknown = Eine Einstellung „{ $option }“ gibt es nicht; dieses Spiel hat { $allowed }.
bad-bot-unknown = Einen Bot „{ $given }“ gibt es für dieses Spiel nicht; wähle einen von { $allowed }.
bad-game-unknown = Ein Spiel „{ $given }“ gibt es nicht; wähle eins von { $allowed }.

## Notation

notation-empty = Da steht nichts.
notation-unknown-action = „{ $given }“ ist keine Aktion dieses Spiels.
notation-wrong-arguments = „{ $given }“ hat zu wenige oder zu viele Wörter; schreibe { $expected }.
notation-unknown-word = „{ $given }“ ist hier nicht bekannt.
notation-unknown-word-near = „{ $given }“ ist hier nicht bekannt. Ist eins von diesen gemeint: { $expected }?
notation-never = „{ $given }“ kann nie vorkommen: { $why } (Regel { $rule })
notation-no-such-action = „{ $given }“ kann auf diesem Spielplan nie vorkommen ({ $expected }).

## Aufzeichnungen

record-line = Zeile { $line }: { $message }
record-rule = { $why } (Regel { $rule })
record-not-text = Das ist keine Textdatei, also keine Spielaufzeichnung.
record-too-long = Diese Datei ist für eine Spielaufzeichnung viel zu lang (mehr als { $most } Zeichen).
record-not-a-record = Das ist keine Spielaufzeichnung: Sie müsste mit „{ $title }“ beginnen.
record-format-newer = Diese Aufzeichnung hat das Format { $version }; dieses Programm liest bis { $known }. Aktualisiere das Programm.
record-header-twice = „{ $name }“ steht zweimal im Kopf; behalte eins.
record-header-unknown = Der Kopf kennt „{ $name }“ nicht; möglich sind game, rules, seats, option NAME und player NUMMER.
record-header-missing = Im Kopf fehlt „{ $name }: …“.
record-header-number = „{ $name }“ muss eine Zahl sein, nicht „{ $given }“.
record-rules-newer = Dieses Spiel folgt der Regelfassung { $version }; dieses Programm kennt bis { $known }. Aktualisiere das Programm.
record-player-unknown = An einem Tisch mit { $seats } Plätzen gibt es keinen Spieler { $player }.
record-refused = „{ $action }“ ist hier nicht möglich.
record-diverged = „{ $action }“ war nach Regelfassung { $version } möglich, ist es aber nach Fassung { $known } nicht mehr.
record-wrong-seat = Diese Aktion gehört zu „{ $expected }“ (Nummer eines Spielers, oder * für den Zufall), nicht zu „{ $given }“.
record-truncated = Die Aufzeichnung bricht ohne Schlusszeile ab. Wenn das alles ist, füge als letzte Zeile „end“ an.
record-after-end = Auf die Schlusszeile folgt noch etwas; entferne es oder setze die Schlusszeile ans Ende.
record-count = Die Schlusszeile nennt { $said } Aktionen, aber hier stehen { $found }.
record-result = Die Schlusszeile sagt „{ $said }“, aber diese Aktionen führen zu „{ $found }“.
record-check = Seit dem Speichern wurde eine Zeile dieser Aufzeichnung geändert, gelöscht oder ergänzt. Wenn du das warst, schreibe in diese Zeile nur „end“.
