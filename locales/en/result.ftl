# The end of a game: the last post, the message in the parent channel, and the name of the thread.

result-title = 🏁 **Game { $game }:** { $outcome }
result-place = The whole game is in { $channel }.
result-closed = 🏁 **Game { $game }** was closed because nobody played on.

# The name of a thread: at most 100 characters with everything
thread-seat = { $player } ({ $faction })
thread-won = { $game } · { $winner } wins
thread-won-by = { $game } · { $winner } wins { $points }
thread-won-several = { $game } · { $winner } win
thread-won-by-several = { $game } · { $winner } win { $points }
thread-drawn = { $game } · draw
thread-together-won = { $game } · won together
thread-together-lost = { $game } · lost

# The end of a game that all win or lose together
together-won = You have all won together ({ $cause }).
together-lost = You have all lost ({ $cause }).
films = 🎞️ { $chapter ->
    [battle] { $number ->
        [one] Watch the Battle: { $links }
       *[other] Watch the { $number } Battles: { $links }
        }
   *[other] Watch what happened: { $links }
    }
film-link = [{ $chapter ->
    [battle] Battle { $number }
   *[other] { $number }
    }]({ $address })
films-follow = 🎞️ { $chapter ->
    [battle] { $number ->
        [one] The replay of the Battle follows in this channel.
       *[other] The replays of the { $number } Battles follow in this channel.
        }
   *[other] The animations follow in this channel.
    }

undo-told-refused = { $player }, your opponent would rather not take that back: the game continues as it stands.
