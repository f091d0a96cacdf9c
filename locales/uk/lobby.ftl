# Збір гравців: місця, домовленості, заборона й вибір армій, реванш.

# Місця
lobby-seat = { $player }: { $army }
lobby-opened = Стіл відкрито.
lobby-join = Приєднатися
lobby-leave = Вийти
lobby-start = Почати
lobby-cancel = Скасувати
lobby-army = Ваша армія
lobby-army-page = Ваша армія: { $first } — { $last }
army-random = Випадкова армія
army-gone = { $army } (більше недоступна)
lobby-rematch = Реванш

# Домовленості
lobby-expired = Стіл закрито: { $days } дн. тут нічого не відбувалося.
lobby-started = Гра триває тут: { $channel }.
lobby-cancelled = Цей стіл скасовано.

# Заборона й вибір
lobby-army-open = армія ще невідома
lobby-banned = Заборонено: { $armies }.
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
lobby-army-not-chosen = За цим столом армію вибирають інакше.
lobby-army-needless = Армію вказують лише тоді, коли кожна сторона вибирає свою. Не вказуйте її.
lobby-changed = Стіл тим часом змінився. Погляньте на його повідомлення і спробуйте ще раз.
lobby-too-many = Більше столів без розпочатої гри мати не можна; у вас їх уже { $number }: { $channels }. Спершу почніть гру за одним із них або скасуйте його.
lobby-rematch-none = Тут немає завершеної гри, після якої міг би бути реванш.
lobby-rematch-others = Про реванш можуть просити лише двоє гравців тієї гри.
