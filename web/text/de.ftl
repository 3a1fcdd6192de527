# Der Tisch im Browser auf Deutsch. Geld in Millionen, geschrieben Mio.
# Namen werden mit den Hilfsmeldungen von Imperial gebeugt (from-from, into-to, in-area, across-sea, nation-unit).

web-title = Great Powers
web-loading = Der Tisch wird vorbereitet …
web-failed = Der Server hat nicht geantwortet. { $error }
web-no-game = Dieses Spiel lässt sich im Browser noch nicht spielen.

## Überall

web-home = Tische
web-rules = Regeln
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-settings = Einstellungen
web-theme = Hell oder dunkel
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Tempo fremder Züge
web-speed-instant = Sofort
web-speed-fast = Schnell
web-speed-normal = Normal
web-speed-slow = Langsam
web-confirm-setting = Jede Wahl bestätigen
web-guide-setting = Mir das Spiel beim Spielen erklären
web-close = Schließen
web-cancel = Abbrechen
web-main = Zum Inhalt

## Startseite

web-play-now = Jetzt spielen
web-play-now-what = Du gegen drei Bots, Imperial, Standardregeln
web-set-table = Tisch einrichten
web-players = Spieler
web-seats = Wer sitzt wo
web-seat-kind = Wer spielt auf Platz { $number }
web-seat-name = Name auf Platz { $number }
web-name-placeholder = Name
web-me = Du
web-person = Jemand an diesem Bildschirm
web-bot = Bot: { $bot }
web-bot-code = { $code ->
    [random] Zufall
    [thumb] Faustregeln
   *[other] { $code }
  }
web-variants = Varianten
web-start = Spiel beginnen
web-my-tables = Meine Tische
web-no-tables = Noch kein Tisch. Der erste ist einen Klick entfernt.
web-resume = Weiterspielen
web-look = Ansehen
web-delete = Entfernen
web-delete-sure = Diesen Tisch endgültig entfernen?
web-upload = Aufzeichnung öffnen
web-upload-what = Ein als Textdatei gespeichertes Spiel, von hier oder von der Befehlszeile.
web-table-over = beendet
web-table-running = { $actions ->
    [one] bisher eine Entscheidung
   *[other] bisher { $actions } Entscheidungen
  }
web-table-your-turn = du bist dran

## Tisch

web-connecting = Verbindung wird aufgebaut …
web-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
web-your-choice = Deine Wahl
web-whose-choice = { $player } ist gefragt
web-waits-luck = Das Los entscheidet …
web-waits-bot = { $player } denkt nach …
web-choices = Wahl
web-choices-none = Im Moment ist nichts zu entscheiden.
web-choices-here = Hier möglich: { $region }
web-choices-all = Alle Möglichkeiten zeigen
web-here-nothing = { $region }: Hier ist jetzt nichts möglich.
web-not-possible = Jetzt nicht möglich
web-not-possible-why = Wähle etwas aus, um den Grund zu sehen.
web-why-possible = Das ist jetzt möglich.
web-rule-link = Regel
web-times = ×{ $times }
web-times-label = { $action }, { $times }-mal
web-confirm = Bestätigen
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
web-consent-declined = { $player } stimmt nicht zu; nichts wird zurückgenommen.
web-donate = Geld spenden
web-donate-title = Geld in eine Staatskasse spenden
web-donate-what = Eine Spende wird nie zurückgezahlt und zählt für keine Anleihe.
web-donate-nation = Nation
web-donate-amount = Millionen ({ $least } bis { $most })
web-donate-do = Spenden
web-lend-title = Jederzeit eine Anleihe kaufen
web-rules-here = Regeln zu dieser Entscheidung
web-keys = Tasten: Zahlen oder Pfeile und Enter wählen · U zurücknehmen · S überspringen · ? Regeln · Esc abbrechen · ← → durch die Partie
web-skip = Überspringen
web-skip-what = Sofort zeigen, was die anderen tun, bis du gefragt wirst (Taste S)
web-since = { $turns ->
    [0] Seit deinem letzten Zug
    [one] Seit deinem letzten Zug: 1 Zug
   *[other] Seit deinem letzten Zug: { $turns } Züge
  }
web-refused = Nicht möglich: { $why }
web-board = Spielplan
web-rondel = Rondell
web-nations = Nationen
web-investors = Investoren
web-log = Protokoll
web-history = Verlauf
web-panels = Übersichten
web-actions = Was du jederzeit tun kannst

## Nationen

