# The command line in English.

## Mistakes

error = greatpowers: { $message }
error-inside = Something went wrong inside the program ({ $what }). Your game is saved after every decision. Please report this; GREATPOWERS_DEBUG=1 shows the details.
output-trouble = The output cannot be written: { $reason }.
try-help = { $message } Try “{ $command } --help”.
bad-command = There is no command “{ $given }”; choose one of { $allowed }.
bad-command-option = There is no option { $given } here.
bad-command-option-near = There is no option { $given } here; did you mean { $near }?
bad-missing = { $what } is missing.
bad-value = { $what }: { $why }.
bad-value-number = { $what } takes a whole number.
bad-language = Language “{ $given }” is not there; choose one of { $allowed }.
bad-option-form = Option “{ $given }”: write it as name=value.
bad-bot-count = { $given } bots for { $seats } seats: name one for all of them, or one for each with commas between.
bad-seat = There is no seat { $given } at a table of { $players }; seats are counted from 1.
bad-save-exists = { $path } exists already. Go on with the game in it by “greatpowers play { $game } { $path }”, or name another file.
bad-name = “{ $given }” would be taken for a bot; choose another name.
bad-names = { $given ->
    [one] One name
   *[other] { $given } names
  } for { $people ->
    [one] one person
   *[other] { $people } people
  } at the table: leave some out, or say who plays with --seat or --hot-seat.
bad-resume-options = A saved game brings its own players, seats, options and seed: leave out { $given }.
bad-number = { $what } must be { $least } or more, not { $given }.
bad-until = The record has { $count } actions; --until takes 0 to { $count }, not { $given }.
bad-out = Results are written as .csv or .jsonl; “{ $given }” ends otherwise.
bad-bot-move = The bot “{ $bot }” chose what the rules do not allow (game { $number }, rule { $rule }).
bad-resume-none = There is no unfinished game of { $game } to go on with in { $folder }.
bad-resume-game = { $path } holds a game of { $found }, not of { $game }.
bad-record = { $path }: { $why }
bad-board = { $path }: { $why }
bad-board-game = The board of { $game } cannot be corrected.
bad-board-option = --board sets the option { $option } already; leave one of them out.

file-missing = { $path }: there is no such file or folder.
file-not-text = { $path }: this is not a text file.
file-denied = { $path }: not allowed to read or write here; check the permissions.
file-is-folder = { $path } is a folder; name a file.
file-not-folder = { $path }: a part of this path is no folder.
file-disk-full = { $path }: the disk is full; free some space or choose another place.
file-name-too-long = { $path }: the name is too long.
file-other = { $path }: { $reason }.

## Help

help-app = Play, study and automate the great board games of imperialism.
help-version = Print the version and leave.
version = Great Powers { $version }
help-game = The game, for example imperial or imperunde.
help-language = Language: en, de or fr.
help-option = An option of the game as name=value; may be given several times. Imperial: setup=standard|experienced, investor_card=with|without, cash=secret|open, turn_limit=NUMBER. ImpeRunde: length=short|normal|long, goal=NUMBER, start_colony_value=NUMBER, round_limit=NUMBER, corrections=TEXT.
help-board-file = A file that corrects the board of ImpeRunde, for those who own the printed one. “greatpowers board imperunde” writes one to begin with.
help-players = How many players.
help-seed = A number that makes everything happen again in the same way.
help-json = Print JSON for programs, and nothing else.
help-jobs = How many processes work at once.

help-play = Play against bots, or with several people at one keyboard.
help-play-file = A saved game to go on with.
help-play-seat = The seat you take, counted from 1; several times for several people. Without it, chance gives you one.
help-play-bot = Who plays the other seats: one bot for all, or one for each with commas between.
help-play-hot-seat = All seats are people at this keyboard.
help-play-name = Your name; several times for several people, in the order of their seats.
help-play-typed-luck = Dice, draws and spins happen on a real table: type what happened there.
help-play-resume = Go on with FILE, or without FILE with the game that you played last.
help-play-save = Keep the game in this file instead of the usual folder.

