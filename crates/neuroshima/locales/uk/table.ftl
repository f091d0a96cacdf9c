# Стіл: повідомлення, кнопки, приватні відповіді.

post-leader = Кожна сторона таємно вибирає свого лідера.
post-place-hq = { $player }, розмістіть свій штаб ({ $faction }).
post-draw = { $player }, ваша черга ({ $faction }, хід { $turn }). Візьміть жетони.
post-discard = { $player }, ваша черга ({ $faction }, хід { $turn }). Скиньте один зі своїх трьох жетонів.
post-discard-reinforced = { $player }, ваша черга ({ $faction }, хід { $turn }). Скиньте один зі своїх шести жетонів.
post-play = { $player }, ваша черга ({ $faction }, хід { $turn }). Використайте жетони, потім завершіть хід.
post-battle = ⚔️ Битва.
post-battle-nothing = Ніхто ні в кого не влучає.

second-move-open = { $unit } може зараз переміститися вдруге. Будь-яка інша дія скасує цю можливість.
second-move-of = Ще раз: { $unit }
terror-rules = Терор: цього ходу ви не можете розміщувати жетони на полі. Жетони миттєвої дії та здібності діють як завжди.
under-none = Загони
discard-of = { $form ->
    [plain] Скинути: { $tile }
   *[declined] Скинути { $tile }
 }

# Кнопки
verb-place-hq = Розмістити штаб
verb-place = Розмістити
verb-draw = Узяти
verb-fetch = Узяти з Бази
verb-redraw = Узяти знову
verb-discard = Скинути
verb-lay = Покласти на Базу
verb-build = Розмістити Структуру
verb-battle = Битва
verb-move = Переміщення
verb-push = Відштовхування
verb-grenade = Граната
verb-sniper = Снайпер
verb-bomb = Авіаудар
verb-terror = Терор
verb-smoke-screen = Димова завіса
verb-transposition = Підміна
verb-paralysis = Параліч
verb-castle = Рокіровка
verb-rotation = Розворот
verb-small-bomb = Мала бомба
verb-use = Здібність
verb-tactic = Карта «Тактика»
verb-leader = Вибрати лідера
ask-leader = Вибрати лідера
verb-lead = Лідер
verb-choose = Вирішити
ability-mobility = Мобільність
ability-transport = Транспорт
ability-replace = Знак питання
ability-underground = Підземна рокіровка
ability-drag = Діра
ability-steel-net = Сталева сітка
ability-push = Відштовхування загоном
ability-rotate = Розворот загону
ability-turn = Розворот Структури

# Провідник
ask-tile = Який жетон?
ask-ability = Яка здібність?
ask-tactic = Яку дію виконує карта?
ask-lead = Що робить ваш лідер?
ask-unit = Який загін?
ask-enemy = Який ворожий загін?
ask-hex = На яку клітинку?
ask-facing = У який бік?
ask-direction = У якому напрямку?
ask-face = Яким боком догори?
face-label = Бік { $face }
build-begun = Перший жетон Структури стане на { $hex }. Розмістіть другий поруч із ним.
ask-centre = Яка клітинка буде центром?
ask-area = Які три клітинки? Почніть із першої за абеткою.
ask-option = Який варіант?
ask-transport = Який Транспорт?
ask-under = Загін чи фундамент під ним?
no-transport = Жоден: виконати друге переміщення
under-some = Фундамент: { $tiles }
stay = { $hex } (на місці)
hand-of = **{ $army }**: { $tiles }. Стос: { $pile }, у скиді: { $discard }.
hand-empty = немає жетонів
hand-counts = Стос: { $pile } · у скиді: { $discard }
card-base = База
card-base-with = База, на ній { $tile }
card-medic = Медик
card-tactic = Тактика
cards-none = немає
hand-cards = { $hand } Тактичні карти: { $cards }.

