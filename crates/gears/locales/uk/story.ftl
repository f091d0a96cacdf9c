# Що стається у грі, по одному реченню. `$side` і `$figure` — короткі імена; `$cover` — yes або no.

# Карти
story-played-order = { $side } використовує карту «{ $card }».
story-played-order-moved = { $side } використовує карту «{ $card }» і { $cover ->
    [yes] ховається в укриття
   *[no] переходить на
 } { $place }.
story-played-run = { $side } використовує карту «{ $card }» для руху.
story-played-run-moved = { $side } використовує карту «{ $card }» для руху і { $cover ->
    [yes] ховається в укриття
   *[no] переходить на
 } { $place }.
story-played-shoot = { $side } використовує карту «{ $card }» для атаки.
story-drew = { $side } бере { $count } { $count ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
 }.
story-discarded = { $side } скидає: { $cards }.
story-discards = скидає: { $cards }
story-ordered = { $sentence } (за планом)

# Рух
story-moved = { $side } { $cover ->
    [yes] ховається в укриття
   *[no] переходить на
 } { $place }.
story-crawled = { $side } переповзає на { $place }.
story-followed = { $side } іде слідом { $cover ->
    [yes] в укриття
   *[no] на
 } { $place }.
story-locust-moved = { $figure } переходить { $cover ->
    [yes] в укриття
   *[no] на
 } { $place }.
story-locusts-moved = На { $place } переходять { $figures }.
story-locust-broke = { $figure } вискакує з укриття й біжить { $cover ->
    [yes] в укриття
   *[no] на
 } { $place }.
story-locust-exposed = { $figure } вискакує з укриття.
story-locust-covered = { $figure } ховається в укриття { $place }.
story-spawned = На { $place } { $count ->
    [one] з’являється
   *[other] з’являються
 } { $figures }.

# Атака
attack-begun = { $head }.
attack-told = { $head }: { $rolls }.
attack-told-harm = { $head }: { $rolls } – { $harm }.
guard-told = { $head }, { $rolls }.
guard-told-harm = { $head }, { $rolls }: { $harm }.
harm-told = { $harm }.
head-attack = { $side } атакує { $target } ({ $weapon })
head-attack-open = { $side } атакує ({ $weapon })
head-troika = { $side } атакує { $target } («Тройка»)
head-dice = Кубики
head-guard = Варта! { $side }: { $weapon }
head-guard-at = Варта! { $side } атакує { $target }: { $weapon }
head-strike = { $figure } атакує { $target }
head-strike-open = { $figure } атакує
roll-dodge = ухиляння
roll-hits = { $count ->
    [0] без влучань
    [one] { $count } влучання
    [few] { $count } влучання
    [many] { $count } влучань
   *[other] { $count } влучання
 }
roll-omens = { $count ->
    [0] без знамень
    [one] { $count } знамення
    [few] { $count } знамення
    [many] { $count } знамень
   *[other] { $count } знамення
 }
roll-shields = { $count ->
    [0] без щитів
    [one] { $count } щит
    [few] { $count } щити
    [many] { $count } щитів
   *[other] { $count } щита
 }
roll-shields-each = щити: { $list }
harm-dead = гине
harm-dead-named = { $who } гине
harm-exploded = { $who } вибухає
harm-wounds = { $count ->
    [one] { $count } пошкодження
    [few] { $count } пошкодження
    [many] { $count } пошкоджень
   *[other] { $count } пошкодження
 }
harm-wounds-named = { $who } отримує { $count ->
    [one] { $count } пошкодження
    [few] { $count } пошкодження
    [many] { $count } пошкоджень
   *[other] { $count } пошкодження
 }
harm-bleeds = стікає кров’ю
harm-bleeds-named = { $who } стікає кров’ю
harm-bleeds-after = { $harm }, стікає кров’ю
harm-bleeds-after-named = { $harm } і стікає кров’ю
harm-drop = там лежить { $weapon }
harm-sealed = нору на { $place } запечатано
harm-spawned = { $count ->
    [one] з’являється
   *[other] з’являються
 } { $figures }
harm-healed = { $who } лікується

# Зброя та спорядження
story-ammo-gained = { $side } отримує набої: { $weapons }.
story-ammo-lost = { $side } втрачає 1 жетон набоїв: { $weapon }.
story-weapon-taken = { $side } бере зброю: { $weapon }.
story-weapon-discarded = { $side } скидає зброю: { $weapon }.
story-equipment-used = { $side } користується спорядженням { $tile }: { $equipment }.
story-revived = { $side } знову встає.
story-revived-by = { $by } піднімає { $side }.

# Сарана та місія
story-ai-card = Карта ШІ { $number }. { $text }
story-replaced = Карта ШІ { $number } не діє, її замінено.
story-healed = { $figure } лікується.
story-hole-opened = На { $place } відкривається нора.
story-sealed = Нору на { $place } запечатано.
story-markers-cleared = Усю кинуту зброю скинуто.
story-stage-began = Починається етап { $stage }. Мета: { $goal }
story-won = Гру виграно: { $cause }.
story-lost = Гру програно: { $cause }.
story-explored = Двері відчинено: на стіл лягає рівень { $level }.
story-unlocked = Рівень { $level } відімкнено.
story-removed = { $figure } зникає з мапи.
story-executed = { $side } страчений і поза грою.
story-absent = { $side }: до його наступного ходу грає Sztab.
story-left = { $side } лишається без гравця й стікає кров’ю.
