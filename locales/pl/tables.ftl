# Lista stołów serwera i wyniki w wiadomościach prywatnych.
tables-title = Stoły z wolnym miejscem: { $open }. Trwające gry: { $running }.
tables-none = Nie ma tu jeszcze stołów. Otwórz stół poleceniem `/gra nowa`.
tables-open = **Tu możesz się dosiąść**
tables-open-line = [Stół { $game }]({ $address }) · czeka { $host } · { $terms }
tables-running = **Trwają**
tables-running-line = [Gra { $game }]({ $address }) · { $players }{ $state }
tables-waits =  · ruch: { $player }, { $moment }
tables-join = Dosiądź się: { $game }
tables-own = Twój stół: { $game }
tables-go = Przejdź do stołu { $game }
tables-joined = Masz miejsce przy stole { $game }.
tables-back = ◀ Wstecz
tables-more = Dalej ▶
results-offer = Wyniki prywatnie
results-stop = Nie wysyłaj wyników
results-on = Od teraz wyniki twoich gier przyjdą też w wiadomościach prywatnych.
results-off = Wyniki nie będą przychodzić w wiadomościach prywatnych.
results-direct = Koniec: [gra { $game }]({ $address }). { $outcome }
    { $players }
command-game-list = lista
command-game-list-about = Stoły, do których można się dosiąść, i trwające gry
settings-results = Wysyłaj mi wyniki gier w wiadomościach prywatnych
tiles-none = W tej grze nie ma zakrytych żetonów; stół pokazuje /plansza.
