### Antworten auf Fragen, die sich vor dem nächsten Zug stellen können.

web-answers = Im Voraus antworten
web-answers-what = Vor deinem nächsten Zug können andere dich etwas fragen. Deine Antworten gelten auch, wenn du nicht da bist; niemand sonst erfährt davon. Wirst du etwas anderes gefragt, verfallen sie.
web-answers-on = { $number ->
    [one] Du hast eine Frage im Voraus beantwortet.
   *[other] Du hast { $number } Fragen im Voraus beantwortet.
  }
web-answers-change = Ändern
web-answers-stop = Zurückziehen
web-answers-question = Wenn ich gefragt werde …
web-answers-choose = Frage wählen
web-answers-first = Antwort
web-answers-else = Falls das nicht geht
web-answers-ask = Mich fragen
web-answers-remove = Entfernen: { $question }
web-answers-none = Vor deinem nächsten Zug kann dich niemand etwas fragen.
web-answers-keep = Antworten speichern
