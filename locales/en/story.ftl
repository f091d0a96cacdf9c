# What happened.
list-comma = ,{" "}
instant-battle = Battle
instant-move = Move
instant-push-back = Push Back
instant-grenade = Grenade
instant-sniper = Sniper
instant-bomb = Air Strike

story-headquarters-placed = { $unit } is in place.
story-drew = { $army } draws { $tiles }.
story-drew-nothing = { $army } has nothing left to draw.
story-last-tile = { $army } has drawn its last tile: after the last turns comes the Final Battle.
story-time-ran-out = { $army } is out of time: after the opponent's last turn comes the Final Battle.
story-time-ran-out-several = { $army } is out of time: its turns pass, and its tiles stay on the board.
story-unlucky-draw = Unlucky draw: { $army } discards { $tiles } and draws again.
story-discarded = { $army } discards { $tiles }.
story-placed = { $army } places { $unit }.
story-instant = { $army } plays { $tiles }.
story-moved = { $unit } moves to { $hex }.
story-turned = { $unit } turns.
story-moved-again = { $unit } moves again, to { $hex }.
story-turned-again = { $unit } turns again.
story-mobility-moved = { $unit } moves to { $hex } using Mobility.
story-mobility-turned = { $unit } turns using Mobility.
story-transport-moved = { $unit } moves to { $hex } using Transport.
story-transport-turned = { $unit } turns using Transport.
story-pushed = { $pusher } pushes { $unit } to { $hex }.
story-bomb = 💥 The Air Strike hits { $hex } and the hexes around it.
story-battle-tile = ⚔️ Battle! Started by { $army }.
story-battle-full-board = ⚔️ The board is full: Battle!
story-battle-final = ⚔️ The Final Battle.
story-battle-overtime = ⚔️ The Overtime Battle.
story-segment = **Initiative { $initiative }**
story-acts-because = { $unit } acts at { $initiative }: { $reasons }.
story-acts-again = { $unit } has an extra action from { $sources }.
story-converted-ranged = { $unit } makes a ranged attack instead of a melee one, thanks to { $module }.
story-converted-melee = { $unit } makes a melee attack instead of a ranged one, thanks to { $module }.
story-exploded = 💥 { $unit } explodes.
story-hit = { $source } hits { $target } for { $wounds }.
story-hit-because = { $source } hits { $target } for { $wounds }: { $reasons }.
story-hit-stopped = { $source } shoots at { $target }, but armour stops it.
story-hit-destroys = { $source } hits { $target }; toughness doesn't help.
story-part-own = { $amount } of its own
story-part-bonus = { $amount } from { $unit }
story-part-loss = { $amount } taken by { $unit }
story-part-zone = 0 because of { $unit }
story-part-armour = { $amount } stopped by armour
story-absorbed-scoped = { $medic }, under a Scoper's control, absorbs the hit: { $source } → { $patient }.
story-absorbed = { $medic } absorbs the hit: { $source } → { $patient }.
story-headquarters-left = { $unit } is down to { $left }.
story-explosion-gone = { $unit } is destroyed in its own explosion.
story-medic-gone = { $unit } sacrifices itself.
story-toughness-lost = { $unit } is destroyed: only a toughness bonus, now lost, kept it alive.
story-destroyed = { $unit } is destroyed.
story-extra-turns = The HQs have equal points: each side takes one more turn, then the Overtime Battle follows.
story-extra-turns-teams = The teams have equal points: each player takes one more turn, then the Overtime Battle follows.
story-extra-turns-all = All have equal points: each side takes one more turn, then the Overtime Battle follows.
story-extra-turns-some = A tie between { $armies }: each of them takes one more turn, then the Overtime Battle follows. The others can no longer win; their tiles fight on.
story-scored = { $army } scores { $amount }: { $points } in all.
story-eliminated = { $army } is out of the game: its tiles leave the board.
story-left = { $army } gives up. The others play on.
story-left-time = { $army } is out of time and out of the game. The others play on.

outcome-win-headquarters = { $army } wins: the enemy HQ is destroyed.
outcome-win-final = { $army } wins: more HQ points after the Final Battle.
outcome-win-overtime = { $army } wins: more HQ points after the Overtime Battle.
outcome-win-impasse = { $army } wins: more HQ points, and the board is full and nothing can change it.
outcome-win-points = { $army } wins with 20 points.
outcome-win-agreement = { $army } wins by agreement.
outcome-win-resignation = { $army } wins: the opponent resigned.
outcome-win-time = { $army } wins: the opponent ran out of time.
outcome-win-adjudication = { $army } wins by decision of an organiser.
outcome-draw-headquarters = A draw: both HQs were destroyed in the same Battle.
outcome-draw-final = A draw: equal HQ points after the Final Battle.
outcome-draw-overtime = A draw: equal HQ points even after the Overtime Battle.
outcome-draw-impasse = A draw: the board is full, nothing can change it, and HQ points are equal.
outcome-draw-points = A draw: all have 20 points.
outcome-draw-agreement = A draw by agreement.
outcome-draw-resignation = A draw: both sides resigned.
outcome-draw-time = A draw: time ran out.
outcome-draw-adjudication = A draw by decision of an organiser.

# The end where more than two play
outcome-several = { $ending ->
    [one] { $armies } wins: { $why }.
    [team] { $armies } win: { $why }.
    [shared] { $armies } share the victory: { $why }.
   *[draw] A draw: { $why }.
 }
outcome-why-headquarters = an enemy HQ is destroyed
outcome-why-headquarters-equal = HQs of both teams were destroyed in the same Battle, and the other two have equal points
outcome-why-alone = nobody else is left in the game
outcome-why-fell-together = the last HQs were destroyed in the same Battle
outcome-why-final = most points after the Final Battle
outcome-why-final-equal = equal points after the Final Battle
outcome-why-overtime = most points after the Overtime Battle
outcome-why-overtime-equal = equal points even after the Overtime Battle
outcome-why-points = 20 points
outcome-why-points-equal = 20 points each in the same Battle
outcome-why-impasse = most points, and the board is full and nothing can change it
outcome-why-impasse-equal = equal points, and the board is full and nothing can change it
outcome-why-left = all others have left the game
outcome-why-resignation = the other side resigned
outcome-why-time = the other side ran out of time
outcome-why-agreement = all players agreed to it
outcome-why-adjudication = an organiser decided it