help-simulate = Let bots play many games and count.
help-simulate-games = How many games.
help-simulate-bots = One bot for all seats, or one for each with commas between.
help-simulate-rotate = Bots change seats from game to game.
help-simulate-out = Write one line for each game to this .csv or .jsonl file.

help-replay = Tell a recorded game in words, or show a position of it.
help-replay-file = The record.
help-replay-until = Show the position after so many actions.
help-replay-step = Wait for Enter after every turn.

help-rules = Search the rules and show them.
help-rules-words = Words to look for, a chapter, or the id or number of a rule. Without any: the chapters.

help-board = Write the board as a file that can be corrected, with what the rulebook states and what is reconstructed.
help-board-start = Begin with the corrections of this file.

help-check = Play random games and check every rule that must always hold.
help-check-games = How many games.

help-serve = Run the table in the browser, for this machine or for a network.
help-serve-host = The address to listen at; 0.0.0.0 is reached from other machines as well.
help-serve-port = The port to listen at; 0 takes a free one.
help-serve-database = Where games are kept, as a SQLAlchemy URL. Without it: tables.sqlite in the usual folder.
help-serve-board = A file that corrects the board of ImpeRunde; new tables begin with it.
help-serve-open = Open the browser.

## Play: the session

bot-names = Ada, Bruno, Clara, Dario, Edith, Felix
play-welcome = { $title }. { $summary }
play-seat = You are { $name }, in seat { $seat } of { $seats }. Seed { $seed }.
play-hot-seat = At this keyboard: { $names }. Seed { $seed }.
play-commands = Type a number or the words of a choice; ? for help.
play-resumed = Going on with { $path } after { $count } actions.
play-saved-in = The game is kept in { $path }.
play-quit = The game is saved in { $path }. Go on with: greatpowers play { $game } --resume
play-quit-file = The game is saved in { $path }. Go on with: greatpowers play { $game } --resume { $path }
play-quit-unsaved = The game could not be saved: { $why }
play-save-trouble = The game could not be saved: { $why } Use “save FILE” to keep it elsewhere.
play-forced = Only one thing is possible here: { $action }
play-question = { $name }: { $question }
play-curtain = Pass the keyboard to { $name }. { $name }, press Enter.
play-luck-enter = Type what happened on the table, or press Enter to let the program draw.
play-luck-curtain = The next draw is secret. Whoever types it, press Enter; the others look away.
play-luck-unknown = “{ $typed }” cannot have happened here. Type a number of the die, or the beginning of a name.
play-input = { "> " }
play-only-choice = Enter takes the only choice.
play-over = The game is over.
play-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
play-record = The record is in { $path }. Read it again with: greatpowers replay { $path }

play-unknown = “{ $typed }” is none of the choices. Type a number from 1 to { $count }, the words of a choice, or ? for help.
play-refused = Not possible: { $why } (rule { $rule })
play-ambiguous = “{ $typed }” may mean several choices:
play-ambiguous-more = … and { $count } more; add a word.
play-nothing-to-undo = There is nothing of yours to take back: undo stops at luck and at other people’s decisions.
play-undone = Taken back: { $action }
play-undone-others = { $count ->
    [one] (One answer of others went with it.)
   *[other] ({ $count } answers of others went with it.)
  }
play-saved = Saved in { $path }.
play-save-exists = { $path } exists already and is not a copy made in this session; name another file.
play-save-usage = Say where: save FILE
play-why-usage = Say what: why march vienna venice (any action in its notation, or its first words)
play-why-possible = { $action }: possible now.
play-why-refused = { $action }: { $why } (rule { $rule })
play-why-unknown = “{ $typed }” names no action of this game. Write it as the record does, for example: { $example }
play-why-many = “{ $typed }” may mean { $count } actions; add a word. For example:
play-log-empty = Nothing has happened yet.
play-asides-none = There is nothing that you may do besides.
play-asides-title = Besides, at any time:
play-donate-usage = Write: donate NATION AMOUNT (1 to 45 at a time), for example donate { $nation } 1
play-rules-usage = Say what to look for: rules WORDS

