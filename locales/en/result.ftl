# The end of a game: the last post, the message in the parent channel, and the name of the thread.

result-title = 🏁 **Game { $game }:** { $outcome }
result-winner = 🏆 { $player } ({ $army }) – HQ points: { $points }
result-player = { $player } ({ $army }) – HQ points: { $points }
result-place = The whole game is in { $channel }.
result-closed = 🏁 **Game { $game }** was closed because nobody played on.

# The name of a thread: at most 100 characters with everything
thread-seat = { $player } ({ $army })
thread-won = { $game } · { $winner } wins
thread-won-by = { $game } · { $winner } wins { $points }
thread-drawn = { $game } · draw

# What a Battle cost, in the first line of the next post
toll = ⚔️ **Battle:** HQ points { $points }. Losses: { $lost }.
toll-points = { $army } { $before } → **{ $after }**
toll-points-same = { $army } { $after }
toll-lost = { $army } – { $units }
toll-lost-nobody = none

undo-told-refused = { $player }, your opponent would rather not take that back: the game goes on as it stands.
