# La table dans le navigateur, en français. L’argent est en millions, écrit M.
# Les noms se déclinent par les messages d’Imperial (from-from, in-to, in-area, the-sea, nation-unit).

web-title = Great Powers
web-loading = Préparation de la table…
web-home-loading = Chargement…
web-failed = Le serveur n’a pas répondu. { $error }
web-no-game = Ce jeu ne se joue pas encore dans le navigateur.

## Partout

web-home = Tables
web-rules = Règles
web-ratings = Classement
web-language = Langue
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-settings = Réglages
web-theme = Thème
web-theme-system = Réglage du système
web-theme-light = Clair
web-theme-dark = Sombre
web-clear-setting = Carte épurée
web-clear-setting-what = Couleurs unies et frontières nettes, sans relief ni ornements.
web-speed = Vitesse des coups des autres
web-speed-instant = Immédiate
web-speed-fast = Rapide
web-speed-normal = Normale
web-speed-slow = Lente
web-confirm-setting = Confirmer mon tour
web-confirm-setting-what = Demander confirmation avant la fin de mon tour ; les autres choix comptent aussitôt.
web-guide-setting = Expliquer le jeu pendant la partie
web-pass-setting = Passer pour moi quand je n’ai aucune carte jouable
web-pass-setting-what = Après la même pause que si vous passez vous-même : les autres ne voient aucune différence, sauf sur un écran partagé.
web-forced-setting = Faire l’unique choix à ma place
web-forced-setting-what = Quand il n’y en a qu’un, que tout le monde le sait et que vous pouvez encore annuler ce qui précède.
web-sounds-setting = Sons
web-sounds-setting-what = De courtes notes pour votre tour, les combats, ce qui vous concerne et la fin de la partie.
web-close = Fermer
web-cancel = Annuler
web-main = Aller au contenu

## Accueil

web-game = Jeu
web-game-players = { $least } à { $most } joueurs
web-play-now = Jouer maintenant
web-play-now-what = { $bots ->
    [one] Vous contre un bot, avec les règles standard
   *[other] Vous contre { $bots } bots, avec les règles standard
  }
web-welcome = Trois grands jeux de plateau, une seule table
web-welcome-what = Jouez avec les règles complètes, contre des bots ou entre amis, ici ou à distance. Chaque coup est enregistré.
web-home-learn = Apprendre
web-home-setup = Préparer une partie
web-set-table = Nouvelle partie
web-new-game = Nouvelle partie : { $game }
web-players = Nombre de joueurs
web-seats = Places
web-seat-kind = Qui joue à la place { $number }
web-seat-name = Nom à la place { $number }
web-name-placeholder = Nom
web-me = Vous
web-person = Une autre personne ici
web-bot = Bot : { $bot }
web-bot-code = { $code ->
    [beginner] Débutant
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [expert] Expert
    [random] Aléatoire
    [thumb] Règles simples
   *[other] { $code }
  }
web-bot-tempered = { $bot }, { $temper ->
    [builder] bâtisseur
    [raider] conquérant
    [banker] banquier
   *[other] { $temper }
  }
web-temper = Tempérament des bots
web-temper-choice = { $temper ->
    [balanced] Équilibré
    [builder] Bâtisseurs
    [raider] Conquérants
    [banker] Banquiers
    [mixed] Varié
   *[other] { $temper }
  }
web-variants = Variantes
web-option-needs = « { $option } : { $given } » exige « { $other } : { $value } ».
web-option-excludes = « { $option } : { $given } » est incompatible avec « { $other } : { $value } ».
web-file-choose = Choisir un fichier
web-file-none = Aucun fichier
web-file-server = Fixé par ce serveur
web-file-without = Jouer sans ce fichier
web-start = Commencer la partie
web-my-tables = Mes tables
web-no-tables = Pas encore de table. La première est à un clic.
web-tables-all = Afficher les { $count } tables
web-resume = Continuer
web-look = Regarder
web-delete = Supprimer
web-delete-sure = Supprimer définitivement cette table ?
web-delete-sure-all = Supprimer définitivement cette table, aussi pour les autres joueurs ?
web-upload = Ouvrir une partie enregistrée
web-upload-what = Une partie enregistrée en fichier texte, ici ou depuis la ligne de commande.
web-paste = Coller
web-paste-what = Coller une partie enregistrée ou une position sous forme de texte, pour la continuer ou l’analyser.
web-table-over = Terminée
web-table-won = { $count ->
    [one] { $players } a gagné
   *[other] { $players } ont gagné
  }
web-table-won-you = Vous avez gagné
web-table-progress = { $percent } % du chemin parcouru
web-table-running = { $actions ->
    [one] { $actions } décision jusqu’ici
   *[other] { $actions } décisions jusqu’ici
  }
web-table-since = À partir de la position { $number }
web-table-your-turn = À vous de jouer

## Table

