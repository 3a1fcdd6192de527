# Die Befehlszeile auf Deutsch. Getippte Befehle (why, undo, save …) bleiben in allen Sprachen gleich.

## Fehler

error = greatpowers: { $message }
error-inside = Im Programm ist etwas schiefgegangen ({ $what }). Bitte melde das; GREATPOWERS_DEBUG=1 zeigt die Einzelheiten.
output-trouble = Die Ausgabe lässt sich nicht schreiben: { $reason }.
try-help = { $message } Hilfe gibt „{ $command } --help“.
bad-command = Einen Befehl „{ $given }“ gibt es nicht; wähle einen von { $allowed }.
bad-command-option = Eine Option { $given } gibt es hier nicht.
bad-command-option-near = Eine Option { $given } gibt es hier nicht; meinst du { $near }?
bad-extra = Zu viel am Ende: { $given }.
bad-missing = { $what } fehlt.
bad-value = { $what }: { $why }.
bad-value-number = { $what } verlangt eine ganze Zahl.
bad-language = Die Sprache „{ $given }“ gibt es nicht; wähle eine von { $allowed }.
bad-option-form = Einstellung „{ $given }“: Schreibe sie als Name=Wert.
bad-bot-count = { $given } Bots für { $seats } Plätze: Nenne einen für alle oder je einen, mit Kommas dazwischen.
bad-process = Der Prozess von Spiel { $number } hat sich beendet (Exit-Code { $code }).
bad-play-bot = Ein gespeichertes Spiel könnte den Bot „{ $given }“ nicht nennen. Nimm einen kurzen Pfad, und nenne ein Programm mit seinem Ordner, etwa „python ./mein_bot.py“.
bad-resume-bot = In diesem Spiel sitzt der Bot „{ $given }“, der eigenen Code auf diesem Rechner ausführt. Wenn du ihm vertraust, nenne ihn noch einmal mit --bot.
bad-seat = An einem Tisch für { $players } gibt es keinen Platz { $given }; Plätze werden ab 1 gezählt.
bad-save-exists = { $path } gibt es schon. Mit „greatpowers play { $game } { $path }“ geht das Spiel darin weiter; sonst nenne eine andere Datei.
bad-lesson = Eine Lektion „{ $given }“ hat { $game } nicht; nenne eine Nummer von 1 bis { $count } oder einen dieser Namen: { $names }.
bad-name = „{ $given }“ würde für einen Bot gehalten; wähle einen anderen Namen.
bad-names = { $given ->
    [one] Ein Name
   *[other] { $given } Namen
  } für { $people ->
    [one] eine Person
   *[other] { $people } Personen
  } am Tisch: Lass welche weg oder sage mit --seat oder --hot-seat, wer spielt.
bad-resume-options = Ein gespeichertes Spiel bringt Spieler, Plätze, Einstellungen und Startwert mit: Lass { $given } weg.
bad-position-options = Eine Stellung hat schon ihre Spieler, Einstellungen und ihren Spielplan: Lass { $given } weg.
bad-number = { $what } muss mindestens { $least } sein, nicht { $given }.
bad-analyse-until = { $path } ist eine einzelne Stellung: Lass --until weg.
bad-review-viewer = { $path } ist die Sicht eines Spielers: Ein Rückblick braucht die ganze Aufzeichnung.
bad-until = Die Aufzeichnung hat { $count } Aktionen; --until nimmt 0 bis { $count }, nicht { $given }.
bad-replay-seat = { $path } ist die eigene Aufzeichnung eines Platzes aus einem laufenden Spiel: Lass --seat weg.
bad-out = Ergebnisse werden als .csv oder .jsonl geschrieben; „{ $given }“ endet anders.
bad-bot-move = Der Bot „{ $bot }“ wollte in Spiel { $number }, was die Regeln nicht erlauben: { $why } ({ $rule })
bad-resume-none = In { $folder } gibt es kein unfertiges Spiel von { $game }.
bad-resume-game = { $path } enthält ein Spiel von { $found }, nicht von { $game }.
bad-resume-own = { $path } ist die eigene Aufzeichnung eines Platzes aus einem laufenden Spiel: Was sie verbirgt, fehlt, also lässt sie sich nicht weiterspielen. Nachlesen mit: greatpowers replay { $path }
bad-record = { $path }: { $why }
bad-board = { $path }: { $why }
bad-board-game = Der Spielplan von { $game } lässt sich nicht korrigieren.
bad-board-option = --board setzt die Einstellung { $option } schon; lass eins von beiden weg.

file-missing = { $path }: Diese Datei oder diesen Ordner gibt es nicht.
file-not-text = { $path }: Das ist keine Textdatei.
file-denied = { $path }: Lesen oder Schreiben ist hier nicht erlaubt; prüfe die Zugriffsrechte.
file-is-folder = { $path } ist ein Ordner; nenne eine Datei.
file-not-folder = { $path }: Ein Teil dieses Pfads ist kein Ordner.
file-disk-full = { $path }: Der Datenträger ist voll; schaffe Platz oder wähle einen anderen Ort.
file-name-too-long = { $path }: Der Name ist zu lang.
file-other = { $path }: { $reason }.

## Hilfe

help-app = Die großen Brettspiele des Imperialismus spielen, erforschen und automatisieren.
help-version = Die Version ausgeben und beenden.
version = Great Powers { $version } (Engine: { $engine ->
    [compiled] kompiliert
   *[plain] reines Python
  })
help-game = Das Spiel: { $games }.
help-language = Sprache: en, de oder fr.
help-option = Eine Einstellung des Spiels als Name=Wert; mehrmals möglich. „greatpowers options SPIEL“ zeigt die Einstellungen eines Spiels.
help-board-file = Eine Datei mit Korrekturen am Spielplan, für alle, die das gedruckte Spiel besitzen. „greatpowers board SPIEL“ schreibt eine für den Anfang, wenn der Spielplan korrigiert werden kann.
help-players = Zahl der Spieler.
help-seed = Eine Zahl, mit der sich der Zufall wiederholen lässt.
help-json = JSON für Programme ausgeben und sonst nichts.
help-jobs = Zahl der gleichzeitigen Prozesse.

