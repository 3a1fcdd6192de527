# La ligne de commande en français. Les commandes que l’on tape (why, undo, save…) sont les mêmes dans toutes les langues.

## Erreurs

error = greatpowers: { $message }
error-inside = Une erreur s’est produite dans le programme ({ $what }). Merci de nous la signaler ; GREATPOWERS_DEBUG=1 montre les détails.
output-trouble = Impossible d’écrire la sortie : { $reason }.
try-help = { $message } Essayez « { $command } --help ».
bad-command = Commande inconnue : « { $given } » ; choisissez parmi { $allowed }.
bad-command-option = Option inconnue : { $given }.
bad-command-option-near = Option inconnue : { $given } ; vouliez-vous dire { $near } ?
bad-extra = De trop à la fin : { $given }.
bad-missing = Il manque { $what }.
bad-value = { $what } : { $why }.
bad-value-number = { $what } demande un nombre entier.
bad-language = Langue inconnue : « { $given } » ; choisissez parmi { $allowed }.
bad-option-form = Option « { $given } » : écrivez-la sous la forme nom=valeur.
bad-bot-count = { $given } bots pour { $seats } places : nommez-en un pour toutes, ou un pour chacune, séparés par des virgules.
bad-process = Le processus de la partie { $number } s’est arrêté de lui-même (code de sortie { $code }).
bad-play-bot = Une partie enregistrée ne pourrait pas nommer le bot « { $given } ». Prenez un chemin court, et nommez un programme avec son dossier, par exemple « python ./mon_bot.py ».
bad-resume-bot = Cette partie compte le bot « { $given } », qui exécute son propre code sur cet ordinateur. Si vous lui faites confiance, nommez-le encore une fois avec --bot.
bad-seat = Il n’y a pas de place { $given } à une table de { $players } ; les places se comptent à partir de 1.
bad-save-exists = { $path } existe déjà. Pour reprendre la partie qu’il contient : « greatpowers play { $game } { $path } » ; sinon, indiquez un autre fichier.
bad-lesson = Il n’y a pas de leçon « { $given } » pour { $game } ; indiquez un numéro de 1 à { $count }, ou l’un de ces noms : { $names }.
bad-name = « { $given } » passerait pour un bot ; choisissez un autre nom.
bad-names = { $given ->
    [one] Un nom
   *[other] { $given } noms
  } pour { $people ->
    [one] une personne
   *[other] { $people } personnes
  } à la table : enlevez-en, ou dites qui joue avec --seat ou --hot-seat.
bad-resume-options = Une partie enregistrée apporte ses joueurs, ses places, ses options et sa graine : enlevez { $given }.
bad-position-options = Une position a déjà ses joueurs, ses options et son plateau : omettez { $given }.
bad-number = { $what } doit valoir au moins { $least }, pas { $given }.
bad-analyse-until = { $path } est une position isolée : retirez --until.
bad-review-viewer = { $path } est la partie vue par un seul joueur : un bilan demande l’enregistrement complet.
bad-until = La partie compte { $count } actions ; --until va de 0 à { $count }, pas { $given }.
bad-replay-seat = { $path } est la partie en cours telle qu’un seul joueur la connaît : omettez --seat.
bad-out = Les résultats s’écrivent en .csv ou en .jsonl, pas en « { $given } ».
bad-bot-move = Le bot « { $bot } » a joué un coup interdit dans la partie { $number } : { $why } ({ $rule })
bad-resume-none = Il n’y a pas de partie inachevée ({ $game }) à reprendre dans { $folder }.
bad-resume-game = { $path } contient une partie d’un autre jeu ({ $found } au lieu de { $game }).
bad-resume-own = { $path } est la partie en cours telle qu’un seul joueur la connaît : ce qu’elle cache manque, on ne peut donc pas la continuer. Pour la relire : greatpowers replay { $path }
bad-record = { $path } : { $why }
bad-board = { $path } : { $why }
bad-board-game = Le plateau de { $game } ne peut pas être corrigé.
bad-board-option = --board fixe déjà l’option { $option } ; enlevez l’un des deux.

file-missing = { $path } : ce fichier ou ce dossier n’existe pas.
file-not-text = { $path } : ce n’est pas un fichier texte.
file-denied = { $path } : lecture ou écriture interdite ici ; vérifiez les droits.
file-is-folder = { $path } est un dossier ; indiquez un fichier.
file-not-folder = { $path } : une partie de ce chemin n’est pas un dossier.
file-disk-full = { $path } : le disque est plein ; libérez de l’espace ou choisissez un autre endroit.
file-name-too-long = { $path } : le nom est trop long.
file-other = { $path } : { $reason }.

## Aide

help-app = Jouer, étudier et automatiser les grands jeux de plateau de l’impérialisme.
help-version = Afficher la version et quitter.
version = Great Powers { $version } (moteur : { $engine ->
    [compiled] compilé
   *[plain] Python pur
  })
help-game = Le jeu : { $games }.
help-language = Langue : en, de ou fr.
help-option = Une option du jeu sous la forme nom=valeur ; peut être répétée. « greatpowers options JEU » énumère les options d’un jeu.
help-board-file = Un fichier de corrections du plateau, pour ceux qui possèdent le jeu imprimé. « greatpowers board JEU » en écrit un pour commencer, si le plateau peut être corrigé.
help-players = Le nombre de joueurs.
help-seed = Un nombre qui rend le hasard reproductible.
help-json = Afficher du JSON pour les programmes, et rien d’autre.
help-jobs = Le nombre de processus simultanés.

