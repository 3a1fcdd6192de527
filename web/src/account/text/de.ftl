# Konten auf Deutsch. Sie werden geladen, wenn sie gebraucht werden.

## Anmelden

web-account = Konto
web-account-sign-in = Anmelden
web-account-create = Konto anlegen
web-account-what = Du kannst ohne Konto spielen. Mit Konto hast du deine Tische in jedem Browser und auf jedem Gerät.
web-account-forgotten = Eine E-Mail-Adresse ist nicht nötig. Vergisst du dein Passwort, kann dir nur der Betreiber dieses Servers ein neues geben.
web-account-name = Name
web-account-name-what = Die anderen sehen ihn an deinen Tischen.
web-account-password = Passwort
web-account-password-what = Mindestens 8 Zeichen
web-account-show = Passwort anzeigen
web-account-keeps = { $count ->
    [one] Dein Tisch in diesem Browser kommt mit.
   *[other] Deine { $count } Tische in diesem Browser kommen mit.
}

## Angemeldet

web-account-hello = Angemeldet als { $name }
web-account-sign-out = Abmelden
web-account-guest-tables = { $count ->
    [one] In diesem Browser gibt es einen Tisch aus der Zeit vor der Anmeldung.
   *[other] In diesem Browser gibt es { $count } Tische aus der Zeit vor der Anmeldung.
}
web-account-bring = { $count ->
    [one] Ins Konto übernehmen
   *[other] Ins Konto übernehmen
}
web-account-rename = Namen ändern
web-account-rename-what = Du meldest dich dann mit dem neuen Namen an. An Tischen, an denen du schon sitzt, bleibt der alte.
web-account-renamed = Dein Name ist geändert.
web-account-change = Passwort ändern
web-account-old = Bisheriges Passwort
web-account-new = Neues Passwort
web-account-change-what = Alle anderen Browser werden abgemeldet, alle Token widerrufen.
web-account-changed = Dein Passwort ist geändert.

## Anmeldungen

web-account-sessions = Wo du angemeldet bist
web-account-unknown = Unbekannter Browser
web-account-here = dieser Browser
web-account-since = angemeldet am { $date }, zuletzt benutzt: { $ago }
web-account-end = Abmelden
web-account-end-label = Abmelden: { $what }
web-account-everywhere = Überall abmelden

## Programme

web-account-programs = Programme, die für dich spielen
web-account-programs-what = Ein Programm mit einem Token spielt über die Bot-Schnittstelle auf deinen Plätzen. Dein Konto ändern kann es nicht.
web-account-program = Name des Programms
web-account-token-create = Token erstellen
web-account-token = Token von { $program }
web-account-token-once = Kopiere es jetzt: Es wird nicht noch einmal angezeigt.
web-account-token-copy = Kopieren
web-account-token-copied = Kopiert
web-account-created = erstellt am { $date }, zuletzt benutzt: { $ago }
web-account-revoke = Widerrufen
web-account-revoke-label = Widerrufen: { $what }

## Löschen

web-account-delete = Konto löschen
web-account-delete-what = Gelöscht werden dein Konto, deine Anmeldungen und Token, dein Name, deine Chatnachrichten und alle Tische, an denen sonst niemand spielt. An den anderen übernimmt ein Bot deine Plätze, und das Spiel geht weiter. Das lässt sich nicht rückgängig machen.
web-account-delete-now = Endgültig löschen
