# Stół: pytania, przyciski, stolik przed grą, obrazki, odmowy, plany. `$figure` to Szarańcza, `$cog` krótka nazwa COG-a.

# Pytania
ask-order = Zagraj kartę: na jej akcje, na ruch albo na atak.
ask-action = { $card }: co dalej?
ask-place = Chowasz się za osłoną przy wejściu?
ask-crawl = Wykrwawiasz się. Czołgasz się o jeden obszar?
ask-follow = { $cog } idzie dalej. Podążasz?
ask-follow-to = { $cog } idzie na { $place }. Podążasz?
ask-guard = { $figure } zaraz coś zrobi. Stajesz na warcie?
ask-dodge = { $figure } atakuje cię: { $dice } { $dice ->
    [one] kość
    [few] kości
   *[other] kości
 }. Robisz unik?
ask-dodge-blast = Stoisz na obszarze tego ataku. Robisz unik?
ask-discard = Otrzymujesz { $wounds } { $wounds ->
    [one] obrażenie. Którą kartę odrzucasz?
    [few] obrażenia. Które karty odrzucasz?
   *[other] obrażeń. Które karty odrzucasz?
 }
ask-tie = Pasuje kilka. Które wybierasz?
ask-next = Która figurka Szarańczy działa teraz?
ask-target = Kilku COG-ów stoi równie blisko. Kto jest celem?
ask-hole = Kilka tuneli jest równie blisko. Przy którym się pojawia?
ask-choose = Kilku graczy chce stanąć na warcie. Kto?
ask-own = Wybierz:
ask-keep = Którą broń zatrzymujesz?
ask-lose = Która broń traci 1 żeton amunicji?
ask-ammo = Która broń dostaje amunicję?
ask-unlock = Który poziom odblokowujesz?
ask-hammer = Kto dostaje Młot Świtu?
ask-where = Dokąd?
ask-card-order = Na akcje: którą kartę zagrać?
ask-card-run = Na ruch: którą kartę odrzucić?
ask-card-shoot = Na atak: którą kartę odrzucić?
ask-weapon = Którą bronią?
ask-manner = Jak atakujesz?
ask-target-of = Kogo atakujesz?
ask-price = Którą kartę na to odrzucasz?
panel-left = Na karcie zostały: { $steps }.
panel-goal = Etap { $stage }: { $goal }

# Wezwania w publicznej wiadomości
call-order = { $player }, tura: { $cog }.
call-action = { $player }, trwa tura: { $cog }.
call-place = { $player }, wybierz, gdzie zaczyna { $cog }.
call-crawl = { $player }, { $cog } może się czołgać.
call-follow = Podążacie czy zostajecie? { $player }
call-guard = Warta? { $player }
call-dodge = Unik? { $player }
call-discard = Obrażenia! Wybierzcie karty do odrzucenia: { $player }.
call-tie = { $player }, wybierz za Szarańczę.
call-own = { $player }, masz coś do wyboru.

# Ruchy na przyciskach i w zdaniach
line-order = { $card }: { $steps }
line-run = Ruch: odrzuć kartę „{ $card }”
line-shoot = Atak: odrzuć kartę „{ $card }”
line-move = Idź na { $place }
line-extra = O 1 obszar dalej: { $place }
line-attack = { $attack } → { $target }
line-guard = Warta: { $attack } („{ $card }”)
line-chance = { $line } · zabija w { $chance } %
line-ammo = Amunicja: { $weapons }
line-draw = Dobierz karty
line-help = Karty dobiera { $cog }
line-rally = Każdy COG dobiera karty
line-shift = Przesuń { $figure } na { $area }
line-expose = Wypłosz { $figure } zza osłony
line-skip = Bez aktywacji Szarańczy w tej turze
line-team = Kartę zagrywa { $cog }
line-revive = Uzdrów { $cog } („{ $card }”)
line-take = Weź: { $weapon } („{ $card }”)
line-take-free = Weź: { $weapon }
line-use = Użyj ekwipunku: { $equipment } („{ $card }”)
line-use-free = Użyj ekwipunku: { $equipment }
line-explore = Otwórz drzwi
line-troika = Troika: zaatakuj { $figure }
line-follow = Podążaj („{ $card }”)
line-follow-place = O 1 obszar dalej: { $place } („{ $card }”)
line-swap = Wymień kartę „{ $card }”
line-drop = Odrzuć broń: { $weapon }
line-end = Zakończ turę
line-stay = Zostań tu
line-cover = Za osłonę: { $place }
line-crawl = Czołgaj się na { $place }
line-wait = Jeszcze nie
line-pass = Nie
line-hold = Bez warty w tym kroku
line-dodge = Unik („{ $card }”)
line-discard = Odrzuć: { $cards }
line-heal = Ulecz { $figure }
line-auto = Zdecyduj za mnie
line-lose = 1 żeton amunicji mniej: { $weapon }
line-keep = Zatrzymaj: { $weapon }
line-unlock = Odblokuj poziom { $level }
line-resign = Zrezygnuj z miejsca
verb-move = Ruch …
verb-run = Ruch (dowolna karta) …
verb-shoot = Atak (dowolna karta) …
verb-attack = Atak …
verb-ammo = Weź amunicję …
verb-help = Ktoś dobiera karty …
verb-shift = Przesuń Szarańczę …
verb-expose = Wypłosz zza osłony …
verb-team = Kartę zagrywa inny COG …
verb-revive = Uzdrów …
verb-take = Weź broń …
verb-use = Użyj ekwipunku …
verb-extra = O 1 obszar dalej …
verb-troika = Troika …
verb-follow = O 1 obszar dalej …
verb-swap = Wymień kartę …
verb-drop = Odrzuć broń …
verb-guard = Warta …
verb-discard = Odrzuć …
verb-choose = Wybierz …
word-free = Bez karty
place-cover = { $place } · { $distance } · osłona
place-open = { $place } · { $distance }
place-seen = W polu widzenia: { $figures }.
place-danger = Zaatakowałoby cię tu kart AI: { $count } z { $all }.
place-unseen = Żadna Szarańcza nie widzi tego miejsca.
hand = { $side }:
hand-card = • { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
 }**{ $card }** ({ $reaction }): { $steps }
