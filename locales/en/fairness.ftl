# /verify: whether a game or a record is true.
command-verify = verify
command-verify-about = Whether shuffle and game were fair, or a record is true
command-verify-option-record = record
command-verify-option-record-about = A record as /export gives it; without one I check the game of this channel

# What is in order
verify-over = ✅ **Game { $game } is in order, from the shuffle to the result.**
verify-running = ✅ **Game { $game } is in order so far.**
verify-same = ✅ **The record is the true one of game { $game }.**
verify-part = ✅ **The record is true: game { $game } as it stood after step { $steps }.**
verify-itself = ✅ **Nothing in the record contradicts itself.**
verify-steps = • Steps that the rules allow: { $steps }, all.
verify-fingerprints = • Fingerprints that fit: { $number }, all.
verify-kept = • They lead to the position that I keep.
verify-commitment = • Published about the seed before the first draw, its SHA-256: `{ $commitment }`
verify-seed = • The seed is the one that was committed to. Its SHA-256, to be compared with the first post of the game: `{ $commitment }`
verify-commitment-noted = • What it says was published about the seed, its SHA-256; compare it with the first post of the game: `{ $commitment }`
verify-seed-noted = • The seed fits what the record says was committed to. Compare that SHA-256 with the first post of the game: `{ $commitment }`
verify-piles = • The piles are those that the seed deals.
verify-result = • The result is the one that the steps lead to.

# What could not be checked
verify-open-running = ⏳ Seed and piles are checked once the game is over. Until then I say nothing about them.
verify-open-end = ⚠️ Not checked: the end. The seed is told, but the steps do not lead to the end of the game.
verify-open-seed = ⚠️ Not checked: the shuffle. The seed is not told.
verify-open-commitment = ⚠️ Not checked: what was published about the seed. There is no note of it.
verify-open-fingerprints = ⚠️ Steps without a fingerprint: { $number }. A change to one of them shows only where it makes a later step impossible.
verify-open-result = ⚠️ Not checked: the result. None is named.
verify-open-rules = ⚠️ It was played under version { $version } of the rules, and I have checked it under my own.
verify-unnamed = ⚠️ It does not say of which of my games it is, so that I could compare it with no log. Whoever makes a record up can make all of it fit.
verify-elsewhere = ⚠️ It says that it is of game { $game }. I compare it with my log only where that game is played, or for its players.

# What is false
verify-false-game = ❌ **Game { $game } is not in order.**
verify-false-record = ❌ **The record is false.**
verify-false-step = The first false step is number { $number }, { $army }: { $action }.
verify-false-line = -# Line { $line } of the file
verify-why-seed = The seed is not the one that was committed to: its SHA-256 is `{ $hash }`.
verify-why-pile = The pile of { $army } is not what the seed deals, from its tile number { $place } on.
verify-why-unknown-pile = More tiles are drawn here than the record tells.
verify-why-offer-open = The offer of a draw is open already.
verify-why-no-offer = Nobody has offered a draw.
verify-why-fingerprint = It does not lead to what its fingerprint says: something was changed here, or in a step before it that has none.
verify-why-result = Said is: { $said }. What the steps lead to: { $came }.
verify-why-other-step = In my log { $army } did something else here: { $action }.
verify-why-no-step = My log has no such step.
verify-why-tiles = In my log other tiles were drawn here.
verify-why-other-seed = That is no seed that I have published for game { $game }.
verify-why-other-commitment = Something else was published about the seed of game { $game }: `{ $commitment }`.
verify-why-armies = Game { $game } was played with other armies.
verify-why-player = In game { $game } { $army } was played by { $player }.
verify-why-no-action = Step { $number } is no action: `{ $line }`.
verify-why-kept = The position that I keep after step { $number } is not the one that the log leads to: something up to there was changed.
verify-why-army = The file of { $army } is not the one that the game began with.
verify-ending-won = { $army } wins
verify-ending-draw = a draw
verify-ending-open = the game is not over
verify-act-resign = Resign
verify-act-draw-offer = Offer a draw
verify-act-draw-accept = Accept the draw
verify-act-claim = End the game: the opponent's time is up
verify-act-time = No time left
verify-unreadable = I cannot read that record: line { $line }, column { $column }. I expected { $expected }.
