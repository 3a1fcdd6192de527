# ImpeRunde in English.
#
# Every argument of an action or event comes twice: as a word ($kind, $space) and, for selectors, as an id
# ($kind_id, $space_id). Players' names stand in $seat, $other, and in $party and $foe where these are players. Names of
# places follow a colon or an arrow, so that no language has to bend them. Money is in doubloons.

game-title = ImpeRunde
game-summary = Colonies, fleets and secret services around the south pole: whoever has enough trade posts and no debts wins.
game-credit = ImpeRunde is a game by Lars-Michael Stock, published by AdveRunde Spieleverlag. This is an independent, unofficial implementation on a reconstructed board.

## Helpers: units, parties and cards as sentences need them

a-kind = { $kind_id ->
    [fort] a fort
    [frigate] a frigate
    [line] a ship of the line
   *[other] { $kind }
  }
# At sea an army is a cargo ship.
a-ship = { $kind_id ->
    [frigate] a frigate
    [line] a ship of the line
   *[other] a cargo ship with { $kind }
  }
the-party = { $party_id ->
    [pirates] the pirates
    [natives] the natives
   *[other] { $party }
  }
the-foe = { $foe_id ->
    [pirates] the pirates
    [natives] the natives
   *[other] { $foe }
  }
# Two cards share their word with a relation and with the black ships.
the-card = { $card_id ->
    [armistice] Armistice
    [pirates] Pirates
   *[other] { $card }
  }
cost-doubloons = { $cost ->
    [one] { $cost } doubloon
   *[other] { $cost } doubloons
  }

## Words

word-infantry = infantry
word-cavalry = cavalry
word-artillery = artillery
word-fort = fort
word-frigate = frigate
word-line = ship of the line
word-infantry-1 = infantry (last move)
word-cavalry-1 = cavalry (last move)
word-artillery-1 = artillery (last move)
word-frigate-1 = frigate (last move)
word-line-1 = ship of the line (last move)
word-pirates = pirates
word-natives = natives
word-peace = peace
word-war = war
word-armistice = armistice
word-suez = Suez Canal
word-panama = Panama Canal

# Secret-service cards; Armistice and Pirates stand above.
word-treason = Treason
word-privateers = Privateers
word-hussar = Hussar raid
word-declaration = Declaration of war
word-ambush = Ambush
word-surprise = Surprise attack
word-forged-sea = Forged sea orders
word-forged-land = Forged land orders
word-smuggling = Smuggling
word-sabotage = Sabotage
word-peace-treaty = Peace treaty
word-plunder = Plunder
word-rebellion = Rebellion
word-unmask = Unmask spies
word-counter = Counter-espionage
word-seizure = Seizure

# Events of the wheel.
word-land-volunteers = Volunteers
word-land-trade = Trade
word-land-famine = Famine
word-land-epidemic = Epidemic
word-land-unrest = Unrest
word-land-uprising = Uprising
word-sea-storm = Storm
word-sea-calm = Calm
word-sea-winds = Favourable winds
word-sea-pirates = Pirates

# Lines of the budget sheet.
word-carried = surplus of the round before
word-home-tax = home tax
word-dividend = peace dividend
word-colonial-tax = colonial tax
word-sea-tax = sea-trade tax
word-interest = interest
word-repaid = repayment
word-borrowed = new debts
word-free = free funds
word-invested = investments
word-surplus = surplus
word-debts = total debts

# Steps of the game that ask somebody.
word-home-roll = dice for the homes
word-start-ships = first ships
word-colony-spin = the wheel for the first colonies
word-equip = equipment of a colony
word-starter = dice for the starter
word-deal = drawing cards
word-talks = talks
word-invest = investments
word-smuggle = smuggled goods
word-move = movement
word-leave = passage through a friendly sea
word-assault = gathering for an attack
word-pick = choice of attackers
word-defend = choice of defenders
word-dice = dice of a battle
word-boarding = boarding
word-reinforce = reinforcement
word-storm = dice in a storm
word-embark = embarkation
word-events = events
word-epidemic = dice in an epidemic
word-winds = favourable winds
word-window = a pause for cards
word-target = the target of a card
word-response = answers to a card

## Actions, as choices in a list

