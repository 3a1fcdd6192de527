# War! Age of Imperialism in English.
#
# Every argument of an action or event comes twice: as a word ($kind, $region) and, for selectors, as an id
# ($kind_id, $region_id). Players' names stand in $seat, $other, and in $party and $foe where these are players. Names of
# places follow a colon or an arrow, so that no language has to bend them. PP are production points, DP diplomacy points.
# A native marker is its strength and rating, as printed on it: 8, 8+, 8++ ($marker_id).

game-title = War! Age of Imperialism
game-summary = Great powers carve up the Old World with armies, fleets, explorers and railroads. The player with the most victory points wins.
game-credit = { game-title } was published by Eagle Games; its Version 27 rules are by Jonathan Entner. This is an independent, unofficial implementation on a reconstructed board.

## Helpers: pieces and parties as sentences need them

a-kind = { $kind_id ->
    [cavalry] a { $kind }
    [general] a { $kind }
   *[other] an { $kind }
  }
a-mover = { $mover_id ->
    [cavalry] a { $mover }
    [cavalry_1] a { $mover }
    [cavalry_0] a { $mover }
    [general] a { $mover }
    [general_1] a { $mover }
    [general_0] a { $mover }
   *[other] an { $mover }
  }
a-piece = { $piece_id ->
    [infantry] an { $piece }
    [artillery] an { $piece }
    [explorer] an { $piece }
    [engineer] an { $piece }
   *[other] a { $piece }
  }
the-foe = { $foe_id ->
    [natives] the natives
   *[other] { $foe }
  }
a-marker = { $marker_id ->
    [none] no native marker
    [unknown] an unknown native marker
   *[other] native marker { $marker_id }
  }

## Words

word-infantry = infantry
word-cavalry = cavalry
word-artillery = artillery
word-general = general
word-explorer = explorer
word-engineer = engineer
word-fleet = fleet
word-city = city
word-factory = factory
word-port = port
word-railroad = railroad
word-fort = fort
word-school = school
word-resource = resource
word-natives = natives

# Units with the movement points they have left; with all of them they stand above.
word-infantry-0 = infantry (0 points left)
word-cavalry-0 = cavalry (0 points left)
word-artillery-0 = artillery (0 points left)
word-general-0 = general (0 points left)
word-explorer-0 = explorer (0 points left)
word-engineer-0 = engineer (0 points left)
word-cavalry-1 = cavalry (1 point left)
word-general-1 = general (1 point left)
word-explorer-1 = explorer (1 point left)
word-engineer-1 = engineer (1 point left)

# Resource chits.
word-no-chit = none
word-unknown = unknown
word-start-dot = dot
word-start-resource = free resource
word-dot = dot
word-timber = timber
word-cotton = cotton
word-tea = tea
word-spices = spices
word-tin = tin
word-copper = copper
word-silk = silk
word-ivory = ivory
word-iron = iron
word-coal = coal
word-rubber = rubber
word-diamonds = diamonds
word-oil = oil
word-gold = gold

# Hidden victory cards. Six are named after global zones.
word-suez = Suez Canal
word-fleets = Naval supremacy
word-peace = Peace with everyone
word-conquest = Fall of an empire
word-westernized = All regions westernized
word-each-zone = A region in every global zone
word-europe = Europe
word-middle-east = Middle East
word-sub-saharan-africa = Sub-Saharan Africa
word-central-asia = Central Asia
word-eastern-asia = Eastern Asia
word-australasia = Australia and South-East Asia

# Lines of the income.
word-regions = regions
word-zones = complete global zones
word-cities = cities
word-factories = factories
word-ports = ports
word-railroads = railroads
word-resources = developed resources
word-spheres = spheres of influence

# Steps of the game with a decision.
word-order = drawing the movement order
word-pick = picking starting regions
word-deal-regions = drawing starting regions
word-swap = exchanging starting regions
word-home = choosing home countries
word-deal-cards = dealing hidden victory cards
word-local-powers = setting up local powers
word-endow = free building and free resource
word-purchase = starting purchases
word-placement = placing the starting pieces
word-maintain = maintenance
word-bid = bids for the movement order
word-line-up = choosing places in the movement order
word-buy-dp = buying DP
word-remove-spheres = removing spheres of influence
word-westernize = westernizing
word-trim-spheres = removing surplus spheres of influence
word-incite = inciting revolts
word-sides = taking sides with spheres of influence
word-revolt = rolling for a revolt
word-construct = construction
word-orders = secret orders
word-correct = correcting an order
word-move = movement
word-sail = moving fleets
word-permission = permission to pass a strait
word-intercept = interception
word-intercept-roll = rolling for an interception
word-ashore = landing units
word-make-way = leaving a ceded region
word-reinforce = reinforcement moves
word-reinforce-roll = rolling for reinforcements
word-bring = choosing reinforcements
word-naval-join = joining a naval battle
word-naval-dice = rolling for a naval battle
word-sink = losses in a naval battle
word-break-off = continuing a naval battle
word-combat = combat
word-shift = a general’s shift
word-battle-dice = rolling for a battle
word-pick-off = combining hits
word-lose = losses in a battle
word-retreat = retreat
word-last-stand = the last parties in a battle
word-embark = boarding during a retreat
word-pacify-roll = rolling after a victory over natives
word-pacify = weakening the natives
word-evacuate = leaving a region
word-gift = a gift to the natives
word-explorer-roll = rolling for an explorer
word-answer = the natives’ answer
word-influence = placing or removing a sphere of influence
word-prospect = drawing resource chits
word-keep = choosing a resource chit
word-native-draw = drawing a native marker
word-chit-draw = drawing a resource chit
word-join-war = joining a war
word-admit = admitting an ally
word-charter = boarding an ally’s fleet

