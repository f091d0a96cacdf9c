# Що роблять організатори, що з цього читають усі, і результати сервера.

# Стіл організатора
desk-organisers-only = Це можуть робити лише організатори цього сервера.
desk-none = Жодна гра не триває.
desk-title = 🗂️ **Ігри, що тривають: { $running }.** У списку: { $shown }.
desk-all = Усі
desk-clock = Закінчується час
desk-waiting = Чекають найдовше
desk-all-about = Спершу ігри, які чекають найдовше.
desk-clock-about = Лише ігри, у яких час скінчився або скінчиться протягом 12 годин.
desk-waiting-about = Лише ігри, які чекають щонайменше три дні.
desk-pick = Виберіть гру, про яку вирішуєте
desk-option = Гра { $game } · { $factions }
desk-waits = -# 👤 { $player }, з { $moment }
desk-waits-for-nobody = -# 👤 нікому не треба діяти
desk-no-clock = -# ⏳ без годинника
desk-back = ◀ Усі ігри
desk-open = Відкрити гру
desk-over = Цю гру закінчено.
desk-own-game = Це ваша власна гра: вирішити має інший організатор.
desk-decided-meanwhile = Щодо цієї гри вже є нове рішення. Спершу прочитайте його, а тоді вирішуйте.
desk-no-time = Немає годинника, до якого можна додати час: гра без годинника або зараз не хід цього гравця.
desk-extend = Більше часу: { $faction }
desk-extend-all = Більше часу: обом
desk-award = Перемагає { $faction }
desk-award-draw = Нічия
desk-annul = Анулювати гру
desk-form = Гра { $game }: { $what }
desk-hours = Скільки годин додати
desk-minutes = Скільки хвилин додати
desk-reason = Причина, яку прочитають усі
desk-reason-length = Вкажіть причину, від 5 до 200 символів: її прочитають гравці.
desk-amount-unreadable = Вкажіть час цілим числом.
desk-amount-range = Можна додати від 1 до { $most } { $unit ->
    [minutes] хвилин
   *[hours] годин
    }.
desk-done = ✅ Рішення ухвалено, повідомлення про нього в каналі гри.

# Рішення
ruled-extend = ⚖️ Більше часу: { $faction } (+{ $amount } { $unit ->
    [minutes] хв
   *[hours] год
    }). Рішення: { $organiser }.
ruled-all = обидві сторони
ruled-award = ⚖️ Присуджено перемогу: { $faction }. Рішення: { $organiser }.
ruled-draw = ⚖️ Гра закінчується нічиєю. Рішення: { $organiser }.
ruled-annul = ⚖️ Гру анульовано, вона не враховується. Рішення: { $organiser }.
ruled-unknown = ⚖️ Рішення: { $organiser }.
ruled-reason = Причина: { $reason }
result-annulled = 🏁 **Гру { $game }** анулював організатор.
decisions-title = ⚖️ **Рішення організаторів: { $decisions }** (сторінка { $page } з { $pages })
decisions-none = Організатори цього сервера ще нічого не вирішували щодо ігор.
decisions-line = **[Гра { $game }]({ $address })** · { $players } · { $moment }

# Результати
results-title = 🏁 **Закінчені ігри: { $games }** (сторінка { $page } з { $pages }). Усі вони у файлі.
results-title-cut = 🏁 **Закінчені ігри: { $games }** (сторінка { $page } з { $pages }). У файлі найновіші, щонайбільше { $most }.
results-none = Таких закінчених ігор немає.
results-line = [Гра { $game }]({ $address }) · { $first } **{ $points }** { $second } · { $moment }
results-factions-title = 📊 **Армії. Враховано ігор: { $games }.** Перемоги гравця, який починав: { $first }.
results-plain = Окремі ігри
results-mirrored = Дзеркальні матчі
results-first = 1-й
results-legend = -# І ігри, В виграні, 1-й виграні з тих ігор, які армія починала, 95 %: проміжок, у якому з імовірністю 95 % лежить частка перемог (нічия — пів перемоги). Ігри, які вирішив організатор, тут не враховано.
settings-results-channel = Результати надходять у { $channel }. Щоб припинити: `/налаштування сервер результати` з тим самим каналом.

