# ImpeRunde en français.
#
# Les valeurs sont les mêmes que dans en.ftl. Les noms de lieux suivent un deux-points ou une flèche : aucun article à
# choisir. Un nom de joueur ne suit jamais « de ». On compte en doublons.

game-title = ImpeRunde
game-summary = Colonies, flottes et services secrets autour du pôle Sud : qui a assez de comptoirs et aucune dette gagne.
game-credit = ImpeRunde est un jeu de Lars-Michael Stock, publié par AdveRunde Spieleverlag. Ceci est une adaptation indépendante et non officielle, sur un plateau reconstitué.

## Aides : unités et camps, comme les phrases les demandent

a-kind = { $kind_id ->
    [fort] un fort
    [line] un navire de ligne
   *[other] une { $kind }
  }
# En mer, une armée est un navire de transport.
a-ship = { $kind_id ->
    [frigate] une frégate
    [line] un navire de ligne
   *[other] un navire de transport ({ $kind })
  }
The-party = { $party_id ->
    [pirates] Les pirates
    [natives] Les indigènes
   *[other] { $party }
  }
the-party = { $party_id ->
    [pirates] les pirates
    [natives] les indigènes
   *[other] { $party }
  }
the-foe = { $foe_id ->
    [pirates] les pirates
    [natives] les indigènes
   *[other] { $foe }
  }
# Deux cartes partagent leur mot avec une relation et avec les navires noirs.
the-card = { $card_id ->
    [armistice] Armistice
    [pirates] Pirates
   *[other] { $card }
  }
cost-doubloons = { $cost ->
    [one] { $cost } doublon
   *[other] { $cost } doublons
  }

## Mots

word-infantry = infanterie
word-cavalry = cavalerie
word-artillery = artillerie
word-fort = fort
word-frigate = frégate
word-line = navire de ligne
word-infantry-1 = infanterie (dernier mouvement)
word-cavalry-1 = cavalerie (dernier mouvement)
word-artillery-1 = artillerie (dernier mouvement)
word-frigate-1 = frégate (dernier mouvement)
word-line-1 = navire de ligne (dernier mouvement)
word-pirates = pirates
word-natives = indigènes
word-peace = paix
word-war = guerre
word-armistice = armistice
word-suez = canal de Suez
word-panama = canal de Panama

# Cartes service secret ; Armistice et Pirates sont plus haut.
word-treason = Trahison
word-privateers = Flibustier
word-hussar = Coup de main
word-declaration = Déclaration de guerre
word-ambush = Guet-apens
word-surprise = Attaque surprise
word-forged-sea = Falsification d’ordre de marche de marine
word-forged-land = Falsification d’ordre de marche terrestre
word-smuggling = Contrebande
word-sabotage = Sabotage
word-peace-treaty = Traité de paix
word-plunder = Pillage
word-rebellion = Rébellion
word-unmask = Démasquer les espions
word-counter = Contre-espionnage
word-seizure = Capture

# Événements de la roue.
word-land-volunteers = Volontaires
word-land-trade = Commerce
word-land-famine = Famine
word-land-epidemic = Épidémie
word-land-unrest = Troubles
word-land-uprising = Soulèvement
word-sea-storm = Tempête
word-sea-calm = Calme
word-sea-winds = Bon vent
word-sea-pirates = Pirates

# Lignes du budget national.
word-carried = excédent précédent
word-home-tax = impôt du pays d’origine
word-dividend = dividende de paix
word-colonial-tax = impôts coloniaux
word-sea-tax = impôt sur le commerce maritime
word-interest = intérêts des dettes
word-repaid = remboursement
word-borrowed = nouvelles dettes
word-free = ressources disponibles
word-invested = investissements
word-surplus = excédent
word-debts = somme des dettes

# Étapes où quelqu’un est interrogé.
word-home-roll = les dés pour les pays d’origine
word-start-ships = les premiers navires
word-colony-spin = la roue des premières colonies
word-equip = l’équipement d’une colonie
word-starter = les dés pour le premier joueur
word-deal = la pioche
word-talks = les pourparlers
word-invest = les investissements
word-smuggle = la contrebande
word-move = les mouvements
word-leave = le passage d’une zone maritime amie
word-assault = le rassemblement pour une attaque
word-pick = le choix des attaquants
word-defend = le choix des défenseurs
word-dice = les dés d’un combat
word-boarding = l’abordage
word-reinforce = les renforts
word-storm = les dés de la tempête
word-embark = l’embarquement
word-events = les événements
word-epidemic = les dés de l’épidémie
word-winds = le bon vent
word-window = une pause pour les cartes
word-target = la cible d’une carte
word-response = les réponses à une carte

