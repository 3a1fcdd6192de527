# War! Age of Imperialism en français.
#
# Les valeurs sont les mêmes que dans en.ftl. Les noms de lieux suivent un deux-points ou une flèche : aucun article à
# choisir. Un nom de joueur ne suit jamais « de ». PP : points de production ; « point de diplomatie » ne s’abrège pas.

# Le titre est un nom et ne se traduit pas.
game-title = { "War! Age of Imperialism" }
game-summary = Les grandes puissances se partagent l’Ancien Monde à coups d’armées, de flottes, d’explorateurs et de chemins de fer. Le joueur qui a le plus de points de victoire l’emporte.
game-credit = { game-title } a été publié par Eagle Games ; les règles de la version 27 sont de Jonathan Entner. Ceci est une adaptation indépendante et non officielle, sur un plateau reconstitué.

## Aides : pièces et camps, comme les phrases les demandent

a-kind = { $kind_id ->
    [general] un { $kind }
    [explorer] un { $kind }
    [engineer] un { $kind }
   *[other] une { $kind }
  }
a-mover = { $mover_id ->
    [general] un { $mover }
    [general_1] un { $mover }
    [general_0] un { $mover }
    [explorer] un { $mover }
    [explorer_1] un { $mover }
    [explorer_0] un { $mover }
    [engineer] un { $mover }
    [engineer_1] un { $mover }
    [engineer_0] un { $mover }
   *[other] une { $mover }
  }
the-kind = { $kind_id ->
    [cavalry] la { $kind }
    [general] le { $kind }
   *[other] l’{ $kind }
  }
a-piece = { $piece_id ->
    [general] un { $piece }
    [explorer] un { $piece }
    [engineer] un { $piece }
    [port] un { $piece }
    [railroad] un { $piece }
    [fort] un { $piece }
   *[other] une { $piece }
  }
a-building = { $building_id ->
    [port] un { $building }
    [railroad] un { $building }
    [fort] un { $building }
   *[other] une { $building }
  }
an-object = { $object_id ->
    [port] un { $object }
    [railroad] un { $object }
    [fort] un { $object }
   *[other] une { $object }
  }
the-object = { $object_id ->
    [port] le { $object }
    [railroad] le { $object }
    [fort] le { $object }
    [factory] l’{ $object }
    [school] l’{ $object }
   *[other] la { $object }
  }
the-foe = { $foe_id ->
    [natives] les indigènes
   *[other] { $foe }
  }
a-marker = { $marker_id ->
    [none] aucun marqueur indigène
    [unknown] un marqueur indigène inconnu
   *[other] le marqueur indigène { $marker_id }
  }

## Mots

word-infantry = infanterie
word-cavalry = cavalerie
word-artillery = artillerie
word-general = général
word-explorer = explorateur
word-engineer = ingénieur
word-fleet = flotte
word-city = ville
word-factory = usine
word-port = port
word-railroad = chemin de fer
word-fort = fort
word-school = école
word-resource = ressource
word-natives = indigènes

# Unités avec les points de mouvement qui leur restent ; avec tous, elles sont plus haut.
word-infantry-0 = infanterie (0 point restant)
word-cavalry-0 = cavalerie (0 point restant)
word-artillery-0 = artillerie (0 point restant)
word-general-0 = général (0 point restant)
word-explorer-0 = explorateur (0 point restant)
word-engineer-0 = ingénieur (0 point restant)
word-cavalry-1 = cavalerie (1 point restant)
word-general-1 = général (1 point restant)
word-explorer-1 = explorateur (1 point restant)
word-engineer-1 = ingénieur (1 point restant)

# Jetons de ressource.
word-no-chit = aucun
word-unknown = inconnu
word-start-dot = point
word-start-resource = ressource gratuite
word-dot = point
word-timber = bois
word-cotton = coton
word-tea = thé
word-spices = épices
word-tin = étain
word-copper = cuivre
word-silk = soie
word-ivory = ivoire
word-iron = fer
word-coal = charbon
word-rubber = caoutchouc
word-diamonds = diamants
word-oil = pétrole
word-gold = or

# Cartes d’objectif secret. Six portent le nom d’une grande zone.
word-suez = Canal de Suez
word-fleets = Maîtrise des mers
word-peace = Paix avec tous
word-conquest = Chute d’un empire
word-westernized = Toutes les régions occidentalisées
word-each-zone = Une région dans chaque grande zone
word-europe = Europe
word-middle-east = Moyen-Orient
word-sub-saharan-africa = Afrique subsaharienne
word-central-asia = Asie centrale
word-eastern-asia = Asie orientale
word-australasia = Australie et Asie du Sud-Est

# Lignes du revenu.
word-regions = régions
word-zones = grandes zones complètes
word-cities = villes
word-factories = usines
word-ports = ports
word-railroads = chemins de fer
word-resources = ressources exploitées
word-spheres = sphères d’influence

# Étapes où il y a une décision à prendre.
word-order = le tirage de l’ordre du tour
word-pick = le choix des régions de départ
word-deal-regions = le tirage des régions de départ
word-swap = l’échange de régions de départ
word-home = le choix des métropoles
word-deal-cards = la distribution des cartes d’objectif secret
word-local-powers = la mise en place des puissances locales
word-endow = le bâtiment et la ressource gratuits
word-purchase = les achats de départ
word-placement = le placement des pièces de départ
word-maintain = l’entretien
word-bid = les mises pour l’ordre du tour
word-line-up = le choix des places dans l’ordre du tour
word-buy-dp = l’achat de points de diplomatie
word-remove-spheres = le retrait de sphères d’influence
word-westernize = l’occidentalisation
word-trim-spheres = le retrait des sphères d’influence en trop
word-incite = les révoltes à fomenter
word-sides = le camp des sphères d’influence
word-revolt = les dés d’une révolte
word-construct = la construction
word-orders = les ordres secrets
word-correct = la correction d’un ordre
word-move = le mouvement
word-sail = le mouvement de flottes
word-permission = la permission de passer un détroit
word-intercept = l’interception
word-intercept-roll = les dés d’une interception
word-ashore = le débarquement
word-make-way = l’évacuation d’une région cédée
word-reinforce = les mouvements de renfort
word-reinforce-roll = le dé des renforts
word-bring = le choix des renforts
word-naval-join = l’entrée d’un allié dans une bataille navale
word-naval-dice = les dés d’une bataille navale
word-sink = les pertes d’une bataille navale
word-break-off = la suite d’une bataille navale
word-combat = le combat
word-shift = le report d’un général
word-battle-dice = les dés d’une bataille
word-pick-off = la réunion de touches
word-lose = les pertes d’une bataille
word-retreat = la retraite
word-last-stand = les derniers détachements d’une bataille
word-embark = l’embarquement pendant une retraite
word-pacify-roll = le dé après une victoire sur les indigènes
word-pacify = l’affaiblissement des indigènes
word-evacuate = le départ d’une région
word-gift = un cadeau aux indigènes
word-explorer-roll = les dés d’un explorateur
word-answer = la réponse des indigènes
word-influence = la pose ou le retrait d’une sphère d’influence
word-prospect = le tirage de jetons de ressource
word-keep = le choix d’un jeton de ressource
word-native-draw = le tirage d’un marqueur indigène
word-chit-draw = le tirage d’un jeton de ressource
word-join-war = l’entrée dans une guerre
word-admit = l’admission d’un allié
word-charter = l’embarquement chez un allié

