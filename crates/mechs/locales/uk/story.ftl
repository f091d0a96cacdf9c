# Що стається у грі, по одному реченню. `$side` — коротке ім’я гравця.

# Приготування
story-pilot-opened = { $side } грає пілотом: { $pilot }.
story-base-taken = { $side } займає базу { $zone }.
story-weapon-opened = { $side } лишає собі зброю: { $weapon }.
story-row-filled = Нова зброя в ряду: { $weapon }.

# Раунди та програми
story-round-began = 🔄 Раунд { $round }. Починає { $side }.
story-card-opened = { $side }: { $card }.
story-card-moved = { $side }: { $card } · { $zone }.
story-card-blocked = { $side }: { $card } · 🧱 лишається під стіною.

# Рух
story-moved = { $side } переходить на { $zone }.
story-jumped = { $side } стрибає на { $zone }.
story-placed = { $side } опиняється на { $zone }.
story-carried-off = ⚡ { $side } переноситься на { $zone }.
story-blocked = 🧱 { $side } впирається в стіну й лишається на місці.

# Міни й турелі
story-mine-exploded = 💥 Міна { $number } ({ $owner }):
story-turret-fired = 🔫 Турель ({ $owner }):
story-hurt = { $side } втрачає { $lost } здоров’я.
story-hurt-line = На лінії рейкотрона { $side }: −{ $lost } здоров’я.
story-hurt-own-weapon = { $side } втрачає через власну зброю { $lost } здоров’я.
story-mine-deployed = { $side } встановлює міну на { $zone }.
story-mine-deployed-number = { $side } встановлює міну { $number } на { $zone }.
story-mine-moved = { $side } переносить міну з { $from } на { $zone }.
story-mine-moved-number = { $side } переносить міну { $number } з { $from } на { $zone }.
story-turret-deployed = { $side } встановлює турель на { $zone }.
story-turret-moved = { $side } переносить турель з { $from } на { $zone }.
story-mine-returned = Із { $zone } прибирають міну ({ $owner }).
story-turret-returned = Із { $zone } прибирають турель ({ $owner }).

# Бій
story-combat-began = ⚔️ Бій на { $zone }: { $side } проти { $enemy }.
story-attacked = { $side }, { $weapon }: { $damage ->
    [0] без пошкоджень
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
    [many] { $damage } пошкоджень
   *[other] { $damage } пошкодження
 }.
story-attacked-power = 💪 { $side }, { $weapon }: { $damage ->
    [0] без пошкоджень
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
    [many] { $damage } пошкоджень
   *[other] { $damage } пошкодження
 }.
story-attack-skipped = { $side } не має чим атакувати.
story-readied = Зброя знову готова: { $weapon } ({ $side }).
story-retreated = { $side } не має більше зброї та відступає.
story-knocked-out-pilot = 💫 Нокаут: { $side }.
story-knocked-out-armor = 💫 Нокаут: { $side } втрачає силову броню.
story-knocked-out-mech = 💫 Нокаут: { $side } втрачає мегамеха.
story-knocked-out-robot = 💫 Нокаут: { $side } повертається в силовій броні.

# Режим імпровізації
story-ad-hoc-began = { $side } грає в режимі імпровізації.

# Мегамех
story-mech-taken = 🤖 { $side } сідає в мегамеха: { $mech }.
story-mech-taken-robot = 🤖 { $side } сідає в мегамеха.
story-mech-emptied = Порожній мегамех стоїть на { $zone }.

# Ресурси та зброя
change-health = { $sign }{ $amount } здоров’я
change-energy = { $sign }{ $amount } { $amount ->
    [one] енергія
   *[other] енергії
 }
change-credits = { $sign }{ $amount } { $amount ->
    [one] кредит
    [few] кредити
    [many] кредитів
   *[other] кредиту
 }
change-points = { $sign }{ $amount } { $amount ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
 }
story-bought = { $side } купує: { $weapon }.
story-upgraded = 🛡️ { $side } вдягає силову броню.

# Очки
story-scored = 🏅 Підрахунок:

# Гравці
story-left = { $side } виходить із гри.
story-absent = { $side } не відповідає; далі діють типові відповіді.
story-over = 🏁 Гру закінчено: { $cause }.
story-won = { $count ->
    [one] Перемагає { $sides }
   *[other] Перемогу ділять { $sides }
 }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.
story-solo-lost = Перемагають роботи.

# Standing orders
story-ordered = за наказом
