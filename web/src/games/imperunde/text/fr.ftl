# ImpeRunde à la table en français : panneaux, choix en bref, guide de la première partie.

## Accueil

web-game-length = environ 90 minutes contre des bots
web-game-turn = Tour { $turn }

## Images dans les règles

book-units = Les unités d’un joueur.
book-lands = Le Congo et l’Égypte, colonies de deux joueurs : l’une avec de l’infanterie, l’autre avec un fort.

## Table

web-race = Classement
web-hand = Cartes
web-conference = Négociations
web-budget = Budget national
web-investments = Investissements
web-battle = Combat
web-asides = Intervenir
web-curtain-what = Les mains sont secrètes : passez l’appareil, puis continuez.
web-advice-imagined = Les cartes cachées des autres sont supposées d’après ce que vous avez vu.

## The board

board-value-rules = valeur { $value }
board-value-owner = valeur { $value } (corrigée)
board-value-reconstructed = valeur { $value } (reconstituée)
board-disc-famine = famine
board-disc-plunder = pillage
board-disc-storm = tempête
board-disc-calm = calme
board-unit-infantry = { $count ->
    [one] { $count } infanterie
   *[other] { $count } infanteries
  }
board-unit-cavalry = { $count ->
    [one] { $count } cavalerie
   *[other] { $count } cavaleries
  }
board-unit-artillery = { $count ->
    [one] { $count } artillerie
   *[other] { $count } artilleries
  }
board-unit-fort = { $count ->
    [one] un fort
   *[other] { $count } forts
  }
board-unit-frigate = { $count ->
    [one] une frégate
   *[other] { $count } frégates
  }
board-unit-line = { $count ->
    [one] un navire de ligne
   *[other] { $count } navires de ligne
  }
board-unit-post = { $count ->
    [one] un comptoir
   *[other] { $count } comptoirs
  }
board-unit-cargo = { $count ->
    [one] un navire de transport ({ $unit })
   *[other] { $count } navires de transport ({ $unit })
  }
board-captured = capturé : { $units }
board-stack = { $units } ({ $nation })
board-attack = { $count ->
    [1] Attaque : { $percent } %
    [2] Les deux meilleures : { $percent } %
   *[other] Les trois meilleures : { $percent } %
  }
board-attack-uncounted = { $count ->
    [1] Attaquer
    [2] Attaquer avec les deux meilleures
   *[other] Attaquer avec les trois meilleures
  }
board-attack-with = Attaquer avec { $units } : { $place }
board-attack-from = { $units } : { $places }
board-move = Déplacer { $units }
board-launch = Construire { $unit }
board-where = { $unit_id ->
    [frigate] Où va la frégate ?
    [line] Où va le navire de ligne ?
    [cargo] Où va le navire de transport ({ $unit }) ?
    [infantry] Où va l’infanterie ?
    [artillery] Où va l’artillerie ?
   *[other] Où va la { $unit } ?
  }

## The race and the players

web-round = { $number ->
    [0] Mise en place
   *[other] Tour { $number }
  }
web-phase = { $number ->
    [1] Premier joueur et sens de rotation
    [2] Service secret et diplomatie
    [3] Recettes publiques et dettes
    [4] Investissements
    [5] Nettoyage des zones maritimes
    [6] Mouvement et combat
    [7] Embarquement d’armées
   *[8] Événements
  }
web-race-players = Joueurs
web-race-goal = { $goal ->
    [one] Le premier à { $goal } comptoir sans dettes gagne
   *[other] Le premier à { $goal } comptoirs sans dettes gagne
  }
web-race-posts = { $posts ->
    [one] { $posts } comptoir sur { $goal }
   *[other] { $posts } comptoirs sur { $goal }
  }
web-race-missing = { $missing ->
    [0] L’objectif est atteint
    [one] Il manque { $missing } comptoir
   *[other] Il manque { $missing } comptoirs
  }
web-race-owed = dettes : { $debts }
web-race-barred = mais les dettes empêchent la victoire : { $debts }
web-race-starts = premier joueur
web-race-home = Pays d’origine
web-race-money = Argent
web-race-income = Recettes
web-race-income-what = Au prochain tour, si rien ne change
web-race-debts = Dettes
web-race-cards = Cartes
web-race-wars = en guerre avec { $players }
web-race-colonies = Colonies
web-race-value = Valeur des colonies
web-race-armies = Armées
web-race-warships = Navires de guerre
web-race-colony = { $posts ->
    [one] { $posts } comptoir, valeur { $value }
   *[other] { $posts } comptoirs, valeur { $value }
  }
