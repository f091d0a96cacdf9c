# /verify: whether a game or a record is true.
command-verify = verify
command-verify-about = Check that shuffle and game were fair, or that a record is genuine
command-verify-option-record = record
command-verify-option-record-about = A record from /export; without one I check this channel's game

# What is in order
verify-over = ✅ **Game { $game } checks out, from the shuffle to the result.**
verify-running = ✅ **Game { $game } checks out so far.**
verify-same = ✅ **This is the genuine record of game { $game }.**
verify-part = ✅ **This is a genuine record of game { $game }, up to step { $steps }.**
verify-itself = ✅ **The record is consistent.**
verify-steps = • All steps ({ $steps }) are legal.
verify-fingerprints = • All fingerprints ({ $number }) match.
verify-kept = • They lead to the position I have stored.
verify-commitment = • Commitment posted before the first draw (SHA-256 of the random seed): `{ $commitment }`
verify-seed = • The random seed is the one I committed to. Compare its SHA-256 with the game's first post: `{ $commitment }`
verify-commitment-noted = • Commitment according to the record (SHA-256 of the random seed); compare it with the game's first post: `{ $commitment }`
verify-seed-noted = • The random seed matches the commitment in the record. Compare that SHA-256 with the game's first post: `{ $commitment }`
verify-piles = • The piles are the ones this random seed deals.
verify-deal = • The deal is the one this random seed gives.
verify-result = • The result is the one the steps lead to.

# What could not be checked
verify-open-running = ⏳ Random seed and piles can be checked once the game is over. Until then I say nothing about them.
verify-open-deal = ⏳ Random seed and deal can be checked once the game is over. Until then I say nothing about them.
verify-open-end = ⚠️ Ending not checked: the random seed is given, but the steps don't reach the end of the game.
verify-open-seed = ⚠️ Shuffle not checked: the record doesn't include the random seed.
verify-open-commitment = ⚠️ Commitment not checked: the record doesn't include one.
verify-open-fingerprints = ⚠️ Steps without a fingerprint: { $number }. A change to one of them only shows if it makes a later step impossible.
verify-open-result = ⚠️ Result not checked: the record doesn't include one.
verify-open-rules = ⚠️ It was played under version { $version } of the rules; I checked it under mine.
verify-unnamed = ⚠️ It doesn't say which of my games it is from, so I can't compare it with a log; an invented record can be made consistent.
verify-elsewhere = ⚠️ It claims to be from game { $game }. I compare it with my log only in that game's channel, or for its players.

# What is false
verify-false-game = ❌ **Game { $game } does not check out.**
verify-false-record = ❌ **The record is not genuine.**
verify-false-step = The first false step is number { $number } ({ $army }): { $action }.
verify-false-line = -# Line { $line } of the file
verify-why-seed = The random seed is not the one I committed to: its SHA-256 is `{ $hash }`.
verify-why-pile = { $army }'s pile is not what the random seed deals, from tile { $place } on.
verify-why-deal = The deal is not the one the random seed gives, from place { $place } on.
verify-why-unknown-pile = More tiles are drawn here than the record contains.
verify-why-offer-open = A draw has already been offered.
verify-why-no-offer = Nobody has offered a draw.
verify-why-fingerprint = It doesn't lead to what its fingerprint says: something was changed here, or in an earlier step without a fingerprint.
verify-why-result = The record says { $said }; the steps lead to { $came }.
verify-why-other-step = In my log, { $army } did something else here: { $action }.
verify-why-no-step = My log has no such step.
verify-why-tiles = In my log, other tiles were drawn here.
verify-why-other-deal = In my log, something else was revealed here.
verify-why-other-seed = I never published that random seed for game { $game }.
verify-why-other-commitment = The commitment I posted for game { $game } was different: `{ $commitment }`.
verify-why-armies = Game { $game } was played with other armies.
verify-why-player = In game { $game }, { $army } was played by { $player }.
verify-why-no-action = Step { $number } is not an action: `{ $line }`.
verify-why-kept = The position I have stored after step { $number } is not the one the log leads to: something up to there was changed.
verify-why-army = The file of { $army } is not the one the game started with.
verify-ending-won = { $army } wins
verify-ending-draw = a draw
verify-ending-open = the game is not over
verify-act-resign = Resign
verify-act-draw-offer = Offer a draw
verify-act-draw-accept = Accept the draw
verify-act-claim = Claim: another player's time is up
verify-act-time = No time left
verify-act-award = An organiser awards the game
verify-act-award-draw = An organiser declares a draw
verify-act-award-none = An organiser declares the game lost
verify-unreadable = I can't read that record: line { $line }, column { $column }. I expected { $expected }.
