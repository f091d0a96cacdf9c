# Стіл: запитання, кнопки, лобі, зображення, відмови, плани. `$figure` — ворог, `$cog` — коротке ім’я бійця.

# Запитання
ask-order = Використайте карту: для її дій, для руху або для атаки.
ask-action = { $card }: що далі?
ask-place = Ховаєтеся в укриття біля входу?
ask-crawl = Ви стікаєте кров’ю. Повзете на одну ділянку?
ask-follow = { $cog } іде далі. Ідете слідом?
ask-follow-to = { $cog } іде на { $place }. Ідете слідом?
ask-guard = { $figure } ось-ось діятиме. Стаєте на варту?
ask-dodge = { $figure } атакує вас: { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[other] кубиків
 }. Ухиляєтеся?
ask-dodge-blast = Ви на ділянці цієї атаки. Ухиляєтеся?
ask-discard = Ви отримуєте { $wounds } { $wounds ->
    [one] пошкодження. Яку карту скидаєте?
    [few] пошкодження. Які карти скидаєте?
   *[other] пошкоджень. Які карти скидаєте?
 }
ask-tie = Підходить кілька. Що вибираєте?
ask-next = Який ворог діє зараз?
ask-target = Кілька бійців однаково близько. Хто є ціллю?
ask-hole = Кілька нір однаково близько. Біля якої він з’являється?
ask-choose = Кілька гравців хочуть на варту. Хто стає?
ask-own = Виберіть:
ask-keep = Яку зброю залишаєте?
ask-lose = Яка зброя втрачає 1 жетон набоїв?
ask-ammo = Яка зброя отримує набої?
ask-unlock = Який рівень відмикаєте?
ask-hammer = Хто отримує Молот світанку?
ask-where = Куди?
ask-card-order = Для дій: яку карту використати?
ask-card-run = Для руху: яку карту скинути?
ask-card-shoot = Для атаки: яку карту скинути?
ask-weapon = Якою зброєю?
ask-manner = Як атакуєте?
ask-target-of = Кого атакуєте?
ask-price = Яку карту для цього скидаєте?
panel-left = На карті лишилося: { $steps }.
panel-goal = Етап { $stage }: { $goal }

# Заклики в публічному повідомленні
call-order = { $player }, ваш хід ({ $cog }).
call-action = { $player }, ваш хід триває ({ $cog }).
call-place = { $player }, виберіть, де починає { $cog }.
call-crawl = { $player }, { $cog } може повзти.
call-follow = Ідете слідом чи лишаєтеся? { $player }
call-guard = Варта? { $player }
call-dodge = Ухиляння? { $player }
call-discard = Пошкодження! Виберіть карти, які скинете: { $player }.
call-tie = { $player }, виберіть за Сарану.
call-own = { $player }, вам є що вибрати.

