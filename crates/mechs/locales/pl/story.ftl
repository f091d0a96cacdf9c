# Co dzieje się w partii, po jednym zdaniu. `$side` to krótka nazwa gracza.

# Przygotowanie
story-pilot-opened = { $side } gra pilotem: { $pilot }.
story-base-taken = { $side } zajmuje bazę { $zone }.
story-weapon-opened = { $side } zachowuje broń: { $weapon }.
story-row-filled = Nowa broń w rzędzie: { $weapon }.

# Rundy i programy
story-round-began = 🔄 Runda { $round }. Zaczyna { $side }.
story-card-opened = { $side }: { $card }.
story-card-moved = { $side }: { $card } · { $zone }.
story-card-blocked = { $side }: { $card } · 🧱 zostaje przy ścianie.

# Ruch
story-moved = { $side } wchodzi do { $zone }.
story-jumped = { $side } skacze do { $zone }.
story-placed = { $side } trafia do { $zone }.
story-carried-off = ⚡ { $side } przenosi się do { $zone }.
story-blocked = 🧱 { $side } trafia na ścianę i zostaje.

# Miny i wieżyczki
story-mine-exploded = 💥 Mina { $number } ({ $owner }):
story-turret-fired = 🔫 Wieżyczka ({ $owner }):
story-hurt = { $side } traci { $lost } żywotności.
story-hurt-line = W linii działka elektromagnetycznego stoi { $side }: −{ $lost } żywotności.
story-hurt-own-weapon = { $side } traci { $lost } żywotności od własnej broni.
story-mine-deployed = { $side } rozstawia minę na { $zone }.
story-mine-deployed-number = { $side } rozstawia minę { $number } na { $zone }.
story-mine-moved = { $side } przenosi minę z { $from } na { $zone }.
story-mine-moved-number = { $side } przenosi minę { $number } z { $from } na { $zone }.
story-turret-deployed = { $side } rozstawia wieżyczkę na { $zone }.
story-turret-moved = { $side } przenosi wieżyczkę z { $from } na { $zone }.
story-mine-returned = Mina znika z { $zone } ({ $owner }).
story-turret-returned = Wieżyczka znika z { $zone } ({ $owner }).

# Walka
story-combat-began = ⚔️ Walka na { $zone }: { $side } kontra { $enemy }.
story-attacked = { $side }, { $weapon }: { $damage ->
    [0] bez obrażeń
    [one] { $damage } punkt obrażeń
    [few] { $damage } punkty obrażeń
    [many] { $damage } punktów obrażeń
   *[other] { $damage } punktu obrażeń
 }.
story-attacked-power = 💪 { $side }, { $weapon }: { $damage ->
    [0] bez obrażeń
    [one] { $damage } punkt obrażeń
    [few] { $damage } punkty obrażeń
    [many] { $damage } punktów obrażeń
   *[other] { $damage } punktu obrażeń
 }.
story-attack-skipped = { $side } nie ma czym atakować.
story-readied = Broń znów do użycia: { $weapon } ({ $side }).
story-retreated = { $side } nie ma już broni i się wycofuje.
story-knocked-out-pilot = 💫 Oszołomienie: { $side }.
story-knocked-out-armor = 💫 Oszołomienie: { $side } traci pancerz wspomagany.
story-knocked-out-mech = 💫 Oszołomienie: { $side } traci megamecha.
story-knocked-out-robot = 💫 Oszołomienie: { $side } wraca w pancerzu wspomaganym.

# Tryb przejściowy
story-ad-hoc-began = { $side } gra w trybie przejściowym.

# Megamech
story-mech-taken = 🤖 { $side } wchodzi do megamecha: { $mech }.
story-mech-taken-robot = 🤖 { $side } wchodzi do megamecha.
story-mech-emptied = Pusty megamech stoi na { $zone }.

# Zasoby i broń
change-health = { $sign }{ $amount } żywotności
change-energy = { $sign }{ $amount } { $amount ->
    [one] energia
    [few] energie
   *[other] energii
 }
change-credits = { $sign }{ $amount } { $amount ->
    [one] kredyt
    [few] kredyty
    [many] kredytów
   *[other] kredytu
 }
change-points = { $sign }{ $amount } { $amount ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }
story-bought = { $side } kupuje: { $weapon }.
story-upgraded = 🛡️ { $side } zakłada pancerz wspomagany.

# Punkty
story-scored = 🏅 Punktacja:

# Gracze
story-left = { $side } odchodzi z gry.
story-absent = { $side } nie odpowiada; odtąd działają odpowiedzi domyślne.
story-over = 🏁 Koniec gry: { $cause }.
story-won = { $count ->
    [one] Wygrywa { $sides }
   *[other] Zwycięstwem dzielą się { $sides }
 }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }.
story-solo-lost = Wygrywają robopiloci.

# Standing orders
story-ordered = według rozkazu
