## The board

board-label = The board
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = Show the whole board
board-turn-left = Turn the board to the left
board-turn-right = Turn the board to the right
board-turn-home = Turn my home towards me
board-skip = Skip
board-close = Close
board-owner = { $nation }
board-possible = { $count ->
    [one] one choice here
   *[other] { $count } choices here
  }
board-target = can be reached
board-nothing = Nothing can be done here now.
board-which = Which unit?
board-list = Show the { $count } places as a list
board-how-many = How many?
