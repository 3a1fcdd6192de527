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
web-confirm-setting = Confirm every choice
web-guide-setting = Explain the game while I play
web-close = Close
web-cancel = Cancel
web-main = To the content

## Home

web-play-now = Play now
web-play-now-what = You against three bots, Imperial, standard rules
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
web-choices = Choices
web-choices-none = Nothing to decide at the moment.
web-choices-here = Possible in { $region }
web-choices-all = Show all choices
web-here-nothing = Nothing can be done in { $region } now.
web-not-possible = Not possible now
web-not-possible-why = Choose one to see why.
web-why-possible = This is possible now.
web-rule-link = Rule
web-times = ×{ $times }
web-times-label = { $action }, { $times } times
web-confirm = Confirm
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
web-donate = Give money
web-donate-title = Give money to a treasury
web-donate-what = A gift is never returned, and it counts for no bond.
web-donate-nation = Nation
web-donate-amount = Millions ({ $least } to { $most })
web-donate-do = Give
web-lend-title = Buy a bond at any time
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
web-rondel = Rondel
web-nations = Nations
web-investors = Investors
web-log = Log
web-history = History
web-panels = Panels
web-actions = What you can do at any time

## Nations

web-no-government = no government
web-treasury = Treasury
web-power = Power
web-power-value = { $power } of { $end }
web-factor-value = ×{ $factor }
web-tax = Taxes
web-tax-now = last { $last }, now { $now }
web-tax-lowest = { $revenue } or less
web-tax-highest = { $revenue } or more
web-left = Left
web-left-value = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
  }, { $fleets ->
    [one] { $fleets } fleet
   *[other] { $fleets } fleets
  }, { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
  }
web-bonds = Bonds
web-bond-held = { $bond } M bond, interest { $interest }: { $player }
web-bond-free = { $bond } M bond, interest { $interest }: in the pile
web-million = { $amount } M
web-where-centre = not on the rondel yet

## Investors

web-cash = Cash
web-hidden = secret
web-interest = Interest
web-score = Score now
web-score-hidden = { $value } + cash
web-you = you
web-bot-mark = bot
web-asked-mark = is asked
web-card = investor card
web-swiss = Swiss Bank
web-governs = Governs
web-bonds-none = no bonds

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
web-chart-power = Power points
web-chart-treasury = Treasuries
web-chart-scores = Scores
web-chart-none = Charts appear after the first turn.
web-chart-scores-hidden = The others’ scores are shown when cash is open or the game is over.
web-chart-turn = Turn

## Curtain, result

web-curtain = Now it is { $player }’s decision
web-curtain-what = Cash is secret: hand the screen over, then go on.
web-curtain-ready = I am { $player }
web-result = The game is over
web-result-winner = { $player } wins
web-result-shared = Shared victory: { $players }
web-rank = Rank
web-player = Player
web-points = Points
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
web-rules-see = See also
web-rules-source = Rulebook: { $source }
web-rules-kind = { $kind ->
    [rule] rule
    [derived] follows from other rules
    [board] printed on the board
    [ruling] our ruling
    [invariant] always true
   *[other] { $kind }
  }
web-rules-step = Rules for this decision

## Beside choices


web-group-imperial-bond = { $nation }
web-group-imperial-increase = { $nation }
web-group-imperial-build = Build a factory in
web-group-imperial-produce-all = Produce in
web-group-imperial-produce = Produce in
web-group-imperial-import-army = Import an army into
web-group-imperial-import-fleet = Import a fleet into
web-group-imperial-sail = Sail from { $from }
web-group-imperial-march = From { $from }
web-group-imperial-march-friendly = From { $from }
web-group-imperial-embark = From { $from }
web-group-imperial-embark-friendly = From { $from }
web-group-imperial-turn-hostile = In { $area }
web-group-imperial-turn-friendly = In { $area }
web-group-imperial-battle = Fight in
web-group-imperial-destroy = In { $area }
web-group-imperial-attack = Attack
web-group-imperial-flag = Place a flag in
web-group-imperial-land = Land in
web-group-imperial-cross = Go on across

web-item-imperial-bond = { $bond } M bond
web-item-imperial-increase = Raise { $bond } M to { $to } M
web-item-imperial-rondel = { $space }
web-item-imperial-build = { $area }
web-item-imperial-produce-all = All factories
web-item-imperial-produce = { $area }
web-item-imperial-import-army = { $area }
web-item-imperial-import-fleet = { $area }
web-item-imperial-sail = to { $to }
web-item-imperial-march = to { $to }
web-item-imperial-march-friendly = friendly army to { $to }
web-item-imperial-embark = over the { $sea }
web-item-imperial-embark-friendly = friendly army over the { $sea }
web-item-imperial-turn-hostile = Turn an army hostile
web-item-imperial-turn-friendly = Turn an army friendly
web-item-imperial-battle = { $area } ({ $unit })
web-item-imperial-destroy = Destroy the factory for three armies
web-item-imperial-attack = { $unit } of { $nation }
web-item-imperial-flag = { $area }
web-item-imperial-land = { $area }
web-item-imperial-cross = { $sea }

## First-game guide, one text for each decision

web-guide = For your first game
web-guide-hide = Hide these hints
web-guide-imperial-grant = Whoever has lent a nation most governs it. Dear bonds bring more interest and control; cash left over buys bonds later.
web-guide-imperial-rondel = The nation moves clockwise to one space and does what it says. Three spaces are free; each further one costs 2 M of your own cash. Taxation earns power, Investor pays interest, Production and Import raise units, Maneuver moves them.
web-guide-imperial-force = With a Swiss Bank you may stop this nation on Investor: then it pays interest to everybody who holds its bonds.
web-guide-imperial-factory = A factory costs 5 M from the treasury and earns 2 M of taxes. Brown cities make armies, light-blue ports make fleets.
web-guide-imperial-production = Every factory without a hostile army makes one unit for nothing.
web-guide-imperial-import = Up to three units for 1 M each from the treasury, into any free home province; fleets only into ports.
web-guide-imperial-fleets = First fleets: each may sail one sea further. A sea held alone gets your flag at the end: 1 M more taxes for good.
web-guide-imperial-armies = Now armies: one step over a border, by rail within the home country, or across seas where your fleets lie. Regions held alone get your flag.
web-guide-imperial-convoy = The army is at sea. Every fleet carries one army a turn; land where you like, or go on.
web-guide-imperial-stance = A hostile army stops production and taxes there; a friendly one only stands by.
web-guide-imperial-entry = A battle costs both sides one unit. Attack, or leave it; then the others may call for battle.
web-guide-imperial-calls = Several nations stand here. You say who is asked first.
web-guide-imperial-call = Somebody moved in on a nation you govern. You may fight: one unit against one.
web-guide-imperial-battle = Choose whom to fight; one unit of each side is lost.
web-guide-imperial-flags = Not enough flags for all you have won: choose where they bring most.
web-guide-imperial-invest = Buy a bond of any nation, or raise one you hold. Look for nations that will grow in power, and for a majority that makes you the government.
web-guide-imperial-round = After every turn all players may invest in the nation that has moved.

## Names of bots

web-bot-name-1 = Amalia
web-bot-name-2 = Bruno
web-bot-name-3 = Camille
web-bot-name-4 = Edith
web-bot-name-5 = Felix
web-bot-name-6 = Greta
