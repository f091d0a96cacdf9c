# Налаштування людей і серверів.
settings-mine = **Ваші налаштування.** Вони діють усюди, де ви мене зустрінете; зображення, які бачать усі, вони не змінюють.
settings-language = Мова відповідей для вас
settings-language-unset = Мова: як у вашому Discord
settings-colours = Кольори зображень для вас
settings-colours-unset = Кольори: як у бота
settings-colours-default = Кольори: звичайні
settings-colours-colour-blind = Кольори: для людей із порушенням сприйняття кольорів
settings-colours-high-contrast = Кольори: високий контраст
settings-server = **Налаштування цього сервера.** Зміни діють одразу, для столів, відкритих відтепер.
settings-server-language = Мова публічних повідомлень
settings-server-language-unset = Мова: як у Discord сервера
settings-channels = Канали для столів
settings-channels-about = Канали: де можна відкривати столи, також у їхніх гілках; без вибору — усюди.
settings-organisers = Роль організаторів
settings-organisers-about = Організатори можуть скасовувати столи, за якими не сидять, пропонувати їхні місця іншим і вирішувати долю ігор: `/організація столи`.
settings-place = Де відбуваються ігри
settings-place-about = Гілки тримають канал у порядку; відкриваючи стіл, можна вибрати інакше.
settings-place-thread = Ігри: кожна у власній гілці
settings-place-here = Ігри: у самому каналі
settings-permissions-all = ✅ Тут у мене є всі потрібні дозволи.
settings-permissions-missing = ⚠️ Тут мені бракує дозволів:
settings-managers-only = Налаштування сервера можуть змінювати лише ті, хто ним керує.
permission-line = • **{ $permission }**: { $purpose }
purpose-view = щоб узагалі бачити канал
purpose-send = щоб показувати стіл, ходи й результати
purpose-embed = щоб розповідати, що сталося
purpose-attach = щоб показувати поле й битви
purpose-create-threads = щоб дати кожній грі власну гілку
purpose-send-in-threads = щоб показувати там ходи
purpose-history = щоб відкрити гілку гри під повідомленням столу й перевірити, чи дійшло повідомлення, коли Discord цього не підтвердив
channel-not-for-tables = У цьому каналі столи відкривати не можна. Можна тут: { $channels }

# Switches
settings-switches = Без автоматики й додаткових сповіщень
settings-draws = Брати жетони за мене, коли починається мій хід
settings-next-up = Сповіщати мене й тоді, коли починається хід суперника
