# The command line in English.

## Mistakes

error = greatpowers: { $message }
error-inside = Something went wrong in the program ({ $what }). Please report this; set GREATPOWERS_DEBUG=1 to see the details.
output-trouble = Cannot write the output: { $reason }.
try-help = { $message } Try “{ $command } --help”.
bad-command = Unknown command “{ $given }”; choose one of { $allowed }.
bad-command-option = Unknown option { $given }.
bad-command-option-near = Unknown option { $given }; did you mean { $near }?
bad-extra = Unexpected at the end: { $given }.
bad-missing = { $what } is missing.
bad-value = { $what }: { $why }.
bad-value-number = { $what } must be a whole number.
bad-language = Unknown language “{ $given }”; choose one of { $allowed }.
bad-option-form = Option “{ $given }”: write it as name=value.
bad-bot-count = { $given } bots for { $seats } seats: name one bot for all seats, or one per seat, separated by commas.
bad-process = The process of game { $number } ended by itself (exit code { $code }).
bad-play-bot = A saved game could not name the bot “{ $given }”. Use a short path, and name a program with its folder, such as “python ./my_bot.py”.
bad-resume-bot = This game has the bot “{ $given }”, which runs code of its own on this computer. If you trust it, name it once more with --bot.
bad-seat = There is no seat { $given } at a table for { $players }; seats are numbered from 1.
bad-save-exists = { $path } already exists. Resume the game in it with “greatpowers play { $game } { $path }”, or choose another file.
bad-lesson = There is no lesson “{ $given }” for { $game }; choose a number from 1 to { $count }, or one of { $names }.
bad-name = “{ $given }” looks like the name of a bot; choose another name.
bad-names = { $given ->
    [one] One name
   *[other] { $given } names
  } for { $people ->
    [one] one person
   *[other] { $people } people
  } at the table: leave some out, or say who is playing with --seat or --hot-seat.
bad-resume-options = A saved game already has its players, seats, options and seed: leave out { $given }.
bad-position-options = A position already has its players, options and board: leave out { $given }.
bad-number = { $what } must be at least { $least }, not { $given }.
bad-analyse-until = { $path } is a single position: leave out --until.
bad-review-viewer = { $path } is one player’s view of a game: a review needs the whole record.
bad-until = { $count ->
    [one] The record has 1 action; --until takes 0 or 1, not { $given }.
   *[other] The record has { $count } actions; --until takes 0 to { $count }, not { $given }.
  }
bad-replay-seat = { $path } is one player’s own record of a running game: leave out --seat.
bad-out = Results can be written as .csv or .jsonl, not as “{ $given }”.
bad-bot-move = The bot “{ $bot }” made an illegal move in game { $number }: { $why } ({ $rule })
bad-resume-none = There is no unfinished game of { $game } in { $folder }.
bad-resume-game = { $path } is a game of { $found }, not of { $game }.
bad-resume-own = { $path } is one player’s own record of a running game: what it hides is missing, so it cannot be continued. Replay it with: greatpowers replay { $path }
bad-record = { $path }: { $why }
bad-board = { $path }: { $why }
bad-board-game = The board of { $game } cannot be corrected.
bad-board-option = --board already sets the option { $option }; leave out one of the two.

file-missing = { $path }: no such file or folder.
file-not-text = { $path }: this is not a text file.
file-denied = { $path }: permission denied.
file-is-folder = { $path } is a folder; name a file.
file-not-folder = { $path }: part of this path is not a folder.
file-disk-full = { $path }: the disk is full; free up some space or choose another place.
file-name-too-long = { $path }: the name is too long.
file-other = { $path }: { $reason }.

## Help

help-app = Play, study and automate great board games of imperialism.
help-version = Print the version and exit.
version = Great Powers { $version } (engine: { $engine ->
    [compiled] compiled
   *[plain] plain Python
  })
help-game = The game: { $games }.
help-language = Language: en, de or fr.
help-option = A game option as name=value; can be repeated. “greatpowers options GAME” lists the options of a game.
help-board-file = A file of corrections to the board, for owners of the printed game. “greatpowers board GAME” writes one to start from, for games whose board can be corrected.
help-players = Number of players.
help-seed = A number that makes chance repeatable.
help-json = Print JSON only, for use by other programs.
help-jobs = Number of parallel processes.

