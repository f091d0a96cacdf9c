# Stół: wiadomości, przyciski, prywatne odpowiedzi.

post-leader = Każda strona wybiera w tajemnicy swojego lidera.
post-place-hq = { $player }, wystaw swój Sztab ({ $faction }).
post-draw = { $player }, twoja kolej ({ $faction }, tura { $turn }). Dobierz żetony.
post-discard = { $player }, twoja kolej ({ $faction }, tura { $turn }). Odrzuć jeden ze swoich trzech żetonów.
post-discard-reinforced = { $player }, twoja kolej ({ $faction }, tura { $turn }). Odrzuć jeden ze swoich sześciu żetonów.
post-play = { $player }, twoja kolej ({ $faction }, tura { $turn }). Zagraj żetony, potem zakończ turę.
post-battle = ⚔️ Bitwa.
post-battle-nothing = Nikt nikogo nie trafia.

second-move-open = { $unit } może teraz wykonać drugi ruch. Każda inna akcja odbiera tę możliwość.
second-move-of = Ponownie: { $unit }
terror-rules = Terror: w tej turze nie możesz wystawiać żetonów na planszę. Żetony Natychmiastowe i zdolności działają jak zwykle.
under-none = Jednostki
discard-of = { $form ->
    [plain] Odrzuć: { $tile }
   *[declined] Odrzuć { $tile }
 }

# Przyciski
verb-place-hq = Wystaw Sztab
verb-place = Zagraj
verb-draw = Dobierz
verb-fetch = Weź z Bazy
verb-redraw = Dobierz ponownie
verb-discard = Odrzuć
verb-lay = Połóż na Bazie
verb-build = Wystaw Strukturę
verb-battle = Bitwa
verb-move = Ruch
verb-push = Odepchnięcie
verb-grenade = Granat
verb-sniper = Snajper
verb-bomb = Bomba
verb-terror = Terror
verb-smoke-screen = Zasłona Dymna
verb-transposition = Podmiana
verb-paralysis = Paraliż
verb-castle = Roszada
verb-rotation = Obrót
verb-small-bomb = Mała Bomba
verb-use = Zdolność
verb-tactic = Karta Taktyka
verb-leader = Wybierz lidera
ask-leader = Wybierz lidera
verb-lead = Lider
verb-choose = Zdecyduj
ability-mobility = Mobilność
ability-transport = Transport
ability-replace = Znak zapytania
ability-underground = Podziemna roszada
ability-drag = Dziura
ability-steel-net = Stalowa Sieć
ability-push = Odpychanie
ability-rotate = Obrót jednostki
ability-turn = Obrót Struktury

# Przewodnik
ask-tile = Który żeton?
ask-ability = Która zdolność?
ask-tactic = Jako co zagrywasz kartę?
ask-lead = Co robi twój lider?
ask-unit = Która jednostka?
ask-enemy = Która wroga jednostka?
ask-hex = Na które pole?
ask-facing = W którą stronę?
ask-direction = W którym kierunku?
ask-face = Którą stroną do góry?
face-label = Strona { $face }
build-begun = Pierwszy żeton Struktury stanie na { $hex }. Wystaw obok niego drugi.
ask-centre = Które pole ma być środkiem?
ask-area = Które trzy pola? Zacznij od pierwszego w kolejności alfabetycznej.
ask-option = Którą możliwość wybierasz?
ask-transport = Który Transport?
ask-under = Jednostka czy Fundament pod nią?
no-transport = Żaden: wykonaj drugi ruch
under-some = Fundament: { $tiles }
stay = { $hex } (zostaje)
hand-of = **{ $army }**: { $tiles }. Stos: { $pile }, odrzucone: { $discard }.
hand-empty = brak żetonów
hand-counts = Stos: { $pile } · odrzucone: { $discard }
card-base = Baza
card-base-with = Baza, na niej { $tile }
card-medic = Medyk
card-tactic = Taktyka
cards-none = brak
hand-cards = { $hand } Karty taktyczne: { $cards }.

# Kierunki
direction-n = N
direction-ne = NE
direction-se = SE
direction-s = S
direction-sw = SW
direction-nw = NW