help-play = Gegen Bots spielen oder mit mehreren Personen an einer Tastatur.
help-play-file = Ein gespeichertes Spiel, das weitergehen soll.
help-play-seat = Dein Platz, ab 1 gezählt; mehrmals für mehrere Personen. Ohne Angabe entscheidet der Zufall.
help-play-bot = Die Bots auf den anderen Plätzen: einer für alle oder je einer, mit Kommas dazwischen.
help-play-hot-seat = Auf allen Plätzen sitzen Personen an dieser Tastatur.
help-play-name = Dein Name; mehrmals für mehrere Personen, in der Reihenfolge ihrer Plätze.
help-play-typed-luck = Würfeln, ziehen und drehen an einem echten Tisch und die Ergebnisse eintippen.
help-play-coach = Ein Trainer sagt bei jeder Entscheidung, worauf es ankommt.
help-play-pass = Für dich passen, wenn du keine spielbare Karte hast.
help-play-resume = Mit DATEI weiterspielen, oder ohne DATEI mit dem zuletzt gespielten Spiel.
help-play-save = Das Spiel in dieser Datei statt im üblichen Ordner speichern.
help-play-position = Mit der Stellung in dieser Datei beginnen, wie „replay --position“ sie ausgibt.

help-learn = Ein Spiel lernen, in kurzen Lektionen an echten Stellungen.
help-learn-game = Das Spiel; ohne Angabe: zeigen, was es zu lernen gibt.
help-learn-lesson = Eine Lektion, mit Nummer oder Name; ohne Angabe: aus der Liste wählen.

help-simulate = Bots viele Spiele spielen lassen und auswerten.
help-simulate-games = Zahl der Spiele.
help-simulate-bots = Ein Bot für alle Plätze oder einer je Platz, durch Kommas getrennt: Kürzel, MODUL:KLASSE, DATEI.py:KLASSE oder Befehle von Programmen.
help-simulate-rotate = Bots wechseln von Spiel zu Spiel die Plätze.
help-simulate-out = Für jedes Spiel eine Zeile in diese .csv- oder .jsonl-Datei schreiben.

help-arena = Bots in einem Turnier messen.
help-arena-bots = Mindestens zwei Bots, durch Kommas getrennt. Bei „gauntlet“ trifft der erste auf alle anderen.
help-arena-kind = „round-robin“: ein Platz jedes Bots gegen alle übrigen Plätze jedes anderen. „gauntlet“: dasselbe nur für den ersten Bot. „mixed“: verschiedene Bots an jedem Tisch.
help-arena-deals = Zahl der Ausgangslagen. Jede wird in allen Sitzordnungen gespielt, mit demselben Zufall.
help-arena-seconds = Wer für eine Entscheidung länger braucht, verliert seinen Platz.
help-arena-out = Spielplan und Ergebnisse in dieser .jsonl-Datei festhalten. Derselbe Befehl setzt einen abgebrochenen Lauf fort.
help-arena-html = Einen Bericht für den Browser in diese Datei schreiben.

help-replay = Ein Spiel nacherzählen oder eine Stellung daraus zeigen.
help-replay-file = Die Aufzeichnung.
help-replay-until = Die Stellung nach so vielen Aktionen zeigen.
help-replay-position = Die Stellung als Text ausgeben, am Ende oder nach --until Aktionen. „play --position“ beginnt mit einem solchen Text.
help-replay-seat = Nur zeigen, was von diesem Platz aus zu sehen war.
help-replay-step = Nach jedem Zug auf die Eingabetaste warten.
help-replay-csv = Die Zahlen jedes beendeten Zuges als CSV ausgeben, für Tabellen und Statistik.
help-replay-check-luck = Nach dem Ende des Spiels prüfen, ob alles Glück aus dem Geheimnis folgt, auf das sich der Tisch festgelegt hat.

help-analyse = Siegchancen und beste Möglichkeiten einer Stellung zeigen. Zu jeder Möglichkeit steht der Hauptgrund.
help-analyse-file = Eine Aufzeichnung oder eine Stellung.
help-analyse-until = Die Stellung nach so vielen Aktionen einer Aufzeichnung. Ohne Angabe: die letzte.
help-analyse-seat = Die Chancen, wie dieser Platz sie einschätzen kann. Ohne Angabe: der Platz am Zug.
help-analyse-seconds = Wie lange über die Möglichkeiten nachgedacht wird.
help-analyse-playouts = Zählt durchgespielte Fortsetzungen statt Sekunden, damit sich das Ergebnis wiederholen lässt; 0 zählt Sekunden.
help-review = Die Wendepunkte einer aufgezeichneten Partie finden. Dazu kommen alle Siegchancen, bessere Möglichkeiten und das Glück.
help-review-file = Die Aufzeichnung einer Partie.
help-review-seconds = Wie lange über die Partie nachgedacht wird.
help-rules = Die Regeln durchsuchen und zeigen.
help-rules-words = Gesuchte Wörter, ein Kapitel oder Kennung oder Nummer einer Regel. Ohne Angabe: die Kapitel.

help-options = Die Einstellungen eines Spiels und ihre Bedeutung zeigen.

help-board = Den Spielplan als Datei schreiben, die sich korrigieren lässt. Sie sagt, was im Regelheft steht und was rekonstruiert ist.
help-board-start = Mit den Korrekturen dieser Datei anfangen.

help-check = Zufällige Spiele spielen und prüfen, was immer gelten muss.
help-check-games = Zahl der Spiele.
help-check-middle = Erst irgendwo in der Mitte jedes zufälligen Spiels zu prüfen beginnen, einige Hundert Entscheidungen lang.

