# Zasady, punkt po punkcie, w krótkich zdaniach. Numery są z naszego opisu zasad. „Nasza wartość” oznacza liczbę, której nie podaje
# żadne źródło.

rule-section-0 = Umowy
rule-tem-0-5 = „Musi” i „może” znaczą dokładnie to. Jeśli nie da się zrobić czegoś obowiązkowego, pomija się to.
rule-tem-0-6 = To, co może się skończyć tylko w jeden sposób, dzieje się automatycznie; nikt o to nie pyta.

rule-section-1 = Pojęcia i arena
rule-tem-1-1 = Arena to siatka kwadratowych stref: kolumny od A do E z zachodu na wschód, rzędy od 1 do 5 z północy na południe. Północ jest dla wszystkich ta sama.
rule-tem-1-2 = Strefa mecha to C3. W cztery osoby bazy leżą na C1, A3, E3 i C5, w trzy bez C5 (i bez rzędu 5), w dwie tylko na A3 i E3 (rzędy od 2 do 4). Reszta areny to strefy zasobów; jej rogów nie ma nigdy.
rule-tem-1-3 = Kierunki to n, e, s i w, a na ukos ne, se, sw i nw.
rule-tem-1-4 = Strefy sąsiadują, jeśli mają wspólny bok. Strefy na ukos ze sobą nie sąsiadują.
rule-tem-1-5 = Linia biegnie od strefy prosto na n, e, s lub w do końca areny. Odległość w niej liczy się w strefach.
rule-tem-1-6 = Strefa zasobów pokazuje jeden zasób, energię lub kredyt, i wartość od 1 do 4 (nasze wartości). Bazy (2) i strefa mecha (4) pokazują oba zasoby (nasze wartości).
rule-tem-1-7 = Kontrolujesz strefę, jeśli jest w niej twój pilot, twoja mina lub twoja wieżyczka.
rule-tem-1-8 = W strefie mieści się jedna mina albo jedna wieżyczka, nigdy obie.
rule-tem-1-9 = Strefa jest dla ciebie niezajęta, jeśli nie ma w niej wrogiego pilota, miny ani wieżyczki, ani pustego megamecha. Twoje miny i wieżyczki jej nie zajmują.
rule-tem-1-10 = Strefa jest pusta, jeśli nie ma w niej pilota, miny, wieżyczki ani pustego megamecha.
rule-tem-1-11 = Twój status to pilot (do 6 żywotności), pancerz wspomagany (do 9) albo megamech (do 11).
rule-tem-1-12 = Energię i kredyty liczy się od 0 do 10 (nasza wartość). Nadmiar przepada.
rule-tem-1-13 = Punkty nie mają górnej granicy i nigdy nie spadają poniżej 0.

rule-section-2 = Elementy gry
rule-tem-2-1 = Jest ośmiu pilotów. Każdy ma jedną zdolność, która działa ze statusem pilota i w pancerzu wspomaganym.
rule-tem-2-2 = Każdy ma 8 kart programu, 3 wieżyczki i 4 miny z numerami od 1 do 4 na zakrytej stronie.
rule-tem-2-3 = Karty programu: dwie „Zbierz zasoby” i po jednej „Rozstaw minę”, „Rozstaw wieżyczkę”, „Kup broń”, „Wzmocnienie”, „Skok diagonalny” i „Skok podwójny”. Drugie „Zbierz zasoby” to nasz wybór.
rule-tem-2-4 = Strzałka karty wskazuje kierunek, w który ją obrócisz: n, e, s lub w, a na skoku diagonalnym na ukos. Krok programu to karta i kierunek.
rule-tem-2-5 = Są cztery rodzaje broni podstawowej, każdy w jednej sztuce na osobę, i 16 różnych broni zaawansowanych.
rule-tem-2-6 = Broń ma typ (biała, zasięgowa, obszarowa), koszt, punkty i dwa wiersze: zwykły i potężny atak, każdy z obrażeniami, czasem z tekstem. Prawie wszystkie obrażenia to nasze wartości.
rule-tem-2-7 = Megamech jest jeden. Jego karta ma dwie strony: Troja 3000 i Sparta 3000.

