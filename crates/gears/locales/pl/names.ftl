# Nazwy tego, co jest w pudełku, i jak to działa. `$case` to nom, acc lub gen; `$count` to liczba stojąca przed nazwą.

cog-marcus = { $case ->
    [acc] Marcusa
    [gen] Marcusa
   *[nom] Marcus
 }
cog-dom = { $case ->
    [acc] Doma
    [gen] Doma
   *[nom] Dom
 }
cog-cole = { $case ->
    [acc] Cole’a
    [gen] Cole’a
   *[nom] Cole
 }
cog-baird = { $case ->
    [acc] Bairda
    [gen] Bairda
   *[nom] Baird
 }
cog-marcus-full = Marcus Fenix
cog-dom-full = Dominic Santiago
cog-cole-full = Augustus Cole
cog-baird-full = Damon Baird
ability-lancer-die = 1 kość ataku więcej z Lancerem, także z piłą.
ability-extra-area = Raz na turę: 1 obszar więcej przy akcjach z karty.
ability-second-guard = Możesz stanąć na warcie, choć zrobił to już ktoś inny.
ability-scrounger = Podnosi broń i używa ekwipunku bez odrzucania karty. Miejsc na broń oprócz Bolo: { $limit }.

locust-wretch = { $case ->
    [acc] Ścierwojada
    [gen] Ścierwojada
   *[nom] Ścierwojad
 }
locust-lambent = { $case ->
    [acc] Świecącego Ścierwojada
    [gen] Świecącego Ścierwojada
   *[nom] Świecący Ścierwojad
 }
locust-drone = { $case ->
    [acc] Trutnia
    [gen] Trutnia
   *[nom] Truteń
 }
locust-boomer = { $case ->
    [acc] Boomera
    [gen] Boomera
   *[nom] Boomer
 }
locust-grinder = { $case ->
    [acc] Grindera
    [gen] Grindera
   *[nom] Grinder
 }
locust-theron = { $case ->
    [acc] Strażnika Theron
    [gen] Strażnika Theron
   *[nom] Strażnik Theron
 }
locust-ticker = { $case ->
    [acc] Tickera
    [gen] Tickera
   *[nom] Ticker
 }
locust-kantus = { $case ->
    [acc] Kantusa
    [gen] Kantusa
   *[nom] Kantus
 }
locust-skorge = { $case ->
    [acc] Skorge’a
    [gen] Skorge’a
   *[nom] Skorge
 }
locust-berserker = { $case ->
    [acc] Berserkerkę
    [gen] Berserkerki
   *[nom] Berserkerka
 }
locusts-wretch = { $count ->
    [one] Ścierwojad
    [few] Ścierwojady
    [many] Ścierwojadów
   *[other] Ścierwojada
 }
locusts-lambent = { $count ->
    [one] Świecący Ścierwojad
    [few] Świecące Ścierwojady
    [many] Świecących Ścierwojadów
   *[other] Świecącego Ścierwojada
 }
locusts-drone = { $count ->
    [one] Truteń
    [few] Trutnie
    [many] Trutni
   *[other] Trutnia
 }
locusts-boomer = { $count ->
    [one] Boomer
    [few] Boomery
    [many] Boomerów
   *[other] Boomera
 }
locusts-grinder = { $count ->
    [one] Grinder
    [few] Grindery
    [many] Grinderów
   *[other] Grindera
 }
locusts-theron = { $count ->
    [one] Strażnik Theron
    [few] Strażnicy Theron
    [many] Strażników Theron
   *[other] Strażnika Theron
 }
locusts-ticker = { $count ->
    [one] Ticker
    [few] Tickery
    [many] Tickerów
   *[other] Tickera
 }
locusts-kantus = { $count ->
    [one] Kantus
    [few] Kantusy
    [many] Kantusów
   *[other] Kantusa
 }
locusts-skorge = Skorge
locusts-berserker = { $count ->
    [one] Berserkerka
    [few] Berserkerki
    [many] Berserkerek
   *[other] Berserkerki
 }

# Karty Wrogów
enemy-omen-hit = Omen: +{ $n } { $n ->
    [one] trafienie
    [few] trafienia
    [many] trafień
   *[other] trafienia
 }.
enemy-omen-splash = Omen: { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
 } dla każdego innego COG-a na obszarze celu.
