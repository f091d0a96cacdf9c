instant-battle = Битва
instant-move = Переміщення
instant-push-back = Відштовхування
instant-grenade = Граната
instant-sniper = Снайпер
instant-bomb = Авіаудар
instant-terror = Терор
instant-smoke-screen = Димова завіса
instant-transposition = Підміна
instant-paralysis = Параліч
instant-castling = Рокіровка
instant-rotation = Розворот
instant-small-bomb = Мала бомба

story-headquarters-placed = { $unit } стоїть на полі.
story-drew = { $form ->
    [plain] { $army } бере: { $tiles }.
   *[declined] { $army } бере { $tiles }.
 }
story-drew-nothing = { $army } уже не має чого брати.
story-last-tile = { $army } бере свій останній жетон: після останніх ходів буде фінальна битва.
story-time-ran-out = { $army } більше не має часу: після останнього ходу суперника буде фінальна битва.
story-time-ran-out-several = { $army } більше не має часу: її ходи пропускають, а жетони лишаються на полі.
story-unlucky-draw = { $form ->
    [plain] Невдале взяття: { $army } скидає жетони ({ $tiles }) і бере знову.
   *[declined] Невдале взяття: { $army } скидає { $tiles } і бере знову.
 }
story-discarded = { $form ->
    [plain] { $army } скидає: { $tiles }.
   *[declined] { $army } скидає { $tiles }.
 }
story-base-laid = { $form ->
    [plain] { $army } кладе на Базу: { $tiles }.
   *[declined] { $army } кладе на Базу { $tiles }.
 }
story-base-taken = { $form ->
    [plain] { $army } бере з Бази: { $tiles }.
   *[declined] { $army } бере з Бази { $tiles }.
 }
story-tactic = { $army } використовує карту «Тактика»: { $instant }.
story-leader-chosen = { $army } вибирає лідера.
story-leader-revealed = { $army } грає з лідером: { $leader }.
story-leader-used = { $army } застосовує лідера: { $leader }.
story-leader-lent = { $unit }, завдяки лідеру: { $effect }.
story-placed = { $form ->
    [plain] { $army } розміщує: { $unit }.
   *[declined] { $army } розміщує { $unit }.
 }
story-built = { $form ->
    [plain] { $army } розміщує: { $unit } (другий жетон на { $hex }) і скидає: { $paid }.
   *[declined] { $army } розміщує { $unit } (другий жетон на { $hex }) і скидає: { $paid }.
 }
story-instant = { $form ->
    [plain] { $army } використовує: { $tiles }.
   *[declined] { $army } використовує { $tiles }.
 }
story-moved = { $unit } переміщується на { $hex }.
story-turned = { $unit } розвертається.
story-swamps = Шлях веде через туманні болота.
story-hills-aim = З пагорбів можна влучити повз ближчих ворогів.
story-hills-save = { $unit } виживає завдяки пагорбам.
story-moved-again = { $unit } переміщується знову, на { $hex }.
story-turned-again = { $unit } розвертається знову.
story-mobility-moved = { $unit } переміщується на { $hex } завдяки мобільності.
story-mobility-turned = { $unit } розвертається завдяки мобільності.
story-rotate-turned = { $unit } розвертається завдяки штабу.
story-turn-turned = { $unit } розвертається завдяки властивості «Розворот».
story-transport-moved = Транспорт: { $unit } переміщується на { $hex }.
story-transport-turned = Транспорт: { $unit } розвертається.
story-pushed = { $form ->
    [plain] { $pusher } відштовхує: { $unit } → { $hex }.
   *[declined] { $pusher } відштовхує { $unit } на { $hex }.
 }
story-bomb = 💥 Авіаудар по { $hex } і суміжних клітинках.
story-terror = 😱 Терор: у свій найближчий хід ці армії не розміщують жетонів: { $armies }.
story-dragged = { $form ->
    [plain] Діра на { $hex } затягує: { $unit }.
   *[declined] Діра на { $hex } затягує { $unit }.
 }
story-swapped = Міняються місцями: { $one } і { $other }.
story-taken = { $form ->
    [plain] 🚩 { $army } підпорядковує: { $unit } ({ $source }).
   *[declined] 🚩 { $army } підпорядковує { $unit } ({ $source }).
 }
