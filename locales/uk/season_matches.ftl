# Матчі: початок, армії, повідомлення, продовження.
season-match-challenge = **Матч { $match }** · { $season }
    { $first } – { $second }
    Термін: { $deadline }
season-match-ban = 🚫 { $player } забороняє: { $army }
season-match-pick = 🎖️ { $player } вибирає: { $army }
season-match-step = ➡️ { $step }
season-match-armies = Армії: { $first } – { $second }
season-match-struck = Не зараховується: одна зі сторін вийшла достроково.
season-match-result = 🏁 { $result }
season-match-reason = Причина: { $reason }
season-match-game = -# { $said }
season-match-table = Гра { $game }: { $place }
season-match-asks = ⏳ { $player } просить ще { $days ->
    [one] { $days } день.
    [few] { $days } дні.
   *[other] { $days } днів.
    }
season-match-reported = 📝 { $player } заявляє результат; його має підтвердити суперник.
season-match-call = ⚖️ { $player } просить суддю.
season-remind-deadline = ⏰ { $players } Ваш хід у матчі { $match } (**{ $season }**). Термін: { $deadline }
season-round-division = { $title } · { $division }
season-round-key = -# 🎲 { $purpose }: `{ $key }`
season-round-label = { $season }, тур { $round }
season-match-label = { $season }, матч { $match }: { $first } – { $second }
season-told = **{ $season }**: { $said }
season-told-to = { $players } **{ $season }**: { $said }
season-ban = Заборонити армію
season-pick = Вибрати армію
season-object = Заперечити
season-more-time = Більше часу
season-report = Заявити результат
season-give-up = Здати матч
season-call = Покликати суддю
season-agree = Погодитися
season-decline = Відмовитися
season-confirm = Підтвердити
season-deny = Заперечити результат
season-challenge-accept = Прийняти
season-approve = Схвалити
season-refuse = Відхилити
season-give-up-ask = Здати матч { $players }? Суперник виграє всі незавершені ігри.
season-given-up = Матч здано.
season-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
    }
season-more-time-how = На скільки днів продовжити цей матч? Суперник має погодитися.
season-more-time-choose = Дні
season-more-time-asked = Питаю суперника, чи згоден він на { $days ->
    [one] { $days } день більше.
    [few] { $days } дні більше.
   *[other] { $days } днів більше.
    }
season-they-are-not-in = Ця людина не бере участі в цьому сезоні.
season-challenged = Виклик надіслано: { $player } може прийняти його чи відмовитися під повідомленням.
season-sits-out = Ви пропускаєте тур { $round }. Очки за нього: { $points }. Турів, які ще можна пропустити: { $left }. Щоб усе ж зіграти, знову введіть `/ліга пропустити`.
season-sits-in = Ви все ж граєте в турі { $round }. Очки за пропущений тур: { $points }. Турів, які ще можна пропустити: { $left }.
season-banned = Заборонено: { $army }.
season-picked = Вибрано: { $army }.
season-pool-none = Ви ще не обрали набору армій.
season-pool = Ваш набір: { $armies }.
season-pool-choose = Оберіть армії: { $size }. До закриття реєстрації набору ніхто інший не бачить, і його можна змінити.
season-pool-choose-once = Оберіть армії: { $size }. Це пізня заявка: цей набір уже не можна змінити.
season-pool-command = Армій забагато для одного списку: введіть `/ліга армії`.
season-pool-set = Набір обрано: { $armies }. Його можна змінити до закриття реєстрації.
season-pool-set-late = Набір обрано: { $armies }.
season-armies-choose = { $number ->
    [one] Оберіть { $number } армію
    [few] Оберіть { $number } армії
   *[other] Оберіть { $number } армій
    }
season-hq-how = Вкажіть очки Штабів обох сторін двома числами, наприклад `12:5`.
season-reported = Результат заявлено. Суперник має { $hours } год на підтвердження; потім вирішує суддя.
season-report-wins = Виграє { $player }
season-report-draw = Нічия
season-report-armies-how = Назвіть обидві армії: свою й суперника.
season-report-game = Гра { $game }: чия перемога?
season-my-none = Відкритих матчів у вас немає.
season-my-one = **Ваш матч**
season-my-several = **Ваші матчі**
season-my-match = **{ $season }**, матч { $match } · { $opponent } · { $state } · { $deadline }
season-no-match = Тут немає такого матчу, з яким ви можете це зробити. Гляньте в `/ліга матчі`.
season-which-match = Підходить кілька матчів. Оберіть один зі списку опції `match`.
season-form-hq = Очки Штабів у порядку гравців матчу
season-form-report-game-title = Гра, зіграна деінде
season-form-call = У чому річ?
season-form-call-title = Просити суддю
season-called = Суддю покликано. Ваші слова читають лише судді.
command-league-leave = вийти
command-league-leave-about = Вийти із сезону
command-league-leave-option-season = сезон
command-league-leave-option-season-about = Який сезон
command-league-armies = армії
command-league-armies-about = Ваш набір армій
command-league-armies-option-army1 = армія1
command-league-armies-option-army1-about = 1-а армія набору
command-league-armies-option-army2 = армія2
command-league-armies-option-army2-about = 2-а армія набору
command-league-armies-option-army3 = армія3
command-league-armies-option-army3-about = 3-а армія набору
command-league-armies-option-army4 = армія4
command-league-armies-option-army4-about = 4-а армія набору
command-league-armies-option-army5 = армія5
command-league-armies-option-army5-about = 5-а армія набору
command-league-armies-option-season = сезон
command-league-armies-option-season-about = Який сезон
command-league-matches = матчі
command-league-matches-about = Ваші відкриті матчі
command-league-bye = пропустити
command-league-bye-about = Пропустити тур або все ж зіграти
command-league-bye-option-round = тур
command-league-bye-option-round-about = Який тур; зазвичай наступний
command-league-bye-option-season = сезон
command-league-bye-option-season-about = Який сезон
command-league-extend = продовжити
command-league-extend-about = Попросити суперника про більше часу
command-league-extend-option-days = дні
command-league-extend-option-days-about = Скільки ще днів
command-league-extend-option-match = матч
command-league-extend-option-match-about = Який матч
command-league-report = заявити
command-league-report-about = Заявити гру, зіграну деінде
command-league-report-option-result = результат
command-league-report-option-result-about = Як вона скінчилася для вас
command-league-report-option-hq = штаби
command-league-report-option-hq-about = Очки Штабів, спершу ваші: 12:5
command-league-report-option-army = армія
command-league-report-option-army-about = Ваша армія, якщо не та, що узгоджена
command-league-report-option-opponent-army = армія-суперника
command-league-report-option-opponent-army-about = Армія суперника
command-league-report-option-match = матч
command-league-report-option-match-about = Який матч
command-league-report-option-result-choice-won = перемога
command-league-report-option-result-choice-drawn = нічия
command-league-report-option-result-choice-lost = поразка
command-league-protest = суддя
command-league-protest-about = Покликати суддю
command-league-protest-option-reason = причина
command-league-protest-option-reason-about = У чому річ; читають лише судді
command-league-protest-option-match = матч
command-league-protest-option-match-about = Який матч
command-league-challenge = виклик
command-league-challenge-about = Викликати гравця драбини
command-league-challenge-option-opponent = суперник
command-league-challenge-option-opponent-about = Кого
command-league-challenge-option-season = сезон
command-league-challenge-option-season-about = Який сезон
season-stale = Відтоді дещо змінилося: гляньте в повідомлення про матч.