## Actions, comme choix d’une liste

action-roll = Obtenir { $die }
action-native = Tirer le marqueur indigène { $marker_id } : { $region }
action-chit = Tirer un jeton de ressource ({ $chit }) : { $region }
action-deal = Tirer une région de départ : { $region }
action-found = Bâtiment de la puissance locale : { $building }
action-card = Distribuer une carte d’objectif secret : { $card }
action-answer = { $answer_id ->
    [treaty] Total de { $total_id } : les indigènes se rallient
    [influence] Total de { $total_id } : les indigènes acceptent une sphère d’influence
    [full] Total de { $total_id } : les indigènes n’acceptent plus de sphère d’influence, mais une peut être retirée
    [retreat] Total de { $total_id } : les indigènes renvoient l’explorateur
    [lost] Total de { $total_id } : l’explorateur est perdu
   *[doomed] Rien que des 1, total de { $total_id } : l’explorateur est perdu
  }
action-lot = Suivant dans l’ordre du tour : { $other }

action-done = Terminer
action-done-swap = Ne plus rien échanger
action-done-purchase = Terminer les achats
action-done-buy-dp = Ne plus acheter de points de diplomatie
action-done-remove-spheres = Ne plus retirer de sphères d’influence
action-done-westernize = Ne plus rien occidentaliser
action-done-incite = Ne plus fomenter de révolte
action-done-construct = Terminer la construction
action-done-orders = Remettre l’ordre
action-done-move = Terminer le mouvement
action-done-sail = Laisser ces flottes ici
action-done-ashore = Ne plus débarquer personne
action-done-charter = Ne plus embarquer personne
action-done-bring = Ne plus amener de brigades
action-done-combat = Terminer le combat
action-done-pick-off = Ne plus réunir de touches
action-pass = Passer
action-pass-intercept = Laisser aller les flottes
action-pass-naval-join = Rester à l’écart de la bataille
action-pass-reinforce = N’envoyer aucun général
action-pass-gift = Ne pas offrir de cadeau
action-pass-correct = Ne rien commander à la place
action-pass-join-war = Rester à l’écart de la guerre
action-allow = Accepter
action-allow-permission = Laisser passer les flottes
action-allow-correct = Permettre une correction
action-allow-admit = Admettre le nouvel allié
action-refuse = Refuser
action-refuse-permission = Refuser le passage
action-refuse-correct = Annuler la ligne
action-refuse-admit = Écarter le nouvel allié
action-intercept = Intercepter
action-intercept-naval-join = Se joindre à la bataille
action-fight-on = Continuer la bataille navale
action-break-off = Rompre le combat
action-stay = Rester et combattre
action-gift = Offrir aux indigènes un cadeau pour 1 point de diplomatie
action-draw = Tirer au sort une région coloniale
action-buy-dp = Acheter 1 point de diplomatie pour 10 PP
action-weaken = Réduire de 1 la force des indigènes
action-influence = Poser une sphère d’influence

action-pick = Choisir une région de départ : { $region }
action-home = Métropole : { $region }
action-buy = Acheter { a-piece }
action-place = Placer { a-piece } : { $area }
action-endow = Ressource exploitée gratuite : { $region }
action-disband = Dissoudre { a-kind } : { $region }
action-scuttle = Dissoudre la flotte { $fleet }
action-jettison = Dissoudre { a-kind } à bord de la flotte { $fleet }
action-abandon = Dissoudre { a-kind } à bord d’une flotte ({ $other })
action-bid = Miser { $amount } PP
action-line-up = Prendre la place { $place } dans l’ordre du tour
action-westernize = Payer 1 point de diplomatie pour occidentaliser : { $region }
action-dissolve = Renoncer à une de vos sphères d’influence pour occidentaliser : { $region }
action-incite = { $payment_id ->
    [dp] { $bribe_id ->
        [bribe] Fomenter une révolte pour 1 point de diplomatie, avec un pot-de-vin pour 1 de plus : { $region }
       *[plain] Fomenter une révolte pour 1 point de diplomatie : { $region }
      }
   *[sphere] { $bribe_id ->
        [bribe] Fomenter une révolte au prix d’une sphère d’influence, avec un pot-de-vin pour 1 point de diplomatie : { $region }
       *[plain] Fomenter une révolte au prix d’une sphère d’influence : { $region }
      }
  }
action-support = { $number ->
    [0] Aucune sphère d’influence ne soutient les indigènes
    [one] { $number } sphère d’influence soutient les indigènes
   *[other] { $number } sphères d’influence soutiennent les indigènes
  }
action-raise = Recruter { a-kind } : { $region }
action-launch = Construire une flotte : { $region } → { $sea }
action-build = { $help_id ->
    [engineer] Construire { a-building } avec un ingénieur : { $region }
   *[alone] Construire { a-building } : { $region }
  }
action-develop = { $help_id ->
    [engineer] Exploiter la ressource avec un ingénieur : { $region }
   *[alone] Exploiter la ressource : { $region }
  }
action-dig = { $help_id ->
    [engineer] Payer pour le canal de Suez, avec un ingénieur
   *[alone] Payer pour le canal de Suez
  }
action-march = Déplacer { a-mover } : { $from } → { $to }
action-board = Embarquer { a-mover } : { $region }
action-fleet = Choisir la flotte { $fleet }
action-join = Ajouter la flotte { $fleet }
action-charter = Embarquer des unités chez { $other }, sur la flotte { $fleet }
action-sail = Naviguer vers : { $sea }
action-land = Débarquer des unités : { $region }
action-ashore = Débarquer { a-kind }
action-put-ashore = Débarquer { a-kind } ({ $other })
action-scorch = { $object_id ->
    [resource] Mettre fin à l’exploitation de la ressource avec { a-kind } : { $region }
   *[other] Détruire { the-object } avec { a-kind } : { $region }
  }
action-reinforce = Envoyer un général : { $from } → { $to }
action-bring = Amener { a-kind }
action-sink = Perdre la flotte { $fleet }
action-battle = Livrer bataille : { $region }
action-explore = Lancer les dés pour un explorateur : { $region }
action-prospect = Prospecter pour 5 PP : { $region }
action-shift = { $number ->
    [0] Laisser les deux modificateurs tels quels
   *[other] Réduire de { $number } les deux modificateurs
  }
action-pick-off = Réunir trois touches et éliminer { a-kind }
action-lose = Perdre { a-kind }
action-lose-embark = Laisser { a-kind } sur place
action-retreat = Se replier vers : { $area }
action-retreat-make-way = Partir vers : { $area }
action-retreat-evacuate = Partir vers : { $area }
action-convert = Transformer { a-kind } en infanterie
action-keep = Garder un jeton de ressource : { $chit }
action-promise = Proposer une région à { $other } : { $region }
action-swap = Accepter l’échange avec { $other }
action-remove-sphere = Retirer à { $other } une sphère d’influence : { $region }
action-expel = Retirer à { $other } une sphère d’influence
action-engage = Attaquer les flottes que { $other } a ici
action-declare = Déclarer la guerre à { $other } pour 1 point de diplomatie
action-join-war = { $side_id ->
    [attackers] Rejoindre les attaquants
   *[defenders] Rejoindre les défenseurs
  }

