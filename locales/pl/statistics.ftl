# Wyniki i tempo gracza.
statistics-title = 📊 **Twoje gry na tym serwerze**
statistics-title-of = 📊 **Gry gracza { $player } na tym serwerze**
statistics-none = Nie masz jeszcze na tym serwerze żadnej skończonej gry. W toku: { $running }.
statistics-none-of = { $player } nie ma jeszcze na tym serwerze żadnej skończonej gry. W toku: { $running }.
statistics-totals = Skończone pojedynki: { $games } (rankingowe: { $rated })
    Wygrane: { $won } · przegrane: { $lost } · remisy: { $drawn }
    W toku: { $running }
statistics-pace = Czas na turę lub decyzję (mediana): { $span }
statistics-length = Długość gry w dniach (mediana): { $whole },{ $tenths }
statistics-cut = Liczone są tylko najnowsze gry, najwyżej { $games }.
statistics-faction = Armia
statistics-opponent = Przeciwnik
statistics-games = G
statistics-won = W
statistics-lost = P
statistics-drawn = R
statistics-legend = -# G gry, W wygrane, P przegrane, R remisy. Wszystkie gry po kolei: w pliku.
statistics-together = **Wspólne gry** (bez rankingu)
statistics-players = Os
statistics-together-legend = -# Os liczba osób, G gry, W wygrane.
statistics-seconds = { $large } s
statistics-minutes = { $large } min
statistics-hours = { $large } godz. { $small } min
statistics-days = { $large } d { $small } godz.
command-statistics = statystyki
command-statistics-about = Gry na tym serwerze: wyniki według armii i przeciwników, tempo i wszystkie gry w pliku
command-statistics-option-player = gracz
command-statistics-option-player-about = Czyje gry; bez wyboru twoje
