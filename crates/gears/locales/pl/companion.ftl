# Tryb przy stole: mapa leży na stole, a ludzie odpowiadają.

call-table = Co widać na stole? { $player }
table-test-near = { $figure }: czy jakiś COG stoi w odległości ruchu najwyżej { $number }?
table-test-reach = { $figure }: czy widzi COG-a w zasięgu { $number }?
table-test-sight = { $figure }: czy widzi jakiegoś COG-a?
table-test-here = { $figure }: czy na tym samym obszarze stoi COG?
table-test-weak = { $figure }: czy w odległości najwyżej { $number } stoi COG z najwyżej { $cards } kartami?
table-test-hurt = { $figure }: czy w odległości najwyżej { $number } jest inna ranna figurka Szarańczy?
table-test-marker = { $figure }: czy w odległości najwyżej { $number } leży upuszczona broń?
table-test-apart = { $figure }: czy wszyscy COG-owie są w odległości co najmniej { $number }?
table-test-near-you = { $cog }: czy w odległości najwyżej { $number } jest Szarańcza?
table-test-some-sight = Czy któraś z tych figurek widzi COG-a?
table-test-no-hole = { $cog }: czy na tym obszarze nie ma otwartego tunelu?
table-all-covered = Czy wszyscy COG-owie są za osłoną?
table-in-cover = { $figure }: czy stoi za osłoną?
table-nearest = { $figure }: który COG jest najbliżej?
table-nearest-any = Który COG jest najbliżej?
table-nearest-bare = { $figure }: który COG poza osłoną jest najbliżej?
table-aim-nearest = { $figure } atakuje najbliższego COG-a, jeśli go widzi. Kogo?
table-aim-seen = { $figure } atakuje najbliższego COG-a, którego widzi. Kogo?
table-aim-reach = { $figure } atakuje COG-a, którego widzi w zasięgu { $number }. Kogo?
table-aim-here = { $figure } atakuje COG-a na swoim obszarze. Kogo?
table-aim-weakest = { $figure } atakuje na swoim obszarze COG-a z najmniejszą liczbą kart. Kogo?
table-aim-bare = { $figure } atakuje na swoim obszarze COG-a poza osłoną. Kogo?
table-aim-sight = { $figure } atakuje, jeśli widzi cel. Kogo?
table-move-toward = { $figure }: ruch o najwyżej { $number } w stronę celu ({ $goal }){ $covers ->
    [yes] , potem za osłonę
   *[no] {""}
}.
table-move-near = { $figure }: ruch w stronę celu ({ $goal }), aż zostanie odległość { $stop }{ $covers ->
    [yes] , potem za osłonę
   *[no] {""}
}.
table-move-away = { $figure }: ruch o 1 obszar dalej od najbliższego COG-a ({ $goal }){ $covers ->
    [yes] , potem za osłonę
   *[no] {""}
}.
table-move-cover = { $figure }: ruch na najbliższe wolne pole osłony.
table-guard = { $figure } zaraz coś zrobi. Czy ktoś staje na warcie?
table-shelter = { $figure }: ile kości obrony za osłonę i za obszary poza zasięgiem?
table-cover = { $cog }: ile kości obrony za osłonę? Atakuje { $figure }.
table-dodges = { $figure } atakuje. Cel: { $cog }, kości ataku: { $dice }. Unik?
table-roll = Atakuje { $by }, cel: { $at }. Rzućcie kośćmi: ataku { $attack }, obrony { $defence }.
table-omens = { $cog }: wyrzucone Omeny: { $count }. Która to broń?
table-here-ask = { $wounds ->
    [0] Kto jeszcze stoi na tym obszarze?
   *[other] Kto stoi na tym obszarze? Obrażenia dla każdego: { $wounds }.
}
table-put-exit = Postawcie figurkę na wyjściu z mapy: { $kind }.
table-put-hole-near = Postawcie figurkę na najbliższym otwartym tunelu ({ $goal }): { $kind }.
table-put-holes = Czy jest jeszcze otwarty tunel w odległości najwyżej { $number } ({ $goal })? Postawcie tam figurkę: { $kind }.
table-put-area = Postawcie figurkę na tym samym obszarze ({ $goal }): { $kind }.
table-put-tile = Postawcie figurkę na kafelku { $goal }: { $kind }.
table-put-even = Postawcie figurkę na otwartym tunelu, na którym stanęło najmniej nowych: { $kind }.
table-put-entrance = Postawcie figurkę na pierwszym obszarze COG-ów: { $kind }.
table-put-marker = Postawcie figurkę tam, gdzie leżała broń: { $kind }.
table-hole = Czy na kafelku { $tile } jest jeszcze jeden tunel? Postawcie tam: { $kinds }.
table-lay = Połóżcie kafelek { $tile }. Mieści się?
table-friend = { $figure } rusza do rannej figurki Szarańczy. Która jest najbliżej?
table-healed = { $figure } leczy figurkę na swoim obszarze. Którą?
table-marker = { $figure } przywraca figurkę. Która upuszczona broń leży najbliżej?
table-crowd-toward = { $far ->
    [0] Przesuńcie każdą figurkę o najwyżej { $number } w stronę celu ({ $goal }), potem za osłonę, jeśli się chowa: { $kind }.
   *[other] Przesuńcie każdą figurkę, od której wszyscy COG-owie są w odległości co najmniej { $far }: o najwyżej { $number } w stronę celu ({ $goal }), potem za osłonę, jeśli się chowa ({ $kind }). Które się ruszyły?
}
table-crowd-near = { $far ->
    [0] Przesuńcie każdą figurkę w stronę celu ({ $goal }), aż zostanie odległość { $stop }, potem za osłonę, jeśli się chowa: { $kind }.
   *[other] Przesuńcie każdą figurkę, od której wszyscy COG-owie są w odległości co najmniej { $far }: w stronę celu ({ $goal }), aż zostanie odległość { $stop }, potem za osłonę, jeśli się chowa ({ $kind }). Które się ruszyły?
}
table-all-locust = cała Szarańcza
table-nearest-goal = najbliższy COG
table-on-way = Na wartę można stanąć przed każdym obszarem i zanim figurka schowa się za osłoną.
table-against = Przeciw której figurce jest ta warta?
table-equipment = Na którym kafelku jest ten ekwipunek?

