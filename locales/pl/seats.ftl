# Stół przed grą: miejsca, ustalenia, na co czeka.
table-title = **Stół { $game }** · { $seats }
table-alt = Stół { $game }: { $seats }.
table-seat-free = wolne miejsce
table-seat-kept = zaproszenie
table-seat-invited = { $player } (zaproszenie)
table-terms = Ustalenia: { $terms }
table-terms-usual = Zwykłe ustalenia: gra towarzyska, bez zegara
table-open-rulings = Tu źródła milczą i obowiązują nasze rozstrzygnięcia: { $rulings }. Treść: `/zasada`.
term-random = losowe armie
term-draft = wykluczanie i wybór armii
term-swapped = zamiana armii
term-first-player = zaczyna { $player }
term-first-host = zaczyna gospodarz stołu
term-first-guest = zaczyna gość
term-rated = gra rankingowa
term-no-odds = bez szans na dobranie
term-here = gra na tym kanale
term-mirror-fresh = mecz lustrzany, osobne tasowanie
term-mirror-same = mecz lustrzany, to samo tasowanie
table-next-join = Jedno miejsce jest wolne: naciśnij *Dołącz* albo wybierz armię.
table-next-join-only = Jedno miejsce jest wolne: naciśnij *Dołącz*.
table-next-invited = { $player }, masz zaproszenie: naciśnij *Dołącz* albo wybierz armię.
table-next-invited-only = { $player }, masz zaproszenie: naciśnij *Dołącz*.
table-next-choose = Jeszcze bez armii: { $players }.
table-next-start = Wszystko gotowe: naciśnij *Rozpocznij*.
table-choose-first = Jeszcze bez armii: { $players }. Armię wybiera się z listy; losowa to też wybór.
table-joined = { $host }, do twojego stołu dosiada się { $guest }.

# Stoły dla trojga i czworga
table-title-alone = **Stół { $game }**
table-team = **{ $team }:** { $seats }
term-first-next = zaczyna gracz po gospodarzu stołu
table-next-free = Wolne miejsca: { $number }. Naciśnij *Dołącz* albo wybierz armię.
table-next-free-only = Wolne miejsca: { $number }. Naciśnij *Dołącz*.
table-next-awaited = Zaproszenia: { $players }. Naciśnij *Dołącz* albo wybierz armię.
table-next-awaited-only = Zaproszenia: { $players }. Naciśnij *Dołącz*.
table-next-agree = Ustalenia się zmieniły. *Zgadzam się* mają jeszcze nacisnąć: { $players }.

# Ustalenia pod swoim przyciskiem
terms-title = **Ustalenia przy stole { $game }**
terms-line = **{ $term }:** { $value }. { $about }.
terms-line-ruled = **{ $term }:** { $value }. { $about }. Gdzie instrukcja milczy, obowiązują rozstrzygnięcia Sztabu.
terms-option = { $term }: { $value }
terms-about-ruled = { $about } (rozstrzygnięcia Sztabu)
terms-unrated = Rankingowa może być tylko gra dwojga.
terms-host = Zmienić je może tylko gospodarz stołu: { $player }.
terms-mode = Tryb
terms-variant = Zmień wariant
terms-houses = Miejsca dla Sztabu
terms-house = Oddaj wolne miejsce: { $name }
terms-house-back = Zabierz Sztabowi ostatnie miejsce
terms-shuffle-teams = Rozlosuj drużyny
terms-shuffle-seats = Rozlosuj miejsca