help-play = Jouer contre des bots, ou à plusieurs au même clavier.
help-play-file = Une partie enregistrée à reprendre.
help-play-seat = Votre place, comptée à partir de 1 ; plusieurs fois pour plusieurs personnes. Par défaut, une place au hasard.
help-play-bot = Les bots des autres places : un pour toutes, ou un pour chacune, séparés par des virgules.
help-play-hot-seat = Toutes les places sont jouées par des personnes à ce clavier.
help-play-name = Votre nom ; plusieurs fois pour plusieurs personnes, dans l’ordre de leurs places.
help-play-typed-luck = Lancer les dés, piocher et tourner les roues sur une vraie table, puis taper les résultats.
help-play-coach = Un conseiller dit à chaque décision ce qui compte.
help-play-pass = Passer pour vous quand vous n’avez aucune carte jouable.
help-play-resume = Reprendre FICHIER, ou sans FICHIER la dernière partie jouée.
help-play-save = Enregistrer la partie dans ce fichier plutôt que dans le dossier habituel.
help-play-position = Commencer par la position de ce fichier, telle que « replay --position » l’écrit.

help-learn = Apprendre un jeu par de courtes leçons sur de vraies positions.
help-learn-game = Le jeu ; par défaut, la liste de ce qu’on peut apprendre.
help-learn-lesson = Une leçon, par son numéro ou son nom ; par défaut, à choisir dans la liste.

help-simulate = Faire jouer beaucoup de parties aux bots, avec statistiques.
help-simulate-games = Le nombre de parties.
help-simulate-bots = Un bot pour toutes les places, ou un par place, séparés par des virgules : codes, MODULE:CLASSE, FICHIER.py:CLASSE ou commandes de programmes.
help-simulate-rotate = Les bots changent de place d’une partie à l’autre.
help-simulate-out = Écrire une ligne par partie dans ce fichier .csv ou .jsonl.

help-arena = Mesurer des bots dans un tournoi.
help-arena-bots = Au moins deux bots, séparés par des virgules. En « gauntlet », le premier affronte tous les autres.
help-arena-kind = « round-robin » : une place de chaque bot contre toutes les autres places de chaque autre. « gauntlet » : de même pour le premier bot seulement. « mixed » : des bots différents à chaque table.
help-arena-deals = Nombre de donnes. Chacune est jouée avec toutes les rotations des places et le même hasard.
help-arena-seconds = Un bot qui met plus de temps pour une décision perd sa place par forfait.
help-arena-out = Garder le programme et les résultats dans ce fichier .jsonl. La même commande reprend un tournoi interrompu.
help-arena-html = Écrire un rapport pour le navigateur dans ce fichier.

help-replay = Raconter une partie enregistrée, ou en montrer une position.
help-replay-file = La partie enregistrée.
help-replay-until = Montrer la position après ce nombre d’actions.
help-replay-position = Écrire la position en texte, à la fin ou après --until actions. « play --position » commence par un tel texte.
help-replay-seat = Montrer seulement ce que l’on voyait de cette place.
help-replay-step = Attendre Entrée après chaque tour.
help-replay-csv = Écrire les chiffres de chaque tour terminé en CSV, pour tableurs et statistiques.
help-replay-check-luck = Une fois la partie terminée, vérifier que tout le hasard découle du secret auquel la table s’est engagée.

help-analyse = Montrer les chances et les meilleurs choix d’une position. Chaque choix est accompagné de sa raison principale.
help-analyse-file = Une partie enregistrée ou une position.
help-analyse-until = La position après ce nombre d’actions d’une partie enregistrée. Par défaut : la dernière.
help-analyse-seat = Les chances telles que cette place peut les estimer. Par défaut : celle dont c’est le tour.
help-analyse-seconds = Temps de réflexion sur les choix.
help-analyse-playouts = Compter des suites jouées au lieu de secondes, pour pouvoir répéter le résultat ; 0 compte les secondes.
help-review = Trouver les tournants d’une partie enregistrée. Avec les chances de chacun, de meilleurs choix et la part du hasard.
help-review-file = L’enregistrement d’une partie.
help-review-seconds = Temps de réflexion sur la partie.
help-rules = Chercher dans les règles et les montrer.
help-rules-words = Des mots à chercher, un chapitre, ou l’identifiant ou le numéro d’une règle. Sans rien : les chapitres.

help-options = Énumérer les options d’un jeu et leur signification.

help-board = Écrire le plateau dans un fichier à corriger. On y voit ce que dit le livret de règles et ce qui est reconstitué.
help-board-start = Commencer par les corrections de ce fichier.

help-check = Jouer au hasard et vérifier tout ce qui doit toujours tenir.
help-check-games = Le nombre de parties.
help-check-middle = Ne commencer à vérifier que vers le milieu de chaque partie aléatoire, pendant quelques centaines de décisions.