## Actions, as choices in a list

action-roll = Roll a { $die }
action-native = Draw native marker { $marker_id }: { $region }
action-chit = Draw a resource chit ({ $chit }): { $region }
action-deal = Draw a starting region: { $region }
action-found = Local power’s building: { $building }
action-card = Deal a hidden victory card: { $card }
action-answer = { $answer_id ->
    [treaty] Total of { $total_id }: the natives are won over
    [influence] Total of { $total_id }: the natives accept a sphere of influence
    [full] Total of { $total_id }: the natives accept no further sphere of influence, but one may be removed
    [retreat] Total of { $total_id }: the natives send the explorer back
    [lost] Total of { $total_id }: the explorer is lost
   *[doomed] All ones, total of { $total_id }: the explorer is lost
  }
action-lot = Next in the movement order: { $other }

action-done = Done
action-done-swap = No more exchanges
action-done-purchase = Stop buying
action-done-buy-dp = Buy no more DP
action-done-remove-spheres = Remove no more spheres of influence
action-done-westernize = Stop westernizing
action-done-incite = Incite no more revolts
action-done-construct = End construction
action-done-orders = Hand in the order
action-done-move = End movement
action-done-sail = Leave these fleets here
action-done-ashore = Land no one else
action-done-charter = Put no more units aboard
action-done-bring = Bring no more brigades
action-done-combat = End combat
action-done-pick-off = Combine no more hits
action-pass = Pass
action-pass-intercept = Let the fleets pass
action-pass-naval-join = Stay out of the battle
action-pass-reinforce = Send no general
action-pass-gift = Offer no gift
action-pass-correct = Order nothing in its place
action-pass-join-war = Stay out of the war
action-allow = Agree
action-allow-permission = Let the fleets pass
action-allow-correct = Allow a correction
action-allow-admit = Admit the new ally
action-refuse = Refuse
action-refuse-permission = Refuse passage
action-refuse-correct = Cancel the line
action-refuse-admit = Turn the new ally away
action-intercept = Intercept
action-intercept-naval-join = Join the battle
action-fight-on = Continue the naval battle
action-break-off = Break off the naval battle
action-stay = Stay and fight
action-gift = Offer the natives a gift for 1 DP
action-draw = Draw a colonial region at random
action-buy-dp = Buy 1 DP for 10 PP
action-weaken = Lower the natives’ strength by 1
action-influence = Place a sphere of influence

action-pick = Pick a starting region: { $region }
action-home = Home country: { $region }
action-buy = Buy { a-piece }
action-place = Place { a-piece }: { $area }
action-endow = Free developed resource: { $region }
action-disband = Disband { a-kind }: { $region }
action-scuttle = Disband fleet { $fleet }
action-jettison = Disband { a-kind } aboard fleet { $fleet }
action-abandon = Disband { a-kind } aboard { $other }’s fleet
action-bid = Bid { $amount } PP
action-line-up = Take place { $place } in the movement order
action-westernize = Pay 1 DP to westernize: { $region }
action-dissolve = Give up one of your spheres of influence to westernize: { $region }
action-incite = { $payment_id ->
    [dp] { $bribe_id ->
        [bribe] Incite a revolt for 1 DP, with a bribe for 1 DP more: { $region }
       *[plain] Incite a revolt for 1 DP: { $region }
      }
   *[sphere] { $bribe_id ->
        [bribe] Incite a revolt for a sphere of influence, with a bribe for 1 DP: { $region }
       *[plain] Incite a revolt for a sphere of influence: { $region }
      }
  }
action-support = { $number ->
    [0] No sphere of influence supports the natives
    [one] { $number } sphere of influence supports the natives
   *[other] { $number } spheres of influence support the natives
  }
action-raise = Build { a-kind }: { $region }
action-launch = Build a fleet: { $region } → { $sea }
action-build = { $help_id ->
    [engineer] Build a { $building } with an engineer: { $region }
   *[alone] Build a { $building }: { $region }
  }
action-develop = { $help_id ->
    [engineer] Develop the resource with an engineer: { $region }
   *[alone] Develop the resource: { $region }
  }
action-dig = { $help_id ->
    [engineer] Pay for the Suez Canal, with an engineer
   *[alone] Pay for the Suez Canal
  }
action-march = Move { a-mover }: { $from } → { $to }
action-board = Take { a-mover } aboard: { $region }
action-fleet = Select fleet { $fleet }
action-join = Add fleet { $fleet }
action-charter = Put units aboard { $other }’s fleet { $fleet }
action-sail = Sail to: { $sea }
action-land = Land units: { $region }
action-ashore = Land { a-kind }
action-put-ashore = Land { $other }’s { $kind }
action-scorch = { $object_id ->
    [resource] Undo the development of the resource with { a-kind }: { $region }
   *[other] Raze the { $object } with { a-kind }: { $region }
  }
action-reinforce = Send a general: { $from } → { $to }
action-bring = Bring { $kind } along
action-sink = Lose fleet { $fleet }
action-battle = Fight the battle: { $region }
action-explore = Roll for an explorer: { $region }
action-prospect = Prospect for 5 PP: { $region }
action-shift = { $number ->
    [0] Leave both modifiers as they are
   *[other] Lower both modifiers by { $number }
  }
action-pick-off = Combine three hits and destroy { a-kind }
action-lose = Lose { a-kind }
action-lose-embark = Leave { a-kind } behind
action-retreat = Retreat to: { $area }
action-retreat-make-way = Leave for: { $area }
action-retreat-evacuate = Leave for: { $area }
action-convert = Turn { a-kind } into an infantry
action-keep = Keep a resource chit: { $chit }
action-promise = Offer a region to { $other }: { $region }
action-swap = Accept the exchange with { $other }
action-remove-sphere = Remove one of { $other }’s spheres of influence: { $region }
action-expel = Remove one of { $other }’s spheres of influence
action-engage = Attack { $other }’s fleets
action-declare = Declare war on { $other } for 1 DP
action-join-war = { $side_id ->
    [attackers] Join the attackers
   *[defenders] Join the defenders
  }

