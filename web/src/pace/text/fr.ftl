# Le temps à une table en français : cadences, pendules, pauses et fin d’un commun accord. Chargé en cas de besoin.

## Cadences

web-pace = Cadence
web-pace-is = Cadence : { $pace }
web-pace-none = Sans limite de temps
web-pace-live-group = En direct, à la pendule
web-pace-days-group = Par correspondance
web-pace-live = { $minutes } min + { $increment } s par tour
web-pace-days = { $time } par tour
web-pace-what = Un bot prend le relais quand un joueur n’a plus de temps. Le joueur peut reprendre sa place à tout moment.

## Pendules

web-time-left = encore { $time }
web-time-none = Temps écoulé
web-time-out = Votre temps est écoulé. Un bot joue pour vous.
web-clock-label = { $player } : encore { $time }

## Pauses

web-paused = En pause
web-paused-by = { $player } a mis la partie en pause ({ $since }).
web-paused-host = L’hôte a mis la partie en pause ({ $since }).
web-paused-agreed = Partie mise en pause d’un commun accord ({ $since }).
web-pause = Mettre la partie en pause
web-resume-game = Reprendre la partie
web-not-started = Les pendules attendent que tout le monde soit là.
web-start-clocks = Commencer la partie

## Demandes

web-pause-ask = Demander une pause
web-pause-request = Demande de pause
web-pause-request-what = { $player } souhaite mettre la partie en pause.
web-end-ask = Proposer d’arrêter la partie
web-end-request = Proposition d’arrêter la partie
web-end-request-what = { $player } propose d’arrêter la partie en l’état, sans vainqueur.
web-ended = Les joueurs ont décidé d’arrêter la partie en l’état.
web-game-controls = Partie
web-the-host = L’hôte
web-rematch-request = Revanche
web-rematch-request-what = { $player } propose une revanche.
web-rematch-go = Aller à la revanche
web-rematch-start = Commencer maintenant
web-rematch-without = Vous pouvez commencer sans attendre : les places de ceux qui n’ont pas accepté restent libres, et vous pouvez inviter quelqu’un par lien.
