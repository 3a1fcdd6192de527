# Avis en français. Ils sont chargés quand on en a besoin.

web-notices = Me prévenir quand c’est mon tour
web-notices-setting = Avis
web-notices-change = Réglages des avis
web-notices-what = Quand c’est votre tour et que vous n’êtes pas à la table, vous recevez un seul avis, peu après.
web-notices-browser = Navigateur
web-notices-here = Activer les avis ici
web-notices-this = Ce navigateur
web-notices-other = Un autre de vos navigateurs
web-notices-able = { $able ->
    [install] Sur iPhone et iPad : touchez « Partager », puis « Sur l’écran d’accueil », et ouvrez Great Powers depuis là.
    [denied] Votre navigateur bloque les notifications de ce site. Autorisez-les d’abord dans ses réglages.
   *[impossible] Ce navigateur ne peut pas afficher de notifications.
}
web-notices-mail = E-mail
web-notices-mail-what = Vous recevez d’abord un e-mail avec un lien de confirmation. Chaque e-mail contient un lien de désabonnement.
web-notices-webhook = Webhook
web-notices-webhook-what = Pour un salon de votre groupe sur Discord, Slack ou Mattermost : collez l’adresse de son webhook.
web-notices-secret = Signature
web-notices-secret-what = Grâce à ce secret, un programme vérifie qu’un avis vient bien d’ici : X-Greatpowers-Signature est le HMAC-SHA256 du contenu.
web-notices-save = Enregistrer
web-notices-on = Activé
web-notices-unconfirmed = Ouvrez le lien dans l’e-mail qui y a été envoyé.
web-notices-stopped = Désactivé, car plus rien n’arrivait. Un essai réussi le réactive.
web-notices-test = Essayer
web-notices-test-label = Essayer : { $for }
web-notices-tested = Envoyé. Cela devrait arriver dans un instant.
web-notices-remove = Supprimer
web-notices-remove-label = Supprimer : { $for }
web-notices-decline = Non merci
web-notices-broken = Certains de vos avis n’arrivent plus.