help-bot = Einen Bot über das Netz an einem Server spielen lassen.
help-bot-bot = Ein Bot: ein Kürzel, MODUL:KLASSE, DATEI.py:KLASSE oder der Befehl eines Programms wie „python mein_bot.py“.
help-bot-server = Die Adresse des Servers, zum Beispiel https://example.org.
help-bot-token-file = Eine Datei für das Token des Bots, damit er seine Plätze behält; wird bei Bedarf angelegt.
help-bot-link = Der Link zu einem freien Platz.
help-bot-lobby = Einen freien Platz an einem offenen Tisch dieses Spiels nehmen, sobald es einen gibt.
help-bot-name = Der Name des Bots am Tisch.
help-serve = Den Tisch im Browser starten, für diesen Rechner oder ein Netz.
help-serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 ist auch von anderen Rechnern erreichbar.
help-serve-port = Der Port, an dem gelauscht wird; 0 nimmt einen freien.
help-serve-any-port = Einen freien Port nehmen, wenn dieser belegt ist.
help-serve-database = Wo die Spiele liegen, als SQLAlchemy-URL. Ohne Angabe: tables.sqlite im üblichen Ordner.
help-serve-board = Eine Datei mit Korrekturen am Spielplan; neue Tische beginnen damit.
help-serve-open = Den Browser öffnen.
help-serve-host-name = Öffentlicher Name des Servers, zum Beispiel play.example.org; mehrfach möglich. Der Server hört dann auf keinen anderen. Ohne Angabe: jede IP-Adresse und die Namen dieses Rechners.
help-serve-root-path = Der Pfad, unter dem ein Proxy die Spiele anbietet, zum Beispiel /greatpowers.
help-serve-proxy = Adresse oder Netz eines Proxys, dessen Kopfzeilen X-Forwarded-For und X-Forwarded-Proto gelten; mehrfach möglich. Proxys auf diesem Rechner gelten immer.
help-serve-metrics-from = Adresse oder Netz, das außer diesem Rechner /metrics lesen darf; mehrfach möglich.
help-serve-public-url = Wo man den Server erreicht, zum Beispiel https://spiele.example.org. Damit lassen sich abwesende Spieler benachrichtigen, wenn sie am Zug sind.
help-serve-smtp = Mailserver für Benachrichtigungen: smtp://NAME:PASSWORT@HOST:PORT (mit STARTTLS verschlüsselt) oder smtps://.
help-serve-mail-from = Absender dieser E-Mails, zum Beispiel Great Powers <spiele@example.org>.
help-serve-notice-grace = Wie viele Sekunden ein Spieler nicht am Tisch sein darf, bevor er benachrichtigt wird.
help-serve-notice-timeout = Wie viele Sekunden Mailserver, Webhooks und Push-Dienste Zeit zum Antworten haben.
help-serve-local-receivers = Webhooks auch im eigenen Netz und ohne Verschlüsselung zulassen.
help-serve-strongest-bot = Stärkste Stufe, die Gäste als Gegner wählen können: Stärkere Bots denken länger nach, und alle Tische teilen sich die Zeit dieses Rechners.
help-serve-analysis-seconds = Wie lange der Server über einen Tipp oder eine Erklärung nachdenkt, um die ein Spieler bittet, in Sekunden; bei 0 gibt es keine.
help-serve-review-seconds = Wie lange der Server am Rückblick auf eine beendete Partie rechnet, in Sekunden; bei 0 gibt es keinen.
help-serve-connections = Wie viele Verbindungen gleichzeitig offen sein dürfen.

help-admin = Einen Server pflegen: Sicherungen, alte Tische, Gäste.
help-admin-database = Die Datenbank des Servers, wie bei „greatpowers serve“.
help-admin-guest = Die Kennung des Gastes, ganz oder so, wie „admin guests“ sie zeigt.
help-admin-stats = Gäste, Tische und Spiele zählen.
help-admin-backup = Alles in einer Datei sichern, auch im laufenden Betrieb.
help-admin-backup-file = Die neue Datei; es darf sie noch nicht geben.
help-admin-restore = Eine Sicherung in eine leere Datenbank zurückspielen.
help-admin-restore-file = Die Sicherung.
help-admin-restore-replace = Alles in der Datenbank ersetzen. Halte vorher den Server an.
help-admin-restore-check = Nur prüfen, ob die Sicherung vollständig und unbeschädigt ist.
help-admin-prune = Tische löschen, die lange niemand angerührt hat.
help-admin-prune-age = Seit wann sie niemand angerührt hat, zum Beispiel 90d, 12w oder 1y (Tage, Wochen, Jahre).
help-admin-prune-finished = Nur beendete Spiele.
help-admin-prune-abandoned = Nur nicht beendete Spiele.
help-admin-prune-dry-run = Nur sagen, was gelöscht würde.
help-admin-prune-yes = Ohne Rückfrage löschen.
help-admin-export = Alle beendeten Spiele in einer Zip-Datei exportieren.
help-admin-export-file = Die neue Zip-Datei; es darf sie noch nicht geben.
help-admin-ratings = Die besten Spieler jedes Spiels auflisten.
help-admin-ratings-most = Wie viele Spieler höchstens aufgelistet werden.
help-admin-ratings-recompute = Vorher alle Wertungen aus den gespeicherten Ergebnissen neu berechnen.
help-admin-guests = Gäste auflisten, die zuletzt aktiven zuerst.
help-admin-guests-most = Wie viele Gäste höchstens gezeigt werden.
help-admin-guests-table = Nur die Gäste an diesem Tisch (die Kennung in seiner Adresse).
help-admin-accounts = Die Konten auflisten.
help-admin-reset-password = Einem Konto ein neues Passwort geben.
help-admin-account = Der Name des Kontos.
help-admin-forget = Die Daten einer Person löschen.
help-admin-person = Der Name eines Kontos oder die Kennung eines Gastes.
help-admin-block = Einen Gast sperren.
help-admin-unblock = Einen gesperrten Gast wieder zulassen.

## Spielen: die Sitzung

bot-names = Amalia, Bruno, Camille, Edith, Felix, Greta, Hugo, Ida
play-welcome = { $title }. { $summary }
play-seat = Du bist { $name } auf Platz { $seat } von { $seats }. Startwert { $seed }.
play-hot-seat = An dieser Tastatur: { $names }. Startwert { $seed }.
play-commands = Tippe die Nummer oder die Wörter einer Möglichkeit; ? gibt Hilfe.
play-resumed = { $count ->
    [one] Weiter mit { $path } nach einer Aktion.
   *[other] Weiter mit { $path } nach { $count } Aktionen.
  }
