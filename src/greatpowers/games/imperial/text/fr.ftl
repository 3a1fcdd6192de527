# Imperial en français.
#
# Les valeurs sont celles de en.ftl. Les noms s’accordent ici, pas dans le programme : chaque forme dont une phrase a besoin
# est un message auxiliaire. Du nouveau sur le plateau ? Parcourir alors ces sélections.
# Nations : the-nation (avec l’article ; « de » et « à » s’y ajoutent toujours tels quels), adj-nation (adjectif au féminin,
# « une armée { adj-nation } »), treasury-nation (le trésor de la nation).
# Lieux : in-area (où et vers où, c’est le même mot), from-from (d’où), the-sea (la mer elle-même).

game-title = Imperial
game-summary = Six grandes puissances d’Europe, et des investisseurs qui leur prêtent de l’argent : qui possède les meilleures obligations l’emporte.
game-credit = Imperial est un jeu de Mac Gerdts, publié par PD-Verlag. Ceci est une réalisation indépendante et non officielle.

## Nations

the-nation = { $nation_id ->
    [france] la { $nation }
    [great_britain] la { $nation }
    [russia] la { $nation }
   *[other] l’{ $nation }
  }
The-nation = { $nation_id ->
    [france] La { $nation }
    [great_britain] La { $nation }
    [russia] La { $nation }
   *[other] L’{ $nation }
  }
the-other = { $other_id ->
    [france] la { $other }
    [great_britain] la { $other }
    [russia] la { $other }
   *[other] l’{ $other }
  }
in-nation = { $nation_id ->
    [germany] dans l’{ $nation }
   *[other] en { $nation }
  }
adj-nation = { $nation_id ->
    [austria_hungary] austro-hongroise
    [italy] italienne
    [france] française
    [great_britain] britannique
    [germany] allemande
   *[russia] russe
  }
adj-other = { $other_id ->
    [austria_hungary] austro-hongroise
    [italy] italienne
    [france] française
    [great_britain] britannique
    [germany] allemande
   *[russia] russe
  }
treasury-nation = { $nation_id ->
    [austria_hungary] trésor austro-hongrois
    [italy] trésor italien
    [france] trésor français
    [great_britain] trésor britannique
    [germany] trésor allemand
   *[russia] trésor russe
  }
treasury-from = { $from_id ->
    [austria_hungary] trésor austro-hongrois
    [italy] trésor italien
    [france] trésor français
    [great_britain] trésor britannique
    [germany] trésor allemand
   *[russia] trésor russe
  }
treasury-to = { $to_id ->
    [austria_hungary] trésor austro-hongrois
    [italy] trésor italien
    [france] trésor français
    [great_britain] trésor britannique
    [germany] trésor allemand
   *[russia] trésor russe
  }
# La nation, ou le joueur qui la gouverne et paie à sa place.
the-payer = { $from_id ->
    [france] la { $from }
    [great_britain] la { $from }
    [russia] la { $from }
    [austria_hungary] l’{ $from }
    [italy] l’{ $from }
    [germany] l’{ $from }
   *[other] { $from }
  }

## Lieux

in-area = { $area_id ->
    [norway] en { $area }
    [sweden] en { $area }
    [denmark] au { $area }
    [holland] en { $area }
    [belgium] en { $area }
    [portugal] au { $area }
    [spain] en { $area }
    [morocco] au { $area }
    [algeria] en { $area }
    [west_balkan] dans les { $area }
    [greece] en { $area }
    [bulgaria] en { $area }
    [romania] en { $area }
    [turkey] en { $area }
    [north_atlantic] dans l’{ $area }
    [north_sea] en mer du Nord
    [english_channel] dans la { $area }
    [bay_of_biscay] dans le golfe de Gascogne
    [baltic_sea] en mer Baltique
    [western_mediterranean_sea] en { $area }
    [ionian_sea] en mer Ionienne
    [eastern_mediterranean_sea] en { $area }
    [black_sea] en mer Noire
   *[other] à { $area }
  }
from-area = { $area_id ->
    [edinburgh] d’{ $area }
    [odessa] d’{ $area }
    [denmark] du { $area }
    [portugal] du { $area }
    [spain] d’{ $area }
    [morocco] du { $area }
    [algeria] d’{ $area }
    [west_balkan] des { $area }
    [north_atlantic] de l’{ $area }
    [north_sea] de la mer du Nord
    [english_channel] de la { $area }
    [bay_of_biscay] du golfe de Gascogne
    [baltic_sea] de la mer Baltique
    [western_mediterranean_sea] de la { $area }
    [ionian_sea] de la mer Ionienne
    [eastern_mediterranean_sea] de la { $area }
    [black_sea] de la mer Noire
   *[other] de { $area }
  }
from-from = { $from_id ->
    [edinburgh] d’{ $from }
    [odessa] d’{ $from }
    [denmark] du { $from }
    [portugal] du { $from }
    [spain] d’{ $from }
    [morocco] du { $from }
    [algeria] d’{ $from }
    [west_balkan] des { $from }
    [north_atlantic] de l’{ $from }
    [north_sea] de la mer du Nord
    [english_channel] de la { $from }
    [bay_of_biscay] du golfe de Gascogne
    [baltic_sea] de la mer Baltique
    [western_mediterranean_sea] de la { $from }
    [ionian_sea] de la mer Ionienne
    [eastern_mediterranean_sea] de la { $from }
    [black_sea] de la mer Noire
   *[other] de { $from }
  }
in-from = { $from_id ->
    [norway] en { $from }
    [sweden] en { $from }
    [denmark] au { $from }
    [holland] en { $from }
    [belgium] en { $from }
    [portugal] au { $from }
    [spain] en { $from }
    [morocco] au { $from }
    [algeria] en { $from }
    [west_balkan] dans les { $from }
    [greece] en { $from }
    [bulgaria] en { $from }
    [romania] en { $from }
    [turkey] en { $from }
   *[other] à { $from }
  }
in-to = { $to_id ->
    [norway] en { $to }
    [sweden] en { $to }
    [denmark] au { $to }
    [holland] en { $to }
    [belgium] en { $to }
    [portugal] au { $to }
    [spain] en { $to }
    [morocco] au { $to }
    [algeria] en { $to }
    [west_balkan] dans les { $to }
    [greece] en { $to }
    [bulgaria] en { $to }
    [romania] en { $to }
    [turkey] en { $to }
    [north_atlantic] dans l’{ $to }
    [north_sea] en mer du Nord
    [english_channel] dans la { $to }
    [bay_of_biscay] dans le golfe de Gascogne
    [baltic_sea] en mer Baltique
    [western_mediterranean_sea] en { $to }
    [ionian_sea] en mer Ionienne
    [eastern_mediterranean_sea] en { $to }
    [black_sea] en mer Noire
   *[other] à { $to }
  }
# Toujours une mer.
the-area = { $area_id ->
    [north_atlantic] l’{ $area }
    [north_sea] la mer du Nord
    [english_channel] la { $area }
    [bay_of_biscay] le golfe de Gascogne
    [baltic_sea] la mer Baltique
    [western_mediterranean_sea] la { $area }
    [ionian_sea] la mer Ionienne
    [eastern_mediterranean_sea] la { $area }
    [black_sea] la mer Noire
   *[other] { $area }
  }
the-to = { $to_id ->
    [north_atlantic] l’{ $to }
    [north_sea] la mer du Nord
    [english_channel] la { $to }
    [bay_of_biscay] le golfe de Gascogne
    [baltic_sea] la mer Baltique
    [western_mediterranean_sea] la { $to }
    [ionian_sea] la mer Ionienne
    [eastern_mediterranean_sea] la { $to }
    [black_sea] la mer Noire
   *[other] { $to }
  }
the-sea = { $sea_id ->
    [north_atlantic] l’{ $sea }
    [north_sea] la mer du Nord
    [english_channel] la { $sea }
    [bay_of_biscay] le golfe de Gascogne
    [baltic_sea] la mer Baltique
    [western_mediterranean_sea] la { $sea }
    [ionian_sea] la mer Ionienne
    [eastern_mediterranean_sea] la { $sea }
    [black_sea] la mer Noire
   *[other] { $sea }
  }
