# ImpeRunde at the table in English: its panels, its choices in short, and its first-game guide.

## Table

web-race = Race
web-hand = Cards
web-conference = Talks
web-budget = Budget
web-investments = Purchases
web-battle = Battle
web-asides = Break in
web-curtain-what = Hands are secret: pass the screen on, then go on.

## The board

board-value-rules = value { $value }
board-value-owner = value { $value } (corrected)
board-border-added = borders { $place } (corrected)
board-border-removed = does not border { $place } (corrected)
board-value-reconstructed = value { $value } (reconstructed)
board-disc-famine = famine
board-disc-plunder = plundered
board-disc-storm = storm
board-disc-calm = calm
board-unit-infantry = { $count } infantry
board-unit-cavalry = { $count } cavalry
board-unit-artillery = { $count } artillery
board-unit-fort = { $count ->
    [one] a fort
   *[other] { $count } forts
  }
board-unit-frigate = { $count ->
    [one] a frigate
   *[other] { $count } frigates
  }
board-unit-line = { $count ->
    [one] a ship of the line
   *[other] { $count } ships of the line
  }
board-unit-post = { $count ->
    [one] a trade post
   *[other] { $count } trade posts
  }
board-unit-cargo = { $count ->
    [one] a cargo ship with { $unit }
   *[other] { $count } cargo ships with { $unit }
  }
board-captured = captured: { $units }
board-stack = { $units } ({ $nation })
board-move = Move { $units }
board-launch = Launch { $unit }
board-where = Where to with { $unit }?


## The race and the players

web-round = { $number ->
    [0] Set-up
   *[other] Round { $number }
  }
web-phase = { $number ->
    [1] Starter and direction
    [2] Secret service and diplomacy
    [3] State income and debts
    [4] Investments
    [5] Clearing the seas
    [6] Movement and battle
    [7] Embarkation
   *[8] Events
  }
web-race-players = Players
web-race-goal = { $goal ->
    [one] First to { $goal } trade post and no debts
   *[other] First to { $goal } trade posts and no debts
  }
web-race-posts = { $goal ->
    [one] { $posts } of { $goal } trade post
   *[other] { $posts } of { $goal } trade posts
  }
web-race-missing = { $missing ->
    [0] The goal is reached
    [one] { $missing } more trade post to go
   *[other] { $missing } more trade posts to go
  }
web-race-owed = debts: { $debts }
web-race-barred = but debts bar the victory: { $debts }
web-race-starts = starts
web-race-home = Home
web-race-money = Money
web-race-income = Income
web-race-income-what = Of the next round, if nothing changed
web-race-debts = Debts
web-race-cards = Cards
web-race-colonies = Colonies
web-race-value = Their value
web-race-armies = Armies
web-race-warships = Warships
web-race-colony = { $posts ->
    [one] { $posts } trade post, value { $value }
   *[other] { $posts } trade posts, value { $value }
  }
web-race-no-colonies = No colonies
web-race-box = What is left in the box
web-race-posts-left = trade posts
web-race-common = Pirates: { $frigates ->
    [one] { $frigates } frigate
   *[other] { $frigates } frigates
  }, { $lines ->
    [one] { $lines } ship of the line
   *[other] { $lines } ships of the line
  }. Pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.

## Cards and standing answers

