# Сезони ліг: повідомлення, кнопки, реєстрація й вихід.
season-name = { $league }, сезон { $number }
season-title = 🏆 **{ $season }**
season-state-draft = Готується.
season-state-entry = Реєстрацію відкрито: зайнято { $players } з { $most } місць{ $waiting ->
    [0] .
   *[other] , у списку очікування: { $waiting }.
    }
season-state-closed = Реєстрацію закрито. { $players ->
    [one] Грає { $players } учасник.
    [few] Грають { $players } учасники.
   *[other] Грають { $players } учасників.
    }
season-state-running = Сезон триває. { $players ->
    [one] Грає { $players } учасник.
    [few] Грають { $players } учасники.
   *[other] Грають { $players } учасників.
    }
season-state-paused = ⏸️ Перерва: терміни й годинники ігор стоять.
season-state-ended = Сезон завершено.
season-state-cancelled = Сезон скасовано.
season-starts = Початок: { $start }.
season-commitment = -# Зобов’язання (SHA-256 зерна сезону): `{ $commitment }`
season-seed = -# Зерно сезону: `{ $seed }`
season-join = Приєднатися
season-leave = Вийти
season-show-rules = Правила
season-show-players = Гравці
season-players = Гравці: **{ $season }**
season-players-in = **Беруть участь: { $number }**
season-players-waiting = **У списку очікування: { $number }**
season-players-asked = **Чекають на схвалення: { $number }**
season-none = Тут ще немає сезонів. Організатор створює сезон командою `/сезон новий`.
season-list = **Сезони цього сервера**
season-list-line = **{ $season }** · { $state } · { $channel }
season-status-draft = готується
season-status-entry = реєстрацію відкрито
season-status-running = триває
season-status-ended = завершено
season-status-cancelled = скасовано
season-draft-unshared = Чернетку бачать лише організатори. Спершу відкрийте реєстрацію, потім поділіться.
season-which = Тут відкрито кілька сезонів. Виберіть один у параметрі `{ command-league-join-option-season }`.
season-unknown = Цього сезону вже немає. Наявні покаже `/ліга список`.
season-busy = У сезоні зараз забагато змін одночасно. Спробуйте ще раз.
season-organisers-only = Це можуть лише організатори. Їхню роль вибирають ті, хто керує сервером: `/налаштування сервер`.
season-no-name = Укажіть назву ліги з видимих символів.
season-too-many = На цьому сервері вже відкрито сезонів: { $number }, це межа. Спершу завершіть або скасуйте один.
season-created = **{ $season }** — поки що чернетка, яку бачать лише організатори. Перевірте налаштування, потім відкрийте реєстрацію.
season-opened = Реєстрацію відкрито: **{ $season }**. Повідомлення з кнопкою *{ season-join }* з’явиться в каналі ліги. Відтепер правила не змінюються.
season-opened-without = Не ввійшли, бо для цих правил вони надто нові: { $factions }.
season-begun = Починається **{ $season }**. Перший тур з’явиться в каналі ліги.
season-entered = Ви берете участь: **{ $season }**. Щойно визначиться ваш перший суперник, ви отримаєте сповіщення.
season-entered-asked = Заявку подано: **{ $season }**. Її ще має схвалити організатор.
season-entered-waiting = Усі місця зайнято: **{ $season }**. Ви у списку очікування. Коли місце звільниться, ви отримаєте його автоматично.
season-not-in = Ви не берете участі в цьому сезоні. Поки реєстрація триває, можна приєднатися: `/ліга приєднатися`.
season-leave-ask = Вийти із сезону **{ $season }**? { $open ->
    [0] Відкритих матчів у вас немає.
    [one] У вас є відкритий матч: його можна дограти або здати.
    [few] У вас { $open } відкриті матчі: їх можна дограти або здати.
   *[other] У вас { $open } відкритих матчів: їх можна дограти або здати.
    }
season-leave-play = Вийти, але дограти матчі
season-leave-sure = Вийти і здати матчі
season-left = Ви більше не берете участі: **{ $season }**.
season-begin = Почати
season-match = **Матч { $match }** · { $season } · тур { $round }
    { $first } — { $second }
    Термін: { $deadline }
