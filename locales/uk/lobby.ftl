# Збір гравців: місця, домовленості, заборона й вибір армій, реванш.

# Місця
lobby-seat = { $player }: { $faction }
lobby-opened = Стіл відкрито.
lobby-join = Приєднатися
lobby-leave = Вийти
lobby-start = Почати
lobby-cancel = Скасувати
lobby-terms = Умови
lobby-agree = Погодитися
lobby-change-seat = Змінити місце
lobby-fill = Додати Sztab
lobby-faction = Ваша армія
lobby-faction-page = Ваша армія: { $first } — { $last }
faction-random = Випадкова армія
faction-gone = { $faction } (більше недоступна)
lobby-rematch = Реванш

# Домовленості
lobby-expired = Стіл закрито: { $days } дн. тут нічого не відбувалося.
lobby-started = Гра триває тут: { $channel }.
lobby-cancelled = Цей стіл скасовано.

# Заборона й вибір
lobby-faction-open = армія ще невідома
lobby-banned = Заборонено: { $factions }.
lobby-ban-turn = { $player }, ваша черга: забороніть одну армію.
lobby-pick-turn = { $player }, ваша черга: виберіть свою армію.
lobby-ban = Заборонити армію
lobby-ban-page = Заборонити армію: { $first } — { $last }
lobby-pick = Вибрати свою армію
lobby-pick-page = Вибрати свою армію: { $first } — { $last }

# Відмови під час збору
lobby-closed = Цей стіл закрито: гра почалася або стіл скасовано.
lobby-draft-open = Армії ще не визначено: спершу завершіть заборону й вибір.
lobby-draft-other = Зараз вирішує { $player }.
lobby-faction-not-chosen = За цим столом армію вибирають інакше.
lobby-faction-needless = Армію вказують лише тоді, коли кожна сторона вибирає свою. Не вказуйте її.
lobby-changed = Стіл тим часом змінився. Погляньте на його повідомлення і спробуйте ще раз.
lobby-too-many = Більше столів без розпочатої гри мати не можна; у вас їх уже { $number }. Спершу почніть гру за одним із них або скасуйте його.
lobby-rematch-none = Тут немає завершеної гри, після якої міг би бути реванш.
lobby-rematch-others = Про реванш можуть просити лише двоє гравців тієї гри.
lobby-too-many-seated = За столом сидить забагато гравців для цього. Спершу хтось має вийти.
lobby-for-two = Заборона й вибір, дзеркальні матчі, рейтингові ігри та реванші — лише для двох суперників.
lobby-no-such-term = За цим столом про таке не домовитися. Можливі варіанти покаже кнопка *{ lobby-terms }*.
lobby-no-such-mode = Не знаю режиму «{ $word }». Виберіть один із цих: { $modes }.
lobby-several-modes = Підходить кілька режимів: { $choices }. Напишіть більше літер або виберіть режим зі списку.
lobby-several-terms = Підходить кілька варіантів: { $choices }. Напишіть більше літер або виберіть варіант зі списку.
lobby-no-such-variant = Не знаю варіанта «{ $word }». Виберіть його зі списку або напишіть слова на зразок { $examples }.
lobby-no-such-value = Значення «{ $word }» не годиться для `{ $key }`. Можна написати { $values }.
lobby-other-mode = «{ $word }» не підходить до цього режиму. Підходить до таких: { $modes }.
lobby-only-host = Це може зробити лише господар столу.
lobby-no-other-seat = Для цього немає вільного місця.
first-by-seat = У цьому режимі завжди починає одинак. Не вказуйте `{ command-game-new-option-first }`.
rated-for-two = Рейтинговою може бути лише гра двох суперників. Не вказуйте `{ command-game-new-option-rated }`.
game-unknown = Такої гри немає. Виберіть одну із запропонованих.
opponents-too-many = Це більше суперників, ніж місць у цьому режимі.
opponent-twice = Того самого суперника вказано двічі.
