# Mecze: początek, armie, zgłoszenia, przedłużenia.
season-match-challenge = **Mecz { $match }** · { $season }
    { $first } – { $second }
    Termin: { $deadline }
season-match-ban = 🚫 { $player } wyklucza: { $army }
season-match-pick = 🎖️ { $player } wybiera: { $army }
season-match-step = ➡️ { $step }
season-match-armies = Armie: { $first } – { $second }
season-match-struck = Nie liczy się: jedna ze stron odeszła przed czasem.
season-match-result = 🏁 { $result }
season-match-reason = Powód: { $reason }
season-match-game = -# { $said }
season-match-table = Gra { $game }: { $place }
season-match-asks = ⏳ { $player } prosi o { $days ->
    [one] { $days } dzień więcej.
    [few] { $days } dni więcej.
   *[other] { $days } dni więcej.
    }
season-match-reported = 📝 { $player } zgłasza wynik; ma go potwierdzić druga strona.
season-match-call = ⚖️ { $player } prosi o sędziego.
season-remind-deadline = ⏰ { $players } Twój ruch w meczu { $match } (**{ $season }**). Termin: { $deadline }
season-round-division = { $title } · { $division }
season-round-key = -# 🎲 { $purpose }: `{ $key }`
season-round-label = { $season }, runda { $round }
season-match-label = { $season }, mecz { $match }: { $first } – { $second }
season-told = **{ $season }**: { $said }
season-told-to = { $players } **{ $season }**: { $said }
season-ban = Wyklucz armię
season-pick = Wybierz armię
season-object = Sprzeciw
season-more-time = Więcej czasu
season-report = Zgłoś wynik
season-give-up = Oddaj mecz
season-call = Poproś o sędziego
season-agree = Zgoda
season-decline = Odmów
season-confirm = Potwierdź
season-deny = Zaprzecz
season-challenge-accept = Przyjmij
season-approve = Przyjmij zgłoszenie
season-refuse = Odrzuć
season-give-up-ask = Oddać mecz { $players }? Przeciwnik wygra wszystkie gry, które się nie skończyły.
season-given-up = Mecz jest oddany.
season-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[other] { $days } dni
    }
season-more-time-how = O ile dni przedłużyć ten mecz? Druga strona musi się zgodzić.
season-more-time-choose = Dni
season-more-time-asked = Pytam drugą stronę o { $days ->
    [one] { $days } dzień więcej.
    [few] { $days } dni więcej.
   *[other] { $days } dni więcej.
    }
season-they-are-not-in = Ta osoba nie bierze udziału w tym sezonie.
season-challenged = Wyzwanie wysłane: { $player } może je przyjąć lub odrzucić pod wiadomością.
season-sits-out = Opuszczasz rundę { $round }. Punkty za nią: { $points }. Możesz opuścić jeszcze rund: { $left }. Aby jednak zagrać, użyj znów `/liga opuść`.
season-sits-in = Jednak grasz w rundzie { $round }. Punkty za opuszczoną rundę: { $points }. Możesz opuścić jeszcze rund: { $left }.
season-banned = Wykluczona armia: { $army }.
season-picked = Wybrana armia: { $army }.
season-pool-none = Nie masz jeszcze puli armii.
season-pool = Twoja pula: { $armies }.
season-pool-choose = Wybierz armie: { $size }. Do zamknięcia zapisów nikt inny nie widzi puli i możesz ją zmieniać.
season-pool-choose-once = Wybierz armie: { $size }. To późne zgłoszenie: tej puli nie da się już zmienić.
season-pool-command = Armii jest za dużo na jedną listę: użyj `/liga armie`.
season-pool-set = Pula ustawiona: { $armies }. Możesz ją zmieniać do zamknięcia zapisów.
season-pool-set-late = Pula ustawiona: { $armies }.
season-armies-choose = { $number ->
    [one] Wybierz armię
    [few] Wybierz { $number } armie
   *[other] Wybierz { $number } armii
    }
