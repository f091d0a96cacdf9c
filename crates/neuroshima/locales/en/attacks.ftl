# Attacks that go other ways than straight at the first enemy: on cards and in questions.
fact-shotgun = Shotgun
edges-shotgun = Hits the first enemy in line with strength 3, 2 or 1 at distance 1, 2 or 3; nothing can raise it: { $edges }.
fact-rocket = Rocket
edges-rocket = Strength { $amount }, nothing can raise it: { $edges }. Its player steers it: onto the hex in front of the edge, then up to two more steps in any direction. It hits the first enemy on its way.
fact-sharpshooter = Sharpshooter
feature-sharpshooter = Its ranged attack hits any enemy in line, not only the first.
fact-mortar = Mortar
feature-mortar = Its ranged attack hits only the enemy exactly two hexes away, over everything between.
fact-shadow = Shadow
feature-shadow = When it acts, it hits any one enemy on the board with melee strength 1. No armour helps.

question-target = Which enemy should { $unit } shoot?
question-target-anywhere = Which enemy should { $unit } hit?
question-rocket = Where should the rocket of { $unit } fly?
option-rocket = { $target }, over { $way }
option-rocket-back = { $flight }, reflected to { $hex }
option-rocket-nobody = Hit nobody

fact-poison = Poison
feature-poison = Its attacks leave a poison marker on each unit that they wound. A poisoned unit takes 1 wound for each marker at the start of every Battle.
fact-poisoning = Poisoning
edges-poisoning = Leaves a poison marker on the enemy on the adjacent hex and deals no wound: { $edges }. No Medic helps, and no module changes this attack.
fact-breath-of-death = Breath of Death
feature-breath-of-death = If all HQs are destroyed in the same Battle, its side wins.
effect-venom = { $whom }: their attacks leave a poison marker on each unit that they wound. A poisoned unit takes 1 wound for each marker at the start of every Battle.
source-poison = { $place ->
    [start] Poison
   *[within] poison
 }
source-hazard = { $place ->
    [start] Hazard
   *[within] hazard
 }
story-battle-start = Before the first segment:
story-poisoned = { $unit } gets a poison marker.
story-hit-poisons = { $source } poisons { $target }.
story-order-marker = the marker goes to { $unit }
question-marker = There are not enough poison markers. Which unit gets the next one?
question-set-off = Set off { $tile }? It is discarded afterwards.
option-set-off-not = No, leave it
option-set-off = Yes, set it off
film-start = Start
short-venom = poison
short-paralysis = paralysis
short-paralyses = paralysed
fact-paralysis = Paralysis
feature-paralysis = A unit that its attacks wound gets a paralysis marker: it makes no attack until the end of the Battle. HQs too.
effect-paralysis = { $whom }: each unit that their attacks wound gets a paralysis marker and makes no attack until the end of the Battle. HQs too.
effect-paralyses = { $whom }: they make no attacks as long as they are connected. HQs too.
story-paralysed = { $unit } is paralysed.
story-recovered = { $unit } is no longer paralysed.
question-marker-paralysis = There are not enough paralysis markers. Which unit gets the next one?
alt-paralysed = paralysed
sheet-paralysis = Paralysis markers: { $count }
fact-blast = Explosive
edges-blast = At the start of a Battle, an enemy on the adjacent hex is destroyed, and so is this unit: { $edges }. An HQ is not hurt.
fact-entry = Redirects shots
edges-entry = Takes in shots of friendly and allied units from there and sends each on at once through every exit: { $edges }.
fact-exit = Exits
edges-exit = Shots that were taken in leave here: { $edges }.
fact-trap = Trap
edges-trap = When an enemy's attack or the debris of an explosion reaches it, the Trap explodes at once: it is destroyed, and every adjacent unit takes 1 wound, HQs too: { $edges }.
question-target-exit = { $exit } sends on the shot of { $unit }. Which enemy should it hit?
option-redirected = through { $unit }
alt-poison = with { $markers } poison { $markers ->
    [one] marker
   *[other] markers
 }
sheet-poison = Poison markers: { $count }
