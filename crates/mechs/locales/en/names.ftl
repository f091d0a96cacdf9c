# Names of what is in the box, and what it does.

card-collect = Collect Resources
card-mine = Deploy Mine
card-turret = Deploy Turret
card-buy = Buy a Weapon
card-power = Power Up
card-diagonal = Diagonal Jump
card-double = Double Jump
card-collect-about = One zone, then gain the resources of all your zones.
card-mine-about = One zone, then put a mine there for the zone's value in credits.
card-turret-about = One zone, then put a turret there for the zone's value in energy.
card-buy-about = One zone, then buy one weapon.
card-power-about = One zone, then repair or upgrade.
card-diagonal-about = Jump one zone diagonally; your first attack there is a power attack.
card-double-about = Jump two zones straight; your first attack there is a power attack.

pilot-tsunami = Tsunami
pilot-magma = Magma
pilot-brawler = Brawler
pilot-wasp = Wasp
pilot-maverick = Maverick
pilot-diamond = Diamond
pilot-kitty = Kitty
pilot-tank = Tank

# `$cost` is an amount with its resource, as amount-energy says it.
ability-commander = Hot-headed: before your turn in slot 4 you may play it in ad hoc mode (cost: { $cost }).
ability-shield = Energy shield: the first damage from an attack in each combat takes your energy instead of health ({ $cost }).
ability-supply = Supply drop: when you collect, you gain { $extra } more of the resource in your pilot's zone.
ability-redeploy = Scare tactics: when one of your mines or turrets is lost, you may put another one next to your pilot (usual price +{ $surcharge }).
ability-expert = Weapon expert: when a combat begins, you may pay so that your first weapon isn't exhausted by its use (cost: { $cost }).
ability-self-repair = Self-repair: the first { $health } health of each repair are free.
ability-gyroscope = Gyroscope: when your card is opened, you may turn it in another direction (cost: { $cost }).
ability-tough = Hard as steel: you take { $turrets } less damage from turrets and { $mines } less from mines.

mech-trojan = Trojan 3000
mech-sparta = Sparta 3000
ability-rocket-drive = Rocket drive: after a normal move you may move on in the same direction (each zone: { $cost }).
ability-force-field = Force field: each attack against the Mech deals { $ignored } less damage.

status-pilot = Pilot
status-armor = Power Armor
status-mech = Mighty Mech

type-melee = melee
type-ranged = ranged
type-area = area

weapon-energy-sword = Energy Sword
weapon-grenade-launcher = Grenade Launcher
weapon-pulse-pistol = Pulse Pistol
weapon-preemptive-shield = Preemptive Shield
weapon-flash-spire = Flash Spire
weapon-emp-mace = EMP Mace
weapon-warhammer = Warhammer
weapon-shock-knuckles = Shock Knuckles
weapon-laser-blaster = Laser Blaster
weapon-energy-crossbow = Energy Crossbow
weapon-rotary-cannon = Rotary Cannon
weapon-gauss-rifle = Gauss Rifle
weapon-sniper-rifle = Sniper Rifle
weapon-rail-gun = Rail Gun
weapon-lightning-coil = Lightning Coil
weapon-particle-phaser = Particle Phaser
weapon-flamethrower = Flamethrower
weapon-plasma-cannon = Plasma Cannon
weapon-rocket-battery = Rocket Battery
weapon-auto-turret = Automatic Turret

# Texts of rows of weapons.
text-drain = The enemy loses { $energy } energy and { $credits } { $credits ->
    [one] credit
   *[other] credits
 }.
text-remove-instead = Instead of damage, you may remove another player's mine or turret from an adjacent zone.
text-first-weapon-power = As your first weapon in this combat, it deals its power damage.
text-heal = Pay up to { $most } { $resource ->
    [credits] credits
   *[energy] energy
 }: 1 health for each.
text-carry-off = Both fighters move to an adjacent zone of your choice without another pilot; a mine or turret there is removed.
text-exhaust-paid = Pay to exhaust a weapon of the enemy (cost: { $cost }).
text-exhaust = Exhaust a weapon of the enemy.
text-points = Score { $points ->
    [one] 1 extra point
   *[other] { $points } extra points
 }.
text-uncounterable = Can't be countered, even by the Preemptive Shield.
text-turret-damage = +1 damage for each of your turrets in the arena.
text-ready = You may ready one of your other exhausted weapons.
text-paid-damage = Pay up to { $most } { $resource ->
    [credits] credits
   *[energy] energy
 }: +1 damage for each.
text-gain = Gain { $gain } energy or { $gain } { $gain ->
    [one] credit
   *[other] credits
 }.
text-paid-points = Pay up to { $most } { $resource ->
    [credits] credits
   *[energy] energy
 }: for each, the enemy loses { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
text-line = Choose a line: every other enemy in it takes { $damage } damage, and for each you score { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
text-steal-one = Steal 1 energy or 1 credit.
text-steal-both = Steal 1 energy and 1 credit.
text-zone-damage = + damage equal to the value of your zone.
text-after-area = +{ $damage } damage if the enemy has just attacked with an area weapon.
text-own-loss = You lose { $loss } health; the enemy scores nothing for it.
text-free-turret = You may put a turret in an empty adjacent zone, free of charge.

resource-energy = energy
resource-credits = credits
amount-energy = { $count } energy
amount-credits = { $count } { $count ->
    [one] credit
   *[other] credits
 }
amount-points = { $count } { $count ->
    [one] point
   *[other] points
 }
amount-health = { $count } health
amount-damage = { $count } damage
amount-free = free

direction-n = ↑ north
direction-e = → east
direction-s = ↓ south
direction-w = ← west
direction-ne = ↗ north-east
direction-se = ↘ south-east
direction-sw = ↙ south-west
direction-nw = ↖ north-west

source-points-combat = combat
source-points-mines = mines and turrets
source-points-zones = zones
source-points-mech = Mech
source-points-weapons = weapons

cause-last-round = the last round is over
cause-resignation = all others have resigned
cause-time = all others ran out of time
cause-agreement = all players agreed to it
cause-adjudication = an organiser decided it
