# War! à la table en français : panneaux, choix en bref, guide de la première partie.

## Accueil

web-game-length = deux à trois heures contre des bots
web-game-turn = Tour { $turn }

## Images dans les règles

book-units = Les unités : trois sortes de brigades, trois sortes de détachements, et les flottes.
book-natives = Les marqueurs indigènes restent face cachée jusqu’à la rencontre. Un + ou ++ signale des indigènes mieux armés.
book-native-down = inconnu
book-native-up = force 7
book-native-rated = force 9, mieux armés
book-native-revolt = en révolte
book-chits = Jetons de ressource.
book-chit-down = face cachée
book-chit-nothing = rien
book-chit-value = valeur 3
book-chit-developed = exploitée
book-land = Un pion représente toutes les unités terrestres d’un joueur dans une région : ici 3 brigades et un général.

## Table

web-curtain-what = Certains marqueurs et cartes sont secrets : passez l’appareil, puis continuez.
web-advice-imagined = Tout ce qui vous est caché est supposé d’après ce que vous avez vu.
web-strip-players = Joueurs
web-strip-turn = Tour { $number }
web-strip-setup = Mise en place
web-strip-phase = { $phase ->
    [production] Production
    [movement_1] Premier mouvement
   *[other] Second mouvement
  }
web-strip-moving = joueur actif
web-strip-last = dernier tour
web-strip-points = points de victoire
web-strip-pp = points de production (prochain revenu : { $income })
web-strip-dp = points de diplomatie
web-strip-regions = régions
web-strip-brigades = brigades
web-strip-fleets = flottes
web-strip-own = Vos forces
web-strip-maintenance = entretien { $cost }
web-strip-wars = en guerre avec { $players }

## The board

board-corrected = { $text } (corrigé)
board-reconstructed = { $text } (reconstitution)
board-sea = zone maritime
board-coast = côte
board-landlocked = pas de côte
board-home = métropole ({ $player })
board-natives = indigènes { $marker }
board-natives-unknown = marqueur indigène face cachée
board-revolt = en révolte
board-chit-unknown = jeton de ressource face cachée
board-chit-dot = aucune ressource
board-chit-developed = { $resource } : { $value } PP, exploitée
board-chit-undeveloped = { $resource } : { $value } PP, inexploitée
board-spheres = { $player } : { $count ->
    [one] une sphère d’influence
   *[other] { $count } sphères d’influence
  }{ $supporting ->
    [0] {""}
    [one] {" "}(une soutient la révolte)
   *[other] {" "}({ $supporting } soutiennent la révolte)
  }
board-ceded = en cours de cession à { $player }
board-passage-dardanelles = Dardanelles : les flottes passent avec la permission du joueur qui contrôle l’Empire ottoman
board-passage-suez-canal = { $canal ->
    [0] Canal de Suez non construit : aucun passage
    [1] Canal de Suez à moitié payé : pas encore de passage
   *[other] Canal de Suez : les flottes passent avec la permission du joueur qui contrôle l’Égypte
  }
board-passage-gibraltar = pas de frontière terrestre : { $other }
board-passage-bosporus = frontière terrestre : { $other }
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
board-unit-general = { $count ->
    [one] un général
   *[other] { $count } généraux
  }
board-unit-explorer = { $count ->
    [one] un explorateur
   *[other] { $count } explorateurs
  }
board-unit-engineer = { $count ->
    [one] un ingénieur
   *[other] { $count } ingénieurs
  }
board-unit-fleet = { $count ->
    [one] une flotte
   *[other] { $count } flottes
  }
board-fleets-with = { $fleets } avec { $units }
board-stack = { $nation } : { $units }

## Movement

web-movement = Mouvement
board-move = { $units }
board-move-stack = Ensemble : { $units }
board-where = Vers où ? ({ $units })
board-launch = Construire une flotte
web-move-label = { $units } : { $from } → { $to }
web-move-left = { $count ->
    [0] aucun point restant
    [one] encore { $count } point
   *[other] encore { $count } points
  }
web-move-natives = indigènes { $marker }
web-move-natives-unknown = indigènes inconnus
web-move-enemy = { $count ->
    [0] attaque contre { $player }
    [one] attaque contre { $player } : 1 brigade
   *[other] attaque contre { $player } : { $count } brigades
  }
web-move-ally = { $player }, allié
web-move-ceded = cédée par { $player }
web-move-landing = débarquement
web-move-aboard = embarque
web-move-fleets = { $count ->
    [one] une flotte ({ $player })
   *[other] { $count } flottes ({ $player })
  }
web-move-asked = { $player } peut vous arrêter
web-move-more = { $count ->
    [one] 1 autre destination
   *[other] { $count } autres destinations
  }
web-move-stack = Départ : { $region }
web-move-less = Une de moins : { $unit }
web-move-more-of = Une de plus : { $unit }
web-move-spare = { $count ->
    [0] Aucune brigade ne peut quitter la région.
    [one] Une brigade peut partir ; les autres doivent rester.
   *[other] { $count } brigades peuvent partir ; les autres doivent rester.
  }
web-move-where = Vers où ? Choisissez ici ou sur le plateau.
web-move-nowhere = Choisissez combien d’unités partent.
web-move-ready = Peuvent encore se déplacer
web-move-all-moved = Toutes les unités terrestres se sont déplacées.
web-move-nobody = Aucun mouvement dans cette phase.
web-move-others = Guerre et autres actions ({ $count })
web-move-idle-units = { $count ->
    [one] 1 unité pourrait encore se déplacer
   *[other] { $count } unités pourraient encore se déplacer
  }
web-move-idle-fleets = { $count ->
    [one] 1 flotte pourrait encore naviguer
   *[other] { $count } flottes pourraient encore naviguer
  }
