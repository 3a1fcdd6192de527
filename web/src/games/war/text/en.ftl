# War! at the table in English: its panels, its choices in short, and its first-game guide.

## First page

web-game-length = two to three hours against bots
web-game-turn = Turn { $turn }

## Pictures in the rules

book-units = The units: three types of brigade, three types of party, and fleets.
book-natives = Native markers lie face down until the natives are met. A + or ++ marks better-armed natives.
book-native-down = unknown
book-native-up = strength 7
book-native-rated = strength 9, better armed
book-native-revolt = in revolt
book-chits = Resource chits.
book-chit-down = face down
book-chit-nothing = nothing there
book-chit-value = worth 3
book-chit-developed = developed
book-land = A counter stands for all land units of a player in a region: here 3 brigades and a general.

## Table

web-curtain-what = Some markers and cards are secret: pass the device, then continue.
web-advice-imagined = Everything hidden from you is imagined from what you have seen.
web-strip-players = Players
web-strip-turn = Turn { $number }
web-strip-setup = Set-up
web-strip-phase = { $phase ->
    [production] Production
    [movement_1] First movement
   *[other] Second movement
  }
web-strip-moving = moving player
web-strip-last = last turn
web-strip-points = victory points
web-strip-pp = production points (next income { $income })
web-strip-dp = diplomacy points
web-strip-regions = regions
web-strip-brigades = brigades
web-strip-fleets = fleets
web-strip-own = Your forces
web-strip-maintenance = maintenance { $cost }
web-strip-wars = at war with { $players }

## The board

board-corrected = { $text } (corrected)
board-reconstructed = { $text } (reconstructed)
board-sea = sea area
board-coast = coast
board-landlocked = no coast
board-home = { $player }’s home country
board-natives = natives { $marker }
board-natives-unknown = native marker face down
board-revolt = in revolt
board-chit-unknown = resource chit face down
board-chit-dot = no resource
board-chit-developed = { $resource }: { $value } PP, developed
board-chit-undeveloped = { $resource }: { $value } PP, undeveloped
board-spheres = { $player }: { $count ->
    [one] a sphere of influence
   *[other] { $count } spheres of influence
  }{ $supporting ->
    [0] {""}
   *[other] {" "}({ $supporting } supporting the revolt)
  }
board-ceded = being ceded to { $player }
board-passage-dardanelles = Dardanelles: fleets pass with the permission of the player who controls Ottoman
board-passage-suez-canal = { $canal ->
    [0] Suez Canal not built: no passage
    [1] Suez Canal half paid for: no passage yet
   *[other] Suez Canal: fleets pass with the permission of the player who controls Egypt
  }
board-passage-gibraltar = no land border with { $other }
board-passage-bosporus = land border with { $other }
board-unit-infantry = { $count } infantry
board-unit-cavalry = { $count } cavalry
board-unit-artillery = { $count } artillery
board-unit-general = { $count ->
    [one] a general
   *[other] { $count } generals
  }
board-unit-explorer = { $count ->
    [one] an explorer
   *[other] { $count } explorers
  }
board-unit-engineer = { $count ->
    [one] an engineer
   *[other] { $count } engineers
  }
board-unit-fleet = { $count ->
    [one] a fleet
   *[other] { $count } fleets
  }
board-fleets-with = { $fleets } carrying { $units }
board-stack = { $nation }: { $units }

## Movement

web-movement = Movement
board-move = { $units }
board-move-stack = Together: { $units }
board-where = Where to? ({ $units })
board-launch = Build a fleet
web-move-label = { $units }: { $from } → { $to }
web-move-left = { $count ->
    [0] no points left
    [one] 1 point left
   *[other] { $count } points left
  }
web-move-natives = natives { $marker }
web-move-natives-unknown = unknown natives
web-move-enemy = { $count ->
    [0] attack on { $player }
    [one] attack on { $player }: 1 brigade
   *[other] attack on { $player }: { $count } brigades
  }
web-move-ally = { $player }, ally
web-move-ceded = ceded by { $player }
web-move-landing = landing
web-move-aboard = goes aboard
web-move-fleets = { $count ->
    [one] { $player }’s fleet
   *[other] { $player }’s { $count } fleets
  }
web-move-asked = { $player } may stop you
web-move-more = { $count ->
    [one] 1 more place
   *[other] { $count } more places
  }
web-move-stack = Move from: { $region }
web-move-less = One fewer: { $unit }
web-move-more-of = One more: { $unit }
web-move-spare = { $count ->
    [0] No brigade can be spared here.
    [one] One brigade can leave; the others must stay.
   *[other] { $count } brigades can leave; the others must stay.
  }
