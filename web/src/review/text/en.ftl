# The review of a game that is over.

web-review-curve = Chances of winning
web-review-curve-what = Drag along the chart, or use the arrow keys, to follow the game on the board.
web-review-turn = { $turn } { $number }
web-review-start = Start
web-review-end = End
web-review-percent = { $percent }%
web-review-chance = { $player } { $percent }%
web-review-progress = Looking for turning points … { $percent }%
web-review-waiting = Waiting for other reviews to finish …
web-review-points = Turning points
web-review-points-what = The decisions that cost the most, judged by what the player could know at the time.
web-review-points-none = No decision clearly cost anybody the game.
web-review-loss = { $player } lost { $points ->
    [one] { $points } point
   *[other] { $points } points
} of chance: { $chance }% instead of { $best }%.
web-review-played = Played
web-review-better = Better
web-review-mark-better = Better: { $percent }% chance of winning
web-review-mark-played = Played: { $percent }% chance of winning
web-review-then = Then: { $actions }
web-review-show = Show
web-review-show-what = Show position { $number } on the board
web-review-try = Try this position again
web-review-luck = Luck
web-review-luck-what = Dice and draws compared with the average, in percentage points of the chance of winning.
web-review-luck-even = Luck treated everybody about the same.
web-review-luck-best = Luck favoured { $player } the most: { $points ->
    [one] { $points } point
   *[other] { $points } points
} better than average.
web-review-luck-worst = { $player } had the worst luck: { $points ->
    [one] { $points } point
   *[other] { $points } points
} worse than average.
web-review-strokes = Greatest strokes of luck
web-review-stroke = { $player }: { $points }
web-review-dice = Dice: { $dice }.
web-review-dice-against = { $attack } against { $defence }
web-review-try-title = Try again
web-review-try-what = You take { $player }’s seat in this position; bots play the others. All luck from here on is new.
web-review-try-level = Opponents
web-review-try-start = Play
