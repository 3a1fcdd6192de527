# People at a table in English: invitations, seats, spectators and the lobby. They are loaded when they are needed.

## Set-up

web-friend = Friend, by link
web-friend-what = You get a link for each friend as soon as the table is open.
web-listed = Anyone may join
web-listed-what = The table is listed on the start page while a seat is free, and anyone may watch.

## Invitations

web-invite = Invite friends
web-invite-what = Each link leads to one seat. Your friend opens it in a browser and plays at once, without an account.
web-invite-seat = Seat { $number }
web-invite-taken = All seats are taken.
web-invite-watch = Spectators
web-invite-watch-what = One link for as many as you like. They see what everyone sees, and no secrets.
web-invite-delay = Spectators see the game
web-invite-delay-choice = { $minutes ->
    [0] live
    [60] 1 hour later
   *[other] { $minutes } minutes later
  }
web-invite-copy = Copy link
web-invite-copied = Copied
web-invite-copy-label = Copy link: { $for }
web-invite-share = Share
web-invite-share-label = Share: { $for }
web-invite-address = Link: { $for }
web-invite-message = Play { $game } with me
web-invite-message-watch = Watch our game of { $game }
web-invite-renew = Replace all links
web-invite-renew-what = The old links stop working. Everyone who has joined stays.
web-invite-renewed = The links are new; the old ones no longer work.

## Joining

web-join-from = { $host } invites you to play
web-join-from-nobody = You are invited to play
web-join-watch-from = You can watch this game
web-join-seats = Players
web-join-yours = your seat
web-join-free = free
web-join-name = Your name
web-join = Join the game
web-join-watch = Watch
web-join-watch-what = You see what everyone at the table sees, and no secrets.
web-join-taken = Someone else has already taken this seat. Ask for another link, or for the one to watch.
web-join-home = Go to your tables

## At the table

web-people-invite = Invite
web-people-free = Waiting for a friend
web-people-free-named = Waiting for { $player }
web-people-hand-over = Let a bot play
web-people-hand-over-label = Let a bot play for { $player }
web-people-bot = Bot for { $player }
web-people-take-back = Take my seat back
web-people-give-back = Dismiss the bot
web-people-give-back-label = Let { $player } play again
web-people-sit = Play it myself
web-people-sit-label = Play the seat of { $player } myself
web-people-spectators = { $count ->
    [0] No spectators
    [one] 1 spectator
   *[other] { $count } spectators
  }
web-people-watching = You are watching.
web-people-late = You are watching with a delay of { $minutes ->
    [60] 1 hour
   *[other] { $minutes } minutes
  }.
web-people-bot-plays = A bot is playing for you.
web-people-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
web-people-links = Links

## Lobby

web-lobby = Open tables
web-lobby-what = Take a free seat or watch.
web-lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
  }
web-lobby-join = Join
web-lobby-watch = Watch

## Luck

web-luck-secret = The server draws all luck from a secret that was fixed before the game. Once the game is over, anyone can check every draw with its record.
web-luck-known = Known luck: it comes from a seed that someone may know, here or in the game that this one continues.

## Games that do not go on: the rules have changed, or the database is damaged

web-halt-rules = The rules have changed
web-halt-damaged = This game is damaged
web-halt-refused = “{ $action }” ({ $player }) is no longer possible.
web-halt-differs = “{ $action }” ({ $player }) now leads to a different position.
web-halt-unknown = An action of this game no longer exists.
web-halt-secret = It concerns an action that you may not know about until the game is over.
web-halt-luck = luck
web-halt-changed = Action { $number } is not what was stored: the database was damaged or edited.
web-halt-missing = Action { $number } is missing from the database.
web-halt-impossible = Action { $number } is not possible: the database was damaged or edited.
web-halt-where = { $count ->
    [one] The table shows the last position on which old and new rules agree. One action after it is dropped.
   *[other] The table shows the last position on which old and new rules agree. { $count } actions after it are dropped.
} The record keeps everything.
web-halt-sound = Everything before it is sound, and shown here. Continue from this position at a new table, or download the record as it is stored.
web-halt-over = This game is over.
web-halt-ask = Continue from here by the new rules, or end the game as it stood? All players have to agree.
web-halt-go-on = Continue
web-halt-go-on-label = Continue, for { $player }
web-halt-end = End the game
web-halt-end-label = End the game, for { $player }
web-halt-says-go-on = wants to continue
web-halt-says-end = wants to end the game
web-halt-branch = Continue at a new table
web-halt-record = Download the stored record
