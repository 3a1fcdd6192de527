# The text board of ImpeRunde in English.

## Codes and signs

code-great-britain = GB
code-south-africa = SA
code-japan = JP
code-victoria = VI
code-usa = US
code-brazil = BR
imperunde-code-pirates = PI
imperunde-code-natives = NA

imperunde-posts = Posts
imperunde-funds = Funds
imperunde-surplus = Surplus
imperunde-debts = Debts
imperunde-income = Income
imperunde-cards = Cards
imperunde-colonies = Col.
imperunde-armies = Arm.
imperunde-warships = Ships
imperunde-starter = first
imperunde-home = ★
imperunde-captured = ↯
imperunde-relations = Peace?
imperunde-now = Now
imperunde-no-cards = no cards
imperunde-budget = State budget
imperunde-no-battle = There is no battle in progress.
imperunde-battle = Battle, { $space }, dice round { $round }
imperunde-side = Side
imperunde-attacker = attacker
imperunde-defender = defender
imperunde-present = Present
imperunde-die = Dice
imperunde-north-america = North America
imperunde-south-america = South America
imperunde-europe = Europe
imperunde-africa = Africa
imperunde-asia = Asia
imperunde-oceania = Oceania
imperunde-units-infantry = { $count }I
imperunde-units-cavalry = { $count }C
imperunde-units-artillery = { $count }A
imperunde-units-fort = { $count }F
imperunde-units-frigate = { $count }fr
imperunde-units-line = { $count }sl
imperunde-disc-famine = famine
imperunde-disc-plunder = plundered
imperunde-disc-storm = storm
imperunde-disc-calm = calm
imperunde-legend = ● post ○ open slot or natives ★ home · I infantry C cavalry A artillery F fort · fr frigate sl ship of the line PI pirates ↯ captured
imperunde-legend-values = ? reconstructed value: not stated in the rulebook
imperunde-corrected-values = Corrected values:
imperunde-corrected-wheel = Corrected fields on the country wheel:
imperunde-corrected-events = Corrected fields on the event wheel:
imperunde-corrected-added = Borders added:
imperunde-corrected-removed = Borders removed:
imperunde-price = { $room ->
    [0] { $cost }
   *[other] { $cost } of { $room }
  }
imperunde-status = { $round ->
    [0] Set-up
   *[other] Round { $round }, phase { $phase }
  }
imperunde-status-own = posts { $posts }/{ $goal }, funds { $funds }, debts { $debts }

## Headings of choices, and the choices below them

aside-imperunde-interrupt = play a card out of turn
aside-imperunde-close = end the talks
aside-imperunde-alert = choose when to be prompted to play cards
aside-imperunde-speak = say in the talks what you want with another player
aside-imperunde-propose = propose another goal for the game

group-imperunde-march = { $from }, { $mover }
group-imperunde-sail = { $from }, { $mover }
group-imperunde-land = { $from }, { $mover }
group-imperunde-embark = { $from }, { $kind }
group-imperunde-buy = { $country }
group-imperunde-launch = { $country }
group-imperunde-post = { $country }
group-imperunde-card = Play a card

item-imperunde-march = { $to }
item-imperunde-sail = { $to }
item-imperunde-land = { $to }
item-imperunde-embark = { $to }
item-imperunde-buy = { $kind }
item-imperunde-launch = { $kind } → { $sea }
item-imperunde-post = trading post
item-imperunde-card = { $card }
item-imperunde-place = { $kind }: { $sea }
item-imperunde-at = { $space }
item-imperunde-to = { $to }
item-imperunde-against = { $other }
item-imperunde-spin = { $space }
item-imperunde-event = { $event }
item-imperunde-draw = { $card }
item-imperunde-roll = { $die }