# Ходи на кнопках і в реченнях
line-order = { $card }: { $steps }
line-run = Рух: скинути карту «{ $card }»
line-shoot = Атака: скинути карту «{ $card }»
line-move = Іти на { $place }
line-extra = На 1 ділянку далі: { $place }
line-attack = { $attack } → { $target }
line-guard = Варта: { $attack } («{ $card }»)
line-chance = { $line } · вбиває в { $chance } %
line-ammo = Набої: { $weapons }
line-draw = Взяти карти
line-help = Карти бере { $cog }
line-rally = Кожен боєць бере карти
line-shift = Пересунути { $figure } на { $area }
line-expose = Вигнати { $figure } з укриття
line-skip = Без активації Сарани цього ходу
line-team = Карту використовує { $cog }
line-revive = Підняти { $cog } («{ $card }»)
line-take = Узяти: { $weapon } («{ $card }»)
line-take-free = Узяти: { $weapon }
line-use = Спорядження: { $equipment } («{ $card }»)
line-use-free = Спорядження: { $equipment }
line-explore = Відчинити двері
line-troika = Тройка: атакувати { $figure }
line-follow = Іти слідом («{ $card }»)
line-follow-place = На 1 ділянку далі: { $place } («{ $card }»)
line-swap = Обміняти карту «{ $card }»
line-drop = Скинути зброю: { $weapon }
line-end = Завершити хід
line-stay = Лишитися тут
line-cover = В укриття: { $place }
line-crawl = Повзти на { $place }
line-wait = Ще ні
line-pass = Ні
line-hold = Без варти на цьому кроці
line-dodge = Ухилитися («{ $card }»)
line-discard = Скинути: { $cards }
line-heal = Вилікувати { $figure }
line-auto = Вирішити за мене
line-lose = На 1 жетон набоїв менше: { $weapon }
line-keep = Залишити: { $weapon }
line-unlock = Відімкнути рівень { $level }
line-resign = Звільнити місце
verb-move = Рух …
verb-run = Рух (будь-яка карта) …
verb-shoot = Атака (будь-яка карта) …
verb-attack = Атака …
verb-ammo = Узяти набої …
verb-help = Хтось бере карти …
verb-shift = Пересунути ворога …
verb-expose = Вигнати з укриття …
verb-team = Карту використовує інший …
verb-revive = Підняти …
verb-take = Узяти зброю …
verb-use = Спорядження …
verb-extra = На 1 ділянку далі …
verb-troika = Тройка …
verb-follow = На 1 ділянку далі …
verb-swap = Обміняти карту …
verb-drop = Скинути зброю …
verb-guard = Варта …
verb-discard = Скинути …
verb-choose = Вибрати …
word-free = Без карти
place-cover = { $place } · { $distance } · укриття
place-open = { $place } · { $distance }
place-seen = Бачать: { $figures }.
place-danger = Вас атакувало б карт ШІ: { $count } із { $all }.
place-unseen = Жоден ворог не бачить цього місця.
hand = { $side }:
hand-card = • { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
 }**{ $card }** ({ $reaction }): { $steps }
hand-hidden = { $side }: { $count } { $count ->
    [one] карта
    [few] карти
   *[other] карт
 }

# Заголовки й зображення
headline = { $mission } · етап { $stage }
glance = Етап { $stage }: { $goal } Колода ШІ: { $cards } { $cards ->
    [one] карта
    [few] карти
   *[other] карт
 }.
label-bleeding = стікає кров’ю
label-gone = поза грою
label-deck = колода ШІ
label-values = Значення: { $title }{ $owner ->
    [0] {""}
    [one] , з { $owner } записом власника
   *[other] , з { $owner } записами власника
 }
values-open-1 = Відкриті значення 1 (наші, не видавця)
values-open-2 = Відкриті значення 2 (наші, збалансовані для 1–4 гравців)
alt-cog = { $side } на { $place } має { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
 }.
alt-cog-bleeding = { $side } стікає кров’ю на { $place }.
alt-figure = { $number } (здоров’я { $health })
alt-locusts = { $kind } на { $place }: { $figures }.
alt-holes = Відкриті нори: { $places }.
alt-sealed = Запечатані нори: { $places }.
alt-dropped = На { $place } лежить: { $weapons }.
alt-deck = Колода ШІ: { $count } { $count ->
    [one] карта
    [few] карти
   *[other] карт
 }.
outcome-won = 🏁 { $mission }: перемога! ({ $cause })
outcome-lost = { $mission }: поразка на етапі { $stage }. ({ $cause })

# Результат
score-kills = Убито
score-wounds = Пошкодження
score-reactions = Реакції
score-revived = Піднято
score-bled = Кровотечі
score-note = Ходи: { $turns } · карти ШІ: { $cards } · { $values }
film-locust = Сарана
film-turn = Хід { $turn } · { $who }

# Умови гри
terms-mission-label = Місія
terms-seats-label = Бійці
terms-seats-about = Кількість гравців
terms-seats-one = 1 боєць
terms-seats-two = 2 бійці
terms-seats-three = 3 бійці
terms-seats-four = 4 бійці
terms-insane-label = Неймовірна складність
terms-insane-no = звичайні правила
terms-insane-no-about = Бійців, що стікають кров’ю, можна підняти
terms-insane-yes = неймовірна
terms-insane-yes-about = Карти за пошкодження скидають навмання, а бійців, що стікають кров’ю, можуть стратити
terms-vote-label = Голосування
terms-vote-no = без голосувань
terms-vote-no-about = Кожен вирішує сам
terms-vote-yes = голосування за карти
terms-vote-yes-about = Решту питають про кожну карту; її використовують за спільною згодою або через годину
terms-values-label = Значення
terms-values-about = { $owner ->
    [0] Мапи та більшість чисел наші
    [one] { $owner } запис із примірника власника, решта наші
    [few] { $owner } записи з примірника власника, решта наші
   *[other] { $owner } записів із примірника власника, решта наші
 }