hand-hidden = { $side }: { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
 }

# Nagłówki i obrazki
headline = { $mission } · etap { $stage }
glance = Etap { $stage }: { $goal } Talia AI: { $cards } { $cards ->
    [one] karta
    [few] karty
   *[other] kart
 }.
label-bleeding = wykrwawia się
label-gone = poza grą
label-deck = talia AI
label-values = Wartości: { $title }{ $owner ->
    [0] {""}
    [one] , z 1 wartością właściciela
   *[other] , z { $owner } wartościami właściciela
 }
values-open-1 = Otwarte wartości 1 (nasze, nie wydawcy)
values-open-2 = Otwarte wartości 2 (nasze, zrównoważone dla 1–4 graczy)
alt-cog = { $side } stoi na { $place } i ma { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
 }.
alt-cog-bleeding = { $side } wykrwawia się na { $place }.
alt-figure = { $number } (zdrowie { $health })
alt-locusts = { $kind } na { $place }: { $figures }.
alt-holes = Otwarte tunele: { $places }.
alt-sealed = Zapieczętowane tunele: { $places }.
alt-dropped = Na { $place } leży: { $weapons }.
alt-deck = Talia AI: { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
 }.
outcome-won = 🏁 { $mission }: wygrana! ({ $cause })
outcome-lost = { $mission }: przegrana w etapie { $stage }. ({ $cause })

# Wynik
score-kills = Zabici
score-wounds = Obrażenia
score-reactions = Reakcje
score-revived = Uzdrowienia
score-bled = Wykrwawienia
score-note = Tury: { $turns } · karty AI: { $cards } · { $values }
film-locust = Szarańcza
film-turn = Tura { $turn } · { $who }

# Ustalenia stolika
terms-mission-label = Misja
terms-seats-label = COG-owie
terms-seats-about = Liczba graczy
terms-seats-one = 1 COG
terms-seats-two = 2 COG-owie
terms-seats-three = 3 COG-owie
terms-seats-four = 4 COG-owie
terms-insane-label = Niemożliwy
terms-insane-no = zwykłe zasady
terms-insane-no-about = Wykrwawiających się COG-ów można uzdrowić
terms-insane-yes = niemożliwy poziom
terms-insane-yes-about = Karty za obrażenia odrzuca się losowo, a wykrwawiających się COG-ów można wyeliminować
terms-vote-label = Głosowania
terms-vote-no = bez głosowań
terms-vote-no-about = Każdy decyduje sam
terms-vote-yes = głosowania nad kartami
terms-vote-yes-about = Pozostali wypowiadają się o każdej karcie; gra się ją za ich zgodą albo po godzinie
terms-values-label = Wartości
terms-values-about = { $owner ->
    [0] Mapy i większość liczb są nasze
    [one] 1 wartość pochodzi z egzemplarza właściciela, reszta jest nasza
    [few] { $owner } wartości pochodzą z egzemplarza właściciela, reszta jest nasza
   *[other] { $owner } wartości pochodzi z egzemplarza właściciela, reszta jest nasza
 }
