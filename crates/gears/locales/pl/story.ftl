# Co dzieje się w grze, po jednym zdaniu. `$side` i `$figure` to krótkie nazwy; `$cover` to yes lub no.

# Karty
story-played-order = { $side } zagrywa kartę „{ $card }”.
story-played-order-moved = { $side } zagrywa kartę „{ $card }” i { $cover ->
    [yes] chowa się za osłoną
   *[no] idzie na
 } { $place }.
story-played-run = { $side } zagrywa kartę „{ $card }”, żeby się ruszyć.
story-played-run-moved = { $side } zagrywa kartę „{ $card }”, żeby się ruszyć, i { $cover ->
    [yes] chowa się za osłoną
   *[no] idzie na
 } { $place }.
story-played-shoot = { $side } zagrywa kartę „{ $card }”, żeby zaatakować.
story-drew = { $side } dobiera { $count } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
 }.
story-discarded = { $side } odrzuca: { $cards }.
story-discards = odrzuca: { $cards }
story-ordered = { $sentence } (według planu)

# Ruch
story-moved = { $side } { $cover ->
    [yes] chowa się za osłoną
   *[no] idzie na
 } { $place }.
story-crawled = { $side } czołga się na { $place }.
story-followed = { $side } podąża { $cover ->
    [yes] za osłonę
   *[no] na
 } { $place }.
story-locust-moved = { $figure } { $cover ->
    [yes] biegnie za osłonę
   *[no] idzie na
 } { $place }.
story-locusts-moved = Na { $place } idą { $figures }.
story-locust-broke = { $figure } wychodzi zza osłony i biegnie { $cover ->
    [yes] za osłonę
   *[no] na
 } { $place }.
story-locust-exposed = { $figure } wychodzi zza osłony.
story-locust-covered = { $figure } chowa się za osłoną { $place }.
story-spawned = Na { $place } { $count ->
    [one] pojawia się
   *[other] pojawiają się
 } { $figures }.

# Atak
attack-begun = { $head }.
attack-told = { $head }: { $rolls }.
attack-told-harm = { $head }: { $rolls } – { $harm }.
guard-told = { $head }, { $rolls }.
guard-told-harm = { $head }, { $rolls }: { $harm }.
harm-told = { $harm }.
head-attack = { $side } atakuje { $target } ({ $weapon })
head-attack-open = { $side } atakuje ({ $weapon })
head-troika = { $side } atakuje { $target } (Troika)
head-dice = Kości
head-guard = Warta! { $side }: { $weapon }
head-guard-at = Warta! { $side } atakuje { $target }: { $weapon }
head-strike = { $figure } atakuje { $target }
head-strike-open = { $figure } atakuje
roll-dodge = unik
roll-hits = { $count ->
    [0] bez trafień
    [one] 1 trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
 }
roll-omens = { $count ->
    [0] bez Omenu
    [one] 1 Omen
    [few] { $count } Omeny
    [many] { $count } Omenów
   *[other] { $count } Omenu
 }
roll-shields = { $count ->
    [0] bez tarcz
    [one] 1 tarcza
    [few] { $count } tarcze
    [many] { $count } tarcz
   *[other] { $count } tarczy
 }
roll-shields-each = tarcze: { $list }
harm-dead = ginie
harm-dead-named = { $who } ginie
harm-exploded = { $who } wybucha
harm-wounds = { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
    [many] { $count } obrażeń
   *[other] { $count } obrażenia
 }
harm-wounds-named = { $who } otrzymuje { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
    [many] { $count } obrażeń
   *[other] { $count } obrażenia
 }
harm-bleeds = wykrwawia się
harm-bleeds-named = { $who } się wykrwawia
harm-bleeds-after = { $harm }, wykrwawia się
harm-bleeds-after-named = { $harm } i się wykrwawia
harm-drop = leży tam { $weapon }
harm-sealed = tunel na { $place } jest zapieczętowany
harm-spawned = { $count ->
    [one] pojawia się
   *[other] pojawiają się
 } { $figures }
harm-healed = { $who } zdrowieje

# Broń i ekwipunek
story-ammo-gained = { $side } dostaje amunicję: { $weapons }.
story-ammo-lost = { $side } traci 1 żeton amunicji: { $weapon }.
story-weapon-taken = { $side } bierze broń: { $weapon }.
story-weapon-discarded = { $side } odrzuca broń: { $weapon }.
story-equipment-used = { $side } używa ekwipunku { $tile }: { $equipment }.
story-revived = { $side } znów wstaje.
story-revived-by = { $by } uzdrawia { $side }.

# Szarańcza i misja
story-ai-card = Karta AI { $number }. { $text }
story-replaced = Karta AI { $number } nie ma zastosowania i jest zastąpiona.
story-healed = { $figure } zdrowieje.
story-hole-opened = Na { $place } powstaje tunel wyjściowy.
story-sealed = Tunel na { $place } jest zapieczętowany.
story-markers-cleared = Cała upuszczona broń zostaje odrzucona.
story-stage-began = Zaczyna się etap { $stage }. Cel: { $goal }
story-won = Gra wygrana: { $cause }.
story-lost = Gra przegrana: { $cause }.
story-explored = Drzwi są otwarte: na stół trafia poziom { $level }.
story-unlocked = Poziom { $level } jest odblokowany.
story-removed = { $figure } znika z mapy.
story-executed = { $side } zostaje wyeliminowany z gry.
story-absent = { $side }: do swojej następnej tury gra za niego Sztab.
story-left = { $side } zostaje bez gracza i się wykrwawia.
