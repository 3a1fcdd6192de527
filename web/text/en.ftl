# The browser table in English: everything that is neither of the core nor of one game.
# Money is in millions, written M.

web-title = Great Powers
web-loading = Setting up the table …
web-home-loading = Loading …
web-failed = The server did not answer. { $error }
web-no-game = This game cannot be played in the browser yet.

## Everywhere

web-home = Tables
web-rules = Rules
web-ratings = Ratings
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-settings = Settings
web-theme = Theme
web-theme-system = System default
web-theme-light = Light
web-theme-dark = Dark
web-clear-setting = Clear map
web-clear-setting-what = Flat colours and distinct borders, without mountains and ornaments.
web-speed = Speed of other players’ moves
web-speed-instant = Instant
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-confirm-setting = Confirm my turn
web-confirm-setting-what = Ask before a choice that ends my turn; other choices take effect immediately.
web-guide-setting = Explain the game as I play
web-pass-setting = Pass for me when I have no playable card
web-pass-setting-what = After the same pause as when you pass yourself, so other players cannot tell the difference, except at a shared screen.
web-forced-setting = Make my only choice for me
web-forced-setting-what = Only if everyone can see that there is just one choice, and you can still undo what came before.
web-sounds-setting = Sounds
web-sounds-setting-what = Short sounds for your turn, battles, anything that hits you, and the end of the game.
web-close = Close
web-cancel = Cancel
web-main = Skip to content

## Home

web-game = Game
web-game-players = { $least } to { $most } players
web-play-now = Play now
web-play-now-what = { $bots ->
    [one] You against a bot, standard rules
   *[other] You against { $bots } bots, standard rules
  }
web-welcome = Three great board games, one table
web-welcome-what = Play by the full rules, against bots or with friends, near or far. Every move is saved.
web-home-learn = Learn
web-home-setup = Set up a game
web-set-table = New game
web-new-game = New game: { $game }
web-players = Number of players
web-seats = Players
web-seat-kind = Who plays in seat { $number }
web-seat-name = Name in seat { $number }
web-name-placeholder = Name
web-me = You
web-person = Another person here
web-bot = Bot: { $bot }
web-bot-code = { $code ->
    [beginner] Beginner
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [expert] Expert
    [random] Random
    [thumb] Rules of thumb
   *[other] { $code }
  }
web-bot-tempered = { $bot }, { $temper ->
    [builder] builder
    [raider] raider
    [banker] banker
   *[other] { $temper }
  }
web-temper = Temperament of the bots
web-temper-choice = { $temper ->
    [balanced] Balanced
    [builder] Builders
    [raider] Raiders
    [banker] Bankers
    [mixed] Mixed
   *[other] { $temper }
  }
web-variants = Variants
web-option-needs = “{ $option }: { $given }” needs “{ $other }: { $value }”.
web-option-excludes = “{ $option }: { $given }” cannot be combined with “{ $other }: { $value }”.
web-file-choose = Choose a file
web-file-none = No file
web-file-server = Set by this server
web-file-without = Play without this file
web-start = Start game
web-my-tables = My tables
web-no-tables = No tables yet. Your first game is one click away.
web-tables-all = Show all { $count } tables
web-resume = Continue
web-look = View
web-delete = Delete
web-delete-sure = Delete this table permanently?
web-delete-sure-all = Delete this table permanently, for the other players as well?
web-upload = Open a record
web-upload-what = A game saved as a text file, from here or from the command line.
web-paste = Paste
web-paste-what = Paste a record or a position as text, to play on or to analyse it.
web-table-over = Finished
web-table-won = { $count ->
    [one] { $players } won
   *[other] { $players } share the victory
  }
web-table-won-you = You won
web-table-progress = { $percent }% of the way to the end
web-table-running = { $actions ->
    [one] one decision so far
   *[other] { $actions } decisions so far
  }
web-table-since = From position { $number }
web-table-your-turn = Your turn

## Table