play-help-title = Commands
play-help-number = NUMBER or words
play-help-number-means = take a choice: its number, its notation, or the beginnings of its words
play-help-board = board, { $parts }
play-help-board-means = show everything again, or one part
play-help-log = log [LINES]
play-help-log-means = what happened last
play-help-why = why ACTION
play-help-why-means = whether an action is possible now, and the rule that forbids it
play-help-rules = rules WORDS
play-help-rules-means = search the rules
play-help-asides = asides
play-help-asides-means = what you may do though nobody asked
play-help-donate = donate NATION AMOUNT
play-help-donate-means = give of your cash to a treasury
play-help-undo = undo
play-help-undo-means = take back your last decision
play-help-save = save FILE
play-help-save-means = keep a copy of the game in a file
play-help-quit = quit
play-help-quit-means = leave; the game is saved
play-help-rules-title = Rules for this decision
play-help-notation = In notation, this choice is for example: { $notation }

## Simulate

simulate-rate = { $rate } games/s
simulate-left = { $time } left
simulate-line = { $done } of { $games } games, { $rate } a second, about { $left } s left
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
  } of { $game } for { $players } players, seed { $seed }
simulate-stopped = Stopped: { $done } of { $games } games are counted.
simulate-none = Stopped before a game was finished.
simulate-bot = bot
simulate-seat = seat
simulate-played = seats played
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-score = mean score
simulate-rank = mean rank
simulate-distinct = Only { $distinct } of the { $games } games are different: these bots leave little to chance.
simulate-note = A shared victory counts in part. With equal skill every seat would win { $share } %.
simulate-length = Length: { $turns } turns and { $decisions } decisions a game. Ends: { $reasons }.
simulate-speed = Speed: { $games } games/s, { $decisions } decisions/s in { $seconds } s.
simulate-written = Results are in { $path }.

## Replay

replay-title = { $game } for { $seats } players: { $players }
replay-options = Options: { $options }
replay-setup = Set-up
replay-position = Position after { $number } of { $count } actions
replay-last = Last action: { $action }
replay-next = Next: { $who } — { $question }
replay-luck = luck
replay-open = The record ends here; the game is not over.
replay-enter = Enter for the next turn, q to stop.

## Rules

rules-chapters = { $game }: { $count } rules in these chapters
rules-chapter-id = chapter
rules-chapter-title = title
rules-chapter-count = rules
rules-hint = Show a chapter with “rules { $game } CHAPTER”, search with “rules { $game } WORDS”.
rules-source = Source: { $source }
rules-see = See also: { $see }
rules-ruling = Ruling { $number }: { $question }
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
  }
rules-none = No rule has “{ $words }”.
rules-none-near = No rule has “{ $words }”. Perhaps: { $near }

## Check

check-title = Checked { $games ->
    [one] one game
   *[other] { $games } games
  } of { $game } for { $players } players, seed { $seed }: no violation.
check-totals = { $decisions } decisions, { $actions } actions compared with the rules, { $seconds } s.
check-ends = Ends: { $reasons }.
check-violation = Violation in game { $number } (seed { $seed }): { $message }
check-rules = Rules: { $rules }
check-saved = The game up to there is saved in { $path }.
check-stopped = Stopped: { $done } of { $games } games were checked, no violation.

## Serve

serve-at = Great Powers is at { $address } (Ctrl-C stops it).
serve-board = New tables of { $game } begin with { $path }: { $count ->
    [one] one correction
   *[other] { $count } corrections
  } of the board.
serve-stopped = Stopped. All games are stored.
bad-port = Port { $given } does not exist; choose one from 0 to 65535.
serve-port-taken = Port { $port } is taken, perhaps by another Great Powers server. Choose another, for example --port { $other }, or --port 0 for any free one.
serve-port-denied = Port { $port } may not be used without special rights. Choose one above 1023, for example --port 8765.
serve-host = Cannot listen at “{ $host }”: { $reason }.
serve-database-open = The database cannot be opened: { $reason }
serve-database-driver = The driver for this database is not installed ({ $reason }). For PostgreSQL: pip install "greatpowers[postgresql]"
serve-database-newer = The database was written by a newer version of this program ({ $reason }). Update the program.