web-move-where = Where to? Choose here or on the board.
web-move-nowhere = Choose how many units go.
web-move-ready = Can still move
web-move-all-moved = All land units have moved.
web-move-nobody = There is no movement in this phase.
web-move-others = War and other actions ({ $count })
web-move-idle-units = { $count ->
    [one] 1 unit could still move
   *[other] { $count } units could still move
  }
web-move-idle-fleets = { $count ->
    [one] 1 fleet could still sail
   *[other] { $count } fleets could still sail
  }
web-move-battles = { $count ->
    [one] 1 battle follows
   *[other] { $count } battles follow
  }
web-move-battles-head = Battles to come
web-move-odds = { $percent }% for the attacker
web-move-undo = “Undo” takes back your last move until dice are rolled or another player decides.
web-fleets = Fleets
web-fleets-take = Select
web-fleets-take-all = Select all { $count }
web-fleets-empty = empty
web-fleets-room = { $count ->
    [0] full
    [one] 1 transport point free
   *[other] { $count } transport points free
  }
web-fleets-loading = Take aboard
web-fleets-load = { $count ->
    [one] Take 1 unit aboard
   *[other] Take { $count } units aboard
  }
web-fleets-load-all = { $count ->
    [one] Take aboard everyone who fits (1)
   *[other] Take aboard everyone who fits ({ $count })
  }
web-fleets-land = { $count ->
    [one] Land 1 unit
   *[other] Land { $count } units
  }
web-fleets-land-all = Land everyone ({ $count })
web-fleets-by-hand = Choose units one by one ({ $count })
web-fleets-of = of { $count }
web-fleets-guest = { $player }’s { $unit }
web-fleets-where = Sail or land

## Production

web-production = Production
web-production-whose = Player
web-production-income = Income per turn
web-production-line = Source
web-production-turn = Turn { $turn }
web-production-next = Next turn
web-production-expected = if nothing changes
web-production-total = Income
web-production-maintenance = Maintenance
web-production-unit = { $count } × { $kind }
web-production-purse = PP on hand
web-production-left = PP to spend
web-production-dp = Diplomacy points (now { $dp })
web-production-nothing = nothing
web-production-from = from
web-production-adds = (+{ $amount })
web-production-unwesternized = not westernized
web-production-idle = idle: there are more factories than cities
web-production-blockaded = blockaded
web-production-alone = no other port to trade with
web-production-trade = { $items ->
    [0] counts { $ports } ports
    [one] counts { $ports } ports and 1 factory or resource
   *[other] counts { $ports } ports and { $items } factories or resources
  }
web-production-blockade = { $count ->
    [one] Blockaded port: { $ports }
   *[other] Blockaded ports: { $ports }
  }
web-production-short = { $count ->
    [one] 1 PP short: a unit will have to be disbanded.
   *[other] { $count } PP short: { $count } units will have to be disbanded.
  }

## Purchases

web-purchases = Purchases
web-purchases-pp = PP left
web-purchases-dp = DP
web-purchases-upkeep = Next production: +{ $income } PP income, −{ $maintenance } PP maintenance, leaving { $after } PP.
web-purchases-natives = { $count ->
    [one] Native diplomacy: 1 option
   *[other] Native diplomacy: { $count } options
  }
web-purchases-group = { $group ->
    [units] Units
    [buildings] Buildings
   *[works] Resources
  }
web-purchases-develop = develop a resource
web-purchases-price = { $price } PP
web-purchases-left = { $step ->
    [placement] { $count } to place
   *[other] { $count } left
  }
web-purchases-places = { $count ->
    [0] nowhere right now
    [one] 1 place
   *[other] { $count } places
  }
web-purchases-where = { $ware }: { web-purchases-places }
web-purchases-not-here = Not possible in { $count ->
    [one] 1 other place
   *[other] { $count } other places
  }
web-purchases-buy = { $step ->
    [purchase] { $count ->
        [one] Buy
       *[other] Buy { $count }
      }
    [placement] Place
    [orders] { $count ->
        [one] Order
       *[other] Order { $count }
      }
   *[other] { $count ->
        [one] Build
       *[other] Build { $count }
      }
  }
web-purchases-engineer = With engineer
web-purchases-there = { $count } here
web-purchases-everywhere = All regions
web-purchases-bought = { $phase ->
    [0] Bought in set-up
   *[other] Bought this phase
  }
web-purchases-sum = Total
web-purchases-order = Your secret order
web-purchases-undo = “Undo” removes the last line until you hand in the order.
web-purchases-ordered = { $count ->
    [0] Nothing ordered; { $left } PP left.
    [one] 1 line for { $cost } PP; { $left } PP left.
   *[other] { $count } lines for { $cost } PP; { $left } PP left.
  }
