# Zeit am Tisch auf Deutsch: Tempo, Uhren, Unterbrechungen und das Ende nach Absprache. Geladen, wenn sie gebraucht werden.

## Tempo

web-pace = Bedenkzeit
web-pace-is = Bedenkzeit: { $pace }
web-pace-none = Unbegrenzt
web-pace-live-group = Direkt, mit Uhr
web-pace-days-group = Fernspiel
web-pace-live = je { $minutes } min + { $increment } s pro Zug
web-pace-days = { $time } pro Zug
web-pace-what = Läuft die Zeit ab, übernimmt ein Bot. Den Platz kann man jederzeit wieder übernehmen.

## Uhren

web-time-left = noch { $time }
web-time-none = Zeit abgelaufen
web-time-out = Deine Zeit ist abgelaufen. Ein Bot spielt für dich.
web-clock-label = { $player }: noch { $time }

## Unterbrechungen

web-paused = Unterbrochen
web-paused-by = { $player } hat das Spiel unterbrochen ({ $since }).
web-paused-host = Der Gastgeber hat das Spiel unterbrochen ({ $since }).
web-paused-agreed = Nach Absprache unterbrochen ({ $since }).
web-pause = Spiel unterbrechen
web-resume-game = Spiel fortsetzen
web-not-started = Die Uhren warten, bis alle da sind.
web-start-clocks = Spiel beginnen

## Anfragen

web-pause-ask = Um eine Pause bitten
web-pause-request = Bitte um eine Pause
web-pause-request-what = { $player } möchte das Spiel unterbrechen.
web-end-ask = Um das Spielende bitten
web-end-request = Bitte um das Spielende
web-end-request-what = { $player } möchte das Spiel so beenden, wie es steht, ohne Sieger.
web-ended = Die Spieler haben dieses Spiel einvernehmlich beendet.
web-game-controls = Spiel
web-the-host = Der Gastgeber
web-rematch-request = Revanche
web-rematch-request-what = { $player } schlägt eine Revanche vor.
web-rematch-go = Zur Revanche
web-rematch-start = Jetzt beginnen
web-rematch-without = Du musst nicht warten: Die Plätze aller, die nicht zugestimmt haben, sind dann frei, und du kannst per Link einladen.
