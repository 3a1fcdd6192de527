# Der Tisch im Browser auf Deutsch. Geld in Millionen, geschrieben Mio.
# Namen werden mit den Hilfsmeldungen von Imperial gebeugt (from-from, into-to, in-area, across-sea, nation-unit).

web-title = Great Powers
web-loading = Der Tisch wird vorbereitet …
web-home-loading = Wird geladen …
web-failed = Der Server hat nicht geantwortet. { $error }
web-no-game = Dieses Spiel lässt sich im Browser noch nicht spielen.

## Überall

web-home = Tische
web-rules = Regeln
web-ratings = Bestenliste
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-settings = Einstellungen
web-theme = Farbschema
web-theme-system = Systemeinstellung
web-theme-light = Hell
web-theme-dark = Dunkel
web-clear-setting = Klare Karte
web-clear-setting-what = Flächige Farben und deutliche Grenzen, ohne Gebirge und Schmuck.
web-speed = Tempo der Mitspieler
web-speed-instant = Sofort
web-speed-fast = Schnell
web-speed-normal = Normal
web-speed-slow = Langsam
web-confirm-setting = Meinen Zug bestätigen
web-confirm-setting-what = Vor dem Ende meines Zuges nachfragen; alles andere gilt sofort.
web-guide-setting = Das Spiel beim Spielen erklären
web-pass-setting = Für mich passen, wenn ich keine spielbare Karte habe
web-pass-setting-what = Mit derselben Pause, als würdest du selbst passen: Die anderen merken keinen Unterschied, außer an einem gemeinsamen Bildschirm.
web-forced-setting = Die einzige Möglichkeit für mich wählen
web-forced-setting-what = Nur wenn es genau eine gibt, alle das wissen und du den Schritt davor noch zurücknehmen kannst.
web-sounds-setting = Töne
web-sounds-setting-what = Kurze Töne, wenn du am Zug bist, bei Kämpfen, wenn dich etwas trifft und am Ende der Partie.
web-close = Schließen
web-cancel = Abbrechen
web-main = Zum Inhalt

## Startseite

web-game = Spiel
web-game-players = { $least } bis { $most } Personen
web-play-now = Jetzt spielen
web-play-now-what = { $bots ->
    [one] Du gegen einen Bot, nach den Standardregeln
   *[other] Du gegen { $bots } Bots, nach den Standardregeln
  }
web-welcome = Drei große Brettspiele, ein Tisch
web-welcome-what = Spiel nach den vollständigen Regeln, gegen Bots oder mit Freunden, hier oder anderswo. Jeder Zug wird gespeichert.
web-home-learn = Lernen
web-home-setup = Spiel einrichten
web-set-table = Neues Spiel
web-new-game = Neues Spiel: { $game }
web-players = Zahl der Spieler
web-seats = Spieler
web-seat-kind = Wer spielt auf Platz { $number }
web-seat-name = Name auf Platz { $number }
web-name-placeholder = Name
web-me = Du
web-person = Weitere Person hier
web-bot = Bot: { $bot }
web-bot-code = { $code ->
    [beginner] Anfänger
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [expert] Experte
    [random] Zufällig
    [thumb] Faustregeln
   *[other] { $code }
  }
web-bot-tempered = { $bot }, { $temper ->
    [builder] baut gern
    [raider] greift gern an
    [banker] spart gern
   *[other] { $temper }
  }
web-temper = Temperament der Bots
web-temper-choice = { $temper ->
    [balanced] Ausgeglichen
    [builder] Baufreudig
    [raider] Angriffslustig
    [banker] Sparsam
    [mixed] Gemischt
   *[other] { $temper }
  }