# Akcje
action-place-hq = { $form ->
    [title] Sztab na { $hex }
   *[declined] Wystawić Sztab na { $hex }
 }
action-draw = { $form ->
    [title] Dobranie żetonów
   *[declined] Dobrać żetony
 }
action-redraw = { $form ->
    [title] Odrzucenie wszystkich i ponowne dobranie
   *[declined] Odrzucić wszystkie żetony i dobrać ponownie
 }
action-fetch = { $form ->
    [title] Z Bazy: { $tile }, reszta ze stosu
    [plain] Wziąć z Bazy żeton { $tile }, resztę dobrać
   *[declined] Wziąć z Bazy { $tile }, resztę dobrać
 }
action-discard = { $form ->
    [title] Odrzucenie: { $tile }
    [plain] Odrzucić żeton { $tile }
   *[declined] Odrzucić { $tile }
 }
action-lay = { $form ->
    [title] Na Bazę: { $tile }
    [plain] Położyć na Bazie żeton { $tile }
   *[declined] Położyć na Bazie { $tile }
 }
action-build = { $tile }, żeton { $number }: { $hex }, strona { $face }, kierunek { $facing }
action-tactic = Karta Taktyka: { $action }
action-leader = wybierz lidera: { $leader }
action-lead = { $leader }: { $action }
action-lead-draw = dobierz żeton
action-lead-mend = ulecz: { $unit }
action-lead-heal = przywróć punkty Sztabu
action-place = { $form ->
    [title] { $tile } na { $hex }, kierunek { $facing }
    [plain] Wystawić żeton { $tile } na { $hex }, kierunek { $facing }
   *[declined] Wystawić { $tile } na { $hex }, kierunek { $facing }
 }
action-battle = { $form ->
    [title] Wywołanie Bitwy
   *[declined] Wywołać Bitwę
 }
action-move = { $form ->
    [title] Ruch: { $unit } na { $hex }, kierunek { $facing }
    [plain] Przesunąć jednostkę { $unit } na { $hex }, kierunek { $facing }
   *[declined] Przesunąć { $unit } na { $hex }, kierunek { $facing }
 }
action-move-turn = { $form ->
    [title] Ruch: { $unit }, obrót, kierunek { $facing }
    [plain] Obrócić jednostkę { $unit }, kierunek { $facing }
   *[declined] Obrócić { $unit }, kierunek { $facing }
 }
action-mobility-move = { $form ->
    [title] Mobilność: { $unit } na { $hex }, kierunek { $facing }
    [plain] Mobilność: przesunąć jednostkę { $unit } na { $hex }, kierunek { $facing }
   *[declined] Mobilność: przesunąć { $unit } na { $hex }, kierunek { $facing }
 }
action-mobility-turn = { $form ->
    [title] Mobilność: { $unit }, obrót, kierunek { $facing }
    [plain] Mobilność: obrócić jednostkę { $unit }, kierunek { $facing }
   *[declined] Mobilność: obrócić { $unit }, kierunek { $facing }
 }
action-transport-move = { $form ->
    [title] Transport: { $unit } na { $hex }, kierunek { $facing }
    [plain] Transport: przesunąć jednostkę { $unit } na { $hex }, kierunek { $facing }
   *[declined] Transport: przesunąć { $unit } na { $hex }, kierunek { $facing }
 }
action-transport-turn = { $form ->
    [title] Transport: { $unit }, obrót, kierunek { $facing }
    [plain] Transport: obrócić jednostkę { $unit }, kierunek { $facing }
   *[declined] Transport: obrócić { $unit }, kierunek { $facing }
 }
action-again-move = { $form ->
    [title] Drugi ruch: { $unit } na { $hex }, kierunek { $facing }
    [plain] Drugi ruch: przesunąć jednostkę { $unit } na { $hex }, kierunek { $facing }
   *[declined] Drugi ruch: przesunąć { $unit } na { $hex }, kierunek { $facing }
 }