help-bot = Faire jouer un bot sur un serveur, par le réseau.
help-bot-bot = Un bot : un code, MODULE:CLASSE, FICHIER.py:CLASSE ou la commande d’un programme comme « python mon_bot.py ».
help-bot-server = L’adresse du serveur, par exemple https://example.org.
help-bot-token-file = Un fichier pour le jeton du bot, afin qu’il garde ses places ; créé si nécessaire.
help-bot-link = Le lien vers une place libre.
help-bot-lobby = Prendre une place libre à une table ouverte de ce jeu, dès qu’il y en a une.
help-bot-name = Le nom du bot à la table.
help-serve = Lancer la table du navigateur, pour cette machine ou un réseau.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 est accessible aussi depuis d’autres machines.
help-serve-port = Le port d’écoute ; 0 en prend un libre.
help-serve-any-port = Prendre un port libre si celui-ci est occupé.
help-serve-database = Où garder les parties, sous forme d’URL SQLAlchemy. Sinon : tables.sqlite dans le dossier habituel.
help-serve-board = Un fichier de corrections du plateau ; les nouvelles tables commencent avec lui.
help-serve-open = Ouvrir le navigateur.
help-serve-host-name = Le nom public du serveur, par exemple play.example.org ; peut être répété. Le serveur ne répond alors à aucun autre. Sinon : toute adresse IP et les noms de cette machine.
help-serve-root-path = Le chemin sous lequel un proxy propose les jeux, par exemple /greatpowers.
help-serve-proxy = L’adresse ou le réseau d’un proxy dont les en-têtes X-Forwarded-For et X-Forwarded-Proto comptent ; peut être répété. Les proxys de cette machine comptent toujours.
help-serve-metrics-from = L’adresse ou le réseau qui peut lire /metrics, outre cette machine ; peut être répété.
help-serve-public-url = Adresse publique du serveur, par exemple https://jeux.example.org. Elle permet de prévenir les joueurs absents quand c’est leur tour.
help-serve-smtp = Serveur de messagerie pour les avis : smtp://NOM:MOTDEPASSE@HOTE:PORT (chiffré par STARTTLS) ou smtps://.
help-serve-mail-from = Expéditeur de ces e-mails, par exemple Great Powers <jeux@example.org>.
help-serve-notice-grace = Nombre de secondes pendant lesquelles un joueur peut quitter la table avant d’être prévenu.
help-serve-notice-timeout = Nombre de secondes dont disposent serveurs de messagerie, webhooks et services push pour répondre.
help-serve-local-receivers = Autoriser aussi les webhooks de votre propre réseau et sans chiffrement.
help-serve-strongest-bot = Niveau le plus fort que les invités peuvent choisir comme adversaire : les bots plus forts réfléchissent plus longtemps, et toutes les tables se partagent le temps de cette machine.
help-serve-analysis-seconds = Temps de réflexion du serveur, en secondes, pour un conseil ou une explication demandés par un joueur ; 0 : il n’en propose pas.
help-serve-review-seconds = Temps de réflexion du serveur, en secondes, pour le bilan d’une partie terminée ; 0 : il n’en propose pas.
help-serve-connections = Combien de connexions peuvent être ouvertes en même temps.

help-admin = Gérer un serveur : sauvegardes, vieilles tables, invités.
help-admin-database = La base de données du serveur, comme pour « greatpowers serve ».
help-admin-guest = L’identifiant de l’invité, en entier ou tel que « admin guests » l’affiche.
help-admin-stats = Compter les invités, les tables et les parties.
help-admin-backup = Tout sauvegarder dans un fichier, serveur en marche.
help-admin-backup-file = Le fichier à écrire ; il ne doit pas encore exister.
help-admin-restore = Restaurer une sauvegarde dans une base vide.
help-admin-restore-file = La sauvegarde.
help-admin-restore-replace = Remplacer tout le contenu de la base. Arrêtez d’abord le serveur.
help-admin-restore-check = Vérifier seulement que la sauvegarde est complète et intacte.
help-admin-prune = Supprimer les tables délaissées depuis un certain temps.
help-admin-prune-age = Depuis combien de temps personne n’y a touché, par exemple 90d, 12w ou 1y (jours, semaines, années).
help-admin-prune-finished = Seulement les parties terminées.
help-admin-prune-abandoned = Seulement les parties inachevées.
help-admin-prune-dry-run = Dire seulement ce qui serait supprimé.
help-admin-prune-yes = Supprimer sans demander confirmation.
help-admin-export = Exporter les parties terminées dans un seul fichier zip.
help-admin-export-file = Le fichier zip à écrire ; il ne doit pas encore exister.
help-admin-ratings = Lister les meilleurs joueurs de chaque jeu.
help-admin-ratings-most = Combien de joueurs lister au plus.
help-admin-ratings-recompute = Recalculer d’abord tous les classements à partir des résultats enregistrés.
help-admin-guests = Lister les invités, les derniers actifs en premier.
help-admin-guests-most = Le nombre maximal d’invités affichés.
help-admin-guests-table = Seulement les invités de cette table (l’identifiant dans son adresse).
help-admin-accounts = Lister les comptes.
help-admin-reset-password = Donner un nouveau mot de passe à un compte.
help-admin-account = Le nom du compte.
help-admin-forget = Supprimer les données d’une personne.
help-admin-person = Le nom d’un compte, ou l’identifiant d’un invité.
help-admin-block = Bloquer un invité.
help-admin-unblock = Débloquer un invité.

## Jouer : la session

bot-names = Amalia, Bruno, Camille, Edith, Felix, Greta, Hugo, Ida
play-welcome = { $title }. { $summary }
play-seat = Vous êtes { $name }, à la place { $seat } sur { $seats }. Graine { $seed }.
play-hot-seat = À ce clavier : { $names }. Graine { $seed }.
play-commands = Tapez un numéro ou les mots d’un choix ; ? pour l’aide.
play-resumed = { $count ->
    [one] Reprise de { $path } après une action.
   *[other] Reprise de { $path } après { $count } actions.
  }