play-from-position = Dieses Spiel beginnt mit einer Stellung.
play-saved-in = Das Spiel wird in { $path } gespeichert.
play-quit = Das Spiel ist in { $path } gespeichert. Weiter geht es mit: greatpowers play { $game } --resume
play-quit-file = Das Spiel ist in { $path } gespeichert. Weiter geht es mit: greatpowers play { $game } --resume { $path }
play-quit-unsaved = Das Spiel ließ sich nicht speichern: { $why }
play-save-trouble = Das Spiel ließ sich nicht speichern: { $why } Mit „save DATEI“ legst du es woanders ab.
play-forced = Die einzige Möglichkeit: { $action }
play-passed = { $count ->
    [one] Für dich gepasst: Keine deiner Karten war spielbar.
   *[other] { $count }-mal für dich gepasst: Keine deiner Karten war spielbar.
  }
play-passed-option = Mit --no-pass entscheidest du das selbst.
play-used-up = Nicht mehr im Vorrat: { $pieces }
play-only-pass = Du kannst jetzt keine deiner Karten spielen. Gefragt wirst du trotzdem, damit niemand erfährt, was du auf der Hand hast.
play-question = { $name }: { $question }
play-coach = Trainer: { $advice }
play-told = { $name } zu dir: „{ $words }“
play-told-refusal = { $name } lehnt ab: „{ $words }“
play-curtain = Gib die Tastatur an { $name } weiter. { $name }, drücke die Eingabetaste.
play-luck-enter = Tippe, was am Tisch geschehen ist; die Eingabetaste allein lässt das Programm ziehen.
play-luck-curtain = Die nächste Karte ist geheim. Wer sie eintippt, drückt die Eingabetaste; die anderen sehen weg.
play-luck-unknown = „{ $typed }“ kann hier nicht geschehen sein. Tippe eine Zahl des Würfels oder den Anfang eines Namens.
play-input = { "> " }
play-only-choice = Die Eingabetaste nimmt die einzige Möglichkeit.
play-usual = Die Eingabetaste entscheidet wie zuletzt: { $action }.
play-changed = Neu oder anders:
play-list-again = { $count ->
    [one] Die Nummern gelten weiter; „list“ zeigt die Möglichkeit noch einmal.
   *[other] Die Nummern gelten weiter; „list“ zeigt alle { $count } Möglichkeiten.
  }
play-over = Das Spiel ist zu Ende.
play-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }
play-record = Die Aufzeichnung liegt in { $path }. Nachlesen mit: greatpowers replay { $path }

play-unknown = „{ $typed }“ steht nicht zur Wahl. Tippe { $count ->
    [one] 1
   *[other] eine Nummer von 1 bis { $count }
  }, die Wörter einer Möglichkeit oder ? für Hilfe.
play-number-range = Möglichkeit { $given } gibt es nicht. Tippe { $count ->
    [one] 1
   *[other] eine Nummer von 1 bis { $count }
  }, die Wörter einer Möglichkeit oder ? für Hilfe.
play-confirm = Der Schritt davor war schon zu Ende. Jetzt geht es um etwas anderes: { $question } Um auch das zu beenden, noch einmal eingeben.
play-times-refused = { $done } von { $times } Mal ausgeführt, dann nicht mehr möglich: { $why } ({ $rule })
play-times-over = { $done } von { $times } Mal ausgeführt: Jetzt ist etwas anderes zu entscheiden.
play-pending = Beantworte zuerst: { $question }
play-refused = Nicht möglich: { $why } ({ $rule })
play-ambiguous = „{ $typed }“ kann mehreres bedeuten:
play-ambiguous-more = … und { $count } weitere; füge ein Wort hinzu.
play-nothing-to-undo = Du kannst nichts zurücknehmen: Zufall und Entscheidungen anderer lassen sich nicht rückgängig machen.
play-next-nobody = Sonst hat an dieser Tastatur gerade niemand zu entscheiden.
play-undone = Zurückgenommen: { $action }
play-undone-hidden = Zurückgenommen: etwas, das du nicht sehen darfst.
play-undone-others = { $count ->
    [one] (Eine Antwort anderer ist mit zurückgenommen.)
   *[other] ({ $count } Antworten anderer sind mit zurückgenommen.)
  }
play-saved = In { $path } gespeichert.
play-save-exists = { $path } existiert schon und ist keine Kopie aus dieser Sitzung; nenne eine andere Datei.
play-near = Nachbarn von { $region }: { $near }.
play-near-passage = Durch einen Kanal oder eine Meerenge: { $near }.
play-near-usage = So geht es: near REGION
play-near-unknown = Eine Region „{ $given }“ gibt es nicht.
play-save-usage = Sage, wohin: save DATEI
play-why-possible = { $action }: jetzt möglich.
play-why-refused = { $action }: { $why } ({ $rule })
play-why-unknown = „{ $typed }“ nennt keine Aktion dieses Spiels. Schreibe sie wie in der Aufzeichnung, zum Beispiel: { $example }
play-why-many = „{ $typed }“ kann { $count } Aktionen bedeuten; füge ein Wort hinzu. Zum Beispiel:
play-log-empty = Noch ist nichts geschehen.
play-asides-none = Sonst kannst du gerade nichts tun.
play-asides-title = Jederzeit kannst du auch:
play-asides-or = { $words } oder { $last }
play-aside-usage = Schreibe: { $usage }, zum Beispiel { $example }
play-aside-usage-player = Schreibe: { $usage }, zum Beispiel { $example }. Mitspieler, mit Name, Kürzel oder Platznummer: { $players }
play-player-unknown = Niemand heißt „{ $given }“. Mitspieler, mit Name, Kürzel oder Platznummer: { $players }
play-rules-usage = Sage, wonach du suchst: rules WÖRTER

