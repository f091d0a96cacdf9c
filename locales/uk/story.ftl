# Що сталося. Назви завжди стоять у називному відмінку, а дієслова в теперішньому часі: роду назви ніхто не знає.
list-comma = ,{" "}
instant-battle = Битва
instant-move = Переміщення
instant-push-back = Відштовхування
instant-grenade = Граната
instant-sniper = Снайпер
instant-bomb = Авіаудар

story-headquarters-placed = { $unit } стоїть на полі.
story-drew = { $army } бере: { $tiles }.
story-drew-nothing = { $army } більше не має чого брати.
story-last-tile = { $army } бере свій останній жетон: після останніх ходів буде Фінальна Битва.
story-time-ran-out = { $army } не має більше часу: після останнього ходу суперника буде Фінальна Битва.
story-unlucky-draw = { $army } має невдале взяття: скидає ці жетони ({ $tiles }) і бере знову.
story-discarded = { $army } скидає: { $tiles }.
story-placed = { $army } розміщує: { $unit }.
story-instant = { $army } розігрує: { $tiles }.
story-moved = { $unit } переміщується на { $hex }.
story-turned = { $unit } розвертається.
story-moved-again = { $unit } переміщується знову, на { $hex }.
story-turned-again = { $unit } розвертається знову.
story-mobility-moved = { $unit } переміщується на { $hex } завдяки мобільності.
story-mobility-turned = { $unit } розвертається завдяки мобільності.
story-transport-moved = Транспорт: { $unit } переміщується на { $hex }.
story-transport-turned = Транспорт: { $unit } розвертається.
story-pushed = { $pusher } відштовхує: { $unit }, на клітинку { $hex }.
story-bomb = 💥 Удар по { $hex } і клітинках довкола.
story-battle-tile = ⚔️ Битва! Її починає { $army }.
story-battle-full-board = ⚔️ Поле заповнене: Битва!
story-battle-final = ⚔️ Фінальна Битва.
story-battle-overtime = ⚔️ Додаткова Битва.
story-segment = **Ініціатива { $initiative }**
story-acts-because = { $unit } діє з ініціативою { $initiative }: { $reasons }.
story-acts-again = { $unit } діє ще раз, підтримка: { $sources }.
story-converted-ranged = { $unit } стріляє замість удару: це дозволяє { $module }.
story-converted-melee = { $unit } завдає удару замість пострілу: це дозволяє { $module }.
story-exploded = 💥 { $unit } вибухає.
story-hit = { $source } влучає: { $target }, { $wounds } { $wounds ->
    [one] рана
    [few] рани
    [many] ран
   *[other] рани
 }.
story-hit-because = { $source } влучає: { $target }, { $wounds } { $wounds ->
    [one] рана
    [few] рани
    [many] ран
   *[other] рани
 } — { $reasons }.
story-hit-stopped = { $source } стріляє: { $target }, але постріл зупиняє броня.
story-hit-destroys = { $source } знищує ціль незалежно від витривалості: { $target }.
story-part-own = { $amount } із жетона
story-part-bonus = +{ $amount } дає { $unit }
story-part-loss = { $amount } забирає { $unit }
story-part-armour = { $amount } зупиняє броня
story-absorbed-scoped = { $medic } під контролем Гакера поглинає влучання: { $source } → { $patient }.
story-absorbed = { $medic } поглинає влучання: { $source } → { $patient }.
story-headquarters-left = { $unit } має тепер { $left } { $left ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
 }.
story-explosion-gone = { $unit } гине у власному вибуху.
story-medic-gone = { $unit } віддає життя.
story-toughness-lost = Знищено: { $unit }. Без утраченого бонусу до витривалості ран забагато.
story-destroyed = Знищено: { $unit }.
story-extra-turns = Штаби мають порівну очок: кожна сторона має ще один хід, потім буде Додаткова Битва.

outcome-win-headquarters = Перемагає { $army }: ворожий Штаб знищено.
outcome-win-final = Перемагає { $army } за очками Штабів після Фінальної Битви.
outcome-win-overtime = Перемагає { $army } за очками Штабів після Додаткової Битви.
outcome-win-impasse = Перемагає { $army } за очками Штабів: поле заповнене, і ніщо його вже не змінить.
outcome-win-agreement = Перемагає { $army }: так домовилися обидві сторони.
outcome-win-resignation = Перемагає { $army }: суперник здається.
outcome-win-time = Перемагає { $army }: у суперника скінчився час.
outcome-draw-headquarters = Нічия: обидва Штаби знищено в одній Битві.
outcome-draw-final = Нічия за очками Штабів після Фінальної Битви.
outcome-draw-overtime = Нічия: Штаби рівні навіть після Додаткової Битви.
outcome-draw-impasse = Нічия: поле заповнене, ніщо його вже не змінить, а Штаби рівні.
outcome-draw-agreement = Нічия: так домовилися обидві сторони.
outcome-draw-resignation = Нічия: обидві сторони здалися.
outcome-draw-time = Нічия: час скінчився.
