# Le plateau de War! dans le terminal, en français.

## Codes et signes

code-red = RO
code-green = VE
code-blue = BL
code-yellow = JA
code-purple = VI
code-grey = GR
code-brown = MA
code-pink = RS
war-code-natives = IN

war-phase = { $phase ->
    [0] Mise en place
    [1] Tour { $turn }, production
    [2] Tour { $turn }, première phase de mouvement
   *[other] Tour { $turn }, seconde phase de mouvement
  }
war-order = ordre du tour
war-bags = dans les sacs : { $natives ->
    [one] { $natives } marqueur indigène
   *[other] { $natives } marqueurs indigènes
  }, { $chits ->
    [one] { $chits } jeton de ressource
   *[other] { $chits } jetons de ressource
  }
war-canal = { $paid ->
    [2] canal de Suez construit
   *[other] canal de Suez : { $paid } paiement sur { $payments }
  }
war-ending = dernière phase de mouvement
war-pp = PP
war-dp = Dipl.
war-maintenance = Entret.
war-regions = Rég.
war-points = Points
war-income = Rev.
war-infantry = I
war-cavalry = C
war-artillery = A
war-general = G
war-explorer = E
war-engineer = N
war-fleet = F
war-schools = Éc.
war-wars = En guerre avec
war-waiting = Ne peut pas encore attaquer
war-allies = Allié à
war-offers-peace-to = Propose la paix à
war-all-at-peace = Tous les joueurs sont en paix.
war-units-infantry = { $count }{ war-infantry }
war-units-cavalry = { $count }{ war-cavalry }
war-units-artillery = { $count }{ war-artillery }
war-units-general = { $count }{ war-general }
war-units-explorer = { $count }{ war-explorer }
war-units-engineer = { $count }{ war-engineer }
war-units-fleet = { $count }{ war-fleet }
war-units-city = { $count ->
    [one] { $count } { war-building-city }
   *[other] { $count } villes
  }
war-units-factory = { $count ->
    [one] { $count } { war-building-factory }
   *[other] { $count } usines
  }
war-units-port = { $count ->
    [one] { $count } { war-building-port }
   *[other] { $count } ports
  }
war-units-railroad = { $count } { war-building-railroad }
war-units-fort = { $count ->
    [one] { $count } { war-building-fort }
   *[other] { $count } forts
  }
war-units-school = { $count } { war-building-school }
war-building-city = ville
war-building-factory = usine
war-building-port = port
war-building-railroad = rail
war-building-fort = fort
war-building-school = éc.
war-fleet-number = { war-fleet }{ $fleet }
war-revolt = révolte
war-in-hand = Sélection :
war-no-hand = Rien n’est sélectionné.
war-to-place = à placer :
war-card = Carte d’objectif secret : { $card }
war-no-battle = Aucune bataille en cours.
war-battle = Bataille : { $area }, manche { $round }
war-naval-battle = Bataille navale : { $area }, manche { $round }
war-side = Camp
war-attacker = attaquant
war-defender = défenseur
war-present = Présents
war-modifier = Modificateur
war-odds = Chances
war-chance = { $percent } %
war-dice = Dés
war-hits = Touches
war-fleets = Flottes et modificateurs
war-against = Contre
war-naval-dice = Dés, dans cet ordre : { $dice }
war-legend = I infanterie C cavalerie A artillerie G général E explorateur N ingénieur · F2(1I):3 flotte 2 chargée, 3 points restants · IN indigènes △8+ marqueur △? inconnu · ○ ressource ● exploitée ○– aucune ○? inconnue · ◎ sphères d’influence (pour la révolte) · ★ métropole ← vient de ⚓ débarqués ⇒ proposée à
war-corrected-zones = Grandes zones corrigées :
war-corrected-natives = Nombres corrigés de marqueurs indigènes :
war-corrected-resources = Nombres corrigés de jetons de ressource :
war-corrected-resource-values = Valeurs corrigées de ressources :
war-corrected-added = Frontières ajoutées :
war-corrected-removed = Frontières supprimées :
war-price = { $cost } PP
war-status-own = { $pp } PP, points de diplomatie { $dp }, entretien { $maintenance }, régions { $regions }, points { $points }

## Titres des choix, et les choix au-dessous

aside-war-withdraw = retirer une de vos sphères d’influence
aside-war-peace = proposer la paix à un autre joueur
aside-war-retract = retirer vos offres à un autre joueur
aside-war-cede = proposer une de vos régions à un autre joueur
aside-war-passage = décider d’avance si un autre joueur peut passer par vos détroits et vos régions
aside-war-give = donner des PP à un autre joueur

tip-war-permission = Pour répondre une fois pour toutes, tapez « passage { $seat } always » (toujours) ou « passage { $seat } never » (jamais).

group-war-march = { $from }, { $mover }
group-war-board = Embarquer : { $region }
group-war-sail = Naviguer vers
group-war-land = Débarquer
group-war-reinforce = Général depuis : { $from }
group-war-place = { $piece }
group-war-disband = { $region }
group-war-raise = { $region }
group-war-launch = { $region }
group-war-build = { $region }
group-war-develop = { $region }
group-war-incite = Fomenter une révolte : { $region }
group-war-remove-sphere = Sphères d’influence : { $region }
group-war-scorch = Terre brûlée : { $region }
group-war-promise = { $other }

item-war-march = { $to }
item-war-board = { $mover }
item-war-sail = { $sea }
item-war-land = { $region }
item-war-reinforce = { $to }
item-war-place = { $area }
item-war-disband = { $kind }
item-war-raise = { $kind }
item-war-launch = flotte → { $sea }
item-war-build = { $help_id ->
    [engineer] { $building } avec un ingénieur
   *[alone] { $building }
  }
item-war-develop = { $help_id ->
    [engineer] exploiter la ressource, avec un ingénieur
   *[alone] exploiter la ressource
  }
item-war-incite = { $payment_id ->
    [dp] { $bribe_id ->
        [bribe] pour 2 points de diplomatie, avec pot-de-vin
       *[plain] pour 1 point de diplomatie
      }
   *[sphere] { $bribe_id ->
        [bribe] pour une sphère d’influence et un pot-de-vin de 1 point de diplomatie
       *[plain] pour une sphère d’influence
      }
  }
item-war-remove-sphere = { $other }
item-war-scorch = { $object } ({ $kind })
item-war-promise = { $region }
item-war-pick = { $region }
item-war-home = { $region }
item-war-buy = { $piece }
item-war-bid = { $amount } PP
item-war-lose = { $kind }
item-war-ashore = { $kind }
item-war-bring = { $kind }
item-war-keep = { $chit }
item-war-roll = { $die }
item-war-native = { $marker_id }
item-war-chit = { $chit }
item-war-deal = { $region }
item-war-found = { $building }
item-war-card = { $card }
item-war-lot = { $other }
