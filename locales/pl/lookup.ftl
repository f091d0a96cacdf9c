# Sprawdzanie
rule-unknown = Nie znam takiej zasady. Spróbuj numeru, na przykład NH-3.4, albo słowa, na przykład sieć.
rule-button = Zasada { $rule }
rule-rulings = Rozstrzygnięcia
ruling-question = **{ $id }** { $question }
ruling-answer = { $answer } ({ $source })
ruling-open = Rozstrzygnięcie otwarte: { $question } { $answer }
ruling-other = Przy stole można uzgodnić inaczej: { $other }
tiles-army = **{ $army }**: w stosie { $left }, ujawnione { $seen }
tiles-line = { $tile }: { $left } z { $count }
tiles-line-odds = { $tile }: { $left } z { $count } · { $percent } %
tiles-none-left = nic nie zostało
tiles-odds-off = Przy tym stole szanse są ukryte.
tiles-odds-about = Przy każdym żetonie: ile sztuk zostało i jaka jest szansa, że choć jedna będzie wśród następnych dobranych żetonów (liczba: { $draws }). Wynika to z tego, co wszyscy już widzieli (NH-2.6).
unreadable-position = Nie mogę odczytać tej pozycji: wiersz { $line }, kolumna { $column } (szczegóły dla autora pliku: `` { $expected } ``).
study-gone = Nie mam już tej pozycji. Wczytaj ją znowu przez /import.

# Pliki i udostępnianie
export-over = Zapis gry z jej ziarnem i pozycja końcowa. Zapis może odtworzyć każdy poleceniem `sztab replay`.
export-plain = Zapis gry i pozycja, jaką wszyscy widzą.
export-running = Dotychczasowy zapis i pozycja, jaką wszyscy widzą. Żaden z tych plików nie zdradza kolejności stosów.
export-sealed = Zapis gry i pozycja końcowa. Ziarna ani kolejności stosów jeszcze w nich nie ma, bo w drugiej grze tego meczu obowiązuje to samo tasowanie. Gdy się skończy, /eksport je dołączy.
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

# Where a ruling comes from
source-own = własna decyzja
source-choice = zasady tego nie mówią, nasz wybór
source-against = inaczej niż
source-and = i
source-derived = wniosek
source-rulebook = instrukcja 2025
source-rulebook-uk = ukraińska instrukcja 2025
source-rulebook-older = starsza polska instrukcja
source-to = do
source-faq = FAQ turniejowe { $number }
source-designer = odpowiedź autora gry
source-site = neuroshimahex.pl
source-app = instrukcja oficjalnej aplikacji
source-digest-french = francuski skrót zasad
source-digest-japanese = japoński skrót zasad
source-army = opis armii
source-engine = program fanów

# The log
log-empty = Jeszcze nic się nie wydarzyło.
log-whole = Wszystko, co się dotąd wydarzyło.
log-newest = Ostatnie wiersze: { $lines }; pominięte wcześniejsze: { $earlier }. Wszystko daje /eksport.
log-turn = **Tura { $turn }: { $army }**
log-undone = ↩️ Cofnięte kroki: { $times }.