from-sea = { $sea_id ->
    [north_atlantic] de l’{ $sea }
    [north_sea] de la mer du Nord
    [bay_of_biscay] du golfe de Gascogne
    [baltic_sea] de la mer Baltique
    [ionian_sea] de la mer Ionienne
    [black_sea] de la mer Noire
   *[other] de la { $sea }
  }
in-sea = { $sea_id ->
    [north_atlantic] dans l’{ $sea }
    [north_sea] en mer du Nord
    [english_channel] dans la { $sea }
    [bay_of_biscay] dans le golfe de Gascogne
    [baltic_sea] en mer Baltique
    [ionian_sea] en mer Ionienne
    [black_sea] en mer Noire
   *[other] en { $sea }
  }

## Unités et argent

a-unit = { $unit_id ->
    [army] une armée
    [friendly] une armée amicale
   *[fleet] une flotte
  }
# Sans article, après une négation : « n’a pas d’armée ».
no-unit = { $unit_id ->
    [army] d’armée
    [friendly] d’armée amicale
   *[fleet] de flotte
  }
nation-unit = { $unit_id ->
    [army] une armée { adj-nation }
    [friendly] une armée { adj-nation } amicale
   *[fleet] une flotte { adj-nation }
  }
the-nation-unit = { $unit_id ->
    [army] l’armée { adj-nation }
    [friendly] l’armée { adj-nation } amicale
   *[fleet] la flotte { adj-nation }
  }
amount-millions = { $amount ->
    [one] { $amount } million
   *[other] { $amount } millions
  }
cash-millions = { $cash ->
    [one] { $cash } million
   *[other] { $cash } millions
  }
treasury-millions = { $treasury ->
    [one] { $treasury } million
   *[other] { $treasury } millions
  }
interest-millions = { $interest ->
    [one] { $interest } million
   *[other] { $interest } millions
  }
price-millions = { $price ->
    [one] { $price } million
   *[other] { $price } millions
  }

## Mots

word-bank = la banque
word-army = armée
word-friendly = armée amicale
word-fleet = flotte

# Les cases du rondel ; certaines sont aussi des étapes.
word-factory = Usine
word-production1 = Production (première)
word-maneuver1 = Manœuvre (première)
word-investor = Investisseur
word-import = Importation
word-production2 = Production (seconde)
word-maneuver2 = Manœuvre (seconde)
word-taxation = Impôts

# Les étapes où l’on demande quelque chose à quelqu’un.
word-deal = distribution des cartes Drapeau
word-lot = tirage au sort
word-grant = obligations de la mise en place
word-rondel = choix sur le rondel
word-force = banques suisses
word-production = Production
word-fleets = déplacement des flottes
word-armies = déplacement des armées
word-convoy = une armée en mer
word-stance = hostile ou amicale
word-entry = attaque à l’arrivée
word-calls = ordre des questions
word-call = demande de bataille
word-battle = choix d’un adversaire
word-flags = pose des derniers drapeaux
word-invest = investissement
word-round = investissement après un tour

## Actions, telles qu’on les choisit

action-deal = Distribuer la carte Drapeau { adj-nation }
action-lot = Tirer au sort { $seat } pour choisir en premier
action-pass = Passer : ne pas investir
action-decline = Non, y renoncer
action-done = Terminé : plus rien ici
action-bond = Acheter l’obligation { adj-nation } de { $bond } millions
action-increase = Augmenter l’obligation { adj-nation } de { $bond } à { $to } millions
action-rondel = Avancer sur la case { $space }
action-force = Imposer l’arrêt sur Investisseur
action-build = Construire une usine { in-area }
action-produce-all = Produire dans toutes les usines
action-produce = Produire { in-area }
action-import-army = Importer une armée { in-area }
action-import-fleet = Importer une flotte au port { from-area }
action-sail = Mener une flotte { from-from } { in-to }
action-march = Mener une armée { from-from } { in-to }
action-march-friendly = Mener une armée amicale { from-from } { in-to }
action-embark = Embarquer une armée { from-from } et traverser { the-sea }
action-embark-friendly = Embarquer une armée amicale { from-from } et traverser { the-sea }
action-cross = Continuer en traversant { the-sea }
action-land = Débarquer { in-area }
action-hostile = Entrer comme armée hostile
action-friendly = Entrer comme armée amicale
action-turn-hostile = Rendre hostile une armée amicale { in-area }
action-turn-friendly = Rendre amicale une armée hostile { in-area }
action-battle = Livrer bataille { in-area } avec { a-unit }
action-attack = Attaquer { nation-unit }
action-ask = Interroger ensuite { the-nation }
action-call = Livrer bataille avec { a-unit }
action-destroy = Détruire l’usine { from-area } au prix de trois armées
action-flag = Poser un drapeau { in-area }
action-donate = { $seat } : donner { amount-millions } au { treasury-nation }
action-lend = Acheter l’obligation { adj-nation } de { $bond } millions pour { $seat }
action-lend-more = Augmenter l’obligation { adj-nation } de { $bond } à { $to } millions pour { $seat }