help-play = Play against bots, or with several people at one keyboard.
help-play-file = A saved game to resume.
help-play-seat = Your seat, numbered from 1; repeat for several people. By default, a random seat.
help-play-bot = The bots in the other seats: one for all, or one per seat, separated by commas.
help-play-hot-seat = Every seat is played by a person at this keyboard.
help-play-name = Your name; repeat for several people, in seat order.
help-play-typed-luck = Roll dice, draw cards and spin wheels on a real table, and type in the results.
help-play-coach = Have a coach point out what matters in each decision.
help-play-pass = Pass for you when you have no playable card.
help-play-resume = Resume FILE, or the game you played last if no FILE is given.
help-play-save = Save the game in this file instead of the usual folder.
help-play-position = Start from the position in this file, as “replay --position” prints it.

help-learn = Learn a game in short lessons on real positions.
help-learn-game = The game; without one, list what can be learned.
help-learn-lesson = A lesson, by number or name; without one, choose from the list.

help-simulate = Let bots play many games and print statistics.
help-simulate-games = Number of games.
help-simulate-bots = One bot for all seats, or one per seat, separated by commas: codes, MODULE:CLASS, FILE.py:CLASS, or commands of programs.
help-simulate-rotate = Rotate the bots through the seats from game to game.
help-simulate-out = Write one line per game to this .csv or .jsonl file.

help-arena = Measure bots in a tournament.
help-arena-bots = At least two bots, separated by commas. In a gauntlet, the first one meets all others.
help-arena-kind = “round-robin”: one seat of each bot against all other seats of each other bot. “gauntlet”: the same for the first bot only. “mixed”: different bots at every table.
help-arena-deals = Number of deals. Each is played in all rotations of the seats, with the same luck.
help-arena-seconds = A bot that takes longer than this for one decision forfeits its seat.
help-arena-out = Keep the schedule and all results in this .jsonl file. The same command continues a run that was stopped.
help-arena-html = Write a report for the browser to this file.

help-replay = Retell a recorded game in words, or show a position from it.
help-replay-file = The record.
help-replay-until = Show the position after this many actions.
help-replay-position = Print the position as text, at the end or after --until actions. “play --position” starts from such a text.
help-replay-seat = Show only what the player in this seat could see.
help-replay-step = Wait for Enter after every turn.
help-replay-csv = Print the figures for every completed turn as CSV, for spreadsheets and statistics.
help-replay-check-luck = Check that all luck followed from the secret that the table was committed to, once the game is over.

help-analyse = Show the chances and best choices in a position. Each choice comes with its main reason.
help-analyse-file = A game record or a position.
help-analyse-until = Analyse the position after this many actions of a record. Default: the last position.
help-analyse-seat = Show the chances as this player could know them. Default: as the player to move does.
help-analyse-seconds = How long to think about the choices.
help-analyse-playouts = Count playouts instead of seconds, so that the result can be reproduced; 0 counts seconds.
help-review = Find the turning points of a recorded game. Also shows everybody’s chances, better choices, and luck.
help-review-file = The record of a game.
help-review-seconds = How long to think about the game.
help-rules = Search the rules, or read them.
help-rules-words = Words to search for, a chapter, or the id or number of a rule. Default: list the chapters.

help-options = List the options of a game and what they mean.

help-board = Write the board to a file that can be corrected. It says what comes from the rulebook and what is reconstructed.
help-board-start = Start from the corrections in this file.

help-check = Play random games and check every rule that must always hold.
help-check-games = Number of games.
help-check-middle = Start checking somewhere in the middle of each random game, for a few hundred decisions.

