# Правила сезону, викладені для гравців; помилки в них.

# Сезон
league-rules-season = Сезон
league-rules-name = Назва: { $name }
league-rules-preset = Шаблон: { $preset }
league-preset-swiss = турнір за швейцарською системою
league-preset-flamberg = Flamberg (дзеркальні матчі)
league-preset-divisions = дивізіони
league-preset-championship = чемпіонат (швейцарська система, потім турнірна сітка)
league-preset-ladder = драбина викликів
league-preset-cup = кубок
league-seeding-rating = Посів за рейтингом; гравці без рейтингу наприкінці, за жеребом.
league-seeding-last-table = Посів за підсумковою таблицею минулого сезону; далі новачки за рейтингом, а без рейтингу — за жеребом.
league-seeding-hand = Посів визначає організатор.
league-seeding-lots = Посів визначає жереб.

# Системи проведення
league-rules-format = Формат: { $format }
league-rules-swiss = У кожному турі ви граєте із суперником, у якого приблизно стільки ж очок, і ніколи двічі з тим самим.
league-rules-rounds = { $rounds ->
    [one] { $rounds } тур.
    [few] { $rounds } тури.
   *[many] { $rounds } турів.
  }
league-rules-rounds-usual = Кількість турів залежить від кількості гравців: 4 для 8 гравців, 5 для 16, 6 для 32.
league-rules-balance-first = Протягом сезону кожен грає першим приблизно так само часто, як і другим.
league-rules-balance-none = Перший гравець — той, чий посів вищий; між турами цього не вирівнюють.
league-rules-meet-once = Кожен зустрічається з кожним один раз.
league-rules-meet-twice = Кожен зустрічається з кожним двічі: раз першим, раз другим.
league-rules-one-defeat = Хто програв матч, вибуває.
league-rules-two-defeats = Хто програв два матчі, вибуває.
league-rules-level = За рівного результату вирішують { $score ->
    [hq] очки штабів
   *[points] очки з ігор
    }, потім щонайбільше дві додаткові гри, а насамкінець вищий посів.
league-rules-third-place = Ті, хто програв у півфіналах, грають за третє місце.
league-rules-no-third-place = Матчу за третє місце немає.
league-rules-second-final = Якщо у фіналі програє той, хто ще не програвав, грають другий фінал.
league-rules-no-second-final = Фінал один, навіть якщо його програє той, хто ще не програвав.
league-rules-ladder = Турів немає: ви викликаєте, кого хочете. Місце в таблиці залежить від рейтингу.
league-rules-ranked-from = Ви потрапляєте до таблиці після { $matches ->
    [one] { $matches } рейтингового матчу.
    [few] { $matches } рейтингових матчів.
   *[many] { $matches } рейтингових матчів.
  }
league-rules-repeats = З одним суперником щонайбільше { $repeats ->
    [one] { $repeats } рейтинговий матч
    [few] { $repeats } рейтингові матчі
   *[many] { $repeats } рейтингових матчів
  } за { $days ->
    [one] { $days } день.
    [few] { $days } дні.
   *[many] { $days } днів.
  }
league-rules-lapse = Виклик без відповіді стає недійсним через { $hours ->
    [one] { $hours } годину.
    [few] { $hours } години.
   *[many] { $hours } годин.
  }
league-rules-all-entrants = Грають усі зареєстровані.
league-rules-table-entrants = Проходять найкращі з таблиці попереднього етапу: { $count }.
league-rules-division-entrants = Проходять найкращі з кожного дивізіону попереднього етапу: { $count }.
league-rules-divisions = Дивізіони та їхній розмір: { $sizes }.
league-rules-tie-breaks = За рівної кількості очок вирішують по черзі:
league-rules-criterion = { $number }. { $name } ({ $short }): { $about }
league-rules-then-lots = { $number }. Жереб
league-rules-only-lots = За рівної кількості очок вирішує жереб.

