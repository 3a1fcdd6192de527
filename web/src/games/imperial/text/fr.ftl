# Imperial à la table, en français.

## Accueil

web-game-length = environ une heure contre des bots
web-game-turn = Tour { $turn }

## Images dans les règles

book-home = Les provinces d’origine de l’Autriche-Hongrie. Chaque ville peut accueillir une usine ; Vienne et Budapest en ont déjà une. Les villes brunes produisent des armées, les bleues des flottes.
book-rondel = Le rondel. Les nations avancent dans le sens horaire ; jusqu’à trois cases sont gratuites, chaque case de plus coûte 2 millions au joueur.
book-fleets = Deux flottes italiennes en Méditerranée occidentale et une flotte française dans le golfe de Gascogne.
book-armies = Des armées de deux nations dans les Balkans. Celle qui est couchée est entrée à Trieste en armée amicale.
book-flags = Le drapeau français flotte en Espagne ; le Portugal est encore libre.
book-bonds = Les obligations d’une nation : le prix en haut, les intérêts en bas.

## Table

web-donate = Donner de l’argent
web-donate-title = Donner de l’argent à un trésor
web-donate-what = Un don n’est jamais rendu et ne compte pas comme obligation.
web-donate-nation = Nation
web-donate-amount = Millions (de { $least } à { $most })
web-donate-do = Donner
web-lend-any-time = Vous ne gouvernez aucune nation : vous pouvez acheter des obligations à tout moment.
web-rondel = Rondel
web-nations = Nations
web-investors = Investisseurs

## Nations

web-no-government = pas de gouvernement
web-treasury = Trésor
web-power = Puissance
web-power-value = { $power } sur { $end }
web-factor-value = ×{ $factor }
web-tax = Impôts
web-tax-now = avant { $last }, à présent { $now }
web-tax-lowest = { $revenue } ou moins
web-tax-highest = { $revenue } ou plus
web-left = Réserve
web-left-value = { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
  }, { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
  }, { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
  }
web-bonds = Obligations
web-bond-held = Obligation de { $bond } M, intérêts { $interest } : { $player }
web-bond-free = Obligation de { $bond } M, intérêts { $interest } : dans la pile
web-lent = Prêté
web-bonds-what = Choisissez une obligation : prix, intérêts (+), ⚑ vous gouverneriez.
web-bonds-own = { $lent } M d’obligations, { $interest } M d’intérêts
web-bond-brings = +{ $interest }
web-bond-of = Obligation de { $bond } M : { $nation }
web-bond-interest = intérêts { $interest } M
web-bond-yours = la vôtre
web-bond-buy = Acheter pour { $price } M
web-bond-trade = Échanger votre obligation de { $bond } M en payant { $price } M
web-bond-raise-to = Augmenter à { $to } M : payer { $price } M
web-bond-gain = intérêts +{ $interest } M
web-bond-leaves = il vous reste { $cash } M
web-million = { $amount } M
web-where-centre = pas encore sur le rondel

## Investisseurs

web-cash = Argent
web-interest = Intérêts
web-score = Score actuel
web-score-hidden = { $value } + argent
web-card = carte Investisseur
web-swiss = banque suisse
web-governs = Gouverne
web-bonds-none = aucune obligation

## Historique

web-chart-power = Points de puissance
web-chart-treasury = Trésors
web-chart-scores = Scores
web-chart-scores-hidden = Les scores des autres s’affichent quand l’argent est visible ou la partie terminée.

## Rideau, résultat

web-curtain-what = L’argent est secret : passez l’appareil, puis continuez.
web-advice-imagined = L’argent des autres est supposé, ou déduit des paiements que vous avez vus.
web-points = Points
web-result-margin = { $player } a { $points } points, soit { $margin } de plus que { $other }.
web-result-level = { $players } ont chacun { $points } points.
web-result-score = { $points }
web-rules-source = Règles en anglais : { $source }

## À côté des choix

web-group-imperial-bond = { $nation }
web-group-imperial-increase = { $nation }
web-group-imperial-build = Construire une usine
web-group-imperial-produce-all = Produire
web-group-imperial-produce = Produire
web-group-imperial-import-army = Importer une armée
web-group-imperial-import-fleet = Importer une flotte
web-group-imperial-sail = Flotte { from-from }
web-group-imperial-march = Armée { from-from }
web-group-imperial-march-friendly = Armée { from-from }
web-group-imperial-embark = Armée { from-from }
web-group-imperial-embark-friendly = Armée { from-from }
web-group-imperial-turn-hostile = { $area }
web-group-imperial-turn-friendly = { $area }
web-group-imperial-battle = Combattre
web-group-imperial-destroy = { $area }
web-group-imperial-attack = Attaquer
web-group-imperial-flag = Poser un drapeau
web-group-imperial-land = Débarquer
web-group-imperial-cross = Traverser
web-item-imperial-bond = Obligation de { $bond } M
web-item-imperial-increase = Passer de { $bond } à { $to } M
web-item-imperial-rondel = { $space }
web-item-imperial-build = { in-area }
web-item-imperial-produce-all = Dans toutes les usines
web-item-imperial-produce = { in-area }
web-item-imperial-import-army = { in-area }
web-item-imperial-import-fleet = { in-area }
web-item-imperial-sail = { in-to }
web-item-imperial-march = { in-to }
web-item-imperial-march-friendly = amicale { in-to }
web-item-imperial-embark = par { the-sea }
web-item-imperial-embark-friendly = amicale par { the-sea }
web-item-imperial-turn-hostile = Rendre une armée hostile
web-item-imperial-turn-friendly = Rendre une armée amicale
web-item-imperial-battle = { $area } ({ $unit })
web-item-imperial-destroy = Détruire l’usine au prix de trois armées
web-item-imperial-attack = { nation-unit }
web-item-imperial-flag = { in-area }
web-item-imperial-land = { in-area }
web-item-imperial-cross = { the-sea }