play-from-position = Cette partie commence par une position.
play-saved-in = La partie est enregistrée dans { $path }.
play-quit = La partie est enregistrée dans { $path }. Pour la reprendre : greatpowers play { $game } --resume
play-quit-file = La partie est enregistrée dans { $path }. Pour la reprendre : greatpowers play { $game } --resume { $path }
play-quit-unsaved = La partie n’a pas pu être enregistrée : { $why }
play-save-trouble = La partie n’a pas pu être enregistrée : { $why } « save FICHIER » permet de l’enregistrer ailleurs.
play-forced = Un seul choix possible : { $action }
play-passed = { $count ->
    [one] Passé pour vous : aucune de vos cartes n’était jouable.
   *[other] Passé { $count } fois pour vous : aucune de vos cartes n’était jouable.
  }
play-passed-option = Avec --no-pass, c’est vous qui décidez.
play-used-up = Épuisé dans la réserve : { $pieces }
play-only-pass = Vous ne pouvez jouer aucune de vos cartes maintenant. La question vous est posée quand même, pour que personne n’apprenne ce que vous avez en main.
play-question = { $name } : { $question }
play-coach = Conseil : { $advice }
play-told = { $name } vous dit : « { $words } »
play-told-refusal = { $name } refuse : « { $words } »
play-curtain = Passez le clavier à { $name }. { $name }, appuyez sur Entrée.
play-luck-enter = Tapez ce qui s’est passé sur la table, ou Entrée pour laisser le programme tirer.
play-luck-curtain = La prochaine pioche est secrète. La personne qui la saisit appuie sur Entrée ; les autres détournent les yeux.
play-luck-unknown = « { $typed } » n’est pas un résultat possible. Tapez le nombre du dé ou le début d’un nom.
play-input = { "> " }
play-only-choice = Entrée prend le seul choix possible.
play-usual = Entrée décide comme la dernière fois : { $action }.
play-changed = Nouveau ou modifié :
play-list-again = { $count ->
    [one] Les numéros restent valables ; « list » remontre le choix.
   *[other] Les numéros restent valables ; « list » remontre les { $count } choix.
  }
play-over = La partie est terminée.
play-winner = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
  }
play-record = La partie est dans { $path }. Pour la relire : greatpowers replay { $path }

play-unknown = « { $typed } » ne fait pas partie des choix. Tapez { $count ->
    [one] 1
   *[other] un numéro de 1 à { $count }
  }, les mots d’un choix, ou ? pour l’aide.
play-number-range = Il n’y a pas de choix { $given }. Tapez { $count ->
    [one] 1
   *[other] un numéro de 1 à { $count }
  }, les mots d’un choix, ou ? pour l’aide.
play-confirm = L’étape précédente s’est terminée d’elle-même. La suite : { $question } Pour y mettre fin aussi, répétez la saisie.
play-times-refused = Fait { $done } fois sur { $times }, puis plus possible : { $why } ({ $rule })
play-times-over = Fait { $done } fois sur { $times } : il faut maintenant décider autre chose.
play-pending = Répondez d’abord : { $question }
play-refused = Impossible : { $why } ({ $rule })
play-ambiguous = « { $typed } » peut désigner plusieurs choix :
play-ambiguous-more = … et { $count } de plus ; ajoutez un mot.
play-nothing-to-undo = Vous n’avez rien à annuler : on ne revient ni sur le hasard ni sur les décisions des autres.
play-next-nobody = Personne d’autre à ce clavier n’a à décider maintenant.
play-undone = Annulé : { $action }
play-undone-hidden = Annulé : quelque chose que vous ne pouvez pas voir.
play-undone-others = { $count ->
    [one] (Une réponse d’un autre joueur est annulée aussi.)
   *[other] ({ $count } réponses d’autres joueurs sont annulées aussi.)
  }
play-saved = Enregistrée dans { $path }.
play-save-exists = { $path } existe déjà et n’est pas une copie de cette session ; indiquez un autre fichier.
play-near = Régions voisines ({ $region }) : { $near }.
play-near-passage = Par un canal ou un détroit : { $near }.
play-near-usage = Usage : near RÉGION
play-near-unknown = Il n’y a pas de région « { $given } ».
play-save-usage = Usage : save FICHIER
play-why-possible = { $action } : possible maintenant.
play-why-refused = { $action } : { $why } ({ $rule })
play-why-unknown = « { $typed } » ne désigne aucune action de ce jeu. Écrivez-la comme dans la partie enregistrée, par exemple : { $example }
play-why-many = « { $typed } » peut désigner { $count } actions ; ajoutez un mot. Par exemple :
play-log-empty = Il ne s’est encore rien passé.
play-asides-none = Vous ne pouvez rien faire d’autre pour le moment.
play-asides-title = À tout moment, vous pouvez aussi :
play-asides-or = { $words } ou { $last }
play-aside-usage = Usage : { $usage }, par exemple { $example }
play-aside-usage-player = Usage : { $usage }, par exemple { $example }. Joueurs, par nom, code ou numéro de place : { $players }
play-player-unknown = Personne ne s’appelle « { $given } ». Joueurs, par nom, code ou numéro de place : { $players }
play-rules-usage = Usage : rules MOTS