play-hint-usage = Schreibe: hint, oder hint SEKUNDEN für längeres Nachdenken, zum Beispiel hint 10
play-reason-nobody = Noch hat kein Bot etwas entschieden.
play-reason-none = Dort hat noch kein Bot etwas entschieden.
play-reason-secret = Warum { $name } das getan hat, kannst du nicht wissen: Es war geheim.
play-reason = { $name } hat gewählt: { $action }
play-reason-random = { $name } wählt zufällig.
play-reason-even = Nichts sticht heraus: Anderes wirkt etwa gleich gut.
play-reason-worse = Nichts spricht dafür: Anderes wirkt besser.
play-reason-imagined = { $game ->
    [imperial] Das Geld der anderen ist nur angenommen oder aus Zahlungen errechnet, die du gesehen hast.
    [imperunde] Verdeckte Karten der anderen sind nur angenommen, nach dem, was du gesehen hast.
   *[other] Alles, was dir verborgen ist, ist nur angenommen, nach dem, was du gesehen hast.
  }

## Tipps

analyse-record = { $game }, nach { $number ->
    [one] einer Aktion
   *[other] { $number } Aktionen
  }
analyse-position = { $game }, aus einer Stellung
analyse-notation = Die erste Möglichkeit in Notation: { $notation }

## Rückblick

review-thinking = Rückblick … { $percent } %
review-title = Rückblick: { $game }, { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
review-points = Wendepunkte
review-points-none = Keine Entscheidung hat jemanden deutlich zurückgeworfen.
review-loss = Nach { $number ->
    [one] { $number } Aktion
   *[other] { $number } Aktionen
}: { $player } verlor { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} ({ $chance } % statt { $best } %)
review-played = Gespielt: { $action }
review-better = Besser: { $action }
review-luck = Glück
review-luck-even = Das Glück war etwa gleich verteilt.
review-luck-best = Am meisten Glück hatte { $player }: { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} über dem Durchschnitt.
review-luck-worst = Am meisten Pech hatte { $player }: { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} unter dem Durchschnitt.
review-luck-what = Prozentpunkte der Siegchance, im Vergleich zu durchschnittlichen Würfeln und Karten.
advice-percent = { $number } %
advice-chances = Siegchancen
advice-lines = Die besten Möglichkeiten, mit Siegchance
advice-plan = Danach: { $actions }
advice-plan-more = Danach: { $actions } …
advice-and-then = , {""}
advice-thinking = Denkt nach …

play-help-title = Befehle
play-help-number = NUMMER oder Wörter
play-help-number-means = etwas wählen: Nummer, Notation oder die Anfänge der Wörter; mit einer Zahl darin mehrmals, zum Beispiel buy 3 infantry. Nummern können sich nach jeder Wahl ändern, Wörter nicht: Nimm Wörter, wenn du im Voraus tippst
play-help-list = list
play-help-list-means = alle Möglichkeiten noch einmal zeigen
play-help-board = board, { $parts }
play-help-board-means = alles noch einmal zeigen oder einen Teil
play-help-near = near REGION
play-help-near-means = woran eine Region grenzt; der Anfang des Namens genügt
play-help-log = log [ZEILEN]
play-help-log-means = was zuletzt geschehen ist
play-help-reason = why [NATION oder NAME]
play-help-reason-means = warum ein Bot zuletzt so entschieden hat: irgendeiner, der mit diesem Namen oder im letzten Zug der Nation; der Anfang eines Namens genügt
play-help-hint = hint [SEKUNDEN]
play-help-hint-means = deine besten Möglichkeiten, mit Chancen und Gründen
play-help-why = why AKTION
play-help-why-means = ob eine Aktion jetzt möglich ist, und wenn nicht, welche Regel sie verbietet
play-help-rules = rules WÖRTER
play-help-rules-means = die Regeln durchsuchen
play-help-asides = asides
play-help-asides-means = was du jederzeit tun darfst, auch außer der Reihe
play-help-next = next
play-help-next-means = die Tastatur weitergeben, bevor du antwortest, wenn mehrere zugleich entscheiden
play-help-undo = undo
play-help-undo-means = deine letzte Entscheidung zurücknehmen
play-help-save = save DATEI
play-help-save-means = eine Kopie des Spiels in einer Datei ablegen
play-help-quit = quit
play-help-quit-means = aufhören; das Spiel wird gespeichert
play-help-rules-title = Regeln zu dieser Entscheidung
play-help-notation = Diese Möglichkeit in Notation, zum Beispiel: { $notation }

## Lernen

learn-what = Kurze Lektionen an echten Stellungen: Du lernst beim Spielen.
learn-start = Los geht es mit: greatpowers learn { $game }
learn-how-far = { $done } von { $count } Lektionen abgeschlossen
learn-title = { $title } lernen
learn-choose = Tippe die Nummer einer Lektion. Die Eingabetaste allein beginnt Lektion { $next }, quit hört auf.
learn-number = Lektion { $number } von { $count }
learn-commands = Tippe die Nummer oder die Wörter einer Möglichkeit; hint gibt einen Tipp, ? Hilfe.
learn-task = Deine Aufgabe:
learn-met = ({ $met } von { $needed })
learn-hint = Tipp { $number } von { $count }: { $hint }
learn-failed = So ist das Ziel nicht erreicht. Deine letzte Wahl war: { $action }
learn-undo = Die Eingabetaste nimmt sie zurück; hint gibt einen Tipp, again beginnt von vorn.
learn-retry = Die Eingabetaste beginnt von vorn; hint gibt einen Tipp.
learn-next = Die Eingabetaste beginnt die nächste Lektion; rules zeigt die Regeln zu dieser, again wiederholt sie, quit hört auf.
learn-last = Das war die letzte Lektion. Die Eingabetaste beendet sie; rules zeigt die Regeln dazu, again wiederholt sie.
learn-not-kept = Dein Fortschritt ließ sich nicht speichern: { $why }
learn-goodbye = Weiter geht es mit: greatpowers learn { $game }
learn-coached = Spiele jetzt eine erste Partie mit Trainer: greatpowers play { $game } --players { $players } --coach
learn-help-hint = hint
learn-help-hint-means = ein Tipp, dann noch einer
learn-help-task = task
learn-help-task-means = Einführung und Aufgabe noch einmal lesen
learn-help-again = again
learn-help-again-means = die Lektion von vorn beginnen
learn-help-rules = rules [WÖRTER]
learn-help-rules-means = die Regeln zu dieser Lektion, oder die Regeln durchsuchen
learn-help-quit = quit
learn-help-quit-means = aufhören; abgeschlossene Lektionen bleiben vermerkt

## Simulieren

simulate-rate = { $rate } Spiele/s
simulate-left = noch { $time }
simulate-line = { $done } von { $games } Spielen, { $rate } je Sekunde, noch etwa { $left } s
simulate-title = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } { $game } mit { $players } Spielern, Startwert { $seed }
simulate-stopped = Abgebrochen nach { $done } von { $games } Spielen.
simulate-none = Abgebrochen, bevor ein Spiel fertig war.
simulate-bot = Bot
simulate-seat = Platz
simulate-played = Einsätze
simulate-wins = Siege
simulate-share = Anteil
simulate-percent = { $number } %
simulate-interval = 95-%-Bereich
simulate-score = Punkte im Mittel
simulate-rank = Rang im Mittel
simulate-distinct = Nur { $distinct } der { $games } Spiele sind verschieden: Diese Bots überlassen wenig dem Zufall.
simulate-note = Ein geteilter Sieg zählt anteilig. Bei gleichem Können würde jeder Platz { $share } % gewinnen.
simulate-length = Länge: { $turns } Züge und { $decisions } Entscheidungen je Spiel. Spielende: { $reasons }.
simulate-speed = Tempo: { $games } Spiele/s, { $decisions } Entscheidungen/s in { $seconds } s.
simulate-written = Die Ergebnisse liegen in { $path }.

