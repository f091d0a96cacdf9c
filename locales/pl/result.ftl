# Koniec gry: ostatnia wiadomość, wiadomość na kanale głównym i nazwa wątku.

result-title = 🏁 **Gra { $game }:** { $outcome }
result-place = Cała gra: { $channel }
result-closed = 🏁 **Gra { $game }** zamknięta: nikt już nie grał.

# Nazwa wątku: razem najwyżej 100 znaków
thread-seat = { $player } ({ $faction })
thread-won = { $game } · wygrywa { $winner }
thread-won-by = { $game } · wygrywa { $winner } { $points }
thread-won-several = { $game } · wygrywają { $winner }
thread-won-by-several = { $game } · wygrywają { $winner } { $points }
thread-drawn = { $game } · remis
thread-together-won = { $game } · wspólna wygrana
thread-together-lost = { $game } · wspólna przegrana

# The end of a game that all win or lose together
together-won = Wspólna wygrana ({ $cause }).
together-lost = Wspólna przegrana ({ $cause }).
films = 🎞️ { $chapter ->
    [battle] { $number ->
        [one] Film z Bitwy: { $links }
       *[other] Filmy z Bitew: { $links }
        }
   *[other] Filmy z tego, co się stało: { $links }
    }
film-link = [{ $chapter ->
    [battle] Bitwa { $number }
   *[other] { $number }
    }]({ $address })
films-follow = 🎞️ { $chapter ->
    [battle] { $number ->
        [one] Film z Bitwy pojawi się na tym kanale.
       *[other] Filmy z Bitew pojawią się na tym kanale.
        }
   *[other] Filmy pojawią się na tym kanale.
    }

undo-told-refused = { $player }, przeciwnik nie zgadza się na cofnięcie: gra toczy się dalej.
