# Der Server auf Deutsch: was er sagt, wenn etwas nicht stimmt, und die Seite eines Tisches, der noch nicht gebaut ist.

error-inside = Im Server ist etwas schiefgegangen. Dein Spiel wird nach jeder Aktion gespeichert; lade die Seite neu.
error-storage = Das Spiel lässt sich im Augenblick nicht speichern; nichts wurde geändert. Ist der Datenträger voll?
error-request = Diese Anfrage ist nicht zu verstehen.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method = Eine solche Anfrage nimmt diese Adresse nicht an.
error-too-large = Das ist zu groß.
error-not-json = Sende JSON (Inhaltstyp application/json).
error-not-text = Sende reinen Text (Inhaltstyp text/plain).
error-json = Das ist kein JSON.
error-json-shape = Dieses JSON ist anders als erwartet: { $why }
error-other-site = Anfragen von anderen Seiten werden abgelehnt.
error-no-table = Einen solchen Tisch hast du nicht.
error-no-game = Ein solches Spiel gibt es hier nicht.
error-no-language = Diese Sprache gibt es nicht.
error-no-position = Dieses Spiel hat { $count } Aktionen; Stellungen zählen von 0 bis { $count }.
error-seat = Platz { $seat } ist nicht deiner.
error-spectator = Niemand vor diesem Bildschirm sitzt an diesem Tisch.
error-crowded = Zu viele Fenster sehen diesem Tisch zu.
error-name = „{ $name }“ kann kein Name sein: höchstens { $most } Buchstaben, und nicht wie ein Bot.
error-seat-count = { $given } Plätze für ein Spiel zu { $seats }.
error-action = Eine solche Aktion gibt es nicht.
error-undo = Von dir gibt es nichts zurückzunehmen: Zufall, was ans Licht kam und Entscheidungen anderer lassen sich nicht rückgängig machen.
error-frame = Diese Nachricht ist nicht zu verstehen.
error-words = { $why }

unbuilt-title = Great Powers
unbuilt-text = Der Server läuft, aber die Seiten des Tisches sind noch nicht gebaut.
unbuilt-how = In einer Arbeitskopie des Projekts baut sie:
