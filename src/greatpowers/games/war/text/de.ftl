## Der Spielplan als Datei

board-file-title = Der Spielplan von { $game }, zum Korrigieren für alle, die das gedruckte Spiel besitzen.
board-file-how =
    Den gedruckten Spielplan konnten wir nicht einsehen. „Regelheft“: Die Regeln nennen es; „veröffentlicht“: Spieler haben es aufgelistet; „rekonstruiert“: Wir haben es erschlossen.
    Ändere, was auf deinem Spielplan anders ist, und spiele dann mit: greatpowers play war --board DATEI
    Zeilen, die bleiben, wie sie sind, ändern nichts; du kannst sie auch löschen. Namen dürfen englisch, deutsch oder französisch sein.
board-file-source = { $name }, { $source }
board-file-rules = Regelheft
board-file-research = veröffentlicht
board-file-reconstructed = rekonstruiert
board-file-owner = korrigiert
board-file-zones = Die Zone jeder Region.
board-file-natives = Marker der Einheimischen jeder Stärke und Einstufung, 0 bis 99. Mindestens 14 mit Stärke 7 oder mehr müssen ++ zeigen.
board-file-resources = Rohstoffplättchen jeder Art, 0 bis 99; „dot“ ist ein Plättchen ohne Rohstoff.
board-file-resource-values = Produktionspunkte jedes Rohstoffs, 1 bis 20.
board-file-borders = Was woran grenzt; * die Regeln sagen es oder setzen es voraus. Dardanellen und Suezkanal sind keine Grenzen und lassen sich nicht ändern.
board-file-pairs = Schreibe Paare: solche, die auf deinem Spielplan aneinander grenzen, hier aber nicht, und umgekehrt.
