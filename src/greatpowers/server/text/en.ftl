# The server in English: what it says when something is wrong, and the page of a client that is not built.

error-inside = Something went wrong on the server. Games are saved after every action; reload the page to continue.
error-storage = The game cannot be saved right now; nothing was changed. Is the disk full?
error-request = Invalid request.
error-not-found = There is nothing at this address.
error-method = This address does not accept this kind of request.
error-too-large = The request is too large.
error-not-json = Send JSON (content type application/json).
error-not-text = Send plain text (content type text/plain).
error-json = This is not valid JSON.
error-json-shape = Unexpected JSON: { $why }
error-other-site = Requests from other sites are refused.
error-blocked = The owner of this server has blocked you.
error-no-table = You have no such table. It may have been deleted.
error-too-many = You already have { $most } tables. Delete some first.
error-no-game = Unknown game.
error-no-language = Unknown language.
error-record-secret = This game started from a position that may hold secrets: its record can be downloaded when the game is over.
error-known-luck = Luck that you know in advance (a seed) is only for tables where nobody else plays.
error-rated = A rated game needs at least two players, each with one seat, and luck that nobody knows in advance.
error-rated-delete = A rated game stays until it is over. The players can agree to end it.
error-hints-rated = There are no hints in rated games.
error-hints = This table is played without hints.
error-analysis-off = This server does not offer analyses.
error-analysis-spectator = Only the players can have this game analysed until it is over.
error-analysis-stale = The game has gone on in the meantime.
error-analysis-failed = The analysis failed. Try again in a moment.
error-review-open = A game can be reviewed once it is over.
error-no-explanation = You may not know what was decided here.
error-branch-people = While the game goes on, you can only take your own seats with you: bots play the others.
error-branch-secret = This game started from a position that may hold secrets of others: you can continue from here when it is over.
error-no-position = There is no such position in this game; positions run from 0 to { $count }.
error-seat = Seat { $seat } is not yours.
error-spectator = You are not playing at this table.
error-link = This link leads nowhere: it is incomplete, its host has replaced it, or the table is gone. Ask for a new one.
error-not-host = Only the host of this table can do that.
error-no-seat = There is no such seat for a person at this table.
error-seat-taken = Somebody else has taken this seat.
error-stand-in = A bot is playing for you. Take your seat back first.
error-plan = This decision concerns you: make it first.
error-plan-answer = This question can no longer come up, or cannot be answered like that.
error-chat = Say something of at most { $most } characters.
error-chat-full = So much has been said at this table that no more can be kept.
error-chat-to = Only the people at this table can be spoken to.
error-token = Send the token that POST /api/bot/token gives, as “Authorization: Bearer TOKEN”.
error-stale = This decision is no longer open.
error-crowded = Too many windows have this table open.
error-name = “{ $name }” cannot be used as a name: at most { $most } characters, and not the name of a bot.
error-seat-count = { $given } seats given, but this game has { $seats }.
error-action = Unknown action.
error-undo = You have nothing to undo: you cannot undo chance, revealed information or other players’ decisions.
error-ask = There is no decision of yours to undo.
error-asked = There is already a request; answer that one first.
error-halted = This game is on hold: see the notice at the table.
error-no-change = The rules of this game have not changed, or everyone has agreed already.
error-no-request = This request is no longer open.
error-own-request = You cannot accept your own request.
error-paused = The game is paused.
error-ended = The players have ended this game.
error-pause-over = This game cannot be paused: it is over or on hold.
error-pace = Give the players some time: minutes for a live game, hours or days for a correspondence game.
error-ask-other = You cannot request this now.
error-frame = Invalid message.
error-words = { $why }
error-rate-requests = Too many requests. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-rate-tables = You are opening games too fast. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-rate-imports = You are opening records too fast. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-rate-reads = You are reading past positions too fast. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-rate-analyses = You are asking for analyses too fast. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-rate-sign-ins = Too many attempts. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-signed-out = You are not signed in.
error-signed-in = You are already signed in. Sign out first.
error-account-program = Programs cannot manage accounts.
error-account-taken = The name “{ $name }” is taken, or too similar to another name.
error-sign-in = Wrong name or password.
error-password-length = A password has { $least } to { $most } characters.
error-password-name = Choose a password that is not your name.
error-account-token = Give the token a name of at most { $most } characters.
error-account-tokens = You already have { $most } tokens. Revoke one first.
error-rate-notices = Too many changes. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-notices-off = This server does not offer that kind of notice.
error-mail = This is not a complete e-mail address.
error-mail-asked = This address has been asked to confirm already. Open the link in that e-mail.
error-webhook = A webhook needs a public address that starts with https://.
error-push-keys = The browser sent incomplete keys. Reload the page and try again.
error-no-address = You have no such address.
error-unconfirmed = Confirm this address first: open the link in the e-mail that was sent there.
error-notice-failed = The test could not be delivered ({ $why }).
error-notice-link = This link leads nowhere: it is incomplete, or the address has been removed.
error-rate-sockets = Too many windows are open on this network. Close some first.
error-database = The database is not responding right now. Try again in a moment.
error-host = This server is not called “{ $host }”. If it should be, start it with --host-name.

## Notices: what players who are away are told

notice-player = Player { $number }
notice-and = { $first } and { $last }
notice-asked-subject = { $game }: your turn
notice-asked-body = { $player }, it is your turn in { $game } with { $others }.
notice-over-subject = { $game }: game over
notice-over-body = { $player }, your game of { $game } with { $others } is over.
notice-joined-subject = { $game }: { $player } has joined
notice-joined-body = { $player } has taken a seat at your table of { $game }.
notice-confirm-subject = Great Powers: confirm your e-mail address
notice-confirm-body = Someone, probably you, wants Great Powers to send an e-mail here when it is their turn. Open this link to confirm. If it was not you, do nothing: nothing else will be sent.
notice-test-subject = Great Powers: test
notice-test-body = This works: you will be told here when it is your turn.
notice-footer = Stop these e-mails: { $url }
notice-page-button = Yes
notice-page-confirm = Do you want an e-mail to { $address } whenever it is your turn and you are not at the table?
notice-page-confirm-done = { $address } is confirmed. You can close this page.
notice-page-stop = Stop all e-mails to { $address }?
notice-page-stop-done = No more e-mails will be sent to { $address }.

unbuilt-title = Great Powers
unbuilt-text = The server is running, but the web client has not been built yet.
unbuilt-how = To build it, run this in a checkout of the project:
