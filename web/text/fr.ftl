# La table dans le navigateur, en français. L’argent est en millions, écrit M.
# Les noms se déclinent par les messages d’Imperial (from-from, in-to, in-area, the-sea, nation-unit).

web-title = Great Powers
web-loading = On prépare la table…
web-failed = Le serveur n’a pas répondu. { $error }
web-no-game = Ce jeu ne se joue pas encore dans le navigateur.

## Partout

web-home = Tables
web-rules = Règles
web-language = Langue
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-settings = Réglages
web-theme = Clair ou sombre
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-speed = Vitesse des coups adverses
web-speed-instant = Immédiate
web-speed-fast = Rapide
web-speed-normal = Normale
web-speed-slow = Lente
web-confirm-setting = Confirmer chaque choix
web-guide-setting = M’expliquer le jeu en jouant
web-close = Fermer
web-cancel = Annuler
web-main = Aller au contenu

## Accueil

web-play-now = Jouer maintenant
web-play-now-what = Vous contre trois bots, Imperial, règles standard
web-set-table = Préparer une table
web-players = Joueurs
web-seats = Qui joue où
web-seat-kind = Qui joue à la place { $number }
web-seat-name = Nom à la place { $number }
web-name-placeholder = Nom
web-me = Vous
web-person = Une personne à cet écran
web-bot = Bot : { $bot }
web-bot-code = { $code ->
    [random] hasard
    [thumb] règles simples
   *[other] { $code }
  }
web-variants = Variantes
web-start = Commencer la partie
web-my-tables = Mes tables
web-no-tables = Pas encore de table. La première est à un clic.
web-resume = Continuer
web-look = Regarder
web-delete = Supprimer
web-delete-sure = Supprimer cette table pour de bon ?
web-upload = Ouvrir une partie enregistrée
web-upload-what = Une partie enregistrée en fichier texte, ici ou depuis la ligne de commande.
web-table-over = terminée
web-table-running = { $actions ->
    [one] { $actions } décision jusqu’ici
   *[other] { $actions } décisions jusqu’ici
  }
web-table-your-turn = c’est à vous

## Table

web-connecting = Connexion…
web-lost = La connexion est coupée. Nouvel essai…
web-your-choice = À vous de choisir
web-whose-choice = C’est à { $player } de décider
web-waits-luck = Le sort décide…
web-waits-bot = { $player } réfléchit…
web-choices = Choix
web-choices-none = Rien à décider pour le moment.
web-choices-here = Possible ici : { $region }
web-choices-all = Montrer tous les choix
web-here-nothing = { $region } : rien à faire ici maintenant.
web-not-possible = Impossible maintenant
web-not-possible-why = Choisissez une ligne pour savoir pourquoi.
web-why-possible = C’est possible maintenant.
web-rule-link = Règle
web-times = ×{ $times }
web-times-label = { $action }, { $times } fois
web-confirm = Confirmer
web-confirm-what = { $action } ?
web-undo = Reprendre le coup
web-reset = Recommencer mon tour
web-ask = Demander à reprendre
web-ask-do = Reprendre le coup
web-ask-lost = { $count ->
    [one] Une action est annulée : votre dernière décision.
   *[other] { $count } actions sont annulées : votre dernière décision et tout ce que les bots ont fait depuis.
  } Ce qui a été tiré ou montré reste connu.
web-ask-lost-all = Votre dernière décision et tout ce qui s’est passé depuis sont annulés. Ce qui a été tiré ou montré reste connu.
web-consent = Reprise du coup
web-consent-what = { $count ->
    [one] { $player } demande à reprendre une action.
   *[other] { $player } demande à reprendre { $count } actions.
  }
web-consent-agree = Accepter
web-consent-refuse = Refuser
web-consent-agree-label = Accepter pour { $player }
web-consent-refuse-label = Refuser pour { $player }
web-consent-agreed = accepte
web-consent-waiting = n’a pas encore répondu
web-consent-withdraw = Retirer la demande
web-consent-declined = { $player } n’accepte pas ; rien n’est repris.
web-donate = Donner de l’argent
web-donate-title = Donner de l’argent à un trésor
web-donate-what = Un don n’est jamais rendu et ne compte pour aucune obligation.
web-donate-nation = Nation
web-donate-amount = Millions (de { $least } à { $most })
web-donate-do = Donner
web-lend-title = Acheter une obligation à tout moment
web-rules-here = Règles pour cette décision
web-keys = Touches : chiffres ou flèches et Entrée choisissent · U reprendre le coup · S passer · ? règles · Échap retour · ← → parcourir la partie
web-skip = Passer
web-skip-what = Montrer d’un coup ce que font les autres, jusqu’à votre tour (touche S)
web-since = { $turns ->
    [0] Depuis votre dernier coup
    [one] Depuis votre dernier coup : 1 tour
   *[other] Depuis votre dernier coup : { $turns } tours
  }
web-refused = Impossible : { $why }
web-board = Plateau
web-rondel = Rondel
web-nations = Nations
web-investors = Investisseurs
web-log = Journal
web-history = Historique
web-panels = Panneaux
web-actions = Ce que vous pouvez faire à tout moment

## Nations

web-no-government = pas de gouvernement
web-treasury = Trésor
web-power = Puissance
web-power-value = { $power } sur { $end }
web-factor-value = ×{ $factor }
web-tax = Impôts
web-tax-now = avant { $last }, à présent { $now }
web-tax-lowest = { $revenue } ou moins
web-tax-highest = { $revenue } ou plus
web-left = Réserve
web-left-value = { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
  }, { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
  }, { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
  }
web-bonds = Obligations
web-bond-held = Obligation de { $bond } M, intérêts { $interest } : { $player }
web-bond-free = Obligation de { $bond } M, intérêts { $interest } : dans la pile
web-million = { $amount } M
web-where-centre = pas encore sur le rondel

## Investisseurs

web-cash = Argent
web-hidden = secret
web-interest = Intérêts
web-score = Score actuel
web-score-hidden = { $value } + argent
web-you = vous
web-bot-mark = bot
web-asked-mark = doit décider
web-card = carte Investisseur
web-swiss = banque suisse
web-governs = Gouverne
web-bonds-none = aucune obligation

## Journal

web-log-empty = Il ne s’est encore rien passé.
web-log-brief = Sans les détails
web-log-show = Montrer cette position
web-log-before = Mise en place

## Historique

web-position = Position { $number } sur { $last }
web-position-first = Début
web-position-before = Reculer d’un coup
web-position-next = Avancer d’un coup
web-position-last = Maintenant
web-past = Vous regardez la position { $number } sur { $last }.
web-past-back = Revenir au présent
web-past-did = { $player } : { $action }
web-past-luck = Sort : { $action }
web-branch = Jouer à partir d’ici
web-link = Copier le lien
web-link-done = Lien copié
web-download = Télécharger la partie
web-chart-power = Points de puissance
web-chart-treasury = Trésors
web-chart-scores = Scores
web-chart-none = Les graphiques apparaissent après le premier tour.
web-chart-scores-hidden = Les scores des autres s’affichent quand l’argent est visible ou la partie terminée.
web-chart-turn = Tour

## Rideau, résultat

web-curtain = C’est à { $player } de décider
web-curtain-what = L’argent est secret : passez l’écran, puis continuez.
web-curtain-ready = Je suis { $player }
web-result = La partie est terminée
web-result-winner = { $player } l’emporte
web-result-shared = Victoire partagée : { $players }
web-rank = Rang
web-player = Joueur
web-points = Points
web-rematch = Revanche
web-replay = Revoir la partie

## Règles à consulter

web-rules-title = Règles du jeu { $game }
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] { $count } règle
   *[other] { $count } règles
  }
web-rules-see = Voir aussi
web-rules-source = Règles en anglais : { $source }
web-rules-kind = { $kind ->
    [rule] règle
    [derived] découle d’autres règles
    [board] imprimé sur le plateau
    [ruling] notre interprétation
    [invariant] toujours vrai
   *[other] { $kind }
  }
web-rules-step = Règles pour cette décision

## À côté des choix


web-group-imperial-bond = { $nation }
web-group-imperial-increase = { $nation }
web-group-imperial-build = Construire une usine
web-group-imperial-produce-all = Produire
web-group-imperial-produce = Produire
web-group-imperial-import-army = Importer une armée
web-group-imperial-import-fleet = Importer une flotte
web-group-imperial-sail = Flotte { from-from }
web-group-imperial-march = Armée { from-from }
web-group-imperial-march-friendly = Armée { from-from }
web-group-imperial-embark = Armée { from-from }
web-group-imperial-embark-friendly = Armée { from-from }
web-group-imperial-turn-hostile = { $area }
web-group-imperial-turn-friendly = { $area }
web-group-imperial-battle = Combattre
web-group-imperial-destroy = { $area }
web-group-imperial-attack = Attaquer
web-group-imperial-flag = Poser un drapeau
web-group-imperial-land = Débarquer
web-group-imperial-cross = Traverser