# Напрямки
direction-n = Пн
direction-ne = ПнСх
direction-se = ПдСх
direction-s = Пд
direction-sw = ПдЗх
direction-nw = ПнЗх

# Дії
action-place-hq = { $form ->
    [title] Штаб на { $hex }
   *[declined] Розмістити штаб на { $hex }
 }
action-draw = { $form ->
    [title] Узяття жетонів
   *[declined] Узяти жетони
 }
action-redraw = { $form ->
    [title] Скидання всіх і повторне взяття
   *[declined] Скинути всі жетони й узяти знову
 }
action-fetch = { $form ->
    [title] З Бази: { $tile }, решта зі стосу
    [plain] Узяти з Бази жетон «{ $tile }», решту зі стосу
   *[declined] Узяти з Бази { $tile }, решту зі стосу
 }
action-discard = { $form ->
    [title] Скидання: { $tile }
    [plain] Скинути жетон «{ $tile }»
   *[declined] Скинути { $tile }
 }
action-lay = { $form ->
    [title] На Базу: { $tile }
    [plain] Покласти на Базу жетон «{ $tile }»
   *[declined] Покласти на Базу { $tile }
 }
action-build = { $tile }, жетон { $number }: { $hex }, бік { $face }, напрямок { $facing }
action-tactic = Карта «Тактика»: { $action }
action-leader = вибрати лідера: { $leader }
action-lead = { $leader }: { $action }
action-lead-draw = взяти жетон
action-lead-mend = вилікувати: { $unit }
action-lead-heal = відновити очки штабу
action-place = { $form ->
    [title] { $tile } на { $hex }, напрямок { $facing }
    [plain] Розмістити загін «{ $tile }» на { $hex }, напрямок { $facing }
   *[declined] Розмістити { $tile } на { $hex }, напрямок { $facing }
 }
action-battle = { $form ->
    [title] Початок битви
   *[declined] Почати битву
 }
action-move = { $form ->
    [title] Переміщення: { $unit } на { $hex }, напрямок { $facing }
    [plain] Перемістити загін { $unit } на { $hex }, напрямок { $facing }
   *[declined] Перемістити { $unit } на { $hex }, напрямок { $facing }
 }
action-move-turn = { $form ->
    [title] Переміщення: { $unit }, розворот, напрямок { $facing }
    [plain] Розвернути загін { $unit }, напрямок { $facing }
   *[declined] Розвернути { $unit }, напрямок { $facing }
 }
action-mobility-move = { $form ->
    [title] Мобільність: { $unit } на { $hex }, напрямок { $facing }
    [plain] Мобільність: перемістити загін { $unit } на { $hex }, напрямок { $facing }
   *[declined] Мобільність: перемістити { $unit } на { $hex }, напрямок { $facing }
 }
action-mobility-turn = { $form ->
    [title] Мобільність: { $unit }, розворот, напрямок { $facing }
    [plain] Мобільність: розвернути загін { $unit }, напрямок { $facing }
   *[declined] Мобільність: розвернути { $unit }, напрямок { $facing }
 }
action-transport-move = { $form ->
    [title] Транспорт: { $unit } на { $hex }, напрямок { $facing }
    [plain] Транспорт: перемістити загін { $unit } на { $hex }, напрямок { $facing }
   *[declined] Транспорт: перемістити { $unit } на { $hex }, напрямок { $facing }
 }
action-transport-turn = { $form ->
    [title] Транспорт: { $unit }, розворот, напрямок { $facing }
    [plain] Транспорт: розвернути загін { $unit }, напрямок { $facing }
   *[declined] Транспорт: розвернути { $unit }, напрямок { $facing }
 }
action-again-move = { $form ->
    [title] Друге переміщення: { $unit } на { $hex }, напрямок { $facing }
    [plain] Друге переміщення: перемістити загін { $unit } на { $hex }, напрямок { $facing }
   *[declined] Друге переміщення: перемістити { $unit } на { $hex }, напрямок { $facing }
 }
