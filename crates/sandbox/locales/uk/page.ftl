# Сторінка пісочниці.

# Місце за столом
page-you-are = Ви граєте як { $name }
page-people = Люди за столом
page-windows = Інше вікно для
page-new-window = (нове вікно)
page-language = Мова
page-theme = Кольори
page-theme-system = як у системі
page-theme-dark = темні
page-theme-light = світлі

# Канали
page-places = Канали й налаштування
page-open-places = Відкрити канали й налаштування
page-close-places = Закрити канали й налаштування
page-channels = Канали
page-direct = Особисті повідомлення
page-threads = Гілки каналу { $place }
page-archived = (в архіві)
page-unread = нове
page-pings = згадки: { $count }
page-calls-you = { $name } згадує вас: { $place }
page-no-place = Немає каналу

# З’єднання
page-reconnecting = Немає з’єднання. Пробую знову…
page-connection-lost = Зараз немає з’єднання. Спробуйте ще раз, коли воно повернеться.
page-no-bot = Sztab не під’єднаний. Зараз він не може відповідати.
page-notice = Імітація Discord зі справжнім Sztab. Ви граєте як { $name }: натисніть синю або зелену кнопку.

# Повідомлення
page-empty = Тут ще нічого не написано. Введіть «/», щоб вибрати команду.
page-newer = Нові повідомлення
page-bot = бот
page-pings-you = згадує вас
page-thinking = { $name } думає…
page-edited = (змінено)
page-only-you = Це бачите лише ви
page-dismiss = Приховати
page-reply-to = У відповідь на: { $name }:
page-reply-unknown = У відповідь на раніше повідомлення
page-spoiler = показати приховане
page-code = Текст без оформлення
page-file = Файл
page-play = Відтворити
page-picture = Зображення
page-picture-file = Відкрити саме зображення
page-close = Закрити
page-choose = Виберіть
page-choose-count = Скільки: від { $least } до { $most }
page-confirm = Підтвердити
page-unknown-control = Ця сторінка не вміє показати цю частину повідомлення.
page-menu = Команди для цього
page-menu-none = Команд немає

# Поле команд
page-box = Поле повідомлення
page-box-label = Повідомлення або команда
page-box-hint = Пишіть у { $place } або введіть «/»
page-send = Надіслати
page-cancel = Скасувати
page-offers = Підказки
page-offers-count = Підказок: { $count }
page-leave-command = { $command }: повернутися до набору
page-more-options = Інші параметри
page-remove-option = Прибрати: { $option }
page-yes = так
page-no = ні
page-error-required = Це потрібно.
page-error-command = Немає команди { $typed }. Введіть «/», щоб побачити всі.
page-error-no-options = { $command } не має параметрів.
page-error-choice = Тут не можна вибрати «{ $typed }».
page-error-number = Введіть число.
page-error-whole = Введіть ціле число.
page-error-least = Щонайменше { $least }.
page-error-most = Щонайбільше { $most }.
page-error-shortest = Надто коротко. Найменша кількість знаків: { $count }.
page-error-longest = Надто довго. Найбільша кількість знаків: { $count }.
page-error-file = Файл завеликий для цієї сторінки.
page-error-file-read = Файл не вдається прочитати.

# Швидкі переходи й довідка
page-skip-messages = Перейти до повідомлень
page-skip-box = Перейти до поля команд
page-help = Довідка
page-help-commands = Команди
page-help-slash = Введіть «/» і кілька літер команди, своєю мовою або англійською.
page-help-accept = Enter або Tab вибирає позначене; тоді команда показує свої параметри як поля. Escape повертає до рядка.
page-help-line = Можна ввести весь рядок і натиснути Enter: /використати бігун d2 пнсх. Слова без назви параметра потрапляють до першого, що приймає текст.
page-help-labels = Назва параметра закінчується двокрапкою: /гра нова рейтингова:так місце:цей канал. Значення триває до наступної назви.
page-help-names = Людей, канали й ролі вказують назвою, з @ чи # або без.
page-help-say = Слова, що не починаються з «/», стають звичайним повідомленням у каналі.
page-help-menu = «⋯» біля повідомлення чи людини, права кнопка миші або довге натискання показують їхні команди.
page-help-keys = Клавіші
page-key-box = до поля команд
page-key-escape = закриває відкрите або переносить до поля команд
page-key-place-up = канал вище
page-key-place-down = канал нижче
page-key-unread = наступний канал із чимось новим
page-key-messages = у списку: від повідомлення до повідомлення
page-key-controls = від повідомлення до його кнопок
page-key-newest = у списку: найновіше повідомлення
page-key-history = у порожньому полі команд: надіслане раніше
page-key-help = ця довідка

# Відмови й невідомі назви
page-failed-answer = Sztab не встиг відповісти. Спробуйте ще раз.
page-failed-command = Цю команду тут так використати не можна.
page-failed-form = Цю форму так надіслати не можна. Її можна відкрити знову.
page-failed-message = Сторінка надіслала незрозумілий запит. Оновіть її.
page-failed-option = Одне зі значень не підходить до свого параметра.
page-failed-pace = Надто швидко. Зачекайте хвилину.
page-failed-place = Ви не бачите цього каналу.
page-failed-press = Цю кнопку зараз натиснути не можна.
page-failed-say = Тут писати не можна.
page-failed-seat = Адреса не вказує нікого за цим столом.
page-failed-select = Це зараз вибрати не можна.
page-unknown-place = невідомий
page-unknown-role = невідома роль
page-unknown-user = невідома особа
