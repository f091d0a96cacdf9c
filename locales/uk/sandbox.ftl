# Пісочниця: назви каналів, як дозволяє Discord: малі літери й дефіси.
sandbox-play = грати
sandbox-table = партія-триває
sandbox-four = стіл-на-чотирьох
sandbox-programs = програми-й-мехи
sandbox-mission = місія-gears
sandbox-finished = зіграна-партія
sandbox-self-playing = автоматична-гра
sandbox-organisers = Організатори
sandbox-league = ліга
sandbox-league-name = Пробна ліга
