# Żeton w słowach: co na nim wydrukowano i co to daje. Nazwy stoją osobno, więc się nie odmieniają.
tile-of = { $name } ({ $army })
tile-line = { $army } · { $kind } · { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
 }
said-of = { $label }: { $text }
kind-hq = Sztab
kind-warrior = Wojownik
kind-module = Moduł
kind-instant = Żeton Natychmiastowy
kind-foundation = Fundament
rulings-title = Rozstrzygnięcia
list-last = { $first } i { $last }

# Etykiety
fact-initiative = Inicjatywa
fact-points = Punkty Sztabu
fact-toughness = Wytrzymałość
fact-melee = Cios
fact-ranged = Strzał
fact-gauss = Strzał Gaussa
fact-reflection = Odbicie
fact-armour = Pancerz
fact-net = Sieć
fact-connections = Połączenia
fact-long = Dalekie połączenia
fact-takeover = Przejęcie kontroli
fact-effect = Efekt
fact-mobility = Mobilność
fact-explosion = Wybuch
fact-spy = Szpieg
fact-matrix = Macierz
fact-foundation = Na planszy
fact-return = Powrót
fact-replaceable = Znak zapytania
fact-underground = Podziemie
fact-underground-castling = Podziemna roszada
fact-execution = Egzekucja
fact-steel-net = Stalowa Sieć
fact-push = Odpychanie
fact-rotate = Obracanie jednostek
fact-rotation = Obrót
fact-boarding = Abordaż
fact-heavy = Ciężka
fact-instant = Po zagraniu

# Liczby
initiative-none = Brak: nigdy nie działa w Bitwie.
initiative-always = Brak: działa przez cały czas.
initiative-start = Brak: działa tylko na początku Bitwy.
initiative-values = { $count ->
    [one] Działa w segmencie { $values }.
    [2] Działa w segmentach { $values }: dwa razy w Bitwie.
   *[other] Działa w segmentach { $values }: { $count } razy w Bitwie.
 }
points-of-hq = 20; przy 0 Sztab ginie.
toughness-none = Brak: jednostka ginie od pierwszej rany.
toughness-some = { $amount }: jednostka przeżywa { $amount ->
    [one] { $amount } ranę
    [few] { $amount } rany
   *[other] { $amount } ran
 }.

# Boki żetonu tak, jak leży na karcie
edge-0 = górny
edge-1 = prawy górny
edge-2 = prawy dolny
edge-3 = dolny
edge-4 = lewy dolny
edge-5 = lewy górny
edges-all = wszystkie sześć boków
edges-some = { $count ->
    [one] bok { $edges }
   *[other] boki { $edges }
 }
edges-strength = Siła { $amount }: { $edges }.
edges-gauss = Siła 1 przeciw każdemu wrogowi na linii: { $edges }.
edges-reflection = Każdy atak, który tu trafia, odbija się o jedno pole i trafia stojącego tam wroga: { $edges }.
edges-armour = Odejmuje 1 od każdego strzału, który tu trafia: { $edges }.
edges-net = Sieciuje wroga obok: { $edges }.
edges-connection = Działa na jednostki obok: { $edges }.
edges-long = Działa na jednostki na dwóch polach w tym kierunku, także ponad innymi jednostkami: { $edges }.
edges-takeover = Przejmuje wrogą jednostkę na sąsiednim polu, ale nie Sztab: { $edges }. Dopóki ona tam stoi, jest jak twoja własna; w chwili przejęcia możesz ją obrócić.