action-withdraw = { $seat } withdraws a sphere of influence: { $region }
action-peace = { $seat } offers { $other } peace
action-retract = { $seat } withdraws all offers to { $other }
action-cede = { $seat } offers to cede a region to { $other }: { $region }
action-passage = { $answer_id ->
    [always] { $seat } always lets { $other } pass
    [never] { $seat } never lets { $other } pass
   *[ask] { $seat } decides each time whether { $other } may pass
  }
action-give = { $seat } gives { $other } { $amount } PP

## Events, as lines of a log

event-turn = Turn { $number } begins.
event-phase = { $phase_id ->
    [setup] Set-up.
    [production] Production phase.
    [movement_1] First movement phase.
   *[movement_2] Second movement phase.
  }
event-segment = { $seat } to move.
event-order = Movement order, place { $number }: { $seat }.
event-picked = { $seat } gets a starting region: { $region }.
event-swapped = { $seat } gives { $other } a region in exchange: { $region }.
event-home = { $seat } chooses a home country: { $region }.
event-card-dealt = { $seat } receives a hidden victory card: { $card }.
event-founded = A local power starts with a { $building }: { $region }.
event-bought = { $seat } buys { a-piece }.
event-placed = { $seat } places { a-piece }: { $area }.
event-income = { $seat }, income from { $line }: { $amount } PP.
event-dp-gained = { $seat } receives { $amount } DP.
event-maintained = { $seat } pays { $amount } PP for maintenance.
event-disbanded = { $seat } disbands { a-piece }: { $area }.
event-bid = { $seat } has bid { $amount } PP.
event-lined-up = { $seat } takes place { $number } in the movement order.
event-dp-bought = { $seat } buys 1 DP for 10 PP.
event-sphere-removed = { $seat } removes one of { $other }’s spheres of influence: { $region }.
event-sphere-placed = { $seat } places a sphere of influence: { $region }.
event-westernizing = { $seat } pays 1 DP to westernize: { $region }.
event-weakened = The natives’ strength falls by { $number }: { $region }.
event-westernized = A region is westernized: { $region }.
event-incited = { $seat } tries to incite a revolt: { $region }.
event-sides = { $seat }’s spheres of influence, { $number } for the natives and { $amount } against them: { $region }.
event-rolled = { $party_id ->
    [natives] The natives roll a { $die }.
   *[other] { $party } rolls a { $die }.
  }
event-revolt = A revolt breaks out: { $region }.
event-no-revolt = No revolt breaks out: { $region }.
event-raised = { $seat } builds { a-kind }: { $region }.
event-launched = { $seat } builds a fleet: { $region } → { $sea }.
event-built = { $seat } builds a { $building }: { $region }.
event-developed = { $seat } develops a resource: { $region }.
event-dug = { $number ->
    [one] { $seat } makes the first payment for the Suez Canal.
   *[other] { $seat } makes the second payment: the Suez Canal is open.
  }
event-ordered = { $seat } has handed in an order.
event-order-void = A line of { $seat }’s order is cancelled: { $region }.
event-marched = { $seat } moves { a-kind }: { $from } → { $to }.
event-boarded = { $seat } takes { a-kind } aboard: { $from } → { $to }.
event-sailed = { $number ->
    [one] { $seat } sails with one fleet: { $from } → { $to }.
   *[other] { $seat } sails with { $number } fleets: { $from } → { $to }.
  }
event-landed = { $seat } lands { a-kind }: { $from } → { $to }.
event-permitted = { $seat } lets { $other }’s fleets pass: { $to }.
event-barred = { $seat } does not let { $other }’s fleets pass: { $to }.
event-intercepted = { $seat } intercepts { $other }’s fleets: { $sea }.
event-not-intercepted = { $seat } fails to intercept { $other }’s fleets: { $sea }.
event-ceded = { $seat } cedes a region to { $other }: { $region }.
event-scorched = { $object_id ->
    [resource] { $seat } undoes the development of the resource: { $region }.
   *[other] { $seat } razes a { $object }: { $region }.
  }
event-reinforcing = { $seat } announces a reinforcement move: { $from } → { $to }.
event-reinforced = { $seat } brings up { a-kind }: { $from } → { $to }.
event-naval-battle = Naval battle between { $seat } and { $other }: { $sea }.
event-naval-round = Naval battle, round { $number }: { $sea }.
event-sunk = { $seat } loses a fleet: { $sea }.
event-broke-off = { $seat } breaks off the naval battle: { $sea }.
event-battle = { $party_id ->
    [natives] Battle, the natives against { the-foe }: { $region }.
   *[other] Battle, { $party } against { the-foe }: { $region }.
  }
event-battle-round = Battle, round { $number }: { $region }.
event-shifted = { $seat }’s general lowers both modifiers by { $number }.
event-battle-die = { $party_id ->
    [natives] { $number ->
        [0] The natives roll a { $die }, counting as { $total }: no hit.
        [one] The natives roll a { $die }, counting as { $total }: { $number } hit.
       *[other] The natives roll a { $die }, counting as { $total }: { $number } hits.
      }
   *[other] { $number ->
        [0] { $party } rolls a { $die }, counting as { $total }: no hit.
        [one] { $party } rolls a { $die }, counting as { $total }: { $number } hit.
       *[other] { $party } rolls a { $die }, counting as { $total }: { $number } hits.
      }
  }