web-move-battles = { $count ->
    [one] 1 bataille suit
   *[other] { $count } batailles suivent
  }
web-move-battles-head = Batailles à venir
web-move-odds = { $percent } % pour l’attaquant
web-move-undo = « Annuler le coup » reprend votre dernier déplacement, tant que personne n’a lancé de dés et qu’aucun autre joueur n’a décidé.
web-fleets = Flottes
web-fleets-take = Choisir
web-fleets-take-all = Choisir les { $count }
web-fleets-empty = vide
web-fleets-room = { $count ->
    [0] pleine
    [one] { $count } point de transport libre
   *[other] { $count } points de transport libres
  }
web-fleets-loading = Embarquer
web-fleets-load = { $count ->
    [one] Embarquer 1 unité
   *[other] Embarquer { $count } unités
  }
web-fleets-load-all = { $count ->
    [one] Embarquer tout ce qui tient (1)
   *[other] Embarquer tout ce qui tient ({ $count })
  }
web-fleets-land = { $count ->
    [one] Débarquer 1 unité
   *[other] Débarquer { $count } unités
  }
web-fleets-land-all = Tout débarquer ({ $count })
web-fleets-by-hand = Choisir les unités une à une ({ $count })
web-fleets-of = sur { $count }
web-fleets-guest = { $unit } ({ $player })
web-fleets-where = Naviguer ou débarquer

## Production

web-production = Production
web-production-whose = Joueur
web-production-income = Revenu par tour
web-production-line = Source
web-production-turn = Tour { $turn }
web-production-next = Tour suivant
web-production-expected = si rien ne change
web-production-total = Revenu
web-production-maintenance = Entretien
web-production-unit = { $count } × { $kind }
web-production-purse = PP disponibles
web-production-left = PP à dépenser
web-production-dp = Points de diplomatie (actuellement { $dp })
web-production-nothing = rien
web-production-from = de
web-production-adds = (+{ $amount })
web-production-unwesternized = non occidentalisée
web-production-idle = à l’arrêt : plus d’usines que de villes
web-production-blockaded = sous blocus
web-production-alone = aucun autre port avec lequel commercer
web-production-trade = { $items ->
    [0] compte { $ports } ports
    [one] compte { $ports } ports et 1 usine ou ressource
   *[other] compte { $ports } ports et { $items } usines ou ressources
  }
web-production-blockade = { $count ->
    [one] Port sous blocus : { $ports }
   *[other] Ports sous blocus : { $ports }
  }
web-production-short = { $count ->
    [one] Il manque 1 PP : une unité devra être dissoute.
   *[other] Il manque { $count } PP : { $count } unités devront être dissoutes.
  }

## Purchases

web-purchases = Achats
web-purchases-pp = Points de production restants
web-purchases-dp = Points de diplomatie
web-purchases-upkeep = Prochaine production : +{ $income } PP de revenu, −{ $maintenance } PP d’entretien, soit { $after } PP.
web-purchases-natives = { $count ->
    [one] Diplomatie avec les indigènes : 1 possibilité
   *[other] Diplomatie avec les indigènes : { $count } possibilités
  }
web-purchases-group = { $group ->
    [units] Unités
    [buildings] Bâtiments
   *[works] Ressources
  }
web-purchases-develop = exploiter une ressource
web-purchases-price = { $price } PP
web-purchases-left = { $step ->
    [placement] { $count } à placer
   *[other] { $count } en réserve
  }
web-purchases-places = { $count ->
    [0] nulle part
    [one] 1 endroit
   *[other] { $count } endroits
  }
web-purchases-where = { $ware } : { web-purchases-places }
web-purchases-not-here = Impossible à { $count ->
    [one] 1 autre endroit
   *[other] { $count } autres endroits
  }
web-purchases-buy = { $step ->
    [purchase] { $count ->
        [one] Acheter
       *[other] En acheter { $count }
      }
    [placement] Placer
    [orders] { $count ->
        [one] Commander
       *[other] En commander { $count }
      }
   *[other] { $count ->
        [one] Construire
       *[other] En construire { $count }
      }
  }
web-purchases-engineer = Avec ingénieur
web-purchases-there = { $count } ici
web-purchases-everywhere = Toutes les régions
web-purchases-bought = { $phase ->
    [0] Achats de la mise en place
   *[other] Achats de cette phase
  }
web-purchases-sum = Total
web-purchases-order = Votre ordre secret
web-purchases-undo = Tant que l’ordre n’est pas remis, « Annuler le coup » efface la dernière ligne.
web-purchases-ordered = { $count ->
    [0] Aucune commande ; { $left } PP restants.
    [one] 1 ligne pour { $cost } PP ; { $left } PP restants.
   *[other] { $count } lignes pour { $cost } PP ; { $left } PP restants.
  }
web-purchases-summary = { $count ->
    [0] Aucun achat ; { $left } PP restants.
    [one] 1 pièce pour { $cost } PP ; { $left } PP restants.
   *[other] { $count } pièces pour { $cost } PP ; { $left } PP restants.
  }
web-purchases-wrong = Cette ligne de l’ordre n’est plus possible ({ $player }) :
web-purchases-none = Rien ne peut être acheté maintenant.
web-purchases-piece = Pièce
web-purchases-cost = Prix
web-purchases-supply = Réserve
web-maintain-unpaid = { $count ->
    [one] Vous ne pouvez pas payer toutes vos unités : dissolvez-en encore 1.
   *[other] Vous ne pouvez pas payer toutes vos unités : dissolvez-en encore { $count }.
  }