rule-section-3 = Przygotowanie
rule-tem-3-1 = Gra się w dwie do czterech osób albo samemu przeciw dwóm robopilotom. Pierwszego gracza pierwszej rundy, X, wybiera los; dalej idą Y, Z i W zgodnie z ruchem wskazówek zegara.
rule-tem-3-2 = Każdy dostaje dwóch losowych pilotów i w tajemnicy zachowuje jednego. Wybory odkrywa się razem; drugiego pilota nikt nie zobaczy.
rule-tem-3-3 = Wszyscy zaczynają ze statusem pilota: 6 żywotności, 3 energie, 3 kredyty i 0 punktów.
rule-tem-3-4 = Strefy zasobów tasuje się i rozkłada na ich miejsca. Pozostałe nie biorą udziału w grze.
rule-tem-3-5 = Pusty megamech stoi na strefie mecha.
rule-tem-3-6 = Bazy wybiera się po kolei, od osoby po prawej stronie pierwszego gracza, przeciwnie do ruchu wskazówek zegara. Pierwszy gracz dostaje ostatnie miejsce. Pilot zaczyna w bazie.
rule-tem-3-7 = Każdy w tajemnicy i za darmo kładzie na swojej bazie jedną minę. Jej numer zna tylko właściciel.
rule-tem-3-8 = Każdy w tajemnicy zachowuje jedną z czterech broni podstawowych i się w nią wyposaża. Odkrywa się je razem.
rule-tem-3-9 = Minę i broń wybierają wszyscy jednocześnie.
rule-tem-3-10 = Pozostałe bronie podstawowe tworzą odkryte stosy. Każdy rodzaj można kupić raz, więc nigdy ich nie zabraknie.
rule-tem-3-11 = Broń zaawansowaną się tasuje. Cztery karty leżą odkryte w rzędzie, reszta to talia. Rząd odkrywa się po broni podstawowej.

rule-section-4 = Rundy
rule-tem-4-1 = Jest sześć rund: programowanie i wykonanie. Rundy 2, 4 i 6 kończy punktacja.
rule-tem-4-2 = W rundzie 1 pierwszym graczem jest X, potem zawsze następna osoba zgodnie z ruchem wskazówek zegara.
rule-tem-4-3 = Na koniec każdej rundy oprócz ostatniej karty wracają do graczy, a tryb przejściowy się kończy.

rule-section-5 = Programowanie
rule-tem-5-1 = Wszyscy jednocześnie i w tajemnicy układają cztery z ośmiu kart w krokach od 1 do 4, każdą z kierunkiem.
rule-tem-5-2 = Kroki wypełniasz pojedynczo, w dowolnej kolejności, i możesz je zmieniać. Karta, której już nie masz, schodzi z kroku, w którym leży (z dwóch kopii z niższego), a ten krok jest znów pusty.
rule-tem-5-3 = Gdy masz wypełnione cztery kroki, zgłaszasz gotowość. Dopóki nie zgłoszą jej wszyscy, możesz jeszcze zmienić krok, ale gotowość wtedy przepada.
rule-tem-5-4 = Gdy wszyscy są gotowi, zaczyna się wykonanie. Niewykorzystanych kart się nie pokazuje.

rule-section-6 = Wykonanie i ruch
rule-tem-6-1 = Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, wszyscy odkrywają i wykonują krok 1, potem tak samo kroki 2, 3 i 4. Wykonanie jednego kroku to tura.
rule-tem-6-2 = W swojej turze musisz wykonać ruch z karty. Potem możesz wykonać jej akcję, jeśli nic jej nie odebrało.
rule-tem-6-3 = „Zbierz zasoby”, „Rozstaw minę”, „Rozstaw wieżyczkę”, „Kup broń” i „Wzmocnienie”: zwykły ruch o jedną strefę na n, e, s lub w.
rule-tem-6-4 = Skok podwójny: dwie strefy w linii prostej. Strefa pośrodku nie ma znaczenia.
rule-tem-6-5 = Skok diagonalny: jedna strefa na ne, se, sw lub nw.
rule-tem-6-6 = Jeśli ruch wyprowadziłby cię poza arenę, zostajesz na miejscu. To nie jest wejście do strefy, a akcję wolno wykonać. Przy skoku podwójnym liczy się tylko druga strefa.
rule-tem-6-7 = Po wejściu do strefy kolejno: wybucha wroga mina; zaczyna się walka z wrogim pilotem i akcja przepada; strzela wroga wieżyczka; można wziąć pustego megamecha. Oszołomienie lub wycofanie się kończy turę.
rule-tem-6-8 = Jeśli mina lub wieżyczka cię nie oszołomi, możesz jeszcze wykonać akcję.
rule-tem-6-9 = Własne miny i wieżyczki nigdy na ciebie nie działają.
rule-tem-6-10 = Wycofanie się, oszołomienie i migbłystalna iglica przenoszą bez wchodzenia: nic w nowej strefie nie działa.

