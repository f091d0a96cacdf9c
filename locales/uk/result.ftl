# Кінець гри: останнє повідомлення, повідомлення в основному каналі та назва гілки.

result-title = 🏁 **Гра { $game }:** { $outcome }
result-place = Уся гра: { $channel }
result-closed = 🏁 **Гру { $game }** закрито: ніхто більше не грав.

# Назва гілки: разом щонайбільше 100 знаків
thread-seat = { $player } ({ $faction })
thread-won = { $game } · перемагає { $winner }
thread-won-by = { $game } · перемагає { $winner } { $points }
thread-won-several = { $game } · перемагають { $winner }
thread-won-by-several = { $game } · перемагають { $winner } { $points }
thread-drawn = { $game } · нічия
thread-together-won = { $game } · спільна перемога
thread-together-lost = { $game } · спільна поразка

# The end of a game that all win or lose together
together-won = Спільна перемога ({ $cause }).
together-lost = Спільна поразка ({ $cause }).
films = 🎞️ { $chapter ->
    [battle] { $number ->
        [one] Фільм битви: { $links }
       *[other] Фільми битв: { $links }
        }
   *[other] Фільми про те, що сталося: { $links }
    }
film-link = [{ $chapter ->
    [battle] битва { $number }
   *[other] { $number }
    }]({ $address })
films-follow = 🎞️ { $chapter ->
    [battle] { $number ->
        [one] Фільм битви з’явиться в цьому каналі.
       *[other] Фільми битв з’являться в цьому каналі.
        }
   *[other] Фільми з’являться в цьому каналі.
    }

undo-told-refused = { $player }, суперник проти скасування кроку: гра триває далі.
