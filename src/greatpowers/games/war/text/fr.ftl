## Le plateau en fichier

board-file-title = Le plateau de { $game }, à corriger par ceux qui possèdent le jeu imprimé.
board-file-how =
    Nous n’avons pas pu consulter le plateau imprimé. « règles » : les règles le disent ; « publié » : des joueurs l’ont relevé ; « reconstitué » : nous l’avons déduit.
    Changez ce qui diffère sur votre plateau, puis jouez avec : greatpowers play war --board FICHIER
    Les lignes laissées telles quelles ne changent rien ; vous pouvez aussi les effacer. Les noms peuvent être en anglais, en allemand ou en français.
board-file-source = { $name }, { $source }
board-file-rules = règles
board-file-research = publié
board-file-reconstructed = reconstitué
board-file-owner = corrigé
board-file-zones = La zone de chaque région.
board-file-natives = Marqueurs d’indigènes de chaque force et de chaque niveau, de 0 à 99. Il en faut au moins 14 de force 7 ou plus marqués ++.
board-file-resources = Pions de ressource de chaque sorte, de 0 à 99 ; « dot » est un pion sans ressource.
board-file-resource-values = Points de production de chaque ressource, de 1 à 20.
board-file-borders = Ce qui touche à quoi ; * les règles le disent ou le supposent. Les Dardanelles et le canal de Suez ne sont pas des frontières et ne se changent pas.
board-file-pairs = Écrivez des paires : celles qui se touchent sur votre plateau mais pas ici, et l’inverse.