## Événements, en lignes d’un journal

event-paid = { $payment_id ->
    [start] { $to } commence avec { amount-millions }.
    [bond] { $from } verse { amount-millions } au { treasury-to }.
    [fee] { $from } paie { amount-millions } à la banque pour le long déplacement sur le rondel.
    [refund] { $to } récupère { amount-millions } sur les frais de rondel.
    [donation] { $from } donne { amount-millions } au { treasury-to }.
    [factory] Le { treasury-from } paie { amount-millions } pour l’usine.
    [import] Le { treasury-from } paie { amount-millions } pour l’unité importée.
    [interest] { $to } reçoit { amount-millions } d’intérêts, payés par { the-payer }.
    [investor] { $to } reçoit { amount-millions } pour la carte Investisseur.
    [bonus] { $to } reçoit une prime de succès de { amount-millions }.
   *[tax] Le { treasury-to } encaisse { amount-millions } une fois la solde payée.
  }
event-dealt = { $seat } reçoit la carte Drapeau { adj-nation }.
event-drawn = Le sort désigne { $seat } pour choisir en premier.
event-lent = { $seat } achète l’obligation { adj-nation } de { $bond } millions.
event-lent-more = { $seat } augmente une obligation { adj-nation } de { $bond } à { $to } millions.
event-passed = { $seat } passe.
event-governs = { $seat } gouverne désormais { the-nation }.
event-swiss-bank = { $seat } ne gouverne plus aucune nation et reçoit une banque suisse.
event-swiss-bank-returned = { $seat } gouverne de nouveau et rend la banque suisse.
event-card = La carte Investisseur passe à { $seat }.
event-turn = C’est le tour de { the-nation }, que gouverne { $seat }.
event-skipped = { The-nation } n’a pas de gouvernement : son tour est sauté.
event-rondel = { The-nation } avance sur la case { $space }.
event-forced = { $seat } use de la banque suisse : { the-nation } doit s’arrêter sur Investisseur.
event-not-forced = { $seat } laisse { the-nation } franchir Investisseur.
event-built = { The-nation } construit une usine { in-area }.
event-produced = { The-nation } produit { a-unit } { in-area }.
event-imported = { The-nation } importe { a-unit } { in-area }.
event-sailed = Une flotte { adj-nation } passe { from-from } { in-to }.
event-marched = Une armée { adj-nation } passe { from-from } { in-to }.
event-embarked = Une armée { adj-nation } part { from-from } et traverse { the-to } en convoi.
event-crossed = Le convoi de l’armée { adj-nation } continue et traverse { the-to }.
event-landed = L’armée { adj-nation } débarque { in-to }.
event-entered-hostile = L’armée { adj-nation } entre { in-area } en ennemie.
event-entered-friendly = L’armée { adj-nation } entre { in-area } en amie.
event-laid-down = L’armée { adj-nation } doit être amicale { in-area } : la dernière usine libre d’une nation s’y trouve.
event-turned-hostile = Une armée { adj-nation } devient hostile { in-area }.
event-turned-friendly = Une armée { adj-nation } devient amicale { in-area }.
event-fought = Bataille { in-area } : { nation-unit } et { $other_unit_id ->
    [army] une armée { adj-other }
    [friendly] une armée { adj-other } amicale
   *[fleet] une flotte { adj-other }
  } sont perdues.
