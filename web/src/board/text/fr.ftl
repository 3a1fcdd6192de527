## Le plateau et le rondel

board-label = Le plateau
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-whole = Voir tout le plateau
board-skip = Passer
board-close = Fermer
board-factory = usine
board-army = { $count ->
    [one] une armée ({ $nation })
   *[other] { $count } armées ({ $nation })
  }
board-friendly = { $count ->
    [one] une armée amicale ({ $nation })
   *[other] { $count } armées amicales ({ $nation })
  }
board-fleet = { $count ->
    [one] une flotte ({ $nation })
   *[other] { $count } flottes ({ $nation })
  }
board-owner = { $nation }
board-possible = { $count ->
    [one] un choix ici
   *[other] { $count } choix ici
  }
board-target = accessible
board-nothing = Rien à faire ici pour le moment.
board-which = Quelle unité ?
board-move-army = { $count ->
    [one] Déplacer l’armée
   *[other] Déplacer des armées
  }
board-move-friendly = { $count ->
    [one] Déplacer l’armée amicale
   *[other] Déplacer des armées amicales
  }
board-move-fleet = { $count ->
    [one] Déplacer la flotte
   *[other] Déplacer des flottes
  }
board-where-army = Où va l’armée ?
board-where-friendly = Où va l’armée amicale ?
board-where-fleet = Où va la flotte ?
board-list = Voir les { $count } lieux en liste
board-how-many = Combien ?
rondel-label = Le rondel
rondel-direction = Les nations tournent dans le sens des aiguilles d’une montre.
rondel-free = ne coûte rien
rondel-fee = coûte { $amount } millions au gouvernement
rondel-space-factory = Usine
rondel-space-production = Production
rondel-space-maneuver = Manœuvre
rondel-space-investor = Investisseur
rondel-space-import = Importation
rondel-space-taxation = Impôts
rondel-hint-factory = construire une usine dans une de ses villes.
rondel-hint-production = chaque usine du pays produit une armée ou une flotte.
rondel-hint-maneuver = les flottes puis les armées se déplacent ; batailles et drapeaux.
rondel-hint-investor = les obligations rapportent des intérêts, puis on investit.
rondel-hint-import = acheter jusqu’à trois unités pour ses provinces d’origine.
rondel-hint-taxation = lever l’impôt, gagner en puissance, verser une prime.