web-variants = Varianten
web-option-needs = „{ $option }: { $given }“ braucht „{ $other }: { $value }“.
web-option-excludes = „{ $option }: { $given }“ verträgt sich nicht mit „{ $other }: { $value }“.
web-file-choose = Datei wählen
web-file-none = Keine Datei
web-file-server = Von diesem Server vorgegeben
web-file-without = Ohne diese Datei spielen
web-start = Spiel beginnen
web-my-tables = Meine Tische
web-no-tables = Noch kein Tisch. Der erste ist nur einen Klick entfernt.
web-tables-all = Alle { $count } Tische zeigen
web-resume = Weiterspielen
web-look = Ansehen
web-delete = Löschen
web-delete-sure = Diesen Tisch endgültig löschen?
web-delete-sure-all = Diesen Tisch endgültig löschen, auch für die Mitspieler?
web-upload = Aufzeichnung öffnen
web-upload-what = Ein als Textdatei gespeichertes Spiel, von hier oder von der Befehlszeile.
web-paste = Einfügen
web-paste-what = Eine Aufzeichnung oder Stellung als Text einfügen, um weiterzuspielen oder zu analysieren.
web-table-over = Beendet
web-table-won = { $count ->
    [one] { $players } hat gewonnen
   *[other] { $players } haben gewonnen
  }
web-table-won-you = Du hast gewonnen
web-table-progress = zu { $percent } % gespielt
web-table-running = { $actions ->
    [one] bisher eine Entscheidung
   *[other] bisher { $actions } Entscheidungen
  }
web-table-since = Ab Stellung { $number }
web-table-your-turn = Du bist am Zug

## Tisch

web-connecting = Verbindung wird aufgebaut …
web-lost = Verbindung verloren. Neuer Versuch … Sobald die Verbindung wieder steht, kannst du weiterspielen.
web-lost-unsent = Verbindung verloren. Deine Wahl wurde nicht gesendet: Wähle noch einmal, sobald die Verbindung wieder steht.
web-updated = Great Powers wurde aktualisiert, deshalb wurde die Seite neu geladen.
web-part-missing = Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
web-your-choice = Du bist am Zug
web-whose-choice = { $player } ist am Zug
web-waits-luck = Zufall
web-waits-bot = { $player } denkt nach …
web-waits-free = Warten auf einen Freund
web-waits-several = Warten auf { $players }
web-step = { $about }: { $step }
web-pass-idle = Keine spielbare Karte: Du passt gleich …
web-pass-due = Du passt gleich …
web-plan = Passen, bis mich etwas betrifft
web-plan-what = Du passt, auch wenn du nicht da bist, bis du am Zug bist oder dich etwas betrifft. Die anderen erfahren nichts davon.
web-plan-on = Du passt, bis dich etwas betrifft.
web-plan-stop = Nicht mehr passen
web-forced-done = Für dich erledigt, weil es keine andere Wahl gab: { $actions }
web-choices = Möglichkeiten
web-overview = Überblick
web-choices-none = Im Moment ist nichts zu entscheiden.
web-choices-here = Hier möglich: { $region }
web-choices-all = Alle Möglichkeiten zeigen
web-here-nothing = { $region }: nichts in dieser Liste
web-all-choices = { $count ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten als Liste
  }
web-not-possible = Jetzt nicht möglich
web-not-possible-why = Wähle etwas aus, um den Grund zu sehen.
web-why-possible = Das ist jetzt möglich.
web-rule-link = Regel
web-rule-forbids = Die Regeln erlauben es nicht.
web-times = ×{ $times }
web-times-label = { $action }, { $times }-mal
web-many = Wie viele: { $place }
web-many-fewer = Eins weniger
web-many-more = Eins mehr
web-many-most = So viele wie möglich: { $count }
web-confirm = Bestätigen
web-confirm-back = Zurück
web-confirm-what = { $action }?
web-undo = Zurücknehmen
web-reset = Zug neu beginnen
web-ask = Um Rücknahme bitten
web-ask-do = Zurücknehmen
web-ask-lost = { $count ->
    [one] Eine Aktion wird zurückgenommen: deine letzte Entscheidung.
   *[other] { $count } Aktionen werden zurückgenommen: deine letzte Entscheidung und alles, was die Bots seither getan haben.
  } Was gezogen oder gezeigt wurde, bleibt trotzdem bekannt.
web-ask-lost-all = Deine letzte Entscheidung und alles, was seither geschehen ist, werden zurückgenommen. Was gezogen oder gezeigt wurde, bleibt trotzdem bekannt.
web-consent = Rücknahme
web-consent-what = { $count ->
    [one] { $player } möchte eine Aktion zurücknehmen.
   *[other] { $player } möchte { $count } Aktionen zurücknehmen.
  }
