ruling-open = Відкрите роз’яснення: { $question } { $answer }
tiles-army = **{ $army }**: у стосі { $left }, відкрито { $seen }
tiles-line = { $tile }: { $left } із { $count }
tiles-line-odds = { $tile }: { $left } із { $count } · { $percent } %
tiles-none-left = нічого не лишилося
tiles-odds-off = За цим столом шанси приховано.
tiles-odds-about = Біля кожного жетона: скільки їх лишилося і яка ймовірність, що хоч один буде серед наступних узятих жетонів (кількість: { $draws }). Це випливає з того, що всі вже бачили (NH-2.6).

# Файли та поширення
export-over = Запис гри з її зерном і позиція наприкінці. Запис може відтворити будь-хто командою `sztab replay`.
export-running = Запис дотепер і позиція, яку бачать усі. Порядку стосів немає в жодному з цих файлів.
export-sealed = Запис гри і позиція наприкінці. Зерна й порядку стосів у них ще немає, бо в іншій грі цього матчу діє те саме тасування. Коли вона скінчиться, /експорт їх додасть.
log-turn = **Хід { $turn }: { $army }**

# Загони так, як їх називають тексти.
unit-named = { $name } ({ $hex })
unit-headquarters = { $name } ({ $army }, { $hex })
unit-scoped = { $unit } під контролем гакера
source-explosion = { $place ->
    [start] Вибух
   *[within] вибух
 } на клітинці { $hex }

chart-points = Очки штабу
chart-score = Очки
chart-turn = хід

source-p = правила 2025 (польські)
source-u = правила 2025 (українські)
source-w = давніші польські правила
source-faq = турнірний FAQ { $number }
source-oracz = відповідь автора гри
source-nspl = neuroshimahex.pl
source-app = посібник офіційного застосунку
source-az = французький стислий виклад
source-jp = японський стислий виклад
source-army = опис армії
source-nm = програма фанатів