play-hint-usage = Écrivez : hint, ou hint SECONDES pour réfléchir plus longtemps, par exemple hint 10
play-reason-nobody = Aucun bot n’a encore fait de choix.
play-reason-none = Aucun bot n’y a encore fait de choix.
play-reason-secret = Vous ne pouvez pas savoir pourquoi { $name } a fait cela : c’était secret.
play-reason = { $name } a choisi « { $action } »
play-reason-random = { $name } choisit au hasard.
play-reason-even = Rien ne se détache : d’autres choix semblent à peu près équivalents.
play-reason-worse = Rien ne plaide pour ce choix : d’autres semblent meilleurs.
play-reason-imagined = { $game ->
    [imperial] L’argent des autres est supposé, ou déduit des paiements que vous avez vus.
    [imperunde] Les cartes cachées des autres sont supposées d’après ce que vous avez vu.
   *[other] Tout ce qui vous est caché est supposé d’après ce que vous avez vu.
  }

## Conseils

analyse-record = { $game }, après { $number ->
    [one] une action
   *[other] { $number } actions
  }
analyse-position = { $game }, à partir d’une position
analyse-notation = Le premier choix en notation : { $notation }

## Bilan

review-thinking = Bilan en cours… { $percent } %
review-title = Bilan : { $game }, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
review-points = Tournants de la partie
review-points-none = Aucune décision n’a nettement coûté la partie à quelqu’un.
review-loss = Après { $number ->
    [one] { $number } action
   *[other] { $number } actions
} : { $player } a perdu { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $chance } % au lieu de { $best } %)
review-played = Joué : { $action }
review-better = Mieux : { $action }
review-luck = Chance
review-luck-even = La chance a été à peu près la même pour tout le monde.
review-luck-best = { $player } a eu le plus de chance : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que la moyenne.
review-luck-worst = { $player } a eu le moins de chance : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que la moyenne.
review-luck-what = En points de chance de victoire, par rapport à des dés et tirages moyens.
advice-percent = { $number } %
advice-chances = Chances de victoire
advice-lines = Meilleurs choix, avec la chance de victoire
advice-plan = Ensuite : { $actions }
advice-plan-more = Ensuite : { $actions }…
advice-and-then = , {""}
advice-thinking = Réflexion…

play-help-title = Commandes
play-help-number = NUMÉRO ou mots
play-help-number-means = faire un choix : son numéro, sa notation, ou le début de ses mots ; avec un nombre parmi eux, plusieurs fois, par exemple buy 3 infantry. Les numéros peuvent changer après chaque choix, les mots non : tapez des mots pour prendre de l’avance
play-help-list = list
play-help-list-means = remontrer tous les choix
play-help-board = board, { $parts }
play-help-board-means = tout montrer de nouveau, ou une partie
play-help-near = near RÉGION
play-help-near-means = les régions limitrophes d’une région ; le début du nom suffit
play-help-log = log [LIGNES]
play-help-log-means = ce qui vient de se passer
play-help-reason = why [NATION ou NOM]
play-help-reason-means = pourquoi un bot a fait son dernier choix : n’importe lequel, celui de ce nom, ou au dernier tour de la nation ; le début d’un nom suffit
play-help-hint = hint [SECONDES]
play-help-hint-means = vos meilleurs choix, avec chances et raisons
play-help-why = why ACTION
play-help-why-means = si une action est possible maintenant, sinon la règle qui l’interdit
play-help-rules = rules MOTS
play-help-rules-means = chercher dans les règles
play-help-asides = asides
play-help-asides-means = ce que vous pouvez faire à tout moment, même hors de votre tour
play-help-next = next
play-help-next-means = passer le clavier avant de répondre, quand plusieurs personnes décident en même temps
play-help-undo = undo
play-help-undo-means = annuler votre dernière décision
play-help-save = save FICHIER
play-help-save-means = enregistrer une copie de la partie dans un fichier
play-help-quit = quit
play-help-quit-means = quitter ; la partie est enregistrée
play-help-rules-title = Règles pour cette décision
play-help-notation = En notation, ce choix s’écrit par exemple : { $notation }

## Apprendre

learn-what = De courtes leçons sur de vraies positions : on apprend en jouant.
learn-start = Pour commencer : greatpowers learn { $game }
learn-how-far = { $done ->
    [0] aucune leçon terminée sur { $count }
    [one] { $done } leçon terminée sur { $count }
   *[other] { $done } leçons terminées sur { $count }
  }
learn-title = Apprendre { $title }
learn-choose = Tapez le numéro d’une leçon, Entrée pour la leçon { $next }, ou quit pour quitter.
learn-number = Leçon { $number } sur { $count }
learn-commands = Tapez un numéro ou les mots d’un choix ; hint pour un indice, ? pour l’aide.
learn-task = À vous :
learn-met = ({ $met } sur { $needed })
learn-hint = Indice { $number } sur { $count } : { $hint }
learn-failed = L’objectif n’est pas atteint. Votre dernier choix : { $action }
learn-undo = Entrée l’annule ; hint donne un indice, again recommence la leçon.
learn-retry = Entrée recommence la leçon ; hint donne un indice.
learn-next = Entrée passe à la leçon suivante ; rules montre les règles concernées, again recommence celle-ci, quit quitte.
learn-last = C’était la dernière leçon. Entrée la termine ; rules montre les règles concernées, again la recommence.
learn-not-kept = Votre progression n’a pas pu être enregistrée : { $why }
learn-goodbye = Pour continuer : greatpowers learn { $game }
learn-coached = Jouez maintenant une première partie accompagnée : greatpowers play { $game } --players { $players } --coach
learn-help-hint = hint
learn-help-hint-means = un indice, puis un autre
learn-help-task = task
learn-help-task-means = relire l’introduction et l’objectif
learn-help-again = again
learn-help-again-means = recommencer la leçon
learn-help-rules = rules [MOTS]
learn-help-rules-means = les règles de cette leçon, ou chercher dans les règles
learn-help-quit = quit
learn-help-quit-means = quitter ; les leçons terminées restent notées

