# Time at a table in English: paces, clocks, pauses and the end by consent. They are loaded when they are needed.

## Paces

web-pace = Pace
web-pace-is = Pace: { $pace }
web-pace-none = No time limit
web-pace-live-group = Live, with a clock
web-pace-days-group = Correspondence
web-pace-live = { $minutes } min each + { $increment } s per turn
web-pace-days = { $time } per turn
web-pace-what = A bot takes over when a player runs out of time. They can take their seat back at any time.

## Clocks

web-time-left = { $time } left
web-time-none = Time is up
web-time-out = You ran out of time. A bot is playing for you.
web-clock-label = { $player }: { $time } left

## Pauses

web-paused = Paused
web-paused-by = { $player } paused the game ({ $since }).
web-paused-host = The host paused the game ({ $since }).
web-paused-agreed = Paused by agreement ({ $since }).
web-pause = Pause the game
web-resume-game = Resume the game
web-not-started = The clocks wait until everyone is here.
web-start-clocks = Start the game

## Requests

web-pause-ask = Ask for a pause
web-pause-request = Request for a pause
web-pause-request-what = { $player } would like to pause the game.
web-end-ask = Ask to end the game
web-end-request = Request to end the game
web-end-request-what = { $player } would like to end the game as it stands, without a winner.
web-ended = The players agreed to end this game as it stands.
web-game-controls = Game
web-the-host = The host
web-rematch-request = Rematch
web-rematch-request-what = { $player } proposes a rematch.
web-rematch-go = Go to the rematch
web-rematch-start = Start now
web-rematch-without = You can start without waiting: the seats of those who have not accepted are open, and you can invite someone by link.