story-released = { $unit } знову воює за своїх: { $army }.
story-small-bomb = 💥 Мала бомба влучає в { $hexes }.
story-executed = Страчено: { $unit }.
story-paid = { $unit } платить очком: залишається { $left } { $left ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
 }.
story-net-thrown = { $form ->
    [plain] 🕸️ { $army } кидає сталеву сітку: { $unit }.
   *[declined] 🕸️ { $army } кидає сталеву сітку на { $unit }.
 }
story-net-returned = { $unit }: сталева сітка спадає й поповертається до гравця.
story-replaced = { $unit } стає на місце загону { $out }.
story-returned = { $tile } повертається на верх стосу ({ $army }).
story-mine = 💥 { $unit } вибухає.
story-battle-tile = ⚔️ Битва! Її починає { $army }.
story-battle-full-board = ⚔️ Поле заповнене: битва!
story-battle-final = ⚔️ Фінальна битва.
story-battle-overtime = ⚔️ Додаткова битва.
story-battle-page = ⚔️ Битва за правилами сторінки.
story-battle-boarding = ⚔️ Абордаж: битву починає { $army }.
story-segment = **Ініціатива { $initiative }**
story-acts-because = { $unit } діє з ініціативою { $initiative }: { $reasons }.
story-acts-again = { $unit } має додаткову дію: { $sources }.
story-converted-ranged = { $unit } виконує дальню атаку замість ближньої (це дозволяє { $module }).
story-converted-melee = { $unit } виконує ближню атаку замість дальньої (це дозволяє { $module }).
story-exploded = 💥 { $unit } вибухає.
story-reflected = { $unit } відбиває атаку. Атакує { $source }.
story-hit = { $form ->
    [plain] { $source } → { $target }: { $wounds } { $wounds ->
        [one] пошкодження
        [few] пошкодження
        [many] пошкоджень
       *[other] пошкодження
     }.
   *[declined] { $source } уражає { $target }: { $wounds } { $wounds ->
        [one] пошкодження
        [few] пошкодження
        [many] пошкоджень
       *[other] пошкодження
     }.
 }
story-hit-because = { $form ->
    [plain] { $source } → { $target }: { $wounds } { $wounds ->
        [one] пошкодження
        [few] пошкодження
        [many] пошкоджень
       *[other] пошкодження
     } ({ $reasons }).
   *[declined] { $source } уражає { $target }: { $wounds } { $wounds ->
        [one] пошкодження
        [few] пошкодження
        [many] пошкоджень
       *[other] пошкодження
     } ({ $reasons }).
 }
story-hit-stopped = { $form ->
    [plain] { $source } → { $target }: постріл зупиняє броня.
   *[declined] { $source } уражає { $target }: постріл зупиняє броня.
 }
story-hit-endless = { $form ->
    [plain] { $source } → { $target }: постріли без кінця із силою { $wounds }, бо кружляють замкненим колом.
   *[declined] { $source } уражає { $target } без кінця, щоразу із силою { $wounds }: постріл кружляє замкненим колом.
 }
story-hit-destroys = { $form ->
    [plain] { $source } → { $target }; міцність не допомагає.
   *[declined] { $source } уражає { $target }; міцність не допомагає.
 }
story-part-own = { $amount } із жетона
story-part-bonus = +{ $amount } від: { $unit }
story-part-loss = −{ $amount } від: { $unit }
story-part-zone = 0 через: { $unit }
story-part-armour = −{ $amount } через броню
story-absorbed-scoped = { $medic } під контролем гакера поглинає пошкодження: { $source } → { $patient }.
story-absorbed = { $medic } поглинає пошкодження: { $source } → { $patient }.
story-card-absorbed = Карта «Медик» ({ $army }) поглинає пошкодження: { $source } → { $patient }.
story-headquarters-left = { $unit }: залишається { $left } { $left ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
 }.