# Матч
league-rules-match = Матч
league-match-single = Матч — це одна гра.
league-match-mirrored-fresh = Матч — це дві гри водночас, з обміном арміями; кожен починає одну з них. Кожен стос тасують окремо.
league-match-mirrored-equal = Матч — це дві гри водночас, з обміном арміями; кожен починає одну з них. Стос кожної армії має в обох іграх той самий порядок.
league-match-best-of-three = Матч — це щонайбільше три гри, одна за одною: перемагає той, хто перший виграє дві.
league-rules-clock = Годинник: { $clock }
league-rules-rated = Матчі рейтингові.
league-rules-odds = Бот показує шанси взяти жетони.
league-rules-days-off = { $days ->
    [0] Вихідні дні не зупиняють годинників у цьому сезоні.
    [one] Вихідні дні зупиняють годинники гравця щонайбільше на { $days } день за весь сезон і не пересувають термінів.
    [few] Вихідні дні зупиняють годинники гравця щонайбільше на { $days } дні за весь сезон і не пересувають термінів.
   *[other] Вихідні дні зупиняють годинники гравця щонайбільше на { $days } днів за весь сезон і не пересувають термінів.
    }
league-rules-unrated = Матчі не рейтингові.
league-table-games-no = Грають лише тут: результатів ігор, зіграних деінде, заявляти не можна.
league-table-games-unrated = Можна заявляти результати ігор, зіграних деінде. На рейтинг вони не впливають.
league-table-games-rated = Можна заявляти результати ігор, зіграних деінде. Вони впливають на рейтинг.

# Нарахування очок
league-scoring-built-in = Система очок: { $name }
league-scoring-own = Система очок організаторів: { $name }
league-scoring-faulty = Система очок організаторів: файл із помилкою
league-scoring-unknown = Система очок: невідома ({ $name })
league-scoring-by-games = Матч виграє той, хто виграв більше ігор.
league-scoring-by-hq = Матч виграє той, у кого більше { $score ->
    [hq] очок штабу
   *[points] очок
    } за всі ігри разом.
league-scoring-points = Очки: перемога { $win }, нічия { $draw }, поразка { $loss }
league-scoring-exact = { $games } за іграми (нічия — пів гри) дає { $points }.
league-scoring-hq-win = Порівну за іграми, але більше { $score ->
    [hq] очок штабу
   *[points] очок
    }: { $points }.
league-scoring-bye = Очки за вільний тур: { $points }
league-scoring-walkover = Технічна перемога: { $won } тому, хто був готовий грати, { $lost } іншому; якщо не з’явилися обоє, по { $both }

# Армії
league-rules-factions = Армії
league-rules-whitelist = Дозволені: { $factions }
league-rules-wait-days = Армії, які на початок реєстрації доступні менше ніж { $days } { $days ->
        [one] день
        [few] дні
       *[many] днів
    }, участі не беруть.
league-factions-free = Гравці вибирають армії перед кожним матчем: спершу той, хто ходитиме другим.
league-factions-random = На кожен матч жеребом визначають дві армії.
league-factions-pool = Під час реєстрації кожен називає набір армій ({ $size }), таємний до кінця реєстрації. Перед кожним матчем:
league-factions-pool-drawn = Хто не назве набору, тому його визначає жереб.
league-factions-draft = Перед кожним матчем гравці забороняють і вибирають із дозволених армій:
league-factions-given = Армії на кожен тур називають організатори, спершу армію першого гравця; після останньої пари список починається спочатку:
league-factions-given-round = Тур { $round }: { $factions }
league-rules-same = Обидва гравці можуть мати ту саму армію.
league-rules-not-same = В одній грі в гравців різні армії.
league-rules-once = Кожною армією ви граєте за сезон лише раз.
league-rules-not-once = Тією самою армією можна грати скільки завгодно разів.

