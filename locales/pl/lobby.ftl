# Poczekalnia: miejsca, ustalenia, wykluczanie i wybór armii, rewanż.

# Miejsca
lobby-seat = { $player }: { $army }
lobby-opened = Stół jest otwarty.
lobby-join = Dołącz
lobby-leave = Wyjdź
lobby-start = Rozpocznij
lobby-cancel = Odwołaj
lobby-army = Twoja armia
lobby-army-page = Twoja armia: { $first } – { $last }
army-random = Losowa armia
army-gone = { $army } (już niedostępna)
lobby-rematch = Rewanż

# Ustalenia
lobby-expired = Ten stół zamknął się sam po { $days } dniach bez aktywności.
lobby-started = Gra toczy się tutaj: { $channel }.
lobby-cancelled = Ten stół został odwołany.

# Wykluczanie i wybór
lobby-army-open = armia jeszcze nieznana
lobby-banned = Wykluczone: { $armies }.
lobby-ban-turn = { $player }, twoja kolej: wyklucz jedną armię.
lobby-pick-turn = { $player }, twoja kolej: wybierz swoją armię.
lobby-ban = Wyklucz armię
lobby-ban-page = Wyklucz armię: { $first } – { $last }
lobby-pick = Wybierz swoją armię
lobby-pick-page = Wybierz swoją armię: { $first } – { $last }

# Odmowy w poczekalni
lobby-closed = Ten stół jest zamknięty: gra się zaczęła albo stół odwołano.
lobby-draft-open = Armie nie są jeszcze ustalone: najpierw dokończcie wykluczanie i wybór.
lobby-draft-other = Teraz decyduje { $player }.
lobby-army-not-chosen = Przy tym stole nie wybiera się armii w ten sposób.
lobby-army-needless = Armię podaje się tylko wtedy, gdy każde z was wybiera swoją. Pomiń ją.
lobby-changed = Stół się w międzyczasie zmienił. Sprawdź wiadomość stołu i spróbuj ponownie.
lobby-too-many = Twoje stoły, które czekają na rozpoczęcie: { $number }, więcej być nie może ({ $channels }). Najpierw rozpocznij grę przy jednym z nich albo go odwołaj.
lobby-rematch-none = Nie ma tu skończonej gry, po której mógłby być rewanż.
lobby-rematch-others = O rewanż mogą poprosić tylko dwie osoby z tamtej gry.