web-no-government = keine Regierung
web-treasury = Staatskasse
web-power = Macht
web-power-value = { $power } von { $end }
web-factor-value = ×{ $factor }
web-tax = Steuern
web-tax-now = zuletzt { $last }, jetzt { $now }
web-tax-lowest = höchstens { $revenue }
web-tax-highest = mindestens { $revenue }
web-left = Vorrat
web-left-value = { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
  }, { $fleets ->
    [one] { $fleets } Flotte
   *[other] { $fleets } Flotten
  }, { $flags ->
    [one] { $flags } Flagge
   *[other] { $flags } Flaggen
  }
web-bonds = Anleihen
web-bond-held = Anleihe über { $bond } Mio., Zinsen { $interest } Mio.: { $player }
web-bond-free = Anleihe über { $bond } Mio., Zinsen { $interest } Mio.: im Stapel
web-million = { $amount } Mio.
web-where-centre = noch nicht auf dem Rondell

## Investoren

web-cash = Bargeld
web-hidden = geheim
web-interest = Zinsen
web-score = Punktestand
web-score-hidden = { $value } + Bargeld
web-you = du
web-bot-mark = Bot
web-asked-mark = ist gefragt
web-card = Investorkarte
web-swiss = Schweizer Bank
web-governs = Regiert
web-bonds-none = keine Anleihen

## Verlauf

web-log-empty = Noch ist nichts geschehen.
web-log-brief = Ohne Einzelheiten
web-log-show = Diese Stellung zeigen
web-log-before = Spielaufbau

## Rückschau

web-position = Stellung { $number } von { $last }
web-position-first = Anfang
web-position-before = Eins zurück
web-position-next = Eins vor
web-position-last = Jetzt
web-past = Du siehst Stellung { $number } von { $last }.
web-past-back = Zum aktuellen Stand
web-past-did = { $player }: { $action }
web-past-luck = Los: { $action }
web-branch = Von hier weiterspielen
web-link = Link kopieren
web-link-done = Link kopiert
web-download = Aufzeichnung herunterladen
web-chart-power = Machtpunkte
web-chart-treasury = Staatskassen
web-chart-scores = Punktestände
web-chart-none = Diagramme erscheinen nach dem ersten Zug.
web-chart-scores-hidden = Die Punktestände der anderen werden gezeigt, wenn das Bargeld offen liegt oder das Spiel zu Ende ist.
web-chart-turn = Zug

## Vorhang, Ergebnis

web-curtain = Jetzt entscheidet { $player }
web-curtain-what = Bargeld ist geheim: Gib den Bildschirm weiter, dann geht es los.
web-curtain-ready = Ich bin { $player }
web-result = Das Spiel ist zu Ende
web-result-winner = { $player } gewinnt
web-result-shared = Geteilter Sieg: { $players }
web-rank = Rang
web-player = Spieler
web-points = Punkte
web-rematch = Revanche
web-replay = Noch einmal ansehen

## Regeln zum Nachschlagen

web-rules-title = Regeln von { $game }
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [0] Keine Regel gefunden.
    [one] 1 Regel
   *[other] { $count } Regeln
  }
web-rules-see = Siehe auch
web-rules-source = Englische Spielregel: { $source }
web-rules-kind = { $kind ->
    [rule] Regel
    [derived] folgt aus anderen Regeln
    [board] auf dem Spielplan aufgedruckt
    [ruling] unsere Auslegung
    [invariant] gilt immer
   *[other] { $kind }
  }
web-rules-step = Regeln zu dieser Entscheidung

## Neben der Auswahl


web-group-imperial-bond = { $nation }
web-group-imperial-increase = { $nation }
web-group-imperial-build = Eine Fabrik bauen in
web-group-imperial-produce-all = Produzieren in
web-group-imperial-produce = Produzieren in
web-group-imperial-import-army = Eine Armee importieren nach
web-group-imperial-import-fleet = Eine Flotte importieren nach
web-group-imperial-sail = Flotte { from-from }
web-group-imperial-march = Armee { from-from }
web-group-imperial-march-friendly = Armee { from-from }
web-group-imperial-embark = Armee { from-from }
web-group-imperial-embark-friendly = Armee { from-from }
web-group-imperial-turn-hostile = { $area }
web-group-imperial-turn-friendly = { $area }
web-group-imperial-battle = Kämpfen
web-group-imperial-destroy = { $area }
web-group-imperial-attack = Angreifen
web-group-imperial-flag = Eine Flagge setzen
web-group-imperial-land = Landen
web-group-imperial-cross = Weiterfahren