web-race-no-colonies = Aucune colonie
web-race-box = Réserve
web-race-posts-left = comptoirs
web-race-common = Pirates : { $frigates ->
    [one] { $frigates } frégate
   *[other] { $frigates } frégates
  }, { $lines ->
    [one] { $lines } navire de ligne
   *[other] { $lines } navires de ligne
  }. Pile : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.

## Cards and standing answers

web-card-name = { the-card }
web-card-armistice = À tout moment, même au combat : armistice avec un joueur avec qui vous êtes en guerre, jusqu’aux prochaines négociations.
web-card-treason = Avant les premiers dés d’un combat pour la colonie d’un autre joueur : un fort y disparaît sans combat.
web-card-pirates = À tout moment hors d’un combat : deux frégates noires apparaissent dans une zone maritime de votre choix.
web-card-privateers = À tout moment hors d’un combat : tous les navires pirates d’une zone maritime sont à vous, sans frais.
web-card-hussar = Avant n’importe quel jet d’un combat terrestre auquel vous prenez part : votre cavalerie compte 1 de plus jusqu’à la fin de ce combat.
web-card-declaration = À tout moment hors d’un combat : guerre avec un joueur de votre choix, aussitôt et jusqu’aux prochaines négociations.
web-card-ambush = Avant les premiers dés, quand votre colonie est attaquée : vos dés comptent 2 de plus au premier jet.
web-card-surprise = Avant les premiers dés de votre attaque sur terre : vos dés comptent 2 de plus au premier jet.
web-card-forged-sea = À tout moment hors d’un combat : tous les navires d’un autre joueur dans une zone maritime vont dans une zone voisine où personne d’autre n’a de navires de guerre.
web-card-forged-land = À tout moment hors d’un combat : une à trois armées d’un autre joueur passent d’une de ses colonies à une colonie voisine.
web-card-smuggling = Pendant la phase Investissements : 5 doublons pour des unités militaires dans une de vos colonies, malgré ses limites.
web-card-sabotage = À tout moment, même au combat : un navire d’un autre joueur coule avec tout ce qu’il porte.
web-card-peace-treaty = Pendant la phase Service secret & diplomatie : deux joueurs de votre choix sont en paix, qu’ils le veuillent ou non.
web-card-plunder = Au début de la phase Recettes publiques & dettes : l’impôt d’une colonie côtière ennemie est à vous pour ce tour.
web-card-rebellion = À tout moment hors d’un combat : 5 infanteries indigènes se soulèvent contre une colonie d’un autre joueur.
web-card-unmask = À tout moment, même au combat : regardez la main d’un autre joueur et mélangez une de ses cartes à la pile.
web-card-counter = En réponse à toute carte qu’un autre vient de jouer : elle n’a pas d’effet.
web-card-seizure = Avant les premiers dés de votre attaque en mer : une frégate du joueur ennemi est capturée sans combat.
web-hand-yours = Votre main
web-hand-playable = Jouer une carte
web-hand-pass = Passer
web-hand-rest = Le reste de votre main
web-hand-empty = Vous n’avez pas de carte en main.
web-hand-secret = Les mains sont secrètes.
web-hand-play = Jouer
web-hand-break-in = Intervenir
web-hand-take = Prendre
web-hand-not-now = Pas maintenant.
web-hand-why = Pourquoi ?
web-hand-of = Main : { $player }
web-wish = Quand vous proposer une carte
web-wish-touched = Seulement si cela me concerne
web-wish-always = À chaque occasion
web-wish-what = Tout le monde voit ce réglage. Sans carte en main, on n’est jamais sollicité.
web-played = Sur la table : { the-card }
web-played-by = jouée par { $player }
web-played-answers = Réponses
web-played-cancels = { $player } : Contre-espionnage contre la carte du dessous
web-named-at = Où
web-named-to = Vers où
web-named-against = Contre
web-named-between = Entre
web-named-sink = Coule
web-named-detach = Envoie
web-named-how = Comment
web-named-openly = devant tous
web-named-secretly = en secret
web-target-colonies = Colonies : { $player }
web-target-ships = Zones maritimes avec navires
web-target-empty = Zones maritimes vides
web-target-posts = { $number ->
    [one] { $number } comptoir
   *[other] { $number } comptoirs
  }
