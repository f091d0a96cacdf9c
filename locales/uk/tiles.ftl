# Жетон словами: що на ньому надруковано і що це дає. Назви стоять окремо, тож їх не відмінюють.
tile-of = { $name } ({ $army })
tile-line = { $army } · { $kind } · { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[other] { $count } жетонів
 }
said-of = { $label }: { $text }
tile-unknown = Такого жетона немає. Виберіть одну з підказок.
tile-several = Підходить кілька жетонів: { $tiles }. Виберіть одну з підказок.
kind-hq = Штаб
kind-warrior = Воїн
kind-module = Модуль
kind-instant = Жетон миттєвої дії
rulings-title = Роз’яснення
list-last = { $first } та { $last }

# Підписи
fact-initiative = Ініціатива
fact-points = Здоров’я штабу
fact-toughness = Міцність
fact-melee = Ближня атака
fact-ranged = Дальня атака
fact-gauss = Постріл Гаусса
fact-armour = Броня
fact-net = Сітка
fact-connections = Приєднання
fact-long = Далекі приєднання
fact-effect = Ефект
fact-mobility = Мобільність
fact-explosion = Вибух
fact-instant = Коли використано

# Числа
initiative-none = Немає: ніколи не діє в битві.
initiative-always = Немає: працює весь час.
initiative-values = { $count ->
    [one] Діє у фазі { $values }.
    [2] Діє у фазах { $values }: двічі за битву.
    [few] Діє у фазах { $values }: { $count } рази за битву.
   *[other] Діє у фазах { $values }: { $count } разів за битву.
 }
points-of-hq = 20: коли лишається 0, штаб знищено.
toughness-none = Немає: перше пошкодження знищує загін.
toughness-some = { $amount }: загін витримує { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[other] { $amount } пошкоджень
 }.

# Краї жетона так, як він лежить на картці
edge-0 = верхній
edge-1 = правий верхній
edge-2 = правий нижній
edge-3 = нижній
edge-4 = лівий нижній
edge-5 = лівий верхній
edges-all = усі шість країв
edges-some = { $count ->
    [one] { $edges } край
   *[other] { $edges } краї
 }
edges-strength = Сила { $amount }: { $edges }.
edges-gauss = Сила 1 проти кожного ворога на лінії: { $edges }.
edges-armour = Віднімає 1 від кожної дальньої атаки, що сюди влучає: { $edges }.
edges-net = Нейтралізує суміжний ворожий загін: { $edges }.
edges-connection = Діє на суміжні загони: { $edges }.
edges-long = Діє на загони на двох клітинках у цьому напрямку, також понад іншими загонами: { $edges }.

# Що дають модулі та штаби
own-connected = Приєднані дружні загони
own-beside = Суміжні дружні загони
enemy-connected = Приєднані ворожі загони
enemy-beside = Суміжні ворожі загони
effect-melee = { $whom }: +{ $amount } до сили кожної ближньої атаки.
effect-ranged = { $whom }: +{ $amount } до сили кожної дальньої атаки.
effect-initiative = { $whom }: +{ $amount } до кожної ініціативи.
effect-initiative-loss = { $whom }: −{ $amount } до кожної ініціативи, але не нижче 0.
effect-extra-action = { $whom }: одна додаткова дія, з найближчою нижчою вільною ініціативою.
effect-toughness = { $whom }: +{ $amount } до міцності, крім штабів.
effect-medic = { $whom }: коли атака завдає одному з них пошкоджень, медик поглинає всі пошкодження від цієї атаки й гине.
effect-transport = { $whom }: кожен може раз за свій хід переміститися завдяки йому так, як із мобільністю.
effect-quartermaster = { $whom }: кожен може раз за битву виконати одну ближню атаку як дальню або одну дальню як ближню.
effect-scoper = Приєднані ворожі модулі працюють на вас, а не на власника.
effect-recon = На всьому полі: кожен дружній загін, який переміщують жетоном переміщення чи завдяки мобільності, може зробити два такі переміщення поспіль.

# Здібності
feature-mobility = Раз за свій хід може перейти на вільну суміжну клітинку, розвернутися або зробити і те, й інше.
feature-explosion = Коли діє, може вибухнути замість атаки. Тоді він гине, а кожен суміжний загін, крім штабів, зазнає 1 пошкодження.

# Жетони миттєвої дії
played-battle = Завершує ваш хід і починає битву.
played-move = Один із ваших загонів переходить на вільну суміжну клітинку, розвертається або робить і те, й інше.
played-push-back = Один із ваших загонів відштовхує суміжний ворожий загін на одну клітинку.
played-grenade = Знищує ворожий загін, суміжний із вашим штабом.
played-sniper = 1 пошкодження будь-якому ворожому загону, крім штабу, хоч де б він стояв.
played-bomb = 1 пошкодження кожному загону, крім штабів, на вибраній клітинці та на шести навколо неї.

# Уся армія
army-unknown = Такої армії немає. Виберіть одну з підказок.
army-several = Підходить кілька армій: { $armies }. Виберіть одну з підказок.
sheet-warriors = Воїни
sheet-modules = Модулі
sheet-instants = Жетони миттєвої дії
sheet-all = { $count ->
    [one] { $count } жетон разом зі штабом
    [few] { $count } жетони разом зі штабом
   *[other] { $count } жетонів разом зі штабом
 }
sheet-left = Ще у стосі: { $left } з { $count }
sheet-entry = { $name } ×{ $count }
sheet-entry-left = { $name } { $left } з { $count }
sheet-group = { $title }: { $tiles }.