help-bot = Let a bot play at a server, over the network.
help-bot-bot = A bot: a code, MODULE:CLASS, FILE.py:CLASS, or the command of a program such as “python my_bot.py”.
help-bot-server = The address of the server, such as https://example.org.
help-bot-token-file = A file that keeps the bot’s token, so that it keeps its seats; created if necessary.
help-bot-link = The link to a free seat.
help-bot-lobby = Take a free seat in the lobby at a table of this game, as soon as there is one.
help-bot-name = The name of the bot at the table.
help-serve = Run the browser table, for this computer or for a network.
help-serve-host = Address to listen on; use 0.0.0.0 to accept connections from other computers.
help-serve-port = Port to listen on; 0 picks a free one.
help-serve-any-port = Take a free port if that one is in use.
help-serve-database = Where games are stored, as a SQLAlchemy URL. Default: tables.sqlite in the usual folder.
help-serve-board = A file of corrections to the board, used for new tables.
help-serve-open = Open the browser.
help-serve-host-name = Public name of the server, for example play.example.org; may be repeated. The server then answers to no other name. Default: any IP address and the names of this machine.
help-serve-root-path = Path below which a proxy serves the games, for example /greatpowers.
help-serve-proxy = Address or network of a proxy whose X-Forwarded-For and X-Forwarded-Proto headers count; may be repeated. Proxies on this machine always count.
help-serve-metrics-from = Address or network that may read /metrics, besides this machine; may be repeated.
help-serve-public-url = Where people reach the server, for example https://play.example.org. With it, players who are away can be told that it is their turn.
help-serve-smtp = Mail server for notices: smtp://USER:PASSWORD@HOST:PORT (encrypted by STARTTLS) or smtps://.
help-serve-mail-from = Sender of these e-mails, for example Great Powers <games@example.org>.
help-serve-notice-grace = Seconds that a player may be away from the table before being told.
help-serve-notice-timeout = Seconds that a mail server, a webhook or a push service has to answer.
help-serve-local-receivers = Let notices go to webhooks in your own network and without encryption.
help-serve-strongest-bot = Strongest level that guests may choose as an opponent: stronger bots think longer, and all tables share the time of this machine.
help-serve-analysis-seconds = How long the server thinks about a hint or an explanation that a player asks for, in seconds; 0 offers none.
help-serve-review-seconds = How long the server thinks about the review of a finished game, in seconds; 0 offers none.
help-serve-connections = How many connections may be open at the same time.

help-admin = Look after a server: backups, old tables, guests.
help-admin-database = The server’s database, as for “greatpowers serve”.
help-admin-guest = The guest’s id, in full or as “admin guests” shows it.
help-admin-stats = Count guests, tables and games.
help-admin-backup = Back up everything to one file while the server runs.
help-admin-backup-file = The file to write; it must not exist yet.
help-admin-restore = Restore a backup into an empty database.
help-admin-restore-file = The backup.
help-admin-restore-replace = Replace everything in the database. Stop the server first.
help-admin-restore-check = Only check that the backup is complete and undamaged.
help-admin-prune = Delete tables that have not been touched for a while.
help-admin-prune-age = How long they have not been touched, such as 90d, 12w or 1y.
help-admin-prune-finished = Finished games only.
help-admin-prune-abandoned = Unfinished games only.
help-admin-prune-dry-run = Only say what would be deleted.
help-admin-prune-yes = Delete without asking.
help-admin-export = Export all finished games as records in one zip file.
help-admin-export-file = The zip file to write; it must not exist yet.
help-admin-ratings = List the best players of each game.
help-admin-ratings-most = How many players to list at most.
help-admin-ratings-recompute = First compute all ratings from the stored results again.
help-admin-guests = List guests, the most recently active first.
help-admin-guests-most = How many guests to list at most.
help-admin-guests-table = Only the guests at this table (the id in its address).
help-admin-accounts = List the accounts.
help-admin-reset-password = Give an account a new password.
help-admin-account = The name of the account.
help-admin-forget = Delete a person’s data.
help-admin-person = The name of an account, or a guest’s id.
help-admin-block = Block a guest.
help-admin-unblock = Let a blocked guest back in.

## Play: the session

bot-names = Amalia, Bruno, Camille, Edith, Felix, Greta, Hugo, Ida
play-welcome = { $title }. { $summary }
play-seat = You are { $name }, in seat { $seat } of { $seats }. Seed { $seed }.
play-hot-seat = At this keyboard: { $names }. Seed { $seed }.
play-commands = Type the number or the words of a choice, or ? for help.
play-resumed = { $count ->
    [one] Resuming { $path } after 1 action.
   *[other] Resuming { $path } after { $count } actions.
  }
play-from-position = This game starts from a position.
play-saved-in = The game is being saved in { $path }.
play-quit = The game is saved in { $path }. Resume it with: greatpowers play { $game } --resume
play-quit-file = The game is saved in { $path }. Resume it with: greatpowers play { $game } --resume { $path }
play-quit-unsaved = The game could not be saved: { $why }
play-save-trouble = The game could not be saved: { $why } Use “save FILE” to save it elsewhere.
play-forced = The only choice: { $action }
play-passed = { $count ->
    [one] Passed for you: you had no card that could be played.
   *[other] Passed for you { $count } times: you had no card that could be played.
  }
