# /перевірити: чи правдива гра або запис.
command-verify = перевірити
command-verify-about = Чи були тасування і гра чесними, або чи правдивий запис
command-verify-option-record = запис
command-verify-option-record-about = Запис із /експорт; без нього я перевіряю гру цього каналу

# Що сходиться
verify-over = ✅ **Гра { $game } в порядку, від тасування до результату.**
verify-running = ✅ **Гра { $game } поки що в порядку.**
verify-same = ✅ **Це правдивий запис гри { $game }.**
verify-part = ✅ **Запис правдивий: гра { $game } після кроку { $steps }.**
verify-itself = ✅ **Ніщо в цьому записі собі не суперечить.**
verify-steps = • Кроків за правилами: { $steps }, усі.
verify-fingerprints = • Відбитків, що сходяться: { $number }, усі.
verify-kept = • Вони ведуть до позиції, яку я зберігаю.
verify-commitment = • Оголошено про зерно до того, як узято перший жетон, його SHA-256: `{ $commitment }`
verify-seed = • Зерно саме те, яке було оголошено. Його SHA-256, щоб порівняти з першим дописом гри: `{ $commitment }`
verify-commitment-noted = • Що, за записом, оголошено про зерно, його SHA-256; порівняйте з першим дописом гри: `{ $commitment }`
verify-seed-noted = • Зерно відповідає тому, що, за записом, було оголошено. Порівняйте цей SHA-256 з першим дописом гри: `{ $commitment }`
verify-piles = • Стоси саме такі, які роздає це зерно.
verify-result = • Результат саме той, до якого ведуть кроки.

# Чого не вдалося перевірити
verify-open-running = ⏳ Зерно і стоси перевіряють, коли гра закінчиться. До того я нічого про них не кажу.
verify-open-end = ⚠️ Не перевірено: кінець. Зерно подано, але кроки не ведуть до кінця гри.
verify-open-seed = ⚠️ Не перевірено: тасування. Зерна не подано.
verify-open-commitment = ⚠️ Не перевірено: що було оголошено про зерно. Про це немає позначки.
verify-open-fingerprints = ⚠️ Кроків без відбитка: { $number }. Зміна в котромусь із них виявиться лише там, де через неї пізніший крок стане неможливим.
verify-open-result = ⚠️ Не перевірено: результат. Його не названо.
verify-open-rules = ⚠️ Грали за версією { $version } правил, а перевірено за моєю.
verify-unnamed = ⚠️ Запис не каже, з якої він моєї гри, тож порівняти його немає з чим. Хто вигадує запис, може вигадати його так, що все зійдеться.
verify-elsewhere = ⚠️ Запис каже, що він із гри { $game }. З моїм журналом я порівнюю його лише там, де цю гру грають, або для її гравців.

# Що неправда
verify-false-game = ❌ **Гра { $game } не в порядку.**
verify-false-record = ❌ **Запис неправдивий.**
verify-false-step = Перший неправдивий крок має номер { $number }, { $army }: { $action }.
verify-false-line = -# Рядок { $line } файлу
verify-why-seed = Це не те зерно, яке було оголошено: його SHA-256 — `{ $hash }`.
verify-why-pile = Стос армії { $army } не такий, який роздає зерно, починаючи з жетона номер { $place }.
verify-why-unknown-pile = Тут беруть більше жетонів, ніж подає запис.
verify-why-offer-open = Пропозиція нічиєї вже чекає на відповідь.
verify-why-no-offer = Ніхто не пропонував нічиєї.
verify-why-fingerprint = Крок не веде до того, що каже його відбиток: щось змінено тут або в попередньому кроці без відбитка.
verify-why-result = Подано: { $said }. Із кроків випливає: { $came }.
verify-why-other-step = У моєму журналі тут інший крок, { $army }: { $action }.
verify-why-no-step = У моєму журналі такого кроку немає.
verify-why-tiles = У моєму журналі тут узято інші жетони.
verify-why-other-seed = Такого зерна для гри { $game } я не оприлюднював.
verify-why-other-commitment = Про зерно гри { $game } було оголошено інше: `{ $commitment }`.
verify-why-armies = У грі { $game } були інші армії.
verify-why-player = У грі { $game } за армію { $army } грає { $player }.
verify-why-no-action = Крок { $number } не є дією: `{ $line }`.
verify-why-kept = Позиція, яку я зберігаю після кроку { $number }, не та, до якої веде журнал: щось до цього місця змінено.
verify-why-army = Файл армії { $army } не той, з яким гра почалася.
verify-ending-won = перемагає { $army }
verify-ending-draw = нічия
verify-ending-open = гра не закінчена
verify-act-resign = Здатися
verify-act-draw-offer = Запропонувати нічию
verify-act-draw-accept = Прийняти нічию
verify-act-claim = Кінець гри: час суперника минув
verify-act-time = Час минув
verify-unreadable = Я не можу прочитати цей запис: рядок { $line }, стовпчик { $column }. Я очікував: { $expected }.
