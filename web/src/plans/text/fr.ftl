### Réponses aux questions qui peuvent se poser avant le prochain tour.

web-answers = Répondre d’avance
web-answers-what = Avant votre prochain tour, on peut vous demander quelque chose. Vos réponses valent même en votre absence ; personne d’autre n’en sait rien. Si l’on vous demande autre chose, elles ne valent plus.
web-answers-on = { $number ->
    [one] Vous avez répondu d’avance à une question.
   *[other] Vous avez répondu d’avance à { $number } questions.
  }
web-answers-change = Modifier
web-answers-stop = Retirer
web-answers-question = Si l’on me demande…
web-answers-choose = Choisir une question
web-answers-first = Réponse
web-answers-else = Si ce n’est pas possible
web-answers-ask = Me demander
web-answers-remove = Supprimer : { $question }
web-answers-none = Personne ne peut rien vous demander avant votre prochain tour.
web-answers-keep = Enregistrer les réponses