terms-difficulty-label = Poziom trudności
terms-difficulty-about = Określa mapę i jej ekwipunek

# Wskazówki w pierwszej grze
tip-order = Karty to także twoje zdrowie: każde obrażenie kosztuje jedną. Zagraj kartę na jej akcje albo dowolną na ruch o 2 obszary lub na jeden atak.
tip-action = Wykonuj akcje karty po kolei; niektóre możesz pominąć. Akcja specjalna kosztuje kolejną kartę, każda raz na turę.
tip-move = Osłona ze strzałką w stronę Szarańczy daje więcej kości obrony. Najbezpieczniej jest tam, gdzie nikt cię nie widzi.
tip-attack = Natarcie kosztuje 1 żeton amunicji, ale daje więcej kości. Granat Bolo rzucony na obszar z tunelem może go zapieczętować.
tip-place = Osłona na samym początku nic nie kosztuje.
tip-crawl = Kto stoi na twoim obszarze, może cię uzdrowić, odrzucając kartę.
tip-follow = Podążanie kosztuje kartę, ale trzymacie się razem i nie tracisz na to własnej tury.
tip-guard = W aktywacji Szarańczy grupa może stanąć na warcie raz. Poczekaj na figurkę, którą pewnie zabijesz.
tip-dodge = Unik daje 2 kości obrony więcej. Przeciw wielu kościom warto wydać na niego kartę.
tip-discard = Zostaw sobie kartę na wartę lub unik. Bez kart na ręce następne obrażenie oznacza wykrwawianie się.
tip-tie = Szarańczą nikt nie kieruje: wybierz to, co boli najmniej, albo pozwól zdecydować Sztabowi.

# Odmowy
refused = { $sentence } ({ $rule })
refused-over = Gra jest skończona.
refused-not-asked = { $side }: teraz nie ma do ciebie pytania. Poczekaj na swoje.
refused-gone = { $side }: to miejsce jest poza grą i nic więcej nie robi.
refused-not-listed = Teraz tak nie można. Naciśnij jeden z przycisków.
refused-no-move = Nie masz już ruchu albo nie da się tam dojść. Wybierz inne miejsce.
refused-no-attack = Ten atak nie jest teraz możliwy: cel poza polem widzenia, brak amunicji albo brak akcji. Wybierz jeden z proponowanych.
refused-no-card = Karta jest już zagrana albo nie masz jej na ręce.
refused-no-draw = Nie ma czego dobierać: karty w fazie leczenia i karty AI dobierają się same.
refused-no-end = Najpierw zagraj kartę, choćby na ruch.
refused-no-special = Ta akcja specjalna nie jest teraz możliwa. Każda kosztuje kartę i działa raz na turę.
refused-no-door = Nie ma tu drzwi, które można teraz otworzyć.
refused-unknown = Tego nikt nie wie, zanim karta zostanie dobrana albo padną kości.
refused-no-face = Kość nie ma takiej ścianki.
refused-together = Wygrywacie i przegrywacie razem: nie ma remisu ani roszczeń. Możesz zrezygnować ze swojego miejsca.

# Plany
plans-label = Plany
plans-about = Plany odpowiadają za ciebie, gdy cię nie ma. Nikt inny ich nie widzi.
plans-first = Unik, warta, podążanie, obrażenia
plans-second = Remisy Szarańczy, koniec tury
plan-dodge-ask = Unik: pytaj mnie
plan-dodge-dice = Unik: od { $number } kości ataku
plan-dodge-never = Unik: nigdy
plan-guard-ask = Warta: pytaj mnie raz o każdą figurkę
plan-guard-every = Warta: pytaj mnie w każdym momencie
plan-guard-chance = Warta: gdy zabija w { $number } % lub więcej
plan-guard-never = Warta: nigdy
plan-follow-ask = Podążanie: pytaj mnie
plan-follow-always = Podążanie: zawsze
plan-follow-never = Podążanie: nigdy
plan-discard-ask = Obrażenia: pytaj mnie o karty
plan-discard-always = Obrażenia: odrzucaj najmniej przydatne karty
plan-tie-always = Remisy Szarańczy: zdecyduj za mnie
plan-tie-ask = Remisy Szarańczy: pytaj mnie
plan-end-ask = Koniec tury: pytaj, gdy została akcja
plan-end-never = Koniec tury: nigdy nie pytaj

# Poczekalnia
lobby-cog = Twój COG
lobby-cog-open = COG jeszcze nieznany
lobby-cog-choose = Jeszcze bez COG-a: { $players }.
cog-random = Losowy COG
