## The board as a file

board-file-title = The board of { $game }, for owners of the printed game to correct.
board-file-how =
    We have not been able to see the printed board. “rulebook”: stated in the rules; “published”: listed by players of the game; “reconstructed”: our best guess.
    Change whatever differs on your board, then play with: greatpowers play war --board FILE
    Lines you leave as they are have no effect; you can also delete them. Names can be in English, German or French.
board-file-source = { $name }, { $source }
board-file-rules = rulebook
board-file-research = published
board-file-reconstructed = reconstructed
board-file-owner = corrected
board-file-zones = The zone of each region.
board-file-natives = Native markers of each strength and rating, 0 to 99. At least 14 of strength 7 or more must be rated ++.
board-file-resources = Resource chits of each kind, 0 to 99; “dot” is a chit without a resource.
board-file-resource-values = Production points of each resource, 1 to 20.
board-file-borders = What borders what; * stated or implied by the rules. The Dardanelles and the Suez Canal are not borders and cannot be changed.
board-file-pairs = Write pairs: places that are adjacent on your board but not here, and the other way round.
