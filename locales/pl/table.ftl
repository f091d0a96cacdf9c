# Stół: wiadomości, przyciski, prywatne odpowiedzi.

# Posty
opening-title = **Zaczyna się gra { $game }.**
opening-first = { $player } gra jako { $faction } i zaczyna.
opening-second = { $player } gra jako { $faction }.
opening-side-first = { $player } gra jako { $faction } i zaczyna.
opening-side = { $player } gra jako { $faction }.
opening-terms = Ustalenia: { $terms }
opening-commitment = Tasowanie wyznacza ziarno; jego SHA-256 to `{ $commitment }`. Ziarno ujawnię po grze.
secret-closed = -# 🔒 Odpowiedzi są tajne; SHA-256 wszystkich odpowiedzi gracza zaczyna się od: { $answers }
post-decision = { $player }, decyzja należy do ciebie ({ $faction }).
post-over = 🏁 **Gra skończona.**
post-seed = -# Ziarno tasowania: `{ $seed }`.
back = Wstecz
confirm = Potwierdź
stills = Pokaż kadry
game-film = Film z partii
select = Wybierz
select-answer = Twoja decyzja
resign-button = Poddaj partię
resign-question = Czy na pewno poddajesz partię? Nie da się tego cofnąć.
confirm-question = { $action }?
done = ✅ { $action } – gotowe.
done-plain = ✅ Gotowe.
your-move = Twoja kolej.
not-possible-now = To nie jest teraz możliwe.
the-board = Aktualna plansza.

# Odmowy przy stole
no-game-here = Na tym kanale nie ma gry. Otwórz stół poleceniem /gra nowa.
command-of-other-game = Gra na tym kanale nie ma tego polecenia. Naciśnij przycisk tury albo zajrzyj do /pomoc.
no-game-yet = Gra na tym kanale jeszcze się nie zaczęła: stół czeka tutaj. Gdy wszystkie miejsca będą zajęte, naciśnij *{ lobby-start }*.
not-seated = Nie grasz przy tym stole.
stale = Plansza zmieniła się od tamtej pory. Pokazuje ją najnowsza wiadomość, a także /plansza.
repeated = To jest już zrobione.
not-running = Ta gra nie trwa.
same-faction = Chcecie tej samej armii: ktoś musi wybrać inną.
same-factions = Ktoś z was chce tej samej armii: każda może zagrać tylko raz.
seats-open = Brakuje drugiej osoby.
seats-open-many = Są jeszcze wolne miejsca.
not-host = Mogą to zrobić tylko osoby przy tym stole.
seat-kept = To miejsce czeka na kogoś innego.
no-such-faction = Nie ma takiej armii.
channel-busy = Na tym kanale jest już stół. Dołącz do niego, poczekaj na koniec gry albo otwórz swój na innym kanale lub w wątku.
already-seated = Siedzisz już przy tym stole.
table-full = Oba miejsca są zajęte.
table-full-many = Wszystkie miejsca są zajęte.
opponent-not-possible = Wybierz na przeciwnika inną osobę z tego serwera.
only-in-server = Stoły otwiera się na kanałach serwera.
unknown-button = Ten przycisk jest nieaktualny. Aktualne pokaże /plansza.
unreadable = Nie mogę tego odczytać. Powinno tu być: { $expected }.
unreadable-plain = Nie mogę tego odczytać. Wybierz jedną z podpowiedzi.
several-fit = Pasuje do tego kilka akcji. Doprecyzuj albo wybierz jedną z podpowiedzi.
unknown-command = To polecenie już nie istnieje. Uruchom Discorda ponownie, żeby zobaczyć obecne.
missing-permissions = Mam za mało uprawnień, żeby prowadzić grę na tym kanale. Osoba, która zarządza serwerem, może mi je dać:
permission-view = Wyświetlanie kanału
permission-send = Wysyłanie wiadomości
permission-embed = Osadzanie linków
permission-attach = Załączanie plików
permission-create-threads = Tworzenie publicznych wątków
permission-send-in-threads = Wysyłanie wiadomości w wątkach
permission-history = Czytanie historii czatu
too-many-threads = Ten serwer ma tyle otwartych wątków, na ile pozwala Discord. Zamknij kilka albo otwórz stół bez osobnego wątku.
answer-lost = Coś się nie udało, zanim mogła nadejść odpowiedź. Zajrzyj do /plansza, zanim spróbujesz ponownie (numer zdarzenia { $reference }).
went-wrong = Coś się u mnie nie udało i nic się nie zmieniło. Spróbuj ponownie (numer zdarzenia { $reference }).

# Co się stało. Nazwy stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym: rodzaju nazwy nikt nie zna.
list-comma = ,{" "}

# Stałe rozkazy: odpowiedzi dane z góry.
orders-title = 📜 **Twoje stałe rozkazy w tej grze.** Odpowiadają za ciebie, gdy tylko padnie pytanie, i nikt nie jest powiadamiany. Przeciwnik widzi rozkaz dopiero wtedy, gdy zostanie użyty.
orders-title-several = 📜 **Twoje stałe rozkazy w tej grze.** Odpowiadają za ciebie, gdy tylko padnie pytanie, i nikt nie jest powiadamiany. Pozostali widzą rozkaz dopiero wtedy, gdy zostanie użyty.
orders-clear = Usuń wszystkie
verb-end = Zakończ turę
