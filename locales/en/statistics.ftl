# Results and pace of a player.
statistics-title = 📊 **Your games on this server**
statistics-title-of = 📊 **{ $player }'s games on this server**
statistics-none = You haven't finished a game on this server yet. In progress: { $running }.
statistics-none-of = { $player } hasn't finished a game on this server yet. In progress: { $running }.
statistics-totals = Duels finished: { $games } (rated: { $rated })
    Won: { $won } · lost: { $lost } · drawn: { $drawn }
    In progress: { $running }
statistics-pace = Time per turn or decision (median): { $span }
statistics-length = Length of a game in days (median): { $whole }.{ $tenths }
statistics-cut = Only the newest { $games } games are counted.
statistics-faction = Army
statistics-opponent = Opponent
statistics-games = G
statistics-won = W
statistics-lost = L
statistics-drawn = D
statistics-legend = -# G games, W won, L lost, D drawn. The file lists every game.
statistics-together = **Played together** (not rated)
statistics-players = P
statistics-together-legend = -# P players, G games, W won.
statistics-seconds = { $large } s
statistics-minutes = { $large } min
statistics-hours = { $large } h { $small } min
statistics-days = { $large } d { $small } h
command-statistics = statistics
command-statistics-about = Games on this server: results by army and opponent, pace, and a file with every game
command-statistics-option-player = player
command-statistics-option-player-about = Whose games; leave empty for yours