action-again-turn = { $form ->
    [title] Drugi ruch: { $unit }, obrót, kierunek { $facing }
    [plain] Drugi ruch: obrócić jednostkę { $unit }, kierunek { $facing }
   *[declined] Drugi ruch: obrócić { $unit }, kierunek { $facing }
 }
action-via = { $transport }: { $action }
action-via-move = { $form ->
    [title] { $unit } na { $hex }, kierunek { $facing }
    [plain] przesunąć jednostkę { $unit } na { $hex }, kierunek { $facing }
   *[declined] przesunąć { $unit } na { $hex }, kierunek { $facing }
 }
action-via-turn = { $form ->
    [title] { $unit }, obrót, kierunek { $facing }
    [plain] obrócić jednostkę { $unit }, kierunek { $facing }
   *[declined] obrócić { $unit }, kierunek { $facing }
 }
action-place-alike = { $form ->
    [title] { $tile } na { $hex }
    [plain] Wystawić żeton { $tile } na { $hex }
   *[declined] Wystawić { $tile } na { $hex }
 }
action-move-alike = { $form ->
    [title] Ruch: { $unit } na { $hex }
    [plain] Przesunąć jednostkę { $unit } na { $hex }
   *[declined] Przesunąć { $unit } na { $hex }
 }
action-mobility-move-alike = { $form ->
    [title] Mobilność: { $unit } na { $hex }
    [plain] Mobilność: przesunąć jednostkę { $unit } na { $hex }
   *[declined] Mobilność: przesunąć { $unit } na { $hex }
 }
action-transport-move-alike = { $form ->
    [title] Transport: { $unit } na { $hex }
    [plain] Transport: przesunąć jednostkę { $unit } na { $hex }
   *[declined] Transport: przesunąć { $unit } na { $hex }
 }
action-again-move-alike = { $form ->
    [title] Drugi ruch: { $unit } na { $hex }
    [plain] Drugi ruch: przesunąć jednostkę { $unit } na { $hex }
   *[declined] Drugi ruch: przesunąć { $unit } na { $hex }
 }
action-via-move-alike = { $form ->
    [title] { $unit } na { $hex }
    [plain] przesunąć jednostkę { $unit } na { $hex }
   *[declined] przesunąć { $unit } na { $hex }
 }
action-push = { $form ->
    [title] { $unit } odpycha: { $target }
    [plain] { $unit }: odepchnąć jednostkę { $target }
   *[declined] { $unit }: odepchnąć { $target }
 }
action-grenade = { $form ->
    [title] Granat: { $target }
    [plain] Rzucić Granat: { $target }
   *[declined] Rzucić Granat w { $target }
 }
action-sniper = { $form ->
    [title] Snajper: { $target }
    [plain] Trafić Snajperem jednostkę { $target }
   *[declined] Trafić Snajperem { $target }
 }
action-bomb = { $form ->
    [title] Bomba na { $hex }
   *[declined] Zrzucić Bombę na { $hex }
 }
action-execute = { $form ->
    [title] { $tile } zamiast żetonu { $target }, kierunek { $facing }: 1 punkt Sztabu
    [plain] Za 1 punkt Sztabu zdjąć jednostkę { $target } i wystawić tam żeton { $tile }, kierunek { $facing }
   *[declined] Za 1 punkt Sztabu zdjąć { $target } i wystawić tam żeton { $tile }, kierunek { $facing }
 }
action-terror = { $form ->
    [title] Terror
   *[declined] Zagrać Terror
 }
action-smoke-screen = { $form ->
    [title] Zasłona Dymna: { $target }, kierunek { $facing }
    [plain] Obrócić Zasłoną Dymną jednostkę { $target }, kierunek { $facing }
   *[declined] Obrócić Zasłoną Dymną { $target }, kierunek { $facing }
 }
action-transposition = { $form ->
    [title] Podmiana: { $unit } → { $tile }, kierunek { $facing }
   *[declined] Podmienić jednostkę { $unit } na żeton { $tile }, kierunek { $facing }
 }
action-paralysis = { $form ->
    [title] Paraliż: { $target }
    [plain] Sparaliżować jednostkę { $target }
   *[declined] Sparaliżować { $target }
 }