web-holders = Les cartes de tous
web-holders-cards = Cartes
web-holders-known = Connues de vous
web-holders-asked = Sollicité
web-holders-touched = si cela le concerne
web-holders-always = à chaque occasion
web-holders-resting = plus jusqu’à la fin de cette phase
web-pile = Pile : { $number }
web-discard = Défausse : { $number }
web-break-in = Intervenir avec une carte
web-break-in-what = Votre carte passe avant ce que fera ensuite le joueur dont c’est le tour.

## The conference

web-talks-starter = premier joueur
web-talks-is-ready = prêt
web-talks-rests = ne joue plus de carte
web-talks-now = { $relation ->
    [war] en guerre
    [armistice] armistice
   *[peace] en paix
  }
web-talks-wants = { $stance ->
    [war] veut la guerre
   *[peace] veut la paix
  }
web-talks-then = { $relation ->
    [war] on va vers la guerre
    [armistice] on va vers l’armistice
   *[peace] on va vers la paix
  }
web-talks-sealed = fixé par une carte jusqu’aux prochaines négociations
web-talks-say = Ce que vous dites à { $player }
web-talks-stance = { $stance ->
    [war] Guerre
   *[peace] Paix
  }
web-talks-dividend = La paix rapporte à chacun des deux { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
  } par tour ; la guerre et l’armistice ne rapportent rien.
web-talks-sum = Votre dividende de paix en l’état : { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
  }
web-talks-sum-open = Votre dividende de paix si les négociations finissaient maintenant : { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
  }
web-talks-goal = Objectif : { $goal ->
    [one] { $goal } comptoir
   *[other] { $goal } comptoirs
  }
web-talks-proposed = { $player } propose { $goal ->
    [one] { $goal } comptoir
   *[other] { $goal } comptoirs
  }.
web-talks-unanimous = L’objectif ne change que si tous acceptent avant la fin des négociations ; un seul refus écarte la proposition.
web-talks-answers = Réponses
web-talks-agreed = accepte
web-talks-silent = pas encore de réponse
web-talks-propose-open = Proposer un autre objectif
web-talks-propose-number = Comptoirs (1 à { $most })
web-talks-propose = Proposer
web-talks-pair = { $relation ->
    [war] { $player } et { $other } sont en guerre
    [armistice] { $player } et { $other } ont un armistice
   *[peace] { $player } et { $other } sont en paix
  }
web-talks-one-wants = { $stance ->
    [war] { $player } veut la guerre avec { $other }
   *[peace] { $player } veut la paix avec { $other }
  }
web-talks-grid = Toutes les relations en tableau
web-talks-sign = { $sign ->
    [war] guerre
    [armistice] armistice
    [sealed] fixé par une carte
   *[peace] paix
  }
web-talks-waiting = { $count ->
    [0] Tous sont prêts.
   *[other] Pas encore prêts : { $players }.
  }
web-talks-close = Clore les négociations
web-talks-close-what = Vous jouez la Grande-Bretagne et pouvez les clore à tout moment ; ce que chacun veut alors s’applique.

## The budget

web-money-whose = L’argent de qui
web-budget-income = Recettes par tour
web-budget-line = Ligne
web-budget-round = Tour { $round }
web-budget-expected = si rien ne change
web-budget-interest-on = 1 pour 5 sur { $debts } doublons de dettes
web-budget-nothing = rien
web-budget-secret = Personne ne voit les choix des autres avant que tous aient choisi.
web-budget-chosen = { $player } a choisi
web-budget-choosing = { $player } choisit encore

## Investments

web-shop-post = comptoir
web-shop-card = carte service secret
web-shop-home = pays d’origine
web-shop-posts = Comptoirs
web-shop-posts-of = { $posts ->
    [one] { $posts } comptoir sur { $most }
   *[other] { $posts } comptoirs sur { $most }
  }
web-shop-limit = { $left } sur { $limit }
web-shop-limit-head = Pour les unités
web-shop-limit-what = Reste pour les unités pendant ce tour : 3 doublons par comptoir déjà présent avant
web-shop-empty = aucune unité
web-shop-fresh = { $number ->
    [one] 1 nouveau comptoir
   *[other] { $number } nouveaux comptoirs
  }