story-explosion-gone = { $unit } гине у власному вибуху.
story-medic-gone = { $unit } гине, рятуючи.
story-toughness-lost = Знищено: { $unit }. Без утраченого бонусу до міцності пошкоджень забагато.
story-destroyed = Знищено: { $unit }.
story-swallowed = Зникає в Дірі: { $unit }.
story-extra-turns = Штаби мають порівну очок: кожна сторона має ще один хід, потім буде додаткова битва.
story-extra-turns-teams = Команди мають порівну очок: кожен гравець має ще один хід, потім буде додаткова битва.
story-extra-turns-all = Усі мають порівну очок: кожна сторона має ще один хід, потім буде додаткова битва.
story-extra-turns-some = Нічия ({ $armies }): кожна з цих армій має ще один хід, потім буде додаткова битва. Решта вже не може перемогти, але її жетони б’ються далі.
story-scored = { $army } набирає очки: { $amount }, разом { $points }.
story-page-scored = { $army } отримує очки за клітинки: { $amount }, разом { $score }.
story-page-healed = { $unit }: вилікувано пошкоджень: { $amount }.
story-page-repaired = { $unit } відновлює очки штабу: { $amount }, тепер { $left }.
story-page-turned = { $unit } розвертається разом із клітинкою.
story-eliminated = { $army } вибуває з гри: жетони цієї армії знімають із поля.
story-left = { $army } здається. Решта грає далі.
story-left-time = { $army } не має більше часу й вибуває. Решта грає далі.

outcome-win-headquarters = Перемагає { $army }: ворожий штаб знищено.
outcome-win-final = Перемагає { $army }: більше очок штабу після фінальної битви.
outcome-win-overtime = Перемагає { $army }: більше очок штабу після додаткової битви.
outcome-win-impasse = Перемагає { $army }: більше очок штабу, а поле заповнене, і ніщо його вже не змінить.
outcome-win-goal = Перемагає { $army }: досягнуто цілі сторінки.
outcome-win-full-page = Перемагає { $army }: поле заповнене, і ніхто інший уже не може виграти.
outcome-win-points = Перемагає { $army }: 20 очок.
outcome-win-agreement = Перемагає { $army }: так домовилися обидві сторони.
outcome-win-resignation = Перемагає { $army }: суперник здається.
outcome-win-time = Перемагає { $army }: у суперника скінчився час.
outcome-win-adjudication = Перемагає { $army }: так вирішив організатор.
outcome-draw-headquarters = Нічия: обидва штаби знищено в одній битві.
outcome-draw-final = Нічия після фінальної битви: у штабів порівну очок.
outcome-draw-overtime = Нічия: навіть після додаткової битви у штабів порівну очок.
outcome-draw-impasse = Нічия: поле заповнене, ніщо його вже не змінить, а в штабів порівну очок.
outcome-draw-goal = Нічия: обидві сторони досягли цілі сторінки.
outcome-draw-full-page = Нічия: поле заповнене, а битва не прибрала жодного загону.
outcome-draw-points = Нічия: усі мають по 20 очок.
outcome-draw-agreement = Нічия: так домовилися обидві сторони.
outcome-draw-resignation = Нічия: обидві сторони здалися.
outcome-draw-time = Нічия: час скінчився.
outcome-draw-adjudication = Нічия: так вирішив організатор.

# Кінець гри, коли грають більше ніж двоє
outcome-several = { $ending ->
    [one] Перемагає { $armies }: { $why }.
    [team] Перемагають { $armies }: { $why }.
    [shared] Перемогу ділять { $armies }: { $why }.
   *[draw] Нічия: { $why }.
 }
outcome-why-headquarters = ворожий штаб знищено
outcome-why-headquarters-equal = штаби двох команд знищено в одній битві, а решта штабів має порівну очок
outcome-why-alone = у грі більше нікого немає
outcome-why-fell-together = останні штаби знищено в одній битві
outcome-why-final = найбільше очок після фінальної битви
outcome-why-final-equal = порівну очок після фінальної битви
outcome-why-overtime = найбільше очок після додаткової битви
outcome-why-overtime-equal = порівну очок навіть після додаткової битви
outcome-why-points = 20 очок
outcome-why-points-equal = по 20 очок в одній битві
outcome-why-impasse = найбільше очок, а поле заповнене, і ніщо його вже не змінить
outcome-why-impasse-equal = порівну очок, а поле заповнене, і ніщо його вже не змінить
outcome-why-goal = досягнуто цілі сторінки
outcome-why-goal-together = цілей сторінки досягнуто одночасно
outcome-why-full-page = поле заповнене, а битва не прибрала жодного загону
outcome-why-left = більше ніхто не грає
outcome-why-resignation = інша сторона здається
outcome-why-time = в іншої сторони скінчився час
outcome-why-agreement = так домовилися всі
outcome-why-adjudication = так вирішив організатор