action-again-turn = { $form ->
    [title] Друге переміщення: { $unit }, розворот, напрямок { $facing }
    [plain] Друге переміщення: розвернути загін { $unit }, напрямок { $facing }
   *[declined] Друге переміщення: розвернути { $unit }, напрямок { $facing }
 }
action-via = { $transport }: { $action }
action-via-move = { $form ->
    [title] { $unit } на { $hex }, напрямок { $facing }
    [plain] перемістити загін { $unit } на { $hex }, напрямок { $facing }
   *[declined] перемістити { $unit } на { $hex }, напрямок { $facing }
 }
action-via-turn = { $form ->
    [title] { $unit }, розворот, напрямок { $facing }
    [plain] розвернути загін { $unit }, напрямок { $facing }
   *[declined] розвернути { $unit }, напрямок { $facing }
 }
action-place-alike = { $form ->
    [title] { $tile } на { $hex }
    [plain] Розмістити загін «{ $tile }» на { $hex }
   *[declined] Розмістити { $tile } на { $hex }
 }
action-move-alike = { $form ->
    [title] Переміщення: { $unit } на { $hex }
    [plain] Перемістити загін { $unit } на { $hex }
   *[declined] Перемістити { $unit } на { $hex }
 }
action-mobility-move-alike = { $form ->
    [title] Мобільність: { $unit } на { $hex }
    [plain] Мобільність: перемістити загін { $unit } на { $hex }
   *[declined] Мобільність: перемістити { $unit } на { $hex }
 }
action-transport-move-alike = { $form ->
    [title] Транспорт: { $unit } на { $hex }
    [plain] Транспорт: перемістити загін { $unit } на { $hex }
   *[declined] Транспорт: перемістити { $unit } на { $hex }
 }
action-again-move-alike = { $form ->
    [title] Друге переміщення: { $unit } на { $hex }
    [plain] Друге переміщення: перемістити загін { $unit } на { $hex }
   *[declined] Друге переміщення: перемістити { $unit } на { $hex }
 }
action-via-move-alike = { $form ->
    [title] { $unit } на { $hex }
    [plain] перемістити загін { $unit } на { $hex }
   *[declined] перемістити { $unit } на { $hex }
 }
action-push = { $form ->
    [title] { $unit } відштовхує: { $target }
    [plain] { $unit }: відштовхнути загін { $target }
   *[declined] { $unit }: відштовхнути { $target }
 }
action-grenade = { $form ->
    [title] Граната: { $target }
    [plain] Кинути гранату: { $target }
   *[declined] Кинути гранату в { $target }
 }
action-sniper = { $form ->
    [title] Снайпер: { $target }
    [plain] Уразити снайпером загін { $target }
   *[declined] Уразити снайпером { $target }
 }
action-bomb = { $form ->
    [title] Авіаудар по { $hex }
   *[declined] Завдати авіаудару по { $hex }
 }
action-execute = { $form ->
    [title] { $tile } замість загону { $target }, напрямок { $facing }: 1 очко штабу
    [plain] За 1 очко штабу прибрати загін { $target } й розмістити там жетон { $tile }, напрямок { $facing }
   *[declined] За 1 очко штабу прибрати { $target } й розмістити там жетон { $tile }, напрямок { $facing }
 }
action-terror = { $form ->
    [title] Терор
   *[declined] Використати терор
 }
action-smoke-screen = { $form ->
    [title] Димова завіса: { $target }, напрямок { $facing }
    [plain] Розвернути димовою завісою загін { $target }, напрямок { $facing }
   *[declined] Розвернути димовою завісою { $target }, напрямок { $facing }
 }
action-transposition = { $form ->
    [title] Підміна: { $unit } → { $tile }, напрямок { $facing }
   *[declined] Підмінити загін «{ $unit }» жетоном «{ $tile }», напрямок { $facing }
 }
action-paralysis = { $form ->
    [title] Параліч: { $target }
    [plain] Паралізувати загін { $target }
   *[declined] Паралізувати { $target }
 }