web-shop-into = Zone maritime : { $kind }
web-shop-purse = Argent de contrebande
web-shop-goal = { $posts } sur { $goal }
web-shop-reserve = Pièces en réserve
web-shop-bought = Acheté pendant ce tour
web-shop-show = Montrer
web-shop-many = Combien à la fois :
web-shop-all = Les { $count } pays
web-shop-kind = { $kind } ({ $count })

## Étapes des autres joueurs

step-debts = les dettes et les emprunts

## Battle

web-battle-none = Aucun combat n’a encore eu lieu.
web-battle-last = Le dernier combat
web-battle-gathering = Une attaque se prépare
web-battle-round = Jet { $number }
web-battle-attacks = Attaquant
web-battle-defends = Défenseur
web-battle-nobody = personne
web-battle-units = { $number } × { $kind }
web-battle-from = depuis
web-battle-bonus = { $number } par les cartes
web-battle-fort = { $number } face à un fort
web-battle-chance = Chances de victoire
web-battle-likely = { $player } { $percent } %
web-battle-exact = Calcul exact, si personne ne se joint au combat et si aucune carte n’est jouée. Un camp de plus de trois unités continue avec les meilleurs dés.
web-battle-uncounted = Il y a trop d’unités ici pour calculer les chances.
web-battle-ties-defender = À égalité, le défenseur gagne.
web-battle-ties-boarding = À égalité, les navires s’abordent.
web-battle-percent = { $percent } %
web-battle-three-attacks = Chances de gagner le combat avec elles :
web-battle-three-defends = Chances de tenir avec elles :
web-battle-join = Renforts possibles
web-battle-give-up = Abandonner l’attaque
web-battle-best = Combattre avec les meilleures :
web-battle-idle = non comparés

## The wheel

## Charts

web-chart-posts = Comptoirs
web-chart-debts = Dettes
web-chart-money = Argent
web-chart-round = Tour

## Result and rules

web-points = Comptent pour l’objectif
web-result-margin = { $reason ->
    [goal] { $player } a { $posts } comptoirs dans { $colonies } colonies et aucune dette. L’objectif était de { $goal }.
   *[limit] { $player } a { $posts } comptoirs et devance { $other }.
  }
web-result-level = { $players } ont chacun { $points } comptoirs qui comptent pour l’objectif.
web-result-score = { $posts }
web-rules-source = { $source ->
    [FAQ] FAQ
   *[other] chap. { $source }
  }

## Options

web-option-length = { $players ->
    [3] Comptoirs pour gagner à 3 joueurs : 35, 40 ou 45.
    [4] Comptoirs pour gagner à 4 joueurs : 28, 31 ou 34.
    [5] Comptoirs pour gagner à 5 joueurs : 24, 27 ou 30.
   *[6] Comptoirs pour gagner à 6 joueurs : 21, 24 ou 27.
  }
web-option-goal = Les négociations permettent de convenir d’un autre objectif.
web-option-start-colony-value = 5 selon les règles ; davantage accélère le début.
web-option-round-limit = Le joueur alors le plus proche de l’objectif l’emporte.

## Choices in short

web-group-imperunde-march = { $from } · { $mover }
web-group-imperunde-sail = { $from } · { ship-at-sea }
web-group-imperunde-land = { $from } · { ship-at-sea }
web-group-imperunde-embark = { $from } · { $kind }
web-group-imperunde-place = Placer { a-kind }
web-group-imperunde-equip = Ajouter des armées
web-group-imperunde-buy = { $country }
web-group-imperunde-launch = { $country }
web-group-imperunde-post = { $country }
web-group-imperunde-canal = Canaux
web-group-imperunde-card = Jouer une carte
web-group-imperunde-take = Prendre une carte
web-group-imperunde-use = Combattre avec
web-group-imperunde-use-ships = Combattre avec
web-group-imperunde-detach = Envoyer
web-group-imperunde-sink = Couler
web-group-imperunde-at = Cible
web-group-imperunde-to = Destination
web-group-imperunde-against = Contre
web-group-imperunde-between = Entre
web-group-imperunde-stance = Paix ou guerre
# En mer, une armée est un navire de transport.
ship-at-sea = { $mover_id ->
    [frigate] { $mover }
    [frigate_1] { $mover }
    [line] { $mover }
    [line_1] { $mover }
   *[other] navire de transport, { $mover }
  }
