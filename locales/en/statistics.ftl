# Results and pace of a player.
statistics-title = 📊 **Your games on this server**
statistics-title-of = 📊 **Games of { $player } on this server**
statistics-none = You have not finished a game on this server yet. Going on: { $running }.
statistics-none-of = { $player } has not finished a game on this server yet. Going on: { $running }.
statistics-totals = Over: { $games } (rated: { $rated })
    Won: { $won } · lost: { $lost } · drawn: { $drawn }
    Going on: { $running }
statistics-pace = A turn or decision takes (median): { $span }
statistics-length = A game lasts, in days (median): { $whole }.{ $tenths }
statistics-cut = Counted are the newest { $games } games.
statistics-army = Army
statistics-opponent = Opponent
statistics-games = G
statistics-won = W
statistics-lost = L
statistics-drawn = D
statistics-legend = -# G games, W won, L lost, D drawn. All games one by one: in the file.
statistics-seconds = { $large } s
statistics-minutes = { $large } min
statistics-hours = { $large } h { $small } min
statistics-days = { $large } d { $small } h
command-statistics = statistics
command-statistics-about = Games on this server: results by army and opponent, pace, and all of them as a file
command-statistics-option-player = player
command-statistics-option-player-about = Whose games; yours if you say nobody
