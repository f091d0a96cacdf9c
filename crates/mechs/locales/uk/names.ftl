# Назви того, що є в коробці, і що воно робить.

card-collect = Зібрати ресурси
card-mine = Установити міну
card-turret = Установити турель
card-buy = Купити зброю
card-power = Посилення
card-diagonal = Діагональний стрибок
card-double = Подвійний стрибок
card-collect-about = Одна зона, потім ресурси з усіх ваших зон.
card-mine-about = Одна зона, потім міна в ній за стільки кредитів, яка цінність зони.
card-turret-about = Одна зона, потім турель у ній за стільки енергії, яка цінність зони.
card-buy-about = Одна зона, потім купуєте одну зброю.
card-power-about = Одна зона, потім відновлення або поліпшення.
card-diagonal-about = Стрибок на одну зону навскоси; перша атака після нього потужна.
card-double-about = Стрибок на дві зони прямо; перша атака після нього потужна.

pilot-tsunami = Цунамі
pilot-magma = Магма
pilot-brawler = Забіяка
pilot-wasp = Оса
pilot-maverick = Маверик
pilot-diamond = Діамант
pilot-kitty = Киця
pilot-tank = Танк

# `$cost` — кількість із ресурсом, як у amount-energy.
ability-commander = Запальний командир: перед ходом у кроці 4 можна зіграти його в режимі імпровізації (ціна: { $cost }).
ability-shield = Енергетичний щит: перше пошкодження від атаки в кожному бою забирає енергію замість здоров’я ({ $cost }).
ability-supply = Скидання припасів: під час збирання ви отримуєте на { $extra } більше того ресурсу, який дає зона пілота.
ability-redeploy = Страхітлива тактика: втративши міну або турель, ви можете відразу встановити іншу поруч зі своїм пілотом (звичайна ціна +{ $surcharge }).
ability-expert = Знавець зброї: на початку бою можна заплатити, щоб ваша перша зброя не вичерпалася (ціна: { $cost }).
ability-self-repair = Саморемонт: під час відновлення перші { $health } здоров’я — безплатно.
ability-gyroscope = Гіроскоп: коли відкривають вашу карту, її можна розвернути в інший бік (ціна: { $cost }).
ability-tough = Міцний, як сталь: турелі завдають вам на { $turrets } менше пошкоджень, а міни — на { $mines }.

mech-trojan = Троя 3000
mech-sparta = Спарта 3000
ability-rocket-drive = Ракетний двигун: після звичайного руху можна рухатися далі в той самий бік (кожна зона: { $cost }).
ability-force-field = Силове поле: кожна атака на мегамеха завдає на { $ignored } менше пошкоджень.

status-pilot = пілот
status-armor = силова броня
status-mech = мегамех

type-melee = ближня
type-ranged = дальня
type-area = по площі

weapon-energy-sword = Енергетичний меч
weapon-grenade-launcher = Гранатомет
weapon-pulse-pistol = Імпульсний пістолет
weapon-preemptive-shield = Превентивний щит
weapon-flash-spire = Блискавичний шпиль
weapon-emp-mace = Булава ЕМІ
weapon-warhammer = Бойовий молот
weapon-shock-knuckles = Шокові кастети
weapon-laser-blaster = Лазерний бластер
weapon-energy-crossbow = Енергетичний арбалет
weapon-rotary-cannon = Роторна гармата
weapon-gauss-rifle = Гвинтівка Гаусса
weapon-sniper-rifle = Снайперська гвинтівка
weapon-rail-gun = Рейкотрон
weapon-lightning-coil = Котушка блискавок
weapon-particle-phaser = Фазер частинок
weapon-flamethrower = Вогнемет
weapon-plasma-cannon = Плазмова гармата
weapon-rocket-battery = Ракетна батарея
weapon-auto-turret = Автоматична турель

# Тексти в рядках зброї.
text-drain = Суперник втрачає { $energy } енергії та { $credits } { $credits ->
    [one] кредит
    [few] кредити
    [many] кредитів
   *[other] кредиту
 }.
text-remove-instead = Замість пошкоджень можна прибрати чужу міну або турель із суміжної зони.
text-first-weapon-power = Якщо це ваша перша зброя в бою, вона завдає пошкоджень потужної атаки.
text-heal = Заплатіть щонайбільше { $most } { $resource ->
    [credits] кредити
   *[energy] енергії
 } й відновіть стільки ж здоров’я.
text-carry-off = Обидва бійці переносяться до суміжної зони на ваш вибір, де немає іншого пілота; міну або турель звідти прибирають.
text-exhaust-paid = Можна заплатити, щоб вичерпати одну зброю суперника (ціна: { $cost }).
text-exhaust = Вичерпує одну зброю суперника.
text-points = Ви отримуєте { $points ->
    [one] додаткове очко
    [few] { $points } додаткові очки
    [many] { $points } додаткових очок
   *[other] { $points } додаткового очка
 }.
text-uncounterable = Цю зброю не можна контрувати, навіть превентивним щитом.
text-turret-damage = +1 пошкодження за кожну вашу турель на арені.
text-ready = Можна повернути до бою одну іншу вичерпану зброю.
text-paid-damage = Заплатіть щонайбільше { $most } { $resource ->
    [credits] кредити
   *[energy] енергії
 }: +1 пошкодження за кожну одиницю.
text-gain = Ви отримуєте { $gain } енергії або { $gain } { $gain ->
    [one] кредит
    [few] кредити
    [many] кредитів
   *[other] кредиту
 }.
text-paid-points = Заплатіть щонайбільше { $most } { $resource ->
    [credits] кредити
   *[energy] енергії
 }: за кожну одиницю суперник втрачає { $points ->
    [one] 1 очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.
text-line = Виберіть лінію від своєї зони: кожен інший ворог на ній отримує пошкодження ({ $damage }), а ви за кожного — { $points ->
    [one] 1 очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.
text-steal-one = Ви крадете 1 енергію або 1 кредит.
text-steal-both = Ви крадете 1 енергію та 1 кредит.
text-zone-damage = Стільки додаткових пошкоджень, яка цінність вашої зони.
text-after-area = +{ $damage } до пошкоджень, якщо суперник щойно атакував зброєю по площі.
text-own-loss = Ви втрачаєте { $loss } здоров’я; суперник нічого за це не отримує.
text-free-turret = Можна безплатно встановити турель у суміжній порожній зоні.

resource-energy = енергія
resource-credits = кредити
amount-energy = { $count } { $count ->
    [one] енергія
   *[other] енергії
 }
amount-credits = { $count } { $count ->
    [one] кредит
    [few] кредити
    [many] кредитів
   *[other] кредиту
 }
amount-points = { $count } { $count ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
 }
amount-health = { $count } здоров’я
amount-damage = { $count } { $count ->
    [one] пошкодження
    [few] пошкодження
    [many] пошкоджень
   *[other] пошкодження
 }
amount-free = безплатно

direction-n = ↑ північ
direction-e = → схід
direction-s = ↓ південь
direction-w = ← захід
direction-ne = ↗ північний схід
direction-se = ↘ південний схід
direction-sw = ↙ південний захід
direction-nw = ↖ північний захід

source-points-combat = бій
source-points-mines = міни й турелі
source-points-zones = зони
source-points-mech = мегамех
source-points-weapons = зброя

cause-last-round = закінчився останній раунд
cause-resignation = усі інші здалися
cause-time = в усіх інших скінчився час
cause-agreement = погодилися всі гравці
cause-adjudication = вирішив організатор