web-card-name = { the-card }
web-card-armistice = At any time, even in a battle: an armistice with a player you are at war with. It holds until the next talks.
web-card-treason = Before the first dice of a battle for another player’s colony: one fort there is gone without a fight.
web-card-pirates = At any time outside a battle: two black frigates appear in a sea of your choice.
web-card-privateers = At any time outside a battle: all pirate ships of one sea become yours, free of charge.
web-card-hussar = Before any dice of a land battle of yours: your cavalry counts 1 more until this battle is over.
web-card-declaration = At any time outside a battle: war with a player of your choice, at once and until the next talks.
web-card-ambush = Before the first dice, when your colony is attacked: your dice count 2 more in the first dice round.
web-card-surprise = Before the first dice of your attack on land: your dice count 2 more in the first dice round.
web-card-forged-sea = At any time outside a battle: all ships of another player in one sea sail to a sea next to it, where nobody else’s warships are.
web-card-forged-land = At any time outside a battle: one to three armies of another player march from one of their colonies to the next.
web-card-smuggling = In the Investments phase: 5 doubloons for military units in one of your colonies, whatever its limits.
web-card-sabotage = At any time, even in a battle: one ship of another player sinks with everything on board.
web-card-peace-treaty = In the Secret service & diplomacy phase: two players of your choice are at peace, whether they like it or not.
web-card-plunder = At the start of the State income & debts phase: the tax of an enemy’s coastal colony is yours in this round.
web-card-rebellion = At any time outside a battle: 5 native infantry rise against a colony of another player.
web-card-unmask = At any time, even in a battle: look at another player’s hand and shuffle one of its cards into the pile.
web-card-counter = In answer to any card that somebody else has just played: that card has no effect.
web-card-seizure = Before the first dice of your attack at sea: one frigate of the enemy player is captured without a fight.
web-hand-yours = Your hand
web-hand-playable = Play a card
web-hand-pass = Pass
web-hand-rest = The rest of your hand
web-hand-empty = You hold no cards.
web-hand-secret = Hands are secret.
web-hand-play = Play
web-hand-break-in = Break in
web-hand-take = Take
web-hand-not-now = Not now.
web-hand-why = Why?
web-hand-of = The hand: { $player }
web-wish = When you are asked for cards
web-wish-touched = Only when something touches me
web-wish-always = At every pause
web-wish-what = Everybody can see this. Nobody is asked with an empty hand.
web-played = On the table: { the-card }
web-played-by = played by { $player }
web-played-answers = Answers to it
web-played-cancels = { $player }: Counter-espionage against the card below
web-named-at = Where
web-named-to = Where to
web-named-against = Against
web-named-between = Between
web-named-sink = Sinks
web-named-detach = Sends
web-named-how = How
web-named-openly = for everybody to see
web-named-secretly = secretly
web-target-colonies = Colonies: { $player }
web-target-ships = Seas with ships
web-target-empty = Empty seas
web-target-posts = { $number ->
    [one] 1 trade post
   *[other] { $number } trade posts
  }
web-holders = Everybody’s cards
web-holders-cards = Cards
web-holders-known = Known to you
web-holders-asked = Is asked
web-holders-touched = when touched
web-holders-always = at every pause
web-holders-resting = no more in this phase
web-pile = Pile: { $number }
web-discard = Discard pile: { $number }
web-break-in = Break in with a card
web-break-in-what = Your card comes before whatever the player on turn does next.

## The conference

web-talks-starter = begins
web-talks-is-ready = ready
web-talks-rests = rests
web-talks-now = { $relation ->
    [war] at war
    [armistice] armistice
   *[peace] at peace
  }
web-talks-wants = { $stance ->
    [war] wants war
   *[peace] wants peace
  }
web-talks-then = { $relation ->
    [war] heading for war
    [armistice] heading for an armistice
   *[peace] heading for peace
  }
web-talks-sealed = fixed by a card until the next talks
web-talks-say = What you say to { $player }
web-talks-stance = { $stance ->
    [war] War
   *[peace] Peace
  }
web-talks-dividend = Peace brings each of the two { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
  } a round; war and armistice bring nothing.
web-talks-sum = Your peace dividend as things stand: { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
  }
web-talks-sum-open = Your peace dividend if the talks ended now: { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
  }
web-talks-goal = Goal: { $goal ->
    [one] { $goal } trade post
   *[other] { $goal } trade posts
  }
web-talks-proposed = { $player } proposes { $goal ->
    [one] { $goal } trade post
   *[other] { $goal } trade posts
  }.
web-talks-unanimous = The goal changes only if all agree before the talks end; one refusal ends the proposal.
web-talks-answers = Who agrees
web-talks-agreed = agrees
web-talks-silent = no answer yet
web-talks-propose-open = Propose another goal
web-talks-propose-number = Trade posts (1 to { $most })
web-talks-propose = Propose
web-talks-pair = { $relation ->
    [war] { $player } and { $other } are at war
    [armistice] { $player } and { $other } have an armistice
   *[peace] { $player } and { $other } are at peace
  }
web-talks-one-wants = { $stance ->
    [war] { $player } wants war with { $other }
   *[peace] { $player } wants peace with { $other }
  }
web-talks-grid = All relations as a table
web-talks-sign = { $sign ->
    [war] war
    [armistice] armistice
    [sealed] fixed by a card
   *[peace] peace
  }
web-talks-waiting = { $count ->
    [0] All are ready.
   *[other] Not ready yet: { $players }.
  }
web-talks-close = Close the talks
web-talks-close-what = You may close them at any time, because you play Great Britain; what everybody wants then counts.

