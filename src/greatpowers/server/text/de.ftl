# Der Server auf Deutsch: was er sagt, wenn etwas nicht stimmt, und die Seite eines Tisches, der noch nicht gebaut ist.

error-inside = Im Server ist etwas schiefgegangen. Spiele werden nach jeder Aktion gespeichert; lade die Seite neu, dann geht es weiter.
error-storage = Das Spiel lässt sich im Augenblick nicht speichern; nichts wurde geändert. Ist der Datenträger voll?
error-request = Ungültige Anfrage.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method = Eine solche Anfrage nimmt diese Adresse nicht an.
error-too-large = Das ist zu groß.
error-not-json = Sende JSON (Inhaltstyp application/json).
error-not-text = Sende reinen Text (Inhaltstyp text/plain).
error-json = Das ist kein JSON.
error-json-shape = Dieses JSON ist anders als erwartet: { $why }
error-other-site = Anfragen anderer Websites werden abgelehnt.
error-blocked = Der Betreiber dieses Servers hat dich gesperrt.
error-no-table = Einen solchen Tisch hast du nicht. Vielleicht wurde er gelöscht.
error-too-many = Du hast schon { $most } Tische. Entferne erst einige davon.
error-no-game = Ein solches Spiel gibt es hier nicht.
error-no-language = Diese Sprache gibt es nicht.
error-record-secret = Dieses Spiel begann mit einer Stellung, die Geheimnisse enthalten kann: Die Aufzeichnung lässt sich herunterladen, wenn das Spiel zu Ende ist.
error-known-luck = Glück, das du im Voraus kennst (ein Startwert), gibt es nur an Tischen, an denen niemand sonst spielt.
error-rated = Eine gewertete Partie braucht mindestens zwei Spieler mit je einem Platz und Glück, das niemand im Voraus kennt.
error-rated-delete = Eine gewertete Partie bleibt, bis sie zu Ende ist. Die Spieler können sich einigen, sie zu beenden.
error-hints-rated = In gewerteten Partien gibt es keine Tipps.
error-hints = An diesem Tisch wird ohne Tipps gespielt.
error-analysis-off = Dieser Server bietet keine Analysen an.
error-analysis-spectator = Bis zum Ende dieser Partie können nur die Spieler sie analysieren lassen.
error-analysis-stale = Die Partie ist inzwischen weitergegangen.
error-analysis-failed = Die Analyse ist fehlgeschlagen. Versuche es gleich noch einmal.
error-review-open = Einen Rückblick gibt es, sobald die Partie beendet ist.
error-no-explanation = Was hier entschieden wurde, darfst du nicht wissen.
error-branch-people = Solange das Spiel läuft, kannst du nur deine eigenen Plätze mitnehmen: Die anderen spielen Bots.
error-branch-secret = Dieses Spiel begann mit einer Stellung, die Geheimnisse anderer enthalten kann: Von hier weiterspielen kannst du, wenn es zu Ende ist.
error-no-position = Dieses Spiel hat { $count } Aktionen; Stellungen werden von 0 bis { $count } gezählt.
error-seat = Platz { $seat } ist nicht deiner.
error-spectator = Du spielst an diesem Tisch nicht mit.
error-link = Dieser Link führt ins Leere: Er ist unvollständig, wurde ersetzt oder der Tisch ist weg. Lass dir einen neuen geben.
error-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
error-no-seat = Diesen Platz für einen Menschen gibt es an diesem Tisch nicht.
error-seat-taken = Dieser Platz ist schon besetzt.
error-stand-in = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
error-plan = Diese Entscheidung betrifft dich: Triff sie zuerst.
error-plan-answer = Diese Frage kann sich nicht mehr stellen, oder sie lässt sich nicht so beantworten.
error-chat = Schreib etwas mit höchstens { $most } Zeichen.
error-chat-full = An diesem Tisch wurde so viel geschrieben, dass nichts mehr dazukommen kann.
error-chat-to = Ansprechen kannst du nur die Menschen an diesem Tisch.
error-token = Sende das Token von POST /api/bot/token mit: „Authorization: Bearer TOKEN“.
error-stale = Diese Entscheidung steht nicht mehr an.
error-crowded = Dieser Tisch ist in zu vielen Fenstern geöffnet.
error-name = „{ $name }“ kann kein Name sein: höchstens { $most } Zeichen, und nicht der Name eines Bots.
error-seat-count = { $given } Plätze für ein Spiel mit { $seats } Plätzen.
error-action = Eine solche Aktion gibt es nicht.
error-undo = Du kannst nichts zurücknehmen: Zufall, Aufgedecktes und Entscheidungen anderer lassen sich nicht rückgängig machen.
error-ask = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.
error-asked = Es gibt schon eine Anfrage; beantworte erst diese.
error-halted = Dieses Spiel ruht: Der Hinweis am Tisch sagt, warum.
error-no-change = Die Regeln dieses Spiels haben sich nicht geändert, oder alle sind sich schon einig.
error-no-request = Diese Anfrage ist nicht mehr offen.
error-own-request = Deiner eigenen Anfrage kannst du nicht zustimmen.
error-paused = Das Spiel ist unterbrochen.
error-ended = Die Spieler haben dieses Spiel beendet.
error-pause-over = Dieses Spiel lässt sich nicht unterbrechen: Es ist zu Ende oder ruht.
error-pace = Gib den Spielern etwas Zeit: Minuten für ein Spiel mit Uhr, Stunden oder Tage für ein Fernspiel.
error-ask-other = Darum kannst du jetzt nicht bitten.
error-frame = Ungültige Nachricht.
error-words = { $why }
error-rate-requests = Zu viele Anfragen. Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
error-rate-tables = Du eröffnest Spiele zu schnell. Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
error-rate-imports = Du öffnest Aufzeichnungen zu schnell. Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
error-rate-reads = Du rufst frühere Stellungen zu schnell ab. Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
error-rate-analyses = Du fragst zu schnell nach Analysen. Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
error-rate-sign-ins = Zu viele Versuche. Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
error-signed-out = Du bist nicht angemeldet.
error-signed-in = Du bist schon angemeldet. Melde dich erst ab.
error-account-program = Programme können keine Konten verwalten.
error-account-taken = Der Name „{ $name }“ ist vergeben oder einem anderen zu ähnlich.
error-sign-in = Name oder Passwort ist falsch.
error-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
error-password-name = Wähle ein Passwort, das nicht dein Name ist.
error-account-token = Gib dem Token einen Namen mit höchstens { $most } Zeichen.
error-account-tokens = Du hast schon { $most } Token. Widerrufe erst eines davon.
error-rate-notices = Zu viele Änderungen. Versuch es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
error-notices-off = Diese Art von Benachrichtigung bietet dieser Server nicht an.
error-mail = Das ist keine vollständige E-Mail-Adresse.
error-mail-asked = An diese Adresse ging schon eine Bitte um Bestätigung. Öffne den Link in jener E-Mail.
error-webhook = Ein Webhook braucht eine öffentliche Adresse, die mit https:// beginnt.
error-push-keys = Der Browser hat unvollständige Schlüssel geschickt. Lade die Seite neu und versuch es noch einmal.
error-no-address = Du hast keine solche Adresse.
error-unconfirmed = Bestätige diese Adresse zuerst: Öffne den Link in der E-Mail, die dorthin ging.
error-notice-failed = Der Test konnte nicht zugestellt werden ({ $why }).
error-notice-link = Dieser Link führt nirgendwohin: Er ist unvollständig, oder die Adresse wurde entfernt.
error-rate-sockets = In diesem Netz sind zu viele Fenster geöffnet. Schließe erst einige davon.
error-database = Die Datenbank antwortet im Augenblick nicht. Versuche es gleich noch einmal.
error-host = Dieser Server heißt nicht „{ $host }“. Soll er so heißen, starte ihn mit --host-name.

