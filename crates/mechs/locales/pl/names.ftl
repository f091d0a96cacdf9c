# Nazwy tego, co jest w pudełku, i jak to działa.

card-collect = Zbierz zasoby
card-mine = Rozstaw minę
card-turret = Rozstaw wieżyczkę
card-buy = Kup broń
card-power = Wzmocnienie
card-diagonal = Skok diagonalny
card-double = Skok podwójny
card-collect-about = Jedna strefa, potem zasoby ze wszystkich twoich stref.
card-mine-about = Jedna strefa, potem mina w niej za tyle kredytów, ile wynosi wartość strefy.
card-turret-about = Jedna strefa, potem wieżyczka w niej za tyle energii, ile wynosi wartość strefy.
card-buy-about = Jedna strefa, potem kupujesz jedną broń.
card-power-about = Jedna strefa, potem regeneracja albo ulepszenie.
card-diagonal-about = Skok o jedną strefę na ukos; pierwszy atak po nim jest potężny.
card-double-about = Skok o dwie strefy prosto; pierwszy atak po nim jest potężny.

pilot-tsunami = Tsunami
pilot-magma = Magma
pilot-brawler = Awanturnik
pilot-wasp = Osa
pilot-maverick = Maverick
pilot-diamond = Diament
pilot-kitty = Kicia
pilot-tank = Czołg

# `$cost` to ilość z zasobem, jak w amount-energy.
ability-commander = Porywczy dowódca: przed turą w kroku 4 możesz przejść na nią w tryb przejściowy (koszt: { $cost }).
ability-shield = Tarcza energetyczna: pierwszy punkt obrażeń od ataku w każdej walce zabiera ci energię zamiast żywotności ({ $cost }).
ability-supply = Zrzut zaopatrzenia: przy zbieraniu dostajesz o { $extra } więcej zasobu ze strefy pilota.
ability-redeploy = Przerażająca taktyka: gdy tracisz minę lub wieżyczkę, możesz od razu rozstawić inną obok swojego pilota (zwykły koszt +{ $surcharge }).
ability-expert = Ekspert uzbrojenia: na początku walki możesz zapłacić, żeby twoja pierwsza broń nie wyczerpała się po użyciu (koszt: { $cost }).
ability-self-repair = Autonaprawa: przy regeneracji pierwsze { $health } żywotności masz za darmo.
ability-gyroscope = Żyroskop: gdy odkrywasz kartę, możesz obrócić ją w inną stronę (koszt: { $cost }).
ability-tough = Twardy jak stal: wieżyczki zadają ci o { $turrets } mniej obrażeń, a miny o { $mines } mniej.

mech-trojan = Troja 3000
mech-sparta = Sparta 3000
ability-rocket-drive = Napęd rakietowy: po zwykłym ruchu możesz jechać dalej w tę samą stronę (każda strefa: { $cost }).
ability-force-field = Pole siłowe: każdy atak na megamecha zadaje o { $ignored } mniej obrażeń.

status-pilot = pilot
status-armor = pancerz wspomagany
status-mech = megamech

type-melee = biała
type-ranged = zasięgowa
type-area = obszarowa

weapon-energy-sword = Miecz energetyczny
weapon-grenade-launcher = Granatnik
weapon-pulse-pistol = Pistolet impulsowy
weapon-preemptive-shield = Tarcza prewencyjna
weapon-flash-spire = Migbłystalna iglica
weapon-emp-mace = Maczuga IEM
weapon-warhammer = Młot bojowy
weapon-shock-knuckles = Kastety porażeniowe
weapon-laser-blaster = Blaster laserowy
weapon-energy-crossbow = Kusza energetyczna
weapon-rotary-cannon = Działko obrotowe
weapon-gauss-rifle = Karabin gaussowski
weapon-sniper-rifle = Karabin snajperski
weapon-rail-gun = Działko elektromagnetyczne
weapon-lightning-coil = Induktor błyskawic
weapon-particle-phaser = Fazer cząsteczkowy
weapon-flamethrower = Miotacz ognia
weapon-plasma-cannon = Działo plazmowe
weapon-rocket-battery = Bateria rakiet
weapon-auto-turret = Wieżyczka automatyczna