## Actions, comme choix d’une liste

action-roll = Le dé montre { $die }
action-spin = La roue s’arrête : { $space }
action-event = La roue des événements s’arrête : { $event }
action-draw = Piocher { the-card }
action-pass = Ne pas jouer de carte maintenant
action-rest = Ne plus jouer de carte jusqu’à la fin de cette phase
action-done = Terminé
action-fight = Combattre, sans personne d’autre
action-ready = Prêt, plus rien à dire
action-agree = Accepter le nouvel objectif
action-refuse = Refuser le nouvel objectif
action-openly = Montrer les cartes à tous
action-secretly = Regarder les cartes seul
action-buy-card = Acheter une carte service secret
action-place = Placer { a-kind } : { $sea }
action-equip = { $pack_id ->
    [infantry] Trois infanteries
    [cavalry] Une cavalerie et une infanterie
   *[artillery] Une artillerie
  }
action-card = Jouer { the-card }
action-debts = { $debts_id ->
    [repay_10] Rembourser 10 doublons
    [repay_5] Rembourser 5 doublons
    [borrow_5] S’endetter de 5 doublons
   *[none] Ni rembourser ni s’endetter
  }
action-buy = { $kind_id ->
    [fort] Bâtir un fort : { $country }
   *[other] Recruter { a-kind } : { $country }
  }
action-launch = Mettre à l’eau { a-kind } : { $country } → { $sea }
action-post = Bâtir un comptoir : { $country }
action-canal = Percer le { $canal }
action-march = Marcher, { $mover } : { $from } → { $to }
action-sail = Naviguer, { $mover } : { $from } → { $to }
action-land = Débarquer, { $mover } : { $from } → { $to }
action-embark = Embarquer, { $kind } : { $from } → { $to }
action-use = Combattre avec { $infantry ->
    [0] aucune infanterie
    [one] 1 infanterie
   *[other] { $infantry } infanteries
  }, { $cavalry ->
    [0] aucune cavalerie
    [one] 1 cavalerie
   *[other] { $cavalry } cavaleries
  }, { $artillery ->
    [0] aucune artillerie
    [one] 1 artillerie
   *[other] { $artillery } artilleries
  }, { $forts ->
    [0] aucun fort
    [one] 1 fort
   *[other] { $forts } forts
  }
action-use-ships = Combattre avec { $frigates ->
    [0] aucune frégate
    [one] 1 frégate
   *[other] { $frigates } frégates
  }, { $lines ->
    [0] aucun navire de ligne
    [one] 1 navire de ligne
   *[other] { $lines } navires de ligne
  }
action-at = Ici : { $space }
action-to = De là vers : { $to }
action-sink = Couler { a-ship }
action-detach = Envoyer { $infantry ->
    [0] aucune infanterie
    [one] 1 infanterie
   *[other] { $infantry } infanteries
  }, { $cavalry ->
    [0] aucune cavalerie
    [one] 1 cavalerie
   *[other] { $cavalry } cavaleries
  }, { $artillery ->
    [0] aucune artillerie
    [one] 1 artillerie
   *[other] { $artillery } artilleries
  }
action-take = Prendre { the-card }
action-against = Contre { $other }
action-between = Entre { $seat } et { $other }
action-stance = { $stance_id ->
    [war] Guerre avec { $other }
   *[peace] Paix avec { $other }
  }
action-interrupt = { $seat } interrompt en jouant { the-card }
action-close = { $seat } clôt les pourparlers
action-alert = { $alert_id ->
    [always] Interroger { $seat } à chaque pause pour les cartes
   *[touched] N’interroger { $seat } que si quelque chose touche son camp
  }
action-speak = { $stance_id ->
    [war] { $seat } veut la guerre avec { $other }
   *[peace] { $seat } veut la paix avec { $other }
  }