play-passed-option = With --no-pass, you decide yourself.
play-used-up = None left in supply: { $pieces }
play-only-pass = You cannot play any of your cards now. You are asked anyway, so that nobody learns what you hold.
play-question = { $name }: { $question }
play-coach = Coach: { $advice }
play-told = { $name } to you: “{ $words }”
play-told-refusal = { $name } refuses: “{ $words }”
play-curtain = Pass the keyboard to { $name }. { $name }, press Enter.
play-luck-enter = Type what happened on the table, or press Enter to let the program decide.
play-luck-curtain = The next draw is secret. The player typing it in presses Enter; everybody else, please look away.
play-luck-unknown = “{ $typed }” is not a possible result. Type the number on the die, or the beginning of a name.
play-input = { "> " }
play-only-choice = Press Enter to take the only choice.
play-usual = Press Enter to decide as last time: { $action }.
play-changed = New or changed:
play-list-again = { $count ->
    [one] Numbers stay the same; “list” shows the choice again.
   *[other] Numbers stay the same; “list” shows all { $count } choices.
  }
play-over = The game is over.
play-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
play-record = The record is in { $path }. Replay it with: greatpowers replay { $path }

play-unknown = “{ $typed }” is not one of the choices. Type { $count ->
    [one] 1
   *[other] a number from 1 to { $count }
  }, the words of a choice, or ? for help.
play-number-range = There is no choice { $given }. Type { $count ->
    [one] 1
   *[other] a number from 1 to { $count }
  }, the words of a choice, or ? for help.
play-confirm = The previous step ended by itself. This is a new one: { $question } Type it again to end this one, too.
play-times-refused = Done { $done } of { $times } times, then no longer possible: { $why } ({ $rule })
play-times-over = Done { $done } of { $times } times: now there is something else to decide.
play-pending = Answer this first: { $question }
play-refused = Not possible: { $why } ({ $rule })
play-ambiguous = “{ $typed }” could mean several choices:
play-ambiguous-more = … and { $count } more; add a word.
play-nothing-to-undo = You have nothing to undo: you cannot undo chance or other players’ decisions.
play-next-nobody = Nobody else at this keyboard has anything to decide now.
play-undone = Undone: { $action }
play-undone-hidden = Undone: something you may not see.
play-undone-others = { $count ->
    [one] (This also undid another player’s answer.)
   *[other] (This also undid { $count } answers by other players.)
  }
play-saved = Saved to { $path }.
play-save-exists = { $path } already exists and is not a copy made in this session; choose another file.
play-near = Next to { $region }: { $near }.
play-near-passage = By canal or strait: { $near }.
play-near-usage = Usage: near REGION
play-near-unknown = There is no region “{ $given }”.
play-save-usage = Usage: save FILE
play-why-possible = { $action }: legal now.
play-why-refused = { $action }: { $why } ({ $rule })
play-why-unknown = “{ $typed }” is not an action in this game. Write it as in a record, for example: { $example }
play-why-many = “{ $typed }” could mean { $count } actions; add a word. For example:
play-log-empty = Nothing has happened yet.
play-asides-none = There is nothing else you can do right now.
play-asides-title = At any time, you can also:
play-asides-or = { $words } or { $last }
play-aside-usage = Usage: { $usage }, for example { $example }
play-aside-usage-player = Usage: { $usage }, for example { $example }. Players, by name, code or seat number: { $players }
play-player-unknown = There is no player “{ $given }”. Players, by name, code or seat number: { $players }
play-rules-usage = Usage: rules WORDS

play-hint-usage = Usage: hint, or hint SECONDS to think for longer, for example hint 10
play-reason-nobody = No bot has made a choice yet.
play-reason-none = No bot has made a choice there yet.
play-reason-secret = You cannot know why { $name } did that: it was secret.
play-reason = { $name } chose: { $action }
play-reason-random = { $name } chooses at random.
play-reason-even = Nothing stands out: other choices look about as good.
play-reason-worse = Nothing stands out in its favour: other choices look better.
play-reason-imagined = { $game ->
    [imperial] Other players’ cash is imagined, or worked out from payments you saw.
    [imperunde] Other players’ hidden cards are imagined from what you have seen.
   *[other] Everything hidden from you is imagined from what you have seen.
  }

## Advice

analyse-record = { $game }, after { $number ->
    [one] one action
   *[other] { $number } actions
  }
analyse-position = { $game }, from a position
analyse-notation = The first choice in notation: { $notation }

## Review