web-item-imperunde-march = → { $to }
web-item-imperunde-sail = → { $to }
web-item-imperunde-land = débarquer : { $to }
web-item-imperunde-embark = → { $to }
web-item-imperunde-place = { $sea }
web-item-imperunde-buy = { $kind }
web-item-imperunde-launch = { $kind } → { $sea }
web-item-imperunde-post = comptoir
web-item-imperunde-canal = { $canal }
web-item-imperunde-card = { the-card }
web-item-imperunde-take = { the-card }
web-item-imperunde-use = { $infantry ->
    [0] { "" }
    [one] 1 infanterie{ " " }
   *[other] { $infantry } infanteries{ " " }
  }{ $cavalry ->
    [0] { "" }
    [one] 1 cavalerie{ " " }
   *[other] { $cavalry } cavaleries{ " " }
  }{ $artillery ->
    [0] { "" }
    [one] 1 artillerie{ " " }
   *[other] { $artillery } artilleries{ " " }
  }{ $forts ->
    [0] { "" }
    [one] 1 fort
   *[other] { $forts } forts
  }
web-item-imperunde-use-ships = { $frigates ->
    [0] { "" }
    [one] 1 frégate{ " " }
   *[other] { $frigates } frégates{ " " }
  }{ $lines ->
    [0] { "" }
    [one] 1 navire de ligne
   *[other] { $lines } navires de ligne
  }
web-item-imperunde-detach = { $infantry ->
    [0] { "" }
    [one] 1 infanterie{ " " }
   *[other] { $infantry } infanteries{ " " }
  }{ $cavalry ->
    [0] { "" }
    [one] 1 cavalerie{ " " }
   *[other] { $cavalry } cavaleries{ " " }
  }{ $artillery ->
    [0] { "" }
    [one] 1 artillerie
   *[other] { $artillery } artilleries
  }
web-item-imperunde-sink = { a-ship }
web-item-imperunde-at = { $space }
web-item-imperunde-to = { $to }
web-item-imperunde-against = { $other }
web-item-imperunde-between = { $seat } et { $other }

## Aide-mémoire

web-sheet-units = Unités, dés et mouvements
web-sheet-money = Tour et argent
web-sheet-cards = Cartes service secret
web-sheet-unit = Unité
web-sheet-price = Coût
web-sheet-die = Dé
web-sheet-moves = Mouvements sur terre
web-sheet-moves-sea = Mouvements en mer
web-sheet-fort = Contre un fort
web-sheet-pieces = Pièces
web-sheet-wares = Autres coûts
web-sheet-battle-three = Jusqu’à trois unités attaquent ensemble ; à chaque jet, trois au plus de chaque camp lancent les dés.
web-sheet-battle-ties = On compare les dés deux à deux, en commençant par les plus forts. Sur terre, le défenseur gagne les égalités.
web-sheet-battle-boarding = En mer, à égalité, les deux navires s’abordent : chacun relance son dé, et le plus haut capture l’autre navire.
web-sheet-battle-fort = Un bonus ou un malus contre un fort ne compte que si le fort est l’adversaire direct.
web-sheet-battle-natives = Les indigènes d’un pays libre se défendent avec autant d’infanteries que sa valeur, de nouveau au complet à chaque combat.
web-sheet-battle-cargo = Les armées voyagent gratuitement sur des navires de transport. L’infanterie et l’artillerie s’arrêtent là où elles débarquent ; la cavalerie a encore un mouvement.
web-sheet-doubloons = { $number ->
    [one] { $number } doublon
   *[other] { $number } doublons
  } par tour
web-sheet-dividend = { $number } par joueur avec qui vous êtes en paix
web-sheet-colonial = 1 par comptoir que vous possédez
web-sheet-sea = la valeur de chaque zone maritime que vous contrôlez avec un navire de guerre et qui borde votre pays d’origine ou une de vos colonies avec comptoir
web-sheet-debt-interest = 1 pour { $loan } de dettes à la fin du tour précédent
web-sheet-borrowed = { $loan } ou rien par tour, { $most } en tout au plus
web-sheet-repaid = jusqu’à { $most } par tour
web-sheet-limit = unités dans une colonie
web-sheet-limit-what = { $number } doublons par comptoir qui s’y trouvait avant ce tour
web-sheet-cards-most = { $most } par tour au plus
web-sheet-round = Le tour
web-sheet-goal = Comptoirs pour gagner
web-sheet-length = { $length ->
    [short] Courte
    [normal] Normale
   *[long] Longue
  }
