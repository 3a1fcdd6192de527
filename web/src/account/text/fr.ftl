# Les comptes en français. Ils sont chargés quand on en a besoin.

## Se connecter

web-account = Compte
web-account-sign-in = Se connecter
web-account-create = Créer un compte
web-account-what = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos tables dans tous vos navigateurs et sur tous vos appareils.
web-account-forgotten = Aucune adresse électronique n’est demandée : si vous oubliez votre mot de passe, seul l’administrateur de ce serveur peut vous en donner un nouveau.
web-account-name = Nom
web-account-name-what = Les autres joueurs le voient à vos tables.
web-account-password = Mot de passe
web-account-password-what = 8 caractères au moins
web-account-show = Afficher le mot de passe
web-account-keeps = { $count ->
    [one] Votre table dans ce navigateur vous suit.
   *[other] Vos { $count } tables dans ce navigateur vous suivent.
}

## Connecté

web-account-hello = Connecté : { $name }
web-account-sign-out = Se déconnecter
web-account-guest-tables = { $count ->
    [one] Ce navigateur a une table d’avant votre connexion.
   *[other] Ce navigateur a { $count } tables d’avant votre connexion.
}
web-account-bring = { $count ->
    [one] L’ajouter à mon compte
   *[other] Les ajouter à mon compte
}
web-account-rename = Changer de nom
web-account-rename-what = Vous vous connecterez avec le nouveau nom. Aux tables où vous jouez déjà, l’ancien reste.
web-account-renamed = Votre nom a été changé.
web-account-change = Changer de mot de passe
web-account-old = Mot de passe actuel
web-account-new = Nouveau mot de passe
web-account-change-what = Tous les autres navigateurs seront déconnectés et tous les jetons révoqués.
web-account-changed = Votre mot de passe a été changé.

## Connexions

web-account-sessions = Où vous êtes connecté
web-account-unknown = Navigateur inconnu
web-account-here = ce navigateur
web-account-since = connecté le { $date }, dernière utilisation : { $ago }
web-account-end = Déconnecter
web-account-end-label = Déconnecter : { $what }
web-account-everywhere = Se déconnecter partout

## Programmes

web-account-programs = Programmes qui jouent pour vous
web-account-programs-what = Un programme muni d’un jeton joue à vos places par l’interface des bots. Il ne peut pas modifier votre compte.
web-account-program = Nom du programme
web-account-token-create = Créer un jeton
web-account-token = Jeton de { $program }
web-account-token-once = Copiez-le maintenant : il ne sera plus affiché.
web-account-token-copy = Copier
web-account-token-copied = Copié
web-account-created = créé le { $date }, dernière utilisation : { $ago }
web-account-revoke = Révoquer
web-account-revoke-label = Révoquer : { $what }

## Suppression

web-account-delete = Supprimer le compte
web-account-delete-what = Votre compte, vos connexions et vos jetons, votre nom et vos messages seront supprimés, ainsi que toutes les tables où personne d’autre ne joue. Aux autres, un bot prendra vos places et la partie continuera. C’est irréversible.
web-account-delete-now = Supprimer définitivement