## The budget

web-money-whose = Whose money
web-budget-income = Income in a round
web-budget-line = Line
web-budget-round = Round { $round }
web-budget-expected = if nothing changes
web-budget-interest-on = 1 for every 5 of { $debts } doubloons of debts
web-budget-nothing = nothing
web-budget-secret = Nobody sees what the others choose before all have chosen.
web-budget-chosen = { $player } has chosen
web-budget-choosing = { $player } is still choosing

## Investments

web-shop-post = trade post
web-shop-card = secret-service card
web-shop-home = home
web-shop-posts = Trade posts
web-shop-posts-of = { $posts } of { $most } trade posts
web-shop-limit = { $left } of { $limit }
web-shop-limit-head = Left for units
web-shop-limit-what = Left for units in this round: 3 doubloons for each post that stood here before
web-shop-empty = no units
web-shop-fresh = { $number ->
    [one] 1 new post
   *[other] { $number } new posts
  }
web-shop-into = Sea for the { $kind }
web-shop-purse = Smuggled money
web-shop-goal = { $posts } of { $goal }
web-shop-reserve = Pieces in reserve
web-shop-bought = Bought in this round
web-shop-show = Show
web-shop-all = All { $count } countries
web-shop-kind = { $kind } ({ $count })

## Battle

web-battle-none = No battle has been fought yet.
web-battle-last = The last battle
web-battle-gathering = An attack is gathering
web-battle-round = Dice round { $number }
web-battle-attacks = attacks
web-battle-defends = defends
web-battle-nobody = nobody
web-battle-units = { $number } × { $kind }
web-battle-from = from
web-battle-bonus = { $number } by cards
web-battle-fort = { $number } facing a fort
web-battle-chance = Chance of victory
web-battle-likely = { $player } { $percent } %
web-battle-exact = Exact, if nobody joins and no card is played. Whoever has more than three units goes on with the best dice.
web-battle-uncounted = There are too many units here to count the chances.
web-battle-ties-defender = Equal dice: the defender wins.
web-battle-ties-boarding = Equal dice: the ships board each other.
web-battle-percent = { $percent } %
web-battle-three-attacks = The chance to win the battle with them:
web-battle-three-defends = The chance to hold with them:
web-battle-join = Who else could come
web-battle-idle = not compared

## The wheel

## Charts

web-chart-posts = Trade posts
web-chart-debts = Debts
web-chart-money = Money
web-chart-round = Round

## Result and rules

web-points = Trade posts
web-rules-source = Rulebook: { $source }

## Options

web-option-length = { $players ->
    [3] Trade posts to win with 3 players: 35, 40 or 45.
    [4] Trade posts to win with 4 players: 28, 31 or 34.
    [5] Trade posts to win with 5 players: 24, 27 or 30.
   *[6] Trade posts to win with 6 players: 21, 24 or 27.
  }
web-option-goal = In the talks the players can agree on another goal.
web-option-start-colony-value = 5 by the rules; more makes a quicker start.
web-option-round-limit = Whoever has come nearest to the goal by then is first.

## Choices in short

web-group-imperunde-march = { $from } · { $mover }
web-group-imperunde-sail = { $from } · { ship-at-sea }
web-group-imperunde-land = { $from } · { ship-at-sea }
web-group-imperunde-embark = { $from } · { $kind }
web-group-imperunde-place = Place { a-kind }
web-group-imperunde-equip = Add armies
web-group-imperunde-buy = { $country }
web-group-imperunde-launch = { $country }
web-group-imperunde-post = { $country }
web-group-imperunde-canal = Canals
web-group-imperunde-card = Play a card
web-group-imperunde-take = Take a card
web-group-imperunde-use = Fight with
web-group-imperunde-use-ships = Fight with
web-group-imperunde-detach = Send
web-group-imperunde-sink = Sink
web-group-imperunde-at = Here
web-group-imperunde-to = From there to
web-group-imperunde-against = Against
web-group-imperunde-between = Between
web-group-imperunde-stance = Peace or war
# At sea an army is a cargo ship.
ship-at-sea = { $mover_id ->
    [frigate] { $mover }
    [frigate_1] { $mover }
    [line] { $mover }
    [line_1] { $mover }
   *[other] cargo ship, { $mover }
  }
