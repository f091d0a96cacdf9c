# Sprawdzanie
rule-unknown = Nie znam takiej zasady. Spróbuj numeru, na przykład NH-3.4, albo słowa, na przykład sieć.
rule-button = Zasada { $rule }
rule-rulings = Rozstrzygnięcia
ruling-question = **{ $id }** { $question }
ruling-answer = { $answer } ({ $source })
ruling-other = Przy stole można uzgodnić inaczej: { $other }
unreadable-position = Nie mogę odczytać tej pozycji: wiersz { $line }, kolumna { $column } (szczegóły dla autora pliku: `` { $expected } ``).
study-gone = Nie mam już tej pozycji. Wczytaj ją znowu przez /import.
export-plain = Zapis gry i pozycja, jaką wszyscy widzą.
import-too-large = Ten plik jest za duży: czytam do 64 KB.
import-nothing = Tej pozycji nie mogę analizować: przyjmuję gry w toku, z wystawionymi wszystkimi Sztabami.
import-too-slow = Nie udało mi się pobrać pliku z Discorda. Spróbuj ponownie.
file-no-text = To nie jest plik tekstowy.
file-workbook = To plik samego arkusza kalkulacyjnego albo archiwum. Zapisz go w arkuszu jako CSV w UTF-8 i dołącz ten plik.
file-encoding = Ten plik nie jest w UTF-8, wygląda na { $encoding }. Zapisz go w UTF-8 i dołącz jeszcze raz.
file-encoding-unknown = Ten plik nie jest w UTF-8, a jego kodowania nie rozpoznaję. Zapisz go w UTF-8 i dołącz jeszcze raz.
file-reads-position = To polecenie przyjmuje pozycję zapisaną przez /eksport.
file-reads-record = To polecenie przyjmuje zapis gry z /eksport.
file-reads-invitations = To polecenie przyjmuje CSV z kolumnami `user_id,name,rating,division`.
file-reads-rules = To polecenie przyjmuje zasady sezonu (JSON lub TOML) albo profil punktacji (TOML).
share = Udostępnij
share-not-here = Nie możesz pisać na tym kanale, więc i ja tego tu nie pokażę.
share-by = { $player } udostępnia:
hand-shown = Twoją rękę widzą teraz wszyscy na tym kanale.
hand-not-shown = Nie masz tu ręki, którą możesz pokazać: w tej grze karty są tajne albo nie grasz.

# Where a ruling comes from
source-own = własna decyzja
source-choice = zasady tego nie mówią, nasz wybór
source-against = inaczej niż
source-and = i
source-derived = wniosek
source-to = do

# The log
log-empty = Jeszcze nic się nie wydarzyło.
log-whole = Wszystko, co się dotąd wydarzyło.
log-newest = Ostatnie wiersze: { $lines }; pominięte wcześniejsze: { $earlier }. Wszystko daje /eksport.
log-undone = ↩️ Cofnięte kroki: { $times }.
catch-up-button = Co cię ominęło
catch-up-title = Gra { $game }: co cię ominęło
catch-up-none = Gra { $game }: nic cię nie ominęło.
next-game = Następna gra: { $game }

tile-unknown = Nie ma czegoś takiego. Wybierz jedną z podpowiedzi.
tile-several = Pasuje kilka nazw: { $tiles }. Wybierz jedną z podpowiedzi.

# Cała armia
faction-unknown = Nie ma czegoś takiego. Wybierz jedną z podpowiedzi.
faction-several = Pasuje kilka nazw: { $factions }. Wybierz jedną z podpowiedzi.

legend-about = Co oznaczają symbole na obrazkach.
