# Les mots communs à tous les jeux et à toutes les fenêtres.

player = Joueur { $number }
player-same-name = { $name } ({ $number })

## Options

bad-player-count = { $given } joueurs : ce jeu se joue de { $least } à { $most }.
bad-option-value = Option { $option } : « { $given } » n’est pas possible ; choisissez parmi { $allowed }.
bad-option-unknown = Il n’y a pas d’option « { $option } » ; ce jeu a { $allowed }.
bad-bot-unknown = Il n’y a pas de bot « { $given } » pour ce jeu ; choisissez parmi { $allowed }.
bad-game-unknown = Il n’y a pas de jeu « { $given } » ; choisissez parmi { $allowed }.

## Notation

notation-empty = Rien n’est écrit.
notation-unknown-action = « { $given } » n’est pas une action de ce jeu.
notation-wrong-arguments = « { $given } » a trop peu ou trop de mots ; écrivez { $expected }.
notation-unknown-word = « { $given } » n’est pas connu ici.
notation-unknown-word-near = « { $given } » n’est pas connu ici. S’agit-il de : { $expected } ?
notation-never = « { $given } » ne peut jamais arriver : { $why } (règle { $rule })
notation-no-such-action = « { $given } » ne peut jamais arriver sur ce plateau ({ $expected }).

## Parties enregistrées

record-line = Ligne { $line } : { $message }
record-rule = { $why } (règle { $rule })
record-not-text = Ce n’est pas un fichier texte, donc pas une partie enregistrée.
record-too-long = Ce fichier est bien trop long pour une partie enregistrée (plus de { $most } caractères).
record-not-a-record = Ce n’est pas une partie enregistrée : elle devrait commencer par « { $title } ».
record-format-newer = Cette partie est écrite au format { $version } ; ce programme lit jusqu’au format { $known }. Mettez le programme à jour.
record-header-twice = « { $name } » figure deux fois dans l’en-tête ; n’en gardez qu’un.
record-header-unknown = L’en-tête ne connaît pas « { $name } » ; il accepte game, rules, seats, option NOM et player NUMÉRO.
record-header-missing = Il manque « { $name }: … » dans l’en-tête.
record-header-number = « { $name } » doit être un nombre, pas « { $given } ».
record-rules-newer = Cette partie suit la version { $version } des règles ; ce programme connaît jusqu’à la version { $known }. Mettez le programme à jour.
record-player-unknown = Il n’y a pas de joueur { $player } à une table de { $seats }.
record-refused = « { $action } » n’est pas possible ici.
record-diverged = « { $action } » était possible selon la version { $version } des règles, mais ne l’est plus selon la version { $known }.
record-wrong-seat = Cette action revient à « { $expected } » (numéro d’un joueur, ou * pour le hasard), pas à « { $given } ».
record-truncated = La partie s’arrête sans sa ligne finale. Si c’est bien tout, ajoutez une dernière ligne « end ».
record-after-end = Quelque chose suit la ligne finale ; supprimez-le, ou placez la ligne finale au bout.
record-count = La ligne finale annonce { $said } actions, mais il y en a { $found } ici.
record-result = La ligne finale dit « { $said } », mais ces actions mènent à « { $found } ».
record-check = Une ligne de cette partie a été modifiée, perdue ou ajoutée depuis l’enregistrement. Si c’est votre fait, n’écrivez que « end » sur cette ligne.