# Teksty w wierszach broni.
text-drain = Przeciwnik traci { $energy } energii i { $credits } { $credits ->
    [one] kredyt
    [few] kredyty
    [many] kredytów
   *[other] kredytu
 }.
text-remove-instead = Zamiast zadać obrażenia możesz usunąć cudzą minę lub wieżyczkę z sąsiedniej strefy.
text-first-weapon-power = Użyta w walce jako twoja pierwsza broń zadaje obrażenia potężnego ataku.
text-heal = Wydaj najwyżej { $most } { $resource ->
    [credits] kredyty
   *[energy] energii
 } i odzyskaj tyle samo żywotności.
text-carry-off = Obie strony walki przenoszą się do wybranej przez ciebie sąsiedniej strefy bez innego pilota; mina lub wieżyczka znika stamtąd.
text-exhaust-paid = Możesz zapłacić, żeby wyczerpać jedną broń przeciwnika (koszt: { $cost }).
text-exhaust = Wyczerpujesz jedną broń przeciwnika.
text-points = Dostajesz { $points ->
    [one] dodatkowy punkt
    [few] { $points } dodatkowe punkty
    [many] { $points } dodatkowych punktów
   *[other] { $points } dodatkowego punktu
 }.
text-uncounterable = Nie można tej broni skontrować, nawet tarczą prewencyjną.
text-turret-damage = +1 obrażeń za każdą twoją wieżyczkę na arenie.
text-ready = Możesz odświeżyć jedną inną swoją wyczerpaną broń.
text-paid-damage = Wydaj najwyżej { $most } { $resource ->
    [credits] kredyty
   *[energy] energii
 }: +1 obrażeń za każdą sztukę.
text-gain = Dostajesz { $gain } energii albo { $gain } { $gain ->
    [one] kredyt
    [few] kredyty
    [many] kredytów
   *[other] kredytu
 }.
text-paid-points = Wydaj najwyżej { $most } { $resource ->
    [credits] kredyty
   *[energy] energii
 }: za każdą sztukę przeciwnik traci { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }.
text-line = Wybierz linię od swojej strefy: każdy inny wróg w niej otrzymuje obrażenia ({ $damage }), a za każdego masz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }.
text-steal-one = Kradniesz 1 energię albo 1 kredyt.
text-steal-both = Kradniesz 1 energię i 1 kredyt.
text-zone-damage = Dodatkowe obrażenia równe wartości twojej strefy.
text-after-area = +{ $damage } obrażeń, jeśli przeciwnik właśnie użył broni obszarowej.
text-own-loss = Tracisz { $loss } żywotności; przeciwnik nic za to nie dostaje.
text-free-turret = Możesz za darmo rozstawić wieżyczkę w sąsiedniej pustej strefie.

resource-energy = energia
resource-credits = kredyty
amount-energy = { $count } { $count ->
    [one] energia
    [few] energie
   *[other] energii
 }
amount-credits = { $count } { $count ->
    [one] kredyt
    [few] kredyty
    [many] kredytów
   *[other] kredytu
 }
amount-points = { $count } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }
amount-health = { $count } żywotności
amount-damage = { $count } { $count ->
    [one] punkt obrażeń
    [few] punkty obrażeń
    [many] punktów obrażeń
   *[other] punktu obrażeń
 }
amount-free = za darmo

direction-n = ↑ północ
direction-e = → wschód
direction-s = ↓ południe
direction-w = ← zachód
direction-ne = ↗ północny wschód
direction-se = ↘ południowy wschód
direction-sw = ↙ południowy zachód
direction-nw = ↖ północny zachód

source-points-combat = walka
source-points-mines = miny i wieżyczki
source-points-zones = strefy
source-points-mech = megamech
source-points-weapons = broń

cause-last-round = skończyła się ostatnia runda
cause-resignation = wszyscy inni poddali partię
cause-time = wszystkim innym skończył się czas
cause-agreement = zgodzili się na to wszyscy
cause-adjudication = zdecydował organizator