web-connecting = Connexion…
web-lost = Connexion perdue. Reconnexion… Vous pourrez continuer dès qu’elle sera rétablie.
web-lost-unsent = Connexion perdue. Votre choix n’a pas été envoyé : choisissez de nouveau dès que la connexion sera rétablie.
web-updated = La page a été rechargée, car Great Powers a été mis à jour.
web-part-missing = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
web-your-choice = À vous de jouer
web-whose-choice = C’est à { $player } de jouer
web-waits-luck = Hasard
web-waits-bot = { $player } réfléchit…
web-waits-free = En attente d’un ami
web-waits-several = En attente de { $players }
web-step = { $about } : { $step }
web-pass-idle = Aucune carte jouable : vous passez…
web-pass-due = Vous passez…
web-plan = Passer tant que rien ne me concerne
web-plan-what = Vous passez, même en votre absence, jusqu’à votre tour ou jusqu’à ce que quelque chose vous concerne. Les autres n’en savent rien.
web-plan-on = Vous passez tant que rien ne vous concerne.
web-plan-stop = Ne plus passer
web-forced-done = Fait pour vous, seul choix possible : { $actions }
web-choices = Choix
web-overview = Aperçu
web-choices-none = Rien à décider pour le moment.
web-choices-here = Possible ici : { $region }
web-choices-all = Montrer tous les choix
web-here-nothing = { $region } : aucun choix dans cette liste
web-all-choices = { $count ->
    [one] Le seul choix
   *[other] Les { $count } choix en liste
  }
web-not-possible = Impossible maintenant
web-not-possible-why = Choisissez une ligne pour savoir pourquoi.
web-why-possible = C’est possible maintenant.
web-rule-link = Règle
web-rule-forbids = Les règles ne le permettent pas.
web-times = ×{ $times }
web-times-label = { $action }, { $times } fois
web-many = Combien : { $place }
web-many-fewer = Un de moins
web-many-more = Un de plus
web-many-most = Le maximum : { $count }
web-confirm = Confirmer
web-confirm-back = Retour
web-confirm-what = { $action } ?
web-undo = Annuler le coup
web-reset = Recommencer mon tour
web-ask = Demander à annuler
web-ask-do = Revenir en arrière
web-ask-lost = { $count ->
    [one] Une action est annulée : votre dernière décision.
   *[other] { $count } actions sont annulées : votre dernière décision et tout ce que les bots ont fait depuis.
  } Ce qui a été tiré ou montré reste connu.
web-ask-lost-all = Votre dernière décision et tout ce qui s’est passé depuis sont annulés. Ce qui a été tiré ou montré reste connu.
web-consent = Demande d’annulation
web-consent-what = { $count ->
    [one] { $player } demande à annuler une action.
   *[other] { $player } demande à annuler { $count } actions.
  }
web-consent-agree = Accepter
web-consent-refuse = Refuser
web-consent-agree-label = Accepter pour { $player }
web-consent-refuse-label = Refuser pour { $player }
web-consent-agreed = accepte
web-consent-waiting = n’a pas encore répondu
web-consent-withdraw = Retirer la demande
web-consent-declined = { $player } refuse.
web-rules-here = Règles pour cette décision
web-reference = Aide-mémoire
web-reference-print = Imprimer
web-keys = Touches : chiffres, ou flèches et Entrée, pour choisir · U annuler · S avance rapide · H conseil · ? règles · Échap retour · ← → parcourir la partie
web-keys-chances = C chances de gagner
web-advice = Conseil
web-advice-key = Montrer les meilleures actions (touche H)
web-chances = Chances de gagner
web-chances-key = Montrer les chances de gagner de chacun (touche C)
web-log-why = Pourquoi ?
web-log-why-label = Pourquoi ? { $event }
web-told = « { $words } »
web-skip = Avance rapide
web-skip-what = Aller à votre prochain tour (touche S)
web-since = { $turns ->
    [0] Depuis votre dernier coup
    [one] Depuis votre dernier coup : 1 tour
   *[other] Depuis votre dernier coup : { $turns } tours
  }
web-hits = Ce qui vous concerne
web-refused = Impossible : { $why }
web-board = Plateau
web-log = Journal
web-history = Historique
web-panels = Panneaux
web-actions = Possible à tout moment

## Panneaux

web-you = vous
web-bot-mark = bot
web-asked-mark = doit jouer
web-hidden = secret
web-people = Participants
web-presence = { $mark ->
    [here] présent
    [away] absent
    [free] pas encore là
   *[bot] un bot joue
  }

## Journal

web-log-empty = Il ne s’est encore rien passé.
web-log-brief = Résumé
web-log-show = Montrer cette position
web-log-before = Mise en place

## Combats, sur la scène et dans le journal

web-clash = { $place } : { $attacker } contre { $defender }.
web-clash-with = { $place } : { $attacker } ({ $units }) contre { $defender }.
web-clash-ending = { $ending ->
    [won] L’attaque réussit.
    [held] L’attaque échoue.
    [off] L’attaque est interrompue.
    [mutual] Les deux camps se détruisent mutuellement.
   *[even] Aucun vainqueur.
  }