rule-section-7 = Akcje
rule-tem-7-1 = Zbieranie: dostajesz zasób z każdej kontrolowanej strefy, z każdej raz. Baza i strefa mecha dają 1 energię i 1 kredyt. Wartości nie mają znaczenia.
rule-tem-7-2 = Zbieranie odbywa się automatycznie i nie można z niego zrezygnować.
rule-tem-7-3 = Mina: zapłać tyle kredytów, ile wynosi wartość strefy, i połóż zakrytą minę w strefie swojego pilota. Gdy wszystkie cztery są na arenie, za tę samą cenę przenosisz tu jedną z nich.
rule-tem-7-4 = Wieżyczka: zapłać tyle energii, ile wynosi wartość strefy, i postaw wieżyczkę w strefie swojego pilota. Gdy wszystkie trzy są na arenie, za tę samą cenę przenosisz tu jedną z nich.
rule-tem-7-5 = Potrzebna jest pełna cena i strefa bez miny, wieżyczki i pustego megamecha. Cudze bazy i strefa mecha są dozwolone.
rule-tem-7-6 = Kupowanie: weź broń podstawową rodzaju, którego nie masz, albo jedną z odkrytych zaawansowanych i zapłać jej koszt. Jedna broń na akcję. Status nie ma znaczenia, a broni możesz mieć dowolnie dużo.
rule-tem-7-7 = Puste miejsce w rzędzie od razu zajmuje karta z talii, dopóki talia się nie skończy.
rule-tem-7-8 = Wzmocnienie: regeneracja albo ulepszenie, nie oba naraz.
rule-tem-7-9 = Regeneracja (pilot, pancerz wspomagany): 2 żywotności za każdą wydaną energię, do maksimum. Nie można zapłacić więcej, niż się przyda.
rule-tem-7-10 = Ulepszenie (tylko pilot): za 5 energii zakładasz pancerz wspomagany z 9 żywotności.
rule-tem-7-11 = Megamecha nie można ani regenerować, ani ulepszyć.
rule-tem-7-12 = Skoki nie mają akcji.
rule-tem-7-13 = Z każdej akcji oprócz zbierania można zrezygnować.

rule-section-8 = Wyposażenie
rule-tem-8-1 = Pilot nosi 2 bronie podstawowe, pancerz wspomagany 2 podstawowe i 2 zaawansowane, megamech 4 zaawansowane. Broń nigdy nie zajmuje miejsca drugiego rodzaju.
rule-tem-8-2 = Walczy tylko broń z wyposażenia. Ta w arsenale i tak daje punkty na koniec.
rule-tem-8-3 = Wyposażenie może się zmienić na początku i na końcu twojej tury, przy zakupie broni i przy zmianie statusu, ale nigdy w walce.
rule-tem-8-4 = Twoje bronie mają kolejność; w każdym takim momencie zakładasz pierwsze, które się mieszczą. Kolejność możesz zmieniać przy każdym pytaniu poza walką i przez całe programowanie. Kupiona broń trafia na początek.
rule-tem-8-5 = Na wyposażeniu jest tyle broni, ile jest na nią miejsc.
rule-tem-8-6 = Broni nigdy się nie traci.
rule-tem-8-7 = W megamechu bez broni zaawansowanej nie masz czym atakować, więc musisz się wycofać.