event-hits = { $party_id ->
    [natives] { $number ->
        [0] The natives score no hits.
        [one] The natives score { $number } hit.
       *[other] The natives score { $number } hits.
      }
   *[other] { $number ->
        [0] { $party } scores no hits.
        [one] { $party } scores { $number } hit.
       *[other] { $party } scores { $number } hits.
      }
  }
event-lost = { $party_id ->
    [natives] The natives lose { a-kind }: { $area }.
   *[other] { $party } loses { a-kind }: { $area }.
  }
event-retreated = { $party_id ->
    [natives] The natives retreat: { $from } → { $to }.
   *[other] { $party } retreats: { $from } → { $to }.
  }
event-converted = { $seat } turns { a-kind } into an infantry: { $region }.
event-conquered = { $seat } defeats { the-foe } and conquers a region: { $region }.
event-held = { $party_id ->
    [natives] The natives repel the attack: { $region }.
   *[other] { $party } repels the attack: { $region }.
  }
event-reverted = A region reverts to the natives: { $region }.
event-suppressed = { $seat } puts down a revolt: { $region }.
event-evacuated = { $seat } withdraws { a-kind }: { $from } → { $to }.
event-exploring = { $seat }’s explorer meets the natives: { $region }.
event-treaty = { $seat } wins over the natives and gains a region: { $region }.
event-explorer-lost = { $seat } loses an explorer: { $region }.
event-native-drawn = A native marker is placed: { $region }.
event-native-shown = { $marker_id ->
    [none] There is no native marker: { $region }.
    [unknown] There is an unknown native marker: { $region }.
   *[other] Native marker { $marker_id }: { $region }.
  }
event-native-seen = { $seat } sees { a-marker }: { $region }.
event-chit-laid = A resource chit is placed: { $region }.
event-chit-shown = The resource chit is revealed ({ $chit }): { $region }.
event-chit-seen = { $seat } sees a resource chit ({ $chit }): { $region }.
event-prospected = { $seat } prospects: { $region }.
event-war = { $seat } goes to war with { $other }.
event-peace-offered = { $seat } offers { $other } peace.
event-peace = { $seat } and { $other } make peace.
event-joined-war = { $seat } joins the war on { $other }’s side.
event-gave = { $seat } gives { $other } { $amount } PP.
event-ending = { $why_id ->
    [elimination] A player has lost their last region: the game ends after this movement phase.
    [no_natives] The natives have lost their last region: the game ends after this movement phase.
   *[turn_limit] The agreed number of turns has been played.
  }
event-scored = { $seat } has { $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
  }.
event-card-shown = { $seat } reveals a hidden victory card: { $card }.
event-over = The game is over.
event-offer-retracted = { $seat } withdraws all offers to { $other }.
event-cedes = { $seat } offers to cede a region to { $other }: { $region }.
event-passage = { $answer_id ->
    [always] { $seat } always lets { $other } pass from now on.
    [never] { $seat } never lets { $other } pass from now on.
   *[ask] { $seat } now decides each time whether { $other } may pass.
  }

## Questions

prompt-over = The game is over.
prompt-order = Drawing lots …
prompt-pick = Which region do you start with?
prompt-deal-regions = Drawing a region …
prompt-swap = Which regions will you exchange?
prompt-home = Which region is your home country?
prompt-deal-cards = Dealing hidden victory cards …
prompt-local-powers = Setting up local powers …
prompt-endow = Where do you place your free building and your free resource?
prompt-purchase = What will you buy?
prompt-placement = Which piece do you place, and where?
prompt-maintain = You cannot pay for { $number ->
    [one] 1 unit
   *[other] { $number } units
  }: which do you disband?
prompt-bid = How many PP do you bid for the movement order?
prompt-line-up = Which place in the movement order do you take?
prompt-buy-dp = Will you buy a DP for 10 PP?
prompt-remove-spheres = Which spheres of influence do you remove?
prompt-westernize = Which regions do you westernize?
prompt-trim-spheres = { $area }: there are too many spheres of influence. Which one goes?
prompt-incite = Where do you incite a revolt?
prompt-sides = { $area }: how many of your spheres of influence support the natives? The others oppose them.
prompt-revolt = Revolt, { $area }: rolling the dice …
prompt-construct = What will you build?
prompt-orders = What will you order?
prompt-correct = A line of { $seat }’s order cannot be carried out. Correct it, or cancel it?
prompt-move = Which units move?
prompt-sail = { $area }: what do these fleets do?
prompt-permission = { $area }: do you let { $seat }’s fleets pass?
prompt-intercept = { $area }: do you intercept { $seat }’s fleets?
prompt-intercept-roll = Interception, { $area }: rolling the dice …
prompt-ashore = { $area }: which unit lands?
prompt-make-way = { $area }: you cede this region. Where do your units go?
prompt-reinforce = Do you send a general to a region under attack?
prompt-reinforce-roll = Reinforcements, { $area }: rolling the die …
prompt-bring = { $area }: which brigades go with the general? { $number ->
    [one] 1 reinforcement point is
   *[other] { $number } reinforcement points are
  } left.
prompt-naval-join = { $area }: do you join the naval battle between { $seat } and { $other }?
prompt-naval-dice = Naval battle, { $area }: rolling the dice …
prompt-sink = { $area }: which fleet do you lose?
prompt-break-off = { $area }: continue the naval battle, or break it off?
prompt-combat = What do you resolve next?
prompt-shift = { $area }: your general can lower both modifiers. By how much?
prompt-battle-dice = Battle, { $area }: rolling the dice …
prompt-pick-off = { $party_id ->
    [natives] { $area }, { $number } hits by the natives: you decide for them. Combine three to destroy a unit of your choice?
   *[other] { $area }, { $number } hits: combine three to destroy a unit of your choice?
  }
