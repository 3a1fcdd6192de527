# ImpeRunde at the table in English: its panels, its choices in short, and its first-game guide.

## First page

web-game-length = about 90 minutes against bots
web-game-turn = Round { $turn }

## Pictures in the rules

book-units = The units of a player.
book-lands = Congo and Egypt as colonies of two players, one with infantry, the other with a fort.

## Table

web-race = Standings
web-hand = Cards
web-conference = Talks
web-budget = Budget
web-investments = Investments
web-battle = Battle
web-asides = Interrupt
web-curtain-what = Hands are secret: pass the device, then continue.
web-advice-imagined = Other players’ hidden cards are imagined from what you have seen.

## The board

board-value-rules = value { $value }
board-value-owner = value { $value } (corrected)
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
    [one] a trading post
   *[other] { $count } trading posts
  }
board-unit-cargo = { $count ->
    [one] a cargo ship with { $unit }
   *[other] { $count } cargo ships with { $unit }
  }
board-captured = captured: { $units }
board-stack = { $units } ({ $nation })
board-attack = { $count ->
    [1] Attack: { $percent }%
    [2] Best two: { $percent }%
   *[other] Best three: { $percent }%
  }
board-attack-uncounted = { $count ->
    [1] Attack
    [2] Attack with the best two
   *[other] Attack with the best three
  }
board-attack-with = Attack { $place } with { $units }
board-attack-from = { $units } from { $places }
board-move = Move { $units }
board-launch = Build { $unit }
board-where = { $unit_id ->
    [frigate] Where does the frigate go?
    [line] Where does the ship of the line go?
    [cargo] Where does the cargo ship with { $unit } go?
   *[other] Where does the { $unit } go?
  }

## The race and the players

web-round = { $number ->
    [0] Set-up
   *[other] Round { $number }
  }
web-phase = { $number ->
    [1] First player and direction
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
    [one] The first player with { $goal } trading post and no debts wins
   *[other] The first player with { $goal } trading posts and no debts wins
  }
web-race-posts = { $goal ->
    [one] { $posts } of { $goal } trading post
   *[other] { $posts } of { $goal } trading posts
  }
web-race-missing = { $missing ->
    [0] Goal reached
    [one] { $missing } more trading post to go
   *[other] { $missing } more trading posts to go
  }
web-race-owed = debts: { $debts }
web-race-barred = but debts rule out a win: { $debts }
web-race-starts = first player
web-race-home = Home
web-race-money = Money
web-race-income = Income
web-race-income-what = Next round, if nothing changes
web-race-debts = Debts
web-race-cards = Cards
web-race-wars = at war with { $players }
web-race-colonies = Colonies
web-race-value = Colony value
web-race-armies = Armies
web-race-warships = Warships
web-race-colony = { $posts ->
    [one] { $posts } trading post, value { $value }
   *[other] { $posts } trading posts, value { $value }
  }