web-maintain-guests = À bord de flottes alliées
web-maintain-unit = { $do ->
    [scuttle] { $kind } { $fleet }
    [jettison] { $count } × { $kind } (flotte { $fleet })
   *[other] { $count } × { $kind }
  }

## Natives

web-natives = Indigènes
web-natives-purse = { $dp ->
    [one] { $dp } point de diplomatie
   *[other] { $dp } points de diplomatie
  }, { $pp } PP
web-natives-known = Force { $marker }
web-natives-unknown = Marqueur inconnu
web-natives-part = { $part ->
    [fleet] flotte à proximité : { $amount }
    [regions] régions adjacentes contrôlées : { $amount }
   *[spheres] sphères d’influence : { $amount }
  }
web-natives-no-modifier = aucun modificateur
web-natives-answer = Réponse
web-natives-answers = { $answer ->
    [treaty] Région gagnée
    [influence] Sphère d’influence
    [retreat] Explorateur renvoyé
   *[lost] Explorateur perdu
  }
web-natives-plain = Sans cadeau
web-natives-gift = Avec cadeau
web-natives-range = { $least }–{ $most }
web-natives-remove-sphere = Retirer une sphère d’influence ({ $other })
web-natives-westernize = Occidentaliser pour 1 point de diplomatie
web-natives-dissolve = Renoncer à une de vos sphères d’influence
web-natives-incite = { $payment ->
    [dp] { $bribe ->
        [bribe] Fomenter une révolte pour 1 point de diplomatie, pot-de-vin pour 1 de plus
       *[plain] Fomenter une révolte pour 1 point de diplomatie
      }
   *[sphere] { $bribe ->
        [bribe] Fomenter une révolte au prix d’une sphère d’influence, pot-de-vin pour 1 point de diplomatie
       *[plain] Fomenter une révolte au prix d’une sphère d’influence
      }
  }
web-natives-explorer = Explorateur ({ $player }) : { $region }
web-natives-zone = Zone
web-natives-all = Les { $count } régions
web-natives-sort = Trier par
web-natives-order = { $order ->
    [zone] zone
    [name] nom
    [strength] force
    [spheres] sphères d’influence
   *[treaty] chances de gagner la région
  }
web-natives-table = Régions indigènes
web-natives-region = Région
web-natives-strength = Force
web-natives-spheres = Sphères
web-natives-revolt = Révolte
web-natives-table-what = Chances en pour cent si l’un de vos explorateurs y était maintenant, toutes vos sphères d’influence lui étant favorables. Pour un marqueur inconnu, c’est la moyenne de tous les marqueurs possibles.
web-natives-find = { $count ->
    [one] Prospection : vous tirez 1 jeton
   *[other] Prospection : vous tirez { $count } jetons
  }
web-natives-at-least = valeur { $value } ou plus : { $chance }

## Battle

web-battle = Bataille
web-battle-none = Aucune bataille n’a encore été livrée.
web-battle-last = La dernière bataille
web-battle-pending = Batailles à livrer
web-battle-round = Manche { $number }
web-battle-next-round = Ensuite : manche { $number }
web-battle-naval-round = Bataille navale, manche { $number }
web-battle-interception = Interception
web-battle-attacks = Attaquant
web-battle-defends = Défenseur
web-battle-against = { $player } contre { $other }
web-battle-allies = avec { $players }
web-battle-nobody = plus personne
web-battle-unseen = force inconnue de vous
web-battle-units = { $number } × { $kind }
web-battle-fleets = { $number ->
    [one] 1 flotte
   *[other] { $number } flottes
  }
web-battle-idle = { $number ->
    [one] 1 unité ne combat pas à cette manche
   *[other] { $number } unités ne combattent pas à cette manche
  }
web-battle-dice = { $number ->
    [one] 1 dé :
   *[other] { $number } dés :
  }
web-battle-hit = { $hit ->
    [1] touche toujours
    [6] touche sur 6
    [7] ne peut pas toucher
   *[other] touche dès { $hit }
  }{ $double ->
    [6] {""}, deux fois sur 6
    [7] {""}
   *[other] {""}, deux fois dès { $double }
  }
web-battle-landed = { $number ->
    [one] 1 d’entre elles a débarqué : { $modifier } à son dé
   *[other] { $number } d’entre elles ont débarqué : { $modifier } à leurs dés
  }
web-battle-rule = Lire la règle
web-battle-unmodified = Aucun modificateur
web-battle-total = Total
web-battle-chance = Chances de victoire
web-battle-likely = { $player } { $percent } %
web-battle-neither = personne { $percent } %
web-battle-exact = Chiffre exact si les deux camps se battent jusqu’au bout, gardent chaque type de brigade le plus longtemps possible et ne réunissent jamais de touches.
web-battle-exact-sea = Chiffre exact si les deux camps se battent jusqu’au bout et sacrifient d’abord les flottes les moins chargées.
web-battle-average = Vous ne connaissez pas ces indigènes : c’est la moyenne de tous les cas possibles. { $player } gagne dans { $lowest } % des cas contre les plus forts et dans { $highest } % contre les plus faibles.
web-battle-uncounted = Il y a trop d’unités ici pour calculer les chances.
web-battle-leaving = { $player } se replie vers des flottes : seul l’autre camp lance les dés à cette manche.
web-battle-fight = Livrer bataille
web-battle-more = Afficher les deux camps
web-battle-less = Masquer les deux camps
web-battle-hits = { $number ->
    [0] aucune touche
    [one] { $number } touche
   *[other] { $number } touches
  }