web-connecting = Connecting …
web-lost = Connection lost. Reconnecting … You can continue as soon as it is back.
web-lost-unsent = Connection lost. Your choice was not sent: choose again as soon as the connection is back.
web-updated = The page was reloaded because Great Powers has been updated.
web-part-missing = This part of the page could not be loaded. Check your connection and try again.
web-your-choice = Your turn
web-whose-choice = { $player } to move
web-waits-luck = Chance
web-waits-bot = { $player } is thinking …
web-waits-free = Waiting for a friend
web-waits-several = Waiting for { $players }
web-step = { $about }: { $step }
web-pass-idle = No playable card: passing …
web-pass-due = Passing …
web-plan = Pass until something concerns me
web-plan-what = You pass even while you are away, until your next turn or until you are affected. Nobody else is told.
web-plan-on = You pass until something concerns you.
web-plan-stop = Stop
web-forced-done = Done for you (the only choice): { $actions }
web-choices = Choices
web-overview = Overview
web-choices-none = Nothing to decide right now.
web-choices-here = Choices here: { $region }
web-choices-all = Show all choices
web-here-nothing = { $region }: no choice in this list
web-all-choices = { $count ->
    [one] The only choice
   *[other] All { $count } choices as a list
  }
web-not-possible = Not possible right now
web-not-possible-why = Select one to see why.
web-why-possible = This is possible right now.
web-rule-link = Rule
web-rule-forbids = The rules do not allow it.
web-times = ×{ $times }
web-times-label = { $action }, { $times } times
web-many = How many: { $place }
web-many-fewer = One fewer
web-many-more = One more
web-many-most = As many as possible: { $count }
web-confirm = Confirm
web-confirm-back = Back
web-confirm-what = { $action }?
web-undo = Undo
web-reset = Restart my turn
web-ask = Request undo
web-ask-do = Undo
web-ask-lost = { $count ->
    [one] This undoes one action: your last decision.
   *[other] This undoes { $count } actions: your last decision and everything the bots have done since.
  } What has been drawn or revealed stays known.
web-ask-lost-all = This undoes your last decision and everything that has happened since. What has been drawn or revealed stays known.
web-consent = Undo request
web-consent-what = { $count ->
    [one] { $player } would like to undo one action.
   *[other] { $player } would like to undo { $count } actions.
  }
web-consent-agree = Accept
web-consent-refuse = Decline
web-consent-agree-label = Accept for { $player }
web-consent-refuse-label = Decline for { $player }
web-consent-agreed = accepted
web-consent-waiting = has not answered yet
web-consent-withdraw = Withdraw request
web-consent-declined = { $player } declined.
web-rules-here = Rules for this decision
web-reference = Reference sheets
web-reference-print = Print
web-keys = Keys: numbers, or arrows and Enter, to choose · U undo · S skip ahead · H hint · ? rules · Esc back · ← → browse the game
web-keys-chances = C chances of winning
web-advice = Hint
web-advice-key = Show the best actions (key H)
web-chances = Chances of winning
web-chances-key = Show everybody’s chances of winning (key C)
web-log-why = Why?
web-log-why-label = Why? { $event }
web-told = “{ $words }”
web-skip = Skip ahead
web-skip-what = Skip ahead to your next turn (key S)
web-since = { $turns ->
    [0] Since your last move
    [one] Since your last move: 1 turn
   *[other] Since your last move: { $turns } turns
  }
web-hits = What hit you
web-refused = Not possible: { $why }
web-board = Board
web-log = Log
web-history = History
web-panels = Panels
web-actions = Available at any time

## Panels

web-you = you
web-bot-mark = bot
web-asked-mark = to move
web-hidden = secret
web-people = People
web-presence = { $mark ->
    [here] here
    [away] away
    [free] not here yet
   *[bot] a bot plays
  }

## Log

web-log-empty = Nothing has happened yet.
web-log-brief = Summary
web-log-show = Show this position
web-log-before = Set-up

## Battles, on the stage and in the log

web-clash = { $place }: { $attacker } against { $defender }.
web-clash-with = { $place }: { $attacker } ({ $units }) against { $defender }.
web-clash-ending = { $ending ->
    [won] The attack succeeds.
    [held] The attack fails.
    [off] The attack is broken off.
    [mutual] They destroy each other.
   *[even] Neither side wins.
  }
web-clash-units = { $number ->
    [1] { $kind }
   *[other] { $number } × { $kind }
  }