action-castle = { $form ->
    [title] Zamiana miejsc: { $unit } i { $other }
   *[declined] Zamienić miejscami: { $unit } i { $other }
 }
action-rotation = { $form ->
    [title] Obrót: { $unit }, kierunek { $facing }
    [plain] Obrót: obrócić jednostkę { $unit }, kierunek { $facing }
   *[declined] Obrót: obrócić { $unit }, kierunek { $facing }
 }
action-small-bomb = { $form ->
    [title] Mała Bomba na { $hexes }
   *[declined] Zrzucić Małą Bombę na { $hexes }
 }
action-use-replace = { $form ->
    [title] { $unit } → { $tile }, kierunek { $facing }
   *[declined] Zastąpić jednostkę { $unit } żetonem { $tile }, kierunek { $facing }
 }
action-use-underground = { $form ->
    [title] Podziemna roszada: Sztab ⇄ { $unit }
   *[declined] Zamienić miejscami pod ziemią: Sztab ⇄ { $unit }
 }
action-use-drag = { $form ->
    [title] Dziura na { $hex } wciąga: { $target }
    [plain] Wciągnąć do Dziury na { $hex } jednostkę { $target }
   *[declined] Wciągnąć { $target } do Dziury na { $hex }
 }
action-use-steel-net = { $form ->
    [title] Stalowa Sieć: { $target }
    [plain] Rzucić Stalową Sieć: { $target }
   *[declined] Rzucić Stalową Sieć na { $target }
 }
action-use-push = { $form ->
    [title] { $unit } odpycha bez żetonu: { $target }
    [plain] { $unit }: odepchnąć bez żetonu jednostkę { $target }
   *[declined] { $unit }: odepchnąć bez żetonu { $target }
 }
action-use-rotate = { $form ->
    [title] Sztab obraca: { $unit }, kierunek { $facing }
   *[declined] Obrócić dzięki Sztabowi: { $unit }, kierunek { $facing }
 }
action-use-turn = Obrót: { $unit }, kierunek { $facing }
action-end = { $form ->
    [title] Koniec tury
   *[declined] Zakończyć turę
 }
action-under = { $action } (Fundament: { $tiles })

# Decyzje
question-push = { $form ->
    [plain] { $pusher } odpycha jednostkę { $unit }. Na które pole?
   *[declined] { $pusher } odpycha { $unit }. Na które pole?
 }
question-medic = Który atak przejmuje Medyk?
question-medic-card = Czy twoja karta Medyk ma przejąć atak?
question-leader = Czy używasz lidera ({ $leader }): { $effects }?
question-leader-target = Na kogo lub na co działa twój lider?
question-explosion = Czy { $unit } wybucha, zamiast atakować? Ginie wtedy, a każda sąsiednia jednostka oprócz Sztabów dostaje 1 ranę.
option-explosion-not = Nie, atakuje
option-explosion = Tak, wybucha
question-rotation = Przejęta jednostka: { $unit }. W którą stronę ma być zwrócona?
question-rotation-token = Przejęta jednostka: { $unit }. Czy obracasz jeden z jej żetonów?
option-rotation-none = Bez obrotu
option-rotation-token = Obrót żetonu na { $hex }, kierunek { $facing }
option-rotation-keep = Bez obrotu ({ $facing })
option-rotation = Obrót, kierunek { $facing }
question-move-on = Pierwszy ruch przejmuje jednostkę. Czy { $unit } od razu rusza się drugi raz? Wtedy nie można obrócić tego, co zostało przejęte.
option-move-on = Tak, rusza się dalej
option-move-on-not = Nie, zostaje; obrócę przejętą jednostkę
question-convert = Czy { $unit } zmienia rodzaj ataku (umożliwia to: { $module })?
question-order = Która armia deklaruje następna w tym segmencie?
question-payee = Która armia dostaje punkt, którym płacisz?
question-redraw = Które trzy żetony odrzucasz, żeby dobrać inne?
question-structure-price = Które trzy żetony odrzucasz za Strukturę?
blast-nobody = Nikogo nie trafi.
blast-foundations = Zniszczy: { $tiles }.
blast-enemies = { $form ->
    [plain] Trafi: { $enemies }.
   *[declined] Trafi { $enemies }.
 }