action-roll = The die shows { $die }
action-spin = The wheel stops: { $space }
action-event = The event wheel stops: { $event }
action-draw = Draw { the-card }
action-pass = Play no card now
action-rest = Play no card until the end of this phase
action-done = Done
action-fight = Fight, with no others
action-ready = Ready, nothing more to say
action-agree = Agree to the new goal
action-refuse = Refuse the new goal
action-openly = Lay the hand open for everybody
action-secretly = Look at the hand alone
action-buy-card = Buy a secret-service card
action-place = Place { a-kind }: { $sea }
action-equip = { $pack_id ->
    [infantry] Three infantry
    [cavalry] One cavalry and one infantry
   *[artillery] One artillery
  }
action-card = Play { the-card }
action-debts = { $debts_id ->
    [repay_10] Repay 10 doubloons
    [repay_5] Repay 5 doubloons
    [borrow_5] Borrow 5 doubloons
   *[none] Neither repay nor borrow
  }
action-buy = { $kind_id ->
    [fort] Build a fort: { $country }
   *[other] Recruit { $kind }: { $country }
  }
action-launch = Launch { a-kind }: { $country } → { $sea }
action-post = Build a trade post: { $country }
action-canal = Build the { $canal }
action-march = March with { $mover }: { $from } → { $to }
action-sail = Sail with { $mover }: { $from } → { $to }
action-land = Land { $mover }: { $from } → { $to }
action-embark = Embark { $kind }: { $from } → { $to }
action-use = Fight with { $infantry ->
    [0] no
   *[other] { $infantry }
  } infantry, { $cavalry ->
    [0] no
   *[other] { $cavalry }
  } cavalry, { $artillery ->
    [0] no
   *[other] { $artillery }
  } artillery, { $forts ->
    [0] no forts
    [one] 1 fort
   *[other] { $forts } forts
  }
action-use-ships = Fight with { $frigates ->
    [0] no frigates
    [one] 1 frigate
   *[other] { $frigates } frigates
  }, { $lines ->
    [0] no ships of the line
    [one] 1 ship of the line
   *[other] { $lines } ships of the line
  }
action-at = Here: { $space }
action-to = From there to: { $to }
action-sink = Sink { a-ship }
action-detach = Send { $infantry ->
    [0] no
   *[other] { $infantry }
  } infantry, { $cavalry ->
    [0] no
   *[other] { $cavalry }
  } cavalry, { $artillery ->
    [0] no
   *[other] { $artillery }
  } artillery
action-take = Take { the-card }
action-against = Against { $other }
action-between = Between { $seat } and { $other }
action-stance = { $stance_id ->
    [war] War with { $other }
   *[peace] Peace with { $other }
  }
action-interrupt = { $seat } breaks in with { the-card }
action-close = { $seat } closes the talks
action-alert = { $alert_id ->
    [always] Ask { $seat } at every pause for cards
   *[touched] Ask { $seat } only when something touches that side
  }
action-speak = { $stance_id ->
    [war] { $seat } wants war with { $other }
   *[peace] { $seat } wants peace with { $other }
  }
action-propose = { $seat } proposes a goal of { $goal ->
    [one] { $goal } trade post
   *[other] { $goal } trade posts
  }

## Events, as lines of a log

event-round = Round { $number } begins; { $seat } starts.
event-phase = { $number ->
    [1] Phase 1, starter and direction.
    [2] Phase 2, secret service and diplomacy.
    [3] Phase 3, state income and debts.
    [4] Phase 4, investments.
    [5] Phase 5, clearing the seas.
    [6] Phase 6, movement and battle.
    [7] Phase 7, embarkation.
   *[8] Phase 8, events.
  }
event-rolled = { $seat } rolls { $die }.
event-home = { $seat } has a home: { $space }.
event-ship = { $seat } places { a-kind }: { $space }.
event-colony = { $seat } receives a colony: { $space }.
event-spun-again = The wheel is spun again, for this does not count: { $space }.
event-equipped = { $pack_id ->
    [infantry] { $seat } adds three infantry: { $space }.
    [cavalry] { $seat } adds one cavalry and one infantry: { $space }.
   *[artillery] { $seat } adds one artillery: { $space }.
  }
event-drew = { $seat } draws { the-card }.
event-relation = { $relation_id ->
    [war] { $seat } and { $other } are at war.
    [armistice] { $seat } and { $other } have an armistice.
   *[peace] { $seat } and { $other } are at peace.
  }