## Imperial: codes and signs

code-austria-hungary = AH
code-italy = IT
code-france = FR
code-great-britain = GB
code-germany = GE
code-russia = RU

space-factory = Factory
space-production1 = Production 1
space-maneuver1 = Maneuver 1
space-investor = Investor
space-import = Import
space-production2 = Production 2
space-maneuver2 = Maneuver 2
space-taxation = Taxation

board-nation = Nation
board-government = Government
board-treasury = Treas.
board-due = Due
board-power = Power
board-tax = Tax→now
board-rondel = Rondel
board-left = Left
board-flags = Flags
board-nobody = –
board-centre = (centre)
board-supply = { $armies }A { $fleets }F
board-tax-lowest = ≤{ $revenue }
board-tax-highest = { $revenue }+
board-player = Player
board-cash = Cash
board-interest = Int.
board-score = Score
board-score-hidden = { $value }+?
board-bond-value = Bonds
board-rank = Rank
board-governs = *
board-marks = * governs
board-you = you
board-card = card
board-swiss = Swiss
board-asked = ◄
board-fee = { $fee }M
board-flag = ⚑
board-armies = { $count }A
board-fleets = { $count }F
board-lands = Land regions
board-seas = Seas
board-empty = Empty: { $area }
board-legend = ■◆ factory, shipyard (□◇ none) · A army F fleet · ! hostile ~ friendly
board-status = Turn { $turn } · { $nation } · treasury { $treasury } M
board-status-cash = your cash { $cash } M

## Imperial: headings of choices, and the choices below them

group-imperial-bond = { $nation }
group-imperial-increase = { $nation }
group-imperial-build = Build in
group-imperial-produce-all = Produce in
group-imperial-produce = Produce in
group-imperial-import-army = Army into
group-imperial-import-fleet = Fleet into
group-imperial-sail = Sail from { $from }
group-imperial-march = From { $from }
group-imperial-march-friendly = From { $from }
group-imperial-embark = From { $from }
group-imperial-embark-friendly = From { $from }
group-imperial-turn-hostile = In { $area }
group-imperial-turn-friendly = In { $area }
group-imperial-battle = Battle
group-imperial-destroy = In { $area }
group-imperial-attack = Attack
group-imperial-flag = Flag in
group-imperial-land = Land in
group-imperial-cross = Cross

item-imperial-bond = { $bond } M bond
item-imperial-increase = { $bond } M to { $to } M
item-imperial-rondel = { $space_id ->
    [production1] { space-production1 }
    [maneuver1] { space-maneuver1 }
    [production2] { space-production2 }
    [maneuver2] { space-maneuver2 }
   *[other] { $space }
  }
item-imperial-build = { $area }
item-imperial-produce-all = all factories
item-imperial-produce = { $area }
item-imperial-import-army = { $area }
item-imperial-import-fleet = { $area }
item-imperial-sail = { $to }
item-imperial-march = to { $to }
item-imperial-march-friendly = friendly army to { $to }
item-imperial-embark = over the { $sea }
item-imperial-embark-friendly = friendly army over the { $sea }
item-imperial-turn-hostile = turn hostile
item-imperial-turn-friendly = turn friendly
item-imperial-battle = { $area } ({ $unit })
item-imperial-destroy = destroy the factory for three armies
item-imperial-attack = { $unit } of { $nation }
item-imperial-flag = { $area }
item-imperial-land = { $area }
item-imperial-cross = { $sea }

## ImpeRunde: codes and signs

code-south-africa = SA
code-japan = JP
code-victoria = VI
code-usa = US
code-brazil = BR
imperunde-code-pirates = PI
imperunde-code-natives = NA