## Simuler

simulate-rate = { $rate } parties/s
simulate-left = encore { $time }
simulate-line = { $done } parties sur { $games }, { $rate } par seconde, encore { $left } s environ
simulate-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
  } à { $players } joueurs, graine { $seed }
simulate-stopped = Arrêt après { $done } parties sur { $games }.
simulate-none = Arrêt avant la fin de la première partie.
simulate-bot = bot
simulate-seat = place
simulate-played = parties
simulate-wins = victoires
simulate-share = part
simulate-percent = { $number } %
simulate-interval = interv. 95 %
simulate-score = score moyen
simulate-rank = rang moyen
simulate-distinct = Seules { $distinct } des { $games } parties sont différentes : ces bots laissent peu au hasard.
simulate-note = Une victoire partagée compte pour une part. À force égale, chaque place gagnerait { $share } %.
simulate-length = Durée : { $turns } tours et { $decisions } décisions par partie. Fin de partie : { $reasons }.
simulate-speed = Vitesse : { $games } parties/s, { $decisions } décisions/s en { $seconds } s.
simulate-written = Les résultats sont dans { $path }.

## Arène

bad-arena-kind = « { $given } » n’est pas une forme de tournoi ; choisissez parmi { $allowed }.
bad-arena-few = Un tournoi demande au moins deux bots différents.
bad-arena-twice = Le bot « { $given } » est nommé deux fois.
bad-arena-out = « { $given } » : les résultats demandent un fichier qui se termine par .jsonl.
bad-arena-file = « { $path } » contient autre chose que des résultats de l’arène.
bad-arena-plan = « { $path } » contient un autre tournoi (différences : { $fields }). La même commande le reprend ; sinon, choisissez un autre fichier.
arena-title = { $game } : { $kind }, { $players } joueurs
arena-about = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } sur { $scheduled }, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
  }, graine { $seed }
arena-stopped = Arrêt. La même commande reprend le tournoi.
arena-stopped-unsaved = Arrêt. Rien n’a été enregistré : avec --out, un tournoi peut être repris.
arena-kind-round-robin = chacun contre chacun
arena-kind-gauntlet = un contre tous
arena-kind-mixed = tables mixtes
arena-strength = Classement
arena-strength-note = OpenSkill, moyenne 1000, avec intervalle à 95 %. Une victoire partagée compte pour une fraction ; à force égale, chaque place gagnerait { $share } % des parties.
arena-rating = cote
arena-games = parties
arena-won = gagnées
arena-forfeits = forfaits
arena-cut = interrompues
arena-alone = Un contre le reste
arena-alone-note = Part des parties qu’une place du bot de la ligne gagne contre le bot de la colonne à toutes les autres places. À force égale : { $share } %.
arena-ahead = Face à face
arena-ahead-note = Part des parties où le bot de la ligne devance celui de la colonne. Une égalité compte pour moitié. À force égale : 50 %.
arena-seats = Victoires par place
arena-all-bots = tous les bots
arena-times = Temps par décision
arena-decisions = décisions
arena-mean = moyenne
arena-percentile = 95 % en moins de
arena-longest = maximum
arena-milliseconds = { $number } ms
arena-forfeit = Partie { $number }, place { $seat } : « { $bot } » déclare forfait ({ $why }).
arena-failed = La partie { $number } n’a pas pu être terminée : { $why }
arena-more = … et { $count } de plus
arena-problems = Forfaits et échecs
arena-page-written = Rapport écrit dans { $path }.
arena-made-by = Créé par Great Powers { $version }

## Relire

replay-title = { $game } à { $seats } joueurs : { $players }
replay-options = Options choisies : { $options }
replay-seen-by = C’est la partie en cours telle que { $name } la connaît.
replay-seen-by-spectator = C’est la partie en cours telle que la voient les spectateurs.
replay-made-up = Ce qu’elle cache est inventé ici.
replay-setup = Mise en place
story-times = { $sentence } (×{ $times }).
story-dice = { $sentence } (dés : { $dice }).
story-dice-alone = Dés : { $dice }.
story-passed = { $turn } : passe.
replay-position = Position après { $number } actions sur { $count }
replay-last = Dernière action : { $action }
replay-next = Ensuite : { $who } – { $question }
replay-luck = le hasard
replay-open = La partie enregistrée s’arrête ici ; elle n’est pas terminée.
replay-enter = Entrée pour le tour suivant, q pour arrêter.
luck-good = { $count ->
    [0] Rien n’a dépendu du hasard dans cette partie.
    [one] Le seul tirage découle du secret auquel cette table s’est engagée dès le début.
   *[other] Les { $count } tirages découlent tous du secret auquel cette table s’est engagée dès le début.
}
luck-since = Les { $since } premières actions viennent de la partie que celle-ci continue et n’ont pas été vérifiées.
luck-no-secret = Cette partie enregistrée ne contient pas le secret de son hasard : elle n’est pas encore terminée, ou son hasard venait d’une graine.
luck-other-secret = Le secret de cette partie enregistrée n’est pas celui auquel la table s’est engagée : son empreinte diffère.
luck-wrong = { $count ->
    [one] Un tirage ne découle pas du secret : action { $numbers }.
   *[other] { $count } tirages ne découlent pas du secret : actions { $numbers }.
}