# Реєстрація
league-rules-entry = Реєстрація
league-rules-approval = Кожну заявку схвалює організатор.
league-rules-no-approval = Заявки не потребують схвалення.
league-rules-most-players = Щонайбільше гравців: { $players }.
league-rules-waiting-list = Коли місць немає, діє список очікування.
league-rules-no-waiting-list = Списку очікування немає.
league-rules-role = Лише для тих, хто має роль { $role }.
league-rules-no-role = Роль не потрібна.
league-rules-late-entry = Можна приєднатися й пізніше, доки не опубліковано половину турів.
league-rules-no-late-entry = Після закриття реєстрації приєднатися не можна.
league-rules-no-absences = Пропускати тури не можна, хіба що дозволить організатор.
league-rules-absences = Стільки турів можна пропустити: { $allowed }. Очки за кожен із них: { $points }.

# Календар і терміни
league-rules-calendar = Календар
league-rules-start = Перший тур буде опубліковано: { $start }.
league-rules-no-start = Коли почнеться сезон, вирішують організатори.
league-next-when-closed = Наступний тур починається, коли всі матчі попереднього мають результат.
league-next-by-calendar = Наступний тур починається, коли минає термін попереднього, навіть якщо деякі матчі ще тривають.
league-publication-by-hand = Тури публікує організатор.
league-publication-at-once = Тури публікує Sztab, щойно це можливо.
league-rules-zone = Часовий пояс: { $zone }
league-rules-times = Терміни
league-rules-round-days = Тур триває { $days ->
    [one] { $days } день.
    [few] { $days } дні.
   *[many] { $days } днів.
  }
league-rules-begin = Матч починається, коли обидва гравці натиснуть *{ season-begin }*, або сам через { $hours ->
    [one] { $hours } годину.
    [few] { $hours } години.
   *[many] { $hours } годин.
  }
league-rules-remind-begin = Хто не натиснув *{ season-begin }*, отримує нагадування через { $hours ->
    [one] { $hours } годину.
    [few] { $hours } години.
   *[many] { $hours } годин.
  }
league-rules-remind-deadline = Нагадування перед терміном, у годинах: { $hours }
league-rules-no-reminder = Нагадувань перед терміном немає.
league-rules-step = Час на заборону чи вибір армії: { $hours ->
    [one] { $hours } година;
    [few] { $hours } години;
   *[many] { $hours } годин;
  } потім вирішує жереб.
league-rules-report = Заявлений результат суперник підтверджує протягом { $hours ->
    [one] { $hours } години;
    [few] { $hours } годин;
   *[many] { $hours } годин;
  } інакше вирішує суддя.
league-rules-extension = Гравці можуть домовитися про довший термін, разом щонайбільше на { $days ->
    [one] { $days } день.
    [few] { $days } дні.
   *[many] { $days } днів.
  }
league-rules-no-extension = Продовжити термін може лише суддя.
league-late-judge = Результат матчу, не завершеного до терміну, визначає суддя.
league-late-draw = Ігри, не завершені до терміну, вважаються нічиїми.
league-late-proposal = Для матчу, не завершеного до терміну, Sztab пропонує результат. Він чинний, якщо ніхто не заперечить.
league-rules-objection = Час на заперечення, якщо пропозиція може стати чинною сама: { $hours ->
    [one] { $hours } година.
    [few] { $hours } години.
   *[many] { $hours } годин.
  }

# Підвищення й зниження
league-rules-promotion = Підвищення й зниження
league-rules-moving = Між дивізіонами, що йдуть підряд, підвищують і понижують по стільки гравців: { $players }.
league-rules-next-sizes = Розмір дивізіонів наступного сезону: { $sizes }.

