# Stół: pytania, przyciski, obrazy, ustalenia, odmowy.

# Pytania
ask-pilot = Którego pilota zachowujesz?
ask-base = Gdzie będzie twoja baza?
ask-arm = Wybierz minę na swoją bazę i broń, którą zachowujesz.
arm-chosen = Wybrano: { $chosen }.
ask-arm-mine = Która mina leży na twojej bazie?
ask-arm-weapon = Którą broń zachowujesz?
ask-program = Zaprogramuj cztery kroki.
ask-program-card = Krok { $slot }: która karta?
ask-program-direction = Krok { $slot }, { $card }: w którą stronę?
ask-commander = Rozegrać krok 4 w trybie przejściowym? (Koszt: { $cost })
ask-adhoc = Którą kartę teraz wykonujesz?
ask-adhoc-first = Którą kartę teraz wykonujesz? Nie może prowadzić do wrogiego pilota.
ask-adhoc-direction = { $card }: w którą stronę?
ask-rotate = Obrócić kartę? Teraz: { $card } { $arrow } (koszt: { $cost })
ask-mech = Wchodzisz do megamecha? Wybierz stronę karty.
ask-drive = Jechać dalej, do { $zone }? (Koszt: { $cost })
ask-action-mine = Którą minę rozstawiasz na { $zone }? (Koszt: { $cost })
ask-action-mine-move = Wszystkie twoje miny są na arenie. Przenieść jedną na { $zone }? (Koszt: { $cost })
ask-action-turret = Rozstawić wieżyczkę na { $zone }? (Koszt: { $cost })
ask-action-turret-move = Wszystkie twoje wieżyczki są na arenie. Przenieść jedną na { $zone }? (Koszt: { $cost })
ask-action-buy = Którą broń kupujesz?
ask-action-power = Regeneracja czy ulepszenie?
ask-action = Co robisz na { $zone }?
ask-collect = Który zasób bierzesz dodatkowo?
ask-expert = Zapłacić, żeby pierwsza broń się nie wyczerpała? (Koszt: { $cost })
ask-attack = Twój atak ({ $enemy }): którą bronią?
ask-attack-paid = { $weapon }: ile płacisz?
ask-attack-zone = { $weapon }: która strefa?
ask-attack-weapon = { $weapon }: która broń?
ask-attack-resource = { $weapon }: energia czy kredyty?
ask-attack-direction = { $weapon }: która linia?
ask-place = Dokąd przenosisz się z { $zone }?
ask-deploy-mine = Rozstawić nową minę obok pilota?
ask-deploy-turret = Rozstawić nową wieżyczkę obok pilota?
ask-mine = Którą minę rozstawiasz na { $zone }?

# Powiadomienia w publicznej wiadomości
call-pilot = Wybierzcie pilotów: { $players }.
call-base = { $player }, wybierz miejsce na bazę.
call-arm = Wybierzcie minę i broń: { $players }.
call-program = Runda { $round }. Czas programować: { $players }.
call-program-waiting = Programują jeszcze: { $players }.
call-commander = { $player }, krok 4: przechodzisz w tryb przejściowy?
call-adhoc = { $player }, wybierz kartę (tryb przejściowy).
call-rotate = { $player }, możesz obrócić kartę.
call-mech = { $player }, możesz wejść do megamecha.
call-drive = { $player }, możesz jechać dalej.
call-action = { $player }, wybierz akcję.
call-collect = { $player }, wybierz dodatkowy zasób.
call-expert = { $player }, możesz użyć eksperta uzbrojenia.
call-attack = { $player }, twój atak.
call-place = { $player }, wybierz strefę dla pilota.
call-deploy-mine = { $player }, możesz rozstawić nową minę.
call-deploy-turret = { $player }, możesz rozstawić nową wieżyczkę.
call-mine = { $player }, wybierz minę.

# Przyciski i wiersze list
line-pilot = { $pilot }
line-base = { $zone }
line-mine = Mina { $number }
line-mine-move = Mina { $number } z { $zone }
line-weapon = { $weapon }
line-program = { $slot }: { $card } { $arrow }
line-program-vacant = { $slot }: –
program-same = Jak w poprzedniej rundzie
program-suggest = Zaproponuj
line-ready = Gotowe
line-commander = Tryb przejściowy
line-adhoc = { $card } { $arrow }
line-rotate = { $arrow }
line-drive = Jedź dalej
line-mech = { $mech }
line-mech-none = Zostaw
line-collect = { $resource }
line-turret = Rozstaw wieżyczkę
line-turret-move = Wieżyczka z { $zone }
line-buy = { $weapon }: { $cost }
line-buy-about = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }, { $type }, { $damage }/{ $power }
line-repair = +{ $health } żywotności: { $cost }
line-upgrade = Pancerz wspomagany: { $cost }
line-expert = Ekspert uzbrojenia
line-attack = { $weapon } — obrażenia: { $damage }
line-attack-power = 💪 { $weapon } — obrażenia: { $damage }
line-attack-paid = Zapłać { $amount }
line-attack-nothing = Bez tego
line-place = { $zone }
line-equip = Na początek: { $weapon }
line-shield-on = Włącz tarczę
line-shield-off = Wyłącz tarczę
line-pass = Zrezygnuj
line-pass-commander = Odkryj kartę
line-pass-rotate = Nie obracaj
line-pass-drive = Zatrzymaj się
line-pass-action = Bez akcji
line-pass-expert = Nie płać
line-pass-deploy = Nic
action-program = krok { $slot }: { $card } { $arrow }
action-attack = atak: { $weapon }