# Шаблони
template-saved = ✅ Шаблон **{ $name }** збережено: `/гра нова шаблон`. Шаблонів на сервері: { $number }.
template-removed = Шаблон **{ $name }** видалено.
template-unknown = Такого шаблону немає. Виберіть один із запропонованих.
template-no-name = Вкажіть назву шаблону.
name-too-long = Назва може мати щонайбільше { $most } символів. Виберіть коротшу.
template-full = На цьому сервері вже 25 шаблонів, більше не вміститься. Видаліть якийсь: `/організація видалити`.

# Команди
command-organise = організація
command-organise-about = Для організаторів: ігри, що тривають, і шаблони столів
command-organise-tables = столи
command-organise-tables-about = Усі ігри, що тривають: чий хід, скільки лишилося часу, рішення
command-organise-template = шаблон
command-organise-template-about = Зберегти умови під назвою, для /гра нова
command-organise-template-option-name = назва
command-organise-template-option-name-about = Назва; шаблон із цією назвою буде замінено
command-organise-template-option-clock = годинник
command-organise-template-option-clock-about = Час на роздуми: 48h на кожен хід, 72h+12h<96h, 30m наживо або без годинника
command-organise-template-option-armies = вибір-армій
command-organise-template-option-armies-about = Як ви вибираєте армії
command-organise-template-option-armies-choice-choose = кожна сторона вибирає свою
command-organise-template-option-armies-choice-random = обидві випадкові
command-organise-template-option-armies-choice-draft = заборона й вибір
command-organise-template-option-first = хто-починає
command-organise-template-option-first-about = Хто починає гру
command-organise-template-option-first-choice-random = за жеребом
command-organise-template-option-first-choice-host = я
command-organise-template-option-first-choice-guest = друга сторона
command-organise-template-option-place = місце
command-organise-template-option-place-about = Де грати
command-organise-template-option-place-choice-thread = окрема гілка
command-organise-template-option-place-choice-here = цей канал
command-organise-template-option-mirrored = дзеркало
command-organise-template-option-mirrored-about = Зіграти паралельно другу гру, помінявшись арміями
command-organise-template-option-mirrored-choice-fresh = З власним тасуванням
command-organise-template-option-mirrored-choice-same = Кожна армія в тому самому порядку
command-organise-template-option-rated = рейтингова
command-organise-template-option-rated-about = Рейтингова гра? Типово ні, товариська
command-organise-template-option-odds = шанси
command-organise-template-option-odds-about = Показувати шанси взяти жетони? Типово так
command-organise-forget = видалити
command-organise-forget-about = Видалити шаблон
command-organise-forget-option-name = назва
command-organise-forget-option-name-about = Який шаблон
command-results = результати
command-results-about = Результати цього сервера
command-results-games = ігри
command-results-games-about = Усі закінчені ігри, сторінка за сторінкою і у файлі CSV
command-results-games-option-player = гравець
command-results-games-option-player-about = Лише ігри цього гравця
command-results-games-option-army = армія
command-results-games-option-army-about = Лише ігри з цією армією
command-results-armies = армії
command-results-armies-about = Як часто перемагає кожна армія
command-results-decisions = рішення
command-results-decisions-about = Що вирішили організатори і чому
command-settings-server-option-results = результати
command-settings-server-option-results-about = Де публікується кожен результат; той самий канал ще раз — вимкнути
command-settings-server-option-cards = малюнки
command-settings-server-option-cards-about = Чи показувати в приватних повідомленнях малюнок кожного жетона з руки? Типово ні
settings-cards = Приватні повідомлення ходу показують кожен жетон із малюнком і кнопкою.
command-game-new-option-template = шаблон
command-game-new-option-template-about = Збережені умови сервера; інші параметри мають перевагу
command-game-new-option-game = гра
command-game-new-option-game-about = Яка гра; якщо не вказати — звичайна гра цього бота
command-organise-template-option-game = гра
command-organise-template-option-game-about = Яка гра; якщо не вказати — звичайна гра цього бота
command-organise-template-option-mode = режим
command-organise-template-option-mode-about = Скільки гравців і як грають
command-organise-template-option-variant = варіант
command-organise-template-option-variant-about = Варіант правил