web-clash-side = { $player } ({ $units })
web-clash-losses = Losses: { $sides }.
web-clash-round = Round { $number }
web-clash-hits = { $number ->
    [one] 1 hit
   *[other] { $number } hits
  }
web-clash-stage = Battle on the stage
web-clash-go-on = Continue

## History

web-position = Position { $number } of { $last }
web-position-first = Start
web-position-before = Previous
web-position-next = Next
web-position-last = Now
web-film = Replay
web-film-play = Play
web-film-pause = Pause
web-film-speed = Speed
web-film-rate = { $rate }×
web-film-turn-before = Previous turn
web-film-turn-next = Next turn
web-film-round-before = Previous round
web-film-round-next = Next round
web-film-keys = Space: play or pause. ← →: one action, with Shift one turn. Page Up, Page Down: one round. Home, End: start and end of the game.
web-csv = Download the data (CSV)
web-past = Viewing position { $number } of { $last }.
web-past-back = Back to now
web-past-did = { $player }: { $action }
web-past-hidden = { $player } has decided.
web-past-luck = Chance: { $action }
web-branch = Continue from here
web-link = Copy link
web-link-done = Link copied
web-download = Download record
web-download-chat = Download with chat
web-chart-none = Charts appear as the game progresses.
web-chart-turn = Turn

## Curtain, result

web-curtain = { $player } to decide
web-curtain-ready = I’m { $player }
web-floor = Another player …
web-floor-back = { $player } is done
web-result = The game is over
web-result-winner = { $player } wins
web-result-shared = Shared victory: { $players }
web-result-standings = Final standings
web-result-parts = Score breakdown
web-player = Player
web-rematch = Rematch
web-review = Review
web-review-open = Review the game
web-replay = Replay

## Rule reference

web-rules-title = Rules of { $game }
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No matching rules
    [one] 1 rule
   *[other] { $count } rules
  }
web-rules-chapters = Chapters
web-rules-how = The rules in our own words. Rules that follow from others are in italics. The scales mark our own rulings, where the printed rules are silent or contradict each other.
web-rules-rulings = Our rulings
web-rules-ruling-what = Our ruling: the printed rules are silent here or contradict each other.
web-rules-print = Print the rules
web-rules-turn = Previous and next chapter
web-rules-previous = Previous
web-rules-next = Next
web-rules-belongs-to = Belongs to:
web-rules-see = See also:
web-rules-open = Open in the rules
web-rules-link = Link to this rule
web-rules-step = Rules for this decision

## First-game guide, one text for each decision

web-guide = Your first game
web-guide-hide = Hide these tips
web-coach = Coach:
web-guide-more = More
web-guide-less = Less

## Names of bots

web-bot-name-1 = Amalia
web-bot-name-2 = Bruno
web-bot-name-3 = Camille
web-bot-name-4 = Edith
web-bot-name-5 = Felix
web-bot-name-6 = Greta
web-bot-name-7 = Hugo
web-bot-name-8 = Ida

## Learn

web-learn-title = Learn { $game }
web-learn-what = Ten minutes of short lessons on real positions, then a first game with a coach. You learn by playing.
web-learn-lesson = Lesson { $number } of { $count }
web-learn-all = All lessons
web-learn-task = Your task:
web-learn-met = { $met } of { $needed }
web-learn-hint = Hint
web-learn-hint-more = Another hint
web-learn-more = Show the introduction
web-learn-less = Hide the introduction
web-learn-failed = That did not reach the goal. You can take back your last choice and try again.
web-learn-failed-final = That did not reach the goal. Nothing can be undone here, so the lesson starts over.
web-learn-try = Try again
web-learn-again = Start over
web-learn-next = Next lesson
web-learn-rules = The rules behind it
web-learn-start = Start
web-learn-repeat = Repeat
web-learn-done = Completed
web-learn-coached = Coached first game
web-learn-coached-what = You against two bots. The coach tells you what matters on every turn.
web-learn-play = Play
web-learn-read = Read the rules instead

web-chat = Chat
web-chat-empty = No messages yet.
web-chat-text = Say something
web-chat-only = Only to { $others }
web-chat-say = Send
web-chat-to = To
web-chat-all = everyone
web-chat-private = { $player } to { $others }