# Programowanie
program-wall = → ściana
attack-outlook = { $weapon }: obrażenia { $damage }, przeciwnikowi zostaje żywotności { $health }
attack-counters = kontruje: { $weapon }
attack-countered = może ją skontrować: { $weapons }
attack-enemy-left = { $side } ma jeszcze do użycia: { $weapons }

# Nagłówki i panele na obrazach
headline-setup = Przygotowanie · { $values }
headline-program = Runda { $round } z { $rounds } · programowanie
headline-turn = Runda { $round } z { $rounds } · krok { $slot } · { $side }
headline-combat = Walka na { $zone }
headline-over = Koniec gry
label-adhoc = tryb przejściowy
label-stock = Arsenał
label-ready = gotowe
label-left = poza grą
label-robot = robopilot
label-values = Wartości: { $title }
values-open-1 = Wartości otwarte 1 (nasze, nie wydawcy)

# Ustalenia przy stole
terms-players-label = Gracze
terms-players-about = Liczba grających
terms-players-solo = 1 osoba kontra dwa robopiloty
terms-players-two = 2 osoby
terms-players-three = 3 osoby
terms-players-four = 4 osoby
terms-pilots-label = Piloci
terms-pilots-two = dwóch do wyboru
terms-pilots-two-about = Każdy dostaje w tajemnicy dwóch pilotów i zachowuje jednego
terms-pilots-any = dowolni
terms-pilots-any-about = Każdy wybiera po kolei jednego z ośmiu; pierwszy gracz jako ostatni
terms-pilots-random = losowi
terms-pilots-random-about = Każdy dostaje losowo jednego pilota
terms-mech-label = Megamech
terms-mech-both = obie strony
terms-mech-both-about = Troja 3000 albo Sparta 3000 z naszym tekstem
terms-mech-trojan = tylko Troja
terms-mech-trojan-about = Bez Sparty 3000, której tekst jest nasz
terms-o-18-label = Broń z przygotowania (O-18)
terms-o-18-first = daje punkty
terms-o-18-first-about = Na koniec punkty daje cała posiadana broń
terms-o-18-second = nie daje punktów
terms-o-18-second-about = Na koniec punkty daje tylko kupiona broń
terms-o-29-label = Tryb przejściowy Tsunami (O-29)
terms-o-29-first = bez walki
terms-o-29-first-about = Nie może prowadzić do wrogiego pilota
terms-o-29-second = walka dozwolona
terms-o-29-second-about = Może rozpocząć walkę
terms-seat = { $pilot }, baza { $zone }

# Wskazówki do pierwszej partii
tip-pilot = Zachowaj pilota, którego zdolność ci się podoba. Drugiego nikt nie zobaczy.
tip-base = Pilot zaczyna w bazie i wraca do niej po oszołomieniu. Różnice są niewielkie: po prostu wybierz.
tip-arm = Mina chroni bazę: najmocniejsza jest 4. Z broni najłatwiej zacząć od pistoletu impulsowego.
tip-program = W każdym kroku ułóż kartę i strzałkę. Najpierw jest ruch, potem akcja tam, gdzie stoisz. Przerywana linia pokazuje drogę, jeśli nikt w nią nie wejdzie.
tip-commander = W trybie przejściowym wybierasz krok 4 dopiero teraz. Warto, jeśli na arenie dużo się zmieniło.
tip-adhoc = Tryb przejściowy: w każdej turze wybierasz dowolną kartę, nawet tę samą. W pierwszej takiej turze nie możesz zaatakować.
tip-rotate = Za odrobinę energii możesz obrócić kartę, na przykład od ściany albo od miny.
tip-mech = Megamech ma { $health } żywotności, cztery bronie zaawansowane i daje punkty. Nie da się go jednak zregenerować, a zdolność pilota nie działa.
tip-drive = Każda kolejna strefa kosztuje, a wszystko, co w niej jest, działa na ciebie.
tip-action = Akcja nie jest obowiązkowa. Wieżyczka daje podwójną wartość strefy, mina pojedynczą, ale nikt nie zna jej numeru.
tip-buy = Broń daje też punkty na koniec. Pilot używa tylko podstawowej; do zaawansowanej trzeba pancerza wspomaganego.
tip-power = Pancerz wspomagany to 9 żywotności i dwie bronie zaawansowane. Ulepszaj, gdy tylko możesz.
tip-collect = Weź to, czego będą wymagały kolejne karty.
tip-expert = Z ekspertem uzbrojenia pierwszej broni użyjesz w tej walce dwa razy.
tip-attack = Każda broń działa raz w walce. Obszarowa kontruje zasięgową, zasięgowa białą, biała obszarową, a kontra to potężny atak. Kto nie ma już broni, musi się wycofać.
tip-place = Pilot daje tyle punktów, ile wynosi wartość jego strefy. Warto stanąć na cennej.
tip-deploy = Możesz od razu rozstawić nową, trochę drożej niż zwykle.
tip-mine = Wysoki numer boli najbardziej. Tylko ty wiesz, gdzie leży która mina.
tip-scoring = Strefy dają punkty po rundach 2, 4 i 6. Niech pilot, miny i wieżyczki stoją wtedy na cennych.