# Помилки в правилах
league-invalid-version = Версія правил { $found } мені невідома. Почніть із шаблону.
league-invalid-name = Сезону потрібна назва, від 1 до 64 знаків.
league-invalid-empty = Бракує: { $setting }.
league-invalid-scoring = Такої системи очок немає, вона з помилкою або не підходить для таких матчів. Виберіть іншу.
league-invalid-range = { $setting }: { $found } не підходить. Можливі значення: від { $least } до { $most }.
league-invalid-reminder-order = Нагадування перед терміном вказують від більшого до меншого, наприклад 72, 24.
league-invalid-unknown-faction = Армії немає серед дозволених: { $faction }. Додайте її або виберіть іншу.
league-invalid-whitelist-order = Список дозволених армій має бути впорядкований за ідентифікаторами й без повторів.
league-invalid-too-few-factions = Замало армій: { $found }. Для такого вибору потрібно щонайменше { $needed }.
league-invalid-steps = Заборона й вибір мають дати кожному гравцеві рівно одну армію.
league-invalid-entrants = Етап { $stage }: у першому етапі грають усі зареєстровані, у наступних — найкращі з попереднього.
league-invalid-ladder-with-stages = Драбина викликів має бути єдиним етапом.
league-invalid-preset-format = Система першого етапу не відповідає шаблону. Змініть систему або почніть з іншого шаблону.
league-invalid-divisions = Етап { $stage }: дивізіони може мати лише перший етап, за швейцарською чи круговою системою.
league-invalid-criterion-twice = Етап { $stage }: один із додаткових показників указано двічі.
league-invalid-promotion = Для підвищення потрібно щонайменше два дивізіони, кожен принаймні вдвічі більший за кількість тих, хто переходить.
league-warning-round-too-short = Матч може тривати { $needed }, а тур триває { $round }. Подовжте тур або скоротіть годинник.
league-warning-reminder-too-early = Нагадування за { $hours } год до терміну припадає ще до початку туру.
league-warning-begin-after-deadline = Матчі починалися б самі лише після терміну.
league-warning-factions-run-out = Кожною армією грають лише раз, а армій замало: { $factions }. Ігор в одного гравця може бути: { $games }.
league-warning-balance-of-mirrored = Етап { $stage }: у дзеркальних матчах кожен і так починає один раз. Без вирівнювання черговості пари будуть кращі.
league-warning-few-rounds = Етап { $stage }: замало турів для стількох гравців. Рекомендовано: { $offered }.

# Налаштування
league-setting-clock = годинник
league-setting-zone = часовий пояс
league-setting-most-players = щонайбільше гравців
league-setting-days-off = вихідні дні
league-setting-absences = скільки турів можна пропустити
league-setting-absence-points = очки за пропущений тур
league-setting-round-days = тривалість туру (днів)
league-setting-begin-hours = самостійний початок матчу через (годин)
league-setting-remind-begin-hours = нагадування про початок через (годин)
league-setting-remind-deadline-hours = нагадування перед терміном (годин)
league-setting-reminders = кількість нагадувань
league-setting-extension-days = продовження за згодою (днів)
league-setting-report-hours = час на підтвердження результату (годин)
league-setting-step-hours = час на заборону чи вибір армії (годин)
league-setting-objection-hours = час на заперечення (годин)
league-setting-wait-days = очікування для нової армії (днів)
league-setting-pool-size = кількість армій у наборі
league-setting-given-factions = армії, призначені на тури
league-setting-stages = кількість етапів
league-setting-rounds = кількість турів
league-setting-ranked-from = рейтингові матчі до появи в таблиці
league-setting-repeats = щонайбільше матчів з одним суперником
league-setting-repeat-days = період, за який рахують матчі (днів)
league-setting-lapse-hours = час на відповідь на виклик (годин)
league-setting-division-size = розмір дивізіону
league-setting-qualified = кількість тих, хто проходить далі
league-frozen-name = назва й шаблон
league-frozen-match = матч
league-frozen-entry = реєстрація
league-frozen-absences = пропуски турів
league-frozen-factions = армії
league-frozen-calendar = календар (крім початку)
league-frozen-late = що відбувається після терміну
league-frozen-seeding = посів
league-frozen-promotion = підвищення й зниження
league-frozen-stages = етапи (крім кількості турів за швейцарською системою)