prompt-lose = { $area }, { $number ->
    [one] 1 hit
   *[other] { $number } hits
  }: { $party_id ->
    [natives] you decide for the natives. Which of their units is lost?
   *[other] which unit is lost?
  }
prompt-retreat = { $area }: do you retreat, and where to?
prompt-last-stand = { $area }: you have no brigade left. Retreat, or turn a party into an infantry?
prompt-embark = { $area }: there is not enough room aboard. Which unit stays behind?
prompt-pacify-roll = { $area }: how much strength do the natives lose? Rolling the die …
prompt-pacify = { $area }, { $number ->
    [one] 1 point
   *[other] { $number } points
  }: lower the natives’ strength, or remove a sphere of influence?
prompt-evacuate = { $area }: the { $kind } has to leave. Where to?
prompt-gift = { $area }: do you offer the natives a gift for 1 DP?
prompt-explorer-roll = Explorer, { $area }: rolling the dice …
prompt-answer = { $area }: the natives answer …
prompt-influence = { $area }: place a sphere of influence, or remove one?
prompt-prospect = { $area }: drawing resource chits …
prompt-keep = { $area }: which resource chit do you keep?
prompt-native-draw = { $area }: drawing a native marker …
prompt-chit-draw = { $area }: drawing a resource chit …
prompt-join-war = { $seat } declares war on { $other }. Do you take a side?
prompt-admit = { $seat } wants to join your side. Do you agree?
prompt-charter = Which units go aboard your ally’s fleet?
foreseen-lose = Battle, { $area }: which units are lost first?

## Why not: wrong player or wrong step

why-war-victory-end-elimination = The game is over.
why-war-econ-pp-uses = Only the player concerned can do this.
why-war-dice-nd6-sum = The dice decide here, and they cannot give this result.
why-war-dice-nd6-sum-step = There is nothing to roll for right now. Current step: { $step }.
why-war-turn-structure-step = There is nothing to end or decline right now. Current step: { $step }.
why-war-setup-order-random-step = No lots are drawn right now. Current step: { $step }.
why-war-setup-alternate-picks-step = Starting regions are picked only in set-up. Current step: { $step }.
why-war-turn-setup-is-first-production-step = Pieces are bought and placed this way only in set-up. Current step: { $step }.
why-war-opt-random-regions-deal-step = Starting regions are dealt only in set-up. Current step: { $step }.
why-war-opt-random-regions-swap-step = Regions are exchanged only in set-up, after they have been dealt. Current step: { $step }.
why-war-opt-multi-build-home-country-step = Home countries are chosen only in set-up. Current step: { $step }.
why-war-opt-hidden-vp-deal-step = Hidden victory cards are dealt only in set-up. Current step: { $step }.
why-war-opt-hist-setup-draw-step = Colonial regions are drawn only while starting regions are picked. Current step: { $step }.
why-war-opt-hist-lp-european-building-step = Local powers receive their buildings only in set-up. Current step: { $step }.
why-war-opt-hist-setup-free-resource-step = Free resources are placed only in set-up. Current step: { $step }.
why-war-setup-native-drawn-on-entry-step = No native marker is drawn right now. Current step: { $step }.
why-war-ruling-chit-knowledge-step = No resource chit is drawn right now. Current step: { $step }.
why-war-maintenance-mandatory-first-step = Units are disbanded only when their player cannot pay for maintenance. Current step: { $step }.
why-war-opt-auction-timing-step = Bids are made only right after maintenance, if the movement order is auctioned. Current step: { $step }.
why-war-opt-auction-ascending-choice-step = Places in the movement order are chosen only after the bids. Current step: { $step }.
why-war-production-dp-purchase-after-maintenance-step = DP are bought only in the production phase, after maintenance. Current step: { $step }.
why-war-turn-subphase-order-step = Native diplomacy and construction have their own steps in the production phase. Current step: { $step }.
why-war-ruling-sphere-sides-step = There are no sides to take right now. Current step: { $step }.
why-war-move-complete-before-combat-step = All movement comes first, then all battles and other actions, each in the player’s own phase. Current step: { $step }.
why-war-ruling-interception-scope-step = Select a fleet before you add others to it. Current step: { $step }.
why-war-transport-board-cost-step = Select a fleet before units go aboard, in your own movement phase. Current step: { $step }.
why-war-naval-cost-step = Select a fleet before it sails or lands units, in your own movement phase. Current step: { $step }.
why-war-transport-disembark-cost-step = Fleets have to announce a landing first. Current step: { $step }.
why-war-naval-initiate-battle-step = Select a fleet before it attacks, in your own movement phase. Current step: { $step }.
why-war-opt-scorch-in-lieu-step = You can scorch the earth only in your own movement phase. Current step: { $step }.
why-war-war-declare-cost-step = War is declared only in your own movement or combat phase. Current step: { $step }.
why-war-ruling-straits-step = There is nothing to agree to or refuse right now. Current step: { $step }.
why-war-opt-ally-join-offer-step = Others can join a war only when it has just been declared. Current step: { $step }.
why-war-opt-ally-transport-step = Allies take each other’s units aboard and land them only in the movement phase. Current step: { $step }.
why-war-naval-announce-then-intercept-step = There are no fleets to intercept right now. Current step: { $step }.
why-war-reinforce-timing-step = Reinforcement moves come after the moving player’s movement and before the first battle. Current step: { $step }.
why-war-navbattle-owner-picks-step = No fleet has been hit right now. Current step: { $step }.
why-war-navbattle-continue-or-break-step = There is no naval battle to continue or break off right now. Current step: { $step }.
why-war-drm-general-transfer-step = No general can shift modifiers right now. Current step: { $step }.
why-war-losses-three-for-one-step = There are no hits to combine right now. Current step: { $step }.
why-war-losses-owner-chooses-step = There are no losses to choose right now. Current step: { $step }.
why-war-battle-retreat-options-step = There is no retreat to decide on right now. Current step: { $step }.
why-war-result-both-empty-defender-choice-step = Parties turn into infantry only when no brigade is left on either side. Current step: { $step }.
why-war-natbattle-win-revolt-step = The natives’ strength is lowered this way only after a revolt has been put down. Current step: { $step }.
why-war-explorer-result-soi-step = Spheres of influence are placed and removed this way only by an explorer’s roll or after a revolt. Current step: { $step }.
why-war-explorer-roll-step = No explorer is waiting for an answer right now. Current step: { $step }.
why-war-explorer-gift-step = A gift is offered only before an explorer’s roll. Current step: { $step }.
why-war-prospect-must-keep-one-step = There are no resource chits to choose from right now. Current step: { $step }.