web-purchases-summary = { $count ->
    [0] Nothing bought; { $left } PP left.
    [one] 1 piece for { $cost } PP; { $left } PP left.
   *[other] { $count } pieces for { $cost } PP; { $left } PP left.
  }
web-purchases-wrong = This line of { $player }’s order is no longer possible:
web-purchases-none = Nothing can be bought now.
web-purchases-piece = Piece
web-purchases-cost = Price
web-purchases-supply = Supply
web-maintain-unpaid = { $count ->
    [one] You cannot pay for all your units: disband 1 more.
   *[other] You cannot pay for all your units: disband { $count } more.
  }
web-maintain-guests = Aboard allied fleets
web-maintain-unit = { $do ->
    [scuttle] { $kind } { $fleet }
    [jettison] { $count } × { $kind } (fleet { $fleet })
   *[other] { $count } × { $kind }
  }

## Natives

web-natives = Natives
web-natives-purse = { $dp } DP, { $pp } PP
web-natives-known = Strength { $marker }
web-natives-unknown = Marker unknown
web-natives-part = { $part ->
    [fleet] fleet nearby: { $amount }
    [regions] adjacent regions controlled: { $amount }
   *[spheres] spheres of influence: { $amount }
  }
web-natives-no-modifier = no modifiers
web-natives-answer = Answer
web-natives-answers = { $answer ->
    [treaty] Region gained
    [influence] Sphere of influence
    [retreat] Explorer sent back
   *[lost] Explorer lost
  }
web-natives-plain = No gift
web-natives-gift = With gift
web-natives-range = { $least }–{ $most }
web-natives-remove-sphere = Remove one of { $other }’s spheres
web-natives-westernize = Westernize for 1 DP
web-natives-dissolve = Give up one of your spheres
web-natives-incite = { $payment ->
    [dp] { $bribe ->
        [bribe] Incite for 1 DP, bribe for 1 DP
       *[plain] Incite for 1 DP
      }
   *[sphere] { $bribe ->
        [bribe] Incite for a sphere, bribe for 1 DP
       *[plain] Incite for a sphere
      }
  }
web-natives-explorer = { $player }’s explorer: { $region }
web-natives-zone = Zone
web-natives-all = All { $count } regions
web-natives-sort = Sort by
web-natives-order = { $order ->
    [zone] zone
    [name] name
    [strength] strength
    [spheres] spheres of influence
   *[treaty] chance of gaining the region
  }
web-natives-table = Native regions
web-natives-region = Region
web-natives-strength = Strength
web-natives-spheres = Spheres
web-natives-revolt = Revolt
web-natives-table-what = Chances in percent if one of your explorers were there now, with all your spheres of influence in favour. An unknown marker counts as the average of all it could be.
web-natives-find = { $count ->
    [one] Prospecting: you draw 1 chit
   *[other] Prospecting: you draw { $count } chits
  }
web-natives-at-least = worth { $value } or more: { $chance }

## Battle

web-battle = Battle
web-battle-none = No battle has been fought yet.
web-battle-last = The last battle
web-battle-pending = Battles to come
web-battle-round = Round { $number }
web-battle-next-round = Next: round { $number }
web-battle-naval-round = Naval battle, round { $number }
web-battle-interception = Interception
web-battle-attacks = Attacker
web-battle-defends = Defender
web-battle-against = { $player } against { $other }
web-battle-allies = with { $players }
web-battle-nobody = nobody left
web-battle-unseen = strength unknown to you
web-battle-units = { $number } × { $kind }
web-battle-fleets = { $number ->
    [one] 1 fleet
   *[other] { $number } fleets
  }
web-battle-idle = { $number ->
    [one] 1 unit does not fight this round
   *[other] { $number } units do not fight this round
  }
web-battle-dice = { $number ->
    [one] 1 die:
   *[other] { $number } dice:
  }
web-battle-hit = { $hit ->
    [1] always hits
    [6] hits on a 6
    [7] cannot hit
   *[other] hits on { $hit }+
  }{ $double ->
    [6] {""}, twice on a 6
    [7] {""}
   *[other] {""}, twice on { $double }+
  }
web-battle-landed = { $number ->
    [one] 1 of them landed: { $modifier } on its die
   *[other] { $number } of them landed: { $modifier } on their dice
  }
web-battle-rule = Read the rule
web-battle-unmodified = No modifiers
web-battle-total = Total
web-battle-chance = Chance of winning
web-battle-likely = { $player } { $percent }%
web-battle-neither = neither { $percent }%
web-battle-exact = Exact if both sides fight to the end, keep each type of brigade as long as they can and never combine hits.
web-battle-exact-sea = Exact if both sides fight to the end and give up the fleets with the least cargo first.
web-battle-average = You do not know these natives: this is the average of all possibilities. { $player } wins { $lowest }% of the time against the strongest and { $highest }% against the weakest.
web-battle-uncounted = There are too many units here to calculate the odds.
web-battle-leaving = { $player } retreats to fleets: only the other side rolls this round.
web-battle-fight = Fight
web-battle-more = Show both sides
web-battle-less = Hide both sides
web-battle-hits = { $number ->
    [0] no hits
    [one] 1 hit
   *[other] { $number } hits
  }