web-battle-sure = Aucun jet nécessaire.
web-battle-number = { $number } ou moins avec deux dés : { $percent } %
web-battle-part-fleets = Flottes des deux camps
web-battle-part-regions = Régions au bord de cette zone maritime ({ $player })
web-battle-part-ports = Ports sur cette zone maritime ({ $player })
web-battle-part-schools = Écoles ({ $player })
web-modifier-drm-brigade-types = { $amount ->
    [one] Deux types de brigades
   *[other] Les trois types de brigades
  }
web-modifier-drm-general = Général
web-modifier-drm-explorer-natives = Explorateur contre des indigènes
web-modifier-drm-technology = Davantage d’écoles
web-modifier-drm-fort-attack = Contre un fort
web-modifier-drm-fort-attack-artillery = Artillerie contre le fort
web-modifier-drm-fort-attack-engineer = Ingénieur contre le fort
web-modifier-drm-fort-defence = { $amount ->
    [one] Fort
   *[other] Fort avec artillerie
  }
web-modifier-amphib-pure-force-zeroed = Débarqué de la mer
web-modifier-drm-negative-to-zero = Compensation d’un total négatif
web-modifier-drm-negative-both = Compensation de totaux négatifs
web-modifier-drm-general-transfer = Report par le général
web-modifier-navbattle-tech-drm = Davantage d’écoles
web-modifier-navbattle-port-drm = { $amount ->
    [one] Port sur cette zone maritime
   *[other] Ports sur cette zone maritime
  }
web-modifier-navbattle-cargo-drm = { $amount ->
    [one] Cargaison
   *[other] Plus qu’à moitié pleine
  }

## Relations

web-relations = Relations
web-relations-now = { $relation ->
    [war] en guerre
    [alliance] alliés
   *[peace] en paix
  }
web-relations-since = depuis le tour { $turn }
web-relations-you-wait = vous ne pouvez attaquer qu’à partir de votre prochaine phase de mouvement
web-relations-they-wait = on ne peut pas vous attaquer avant la prochaine phase de mouvement adverse
web-relations-lets-you = { $answer ->
    [always] vous laisse toujours passer
   *[never] ne vous laisse jamais passer
  }
web-relations-peace-offered = { $player } vous propose la paix.
web-relations-region-offered = { $number ->
    [one] { $player } propose de vous céder une région : { $regions }.
   *[other] { $player } propose de vous céder des régions : { $regions }.
  }
web-relations-offers-peace = Vous propose la paix
web-relations-offers-region = { $number ->
    [one] Propose de vous céder une région :
   *[other] Propose de vous céder des régions :
  }
web-relations-take-region = Pour accepter, faites-y entrer une brigade pendant cette phase de mouvement.
web-relations-you-offer-peace = Vous avez proposé la paix
web-relations-you-offer-region = { $number ->
    [one] Vous avez proposé une région : { $regions }
   *[other] Vous avez proposé des régions : { $regions }
  }
web-relations-told = { $how ->
    [refuses] { $player } refuse : « { $words } »
    [declares] { $player } a déclaré la guerre : « { $words } »
   *[retracts] { $player } a retiré son offre de paix : « { $words } »
  }
web-relations-make-peace = Faire la paix
web-relations-offer-peace = Proposer la paix
web-relations-peace-what = La paix commence dès que l’autre joueur accepte.
web-relations-retract = Retirer
web-relations-declare = Déclarer la guerre
web-relations-declare-what = Pendant votre propre phase de mouvement ou de combat, pour 1 point de diplomatie.
web-relations-passage = { $relation ->
    [alliance] Peut utiliser vos détroits, régions et flottes :
   *[other] Peut passer vos détroits :
  }
web-relations-answer = { $answer ->
    [always] Toujours
    [never] Jamais
   *[ask] Au cas par cas
  }
web-relations-give-amount = { $most ->
    [0] Donner des PP
   *[other] Donner des PP ({ $most } au plus)
  }
web-relations-give = Donner
web-relations-cede-region = Céder une région
web-relations-cede = Proposer
web-relations-cede-later = Vous pouvez proposer une région à { $player } pendant sa phase de mouvement.
web-relations-deals = Négociations avec { $player }
web-relations-how = Les propositions ne bloquent jamais la partie. Elles restent valables jusqu’à ce qu’elles soient acceptées, retirées ou dépassées, et personne n’est tenu de répondre.
web-relations-all = Toutes les relations
web-relations-two = { $relation ->
    [war] { $player } et { $other } sont en guerre.
    [alliance] { $player } et { $other } sont alliés.
   *[peace] { $player } et { $other } sont en paix.
  }
web-relations-pair = { $relation ->
    [war] Vous êtes en guerre.
    [alliance] Vous êtes alliés.
   *[peace] Vous êtes en paix.
  }
web-relations-mark = { $mark ->
    [waiting] { $player } ne peut pas encore attaquer { $other }.
   *[offer] { $player } propose la paix à { $other }.
  }
web-relations-sign = { $sign ->
    [war] guerre
    [alliance] alliance
    [waiting] ne peut pas encore attaquer
    [offer] propose la paix
   *[peace] paix
  }
web-relations-units = { $number } × { $kind }
web-council = Choix d’un camp
web-council-declared = { $player } a déclaré la guerre à { $other }
web-council-side = { $side ->
    [attackers] Attaquants
   *[defenders] Défenseurs
  }
web-council-means = { $number ->
    [one] En guerre avec { $foes } ; { $friends } doit accepter.
   *[other] En guerre avec { $foes } ; la majorité doit accepter : { $friends }.
  }
web-council-vote = Plus de la moitié du camp doit accepter. Pour l’instant : { $votes } sur { $number }.
web-council-undecided = Doivent encore se décider : { $players }.
web-strait = Passage
web-strait-fleets = { $number ->
    [one] { $player } attend avec une flotte.
   *[other] { $player } attend avec { $number } flottes.
  }
