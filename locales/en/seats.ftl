# A table before its game: seats, terms, what it waits for.
table-title = **Table { $game }** · { $seats }
table-alt = Table { $game }: { $seats }.
table-seat-free = free seat
table-seat-kept = invited
table-seat-invited = { $player } (invited)
table-terms = Terms: { $terms }
table-terms-usual = Usual terms: friendly game, no clock
table-open-rulings = Rulings that no source decides: { $rulings }. Read them with `/rule`.
term-random = random armies
term-draft = ban and pick
term-swapped = armies swapped
term-first-player = { $player } plays first
term-first-host = the host plays first
term-first-guest = the guest plays first
term-rated = rated
term-no-odds = draw odds hidden
term-here = played in this channel
term-mirror-fresh = mirrored match, fresh shuffle
term-mirror-same = mirrored match, same shuffle
table-next-join = One seat is free: press *Join*, or choose your army.
table-next-join-only = One seat is free: press *Join*.
table-next-invited = { $player }, you’re invited: press *Join*, or choose your army.
table-next-invited-only = { $player }, you’re invited: press *Join*.
table-next-choose = Still to choose an army: { $players }.
table-next-start = Everything is ready: press *Start*.
table-choose-first = Not everyone has an army yet: { $players }. Choose one in the list; a random army is a choice too.
table-joined = { $host }, { $guest } has joined your table.

# Tables for more than two
table-title-alone = **Table { $game }**
table-team = **{ $team }:** { $seats }
term-first-next = the player after the host plays first
table-next-free = Free seats: { $number }. Press *Join*, or choose your army.
table-next-free-only = Free seats: { $number }. Press *Join*.
table-next-awaited = Invited: { $players }. Press *Join*, or choose your army.
table-next-awaited-only = Invited: { $players }. Press *Join*.
table-next-agree = The terms have changed. Still to press *Agree*: { $players }.

# Terms behind their button
terms-title = **Terms of table { $game }**
terms-line = **{ $term }:** { $value }. { $about }.
terms-line-ruled = **{ $term }:** { $value }. { $about }. Where the rulebook says nothing, Sztab's rulings count.
terms-option = { $term }: { $value }
terms-about-ruled = { $about } (Sztab's rulings)
terms-unrated = Only games of two can be rated.
terms-host = Only the host can change them: { $player }.
terms-mode = Mode
terms-variant = Change a variant
terms-houses = Seats for Sztab
terms-house = Give a free seat to { $name }
terms-house-back = Take back the last seat from Sztab
terms-shuffle-teams = Shuffle teams
terms-shuffle-seats = Shuffle seats
