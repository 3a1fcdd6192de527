# Le plateau d’Imperial dans le terminal, en français.

## Codes et signes

code-austria-hungary = AH
code-italy = IT
code-france = FR
code-great-britain = GB
code-germany = AL
code-russia = RU

space-factory = Usine
space-production = Production
space-maneuver = Manœuvre
space-investor = Investisseur
space-import = Importation
space-taxation = Impôts

board-nation = Nation
board-government = Gouv.
board-treasury = Trés.
board-due = Dû
board-power = Puiss.
board-tax = Imp.→auj.
board-rondel = Rondel
board-left = Réserve
board-flags = Drap.
board-nobody = –
board-centre = (centre)
board-supply = { $armies }A { $fleets }F
board-tax-lowest = ≤{ $revenue }
board-tax-highest = { $revenue }+
board-cash = Argent
board-interest = Int.
board-score-hidden = { $value }+?
board-governs = *
board-marks = * gouverne
board-card = carte
board-swiss = Suisse
board-fee = { $fee } M
board-flag = ⚑
board-armies = { $count }A
board-fleets = { $count }F
board-lands = Régions terrestres
board-empty = Vide : { $area }
board-legend = ■◆ usine d’armement, chantier naval (□◇ absent) · A armée F flotte · ! hostile ~ amicale · Réserve : unités hors du plateau
board-status = Tour { $turn } · { $nation } · trésor { $treasury } M
board-status-cash = votre argent { $cash } M

## Titres des choix, et les choix qu’ils réunissent

aside-imperial-donate = donner une partie de votre argent liquide à un trésor
aside-imperial-lend = acheter une obligation tant que vous ne gouvernez aucune nation
aside-imperial-lend-more = augmenter une obligation tant que vous ne gouvernez aucune nation

group-imperial-bond = { $nation }
group-imperial-increase = { $nation }
group-imperial-build = Construire
group-imperial-produce-all = Produire
group-imperial-produce = Produire
group-imperial-import-army = Armée
group-imperial-import-fleet = Flotte
group-imperial-sail = Flotte { from-from }
group-imperial-march = Armée { from-from }
group-imperial-march-friendly = Armée { from-from }
group-imperial-embark = Armée { from-from }
group-imperial-embark-friendly = Armée { from-from }
group-imperial-turn-hostile = { $area }
group-imperial-turn-friendly = { $area }
group-imperial-battle = Bataille
group-imperial-destroy = { $area }
group-imperial-attack = Attaquer
group-imperial-flag = Drapeau
group-imperial-land = Débarquer
group-imperial-cross = Traverser

item-imperial-bond = obligation de { $bond } M
item-imperial-increase = de { $bond } M à { $to } M
item-imperial-rondel = { $space }
item-imperial-build = { in-area }
item-imperial-produce-all = dans toutes les usines
item-imperial-produce = { in-area }
item-imperial-import-army = { in-area }
item-imperial-import-fleet = { in-area }
item-imperial-sail = { in-to }
item-imperial-march = { in-to }
item-imperial-march-friendly = l’armée amicale { in-to }
item-imperial-embark = par { the-sea }
item-imperial-embark-friendly = l’armée amicale par { the-sea }
item-imperial-turn-hostile = rendre hostile
item-imperial-turn-friendly = rendre amicale
item-imperial-battle = { $area } ({ $unit })
item-imperial-destroy = détruire l’usine au prix de trois armées
item-imperial-attack = { nation-unit }
item-imperial-flag = { in-area }
item-imperial-land = { in-area }
item-imperial-cross = { the-sea }