web-consent-agree = Zustimmen
web-consent-refuse = Ablehnen
web-consent-agree-label = Für { $player } zustimmen
web-consent-refuse-label = Für { $player } ablehnen
web-consent-agreed = stimmt zu
web-consent-waiting = hat noch nicht geantwortet
web-consent-withdraw = Anfrage zurückziehen
web-consent-declined = { $player } lehnt ab.
web-rules-here = Regeln zu dieser Entscheidung
web-reference = Übersichten
web-reference-print = Drucken
web-keys = Tasten: Zahlen oder Pfeile und Enter wählen · U zurücknehmen · S überspringen · H Tipp · ? Regeln · Esc abbrechen · ← → durch die Partie
web-keys-chances = C Siegchancen
web-advice = Tipp
web-advice-key = Die besten Aktionen zeigen (Taste H)
web-chances = Siegchancen
web-chances-key = Die Siegchancen aller zeigen (Taste C)
web-log-why = Warum?
web-log-why-label = Warum? { $event }
web-told = „{ $words }“
web-skip = Überspringen
web-skip-what = Vorspulen bis zu deinem nächsten Zug (Taste S)
web-since = { $turns ->
    [0] Seit deinem letzten Zug
    [one] Seit deinem letzten Zug: 1 Zug
   *[other] Seit deinem letzten Zug: { $turns } Züge
  }
web-hits = Was dich getroffen hat
web-refused = Nicht möglich: { $why }
web-board = Spielplan
web-log = Protokoll
web-history = Verlauf
web-panels = Übersichten
web-actions = Jederzeit möglich

## Bereiche

web-you = du
web-bot-mark = Bot
web-asked-mark = am Zug
web-hidden = geheim
web-people = Mitspieler
web-presence = { $mark ->
    [here] da
    [away] nicht da
    [free] noch nicht da
   *[bot] ein Bot spielt
  }

## Verlauf

web-log-empty = Noch ist nichts geschehen.
web-log-brief = Kurzfassung
web-log-show = Diese Stellung zeigen
web-log-before = Spielaufbau

## Kämpfe, auf der Bühne und im Protokoll

web-clash = { $place }: { $attacker } gegen { $defender }.
web-clash-with = { $place }: { $attacker } ({ $units }) gegen { $defender }.
web-clash-ending = { $ending ->
    [won] Der Angriff gelingt.
    [held] Der Angriff scheitert.
    [off] Der Angriff wird abgebrochen.
    [mutual] Beide Seiten vernichten einander.
   *[even] Keine Seite gewinnt.
  }
web-clash-units = { $number ->
    [1] { $kind }
   *[other] { $number } × { $kind }
  }
web-clash-side = { $player } ({ $units })
web-clash-losses = Verluste: { $sides }.
web-clash-round = Runde { $number }
web-clash-hits = { $number } Treffer
web-clash-stage = Kampf in Großaufnahme
web-clash-go-on = Weiter

## Rückschau

web-position = Stellung { $number } von { $last }
web-position-first = Anfang
web-position-before = Zurück
web-position-next = Weiter
web-position-last = Jetzt
web-film = Wiedergabe
web-film-play = Abspielen
web-film-pause = Pause
web-film-speed = Tempo
web-film-rate = { $rate }×
web-film-turn-before = Voriger Zug
web-film-turn-next = Nächster Zug
web-film-round-before = Vorige Runde
web-film-round-next = Nächste Runde
web-film-keys = Leertaste: abspielen oder anhalten. ← →: eine Aktion, mit Umschalt ein Zug. Bild ↑, Bild ↓: eine Runde. Pos1, Ende: Anfang und Ende der Partie.
web-csv = Zahlen herunterladen (CSV)
web-past = Du siehst Stellung { $number } von { $last }.
web-past-back = Zum aktuellen Stand
web-past-did = { $player }: { $action }
web-past-hidden = { $player } hat entschieden.
web-past-luck = Zufall: { $action }
web-branch = Von hier weiterspielen
web-link = Link kopieren
web-link-done = Link kopiert
web-download = Aufzeichnung herunterladen
web-download-chat = Mit Chat herunterladen
web-chart-none = Diagramme erscheinen im Lauf des Spiels.
web-chart-turn = Zug