action-withdraw = { $seat } retire une de ses sphères d’influence : { $region }
action-peace = { $seat } propose la paix à { $other }
action-retract = { $seat } retire toutes ses offres à { $other }
action-cede = { $seat } propose de céder une région à { $other } : { $region }
action-passage = { $answer_id ->
    [always] { $seat } laisse toujours passer { $other }
    [never] { $seat } ne laisse jamais passer { $other }
   *[ask] { $seat } décide chaque fois si { $other } peut passer
  }
action-give = { $seat } donne { $amount } PP à { $other }

## Événements, comme lignes d’un journal

event-turn = Le tour { $number } commence.
event-phase = { $phase_id ->
    [setup] Mise en place.
    [production] Phase de production.
    [movement_1] Première phase de mouvement.
   *[movement_2] Seconde phase de mouvement.
  }
event-segment = À { $seat } de jouer.
event-order = Ordre du tour, place { $number } : { $seat }.
event-picked = { $seat } obtient une région de départ : { $region }.
event-swapped = { $seat } donne en échange une région à { $other } : { $region }.
event-home = { $seat } choisit sa métropole : { $region }.
event-card-dealt = { $seat } reçoit une carte d’objectif secret : { $card }.
event-founded = Une puissance locale commence avec { a-building } : { $region }.
event-bought = { $seat } achète { a-piece }.
event-placed = { $seat } place { a-piece } : { $area }.
event-income = { $seat }, revenu ({ $line }) : { $amount } PP.
event-dp-gained = { $seat } reçoit { $amount ->
    [one] { $amount } point de diplomatie
   *[other] { $amount } points de diplomatie
  }.
event-maintained = { $seat } paie { $amount } PP d’entretien.
event-disbanded = { $seat } dissout { a-piece } : { $area }.
event-bid = { $seat } a misé { $amount } PP.
event-lined-up = { $seat } prend la place { $number } dans l’ordre du tour.
event-dp-bought = { $seat } achète 1 point de diplomatie pour 10 PP.
event-sphere-removed = { $seat } retire une sphère d’influence à { $other } : { $region }.
event-sphere-placed = { $seat } pose une sphère d’influence : { $region }.
event-westernizing = { $seat } paie 1 point de diplomatie pour occidentaliser : { $region }.
event-weakened = La force des indigènes baisse de { $number } : { $region }.
event-westernized = Une région est occidentalisée : { $region }.
event-incited = { $seat } tente de fomenter une révolte : { $region }.
event-sides = Sphères d’influence ({ $seat }), { $number } pour les indigènes et { $amount } contre eux : { $region }.
event-rolled = { $party_id ->
    [natives] Les indigènes obtiennent { $die }.
   *[other] { $party } obtient { $die }.
  }
event-revolt = Une révolte éclate : { $region }.
event-no-revolt = La révolte n’a pas lieu : { $region }.
event-raised = { $seat } recrute { a-kind } : { $region }.
event-launched = { $seat } construit une flotte : { $region } → { $sea }.
event-built = { $seat } construit { a-building } : { $region }.
event-developed = { $seat } exploite une ressource : { $region }.
event-dug = { $number ->
    [one] { $seat } fait le premier paiement pour le canal de Suez.
   *[other] { $seat } fait le second paiement : le canal de Suez est ouvert.
  }
event-ordered = { $seat } a remis son ordre.
event-order-void = Une ligne de l’ordre est annulée ({ $seat }) : { $region }.
event-marched = { $seat } déplace { a-kind } : { $from } → { $to }.
event-boarded = { $seat } embarque { a-kind } : { $from } → { $to }.
event-sailed = { $number ->
    [one] { $seat } navigue avec une flotte : { $from } → { $to }.
   *[other] { $seat } navigue avec { $number } flottes : { $from } → { $to }.
  }
event-landed = { $seat } débarque { a-kind } : { $from } → { $to }.
event-permitted = { $seat } laisse passer les flottes ({ $other }) : { $to }.
event-barred = { $seat } ne laisse pas passer les flottes ({ $other }) : { $to }.
event-intercepted = { $seat } intercepte des flottes ({ $other }) : { $sea }.
event-not-intercepted = { $seat } ne parvient pas à intercepter des flottes ({ $other }) : { $sea }.
event-ceded = { $seat } cède une région à { $other } : { $region }.
event-scorched = { $object_id ->
    [resource] { $seat } met fin à l’exploitation de la ressource : { $region }.
   *[other] { $seat } détruit { an-object } : { $region }.
  }
event-reinforcing = { $seat } annonce un mouvement de renfort : { $from } → { $to }.
event-reinforced = { $seat } amène { a-kind } : { $from } → { $to }.
event-naval-battle = Bataille navale entre { $seat } et { $other } : { $sea }.
event-naval-round = Bataille navale, manche { $number } : { $sea }.
event-sunk = { $seat } perd une flotte : { $sea }.
event-broke-off = { $seat } rompt le combat en mer : { $sea }.
event-battle = { $party_id ->
    [natives] Bataille, les indigènes contre { the-foe } : { $region }.
   *[other] Bataille, { $party } contre { the-foe } : { $region }.
  }
event-battle-round = Bataille, manche { $number } : { $region }.
event-shifted = Grâce à son général, { $seat } réduit de { $number } les deux modificateurs.
event-battle-die = { $party_id ->
    [natives] { $number ->
        [0] Les indigènes obtiennent { $die }, qui compte pour { $total } : aucune touche.
        [one] Les indigènes obtiennent { $die }, qui compte pour { $total } : { $number } touche.
       *[other] Les indigènes obtiennent { $die }, qui compte pour { $total } : { $number } touches.
      }
   *[other] { $number ->
        [0] { $party } obtient { $die }, qui compte pour { $total } : aucune touche.
        [one] { $party } obtient { $die }, qui compte pour { $total } : { $number } touche.
       *[other] { $party } obtient { $die }, qui compte pour { $total } : { $number } touches.
      }
  }
event-hits = { $party_id ->
    [natives] { $number ->
        [0] Les indigènes n’infligent aucune touche.
        [one] Les indigènes infligent { $number } touche.
       *[other] Les indigènes infligent { $number } touches.
      }
   *[other] { $number ->
        [0] { $party } n’inflige aucune touche.
        [one] { $party } inflige { $number } touche.
       *[other] { $party } inflige { $number } touches.
      }
  }
event-lost = { $party_id ->
    [natives] Les indigènes perdent { a-kind } : { $area }.
   *[other] { $party } perd { a-kind } : { $area }.
  }
event-retreated = { $party_id ->
    [natives] Les indigènes se replient : { $from } → { $to }.
   *[other] { $party } se replie : { $from } → { $to }.
  }
