# Час на роздуми, нагадування і те, про що гравці домовляються під час гри.
clock-none = Без годинника
clock-turn = { $hours ->
    [one] { $hours } година на кожен хід
    [few] { $hours } години на кожен хід
   *[many] { $hours } годин на кожен хід
  }
clock-bank = На всю гру: { $hours } год., після кожного ходу ще { $increment } год., щонайбільше { $cap } год.
clock-live = За один раз: { $minutes } хв на гравця на всю гру
clock-unreadable = Не розумію цього годинника. Напишіть 48h на кожен хід, 72h+12h<96h для запасу часу з додатком і межею або 30m за один раз. Жоден час не перевищує 720h, а за один раз кожен має від 5m до 600m.
clock-until = -# ⏳ { $army }: до { $moment }
clock-fallen = -# ⏳ { $army }: час минув { $moment }
clock-stands = -# ⏳ { $army }: годинник стоїть
clock-has-fallen = { $player }, час суперника минув: { $army }. Можна закінчити гру перемогою, дати більше часу або почекати; перші дві речі можна зробити й пізніше.
clock-may-answer = Час минув: { $army }. Можна закінчити гру перемогою або дати більше часу.
clock-claim = Закінчити гру й перемогти
clock-extend = Дати більше часу
clock-wait = Почекати
clock-claimed = Час минув: { $army }. Гру закінчив суперник: { $opponent }.
clock-extended = Більше часу: { $army }. Його дає суперник: { $opponent }.
clock-waits = Час минув: { $army }. Суперник ({ $opponent }) чекає і ще може закінчити гру або дати більше часу.
clock-not-fallen = Нічий час не минув, або вже ні.
clock-reminder = { $player }, ця гра чекає на вас ({ $army }).
clock-reminder-direct = Гра { $game } чекає на вас ({ $army }): { $address }
clock-idle = { $player }, тут уже { $days } дн. нічого не відбувається. Якщо так буде ще { $notice } дн., гру буде закрито без результату.
clock-closed = Гру закрито без результату: уже { $days } дн. нічого не відбувалося.
clock-next-up = { $player }, почався хід суперника. Далі ваш.
clock-no-zone = Такого часового поясу немає. Виберіть один із запропонованих, наприклад Europe/Kyiv.
clock-hours-too-few = Години гри — це щонайменше { $hours } год. кожного дня.
clock-hours-both = Вкажіть обидві години, першу й останню, або жодної.
clock-hours-kept = Поки йдуть ваші годинники, години гри діють { $days } дн. Змінити їх можна з { $moment }.
clock-no-day = Потрібен день у майбутньому, у межах року, наприклад 2027-07-15.
clock-vacation-too-long = Це задовго або збігається з іншою відпусткою: на рік тут стільки днів: { $days }.
clock-no-vacation = У вас немає тут відпустки, яку можна закінчити.
settings-clock = Годинник
settings-clock-about = Годинник: як рахується час, якщо стіл не каже іншого.
settings-clock-unset = Годинник: немає
settings-clock-some = Годинник: { $clock }
settings-reminders = Нагадування
settings-reminders-some = { $hours ->
    [one] Нагадувати щогодини ({ $hours }), щонайбільше тричі
    [few] Нагадувати кожні { $hours } години, щонайбільше тричі
   *[many] Нагадувати кожні { $hours } годин, щонайбільше тричі
  }
settings-reminders-none = Не нагадувати
settings-where = Де нагадувати
settings-where-here = Нагадувати в каналі гри
settings-where-directly = Нагадувати особистим повідомленням
settings-next = Коли мене кликати
settings-next-no = Кликати, коли мій хід
settings-next-yes = Кликати й тоді, коли починається хід суперника
settings-playing-hours = Ваші годинники йдуть, а нагадування приходять з { $from } до { $to } ({ $zone }). Змінити це: `/налаштування години`, вихідні дні: `/налаштування відпустка`.
settings-playing-always = Ваші годинники йдуть цілий день ({ $zone }). Години задає `/налаштування години`, вихідні дні `/налаштування відпустка`.
settings-vacation-taken = Ваші годинники на цьому сервері стоять з { $from } до { $to }. Щоб закінчити раніше: `/налаштування відпустка` з числом 0.
settings-vacation-ended = Відпустку закінчено; ваші годинники знову йдуть.
lobby-clock = Час: { $clock }.
agree-draw-offer = { $player }, суперник пропонує нічию: { $army }. Пропозиція діє, поки ви не зробите щось інше.
agree-draw-accept = Прийняти нічию
agree-draw-refuse = Грати далі
agree-draw-accepted = { $army } пропонує нічию, { $opponent } приймає.
agree-draw-refused = { $army } пропонує нічию, { $opponent } грає далі.
agree-draw-asked = Суперника запитано.
agree-draw-agreed = Згода: гра закінчується нічиєю.
agree-draw-asked-already = Нічию вже запропоновано; суперник ще не відповів.
agree-draw-refused-already = Суперник щойно не прийняв нічиєї. Запитайте знову, коли щось станеться.
agree-draw-gone = Ніхто вже не пропонує нічиєї.
agree-seat-offer = { $player }, чи зіграєте далі замість { $before }? Армія: { $army }.
agree-seat-accept = Зіграю
agree-seat-refuse = Ні
agree-seat-accepted = { $player } грає далі замість { $before }. Армія: { $army }.
agree-seat-refused = { $player } не переймає місця ({ $army }).
agree-seat-asked = Запитано: { $player }.
agree-seat-asked-already = Цього гравця вже запитано.
agree-seat-enough = Кількох людей уже запитано. Почекайте на відповідь однієї з них.
agree-seat-taken = Цей гравець уже сидить за столом.
agree-seat-gone = Ніхто вже не віддає цього місця.
agree-seat-not-asked = Відповісти може лише той, кого запитано.
agree-seat-not-yours = Чуже місце віддають лише організатори, і лише зайняте.
agree-seat-not-possible = Бот не може зайняти місця.
mygames-none = Зараз ви не граєте в жодну гру.
mygames-title = { $games ->
    [one] У вас { $games } гра; на вас чекає: { $waiting }.
    [few] У вас { $games } гри; на вас чекає: { $waiting }.
   *[many] У вас { $games } ігор; на вас чекає: { $waiting }.
  }