event-stance = { $stance_id ->
    [war] { $seat } wants war with { $other }.
   *[peace] { $seat } wants peace with { $other }.
  }
event-proposed = { $seat } proposes a goal of { $number ->
    [one] { $number } trade post
   *[other] { $number } trade posts
  }.
event-agreed = { $seat } agrees to the new goal.
event-refused = { $seat } refuses the new goal.
event-goal = The goal is now { $number ->
    [one] { $number } trade post
   *[other] { $number } trade posts
  }.
event-closed = { $seat } closes the talks.
event-income = { $seat }, { $line }: { $number }.
event-booked = { $seat }, { $line }: { $number }.
event-bought = { $kind_id ->
    [fort] { $seat } builds a fort: { $space }.
   *[other] { $seat } recruits { $kind }: { $space }.
  }
event-launched = { $seat } launches { a-kind }: { $from } → { $to }.
event-post = { $seat } builds a trade post: { $space }.
event-canal = { $seat } builds the { $canal }.
event-card-bought = { $seat } buys a secret-service card.
event-turn = { $number ->
    [4] { $seat } invests.
    [6] { $seat } moves.
   *[7] { $seat } embarks armies.
  }
event-marched = { $seat } marches with { $kind }: { $from } → { $to }.
event-sailed = { $seat } sails with { a-ship }: { $from } → { $to }.
event-landed = { $seat } lands { $kind }: { $from } → { $to }.
event-embarked = { $seat } embarks { $kind }: { $from } → { $to }.
event-attack = Battle between { the-party } and { the-foe }: { $space }.
event-die = Die of { the-party }, { $kind }: { $die }.
event-lost = { $party_id ->
    [pirates] The pirates lose { a-kind }: { $space }.
    [natives] The natives lose { a-kind }: { $space }.
   *[other] { $party } loses { a-kind }: { $space }.
  }
event-captured = { $party_id ->
    [pirates] The pirates capture { a-kind } of { the-foe }: { $space }.
    [natives] The natives capture { a-kind } of { the-foe }: { $space }.
   *[other] { $party } captures { a-kind } of { the-foe }: { $space }.
  }
event-conquered = { $seat } defeats { the-foe } and takes the country: { $space }.
event-freed = A country is free again: { $space }.
event-held = The attack on { the-party } has failed: { $space }.
event-withdrew = The attack by { the-party } is broken off: { $space }.
event-sunk = { $party_id ->
    [pirates] The pirates lose { a-ship }: { $space }.
    [natives] The natives lose { a-ship }: { $space }.
   *[other] { $party } loses { a-ship }: { $space }.
  }
event-weathered = { $party_id ->
    [pirates] The pirates bring { a-ship } through the storm: { $space }.
    [natives] The natives bring { a-ship } through the storm: { $space }.
   *[other] { $party } brings { a-ship } through the storm: { $space }.
  }
event-event = { $what }: { $space }.
event-pirates-come = { $number ->
    [0] No pirates are left to come: { $space }.
    [one] One pirate ship appears: { $space }.
   *[other] { $number } pirate ships appear: { $space }.
  }
event-card = { $seat } plays { the-card }.
event-card-place = It is aimed at a place: { $space }.
event-card-seat = It is aimed at { $other }.
event-countered = The card is cancelled: { the-card }.
event-shown = { $seat } holds { the-card }.
event-seen = { $seat } sees that { $other } holds { the-card }.
event-taken = { $seat } takes { the-card } from { $other }; it is shuffled into the pile.
event-taken-openly = { event-taken }
event-plundered = { $number ->
    [0] { $seat } plunders a colony that brings no tax: { $space }.
    [one] { $seat } plunders { $number } doubloon of colonial tax: { $space }.
   *[other] { $seat } plunders { $number } doubloons of colonial tax: { $space }.
  }
event-volunteers = { $number ->
    [0] No infantry is left for the volunteers of { $seat }: { $space }.
    [one] One infantry joins { $seat }: { $space }.
   *[other] { $number } infantry join { $seat }: { $space }.
  }
event-earned = { $number ->
    [one] { $seat } earns { $number } doubloon by trade: { $space }.
   *[other] { $seat } earns { $number } doubloons by trade: { $space }.
  }