web-battle-sure = No roll needed.
web-battle-number = { $number } or less with two dice: { $percent }%
web-battle-part-fleets = Fleets of both sides
web-battle-part-regions = { $player }’s regions on this sea area
web-battle-part-ports = { $player }’s ports on this sea area
web-battle-part-schools = { $player }’s schools
web-modifier-drm-brigade-types = { $amount ->
    [one] Two types of brigade
   *[other] All three types of brigade
  }
web-modifier-drm-general = General
web-modifier-drm-explorer-natives = Explorer against natives
web-modifier-drm-technology = More schools
web-modifier-drm-fort-attack = Against a fort
web-modifier-drm-fort-attack-artillery = Artillery against the fort
web-modifier-drm-fort-attack-engineer = Engineer against the fort
web-modifier-drm-fort-defence = { $amount ->
    [one] Fort
   *[other] Fort with artillery
  }
web-modifier-amphib-pure-force-zeroed = Landed from the sea
web-modifier-drm-negative-to-zero = Offset for a negative total
web-modifier-drm-negative-both = Offset for negative totals
web-modifier-drm-general-transfer = General’s shift
web-modifier-navbattle-tech-drm = More schools
web-modifier-navbattle-port-drm = { $amount ->
    [one] Port on this sea area
   *[other] Ports on this sea area
  }
web-modifier-navbattle-cargo-drm = { $amount ->
    [one] Cargo
   *[other] More than half full
  }

## Relations

web-relations = Relations
web-relations-now = { $relation ->
    [war] at war
    [alliance] allied
   *[peace] at peace
  }
web-relations-since = since turn { $turn }
web-relations-you-wait = you cannot attack before your next movement phase
web-relations-they-wait = they cannot attack you before their next movement phase
web-relations-lets-you = { $answer ->
    [always] always lets you pass
   *[never] never lets you pass
  }
web-relations-peace-offered = { $player } offers you peace.
web-relations-region-offered = { $number ->
    [one] { $player } offers to cede you a region: { $regions }.
   *[other] { $player } offers to cede you regions: { $regions }.
  }
web-relations-offers-peace = Offers you peace
web-relations-offers-region = { $number ->
    [one] Offers to cede you a region:
   *[other] Offers to cede you regions:
  }
web-relations-take-region = To accept, move a brigade in during this movement phase.
web-relations-you-offer-peace = You have offered peace
web-relations-you-offer-region = { $number ->
    [one] You have offered a region: { $regions }
   *[other] You have offered regions: { $regions }
  }
web-relations-told = { $how ->
    [refuses] { $player } refuses: “{ $words }”
    [declares] { $player } declared war: “{ $words }”
   *[retracts] { $player } withdrew the offer of peace: “{ $words }”
  }
web-relations-make-peace = Make peace
web-relations-offer-peace = Offer peace
web-relations-peace-what = Peace begins as soon as the other player agrees.
web-relations-retract = Withdraw
web-relations-declare = Declare war
web-relations-declare-what = Possible in your own movement or combat phase, for 1 DP.
web-relations-passage = { $relation ->
    [alliance] May use your straits, regions and fleets:
   *[other] May pass your straits:
  }
web-relations-answer = { $answer ->
    [always] Always
    [never] Never
   *[ask] Ask me
  }
web-relations-give-amount = { $most ->
    [0] Give PP
   *[other] Give PP (up to { $most })
  }
web-relations-give = Give
web-relations-cede-region = Cede a region
web-relations-cede = Offer
web-relations-cede-later = You can offer { $player } a region during their movement phase.
web-relations-deals = Dealings with { $player }
web-relations-how = Offers never hold up the game. They stay open until they are accepted, withdrawn or out of date, and nobody has to answer.
web-relations-all = All relations
web-relations-two = { $relation ->
    [war] { $player } and { $other } are at war.
    [alliance] { $player } and { $other } are allied.
   *[peace] { $player } and { $other } are at peace.
  }
web-relations-pair = { $relation ->
    [war] You are at war.
    [alliance] You are allied.
   *[peace] You are at peace.
  }
web-relations-mark = { $mark ->
    [waiting] { $player } cannot attack { $other } yet.
   *[offer] { $player } offers { $other } peace.
  }
web-relations-sign = { $sign ->
    [war] war
    [alliance] alliance
    [waiting] cannot attack yet
    [offer] offers peace
   *[peace] peace
  }