web-strait-aboard = À bord : { $units }.
web-strait-empty = Il n’y a aucune unité à bord.
web-strait-standing = Désormais, sans me demander :
web-strait-always = { $answer ->
    [always] Toujours laisser passer
   *[never] Ne jamais laisser passer
  }

## Victory points

web-victory = Victoire
web-victory-standings = Classement
web-victory-table = Points de victoire par catégorie
web-victory-total = Total
web-victory-sets = Séries de bâtiments : { $player }
web-victory-sets-what = Une série compte une ville, une usine, un port et un chemin de fer. { $sets ->
    [0] Aucune n’est encore complète.
    [one] Une seule est complète.
   *[other] { $sets } sont complètes.
  }
web-victory-zones = Grandes zones : { $player }
web-victory-zone = { $player } : { $held }
web-victory-end = Fin de la partie
web-victory-end-what = La partie se termine après la phase de mouvement où un joueur ou les indigènes perdent leur dernière région.
web-victory-ending = La partie se termine après cette phase de mouvement !
web-victory-end-natives = { $number ->
    [one] Il reste { $number } région indigène.
   *[other] Il reste { $number } régions indigènes.
  }
web-victory-end-weakest = { $number ->
    [one] Le moins de régions : { $players } avec { $number }.
   *[other] Le moins de régions : { $players } avec { $number }.
  }
web-victory-end-turns = { $number ->
    [one] Il reste { $number } tour avant la limite convenue.
   *[other] Il reste { $number } tours avant la limite convenue.
  }
web-victory-card = Votre carte d’objectif secret
web-victory-card-what = { $card ->
    [suez] Contrôlez l’Égypte avec le canal de Suez achevé.
    [fleets] Ayez au moins deux fois plus de flottes que n’importe quel autre joueur.
    [peace] Ne soyez en guerre avec aucun joueur encore en jeu.
    [conquest] Mettez fin à la partie en prenant la dernière région d’un joueur.
    [westernized] N’ayez que des régions occidentalisées.
    [each_zone] Contrôlez une région dans chaque grande zone.
   *[other] Contrôlez toute la grande zone : { $zone }.
  }
web-victory-card-holds = Elle compterait si la partie s’arrêtait maintenant.
web-victory-card-fails = Elle ne compterait pas si la partie s’arrêtait maintenant.
web-victory-over-time = Points de victoire au fil du temps

## Set-up

web-setup = Mise en place
web-setup-picks = Votre choix { $number } sur { $of }
web-setup-next = Ensuite :
web-setup-inland = sans côte
web-setup-beside = { $number ->
    [one] voisine de { $number } des vôtres
   *[other] voisine de { $number } des vôtres
  }
web-setup-zone = à vous : { $held } sur { $regions }
web-setup-purse = { $pp } PP, { $dp ->
    [one] { $dp } point de diplomatie
   *[other] { $dp } points de diplomatie
  }
web-swap-yours = Vos régions
web-swap-to = { $region } : garder ou proposer
web-swap-keep = Garder
web-swap-offer = Proposer à { $player }
web-swap-others = Régions des autres
web-swap-content = n’échange plus
web-swap-give = Vous donnez : { $regions }
web-swap-get = Vous recevez : { $regions }
web-swap-accept = Accepter cet échange
web-swap-accepted = { $player } accepte
web-swap-waiting = Vous avez accepté, { $player } pas encore.
web-swap-done-what = La mise en place continue quand tout le monde a terminé.
web-order-bid-what = Chacun mise en secret et paie sa propre mise. De la plus faible mise à la plus forte, chacun choisit ensuite une place dans l’ordre : la plus forte mise choisit en dernier, en connaissant toutes les autres places.
web-order-bid-amount = PP (0 à { $most })
web-order-bid = Miser { $amount } PP
web-order-bids = Mises
web-order-bidding = réfléchit encore
web-order-sealed = mise cachée
web-order-line-what = Choisissez n’importe quelle place ; ceux qui vous suivent reculent d’un rang.
web-order-here = Place { $place }
web-order-has-bid = mise : { $amount } PP
web-order-left = Encore à choisir :

## Charts

web-chart-points = Points de victoire
web-chart-regions = Régions
web-chart-income = Revenu
web-chart-units = Unités terrestres
web-chart-fleets = Flottes
web-chart-pp = Points de production
web-chart-dp = Points de diplomatie
web-chart-points-land = Points de victoire : régions et zones
web-chart-points-works = Points de victoire : bâtiments et ressources
web-chart-points-rest = Points de victoire : unités, sphères d’influence, points de diplomatie et PP
web-chart-card = Points de victoire : cartes d’objectif secret
web-chart-card-hidden = Les cartes des autres restent secrètes jusqu’à la fin de la partie.

## Result and rules

web-points = Points de victoire
web-result-margin = { $player } a { $points } points de victoire, soit { $margin } de plus que { $other }.
web-result-level = { $players } ont chacun { $points } points de victoire.
web-result-score = { $points }
web-rules-source = Règles en anglais : { $source }

## Options

web-option-historical = A ses propres limites et sa propre mise en place : demande un seul bâtiment par région et des régions choisies à tour de rôle.
web-option-turn-limit = Selon les règles, la partie finit quand un joueur a perdu toutes ses régions ou qu’il ne reste plus de région indigène.

## Choices in short: movement