event-converted = { $seat } transforme { a-kind } en infanterie : { $region }.
event-conquered = { $seat } bat { the-foe } et conquiert une région : { $region }.
event-held = { $party_id ->
    [natives] Les indigènes repoussent l’attaque : { $region }.
   *[other] { $party } repousse l’attaque : { $region }.
  }
event-reverted = Une région revient aux indigènes : { $region }.
event-suppressed = { $seat } réprime une révolte : { $region }.
event-evacuated = { $seat } retire { a-kind } : { $from } → { $to }.
event-exploring = { $seat } envoie un explorateur auprès des indigènes : { $region }.
event-treaty = { $seat } gagne les indigènes à sa cause et obtient une région : { $region }.
event-explorer-lost = { $seat } perd un explorateur : { $region }.
event-native-drawn = Un marqueur indigène est posé : { $region }.
event-native-shown = { $marker_id ->
    [none] Aucun marqueur indigène : { $region }.
    [unknown] Un marqueur indigène inconnu : { $region }.
   *[other] Marqueur indigène { $marker_id } : { $region }.
  }
event-native-seen = { $marker_id ->
    [none] { $seat } ne voit aucun marqueur indigène : { $region }.
   *[other] { $seat } voit { a-marker } : { $region }.
  }
event-chit-laid = Un jeton de ressource est posé : { $region }.
event-chit-shown = Le jeton de ressource est révélé ({ $chit }) : { $region }.
event-chit-seen = { $seat } voit un jeton de ressource ({ $chit }) : { $region }.
event-prospected = { $seat } prospecte : { $region }.
event-war = { $seat } entre en guerre contre { $other }.
event-peace-offered = { $seat } propose la paix à { $other }.
event-peace = { $seat } et { $other } font la paix.
event-joined-war = { $seat } rejoint { $other } dans la guerre.
event-gave = { $seat } donne { $amount } PP à { $other }.
event-ending = { $why_id ->
    [elimination] Un joueur a perdu sa dernière région : la partie se termine après cette phase de mouvement.
    [no_natives] Les indigènes ont perdu leur dernière région : la partie se termine après cette phase de mouvement.
   *[turn_limit] Tous les tours convenus ont été joués.
  }
event-scored = { $seat } a { $amount ->
    [one] { $amount } point de victoire
   *[other] { $amount } points de victoire
  }.
event-card-shown = { $seat } révèle une carte d’objectif secret : { $card }.
event-over = La partie est terminée.
event-offer-retracted = { $seat } retire toutes ses offres à { $other }.
event-cedes = { $seat } propose de céder une région à { $other } : { $region }.
event-passage = { $answer_id ->
    [always] { $seat } laisse désormais toujours passer { $other }.
    [never] { $seat } ne laisse désormais plus passer { $other }.
   *[ask] { $seat } décide désormais chaque fois si { $other } peut passer.
  }

## Questions

prompt-over = La partie est terminée.
prompt-order = Tirage au sort…
prompt-pick = Avec quelle région commencez-vous ?
prompt-deal-regions = Tirage d’une région…
prompt-swap = Quelles régions voulez-vous échanger ?
prompt-home = Quelle région est votre métropole ?
prompt-deal-cards = Distribution des cartes d’objectif secret…
prompt-local-powers = Mise en place des puissances locales…
prompt-endow = Où placer votre bâtiment gratuit et votre ressource gratuite ?
prompt-purchase = Que voulez-vous acheter ?
prompt-placement = Quelle pièce placez-vous, et où ?
prompt-maintain = Vous ne pouvez pas payer { $number ->
    [one] 1 unité
   *[other] { $number } unités
  } : laquelle dissolvez-vous ?
prompt-bid = Combien de PP misez-vous pour l’ordre du tour ?
prompt-line-up = Quelle place prenez-vous dans l’ordre du tour ?
prompt-buy-dp = Voulez-vous acheter un point de diplomatie pour 10 PP ?
prompt-remove-spheres = Quelles sphères d’influence retirez-vous ?
prompt-westernize = Quelles régions occidentalisez-vous ?
prompt-trim-spheres = { $area } : il y a trop de sphères d’influence. Laquelle retirer ?
prompt-incite = Où fomentez-vous une révolte ?
prompt-sides = { $area } : combien de vos sphères d’influence soutiennent les indigènes ? Les autres s’opposent à eux.
prompt-revolt = Révolte, { $area } : lancer de dés…
prompt-construct = Que voulez-vous construire ?
prompt-orders = Que voulez-vous commander ?
prompt-correct = Une ligne de l’ordre ne peut pas être exécutée ({ $seat }). La corriger, ou l’annuler ?
prompt-move = Quelles unités se déplacent ?
prompt-sail = { $area } : que font ces flottes ?
prompt-permission = { $area } : laissez-vous passer les flottes ({ $seat }) ?
prompt-intercept = { $area } : interceptez-vous les flottes ({ $seat }) ?
prompt-intercept-roll = Interception, { $area } : lancer de dés…
prompt-ashore = { $area } : quelle unité débarque ?
prompt-make-way = { $area } : vous cédez cette région. Où vont vos unités ?
prompt-reinforce = Envoyez-vous un général dans une région attaquée ?
prompt-reinforce-roll = Renforts, { $area } : lancer de dé…
prompt-bring = { $area } : quelles brigades accompagnent le général ? Encore { $number ->
    [one] 1 point de renfort
   *[other] { $number } points de renfort
  }.
prompt-naval-join = { $area } : entrez-vous dans la bataille navale entre { $seat } et { $other } ?
prompt-naval-dice = Bataille navale, { $area } : lancer de dés…
prompt-sink = { $area } : quelle flotte perdez-vous ?
prompt-break-off = { $area } : continuer la bataille navale, ou rompre le combat ?
prompt-combat = Par quoi continuez-vous ?
prompt-shift = { $area } : votre général peut réduire les deux modificateurs. De combien ?
prompt-battle-dice = Bataille, { $area } : lancer de dés…
prompt-pick-off = { $party_id ->
    [natives] { $area }, { $number } touches des indigènes : vous décidez pour eux. En réunir trois pour éliminer une unité de votre choix ?
   *[other] { $area }, { $number } touches : en réunir trois pour éliminer une unité de votre choix ?
  }
prompt-lose = { $area }, { $number ->
    [one] 1 touche
   *[other] { $number } touches
  } : { $party_id ->
    [natives] vous décidez pour les indigènes. Laquelle de leurs unités est perdue ?
   *[other] quelle unité est perdue ?
  }
prompt-retreat = { $area } : vous repliez-vous, et vers où ?
prompt-last-stand = { $area } : vous n’avez plus de brigade. Vous replier, ou transformer un détachement en infanterie ?
prompt-embark = { $area } : la place manque à bord. Quelle unité reste sur place ?
prompt-pacify-roll = { $area } : combien de force perdent les indigènes ? Lancer de dé…
prompt-pacify = { $area }, { $number ->
    [one] 1 point
   *[other] { $number } points
  } : réduire la force des indigènes, ou retirer une sphère d’influence ?
