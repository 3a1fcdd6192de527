# Les gens à une table, en français : invitations, places, spectateurs et tables ouvertes. Chargé quand il le faut.

## Préparer une partie

web-friend = Ami, par un lien
web-friend-what = Dès que la table est ouverte, vous recevez un lien pour chaque ami.
web-listed = Tout le monde peut jouer
web-listed-what = Tant qu’une place est libre, la table figure sur la page d’accueil, et chacun peut regarder.

## Invitations

web-invite = Inviter des amis
web-invite-what = Chaque lien mène à une place. Votre ami l’ouvre dans son navigateur et joue aussitôt, sans compte.
web-invite-seat = Place { $number }
web-invite-taken = Toutes les places sont prises.
web-invite-watch = Spectateurs
web-invite-watch-what = Un seul lien pour tous. Ils voient ce que tout le monde voit, et aucun secret.
web-invite-delay = Les spectateurs voient la partie
web-invite-delay-choice = { $minutes ->
    [0] en direct
    [60] avec 1 heure de retard
   *[other] avec { $minutes } minutes de retard
  }
web-invite-copy = Copier le lien
web-invite-copied = Copié
web-invite-copy-label = Copier le lien : { $for }
web-invite-share = Partager
web-invite-share-label = Partager : { $for }
web-invite-address = Lien : { $for }
web-invite-message = Jouez avec moi : { $game }
web-invite-message-watch = Regardez notre partie : { $game }
web-invite-renew = Remplacer tous les liens
web-invite-renew-what = Les anciens liens ne marchent plus. Les personnes déjà présentes restent.
web-invite-renewed = Les liens sont nouveaux ; les anciens ne marchent plus.

## Rejoindre

web-join-from = { $host } vous invite à jouer
web-join-from-nobody = Vous êtes invité à jouer
web-join-watch-from = Vous pouvez regarder cette partie
web-join-seats = Places
web-join-yours = votre place
web-join-free = libre
web-join-name = Votre nom
web-join = Rejoindre la partie
web-join-watch = Regarder
web-join-watch-what = Vous voyez ce que tout le monde voit à la table, et aucun secret.
web-join-taken = Quelqu’un d’autre a déjà pris cette place. Demandez un autre lien, ou celui pour regarder.
web-join-home = Aller à vos tables

## À la table

web-people-invite = Inviter
web-people-free = En attente d’un ami
web-people-free-named = En attente de { $player }
web-people-hand-over = Laisser jouer un bot
web-people-hand-over-label = Laisser un bot jouer pour { $player }
web-people-bot = Bot pour { $player }
web-people-take-back = Reprendre ma place
web-people-give-back = Retirer le bot
web-people-give-back-label = Rendre la place à { $player }
web-people-sit = Jouer moi-même
web-people-sit-label = Jouer moi-même la place de { $player }
web-people-spectators = { $count ->
    [0] Aucun spectateur
    [one] 1 spectateur
   *[other] { $count } spectateurs
  }
web-people-watching = Vous regardez.
web-people-late = Vous regardez la partie avec { $minutes ->
    [60] 1 heure
   *[other] { $minutes } minutes
  } de retard.
web-people-bot-plays = Un bot joue pour vous.
web-people-missing = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
web-people-links = Liens

## Tables ouvertes

web-lobby = Tables ouvertes
web-lobby-what = Prenez une place libre ou regardez.
web-lobby-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
  }
web-lobby-join = Jouer
web-lobby-watch = Regarder

## Hasard

web-luck-secret = Le serveur tire tout le hasard d’un secret fixé avant la partie. Quand elle est terminée, son enregistrement permet à chacun de vérifier chaque tirage.
web-luck-known = Hasard connu : il vient d’une graine que quelqu’un peut connaître, ici ou dans la partie que celle-ci continue.

## Parties arrêtées : les règles ont changé, ou la base de données est endommagée

web-halt-rules = Les règles ont changé
web-halt-damaged = Cette partie est endommagée
web-halt-refused = « { $action } » ({ $player }) n’est plus possible.
web-halt-differs = « { $action } » ({ $player }) mène maintenant à une autre position.
web-halt-unknown = Une action de cette partie n’existe plus.
web-halt-secret = Il s’agit d’une action que vous ne pourrez connaître qu’à la fin de la partie.
web-halt-luck = hasard
web-halt-changed = L’action { $number } n’est plus telle qu’elle a été enregistrée : la base de données a été endommagée ou modifiée.
web-halt-missing = L’action { $number } manque dans la base de données.
web-halt-impossible = L’action { $number } n’est pas possible : la base de données a été endommagée ou modifiée.
web-halt-where = { $count ->
    [one] La table montre la dernière position commune aux anciennes et aux nouvelles règles. L’action suivante est abandonnée.
   *[other] La table montre la dernière position commune aux anciennes et aux nouvelles règles. Les { $count } actions suivantes sont abandonnées.
} La partie enregistrée garde tout.
web-halt-sound = Tout ce qui précède est intact et affiché ici. Continuez depuis cette position à une nouvelle table, ou téléchargez la partie telle qu’elle est enregistrée.
web-halt-over = Cette partie est terminée.
web-halt-ask = Continuer d’ici selon les nouvelles règles, ou terminer la partie en l’état ? Tous doivent être d’accord.
web-halt-go-on = Continuer
web-halt-go-on-label = Continuer, pour { $player }
web-halt-end = Terminer la partie
web-halt-end-label = Terminer la partie, pour { $player }
web-halt-says-go-on = veut continuer
web-halt-says-end = veut terminer la partie
web-halt-branch = Continuer à une nouvelle table
web-halt-record = Télécharger la partie enregistrée
