# What happens in a game, a sentence each. `$side` is a player's short name.

# Set-up
story-pilot-opened = { $side } plays { $pilot }.
story-base-taken = { $side } takes the base { $zone }.
story-weapon-opened = { $side } keeps: { $weapon }.
story-row-filled = On sale now: { $weapon }.

# Rounds and programs
story-round-began = 🔄 Round { $round }. { $side } goes first.
story-card-opened = { $side }: { $card }.
story-card-moved = { $side }: { $card } · { $zone }.
story-card-blocked = { $side }: { $card } · 🧱 stays at the wall.

# Moves
story-moved = { $side } moves to { $zone }.
story-jumped = { $side } jumps to { $zone }.
story-placed = { $side } is placed on { $zone }.
story-carried-off = ⚡ { $side } is carried off to { $zone }.
story-blocked = 🧱 { $side } runs into the wall and stays.

# Mines and turrets
story-mine-exploded = 💥 Mine { $number } of { $owner }:
story-turret-fired = 🔫 Turret of { $owner }:
story-hurt = { $side } loses { $lost } health.
story-hurt-line = The Rail Gun's line hits { $side }: −{ $lost } health.
story-hurt-own-weapon = { $side } loses { $lost } health to their own weapon.
story-mine-deployed = { $side } puts a mine on { $zone }.
story-mine-deployed-number = { $side } puts mine { $number } on { $zone }.
story-mine-moved = { $side } moves a mine from { $from } to { $zone }.
story-mine-moved-number = { $side } moves mine { $number } from { $from } to { $zone }.
story-turret-deployed = { $side } puts a turret on { $zone }.
story-turret-moved = { $side } moves a turret from { $from } to { $zone }.
story-mine-returned = The mine of { $owner } leaves { $zone }.
story-turret-returned = The turret of { $owner } leaves { $zone }.

# Combat
story-combat-began = ⚔️ Combat on { $zone }: { $side } against { $enemy }.
story-attacked = { $side }, { $weapon }: { $damage ->
    [0] no damage.
   *[other] { $damage } damage.
 }
story-attacked-power = 💪 { $side }, { $weapon }: { $damage ->
    [0] no damage.
   *[other] { $damage } damage.
 }
story-attack-skipped = { $side } has no weapon to attack with.
story-readied = Ready again: { $weapon } ({ $side }).
story-retreated = { $side } is out of weapons and retreats.
story-knocked-out-pilot = 💫 { $side } is knocked out.
story-knocked-out-armor = 💫 { $side } is knocked out and loses the Power Armor.
story-knocked-out-mech = 💫 { $side } is knocked out and loses the Mech.
story-knocked-out-robot = 💫 { $side } is knocked out and returns in Power Armor.

# Ad hoc mode
story-ad-hoc-began = { $side } is in ad hoc mode.

# The Mech
story-mech-taken = 🤖 { $side } enters the Mech: { $mech }.
story-mech-taken-robot = 🤖 { $side } enters the Mech.
story-mech-emptied = The Mech stands empty on { $zone }.

# Resources and weapons
change-health = { $sign }{ $amount } health
change-energy = { $sign }{ $amount } energy
change-credits = { $sign }{ $amount } { $amount ->
    [one] credit
   *[other] credits
 }
change-points = { $sign }{ $amount } { $amount ->
    [one] point
   *[other] points
 }
story-bought = { $side } buys: { $weapon }.
story-upgraded = 🛡️ { $side } upgrades to Power Armor.

# Points
story-scored = 🏅 Scoring:

# Players
story-left = { $side } leaves the game.
story-absent = { $side } is away; defaults answer from now on.
story-over = 🏁 The game is over: { $cause }.
story-won = { $sides } { $count ->
    [one] wins
   *[other] share the victory
 } with { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
story-solo-lost = The robots win.

# Standing orders
story-ordered = as ordered