web-race-no-colonies = No colonies
web-race-box = In supply
web-race-posts-left = trading posts
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
web-card-treason = Before the first roll of a battle for another player’s colony: one fort there is lost without a fight.
web-card-pirates = At any time outside a battle: two black frigates appear in a sea of your choice.
web-card-privateers = At any time outside a battle: all pirate ships in one sea become yours, free of charge.
web-card-hussar = Before any roll in a land battle you are in: your cavalry gets +1 until the battle is over.
web-card-declaration = At any time outside a battle: war with a player of your choice, effective immediately and until the next talks.
web-card-ambush = Before the first roll, when your colony is attacked: +2 on your dice in the first dice round.
web-card-surprise = Before the first roll of your attack on land: +2 on your dice in the first dice round.
web-card-forged-sea = At any time outside a battle: all ships of another player in one sea sail to an adjacent sea without anyone else’s warships.
web-card-forged-land = At any time outside a battle: one to three armies of another player march from one of their colonies to an adjacent one.
web-card-smuggling = In the Investments phase: 5 doubloons of military units in one of your colonies, regardless of its limits.
web-card-sabotage = At any time, even in a battle: one ship of another player sinks with everything on board.
web-card-peace-treaty = In the Secret service & diplomacy phase: two players of your choice make peace, like it or not.
web-card-plunder = At the start of the State income & debts phase: you collect the tax of an enemy coastal colony this round.
web-card-rebellion = At any time outside a battle: 5 native infantry rise up against another player’s colony.
web-card-unmask = At any time, even in a battle: look at another player’s hand and shuffle one of the cards back into the pile.
web-card-counter = In response to a card another player has just played: that card has no effect.
web-card-seizure = Before the first roll of your attack at sea: one of the enemy player’s frigates is captured without a fight.
web-hand-yours = Your hand
web-hand-playable = Play a card
web-hand-pass = Pass
web-hand-rest = The rest of your hand
web-hand-empty = You have no cards in hand.
web-hand-secret = Hands are secret.
web-hand-play = Play
web-hand-break-in = Interrupt
web-hand-take = Take
web-hand-not-now = Not now.
web-hand-why = Why?
web-hand-of = Hand: { $player }
web-wish = When to prompt you for a card
web-wish-touched = Only when it affects me
web-wish-always = At every opportunity
web-wish-what = Everyone can see this setting. Players with an empty hand are never prompted.
web-played = On the table: { the-card }
web-played-by = played by { $player }
web-played-answers = Responses
web-played-cancels = { $player }: Counter-espionage against the card below
web-named-at = Where
web-named-to = Where to
web-named-against = Against
web-named-between = Between
web-named-sink = Sinks
web-named-detach = Sends
web-named-how = How
web-named-openly = revealed to everyone
web-named-secretly = secretly
web-target-colonies = Colonies: { $player }
web-target-ships = Seas with ships
web-target-empty = Empty seas
web-target-posts = { $number ->
    [one] 1 trading post
   *[other] { $number } trading posts
  }
web-holders = Everyone’s cards
web-holders-cards = Cards
web-holders-known = Known to you
web-holders-asked = Prompted
web-holders-touched = when affected
web-holders-always = at every opportunity
web-holders-resting = no more this phase
web-pile = Pile: { $number }
web-discard = Discard pile: { $number }
web-break-in = Interrupt with a card
web-break-in-what = Your card is resolved before anything else the current player does.

## The conference

web-talks-starter = first player
web-talks-is-ready = ready
web-talks-rests = no more cards
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
web-talks-say = What you tell { $player }
web-talks-stance = { $stance ->
    [war] War
   *[peace] Peace
  }
web-talks-dividend = Peace brings each side { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
  } per round; war and armistice bring nothing.
web-talks-sum = Your peace dividend as things stand: { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
  }
web-talks-sum-open = Your peace dividend if the talks ended now: { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
  }
web-talks-goal = Goal: { $goal ->
    [one] { $goal } trading post
   *[other] { $goal } trading posts
  }
web-talks-proposed = { $player } proposes { $goal ->
    [one] { $goal } trading post
   *[other] { $goal } trading posts
  }.
web-talks-unanimous = The goal changes only if everyone agrees before the talks end; one refusal ends the proposal.
web-talks-answers = Responses
web-talks-agreed = agrees
web-talks-silent = no answer yet
web-talks-propose-open = Propose another goal
web-talks-propose-number = Trading posts (1 to { $most })
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
    [0] Everyone is ready.
   *[other] Not ready yet: { $players }.
  }
web-talks-close = Close the talks
web-talks-close-what = You play Great Britain and can close the talks at any time; everyone’s current wishes then take effect.

## The budget

web-money-whose = Whose money
web-budget-income = Income per round
web-budget-line = Line
web-budget-round = Round { $round }
web-budget-expected = if nothing changes
web-budget-interest-on = 1 per 5 doubloons of debt ({ $debts })
web-budget-nothing = nothing
web-budget-secret = Choices stay hidden until everyone has chosen.
web-budget-chosen = { $player } has chosen
web-budget-choosing = { $player } is still choosing

## Investments

web-shop-post = trading post
web-shop-card = secret-service card
web-shop-home = home
web-shop-posts = Trading posts
web-shop-posts-of = { $posts } of { $most } trading posts
web-shop-limit = { $left } of { $limit }
web-shop-limit-head = Left for units
web-shop-limit-what = Left for units this round: 3 doubloons for each trading post that was already here
web-shop-empty = no units
web-shop-fresh = { $number ->
    [one] 1 new post
   *[other] { $number } new posts
  }