## Règles

rules-chapters = { $game } : { $count } règles dans ces chapitres
rules-chapter-id = chapitre
rules-chapter-title = titre
rules-chapter-count = règles
rules-hint = « rules { $game } CHAPITRE » montre un chapitre, « rules { $game } MOTS » fait une recherche.
rules-source = Source : { $source }
rules-belongs-to = Concerne : { $chapters }
rules-see = Voir aussi : { $see }
rules-ruling = Interprétation { $number } : { $question }
rules-found = { $count ->
    [one] Une règle
   *[other] { $count } règles
  }
rules-none = Aucune règle ne contient « { $words } ».
rules-none-near = Aucune règle ne contient « { $words } ». Peut-être : { $near }

## Options

options-title = { $game } : options, sous la forme --option NOM=VALEUR
options-default = { $value } (par défaut)
options-number = { $least } à { $most } (par défaut { $default })
options-text = texte d’au plus { $most } caractères
options-needs = exige { $options }
options-excludes = incompatible avec { $options }

## Vérifier

check-title = { $game }, vérification de { $games ->
    [one] une partie
   *[other] { $games } parties
  } à { $players } joueurs, graine { $seed } : aucune infraction.
check-totals = { $decisions } décisions, { $actions } actions comparées aux règles, { $seconds } s.
check-ends = Fin de partie : { $reasons }.
check-violation = Infraction dans la partie { $number } (graine { $seed }) : { $message }
check-saved = La partie jusque-là est enregistrée dans { $path }.
check-stopped = Arrêt après { $done } parties sur { $games } : aucune infraction.

## Serveur

serve-at = Great Powers est lancé à l’adresse { $address } (Ctrl-C pour l’arrêter).
serve-board = Les nouvelles tables de { $game } commencent avec { $path } : { $count ->
    [one] { $count } correction
   *[other] { $count } corrections
  } du plateau.
serve-stopped = Arrêté. Toutes les parties sont enregistrées.

## Bots sur le réseau

bot-address = « { $given } » n’est pas l’adresse d’un serveur ; elle ressemble à https://example.org.
bot-link-or-lobby = Indiquez --link ou --lobby, pas les deux.
bot-listening = Connecté, avec { $games ->
    [one] { $games } partie en cours
   *[other] { $games } parties en cours
  }. Ctrl-C arrête le bot.
bot-waiting = Pas encore de place libre pour { $game } aux tables ouvertes. Le bot attend.
bot-seated = Joue à la place { $seat } de la table { $table }.
bot-over = La partie est terminée : rang { $rank } sur { $players }.
bot-ended = La partie s’est terminée sans résultat.
bot-stopped = Arrêté.
bot-lost = Connexion perdue ({ $why }). { $seconds ->
    [0] Nouvel essai.
    [one] Nouvel essai dans { $seconds } seconde.
   *[other] Nouvel essai dans { $seconds } secondes.
  }
bot-unreachable = Aucun serveur ne répond à { $address } : { $why }.
bot-refused = Le serveur refuse : { $why }
bot-record = Cette version ne peut pas suivre la partie : { $why }
bot-program-start = Impossible de démarrer « { $program } » : { $given }.
bot-program-ended = « { $program } » s’est terminé au lieu de répondre (code de sortie { $given }).
bot-program-illegal = « { $program } » a répondu « { $given } », qui n’est pas l’une des actions proposées.
bad-port = Le port { $given } n’existe pas ; choisissez-en un de 0 à 65535.
serve-port-taken = Le port { $port } est pris, peut-être par un autre serveur Great Powers. Choisissez-en un autre, par exemple --port { $other }, ou --port 0 pour n’importe quel port libre.
serve-port-denied = Le port { $port } ne peut pas être utilisé sans droits particuliers. Choisissez-en un au-dessus de 1023, par exemple --port 8765.
serve-host = Impossible d’écouter sur « { $host } » : { $reason }.
serve-public-url = « { $given } » n’est pas l’adresse d’un serveur, comme https://jeux.example.org.
serve-smtp = Pour envoyer des e-mails, indiquez --public-url, --smtp (smtp://NOM:MOTDEPASSE@HOTE:PORT) et --mail-from.
serve-address = « { $given } » n’est ni une adresse IP ni un réseau comme 10.0.0.0/8.
serve-database-open = Impossible d’ouvrir la base de données : { $reason }
serve-database-driver = Le pilote de cette base de données n’est pas installé ({ $reason }). Pour PostgreSQL : pip install "greatpowers[postgresql]"
serve-database-newer = La base de données a été écrite par une version plus récente de ce programme ({ $reason }). Mettez le programme à jour.
serve-database-empty = Il n’y a encore rien dans cette base de données ({ $reason }).
serve-database-older = La base de données vient d’une version plus ancienne de ce programme (révision { $reason }). Démarrez une fois le serveur pour la mettre à jour.
serve-database-in-use = Un autre serveur utilise déjà cette base de données ({ $reason }). Arrêtez-le d’abord, ou choisissez une autre base avec --database. Seule une base PostgreSQL peut être partagée par plusieurs serveurs.

## Gérer un serveur

admin-file-exists = { $path } existe déjà ; choisissez un autre fichier.
admin-backup-done = { $tables ->
    [one] { $tables } table sauvegardée
   *[other] { $tables } tables sauvegardées
  } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }) dans { $path }.