blast-own = Trafi tylko twoich: { $own }.
blast-both = { $form ->
    [plain] Trafi: { $enemies }, a z twoich: { $own }.
   *[declined] Trafi { $enemies }, a z twoich { $own }.
 }
blast-allies = { $form ->
    [plain] Trafi też jednostki sojusznicze: { $units }.
   *[declined] Z jednostek sojuszniczych trafi też { $units }.
 }
option-push = Na { $hex }
option-medic = { $medic } przejmuje: { $source } → { $patient }, rany: { $wounds }
option-medic-outright = { $medic } przejmuje: { $source } → { $patient }
option-medic-card-not = Nie, zachowaj kartę
option-leader-not = Nie, zachowaj lidera
option-medic-card = Karta przejmuje: { $source } → { $patient }, rany: { $wounds }
option-medic-card-outright = Karta przejmuje: { $source } → { $patient }
option-saved = { $patient } ← { $source } (−{ $wounds })
option-saved-outright = { $patient } ← { $source }
option-saved-by = { $saved }, Medyk { $hex }
option-convert-not = Nie, atak jak na żetonie
option-convert-ranged = Strzał na { $direction }
option-convert-melee = Cios na { $direction }
option-order = { $army }
expected-hex = pole planszy, np. C3
expected-rotation = kierunek jako liczba od 0 do 5
expected-direction = kierunek jako liczba od 0 do 5
expected-face = a lub b, strona żetonu do góry
expected-tile = żeton twojej armii
expected-ability = zdolność: Mobilność (`mobility`), Transport (`transport`), znak zapytania (`replace`), Stalowa Sieć (`steel_net`) albo odpychanie (`push`)
expected-tactic = to, czym jest karta Taktyka: Ruch (`move`), Bitwa (`battle`) albo Odepchnięcie (`push`)
expected-leader = jeden z liderów do wyboru, przez jego id
expected-lead = to, co robi twój lider, na przykład `move` albo `discard`
expected-answer = numer odpowiedzi

end-nothing-played = W tej turze nic jeszcze nie zostało zagrane. Możesz zagrać: { $tiles }.
orders-ends-unasked = Twoje tury kończą się bez pytania.

several-mode-ffa = Każdy na każdego
several-mode-points = Na punkty
several-mode-one-vs-team = 1 kontra drużyna
several-mode-teams = Tryb drużynowy

misread-hex = Na tej planszy nie ma pola „{ $word }”. Może chodzi o { $near }?
misread-hex-plain = Na tej planszy nie ma pola „{ $word }”: są pola od { $first } do { $last }.
misread-other-army = { $tile } to żeton innej armii ({ $army }), a twoja to { $own }: wybierz własny żeton.
misread-terrain = „{ $word }” to nie teren. Po `terrain=` wpisz `jungle`, `hills`, `mountains`, `swamps`, `mixed` albo `none` lub ułóż teren pole po polu: `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-part = W „{ $word }” potrzebne są rodzaj terenu, dwukropek i pola, np. `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-kind = „{ $word }” to nie rodzaj terenu. Pole po polu można ułożyć `jungle`, `hills`, `mountains` i `swamps`, np. `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-pieces = Pola jednego żetonu terenu muszą się stykać. Te, które się nie stykają, wpisz jako dwa żetony, po przecinku: `terrain=jungle:A1,jungle:C3`.
misread-terrain-twice = Na polu może leżeć tylko jeden teren, a któreś pole jest podane dwa razy. Podaj każde pole raz.
misread-terrain-room = Przy tylu Górach nie ma już miejsca na Sztaby. Ułóż ich mniej.
misread-reading = Co do „{ $word }” nie można tu uzgodnić niczego innego albo jest to podane dwa razy. Inaczej można uzgodnić: { $rulings }. Wpisz je po przecinku, np. `readings=O-01,O-20`.
misread-no-readings = Przy tych armiach nie ma czego uzgadniać inaczej: pomiń `readings=`.