## Vorhang, Ergebnis

web-curtain = Jetzt entscheidet { $player }
web-curtain-ready = Ich bin { $player }
web-floor = Jemand anders …
web-floor-back = { $player } ist fertig
web-result = Das Spiel ist zu Ende
web-result-winner = { $player } gewinnt
web-result-shared = Geteilter Sieg: { $players }
web-result-standings = Endstand
web-result-parts = Wie sich die Punkte zusammensetzen
web-player = Spieler
web-rematch = Revanche
web-review = Rückblick
web-review-open = Rückblick auf die Partie
web-replay = Noch einmal ansehen

## Regeln zum Nachschlagen

web-rules-title = Regeln von { $game }
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [0] Keine Regel gefunden.
    [one] 1 Regel
   *[other] { $count } Regeln
  }
web-rules-chapters = Kapitel
web-rules-how = Die Regeln in unseren eigenen Worten. Was aus anderen Regeln folgt, steht kursiv. Die Waage kennzeichnet unsere Auslegungen, wo die gedruckten Regeln schweigen oder sich widersprechen.
web-rules-rulings = Unsere Auslegungen
web-rules-ruling-what = Unsere Auslegung: Die gedruckten Regeln schweigen hier oder widersprechen sich.
web-rules-print = Buch drucken
web-rules-turn = Voriges und nächstes Kapitel
web-rules-previous = Zurück
web-rules-next = Weiter
web-rules-belongs-to = Gehört zu:
web-rules-see = Siehe auch:
web-rules-open = In den Regeln öffnen
web-rules-link = Link zu dieser Regel
web-rules-step = Regeln zu dieser Entscheidung

## Begleiter für das erste Spiel, ein Text zu jeder Entscheidung

web-guide = Dein erstes Spiel
web-guide-hide = Diese Tipps ausblenden
web-coach = Trainer:
web-guide-more = Mehr
web-guide-less = Weniger

## Namen der Bots

web-bot-name-1 = Amalia
web-bot-name-2 = Bruno
web-bot-name-3 = Camille
web-bot-name-4 = Edith
web-bot-name-5 = Felix
web-bot-name-6 = Greta
web-bot-name-7 = Hugo
web-bot-name-8 = Ida

## Lernen

web-learn-title = { $game } lernen
web-learn-what = Kurze Lektionen an echten Stellungen, zusammen etwa zehn Minuten, dann eine erste Partie mit Trainer. Du lernst beim Spielen.
web-learn-lesson = Lektion { $number } von { $count }
web-learn-all = Alle Lektionen
web-learn-task = Deine Aufgabe:
web-learn-met = { $met } von { $needed }
web-learn-hint = Tipp
web-learn-hint-more = Noch ein Tipp
web-learn-more = Einführung zeigen
web-learn-less = Einführung ausblenden
web-learn-failed = So ist das Ziel nicht erreicht. Du kannst deine letzte Wahl zurücknehmen und es noch einmal versuchen.
web-learn-failed-final = So ist das Ziel nicht erreicht. Zurücknehmen geht hier nicht mehr, also beginnt die Lektion von vorn.
web-learn-try = Noch einmal versuchen
web-learn-again = Von vorn
web-learn-next = Nächste Lektion
web-learn-rules = Die Regeln dazu
web-learn-start = Los
web-learn-repeat = Wiederholen
web-learn-done = Abgeschlossen
web-learn-coached = Erste Partie mit Trainer
web-learn-coached-what = Du gegen zwei Bots. Der Trainer sagt dir in jedem Zug, worauf es ankommt.
web-learn-play = Spielen
web-learn-read = Lieber die Regeln lesen

web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-text = Schreib etwas
web-chat-only = Nur an { $others }
web-chat-say = Senden
web-chat-to = An
web-chat-all = alle
web-chat-private = { $player } an { $others }
