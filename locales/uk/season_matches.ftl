# Матчі: початок, армії, результати, продовження термінів.
season-match-challenge = **Матч { $match }** · { $season }
    { $first } — { $second }
    Термін: { $deadline }
season-match-ban = 🚫 { $player } забороняє: { $faction }
season-match-pick = 🎖️ { $player } вибирає: { $faction }
season-match-step = ➡️ { $step }
season-match-factions = Армії: { $first } — { $second }
season-match-struck = Не зараховується: одна зі сторін вийшла достроково.
season-match-result = 🏁 { $result }
season-match-reason = Причина: { $reason }
season-match-game = -# { $said }
season-match-table = Гра { $game }: { $place }
season-match-asks = ⏳ { $player } просить продовжити термін на { $days ->
    [one] { $days } день.
    [few] { $days } дні.
   *[other] { $days } днів.
    }
season-match-reported = 📝 { $player } заявляє результат; суперник має його підтвердити.
season-match-call = ⚖️ { $player } звертається до судді.
season-remind-deadline = ⏰ { $players } Ваш хід у матчі { $match } (**{ $season }**). Термін: { $deadline }
season-round-division = { $title } · { $division }
season-round-keys = 🎲 Ключі жеребкувань цього туру у файлі { $file }; перевірити їх можна командою `/ліга перевірити`.
season-round-over = Завершено матчів: { $over } з { $all }; усі показує кнопка *{ season-view-round }*.
season-round-label = { $season }, тур { $round }
season-match-label = { $season }, матч { $match }: { $first } — { $second }
season-told = **{ $season }**: { $said }
season-told-to = { $players } **{ $season }**: { $said }
season-ban = Заборонити армію
season-pick = Вибрати армію
season-object = Заперечити
season-more-time = Більше часу
season-report = Заявити результат
season-give-up = Здати матч
season-call = Звернутися до судді
season-agree = Погодитися
season-decline = Відхилити
season-confirm = Підтвердити
season-deny = Заперечити результат
season-challenge-accept = Прийняти
season-approve = Схвалити заявку
season-refuse = Відхилити заявку
season-give-up-ask = Здати матч { $players }? Суперник виграє всі незавершені ігри.
season-given-up = Матч здано.
season-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
    }
season-more-time-how = На скільки днів продовжити термін? Суперник має погодитися.
season-more-time-choose = Дні
season-more-time-asked = Суперник отримує прохання продовжити термін на { $days ->
    [one] { $days } день.
    [few] { $days } дні.
   *[other] { $days } днів.
    }
season-they-are-not-in = Ця людина не бере участі в цьому сезоні. Гравців покаже `/ліга показати`.
season-challenged = Виклик надіслано: { $player } може прийняти його чи відхилити під повідомленням.
season-sits-out = Ви пропускаєте тур { $round }. Очки за нього: { $points }. Скільки турів ще можна пропустити: { $left }. Щоб усе ж зіграти, введіть `/ліга пропустити` ще раз.
season-sits-in = Ви все ж граєте в турі { $round }. Очки за пропущений тур: { $points }. Скільки турів ще можна пропустити: { $left }.
season-banned = Заборонено: { $faction }.
season-picked = Вибрано: { $faction }.
season-pool-none = Ви ще не вибрали набору армій. Якщо не виберете жодного, на початку сезону його визначить жереб.
season-pool = Ваш набір: { $factions }.
season-pool-drawn = Ваш набір визначив жереб, бо ви жодного не назвали: { $factions }.
season-pool-choose = { $size ->
    [one] Виберіть { $size } армію.
    [few] Виберіть { $size } армії.
   *[other] Виберіть { $size } армій.
    } До закриття реєстрації ваш набір бачите лише ви, і його можна змінювати.
season-pool-choose-once = { $size ->
    [one] Виберіть { $size } армію.
    [few] Виберіть { $size } армії.
   *[other] Виберіть { $size } армій.
    } Ви приєдналися після закриття реєстрації: цей набір потім не змінити.
season-pool-command = Армій забагато для одного списку: введіть `/ліга армії`.
season-pool-set = Набір вибрано: { $factions }. Його можна змінити до закриття реєстрації.
season-pool-set-late = Набір вибрано: { $factions }.
season-factions-choose = { $number ->
    [one] Виберіть армію
    [few] Виберіть { $number } армії
   *[other] Виберіть { $number } армій
    }