## Aide-mémoire

web-sheet-tracks = Puissance et impôts
web-sheet-bonds = Obligations
web-sheet-rondel = Rondel
web-sheet-power = Piste de puissance
web-sheet-power-what = La puissance d’une nation donne son facteur : à la fin, chaque obligation rapporte ses intérêts multipliés par ce facteur. La partie s’arrête dès qu’une nation atteint { $end } points de puissance.
web-sheet-tax = Piste des impôts
web-sheet-tax-what = Impôts : { $factory } M par usine libre et { $flag } M par drapeau. La case atteinte donne des points de puissance ; le gouvernement touche 1 M de prime par case montée depuis la dernière fois. Solde : { $pay } M par armée et par flotte.
web-sheet-points = +{ $points } de puissance
web-sheet-now = Situation des nations
web-sheet-tax-last = Derniers impôts
web-sheet-tax-now = Impôts à présent
web-sheet-tax-gain = Gain sur Impôts
web-sheet-bonds-what = Celui qui a le plus prêté à une nation la gouverne. En cas d’égalité, le gouvernement reste en place.
web-sheet-price = Prix
web-sheet-interest-all = Intérêts dus
web-sheet-rondel-what = Jusqu’à { $free } cases sont gratuites. Chaque case de plus coûte { $fee } M au gouvernement, de sa poche ; { $most } est le maximum.
web-sheet-space-factory = Construire une usine dans une ville qui n’en a pas, pour { $price } M du trésor.
web-sheet-space-production = Chaque usine libre du pays produit une armée ou une flotte.
web-sheet-space-maneuver = Déplacer les flottes, puis les armées ; combattre ; poser des drapeaux. { $lost } armées peuvent détruire une usine et disparaissent avec elle.
web-sheet-space-investor = Le trésor paie les intérêts de toutes les obligations vendues. Puis le détenteur de la carte Investisseur reçoit { $income } M et peut investir, et après lui chaque banque suisse.
web-sheet-space-import = Jusqu’à { $most } armées ou flottes à { $unit } M chacune, dans les provinces du pays.
web-sheet-space-taxation = Encaisser { $factory } M par usine libre et { $flag } M par drapeau, gagner de la puissance et payer { $pay } M par armée et par flotte.

## Guide de la première partie, un texte par décision

web-guide-imperial-grant = Celui qui a le plus prêté à une nation la gouverne. Les obligations plus grandes rapportent plus d’intérêts et d’influence ; l’argent restant en achètera d’autres plus tard.
web-guide-imperial-rondel = La nation avance dans le sens des aiguilles d’une montre et exécute l’action de la case. Trois cases sont gratuites ; chaque case de plus coûte 2 M de votre argent. Impôts rapporte de la puissance, Investisseur verse les intérêts, Production et Importation lèvent des unités, Manœuvre les déplace.
web-guide-imperial-force = Avec une banque suisse, vous pouvez arrêter cette nation sur Investisseur : elle verse alors des intérêts à tous ceux qui ont ses obligations.
web-guide-imperial-factory = Une usine coûte 5 M au trésor et rapporte 2 M d’impôts. Les villes brunes produisent des armées, les ports bleu clair des flottes.
web-guide-imperial-production = Chaque usine sans armée hostile produit une unité gratuite.
web-guide-imperial-import = Jusqu’à trois unités à 1 M du trésor chacune, dans toute province d’origine libre ; les flottes dans les ports seulement.
web-guide-imperial-fleets = D’abord les flottes : chacune peut avancer d’une mer. Une mer où il n’y a que vos flottes reçoit votre drapeau à la fin : 1 M d’impôts de plus tant que le drapeau reste.
web-guide-imperial-armies = Maintenant les armées : un pas au-delà d’une frontière, en train dans le pays, ou par les mers où sont vos flottes. Les régions où il n’y a que vos unités reçoivent votre drapeau.
web-guide-imperial-convoy = L’armée est en mer. Chaque flotte transporte une armée par tour ; débarquez où vous voulez, ou continuez.
web-guide-imperial-stance = Une armée hostile y bloque la production et les impôts ; une armée amicale ne gêne personne.
web-guide-imperial-entry = Une bataille coûte une unité à chaque camp. Attaquez ou abstenez-vous ; ensuite, les autres peuvent demander la bataille à leur tour.
web-guide-imperial-calls = Plusieurs nations sont ici. Vous choisissez laquelle décide en premier.
web-guide-imperial-call = Une unité étrangère est entrée là où se trouve une de vos nations. Vous pouvez combattre : une unité contre une.
web-guide-imperial-battle = Choisissez l’adversaire ; chaque camp perd une unité.
web-guide-imperial-flags = Il n’y a pas assez de drapeaux pour tout ce que vous avez gagné : choisissez où ils rapportent le plus.
web-guide-imperial-invest = Achetez une obligation de n’importe quelle nation, ou augmentez une des vôtres. Cherchez les nations dont la puissance va croître, et les majorités qui donnent le gouvernement.
web-guide-imperial-round = Après chaque tour, tous peuvent investir dans la nation qui vient de jouer.

## Noms des bots

## Le plateau et le rondel

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
rondel-label = Le rondel
rondel-direction = Les nations tournent dans le sens des aiguilles d’une montre.
rondel-hint = { $space } : { $hint }
rondel-free = gratuit
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