action-castle = { $form ->
    [title] Обмін місцями: { $unit } і { $other }
   *[declined] Поміняти місцями: { $unit } і { $other }
 }
action-rotation = { $form ->
    [title] Розворот: { $unit }, напрямок { $facing }
    [plain] Розворот: розвернути загін { $unit }, напрямок { $facing }
   *[declined] Розворот: розвернути { $unit }, напрямок { $facing }
 }
action-small-bomb = { $form ->
    [title] Мала бомба на { $hexes }
   *[declined] Скинути малу бомбу на { $hexes }
 }
action-use-replace = { $form ->
    [title] { $unit } → { $tile }, напрямок { $facing }
   *[declined] Замінити загін «{ $unit }» жетоном «{ $tile }», напрямок { $facing }
 }
action-use-underground = { $form ->
    [title] Підземна рокіровка: штаб ⇄ { $unit }
   *[declined] Поміняти місцями під землею: штаб ⇄ { $unit }
 }
action-use-drag = { $form ->
    [title] Діра на { $hex } затягує: { $target }
    [plain] Затягти в Діру на { $hex } загін { $target }
   *[declined] Затягти { $target } в Діру на { $hex }
 }
action-use-steel-net = { $form ->
    [title] Сталева сітка: { $target }
    [plain] Кинути сталеву сітку: { $target }
   *[declined] Кинути сталеву сітку на { $target }
 }
action-use-push = { $form ->
    [title] { $unit } відштовхує без жетона: { $target }
    [plain] { $unit }: відштовхнути без жетона загін { $target }
   *[declined] { $unit }: відштовхнути без жетона { $target }
 }
action-use-rotate = { $form ->
    [title] Штаб розвертає: { $unit }, напрямок { $facing }
   *[declined] Розвернути завдяки штабу: { $unit }, напрямок { $facing }
 }
action-use-turn = Розворот: { $unit }, напрямок { $facing }
action-end = { $form ->
    [title] Кінець ходу
   *[declined] Завершити хід
 }
action-under = { $action } (фундамент: { $tiles })

# Рішення
question-push = { $form ->
    [plain] { $pusher } відштовхує загін { $unit }. На яку клітинку?
   *[declined] { $pusher } відштовхує { $unit }. На яку клітинку?
 }
question-medic = Яку атаку поглинає медик?
question-medic-card = Чи поглинає атаку ваша карта «Медик»?
question-leader = Застосувати лідера ({ $leader }): { $effects }?
question-leader-target = На кого або на що діє ваш лідер?
question-explosion = Чи { $unit } вибухає замість атаки? Тоді цей загін гине, а кожен суміжний, крім штабів, зазнає 1 пошкодження.
option-explosion-not = Ні, атакує
option-explosion = Так, вибухає
question-rotation = Загін під вашим контролем: { $unit }. Куди його розвернути?
question-rotation-token = Ви підпорядкували { $unit }. Розвернути один із жетонів?
option-rotation-none = Не розвертати
option-rotation-token = Розвернути жетон на { $hex }, напрямок { $facing }
option-rotation-keep = Залишити як є: { $facing }
option-rotation = Розвернути, напрямок { $facing }
question-move-on = Перше переміщення підпорядкувало вам загін. Чи { $unit } одразу переміщується вдруге? Тоді розвернути підпорядковане вже не можна.
option-move-on = Так, далі
option-move-on-not = Ні, лишається; розверну загін
question-convert = Чи змінює { $unit } тип атаки (це дозволяє { $module })?
question-order = Яка армія оголошує наступною в цій фазі?
question-payee = Яка армія отримає очко, яким ви платите?
question-redraw = Які три жетони скинути, щоб узяти інші?
question-structure-price = Які три жетони ви скидаєте за Структуру?
blast-nobody = Нікого не зачепить.
blast-foundations = Знищить: { $tiles }.
blast-enemies = { $form ->
    [plain] Зачепить: { $enemies }.
   *[declined] Зачепить { $enemies }.
 }