## Benachrichtigungen: was Spieler erfahren, die nicht da sind

notice-player = Spieler { $number }
notice-and = { $first } und { $last }
notice-asked-subject = { $game }: Du bist am Zug
notice-asked-body = { $player }, du bist am Zug: { $game } mit { $others }.
notice-over-subject = { $game }: Spielende
notice-over-body = { $player }, deine Partie { $game } mit { $others } ist zu Ende.
notice-joined-subject = { $game }: { $player } ist dabei
notice-joined-body = { $player } hat an deinem Tisch mit { $game } Platz genommen.
notice-confirm-subject = Great Powers: Bestätige deine E-Mail-Adresse
notice-confirm-body = Jemand, vermutlich du, möchte von Great Powers hierher eine E-Mail bekommen, sobald er oder sie am Zug ist. Öffne zur Bestätigung diesen Link. Wenn du es nicht warst, tu einfach nichts: Dann kommt nichts mehr.
notice-test-subject = Great Powers: Test
notice-test-body = Das klappt: Hier erfährst du, wenn du am Zug bist.
notice-footer = Keine solchen E-Mails mehr: { $url }
notice-page-button = Ja
notice-page-confirm = Möchtest du eine E-Mail an { $address }, wenn du am Zug und nicht am Tisch bist?
notice-page-confirm-done = { $address } ist bestätigt. Du kannst diese Seite schließen.
notice-page-stop = Keine E-Mails mehr an { $address }?
notice-page-stop-done = An { $address } gehen keine E-Mails mehr.

unbuilt-title = Great Powers
unbuilt-text = Der Server läuft, aber die Oberfläche für den Browser ist noch nicht gebaut.
unbuilt-how = In einer Arbeitskopie des Projekts entsteht sie mit:
