# Стіл: запитання, кнопки, зображення, умови, відмови.

# Запитання
ask-pilot = Якого пілота лишаєте?
ask-base = Де буде ваша база?
ask-arm = Виберіть міну для своєї бази та зброю, яку лишаєте.
arm-chosen = Обрано: { $chosen }.
ask-arm-mine = Яка міна лежить на вашій базі?
ask-arm-weapon = Яку зброю лишаєте?
ask-program = Запрограмуйте чотири кроки.
ask-program-card = Крок { $slot }: яка карта?
ask-program-direction = Крок { $slot }, { $card }: у який бік?
ask-commander = Зіграти крок 4 в режимі імпровізації? (Ціна: { $cost })
ask-adhoc = Яку карту виконуєте зараз?
ask-adhoc-first = Яку карту виконуєте зараз? Вона не може вести до ворожого пілота.
ask-adhoc-direction = { $card }: у який бік?
ask-rotate = Розвернути карту? Зараз: { $card } { $arrow } (ціна: { $cost })
ask-mech = Сідаєте в мегамеха? Виберіть бік карти.
ask-drive = Рухатися далі, на { $zone }? (Ціна: { $cost })
ask-action-mine = Яку міну встановлюєте на { $zone }? (Ціна: { $cost })
ask-action-mine-move = Усі ваші міни на арені. Перенести одну на { $zone }? (Ціна: { $cost })
ask-action-turret = Установити турель на { $zone }? (Ціна: { $cost })
ask-action-turret-move = Усі ваші турелі на арені. Перенести одну на { $zone }? (Ціна: { $cost })
ask-action-buy = Яку зброю купуєте?
ask-action-power = Відновлення чи поліпшення?
ask-action = Що робите на { $zone }?
ask-collect = Який ресурс берете додатково?
ask-expert = Заплатити, щоб перша зброя не вичерпалася? (Ціна: { $cost })
ask-attack = Ваша атака ({ $enemy }): якою зброєю?
ask-attack-paid = { $weapon }: скільки платите?
ask-attack-zone = { $weapon }: яка зона?
ask-attack-weapon = { $weapon }: яка зброя?
ask-attack-resource = { $weapon }: енергія чи кредити?
ask-attack-direction = { $weapon }: яка лінія?
ask-place = Куди переходите з { $zone }?
ask-deploy-mine = Установити нову міну поруч із пілотом?
ask-deploy-turret = Установити нову турель поруч із пілотом?
ask-mine = Яку міну встановлюєте на { $zone }?

# Згадки в публічному повідомленні
call-pilot = Виберіть пілотів: { $players }.
call-base = { $player }, виберіть місце для бази.
call-arm = Виберіть міну та зброю: { $players }.
call-program = Раунд { $round }. Час програмувати: { $players }.
call-program-waiting = Ще програмують: { $players }.
call-commander = { $player }, крок 4: переходите в режим імпровізації?
call-adhoc = { $player }, виберіть карту (режим імпровізації).
call-rotate = { $player }, можна розвернути карту.
call-mech = { $player }, можна сісти в мегамеха.
call-drive = { $player }, можна рухатися далі.
call-action = { $player }, виберіть дію.
call-collect = { $player }, виберіть додатковий ресурс.
call-expert = { $player }, можна скористатися знавцем зброї.
call-attack = { $player }, ваша атака.
call-place = { $player }, виберіть зону для пілота.
call-deploy-mine = { $player }, можна встановити нову міну.
call-deploy-turret = { $player }, можна встановити нову турель.
call-mine = { $player }, виберіть міну.

# Кнопки та рядки списків
line-pilot = { $pilot }
line-base = { $zone }
line-mine = Міна { $number }
line-mine-move = Міна { $number } з { $zone }
line-weapon = { $weapon }
line-program = { $slot }: { $card } { $arrow }
line-program-vacant = { $slot }: –
program-same = Як у попередньому раунді
program-suggest = Запропонувати
line-ready = Готово
line-commander = Імпровізувати
line-adhoc = { $card } { $arrow }
line-rotate = { $arrow }
line-drive = Рухатися далі
line-mech = { $mech }
line-mech-none = Не брати
line-collect = { $resource }
line-turret = Установити турель
line-turret-move = Турель із { $zone }
line-buy = { $weapon }: { $cost }
line-buy-about = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }, { $type }, { $damage }/{ $power }
line-repair = +{ $health } здоров’я: { $cost }
line-upgrade = Силова броня: { $cost }
line-expert = Знавець зброї
line-attack = { $weapon } — пошкодження: { $damage }
line-attack-power = 💪 { $weapon } — пошкодження: { $damage }
line-attack-paid = Заплатити { $amount }
line-attack-nothing = Без цього
line-place = { $zone }
line-equip = Першою: { $weapon }
line-shield-on = Увімкнути щит
line-shield-off = Вимкнути щит
line-pass = Відмовитися
line-pass-commander = Відкрити карту
line-pass-rotate = Не розвертати
line-pass-drive = Зупинитися
line-pass-action = Без дії
line-pass-expert = Не платити
line-pass-deploy = Нічого
action-program = крок { $slot }: { $card } { $arrow }
action-attack = атака: { $weapon }

# Програмування
program-wall = → стіна
attack-outlook = { $weapon }: пошкодження { $damage }, суперник матиме { $health } здоров’я
attack-counters = контрує: { $weapon }
attack-countered = її може контрувати: { $weapons }
attack-enemy-left = { $side } ще має невикористану зброю: { $weapons }

# Заголовки й панелі на зображеннях
headline-setup = Приготування · { $values }
headline-program = Раунд { $round } з { $rounds } · програмування
headline-turn = Раунд { $round } з { $rounds } · крок { $slot } · { $side }
headline-combat = Бій на { $zone }
headline-over = Гру закінчено
label-adhoc = імпровізація
label-stock = Запас
label-ready = готово
label-left = поза грою
label-robot = робот
label-values = Значення: { $title }
values-open-1 = Відкриті значення 1 (наші, не видавця)

# Умови столу
terms-players-label = Гравці
terms-players-about = Скільки грає
terms-players-solo = 1 проти двох роботів
terms-players-two = 2 гравці
terms-players-three = 3 гравці
terms-players-four = 4 гравці
terms-pilots-label = Пілоти
terms-pilots-two = два на вибір
terms-pilots-two-about = Кожен таємно отримує двох пілотів і лишає одного
terms-pilots-any = будь-які
terms-pilots-any-about = Усі по черзі вибирають з восьми; перший гравець — останнім
terms-pilots-random = випадкові
terms-pilots-random-about = Кожен отримує одного випадкового пілота
terms-mech-label = Мегамех
terms-mech-both = обидва боки
terms-mech-both-about = Троя 3000 або Спарта 3000 з нашим текстом
terms-mech-trojan = лише Троя
terms-mech-trojan-about = Без Спарти 3000, текст якої наш
terms-o-18-label = Зброя з приготування (O-18)
terms-o-18-first = дає очки
terms-o-18-first-about = Наприкінці очки дає вся зброя, яку ви маєте
terms-o-18-second = не дає очок
terms-o-18-second-about = Наприкінці очки дає лише куплена зброя
terms-o-29-label = Імпровізація Цунамі (O-29)
terms-o-29-first = без бою
terms-o-29-first-about = Вона не може вести до ворожого пілота
terms-o-29-second = бій дозволено
terms-o-29-second-about = Вона може почати бій
terms-seat = { $pilot }, база { $zone }

# Поради для першої гри
tip-pilot = Лишіть пілота, чия здібність вам до вподоби. Іншого ніхто не побачить.
tip-base = Пілот починає на базі й повертається туди після нокауту. Різниця невелика: просто виберіть.
tip-arm = Міна захищає базу: найсильніша — 4. Зі зброї найпростіший імпульсний пістолет.
tip-program = Для кожного кроку виберіть карту та стрілку. Спершу рух, потім дія там, де ви стоїте. Пунктир показує шлях, якщо ніхто не завадить.
tip-commander = У режимі імпровізації крок 4 вибираєте лише тепер. Це варто робити, якщо на арені багато змінилося.
tip-adhoc = Режим імпровізації: щоходу вибираєте будь-яку карту, навіть ту саму. У перший такий хід атакувати не можна.
tip-rotate = За дрібку енергії карту можна розвернути, наприклад від стіни чи міни.
tip-mech = Мегамех має { $health } здоров’я, чотири вдосконалені зброї та дає очки. Але його не можна відновити, а здібність пілота не діє.
tip-drive = Кожна наступна зона коштує, і все, що в ній є, діє на вас.
tip-action = Дія необов’язкова. Турель дає подвійну цінність зони, міна — звичайну, але номера її ніхто не знає.
tip-buy = Наприкінці зброя теж дає очки. Пілот користується лише базовою; для вдосконаленої потрібна силова броня.
tip-power = Силова броня — це 9 здоров’я та дві вдосконалені зброї. Поліпшуйтеся, щойно зможете.
tip-collect = Візьміть те, чого потребують наступні карти.
tip-expert = Зі знавцем зброї першою зброєю можна вдарити двічі.
tip-attack = Кожна зброя діє раз за бій. Зброя по площі контрує дальню, дальня — ближню, ближня — зброю по площі, і контратака потужна. Боєць без зброї мусить відступити.
tip-place = Пілот дає стільки очок, яка цінність його зони. Ставайте на цінну.
tip-deploy = Можна відразу встановити іншу, трохи дорожче, ніж зазвичай.
tip-mine = Найбільше шкодить високий номер. Лише ви знаєте, де яка міна.
tip-scoring = Зони дають очки після раундів 2, 4 і 6. Нехай пілот, міни й турелі стоять тоді на цінних.