web-clash-units = { $number ->
    [1] { $kind }
   *[other] { $number } × { $kind }
  }
web-clash-side = { $player } ({ $units })
web-clash-losses = Pertes : { $sides }.
web-clash-round = Manche { $number }
web-clash-hits = { $number ->
    [one] { $number } touche
   *[other] { $number } touches
  }
web-clash-stage = Combat sur la scène
web-clash-go-on = Continuer

## Historique

web-position = Position { $number } sur { $last }
web-position-first = Début
web-position-before = Précédent
web-position-next = Suivant
web-position-last = Maintenant
web-film = Revoir la partie
web-film-play = Lecture
web-film-pause = Pause
web-film-speed = Vitesse
web-film-rate = { $rate }×
web-film-turn-before = Tour précédent
web-film-turn-next = Tour suivant
web-film-round-before = Tour de table précédent
web-film-round-next = Tour de table suivant
web-film-keys = Espace : lecture ou pause. ← → : une action, avec Maj un tour. Page haut, Page bas : un tour de table. Début, Fin : début et fin de la partie.
web-csv = Télécharger les chiffres (CSV)
web-past = Vous regardez la position { $number } sur { $last }.
web-past-back = Revenir au présent
web-past-did = { $player } : { $action }
web-past-hidden = { $player } a décidé.
web-past-luck = Hasard : { $action }
web-branch = Continuer à partir d’ici
web-link = Copier le lien
web-link-done = Lien copié
web-download = Télécharger la partie
web-download-chat = Télécharger avec la discussion
web-chart-none = Les graphiques apparaissent au fil de la partie.
web-chart-turn = Tour

## Rideau, résultat

web-curtain = C’est à { $player } de décider
web-curtain-ready = Je suis { $player }
web-floor = Quelqu’un d’autre…
web-floor-back = { $player } a fini
web-result = La partie est terminée
web-result-winner = { $player } l’emporte
web-result-shared = Victoire partagée : { $players }
web-result-standings = Classement final
web-result-parts = Détail des scores
web-player = Joueur
web-rematch = Revanche
web-review = Bilan
web-review-open = Bilan de la partie
web-replay = Revoir la partie

## Règles à consulter

web-rules-title = Règles du jeu { $game }
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] { $count } règle
   *[other] { $count } règles
  }
web-rules-chapters = Chapitres
web-rules-how = Les règles dans nos propres mots. Ce qui découle d’autres règles est en italique. La balance signale nos interprétations, là où les règles imprimées se taisent ou se contredisent.
web-rules-rulings = Nos interprétations
web-rules-ruling-what = Notre interprétation : ici, les règles imprimées se taisent ou se contredisent.
web-rules-print = Imprimer le livre
web-rules-turn = Chapitres précédent et suivant
web-rules-previous = Précédent
web-rules-next = Suivant
web-rules-belongs-to = Concerne :
web-rules-see = Voir aussi :
web-rules-open = Ouvrir dans les règles
web-rules-link = Lien vers cette règle
web-rules-step = Règles pour cette décision

## Guide de la première partie, un texte par décision

web-guide = Votre première partie
web-guide-hide = Masquer ces conseils
web-coach = Conseil :
web-guide-more = Plus
web-guide-less = Moins

## Noms des bots

web-bot-name-1 = Amalia
web-bot-name-2 = Bruno
web-bot-name-3 = Camille
web-bot-name-4 = Edith
web-bot-name-5 = Felix
web-bot-name-6 = Greta
web-bot-name-7 = Hugo
web-bot-name-8 = Ida

## Apprendre

web-learn-title = Apprendre { $game }
web-learn-what = Dix minutes de leçons courtes sur de vraies positions, puis une première partie avec un conseiller. On apprend en jouant.
web-learn-lesson = Leçon { $number } sur { $count }
web-learn-all = Toutes les leçons
web-learn-task = À vous :
web-learn-met = { $met } sur { $needed }
web-learn-hint = Indice
web-learn-hint-more = Encore un indice
web-learn-more = Afficher l’introduction
web-learn-less = Masquer l’introduction
web-learn-failed = L’objectif n’est pas atteint. Vous pouvez annuler votre dernier choix et réessayer.
web-learn-failed-final = L’objectif n’est pas atteint. On ne peut plus rien annuler ici : la leçon reprend au début.
web-learn-try = Réessayer
web-learn-again = Recommencer
web-learn-next = Leçon suivante
web-learn-rules = Les règles concernées
web-learn-start = Commencer
web-learn-repeat = Refaire
web-learn-done = Terminée
web-learn-coached = Première partie accompagnée
web-learn-coached-what = Vous contre deux bots. Un conseiller vous dit à chaque tour ce qui compte.
web-learn-play = Jouer
web-learn-read = Plutôt lire les règles

web-chat = Discussion
web-chat-empty = Aucun message pour le moment.
web-chat-text = Écrivez un message
web-chat-only = Seulement à { $others }
web-chat-say = Envoyer
web-chat-to = À
web-chat-all = tout le monde
web-chat-private = { $player } à { $others }
