# Menschen an einem Tisch auf Deutsch: Einladungen, Plätze, Zuschauer und offene Tische. Geladen, wenn man sie braucht.

## Spiel einrichten

web-friend = Freund, per Link
web-friend-what = Sobald der Tisch steht, bekommst du für jeden Freund einen Link.
web-listed = Jeder darf mitspielen
web-listed-what = Solange ein Platz frei ist, steht der Tisch auf der Startseite, und jeder darf zuschauen.

## Einladungen

web-invite = Freunde einladen
web-invite-what = Jeder Link führt zu einem Platz. Wer ihn im Browser öffnet, spielt sofort mit, ganz ohne Konto.
web-invite-seat = Platz { $number }
web-invite-taken = Alle Plätze sind besetzt.
web-invite-watch = Zuschauer
web-invite-watch-what = Ein Link für beliebig viele. Sie sehen, was alle sehen, und keine Geheimnisse.
web-invite-delay = Zuschauer sehen das Spiel
web-invite-delay-choice = { $minutes ->
    [0] live
    [60] 1 Stunde später
   *[other] { $minutes } Minuten später
  }
web-invite-copy = Link kopieren
web-invite-copied = Kopiert
web-invite-copy-label = Link kopieren: { $for }
web-invite-share = Teilen
web-invite-share-label = Teilen: { $for }
web-invite-address = Link: { $for }
web-invite-message = Spiel mit mir { $game }
web-invite-message-watch = Schau bei unserem Spiel zu: { $game }
web-invite-renew = Alle Links ersetzen
web-invite-renew-what = Die alten Links gelten dann nicht mehr. Wer schon da ist, bleibt.
web-invite-renewed = Die Links sind neu; die alten gelten nicht mehr.

## Mitspielen

web-join-from = { $host } lädt dich zum Spielen ein
web-join-from-nobody = Du bist zum Spielen eingeladen
web-join-watch-from = Bei diesem Spiel kannst du zuschauen
web-join-seats = Spieler
web-join-yours = dein Platz
web-join-free = frei
web-join-name = Dein Name
web-join = Mitspielen
web-join-watch = Zuschauen
web-join-watch-what = Du siehst, was alle am Tisch sehen, und keine Geheimnisse.
web-join-taken = Auf diesem Platz sitzt schon jemand anderes. Lass dir einen anderen Link geben, oder den zum Zuschauen.
web-join-home = Zu deinen Tischen

## Am Tisch

web-people-invite = Einladen
web-people-free = Wartet auf einen Freund
web-people-free-named = Wartet auf { $player }
web-people-hand-over = Bot spielen lassen
web-people-hand-over-label = Einen Bot für { $player } spielen lassen
web-people-bot = Bot für { $player }
web-people-take-back = Meinen Platz wieder übernehmen
web-people-give-back = Bot ablösen
web-people-give-back-label = { $player } wieder spielen lassen
web-people-sit = Selbst spielen
web-people-sit-label = Den Platz von { $player } selbst spielen
web-people-spectators = { $count ->
    [0] Keine Zuschauer
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
  }
web-people-watching = Du schaust zu.
web-people-late = Du siehst das Spiel mit { $minutes ->
    [60] einer Stunde
   *[other] { $minutes } Minuten
  } Verzögerung.
web-people-bot-plays = Ein Bot spielt für dich.
web-people-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
web-people-links = Links

## Offene Tische

web-lobby = Offene Tische
web-lobby-what = Nimm einen freien Platz, oder schau zu.
web-lobby-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
  }
web-lobby-join = Mitspielen
web-lobby-watch = Zuschauen

## Glück

web-luck-secret = Alles Glück zieht der Server aus einem Geheimnis, das vor dem Spiel feststand. Ist das Spiel zu Ende, lässt sich mit der Aufzeichnung jede Ziehung prüfen.
web-luck-known = Bekanntes Glück: Es kommt aus einem Startwert, den jemand kennen kann, hier oder in dem Spiel, das hier fortgesetzt wird.

## Spiele, die nicht weitergehen: Die Regeln haben sich geändert, oder die Datenbank ist beschädigt

web-halt-rules = Die Regeln haben sich geändert
web-halt-damaged = Dieses Spiel ist beschädigt
web-halt-refused = „{ $action }“ ({ $player }) ist nicht mehr möglich.
web-halt-differs = „{ $action }“ ({ $player }) führt jetzt zu einer anderen Stellung.
web-halt-unknown = Eine Aktion dieses Spiels gibt es nicht mehr.
web-halt-secret = Es geht um eine Aktion, von der du erst nach dem Spiel erfahren darfst.
web-halt-luck = Zufall
web-halt-changed = Aktion { $number } ist nicht so, wie sie gespeichert wurde: Die Datenbank wurde beschädigt oder verändert.
web-halt-missing = Aktion { $number } fehlt in der Datenbank.
web-halt-impossible = Aktion { $number } ist nicht möglich: Die Datenbank wurde beschädigt oder verändert.
web-halt-where = { $count ->
    [one] Der Tisch zeigt die letzte Stellung, in der alte und neue Regeln übereinstimmen. Eine Aktion danach entfällt.
   *[other] Der Tisch zeigt die letzte Stellung, in der alte und neue Regeln übereinstimmen. { $count } Aktionen danach entfallen.
} Die Aufzeichnung behält alles.
web-halt-sound = Alles davor ist unversehrt und hier zu sehen. Spiele von dieser Stellung an einem neuen Tisch weiter, oder lade die Aufzeichnung herunter, wie sie gespeichert ist.
web-halt-over = Dieses Spiel ist zu Ende.
web-halt-ask = Von hier nach den neuen Regeln weiterspielen oder das Spiel beenden, wie es stand? Alle müssen zustimmen.
web-halt-go-on = Weiterspielen
web-halt-go-on-label = Weiterspielen, für { $player }
web-halt-end = Spiel beenden
web-halt-end-label = Spiel beenden, für { $player }
web-halt-says-go-on = möchte weiterspielen
web-halt-says-end = möchte das Spiel beenden
web-halt-branch = An einem neuen Tisch weiterspielen
web-halt-record = Gespeicherte Aufzeichnung herunterladen