enemy-omen-spawn = Omen: na jego obszarze pojawia się jeszcze jeden.
enemy-omen-explode = Omen: wybucha. Każda inna figurka na jego obszarze: { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
 }.
enemy-omen-heal = Omen: leczy się.
trait-cover = Kryje się za osłoną.
trait-saw-proof = Odporność na piłę łańcuchową.
trait-chain = Gdy ginie: 1 obrażenie dla każdej figurki na tym obszarze.
trait-enraged = Idzie w stronę każdego COG-a, który ją atakuje.
trait-hammer = Zdrową rani tylko Młot Świtu.

# Broń
weapon-lancer = Lancer
weapon-snub = Pistolet Snub
weapon-gnasher = Strzelba Gnasher
weapon-hammerburst = Hammerburst
weapon-boomshot = Boomshot
weapon-torque = Łuk Torque
weapon-gorgon = Pistolet Gorgon
weapon-hammer = Młot Świtu
weapon-bolo = Granat Bolo
weapon-longshot = Longshot
weapon-boltok = Pistolet Boltok
weapon-mulcher = Mulcher
weapon-mortar = Moździerz
weapon-boomshield = Tarcza Boomshield
weapon-carbine = Karabinek polowy
weapon-scattergun = Strzelba śrutowa
manner-normal = { $weapon }
manner-overkill = { $weapon }, natarcie
manner-saw = { $weapon }, piła łańcuchowa
manner-throw = { $weapon }
omen-hit = Omen: +{ $n } { $n ->
    [one] trafienie
    [few] trafienia
    [many] trafień
   *[other] trafienia
 }.
omen-splash = Omen: { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
 } dla każdej innej figurki na obszarze celu.
omen-spread = Omen: { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
 } dla każdej figurki na obszarach wokół obszaru celu.
omen-seal = Omen: pieczętuje otwarty tunel na tym obszarze.
limit-near = Nie atakuje poza zasięgiem.
limit-still = Nie atakuje, jeśli ruszasz się w tej turze.
limit-empty = Normalny atak działa bez amunicji.
limit-saw = Piła łańcuchowa przeciw Szarańczy na twoim obszarze.
limit-slow = Każdy twój ruch to najwyżej 1 obszar.
limit-shield = 1 kość obrony więcej dla ciebie, ale bez Granatów Bolo.
limit-area = Atakuje każdą figurkę na obszarze.
limit-hammer = Rani zdrową Berserkerkę.

# Karty Rozkazów
card-assault = Szturm
card-advance = Naprzód
card-roadie-run = Bieg w ukłonie
card-explore = Rekonesans
card-scavenging = Przeszukanie
card-ambush = Zasadzka
card-active-reload = Aktywne przeładowanie
card-sit-tight = Przeczekać
card-teamwork = Praca zespołowa
card-dig-in = Okopać się
card-blind-fire = Strzał na oślep
card-flush-out = Wypłoszyć
card-hold-the-line = Utrzymać linię
card-fall-back = Odwrót
card-resupply = Uzupełnić zapasy
card-field-dressing = Opatrunek polowy
card-suppress = Ogień zaporowy
card-hit-and-run = Uderz i uciekaj
reaction-guard = warta
reaction-dodge = unik
reaction-follow = podążanie
step-move = ruch do { $n } { $n ->
    [one] obszaru
   *[other] obszarów
 }
step-attack = atak
step-attack-more = atak, { $n ->
    [one] 1 kość więcej
    [few] { $n } kości więcej
    [many] { $n } kości więcej
   *[other] { $n } kości więcej
 }
step-attack-fewer = atak, { $n ->
    [one] 1 kość mniej
    [few] { $n } kości mniej
    [many] { $n } kości mniej
   *[other] { $n } kości mniej
 }
step-attack-free = atak z darmowym natarciem
step-ammo = { $n } { $n ->
    [one] żeton amunicji
    [few] żetony amunicji
    [many] żetonów amunicji
   *[other] żetonu amunicji
 }
step-draw = dobierz { $n } { $n ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
 }
step-help = COG na twoim obszarze dobiera { $n } { $n ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
 }
step-all = każdy COG dobiera { $n } { $n ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
 }
step-shift = przesuń widoczną Szarańczę o { $n } { $n ->
    [one] obszar
    [few] obszary
    [many] obszarów
   *[other] obszaru
 }