## Arena

bad-arena-kind = „{ $given }“ ist keine Turnierform; wähle eine von { $allowed }.
bad-arena-few = Ein Turnier braucht mindestens zwei verschiedene Bots.
bad-arena-twice = Der Bot „{ $given }“ ist zweimal genannt.
bad-arena-out = „{ $given }“: Die Ergebnisse brauchen eine Datei, die auf .jsonl endet.
bad-arena-file = „{ $path }“ enthält etwas anderes als Arena-Ergebnisse.
bad-arena-plan = „{ $path }“ enthält ein anderes Turnier (anders: { $fields }). Derselbe Befehl setzt es fort; sonst wähle eine andere Datei.
arena-title = { $game }: { $kind } mit { $players } Spielern
arena-about = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } von { $scheduled }, { $deals ->
    [one] eine Ausgangslage
   *[other] { $deals } Ausgangslagen
  }, Startwert { $seed }
arena-stopped = Abgebrochen. Derselbe Befehl setzt das Turnier fort.
arena-stopped-unsaved = Abgebrochen. Nichts wurde gespeichert: Mit --out lässt sich ein Turnier fortsetzen.
arena-kind-round-robin = jeder gegen jeden
arena-kind-gauntlet = einer gegen alle
arena-kind-mixed = gemischte Tische
arena-strength = Wertungen
arena-strength-note = OpenSkill, Mittel 1000, mit 95-%-Bereich. Ein geteilter Sieg zählt anteilig; bei gleichem Können würde jeder Platz { $share } % gewinnen.
arena-rating = Wertung
arena-games = Spiele
arena-won = gewonnen
arena-forfeits = Ausfälle
arena-cut = abgebrochen
arena-alone = Einer gegen den Rest
arena-alone-note = Wie oft ein Platz des Bots in der Zeile gegen den Bot der Spalte auf allen anderen Plätzen gewinnt. Gleiches Können: { $share } %.
arena-ahead = Direkter Vergleich
arena-ahead-note = Wie oft der Bot der Zeile vor dem Bot der Spalte liegt. Gleichstand zählt halb. Gleiches Können: 50 %.
arena-seats = Gewonnen nach Platz
arena-all-bots = alle Bots
arena-times = Zeit je Entscheidung
arena-decisions = Entscheidungen
arena-mean = Mittel
arena-percentile = 95 % unter
arena-longest = längste
arena-milliseconds = { $number } ms
arena-forfeit = Spiel { $number }, Platz { $seat }: „{ $bot }“ fällt aus ({ $why }).
arena-failed = Spiel { $number } ließ sich nicht beenden: { $why }
arena-more = … und { $count } weitere
arena-problems = Ausfälle und Fehler
arena-page-written = Bericht steht in { $path }.
arena-made-by = Erstellt von Great Powers { $version }

## Nacherzählen

replay-title = { $game } mit { $seats } Spielern: { $players }
replay-options = Einstellungen: { $options }
replay-seen-by = Das ist die eigene Aufzeichnung eines laufenden Spiels von { $name }.
replay-seen-by-spectator = Das ist die Aufzeichnung eines laufenden Spiels, wie Zuschauer sie sehen.
replay-made-up = Was sie verbirgt, ist hier erfunden.
replay-setup = Spielaufbau
story-times = { $sentence } (×{ $times }).
story-dice = { $sentence } (Würfel: { $dice }).
story-dice-alone = Würfel: { $dice }.
story-passed = { $turn }: passt.
replay-position = Stellung nach { $number } von { $count } Aktionen
replay-last = Letzte Aktion: { $action }
replay-next = Als Nächstes: { $who } – { $question }
replay-luck = der Zufall
replay-open = Hier endet die Aufzeichnung; das Spiel ist noch nicht zu Ende.
replay-enter = Eingabetaste für den nächsten Zug, q zum Aufhören.
luck-good = { $count ->
    [0] In diesem Spiel hing nichts vom Glück ab.
    [one] Die einzige Ziehung folgt aus dem Geheimnis, auf das sich dieser Tisch von Anfang an festgelegt hat.
   *[other] Alle { $count } Ziehungen folgen aus dem Geheimnis, auf das sich dieser Tisch von Anfang an festgelegt hat.
}
luck-since = Die ersten { $since } Aktionen stammen aus dem Spiel, das hier fortgesetzt wurde, und sind nicht geprüft.
luck-no-secret = Diese Aufzeichnung nennt das Geheimnis ihres Glücks nicht: Das Spiel ist noch nicht zu Ende, oder sein Glück kam aus einem Startwert.
luck-other-secret = Das Geheimnis in dieser Aufzeichnung ist nicht das, auf das sich der Tisch festgelegt hat: Die Prüfsumme passt nicht.
luck-wrong = { $count ->
    [one] Eine Ziehung folgt nicht aus dem Geheimnis: Aktion { $numbers }.
   *[other] { $count } Ziehungen folgen nicht aus dem Geheimnis: Aktionen { $numbers }.
}