admin-restore-done = { $tables ->
    [one] { $tables } table restaurée
   *[other] { $tables } tables restaurées
  } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }) depuis la sauvegarde du { $date }.
admin-restore-checked = { $path } est complète : une sauvegarde du { $date }, écrite par la version { $program }, avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }).
admin-archive-foreign = { $path } n’est pas une sauvegarde de Great Powers.
admin-archive-damaged = { $path } est une sauvegarde abîmée ou incomplète. Rien n’a été changé.
admin-archive-newer = { $path } a été écrite par une version plus récente de ce programme ({ $program }). Mettez le programme à jour. Rien n’a été changé.
admin-archive-not-empty = La base de données n’est pas vide. Pour remplacer tout son contenu par { $path }, ajoutez --replace.
admin-bad-age = « { $given } » n’est pas une durée ; écrivez 90d, 12w ou 1y pour des jours, des semaines ou des années.
admin-prune-found = Tables que personne n’a touchées depuis le { $date } : { $finished } terminées, { $abandoned } inachevées.
admin-prune-ask = Les supprimer définitivement ? [o/N]
admin-prune-yes = o, oui, y, yes
admin-prune-nothing = Rien n’a été supprimé.
admin-prune-done = { $tables ->
    [one] { $tables } table supprimée
   *[other] { $tables } tables supprimées
  }, ainsi que { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
  } sans autre table.
admin-export-done = { $games ->
    [one] { $games } partie terminée exportée
   *[other] { $games } parties terminées exportées
  } dans { $path }.
admin-export-left-out = { $count ->
    [one] { $count } table a été laissée de côté, car les règles actuelles ne permettent plus de la rejouer : { $tables }.
   *[other] { $count } tables ont été laissées de côté, car les règles actuelles ne permettent plus de les rejouer : { $tables }.
  }
admin-ratings-none = Pas encore de classement.
admin-ratings-game = Classement : { $game }
admin-ratings-title = { $what ->
    [place] place
    [player] joueur
    [rating] cote
   *[games] parties
  }
admin-ratings-recomputed = Cotes recalculées à partir de { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
  }
admin-guests-none = Aucun invité trouvé.
admin-guests-title = { $what ->
    [id] Invité
    [tables] Tables
    [since] Arrivée
    [active] Dernière activité
   *[names] Noms
  }
admin-guests-blocked = (bloqué)
admin-blocked = L’invité { $guest } est maintenant bloqué.
admin-blocked-already = L’invité { $guest } était déjà bloqué.
admin-unblocked = L’invité { $guest } n’est plus bloqué.
admin-unblocked-already = L’invité { $guest } n’était pas bloqué.
admin-accounts-none = Il n’y a aucun compte.
admin-accounts-title = { $what ->
    [name] Compte
    [guest] Invité
    [since] Création
   *[seen] Dernière visite
  }
admin-account-unknown = Il n’y a pas de compte « { $given } ». « greatpowers admin accounts » les liste.
admin-reset-done = Nouveau mot de passe de { $name } : { $password }
    Toutes ses connexions sont terminées. Demandez-lui de le changer dans son compte après s’être connecté.
admin-forget-account = { $name } a un compte (invité { $guest }).
admin-forget-ask = Supprimer définitivement tout ce qui concerne cette personne ? [o/N]
admin-forget-done = L’invité { $guest } est oublié : compte, nom et messages sont supprimés, ainsi que toutes les tables où personne d’autre ne joue. { $tables ->
    [0] Aucune autre table n’est concernée.
    [one] Une table continue sans cette personne.
   *[other] { $tables } tables continuent sans cette personne.
  }
admin-guest-unknown = Il n’y a pas d’invité « { $given } ». « greatpowers admin guests » les liste ; tapez au moins les 12 caractères affichés.
admin-guest-ambiguous = Plusieurs identifiants commencent par « { $given } » ; tapez-en davantage. « greatpowers admin guests --json » les affiche en entier.
admin-stats = { $what ->
    [guests] Invités
    [blocked] Invités bloqués
    [tables] Tables
    [lessons] Leçons commencées ou terminées
    [game] Jeu
    [running] En cours
    [finished] Terminées
   *[actions] Actions
  }
admin-stats-active = { $days ->
    [one] Tables actives depuis un jour
   *[other] Tables actives ces { $days } derniers jours
  }

## Plateaux

board-player = Joueur
board-score = Score
board-rank = Rang
board-you = vous
board-asked = ◄
board-seas = Mers

## Parties simulées interrompues ou en échec

help-simulate-most-decisions = Interrompre une partie après ce nombre de décisions. La valeur par défaut dépasse de loin toute partie ordinaire.
simulate-median = Médiane : { $turns } tours et { $decisions } décisions.
simulate-none-finished = Aucune partie n’a été terminée.
simulate-cut = { $count ->
    [one] Une partie a été interrompue après { $decisions } décisions et ne compte pas.
   *[other] { $count } parties ont été interrompues après { $decisions } décisions et ne comptent pas.
  }
simulate-failed = Le bot « { $bot } » a échoué (partie { $number }) : { $error }
simulate-failed-more = { $count ->
    [one] Une autre partie a échoué.
   *[other] { $count } autres parties ont échoué.
  }
simulate-failures = { $count ->
    [one] Une partie sur { $games } a échoué (graine { $seed }). { $first }
   *[other] { $count } parties sur { $games } ont échoué (graine { $seed }). { $first }
  }