web-relations-units = { $number } × { $kind }
web-council = Taking sides
web-council-declared = { $player } has declared war on { $other }
web-council-side = { $side ->
    [attackers] Attackers
   *[defenders] Defenders
  }
web-council-means = { $number ->
    [one] War with { $foes }; { $friends } must agree.
   *[other] War with { $foes }; most of { $friends } must agree.
  }
web-council-vote = More than half of the side must agree. In favour so far: { $votes } of { $number }.
web-council-undecided = Still to decide: { $players }.
web-strait = Passage
web-strait-fleets = { $number ->
    [one] { $player } is waiting with one fleet.
   *[other] { $player } is waiting with { $number } fleets.
  }
web-strait-aboard = Aboard: { $units }.
web-strait-empty = There are no units aboard.
web-strait-standing = From now on, without asking me:
web-strait-always = { $answer ->
    [always] Always let them pass
   *[never] Never let them pass
  }

## Victory points

web-victory = Victory
web-victory-standings = Standings
web-victory-table = Victory points by category
web-victory-total = Total
web-victory-sets = Building sets: { $player }
web-victory-sets-what = A set is a city, a factory, a port and a railroad. { $sets ->
    [0] None is complete yet.
    [one] 1 is complete.
   *[other] { $sets } are complete.
  }
web-victory-zones = Global zones: { $player }
web-victory-zone = { $player }: { $held }
web-victory-end = End of the game
web-victory-end-what = The game ends after the movement phase in which a player or the natives lose their last region.
web-victory-ending = The game ends after this movement phase!
web-victory-end-natives = { $number ->
    [one] 1 native region is left.
   *[other] { $number } native regions are left.
  }
web-victory-end-weakest = { $number ->
    [one] Fewest regions: { $players } with 1.
   *[other] Fewest regions: { $players } with { $number }.
  }
web-victory-end-turns = { $number ->
    [one] 1 turn is left before the agreed limit.
   *[other] { $number } turns are left before the agreed limit.
  }
web-victory-card = Your hidden victory card
web-victory-card-what = { $card ->
    [suez] Control Egypt with a completed Suez Canal.
    [fleets] Have at least twice as many fleets as any other player.
    [peace] Be at war with no surviving player.
    [conquest] End the game by taking a player’s last region.
    [westernized] Have only westernized regions.
    [each_zone] Control a region in every global zone.
   *[other] Control the whole zone: { $zone }.
  }
web-victory-card-holds = It would score if the game ended now.
web-victory-card-fails = It would not score if the game ended now.
web-victory-over-time = Victory points over time

## Set-up

web-setup = Set-up
web-setup-picks = Your pick { $number } of { $of }
web-setup-next = Next:
web-setup-inland = inland
web-setup-beside = { $number ->
    [one] next to 1 of yours
   *[other] next to { $number } of yours
  }
web-setup-zone = yours: { $held } of { $regions }
web-setup-purse = { $pp } PP, { $dp } DP
web-swap-yours = Your regions
web-swap-to = { $region }: keep or offer
web-swap-keep = Keep
web-swap-offer = Offer to { $player }
web-swap-others = Other players’ regions
web-swap-content = has finished exchanging
web-swap-give = You give: { $regions }
web-swap-get = You get: { $regions }
web-swap-accept = Accept this exchange
web-swap-accepted = { $player } accepts
web-swap-waiting = You have accepted; { $player } has not yet.
web-swap-done-what = Set-up continues when everyone has finished.
web-order-bid-what = Everyone bids in secret and pays their own bid. From the lowest bid to the highest, each player then chooses a place in the order: the highest bidder chooses last and knows all the other places.
web-order-bid-amount = PP (0 to { $most })
web-order-bid = Bid { $amount } PP
web-order-bids = Bids
web-order-bidding = is still deciding
web-order-sealed = sealed
web-order-line-what = Choose any place in the order; the players behind you move back by one.
web-order-here = Place { $place }
web-order-has-bid = bid { $amount } PP
web-order-left = Still to choose:

## Charts

web-chart-points = Victory points
web-chart-regions = Regions
web-chart-income = Income
web-chart-units = Land units
web-chart-fleets = Fleets
web-chart-pp = Production points
web-chart-dp = Diplomacy points
web-chart-points-land = Victory points for regions and zones
web-chart-points-works = Victory points for buildings and resources
web-chart-points-rest = Victory points for units, spheres of influence, DP and PP
web-chart-card = Victory points for hidden cards
web-chart-card-hidden = Other players’ cards stay hidden until the game is over.

## Result and rules

