# Poczekalnia: miejsca, ustalenia, wykluczanie i wybór armii, rewanż.

# Miejsca
lobby-seat = { $player }: { $faction }
lobby-opened = Stół jest otwarty.
lobby-join = Dołącz
lobby-leave = Wyjdź
lobby-start = Rozpocznij
lobby-cancel = Odwołaj
lobby-terms = Ustalenia
lobby-agree = Zgadzam się
lobby-change-seat = Zmień miejsce
lobby-fill = Uzupełnij Sztabem
lobby-faction = Twoja armia
lobby-faction-page = Twoja armia: { $first } – { $last }
faction-random = Losowa armia
faction-gone = { $faction } (już niedostępna)
lobby-rematch = Rewanż

# Ustalenia
lobby-expired = Ten stół zamknął się sam po { $days } dniach bez aktywności.
lobby-started = Gra toczy się tutaj: { $channel }.
lobby-cancelled = Ten stół został odwołany.

# Wykluczanie i wybór
lobby-faction-open = armia jeszcze nieznana
lobby-banned = Wykluczone: { $factions }.
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
lobby-faction-not-chosen = Przy tym stole nie wybiera się armii w ten sposób.
lobby-faction-needless = Armię podaje się tylko wtedy, gdy każde z was wybiera swoją. Pomiń ją.
lobby-changed = Stół się w międzyczasie zmienił. Sprawdź wiadomość stołu i spróbuj ponownie.
lobby-too-many = Twoje stoły, które czekają na rozpoczęcie: { $number }, więcej być nie może. Najpierw rozpocznij grę przy jednym z nich albo go odwołaj.
lobby-rematch-none = Nie ma tu skończonej gry, po której mógłby być rewanż.
lobby-rematch-others = O rewanż mogą poprosić tylko dwie osoby z tamtej gry.
lobby-too-many-seated = Przy stole siedzi na to za dużo osób. Najpierw ktoś musi wyjść.
lobby-for-two = Wykluczanie i wybór, mecze lustrzane, gry rankingowe i rewanże są tylko dla dwóch przeciwników.
lobby-no-such-term = Tego nie można ustalić przy tym stole. Możliwości pokaże przycisk *{ lobby-terms }*.
lobby-no-such-mode = Nie znam trybu „{ $word }”. Wybierz jeden z tych: { $modes }.
lobby-several-modes = Pasuje kilka trybów: { $choices }. Wpisz więcej liter albo wybierz jeden z listy.
lobby-several-terms = Pasuje kilka wariantów: { $choices }. Wpisz więcej liter albo wybierz jeden z listy.
lobby-no-such-variant = Nie znam wariantu „{ $word }”. Wybierz go z listy albo wpisz słowa takie jak { $examples }.
lobby-no-such-value = Wartość „{ $word }” nie pasuje do `{ $key }`. Można wpisać { $values }.
lobby-other-mode = „{ $word }” nie pasuje do tego trybu. Pasuje do: { $modes }.
lobby-only-host = Może to zrobić tylko gospodarz stołu.
lobby-no-other-seat = Nie ma na to wolnego miejsca.
first-by-seat = W tym trybie zawsze zaczyna pojedynczy gracz. Pomiń opcję `{ command-game-new-option-first }`.
rated-for-two = Rankingowa może być tylko gra dwóch przeciwników. Pomiń opcję `{ command-game-new-option-rated }`.
game-unknown = Nie ma takiej gry. Wybierz którąś z podpowiedzi.
opponents-too-many = To więcej przeciwników, niż ten tryb ma miejsc.
opponent-twice = Ten sam przeciwnik jest podany dwa razy.