# Obrazy w słowach
alt-turn = Runda { $round }, krok { $slot }: działa { $side }.
alt-program = Runda { $round }: programowanie. Gotowe: { $ready }.
alt-pilot = { $side }: { $status } na { $zone }.
alt-pilot-waiting = { $side }: { $status }, poza areną.
alt-mech = Pusty megamech stoi na { $zone }.
alt-mine = Miny ({ $side }): { $zones }.
alt-turret = Wieżyczki ({ $side }): { $zones }.
alt-zones = Strefy: { $zones }.
alt-zone = { $zone } { $value } { $resources }
alt-panel = { $side } ({ $pilot }): żywotność { $health }, energia { $energy }, kredyty { $credits }, punkty { $points }, wyposażenie: { $weapons }.
alt-stock = W arsenale: { $weapons }.
alt-row = Do kupienia: { $weapons }.
alt-path = Zaplanowana droga: { $zones }.
alt-combat = Walka na { $zone }: { $side } kontra { $enemy }.
alt-offered = Na przyciskach: { $zones }.
alt-film = Animacja tego, co się stało. { $story }
course-title = Punkty po rundach
course-round = Runda { $round }
alt-chart = Punkty po rundach: { $points }.

# Odmowy
refused = { $sentence } ({ $rule })
refused-over = Gra jest już skończona.
refused-not-asked = Teraz nie odpowiada { $side }. Poczekaj na swoje pytanie.
refused-robot = { $side } to robopilot i gra automatycznie.
refused-has-left = { $side } nie bierze już udziału w grze.
refused-not-waited = Nikt teraz nie czeka na odpowiedź: { $side }.
refused-other-question = Pytanie jest teraz inne. Naciśnij jeden z przycisków.
refused-unknown = W tej pozycji nie da się tego wiedzieć.
refused-not-offered = Tego pilota nie ma do wyboru. Wybierz jednego ze swoich.
refused-no-free-base = Nie ma tam wolnego miejsca na bazę. Wybierz jedno z wolnych.
refused-no-such-mine = Tej miny nie możesz wziąć. Wybierz jedną z tych na przyciskach.
refused-not-basic = Na początku zachowujesz broń podstawową. Wybierz jedną z czterech.
refused-same-card = Ten krok ma już taką kartę i taki kierunek.
refused-vacant = Któryś krok jest jeszcze pusty albo program jest już gotowy.
refused-peace = W tej turze nie możesz wejść do strefy wrogiego pilota. Wybierz inną kartę lub kierunek.
refused-same-direction = Tak nie można obrócić karty. Wybierz inny kierunek.
refused-no-such-mech = Przy tym stole gra się bez tej strony megamecha. Wybierz drugą.
refused-no-room = Jest tam już mina, wieżyczka albo megamech. Nic więcej się nie zmieści.
refused-no-such-turret = Najpierw rozstawia się wieżyczki z zapasu; przenieść możesz dopiero, gdy wszystkie są na arenie.
refused-too-dear = Nie stać cię na to. Wybierz coś tańszego albo zrezygnuj.
refused-not-for-sale = Tej broni nie kupisz: już ją masz albo nie ma jej w rzędzie.
refused-no-repair = Taka regeneracja nic nie da. Zapłać tylko za to, czego ci brakuje.
refused-no-upgrade = Ulepszyć można tylko pilota, i tylko mając dość energii.
refused-mech-repair = Megamecha nie można ani regenerować, ani ulepszyć.
refused-other-action = Twoja karta ma inną akcję.
refused-not-usable = Ta broń jest wyczerpana albo nie ma jej na wyposażeniu. Wybierz inną.
refused-argument = Tak nie można teraz użyć tej broni. Wybierz jedną z podanych możliwości.
refused-not-nearest = Tam nie możesz się przenieść. Wybierz jedną z najbliższych niezajętych stref.
refused-no-deploy = Tam nic nie rozstawisz. Wybierz pustą strefę obok pilota, na którą cię stać.
refused-not-optional = Z tego nie można zrezygnować.
refused-not-owned = Ta broń jest już pierwsza albo jej nie masz.
refused-in-combat = W trakcie walki nie zmienia się wyposażenia.
refused-no-switch = Nie masz takiego przełącznika albo jest już tak ustawiony.

# Stałe rozkazy i plany
order-buy-label = Kupowanie
order-place-label = Dokąd się przenieść
order-equip-label = Wyposażenie