action-propose = { $seat } propose un objectif : { $goal ->
    [one] { $goal } comptoir
   *[other] { $goal } comptoirs
  }

## Événements, comme lignes d’un journal

event-round = Le tour { $number } commence ; { $seat } joue en premier.
event-phase = { $number ->
    [1] Phase 1, premier joueur et sens de rotation.
    [2] Phase 2, service secret et diplomatie.
    [3] Phase 3, recettes publiques et dettes.
    [4] Phase 4, investissements.
    [5] Phase 5, nettoyage des zones maritimes.
    [6] Phase 6, mouvement et combat.
    [7] Phase 7, embarquement de troupes.
   *[8] Phase 8, événements.
  }
event-rolled = { $seat } obtient { $die }.
event-home = { $seat } a un pays d’origine : { $space }.
event-ship = { $seat } place { a-kind } : { $space }.
event-colony = { $seat } reçoit une colonie : { $space }.
event-spun-again = On relance la roue, car ceci ne compte pas : { $space }.
event-equipped = { $pack_id ->
    [infantry] { $seat } ajoute trois infanteries : { $space }.
    [cavalry] { $seat } ajoute une cavalerie et une infanterie : { $space }.
   *[artillery] { $seat } ajoute une artillerie : { $space }.
  }
event-drew = { $seat } pioche { the-card }.
event-relation = { $relation_id ->
    [war] { $seat } et { $other } sont en guerre.
    [armistice] { $seat } et { $other } ont un armistice.
   *[peace] { $seat } et { $other } sont en paix.
  }
event-stance = { $stance_id ->
    [war] { $seat } veut la guerre avec { $other }.
   *[peace] { $seat } veut la paix avec { $other }.
  }
event-proposed = { $seat } propose un objectif : { $number ->
    [one] { $number } comptoir
   *[other] { $number } comptoirs
  }.
event-agreed = { $seat } accepte le nouvel objectif.
event-refused = { $seat } refuse le nouvel objectif.
event-goal = L’objectif est maintenant : { $number ->
    [one] { $number } comptoir
   *[other] { $number } comptoirs
  }.
event-closed = { $seat } clôt les pourparlers.
event-income = { $seat }, { $line } : { $number }.
event-booked = { $seat }, { $line } : { $number }.
event-bought = { $kind_id ->
    [fort] { $seat } bâtit un fort : { $space }.
   *[other] { $seat } recrute { a-kind } : { $space }.
  }
event-launched = { $seat } met à l’eau { a-kind } : { $from } → { $to }.
event-post = { $seat } bâtit un comptoir : { $space }.
event-canal = { $seat } perce le { $canal }.
event-card-bought = { $seat } achète une carte service secret.
event-turn = { $number ->
    [4] { $seat } investit.
    [6] { $seat } se déplace.
   *[7] { $seat } embarque des armées.
  }
event-marched = { $seat } marche avec { a-kind } : { $from } → { $to }.
event-sailed = { $seat } navigue avec { a-ship } : { $from } → { $to }.
event-landed = { $seat } débarque { a-kind } : { $from } → { $to }.
event-embarked = { $seat } embarque { a-kind } : { $from } → { $to }.
event-attack = Combat, { the-party } contre { the-foe } : { $space }.
event-die = { The-party }, dé ({ $kind }) : { $die }.
event-lost = { $party_id ->
    [pirates] Les pirates perdent { a-kind } : { $space }.
    [natives] Les indigènes perdent { a-kind } : { $space }.
   *[other] { $party } perd { a-kind } : { $space }.
  }
event-captured = { $party_id ->
    [pirates] Les pirates prennent { a-kind } à leur adversaire, { the-foe } : { $space }.
    [natives] Les indigènes prennent { a-kind } à leur adversaire, { the-foe } : { $space }.
   *[other] { $party } prend { a-kind } à son adversaire, { the-foe } : { $space }.
  }
event-conquered = { $seat } bat { the-foe } et prend le pays : { $space }.
event-freed = Un pays est de nouveau libre : { $space }.
event-held = L’attaque contre { the-party } a échoué : { $space }.
event-withdrew = { $party_id ->
    [pirates] Les pirates interrompent leur attaque : { $space }.
    [natives] Les indigènes interrompent leur attaque : { $space }.
   *[other] { $party } interrompt son attaque : { $space }.
  }