# Co dają moduły i Sztaby
own-connected = Własne połączone jednostki
own-beside = Własne jednostki obok
enemy-connected = Wrogie połączone jednostki
enemy-beside = Wrogie jednostki obok
effect-melee = { $whom }: +{ $amount } do siły każdego ciosu.
effect-ranged = { $whom }: +{ $amount } do siły każdego strzału.
effect-initiative = { $whom }: +{ $amount } do każdej inicjatywy.
effect-initiative-loss = { $whom }: −{ $amount } do każdej inicjatywy, ale nie poniżej 0.
effect-extra-action = { $whom }: jedna dodatkowa akcja, z najbliższą niższą wolną inicjatywą.
effect-toughness = { $whom }: +{ $amount } do wytrzymałości, z wyjątkiem Sztabów.
leader-chosen = Twój wybór: { $leader }. Możesz go zmienić, dopóki wszyscy nie wybiorą.
leader-card = { $leader } ({ $moment }): { $effects }
leader-moment-after-draw = po dobraniu
leader-moment-turn = w swojej turze
leader-moment-battle-start = na początku Bitwy
leader-moment-segment = w segmencie
leader-moment-battle-end = na końcu Bitwy
leader-step-as = tak jak żeton { $instant }
leader-step-discard = odrzucone żetony: { $amount }
leader-step-draw = dobrane żetony: { $amount }
leader-step-mend = wyleczone rany jednej z twoich jednostek: do { $amount }
leader-step-heal = odzyskane punkty Sztabu: do { $amount }
leader-step-initiative = +{ $amount } do każdej inicjatywy w tej Bitwie
leader-step-slow = −{ $amount } do każdej inicjatywy w tej Bitwie, ale nie poniżej 0
leader-step-toughness = +{ $amount } do wytrzymałości w tej Bitwie
leader-step-strength = +{ $amount } do siły każdego ciosu i strzału w tym segmencie
leader-step-melee = +{ $amount } do siły każdego ciosu w tym segmencie
leader-step-ranged = +{ $amount } do siły każdego strzału w tym segmencie
leader-step-extra = dodatkowa akcja w tej Bitwie, w najbliższej niższej wolnej inicjatywie
effect-medic = { $whom }: gdy atak zrani jedną z nich, Medyk przejmuje wszystkie rany z tego ataku i sam ginie.
effect-transport = { $whom }: każda może raz na turę ruszyć się dzięki niemu tak jak przy Mobilności.
effect-quartermaster = { $whom }: każda może raz w Bitwie wykonać jeden cios jako strzał albo jeden strzał jako cios.
effect-scoper = Wrogie połączone moduły działają dla ciebie zamiast dla swojej strony.
effect-free-net = Na całej planszy: twój Sztab rzuca Stalową Sieć za darmo.
effect-recon = Na całej planszy: każda własna jednostka ruszana żetonem Ruchu lub dzięki Mobilności może wykonać dwa takie ruchy z rzędu.
effect-underground = Na całej planszy: wszystkie własne jednostki są podziemne.
effect-zone = { $whom }: każda inicjatywa wynosi 0, cokolwiek ją podnosi.

# Zdolności
feature-mobility = Raz na turę może przejść na wolne sąsiednie pole, obrócić się albo zrobić jedno i drugie naraz.
feature-explosion = Gdy działa, może wybuchnąć zamiast atakować. Ginie wtedy, a każda jednostka obok, z wyjątkiem Sztabów, otrzymuje 1 ranę.
feature-spy = Wrogie moduły, z którymi jest połączona, i wrogie Sztaby obok dają jej bonusy tak, jakby należała do nich. Moduł z dalekim połączeniem musi stać obok.
feature-matrix = Własne jednostki, które łączy z nim łańcuch sąsiadujących własnych jednostek, tworzą Macierz. Twój pomocny moduł połączony z jedną z nich działa na wszystkie, także na ten Sztab, dopóki Sztab nie jest zasieciowany.
feature-return = Gdy ginie, wraca na wierzch stosu właściciela: będzie następnym dobranym żetonem.
feature-replaceable = W swojej turze możesz ją odrzucić i wystawić na jej pole inną jednostkę z ręki, obróconą dowolnie, także podczas Terroru. Rany nie przechodzą.
feature-underground = Twój Sztab może się z nim zamienić miejscami, gdy stoją obok siebie.
feature-underground-castling = Raz na turę może się zamienić miejscami z sąsiednim własnym żetonem, który jest podziemny. Nic się przy tym nie obraca. Nie można, gdy któryś z nich jest zasieciowany.
feature-execution = Wystawiając tę jednostkę, możesz za 1 punkt swojego Sztabu położyć ją na pole dowolnej wrogiej jednostki, byle nie Sztabu. Tamta schodzi z planszy: nie pomaga jej ani wytrzymałość, ani Medyk.
feature-steel-net = W swojej turze Sztab może za 1 punkt rzucić jedyną Stalową Sieć na dowolną wrogą jednostkę na planszy, byle nie Sztab: ta jednostka jest zasieciowana. Sieć wraca, gdy jednostka zejdzie z planszy albo stanie się twoja, i wtedy, gdy Sztab zostanie zasieciowany.
feature-push = Raz na turę może odepchnąć sąsiednią wrogą jednostkę o jedno pole, tak jak żeton Odepchnięcia.
feature-rotate = Raz na turę możesz obrócić dowolnie jedną własną jednostkę, gdziekolwiek stoi na planszy. Nie można, gdy ona albo ten Sztab są zasieciowane.
feature-rotation = Raz na turę możesz dowolnie obrócić jeden z jej żetonów. Nie można, gdy jest zasieciowana.
feature-boarding = Po jej wystawieniu natychmiast zaczyna się Bitwa, chyba że Struktura od razu zostanie zasieciowana lub przejęta.
feature-heavy = Nic nie przesuwa jej żetonów na inne pola. Można je obracać.

