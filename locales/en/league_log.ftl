# The public log of a season.
league-log-reason = { $said } Reason: { $reason }
league-log-by = { $said } ({ $by })

# The season
league-log-created = The season is created.
league-log-rules-changed = The rules are changed.
league-log-entry-opened = Entry opens. Commitment (SHA-256 of the random seed): `{ $commitment }`.
league-log-entry-closed = Entry closes with { $players ->
    [one] { $players } player.
   *[other] { $players } players.
  }
league-log-paused = The season is paused; no deadline runs.
league-log-resumed = The season resumes; all dates have moved by the length of the pause.
league-log-voided = Line { $line } is undone.
league-log-judge-named = New judge: { $judge }.
league-log-judge-dismissed = No longer a judge: { $judge }.
league-log-season-ended = The season ends. First place: { $winners }. Random seed: `{ $seed }`.
league-log-cancelled = The season is cancelled.
league-log-cancelled-seed = The season is cancelled. Random seed: `{ $seed }`.

# Entry and order
league-log-entered = { $player } enters.
league-log-approved = { $player }: entry approved.
league-log-refused = { $player }: entry not accepted.
league-log-waitlisted = { $player } joins the waiting list.
league-log-advanced = { $player } gets a place from the waiting list.
league-log-left = { $player } leaves the season.
league-log-removed = { $player } is removed from the season.
league-log-struck = { $player } has left early: all results against { $player } are removed.
league-log-substituted = { $player } takes over an entry and its points.
league-log-erased = { $player } has been erased: no further matches, the results stay.
league-log-placed = { $player } enters late: { $seed }.
league-log-took-place = { $player } enters late, in place of { $former }.
league-log-kept-apart = { $player } and { $other } will not be paired.
league-log-pool-declared = { $player } declares a pool: { $factions }.
league-log-seeded-rating = Seeds are set by rating.
league-log-seeded-last-table = Seeds are set by the last season's standings.
league-log-seeded-hand = Seeds are set by hand.
league-log-seeded-lots = Seeds are drawn at random.
league-log-moved = { $player } is moved: { $seed }.

# Stages and rounds
league-log-stage-begun = Begins: { $stage }.
league-log-pool-drawn = Lots draw the pool of { $player }: { $factions }.
league-log-stage-ended = Ends: { $stage }.
league-log-round-published = { $round } is published with { $matches ->
    [one] { $matches } match;
   *[other] { $matches } matches;
  } deadline { $moment }.
league-log-sitting-out = Sitting out: { $players }.
league-log-gone = No longer playing: { $players }.
league-log-opponent-struck = Without a match, because the opponent's results were removed: { $players }.
league-log-exchanged = Exchanged by hand: { $player } and { $other }.
league-log-rematches = Rematches were allowed.
league-log-sat-out = { $round }: { $player } sits out.
league-log-sat-in = { $round }: { $player } plays after all.
league-log-deadline-set = { $what }: new deadline { $moment }.

# Challenges
league-log-challenged = { $by } challenges { $to }.
league-log-challenge-accepted = { $to } accepts the challenge by { $by }.
league-log-challenge-declined = { $to } declines the challenge by { $by }.
league-log-challenge-lapsed = The challenge by { $by } to { $to } lapses without an answer.

# Matches
league-log-ready = { $match }: { $player } is ready.
league-log-begun = { $match }: the match begins.
league-log-ban = { $match }: { $player } bans { $faction }.
league-log-pick = { $match }: { $player } picks { $faction }.
league-log-lots-ban = { $match }: { $player } ran out of time; { $faction } was banned at random.
league-log-lots-pick = { $match }: { $player } ran out of time and gets { $faction } at random.
league-log-game-over = { $match }: { $result }.
league-log-reported = { $match }: { $player } reports { $games }.
league-log-confirmed = { $match }: { $player } confirms the reported result.
league-log-denied = { $match }: { $player } disputes the reported result.
league-log-given-up = { $match }: { $player } forfeits the match.
league-log-queued = { $match } goes to a judge: { $cause }.
league-log-objected = { $match }: { $player } objects to the proposal.
league-log-ruled = { $match }: ruling on the open games: { $verdict }.
league-log-ruled-single = { $match }: ruling: { $verdict }.
league-log-ruled-whole = { $match }: ruling on the whole match: { $verdict }.
league-log-ruled-by-rules = { $match }: result by the rules of the season: { $verdict }.
league-log-extension-asked = { $match }: { $player } asks for { $days ->
    [one] { $days } more day.
   *[other] { $days } more days.
  }
league-log-extension-agreed = { $match }: { $player } agrees to more time.
league-log-extension-declined = { $match }: { $player } declines more time.
league-log-extended = { $match }: a judge gives { $days ->
    [one] { $days } more day.
   *[other] { $days } more days.
  }
league-log-judged = { $match }: a judge answers: { $text }
league-log-reseated = After a correction this match is played by { $first } and { $second }.
