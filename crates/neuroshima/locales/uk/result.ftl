# Кінець гри: останнє повідомлення, повідомлення в основному каналі та назва гілки.

result-winner = 🏆 { $player } ({ $army }) — очки штабу: { $points }
result-player = { $player } ({ $army }) — очки штабу: { $points }
result-ranked = Місце { $place }: { $player } ({ $army }) — очки штабу: { $points }
result-scored = Місце { $place }: { $player } ({ $army }) — очки: { $points }
result-team = { $player } ({ $army }) — очки штабу: { $points }, команда: { $team }

# Що принесла битва, у наступному повідомленні
toll = ⚔️ { $number ->
    [one] Підсумок битви.
   *[other] Підсумок { $number } битв.
    } Очки штабів: { $points }. Втрати: { $lost }.
toll-scored = ⚔️ { $number ->
    [one] Підсумок битви.
   *[other] Підсумок { $number } битв.
    } Очки: { $points }. Втрати: { $lost }.
toll-points = { $army } { $before } → **{ $after }**
toll-points-same = { $army } { $after }
toll-lost = { $army } — { $units }
toll-lost-nobody = немає

# Стан гри трьох або чотирьох в одному рядку
standing-out = { $army } (поза грою)
standing-behind = { $army } { $points } (уже не переможе)
standing-absent = { $army } { $points } (час вийшов)
standing-and = { $standing } — { $ahead }
standing-next = наступний хід: { $army }
standing-last-turns = останні ходи: { $armies }
standing-last-turn = останній хід

# Зображення з результатом: коротко, самі підписи
card-victory = Перемога
card-draw = Нічия
card-end-headquarters = Штаб знищено
card-end-headquarters-draw = Штаби знищено в одній битві
card-end-final = Після фінальної битви
card-end-overtime = Після додаткової битви
card-end-points = Набрано 20 очок
card-end-impasse = Заповнене поле, якого ніщо не змінить
card-end-goal = Досягнуто цілі сторінки
card-end-full-page = Заповнене поле без втрат
card-end-resignation = Капітуляція
card-end-agreement = За згодою гравців
card-end-time = Час вийшов
card-end-adjudication = Рішення організатора
card-lost = Втрати
card-best = Найкращий загін
card-damage = Завдано пошкоджень: { $damage }
card-destroyed = Знищено загонів: { $destroyed }
card-rounds = { $number ->
    [one] раунд
    [few] раунди
   *[many] раундів
 }
card-battles = { $number ->
    [one] битва
    [few] битви
   *[many] битв
 }
card-days = { $number ->
    [one] день
    [few] дні
   *[many] днів
 }
card-hours = { $number ->
    [one] година
    [few] години
   *[many] годин
 }
card-minutes = { $number ->
    [one] хвилина
    [few] хвилини
   *[many] хвилин
 }

verify-piles = • Стоси саме такі, які дає це зерно.

# Чого не вдалося перевірити
verify-open-running = ⏳ Зерно і стоси я перевіряю, коли гра закінчиться. До того нічого про них не кажу.
verify-why-pile = Стос армії { $army } не такий, який дає зерно, починаючи з жетона номер { $place }.
verify-why-unknown-pile = Тут беруть більше жетонів, ніж є в записі.
verify-why-tiles = У моєму журналі тут узято інші жетони.