imperunde-posts = Posts
imperunde-funds = Funds
imperunde-surplus = Surplus
imperunde-debts = Debts
imperunde-income = Income
imperunde-cards = Cards
imperunde-colonies = Col.
imperunde-armies = Arm.
imperunde-warships = Ships
imperunde-starter = starts
imperunde-home = ★
imperunde-captured = ↯
imperunde-relations = Peace?
imperunde-now = Now
imperunde-no-cards = no cards
imperunde-budget = State budget
imperunde-no-battle = There is no battle now.
imperunde-battle = Battle, { $space }, dice round { $round }
imperunde-side = Side
imperunde-attacker = attacks
imperunde-defender = defends
imperunde-present = Present
imperunde-die = Dice
imperunde-north-america = North America
imperunde-south-america = South America
imperunde-europe = Europe
imperunde-africa = Africa
imperunde-asia = Asia
imperunde-oceania = Oceania
imperunde-units-infantry = { $count }I
imperunde-units-cavalry = { $count }C
imperunde-units-artillery = { $count }A
imperunde-units-fort = { $count }F
imperunde-units-frigate = { $count }fr
imperunde-units-line = { $count }sl
imperunde-disc-famine = famine
imperunde-disc-plundered = plundered
imperunde-disc-storm = storm
imperunde-disc-calm = calm
imperunde-legend = ● post ○ room or natives ★ home · I infantry C cavalry A artillery F fort · fr frigate sl ship of the line PI pirates ↯ captured
imperunde-legend-values = ? reconstructed value: the rulebook does not state it
imperunde-corrected-values = Corrected to the printed board, values:
imperunde-corrected-wheel = Corrected to the printed board, fields of the country wheel:
imperunde-corrected-events = Corrected to the printed board, fields of the event wheel:
imperunde-corrected-added = Corrected to the printed board, borders that are there:
imperunde-corrected-removed = Corrected to the printed board, borders that are not there:
imperunde-price = { $room ->
    [0] { $cost }
   *[other] { $cost } of { $room }
  }
imperunde-status = { $round ->
    [0] Set-up
   *[other] Round { $round }, phase { $phase }
  }
imperunde-status-own = posts { $posts }/{ $goal }, funds { $funds }, debts { $debts }

## ImpeRunde: the board as a file

imperunde-file-title = The board of { $game }, to be corrected by somebody who owns the printed one.
imperunde-file-how =
    We could not consult the printed board. “rulebook”: the rulebook states it; “reconstructed”: it is our guess.
    Change what differs on your board and name this file: greatpowers play imperunde --board FILE
    Lines that stay as they are change nothing; you may as well delete them. Names may be written in English, German or French.
imperunde-file-source = { $name }, { $source }
imperunde-file-rules = rulebook
imperunde-file-reconstructed = reconstructed
imperunde-file-owner = corrected
imperunde-file-values = Values of countries and seas, 1 to 3.
imperunde-file-wheel = Fields on the country wheel, 0 to 99. Six countries that are no homes and three seas must have one.
imperunde-file-events = Fields on the event wheel, 0 to 99.
imperunde-file-borders = What borders what; * the rulebook shows it. Armies march, embark and land, and ships sail, over borders.
imperunde-file-absent = Do not border, as examples of the rulebook show:
imperunde-file-pairs = Write pairs: those that border on your board although they do not here, and those that do not.

## ImpeRunde: headings of choices, and the choices below them

group-imperunde-march = { $from }, { $mover }
group-imperunde-sail = { $from }, { $mover }
group-imperunde-land = { $from }, { $mover }
group-imperunde-embark = { $from }, { $kind }
group-imperunde-buy = { $country }
group-imperunde-launch = { $country }
group-imperunde-post = { $country }
group-imperunde-card = Play a card

item-imperunde-march = { $to }
item-imperunde-sail = { $to }
item-imperunde-land = { $to }
item-imperunde-embark = { $to }
item-imperunde-buy = { $kind }
item-imperunde-launch = { $kind } → { $sea }
item-imperunde-post = trade post
item-imperunde-card = { $card }
item-imperunde-place = { $kind }: { $sea }
item-imperunde-at = { $space }
item-imperunde-to = { $to }
item-imperunde-against = { $other }
item-imperunde-spin = { $space }
item-imperunde-event = { $event }
item-imperunde-draw = { $card }
item-imperunde-roll = { $die }