prompt-evacuate = { $area } : { the-kind } doit partir. Vers où ?
prompt-gift = { $area } : offrez-vous aux indigènes un cadeau pour 1 point de diplomatie ?
prompt-explorer-roll = Explorateur, { $area } : lancer de dés…
prompt-answer = { $area } : les indigènes répondent…
prompt-influence = { $area } : poser une sphère d’influence, ou en retirer une ?
prompt-prospect = { $area } : tirage de jetons de ressource…
prompt-keep = { $area } : quel jeton de ressource gardez-vous ?
prompt-native-draw = { $area } : tirage d’un marqueur indigène…
prompt-chit-draw = { $area } : tirage d’un jeton de ressource…
prompt-join-war = { $seat } déclare la guerre à { $other }. Prenez-vous parti ?
prompt-admit = { $seat } veut rejoindre votre camp. Acceptez-vous ?
prompt-charter = Quelles unités embarquent chez votre allié ?
foreseen-lose = Bataille, { $area } : quelles unités sont perdues en premier ?

## Pourquoi pas : à qui de jouer, et ce qui est demandé

why-war-victory-end-elimination = La partie est terminée.
why-war-econ-pp-uses = Seul le joueur concerné peut le faire.
why-war-dice-nd6-sum = Ce sont les dés qui décident ici, et ils ne peuvent pas donner ce résultat.
why-war-dice-nd6-sum-step = Il n’y a pas de dés à lancer pour l’instant. Maintenant : { $step }.
why-war-turn-structure-step = Il n’y a rien à terminer ou à décliner pour l’instant. Maintenant : { $step }.
why-war-setup-order-random-step = Il n’y a pas de tirage au sort pour l’instant. Maintenant : { $step }.
why-war-setup-alternate-picks-step = Les régions de départ ne se choisissent que pendant la mise en place. Maintenant : { $step }.
why-war-turn-setup-is-first-production-step = On n’achète et ne place ainsi des pièces que pendant la mise en place. Maintenant : { $step }.
why-war-opt-random-regions-deal-step = Les régions de départ ne se tirent que pendant la mise en place. Maintenant : { $step }.
why-war-opt-random-regions-swap-step = Les régions ne s’échangent que pendant la mise en place, une fois distribuées. Maintenant : { $step }.
why-war-opt-multi-build-home-country-step = Les métropoles ne se choisissent que pendant la mise en place. Maintenant : { $step }.
why-war-opt-hidden-vp-deal-step = Les cartes d’objectif secret ne se distribuent que pendant la mise en place. Maintenant : { $step }.
why-war-opt-hist-setup-draw-step = On ne tire de régions coloniales que pendant le choix des régions de départ. Maintenant : { $step }.
why-war-opt-hist-lp-european-building-step = Les puissances locales ne reçoivent leurs bâtiments que pendant la mise en place. Maintenant : { $step }.
why-war-opt-hist-setup-free-resource-step = Les ressources gratuites ne se placent que pendant la mise en place. Maintenant : { $step }.
why-war-setup-native-drawn-on-entry-step = Aucun marqueur indigène n’est à tirer pour l’instant. Maintenant : { $step }.
why-war-ruling-chit-knowledge-step = Aucun jeton de ressource n’est à tirer pour l’instant. Maintenant : { $step }.
why-war-maintenance-mandatory-first-step = On ne dissout des unités que si l’on ne peut pas payer leur entretien. Maintenant : { $step }.
why-war-opt-auction-timing-step = On ne mise que juste après l’entretien, si l’ordre du tour est mis aux enchères. Maintenant : { $step }.
why-war-opt-auction-ascending-choice-step = Les places dans l’ordre du tour ne se choisissent qu’après les mises. Maintenant : { $step }.
why-war-production-dp-purchase-after-maintenance-step = Les points de diplomatie ne s’achètent que pendant la phase de production, après l’entretien. Maintenant : { $step }.
why-war-turn-subphase-order-step = La diplomatie indigène et la construction ont leurs propres étapes dans la phase de production. Maintenant : { $step }.
why-war-ruling-sphere-sides-step = Il n’y a pas de camp à choisir pour l’instant. Maintenant : { $step }.
why-war-move-complete-before-combat-step = D’abord tout le mouvement, puis les batailles et les autres actions, chacun dans sa propre phase. Maintenant : { $step }.
why-war-ruling-interception-scope-step = Choisissez une flotte avant d’en ajouter d’autres. Maintenant : { $step }.
why-war-transport-board-cost-step = Choisissez une flotte pendant votre phase de mouvement avant d’y embarquer des unités. Maintenant : { $step }.
why-war-naval-cost-step = Choisissez une flotte pendant votre phase de mouvement avant de la faire naviguer ou débarquer des unités. Maintenant : { $step }.
why-war-transport-disembark-cost-step = Les flottes doivent d’abord annoncer un débarquement. Maintenant : { $step }.
why-war-naval-initiate-battle-step = Choisissez une flotte pendant votre phase de mouvement avant d’attaquer avec elle. Maintenant : { $step }.
why-war-opt-scorch-in-lieu-step = Vous ne pratiquez la terre brûlée que pendant votre propre phase de mouvement. Maintenant : { $step }.
why-war-war-declare-cost-step = Vous ne déclarez la guerre que pendant votre propre phase de mouvement ou de combat. Maintenant : { $step }.
why-war-ruling-straits-step = Il n’y a rien à permettre ou à refuser pour l’instant. Maintenant : { $step }.
why-war-opt-ally-join-offer-step = On n’entre dans une guerre qu’au moment où elle est déclarée. Maintenant : { $step }.
why-war-opt-ally-transport-step = Les alliés n’embarquent et ne débarquent les unités d’un autre que pendant la phase de mouvement. Maintenant : { $step }.
why-war-naval-announce-then-intercept-step = Il n’y a pas de flottes à intercepter pour l’instant. Maintenant : { $step }.
why-war-reinforce-timing-step = Les mouvements de renfort ont lieu après le mouvement du joueur actif et avant la première bataille. Maintenant : { $step }.
why-war-navbattle-owner-picks-step = Aucune flotte n’est touchée pour l’instant. Maintenant : { $step }.
why-war-navbattle-continue-or-break-step = Il n’y a pas de bataille navale à continuer ou à interrompre pour l’instant. Maintenant : { $step }.
why-war-drm-general-transfer-step = Aucun général ne peut reporter de modificateur pour l’instant. Maintenant : { $step }.
why-war-losses-three-for-one-step = Il n’y a pas de touches à réunir pour l’instant. Maintenant : { $step }.
why-war-losses-owner-chooses-step = Il n’y a pas de pertes à choisir pour l’instant. Maintenant : { $step }.
why-war-battle-retreat-options-step = Il n’y a pas de retraite à décider pour l’instant. Maintenant : { $step }.
why-war-result-both-empty-defender-choice-step = Un détachement ne devient infanterie que s’il ne reste de brigade à aucun camp. Maintenant : { $step }.
why-war-natbattle-win-revolt-step = La force des indigènes ne se réduit ainsi qu’après une révolte réprimée. Maintenant : { $step }.
why-war-explorer-result-soi-step = On ne pose et ne retire ainsi de sphères d’influence qu’au jet d’un explorateur ou après une révolte. Maintenant : { $step }.
why-war-explorer-roll-step = Aucun explorateur n’attend de réponse pour l’instant. Maintenant : { $step }.
why-war-explorer-gift-step = Un cadeau ne s’offre qu’avant le jet d’un explorateur. Maintenant : { $step }.
why-war-prospect-must-keep-one-step = Il n’y a pas de jetons de ressource à choisir pour l’instant. Maintenant : { $step }.

