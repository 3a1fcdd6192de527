## The board

board-label = The board
board-controls = Zoom and rotation
board-zoom = Zoom
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = Show the whole board
board-turn-left = Rotate the board left
board-turn-right = Rotate the board right
board-turn-home = Rotate my home towards me
board-skip-animation = Skip animation
board-close = Close
board-owner = { $nation }
board-possible = { $count ->
    [one] one choice here
   *[other] { $count } choices here
  }
board-target = reachable
board-nothing = Nothing to do here right now.
board-which = Which unit?
board-list = { $count ->
    [one] Show the only place as a list
   *[other] Show the { $count } places as a list
  }
board-how-many = How many?
board-coming = { $count ->
    [one] Which unit can come here?
   *[other] Which units can come here? ({ $count })
  }
board-all = all { $count }
board-via = via { $places }
board-by-sea = by sea: { $seas }
board-border-added = borders { $place } (corrected)
board-border-removed = does not border { $place } (corrected)