review-thinking = Reviewing the game … { $percent }%
review-title = Review: { $game }, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
review-points = Turning points
review-points-none = No decision clearly cost anybody the game.
review-loss = After { $number ->
    [one] { $number } action
   *[other] { $number } actions
}: { $player } lost { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} ({ $chance }% instead of { $best }%)
review-played = Played: { $action }
review-better = Better: { $action }
review-luck = Luck
review-luck-even = Luck treated everybody about the same.
review-luck-best = Luck favoured { $player } the most: { $points ->
    [one] { $points } point
   *[other] { $points } points
} better than average.
review-luck-worst = { $player } had the worst luck: { $points ->
    [one] { $points } point
   *[other] { $points } points
} worse than average.
review-luck-what = Percentage points of the chance of winning, compared with average dice and draws.
advice-percent = { $number }%
advice-chances = Chances of winning
advice-lines = Best choices, with the chance of winning
advice-plan = Then: { $actions }
advice-plan-more = Then: { $actions } …
advice-and-then = , {""}
advice-thinking = Thinking …

play-help-title = Commands
play-help-number = NUMBER or words
play-help-number-means = make a choice: by number, by notation, or by the beginnings of its words; with a number among them, several times, such as buy 3 infantry. Numbers can change after every choice, words do not: use words to type ahead
play-help-list = list
play-help-list-means = show all your choices again
play-help-board = board, { $parts }
play-help-board-means = show the whole board again, or one part of it
play-help-near = near REGION
play-help-near-means = what a region borders; the beginning of its name will do
play-help-log = log [LINES]
play-help-log-means = the latest events
play-help-reason = why [NATION or NAME]
play-help-reason-means = why a bot made its last choice: any bot, the bot of that name, or the one that played the nation’s last turn; the beginning of a name will do
play-help-hint = hint [SECONDS]
play-help-hint-means = your best choices, with chances and reasons
play-help-why = why ACTION
play-help-why-means = whether an action is legal now, and if not, which rule forbids it
play-help-rules = rules WORDS
play-help-rules-means = search the rules
play-help-asides = asides
play-help-asides-means = what you can do at any time, even out of turn
play-help-next = next
play-help-next-means = pass the keyboard on before you answer, when several people decide at once
play-help-undo = undo
play-help-undo-means = undo your last decision
play-help-save = save FILE
play-help-save-means = save a copy of the game to a file
play-help-quit = quit
play-help-quit-means = quit; the game is saved
play-help-rules-title = Rules for this decision
play-help-notation = This choice in notation, for example: { $notation }

## Learn

learn-what = Short lessons on real positions: you learn by playing.
learn-start = Begin with: greatpowers learn { $game }
learn-how-far = { $done } of { $count } lessons completed
learn-title = Learn { $title }
learn-choose = Type the number of a lesson, press Enter for lesson { $next }, or type “quit”.
learn-number = Lesson { $number } of { $count }
learn-commands = Type the number or the words of a choice, “hint” for a hint, or ? for help.
learn-task = Your task:
learn-met = ({ $met } of { $needed })
learn-hint = Hint { $number } of { $count }: { $hint }
learn-failed = That did not reach the goal. Your last choice was: { $action }
learn-undo = Press Enter to undo it. You can also type “hint”, or “again” to start over.
learn-retry = Press Enter to start over. You can also type “hint”.
learn-next = Press Enter for the next lesson. You can also type “rules” for the rules behind this one, “again” or “quit”.
learn-last = That was the last lesson. Press Enter to finish. You can also type “rules” for the rules behind it, or “again”.
learn-not-kept = Your progress could not be saved: { $why }
learn-goodbye = Continue with: greatpowers learn { $game }
learn-coached = Now play a first game with a coach: greatpowers play { $game } --players { $players } --coach
learn-help-hint = hint
learn-help-hint-means = a hint, then another one
learn-help-task = task
learn-help-task-means = read the introduction and the task again
learn-help-again = again
learn-help-again-means = start the lesson again
learn-help-rules = rules [WORDS]
learn-help-rules-means = the rules behind this lesson, or search the rules
learn-help-quit = quit
learn-help-quit-means = quit; completed lessons are remembered

## Simulate

simulate-rate = { $rate } games/s
simulate-left = { $time } left
simulate-line = { $done } of { $games } games, { $rate } per second, about { $left } s left
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
  } of { $game } for { $players } players, seed { $seed }
simulate-stopped = Stopped after { $done } of { $games } games.
simulate-none = Stopped before the first game was finished.
simulate-bot = bot
simulate-seat = seat
simulate-played = seats played
simulate-wins = wins
simulate-share = share
simulate-percent = { $number }%
simulate-interval = 95% interval
simulate-score = mean score
simulate-rank = mean rank
simulate-distinct = Only { $distinct } of the { $games } games differ: these bots leave little to chance.
simulate-note = A shared win counts as a fraction. With equal skill, every seat would win { $share }%.
simulate-length = Length: { $turns } turns and { $decisions } decisions per game. Endings: { $reasons }.
simulate-speed = Speed: { $games } games/s, { $decisions } decisions/s in { $seconds } s.
simulate-written = Results written to { $path }.

## Arena

bad-arena-kind = “{ $given }” is not a kind of tournament; choose one of { $allowed }.
bad-arena-few = A tournament needs at least two different bots.
bad-arena-twice = The bot “{ $given }” is listed twice.
bad-arena-out = “{ $given }”: the results need a file that ends in .jsonl.
bad-arena-file = “{ $path }” holds something other than arena results.
bad-arena-plan = “{ $path }” holds the results of a different tournament (different: { $fields }). Run the same command to continue it, or choose another file.
arena-title = { $game }: { $kind } for { $players } players
arena-about = { $games ->
    [one] One game
   *[other] { $games } games
  } of { $scheduled }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }, seed { $seed }
arena-stopped = Stopped. The same command continues.
arena-stopped-unsaved = Stopped. Nothing was saved: use --out to be able to continue.
arena-kind-round-robin = round-robin
arena-kind-gauntlet = gauntlet
arena-kind-mixed = mixed tables
arena-strength = Ratings
arena-strength-note = OpenSkill, average 1000, with a 95% interval. A shared win counts as a fraction; with equal skill, every seat would win { $share }%.
arena-rating = rating
arena-games = games
arena-won = won
arena-forfeits = forfeits
arena-cut = cut
arena-alone = One against the rest
arena-alone-note = How often one seat of the bot in the row wins against the bot of the column in all other seats. Equal skill: { $share }%.
arena-ahead = Head to head
arena-ahead-note = How often the bot in the row ranks ahead of the bot in the column. A tie counts as half. Equal skill: 50%.
arena-seats = Won by seat
arena-all-bots = all bots
arena-times = Time per decision
arena-decisions = decisions
arena-mean = mean
arena-percentile = 95% within
arena-longest = longest
arena-milliseconds = { $number } ms
arena-forfeit = Game { $number }, seat { $seat }: “{ $bot }” forfeits ({ $why }).
arena-failed = Game { $number } could not be finished: { $why }
arena-more = … and { $count } more
arena-problems = Forfeits and failures
arena-page-written = Report written to { $path }.
arena-made-by = Made by Great Powers { $version }

## Replay

replay-title = { $game } for { $seats } players: { $players }
replay-options = Options: { $options }
replay-seen-by = This is { $name }’s own record of a running game.
replay-seen-by-spectator = This is a spectator’s record of a running game.
replay-made-up = What it hides is made up here.
replay-setup = Set-up
story-times = { $sentence } (×{ $times }).
story-dice = { $sentence } (dice: { $dice }).
story-dice-alone = Dice: { $dice }.
story-passed = { $turn }: passes.
replay-position = Position after { $number } of { $count } actions
replay-last = Last action: { $action }
replay-next = Next: { $who } — { $question }
replay-luck = chance
replay-open = The record ends here; the game is not over.
replay-enter = Press Enter for the next turn, q to stop.
luck-good = { $count ->
    [0] Nothing was left to chance in this game.
    [one] The only draw follows from the secret that this table was committed to from the start.
   *[other] All { $count } draws follow from the secret that this table was committed to from the start.
}
luck-since = The first { $since } actions come from the game that this one continues and were not checked.
luck-no-secret = This record does not name the secret of its luck: the game is not over yet, or its luck came from a seed.
luck-other-secret = The secret in this record is not the one that the table was committed to: its digest differs.
luck-wrong = { $count ->
    [one] One draw does not follow from the secret: action { $numbers }.
   *[other] { $count } draws do not follow from the secret: actions { $numbers }.
}

## Rules

rules-chapters = { $game }: { $count } rules in these chapters
rules-chapter-id = chapter
rules-chapter-title = title
rules-chapter-count = rules
rules-hint = Show a chapter with “rules { $game } CHAPTER”, search with “rules { $game } WORDS”.
rules-source = Source: { $source }
rules-belongs-to = Belongs to: { $chapters }
rules-see = See also: { $see }
rules-ruling = Ruling { $number }: { $question }
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
  }
rules-none = No matching rules for “{ $words }”.
rules-none-near = No matching rules for “{ $words }”. Did you mean: { $near }

## Options

options-title = Options of { $game }, as --option NAME=VALUE
options-default = { $value } (default)
options-number = { $least } to { $most } (default { $default })
options-text = text of at most { $most } characters
options-needs = needs { $options }
options-excludes = not with { $options }

## Check

check-title = Checked { $games ->
    [one] one game
   *[other] { $games } games
  } of { $game } for { $players } players, seed { $seed }: no violations.
check-totals = { $decisions } decisions, { $actions } actions compared with the rules, { $seconds } s.
check-ends = Endings: { $reasons }.
check-violation = Violation in game { $number } (seed { $seed }): { $message }
check-saved = The game up to that point is saved in { $path }.
check-stopped = Stopped after { $done } of { $games } games: no violations.

## Serve

serve-at = Great Powers is running at { $address } (press Ctrl-C to stop).
serve-board = New tables of { $game } start with { $path }: { $count ->
    [one] one correction
   *[other] { $count } corrections
  } to the board.
serve-stopped = Stopped. All games are saved.

## Bots over the network

bot-address = “{ $given }” is not the address of a server; it looks like https://example.org.
bot-link-or-lobby = Give either --link or --lobby, not both.
bot-listening = Connected, with { $games ->
    [one] { $games } running game
   *[other] { $games } running games
  }. Ctrl-C stops the bot.
bot-waiting = No free seat for { $game } in the lobby yet. Waiting.
bot-seated = Playing seat { $seat } at table { $table }.
bot-over = The game is over: rank { $rank } of { $players }.
bot-ended = The game has ended without a result.
bot-stopped = Stopped.
bot-lost = Connection lost ({ $why }). { $seconds ->
    [0] Trying again.
    [one] Trying again in { $seconds } second.
   *[other] Trying again in { $seconds } seconds.
  }