web-item-imperunde-march = → { $to }
web-item-imperunde-sail = → { $to }
web-item-imperunde-land = land: { $to }
web-item-imperunde-embark = → { $to }
web-item-imperunde-place = { $sea }
web-item-imperunde-buy = { $kind }
web-item-imperunde-launch = { $kind } → { $sea }
web-item-imperunde-post = trade post
web-item-imperunde-canal = { $canal }
web-item-imperunde-card = { the-card }
web-item-imperunde-take = { the-card }
web-item-imperunde-use = { $infantry ->
    [0] { "" }
   *[other] { $infantry } infantry{ " " }
  }{ $cavalry ->
    [0] { "" }
   *[other] { $cavalry } cavalry{ " " }
  }{ $artillery ->
    [0] { "" }
   *[other] { $artillery } artillery{ " " }
  }{ $forts ->
    [0] { "" }
    [one] 1 fort
   *[other] { $forts } forts
  }
web-item-imperunde-use-ships = { $frigates ->
    [0] { "" }
    [one] 1 frigate{ " " }
   *[other] { $frigates } frigates{ " " }
  }{ $lines ->
    [0] { "" }
    [one] 1 ship of the line
   *[other] { $lines } ships of the line
  }
web-item-imperunde-detach = { $infantry ->
    [0] { "" }
   *[other] { $infantry } infantry{ " " }
  }{ $cavalry ->
    [0] { "" }
   *[other] { $cavalry } cavalry{ " " }
  }{ $artillery ->
    [0] { "" }
   *[other] { $artillery } artillery
  }
web-item-imperunde-sink = { a-ship }
web-item-imperunde-at = { $space }
web-item-imperunde-to = { $to }
web-item-imperunde-against = { $other }
web-item-imperunde-between = { $seat } and { $other }

## First-game guide

web-guide-imperunde-start_ships = Your first warships lie in seas beside your home. A sea in which you alone have warships pays taxes every round: its value. Two seas pay more than one.
web-guide-imperunde-equip = The wheel has given you this colony with trade posts, forts and infantry, one of each per point of its value. Armies let you conquer neighbours soon; a frigate holds a sea and earns its tax.
web-guide-imperunde-talks = Everybody says openly whom they want peace or war with, and may change it until the talks end. Peace needs both, war only one. Peace brings both 2 doubloons a round and forbids attacks; only with enemies can you fight over colonies and seas.
web-guide-imperunde-move = Cavalry and ships move twice, other armies once. Stepping into a free land attacks its natives, as many as its value; up to three of your units fight at once, so bring several. If all your armies leave a colony without forts and trade posts, it is free again.
web-guide-imperunde-leave = A warship may pass through the sea of a player you are at peace with, but not stay there: sail on now.
web-guide-imperunde-embark = Armies go aboard cargo ships here, at no cost, and sail or land from the next round on. Enemy warships sink cargo ships without a fight unless warships of yours or of a friend hold the sea.
web-guide-imperunde-winds = Each of your ships in this sea may make one move now, or land its army, even as an attack. What is not used is lost.
web-guide-imperunde-debts = Your income is filled in line by line; unfold a line to see what it comes from. Debts cost 1 doubloon a round for every 5, and nobody wins with debts.
web-guide-imperunde-invest = Trade posts win the game: each costs 2 and pays 1 every round. Units are bought at home, or in colonies for up to 3 doubloons for each post that stood there before. Money that is left is kept.
web-guide-imperunde-smuggle = Smuggled money buys units for this one colony, whatever its posts and discs say. It is spent at once.
web-guide-imperunde-assault = Up to three units attack together, from any neighbouring spaces. Add whom you want, then fight: nobody can retreat.
web-guide-imperunde-pick = Only three units roll at a time. Better dice win more often, but whoever loses his pair is gone.
web-guide-imperunde-defend = Up to three of your units roll, and you choose anew before every dice round. On land equal dice are yours; at sea they mean boarding.
web-guide-imperunde-reinforce = After a loss others may come, up to three in all, if they get there without a fight on the way. Or fight on with those who are left; with nobody left the attack has failed.
web-guide-imperunde-window = A pause for cards: play one or pass. Whoever is asked here is asked because of what all can see, so the question tells nothing about a hand.
web-guide-imperunde-target = Your card lies on the table. Name what it is played on, one thing after another; then the others may answer with Counter-espionage.
web-guide-imperunde-response = Counter-espionage cancels the card before it acts. Without it, or to keep it, pass.
web-guide-imperunde-unmask = You see the whole hand. Take the card that would hurt you most: it goes back into the pile.
