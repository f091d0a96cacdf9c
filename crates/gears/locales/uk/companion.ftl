# Режим за столом: мапа лежить на столі, а люди відповідають.

call-table = Що видно на столі? { $player }
table-test-near = { $figure }: чи є боєць на відстані руху щонайбільше { $number }?
table-test-reach = { $figure }: чи видно бійця в межах дальності { $number }?
table-test-sight = { $figure }: чи видно якогось бійця?
table-test-here = { $figure }: чи є боєць на тій самій ділянці?
table-test-weak = { $figure }: чи є на відстані щонайбільше { $number } боєць, у якого карт щонайбільше { $cards }?
table-test-hurt = { $figure }: чи є на відстані щонайбільше { $number } інший ушкоджений ворог?
table-test-marker = { $figure }: чи лежить на відстані щонайбільше { $number } кинута зброя?
table-test-apart = { $figure }: чи всі бійці на відстані щонайменше { $number }?
table-test-near-you = { $cog }: чи є ворог на відстані щонайбільше { $number }?
table-test-some-sight = Чи видно бійця комусь із цих ворогів?
table-test-no-hole = { $cog }: чи ділянка без відкритої нори?
table-all-covered = Чи всі бійці в укритті?
table-in-cover = { $figure }: чи стоїть в укритті?
table-nearest = { $figure }: який боєць найближче?
table-nearest-any = Який боєць найближче?
table-nearest-bare = { $figure }: який боєць поза укриттям найближче?
table-aim-nearest = { $figure } атакує найближчого бійця, якщо бачить його. Кого?
table-aim-seen = { $figure } атакує найближчого бійця, якого бачить. Кого?
table-aim-reach = { $figure } атакує бійця, якого бачить у межах дальності { $number }. Кого?
table-aim-here = { $figure } атакує бійця на своїй ділянці. Кого?
table-aim-weakest = { $figure } атакує на своїй ділянці бійця з найменшою кількістю карт. Кого?
table-aim-bare = { $figure } атакує на своїй ділянці бійця поза укриттям. Кого?
table-aim-sight = { $figure } атакує, якщо бачить ціль. Кого?
table-move-toward = { $figure }: рух щонайбільше на { $number } у бік цілі ({ $goal }){ $covers ->
    [yes] , потім в укриття
   *[no] {""}
}.
table-move-near = { $figure }: рух у бік цілі ({ $goal }), доки залишиться відстань { $stop }{ $covers ->
    [yes] , потім в укриття
   *[no] {""}
}.
table-move-away = { $figure }: рух на 1 ділянку далі від найближчого бійця ({ $goal }){ $covers ->
    [yes] , потім в укриття
   *[no] {""}
}.
table-move-cover = { $figure }: рух до найближчого вільного укриття.
table-guard = { $figure } ось-ось діятиме. Хтось стає на варту?
table-shelter = { $figure }: скільки кубиків захисту за укриття й за ділянки поза дальністю?
table-cover = { $cog }: скільки кубиків захисту за укриття? Атакує { $figure }.
table-dodges = { $figure } атакує. Ціль: { $cog }, кубиків атаки: { $dice }. Ухиляння?
table-roll = Атакує { $by }, ціль: { $at }. Киньте кубики: атаки { $attack }, захисту { $defence }.
table-omens = { $cog }: випало знамень: { $count }. Яка це зброя?
table-here-ask = { $wounds ->
    [0] Хто ще стоїть на цій ділянці?
   *[other] Хто стоїть на цій ділянці? Пошкоджень кожному: { $wounds }.
}
table-put-exit = Поставте фігурку на вихід із мапи: { $kind }.
table-put-hole-near = Поставте фігурку на найближчу відкриту нору ({ $goal }): { $kind }.
table-put-holes = Чи є ще відкрита нора на відстані щонайбільше { $number } ({ $goal })? Поставте туди фігурку: { $kind }.
table-put-area = Поставте фігурку на ту саму ділянку ({ $goal }): { $kind }.
table-put-tile = Поставте фігурку на тайл { $goal }: { $kind }.
table-put-even = Поставте фігурку на відкриту нору, де з’явилося найменше нових: { $kind }.
table-put-entrance = Поставте фігурку на першу ділянку бійців: { $kind }.
table-put-marker = Поставте фігурку туди, де лежала зброя: { $kind }.
table-hole = Чи є на тайлі { $tile } ще одна нора? Поставте туди: { $kinds }.
table-lay = Покладіть тайл { $tile }. Він уміщується?
table-friend = { $figure } іде до ушкодженого ворога. Хто найближче?
table-healed = { $figure } лікує ворога на своїй ділянці. Кого?
table-marker = { $figure } повертає фігурку. Яка кинута зброя найближче?
table-crowd-toward = { $far ->
    [0] Пересуньте кожну фігурку щонайбільше на { $number } у бік цілі ({ $goal }), потім в укриття, якщо вона ховається: { $kind }.
   *[other] Пересуньте кожну фігурку, від якої всі бійці на відстані щонайменше { $far }: щонайбільше на { $number } у бік цілі ({ $goal }), потім в укриття, якщо вона ховається ({ $kind }). Які рушили?
}
table-crowd-near = { $far ->
    [0] Пересуньте кожну фігурку в бік цілі ({ $goal }), доки залишиться відстань { $stop }, потім в укриття, якщо вона ховається: { $kind }.
   *[other] Пересуньте кожну фігурку, від якої всі бійці на відстані щонайменше { $far }: у бік цілі ({ $goal }), доки залишиться відстань { $stop }, потім в укриття, якщо вона ховається ({ $kind }). Які рушили?
}
table-all-locust = усі вороги
table-nearest-goal = найближчий боєць
table-on-way = Стати на варту можна перед кожною ділянкою й перед укриттям.
table-against = Проти якої фігурки ця варта?
table-equipment = На якому тайлі це спорядження?