## Pourquoi pas : mise en place et ordres

why-war-setup-purchase-costs = Vous n’avez pas assez de PP pour cela.
why-war-setup-alternate-placement = Il ne vous reste aucune pièce de cette sorte à placer.
why-war-turn-setup-is-first-production = On ne place des pièces que pendant la mise en place ; ensuite, on les construit.
why-war-ruling-simultaneous-orders = Il n’y a plus de place dans cet ordre pour une ligne de plus.
why-war-opt-simul-illegal-fix = Tout le monde a accepté : commandez autre chose, ou rien.
why-war-opt-simul-illegal-refund = Tous les autres doivent d’abord accepter.
why-war-opt-random-regions-swap = Il n’y a rien à échanger avec ce joueur, ou vous avez déjà accepté.
why-war-opt-random-regions-only-dealt = Ce n’est pas une de vos régions.
why-war-opt-hist-setup-draw = Il ne reste aucune région coloniale à tirer.
why-war-opt-hist-setup-free-building = Placez d’abord votre bâtiment gratuit, dans une de vos propres régions européennes.
why-war-opt-hist-setup-free-resource = Placez maintenant votre ressource gratuite, dans une de vos propres régions européennes.
why-war-ruling-setup-options = Votre métropole doit être une de vos propres régions.
why-war-opt-selected-at-start = Cette règle optionnelle n’est pas en jeu.

## Pourquoi pas : production

why-war-build-costs = Vous n’avez pas assez de PP pour cela.
why-war-econ-no-negative = Vous ne pouvez pas payer cela.
why-war-ruling-force-pool = Il ne vous reste aucune pièce de cette sorte.
why-war-ruling-gifts = Vous ne pouvez donner des PP que lorsque c’est à vous de jouer dans la diplomatie indigène, la construction ou une phase de mouvement.
why-war-maintenance-shortfall = Vous n’y avez pas d’unité de cette sorte.
why-war-opt-auction-secret-bids = Vous ne pouvez pas miser plus de PP que vous n’en avez.
why-war-opt-auction-ascending-choice = Il n’y a pas encore autant de places dans l’ordre.
why-war-natives-soi-remove-paid = Cela coûte 1 point de diplomatie, et ce joueur doit avoir une sphère d’influence dans la région.
why-war-natives-westernize-paid = Occidentaliser coûte 1 point de diplomatie, et vous n’en avez plus.
why-war-natives-westernize-threshold = Cette région est déjà occidentalisée.
why-war-natives-westernize-own-soi = Il vous faut pour cela une sphère d’influence à vous dans une de vos régions.
why-war-natives-incite-bribe = Vous n’avez plus de point de diplomatie pour un pot-de-vin.
why-war-natives-incite-soi-drm = Vous n’y avez pas autant de sphères d’influence.
why-war-explorer-soi-cap-owned-region = Choisissez une sphère d’influence de la région qui en a trop.

## Pourquoi pas : mouvement

why-war-move-allowances = Vous n’y avez aucune unité de cette sorte avec assez de points de mouvement.
why-war-board-units-land-fleets-sea = Vous n’avez pas de flotte portant ce numéro.
why-war-naval-cost = Ces flottes ne peuvent pas y aller, ou n’ont plus de points de mouvement.
why-war-ruling-interception-scope = Vous ne pouvez ajouter que vos propres flottes de la même zone maritime. Si plusieurs sont identiques, choisissez celle qui a le plus petit numéro.
why-war-transport-board-cost = Vous n’avez sur ces côtes aucune unité de cette sorte avec assez de points de mouvement.
why-war-transport-disembark-cost = Il n’y a aucune unité à bord à débarquer.
why-war-transport-amphibious = Vous n’êtes pas en guerre avec le joueur qui contrôle cette région.
why-war-naval-announce-then-intercept = Le débarquement est annoncé : une unité au moins doit descendre à terre.
why-war-naval-initiate-battle = Ce joueur n’a pas de flottes ici.
why-war-ruling-own-attack-at-sea = Ces flottes ont déjà attaqué ce joueur ici pendant cette phase.
why-war-war-declarer-delay = Vous ne pouvez attaquer ce joueur qu’à partir de votre prochaine phase de mouvement.
why-war-opt-ally-territory = Cet allié ne laisse pas entrer vos unités.
why-war-ruling-alliance-details = Vous ne pouvez pas entrer en guerre contre un allié.
why-war-war-peace-treaty = Vous n’êtes pas en guerre contre ce joueur, ou votre offre de paix tient toujours.
why-war-cede-consent = Vous n’avez rien de tel à proposer ou à retirer.
why-war-ruling-cession = On ne peut pas céder une région en révolte ou attaquée, ni en proposer une qui l’est déjà.
why-war-cede-old-units-retreat = Vos unités doivent aller dans une de vos régions adjacentes ou sur vos flottes d’une zone maritime adjacente.
why-war-ruling-scorched-earth = Vous ne pratiquez la terre brûlée que dans les régions que vous contrôlez.
why-war-opt-scorch-action = Il n’y a rien de tel à détruire à cet endroit.
why-war-opt-scorch-in-lieu = Vous n’y avez aucune unité de cette sorte qui ne se soit pas encore déplacée.
why-war-ruling-revolt-region = Aucun mouvement de renfort ne peut partir d’une région en révolte.
why-war-reinforce-points = Cette brigade demande { $needed ->
    [one] 1 point de renfort
   *[other] { $needed } points de renfort
  }, et il ne vous en reste que { $points }.

## Pourquoi pas : combat

why-war-navbattle-owner-picks = Cette flotte n’est pas dans la bataille.
why-war-losses-owner-chooses = Il n’y a pas d’unité de cette sorte ici.
why-war-ruling-retreat-destinations = Ce n’est pas une de vos régions adjacentes, et vous n’y avez pas de flotte avec de la place.
why-war-retreat-fleet-capacity = Vous n’avez pas d’unité de cette sorte ici.
why-war-result-both-empty-defender-choice = Vous n’avez pas de détachement de cette sorte ici.
why-war-natbattle-win-revolt = On ne peut retirer que les sphères d’influence qui soutenaient la révolte.
why-war-explorer-eligible = Vous n’y avez aucun explorateur qui puisse encore lancer les dés pendant cette phase.
why-war-explorer-gift = Vous n’avez pas de point de diplomatie pour un cadeau.
why-war-explorer-result-soi = Ce joueur n’a ici aucune sphère d’influence à retirer.
why-war-explorer-result-retreat = L’unité ne peut aller que dans une de vos régions adjacentes, ou à bord d’une de vos flottes qui a de la place dans une zone maritime adjacente.
why-war-prospect-action = Vous ne pouvez prospecter que dans une de vos régions, avec un ingénieur qui ne l’a pas encore fait pendant cette phase.
why-war-prospect-must-keep-one = Ce jeton n’a pas été tiré.