web-shop-into = Sea for the { $kind }
web-shop-purse = Smuggled money
web-shop-goal = { $posts } of { $goal }
web-shop-reserve = Pieces in supply
web-shop-bought = Bought this round
web-shop-show = Show
web-shop-many = How many at once:
web-shop-all = All { $count } countries
web-shop-kind = { $kind } ({ $count })

## Steps of other players

step-debts = debts and borrowing

## Battle

web-battle-none = No battle has been fought yet.
web-battle-last = The last battle
web-battle-gathering = Preparing an attack
web-battle-round = Dice round { $number }
web-battle-attacks = Attacker
web-battle-defends = Defender
web-battle-nobody = nobody
web-battle-units = { $number } × { $kind }
web-battle-from = from
web-battle-bonus = { $number } from cards
web-battle-fort = { $number } against a fort
web-battle-chance = Chance of winning
web-battle-likely = { $player } { $percent }%
web-battle-exact = Exact, provided that nobody joins and no cards are played. A side with more than three units continues with its best dice.
web-battle-uncounted = There are too many units here to calculate the odds.
web-battle-ties-defender = Tied dice: the defender wins.
web-battle-ties-boarding = Tied dice: the ships board each other.
web-battle-percent = { $percent }%
web-battle-three-attacks = Chance of winning the battle with them:
web-battle-three-defends = Chance of holding with them:
web-battle-join = Possible reinforcements
web-battle-give-up = Give up the attack
web-battle-best = Fight with the best:
web-battle-idle = not compared

## The wheel

## Charts

web-chart-posts = Trading posts
web-chart-debts = Debts
web-chart-money = Money
web-chart-round = Round

## Result and rules

web-points = Counts towards the goal
web-result-margin = { $reason ->
    [goal] { $player } has { $posts } trading posts in { $colonies ->
        [one] 1 colony
       *[other] { $colonies } colonies
      } and no debts. The goal was { $goal }.
   *[limit] { $player } has { $posts } trading posts, and { $other } comes second.
  }
web-result-level = { $players } each have { $points } trading posts that count towards the goal.
web-result-score = { $posts }
web-rules-source = { $source ->
    [FAQ] FAQ
   *[other] § { $source }
  }

## Options

web-option-length = { $players ->
    [3] Trading posts needed to win with 3 players: 35, 40 or 45.
    [4] Trading posts needed to win with 4 players: 28, 31 or 34.
    [5] Trading posts needed to win with 5 players: 24, 27 or 30.
   *[6] Trading posts needed to win with 6 players: 21, 24 or 27.
  }
web-option-goal = During talks, the players can agree on a different goal.
web-option-start-colony-value = 5 by the rules; a higher value makes for a quicker start.
web-option-round-limit = The player closest to the goal at that point comes first.

## Choices in short

web-group-imperunde-march = { $from } · { $mover }
web-group-imperunde-sail = { $from } · { ship-at-sea }
web-group-imperunde-land = { $from } · { ship-at-sea }
web-group-imperunde-embark = { $from } · { $kind }
web-group-imperunde-place = Place { a-kind }
web-group-imperunde-equip = Extra armies
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
web-group-imperunde-at = Target
web-group-imperunde-to = Destination
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
web-item-imperunde-post = trading post
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

## Reference sheets

web-sheet-units = Units, dice and moves
web-sheet-money = Round and money
web-sheet-cards = Secret-service cards
web-sheet-unit = Unit
web-sheet-price = Cost
web-sheet-die = Die
web-sheet-moves = Moves on land
web-sheet-moves-sea = Moves at sea
web-sheet-fort = Against a fort
web-sheet-pieces = Pieces
web-sheet-wares = Other costs
web-sheet-battle-three = Up to three units attack; at most three on each side roll in a dice round.
web-sheet-battle-ties = Dice are paired from the highest. On land, a tie goes to the defender.
web-sheet-battle-boarding = At sea, a tie means boarding: both ships roll their dice again, and the higher roll captures the other ship.
web-sheet-battle-fort = A modifier against a fort counts only when the fort is the direct opponent.
web-sheet-battle-natives = A free land is defended by as many native infantry as its value, at full strength in every battle.
web-sheet-battle-cargo = Armies travel on cargo ships, free of charge. Infantry and artillery stop where they land; cavalry has one more move.
web-sheet-doubloons = { $number ->
    [one] { $number } doubloon
   *[other] { $number } doubloons
  } each round
