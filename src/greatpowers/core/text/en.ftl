# Words that every game and every window shares.

player = Player { $number }
player-same-name = { $name } ({ $number })

## Options

bad-player-count = { $given } players: this game takes { $least } to { $most }.
bad-option-value = Option { $option }: “{ $given }” is not possible; choose one of { $allowed }.
bad-option-unknown = There is no option “{ $option }”; this game has { $allowed }.
bad-bot-unknown = There is no bot “{ $given }” for this game; choose one of { $allowed }.
bad-game-unknown = There is no game “{ $given }”; choose one of { $allowed }.

## Notation

notation-empty = Nothing was written.
notation-unknown-action = “{ $given }” is no action of this game.
notation-wrong-arguments = “{ $given }” has too few or too many words; write { $expected }.
notation-unknown-word = “{ $given }” is not known here.
notation-unknown-word-near = “{ $given }” is not known here. Is one of these meant: { $expected }?
notation-never = “{ $given }” can never happen: { $why } (rule { $rule })
notation-no-such-action = “{ $given }” can never happen on this board ({ $expected }).

## Records

record-line = Line { $line }: { $message }
record-rule = { $why } (rule { $rule })
record-not-text = This is not a text file, so it is no game record.
record-too-long = This file is far too long for a game record (more than { $most } characters).
record-not-a-record = This is no game record: it should begin with “{ $title }”.
record-format-newer = This record is written in format { $version }; this program reads up to { $known }. Update the program.
record-header-twice = “{ $name }” stands twice in the header; keep one.
record-header-unknown = The header does not know “{ $name }”; it takes game, rules, seats, option NAME and player NUMBER.
record-header-missing = The header lacks “{ $name }: …”.
record-header-number = “{ $name }” must be a number, not “{ $given }”.
record-rules-newer = This game was played by rules version { $version }; this program knows up to { $known }. Update the program.
record-player-unknown = There is no player { $player } at a table of { $seats }.
record-refused = “{ $action }” is not possible here.
record-diverged = “{ $action }” was possible under rules version { $version }, but is not under version { $known }.
record-wrong-seat = This action is taken by “{ $expected }” (a player’s number, or * for luck), not by “{ $given }”.
record-truncated = The record stops without its closing line. If this is all of it, add a last line “end”.
record-after-end = Something follows the closing line; remove it, or move the closing line to the end.
record-count = The closing line says { $said } actions, but { $found } stand here.
record-result = The closing line says “{ $said }”, but these actions lead to “{ $found }”.
record-check = A line of this record was changed, lost or added since it was saved. If that was you, write “end” alone in this line.