season-match-ready = ✅ { $player } підтверджує готовність.
season-match-begun = ▶️ Матч триває.
season-match-with-judges = ⚖️ У суддів: { $cause }
season-room = **Матч { $match }, гра { $game }** · { $season }
    { $first } — { $second }
season-thread = { $season } · матч { $match } · { $players }
season-bye = { $player } має вільний тур.
season-remind = ⏰ { $players } Матч { $match } (**{ $season }**) ще не почався. Під повідомленням про матч є кнопка *{ season-begin }*. Термін: { $deadline }
season-stuck = ⚠️ **{ $season }**, тур { $round }: без повторів пари не скласти. Організатор може завершити етап або дозволити повтори: `/сезон тур`.
season-rules = Правила: **{ $season }**
season-round = **{ $season }** · тур { $round } · термін { $deadline }
season-match-waiting = `{ $match }` { $players }
season-match-running = `{ $match }` { $players } ▶️
season-match-queued = `{ $match }` { $players } ⚖️
season-match-closed = `{ $match }` { $players } 🏁
season-queue = ⚖️ **{ $season }**, матч { $match }: { $first } — { $second }
command-league = ліга
command-league-about = Сезони ліг: реєстрація, матчі, таблиці
command-league-list = список
command-league-list-about = Сезони цього сервера
command-league-join = приєднатися
command-league-join-about = Зареєструватися в сезоні
command-league-join-option-season = сезон
command-league-join-option-season-about = Який сезон
command-season = сезон
command-season-about = Організація сезону ліги
command-season-new = новий
command-season-new-about = Створити сезон; тури з’являтимуться в цьому каналі
command-season-new-option-league = ліга
command-season-new-option-league-about = Назва ліги; давня назва означає її наступний сезон
command-season-new-option-preset = шаблон
command-season-new-option-preset-about = Початкові налаштування
command-season-new-option-preset-choice-swiss = швейцарська система, окремі ігри
command-season-new-option-preset-choice-flamberg = швейцарська система, дзеркальні матчі (Flamberg)
command-season-new-option-preset-choice-divisions = дивізіони, кожен із кожним
command-season-new-option-preset-choice-championship = швейцарська система, потім сітка найкращих
command-season-new-option-preset-choice-ladder = драбина викликів
command-season-new-option-preset-choice-cup = кубок, вибуття після поразки
command-season-new-option-game = гра
command-season-new-option-game-about = Яка гра; якщо порожньо, то звичайна гра цього бота
command-season-open = відкрити
command-season-open-about = Відкрити реєстрацію; відтоді правила не змінюються
command-season-open-option-season = сезон
command-season-open-option-season-about = Який сезон
command-season-start = старт
command-season-start-about = Закрити реєстрацію, визначити посів і почати
command-season-start-option-season = сезон
command-season-start-option-season-about = Який сезон
season-gone = Канал, у якому тривав сезон **{ $season }**, видалено. Нічого не втрачено: скористайтеся `/сезон перенести` у каналі, де сезон має тривати далі.
season-barred = Я більше не можу писати в { $channel }, де триває **{ $season }**. Дайте мені там ці дозволи: { $permissions }. Або скористайтеся `/сезон перенести` в іншому каналі.
season-announcements-gone = Канал оголошень сезону **{ $season }** видалено. Сезон триває; інший канал можна вибрати в *{ season-organise-button }* › *{ season-way-places }*.
season-announcements-barred = Я більше не можу писати в { $channel }, каналі оголошень сезону **{ $season }**. Дайте мені там ці дозволи: { $permissions }. Або виберіть інший канал в *{ season-organise-button }* › *{ season-way-places }*.
season-moved = **{ $season }** тепер у { $channel }. Ненадіслані повідомлення з’являться там.
command-season-move = перенести
command-season-move-about = Перенести сезон у цей канал
command-season-move-option-season = сезон
command-season-move-option-season-about = Який сезон