web-group-war-march = { $from } : { $mover }
web-item-war-march = { $to }
web-group-war-fleet = Choisir une flotte
web-item-war-fleet = Flotte { $fleet }
web-group-war-join = Ajouter une flotte
web-item-war-join = Flotte { $fleet }
web-group-war-board = Embarquer : { $region }
web-item-war-board = { $mover }
web-group-war-sail = Naviguer vers
web-item-war-sail = { $sea }
web-group-war-land = Débarquer dans
web-item-war-land = { $region }
web-group-war-ashore = Débarquer
web-item-war-ashore = { $kind }
web-group-war-charter = Embarquer sur la flotte d’un allié
web-item-war-charter = Flotte { $fleet } ({ $other })
web-group-war-scorch = Terre brûlée : { $region }
web-item-war-scorch = { $object } ({ $kind })
web-group-war-reinforce = Envoyer un général vers : { $to }
web-item-war-reinforce = depuis : { $from }

## Choices in short: economy

web-group-war-raise = { $region }
web-group-war-launch = { $region }
web-group-war-build = { $region }
web-group-war-develop = { $region }
web-group-war-place = Placer : { $piece }
web-group-war-disband = { $region }
web-group-war-remove-sphere = { $region }
web-group-war-westernize = { $region }
web-group-war-dissolve = { $region }
web-group-war-incite = { $region }
web-item-war-raise = { $kind }
web-item-war-launch = flotte → { $sea }
web-item-war-build = { $help_id ->
    [engineer] { $building } avec un ingénieur
   *[alone] { $building }
  }
web-item-war-develop = { $help_id ->
    [engineer] exploiter la ressource avec un ingénieur
   *[alone] exploiter la ressource
  }
web-item-war-place = { $area }
web-item-war-disband = { $kind }
web-item-war-remove-sphere = retirer une sphère d’influence ({ $other })
web-item-war-westernize = occidentaliser pour 1 point de diplomatie
web-item-war-dissolve = renoncer à une de vos sphères d’influence
web-item-war-incite = { $payment_id ->
    [dp] { $bribe_id ->
        [bribe] fomenter une révolte pour 1 point de diplomatie, pot-de-vin pour 1 de plus
       *[plain] fomenter une révolte pour 1 point de diplomatie
      }
   *[sphere] { $bribe_id ->
        [bribe] fomenter une révolte au prix d’une sphère d’influence, pot-de-vin pour 1 point de diplomatie
       *[plain] fomenter une révolte au prix d’une sphère d’influence
      }
  }

## Choices in short: battle

web-group-war-battle = Livrer bataille
web-group-war-shift = Réduire les deux modificateurs de
web-group-war-pick-off = Réunir trois touches et éliminer
web-group-war-lose = Perdre
web-group-war-retreat = Vers où
web-group-war-convert = Devient infanterie
web-group-war-sink = Perdre
web-group-war-expel = Retirer une sphère d’influence
web-item-war-battle = { $region }
web-item-war-shift = { $number }
web-item-war-pick-off = { $kind }
web-item-war-lose = { $kind }
web-item-war-retreat = { $area }
web-item-war-convert = { $kind }
web-item-war-sink = flotte { $fleet }
web-item-war-expel = { $other }

## Choices in short: relations and set-up

web-group-war-pick = Région de départ
web-group-war-home = Métropole
web-group-war-endow = Ressource gratuite
web-group-war-promise = Proposer : { $region }
web-group-war-swap = Accepter un échange
web-group-war-bid = Mise en PP
web-group-war-line-up = Place dans l’ordre du tour
web-group-war-declare = Déclarer la guerre (1 point de diplomatie)
web-group-war-join-war = Choisir un camp
web-item-war-pick = { $region }
web-item-war-home = { $region }
web-item-war-endow = { $region }
web-item-war-promise = → { $other }
web-item-war-swap = { $other }
web-item-war-bid = { $amount }
web-item-war-line-up = { $place }
web-item-war-declare = { $other }
web-item-war-join-war = { $side_id ->
    [attackers] attaquants
   *[defenders] défenseurs
  }

## Aide-mémoire

web-sheet-units = Unités et bâtiments
web-sheet-production = Production
web-sheet-battle = Bataille
web-sheet-natives = Indigènes
web-sheet-victory = Points de victoire
web-sheet-pp = PP
web-sheet-where = Lieu
web-sheet-anywhere = partout
web-sheet-moves = Points de mouvement
web-sheet-portage = Points de transport
web-sheet-reinforcement = Renfort
web-sheet-fleet-what = Une flotte porte { $capacity } points de transport. Chaque unité coûte 1 PP d’entretien par tour.
web-sheet-buildings = Bâtiments
web-sheet-building = Bâtiment
web-sheet-engineer = Avec un ingénieur
web-sheet-develop = Exploiter une ressource
web-sheet-per-value = { $number } par point de valeur
web-sheet-source = { $name ->
    [region] Région
    [zone] Zone complète
    [city] Ville
    [factory] Usine
    [port] Port
    [railroad] Chemin de fer
    [resource] Ressource exploitée
    [sphere] Sphère d’influence
    [maintenance] Entretien
    [dp] Point de diplomatie
   *[other] Villes
  }