web-points = Victory points
web-result-margin = { $player } has { $points } victory points, { $margin } more than { $other }.
web-result-level = { $players } have { $points } victory points each.
web-result-score = { $points }
web-rules-source = Rulebook: { $source }

## Options

web-option-historical = Has its own limits and set-up; works only with one building per region and regions picked in turn.
web-option-turn-limit = By the rules, the game ends once a player has lost all regions or no native region is left.

## Choices in short: movement

web-group-war-march = { $from }: { $mover }
web-item-war-march = { $to }
web-group-war-fleet = Select a fleet
web-item-war-fleet = Fleet { $fleet }
web-group-war-join = Add a fleet
web-item-war-join = Fleet { $fleet }
web-group-war-board = Take aboard: { $region }
web-item-war-board = { $mover }
web-group-war-sail = Sail to
web-item-war-sail = { $sea }
web-group-war-land = Land in
web-item-war-land = { $region }
web-group-war-ashore = Land
web-item-war-ashore = { $kind }
web-group-war-charter = Go aboard an ally’s fleet
web-item-war-charter = { $other }’s fleet { $fleet }
web-group-war-scorch = Scorched earth: { $region }
web-item-war-scorch = { $object } ({ $kind })
web-group-war-reinforce = Send a general to: { $to }
web-item-war-reinforce = from { $from }

## Choices in short: economy

web-group-war-raise = { $region }
web-group-war-launch = { $region }
web-group-war-build = { $region }
web-group-war-develop = { $region }
web-group-war-place = Place { a-piece }
web-group-war-disband = { $region }
web-group-war-remove-sphere = { $region }
web-group-war-westernize = { $region }
web-group-war-dissolve = { $region }
web-group-war-incite = { $region }
web-item-war-raise = { $kind }
web-item-war-launch = fleet → { $sea }
web-item-war-build = { $help_id ->
    [engineer] { $building } with an engineer
   *[alone] { $building }
  }
web-item-war-develop = { $help_id ->
    [engineer] develop the resource with an engineer
   *[alone] develop the resource
  }
web-item-war-place = { $area }
web-item-war-disband = { $kind }
web-item-war-remove-sphere = remove one of { $other }’s spheres
web-item-war-westernize = westernize for 1 DP
web-item-war-dissolve = give up one of your spheres
web-item-war-incite = { $payment_id ->
    [dp] { $bribe_id ->
        [bribe] incite for 1 DP, bribe for 1 DP
       *[plain] incite for 1 DP
      }
   *[sphere] { $bribe_id ->
        [bribe] incite for a sphere, bribe for 1 DP
       *[plain] incite for a sphere
      }
  }

## Choices in short: battle

web-group-war-battle = Fight
web-group-war-shift = Lower both modifiers by
web-group-war-pick-off = Combine three hits and destroy
web-group-war-lose = Lose
web-group-war-retreat = Where to
web-group-war-convert = Turn into an infantry
web-group-war-sink = Lose
web-group-war-expel = Remove a sphere of influence
web-item-war-battle = { $region }
web-item-war-shift = { $number }
web-item-war-pick-off = { $kind }
web-item-war-lose = { $kind }
web-item-war-retreat = { $area }
web-item-war-convert = { $kind }
web-item-war-sink = fleet { $fleet }
web-item-war-expel = { $other }

## Choices in short: relations and set-up

web-group-war-pick = Starting region
web-group-war-home = Home country
web-group-war-endow = Free resource
web-group-war-promise = Offer { $region }
web-group-war-swap = Accept an exchange
web-group-war-bid = Bid in PP
web-group-war-line-up = Place in the movement order
web-group-war-declare = Declare war (1 DP)
web-group-war-join-war = Take a side
web-item-war-pick = { $region }
web-item-war-home = { $region }
web-item-war-endow = { $region }
web-item-war-promise = → { $other }
web-item-war-swap = { $other }
web-item-war-bid = { $amount }
web-item-war-line-up = { $place }
web-item-war-declare = { $other }
web-item-war-join-war = { $side_id ->
    [attackers] attackers
   *[defenders] defenders
  }

## Reference sheets

web-sheet-units = Units and buildings
web-sheet-production = Production
web-sheet-battle = Battle
web-sheet-natives = Natives
web-sheet-victory = Victory points
web-sheet-pp = PP
web-sheet-where = Built at
web-sheet-anywhere = anywhere
web-sheet-moves = Movement points
web-sheet-portage = Transport points
web-sheet-reinforcement = Reinforcement
web-sheet-fleet-what = A fleet carries units worth { $capacity } transport points. Every unit costs 1 PP in maintenance each turn.
web-sheet-buildings = Buildings
web-sheet-building = Building
web-sheet-engineer = With an engineer
web-sheet-develop = Developing a resource
web-sheet-per-value = { $number } per point of value
web-sheet-source = { $name ->
    [region] Region
    [zone] Complete zone
    [city] City
    [factory] Factory
    [port] Port
    [railroad] Railroad
    [resource] Developed resource
    [sphere] Sphere of influence
    [maintenance] Maintenance
    [dp] Diplomacy point
   *[other] Cities
  }
