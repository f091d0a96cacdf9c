ruling-open = Rozstrzygnięcie otwarte: { $question } { $answer }
tiles-army = **{ $army }**: w stosie { $left }, ujawnione { $seen }
tiles-line = { $tile }: { $left } z { $count }
tiles-line-odds = { $tile }: { $left } z { $count } · { $percent } %
tiles-none-left = nic nie zostało
tiles-odds-off = Przy tym stole szanse są ukryte.
tiles-odds-about = Przy każdym żetonie: ile sztuk zostało i jaka jest szansa, że choć jedna będzie wśród następnych dobranych żetonów (liczba: { $draws }). Wynika to z tego, co wszyscy już widzieli (NH-2.6).

# Pliki i udostępnianie
export-over = Zapis gry z jej ziarnem i pozycja końcowa. Zapis może odtworzyć każdy poleceniem `sztab replay`.
export-running = Dotychczasowy zapis i pozycja, jaką wszyscy widzą. Żaden z tych plików nie zdradza kolejności stosów.
export-sealed = Zapis gry i pozycja końcowa. Ziarna ani kolejności stosów jeszcze w nich nie ma, bo w drugiej grze tego meczu obowiązuje to samo tasowanie. Gdy się skończy, /eksport je dołączy.
log-turn = **Tura { $turn }: { $army }**

# Jednostki tak, jak nazywają je teksty.
unit-named = { $name } ({ $hex })
unit-headquarters = { $name } ({ $army }, { $hex })
unit-scoped = { $unit } pod kontrolą Skopera
source-explosion = { $place ->
    [start] Wybuch
   *[within] wybuch
 } na polu { $hex }

chart-points = Punkty Sztabu
chart-score = Punkty
chart-turn = tura

source-p = instrukcja 2025
source-u = ukraińska instrukcja 2025
source-w = starsza polska instrukcja
source-faq = FAQ turniejowe { $number }
source-oracz = odpowiedź autora gry
source-nspl = neuroshimahex.pl
source-app = instrukcja oficjalnej aplikacji
source-az = francuski skrót zasad
source-jp = japoński skrót zasad
source-army = opis armii
source-nm = program fanów