event-sunk = { $party_id ->
    [pirates] Les pirates perdent { a-ship } : { $space }.
    [natives] Les indigènes perdent { a-ship } : { $space }.
   *[other] { $party } perd { a-ship } : { $space }.
  }
event-weathered = { $party_id ->
    [pirates] Les pirates sauvent { a-ship } de la tempête : { $space }.
    [natives] Les indigènes sauvent { a-ship } de la tempête : { $space }.
   *[other] { $party } sauve { a-ship } de la tempête : { $space }.
  }
event-event = { $what } : { $space }.
event-pirates-come = { $number ->
    [0] Il n’y a plus de pirates à faire venir : { $space }.
    [one] Un navire pirate surgit : { $space }.
   *[other] { $number } navires pirates surgissent : { $space }.
  }
event-card = { $seat } joue { the-card }.
event-card-place = La carte vise un lieu : { $space }.
event-card-seat = La carte vise { $other }.
event-countered = La carte est annulée : { the-card }.
event-shown = { $seat } a en main : { the-card }.
event-seen = { $seat } voit ce que { $other } a en main : { the-card }.
event-taken = { $seat } prend à { $other } une carte, remise dans la pile : { the-card }.
event-taken-openly = { event-taken }
event-plundered = { $number ->
    [0] { $seat } pille une colonie qui ne rapporte aucun impôt : { $space }.
    [one] { $seat } pille { $number } doublon d’impôts coloniaux : { $space }.
   *[other] { $seat } pille { $number } doublons d’impôts coloniaux : { $space }.
  }
event-volunteers = { $number ->
    [0] { $seat } n’a plus d’infanterie pour les volontaires : { $space }.
    [one] Une infanterie rejoint { $seat } : { $space }.
   *[other] { $number } infanteries rejoignent { $seat } : { $space }.
  }
event-earned = { $number ->
    [one] { $seat } gagne { $number } doublon par le commerce : { $space }.
   *[other] { $seat } gagne { $number } doublons par le commerce : { $space }.
  }
event-given-back = { $seat } rend une colonie, car rien d’autre ne convient : { $space }.
event-shifted = Sur un faux ordre, { $seat } déplace { a-kind } : { $from } → { $to }.
event-hired = { $seat } engage des navires pirates, { $number } × { $kind } : { $space }.
event-betrayed = { $seat } perd un fort par trahison : { $space }.
event-won = { $seat } a { $number ->
    [one] { $number } comptoir
   *[other] { $number } comptoirs
  } et aucune dette, et gagne.
event-over-limit = Le nombre de tours convenu est joué.
event-sealed-peace = La paix vaut pour { $seat } et { $other }, bon gré mal gré.
event-dice-round = Jet { $number } : { $space }.
event-paired = { $result_id ->
    [boarding] { $attack } contre { $defence } : abordage, { $kind } ({ $party }) contre { $foe_kind } ({ $foe }).
    [defender_falls] { $attack } contre { $defence } : { $kind } ({ $party }) bat { $foe_kind } ({ $foe }).
   *[attacker_falls] { $attack } contre { $defence } : { $foe_kind } ({ $foe }) bat { $kind } ({ $party }).
  }
event-prevailed = { $party_id ->
    [pirates] Les pirates battent { the-foe } en mer : { $space }.
    [natives] Les indigènes battent { the-foe } en mer : { $space }.
   *[other] { $party } bat { the-foe } en mer : { $space }.
  }

## Questions

