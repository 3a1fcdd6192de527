# Le plateau d’ImpeRunde dans le terminal, en français.

## Codes et signes

code-great-britain = GB
code-south-africa = AS
code-japan = JP
code-victoria = VI
code-usa = US
code-brazil = BR
imperunde-code-pirates = PI
imperunde-code-natives = IN

imperunde-posts = Compt.
imperunde-funds = Ress.
imperunde-surplus = Excéd.
imperunde-debts = Dettes
imperunde-income = Rec.
imperunde-cards = Cartes
imperunde-colonies = Col.
imperunde-armies = Arm.
imperunde-warships = Nav.
imperunde-starter = commence
imperunde-home = ★
imperunde-captured = ↯
imperunde-relations = Paix ?
imperunde-now = Maintenant
imperunde-no-cards = aucune carte
imperunde-budget = Budget national
imperunde-no-battle = Aucun combat en cours.
imperunde-battle = Combat, { $space }, jet { $round }
imperunde-side = Camp
imperunde-attacker = attaquant
imperunde-defender = défenseur
imperunde-present = Présents
imperunde-die = Dés
imperunde-north-america = Amérique du Nord
imperunde-south-america = Amérique du Sud
imperunde-europe = Europe
imperunde-africa = Afrique
imperunde-asia = Asie
imperunde-oceania = Océanie
imperunde-units-infantry = { $count }I
imperunde-units-cavalry = { $count }C
imperunde-units-artillery = { $count }A
imperunde-units-fort = { $count }F
imperunde-units-frigate = { $count }fr
imperunde-units-line = { $count }nl
imperunde-disc-famine = famine
imperunde-disc-plunder = pillée
imperunde-disc-storm = tempête
imperunde-disc-calm = calme
imperunde-legend = ● comptoir ○ place ou indigènes ★ origine · I infanterie C cavalerie A artillerie F fort · fr frégate nl navire de ligne PI pirates ↯ capturé
imperunde-legend-values = ? valeur reconstituée : elle n’est pas dans le livret de règles
imperunde-corrected-values = Valeurs corrigées :
imperunde-corrected-wheel = Cases corrigées de la roue des pays :
imperunde-corrected-events = Cases corrigées de la roue des événements :
imperunde-corrected-added = Frontières ajoutées :
imperunde-corrected-removed = Frontières supprimées :
imperunde-price = { $room ->
    [0] { $cost }
   *[other] { $cost } sur { $room }
  }
imperunde-status = { $round ->
    [0] Mise en place
   *[other] Tour { $round }, phase { $phase }
  }
imperunde-status-own = comptoirs { $posts }/{ $goal }, ressources { $funds }, dettes { $debts }

## Titres des choix, et les choix au-dessous

aside-imperunde-interrupt = jouer une carte hors de votre tour
aside-imperunde-close = clore les négociations
aside-imperunde-alert = quand vous proposer de jouer une carte
aside-imperunde-speak = dire ce que vous voulez avec un autre joueur
aside-imperunde-propose = proposer un autre objectif

group-imperunde-march = { $from }, { $mover }
group-imperunde-sail = { $from }, { $mover }
group-imperunde-land = { $from }, { $mover }
group-imperunde-embark = { $from }, { $kind }
group-imperunde-buy = { $country }
group-imperunde-launch = { $country }
group-imperunde-post = { $country }
group-imperunde-card = Jouer une carte

item-imperunde-march = { $to }
item-imperunde-sail = { $to }
item-imperunde-land = { $to }
item-imperunde-embark = { $to }
item-imperunde-buy = { $kind }
item-imperunde-launch = { $kind } → { $sea }
item-imperunde-post = comptoir
item-imperunde-card = { $card }
item-imperunde-place = { $kind } : { $sea }
item-imperunde-at = { $space }
item-imperunde-to = { $to }
item-imperunde-against = { $other }
item-imperunde-spin = { $space }
item-imperunde-event = { $event }
item-imperunde-draw = { $card }
item-imperunde-roll = { $die }