table-yes = Tak
table-yes-cog = Tak, { $cog }
table-no = Nie
table-done = Zrobione
table-arrived = Zrobione: stoi na tym samym obszarze
table-none-left = Nie ma już miejsca albo figurki
table-nobody = Nikt
table-guards = { $cog } staje na warcie, kości ataku: { $count }
table-dice = Kości: { $count }
table-dodge = { $cog } robi unik
table-here = { $figures }
table-laid = Mieści się
table-overlap = Zachodzi na inny kafelek
table-goal = Cel osiągnięty
table-hit = { $figure }: kości ataku { $count }, za osłonę i zasięg { $shelter }
table-rolled = { $figure }: trafienia { $hits }, Omeny { $omens }, tarcze { $shields }
table-wounds = { $figure }: { $count } { $count ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
}
table-ammo = { $cog }, { $weapon }: amunicja { $tokens }
table-draw = { $cog } dobiera { $count } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}
table-spend = { $cog } odrzuca kartę
table-by = { $weapon }
table-follow = { $cog } podąża
table-solo = { $cog } idzie o 1 obszar dalej (podążanie)
table-extra = O 1 obszar dalej
table-tile = { $equipment }, kafelek { $tile }
table-any-equipment = z kafelka
table-card = karta z pudełka
table-count-dice = kości ataku: { $count }
table-count-over = poza zasięgiem: { $count }
table-count-cover = osłona: { $count }
table-count-hits = trafienia: { $count }
table-count-omens = Omeny: { $count }
table-count-shields = tarcze: { $count }

verb-hit = Atak: rzuć …
verb-rolled = Atak: nasz rzut …
verb-wounds = Obrażenia …
verb-draw = Dobierz …
verb-heal = Ulecz Szarańczę …
verb-spend = Odrzuć kartę …
verb-yes = Tak …
verb-here = Stoją tam …
verb-by = Broń …
verb-cover = Kości …
verb-target = COG …
verb-tile = Kafelek …
verb-next = Figurka …

refused-held-figures = { $count ->
    [0] Dla Sztabu nie ma w grze żadnej Szarańczy. Cofnijcie odpowiedź, po której zniknęła.
   *[other] Dla Sztabu tej figurki nie ma w grze. W grze: { $figures }.
}
refused-held-cards = { $side }: liczba kart dla Sztabu: { $count }. Podajcie najwyżej o jedno obrażenie więcej.
refused-held-bleeding = { $side } już się wykrwawia i nie otrzymuje obrażeń.
refused-held-tokens = { $side }: amunicja na tej broni dla Sztabu: { $count }.

story-shot = { $side }: atak, cel: { $figure }.
story-appeared = Nowe na mapie: { $figures }.
story-hole-on-table = Połóżcie na tym obszarze żeton tunelu.
story-moved-on-table = { $side } się porusza.
story-followed-on-table = { $side } podąża.
story-crawled-on-table = { $side } się czołga.

terms-companion-label = Mapa
terms-companion-no = mapa Sztabu
terms-companion-no-about = Sztab zna mapę i robi wszystko
terms-companion-yes = własne pudełko
terms-companion-yes-about = Mapa i figurki leżą u was na stole; Sztab prowadzi talie, tury i zapiski
terms-hands-label = Karty Rozkazów
terms-hands-bot = rozdaje Sztab
terms-hands-bot-about = Każdy widzi tu tylko swoje karty
terms-hands-table = z pudełka
terms-hands-table-about = Sztab zna tylko liczbę kart
terms-dice-label = Kości
terms-dice-bot = rzuca Sztab
terms-dice-bot-about = Z ziarna losowego partii
terms-dice-table = z pudełka
terms-dice-table-about = Rzucacie sami i podajecie wynik