## Why not: set-up and orders

why-war-setup-purchase-costs = You do not have enough PP for that.
why-war-setup-alternate-placement = You have none of these left to place.
why-war-turn-setup-is-first-production = Pieces are placed in set-up only; after that they are built.
why-war-ruling-simultaneous-orders = There is no room for another line in this order.
why-war-opt-simul-illegal-fix = Everyone has agreed: enter something else, or nothing.
why-war-opt-simul-illegal-refund = First, all the other players have to agree.
why-war-opt-random-regions-swap = There is nothing to exchange with this player, or you have accepted already.
why-war-opt-random-regions-only-dealt = This is not one of your regions.
why-war-opt-hist-setup-draw = There are no colonial regions left to draw.
why-war-opt-hist-setup-free-building = Your free building comes first, in one of your own European regions.
why-war-opt-hist-setup-free-resource = Now place your free resource, in one of your own European regions.
why-war-ruling-setup-options = Your home country must be one of your own regions.
why-war-opt-selected-at-start = This optional rule is not in play.

## Why not: production

why-war-build-costs = You do not have enough PP for that.
why-war-econ-no-negative = You cannot pay for that.
why-war-ruling-force-pool = You have none of these pieces left.
why-war-ruling-gifts = You can give away PP only in your own part of native diplomacy, construction or a movement phase.
why-war-maintenance-shortfall = You do not have that unit there.
why-war-opt-auction-secret-bids = You cannot bid more PP than you have.
why-war-opt-auction-ascending-choice = There are not that many places in the order yet.
why-war-natives-soi-remove-paid = This costs 1 DP, and the player must have a sphere of influence in the region.
why-war-natives-westernize-paid = Westernizing costs 1 DP, and you have none left.
why-war-natives-westernize-threshold = This region is westernized already.
why-war-natives-westernize-own-soi = You need a sphere of influence of your own in one of your regions for that.
why-war-natives-incite-bribe = You have no DP left for a bribe.
why-war-natives-incite-soi-drm = You do not have that many spheres of influence there.
why-war-explorer-soi-cap-owned-region = Choose a sphere of influence in the region that has too many.

## Why not: movement

why-war-move-allowances = You have no unit of this kind there with enough movement points.
why-war-board-units-land-fleets-sea = You have no fleet with this number.
why-war-naval-cost = These fleets cannot go there, or have no movement points left.
why-war-ruling-interception-scope = You can add only your own fleets in the same sea area. If several are alike, choose the one with the lowest number.
why-war-transport-board-cost = You have no unit of this kind on these shores with enough movement points.
why-war-transport-disembark-cost = There are no units aboard to land.
why-war-transport-amphibious = You are not at war with the player who controls this region.
why-war-naval-announce-then-intercept = The landing has been announced: at least one unit must go ashore.
why-war-naval-initiate-battle = This player has no fleets here.
why-war-ruling-own-attack-at-sea = These fleets have already attacked this player here in this phase.
why-war-war-declarer-delay = You cannot attack this player before your own next movement phase.
why-war-opt-ally-territory = This ally does not let your units in.
why-war-ruling-alliance-details = You cannot go to war against an ally.
why-war-war-peace-treaty = You are not at war with this player, or your offer of peace stands already.
why-war-cede-consent = You have nothing like that to offer or withdraw.
why-war-ruling-cession = A region in revolt or under attack cannot be ceded, nor one that is already on offer.
why-war-cede-old-units-retreat = Your units must go to an adjacent region of yours, or to your fleets in an adjacent sea area.
why-war-ruling-scorched-earth = You can scorch the earth only in regions that you control.
why-war-opt-scorch-action = There is nothing like that to destroy there.
why-war-opt-scorch-in-lieu = You have no unit of this kind there that has not moved yet.
why-war-ruling-revolt-region = No reinforcement move can start from a region in revolt.
why-war-reinforce-points = This brigade needs { $needed ->
    [one] 1 reinforcement point
   *[other] { $needed } reinforcement points
  }, and you have only { $points } left.

## Why not: combat

why-war-navbattle-owner-picks = This fleet is not in the battle.
why-war-losses-owner-chooses = There is no unit of this kind here.
why-war-ruling-retreat-destinations = This is not an adjacent region of yours, and you have no fleets with room there.
why-war-retreat-fleet-capacity = You have no unit of this kind here.
why-war-result-both-empty-defender-choice = You have no party of this kind here.
why-war-natbattle-win-revolt = Only spheres of influence that supported the revolt can be removed.
why-war-explorer-eligible = You have no explorer there who can still roll in this phase.
why-war-explorer-gift = You have no DP for a gift.
why-war-explorer-result-soi = This player has no sphere of influence here that you can remove.
why-war-explorer-result-retreat = The unit can only go to an adjacent region of yours, or aboard one of your fleets with room in an adjacent sea area.
why-war-prospect-action = You can prospect only in your own regions, with an engineer who has not prospected in this phase yet.
why-war-prospect-must-keep-one = This chit has not been drawn.

