# Довідка
rule-unknown = Такого правила немає. Спробуйте номер, наприклад NH-3.4, або слово, наприклад сітка.
rule-button = Правило { $rule }
rule-rulings = Роз’яснення
ruling-question = **{ $id }** { $question }
ruling-answer = { $answer } ({ $source })
ruling-open = Відкрите роз’яснення: { $question } { $answer }
ruling-other = За столом можна домовитися інакше: { $other }
tiles-army = **{ $army }**: у стосі { $left }, відкрито { $seen }
tiles-line = { $tile }: { $left } із { $count }
tiles-line-odds = { $tile }: { $left } із { $count } · { $percent } %
tiles-none-left = нічого не лишилося
tiles-odds-off = За цим столом шанси приховано.
tiles-odds-about = Біля кожного жетона: скільки їх лишилося і яка ймовірність, що хоч один буде серед наступних узятих жетонів (кількість: { $draws }). Це випливає з того, що всі вже бачили (NH-2.6).
unreadable-position = Не вдається прочитати цю позицію: рядок { $line }, стовпець { $column } (подробиці для автора файлу: `` { $expected } ``).
study-gone = Цієї позиції вже немає. Завантажте її знову через /імпорт.

# Файли та поширення
export-over = Запис гри з її зерном і позиція наприкінці. Запис може відтворити будь-хто командою `sztab replay`.
export-plain = Запис гри і позиція, яку бачать усі.
export-running = Запис дотепер і позиція, яку бачать усі. Порядку стосів немає в жодному з цих файлів.
export-sealed = Запис гри і позиція наприкінці. Зерна й порядку стосів у них ще немає, бо в іншій грі цього матчу діє те саме тасування. Коли вона скінчиться, /експорт їх додасть.
import-too-large = Цей файл завеликий: читаю до 64 КБ.
import-nothing = Цю позицію не можна аналізувати: потрібна незакінчена гра з розміщеними всіма штабами.
import-too-slow = Не вдалося отримати файл від Discord. Спробуйте ще раз.
file-no-text = Це не текстовий файл.
file-workbook = Це власний формат електронної таблиці або архів. Збережіть його в таблиці як CSV в UTF-8 і додайте той файл.
file-encoding = Цей файл не в UTF-8, схоже, що він у { $encoding }. Збережіть його в UTF-8 і додайте ще раз.
file-encoding-unknown = Цей файл не в UTF-8, а його кодування не вдалося розпізнати. Збережіть його в UTF-8 і додайте ще раз.
file-reads-position = Ця команда приймає позицію, збережену через /експорт.
file-reads-record = Ця команда приймає запис гри з /експорт.
file-reads-invitations = Ця команда приймає CSV зі стовпцями `user_id,name,rating,division`.
file-reads-rules = Ця команда приймає правила сезону (JSON або TOML) чи профіль очок (TOML).
share = Поділитися
share-not-here = Ви не можете писати в цьому каналі, тож і я тут цього не покажу.
share-by = { $player } ділиться:

# Where a ruling comes from
source-own = наше рішення
source-choice = наш вибір (правила цього не визначають)
source-against = інакше, ніж
source-and = і
source-derived = висновок
source-rulebook = правила 2025 (польські)
source-rulebook-uk = правила 2025 (українські)
source-rulebook-older = давніші польські правила
source-to = до
source-faq = турнірний FAQ { $number }
source-designer = відповідь автора гри
source-site = neuroshimahex.pl
source-app = посібник офіційного застосунку
source-digest-french = французький стислий виклад
source-digest-japanese = японський стислий виклад
source-army = опис армії
source-engine = програма фанатів

# The log
log-empty = Ще нічого не сталося.
log-whole = Усе, що досі сталося.
log-newest = Останні рядки: { $lines }; пропущено раніших: { $earlier }. Усе дає /експорт.
log-turn = **Хід { $turn }: { $army }**
log-undone = ↩️ Скасовано кроків: { $times }.