blast-own = Зачепить лише ваших: { $own }.
blast-both = { $form ->
    [plain] Зачепить: { $enemies }, а з ваших: { $own }.
   *[declined] Зачепить { $enemies }, а з ваших { $own }.
 }
blast-allies = { $form ->
    [plain] Зачепить і загони союзника: { $units }.
   *[declined] Із загонів союзника зачепить { $units }.
 }
option-push = На { $hex }
option-medic = { $medic } поглинає: { $source } → { $patient }, пошкодження: { $wounds }
option-medic-outright = { $medic } поглинає: { $source } → { $patient }
option-medic-card-not = Ні, зберегти карту
option-leader-not = Ні, зберегти лідера
option-medic-card = Карта поглинає: { $source } → { $patient }, пошкодження: { $wounds }
option-medic-card-outright = Карта поглинає: { $source } → { $patient }
option-saved = { $patient } ← { $source } (−{ $wounds })
option-saved-outright = { $patient } ← { $source }
option-saved-by = { $saved }, медик { $hex }
option-convert-not = Ні, атака як на жетоні
option-convert-ranged = Дальня { $direction }
option-convert-melee = Ближня { $direction }
option-order = { $army }
expected-hex = клітинка поля, наприклад C3
expected-rotation = напрямок як число від 0 до 5
expected-direction = напрямок як число від 0 до 5
expected-face = a або b, бік жетона догори
expected-tile = жетон вашої армії
expected-ability = здібність: мобільність (`mobility`), транспорт (`transport`), знак питання (`replace`), сталева сітка (`steel_net`) або відштовхування загоном (`push`)
expected-tactic = те, чим є карта «Тактика»: переміщення (`move`), битва (`battle`) або відштовхування (`push`)
expected-leader = одного із запропонованих лідерів, за його id
expected-lead = те, що робить ваш лідер, наприклад `move` або `discard`
expected-answer = номер відповіді

end-nothing-played = Цього ходу ще нічого не використано. Можна використати: { $tiles }.
orders-ends-unasked = Ваші ходи завершуються без запитання.

several-mode-ffa = Смертельна битва
several-mode-points = На очки
several-mode-one-vs-team = 1 проти команди
several-mode-teams = Командна битва

misread-hex = На цьому полі немає клітинки «{ $word }». Можливо, це { $near }?
misread-hex-plain = На цьому полі немає клітинки «{ $word }»: є клітинки від { $first } до { $last }.
misread-other-army = { $tile } — жетон іншої армії ({ $army }), а ваша армія — { $own }: виберіть свій жетон.
misread-terrain = «{ $word }» — це не місцевість. Після `terrain=` напишіть `jungle`, `hills`, `mountains`, `swamps`, `mixed` чи `none` або розкладіть її клітинка за клітинкою: `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-part = У «{ $word }» мають бути вид місцевості, двокрапка й клітинки, наприклад `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-kind = «{ $word }» — не вид місцевості. Клітинка за клітинкою можна розкласти `jungle`, `hills`, `mountains` і `swamps`, наприклад `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-pieces = Клітинки одного жетона місцевості мають торкатися одна одної. Окремі клітинки напишіть як два жетони, через кому: `terrain=jungle:A1,jungle:C3`.
misread-terrain-twice = На клітинці може бути лише одна місцевість, а якусь названо двічі. Назвіть кожну клітинку один раз.
misread-terrain-room = З такою кількістю гір немає місця для штабів. Покладіть їх менше.
misread-reading = Щодо «{ $word }» тут не можна домовитися інакше, або це названо двічі. Інакше можна домовитися щодо { $rulings }. Напишіть їх через кому, наприклад `readings=O-01,O-20`.
misread-no-readings = З цими арміями немає про що домовлятися інакше: не пишіть `readings=`.
