# Koniec gry: ostatnia wiadomość, wiadomość na kanale głównym i nazwa wątku.

result-winner = 🏆 { $player } ({ $army }) – punkty Sztabu: { $points }
result-player = { $player } ({ $army }) – punkty Sztabu: { $points }
result-ranked = Miejsce { $place }: { $player } ({ $army }) – punkty Sztabu: { $points }
result-scored = Miejsce { $place }: { $player } ({ $army }) – punkty: { $points }
result-team = { $player } ({ $army }) – punkty Sztabu: { $points }, drużyna: { $team }

# Co przyniosła Bitwa, w następnej wiadomości
toll = ⚔️ **{ $number ->
    [one] Bitwa
    [few] { $number } Bitwy
    [many] { $number } Bitew
   *[other] { $number } Bitwy
    }:** punkty Sztabów – { $points }. Straty: { $lost }.
toll-scored = ⚔️ **{ $number ->
    [one] Bitwa
    [few] { $number } Bitwy
    [many] { $number } Bitew
   *[other] { $number } Bitwy
    }:** punkty – { $points }. Straty: { $lost }.
toll-points = { $army } { $before } → **{ $after }**
toll-points-same = { $army } { $after }
toll-lost = { $army } – { $units }
toll-lost-nobody = brak

# Stan gry trzech lub czterech osób w jednej linii
standing-out = { $army } (poza grą)
standing-behind = { $army } { $points } (bez szans na wygraną)
standing-absent = { $army } { $points } (koniec czasu)
standing-and = { $standing } – { $ahead }
standing-next = następna tura: { $army }
standing-last-turns = ostatnie tury: { $armies }
standing-last-turn = ostatnia tura

# Obraz z wynikiem: krótko, same etykiety
card-victory = Zwycięstwo
card-draw = Remis
card-end-headquarters = Zniszczony Sztab
card-end-headquarters-draw = Sztaby zniszczone w tej samej Bitwie
card-end-final = Po Finałowej Bitwie
card-end-overtime = Po Dodatkowej Bitwie
card-end-points = Zdobyte 20 punktów
card-end-impasse = Pełna plansza, której nic nie zmieni
card-end-goal = Osiągnięty cel strony
card-end-full-page = Pełna plansza bez strat
card-end-resignation = Poddanie partii
card-end-agreement = Za zgodą graczy
card-end-time = Koniec czasu
card-end-adjudication = Decyzja organizatora
card-lost = Straty
card-best = Najlepsza jednostka
card-damage = Zadane rany: { $damage }
card-destroyed = Zniszczone jednostki: { $destroyed }
card-rounds = { $number ->
    [one] runda
    [few] rundy
   *[many] rund
 }
card-battles = { $number ->
    [one] Bitwa
    [few] Bitwy
   *[many] Bitew
 }
card-days = { $number ->
    [one] dzień
   *[many] dni
 }
card-hours = { $number ->
    [one] godzina
    [few] godziny
   *[many] godzin
 }
card-minutes = { $number ->
    [one] minuta
    [few] minuty
   *[many] minut
 }

verify-piles = • Stosy są takie, jakie wynikają z ziarna.

# Czego nie dało się sprawdzić
verify-open-running = ⏳ Ziarno i stosy można sprawdzić dopiero po grze. Do tego czasu nic o nich nie zdradzam.
verify-why-pile = Stos armii { $army } nie wynika z tego ziarna, począwszy od żetonu numer { $place }.
verify-why-unknown-pile = Dobiera się tu więcej żetonów, niż podaje zapis.
verify-why-tiles = W moim dzienniku dobrano tu inne żetony.