rule-section-9 = Miny i wieżyczki
rule-tem-9-1 = Numery min na arenie i w zapasie zna tylko ich właściciel. Numer odkrywa dopiero wybuch.
rule-tem-9-2 = Wszyscy widzą, gdzie i ile jest min i wieżyczek. Przy przenoszeniu miny widać, skąd pochodzi.
rule-tem-9-3 = Wróg, który wchodzi do strefy miny, otrzymuje obrażenia: wartość strefy plus numer. Mina wraca do właściciela, który za oszołomienie dostaje 1 punkt. Najpierw znika mina, potem trafia na miejsce pilot, potem pyta się Osę.
rule-tem-9-4 = Wróg, który wchodzi do strefy wieżyczki, otrzymuje tyle obrażeń, ile wynosi wartość strefy. Za oszołomienie właściciel dostaje 1 punkt i wieżyczka zostaje; w przeciwnym razie do niego wraca.
rule-tem-9-5 = Same obrażenia od min i wieżyczek nie dają punktów.
rule-tem-9-6 = Walka obok wieżyczki: strzela ona po walce do tego, kto wszedł, jeśli przegrał właściciel wieżyczki, a wchodzący wciąż tam jest.
rule-tem-9-7 = Walka obok miny: mina wybucha przed walką i działa tylko na tego, kto wszedł.
rule-tem-9-8 = Oszołomienie przez minę lub wieżyczkę przebiega jak zwykle. Nikt nie dostaje za nie punktów jak w walce.

rule-section-10 = Walka
rule-tem-10-1 = Kto wchodzi, dostaje 2 punkty (nasza wartość) i atakuje pierwszy. Potem ataki następują na zmianę, za każdym razem jedną bronią.
rule-tem-10-2 = Nie można wycofać się dobrowolnie. Walka kończy się oszołomieniem albo wtedy, gdy ktoś ma zaatakować, a nie ma już czym.
rule-tem-10-3 = Atak: wybierz niewyczerpaną broń z wyposażenia i ją wyczerp; zadaj obrażenia; dostań 1 punkt za każdą żywotność naprawdę zabraną przeciwnikowi; wykonaj resztę tekstu; na koniec sprawdza się oszołomienie.
rule-tem-10-4 = Obrażenia ponad żywotność przeciwnika nie dają punktów.
rule-tem-10-5 = Atak jest potężny (drugi wiersz), jeśli twoja broń kontruje typ, którym przeciwnik właśnie zaatakował, albo jest to pierwszy atak po twoim skoku, albo to tarcza prewencyjna tuż po ataku przeciwnika. Kastetów porażeniowych nie da się skontrować.
rule-tem-10-6 = Obszarowa kontruje zasięgową, zasięgowa kontruje białą, biała kontruje obszarową.
rule-tem-10-7 = Jeśli potężny atak jest możliwy, wykonuje się go; nie można wybrać pierwszego wiersza.
rule-tem-10-8 = Po walce cała broń jest znów gotowa do użycia.
rule-tem-10-9 = Dodatkowe punkty z tekstu dolicza się do punktów za obrażenia.
rule-tem-10-10 = Gdy przeciwnik ma 0 żywotności, tekst i tak się wykonuje, oprócz tego, co przenosi przeciwnika lub dotyczy jego broni. Jeśli ostatnią żywotność zabierze ci własna broń, też jesteś poza walką, po przeciwniku, i nikt nie dostaje za to punktów.
rule-tem-10-11 = Płacenie za tekst jest zawsze dobrowolne: tyle, ile masz, do podanej granicy.
rule-tem-10-12 = Teksty zabierają tylko to, co przeciwnik ma. Zyski kończą się razem z torem zasobów.

