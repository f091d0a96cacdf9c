# Leagues: states, results, names of stages and rounds, factions, the queue of the judges.

# Numbers and names
league-decimal-mark = .
league-days-hours = { $days } d { $hours } h
league-hours-minutes = { $hours } h { $minutes } min
league-minutes = { $minutes } min
league-versus = { $first } – { $second }
league-match-number = match { $match }
league-and-more = { $number } more
league-program = Sztab
league-text-erased = (text erased)
league-seed = seed { $place }

# Where seasons, matches, entries and challenges stand
league-state-draft = draft
league-state-entry = entry open
league-state-running = in progress
league-state-ended = over
league-state-cancelled = cancelled
league-state-paused = { $state }, paused
league-status-waiting = not begun
league-status-running = in progress
league-status-queued = waiting for a judge
league-status-closed = finished

# Stages and rounds
league-format-swiss = Swiss system
league-format-round-robin = round robin
league-format-double-round-robin = double round robin
league-format-single-elimination = single elimination
league-format-double-elimination = double elimination
league-format-ladder = ladder
league-stage = Stage { $number }: { $format }
league-division = Division { $letter }
league-in-division = { $name } ({ $division })
league-round = Round { $number }
league-quarter-finals = Quarter-finals
league-semi-finals = Semi-finals
league-quarter-final = Quarter-final
league-semi-final = Semi-final
league-round-of-16 = Round of 16
league-round-of-32 = Round of 32
league-round-of-64 = Round of 64
league-round-of-128 = Round of 128
league-round-of-256 = Round of 256
league-upper-bracket = Upper bracket, round { $round }
league-lower-bracket = Lower bracket, round { $round }
league-third-place = Match for third place
league-final = Final
league-second-final = Second final

# Tie-breaks
league-criterion-bc1 = Buchholz, lowest cut
league-criterion-bh = Buchholz
league-criterion-mb = Median Buchholz
league-criterion-sb = Sonneborn–Berger
league-criterion-h2h = Head-to-head
league-criterion-hq = { $score ->
    [hq] HQ balance
   *[points] Points balance
    }
league-criterion-won = Matches won
league-criterion-gw = Games won
league-criterion-second = Games as second
league-about-bc1 = the points of your opponents, without the lowest
league-about-bh = the points of your opponents
league-about-mb = the points of your opponents, without the lowest and the highest
league-about-sb = the points of each opponent, multiplied by your share of the points in that match
league-about-h2h = points among the players who are level, if all of them have met
league-about-hq = { $score ->
    [hq] your HQ points
   *[points] your points in the games
    } minus those of your opponents, over all games
league-about-won = without walkovers, except in a round robin
league-about-gw = only games that were played
league-about-second = games in which your opponent played first

# Bans and picks
league-first-player = first player
league-second-player = second player
league-you-ban-list = You ban an army.
league-you-ban-own = You ban an army from your own pool.
league-you-ban-other = You ban an army from your opponent's pool.
league-you-pick-list = You pick your army.
league-you-pick-own = You pick your army from your pool.
league-you-pick-other = You pick your army from your opponent's pool.
league-player-ban-list = { $player }: bans an army
league-player-ban-own = { $player }: bans an army from their own pool
league-player-ban-other = { $player }: bans an army from the opponent's pool
league-player-pick-list = { $player }: picks an army
league-player-pick-own = { $player }: picks an army from their own pool
league-player-pick-other = { $player }: picks an army from the opponent's pool

# Results
league-result = { $first } { $score } { $second }
league-result-advances = { $result }, { $winner } advances
league-result-decided = { $result } (ruling)
league-walkover = { $first } – { $second }: walkover, { $winner } wins
league-walkover-both = { $first } – { $second }: walkover, both lose
league-bye = { $player }: bye
league-game = game { $game }: { $how }; { $score ->
    [hq] HQ points
   *[points] points
    } { $hq } ({ $factions })
league-game-alike = game { $game }: { $how }; points { $hq }
league-ended-points = { $winner } wins
league-ended-destroyed = { $winner } wins by destroying the HQ
league-ended-resigned = { $winner } wins by resignation
league-ended-adjudicated = { $winner } wins by an organiser's decision
league-ended-time = { $winner } wins on time
league-ended-agreed = draw by agreement
league-ended-draw = draw
league-verdict-win = win for { $winner }, { $score ->
    [hq] HQ points
   *[points] points
    } { $hq }
league-verdict-draw = draw, { $score ->
    [hq] HQ points
   *[points] points
    } { $hq }
league-verdict-walkover = walkover, { $winner } wins
league-verdict-both-lose = walkover, both lose

# The judges' queue
league-queue-cause = Reason: { $cause } ({ $since })
league-cause-deadline = the deadline has passed
league-cause-denied = the opponent disputes the reported result
league-cause-unconfirmed = a reported result was not confirmed in time
league-cause-closed = the game was closed or can't continue
league-cause-wrong-players = after a correction, others should be playing this match
league-cause-objection = a player objects to the proposal
league-queue-player = { $player }: { $begun }; time used { $used }; last action: { $act }; { $score ->
    [hq] HQ points
   *[points] points
    } { $hq }
league-queue-acted = has played
league-queue-ready = pressed *{ season-begin }*, has not played
league-queue-not-begun = did not begin
league-queue-no-act = none
league-queue-tiles = Tiles left in the piles: { $tiles }
league-queue-report = Reported by { $player }:
league-queue-proposal = Proposal: { $verdict }
league-queue-no-proposal = No proposal: the rules favour neither player.
league-queue-objected = A player objects to the proposal.
league-queue-call = { $player } asks for a judge.
league-queue-words = { $player } to the judges: { $text }

# What a preview breaks