event-given-back = { $seat } gives a colony back, since nothing else fits: { $space }.
event-shifted = By forged orders { $seat } moves { $kind }: { $from } → { $to }.
event-hired = { $seat } hires pirate ships, { $number } × { $kind }: { $space }.
event-betrayed = { $seat } loses a fort by treason: { $space }.
event-won = { $seat } has { $number ->
    [one] { $number } trade post
   *[other] { $number } trade posts
  } and no debts, and wins.
event-over-limit = The agreed number of rounds has been played.
event-sealed-peace = Peace is meant for { $seat } and { $other }, whether they like it or not.
event-dice-round = Dice round { $number }: { $space }.
event-paired = { $result_id ->
    [boarding] { $attack } against { $defence }: boarding, { $kind } ({ $party }) against { $foe_kind } ({ $foe }).
    [defender_falls] { $attack } against { $defence }: { $kind } ({ $party }) beats { $foe_kind } ({ $foe }).
   *[attacker_falls] { $attack } against { $defence }: { $foe_kind } ({ $foe }) beats { $kind } ({ $party }).
  }
event-prevailed = { $party_id ->
    [pirates] The pirates defeat { the-foe } at sea: { $space }.
    [natives] The natives defeat { the-foe } at sea: { $space }.
   *[other] { $party } defeats { the-foe } at sea: { $space }.
  }

## Questions

prompt-over = The game is over.
prompt-home-roll = Which number does the die show?
prompt-start-ships = Where does the ship begin?
prompt-colony-spin = Where does the wheel stop?
prompt-equip = { $space }: armies worth 3 doubloons besides, or a frigate?
prompt-starter = Which number does the die show?
prompt-deal = Which card is drawn?
prompt-talks = War or peace, with whom?
prompt-debts = Will you repay debts, or borrow?
prompt-invest = What will you invest in?
prompt-smuggle = What is smuggled in?
prompt-move = Which unit moves?
prompt-leave = Where does the warship sail on, out of the friendly sea?
prompt-assault = { $space }: who else joins the attack?
prompt-pick = { $space }: which three of your units fight?
prompt-defend = { $space }: which of your units defend?
prompt-dice = Battle, { $space }: which number does the die show?
prompt-boarding = Boarding, { $space }: which number does the die show?
prompt-reinforce = { $space }: who reinforces the attack?
prompt-storm = Storm, { $space }: which number does the die show? An odd one sinks the ship.
prompt-embark = Which army embarks?
prompt-events = Where does the wheel stop?
prompt-epidemic = Epidemic, { $space }: which number does the die show? An odd one costs the army.
prompt-winds = Which ship uses the favourable winds?
prompt-window = Will you play a card?
prompt-target = Where, or against whom, do you play { the-card }?
prompt-response = { $seat } plays { the-card }. Will you cancel it?
prompt-unmask = Which card do you take? It is shuffled into the pile.

## Why not: whose turn, and what is asked

why-imperunde-material-dice = The die decides here, or this number is not on it.
why-imperunde-material-dice-step = Dice decide nothing now. Asked at present: { $step }.
asked-else = Somebody else is asked now: { $step }.
why-imperunde-invest-turn-order-step = { asked-else }
why-imperunde-ruling-start-ships-share-step = { asked-else }
why-imperunde-setup-colony-order-step = { asked-else }
why-imperunde-ruling-talks-end-step = { asked-else }
why-imperunde-income-all-players-book-step = { asked-else }
why-imperunde-card-smuggling-own-colony-step = { asked-else }
why-imperunde-battle-attacker-first-step = { asked-else }
why-imperunde-ruling-winds-order-step = { asked-else }
why-imperunde-ruling-counter-chains-step = { asked-else }
why-imperunde-embark-turn-order-step = Somebody else embarks armies now: { $step }.
why-imperunde-move-turn-order-step = Units move only in the Movement & battle phase, when it is their player’s turn. Asked at present: { $step }.
why-imperunde-round-eight-phases-step = Investments have a phase of their own. Asked at present: { $step }.
why-imperunde-move-no-embark-in-phase-6-step = Armies go on board only in the Embarkation phase. Asked at present: { $step }.
why-imperunde-budget-line-order-step = Debts are decided only in the State income & debts phase. Asked at present: { $step }.
why-imperunde-relations-set-by-step = War and peace are talked about in the Secret service & diplomacy phase. Asked at present: { $step }.
why-imperunde-goal-win-condition = The game is over.