web-sheet-from-region = { $region } PP; { $not_westernized } while it is not westernized
web-sheet-from-zone = +{ $zone } PP for each of its regions
web-sheet-from-city = { $city } PP
web-sheet-from-factory = { $factory } PP, and up to { $factory_bonus } more for resources: 2 for each one nearby, 1 for any other. Only as many factories produce as you have cities.
web-sheet-from-port = { $port } PP for each port it can trade with, itself included, and for each factory and resource assigned to it; { $port_most } at most
web-sheet-from-railroad = { $railroad } PP for each of your cities, factories, ports and resources here or next door; { $railroad_most } at most
web-sheet-from-resource = its value
web-sheet-from-sphere = 1 PP in a native region
web-sheet-expenses = Expenses and diplomacy
web-sheet-from-maintenance = 1 PP for every unit and fleet
web-sheet-from-dp = { $dp } PP each, at most one per city each turn
web-sheet-from-city-dp = You gain 1 DP each turn, and 1 more for each city.
web-sheet-hits = Dice on land
web-sheet-modified = Modified die
web-sheet-score = Hits
web-sheet-hits-what = One die per brigade. Each side chooses its own losses; combining { $number } hits into one lets the side that scored them choose.
web-sheet-naval = Dice at sea
web-sheet-naval-what = One die per fleet: a modified { $number } or more sinks a fleet. More schools +1, each port on the sea area +1, cargo −1 or −2.
web-sheet-side = { $side ->
    [attacker] Attacker’s modifiers
   *[defender] Defender’s modifiers
  }
web-sheet-landing = Landed from the sea, round { $round }
web-sheet-modifiers-what = A total below zero becomes zero and benefits the other side instead.
web-sheet-armies = Native armies
web-sheet-armies-what = By the strength and the “+” of their marker. Below strength { $number } a region is westernized.
web-sheet-plain = no +
web-sheet-explorer = Explorer’s roll
web-sheet-explorer-what = { $dice } dice, one more for a gift; plus your neighbouring regions, a fleet nearby and the spheres of influence in favour, minus those against. The total must reach the strength plus { $plus } for each “+”.
web-sheet-reached = reached
web-sheet-short = { $least } to { $most } short
web-sheet-short-more = more than { $number } short
web-sheet-diplomacy = Diplomacy points
web-sheet-westernize = 1 DP lowers the natives’ strength in one of your regions by { $number }.
web-sheet-incite = 1 DP or a sphere of influence incites a revolt: it breaks out if { $dice } dice, with all modifiers, total no more than the natives’ strength. A bribe for 1 DP takes { $bribe } off the roll.

## First-game guide

