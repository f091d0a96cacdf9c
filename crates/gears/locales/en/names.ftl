# Names of what is in the box, and what it does. `$case` is nom, acc or gen; `$count` a number that stands before the name.

cog-marcus = Marcus
cog-dom = Dom
cog-cole = Cole
cog-baird = Baird
cog-marcus-full = Marcus Fenix
cog-dom-full = Dominic Santiago
cog-cole-full = Augustus Cole
cog-baird-full = Damon Baird
ability-lancer-die = 1 more attack die with the Lancer, chainsaw included.
ability-extra-area = Once a turn: 1 more area while you resolve a card's actions.
ability-second-guard = You may guard although another player already has.
ability-scrounger = Picks up weapons and uses equipment without discarding a card. Holds { $limit } weapons besides Bolo.

locust-wretch = Wretch
locust-lambent = Lambent Wretch
locust-drone = Drone
locust-boomer = Boomer
locust-grinder = Grinder
locust-theron = Theron Guard
locust-ticker = Ticker
locust-kantus = Kantus
locust-skorge = Skorge
locust-berserker = Berserker
locusts-wretch = { $count ->
    [one] Wretch
   *[other] Wretches
 }
locusts-lambent = { $count ->
    [one] Lambent Wretch
   *[other] Lambent Wretches
 }
locusts-drone = { $count ->
    [one] Drone
   *[other] Drones
 }
locusts-boomer = { $count ->
    [one] Boomer
   *[other] Boomers
 }
locusts-grinder = { $count ->
    [one] Grinder
   *[other] Grinders
 }
locusts-theron = { $count ->
    [one] Theron Guard
   *[other] Theron Guards
 }
locusts-ticker = { $count ->
    [one] Ticker
   *[other] Tickers
 }
locusts-kantus = Kantus
locusts-skorge = Skorge
locusts-berserker = { $count ->
    [one] Berserker
   *[other] Berserkers
 }

# Enemy cards
enemy-omen-hit = Omen: +{ $n } { $n ->
    [one] hit
   *[other] hits
 }.
enemy-omen-splash = Omen: { $n } { $n ->
    [one] wound
   *[other] wounds
 } for every other COG in the target's area.
enemy-omen-spawn = Omen: one more of its kind appears in its area.
enemy-omen-explode = Omen: it explodes. Every other figure in its area takes { $n } { $n ->
    [one] wound
   *[other] wounds
 }.
enemy-omen-heal = Omen: it heals itself.
trait-cover = Takes cover.
trait-saw-proof = Immune to the chainsaw.
trait-chain = When killed: 1 wound for every figure in its area.
trait-enraged = Moves toward every COG that attacks it.
trait-hammer = While healthy, only the Hammer of Dawn hurts it.

# Weapons
weapon-lancer = Lancer
weapon-snub = Snub Pistol
weapon-gnasher = Gnasher Shotgun
weapon-hammerburst = Hammerburst
weapon-boomshot = Boomshot
weapon-torque = Torque Bow
weapon-gorgon = Gorgon Pistol
weapon-hammer = Hammer of Dawn
weapon-bolo = Bolo Grenade
weapon-longshot = Longshot
weapon-boltok = Boltok Pistol
weapon-mulcher = Mulcher
weapon-mortar = Mortar
weapon-boomshield = Boomshield
weapon-carbine = Field Carbine
weapon-scattergun = Scattergun
manner-normal = { $weapon }
manner-overkill = { $weapon } overkill
manner-saw = { $weapon }, chainsaw
manner-throw = { $weapon }
omen-hit = Omen: +{ $n } { $n ->
    [one] hit
   *[other] hits
 }.
omen-splash = Omen: { $n } { $n ->
    [one] wound
   *[other] wounds
 } for every other figure in the target's area.
omen-spread = Omen: { $n } { $n ->
    [one] wound
   *[other] wounds
 } for every figure in the areas around the target's.
omen-seal = Omen: seals an open hole in that area.
limit-near = Can't attack beyond its range.
limit-still = Can't attack if you moved this turn.
limit-empty = The normal attack works without ammo.
limit-saw = Chainsaw against a Locust in your area.
limit-slow = Each of your moves is 1 area at most.
limit-shield = 1 more defence die for you, but no Bolo.
limit-area = Attacks every figure of an area.
limit-hammer = Hurts a healthy Berserker.

# Order cards
card-assault = Assault
card-advance = Advance
card-roadie-run = Roadie Run
card-explore = Explore
card-scavenging = Scavenging
card-ambush = Ambush
card-active-reload = Active Reload
card-sit-tight = Sit Tight
card-teamwork = Teamwork
card-dig-in = Dig In
card-blind-fire = Blind Fire
card-flush-out = Flush Out
card-hold-the-line = Hold the Line
card-fall-back = Fall Back
card-resupply = Resupply
card-field-dressing = Field Dressing
card-suppress = Suppressing Fire
card-hit-and-run = Hit and Run
reaction-guard = Guard
reaction-dodge = Dodge
reaction-follow = Follow
step-move = move up to { $n } { $n ->
    [one] area
   *[other] areas
 }