# Зображення словами
alt-turn = Раунд { $round }, крок { $slot }: діє { $side }.
alt-program = Раунд { $round }: програмування. Готово: { $ready }.
alt-pilot = { $side }: { $status } на { $zone }.
alt-pilot-waiting = { $side }: { $status }, поза ареною.
alt-mech = Порожній мегамех на { $zone }.
alt-mine = Міни ({ $side }): { $zones }.
alt-turret = Турелі ({ $side }): { $zones }.
alt-zones = Зони: { $zones }.
alt-zone = { $zone } { $value } { $resources }
alt-panel = { $side } ({ $pilot }): здоров’я { $health }, енергія { $energy }, кредити { $credits }, очки { $points }, споряджено: { $weapons }.
alt-stock = У запасі: { $weapons }.
alt-row = У продажу: { $weapons }.
alt-path = Запланований шлях: { $zones }.
alt-combat = Бій на { $zone }: { $side } проти { $enemy }.
alt-offered = На кнопках: { $zones }.
alt-film = Анімація того, що сталося. { $story }
course-title = Очки за раундами
course-round = Раунд { $round }
alt-chart = Очки за раундами: { $points }.

# Відмови
refused = { $sentence } ({ $rule })
refused-over = Гру вже закінчено.
refused-not-asked = Зараз відповідає не { $side }. Зачекайте на своє запитання.
refused-robot = { $side } — робот і грає автоматично.
refused-has-left = { $side } вже не бере участі у грі.
refused-not-waited = Зараз ніхто не чекає на відповідь: { $side }.
refused-other-question = Зараз запитання інше. Натисніть одну з кнопок.
refused-unknown = У цій позиції цього не можна знати.
refused-not-offered = Цього пілота вам не запропоновано. Виберіть одного зі своїх.
refused-no-free-base = Там немає вільного місця для бази. Виберіть одне з вільних.
refused-no-such-mine = Цю міну взяти не можна. Виберіть одну з тих, що на кнопках.
refused-not-basic = На початку лишають базову зброю. Виберіть одну з чотирьох.
refused-same-card = У цьому кроці вже є така карта з таким напрямком.
refused-vacant = Якийсь крок ще порожній, або програма вже готова.
refused-peace = Цього ходу не можна входити до зони ворожого пілота. Виберіть іншу карту або напрямок.
refused-same-direction = Так карту розвернути не можна. Виберіть інший напрямок.
refused-no-such-mech = За цим столом грають без цього боку мегамеха. Виберіть інший.
refused-no-room = Там уже є міна, турель або мегамех. Більше нічого не вміститься.
refused-no-such-turret = Спершу встановлюють турелі із запасу; переносити можна, лише коли всі на арені.
refused-too-dear = На це вам не вистачає ресурсів. Виберіть щось дешевше або відмовтеся.
refused-not-for-sale = Цю зброю купити не можна: вона у вас уже є або її немає в продажу.
refused-no-repair = Таке відновлення нічого не дасть. Платіть лише за те, чого бракує.
refused-no-upgrade = Поліпшити можна лише пілота, і лише коли вистачає енергії.
refused-mech-repair = Мегамеха не можна ні відновити, ні поліпшити.
refused-other-action = Ваша карта має іншу дію.
refused-not-usable = Цю зброю вичерпано або не споряджено. Виберіть іншу.
refused-argument = Так цю зброю зараз використати не можна. Виберіть один із запропонованих способів.
refused-not-nearest = Туди перейти не можна. Виберіть одну з найближчих незайнятих зон.
refused-no-deploy = Там нічого встановити не можна. Виберіть порожню зону поруч із пілотом, на яку вистачає ресурсів.
refused-not-optional = Від цього не можна відмовитися.
refused-not-owned = Ця зброя вже перша, або у вас її немає.
refused-in-combat = Під час бою спорядження не змінюють.
refused-no-switch = У вас немає такого перемикача, або його вже так установлено.

# Постійні накази й плани
order-buy-label = Купівля
order-place-label = Куди переходити
order-equip-label = Спорядження