rule-section-11 = Wycofanie się i oszołomienie
rule-tem-11-1 = Wycofanie się: gdy masz zaatakować, a nie możesz, walka się kończy i przeciwnik dostaje 2 punkty (nasza wartość). Przenosisz się na najbliższe wolne miejsce i przechodzisz w tryb przejściowy. Status i żywotność się nie zmieniają.
rule-tem-11-2 = Oszołomienie: przy 0 żywotności przechodzisz w tryb przejściowy. Pilot odzyskuje pełną żywotność, ma co najmniej 2 energie i 2 kredyty i wraca do bazy, a jeśli jest zajęta, w jej pobliże. Z pancerza i megamecha zostaje pilot z pełną żywotnością, na wolnym miejscu w pobliżu.
rule-tem-11-3 = Za oszołomienie atakiem są 2 punkty (nasza wartość).
rule-tem-11-4 = Do 2 energii i 2 kredytów uzupełnia się tylko oszołomionego pilota.
rule-tem-11-5 = Zmiana statusu to moment zmiany wyposażenia.
rule-tem-11-6 = Wolne miejsce to najbliższa niezajęta strefa w linii na n, e, s lub w. Zajęte się mija, a strefa początkowa się nie liczy. Spośród równie bliskich wybierasz.
rule-tem-11-7 = Jeśli żadna linia takiej nie ma, jest to najbliższa niezajęta strefa, licząc przejścia; jeśli nie ma jej wcale, najbliższa bez pilota i pustego megamecha, a miny i wieżyczki w niej nie działają.
rule-tem-11-8 = Po walce kolejno: punkty, tryb przejściowy i status przegranej strony, jej nowe miejsce, megamech, na końcu wieżyczka.

rule-section-12 = Tryb przejściowy
rule-tem-12-1 = Zaczyna się od razu po wycofaniu się lub oszołomieniu i trwa do końca rundy. Bierzesz z powrotem wszystkie karty programu.
rule-tem-12-2 = W każdej swojej turze wybierasz dowolną kartę i kierunek i ją wykonujesz, nawet tę samą co poprzednio.
rule-tem-12-3 = W pierwszej takiej turze nie możesz wybrać drogi do strefy wrogiego pilota. Inni mogą cię atakować.
rule-tem-12-4 = Kolejne wycofanie się lub oszołomienie zaczyna ten tryb od nowa.
rule-tem-12-5 = Karty niewykonanych kroków pozostają zakryte do końca gry.

rule-section-13 = Megamech
rule-tem-13-1 = Pusty megamech stoi w strefie. Niczego się tam nie rozstawia.
rule-tem-13-2 = Jeśli wejdziesz do jego strefy w pancerzu wspomaganym z pełną żywotnością, możesz go wziąć: 2 punkty (nasza wartość), wybrana strona karty i 11 żywotności.
rule-tem-13-3 = Wzięcie megamecha nie zabiera akcji; zabiera ją walka przed nim.
rule-tem-13-4 = W megamechu nie działa zdolność pilota, tylko zdolność wybranej strony. Nie można go opuścić dobrowolnie.
rule-tem-13-5 = Strona karty zostaje ta sama aż do utraty megamecha.
rule-tem-13-6 = Jeśli oszołomisz megamecha w walce, możesz go wziąć z każdym statusem i dostajesz punkty za wejście. Po innym oszołomieniu albo gdy go nie chcesz, zostaje pusty tam, gdzie był.
rule-tem-13-7 = Megamecha, z którego się zrezygnowało, można wziąć tylko wchodząc ponownie do jego strefy.
rule-tem-13-8 = Troja 3000: po zwykłym ruchu możesz za 1 energię jechać o strefę dalej w tę samą stronę, dowolnie wiele razy. Wszystko w każdej strefie działa. Kończy to walka albo ściana.
rule-tem-13-9 = Sparta 3000: każdy atak na megamecha zadaje o 1 mniej obrażeń; ten punkt nikomu nic nie daje (nasz tekst).
rule-tem-13-10 = Chroni to tylko przed atakami, nie przed minami, wieżyczkami i linią działka elektromagnetycznego.
rule-tem-13-11 = Jeśli w tym samym ataku oszołomi cię własna broń, nie bierzesz megamecha: stoi tam pusty.