event-no-attack = { The-nation } n’attaque pas { in-area }.
event-no-call = { The-nation } ne demande pas de bataille { in-area }.
event-destroyed = { The-nation } sacrifie trois armées et détruit l’usine { from-area }.
event-flag = { The-nation } pose son drapeau { in-area }.
event-flag-gone = { The-nation } perd son drapeau { in-area }.
event-waived = { $seat } renonce à { amount-millions } d’intérêts que le { treasury-nation } ne peut pas payer.
event-taxed = { The-nation } lève { amount-millions } d’impôts.
event-power = { $points ->
    [0] { The-nation } ne gagne aucun point de puissance et reste à { $total }.
    [one] { The-nation } gagne 1 point de puissance et atteint { $total }.
   *[other] { The-nation } gagne { $points } points de puissance et atteint { $total }.
  }
event-over-power = { The-nation } a atteint le bout de l’échelle de puissance : la partie est terminée.
event-over-limit = Le nombre de tours convenu est atteint : la partie est terminée.

## Questions

prompt-over = La partie est terminée.
prompt-deal = Quelle carte Drapeau est distribuée ensuite ?
prompt-lot = Qui choisit en premier ?
prompt-grant = Quelle obligation { adj-nation } achetez-vous ?
prompt-rondel = Sur quelle case du rondel avance { the-nation } ?
prompt-force = { The-nation } veut franchir Investisseur pour aller sur la case { $space }. Lui imposer l’arrêt ?
prompt-factory = Quelle ville reçoit une usine { adj-nation } ?
prompt-production = Quelles usines { adj-nation }s produisent ?
prompt-import = { $left ->
    [one] Qu’est-ce que { the-nation } importe ? Une unité encore est possible.
   *[other] Qu’est-ce que { the-nation } importe ? Jusqu’à { $left } unités sont possibles.
  }
prompt-fleets = Quelle flotte { adj-nation } se déplace ou combat ?
prompt-armies = Que font les armées { adj-nation }s ?
prompt-convoy = Une armée { adj-nation } traverse { the-area }. Où va-t-elle ensuite ?
prompt-stance = Une armée { adj-nation } entre { in-area }. Comme armée hostile ou amicale ?
prompt-entry = { The-nation } a mené { a-unit } { in-area }. Faut-il attaquer ?
prompt-calls = À quelle nation demande-t-on ensuite si elle combat { the-nation-unit } { in-area } ?
prompt-call = Est-ce que { the-other } combat { the-nation-unit } { in-area } ?
prompt-battle = Contre qui combat { the-nation-unit } { in-area } ?
prompt-flags = { The-nation } n’a plus assez de drapeaux pour toutes ses conquêtes. Quelle région en reçoit un ?
prompt-invest = Comment investissez-vous ?
prompt-round = Investissez-vous { in-nation } ?

## Pourquoi pas : mise en place

why-imperial-components-no-luck = Seul le sort en décide, et seulement à la mise en place. Maintenant : { $step }.
why-imperial-setup-deal-2 = À deux joueurs, on ne distribue que les cartes Drapeau de l’Autriche-Hongrie et de l’Italie ; { the-nation } accompagne l’une d’elles.
why-imperial-setup-deal-3 = À trois joueurs, on ne distribue que les cartes Drapeau de l’Autriche-Hongrie, de l’Italie et de la France ; { the-nation } accompagne l’une d’elles.
why-imperial-setup-deal-4-6 = La carte Drapeau { adj-nation } est déjà distribuée.
why-imperial-setup-exp-nation-order = Les obligations sont proposées nation par nation, et c’est au tour de { the-nation }.
why-imperial-setup-exp-no-increase = À la mise en place, on ne peut pas augmenter d’obligation. Achetez-en une ou passez.
why-imperial-setup-exp-any-available = L’obligation { adj-nation } de { $face } millions est prise. Choisissez-en une qui reste dans la pile.
why-imperial-setup-exp-pay = Cette obligation coûte { $face } millions, et il n’y a que { cash-millions } d’argent liquide. Choisissez-en une plus petite ou passez.
why-imperial-ruling-all-pass = Personne n’a encore acheté d’obligation d’aucune nation ; le dernier joueur doit donc le faire.

