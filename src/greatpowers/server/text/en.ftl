# The server in English: what it says when something is wrong, and the page of a client that is not built.

error-inside = Something went wrong in the server. Your game is stored after every action; load the page again.
error-storage = The game cannot be stored at the moment; nothing was changed. Is the disk full?
error-request = This request cannot be understood.
error-not-found = There is nothing at this address.
error-method = This address does not take such a request.
error-too-large = This is too large.
error-not-json = Send JSON (content type application/json).
error-not-text = Send plain text (content type text/plain).
error-json = This is not JSON.
error-json-shape = This JSON is not as expected: { $why }
error-other-site = Requests from other sites are refused.
error-no-table = There is no such table among yours.
error-too-many = You have { $most } tables already. Delete some first.
error-no-game = There is no such game here.
error-no-language = This language is not there.
error-no-position = This game has { $count } actions; positions are counted from 0 to { $count }.
error-seat = Seat { $seat } is not yours.
error-spectator = Nobody at this screen sits at this table.
error-crowded = Too many windows are looking at this table.
error-name = “{ $name }” cannot be a name: at most { $most } characters, and not like a bot.
error-seat-count = { $given } seats for a game of { $seats }.
error-action = There is no such action.
error-undo = There is nothing of yours to take back: taking back stops at luck, at what came to light and at other people’s decisions.
error-ask = There is no decision of yours that the others could be asked to let you take back.
error-asked = Somebody is asking already; answer that first.
error-no-request = Nobody asks to take that back any more.
error-own-request = You cannot agree to what you ask for yourself.
error-frame = This message cannot be understood.
error-words = { $why }

unbuilt-title = Great Powers
unbuilt-text = The server is running, but the pages of the table are not built yet.
unbuilt-how = In a checkout of the project, build them with:
