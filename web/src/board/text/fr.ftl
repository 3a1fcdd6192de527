## Le plateau

board-label = Le plateau
board-controls = Zoom et rotation
board-zoom = Zoom
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-whole = Voir tout le plateau
board-turn-left = Tourner le plateau vers la gauche
board-turn-right = Tourner le plateau vers la droite
board-turn-home = Tourner mon pays d’origine vers moi
board-skip-animation = Passer l’animation
board-close = Fermer
board-owner = { $nation }
board-possible = { $count ->
    [one] un choix ici
   *[other] { $count } choix ici
  }
board-target = accessible
board-nothing = Rien à faire ici pour le moment.
board-which = Quelle unité ?
board-list = { $count ->
    [one] Voir le seul lieu en liste
   *[other] Voir les { $count } lieux en liste
  }
board-how-many = Combien ?
board-coming = { $count ->
    [one] Qui peut venir ici ?
   *[other] Qui peut venir ici ? ({ $count })
  }
board-all = les { $count }
board-via = via { $places }
board-by-sea = par mer : { $seas }
board-border-added = voisin : { $place } (corrigé)
board-border-removed = pas voisin : { $place } (corrigé)