## Regeln

rules-chapters = { $game }: { $count } Regeln in diesen Kapiteln
rules-chapter-id = Kapitel
rules-chapter-title = Titel
rules-chapter-count = Regeln
rules-hint = „rules { $game } KAPITEL“ zeigt ein Kapitel, „rules { $game } WÖRTER“ sucht.
rules-source = Quelle: { $source }
rules-belongs-to = Gehört zu: { $chapters }
rules-see = Siehe auch: { $see }
rules-ruling = Auslegung { $number }: { $question }
rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
  }
rules-none = Keine Regel zu „{ $words }“ gefunden.
rules-none-near = Keine Regel zu „{ $words }“ gefunden. Vielleicht: { $near }

## Einstellungen

options-title = Einstellungen von { $game }, als --option NAME=WERT
options-default = { $value } (Standard)
options-number = { $least } bis { $most } (Standard { $default })
options-text = Text von höchstens { $most } Zeichen
options-needs = braucht { $options }
options-excludes = nicht mit { $options }

## Prüfen

check-title = Geprüft: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  } { $game } mit { $players } Spielern, Startwert { $seed }: kein Verstoß.
check-totals = { $decisions } Entscheidungen, { $actions } Aktionen mit den Regeln verglichen, { $seconds } s.
check-ends = Spielende: { $reasons }.
check-violation = Verstoß in Spiel { $number } (Startwert { $seed }): { $message }
check-saved = Das Spiel bis dahin ist in { $path } gespeichert.
check-stopped = Abgebrochen nach { $done } von { $games } Spielen: kein Verstoß.

## Server

serve-at = Great Powers läuft unter { $address } (Strg-C beendet es).
serve-board = Neue Tische von { $game } beginnen mit { $path }: { $count ->
    [one] einer Korrektur
   *[other] { $count } Korrekturen
  } am Spielplan.
serve-stopped = Beendet. Alle Spiele sind gespeichert.

## Bots im Netz

bot-address = „{ $given }“ ist keine Adresse eines Servers; sie sieht aus wie https://example.org.
bot-link-or-lobby = Gib entweder --link oder --lobby an, nicht beides.
bot-listening = Verbunden, mit { $games ->
    [one] { $games } laufenden Partie
   *[other] { $games } laufenden Partien
  }. Strg-C beendet den Bot.
bot-waiting = Noch kein freier Platz für { $game } an einem offenen Tisch. Der Bot wartet.
bot-seated = Spielt auf Platz { $seat } am Tisch { $table }.
bot-over = Die Partie ist zu Ende: Rang { $rank } von { $players }.
bot-ended = Die Partie wurde ohne Ergebnis beendet.
bot-stopped = Beendet.
bot-lost = Verbindung verloren ({ $why }). { $seconds ->
    [0] Neuer Versuch.
    [one] Neuer Versuch in { $seconds } Sekunde.
   *[other] Neuer Versuch in { $seconds } Sekunden.
  }
bot-unreachable = Unter { $address } antwortet kein Server: { $why }.
bot-refused = Der Server lehnt ab: { $why }
bot-record = Diese Version kann der Partie nicht folgen: { $why }
bot-program-start = „{ $program }“ lässt sich nicht starten: { $given }.
bot-program-ended = „{ $program }“ hat sich beendet, statt zu antworten (Exit-Code { $given }).
bot-program-illegal = „{ $program }“ hat „{ $given }“ geantwortet; das ist keine der angebotenen Aktionen.
bad-port = Den Port { $given } gibt es nicht; wähle einen von 0 bis 65535.
serve-port-taken = Port { $port } ist belegt, vielleicht von einem anderen Great-Powers-Server. Wähle einen anderen, zum Beispiel --port { $other }, oder --port 0 für irgendeinen freien.
serve-port-denied = Port { $port } darf ohne besondere Rechte nicht benutzt werden. Wähle einen über 1023, zum Beispiel --port 8765.
serve-host = An „{ $host }“ lässt sich nicht lauschen: { $reason }.
serve-public-url = „{ $given }“ ist nicht die Adresse eines Servers, etwa https://spiele.example.org.
serve-smtp = Für E-Mails braucht es --public-url, --smtp (smtp://NAME:PASSWORT@HOST:PORT) und --mail-from.
serve-address = „{ $given }“ ist weder eine IP-Adresse noch ein Netz wie 10.0.0.0/8.
serve-database-open = Die Datenbank lässt sich nicht öffnen: { $reason }
serve-database-driver = Der Treiber für diese Datenbank ist nicht installiert ({ $reason }). Für PostgreSQL: pip install "greatpowers[postgresql]"
serve-database-newer = Die Datenbank stammt von einer neueren Version dieses Programms ({ $reason }). Aktualisiere das Programm.
serve-database-empty = In dieser Datenbank ist noch nichts ({ $reason }).
serve-database-older = Die Datenbank stammt von einer älteren Version dieses Programms (Stand { $reason }). Starte einmal den Server, damit sie auf den neuesten Stand kommt.
serve-database-in-use = Ein anderer Server benutzt diese Datenbank schon ({ $reason }). Beende ihn zuerst, oder wähle mit --database eine andere Datenbank. Nur eine PostgreSQL-Datenbank können sich mehrere Server teilen.

## Einen Server pflegen

admin-file-exists = { $path } gibt es schon; wähle eine andere Datei.
admin-backup-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
  } ({ $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
  }) in { $path } gesichert.
