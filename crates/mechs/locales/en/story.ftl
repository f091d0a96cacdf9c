# What happens in a game, a sentence each. `$side` is a player's short name.

# Set-up
story-pilot-opened = { $side } plays { $pilot }.
story-base-taken = { $side } takes the base { $zone }.
story-weapon-opened = { $side } keeps: { $weapon }.
story-row-filled = On sale now: { $weapon }.

# Rounds and programs
story-round-began = 🔄 Round { $round }. { $side } goes first.
story-programs-ready = All programs are ready.
story-card-opened = { $side } opens { $card } { $arrow }.
story-card-moved = { $side } opens { $card } { $arrow } and moves to { $zone }.
story-card-jumped = { $side } opens { $card } { $arrow } and jumps to { $zone }.
story-card-opened-robot = { $side } opens { $card }.

# Moves
story-moved = { $side } moves to { $zone }.
story-jumped = { $side } jumps to { $zone }.
story-placed = { $side } is placed on { $zone }.
story-carried-off = ⚡ { $side } is carried off to { $zone }.
story-blocked = 🧱 { $side } runs into the wall and stays.

# Mines and turrets
story-mine-exploded = 💥 The mine of { $owner } on { $zone } explodes: number { $number }.
story-turret-fired = 🔫 The turret of { $owner } on { $zone } fires.
story-hurt-mine = { $side } loses { $lost } health to the mine.
story-hurt-turret = { $side } loses { $lost } health to the turret.
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
    [0] no damage to { $enemy }.
   *[other] { $damage } damage to { $enemy }.
 }
story-attacked-power = 💪 { $side }, power attack with { $weapon }: { $damage ->
    [0] no damage to { $enemy }.
   *[other] { $damage } damage to { $enemy }.
 }
story-attack-skipped = { $side } has no weapon to attack with.
story-healed = { $side } regains { $amount } health.
story-readied = Ready again: { $weapon } ({ $side }).
story-retreated = { $side } is out of weapons and retreats.
story-knocked-out-pilot = 💫 { $side } is knocked out.
story-knocked-out-armor = 💫 { $side } is knocked out and loses the Power Armor.
story-knocked-out-mech = 💫 { $side } is knocked out and loses the Mech.
story-knocked-out-robot = 💫 { $side } is knocked out and returns in Power Armor.

# Ad hoc mode
story-ad-hoc-began = { $side } is in ad hoc mode until the end of the round.

# The Mech
story-mech-taken = 🤖 { $side } enters the Mech: { $mech }.
story-mech-taken-robot = 🤖 { $side } enters the Mech.
story-mech-emptied = The Mech stands empty on { $zone }.

# Resources and weapons
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

# Abilities

# Points
story-scored-combat = { $side } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 } in combat.
story-scored-mines = { $side } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 } for mines and turrets.
story-scored-zones = { $side } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 } for zones.
story-scored-mech = { $side } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 } for the Mech.
story-scored-weapons = { $side } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 } for weapons.
story-points-lost = { $side } loses { $points ->
    [one] 1 point
   *[other] { $points } points
 }.

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
story-ordered = { $sentence } (as ordered)
