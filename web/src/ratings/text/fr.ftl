# Les cotes en français. Elles ne sont chargées que lorsqu’on en a besoin.

## Le classement

web-ratings-title = Classement
web-ratings-games = Jeux
web-ratings-what = La cote estime la force d’un joueur d’après toutes ses parties classées. Elle commence à 1000 et indique une force presque certainement atteinte.
web-ratings-provisional-what = Une cote suivie d’un point d’interrogation est provisoire : elle repose sur moins de { $games } parties.
web-ratings-none = Personne n’est encore classé. Ouvrez une table à tous et jouez la première partie classée.
web-ratings-failed = Le classement ne peut pas être chargé pour le moment.
web-ratings-place = Place
web-ratings-player = Joueur
web-ratings-value = Cote
web-ratings-count = Parties
web-ratings-guest = Invité
web-ratings-you = vous
web-ratings-provisional = provisoire

## Une nouvelle table

web-rated-choice = Partie classée
web-rated-choice-what = Le résultat modifie les cotes. Dans une partie classée, vous ne pouvez pas revenir sur un choix auquel un bot a déjà répondu.
web-rated-game = Partie classée
web-rated-game-what = Cette partie est classée.
web-unrated-game-what = Cette partie n’est pas classée.

## La fin d’une partie

web-rating-changes = Cotes
web-rating-changes-none = Cette partie ne compte pas pour le classement.
web-rating-changes-list = Classement