admin-restore-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
  } ({ $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
  }) aus der Sicherung vom { $date } zurückgespielt.
admin-restore-checked = { $path } ist vollständig: eine Sicherung vom { $date }, geschrieben von Version { $program }, mit { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
  } ({ $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
  }).
admin-archive-foreign = { $path } ist keine Sicherung von Great Powers.
admin-archive-damaged = { $path } ist beschädigt oder unvollständig. Es wurde nichts geändert.
admin-archive-newer = { $path } stammt von einer neueren Version dieses Programms ({ $program }). Aktualisiere das Programm. Es wurde nichts geändert.
admin-archive-not-empty = Die Datenbank ist nicht leer. Um alles darin durch { $path } zu ersetzen, füge --replace hinzu.
admin-bad-age = „{ $given }“ ist keine Zeitspanne; schreibe 90d, 12w oder 1y für Tage, Wochen oder Jahre.
admin-prune-found = Tische, die seit { $date } niemand angerührt hat: { $finished } beendet, { $abandoned } nicht beendet.
admin-prune-ask = Endgültig löschen? [j/N]
admin-prune-yes = j, ja, y, yes
admin-prune-nothing = Es wurde nichts gelöscht.
admin-prune-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
  } und { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
  } ohne weitere Tische gelöscht.
admin-export-done = { $games ->
    [one] Ein beendetes Spiel
   *[other] { $games } beendete Spiele
  } nach { $path } exportiert.
admin-export-left-out = { $count ->
    [one] Ein Tisch wurde ausgelassen, weil sich seine Aufzeichnung nach den heutigen Regeln nicht nachspielen lässt: { $tables }.
   *[other] { $count } Tische wurden ausgelassen, weil sich ihre Aufzeichnungen nach den heutigen Regeln nicht nachspielen lassen: { $tables }.
  }
admin-ratings-none = Noch keine Wertungen.
admin-ratings-game = Wertungen: { $game }
admin-ratings-title = { $what ->
    [place] Platz
    [player] Spieler
    [rating] Wertung
   *[games] Partien
  }
admin-ratings-recomputed = Wertungen aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } neu berechnet.
admin-guests-none = Keine Gäste gefunden.
admin-guests-title = { $what ->
    [id] Gast
    [tables] Tische
    [since] Da seit
    [active] Zuletzt aktiv
   *[names] Namen
  }
admin-guests-blocked = (gesperrt)
admin-blocked = Gast { $guest } ist jetzt gesperrt.
admin-blocked-already = Gast { $guest } war schon gesperrt.
admin-unblocked = Gast { $guest } ist nicht mehr gesperrt.
admin-unblocked-already = Gast { $guest } war nicht gesperrt.
admin-accounts-none = Es gibt keine Konten.
admin-accounts-title = { $what ->
    [name] Konto
    [guest] Gast
    [since] Angelegt
   *[seen] Zuletzt da
  }
admin-account-unknown = Das Konto „{ $given }“ gibt es nicht. „greatpowers admin accounts“ zeigt alle.
admin-reset-done = Neues Passwort von { $name }: { $password }
    Alle Anmeldungen sind beendet. Bitte die Person, es nach dem Anmelden in ihrem Konto zu ändern.
admin-forget-account = { $name } hat ein Konto (Gast { $guest }).
admin-forget-ask = Alles über diese Person endgültig löschen? [j/N]
admin-forget-done = Gast { $guest } ist vergessen: Konto, Name und Chatnachrichten sind gelöscht, auch alle Tische, an denen sonst niemand spielt. { $tables ->
    [0] Andere Tische sind nicht betroffen.
    [one] Ein Tisch geht ohne diese Person weiter.
   *[other] { $tables } Tische gehen ohne diese Person weiter.
  }
admin-guest-unknown = Den Gast „{ $given }“ gibt es nicht. „greatpowers admin guests“ zeigt alle; tippe mindestens die 12 Zeichen, die dort stehen.
admin-guest-ambiguous = Mehrere Kennungen beginnen mit „{ $given }“; tippe mehr davon. „greatpowers admin guests --json“ zeigt sie ganz.
admin-stats = { $what ->
    [guests] Gäste
    [blocked] Gesperrte Gäste
    [tables] Tische
    [lessons] Angefangene und beendete Lektionen
    [game] Spiel
    [running] Laufend
    [finished] Beendet
   *[actions] Aktionen
  }
admin-stats-active = { $days ->
    [one] Tische, an denen am letzten Tag gespielt wurde
   *[other] Tische, an denen in den letzten { $days } Tagen gespielt wurde
  }

## Spielbretter

board-player = Spieler
board-score = Punkte
board-rank = Rang
board-you = du
board-asked = ◄
board-seas = Meere

## Simulierte Spiele, die abgebrochen wurden oder gescheitert sind

help-simulate-most-decisions = Ein Spiel nach so vielen Entscheidungen abbrechen. Die Voreinstellung liegt weit über jedem gewöhnlichen Spiel.
simulate-median = Median: { $turns } Züge und { $decisions } Entscheidungen.
simulate-none-finished = Kein Spiel wurde beendet.
simulate-cut = { $count ->
    [one] Ein Spiel wurde nach { $decisions } Entscheidungen abgebrochen und zählt nicht.
   *[other] { $count } Spiele wurden nach { $decisions } Entscheidungen abgebrochen und zählen nicht.
  }
simulate-failed = Der Bot „{ $bot }“ ist gescheitert (Spiel { $number }): { $error }
simulate-failed-more = { $count ->
    [one] Ein weiteres Spiel ist gescheitert.
   *[other] { $count } weitere Spiele sind gescheitert.
  }
simulate-failures = { $count ->
    [one] Eines von { $games } Spielen ist gescheitert (Startwert { $seed }). { $first }
   *[other] { $count } von { $games } Spielen sind gescheitert (Startwert { $seed }). { $first }
  }
