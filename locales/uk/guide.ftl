# Помічник: що зробить хід, що втрачається, «а що, якби» та повернення.

# Що загін зробить там, де має стати
preview-netted = Там загін буде в сітці й нічого не зробить.
preview-nets = У його сітці будуть: { $units }.
preview-hits = З ініціативою { $initiative } влучить: { $units }.
preview-hit = { $unit } — { $wounds } { $wounds ->
    [one] рана
    [few] рани
    [many] ран
   *[other] рани
 }
preview-hit-stopped = { $unit } — зупинить броня
preview-hits-nobody = За нинішнього розташування ні в кого не влучить.
preview-gives = Подіє на: { $units }.
preview-gives-nobody = За нинішнього розташування ні на кого не подіє.
preview-given = { $unit } ({ $effects })
preview-takes = Отримає: { $effects }.
preview-taken = { $effects } — дає { $unit }
preview-full = Поле буде заповнене: Битва почнеться одразу (NH-4.5).
short-melee = +{ $amount } до ударів
short-ranged = +{ $amount } до пострілів
short-initiative = +{ $amount } до ініціативи
short-initiative-loss = −{ $amount } до ініціативи
short-extra-action = додаткова дія
short-toughness = +{ $amount } до витривалості
short-medic = лікування
short-transport = перевезення
short-quartermaster = інший тип атаки
short-scoper = перехоплення
short-recon = друге переміщення

# Що втрачається
forfeit-title = Це пропаде:
forfeit-second-move = друге переміщення: { $unit }
forfeit-mobility = невикористана Мобільність: { $units }
forfeit-transport = невикористаний Транспорт: { $units }
forfeit-last-tiles = жетони, які ще можна зіграти в цьому останньому ході: { $tiles }
forfeit-kept-tiles = узяття жетонів: залишаться два жетони, які можна зіграти ({ $tiles }), і наступного разу ви візьмете лише один
forfeit-anyway = Усе одно: { $action }

# А що, якби
whatif-button = А що, якби…
whatif-only-you = Це бачите лише ви, і нічого не зіграно.
whatif-now = **А якби Битва почалася зараз?** ({ $army })
whatif-tried = **А що, якби…** ({ $army })
whatif-step = { $number }. { $action }
whatif-then = Потім Битва:
whatif-points = Штаб, { $army }: { $before } → { $after }
whatif-lost = Втрати, { $army }: { $units }
whatif-lost-nobody = Ніхто не гине.
whatif-asks = Вирішує { $army }:
whatif-as = Як { $army }
whatif-again = Почати спочатку
whatif-play = Зіграти це
whatif-too-long = Далі одне «а що, якби» не сягає. Почніть спочатку.
whatif-none = Зараз немає Битви, про яку варто думати: Штаби ще не на полі або гру закінчено.
whatif-gone = Цього вже не можна спробувати. Ось поточне поле.
whatif-alt = { $board }. Що принесе Битва: { $story }

# Повернення
undo-button = Скасувати крок
undo-done = ↩️ Крок скасовано.
undo-note = ↩️ { $army } скасовує крок.
undo-asks = { $player }, { $army } просить скасувати: { $action }, разом з усім, що було потім.
undo-asks-plain = { $player }, { $army } просить скасувати останній крок, разом з усім, що було потім.
undo-accept = Згода
undo-refuse = Відмова
undo-accepted = ↩️ Згода: { $army } скасовує цей крок.
undo-refused = Було прохання скасувати крок ({ $army }), відповідь: ні.
undo-asked = Для цього потрібна згода суперника. Запитання вже в каналі.
undo-asked-already = Суперника про це вже запитано.
undo-refused-already = На це вже є відмова. Попросити знову можна, коли гра піде далі.
undo-nothing = Поки що немає вашого кроку, який можна скасувати.
undo-gone = Про це вже ніхто не просить: відповідь дано або гра пішла далі.
undo-not-yours = Відповідати має суперник.