season-hq-how = Укажіть очки обох гравців на кінець гри двома числами, наприклад `12:5`.
season-reported = Результат заявлено. Суперник має { $hours } год на підтвердження; потім вирішує суддя.
season-report-wins = Перемагає { $player }
season-report-draw = Нічия
season-report-factions-how = Назвіть обидві армії: свою й суперника.
season-report-game = Гра { $game }: хто переміг?
season-my-none = Відкритих матчів у вас немає.
season-my-one = **Ваш матч**
season-my-several = **Ваші матчі**
season-my-match = **{ $season }**, матч { $match } · { $opponent } · { $state } · { $deadline }
season-no-match = У жодному матчі на цьому сервері ви не можете цього зробити. Перевірте `/ліга матчі`.
season-which-match = Підходить кілька матчів. Виберіть один зі списку параметра `{ command-league-report-option-match }`.
season-form-hq = Очки на кінець гри в порядку гравців матчу
season-form-report-game-title = Гра, зіграна деінде
season-form-call = У чому річ?
season-form-call-title = Звернення до судді
season-called = Звернення передано суддям. Його прочитають лише вони.
command-league-leave = вийти
command-league-leave-about = Вийти із сезону
command-league-leave-option-season = сезон
command-league-leave-option-season-about = Який сезон
command-league-armies = армії
command-league-armies-about = Ваш набір армій
command-league-armies-option-army1 = армія1
command-league-armies-option-army1-about = 1-ша армія набору
command-league-armies-option-army2 = армія2
command-league-armies-option-army2-about = 2-га армія набору
command-league-armies-option-army3 = армія3
command-league-armies-option-army3-about = 3-тя армія набору
command-league-armies-option-army4 = армія4
command-league-armies-option-army4-about = 4-та армія набору
command-league-armies-option-army5 = армія5
command-league-armies-option-army5-about = 5-та армія набору
command-league-armies-option-season = сезон
command-league-armies-option-season-about = Який сезон
command-league-matches = матчі
command-league-matches-about = Ваші відкриті матчі
command-league-sit-out = пропустити
command-league-sit-out-about = Пропустити тур або все ж зіграти
command-league-sit-out-option-round = тур
command-league-sit-out-option-round-about = Який тур; типово наступний
command-league-sit-out-option-season = сезон
command-league-sit-out-option-season-about = Який сезон
command-league-extend = продовжити
command-league-extend-about = Попросити суперника про більше часу
command-league-extend-option-days = дні
command-league-extend-option-days-about = Скільки ще днів
command-league-extend-option-match = матч
command-league-extend-option-match-about = Який матч
command-league-report = заявити
command-league-report-about = Заявити результат гри, зіграної деінде
command-league-report-option-result = результат
command-league-report-option-result-about = Чим вона закінчилася для вас
command-league-report-option-hq = штаби
command-league-report-option-hq-about = Очки на кінець гри, спершу ваші, наприклад 12:5
command-league-report-option-army = армія
command-league-report-option-army-about = Ваша армія, якщо не та, що узгоджена
command-league-report-option-opponent-army = армія-суперника
command-league-report-option-opponent-army-about = Армія суперника
command-league-report-option-match = матч
command-league-report-option-match-about = Який матч
command-league-report-option-result-choice-won = перемога
command-league-report-option-result-choice-drawn = нічия
command-league-report-option-result-choice-lost = поразка
command-league-judge = суддя
command-league-judge-about = Звернутися до судді
command-league-judge-option-reason = причина
command-league-judge-option-reason-about = У чому річ; читають лише судді
command-league-judge-option-match = матч
command-league-judge-option-match-about = Який матч
command-league-challenge = виклик
command-league-challenge-about = Викликати гравця з драбини викликів
command-league-challenge-option-opponent = суперник
command-league-challenge-option-opponent-about = Кого
command-league-challenge-option-season = сезон
command-league-challenge-option-season-about = Який сезон
season-stale = Відтоді щось змінилося: погляньте на повідомлення про матч.
