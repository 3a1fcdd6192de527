# Hints, chances and explanations.

web-advice-best = Best actions
web-advice-of = Best actions for { $player }
web-advice-thinking = Thinking …
web-advice-none = There is nothing for you to decide in this position.
web-advice-only = Nothing else looks worth considering.
web-advice-even = None of these is clearly better than the others.
web-advice-what = Percent: your estimated chance of winning, and the gap to the best action. Choose a line to take that action; you still confirm.
web-advice-what-past = Percent: the estimated chance of winning, and the gap to the best action.
web-advice-chance = chance of winning
web-advice-mark = Hint { $rank }: { $percent }% chance of winning
web-advice-taken = (played)
web-advice-change = { $points ->
    [0] as good as the best action
    [one] { $points } percentage point compared with the best action
   *[other] { $points } percentage points compared with the best action
}
web-advice-then = Then: { $actions }
web-percent = { $percent }%
web-chances-of = { $player } { $percent }%
web-chances-all = Chances of winning: { $chances }
web-why = Why?
web-why-did = { $player } chose: { $action }.
web-why-only = There was no other choice.
web-why-random = This bot chooses at random.
web-why-luck = Nobody decided this: cards, dice or the set-up brought it.
web-why-rules = This follows from the rules; there was nothing to decide.
web-why-even = Several actions were about equally good.
web-why-better = Better might have been: { $action } ({ $best }% instead of { $taken }%).
web-why-hidden = The reason lies in something that you cannot see.
web-why-lines = What was considered
web-hints-choice = Hints allowed
web-hints-choice-what = Players may ask for the best actions, everybody’s chances and the reasons of bots. Not in rated games.
web-hints-on = Hints are allowed at this table.
web-hints-off = This table is played without hints.
web-paste-title = Open a text
web-paste-text = The text of a record or of a position. From a position, you play whoever is to move; bots play the others.
web-paste-open = Open