# Żetony Natychmiastowe
played-battle = Kończy twoją turę i zaczyna Bitwę.
played-move = Jedna z twoich jednostek przechodzi na wolne sąsiednie pole, obraca się albo robi jedno i drugie naraz.
played-push-back = Jedna z twoich jednostek odpycha sąsiednią wrogą jednostkę o jedno pole.
played-grenade = Niszczy wrogą jednostkę obok twojego Sztabu.
played-sniper = 1 rana dla dowolnej wrogiej jednostki oprócz Sztabu.
played-bomb = 1 rana dla każdej jednostki, oprócz Sztabów, na wybranym polu i sześciu polach wokół niego.
played-terror = W swojej najbliższej turze przeciwnicy nie mogą wystawiać żetonów na planszę. Mogą zagrywać żetony Natychmiastowe i używać zdolności.
played-smoke-screen = Obracasz jedną wrogą jednostkę w dowolnym kierunku. Może to być Sztab, ale nie zasieciowana jednostka.
played-transposition = Odrzucasz jedną ze swoich jednostek oprócz Sztabu i wystawiasz na jej pole inną jednostkę z ręki, obróconą dowolnie, także podczas Terroru. Rany nie przechodzą. Nie można tak zastąpić zasieciowanej jednostki.
played-paralysis = Jedna wroga jednostka lub wrogi Sztab dostaje znacznik paraliżu i nie atakuje do końca najbliższej Bitwy. Wszystko inne działa dalej.
played-castling = Dwie twoje sąsiednie jednostki zamieniają się miejscami i nie obracają się. Może to być też Sztab, ale nie zasieciowana jednostka.
played-rotation = Jedna z twoich jednostek obraca się w dowolną stronę. Może to być też Sztab, ale nie zasieciowana jednostka.
played-small-bomb = 1 rana dla każdej jednostki, oprócz Sztabów, na trzech polach, z których każde sąsiaduje z dwoma pozostałymi.

# Fundamenty
foundation-rules = Wystawiasz go na puste pole. Nie jest jednostką i nie zajmuje pola: może na nie wejść każda jednostka. Niszczą go tylko żetony Natychmiastowe, które zadają rany.
foundation-mine = Wybucha, gdy na jej pole wejdzie jednostka, własna albo wroga: 1 rana, Sztab jej nie otrzymuje. Potem jest odrzucana.
foundation-hole = Raz na turę może wciągnąć sąsiednią wrogą jednostkę, jeśli nikt na niej nie stoi i żaden wróg nie stał na niej na początku tury. Wroga jednostka, która stoi na niej na koniec Bitwy, ginie; Medyk nie pomaga. Sztabom nic nie grozi.
foundation-toxic-bomb = W segmencie 1 Bitwy możesz ją zdetonować: 1 rana dla jednostki na niej i dla każdej sąsiedniej, własnej i wrogiej, Sztabów także. Potem jest odrzucana.
foundation-roots = Przedłużają Macierz Sztabu na jednostki, które na nich stoją i z nimi sąsiadują.
sheet-warriors = Wojownicy
sheet-modules = Moduły
sheet-instants = Żetony Natychmiastowe
sheet-foundations = Fundamenty
sheet-all = { $count ->
    [one] { $count } żeton razem ze Sztabem
    [few] { $count } żetony razem ze Sztabem
   *[other] { $count } żetonów razem ze Sztabem
 }
sheet-left = Jeszcze w stosie: { $left } z { $count }
sheet-entry = { $name } ×{ $count }
sheet-entry-left = { $name } { $left } z { $count }
sheet-group = { $title }: { $tiles }.
