### Answers to what a player may be asked before their next turn.

web-answers = Answer in advance
web-answers-what = Others may ask you something before your next turn. Your answers are given even while you are away; nobody else is told. If you are asked anything else, they lapse.
web-answers-on = { $number ->
    [one] You have answered one question in advance.
   *[other] You have answered { $number } questions in advance.
  }
web-answers-change = Change
web-answers-stop = Withdraw
web-answers-question = If I am asked …
web-answers-choose = Choose a question
web-answers-first = Answer
web-answers-else = If that is not possible
web-answers-ask = Ask me
web-answers-remove = Remove: { $question }
web-answers-none = Nobody can ask you anything before your next turn.
web-answers-keep = Save answers