## Pourquoi pas : tours, rondel, banques suisses

why-imperial-end-trigger = La partie est terminée ; il n’y a plus rien à faire.
why-imperial-turn-government-decides = C’est à quelqu’un d’autre de décider. Maintenant : { $step }.
why-imperial-turn-one-space = Une nation avance une fois sur le rondel, au début de son tour. Maintenant : { $step }.
why-imperial-rondel-no-stay = La nation se trouve déjà sur cette case et doit avancer.
why-imperial-rondel-max-six = Cette case est à { $distance } cases d’ici ; six est le maximum, à quelque prix que ce soit.
why-imperial-rondel-payer = Un si long déplacement coûte { $fee } millions d’argent liquide au gouvernement, qui n’a que { cash-millions }. Choisissez une case plus proche.
why-imperial-rondel-action-optional = Il n’y a rien à terminer ici ; cette étape attend une autre réponse. Maintenant : { $step }.
why-imperial-swiss-force = Une banque suisse ne peut arrêter une nation que lorsqu’elle va franchir Investisseur. Maintenant : { $step }.
why-imperial-swiss-force-needs-money = { The-nation } doit { interest-millions } d’intérêts et n’a que { treasury-millions } dans son trésor : on ne peut pas lui imposer l’arrêt.
why-imperial-investor-interest-guaranteed = Sur Investisseur, { the-nation } ne pourrait pas payer leurs intérêts aux autres joueurs : même avec l’argent liquide du gouvernement, il { $missing ->
    [one] manque { $missing } million
   *[other] manque { $missing } millions
  }. Choisissez une autre case ; un don au trésor aiderait.

## Pourquoi pas : usines, production, importation

why-imperial-factory-one = On ne construit que sur la case Usine, une usine par tour. Maintenant : { $step }.
why-imperial-factory-own-city = { The-nation } ne construit que dans ses propres villes, pas { in-area }.
why-imperial-factory-one-per-city = Il y a déjà une usine { in-area }. Choisissez une autre ville.
why-imperial-factory-not-occupied = Il y a une armée hostile { in-area }. Éliminez-la d’abord ou choisissez une autre ville.
why-imperial-factory-cannot-pay = Une usine coûte 5 millions, et { the-nation } a { treasury-millions }. Un don à son trésor aiderait.
why-imperial-production-one-each = Aucune usine { in-area } ne peut encore produire : il n’y en a pas, ou elle a déjà produit ce tour-ci.
why-imperial-production-one-each-step = Les usines ne travaillent que lorsque leur nation est sur Production. Maintenant : { $step }.
why-imperial-production-no-foreign-use = { The-nation } ne produit que dans ses propres usines, pas { in-area }.
why-imperial-production-blocked = Il y a une armée hostile { in-area } ; l’usine n’y produit donc rien.
why-imperial-production-supply = { The-nation } n’a plus assez de pièces pour toutes ses usines. Choisissez-les une à une.
why-imperial-components-supply-exhausted = { The-nation } a déjà sur le plateau toutes ses pièces de cette sorte ; cette usine ne produit donc rien.
why-imperial-import-max-three = On n’importe que sur la case Importation, trois unités au plus. Maintenant : { $step }.
why-imperial-import-home-only = { The-nation } n’importe que dans ses propres provinces d’origine, pas { in-area }.
why-imperial-import-not-occupied = Il y a une armée hostile { in-area }. Choisissez une autre province d’origine.
why-imperial-import-supply = { The-nation } a déjà sur le plateau toutes ses pièces de cette sorte.
why-imperial-import-treasury-bound = Le { treasury-nation } est vide, et une unité coûte 1 million. Un don au trésor aiderait.

## Pourquoi pas : flottes et armées

why-imperial-maneuver-three-steps = Les unités ne se déplacent que lors d’une Manœuvre : d’abord les flottes, puis les armées. Maintenant : { $step }.
why-imperial-fleet-one-step = { $there ->
    [0] { The-nation } n’a pas de flotte { in-area }.
   *[other] Toutes les flottes { adj-nation }s { in-area } se sont déjà déplacées.
  }