web-sheet-goal-what = Et aucune dette.
web-sheet-card = Carte
web-sheet-number = Nombre
web-sheet-effect = Moment et effet

## First-game guide

web-guide-imperunde-start_ships = Vos premiers navires de guerre se placent dans des zones maritimes au bord de votre pays d’origine. Une zone où vous seul avez des navires de guerre rapporte sa valeur en impôts à chaque tour. Deux zones rapportent plus qu’une.
web-guide-imperunde-equip = La roue vous a donné cette colonie, avec des comptoirs, des forts et de l’infanterie, autant de chacun que sa valeur. Des armées pourront bientôt conquérir les pays voisins ; une frégate tient une zone maritime et en rapporte l’impôt.
web-guide-imperunde-talks = Chacun dit ouvertement avec qui il veut la paix ou la guerre, et peut changer d’avis jusqu’à la fin des négociations. Pour la paix, il faut l’accord des deux ; pour la guerre, un seul suffit. La paix rapporte à chacun 2 doublons par tour et interdit d’attaquer ; on ne se dispute colonies et zones maritimes qu’entre ennemis.
web-guide-imperunde-move = La cavalerie et les navires font deux mouvements, les autres armées un seul. Entrer dans un pays libre, c’est attaquer ses indigènes, aussi nombreux que sa valeur ; jusqu’à trois de vos unités combattent à la fois, alors venez à plusieurs. Une colonie sans forts ni comptoirs que toutes vos armées quittent redevient libre.
web-guide-imperunde-leave = Un navire de guerre peut traverser la zone maritime d’un joueur avec qui vous êtes en paix, mais pas y rester : repartez maintenant.
web-guide-imperunde-embark = Ici les armées montent à bord de navires de transport, sans rien payer ; elles naviguent ou débarquent dès le tour suivant. Les navires de guerre ennemis coulent les transports sans combat, sauf si les vôtres ou ceux d’un ami tiennent la zone.
web-guide-imperunde-winds = Chacun de vos navires dans cette zone maritime peut faire un mouvement maintenant, ou débarquer son armée, même pour attaquer. Ce qui n’est pas utilisé est perdu.
web-guide-imperunde-debts = Vos recettes sont inscrites ligne par ligne ; dépliez une ligne pour voir d’où elle vient. Les dettes coûtent 1 doublon par tour pour 5 doublons dus, et personne ne gagne avec des dettes.
web-guide-imperunde-invest = Les comptoirs font gagner : chacun coûte 2 et rapporte 1 à chaque tour. Les unités s’achètent dans le pays d’origine, ou dans les colonies jusqu’à 3 doublons par comptoir déjà présent. L’argent restant est conservé.
web-guide-imperunde-smuggle = L’argent de contrebande achète des unités pour cette seule colonie, malgré ses limites et ses disques. Il est dépensé aussitôt.
web-guide-imperunde-assault = Trois unités au plus attaquent ensemble, depuis n’importe quelles cases voisines. Ajoutez celles que vous voulez, puis combattez : il n’y a pas de retraite.
web-guide-imperunde-pick = Seules trois unités lancent les dés à la fois. De meilleurs dés gagnent plus souvent, mais l’unité qui perd sa comparaison est éliminée.
web-guide-imperunde-defend = Trois de vos unités au plus lancent les dés, et vous choisissez de nouveau avant chaque jet. Sur terre, à égalité, vous gagnez ; en mer, c’est l’abordage.
web-guide-imperunde-reinforce = Après une perte, d’autres unités peuvent venir, jusqu’à trois en tout, si elles n’ont pas à combattre en chemin. Ou continuez avec celles qui restent ; s’il n’y en a plus, l’attaque a échoué.
web-guide-imperunde-window = Une occasion de jouer une carte : jouez-en une ou passez. Être sollicité ici ne dépend que de ce que tous voient ; la question ne dit donc rien d’une main.
web-guide-imperunde-target = Votre carte est sur la table. Choisissez ses cibles l’une après l’autre ; ensuite, les autres peuvent répondre par Contre-espionnage.
web-guide-imperunde-response = Contre-espionnage annule la carte avant qu’elle n’agisse. Sans lui, ou pour le garder, passez.
web-guide-imperunde-unmask = Vous voyez toute la main. Prenez la carte qui vous nuirait le plus : elle retourne dans la pile.
