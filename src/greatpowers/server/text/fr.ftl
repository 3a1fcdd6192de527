# Le serveur en français : ce qu’il dit quand quelque chose ne va pas, et la page d’une table qui n’est pas encore construite.

error-inside = Une erreur s’est produite sur le serveur. Les parties sont enregistrées après chaque action ; rechargez la page pour continuer.
error-storage = La partie ne peut pas être enregistrée pour l’instant ; rien n’a changé. Le disque est-il plein ?
error-request = Requête non valide.
error-not-found = Il n’y a rien à cette adresse.
error-method = Cette adresse n’accepte pas une telle requête.
error-too-large = C’est trop volumineux.
error-not-json = Envoyez du JSON (type de contenu application/json).
error-not-text = Envoyez du texte brut (type de contenu text/plain).
error-json = Ce n’est pas du JSON.
error-json-shape = Ce JSON n’a pas la forme attendue : { $why }
error-other-site = Les requêtes d’autres sites sont refusées.
error-blocked = L’administrateur de ce serveur vous a bloqué.
error-no-table = Vous n’avez pas cette table.
error-too-many = Vous avez déjà { $most } tables. Supprimez-en d’abord quelques-unes.
error-no-game = Jeu inconnu.
error-no-language = Cette langue n’est pas disponible.
error-record-secret = Cette partie a commencé par une position qui peut contenir des secrets : elle se télécharge quand elle est terminée.
error-known-luck = Un hasard connu d’avance (une graine) n’est possible qu’à une table où personne d’autre ne joue.
error-branch-people = Tant que la partie est en cours, vous ne pouvez emmener que vos propres places : des bots jouent les autres.
error-branch-secret = Cette partie a commencé par une position qui peut contenir les secrets d’autrui : vous pourrez continuer à partir d’ici quand elle sera terminée.
error-no-position = Cette partie compte { $count } actions ; les positions se comptent de 0 à { $count }.
error-seat = La place { $seat } n’est pas la vôtre.
error-spectator = Vous ne jouez pas à cette table.
error-link = Ce lien ne mène nulle part : il est incomplet, il a été remplacé ou la table n’existe plus. Demandez-en un nouveau.
error-not-host = Seule la personne qui a ouvert cette table peut le faire.
error-no-seat = Cette table n’a pas une telle place pour une personne.
error-seat-taken = Quelqu’un d’autre a pris cette place.
error-stand-in = Un bot joue pour vous. Reprenez d’abord votre place.
error-chat = Écrivez un message de { $most } caractères au plus.
error-chat-full = Il s’est dit tant de choses à cette table que plus rien ne peut être ajouté.
error-chat-to = On ne peut s’adresser qu’aux personnes assises à cette table.
error-token = Envoyez le jeton que donne POST /api/bot/token : « Authorization: Bearer JETON ».
error-stale = Cette décision n’est plus à prendre.
error-crowded = Cette table est ouverte dans trop de fenêtres.
error-name = « { $name } » ne peut pas être un nom : { $most } caractères au plus, et pas le nom d’un bot.
error-seat-count = { $given } places pour une partie à { $seats }.
error-action = Action inconnue.
error-undo = Vous n’avez rien à annuler : on ne revient ni sur le hasard, ni sur ce qui a été révélé, ni sur les décisions des autres.
error-ask = Il n’y a aucune décision de votre part à annuler.
error-asked = Quelqu’un demande déjà à annuler un coup ; répondez d’abord à cette demande.
error-halted = Cette partie est suspendue : l’avis à la table dit pourquoi.
error-no-change = Les règles de cette partie n’ont pas changé, ou tous se sont déjà mis d’accord.
error-no-request = Cette demande d’annulation n’est plus ouverte.
error-own-request = Vous ne pouvez pas accepter votre propre demande.
error-frame = Message non valide.
error-words = { $why }
error-rate-requests = Trop de requêtes. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
error-rate-tables = Vous ouvrez des parties trop vite. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
error-rate-imports = Vous ouvrez des parties enregistrées trop vite. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
error-rate-reads = Vous consultez les positions passées trop vite. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
error-rate-sockets = Trop de fenêtres sont ouvertes sur ce réseau. Fermez-en d’abord quelques-unes.
error-database = La base de données ne répond pas pour l’instant. Réessayez dans un instant.
error-host = Ce serveur ne s’appelle pas « { $host } ». S’il le doit, démarrez-le avec --host-name.

unbuilt-title = Great Powers
unbuilt-text = Le serveur fonctionne, mais l’interface pour le navigateur n’est pas encore construite.
unbuilt-how = Dans une copie de travail du projet, construisez-la avec :
