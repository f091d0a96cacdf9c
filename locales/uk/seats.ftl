# Стіл перед грою: місця, умови, на що він чекає.
table-title = **Стіл { $game }** · { $seats }
table-alt = Стіл { $game }: { $seats }.
table-seat-free = вільне місце
table-seat-kept = запрошення
table-seat-invited = { $player } (запрошення)
table-terms = Умови: { $terms }
table-terms-usual = Звичайні умови: товариська гра, без годинника
table-open-rulings = Тут джерела мовчать, і діють наші роз’яснення: { $rulings }. Текст: `/правило`.
term-random = випадкові армії
term-draft = заборона й вибір армій
term-swapped = обмін арміями
term-first-player = починає { $player }
term-first-host = починає господар столу
term-first-guest = починає гість
term-rated = рейтингова гра
term-no-odds = шанси взяти жетони приховано
term-here = гра в цьому каналі
term-mirror-fresh = дзеркальний матч, окреме тасування
term-mirror-same = дзеркальний матч, те саме тасування
table-next-join = Одне місце вільне: натисніть *Приєднатися* або виберіть армію.
table-next-join-only = Одне місце вільне: натисніть *Приєднатися*.
table-next-invited = { $player }, ви маєте запрошення: натисніть *Приєднатися* або виберіть армію.
table-next-invited-only = { $player }, ви маєте запрошення: натисніть *Приєднатися*.
table-next-choose = Ще без армії: { $players }.
table-next-start = Усе готово: натисніть *Почати*.
table-choose-first = Ще без армії: { $players }. Армію вибирають зі списку; випадкова — теж вибір.
table-joined = { $host }, до вашого столу приєднується { $guest }.

# Столи для трьох і чотирьох
table-title-alone = **Стіл { $game }**
table-team = **{ $team }:** { $seats }
term-first-next = починає гравець після господаря столу
table-next-free = Вільні місця: { $number }. Натисніть *Приєднатися* або виберіть армію.
table-next-free-only = Вільні місця: { $number }. Натисніть *Приєднатися*.
table-next-awaited = Запрошення: { $players }. Натисніть *Приєднатися* або виберіть армію.
table-next-awaited-only = Запрошення: { $players }. Натисніть *Приєднатися*.
table-next-agree = Умови змінилися. Ще мають натиснути *Погодитися*: { $players }.

# Умови за своєю кнопкою
terms-title = **Умови столу { $game }**
terms-line = **{ $term }:** { $value }. { $about }.
terms-line-ruled = **{ $term }:** { $value }. { $about }. Де правила мовчать, діють роз’яснення Sztab.
terms-option = { $term }: { $value }
terms-about-ruled = { $about } (роз’яснення Sztab)
terms-unrated = Рейтинговою може бути лише гра двох.
terms-host = Змінити їх може лише господар столу: { $player }.
terms-mode = Режим
terms-variant = Змінити варіант
terms-houses = Місця для Sztab
terms-house = Віддати вільне місце: { $name }
terms-house-back = Забрати в Sztab останнє місце
terms-shuffle-teams = Розподілити команди жеребом
terms-shuffle-seats = Розподілити місця жеребом
