# Помічник: що зробить хід, що втрачається, «а що, якби» та повернення.

# Що загін зробить там, де має стати
preview-netted = Там загін буде нейтралізований і нічого не зробить.
preview-hills = На пагорбах міцність на 1 більша, а ціль на лінії вибираєте ви.
preview-hills-toughness = На пагорбах міцність на 1 більша.
preview-hills-aim = З пагорбів ціль на лінії вибираєте ви.
preview-paralysed = Загін паралізований і не атакуватиме.
preview-nets = { $form ->
    [plain] Нейтралізує: { $units }.
   *[declined] Нейтралізує { $units }.
 }
preview-takes-over = { $form ->
    [plain] Підпорядкує: { $units }.
   *[declined] Підпорядкує { $units }.
 }
preview-hits = { $form ->
    [plain] Ініціатива { $initiative }: уразить: { $units }.
   *[declined] Ініціатива { $initiative }: уразить { $units }.
 }
preview-hit = { $unit } — { $wounds } { $wounds ->
    [one] пошкодження
    [few] пошкодження
    [many] пошкоджень
   *[other] пошкодження
 }
preview-hit-stopped = { $unit } — зупинить броня
preview-hit-poisons = { $unit } — отрута
preview-hit-endless = { $unit } — без кінця
preview-hits-nobody = За нинішнього розташування нікого не вразить.
preview-gives = { $form ->
    [plain] Подіє на: { $units }.
   *[declined] Подіє на { $units }.
 }
preview-gives-nobody = За нинішнього розташування ні на кого не подіє.
preview-given = { $unit } ({ $effects })
preview-takes = На нього діє: { $effects }.
preview-taken = { $effects } — { $unit }
preview-cost = Це коштує 1 очко вашого штабу.
preview-cost-scored = Це коштує очко: його отримає суперник.
preview-cost-none = Це нічого не коштує: діє установка сталевої сітки.
preview-net-in-vain = { $form ->
    [plain] Не нейтралізує: { $units }. Цей загін звільняє інша сітка.
   *[declined] Не нейтралізує { $units }: цей загін звільняє інша сітка.
 }
preview-full = Поле буде заповнене: битва почнеться одразу (NH-4.5).
preview-mine = Там вибухне міна: 1 пошкодження, крім штабу.
short-melee = +{ $amount } до ближньої атаки
short-ranged = +{ $amount } до дальньої атаки
short-initiative = +{ $amount } до ініціативи
short-initiative-loss = −{ $amount } до ініціативи
short-extra-action = додаткова дія
short-toughness = +{ $amount } до міцності
short-medic = лікування
short-transport = транспорт
short-quartermaster = інший тип атаки
short-scoper = перехоплення
short-zone = ініціатива 0
short-free-net = сталева сітка без очка
short-recon = друге переміщення
short-underground = підземелля
forfeit-second-move = друге переміщення: { $unit }
forfeit-mobility = невикористану мобільність: { $units }
forfeit-transport = невикористаний транспорт: { $units }
forfeit-replace = невикористаний знак питання: { $units }
forfeit-underground = невикористану підземну рокіровку: { $units }
forfeit-drag = невикористану Діру: { $units }
forfeit-steel-net = сталеву сітку, яка зараз нічого не коштує: { $units }
forfeit-push = невикористане відштовхування загоном: { $units }
forfeit-rotate = невикористаний розворот завдяки штабу: { $units }
forfeit-turn = невикористаний розворот: { $units }
forfeit-last-tiles = жетони, які ще можна використати в цьому останньому ході: { $tiles }
forfeit-kept-tiles = узяття жетонів: якщо зберегти на потім два жетони, які можна використати ({ $tiles }), наступного разу ви візьмете лише один
forfeit-anyway = Так, попри це
forfeit-anyway-end = Усе одно завершити хід
forfeit-anyway-battle = Усе одно почати битву
whatif-points = Штаб ({ $army }): { $before } → { $after }
whatif-points-scored = { $army }, очки: { $before } → { $after }
whatif-lost = Втрати ({ $army }): { $units }
whatif-lost-nobody = Ніхто не гине.
whatif-alt = { $board }. Що дасть битва: { $story }

first-game-deal = Перша гра: тасування повторюється, доки друга сторона не отримає на перший хід загін і жетон битви. Решту вирішує випадок.