why-imperial-fleet-mover-asks-order = { The-nation } n’a pas d’unités { in-area }, ou a déjà répondu.
why-imperial-fleet-mover-asks-order-step = On n’interroge les autres nations qu’après l’arrivée d’une unité qui n’attaque pas. Maintenant : { $step }.
why-imperial-army-one-step = { $there ->
    [0] { The-nation } n’a pas d’armée de cette sorte { in-area }.
   *[other] Toutes les armées { adj-nation }s de cette sorte { in-area } se sont déjà déplacées.
  }
why-imperial-army-any-land = Aucune armée { adj-nation } ne va { from-from } { in-to } en un déplacement : elle peut franchir une frontière, et prendre le chemin de fer de son propre pays avant et après.
why-imperial-rail-suspended = Le chemin de fer { from-from } { in-to } est coupé : une armée hostile se trouve sur la ligne.
why-imperial-convoy-basic = Le convoi ne peut pas débarquer { in-area } en venant { from-sea }. Débarquez sur une côte de cette mer, ou gagnez d’abord une autre mer.
why-imperial-convoy-basic-step = Seule une armée à bord peut traverser une mer ou débarquer ; embarquez-en d’abord une. Maintenant : { $step }.
why-imperial-convoy-embark-by-rail = Aucune armée { adj-nation } { in-from } ne peut gagner maintenant une côte d’où traverser { the-sea }, même en chemin de fer.
why-imperial-convoy-own-fleets = { The-nation } n’a pas de flotte { in-sea } pour transporter l’armée.
why-imperial-convoy-one-army-per-fleet = { $fleets ->
    [one] La seule flotte { in-sea } a déjà transporté une armée.
   *[other] Les { $fleets } flottes { in-sea } ont déjà toutes transporté une armée.
  }
why-imperial-convoy-chain = Le convoi ne peut pas aller { from-area } { in-sea } : ces mers ne se touchent pas, ou il y est déjà passé.
why-imperial-convoy-whole-move = L’armée vient { from-area } et ne peut pas y débarquer de nouveau. Choisissez une autre côte.

## Pourquoi pas : batailles, hostile ou amicale, destruction, drapeaux

why-imperial-battle-active-choice-first = Il n’y a personne à attaquer pour l’instant : il faut qu’une unité soit entrée là où se trouvent des unités étrangères, ou qu’une bataille soit déclarée. Maintenant : { $step }.
why-imperial-battle-active-attacks = { The-nation } n’a pas { no-unit } { in-area }.
why-imperial-battle-inactive-only-then = Il n’y a ni bataille, ni attaque, ni arrêt sur Investisseur à décider. Maintenant : { $step }.
why-imperial-invariant-battle-balance = { The-nation } ne peut pas combattre ses propres unités.
why-imperial-ruling-active-multiple = Il n’y a pas d’unités étrangères à combattre { in-area }.
why-imperial-ruling-anytime = On déclare les batailles pendant qu’une nation déplace ses flottes ou ses armées. Maintenant : { $step }.
why-imperial-ruling-harbour-mix = { The-nation } n’a pas { no-unit } { in-area } pour combattre.
why-imperial-stance-only-foreign-home = L’armée se trouve { in-area } dans une province d’origine de sa propre nation, où les armées ne sont ni hostiles ni amicales.
why-imperial-stance-only-foreign-home-step = On ne le demande que lorsqu’une armée entre dans une province d’origine d’une autre nation. Maintenant : { $step }.
why-imperial-stance-change-next-maneuver = Les armées ne deviennent hostiles ou amicales que pendant que leur nation déplace ses armées. Maintenant : { $step }.
why-imperial-ruling-stance-change = { The-nation } n’a pas d’armée { in-area } qui puisse encore changer : il faut qu’elle soit entrée lors d’une Manœuvre précédente et qu’elle n’ait ni bougé ni changé pendant celle-ci.
why-imperial-ruling-last-factory-change = La dernière usine libre d’une nation se trouve { in-area } ; les armées y restent donc amicales.
why-imperial-destroy-foreign-only = Une nation ne peut pas détruire ses propres usines, et celle { from-area } en fait partie.
why-imperial-destroy-three-armies = Il n’y a pas d’usine à détruire { in-area }.
why-imperial-destroy-two-not-enough = { $armies ->
    [0] Il faut trois armées hostiles { in-area }, et { the-nation } n’en a aucune.
    [one] Il faut trois armées hostiles { in-area }, et { the-nation } n’en a qu’une.
   *[other] Il faut trois armées hostiles { in-area }, et { the-nation } n’en a que { $armies }.
  }