prompt-over = La partie est terminée.
prompt-home-roll = Quel nombre montre le dé ?
prompt-start-ships = Où commence le navire ?
prompt-colony-spin = Où s’arrête la roue ?
prompt-equip = { $space } : en plus, des armées pour 3 doublons, ou une frégate ?
prompt-starter = Quel nombre montre le dé ?
prompt-deal = Quelle carte est piochée ?
prompt-talks = Guerre ou paix, et avec qui ?
prompt-debts = Voulez-vous rembourser des dettes, ou en faire ?
prompt-invest = Dans quoi investissez-vous ?
prompt-smuggle = Que passe-t-on en contrebande ?
prompt-move = Quelle unité se déplace ?
prompt-leave = Vers où le navire de guerre quitte-t-il la zone maritime amie ?
prompt-assault = { $space } : qui d’autre se joint à l’attaque ?
prompt-pick = { $space } : quelles sont les trois unités qui combattent ?
prompt-defend = { $space } : quelles unités défendent ?
prompt-dice = Combat, { $space } : quel nombre montre le dé ?
prompt-boarding = Abordage, { $space } : quel nombre montre le dé ?
prompt-reinforce = { $space } : qui renforce l’attaque ?
prompt-storm = Tempête, { $space } : quel nombre montre le dé ? Un nombre impair coule le navire.
prompt-embark = Quelle armée embarque ?
prompt-events = Où s’arrête la roue ?
prompt-epidemic = Épidémie, { $space } : quel nombre montre le dé ? Un nombre impair coûte l’armée.
prompt-winds = Quel navire profite du bon vent ?
prompt-window = Jouez-vous une carte ?
prompt-target = Où, ou contre qui, jouez-vous { the-card } ?
prompt-response = { $seat } joue { the-card }. Voulez-vous l’annuler ?
prompt-unmask = Quelle carte prenez-vous ? Elle est remise dans la pile.

## Pourquoi pas : à qui de jouer, et ce qui est demandé

why-imperunde-material-dice = C’est le dé qui décide ici, ou bien il n’a pas ce nombre.
why-imperunde-material-dice-step = Les dés ne décident de rien maintenant. Question du moment : { $step }.
asked-else = La question s’adresse à quelqu’un d’autre : { $step }.
why-imperunde-invest-turn-order-step = { asked-else }
why-imperunde-ruling-start-ships-share-step = { asked-else }
why-imperunde-setup-colony-order-step = { asked-else }
why-imperunde-ruling-talks-end-step = { asked-else }
why-imperunde-income-all-players-book-step = { asked-else }
why-imperunde-card-smuggling-own-colony-step = { asked-else }
why-imperunde-battle-attacker-first-step = { asked-else }
why-imperunde-ruling-winds-order-step = { asked-else }
why-imperunde-ruling-counter-chains-step = { asked-else }
why-imperunde-embark-turn-order-step = Quelqu’un d’autre embarque des armées : { $step }.
why-imperunde-move-turn-order-step = Les unités ne se déplacent que dans la phase Mouvement & combat, au tour de leur joueur. Question du moment : { $step }.
why-imperunde-round-eight-phases-step = Les investissements ont leur propre phase. Question du moment : { $step }.
why-imperunde-move-no-embark-in-phase-6-step = Les armées ne montent à bord que dans la phase Embarquement de troupes. Question du moment : { $step }.
why-imperunde-budget-line-order-step = Les dettes ne se décident que dans la phase Recettes publiques & dettes. Question du moment : { $step }.
why-imperunde-relations-set-by-step = On parle de guerre et de paix dans la phase Service secret & diplomatie. Question du moment : { $step }.
why-imperunde-goal-win-condition = La partie est terminée.

## Pourquoi pas : argent et limites

why-imperunde-budget-invest-within-funds = Cela coûte { cost-doubloons }, et vos ressources disponibles sont de { $funds }.
why-imperunde-invest-three-per-post = Les comptoirs de cette colonie permettent { $limit } doublons d’unités militaires pendant ce tour, et { $spent } sont dépensés.
why-imperunde-post-cap-value = Il n’y a plus de place pour un comptoir ici : le maximum est { $most }.
why-imperunde-cards-buy = Vous avez acheté { $bought } cartes dans cette phase ; pas davantage.
why-imperunde-cards-buy-step = Les cartes ne s’achètent que dans la phase Investissements. Question du moment : { $step }.
why-imperunde-budget-debt-cap = Vous devez déjà { $debts } doublons, et nul ne peut en devoir plus de 25.
why-imperunde-budget-repay-not-more-than-owed = Vous devez { $debts } doublons et en avez { $income } pendant ce tour : impossible de rembourser autant.
why-imperunde-ruling-goal-bounds = Un nouvel objectif doit être un nombre de 1 à { $most }, ni l’actuel ni celui déjà proposé.
why-imperunde-card-smuggling-effect = Il ne reste que { $left } des doublons de contrebande.
why-imperunde-material-pieces-limit = Il ne reste aucune pièce de cette sorte dans votre réserve.
why-imperunde-post-where = Ce n’est pas une de vos colonies.
why-imperunde-fort-one-per-post = Ici chaque comptoir a déjà son fort : un fort par comptoir au plus.
why-imperunde-invest-black-disc-blocks = Un disque noir est posé ici (famine ou pillage) : rien ne peut être investi pendant ce tour.

