# Помічник: що зробить хід, що втрачається, «а що, якби» та повернення.

# Що втрачається
forfeit-title = Ви втратите:

# А що, якби
whatif-button = А що, якби…
whatif-only-you = Це бачите лише ви; на полі нічого не змінилося.
whatif-now = **А якби битва почалася зараз?** ({ $faction })
whatif-tried = **А що, якби…** ({ $faction })
whatif-step = { $number }. { $action }
whatif-then = Потім битва:
whatif-asks = Вирішує { $faction }:
whatif-as = Сторона: { $faction }
whatif-again = Почати спочатку
whatif-play = Виконати це
whatif-too-long = Довшої спроби не вийде. Почніть спочатку.
whatif-none = Зараз нема чого спробувати: гра ще до цього не дійшла або її закінчено.
whatif-gone = Цього вже не можна спробувати. Ось поточне поле.

# Повернення
undo-button = Скасувати крок
undo-done = ↩️ Крок скасовано.
undo-note = ↩️ { $faction } скасовує крок.
undo-asks = { $player }, { $faction } просить скасувати «{ $action }» і все, що було потім.
undo-asks-plain = { $player }, { $faction } просить скасувати останній крок і все, що було потім.
undo-accept = Погодитися
undo-refuse = Відмова
undo-accepted = ↩️ Згода: { $faction } скасовує цей крок.
undo-refused = Прохання скасувати крок ({ $faction }): відмова.
undo-asked = Для цього потрібна згода суперника. Прохання надіслано в канал.
undo-asked-already = Суперник уже отримав прохання.
undo-refused-already = Суперник уже відмовив. Попросити знову можна після наступної дії.
undo-nothing = Поки що немає вашого кроку, який можна скасувати.
undo-gone = Це прохання вже недійсне: відповідь дано або гра пішла далі.
undo-not-yours = Відповідає суперник.