## What a choice would cost or bring: a few words beside it

hint-price = costs { $cost } PP, { $left } left
hint-deserted = the region reverts to the natives
hint-cargo = { $number ->
    [one] 1 unit aboard is lost too
   *[other] { $number } units aboard are lost too
  }
hint-find = { $percent }% chance of a resource
hint-worth = worth { $value } PP
hint-dp = costs { $cost } DP, { $left } left
hint-delay = no attacks before your next movement phase; the enemy may attack sooner
hint-joiners = others may join either side
hint-strength = strength falls to { $left }
hint-reforms = then to { $left } through buildings and explorers
hint-reforms-westernized = then westernized by buildings and explorers
hint-westernized = westernizes the region
hint-revolt = { $percent }% chance of a revolt
hint-spheres = { $number ->
    [one] 1 other sphere of influence undecided
   *[other] { $number } other spheres of influence undecided
  }
hint-parley = region gained { $treaty }%, influence { $influence }%, explorer lost { $lost }%
hint-natives = natives { $marker }
hint-unknown = unknown natives
hint-attack = attack on { $other }
hint-facing = { $number } × { $kind }
hint-against = against { $number } × { $kind }
hint-odds = wins { $percent }% of the time
hint-points = { $left ->
    [one] 1 movement point left
   *[other] { $left } movement points left
  }
hint-landing = −2 in the first round, −1 in the second
hint-fleets = { $number ->
    [one] 1 enemy fleet ({ $other })
   *[other] { $number } enemy fleets ({ $other })
  }
hint-naval = { $number ->
    [one] { $own } against 1 fleet
   *[other] { $own } against { $number } fleets
  }
hint-late = too late for the first round there
hint-room = transport points: { $number } needed, room for { $room }
hint-volley = { $number ->
    [one] the enemy rolls 1 die first: { $percent }% risk of losses
   *[other] the enemy rolls { $number } dice first: { $percent }% risk of losses
  }
hint-intercept = succeeds { $percent }% of the time
hint-aid = { $least } to { $most } reinforcement points
hint-bring = costs { $cost }, { $left } left

## How it ends

outcome-elimination = A player has lost their last region.
outcome-elimination-named = { $seat } has lost their last region.
outcome-no-natives = The natives have lost their last region.
outcome-turn-limit = The agreed number of turns has been played.

## The score

score-regions = Regions
score-regions-what = 10 each
score-zones = Complete zones
score-zones-what = 50 each
score-buildings = Buildings
score-buildings-what = 5 each
score-sets = Building sets
score-sets-what = 10 each
score-resources = Resources
score-resources-what = value of developed ones
score-units = Units
score-units-what = 1 each, fleets too
score-spheres = Spheres of influence
score-spheres-what = 1 each
score-dp = DP
score-dp-what = 1 each
score-pp = PP
score-pp-what = 1 for every 10
score-card = Hidden victory card
score-card-what = if its condition holds

## Options

option-random-regions = How starting regions are distributed
option-random-regions-off = Players pick them in turn
option-random-regions-on = They are dealt at random, and players may exchange them
option-buildings = Production buildings in each region
option-buildings-one = At most one
option-buildings-two = Up to two different ones
option-buildings-three = Up to three different ones
option-buildings-each = One of each type
option-buildings-home = One of each type in the home country, one elsewhere
option-victory-cards = Hidden victory cards
option-victory-cards-off = No cards; complete global zones score 50 victory points
option-victory-cards-on = One secret card each; complete global zones score nothing
option-simultaneous = How players buy and build
option-simultaneous-off = One after another
option-simultaneous-on = At the same time, in secret orders
option-historical = Pseudo-historical game
option-historical-off = All regions are equal
option-historical-on = Players come from Europe, colonies are limited, and local powers resist
option-auction = Movement order
option-auction-off = Drawn at random every turn
option-auction-on = Auctioned every turn by secret bids
option-suez = Suez Canal
option-suez-off = Cannot be built
option-suez-on = Can be built by the player who controls Egypt
option-scorched-earth = Scorched earth
option-scorched-earth-off = Buildings cannot be razed
option-scorched-earth-on = Units may destroy their own player’s buildings and developed resources
option-interception = Interception at sea
option-interception-off = Always succeeds
option-interception-on = Must be rolled for
option-alliances = Wartime alliances
option-alliances-off = Everyone fights alone
option-alliances-on = Others may join a war when it is declared
option-unlimited-pieces = Number of pieces
option-unlimited-pieces-off = Limited to those in the box
option-unlimited-pieces-on = Unlimited
option-turn-limit = End the game after this many turns; 0 means no limit
option-corrections = Board corrections (file)

## The board as a file

board-file-title = The board of { $game }, for owners of the printed game to correct.
board-file-how =
    We have not been able to see the printed board. “rulebook”: stated in the rules; “published”: listed by players of the game; “reconstructed”: our best guess.
    Change whatever differs on your board, then play with: greatpowers play war --board FILE
    Lines you leave as they are have no effect; you can also delete them. Names can be in English, German or French.
board-file-source = { $name }, { $source }
board-file-rules = rulebook
board-file-research = published
board-file-reconstructed = reconstructed
board-file-owner = corrected
board-file-zones = The global zone of each region.
board-file-natives = Native markers of each strength and rating, 0 to 99. At least 14 of strength 7 or more must be rated ++.
board-file-resources = Resource chits of each kind, 0 to 99; “dot” is a chit without a resource.
board-file-resource-values = Production points of each resource, 1 to 20.
board-file-borders = What borders what; * stated or implied by the rules. The Dardanelles and the Suez Canal are not borders and cannot be changed.
board-file-pairs = Write pairs: places that are adjacent on your board but not here, and the other way round.