## Pourquoi pas : mouvement

why-imperunde-move-allowances = Aucune unité de cette sorte, à vous et avec autant de mouvements, ne se trouve là.
why-imperunde-home-not-attackable = C’est un pays d’origine, qui ne peut jamais être attaqué.
why-imperunde-relations-peace-no-attack = Vous n’êtes pas en guerre avec { $other }.
why-imperunde-invest-ship-not-with-friends = Les navires de guerre d’un joueur avec qui vous êtes en paix tiennent cette zone maritime.
why-imperunde-sea-move-warship-not-end-with-friend = Des navires de guerre amis tiennent cette zone maritime : un navire de guerre ne peut que la traverser, avec un second mouvement et une zone où aller.
why-imperunde-sea-move-enemy-sea-blocks = Des navires de guerre ennemis ou des pirates tiennent cette zone maritime : les navires de transport n’y entrent pas.

## Pourquoi pas : cartes

why-imperunde-cards-free-card-each-round = Vous n’avez pas cette carte en main.
why-imperunde-ruling-card-windows = Ce n’est pas le moment de jouer cette carte.
why-imperunde-ruling-card-windows-step = Aucune carte ne peut être jouée à cet instant. Question du moment : { $step }.
why-imperunde-card-counter-not-proactive = Contre-espionnage ne répond qu’à une carte que quelqu’un vient de jouer.
why-imperunde-cards-first-announced-first-played = La carte sur la table est réglée d’abord ; jusque-là, seul Contre-espionnage peut être joué.
why-imperunde-cards-first-announced-first-played-step = Aucune carte n’attend qu’on nomme cela. Question du moment : { $step }.
why-imperunde-ruling-cards-in-battle = Cette carte doit attendre la fin du combat.
why-imperunde-card-hussar-effect = Seul un camp d’un combat terrestre peut jouer cette carte, avant les dés et une fois par combat.
why-imperunde-card-ambush-effect = Seul le défenseur d’une colonie peut jouer cette carte, une fois par combat.
why-imperunde-card-surprise-effect = Seul l’attaquant d’un pays peut jouer cette carte, une fois par combat.
why-imperunde-card-plunder-effect = Cette carte est pour le début de la phase Recettes publiques & dettes.
why-imperunde-ruling-pirate-card-fights = Il ne reste aucune frégate noire.

## Ce qu’un choix coûterait ou rapporterait : quelques mots à côté

hint-price = coûte { $cost }, reste { $left }
hint-room = encore { $left } possibles ici
hint-goal = { $posts } comptoirs sur { $goal }
hint-books = ressources { $funds }, dettes { $debts }
hint-natives = { $number ->
    [one] 1 indigène
   *[other] { $number } indigènes
  }
hint-attack = attaque { $other }
hint-pirates = attaque les pirates
hint-odds = gagne dans { $percent } % des cas
hint-holds = tient dans { $percent } % des cas
hint-facing = { $number } × { $kind }
hint-posts = { $number ->
    [one] rapporte 1 comptoir
   *[other] rapporte { $number } comptoirs
  }
hint-undefended = sans défense
hint-passage = doit continuer
hint-storm = tempête
hint-calm = calme

## Fin de la partie

outcome-goal = Un joueur sans dettes a atteint l’objectif.
outcome-limit = Le nombre de tours convenu est joué.

## Options

option-length = Durée de la partie, selon le nombre de comptoirs conseillé
option-length-short = Une partie courte
option-length-normal = Une partie normale
option-length-long = Une partie longue
option-goal = Comptoirs pour gagner ; 0 prend le nombre conseillé
option-start-colony-value = Valeur totale des colonies de départ de chacun
option-round-limit = Terminer la partie après autant de tours ; 0 joue jusqu’au bout
option-corrections = Corrections d’après le plateau imprimé, dans un fichier