web-item-imperial-bond = Anleihe über { $bond } Mio.
web-item-imperial-increase = Von { $bond } auf { $to } Mio. erhöhen
web-item-imperial-rondel = { $space }
web-item-imperial-build = { $area }
web-item-imperial-produce-all = Allen Fabriken
web-item-imperial-produce = { $area }
web-item-imperial-import-army = { $area }
web-item-imperial-import-fleet = { $area }
web-item-imperial-sail = { into-to }
web-item-imperial-march = { into-to }
web-item-imperial-march-friendly = freundlich { into-to }
web-item-imperial-embark = { across-sea }
web-item-imperial-embark-friendly = freundlich { across-sea }
web-item-imperial-turn-hostile = Eine Armee feindlich machen
web-item-imperial-turn-friendly = Eine Armee freundlich machen
web-item-imperial-battle = { $area } ({ $unit })
web-item-imperial-destroy = Die Fabrik für drei Armeen zerstören
web-item-imperial-attack = { nation-unit }
web-item-imperial-flag = { $area }
web-item-imperial-land = { $area }
web-item-imperial-cross = { across-sea }

## Begleiter für das erste Spiel, ein Text zu jeder Entscheidung

web-guide = Für dein erstes Spiel
web-guide-hide = Diese Hinweise ausblenden
web-guide-imperial-grant = Wer einer Nation am meisten geliehen hat, regiert sie. Teure Anleihen bringen mehr Zinsen und Einfluss; übriges Bargeld kauft später Anleihen.
web-guide-imperial-rondel = Die Nation zieht im Uhrzeigersinn auf ein Feld und führt dessen Aktion aus. Drei Felder sind kostenlos, jedes weitere kostet 2 Mio. von deinem Bargeld. Besteuerung bringt Macht, Investor zahlt Zinsen, Produktion und Import stellen Einheiten auf, Manöver bewegt sie.
web-guide-imperial-force = Mit einer Schweizer Bank kannst du diese Nation auf Investor anhalten: Dann zahlt sie allen Zinsen, die ihre Anleihen halten.
web-guide-imperial-factory = Eine Fabrik kostet 5 Mio. aus der Staatskasse und bringt 2 Mio. Steuern. Braune Städte bauen Armeen, hellblaue Häfen Flotten.
web-guide-imperial-production = Jede Fabrik ohne feindliche Armee stellt kostenlos eine Einheit auf.
web-guide-imperial-import = Bis zu drei Einheiten für je 1 Mio. aus der Staatskasse, in jede freie Heimatprovinz; Flotten nur in Häfen.
web-guide-imperial-fleets = Zuerst die Flotten: Jede darf ein Meer weiter fahren. Ein Meer, das du allein hältst, bekommt am Ende deine Flagge: auf Dauer 1 Mio. mehr Steuern.
web-guide-imperial-armies = Jetzt die Armeen: ein Schritt über eine Grenze, mit der Eisenbahn im eigenen Land oder über Meere, auf denen deine Flotten liegen. Regionen, die du allein hältst, bekommen deine Flagge.
web-guide-imperial-convoy = Die Armee ist auf See. Jede Flotte trägt eine Armee je Zug; lande, wo du willst, oder fahre weiter.
web-guide-imperial-stance = Eine feindliche Armee verhindert dort Produktion und Steuern; eine freundliche stört nicht.
web-guide-imperial-entry = Ein Kampf kostet beide Seiten eine Einheit. Greif an oder lass es; dann dürfen die anderen einen Kampf fordern.
web-guide-imperial-calls = Hier stehen mehrere Nationen. Du sagst, wer zuerst gefragt wird.
web-guide-imperial-call = Eine fremde Einheit ist dorthin gezogen, wo eine deiner Nationen steht. Du darfst kämpfen: eine Einheit gegen eine.
web-guide-imperial-battle = Wähle den Gegner; jede Seite verliert eine Einheit.
web-guide-imperial-flags = Die Flaggen reichen nicht für alles Gewonnene: Wähle, wo sie am meisten bringen.
web-guide-imperial-invest = Kaufe eine Anleihe irgendeiner Nation oder erhöhe eine eigene. Achte auf Nationen, deren Macht wachsen wird, und auf Mehrheiten, die dir die Regierung bringen.
web-guide-imperial-round = Nach jedem Zug dürfen alle in die Nation investieren, die gezogen hat.

## Namen der Bots

web-bot-name-1 = Amalia
web-bot-name-2 = Bruno
web-bot-name-3 = Camille
web-bot-name-4 = Edith
web-bot-name-5 = Felix
web-bot-name-6 = Greta