## Ce qu’un choix coûterait ou rapporterait : quelques mots à côté

hint-price = coûte { $cost } PP, reste { $left }
hint-deserted = la région revient aux indigènes
hint-cargo = { $number ->
    [one] { $number } unité embarquée perdue avec elle
   *[other] { $number } unités embarquées perdues avec elle
  }
hint-find = { $percent } % de chances de trouver une ressource
hint-worth = vaut { $value } PP
hint-dp = coûte { $cost ->
    [one] { $cost } point de diplomatie
   *[other] { $cost } points de diplomatie
  }, reste { $left }
hint-delay = aucune attaque avant votre prochaine phase de mouvement ; l’ennemi pourra peut-être attaquer avant
hint-joiners = d’autres peuvent rejoindre l’un ou l’autre camp
hint-strength = force réduite à { $left }
hint-reforms = puis à { $left } grâce aux bâtiments et aux explorateurs
hint-reforms-westernized = puis occidentalisée par les bâtiments et les explorateurs
hint-westernized = occidentalise la région
hint-revolt = { $percent } % de chances de révolte
hint-spheres = { $number ->
    [one] 1 autre sphère d’influence indécise
   *[other] { $number } autres sphères d’influence indécises
  }
hint-parley = région gagnée { $treaty } %, influence { $influence } %, explorateur perdu { $lost } %
hint-natives = indigènes { $marker }
hint-unknown = indigènes inconnus
hint-attack = attaque contre { $other }
hint-facing = { $number } × { $kind }
hint-against = contre { $number } × { $kind }
hint-odds = gagne dans { $percent } % des cas
hint-points = { $left ->
    [one] reste { $left } point de mouvement
   *[other] restent { $left } points de mouvement
  }
hint-landing = −2 à la première manche, −1 à la deuxième
hint-fleets = { $number ->
    [one] 1 flotte ennemie ({ $other })
   *[other] { $number } flottes ennemies ({ $other })
  }
hint-naval = { $number ->
    [one] { $own } contre { $number } flotte
   *[other] { $own } contre { $number } flottes
  }
hint-late = trop tard pour la première manche là-bas
hint-room = demande { $number } points de transport, place pour { $room }
hint-volley = { $number ->
    [one] l’ennemi lance d’abord 1 dé : { $percent } % de risque de pertes
   *[other] l’ennemi lance d’abord { $number } dés : { $percent } % de risque de pertes
  }
hint-intercept = réussit dans { $percent } % des cas
hint-aid = de { $least } à { $most } points de renfort
hint-bring = coûte { $cost }, reste { $left }

## Fin de la partie

outcome-elimination = Un joueur a perdu sa dernière région.
outcome-elimination-named = { $seat } a perdu sa dernière région.
outcome-no-natives = Les indigènes ont perdu leur dernière région.
outcome-turn-limit = Tous les tours convenus ont été joués.

## Le score

score-regions = Régions
score-regions-what = 10 chacune
score-zones = Grandes zones complètes
score-zones-what = 50 chacune
score-buildings = Bâtiments
score-buildings-what = 5 chacun
score-sets = Séries de bâtiments
score-sets-what = 10 chacune
score-resources = Ressources
score-resources-what = valeur des ressources exploitées
score-units = Unités
score-units-what = 1 chacune, flottes comprises
score-spheres = Sphères d’influence
score-spheres-what = 1 chacune
score-dp = Points de diplomatie
score-dp-what = 1 chacun
score-pp = PP
score-pp-what = 1 pour 10
score-card = Carte d’objectif secret
score-card-what = si sa condition est remplie

## Options

option-random-regions = Comment les régions de départ sont réparties
option-random-regions-off = Choisies à tour de rôle
option-random-regions-on = Distribuées au hasard ; on peut ensuite les échanger
option-buildings = Bâtiments de production par région
option-buildings-one = Un au plus
option-buildings-two = Jusqu’à deux différents
option-buildings-three = Jusqu’à trois différents
option-buildings-each = Un de chaque type
option-buildings-home = Un de chaque type dans la métropole, un seul ailleurs
option-victory-cards = Cartes d’objectif secret
option-victory-cards-off = Pas de cartes ; une grande zone complète vaut 50 points de victoire
option-victory-cards-on = Une carte secrète pour chacun ; une grande zone complète ne vaut rien
option-simultaneous = Comment on achète et construit
option-simultaneous-off = L’un après l’autre
option-simultaneous-on = En même temps, par ordres secrets
option-historical = Partie pseudo-historique
option-historical-off = Toutes les régions se valent
option-historical-on = Chacun part d’Europe, les colonies sont limitées, et des puissances locales résistent
option-auction = Ordre du tour
option-auction-off = Tiré au sort à chaque tour
option-auction-on = Mis aux enchères à chaque tour, par mises secrètes
option-suez = Canal de Suez
option-suez-off = Ne peut pas être construit
option-suez-on = Peut être construit par le joueur qui contrôle l’Égypte
option-scorched-earth = Terre brûlée
option-scorched-earth-off = Les bâtiments ne peuvent pas être détruits
option-scorched-earth-on = Les unités peuvent détruire les bâtiments de leur joueur et mettre fin à l’exploitation de ses ressources
option-interception = Interception en mer
option-interception-off = Réussit toujours
option-interception-on = Se joue aux dés
option-alliances = Alliances de guerre
option-alliances-off = Chacun combat seul
option-alliances-on = Les autres peuvent entrer dans une guerre qui vient d’être déclarée
option-unlimited-pieces = Nombre de pièces
option-unlimited-pieces-off = Celui de la boîte
option-unlimited-pieces-on = Illimité
option-turn-limit = Terminer la partie après ce nombre de tours ; 0 : sans limite
option-corrections = Corrections du plateau (fichier)

## Le plateau en fichier

board-file-title = Le plateau de { $game }, à corriger par ceux qui possèdent le jeu imprimé.
board-file-how =
    Nous n’avons pas pu consulter le plateau imprimé. « règles » : les règles le disent ; « publié » : des joueurs l’ont relevé ; « reconstitué » : nous l’avons déduit.
    Changez ce qui diffère sur votre plateau, puis jouez avec : greatpowers play war --board FICHIER
    Les lignes laissées telles quelles ne changent rien ; vous pouvez aussi les effacer. Les noms peuvent être en anglais, en allemand ou en français.
board-file-source = { $name }, { $source }
board-file-rules = règles
board-file-research = publié
board-file-reconstructed = reconstitué
board-file-owner = corrigé
board-file-zones = La grande zone de chaque région.
board-file-natives = Marqueurs indigènes de chaque force, avec ou sans + ou ++, de 0 à 99. Il en faut au moins 14 de force 7 ou plus marqués ++.
board-file-resources = Jetons de ressource de chaque sorte, de 0 à 99 ; « dot » est un jeton sans ressource.
board-file-resource-values = Points de production de chaque ressource, de 1 à 20.
board-file-borders = Ce qui touche à quoi ; * les règles le disent ou le supposent. Les Dardanelles et le canal de Suez ne sont pas des frontières et ne se changent pas.
board-file-pairs = Écrivez des paires : celles qui se touchent sur votre plateau mais pas ici, et l’inverse.

