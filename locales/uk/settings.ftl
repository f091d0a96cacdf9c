# Налаштування людей і серверів.
settings-mine = **Ваші налаштування.** Вони діють усюди, де ви мене зустрінете; зображення, які бачать усі, вони не змінюють.
settings-language = Мова відповідей для вас
settings-language-unset = Мова: як у вашому Discord
settings-colours = Кольори зображень для вас
settings-colours-unset = Кольори: як у бота
settings-colours-default = Кольори: звичайні
settings-colours-colour-blind = Кольори: для людей із порушенням сприйняття кольорів
settings-colours-high-contrast = Кольори: високий контраст
settings-server = **Налаштування цього сервера.** Вибір діє одразу, для столів, відкритих відтепер.
settings-server-language = Мова публічних дописів
settings-server-language-unset = Мова: як у Discord сервера
settings-channels = Канали для столів
settings-channels-about = Канали: де можна відкривати столи, також у їхніх гілках; без вибору — усюди.
settings-organisers = Роль організаторів
settings-organisers-about = Організатори можуть скасовувати столи, за якими не сидять.
settings-place = Де відбуваються ігри
settings-place-about = Гілки тримають канал у порядку; відкриваючи стіл, можна вибрати інакше.
settings-place-thread = Ігри: кожна у власній гілці
settings-place-here = Ігри: у самому каналі
settings-hours = Час на хід
settings-hours-about = Час на хід: про що домовляються гравці, якщо стіл не каже іншого.
settings-hours-unset = Час на хід: без домовленості
settings-hours-some = Час на хід: { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
 }
settings-permissions-all = ✅ Тут у мене є всі потрібні дозволи.
settings-permissions-missing = ⚠️ Тут мені бракує дозволів:
settings-managers-only = Налаштування сервера можуть змінювати лише ті, хто ним керує.
permission-line = • **{ $permission }**: { $purpose }
purpose-view = щоб узагалі бачити канал
purpose-send = щоб показувати стіл, ходи й результати
purpose-embed = щоб розповідати, що сталося
purpose-attach = щоб показувати поле й Битви
purpose-create-threads = щоб дати кожній грі власну гілку
purpose-send-in-threads = щоб показувати там ходи
channel-not-for-tables = У цьому каналі столи відкривати не можна. Можна тут: { $channels }