step-expose = widoczna Szarańcza opuszcza osłonę i otrzymuje 1 obrażenie
step-skip = bez aktywacji Szarańczy w tej turze
step-again = zagraj drugą kartę, jeśli atak zużył amunicję
step-team = inny COG zagrywa kartę

# Ekwipunek
equipment-ammo = Amunicja
equipment-weapon = Broń
equipment-grenade = Granaty
equipment-keycode = Kod dostępu
equipment-junker = Junker
equipment-troika = Troika
equipment-hammer = Młot Świtu
equipment-ammo-about = Dostajesz { $n } { $n ->
    [one] żeton amunicji
    [few] żetony amunicji
    [many] żetonów amunicji
   *[other] żetonu amunicji
 }, dowolnie podzielone.
equipment-weapon-about = Dobierasz 2 losowe bronie i zachowujesz 1, a na niej { $n } { $n ->
    [one] żeton amunicji
    [few] żetony amunicji
    [many] żetonów amunicji
   *[other] żetonu amunicji
 }.
equipment-grenade-about = Dostajesz 1 granat.
equipment-keycode-about = Odblokowuje następny zablokowany poziom.
equipment-junker-about = Ruch na dowolny obszar mapy.
equipment-troika-about = Jeśli zaczynasz tu turę: zamiast Rozkazu atak 6 kośćmi na Szarańczę na tym kafelku.
equipment-hammer-about = Bierzesz Młot Świtu, bez amunicji.

# Misje i cel każdego etapu
mission-emergence = Wyjście
mission-emergence-about = Zapieczętujcie ostatni tunel Granatem Bolo, a potem przetrwajcie falę. Dobra na pierwszą grę
goal-emergence-1 = Zapieczętujcie wszystkie tunele.
goal-emergence-2 = Zabijcie całą Szarańczę.
mission-china-shop = Skład porcelany
mission-china-shop-about = Ściga was Berserkerka. Zwabcie ją przez drzwi aż do Młota Świtu
goal-china-shop-1 = Zwabcie Berserkerkę na obszar wyjścia z poziomu 1.
goal-china-shop-2 = Zwabcie Berserkerkę na obszar wyjścia z poziomu 2.
goal-china-shop-3 = Zabijcie Berserkerkę.
mission-belly = Brzuch bestii
mission-belly-about = Znajdźcie Kod dostępu, użyjcie ekwipunku 13B i wytrwajcie, aż skończy się talia AI
goal-belly-1 = Użyjcie ekwipunku 13B.
goal-belly-2 = Wytrwajcie do rozegrania ostatniej karty AI.
mission-roadblocks = Barykady dróg
mission-roadblocks-about = Przejdźcie ulicę pełną Tickerów i doprowadźcie wszystkich do dalekiego wyjścia
goal-roadblocks-1 = Wejdźcie na ostatni kafelek poziomu 1.
goal-roadblocks-2 = Wszyscy COG-owie stoją na wyjściu odblokowanego poziomu i nikt się nie wykrwawia.
mission-scattered = Rozproszeni
mission-scattered-about = Dwie drużyny na dwóch mapach otwierają sobie drogę. Dla 2 do 4 osób
goal-scattered-1 = Spróbujcie otworzyć drzwi poziomu 1.
goal-scattered-2 = Spróbujcie otworzyć drzwi poziomu 2.
goal-scattered-3 = Wszyscy COG-owie stoją na 17B, nikt się nie wykrwawia i nie ma już Grinderów.
mission-hive = Rój
mission-hive-about = Przebijcie się na najgłębszy poziom i zabijcie generała Skorge’a. Długa i trudna
goal-hive-1 = Otwórzcie drzwi poziomu 3.
goal-hive-2 = Zabijcie Skorge’a.
mission-horde = Tryb Hordy
mission-horde-about = Sześć fal na jednej mapie. Poziom trudności określa jej wielkość i ekwipunek
goal-horde-1 = Zabijcie całą Szarańczę fali 1.
goal-horde-2 = Zabijcie całą Szarańczę fali 2.
goal-horde-3 = Zabijcie całą Szarańczę fali 3.
goal-horde-4 = Zabijcie całą Szarańczę fali 4.
goal-horde-5 = Zabijcie całą Szarańczę fali 5.
goal-horde-6 = Zabijcie całą Szarańczę.
difficulty-casual = łatwy
difficulty-normal = normalny
difficulty-hardcore = trudny
difficulty-insane = niemożliwy

