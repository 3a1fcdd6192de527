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