## Why not: money and limits

why-imperunde-budget-invest-within-funds = That costs { cost-doubloons }, and your free funds are { $funds }.
why-imperunde-invest-three-per-post = The posts of this colony allow { $limit } doubloons for military units in this round, and { $spent } of them are spent.
why-imperunde-post-cap-value = There is no more room for a post here: the most is { $most }.
why-imperunde-cards-buy = You have bought { $bought } cards in this phase; more are not allowed.
why-imperunde-cards-buy-step = Cards are bought only in the Investments phase. Asked at present: { $step }.
why-imperunde-budget-debt-cap = You owe { $debts } doubloons already, and nobody may owe more than 25.
why-imperunde-budget-repay-not-more-than-owed = You owe { $debts } doubloons and have { $income } in this round: that much cannot be repaid.
why-imperunde-ruling-goal-bounds = A new goal must be a number from 1 to { $most }, and neither the present one nor the one on the table.
why-imperunde-card-smuggling-effect = Only { $left } of the smuggled doubloons are left.
why-imperunde-material-pieces-limit = No piece of this kind is left in your reserve.
why-imperunde-post-where = This is not a colony of yours.
why-imperunde-fort-one-per-post = Every post here has its fort already: there is one fort to a post at most.
why-imperunde-invest-black-disc-blocks = A black disc lies here (famine or plunder): nothing can be invested in this round.

## Why not: movement

why-imperunde-move-allowances = No such unit of yours with that many moves left is there.
why-imperunde-home-not-attackable = This is a player’s home, which can never be attacked.
why-imperunde-relations-peace-no-attack = You are not at war with { $other }.
why-imperunde-invest-ship-not-with-friends = Warships of a player with whom you are at peace hold this sea.
why-imperunde-sea-move-warship-not-end-with-friend = Friendly warships hold this sea: a warship may only pass through, with a second move and a sea to go on to.
why-imperunde-sea-move-enemy-sea-blocks = Enemy warships or pirates hold this sea: cargo ships cannot enter it.

## Why not: cards

why-imperunde-cards-free-card-each-round = You do not hold this card.
why-imperunde-ruling-card-windows = This is not the moment for this card.
why-imperunde-ruling-card-windows-step = No card can be played just now. Asked at present: { $step }.
why-imperunde-card-counter-not-proactive = Counter-espionage only answers a card that somebody has just played.
why-imperunde-cards-first-announced-first-played = The card on the table is settled first; until then only Counter-espionage can be played.
why-imperunde-cards-first-announced-first-played-step = There is no card for which this could be named. Asked at present: { $step }.
why-imperunde-ruling-cards-in-battle = This card has to wait until the battle is over.
why-imperunde-card-hussar-effect = Only a side of a land battle can play this card, before its dice and once in a battle.
why-imperunde-card-ambush-effect = Only the defender of a colony can play this card, once in a battle.
why-imperunde-card-surprise-effect = Only the attacker of a country can play this card, once in a battle.
why-imperunde-card-plunder-effect = This card is for the start of the State income & debts phase.
why-imperunde-ruling-pirate-card-fights = No black frigate is left.

## What a choice would cost or bring: a few words beside it

hint-price = costs { $cost }, { $left } left
hint-room = room for { $left } more here
hint-goal = { $posts } of { $goal } posts
hint-books = funds { $funds }, debts { $debts }
hint-natives = { $number ->
    [one] 1 native
   *[other] { $number } natives
  }
hint-attack = attacks { $other }
hint-pirates = attacks pirates
hint-odds = wins { $percent } % of the time
hint-holds = holds { $percent } % of the time
hint-facing = { $number } × { $kind }
hint-posts = { $number ->
    [one] brings 1 post
   *[other] brings { $number } posts
  }
hint-undefended = undefended
hint-passage = must sail on
hint-storm = storm
hint-calm = calm

## How it ends

outcome-goal = A player without debts has reached the goal.
outcome-limit = The agreed number of rounds has been played.

## Options

option-length = How long the game should be, by the recommended number of trade posts
option-length-short = A short game
option-length-normal = A normal game
option-length-long = A long game
option-goal = Trade posts to win; 0 takes the recommended number
option-start-colony-value = Total value of the colonies that everybody starts with
option-round-limit = End the game after so many rounds; 0 plays to the end
option-corrections = Corrections after the printed board, as a file