rule-section-14 = Piloci
rule-tem-14-1 = Tsunami: przed odkryciem karty w kroku 4 możesz za 2 energie rozegrać tę turę w trybie przejściowym, bez atakowania.
rule-tem-14-2 = Magma: pierwszy punkt obrażeń od ataku w każdej walce zabiera 1 energię zamiast żywotności, jeśli ją masz, i nie daje punktu. Włączasz to i wyłączasz z góry.
rule-tem-14-3 = Awanturnik: przy zbieraniu dostajesz o 1 więcej zasobu ze strefy pilota; gdzie są dwa, wybierasz.
rule-tem-14-4 = Osa: gdy twoja mina lub wieżyczka znika z areny inaczej niż przez twoją akcję, możesz od razu rozstawić taką samą w pustej strefie obok pilota, za wartość strefy + 1.
rule-tem-14-5 = Maverick: na początku walki możesz zapłacić 2 energie; pierwsza broń, której użyjesz, się wtedy nie wyczerpie.
rule-tem-14-6 = Diament: regeneracja daje najpierw do 5 żywotności za darmo, potem po 2 za energię. Można nic nie płacić.
rule-tem-14-7 = Kicia: gdy odkrywasz swoją kartę, możesz za 1 energię obrócić ją w dowolną inną stronę.
rule-tem-14-8 = Czołg: wieżyczki zadają ci o 1, a miny o 2 mniej obrażeń, nie mniej niż 0.

rule-section-15 = Broń
rule-tem-15-1 = Miecz energetyczny, podstawowa, biała. Potężny: przeciwnik traci 1 energię i 1 kredyt.
rule-tem-15-2 = Granatnik, podstawowa, obszarowa. Potężny: zamiast obrażeń możesz usunąć cudzą minę lub wieżyczkę z sąsiedniej strefy.
rule-tem-15-3 = Pistolet impulsowy, podstawowa, zasięgowa. Zwykły: jako twoja pierwsza broń w walce zadaje obrażenia potężnego ataku.
rule-tem-15-4 = Tarcza prewencyjna, podstawowa, biała. Potężny: kontruje każdy typ. Oba wiersze: wydaj do 3 energii, za każdą 1 żywotność, nie więcej, niż się przyda.
rule-tem-15-5 = Migbłystalna iglica, zaawansowana, biała. Oba wiersze: obie strony przenoszą się do wybranej przez ciebie sąsiedniej strefy bez innego pilota; mina lub wieżyczka wraca stamtąd do właściciela. Walka trwa dalej tam. Nie działa, gdy przeciwnik ma 0 żywotności.
rule-tem-15-6 = Maczuga IEM, zaawansowana, biała. Potężny: wyczerpujesz jedną broń przeciwnika. Zwykły: to samo za 2 energie.
rule-tem-15-7 = Młot bojowy, zaawansowana, biała. Oba wiersze: 1 dodatkowy punkt.
rule-tem-15-8 = Kastety porażeniowe, zaawansowana, biała. Oba wiersze: nie można ich skontrować, nawet tarczą prewencyjną.
rule-tem-15-9 = Blaster laserowy, zaawansowana, zasięgowa. Oba wiersze: +1 obrażeń za każdą twoją wieżyczkę na arenie.
rule-tem-15-10 = Kusza energetyczna, zaawansowana, zasięgowa. Potężny: możesz odświeżyć jedną inną swoją wyczerpaną broń.
rule-tem-15-11 = Działko obrotowe, zaawansowana, zasięgowa. Oba wiersze: wydaj do 3 energii, za każdą +1 obrażeń.
rule-tem-15-12 = Karabin gaussowski, zaawansowana, zasięgowa. Potężny: 2 energie albo 2 kredyty. Zwykły: 1 energia albo 1 kredyt.
rule-tem-15-13 = Karabin snajperski, zaawansowana, zasięgowa. Potężny: wydaj do 3 energii, za każdą przeciwnik traci 1 punkt (nasza wartość), najwyżej tyle, ile ma.
rule-tem-15-14 = Działko elektromagnetyczne, zaawansowana, zasięgowa. Potężny: wybierz linię od swojej strefy. Każdy inny wróg w niej otrzymuje 1 punkt obrażeń, a ty 1 punkt za każdego (nasza wartość), także za oszołomienia. Jeśli gdzieś są inni wrogowie, wybierz taki kierunek.
rule-tem-15-15 = Induktor błyskawic, zaawansowana, obszarowa. Oba wiersze: wydaj do 3 energii, za każdą +1 obrażeń.
rule-tem-15-16 = Fazer cząsteczkowy, zaawansowana, obszarowa. Potężny: kradniesz 1 energię i 1 kredyt. Zwykły: 1 energię albo 1 kredyt.
rule-tem-15-17 = Miotacz ognia, zaawansowana, obszarowa. Oba wiersze: dodatkowe obrażenia równe wartości twojej strefy.
rule-tem-15-18 = Działo plazmowe, zaawansowana, obszarowa. Zwykły: +2 obrażeń, jeśli przeciwnik właśnie zaatakował bronią obszarową.
rule-tem-15-19 = Bateria rakiet, zaawansowana, obszarowa. Tracisz 2 żywotności (potężny) lub 1 (zwykły). Przeciwnik nic za to nie dostaje.
rule-tem-15-20 = Wieżyczka automatyczna, zaawansowana, obszarowa. Potężny: możesz od razu za darmo rozstawić wieżyczkę z zapasu w sąsiedniej pustej strefie.
rule-tem-15-21 = Dodatkowe obrażenia należą do ataku: dają punkty i działają także tam, gdzie wiersz ma 0.
rule-tem-15-22 = „Właśnie zaatakował” odnosi się do ostatniego ataku tej walki, z dowolnego wiersza. Przy pierwszym ataku nikt jeszcze nie zaatakował.