table-yes = Так
table-yes-cog = Так, { $cog }
table-no = Ні
table-done = Зроблено
table-arrived = Зроблено: стоїть на тій самій ділянці
table-none-left = Немає місця або фігурки
table-nobody = Ніхто
table-guards = { $cog } стає на варту, кубиків атаки: { $count }
table-dice = Кубиків: { $count }
table-dodge = { $cog } ухиляється
table-here = { $figures }
table-laid = Уміщується
table-overlap = Накладається на інший тайл
table-goal = Мети досягнуто
table-hit = { $figure }: кубиків атаки { $count }, за укриття й дальність { $shelter }
table-rolled = { $figure }: влучань { $hits }, знамень { $omens }, щитів { $shields }
table-wounds = { $figure }: { $count } { $count ->
    [one] пошкодження
    [few] пошкодження
    [many] пошкоджень
   *[other] пошкодження
}
table-ammo = { $cog }, { $weapon }: набої { $tokens }
table-draw = { $cog } бере { $count } { $count ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}
table-spend = { $cog } скидає карту
table-by = { $weapon }
table-follow = { $cog } іде слідом
table-solo = { $cog } іде на 1 ділянку далі (супровід)
table-extra = На 1 ділянку далі
table-tile = { $equipment }, тайл { $tile }
table-any-equipment = з тайла
table-card = карта з коробки
table-count-dice = кубиків атаки: { $count }
table-count-over = поза дальністю: { $count }
table-count-cover = укриття: { $count }
table-count-hits = влучань: { $count }
table-count-omens = знамень: { $count }
table-count-shields = щитів: { $count }

verb-hit = Атака: кинути …
verb-rolled = Атака: наш кидок …
verb-wounds = Пошкодження …
verb-draw = Узяти карти …
verb-heal = Вилікувати ворога …
verb-spend = Скинути карту …
verb-yes = Так …
verb-here = Там стоять …
verb-by = Зброя …
verb-cover = Кубики …
verb-target = Боєць …
verb-tile = Тайл …
verb-next = Фігурка …

refused-held-figures = { $count ->
    [0] Для Sztab жодного ворога в грі немає. Заберіть рядок, після якого він зник.
   *[other] Для Sztab цієї фігурки в грі немає. У грі: { $figures }.
}
refused-held-cards = { $side }: карт для Sztab: { $count }. Назвіть щонайбільше на одне пошкодження більше.
refused-held-bleeding = { $side } вже стікає кров’ю і не отримує пошкоджень.
refused-held-tokens = { $side }: набоїв на цій зброї для Sztab: { $count }.

story-shot = { $side }: атака, ціль: { $figure }.
story-appeared = Нові на мапі: { $figures }.
story-hole-on-table = Покладіть на цю ділянку жетон нори.
story-moved-on-table = { $side } рухається.
story-followed-on-table = { $side } іде слідом.
story-crawled-on-table = { $side } повзе.

terms-companion-label = Мапа
terms-companion-no = мапа Sztab
terms-companion-no-about = Sztab знає мапу й робить усе
terms-companion-yes = власна коробка
terms-companion-yes-about = Мапа й фігурки у вас на столі; Sztab веде колоди, ходи й записи
terms-hands-label = Карти наказів
terms-hands-bot = роздає Sztab
terms-hands-bot-about = Кожен бачить тут лише свої карти
terms-hands-table = з коробки
terms-hands-table-about = Sztab знає лише кількість карт
terms-dice-label = Кубики
terms-dice-bot = кидає Sztab
terms-dice-bot-about = Із зерна випадковості гри
terms-dice-table = з коробки
terms-dice-table-about = Ви кидаєте самі й кажете, що випало
