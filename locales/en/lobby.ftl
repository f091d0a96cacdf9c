# The lobby: who sits there, what is agreed, ban and pick, rematches.

# Who sits there
lobby-seat = { $player }: { $faction }
lobby-opened = The table is open.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-cancel = Cancel
lobby-terms = Terms
lobby-agree = Agree
lobby-change-seat = Change seat
lobby-fill = Fill with Sztab
lobby-faction = Your army
lobby-faction-page = Your army: { $first } to { $last }
faction-random = Random army
faction-gone = { $faction } (no longer available)
lobby-rematch = Rematch

# What is agreed
lobby-expired = This table closed by itself after { $days } days without activity.
lobby-started = The game is played in { $channel }.
lobby-cancelled = This table has been cancelled.

# Ban and pick
lobby-faction-open = no army yet
lobby-banned = Banned: { $factions }.
lobby-ban-turn = { $player }, your turn: ban an army.
lobby-pick-turn = { $player }, your turn: pick your army.
lobby-ban = Ban an army
lobby-ban-page = Ban an army: { $first } to { $last }
lobby-pick = Pick your army
lobby-pick-page = Pick your army: { $first } to { $last }

# Refusals in the lobby
lobby-closed = This table is closed: its game has started, or it was cancelled.
lobby-draft-open = The armies aren't settled yet: finish ban and pick first.
lobby-draft-other = It's { $player }'s decision now.
lobby-faction-not-chosen = Armies aren't picked that way at this table.
lobby-faction-needless = You can only name an army if each player picks one. Leave it empty.
lobby-changed = The table has changed in the meantime. Check its message and try again.
lobby-too-many = You already have { $number } tables waiting to start, the maximum. Start or cancel one of them first.
lobby-rematch-none = There's no finished game here to play a rematch of.
lobby-rematch-others = Only that game's two players can ask for a rematch.
lobby-too-many-seated = Too many players sit here for that. Someone has to leave first.
lobby-for-two = Ban and pick, mirrored matches, rated games and rematches are for two opponents only.
lobby-no-such-term = This table can't agree on that. Press *{ lobby-terms }* for what it can.
lobby-no-such-mode = I don't know the mode “{ $word }”. Choose one of these: { $modes }.
lobby-several-modes = Several modes fit: { $choices }. Write more of the name, or choose one from the list.
lobby-several-terms = Several variants fit: { $choices }. Write more of the name, or choose one from the list.
lobby-no-such-variant = I don't know the variant “{ $word }”. Choose one from the list, or write words such as { $examples }.
lobby-no-such-value = `{ $key }` can't be “{ $word }”. You can write { $values }.
lobby-other-mode = “{ $word }” doesn't go with this mode. It goes with: { $modes }.
lobby-only-host = Only the host of this table can do that.
lobby-no-other-seat = There's no free seat for that.
first-by-seat = In this mode the single player always plays first. Leave `{ command-game-new-option-first }` out.
rated-for-two = Only games between two opponents can be rated. Leave `{ command-game-new-option-rated }` out.
game-unknown = There's no such game. Choose one of the suggestions.
opponents-too-many = That's more opponents than this mode has seats for.
opponent-twice = You've named the same opponent twice.