# Karty AI
ai-event = Wydarzenie
ai-each = Każdy
ai-group = Grupa
ai-general = Ogólna
ai-own = Ta karta pochodzi z egzemplarza właściciela.
ai-1 = Tracisz 1 żeton amunicji. Odrzuca się całą upuszczoną broń. Potem następna karta.
ai-2 = Cała Szarańcza w odległości co najmniej 4 od najbliższego COG-a rusza się o 3 w jego stronę. Potem następna karta.
ai-3 = Szarańcza w odległości najwyżej 2 od ciebie: cała Szarańcza rusza się o 2 w twoją stronę i atakuje cię na swoim obszarze. W przeciwnym wypadku: B na wyjściu z mapy, a cała Szarańcza rusza się o 1 w twoją stronę.
ai-4 = Po jednym A, B i C na wyjściu z mapy. Każdy A rusza się o 2, a każdy B o 1 w stronę najbliższego COG-a.
ai-5 = Trutnie, Boomery, Kantusy i Strażnicy Theron atakują w zasięgu 3. Cała Szarańcza, która nie atakowała, rusza się o 2 w stronę najbliższego COG-a i atakuje na swoim obszarze.
ai-6 = Cała Szarańcza w odległości co najmniej 5 od najbliższego COG-a podchodzi do niego na odległość 4. Potem następna karta.
ai-7 = Bez tunelu na twoim obszarze: powstaje tam tunel, a w nim A. W przeciwnym wypadku: pojawia się tam B i cię atakuje.
ai-8 = Każdy Ścierwojad, który ma COG-a w odległości najwyżej 2: idzie do niego i go atakuje. W przeciwnym wypadku: rusza się o 4 w stronę najbliższego COG-a.
ai-9 = Każdy Ścierwojad najwyżej 3 od COG-a, który ma 4 karty lub mniej: idzie do niego i go atakuje. W przeciwnym wypadku: rusza się o 2 w stronę najbliższego COG-a poza osłoną.
ai-10 = Każdy zdrowy Ścierwojad: rusza się o 3 w stronę najbliższego COG-a i atakuje tam kogoś poza osłoną. W przeciwnym wypadku: idzie na najbliższe wolne pole osłony i zdrowieje.
ai-11 = Każdy Ścierwojad rusza się o 2 w stronę najbliższego COG-a i atakuje tam tego, kto ma najmniej kart. Jeśli ich nie ma: po 2 Ścierwojady na każdym tunelu najwyżej 4 od ciebie.
ai-12 = Każdy Truteń rusza się o 2 w stronę najbliższego COG-a i atakuje w zasięgu 2. Jeśli ich nie ma: 2 Trutnie na tunelu najbliższym tobie.
ai-13 = Każdy Truteń, który widzi COG-a: atakuje najbliższego w polu widzenia, a potem oddala się o 1, chyba że jest za osłoną. W przeciwnym wypadku: rusza się o 3 w stronę najbliższego COG-a.
ai-14 = Każdy Truteń z COG-iem w zasięgu 1: atakuje go z 1 dodatkową kością. W przeciwnym wypadku: rusza się o 1 w stronę najbliższego COG-a i atakuje najbliższego w polu widzenia.
ai-15 = Każdy Truteń z COG-iem w zasięgu 2: zdrowy atakuje najbliższego w polu widzenia, ranny zdrowieje. W przeciwnym wypadku: rusza się o 2 w stronę najbliższego COG-a.
ai-16 = Każdy Boomer z COG-iem w zasięgu 4: atakuje najbliższego w polu widzenia. W przeciwnym wypadku: rusza się o 2 w stronę najbliższego COG-a.
ai-17 = Każdy Boomer z COG-iem w zasięgu 3: atakuje najbliższego w polu widzenia. W przeciwnym wypadku: rusza się o 2 w stronę najbliższego COG-a i atakuje go w zasięgu 3.
ai-18 = Każdy Boomer, który ma COG-a w odległości najwyżej 1: oddala się o 1 i atakuje najbliższego COG-a. W przeciwnym wypadku: rusza się o 1 w jego stronę i go atakuje.
ai-19 = Każdy Boomer rusza się o 1 w stronę najbliższego COG-a i go atakuje. Jeśli ich nie ma: Boomer na tunelu najbliższym tobie.
ai-20 = Jeśli w tej turze któryś COG ruszał się lub atakował: Berserkerka rusza się o 1 w stronę ostatniego i atakuje każdą figurkę na swoim obszarze. W przeciwnym wypadku: rusza się o 1 w stronę najbliższego COG-a.
ai-21 = Berserkerka rusza się o 1 w stronę najbliższego COG-a poza osłoną i atakuje każdą figurkę na swoim obszarze.
ai-22 = Wszyscy COG-owie w odległości co najmniej 3: Berserkerka rusza się o 2 w stronę najbliższego. W przeciwnym wypadku: rusza się o 1 i atakuje każdą figurkę na swoim obszarze.
ai-23 = COG na jej obszarze: Berserkerka atakuje tam każdą figurkę. W przeciwnym wypadku: rusza się o 2 w stronę najbliższego COG-a; każda figurka na obszarach, na które wchodzi, otrzymuje 1 obrażenie.
ai-24 = Każdy Strażnik Theron, który widzi COG-a: atakuje najbliższego w polu widzenia. W przeciwnym wypadku: rusza się o 2 w stronę najbliższego COG-a.
ai-25 = Każdy Strażnik Theron z COG-iem w zasięgu 4: atakuje najbliższego w polu widzenia. W przeciwnym wypadku: rusza się o 3 w stronę najbliższego COG-a.
ai-26 = Każdy Strażnik Theron, który ma COG-a w odległości najwyżej 1: oddala się o 1 i atakuje najbliższego COG-a. W przeciwnym wypadku: atakuje najbliższego w polu widzenia, a jeśli nikogo nie widzi, rusza się o 2 w stronę najbliższego.
ai-27 = Jeśli któryś Strażnik Theron widzi COG-a: wszyscy atakują najbliższego COG-a, a ci, którzy nie atakowali, ruszają się o 2 w twoją stronę. W przeciwnym wypadku: Strażnik Theron na tunelu najbliższym tobie.
ai-28 = Każdy Ticker, który ma COG-a w odległości najwyżej 1: idzie do niego i go atakuje, a Omen działa na pewno. W przeciwnym wypadku: rusza się o 3 w stronę najbliższego COG-a.
ai-29 = Każdy Ticker, który ma COG-a w odległości najwyżej 2: idzie do niego i go atakuje. W przeciwnym wypadku: rusza się o 3 w stronę najbliższego COG-a i oddala się o 1, jeśli kogoś widzi i nie jest za osłoną.
ai-30 = Każdy Ticker, który ma COG-a w odległości najwyżej 3: idzie do niego i atakuje tam kogoś poza osłoną. W przeciwnym wypadku: rusza się o 1 w stronę najbliższego COG-a.
ai-31 = Teraz bez warty. Każdy Ticker rusza się o 2 w stronę najbliższego COG-a i atakuje na swoim obszarze. Jeśli ich nie ma: Ticker na każdym tunelu najwyżej 5 od ciebie.
ai-32 = Każdy Kantus, który ma inną ranną Szarańczę w odległości najwyżej 2: idzie do niej i ją leczy. W przeciwnym wypadku: rusza się o 2 w stronę najbliższego COG-a i atakuje najbliższego w polu widzenia.
ai-33 = Każdy Kantus, który ma upuszczoną broń w odległości najwyżej 2: przywraca tam jej właściciela. W przeciwnym wypadku: atakuje w zasięgu 3.
ai-34 = Każdy Kantus z COG-iem w zasięgu 4: atakuje go i rusza się o 2 w jego stronę. W przeciwnym wypadku: rusza się o 2 w stronę najbliższego COG-a, a na najbliższym mu tunelu pojawia się A.
ai-35 = Każdy Kantus rusza się o 2 w stronę najbliższego COG-a i go atakuje. Jeśli ich nie ma: Kantus na tunelu najbliższym tobie.

cause-mission = misja wykonana
cause-all-bleeding = wszyscy COG-owie się wykrwawiają
cause-resignation = gracze zrezygnowali
cause-adjudication = decyzja organizatora
