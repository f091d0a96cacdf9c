# Чому сезон у чомусь відмовляє: що не так, хто це може зробити і як бути далі.

# Хто це може зробити
league-may-organisers = Це може зробити лише організатор. Зверніться до нього.
league-may-judges = Це може зробити лише організатор або суддя цього сезону. Зверніться до них.
league-may-other-judges = Це ваш власний матч: має вирішити інший суддя.
league-may-players = Це можуть зробити лише гравці цього сезону. Якщо реєстрація триває, спершу приєднайтеся.
league-may-players-of = Це можуть зробити лише гравці цього матчу: { $match }.
league-may-opponent = Це вирішує суперник ({ $match }). Зачекайте на відповідь.
league-may-entrant = Це може зробити лише { $player }.
league-may-program = Sztab робить це сам, коли настає час.

# Стан сезону
league-refused-in-draft = Сезон ще готується. Зачекайте на початок реєстрації.
league-refused-in-entry = Сезон ще не почався. Зачекайте на початок.
league-refused-in-running = Сезон уже триває: це можливо лише до початку.
league-refused-in-ended = Сезон завершено. Журнал і таблиці можна читати й далі.
league-refused-in-cancelled = Сезон скасовано. Журнал можна читати й далі.
league-refused-paused = У сезоні перерва. Зачекайте, поки організатор його відновить.
league-refused-not-paused = У сезоні немає перерви.
league-refused-seed = Моє зерно не відповідає оприлюдненому зобов’язанню, тож я нічого не розігрую. Повідомте оператора бота.
league-refused-rules = Правила ще треба виправити:
league-refused-frozen = Після відкриття реєстрації ці налаштування не змінюють: { $settings }. Ще можна змінити терміни, нагадування, початок і кількість турів за швейцарською системою.

# Реєстрація й посів
league-refused-entered = Ви вже зареєстровані.
league-refused-entry-closed = Реєстрацію закрито. Запитайте організатора про наступний сезон.
league-refused-entry-open = Реєстрація ще триває. Спершу закрийте її.
league-refused-full = Усі місця зайняті. Запитайте організатора, чи не звільниться якесь.
league-refused-no-place = У цьому круговому турнірі немає вільного місця. Ви можете приєднатися в наступному сезоні.
league-refused-entrant-unknown = У цьому сезоні немає такої заявки. Перевірте список заявок.
league-refused-entrant-asked = { $player }: заявка чекає на схвалення. Спершу схваліть її.
league-refused-entrant-waiting = { $player } у списку очікування і ще не має місця.
league-refused-entrant-in = { $player } уже бере участь.
league-refused-entrant-refused = { $player }: заявку відхилено. Потрібна нова.
league-refused-entrant-gone = { $player } більше не бере участі. Потрібна нова заявка.
league-refused-no-pools = У цьому сезоні немає наборів армій.
league-refused-pool = Виберіть різні армії з дозволених, рівно стільки: { $size }.
league-refused-order = У посіві цих гравців немає, вони є двічі або не грають у сезоні: { $players }. Виправте його і спробуйте ще раз.
league-refused-not-seeded = Посіву ще немає. Спершу визначте його.
league-refused-too-few-players = У кожному дивізіоні потрібно щонайменше двоє гравців.

# Етапи й тури
league-refused-no-such-round = Зараз немає такого етапу, дивізіону чи туру. Виберіть те, що триває.
league-refused-stage-open = Попередній етап ще триває. Спершу завершіть його.
league-refused-no-more-stages = Усі етапи вже почалися. Можна завершити сезон.
league-refused-no-more-rounds = Усі тури опубліковано. Можна завершити етап.
league-refused-open-matches = Матчі без результату: { $matches }. Їх треба завершити, або має вирішити суддя.
league-refused-too-early = Не раніше: { $moment }.
league-refused-no-legal-pairing = Без повторних матчів пари вже не скласти. Завершіть етап або дозвольте повтори.
league-refused-preview-outdated = Після цього перегляду щось змінилося. Відкрийте новий.
league-refused-exchange = Цих двох не можна поміняти: лише гравців різних пар за швейцарською системою або гравця й вільний тур.
league-refused-round-published = Цей тур уже опубліковано. Можна пропустити наступний.
league-refused-no-sitting-out = Тури пропускають лише за швейцарською системою. Можна попросити суддю про довший термін.
league-refused-no-absences = Ви більше не можете пропустити жодного туру. Зверніться до організатора.