season-hq-how = Podaj punkty Sztabów obu stron jako dwie liczby, na przykład `12:5`.
season-reported = Wynik zgłoszony. Druga strona ma { $hours } godz. na potwierdzenie; potem decyduje sędzia.
season-report-wins = Wygrywa { $player }
season-report-draw = Remis
season-report-armies-how = Podaj obie armie: swoją i przeciwnika.
season-report-game = Gra { $game }: czyja wygrana?
season-my-none = Nie masz otwartego meczu.
season-my-one = **Twój mecz**
season-my-several = **Twoje mecze**
season-my-match = **{ $season }**, mecz { $match } · { $opponent } · { $state } · { $deadline }
season-no-match = Nie ma tu takiego meczu, z którym możesz to zrobić. Zajrzyj do `/liga mecze`.
season-which-match = Pasuje kilka meczów. Wybierz jeden z listy w opcji `match`.
season-form-hq = Punkty Sztabów w kolejności graczy meczu
season-form-report-game-title = Gra rozegrana gdzie indziej
season-form-call = O co chodzi?
season-form-call-title = Prośba o sędziego
season-called = Sędziowie już wiedzą. Twoje słowa czytają tylko oni.
command-league-leave = odejdź
command-league-leave-about = Odejdź z sezonu
command-league-leave-option-season = sezon
command-league-leave-option-season-about = Który sezon
command-league-armies = armie
command-league-armies-about = Twoja pula armii
command-league-armies-option-army1 = armia1
command-league-armies-option-army1-about = 1. armia puli
command-league-armies-option-army2 = armia2
command-league-armies-option-army2-about = 2. armia puli
command-league-armies-option-army3 = armia3
command-league-armies-option-army3-about = 3. armia puli
command-league-armies-option-army4 = armia4
command-league-armies-option-army4-about = 4. armia puli
command-league-armies-option-army5 = armia5
command-league-armies-option-army5-about = 5. armia puli
command-league-armies-option-season = sezon
command-league-armies-option-season-about = Który sezon
command-league-matches = mecze
command-league-matches-about = Twoje otwarte mecze
command-league-bye = opuść
command-league-bye-about = Opuść przyszłą rundę albo jednak zagraj
command-league-bye-option-round = runda
command-league-bye-option-round-about = Która runda; domyślnie następna
command-league-bye-option-season = sezon
command-league-bye-option-season-about = Który sezon
command-league-extend = przedłuż
command-league-extend-about = Poproś drugą stronę o więcej czasu
command-league-extend-option-days = dni
command-league-extend-option-days-about = Ile dni więcej
command-league-extend-option-match = mecz
command-league-extend-option-match-about = Który mecz
command-league-report = zgłoś
command-league-report-about = Zgłoś grę rozegraną gdzie indziej
command-league-report-option-result = wynik
command-league-report-option-result-about = Jak się dla Ciebie skończyła
command-league-report-option-hq = sztaby
command-league-report-option-hq-about = Punkty Sztabów, najpierw Twoje: 12:5
command-league-report-option-army = armia
command-league-report-option-army-about = Twoja armia, jeśli nie ta uzgodniona
command-league-report-option-opponent-army = armia-przeciwnika
command-league-report-option-opponent-army-about = Armia przeciwnika
command-league-report-option-match = mecz
command-league-report-option-match-about = Który mecz
command-league-report-option-result-choice-won = wygrana
command-league-report-option-result-choice-drawn = remis
command-league-report-option-result-choice-lost = przegrana
command-league-protest = sędzia
command-league-protest-about = Poproś o sędziego
command-league-protest-option-reason = powód
command-league-protest-option-reason-about = O co chodzi; czytają to tylko sędziowie
command-league-protest-option-match = mecz
command-league-protest-option-match-about = Który mecz
command-league-challenge = wyzwanie
command-league-challenge-about = Rzuć wyzwanie na drabinie
command-league-challenge-option-opponent = przeciwnik
command-league-challenge-option-opponent-about = Kogo
command-league-challenge-option-season = sezon
command-league-challenge-option-season-about = Który sezon
season-stale = Od tego czasu coś się zmieniło: zajrzyj do wiadomości o meczu.
