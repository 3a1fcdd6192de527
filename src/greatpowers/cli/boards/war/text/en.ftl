# The text board of War! in English.

## Codes and signs

code-red = RE
code-green = GR
code-blue = BL
code-yellow = YE
code-purple = PU
code-grey = GY
code-brown = BR
code-pink = PK
war-code-natives = NA

war-phase = { $phase ->
    [0] Set-up
    [1] Turn { $turn }, production
    [2] Turn { $turn }, first movement phase
   *[other] Turn { $turn }, second movement phase
  }
war-order = order
war-bags = left: { $natives ->
    [one] { $natives } native marker
   *[other] { $natives } native markers
  }, { $chits ->
    [one] { $chits } resource chit
   *[other] { $chits } resource chits
  }
war-canal = { $paid ->
    [2] Suez Canal built
   *[other] Suez Canal: { $paid } of { $payments } payments
  }
war-ending = last movement phase
war-pp = PP
war-dp = DP
war-maintenance = Maint.
war-regions = Regions
war-points = Points
war-income = Income
war-infantry = I
war-cavalry = C
war-artillery = A
war-general = G
war-explorer = E
war-engineer = N
war-fleet = F
war-schools = Sch.
war-wars = At war with
war-waiting = Cannot attack yet
war-allies = Allied with
war-offers-peace-to = Offers peace to
war-all-at-peace = All players are at peace.
war-units-infantry = { $count }{ war-infantry }
war-units-cavalry = { $count }{ war-cavalry }
war-units-artillery = { $count }{ war-artillery }
war-units-general = { $count }{ war-general }
war-units-explorer = { $count }{ war-explorer }
war-units-engineer = { $count }{ war-engineer }
war-units-fleet = { $count }{ war-fleet }
war-units-city = { $count ->
    [one] { $count } { war-building-city }
   *[other] { $count } cities
  }
war-units-factory = { $count } { war-building-factory }
war-units-port = { $count ->
    [one] { $count } { war-building-port }
   *[other] { $count } ports
  }
war-units-railroad = { $count } { war-building-railroad }
war-units-fort = { $count ->
    [one] { $count } { war-building-fort }
   *[other] { $count } forts
  }
war-units-school = { $count } { war-building-school }
war-building-city = city
war-building-factory = fact.
war-building-port = port
war-building-railroad = rail
war-building-fort = fort
war-building-school = sch.
war-fleet-number = { war-fleet }{ $fleet }
war-revolt = revolt
war-in-hand = In hand:
war-no-hand = There is nothing in hand.
war-to-place = to place:
war-card = Hidden victory card: { $card }
war-no-battle = There is no battle in progress.
war-battle = Battle: { $area }, round { $round }
war-naval-battle = Naval battle: { $area }, round { $round }
war-side = Side
war-attacker = attacker
war-defender = defender
war-present = Present
war-modifier = Modifier
war-odds = Wins
war-chance = { $percent }%
war-dice = Dice
war-hits = Hits
war-fleets = Fleets with modifiers
war-against = Against
war-naval-dice = Dice, in this order: { $dice }
war-legend = I infantry C cavalry A artillery G general E explorer N engineer · F2(1I):3 fleet 2 with cargo, 3 points left · NA natives △8+ marker △? unknown · ○ resource ● developed ○– none ○? unknown · ◎ spheres of influence (for the revolt) · ★ home country ← came from ⚓ landed ⇒ offered to
war-corrected-zones = Corrected zones:
war-corrected-natives = Corrected numbers of native markers:
war-corrected-resources = Corrected numbers of resource chits:
war-corrected-resource-values = Corrected values of resources:
war-corrected-added = Borders added:
war-corrected-removed = Borders removed:
war-price = { $cost } PP
war-status-own = { $pp } PP, { $dp } DP, maintenance { $maintenance }, regions { $regions }, points { $points }

## Headings of choices, and the choices below them

aside-war-withdraw = withdraw one of your spheres of influence
aside-war-peace = offer another player peace
aside-war-retract = withdraw your offers to another player
aside-war-cede = offer another player one of your regions
aside-war-passage = decide in advance whether another player may pass your straits and regions
aside-war-give = give another player PP

tip-war-permission = To answer once and for all, type “passage { $seat } always” or “passage { $seat } never”.

group-war-march = { $from }, { $mover }
group-war-board = Take aboard: { $region }
group-war-sail = Sail to
group-war-land = Land units
group-war-reinforce = General from: { $from }
group-war-place = { $piece }
group-war-disband = { $region }
group-war-raise = { $region }
group-war-launch = { $region }
group-war-build = { $region }
group-war-develop = { $region }
group-war-incite = Incite a revolt: { $region }
group-war-remove-sphere = Spheres of influence: { $region }
group-war-scorch = Scorched earth: { $region }
group-war-promise = { $other }

item-war-march = { $to }
item-war-board = { $mover }
item-war-sail = { $sea }
item-war-land = { $region }
item-war-reinforce = { $to }
item-war-place = { $area }
item-war-disband = { $kind }
item-war-raise = { $kind }
item-war-launch = fleet → { $sea }
item-war-build = { $help_id ->
    [engineer] { $building } with an engineer
   *[alone] { $building }
  }
item-war-develop = { $help_id ->
    [engineer] develop the resource, with an engineer
   *[alone] develop the resource
  }
item-war-incite = { $payment_id ->
    [dp] { $bribe_id ->
        [bribe] for 2 DP, with a bribe
       *[plain] for 1 DP
      }
   *[sphere] { $bribe_id ->
        [bribe] for a sphere of influence and a bribe of 1 DP
       *[plain] for a sphere of influence
      }
  }
item-war-remove-sphere = { $other }
item-war-scorch = { $object } ({ $kind })
item-war-promise = { $region }
item-war-pick = { $region }
item-war-home = { $region }
item-war-buy = { $piece }
item-war-bid = { $amount } PP
item-war-lose = { $kind }
item-war-ashore = { $kind }
item-war-bring = { $kind }
item-war-keep = { $chit }
item-war-roll = { $die }
item-war-native = { $marker_id }
item-war-chit = { $chit }
item-war-deal = { $region }
item-war-found = { $building }
item-war-card = { $card }
item-war-lot = { $other }
