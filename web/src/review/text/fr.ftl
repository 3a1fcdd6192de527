# Le bilan d’une partie terminée.

web-review-curve = Chances de victoire
web-review-curve-what = Parcourez le graphique, ou utilisez les flèches du clavier, pour suivre la partie sur le plateau.
web-review-turn = { $turn } { $number }
web-review-start = Début
web-review-end = Fin
web-review-percent = { $percent } %
web-review-chance = { $player } { $percent } %
web-review-progress = Recherche des tournants… { $percent } %
web-review-waiting = En attente de la fin d’autres bilans…
web-review-points = Tournants de la partie
web-review-points-what = Les décisions qui ont coûté le plus cher, jugées d’après ce que le joueur pouvait savoir.
web-review-points-none = Aucune décision n’a nettement coûté la partie à quelqu’un.
web-review-loss = { $player } a perdu { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $chance } % de chances au lieu de { $best } %.
web-review-played = Joué
web-review-better = Mieux
web-review-mark-better = Mieux : { $percent } % de chances de gagner
web-review-mark-played = Joué : { $percent } % de chances de gagner
web-review-then = Ensuite : { $actions }
web-review-show = Montrer
web-review-show-what = Montrer la position { $number } sur le plateau
web-review-try = Rejouer cette position
web-review-luck = Chance
web-review-luck-what = Dés et tirages comparés à la moyenne, en points de chance de victoire.
web-review-luck-even = La chance a été à peu près la même pour tout le monde.
web-review-luck-best = { $player } a eu le plus de chance : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que la moyenne.
web-review-luck-worst = { $player } a eu le moins de chance : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que la moyenne.
web-review-strokes = Les plus grands coups de chance
web-review-stroke = { $player } : { $points }
web-review-dice = Dés : { $dice }.
web-review-dice-against = { $attack } contre { $defence }
web-review-try-title = Rejouer
web-review-try-what = Vous prenez la place de { $player } dans cette position ; des bots jouent les autres. Le hasard est tiré à nouveau à partir d’ici.
web-review-try-level = Adversaires
web-review-try-start = Jouer