bot-unreachable = No server answers at { $address }: { $why }.
bot-refused = The server refuses: { $why }
bot-record = This version cannot follow the game: { $why }
bot-program-start = Cannot start “{ $program }”: { $given }.
bot-program-ended = “{ $program }” ended instead of answering (exit code { $given }).
bot-program-illegal = “{ $program }” answered “{ $given }”, which is not one of the actions it was offered.
bad-port = { $given } is not a valid port; choose one from 0 to 65535.
serve-port-taken = Port { $port } is already in use, perhaps by another Great Powers server. Choose another, for example --port { $other }, or --port 0 for any free port.
serve-port-denied = Port { $port } requires special privileges. Choose one above 1023, for example --port 8765.
serve-host = Cannot listen on “{ $host }”: { $reason }.
serve-public-url = “{ $given }” is not the address of a server, such as https://play.example.org.
serve-smtp = To send e-mails, set --public-url, --smtp (smtp://USER:PASSWORD@HOST:PORT) and --mail-from.
serve-address = “{ $given }” is neither an IP address nor a network such as 10.0.0.0/8.
serve-database-open = Cannot open the database: { $reason }
serve-database-driver = The driver for this database is not installed ({ $reason }). For PostgreSQL: pip install "greatpowers[postgresql]"
serve-database-newer = The database was written by a newer version of this program ({ $reason }). Please update the program.
serve-database-empty = There is nothing in this database yet ({ $reason }).
serve-database-older = The database was last used by an older version of this program (revision { $reason }). Start the server once to bring it up to date.
serve-database-in-use = Another server is already using this database ({ $reason }). Stop it first, or choose another database with --database. Only a PostgreSQL database can be shared by several servers.

## Looking after a server

admin-file-exists = { $path } already exists; choose another file.
admin-backup-done = Backed up { $tables ->
    [one] one table
   *[other] { $tables } tables
  } ({ $actions ->
    [one] one action
   *[other] { $actions } actions
  }) to { $path }.
admin-restore-done = Restored { $tables ->
    [one] one table
   *[other] { $tables } tables
  } ({ $actions ->
    [one] one action
   *[other] { $actions } actions
  }) from the backup made on { $date }.
admin-restore-checked = { $path } is complete: a backup made on { $date } by version { $program }, with { $tables ->
    [one] one table
   *[other] { $tables } tables
  } ({ $actions ->
    [one] one action
   *[other] { $actions } actions
  }).
admin-archive-foreign = { $path } is not a Great Powers backup.
admin-archive-damaged = { $path } is damaged or incomplete. Nothing was changed.
admin-archive-newer = { $path } was written by a newer version of this program ({ $program }). Please update the program. Nothing was changed.
admin-archive-not-empty = The database is not empty. To replace everything in it with { $path }, add --replace.
admin-bad-age = “{ $given }” is not a period of time; write 90d, 12w or 1y for days, weeks or years.
admin-prune-found = Tables not touched since { $date }: { $finished } finished, { $abandoned } unfinished.
admin-prune-ask = Delete them permanently? [y/N]
admin-prune-yes = y, yes
admin-prune-nothing = Nothing was deleted.
admin-prune-done = Deleted { $tables ->
    [one] one table
   *[other] { $tables } tables
  } and { $guests ->
    [one] one guest
   *[other] { $guests } guests
  } with no tables left.
admin-export-done = Exported { $games ->
    [one] one finished game
   *[other] { $games } finished games
  } to { $path }.
admin-export-left-out = { $count ->
    [one] One table was left out because its record cannot be replayed by the current rules: { $tables }.
   *[other] { $count } tables were left out because their records cannot be replayed by the current rules: { $tables }.
  }
admin-ratings-none = No ratings yet.
admin-ratings-game = Ratings: { $game }
admin-ratings-title = { $what ->
    [place] place
    [player] player
    [rating] rating
   *[games] games
  }
admin-ratings-recomputed = Ratings recomputed from { $games ->
    [one] { $games } game.
   *[other] { $games } games.
  }
admin-guests-none = No guests found.
admin-guests-title = { $what ->
    [id] Guest
    [tables] Tables
    [since] First seen
    [active] Last active
   *[names] Names
  }
admin-guests-blocked = (blocked)
admin-blocked = Guest { $guest } is now blocked.
admin-blocked-already = Guest { $guest } was already blocked.
admin-unblocked = Guest { $guest } is no longer blocked.
admin-unblocked-already = Guest { $guest } was not blocked.
admin-accounts-none = There are no accounts.
admin-accounts-title = { $what ->
    [name] Account
    [guest] Guest
    [since] Created
   *[seen] Last seen
  }
admin-account-unknown = There is no account “{ $given }”. “greatpowers admin accounts” lists them.
admin-reset-done = New password of { $name }: { $password }
    They are signed out everywhere. Ask them to change it in their account after signing in.
admin-forget-account = { $name } has an account (guest { $guest }).
admin-forget-ask = Delete everything about this person permanently? [y/N]
admin-forget-done = Guest { $guest } is forgotten: account, name and chat messages are deleted, and all tables where nobody else plays. { $tables ->
    [0] No other table is affected.
    [one] One table goes on without them.
   *[other] { $tables } tables go on without them.
  }
admin-guest-unknown = There is no guest “{ $given }”. “greatpowers admin guests” lists them; type at least the 12 characters shown there.
admin-guest-ambiguous = Several guests’ ids begin with “{ $given }”; type more of it. “greatpowers admin guests --json” shows them in full.
admin-stats = { $what ->
    [guests] Guests
    [blocked] Blocked guests
    [tables] Tables
    [lessons] Lessons in progress or done
    [game] Game
    [running] Running
    [finished] Finished
   *[actions] Actions
  }
admin-stats-active = { $days ->
    [one] Tables active in the last day
   *[other] Tables active in the last { $days } days
  }

## Boards

board-player = Player
board-score = Score
board-rank = Rank
board-you = you
board-asked = ◄
board-seas = Seas

## Simulated games that were cut or failed

help-simulate-most-decisions = Cut a game after this many decisions. The default is far more than any ordinary game takes.
simulate-median = Median: { $turns } turns and { $decisions } decisions.
simulate-none-finished = No game was finished.
simulate-cut = { $count ->
    [one] One game was cut after { $decisions } decisions and does not count.
   *[other] { $count } games were cut after { $decisions } decisions and do not count.
  }
simulate-failed = The bot “{ $bot }” failed (game { $number }): { $error }
simulate-failed-more = { $count ->
    [one] One more game failed.
   *[other] { $count } more games failed.
  }
simulate-failures = { $count ->
    [one] One of { $games } games failed (seed { $seed }). { $first }
   *[other] { $count } of { $games } games failed (seed { $seed }). { $first }
  }
