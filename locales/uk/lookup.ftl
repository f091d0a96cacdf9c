# Довідка
rule-unknown = Такого правила немає. Спробуйте номер, наприклад NH-3.4, або слово, наприклад сітка.
rule-button = Правило { $rule }
rule-rulings = Роз’яснення
ruling-question = **{ $id }** { $question }
ruling-answer = { $answer } ({ $source })
ruling-other = За столом можна домовитися інакше: { $other }
unreadable-position = Не вдається прочитати цю позицію: рядок { $line }, стовпець { $column } (подробиці для автора файлу: `` { $expected } ``).
study-gone = Цієї позиції вже немає. Завантажте її знову через /імпорт.
export-plain = Запис гри і позиція, яку бачать усі.
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
hand-shown = Вашу руку тепер бачать усі в цьому каналі.
hand-not-shown = У вас тут немає руки, яку можна показати: у цій грі вона таємна або ви не граєте.

# Where a ruling comes from
source-own = наше рішення
source-choice = наш вибір (правила цього не визначають)
source-against = інакше, ніж
source-and = і
source-derived = висновок
source-to = до

# The log
log-empty = Ще нічого не сталося.
log-whole = Усе, що досі сталося.
log-newest = Останні рядки: { $lines }; пропущено раніших: { $earlier }. Усе дає /експорт.
log-undone = ↩️ Скасовано кроків: { $times }.
catch-up-button = Що ви пропустили
catch-up-title = Гра { $game }: що ви пропустили
catch-up-none = Гра { $game }: ви нічого не пропустили.
next-game = Наступна гра: { $game }

tile-unknown = Такого немає. Виберіть одну з підказок.
tile-several = Підходить кілька назв: { $tiles }. Виберіть одну з підказок.

# Уся армія
faction-unknown = Такого немає. Виберіть одну з підказок.
faction-several = Підходить кілька назв: { $factions }. Виберіть одну з підказок.

legend-about = Що означають символи на малюнках.