web-sheet-from-region = { $region } PP ; { $not_westernized } tant qu’elle n’est pas occidentalisée
web-sheet-from-zone = +{ $zone } PP pour chacune de ses régions
web-sheet-from-city = { $city } PP
web-sheet-from-factory = { $factory } PP, et jusqu’à { $factory_bonus } de plus pour des ressources : 2 pour chacune à proximité, 1 pour toute autre. Il faut une ville pour chaque usine qui produit.
web-sheet-from-port = { $port } PP pour chaque port avec lequel il peut commercer, lui-même compris, et pour chaque usine et ressource qui lui est attribuée ; { $port_most } au plus
web-sheet-from-railroad = { $railroad } PP pour chaque ville, usine, port et ressource exploitée que vous contrôlez ici ou à côté ; { $railroad_most } au plus
web-sheet-from-resource = sa valeur
web-sheet-from-sphere = 1 PP dans une région indigène
web-sheet-expenses = Dépenses et diplomatie
web-sheet-from-maintenance = 1 PP par unité et par flotte
web-sheet-from-dp = { $dp } PP chacun, un par ville et par tour au plus
web-sheet-from-city-dp = Vous gagnez 1 point de diplomatie par tour, et 1 de plus par ville.
web-sheet-hits = Dés sur terre
web-sheet-modified = Dé modifié
web-sheet-score = Touches
web-sheet-hits-what = Un dé par brigade. Le camp touché choisit ses pertes ; en réunissant { $number } touches en une seule, le camp adverse choisit lui-même l’unité perdue.
web-sheet-naval = Dés en mer
web-sheet-naval-what = Un dé par flotte : à partir d’un résultat modifié de { $number }, une flotte adverse coule. Davantage d’écoles +1, chaque port sur la zone maritime +1, cargaison −1 ou −2.
web-sheet-side = { $side ->
    [attacker] Modificateurs de l’attaquant
   *[defender] Modificateurs du défenseur
  }
web-sheet-landing = Débarqué, manche { $round }
web-sheet-modifiers-what = Un total inférieur à zéro devient zéro et profite à l’autre camp.
web-sheet-armies = Armées indigènes
web-sheet-armies-what = Selon la force et le « + » de leur marqueur. En dessous de { $number }, une région est occidentalisée.
web-sheet-plain = sans +
web-sheet-explorer = Jet de l’explorateur
web-sheet-explorer-what = { $dice } dés, un de plus pour un cadeau ; plus vos régions voisines, une flotte à proximité et les sphères d’influence favorables, moins les contraires. Le total doit atteindre la force, plus { $plus } par « + ».
web-sheet-reached = atteint
web-sheet-short = { $least } à { $most } de moins
web-sheet-short-more = plus de { $number } de moins
web-sheet-diplomacy = Points de diplomatie
web-sheet-westernize = 1 point de diplomatie réduit de { $number } la force d’une de vos régions.
web-sheet-incite = Pour 1 point de diplomatie ou une sphère d’influence, vous fomentez une révolte : elle éclate si { $dice } dés, modificateurs compris, ne dépassent pas la force des indigènes. Un pot-de-vin de 1 point retire { $bribe }.

## First-game guide

