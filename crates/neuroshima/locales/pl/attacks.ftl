# Ataki, które nie lecą prosto w pierwszego wroga: na kartach i w pytaniach.
fact-shotgun = Strzelba
edges-shotgun = Trafia pierwszego wroga na linii z siłą 3, 2 lub 1 w odległości 1, 2 lub 3; tej siły nic nie zwiększa: { $edges }.
fact-rocket = Rakieta
edges-rocket = Siła { $amount }, nic jej nie zwiększa: { $edges }. Lotem steruje gracz: najpierw pole przed tym bokiem, potem do dwóch kroków w dowolnych kierunkach. Rakieta trafia pierwszego wroga na swojej drodze.
fact-sharpshooter = Strzelec Wyborowy
feature-sharpshooter = Jego strzał trafia dowolnego wroga na linii, nie tylko pierwszego.
fact-mortar = Moździerz
feature-mortar = Jego strzał trafia tylko wroga dokładnie dwa pola dalej, ponad wszystkim, co stoi pomiędzy.
fact-shadow = Cień
feature-shadow = Gdy działa, zadaje dowolnemu wrogowi na planszy cios o sile 1. Pancerz nie pomaga.

question-target = Kogo wybiera na cel { $unit }?
question-target-anywhere = Komu zadaje cios { $unit }?
question-rocket = { $unit }: dokąd leci rakieta?
option-rocket = { $target }, przez { $way }
option-rocket-back = { $flight }, odbicie na { $hex }
option-rocket-nobody = Nie trafiaj nikogo

fact-poison = Trucizna
feature-poison = Jego ataki zostawiają po znaczniku trucizny na każdej jednostce, którą zranią. Na początku każdej Bitwy zatruta jednostka otrzymuje 1 ranę za każdy znacznik.
fact-poisoning = Zatrucie
edges-poisoning = Zostawia znacznik trucizny na wrogu na sąsiednim polu i nie zadaje ran: { $edges }. Medyk nie pomaga, a moduły nie zmieniają tego ataku.
fact-breath-of-death = Oddech Śmierci
feature-breath-of-death = Jeśli wszystkie Sztaby zginą w tej samej Bitwie, wygrywa jego strona.
effect-venom = { $whom }: ich ataki zostawiają po znaczniku trucizny na każdej jednostce, którą zranią. Na początku każdej Bitwy zatruta jednostka otrzymuje 1 ranę za każdy znacznik.
source-poison = { $place ->
    [start] Trucizna
   *[within] trucizna
 }
source-hazard = { $place ->
    [start] Zagrożenie
   *[within] zagrożenie
 }
story-battle-start = Przed pierwszym segmentem:
story-poisoned = { $unit }: znacznik trucizny.
story-hit-poisons = { $form ->
    [plain] { $source } zatruwa: { $target }.
   *[declined] { $source } zatruwa { $target }.
 }
story-order-marker = znacznik dostaje { $unit }
question-marker = Brakuje znaczników trucizny. Która jednostka dostaje następny?
question-set-off = { $tile }: zdetonować? Żeton zostanie potem odrzucony.
option-set-off-not = Nie, zostaje
option-set-off = Tak, wybucha
film-start = Początek
short-venom = trucizna
short-paralysis = paraliż
short-paralyses = sparaliżowanie
fact-paralysis = Paraliż
feature-paralysis = Jednostka zraniona jego atakiem dostaje znacznik paraliżu: nie atakuje do końca Bitwy. Dotyczy to także Sztabów.
effect-paralysis = { $whom }: każda jednostka zraniona ich atakiem dostaje znacznik paraliżu i nie atakuje do końca Bitwy. Dotyczy to także Sztabów.
effect-paralyses = { $whom }: nie atakują, dopóki trwa połączenie. Dotyczy to także Sztabów.
story-paralysed = { $unit }: paraliż.
story-recovered = { $unit }: koniec paraliżu.
question-marker-paralysis = Brakuje znaczników paraliżu. Która jednostka dostaje następny?
alt-paralysed = sparaliżowana
sheet-paralysis = Znaczniki paraliżu: { $count }
fact-blast = Ładunek
edges-blast = Na początku Bitwy niszczy wroga na sąsiednim polu i jednostka ginie razem z nim: { $edges }. Sztab nic nie traci.
fact-entry = Przekierowanie
edges-entry = Przyjmuje stąd strzały własnych i sojuszniczych jednostek i od razu wysyła je dalej każdym wylotem: { $edges }.
fact-exit = Wyloty
edges-exit = Tędy wylatują przyjęte strzały: { $edges }.
fact-trap = Pułapka
edges-trap = Gdy dosięgnie jej tu atak wroga albo odłamki wybuchu, od razu wybucha: sama ginie, a każda jednostka obok, także Sztab, otrzymuje 1 ranę: { $edges }.
question-target-exit = { $exit } przekierowuje strzał: { $unit }. Kogo ma trafić?
option-redirected = dalej przez: { $unit }
alt-poison = { $markers ->
    [one] { $markers } znacznik trucizny
    [few] { $markers } znaczniki trucizny
    [many] { $markers } znaczników trucizny
   *[other] { $markers } znacznika trucizny
 }
sheet-poison = Znaczniki trucizny: { $count }