web-sheet-dividend = { $number } for each player you are at peace with
web-sheet-colonial = 1 for each of your trading posts
web-sheet-sea = the value of each sea that you control with a warship and that borders your home or a colony with a post
web-sheet-debt-interest = 1 for every { $loan } owed at the end of the previous round
web-sheet-borrowed = { $loan } or nothing each round, up to { $most } in all
web-sheet-repaid = up to { $most } each round
web-sheet-limit = units in a colony
web-sheet-limit-what = { $number } doubloons for each post that was there before this round
web-sheet-cards-most = { $most } each round at most
web-sheet-round = The round
web-sheet-goal = Trading posts to win
web-sheet-length = { $length ->
    [short] Short
    [normal] Normal
   *[long] Long
  }
web-sheet-goal-what = And no debts.
web-sheet-card = Card
web-sheet-number = Number
web-sheet-effect = When and what

## First-game guide

web-guide-imperunde-start_ships = Your first warships start in seas next to your home. A sea where only you have warships pays its value in taxes every round. Two seas pay more than one.
web-guide-imperunde-equip = The wheel has given you this colony with trading posts, forts and infantry, one of each per point of its value. Armies let you conquer neighbouring lands soon; a frigate holds a sea and earns its tax.
web-guide-imperunde-talks = Everyone openly says whom they want peace or war with, and may change their mind until the talks end. Peace takes two, war only one. Peace brings both sides 2 doubloons per round and rules out attacks; you can fight for colonies and seas only against enemies.
web-guide-imperunde-move = Cavalry and ships move twice, other armies once. Entering a free land attacks its natives, as many as its value; up to three of your units fight at once, so bring several. If all your armies leave a colony without forts and trading posts, it becomes free again.
web-guide-imperunde-leave = A warship may pass through the sea of a player you are at peace with, but not stay there: sail on now.
web-guide-imperunde-embark = Armies board cargo ships here, free of charge, and sail or land from the next round on. Enemy warships sink cargo ships without a fight unless your warships or a friend’s hold the sea.
web-guide-imperunde-winds = Each of your ships in this sea may make one move now, or land its army, even as an attack. Unused moves are lost.
web-guide-imperunde-debts = Your income is listed line by line; open a line to see where it comes from. Debts cost 1 doubloon per round for every 5, and nobody can win while in debt.
web-guide-imperunde-invest = Trading posts win the game: each costs 2 and pays 1 every round. Buy units at home, or in colonies for up to 3 doubloons per post that was already there. Any money left over carries over.
web-guide-imperunde-smuggle = Smuggled money buys units for this one colony, regardless of posts and discs. It must be spent now.
web-guide-imperunde-assault = Up to three units attack together, from any adjacent spaces. Add the ones you want, then fight: there is no retreat.
web-guide-imperunde-pick = Only three units roll at a time. Better dice win more often, but a unit that loses its pair is lost.
web-guide-imperunde-defend = Up to three of your units roll, and you choose again before every dice round. On land you win ties; at sea, ties lead to boarding.
web-guide-imperunde-reinforce = After a loss, other units may join, up to three in all, if they can get there without a fight. Or fight on with those you have left; if there are none, the attack has failed.
web-guide-imperunde-window = An opportunity to play a card: play one or pass. Who is prompted depends only on what everyone can see, so it gives nothing away about a hand.
web-guide-imperunde-target = Your card is on the table. Choose its targets one by one; then the others may respond with Counter-espionage.
web-guide-imperunde-response = Counter-espionage cancels the card before it takes effect. If you have none, or want to keep it, pass.
web-guide-imperunde-unmask = You see the whole hand. Take the card that would hurt you most: it goes back into the pile.