web-guide-war-pick = Chaque région de départ rapporte 5 PP par tour et 10 points de victoire. Des régions voisines se défendent mieux, une côte permet un port, et une grande zone entière donne un bonus. Vous recevez aussi une infanterie gratuite dans chacune.
web-guide-war-swap = Proposez des régions aux autres à l’aide des listes. Quand chacun propose quelque chose et que tous deux acceptent, les régions changent de mains. Terminez quand le résultat vous convient.
web-guide-war-home = Votre métropole peut avoir un bâtiment de production de chaque type, les autres régions un seul en tout. Un port demande une côte : préférez une région côtière.
web-guide-war-endow = Vous recevez un bâtiment gratuit, puis une ressource exploitée d’une valeur de 10 PP, pour vos régions européennes. Une usine rapporte le plus près des ressources, mais seulement si vous avez une ville quelque part.
web-guide-war-purchase = Votre argent de départ doit suffire : il n’y a pas de revenu avant le tour 2. Les villes rapportent des PP et des points de diplomatie et produisent explorateurs et cavalerie ; les explorateurs gagnent des régions sans combat. Ce que vous ne dépensez pas reste à vous.
web-guide-war-placement = Chacun place une pièce à son tour. Les flottes vont dans les zones maritimes voisines de vos régions. Chaque région a besoin d’une brigade ; un explorateur commence de préférence à côté des indigènes.
web-guide-war-maintain = Chaque unité et chaque flotte coûte 1 PP par tour, et vous ne pouvez pas toutes les payer. Une région sans brigade revient aux indigènes : dissolvez des unités là où vous en avez plusieurs.
web-guide-war-bid = Jouer tard permet de réagir aux autres, jouer tôt de frapper le premier. Vous payez votre mise, quelle que soit la place obtenue.
web-guide-war-line_up = Cet ordre vaut pour le reste du tour : diplomatie indigène, construction et les deux phases de mouvement.
web-guide-war-buy_dp = Vous pouvez acheter un point de diplomatie par ville. Ces points paient l’occidentalisation, les révoltes, les cadeaux aux indigènes et les déclarations de guerre ; un point restant vaut un point de victoire, comme 10 PP.
web-guide-war-remove_spheres = Les sphères d’influence des autres dans vos régions peuvent se retourner contre vous lors d’une révolte. En retirer une coûte 1 point de diplomatie ; pour celles de vos ennemis, c’est gratuit.
web-guide-war-westernize = 1 point de diplomatie réduit la force des indigènes de 3 ; chaque explorateur et chaque bâtiment autre qu’un fort la réduit gratuitement de 1. Au-dessous de 4, la région est occidentalisée : plus jamais de révolte, et 2 PP de plus.
web-guide-war-trim_spheres = Il y a ici plus de sphères d’influence que la force des indigènes ne le permet. Les vôtres valent des points de victoire : retirez d’abord celles des autres.
web-guide-war-incite = Une révolte dans la région d’un autre ne demande pas de guerre : lancez deux dés et ne dépassez pas la force des indigènes. Plus ils sont forts, mieux c’est ; un pot-de-vin réduit votre jet de 3. Une seule tentative par région et par tour.
web-guide-war-sides = Chacune de vos sphères d’influence peut soutenir les indigènes ou s’opposer à eux, ce qui change le jet de 1 dans un sens ou dans l’autre. À vous de voir qui doit l’emporter ici.
web-guide-war-construct = L’infanterie se recrute partout ; cavalerie et explorateurs demandent une ville, l’artillerie une usine, généraux et ingénieurs une école, les flottes un port. Une région accueille en principe un seul bâtiment de production ; un ingénieur sur place réduit le prix d’un projet d’un tiers.
web-guide-war-orders = Chacun remplit son ordre en même temps et en secret. Remettez le vôtre quand il est complet : tous sont alors révélés et exécutés ensemble.
web-guide-war-correct = Une ligne d’un ordre est devenue impossible. Si tous sont d’accord, elle peut être remplacée ; sinon, elle est annulée et remboursée.
web-guide-war-move = Infanterie et artillerie avancent d’une région, cavalerie et détachements (généraux, explorateurs, ingénieurs) de deux, les flottes de quatre zones maritimes. Une brigade doit rester dans chacune de vos régions. Les brigades qui entrent dans une région indigène doivent combattre ; un explorateur peut y entrer seul et négocier. Les batailles viennent après tous les mouvements.
web-guide-war-sail = Embarquez des unités depuis la côte, naviguez, débarquez-les : chaque zone maritime et chaque débarquement coûte un point de mouvement à la flotte. Une flotte transporte quatre brigades. Les ennemis de la même zone maritime peuvent intercepter chaque étape.
web-guide-war-permission = Vous contrôlez le détroit. Laissez passer les flottes ou refusez ; vous pouvez aussi répondre une fois pour toutes.
web-guide-war-intercept = Vos flottes sont dans la même zone maritime et peuvent arrêter l’ennemi avant qu’il n’agisse. S’il survit sans rompre le combat, il continue. Les flottes chargées se battent moins bien.
web-guide-war-ashore = Les unités débarquées n’avancent plus dans cette phase. Contre un joueur, elles combattent moins bien pendant les deux premières manches ; ingénieurs et généraux ont besoin d’une brigade à leurs côtés.
web-guide-war-make_way = Toutes vos unités quittent ensemble la région cédée, pour une de vos régions voisines ou à bord de vos flottes.
web-guide-war-reinforce = Un général voisin d’une de vos régions attaquées peut amener des brigades. Une fois annoncé, il doit partir ; un dé et vos écoles décident combien le suivent.
web-guide-war-bring = La cavalerie coûte 1 point, l’infanterie 2, l’artillerie 3. Une brigade au moins doit rester sur place. Trois types différents combattent mieux ensemble.
web-guide-war-naval_join = Les flottes de votre allié vont combattre dans cette zone maritime. Les vôtres peuvent se joindre à elles.
web-guide-war-sink = La flotte choisie est perdue avec tout ce qu’elle porte. Les flottes vides peuvent protéger les flottes chargées.
web-guide-war-break_off = Si vous rompez le combat, toutes les flottes restent ici et les vôtres n’avancent plus dans cette phase. Sinon, une autre manche commence.
web-guide-war-combat = Toutes les batailles doivent être livrées avant de terminer ; vous choisissez l’ordre. Là où un explorateur accompagne des brigades, faites-le d’abord lancer les dés : un succès évite la bataille. Les ingénieurs peuvent prospecter.
web-guide-war-shift = Votre camp est le seul à avoir un général : renoncez à une part de votre bonus pour en retirer autant à l’ennemi. C’est utile s’il lance plus de dés que vous.
web-guide-war-pick_off = L’adversaire choisit ses pertes, sauf si vous réunissez trois touches en une et désignez l’unité. C’est utile contre sa seule artillerie ou sa seule cavalerie : il perd un bonus avec elle.
web-guide-war-lose = Vous choisissez vos pertes (celles des indigènes, l’un des joueurs), les brigades avant les détachements. Deux ou trois types de brigades donnent un bonus : gardez-en une de chaque.
web-guide-war-retreat = Restez tant que vos chances sont bonnes. Toute la force part ensemble ; si elle se replie vers des flottes, l’ennemi lance encore une fois les dés.
web-guide-war-last_stand = Il ne reste aucune brigade, d’un côté comme de l’autre. Transformez un détachement en infanterie pour tenir la région, ou sauvez vos détachements en vous repliant.
web-guide-war-embark = Les flottes n’ont pas assez de place pour tous. Une brigade prend 2 points de transport, un détachement 1 ; les unités laissées sur place sont perdues.
web-guide-war-pacify = La révolte est réprimée. Moins de force rapproche la région de l’occidentalisation ; une sphère d’influence de moins prive la prochaine révolte d’un soutien.
web-guide-war-evacuate = Cette unité ne peut pas rester ici. Elle va dans une de vos régions voisines ou à bord d’une flotte.
web-guide-war-gift = Un cadeau ajoute un troisième dé. Vous décidez avant que l’on voie la force des indigènes. Si le jet est bien trop faible, l’explorateur est perdu.
web-guide-war-influence = Une sphère d’influence à vous rapporte 1 PP par tour et aide votre prochain explorateur. Ou retirez celle d’un autre.
web-guide-war-keep = Il faut garder un jeton, même un jeton à point. Une ressource ne rapporte rien tant que vous ne l’exploitez pas, pour trois fois sa valeur.
web-guide-war-join_war = Si vous choisissez un camp, vous êtes en guerre avec tout l’autre camp et allié au vôtre tant que dure cette guerre. Personne ne peut attaquer avant sa prochaine phase de mouvement.
web-guide-war-admit = Les alliés partagent régions, flottes et défense, mais n’attaquent jamais ensemble. Plus de la moitié de votre camp doit accepter.
web-guide-war-charter = Vos unités embarquent sur la flotte de votre allié et débarquent quand il joue.