rule-section-16 = Punkty i koniec gry
rule-tem-16-1 = W trakcie gry punkty są za rozpoczęcie walki, obrażenia, wycofanie się i oszołomienie przeciwnika, oszołomienie przez twoją minę lub wieżyczkę (po 1), wejście do megamecha i teksty broni.
rule-tem-16-2 = Po rundach 2, 4 i 6: wartość strefy za każdą twoją minę, podwójna za każdą wieżyczkę, wartość strefy pilota, a do tego 2 punkty za bycie w megamechu (nasza wartość).
rule-tem-16-3 = Po ostatniej punktacji dolicza się punkty całej posiadanej broni, noszonej czy nie, także tej z przygotowania.
rule-tem-16-4 = Wygrywa największa liczba punktów. O remisie rozstrzyga megamech, potem liczba broni; jeśli to nie pomoże, zwycięstwo się dzieli. Tak samo ustala się inne miejsca.

rule-section-17 = Gra solo
rule-tem-17-1 = Grasz jako X przeciw robopilotom Y i Z na arenie dla trzech osób. Bazy: ty C1, Y A3, Z E3. Kolejność to zawsze X, Y, Z.
rule-tem-17-2 = Przygotowujesz się jak w grze na trzy osoby.
rule-tem-17-3 = Robopilot zaczyna w pancerzu wspomaganym z 9 żywotności, 3 energiami i 3 kredytami, zwrócony na północ, bez karty pilota. Y ma pistolet impulsowy i miecz energetyczny, Z pistolet impulsowy i granatnik. Na bazie każdego leży losowa mina.
rule-tem-17-4 = Osiem kart robopilota jest potasowanych. W swojej turze odkrywa wierzchnią; po każdej rundzie tasuje się wszystkie.
rule-tem-17-5 = Robopilot widzi strefy z przodu, z lewej i z prawej. Obraca się tam, dokąd idzie; skoki go nie obracają.
rule-tem-17-6 = Zbierz zasoby: do przodu. Mina i wieżyczka: do widzianej strefy o najwyższej wartości. Kup broń i wzmocnienie: do najniższej. Strefy poza areną i strefa drugiego robopilota się nie liczą; przy równych idzie do przodu.
rule-tem-17-7 = Jeśli nie może iść do przodu albo żadna strefa się nie liczy, zawraca i idzie do przodu; jeśli i to niemożliwe, zostaje.
rule-tem-17-8 = Skok diagonalny: do twojej strefy, jeśli leży na ukos w dowolnej odległości. Skok podwójny: tak samo w rzędzie i kolumnie. W przeciwnym razie się nie rusza.
rule-tem-17-9 = Robopilot wchodzi do stref jak każdy, ale jego wrogiem jesteś tylko ty. Miny i wieżyczki drugiego robopilota na niego nie działają.
rule-tem-17-10 = Akcje, jeśli nie było walki: zbieranie, mina (losowa) i wieżyczka jak zwykle; kup broń: pierwsza zaawansowana od lewej, na którą go stać; wzmocnienie: regeneruje tyle, ile się przyda. Skoki nie mają akcji.
rule-tem-17-11 = Zamiast tego zbiera zasoby, jeśli akcji nie da się wykonać: nie stać go, nie ma zapasu, w strefie nie ma miejsca, ma cztery bronie zaawansowane, pełną żywotność albo jest w megamechu.
rule-tem-17-12 = Robopilot wchodzący do strefy pustego megamecha bierze go z każdą żywotnością, ma odtąd 11 i dostaje punkty za wejście. Zdolności nie używa. Bierze go też, gdy cię w nim oszołomi.
rule-tem-17-13 = Robopilot zakłada to, co kupi. Jeśli w pancerzu ma więcej niż dwie bronie zaawansowane, dwie losuje się przy każdym zakupie i zmianie statusu.
rule-tem-17-14 = W walce losuje swoje noszone bronie po kolei, a gdy zużyje wszystkie, zaczyna od nowa; nigdy się nie wycofuje. Płaci tyle, ile tekst pozwala i ile się przyda; innych wyborów nie podejmuje.
rule-tem-17-15 = Jeśli w strefie robopilota leży mina lub wieżyczka drugiego, ona też zadaje ci obrażenia przed walką.
rule-tem-17-16 = Robopilot nigdy nie przechodzi w tryb przejściowy. Po walce, którą przetrwa, zwraca się na północ.
rule-tem-17-17 = Oszołomiony robopilot traci akcję i wraca do bazy w pancerzu wspomaganym z 9 żywotności, zwrócony na północ albo ku tobie, jeśli stoisz obok bazy w jej rzędzie. Dostajesz zwykłe punkty i możesz wziąć jego megamecha.
rule-tem-17-18 = Jeśli jego baza jest zajęta, odkrywa pozostałe karty i idzie według nich od bazy, bez skutków i bez skoków, do pierwszej pustej strefy. Gdy kart zabraknie, idzie do najbliższej pustej. Miny i wieżyczki robopilotów nie zajmują bazy.
rule-tem-17-19 = Robopilot bez kart nic nie robi w swojej turze.
rule-tem-17-20 = Robopiloci punktują jak wszyscy. Wygrywasz, mając więcej punktów od każdego z nich, remisy jak zwykle; nierozstrzygnięty remis nie jest wygraną.
rule-tem-17-21 = Robopilot w megamechu bez broni zaawansowanej pomija swoje ataki.
rule-tem-17-22 = Gdzie musiałby najpierw zapłacić, a potem wybrać, nie robi ani jednego, ani drugiego.

rule-section-18 = Odejście i nieobecność
rule-tem-18-1 = Kto odchodzi lub przegrywa na czas, jest poza grą: pilot, miny i wieżyczki znikają, megamech zostaje pusty na miejscu, baza zostaje jako strefa. Takie osoby są za wszystkimi innymi, pierwsza z nich ostatnia (nasza zasada).
rule-tem-18-2 = Jeśli zostaje jedna osoba, wygrywa (nasza zasada).
rule-tem-18-3 = Jeśli z gry odejdzie ktoś, kto walczy, walka kończy się bez dalszych punktów (nasza zasada).
rule-tem-18-4 = Tury osób poza grą się pomija; nie są też pierwszym graczem (nasza zasada).
rule-tem-18-5 = Kto w grze na żywo nie odpowiada, zostaje na arenie. Działają odpowiedzi domyślne: losowe karty, bez akcji i opłat, pierwsza zdatna broń, pierwsza strefa, bez megamecha (nasza zasada).
rule-tem-18-6 = Wszyscy, którzy jeszcze grają, mogą zgodzić się na remis (nasza zasada).
