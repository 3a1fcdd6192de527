# The browser table in English: everything that is neither of the core nor of one game.
# Money is in millions, written M.

web-title = Great Powers
web-loading = Laying the table …
web-failed = The server did not answer. { $error }
web-no-game = This game cannot be played in the browser yet.

## Everywhere

web-home = Tables
web-rules = Rules
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-settings = Settings
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed of others’ moves
web-speed-instant = At once
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-confirm-setting = Confirm my turn
web-confirm-setting-what = The choice after which others go on waits for “Confirm”; all others count at once.
web-guide-setting = Explain the game while I play
web-pass-setting = Pass for me when I have no card that fits
web-pass-setting-what = After the same pause as when you pass yourself, so that the others see no difference. Only at a shared screen they do.
web-close = Close
web-cancel = Cancel
web-main = To the content

## Home

web-game = Game
web-game-players = { $least } to { $most } players
web-play-now = Play now
web-play-now-what = { $bots ->
    [one] You against a bot, by the standard rules
   *[other] You against { $bots } bots, by the standard rules
  }
web-set-table = Set a table
web-players = Players
web-seats = Who sits where
web-seat-kind = Who plays seat { $number }
web-seat-name = Name of seat { $number }
web-name-placeholder = Name
web-me = You
web-person = A person at this screen
web-bot = Bot: { $bot }
web-bot-code = { $code ->
    [random] Random
    [thumb] Rules of thumb
   *[other] { $code }
  }
web-variants = Variants
web-file-choose = Choose a file
web-file-none = No file
web-file-server = Set by this server
web-file-without = Play without this file
web-start = Start the game
web-my-tables = My tables
web-no-tables = No table yet. The first one is a click away.
web-resume = Go on
web-look = Look at it
web-delete = Remove
web-delete-sure = Remove this table for good?
web-upload = Open a record
web-upload-what = A game saved as a text file, from here or from the command line.
web-table-over = finished
web-table-running = { $actions ->
    [one] one decision so far
   *[other] { $actions } decisions so far
  }
web-table-your-turn = it is your turn

## Table

web-connecting = Connecting …
web-lost = The line is broken. Trying again …
web-your-choice = Your choice
web-whose-choice = { $player } is asked
web-waits-luck = Luck decides …
web-waits-bot = { $player } is thinking …
web-pass-idle = Nothing to play: passing …
web-pass-due = Passing …
web-choices = Choices
web-choices-none = Nothing to decide at the moment.
web-choices-here = Possible in { $region }
web-choices-all = Show all choices
web-here-nothing = Nothing can be done in { $region } now.
web-all-choices = All { $count } choices as a list
web-not-possible = Not possible now
web-not-possible-why = Choose one to see why.
web-why-possible = This is possible now.
web-rule-link = Rule
web-times = ×{ $times }
web-times-label = { $action }, { $times } times
web-confirm = Confirm
web-confirm-back = Back
web-confirm-what = { $action }?
web-undo = Undo
web-reset = Reset my turn
web-ask = Ask to take back
web-ask-do = Take back
web-ask-lost = { $count ->
    [one] One action is taken back: your last decision.
   *[other] { $count } actions are taken back: your last decision and all that the bots have done since.
  } Whatever has been drawn or shown is known all the same.
web-ask-lost-all = Your last decision and all that has happened since are taken back. Whatever has been drawn or shown is known all the same.
web-consent = Taking back
web-consent-what = { $count ->
    [one] { $player } asks to take back one action.
   *[other] { $player } asks to take back { $count } actions.
  }
web-consent-agree = Agree
web-consent-refuse = Refuse
web-consent-agree-label = Agree for { $player }
web-consent-refuse-label = Refuse for { $player }
web-consent-agreed = agrees
web-consent-waiting = has not answered yet
web-consent-withdraw = Withdraw the request
web-consent-declined = { $player } does not agree; nothing is taken back.
web-rules-here = Rules for this decision
web-keys = Keys: numbers or arrows and Enter choose · U undo · S skip · ? rules · Esc back · ← → through the game
web-skip = Skip
web-skip-what = Show at once what the others do, until you are asked (key S)
web-since = { $turns ->
    [0] Since your last move
    [one] Since your last move: 1 turn
   *[other] Since your last move: { $turns } turns
  }
web-refused = Not possible: { $why }
web-board = Board
web-log = Log
web-history = History
web-panels = Panels
web-actions = What you can do at any time

## Panels

web-you = you
web-bot-mark = bot
web-asked-mark = is asked
web-hidden = secret

## Log

web-log-empty = Nothing has happened yet.
web-log-brief = Without details
web-log-show = Show this position
web-log-before = Set-up

## History

web-position = Position { $number } of { $last }
web-position-first = Beginning
web-position-before = One back
web-position-next = One on
web-position-last = Now
web-past = You are looking at position { $number } of { $last }.
web-past-back = Back to now
web-past-did = { $player }: { $action }
web-past-luck = Luck: { $action }
web-branch = Play on from here
web-link = Copy link
web-link-done = Link copied
web-download = Download the record
web-chart-none = Charts appear as the game goes on.
web-chart-turn = Turn

## Curtain, result

web-curtain = Now it is { $player }’s decision
web-curtain-ready = I am { $player }
web-floor = Somebody else …
web-floor-back = { $player } is done
web-result = The game is over
web-result-winner = { $player } wins
web-result-shared = Shared victory: { $players }
web-rank = Rank
web-player = Player
web-rematch = Rematch
web-replay = Watch it again

## Rule reference

web-rules-title = Rules of { $game }
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule says this.
    [one] 1 rule
   *[other] { $count } rules
  }
web-rules-chapters = Chapters
web-rules-see = See also:
web-rules-kind = { $kind ->
    [rule] rule
    [derived] follows from other rules
    [board] printed on the board
    [ruling] our ruling
    [invariant] always true
   *[other] { $kind }
  }
web-rules-step = Rules for this decision

## First-game guide, one text for each decision

web-guide = For your first game
web-guide-hide = Hide these hints
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
