# Cards to look up, and the legend of the pictures. `$n` is a number of the card.

lookup-ai = AI card { $number }
lookup-location = Location { $face }
lookup-location-note = Location card
lookup-location-nothing = No equipment.
lookup-location-spawns = On each hole with { $seats } { $seats ->
    [one] COG
   *[other] COGs
 }: { $slots }
lookup-order = Order card · copies: { $count }
lookup-order-actions = Actions in this order: { $actions }.
lookup-order-many = Marked 2+: if you play alone, you may exchange it.
lookup-weapon = Weapon · range { $range }
lookup-weapon-both = Attack dice: { $normal }, with overkill { $overkill }.
lookup-weapon-normal = Attack dice: { $normal }.
lookup-weapon-overkill = Attack dice: { $overkill }, with overkill only.
lookup-enemy = Enemy card
lookup-enemy-numbers = Attack { $attack } · defence { $defence } · health { $health }
lookup-enemy-drops = When killed, it may leave a weapon.
lookup-cog = COG · hand limit { $hand } · defence { $defence }
lookup-cog-weapons = Begins with: { $weapons }.

legend-note = As in the pictures of a game
legend-map = The map
legend-open = Open border
legend-open-about = you can cross it.
legend-wall = Wall
legend-wall-about = nothing passes, sight neither.
legend-height = Height
legend-height-about = can't be crossed; sight and range pass.
legend-low = Low cover
legend-low-about = can't be crossed; sight passes, range doesn't.
legend-cover = Cover space
legend-cover-about = for one figure; the arrow shows against which side it covers.
legend-hole = Hole
legend-hole-about = Locust come out of it.
legend-sealed = Sealed hole
legend-sealed-about = nothing comes out of it.
legend-door = Door
legend-door-about = opened from its area; the next level lies behind it.
legend-used = Crossed out
legend-used-about = equipment that is used up.
legend-offer = Number
legend-offer-about = a place that you can choose.
legend-figures = Figures
legend-cog = COG
legend-cog-about = by the initial; the active one has a ring.
legend-fallen = Lying COG
legend-fallen-about = bleeding out.
legend-general = Skull
legend-general-about = a General AI card; the other cards show their Locust.
legend-equipment = Equipment
legend-weapons = Dropped weapons
