# What happens in a game, a sentence each. `$side` and `$figure` are short names; `$cover` is yes or no.

# Cards
story-played-order = { $side } plays { $card }.
story-played-order-moved = { $side } plays { $card } and moves { $cover ->
    [yes] into cover at
   *[no] to
 } { $place }.
story-played-run = { $side } plays { $card } to move.
story-played-run-moved = { $side } plays { $card } to move and goes { $cover ->
    [yes] into cover at
   *[no] to
 } { $place }.
story-played-shoot = { $side } plays { $card } to attack.
story-drew = { $side } draws { $count } { $count ->
    [one] card
   *[other] cards
 }.
story-discarded = { $side } discards { $cards }.
story-discards = discards { $cards }
story-ordered = { $sentence } (as planned)

# Moves
story-moved = { $side } moves { $cover ->
    [yes] into cover at
   *[no] to
 } { $place }.
story-crawled = { $side } crawls to { $place }.
story-followed = { $side } follows { $cover ->
    [yes] into cover at
   *[no] to
 } { $place }.
story-locust-moved = { $figure } moves { $cover ->
    [yes] into cover at
   *[no] to
 } { $place }.
story-locusts-moved = { $figures } move to { $place }.
story-locust-broke = { $figure } breaks from cover and runs { $cover ->
    [yes] into cover at
   *[no] to
 } { $place }.
story-locust-exposed = { $figure } breaks from cover.
story-locust-covered = { $figure } takes cover at { $place }.
story-spawned = { $figures } { $count ->
    [one] appears
   *[other] appear
 } at { $place }.

# Attacks
attack-begun = { $head }.
attack-told = { $head }: { $rolls }.
attack-told-harm = { $head }: { $rolls } – { $harm }.
guard-told = { $head }, { $rolls }.
guard-told-harm = { $head }, { $rolls }: { $harm }.
harm-told = { $harm }.
head-attack = { $side } attacks { $target } ({ $weapon })
head-attack-open = { $side } attacks ({ $weapon })
head-troika = { $side } attacks { $target } (Troika)
head-dice = Dice
head-guard = Guard! { $side }: { $weapon }
head-guard-at = Guard! { $side } at { $target }: { $weapon }
head-strike = { $figure } attacks { $target }
head-strike-open = { $figure } attacks
roll-dodge = Dodge
roll-hits = { $count ->
    [0] no hits
    [one] 1 hit
   *[other] { $count } hits
 }
roll-omens = { $count ->
    [0] no omen
    [one] 1 omen
   *[other] { $count } omens
 }
roll-shields = { $count ->
    [0] no shields
    [one] 1 shield
   *[other] { $count } shields
 }
roll-shields-each = shields: { $list }
harm-dead = dead
harm-dead-named = { $who } is dead
harm-exploded = { $who } explodes
harm-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
 }
harm-wounds-named = { $who } takes { $count ->
    [one] 1 wound
   *[other] { $count } wounds
 }
harm-bleeds = bleeding out
harm-bleeds-named = { $who } is bleeding out
harm-bleeds-after = { $harm }, bleeding out
harm-bleeds-after-named = { $harm } and is bleeding out
harm-drop = a { $weapon } lies there
harm-sealed = the hole at { $place } is sealed
harm-spawned = { $figures } { $count ->
    [one] appears
   *[other] appear
 }
harm-healed = { $who } is healed

# Weapons and equipment
story-ammo-gained = { $side } gains ammo: { $weapons }.
story-ammo-lost = { $side } loses 1 ammo: { $weapon }.
story-weapon-taken = { $side } takes: { $weapon }.
story-weapon-discarded = { $side } discards a weapon: { $weapon }.
story-equipment-used = { $side } uses the equipment of { $tile }: { $equipment }.
story-revived = { $side } stands up again.
story-revived-by = { $by } revives { $side }.

# The Locust and the mission
story-ai-card = AI card { $number }. { $text }
story-replaced = AI card { $number } doesn't apply and is replaced.
story-healed = { $figure } is healed.
story-hole-opened = A hole opens at { $place }.
story-sealed = The hole at { $place } is sealed.
story-markers-cleared = All dropped weapons are discarded.
story-stage-began = Stage { $stage } begins. Goal: { $goal }
story-won = The game is won: { $cause }.
story-lost = The game is lost: { $cause }.
story-explored = A door is opened: level { $level } is laid.
story-unlocked = Level { $level } is unlocked.
story-removed = { $figure } leaves the map.
story-executed = { $side } is executed and out of the game.
story-absent = Sztab plays { $side } until the next own turn.
story-left = { $side } is given up and bleeds out.