# Матчі
league-refused-no-match = Такого матчу немає. Виберіть матч зі списку.
league-refused-match-closed = Цей матч уже вирішено, або він чекає на суддю. Якщо щось не так, покличте суддю.
league-refused-match-begun = Цей матч уже почався.
league-refused-armies-open = Спершу армії: завершіть заборону й вибір.
league-refused-not-your-step = Зараз не ваша черга забороняти чи вибирати, або армії вже визначено. Погляньте на повідомлення матчу.
league-refused-no-army = Армій для вибору не лишилося. Повідомте організатора.
league-refused-armies = Виберіть одну з цих армій: { $armies }.
league-refused-unknown-armies = У цьому сезоні таких армій немає: { $armies }. Виберіть із дозволених.
league-refused-no-game = Такої гри цього матчу зараз немає. Погляньте на повідомлення матчу.
league-refused-no-table-games = У цьому сезоні грають тут: результатів ігор деінде не заявляють.
league-refused-report = Ці ігри не дають результату матчу. Заявіть усі його ігри разом.
league-refused-report-state = Немає заявленого результату, на який можна відповісти, або один уже чекає на відповідь.
league-refused-not-asked = Ніхто не просить про довший термін.
league-refused-extension = Можна вказати від 1 до { $left ->
    [one] { $left } дня.
    [few] { $left } днів.
   *[many] { $left } днів.
  }
league-refused-no-extension = За згодою термін більше не продовжити. Зверніться до судді.
league-refused-call-open = Суддю до цього матчу вже покликано. Зачекайте на відповідь.
league-refused-no-call = До цього матчу ніхто не кликав суддю.
league-refused-not-queued = Цей матч не чекає на суддю.
league-refused-no-proposal = Для цього матчу немає пропозиції. Визначте результат самі.
league-refused-needs-winner = У турнірній сітці хтось має пройти далі. Виберіть переможця.
league-refused-half-played = Частину ігор цього матчу завершено. Технічна поразка обох можлива лише за весь матч.
league-refused-void = Рядка { $line } журналу немає, його вже скасовано, або скасувати його не можна. Натомість визначте результат.
league-refused-entangled = Від цього рядка журналу залежать пізніші. { $misfit } Спершу скасуйте пізніші.
league-refused-unfit = Це вже не відповідає стану сезону. { $misfit } Перевірте його і спробуйте ще раз.
league-refused-deadline = Укажіть термін у майбутньому, від сьогодні щонайбільше { $days ->
    [one] { $days } день.
    [few] { $days } дні.
   *[many] { $days } днів.
  }
league-refused-no-ladder = У цьому сезоні зараз немає драбини викликів: пари складають організатори.
league-refused-challenge = У вас уже є відкритий виклик чи матч, або останнім часом ви зустрічалися надто часто. Завершіть його або виберіть іншого суперника.
league-refused-no-challenge = Цей виклик уже неактуальний. Викличте ще раз.
league-refused-not-due = Для цього ще не час.

# Що не відповідає
league-misfit-log = Журнал сезону пошкоджено; повідомте оператора бота.
league-misfit-state = Сезон перебуває в іншому стані.
league-misfit-entrant = Ідеться про: { $player }.
league-misfit-match = Ідеться про матч: { $match }.
league-misfit-challenge = Ідеться про виклик, на який уже є відповідь.
league-misfit-group = Ідеться про етап чи дивізіон, який зараз не триває.
league-misfit-void = Рядок { $line } скасувати не можна.