why-imperial-destroy-last-factory = L’usine { from-area } est la dernière usine libre de sa nation ; on ne peut pas la détruire.
why-imperial-destroy-no-defenders = Une armée ou une flotte du pays défend l’usine { from-area }. Combattez-la d’abord.
why-imperial-ruling-destroy-stance = Les trois armées doivent être hostiles, et { the-nation } { $armies ->
    [0] n’en a aucune qui le soit
    [one] n’en a qu’une qui le soit
   *[other] n’en a que { $armies } qui le soient
  } { in-area }. Rendez d’abord hostiles des armées amicales.
why-imperial-ruling-destroy-timing = On détruit les usines pendant qu’une nation déplace ses armées. Maintenant : { $step }.
why-imperial-flags-automatic = Les drapeaux se posent sans qu’on le demande, sauf si une nation n’en a pas assez. Maintenant : { $step }.
why-imperial-flags-place = { The-nation } n’a rien conquis de nouveau { in-area }, ou y a déjà son drapeau.

## Pourquoi pas : argent et investissement

why-imperial-money-separate = C’est l’argent d’un autre joueur. Ne dépensez que le vôtre.
why-imperial-money-only-defined-loans = On n’achète d’obligations que lorsqu’on est invité à investir. Maintenant : { $step }.
why-imperial-money-donate-bound = Un don de { amount-millions } au { treasury-nation } dépasse l’argent liquide disponible : { cash-millions }.
why-imperial-ruling-donate-who-when = On peut faire un don chaque fois qu’un joueur a une décision à prendre, sauf au milieu d’une bataille. Attendez un instant.
why-imperial-invest-optional = Personne n’est invité à investir : il n’y a rien à passer. Maintenant : { $step }.
why-imperial-invest-increase = Seul le propriétaire de l’obligation { adj-nation } de { $face } millions peut l’augmenter.
why-imperial-invest-available-only = L’obligation { adj-nation } de { $face } millions est prise. Choisissez-en une qui reste dans la pile.
why-imperial-invest-cash-only = Cela coûte { price-millions }, et il n’y a que { cash-millions } d’argent liquide. Choisissez une obligation plus petite ou passez.
why-imperial-nocard-invest-after-turn = Pendant cette phase, on n’investit que { in-nation }, sauf les joueurs qui ne gouvernent rien.
why-imperial-nocard-stateless-any = Seul un joueur qui ne gouverne aucune nation peut investir à tout moment, mais ni à la mise en place ni au milieu d’une bataille. Les autres attendent d’y être invités.

## Fin de la partie

outcome-power = Une nation a atteint le bout de l’échelle de puissance.
outcome-turn-limit = Le nombre de tours convenu est atteint.

## Options

option-setup = Comment nations et obligations sont réparties au début
option-setup-standard = On distribue les cartes Drapeau, qui apportent leurs obligations
option-setup-experienced = Chaque joueur choisit ses obligations, nation par nation
option-investor-card = Quand les joueurs peuvent investir
option-investor-card-with = Le détenteur de la carte Investisseur investit quand une nation atteint ou franchit Investisseur
option-investor-card-without = Après chaque tour, tous les joueurs peuvent investir dans la nation qui vient de jouer
option-cash = Si les joueurs voient l’argent liquide des autres
option-cash-secret = Chacun ne voit que son propre argent liquide
option-cash-open = Tout l’argent liquide est visible
option-turn-limit = Terminer la partie après tant de tours de nations ; 0 joue jusqu’au bout