mygames-line = [Гра { $game }]({ $address }): { $armies }. { $state }
mygames-turn = **Ваш хід**
mygames-decision = **Ваше рішення**
mygames-waits = Чекає на: { $player }
watch-begun = Ви стежите за цією грою: вас покличе кожна Битва. Та сама команда це закінчує.
watch-ended = Ви більше не стежите за цією грою.
watch-own = Це ваша гра; вас і так кличуть, коли ваш хід.
watch-full = За цією грою стежить уже стільки людей, скільки можна покликати: { $number }.
command-draw-offer = нічия
command-draw-offer-about = Запропонувати нічию або прийняти пропозицію суперника
command-substitute = заміна
command-substitute-about = Попросити когось грати далі замість вас
command-substitute-option-player = гравець
command-substitute-option-player-about = Хто має грати далі
command-substitute-option-seat = місце
command-substitute-option-seat-about = Для організаторів: чиє це місце
command-mygames = моїігри
command-mygames-about = Ваші ігри, спершу ті, що чекають на вас
command-watch = стежити
command-watch-about = Діставати виклик при кожній Битві цієї гри або вже ні
command-settings-hours = години
command-settings-hours-about = Години дня, у які йдуть ваші годинники
command-settings-hours-option-zone = пояс
command-settings-hours-option-zone-about = Ваш часовий пояс: введіть назву великого міста
command-settings-hours-option-from = з
command-settings-hours-option-from-about = Година, о якій ваші годинники починають іти, від 0 до 23
command-settings-hours-option-to = до
command-settings-hours-option-to-about = Година, о якій вони стають; без годин ідуть цілий день
command-settings-vacation = відпустка
command-settings-vacation-about = Дні, у які ваші годинники на цьому сервері стоять
command-settings-vacation-option-days = дні
command-settings-vacation-option-days-about = Скільки днів; 0 закінчує відпустку
command-settings-vacation-option-from = з
command-settings-vacation-option-from-about = Перший день, наприклад 2027-07-15; без нього сьогодні
command-game-new-option-clock = годинник
command-game-new-option-clock-about = Час на роздуми: 48h на кожен хід, 72h+12h<96h, 30m за один раз або без годинника
mirror-fresh = Дзеркальний матч: поруч іде друга гра з обміняними арміями, з власним тасуванням.
mirror-same = Дзеркальний матч: поруч іде друга гра з обміняними арміями, і кожну армію в обох беруть у тому самому порядку.
mirror-opening = Це дзеркало гри { $game }: ті самі армії, гравці навпаки.
mirror-seed-later = Те саме тасування ще діє в іншій грі цього матчу: зерно буде подано з її результатом.
mirror-one-game = Другу гру цього матчу почати не вдалося: я не можу відкрити тут гілку для неї. Матч — це одна гра; після неї /реванш міняє армії.
mirror-thread = Дзеркало гри { $game }
mirror-no-threads = Дзеркальному матчу потрібна гілка для другої гри. Відкрийте стіл у каналі.
command-game-new-option-mirrored = дзеркало
command-game-new-option-mirrored-about = Зіграти поруч другу гру з обміняними арміями
command-game-new-option-mirrored-choice-fresh = З власним тасуванням
command-game-new-option-mirrored-choice-same = Кожна армія в тому самому порядку
settings-vacation-days = Вихідних днів гравця на рік: { $days }. Змінити це: `/налаштування сервер дні`.
command-settings-server-option-days = дні
command-settings-server-option-days-about = Скільки вихідних днів на рік має гравець
