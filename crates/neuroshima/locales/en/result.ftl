# The end of a game: the last post, the message in the parent channel, and the name of the thread.

result-winner = 🏆 { $player } ({ $army }) – HQ points: { $points }
result-player = { $player } ({ $army }) – HQ points: { $points }
result-ranked = Place { $place }: { $player } ({ $army }) – HQ points: { $points }
result-scored = Place { $place }: { $player } ({ $army }) – points: { $points }
result-team = { $player } ({ $army }) – HQ points: { $points }, { $team } with the team

# What a Battle cost, in the first line of the next post
toll = ⚔️ **{ $number ->
    [one] Battle
   *[other] { $number } Battles
    }:** HQ points { $points }. Losses: { $lost }.
toll-scored = ⚔️ **{ $number ->
    [one] Battle
   *[other] { $number } Battles
    }:** points { $points }. Losses: { $lost }.
toll-points = { $army } { $before } → **{ $after }**
toll-points-same = { $army } { $after }
toll-lost = { $army } – { $units }
toll-lost-nobody = none

# The standing of three or four, in one line
standing-out = { $army } (out)
standing-behind = { $army } { $points } (can't win)
standing-absent = { $army } { $points } (out of time)
standing-and = { $standing } – { $ahead }
standing-next = next: { $army }
standing-last-turns = last turns: { $armies }
standing-last-turn = last turn

# The picture of a result: short, with labels and no sentences
card-victory = Victory
card-draw = Draw
card-end-headquarters = HQ destroyed
card-end-headquarters-draw = HQs destroyed in the same Battle
card-end-final = After the Final Battle
card-end-overtime = After the Overtime Battle
card-end-points = 20 points reached
card-end-impasse = Full board that nothing can change
card-end-goal = Goal of the page reached
card-end-full-page = Full page without losses
card-end-resignation = By resignation
card-end-agreement = By agreement
card-end-time = Out of time
card-end-adjudication = Decided by an organiser
card-lost = Losses
card-best = Best unit
card-damage = Damage dealt: { $damage }
card-destroyed = Units destroyed: { $destroyed }
card-rounds = { $number ->
    [one] round
   *[other] rounds
 }
card-battles = { $number ->
    [one] Battle
   *[other] Battles
 }
card-days = { $number ->
    [one] day
   *[other] days
 }
card-hours = { $number ->
    [one] hour
   *[other] hours
 }
card-minutes = { $number ->
    [one] minute
   *[other] minutes
 }

verify-piles = • The piles are the ones this random seed deals.

# What could not be checked
verify-open-running = ⏳ Random seed and piles can be checked once the game is over. Until then I say nothing about them.
verify-why-pile = { $army }'s pile is not what the random seed deals, from tile { $place } on.
verify-why-unknown-pile = More tiles are drawn here than the record contains.
verify-why-tiles = In my log, other tiles were drawn here.
