# Ratings in English. They are loaded when they are needed.

## The list

web-ratings-title = Best players
web-ratings-games = Games
web-ratings-what = The rating estimates how strong a player is, by all rated games. It starts at 1000 and shows a strength that the player has almost certainly reached.
web-ratings-provisional-what = A rating with a question mark is provisional: it rests on fewer than { $games } games.
web-ratings-none = No one is rated yet. Open a table that anyone may join, and play the first rated game.
web-ratings-failed = The list cannot be loaded right now.
web-ratings-place = Place
web-ratings-player = Player
web-ratings-value = Rating
web-ratings-count = Games
web-ratings-guest = Guest
web-ratings-you = you
web-ratings-provisional = provisional

## A new table

web-rated-choice = Rated
web-rated-choice-what = The result changes the players’ ratings. In a rated game you cannot undo past a bot’s decision.
web-rated-game = Rated game
web-rated-game-what = This game is rated.
web-unrated-game-what = This game is not rated.

## The end of a game

web-rating-changes = Ratings
web-rating-changes-none = This game does not count toward the ratings.
web-rating-changes-list = All ratings