step-attack = attack
step-attack-more = attack with { $n } more { $n ->
    [one] die
   *[other] dice
 }
step-attack-fewer = attack with { $n } { $n ->
    [one] die fewer
   *[other] dice fewer
 }
step-attack-free = attack with overkill for no ammo
step-ammo = gain { $n } ammo
step-draw = draw { $n } { $n ->
    [one] card
   *[other] cards
 }
step-help = a COG in your area draws { $n } { $n ->
    [one] card
   *[other] cards
 }
step-all = each COG draws { $n } { $n ->
    [one] card
   *[other] cards
 }
step-shift = move a Locust in sight { $n } { $n ->
    [one] area
   *[other] areas
 }
step-expose = a Locust in sight leaves its cover and takes 1 wound
step-skip = no Locust Activation this turn
step-again = play a second card if the attack spent ammo
step-team = another COG plays a card

# Equipment
equipment-ammo = Ammo
equipment-weapon = Weapon
equipment-grenade = Grenade
equipment-keycode = Keycode
equipment-junker = Junker
equipment-troika = Troika
equipment-hammer = Hammer of Dawn
equipment-ammo-about = Gain { $n } ammo, split as you like.
equipment-weapon-about = Draw 2 random weapons and keep 1, with { $n } ammo.
equipment-grenade-about = Gain 1 grenade.
equipment-keycode-about = Unlock the next locked level.
equipment-junker-about = Move to any area of the map.
equipment-troika-about = If you began your turn here: instead of an Order card, attack a Locust on this tile with 6 dice.
equipment-hammer-about = Take the Hammer of Dawn, without ammo.

# Missions, and the goal of each stage
mission-emergence = Emergence
mission-emergence-about = Seal the last hole with a Bolo Grenade, then survive the wave. Good for a first game
goal-emergence-1 = Seal every hole.
goal-emergence-2 = Kill every Locust.
mission-china-shop = China Shop
mission-china-shop-about = A Berserker is after you. Lure it through the doors to the Hammer of Dawn
goal-china-shop-1 = Lure the Berserker into the exit area of level 1.
goal-china-shop-2 = Lure the Berserker into the exit area of level 2.
goal-china-shop-3 = Kill the Berserker.
mission-belly = Belly of the Beast
mission-belly-about = Find the Keycode, use the equipment of 13B, and hold out until the AI deck is empty
goal-belly-1 = Use the equipment of 13B.
goal-belly-2 = Hold out until the last AI card is resolved.
mission-roadblocks = Roadblocks
mission-roadblocks-about = Cross a street full of Tickers, then bring everyone to the far exit
goal-roadblocks-1 = Reach the last tile of level 1.
goal-roadblocks-2 = All COGs stand at the exit of the unlocked level, none bleeding.
mission-scattered = Scattered
mission-scattered-about = Two teams on two maps open the way to each other. For 2 to 4 players
goal-scattered-1 = Try the door of level 1.
goal-scattered-2 = Try the door of level 2.
goal-scattered-3 = All COGs stand on 17B, none bleeding, and no Grinder is left.
mission-hive = Hive
mission-hive-about = Fight your way to the deepest level and kill General Skorge. Long and hard
goal-hive-1 = Open the door of level 3.
goal-hive-2 = Kill Skorge.
mission-horde = Horde
mission-horde-about = Six waves on one map. The difficulty sets its size and equipment
goal-horde-1 = Kill every Locust of wave 1.
goal-horde-2 = Kill every Locust of wave 2.
goal-horde-3 = Kill every Locust of wave 3.
goal-horde-4 = Kill every Locust of wave 4.
goal-horde-5 = Kill every Locust of wave 5.
goal-horde-6 = Kill every Locust.
difficulty-casual = casual
difficulty-normal = normal
difficulty-hardcore = hardcore
difficulty-insane = insane

