# Знаки на малюнках і описи карт, зброї та пілотів.

legend-note = Tiny Epic Mechs
legend-arena = Арена
legend-energy-zone = Зона енергії
legend-energy-zone-about = Смуги: ця зона дає енергію. Число — її цінність.
legend-credits-zone = Зона кредитів
legend-credits-zone-about = Крапки: ця зона дає кредити.
legend-both-zone = Обидва ресурси
legend-both-zone-about = Бази й док меха дають 1 енергію та 1 кредит.
legend-base = База
legend-base-about = Рамка й будиночок мають колір і літеру власника.
legend-pilot = Пілот
legend-pilot-about = Голова з літерою гравця.
legend-armor = Силова броня
legend-armor-about = Та сама голова між наплічниками.
legend-mech = Мегамех
legend-mech-about = Літера каже, хто в ньому.
legend-empty-mech = Порожній мех
legend-empty-mech-about = У силовій броні з повним здоров’ям його можна зайняти.
legend-mine = Міна
legend-mine-about = Закрита: номер знає лише власник.
legend-own-mine = Ваша міна
legend-own-mine-about = У приватному повідомленні видно її номер.
legend-turret = Турель
legend-turret-about = Завдає стільки пошкоджень, яка цінність її зони.
legend-panel = Гравці та програми
legend-health = Здоров’я
legend-health-about = Скільки лишилося і скільки буває найбільше.
legend-energy = Енергія
legend-energy-about = За неї — турелі, відновлення, зброя та більшість ефектів.
legend-credits = Кредити
legend-credits-about = За них — міни та зброя.
legend-points = Очки
legend-points-about = Біля зброї: скільки вона дає наприкінці гри.
legend-vacant = Вільний крок
legend-vacant-about = Карти в ньому ще немає.
legend-covered = Закритий крок
legend-covered-about = Карту знає лише її гравець.
legend-open = Відкритий крок
legend-open-about = Карта та її напрямок. Крок у яскравій рамці саме виконується.
legend-plan = Запланований шлях
legend-plan-about = Куди веде програма, якщо ніхто не завадить; число — це крок.
legend-offer = Вибір
legend-offer-about = Число — це номер кнопки.
legend-cards = Карти програми
legend-weapons = Зброя
legend-melee = Ближня
legend-melee-about = Контрує зброю по площі.
legend-ranged = Дальня
legend-ranged-about = Контрує ближню зброю.
legend-area = По площі
legend-area-about = Контрує дальню зброю. На арені: пошкодження від міни чи турелі.
legend-damage = Звичайна атака
legend-damage-about = Пошкодження першого рядка; у бою — число перед скісною рискою.
legend-power = Потужна атака
legend-power-about = Пошкодження другого рядка: після стрибка або як контратака. У бою — число після скісної риски.

class-basic = базова зброя
class-advanced = вдосконалена зброя
class-card = карта програми
card-price = Ціна
card-points-about = Наприкінці гри, власникові.
card-counters = Контрує: { $beaten }. Її контрує: { $winners }.
card-copies = { $count ->
    [one] { $count } примірник на гравця
    [few] { $count } примірники на гравця
    [many] { $count } примірників на гравця
   *[other] { $count } примірника на гравця
 }

values-open = Відкриті значення (наші)
values-inferred = Виведено із закономірності
values-owner = З файла власника
field-damage = звичайні пошкодження
field-power = потужні пошкодження
field-resource = чим платять
field-points-each = очки за кожну плату
field-line-points = очки за кожного ворога
field-free-health = безплатне здоров’я
field-copies = кількість примірників
field-action = дія
field-ability = здібність
field-ignored = знехтувані пошкодження
field-energy = ціна
field-credits = ціна
field-type = тип
