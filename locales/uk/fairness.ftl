# /перевірити: чи правдива гра або запис.
command-verify = перевірити
command-verify-about = Чи чесно розтасовано й зіграно цю гру або чи правдивий запис
command-verify-option-record = запис
command-verify-option-record-about = Запис із /експорт; без нього я перевіряю гру цього каналу

# Що сходиться
verify-over = ✅ **Гра { $game } в порядку, від тасування до результату.**
verify-running = ✅ **Гра { $game } поки що в порядку.**
verify-same = ✅ **Це правдивий запис гри { $game }.**
verify-part = ✅ **Запис правдивий: гра { $game } після кроку { $steps }.**
verify-itself = ✅ **У цьому записі немає суперечностей.**
verify-steps = • Усі кроки ({ $steps }) відповідають правилам.
verify-fingerprints = • Усі контрольні суми ({ $number }) збігаються.
verify-kept = • Кроки ведуть до позиції, яку я зберігаю.
verify-commitment = • Зобов’язання, оприлюднене до першого взяття (SHA-256 зерна): `{ $commitment }`
verify-seed = • Зерно те саме, яке було обіцяно. Порівняйте його SHA-256 з першим повідомленням гри: `{ $commitment }`
verify-commitment-noted = • Зобов’язання за записом (SHA-256 зерна); порівняйте з першим повідомленням гри: `{ $commitment }`
verify-seed-noted = • Зерно відповідає зобов’язанню із запису. Порівняйте цей SHA-256 з першим повідомленням гри: `{ $commitment }`
verify-piles = • Стоси саме такі, які дає це зерно.
verify-deal = • Роздача саме така, яку дає це зерно.
verify-result = • Результат саме той, до якого ведуть кроки.

# Чого не вдалося перевірити
verify-open-running = ⏳ Зерно і стоси я перевіряю, коли гра закінчиться. До того нічого про них не кажу.
verify-open-deal = ⏳ Зерно і роздачу я перевіряю, коли гра закінчиться. До того нічого про них не кажу.
verify-open-end = ⚠️ Не перевірено кінець: зерно є, але кроки не ведуть до кінця гри.
verify-open-seed = ⚠️ Не перевірено тасування: у записі немає зерна.
verify-open-commitment = ⚠️ Не перевірено зобов’язання щодо зерна: його не записано.
verify-open-fingerprints = ⚠️ Кроків без контрольної суми: { $number }. Зміна в котромусь із них виявиться лише там, де через неї пізніший крок стане неможливим.
verify-open-result = ⚠️ Не перевірено результат: у записі його немає.
verify-open-rules = ⚠️ Гру зіграно за версією { $version } правил, а перевірено за моєю.
verify-unnamed = ⚠️ У записі не зазначено, з якої він гри, тож я не можу порівняти його з журналом. Вигаданий запис теж може бути узгодженим.
verify-elsewhere = ⚠️ У записі зазначено гру { $game }. Зі своїм журналом я порівнюю його лише там, де цю гру грають, або для її гравців.

# Що неправда
verify-false-game = ❌ **Гра { $game } не в порядку.**
verify-false-record = ❌ **Запис неправдивий.**
verify-false-step = Перший неправдивий крок — номер { $number } ({ $army }): { $action }.
verify-false-line = -# Рядок { $line } файлу
verify-why-seed = Це не те зерно, яке було обіцяно: його SHA-256 — `{ $hash }`.
verify-why-pile = Стос армії { $army } не такий, який дає зерно, починаючи з жетона номер { $place }.
verify-why-deal = Роздача не така, яку дає зерно, починаючи з місця номер { $place }.
verify-why-unknown-pile = Тут беруть більше жетонів, ніж є в записі.
verify-why-offer-open = Пропозиція нічиєї вже чекає на відповідь.
verify-why-no-offer = Ніхто не пропонував нічиєї.
verify-why-fingerprint = Крок не веде до позиції, яку підтверджує його контрольна сума: щось змінено тут або в попередньому кроці без контрольної суми.
verify-why-result = У записі: { $said }. Із кроків випливає: { $came }.
verify-why-other-step = У моєму журналі тут інший крок ({ $army }): { $action }.
verify-why-no-step = У моєму журналі такого кроку немає.
verify-why-tiles = У моєму журналі тут узято інші жетони.
verify-why-other-deal = У моєму журналі тут відкрито інше.
verify-why-other-seed = Для гри { $game } оприлюднено інше зерно.
verify-why-other-commitment = Для гри { $game } було оприлюднено інше зобов’язання: `{ $commitment }`.
verify-why-armies = У грі { $game } були інші армії.
verify-why-player = У грі { $game } за армію { $army } грає { $player }.
verify-why-no-action = Рядок кроку { $number } не є дією: `{ $line }`.
verify-why-kept = Позиція, яку я зберігаю після кроку { $number }, не та, до якої веде журнал: щось до цього місця змінено.
verify-why-army = Файл армії { $army } не той, з яким гра почалася.
verify-ending-won = перемагає { $army }
verify-ending-draw = нічия
verify-ending-open = гра не закінчена
verify-act-resign = Капітуляція
verify-act-draw-offer = Пропозиція нічиєї
verify-act-draw-accept = Згода на нічию
verify-act-claim = Час іншого гравця минув
verify-act-time = Час минув
verify-act-award = Перемога за рішенням організатора
verify-act-award-draw = Нічия за рішенням організатора
verify-act-award-none = Поразка за рішенням організатора
verify-unreadable = Не вдається прочитати цей запис: рядок { $line }, стовпець { $column } (подробиці для автора файлу: `` { $expected } ``).
