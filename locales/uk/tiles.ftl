# Жетон словами: що на ньому надруковано і що це дає. Назви стоять окремо, тож їх не відмінюють.
tile-of = { $name } ({ $army })
tile-line = { $army } · { $kind } · { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[other] { $count } жетонів
 }
said-of = { $label }: { $text }
tile-unknown = Такого жетона я не знаю. Виберіть одну з підказок.
tile-several = Підходить кілька жетонів: { $tiles }. Виберіть одну з підказок.
kind-hq = Штаб
kind-warrior = Воїн
kind-module = Модуль
kind-instant = Жетон миттєвої дії
rulings-title = Роз’яснення
list-last = { $first } та { $last }

# Підписи
fact-initiative = Ініціатива
fact-points = Очки штабу
fact-toughness = Витривалість
fact-melee = Удар
fact-ranged = Постріл
fact-gauss = Постріл Гаусса
fact-armour = Броня
fact-net = Сітка
fact-connections = З’єднання
fact-effect = Дія
fact-mobility = Мобільність
fact-explosion = Вибух
fact-instant = Коли зіграно

# Числа
initiative-none = Немає: ніколи не діє в битві.
initiative-always = Немає: працює весь час.
initiative-values = { $count ->
    [one] Діє в сегменті { $values }.
    [2] Діє в сегментах { $values }: двічі за битву.
    [few] Діє в сегментах { $values }: { $count } рази за битву.
   *[other] Діє в сегментах { $values }: { $count } разів за битву.
 }
points-of-hq = 20: коли лишається 0, штаб знищено.
toughness-none = Немає: загін знищує перше поранення.
toughness-some = { $amount }: загін витримує { $amount ->
    [one] { $amount } поранення
    [few] { $amount } поранення
   *[other] { $amount } поранень
 }.

# Грані жетона так, як він лежить на картці
edge-0 = верхня
edge-1 = права верхня
edge-2 = права нижня
edge-3 = нижня
edge-4 = ліва нижня
edge-5 = ліва верхня
edges-all = усі шість граней
edges-some = { $count ->
    [one] { $edges } грань
   *[other] { $edges } грані
 }
edges-strength = Сила { $amount }: { $edges }.
edges-gauss = Сила 1 проти кожного ворога на лінії: { $edges }.
edges-armour = Віднімає 1 від кожного пострілу, що сюди влучає: { $edges }.
edges-net = Тримає ворожий загін поруч: { $edges }.
edges-connection = Охоплює загони поруч: { $edges }.

# Що дають модулі та штаби
own-connected = Власні з’єднані загони
own-beside = Власні загони поруч
enemy-connected = Ворожі з’єднані загони
enemy-beside = Ворожі загони поруч
effect-melee = { $whom }: +{ $amount } до сили кожного удару.
effect-ranged = { $whom }: +{ $amount } до сили кожного пострілу.
effect-initiative = { $whom }: +{ $amount } до кожної ініціативи.
effect-initiative-loss = { $whom }: −{ $amount } до кожної ініціативи, але не нижче 0.
effect-extra-action = { $whom }: одна додаткова ініціатива, на найближчому нижчому вільному значенні.
effect-toughness = { $whom }: +{ $amount } до витривалості, крім штабів.
effect-medic = { $whom }: коли атака поранить один із них, Медик бере на себе всі поранення від цієї атаки, і знищено буде його.
effect-transport = { $whom }: кожен може раз за свій хід переміститися завдяки йому так, як із Мобільністю.
effect-quartermaster = { $whom }: кожен може раз за битву завдати один удар як постріл або зробити один постріл як удар.
effect-scoper = Ворожі з’єднані модулі працюють на ваш бік, а не на свій.
effect-recon = На всьому полі: кожен власний загін, який рухають жетоном Переміщення чи завдяки Мобільності, може зробити два такі рухи поспіль.

# Здібності
feature-mobility = Раз за свій хід може перейти на вільну суміжну клітинку, повернутися або зробити і те, і те разом.
feature-explosion = Коли діє, може вибухнути замість атаки. Тоді його знищено, а кожен загін поруч дістає 1 поранення, крім штабів.

# Жетони миттєвої дії
played-battle = Завершує ваш хід і починає битву.
played-move = Один із ваших загонів переходить на вільну суміжну клітинку, повертається або робить і те, і те разом.
played-push-back = Один із ваших загонів відштовхує сусідній ворожий загін на одну клітинку.
played-grenade = Знищує ворожий загін поруч із вашим штабом.
played-sniper = 1 поранення будь-якому ворожому загону, хоч де б він стояв.
played-bomb = 1 поранення кожному загону на вибраній клітинці та на шести навколо неї.

# Уся армія
army-unknown = Такої армії я не знаю. Виберіть одну з підказок.
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