terms-difficulty-label = Складність
terms-difficulty-about = Визначає мапу та її спорядження

# Поради для першої гри
tip-order = Карти — це й ваше здоров’я: кожне пошкодження коштує одну. Використайте карту для її дій або будь-яку для руху на 2 ділянки чи однієї атаки.
tip-action = Виконуйте дії карти по черзі; деякі можна пропустити. Особлива дія коштує ще одну карту, кожна — раз на хід.
tip-move = Укриття зі стрілкою до ворога дає більше кубиків захисту. Найбезпечніше там, де вас ніхто не бачить.
tip-attack = Натиск коштує 1 жетон набоїв, але дає більше кубиків. Граната «Боло», кинута на ділянку з норою, може її запечатати.
tip-place = Укриття на самому початку нічого не коштує.
tip-crawl = Той, хто стоїть на вашій ділянці, може вас підняти, скинувши карту.
tip-follow = Іти слідом коштує карту, зате ви тримаєтеся разом і не витрачаєте власного ходу.
tip-guard = Під час активації Сарани група стає на варту один раз. Зачекайте на ворога, якого, найімовірніше, вб’єте.
tip-dodge = Ухиляння дає 2 кубики захисту. Проти багатьох кубиків воно варте карти.
tip-discard = Залиште карту для варти чи ухиляння. Без карт у руці наступне пошкодження — і ви стікаєте кров’ю.
tip-tie = Сараною ніхто не керує: виберіть те, що завдасть найменше шкоди, або дайте вирішити Sztab.

# Відмови
refused = { $sentence } ({ $rule })
refused-over = Гру завершено.
refused-not-asked = { $side }: зараз до вас немає запитання. Зачекайте на своє.
refused-gone = { $side }: це місце вже поза грою.
refused-not-listed = Зараз так не можна. Натисніть одну з кнопок.
refused-no-move = Руху не лишилося або туди не дійти. Виберіть інше місце.
refused-no-attack = Ця атака зараз неможлива: ціль поза полем зору, немає набоїв або дії. Виберіть одну із запропонованих.
refused-no-card = Карту вже використано або її немає у вашій руці.
refused-no-draw = Брати нема чого: карти в кроці лікування та карти ШІ беруться самі.
refused-no-end = Спершу використайте карту, хоча б для руху.
refused-no-special = Ця особлива дія зараз неможлива. Кожна коштує карту й діє раз на хід.
refused-no-door = Тут немає дверей, які можна зараз відчинити.
refused-unknown = Цього ніхто не знає, доки карту не взято або кубики не кинуто.
refused-no-face = На кубику немає такого боку.
refused-together = Ви разом перемагаєте й програєте: нічиєї та вимог немає. Можна звільнити своє місце.

# Плани
plans-label = Плани
plans-about = Плани відповідають за вас, поки вас немає. Ніхто інший їх не бачить.
plans-first = Ухиляння, варта, супровід, пошкодження
plans-second = Рівні вибори Сарани, кінець ходу
plan-dodge-ask = Ухиляння: питати мене
plan-dodge-dice = Ухиляння: від { $number } кубиків атаки
plan-dodge-never = Ухиляння: ніколи
plan-guard-ask = Варта: питати мене раз щодо кожної фігурки
plan-guard-every = Варта: питати мене щоразу
plan-guard-chance = Варта: якщо вбиває в { $number } % або більше
plan-guard-never = Варта: ніколи
plan-follow-ask = Супровід: питати мене
plan-follow-always = Супровід: завжди
plan-follow-never = Супровід: ніколи
plan-discard-ask = Пошкодження: питати мене про карти
plan-discard-always = Пошкодження: скидати найменш корисні карти
plan-tie-always = Рівні вибори Сарани: вирішувати за мене
plan-tie-ask = Рівні вибори Сарани: питати мене
plan-end-ask = Кінець ходу: питати, якщо лишилася дія
plan-end-never = Кінець ходу: ніколи не питати

# Лобі
lobby-cog = Ваш боєць
lobby-cog-open = бійця ще не вибрано
lobby-cog-choose = Ще без бійця: { $players }.
cog-random = Випадковий боєць
