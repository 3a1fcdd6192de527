# Le serveur en français : ce qu’il dit quand quelque chose ne va pas, et la page d’une table qui n’est pas encore construite.

error-inside = Quelque chose s’est mal passé dans le serveur. Votre partie est enregistrée après chaque action ; rechargez la page.
error-storage = La partie ne peut pas être enregistrée pour l’instant ; rien n’a changé. Le disque est-il plein ?
error-request = Cette requête est incompréhensible.
error-not-found = Il n’y a rien à cette adresse.
error-method = Cette adresse n’accepte pas une telle requête.
error-too-large = C’est trop volumineux.
error-not-json = Envoyez du JSON (type de contenu application/json).
error-not-text = Envoyez du texte brut (type de contenu text/plain).
error-json = Ce n’est pas du JSON.
error-json-shape = Ce JSON n’a pas la forme attendue : { $why }
error-other-site = Les requêtes d’autres sites sont refusées.
error-no-table = Il n’y a pas de telle table parmi les vôtres.
error-too-many = Vous avez déjà { $most } tables. Supprimez-en d’abord quelques-unes.
error-no-game = Il n’y a pas de tel jeu ici.
error-no-language = Cette langue n’est pas disponible.
error-no-position = Cette partie compte { $count } actions ; les positions se comptent de 0 à { $count }.
error-seat = La place { $seat } n’est pas la vôtre.
error-spectator = Personne devant cet écran n’est assis à cette table.
error-crowded = Trop de fenêtres regardent cette table.
error-name = « { $name } » ne peut pas être un nom : { $most } caractères au plus, et pas comme un bot.
error-seat-count = { $given } places pour une partie à { $seats }.
error-action = Il n’y a pas de telle action.
error-undo = Vous n’avez rien à reprendre : on ne revient ni sur le hasard, ni sur ce qui a été révélé, ni sur les décisions des autres.
error-ask = Il n’y a aucune décision de votre part que vous pourriez demander à reprendre.
error-asked = Quelqu’un demande déjà à reprendre un coup ; répondez d’abord à cette demande.
error-no-request = Plus personne ne demande à reprendre ce coup.
error-own-request = Vous ne pouvez pas accepter votre propre demande.
error-frame = Ce message est incompréhensible.
error-words = { $why }

unbuilt-title = Great Powers
unbuilt-text = Le serveur fonctionne, mais les pages de la table ne sont pas encore construites.
unbuilt-how = Dans une copie de travail du projet, construisez-les avec :
