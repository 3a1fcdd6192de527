# Conseils, chances et explications.

web-advice-best = Meilleures actions
web-advice-of = Meilleures actions pour { $player }
web-advice-thinking = Réflexion en cours…
web-advice-none = Vous n’avez rien à décider dans cette position.
web-advice-only = Rien d’autre ne paraît digne d’intérêt.
web-advice-even = Aucune n’est nettement meilleure que les autres.
web-advice-what = Pourcentage : vos chances estimées de gagner, et l’écart avec la meilleure action. Choisissez une ligne ; il reste à confirmer.
web-advice-what-past = Pourcentage : les chances estimées de gagner, et l’écart avec la meilleure action.
web-advice-chance = de chances de gagner
web-advice-mark = Conseil { $rank } : { $percent } % de chances de gagner
web-advice-taken = (joué)
web-advice-change = { $points ->
    [0] aussi bien que la meilleure action
    [one] { $points } point de pourcentage d’écart avec la meilleure action
   *[other] { $points } points de pourcentage d’écart avec la meilleure action
}
web-advice-then = Ensuite : { $actions }
web-percent = { $percent } %
web-chances-of = { $player } { $percent } %
web-chances-all = Chances de gagner : { $chances }
web-why = Pourquoi ?
web-why-did = { $player } a choisi « { $action } ».
web-why-only = Il n’y avait pas d’autre choix.
web-why-random = Ce bot choisit au hasard.
web-why-luck = Personne ne l’a décidé : cela vient des cartes, des dés ou de la mise en place.
web-why-rules = Cela découle des règles ; il n’y avait rien à décider.
web-why-even = Plusieurs actions se valaient à peu près.
web-why-better = Peut-être mieux : { $action } ({ $best } % au lieu de { $taken } %).
web-why-hidden = La raison tient à quelque chose que vous ne pouvez pas voir.
web-why-lines = Ce qui a été envisagé
web-hints-choice = Conseils autorisés
web-hints-choice-what = Les joueurs peuvent demander les meilleures actions, les chances de chacun et les raisons des bots. Pas dans les parties classées.
web-hints-on = Les conseils sont autorisés à cette table.
web-hints-off = Cette table se joue sans conseils.
web-paste-title = Ouvrir un texte
web-paste-text = Le texte d’une partie enregistrée ou d’une position. À partir d’une position, vous jouez pour celui dont c’est le tour ; des bots jouent les autres.
web-paste-open = Ouvrir