# AI cards
ai-event = Event
ai-each = Each
ai-group = Group
ai-general = General
ai-own = This card is from the owner's copy.
ai-1 = You lose 1 ammo. All dropped weapons are discarded. Then another card.
ai-2 = Every Locust 4 or more areas from the nearest COG moves 3 toward it. Then another card.
ai-3 = Any Locust within 2 of you: every Locust moves 2 toward you and attacks you in its area. Otherwise: a B at the map exit, and every Locust moves 1 toward you.
ai-4 = An A, a B and a C at the map exit. Every A moves 2 and every B moves 1 toward the nearest COG.
ai-5 = Drones, Boomers, Kantus and Theron Guards attack within range 3. Every Locust that didn't attack moves 2 toward the nearest COG and attacks in its area.
ai-6 = Every Locust 5 or more areas from the nearest COG moves until it is 4 away. Then another card.
ai-7 = No hole in your area: a hole opens there, with an A. Otherwise: a B appears there and attacks you.
ai-8 = Each Wretch with a COG within 2: moves to it and attacks it. Otherwise: moves 4 toward the nearest COG.
ai-9 = Each Wretch within 3 of a COG with 4 cards or fewer: moves to it and attacks it. Otherwise: moves 2 toward the nearest COG not in cover.
ai-10 = Each healthy Wretch: moves 3 toward the nearest COG and attacks one not in cover there. Otherwise: moves to the nearest free cover and is healed.
ai-11 = Every Wretch moves 2 toward the nearest COG and attacks the one with the fewest cards there. If there are none: 2 Wretches at each hole within 4 of you.
ai-12 = Every Drone moves 2 toward the nearest COG and attacks within range 2. If there are none: 2 Drones at the hole nearest to you.
ai-13 = Each Drone that sees a COG: attacks the nearest in sight, then moves 1 away unless in cover. Otherwise: moves 3 toward the nearest COG.
ai-14 = Each Drone with a COG within range 1: attacks it with 1 more die. Otherwise: moves 1 toward the nearest COG and attacks the nearest in sight.
ai-15 = Each Drone with a COG within range 2: attacks the nearest in sight if healthy, else is healed. Otherwise: moves 2 toward the nearest COG.
ai-16 = Each Boomer with a COG within range 4: attacks the nearest in sight. Otherwise: moves 2 toward the nearest COG.
ai-17 = Each Boomer with a COG within range 3: attacks the nearest in sight. Otherwise: moves 2 toward the nearest COG and attacks it within range 3.
ai-18 = Each Boomer with a COG within 1: moves 1 away and attacks the nearest COG. Otherwise: moves 1 toward it and attacks it.
ai-19 = Every Boomer moves 1 toward the nearest COG and attacks it. If there are none: a Boomer at the hole nearest to you.
ai-20 = If a COG moved or attacked this turn: the Berserker moves 1 toward the last one and attacks each figure in its area. Otherwise: moves 1 toward the nearest COG.
ai-21 = The Berserker moves 1 toward the nearest COG not in cover and attacks each figure in its area.
ai-22 = All COGs 3 or more areas away: the Berserker moves 2 toward the nearest. Otherwise: moves 1 and attacks each figure in its area.
ai-23 = A COG in its area: the Berserker attacks each figure there. Otherwise: moves 2 toward the nearest COG; each figure in areas that it enters takes 1 wound.
ai-24 = Each Theron Guard that sees a COG: attacks the nearest in sight. Otherwise: moves 2 toward the nearest COG.
ai-25 = Each Theron Guard with a COG within range 4: attacks the nearest in sight. Otherwise: moves 3 toward the nearest COG.
ai-26 = Each Theron Guard with a COG within 1: moves 1 away and attacks the nearest COG. Otherwise: attacks the nearest in sight; if it sees none, moves 2 toward the nearest.
ai-27 = If a Theron Guard sees a COG: all of them attack the nearest COG, and those that didn't attack move 2 toward you. Otherwise: a Theron Guard at the hole nearest to you.
ai-28 = Each Ticker with a COG within 1: moves to it and attacks it, with its omen for sure. Otherwise: moves 3 toward the nearest COG.
ai-29 = Each Ticker with a COG within 2: moves to it and attacks it. Otherwise: moves 3 toward the nearest COG, and 1 away again if it sees one and isn't in cover.
ai-30 = Each Ticker with a COG within 3: moves to it and attacks one not in cover there. Otherwise: moves 1 toward the nearest COG.
ai-31 = No Guard now. Every Ticker moves 2 toward the nearest COG and attacks in its area. If there are none: a Ticker at each hole within 5 of you.
ai-32 = Each Kantus with another wounded Locust within 2: moves to it and heals it. Otherwise: moves 2 toward the nearest COG and attacks the nearest in sight.
ai-33 = Each Kantus with a dropped weapon within 2: brings that Locust back there. Otherwise: attacks within range 3.
ai-34 = Each Kantus with a COG within range 4: attacks it and moves 2 toward it. Otherwise: moves 2 toward the nearest COG, and an A appears at the hole nearest to it.
ai-35 = Every Kantus moves 2 toward the nearest COG and attacks it. If there are none: a Kantus at the hole nearest to you.

cause-mission = the mission is accomplished
cause-all-bleeding = all COGs are bleeding out
cause-resignation = the players have given up
cause-adjudication = an organiser decided it