## The coach: what matters now

coach-first-pick = Choose with your neighbours in mind: regions side by side can defend each other, and a complete global zone brings a bonus.
coach-neighbour = Suggestion: { $region }, next to { $number ->
    [one] one
   *[other] { $number }
  } of your regions. Connected regions are easier to defend.
coach-front = { $other } has more brigades next door than you have here: { $region }. Build { $number ->
    [one] at least one brigade.
   *[other] at least { $number } brigades.
  }
coach-idle-factory = { $number ->
    [one] One factory stands idle
   *[other] { $number } factories stand idle
  }: only as many produce as you have cities. Build a city.
coach-city = You have no city yet. A city yields 5 PP and 1 DP every turn, and each factory needs one.
coach-resource = Worth developing: { $region }. For { $cost } PP it yields { $value } PP every turn.
coach-upkeep = Your units cost { $cost } of the { $income } PP you earn: build up your economy before you add more.
coach-westernize = One DP makes this region safe from revolts: { $region }.
coach-revolt = Revolt: { $region }. You will face { $number ->
    [one] one native brigade
   *[other] { $number } native brigades
  } in this phase, so bring help.
coach-prey = This enemy region is held by only { $number ->
    [one] one brigade
   *[other] { $number } brigades
  }: { $region }. You could attack with more.
coach-explorer = Your explorer can win this region without a battle: { $region }.
coach-natives = The weakest natives you know of are here: { $region }, strength { $number }. Attack with several types of brigade, or send an explorer.
coach-parley = Let your explorer negotiate: { $region }. The chance of success is { $percent }%.
coach-long-odds = Long odds: { $region }. Your explorer’s chance of success is only { $percent }%; it may also wait.
coach-gift = A gift raises the chance from { $percent }% to { $better }%.
coach-no-gift = A gift would hardly help: the chance is { $percent }% without it.
coach-types = Keep { $number ->
    [2] both
   *[other] all three
  } types of brigade: the bonus applies to each of your dice.
coach-stay = Fight on: your chance of winning this battle is { $percent }%.
coach-leave = Your chance of winning is only { $percent }%: a retreat saves what is left.

## Reasons: why an action is better than others (bots, hints, reviews)

reason-regions = It brings more regions.
reason-regions-other = It leaves { $seat } with fewer regions.
reason-buildings = It brings more buildings.
reason-buildings-other = It leaves { $seat } with fewer buildings.
reason-resources = It brings more developed resources.
reason-resources-other = It leaves { $seat } with fewer developed resources.
reason-brigades = It brings a stronger army.
reason-brigades-other = It leaves { $seat } with a weaker army.
reason-parties = It brings more explorers and engineers.
reason-parties-other = It leaves { $seat } with fewer explorers and engineers.
reason-fleets = It brings more fleets.
reason-fleets-other = It leaves { $seat } with fewer fleets.
reason-diplomacy = It brings more spheres of influence or DP.
reason-diplomacy-other = It leaves { $seat } with fewer spheres of influence or DP.
reason-money = It leaves more PP.
reason-money-other = It leaves { $seat } with fewer PP.
reason-income = It brings a higher income.
reason-income-other = It leaves { $seat } with a lower income.
reason-threats = It makes the borders safer.
reason-threats-other = It puts { $seat }’s borders under more threat.
reason-unrest = It leaves less unrest among the natives.
reason-unrest-other = It leaves { $seat } with more unrest among the natives.
reason-wars = It means fewer wars.
reason-wars-other = It leaves { $seat } with more wars to fight.
reason-conquests = It promises more conquests.
reason-conquests-other = It leaves { $seat } less hope of conquest.
reason-treaties = It gives explorers a better chance of winning over regions.
reason-treaties-other = It leaves { $seat } less hope of winning over regions with explorers.

## Why a player makes war or peace

reason-peace-end = It is time to end the game rather than fight { $other }.
reason-peace-weaker = { $other } has the stronger army.
reason-peace-fronts = One war is enough, and there is a weaker enemy than { $other }.
reason-peace-nothing = There is nothing to gain from fighting { $other } right now.
reason-war-stronger = { $other } has a much weaker army.
reason-war-even = { $other }’s army is no stronger.
reason-war-prospects = { $other } has regions that are easy to take.
reason-war-end = { $other } has hardly any regions left, and it is time to end the game.
reason-war-leader = { $other } is in the lead and has poorly defended regions.
reason-war-room = The natives are running out of regions, and { $other } has poorly defended ones.
reason-war-weak = { $other } has poorly defended regions and little to strike back with.
reason-side-leader = { $other } is in the lead, and this war is as good as won.
reason-side-prospects = This war is as good as won, and { $other } has regions that are easy to take.

## The same, as a bot tells that player

told-peace-end = It is time to end the game rather than fight each other.
told-peace-weaker = Your army is stronger than mine.
told-peace-fronts = One war is enough for me, and I have a weaker enemy than you.
told-peace-nothing = There is nothing to gain from fighting you right now.
told-war-stronger = My army is much stronger than yours.
told-war-even = Your army is no stronger than mine.
told-war-prospects = Some of your regions are easy to take.
told-war-end = You have hardly any regions left, and it is time to end the game.
told-war-leader = You are in the lead, and your regions are poorly defended.
told-war-room = The natives are running out of regions, and yours are poorly defended.
told-war-weak = Your regions are poorly defended, and you have little to strike back with.
told-side-leader = You are in the lead, and this war is as good as won.
told-side-prospects = This war is as good as won, and some of your regions are easy to take.