web-item-imperial-bond = Obligation de { $bond } M
web-item-imperial-increase = Passer de { $bond } à { $to } M
web-item-imperial-rondel = { $space }
web-item-imperial-build = { in-area }
web-item-imperial-produce-all = Dans toutes les usines
web-item-imperial-produce = { in-area }
web-item-imperial-import-army = { in-area }
web-item-imperial-import-fleet = { in-area }
web-item-imperial-sail = { in-to }
web-item-imperial-march = { in-to }
web-item-imperial-march-friendly = amicale { in-to }
web-item-imperial-embark = par { the-sea }
web-item-imperial-embark-friendly = amicale par { the-sea }
web-item-imperial-turn-hostile = Rendre une armée hostile
web-item-imperial-turn-friendly = Rendre une armée amicale
web-item-imperial-battle = { $area } ({ $unit })
web-item-imperial-destroy = Détruire l’usine au prix de trois armées
web-item-imperial-attack = { nation-unit }
web-item-imperial-flag = { in-area }
web-item-imperial-land = { in-area }
web-item-imperial-cross = { the-sea }

## Guide de la première partie, un texte par décision

web-guide = Pour votre première partie
web-guide-hide = Masquer ces conseils
web-guide-imperial-grant = Qui a le plus prêté à une nation la gouverne. Les obligations chères rapportent plus d’intérêts et d’influence ; l’argent restant en achètera d’autres plus tard.
web-guide-imperial-rondel = La nation avance dans le sens des aiguilles d’une montre et exécute l’action de la case. Trois cases sont gratuites ; chaque case de plus coûte 2 M de votre argent. Impôts rapporte de la puissance, Investisseur verse les intérêts, Production et Importation lèvent des unités, Manœuvre les déplace.
web-guide-imperial-force = Avec une banque suisse, vous pouvez arrêter cette nation sur Investisseur : elle verse alors des intérêts à tous ceux qui ont ses obligations.
web-guide-imperial-factory = Une usine coûte 5 M au trésor et rapporte 2 M d’impôts. Les villes brunes font des armées, les ports bleu clair des flottes.
web-guide-imperial-production = Chaque usine sans armée hostile fait une unité gratuite.
web-guide-imperial-import = Jusqu’à trois unités à 1 M du trésor chacune, dans toute province d’origine libre ; les flottes dans les ports seulement.
web-guide-imperial-fleets = D’abord les flottes : chacune peut avancer d’une mer. Une mer où il n’y a que vos flottes reçoit votre drapeau à la fin : 1 M d’impôts de plus, pour de bon.
web-guide-imperial-armies = Maintenant les armées : un pas au-delà d’une frontière, en train dans le pays, ou par les mers où sont vos flottes. Les régions où il n’y a que vos unités reçoivent votre drapeau.
web-guide-imperial-convoy = L’armée est en mer. Chaque flotte porte une armée par tour ; débarquez où vous voulez, ou continuez.
web-guide-imperial-stance = Une armée hostile y arrête production et impôts ; une armée amicale ne gêne rien.
web-guide-imperial-entry = Une bataille coûte une unité à chaque camp. Attaquez ou non ; ensuite, les autres peuvent demander la bataille.
web-guide-imperial-calls = Plusieurs nations sont ici. Vous dites laquelle est interrogée d’abord.
web-guide-imperial-call = Une unité étrangère est entrée là où se trouve une de vos nations. Vous pouvez combattre : une unité contre une.
web-guide-imperial-battle = Choisissez l’adversaire ; chaque camp perd une unité.
web-guide-imperial-flags = Il n’y a pas assez de drapeaux pour tout ce que vous avez gagné : choisissez où ils rapportent le plus.
web-guide-imperial-invest = Achetez une obligation de n’importe quelle nation, ou augmentez-en une à vous. Cherchez les nations dont la puissance va croître, et les majorités qui donnent le gouvernement.
web-guide-imperial-round = Après chaque tour, tous peuvent investir dans la nation qui vient de jouer.

## Noms des bots

web-bot-name-1 = Amalia
web-bot-name-2 = Bruno
web-bot-name-3 = Camille
web-bot-name-4 = Edith
web-bot-name-5 = Felix
web-bot-name-6 = Greta
