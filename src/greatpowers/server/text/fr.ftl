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
error-no-table = Vous n’avez pas cette table. Elle a peut-être été supprimée.
error-too-many = Vous avez déjà { $most } tables. Supprimez-en d’abord quelques-unes.
error-no-game = Jeu inconnu.
error-no-language = Cette langue n’est pas disponible.
error-record-secret = Cette partie a commencé par une position qui peut contenir des secrets : elle se télécharge quand elle est terminée.
error-known-luck = Un hasard connu d’avance (une graine) n’est possible qu’à une table où personne d’autre ne joue.
error-rated = Une partie classée exige au moins deux joueurs, chacun à une seule place, et un hasard que personne ne connaît d’avance.
error-rated-delete = Une partie classée reste jusqu’à sa fin. Les joueurs peuvent convenir d’y mettre fin.
error-hints-rated = Il n’y a pas de conseils dans les parties classées.
error-hints = Cette table se joue sans conseils.
error-analysis-off = Ce serveur ne propose pas d’analyses.
error-analysis-spectator = Seuls les joueurs peuvent faire analyser cette partie avant sa fin.
error-analysis-stale = La partie a continué entre-temps.
error-analysis-failed = L’analyse a échoué. Réessayez dans un instant.
error-review-open = Le bilan est disponible une fois la partie terminée.
error-no-explanation = Vous ne pouvez pas savoir ce qui a été décidé ici.
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
error-plan = Cette décision vous concerne : prenez-la d’abord.
error-plan-answer = Cette question ne peut plus se poser, ou cette réponse n’est pas possible.
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
error-asked = Une demande est déjà en cours ; répondez d’abord à celle-ci.
error-halted = Cette partie est suspendue : l’avis à la table dit pourquoi.
error-no-change = Les règles de cette partie n’ont pas changé, ou tous se sont déjà mis d’accord.
error-no-request = Cette demande n’est plus ouverte.
error-own-request = Vous ne pouvez pas accepter votre propre demande.
error-paused = La partie est en pause.
error-ended = Les joueurs ont mis fin à cette partie.
error-pause-over = Cette partie ne peut pas être mise en pause : elle est terminée ou suspendue.
error-pace = Donnez un peu de temps aux joueurs : des minutes pour une partie en direct, des heures ou des jours pour une partie par correspondance.
error-ask-other = Vous ne pouvez pas demander cela maintenant.
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
error-rate-analyses = Vous demandez des analyses trop vite. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
error-rate-sign-ins = Trop de tentatives. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
error-signed-out = Vous n’êtes pas connecté.
error-signed-in = Vous êtes déjà connecté. Déconnectez-vous d’abord.
error-account-program = Un programme ne peut pas gérer de compte.
error-account-taken = Le nom « { $name } » est déjà pris, ou trop proche d’un autre.
error-sign-in = Nom ou mot de passe incorrect.
error-password-length = Un mot de passe compte de { $least } à { $most } caractères.
error-password-name = Choisissez un mot de passe différent de votre nom.
error-account-token = Donnez au jeton un nom de { $most } caractères au plus.
error-account-tokens = Vous avez déjà { $most } jetons. Révoquez-en un d’abord.
error-rate-notices = Trop de modifications. Réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
error-notices-off = Ce serveur ne propose pas ce type d’avis.
error-mail = Cette adresse e-mail est incomplète.
error-mail-asked = Une demande de confirmation a déjà été envoyée à cette adresse. Ouvrez le lien qu’elle contient.
error-webhook = Un webhook a besoin d’une adresse publique commençant par https://.
error-push-keys = Le navigateur a envoyé des clés incomplètes. Rechargez la page et réessayez.
error-no-address = Vous n’avez pas d’adresse de ce nom.
error-unconfirmed = Confirmez d’abord cette adresse : ouvrez le lien dans l’e-mail qui y a été envoyé.
error-notice-failed = Le test n’a pas pu être remis ({ $why }).
error-notice-link = Ce lien ne mène nulle part : il est incomplet, ou l’adresse a été supprimée.
error-rate-sockets = Trop de fenêtres sont ouvertes sur ce réseau. Fermez-en d’abord quelques-unes.
error-database = La base de données ne répond pas pour l’instant. Réessayez dans un instant.
error-host = Ce serveur ne s’appelle pas « { $host } ». S’il le doit, démarrez-le avec --host-name.

## Avis : ce qu’apprennent les joueurs absents

notice-player = Joueur { $number }
notice-and = { $first } et { $last }
notice-asked-subject = { $game } : à vous de jouer
notice-asked-body = { $player }, c’est à vous de jouer : { $game } avec { $others }.
notice-over-subject = { $game } : partie terminée
notice-over-body = { $player }, votre partie de { $game } avec { $others } est terminée.
notice-joined-subject = { $game } : { $player } vous a rejoint
notice-joined-body = { $player } a pris place à votre table de { $game }.
notice-confirm-subject = Great Powers : confirmez votre adresse e-mail
notice-confirm-body = Quelqu’un, sans doute vous, souhaite que Great Powers envoie un e-mail ici quand c’est son tour. Ouvrez ce lien pour confirmer. Si ce n’était pas vous, ne faites rien : aucun autre message ne suivra.
notice-test-subject = Great Powers : essai
notice-test-body = Cela fonctionne : vous serez prévenu ici quand ce sera votre tour.
notice-footer = Ne plus recevoir ces e-mails : { $url }
notice-page-button = Oui
notice-page-confirm = Voulez-vous recevoir un e-mail à { $address } quand c’est votre tour et que vous n’êtes pas à la table ?
notice-page-confirm-done = { $address } est confirmée. Vous pouvez fermer cette page.
notice-page-stop = Ne plus envoyer d’e-mails à { $address } ?
notice-page-stop-done = Plus aucun e-mail ne sera envoyé à { $address }.

unbuilt-title = Great Powers
unbuilt-text = Le serveur fonctionne, mais l’interface pour le navigateur n’est pas encore construite.
unbuilt-how = Dans une copie de travail du projet, construisez-la avec :
