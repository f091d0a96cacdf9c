# The lobby: who sits there, what is agreed, ban and pick, rematches.

# Who sits there
lobby-title = **Neuroshima Hex, table { $game }**
lobby-seat = { $player }: { $army }
lobby-open-seat = One seat is free.
lobby-invited = { $player } is invited.
lobby-opened = The table is open.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Cancel
lobby-army = Your army
lobby-army-page = Your army: { $first } to { $last }
army-random = Random army
army-gone = { $army } (not to be had any more)
thread-name = Neuroshima Hex { $game }
lobby-rematch = Rematch

# What is agreed
lobby-armies-choose = Armies: each of you chooses one here, or leaves it to chance.
lobby-armies-random = Armies: both are dealt by chance when the game starts.
lobby-armies-draft = Armies: ban and pick by turns; the guest begins.
lobby-armies-swapped = Armies: those of your last game, swapped.
lobby-first-random = Who plays first: chance decides.
lobby-first-player = Who plays first: { $player }.
lobby-first-host = Who plays first: the host.
lobby-first-guest = Who plays first: the guest.
lobby-rated = Rated game.
lobby-friendly = Friendly game.
lobby-odds = I tell the odds of drawing tiles.
lobby-no-odds = I do not tell the odds of drawing tiles.
lobby-expiry = After { $days } days in which nothing happens here the table closes by itself.
lobby-expired = This table has closed by itself: for { $days } days nothing happened here.
lobby-in-thread = The game gets a thread of its own.
lobby-here = The game is played in this channel.
lobby-started = The game is played in { $channel }.
lobby-cancelled = This table has been cancelled.

# Ban and pick
lobby-army-open = army still open
lobby-banned = Banned: { $armies }.
lobby-ban-turn = { $player }, it is your turn: ban an army.
lobby-pick-turn = { $player }, it is your turn: pick your army.
lobby-ban = Ban an army
lobby-ban-page = Ban an army: { $first } to { $last }
lobby-pick = Pick your army
lobby-pick-page = Pick your army: { $first } to { $last }

# Refusals in the lobby
lobby-closed = This lobby is closed: its game has begun, or it was cancelled.
lobby-draft-open = The armies are still open: finish ban and pick first.
lobby-draft-other = It is for { $player } to decide now.
lobby-army-not-chosen = At this table armies are not chosen like that.
lobby-army-needless = An army can be named only for a table where each of you chooses one. Leave it out.
lobby-changed = The table has changed meanwhile. Look at its message and try again.
lobby-too-many = You cannot have more tables where no game has begun; you have { $number } already: { $channels }. Start or cancel one of them first.
lobby-rematch-none = There is no finished game here that a rematch could follow.
lobby-rematch-others = Only the two players of that game can ask for a rematch.