web-guide-war-pick = Every starting region brings 5 PP a turn and 10 victory points. Regions side by side are easier to defend, coasts allow ports, and a whole global zone brings a bonus. You also get one free infantry in each.
web-guide-war-swap = Use the lists to offer regions to another player. When both of you offer something and both accept, the regions change hands. Finish when you are happy with what you have.
web-guide-war-home = Your home country can hold one production building of each type, other regions only one in all. A port needs a coast, so a coastal region is the better choice.
web-guide-war-endow = Place a free building and then a free developed resource worth 10 PP in your European regions. A factory earns most next to resources, but only if you have a city somewhere.
web-guide-war-purchase = Your starting money has to last: there is no income before turn 2. Cities bring PP and DP and let you build explorers and cavalry; explorers win regions without a fight. You keep the PP you do not spend.
web-guide-war-placement = Players take turns placing one piece each. Fleets go to sea areas next to your regions. Every region needs a brigade; an explorer should start next to natives.
web-guide-war-maintain = Each unit and fleet costs 1 PP a turn, and you cannot pay for all of them. A region without a brigade reverts to the natives, so disband units where you have several.
web-guide-war-bid = Later places in the order let you react to the others; early ones let you strike first. You pay what you bid, whatever place you get.
web-guide-war-line_up = This order holds for the rest of the turn: native diplomacy, construction and both movement phases.
web-guide-war-buy_dp = You can buy one DP (diplomacy point) per city. DP pay for westernizing, revolts, gifts to natives and declarations of war. An unused DP is worth 1 victory point, and so are 10 PP.
web-guide-war-remove_spheres = Other players’ spheres of influence in your regions can turn against you in a revolt. Removing one costs 1 DP; removing those of your enemies is free.
web-guide-war-westernize = 1 DP lowers the natives’ strength by 3; each explorer and each building other than a fort lowers it by 1 for free. Below 4 the region is westernized: it can no longer revolt and earns 2 PP more.
web-guide-war-trim_spheres = There are more spheres of influence here than the natives’ strength allows. Your own bring victory points, so remove other players’ first.
web-guide-war-incite = A revolt in another player’s region needs no war: roll the natives’ strength or less with two dice. The stronger the natives, the better your chance; a bribe takes 3 off your roll. Each region can be tried only once per turn.
web-guide-war-sides = Each of your spheres of influence can support the natives or oppose them, which changes the roll by 1 either way. Decide who should win here.
web-guide-war-construct = Infantry can be built anywhere; cavalry and explorers need a city, artillery a factory, generals and engineers a school, fleets a port. A region normally holds one production building; an engineer there makes one project a third cheaper.
web-guide-war-orders = Everyone fills in an order at the same time and in secret. Hand yours in when it is complete: then all orders are revealed and carried out together.
web-guide-war-correct = A line of an order has become impossible. If everyone agrees, it may be replaced; otherwise it is cancelled and refunded.
web-guide-war-move = Infantry and artillery move one region, cavalry and parties (generals, explorers, engineers) two, fleets four sea areas. One brigade must stay in each of your regions. Brigades that enter a native region must fight; explorers may go in alone and negotiate. Battles come after all movement.
web-guide-war-sail = Take units aboard from the coast, sail, and land them: each sea area and each landing costs the fleet a movement point. A fleet carries four brigades. Enemies in the same sea area may intercept every step.
web-guide-war-permission = You control the strait. Let the fleets pass, or keep them out; you can also give a standing answer.
web-guide-war-intercept = Your fleets are in the same sea area and can stop the enemy before they act. If the enemy survives and does not break off, they carry on. Loaded fleets fight worse.
web-guide-war-ashore = Landed units do not move again this phase. Against a player they fight at a penalty in the first two rounds; engineers and generals need a brigade beside them.
web-guide-war-make_way = All your units leave the ceded region together. They can go to an adjacent region of yours or aboard your fleets.
web-guide-war-reinforce = A general next to a region of yours under attack can bring brigades. Once announced, the general must go; a die and your schools decide how many may come along.
web-guide-war-bring = Cavalry costs 1 point, infantry 2, artillery 3. At least one brigade must stay behind. Three different types together fight best.
web-guide-war-naval_join = Your ally’s fleets are about to fight in this sea area. Your fleets there may fight on the same side.
web-guide-war-sink = The fleet you choose is lost with everything aboard. Empty fleets can shield loaded ones.
web-guide-war-break_off = If you break off, all fleets stay here and yours move no further this phase. Otherwise another round is fought.
web-guide-war-combat = You must fight all battles before you can finish; the order is up to you. Where brigades are waiting beside an explorer, let the explorer roll first: success makes the battle unnecessary. Engineers can look for resources.
web-guide-war-shift = Only you have a general: give up some of your own bonus to take the same from the enemy. It pays when they roll more dice than you do.
web-guide-war-pick_off = Your opponent chooses their own losses, unless you combine three hits into one and choose the unit yourself. It is worth it for their only artillery or cavalry, because they lose a bonus with it.
web-guide-war-lose = You choose your own losses (for natives, one player does), brigades before parties. Two or three different types of brigade give a bonus, so keep one of each.
web-guide-war-retreat = Stay as long as the odds are good. The whole force leaves together; if it retreats to fleets, the enemy rolls once more.
web-guide-war-last_stand = No brigade is left on either side. Turn a party into an infantry to hold the region, or save your parties by retreating.
web-guide-war-embark = The fleets do not have room for everyone. Brigades take 2 transport points, parties 1; units that stay behind are lost.
web-guide-war-pacify = The revolt has been put down. Lower strength brings the region closer to being westernized; removing a sphere of influence deprives the next revolt of a supporter.
web-guide-war-evacuate = This unit cannot stay here. It goes to an adjacent region of yours or aboard a fleet.
web-guide-war-gift = A gift adds a third die. You decide before anyone sees how strong the natives are. If the roll falls far short, the explorer is lost.
web-guide-war-influence = A sphere of influence brings you 1 PP a turn and helps your next explorer. You may remove another player’s instead.
web-guide-war-keep = You must keep one chit, even if it is a dot. A resource earns nothing until you develop it for three times its value.
web-guide-war-join_war = If you take a side, you are at war with everyone on the other side and allied with your own for as long as that war lasts. Nobody can attack before their own next movement phase.
web-guide-war-admit = Allies share regions, fleets and defence, but never attack together. More than half of your side must agree.
web-guide-war-charter = Your units go aboard your ally’s fleet and land when your ally moves.
