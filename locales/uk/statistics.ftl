# Результати й темп гравця.
statistics-title = 📊 **Ваші ігри на цьому сервері**
statistics-title-of = 📊 **Ігри гравця { $player } на цьому сервері**
statistics-none = На цьому сервері у вас ще немає жодної закінченої гри. Тривають: { $running }.
statistics-none-of = На цьому сервері { $player } ще не має жодної закінченої гри. Тривають: { $running }.
statistics-totals = Закінчені дуелі: { $games } (рейтингові: { $rated })
    Перемоги: { $won } · поразки: { $lost } · нічиї: { $drawn }
    Тривають: { $running }
statistics-pace = Час на хід або рішення (медіана): { $span }
statistics-length = Тривалість гри, днів (медіана): { $whole },{ $tenths }
statistics-cut = Враховано лише найновіші ігри, щонайбільше { $games }.
statistics-faction = Армія
statistics-opponent = Суперник
statistics-games = І
statistics-won = В
statistics-lost = П
statistics-drawn = Н
statistics-legend = -# І ігри, В виграні, П програні, Н нічиї. Усі ігри по черзі: у файлі.
statistics-together = **Спільні ігри** (без рейтингу)
statistics-players = Ос
statistics-together-legend = -# Ос кількість гравців, І ігри, В виграні.
statistics-seconds = { $large } с
statistics-minutes = { $large } хв
statistics-hours = { $large } год { $small } хв
statistics-days = { $large } д { $small } год
command-statistics = статистика
command-statistics-about = Ігри на цьому сервері: результати за арміями й суперниками, темп і всі ігри у файлі
command-statistics-option-player = гравець
command-statistics-option-player-about = Чиї ігри; без вибору ваші