## Le conseiller : ce qui compte maintenant

coach-first-pick = Pensez aux voisins : des régions côte à côte se protègent, et une grande zone complète rapporte un bonus.
coach-neighbour = Suggestion : { $region }, à côté { $number ->
    [one] d’une
   *[other] de { $number }
  } de vos régions. Des régions reliées se défendent mieux.
coach-front = { $other } a plus de brigades que vous juste à côté : { $region }. Recrutez { $number ->
    [one] au moins une brigade.
   *[other] au moins { $number } brigades.
  }
coach-idle-factory = { $number ->
    [one] Une usine reste à l’arrêt
   *[other] { $number } usines restent à l’arrêt
  } : il faut une ville pour chaque usine qui produit. Construisez-en une.
coach-city = Vous n’avez pas encore de ville : elle rapporte 5 PP et un point de diplomatie par tour, et chaque usine en demande une.
coach-resource = À exploiter : { $region }. Pour { $cost } PP, sa ressource rapportera { $value } PP par tour.
coach-upkeep = Vos unités coûtent { $cost } PP sur un revenu de { $income } : renforcez votre économie avant d’en recruter d’autres.
coach-westernize = Un point de diplomatie met cette région à l’abri des révoltes : { $region }.
coach-revolt = Révolte : { $region }. Vous affronterez { $number ->
    [one] une brigade indigène
   *[other] { $number } brigades indigènes
  } dans cette phase : amenez du renfort.
coach-prey = Une région ennemie avec seulement { $number ->
    [one] une brigade
   *[other] { $number } brigades
  } : { $region }. Vous pourriez y entrer avec davantage.
coach-explorer = Votre explorateur peut gagner cette région sans bataille : { $region }.
coach-natives = Les indigènes les plus faibles que vous connaissiez sont ici : { $region }, force { $number }. Attaquez avec plusieurs types de brigades, ou envoyez un explorateur.
coach-parley = Faites négocier votre explorateur : { $region }. Ses chances de succès sont de { $percent } %.
coach-long-odds = Peu de chances : { $region }. Votre explorateur ne réussit que dans { $percent } % des cas ; sans tentative, il reste où il est.
coach-gift = Un cadeau fait passer les chances de { $percent } à { $better } %.
coach-no-gift = Un cadeau n’aiderait guère : sans lui, les chances sont de { $percent } %.
coach-types = Gardez { $number ->
    [one] votre seul type
   *[other] vos { $number } types
  } de brigades : le bonus vaut pour chacun de vos dés.
coach-stay = Continuez : vous gagnez cette bataille dans { $percent } % des cas.
coach-leave = Vous ne gagnez que dans { $percent } % des cas : un repli sauve ce qui reste.

## Raisons : pourquoi une action vaut mieux que d’autres (bots, conseils, retour sur la partie)

reason-regions = Cela donne plus de régions.
reason-regions-other = { $seat } a ainsi moins de régions.
reason-buildings = Cela donne plus de bâtiments.
reason-buildings-other = { $seat } a ainsi moins de bâtiments.
reason-resources = Cela donne plus de ressources exploitées.
reason-resources-other = { $seat } a ainsi moins de ressources exploitées.
reason-brigades = Cela renforce l’armée.
reason-brigades-other = { $seat } a ainsi une armée plus faible.
reason-parties = Cela donne plus d’explorateurs et d’ingénieurs.
reason-parties-other = { $seat } a ainsi moins d’explorateurs et d’ingénieurs.
reason-fleets = Cela donne plus de flottes.
reason-fleets-other = { $seat } a ainsi moins de flottes.
reason-diplomacy = Cela donne plus de sphères d’influence ou de points de diplomatie.
reason-diplomacy-other = { $seat } a ainsi moins de sphères d’influence ou de points de diplomatie.
reason-money = Il reste ainsi plus de PP.
reason-money-other = { $seat } a ainsi moins de PP.
reason-income = Cela donne un revenu plus élevé.
reason-income-other = { $seat } a ainsi un revenu plus faible.
reason-threats = Les frontières sont ainsi moins menacées.
reason-threats-other = { $seat } a ainsi des frontières plus menacées.
reason-unrest = Les indigènes sont ainsi moins agités.
reason-unrest-other = { $seat } a ainsi plus d’agitation parmi les indigènes.
reason-wars = Il y a ainsi moins de guerres.
reason-wars-other = { $seat } mène ainsi plus de guerres.
reason-conquests = Cela promet plus de conquêtes.
reason-conquests-other = { $seat } a ainsi moins d’espoir de conquêtes.
reason-treaties = Les explorateurs gagnent ainsi plus facilement des régions.
reason-treaties-other = { $seat } gagne ainsi moins facilement des régions avec ses explorateurs.

## Pourquoi un joueur fait la guerre ou la paix

reason-peace-end = Il est temps de finir la partie plutôt que de combattre { $other }.
reason-peace-weaker = { $other } a l’armée la plus forte.
reason-peace-fronts = Une guerre suffit, et il y a un ennemi plus faible que { $other }.
reason-peace-nothing = Il n’y a rien à gagner contre { $other } pour le moment.
reason-war-stronger = { $other } a une armée bien plus faible.
reason-war-even = { $other } n’a pas d’armée plus forte.
reason-war-prospects = { $other } a des régions faciles à prendre.
reason-war-end = { $other } n’a presque plus de régions, et il est temps de finir la partie.
reason-war-leader = { $other } est en tête et défend mal ses régions.
reason-war-room = Il reste peu de régions aux indigènes, et { $other } défend mal les siennes.
reason-war-weak = { $other } défend mal ses régions et ne peut guère riposter.
reason-side-leader = { $other } est en tête, et cette guerre est presque gagnée.
reason-side-prospects = Cette guerre est presque gagnée, et { $other } a des régions faciles à prendre.

## De même, comme un bot le dit à l’autre joueur

told-peace-end = Il est temps de finir la partie plutôt que de nous combattre.
told-peace-weaker = Votre armée est plus forte que la mienne.
told-peace-fronts = Une guerre me suffit, et j’ai un ennemi plus faible que vous.
told-peace-nothing = Il n’y a rien à gagner contre vous pour le moment.
told-war-stronger = Mon armée est bien plus forte que la vôtre.
told-war-even = Votre armée n’est pas plus forte que la mienne.
told-war-prospects = Certaines de vos régions sont faciles à prendre.
told-war-end = Vous n’avez presque plus de régions, et il est temps de finir la partie.
told-war-leader = Vous êtes en tête et défendez mal vos régions.
told-war-room = Il reste peu de régions aux indigènes, et vous défendez mal les vôtres.
told-war-weak = Vous défendez mal vos régions et ne pouvez guère riposter.
told-side-leader = Vous êtes en tête, et cette guerre est presque gagnée.
told-side-prospects = Cette guerre est presque gagnée, et certaines de vos régions sont faciles à prendre.
