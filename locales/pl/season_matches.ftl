# Mecze: początek, armie, wyniki, przedłużenia terminów.
season-match-challenge = **Mecz { $match }** · { $season }
    { $first } – { $second }
    Termin: { $deadline }
season-match-ban = 🚫 { $player } wyklucza: { $faction }
season-match-pick = 🎖️ { $player } wybiera: { $faction }
season-match-step = ➡️ { $step }
season-match-factions = Armie: { $first } – { $second }
season-match-struck = Nie liczy się: ktoś zrezygnował przed połową meczów.
season-match-result = 🏁 { $result }
season-match-reason = Powód: { $reason }
season-match-game = -# { $said }
season-match-table = Gra { $game }: { $place }
season-match-asks = ⏳ { $player } prosi o przedłużenie terminu o { $days ->
    [one] { $days } dzień.
    [few] { $days } dni.
   *[other] { $days } dni.
    }
season-match-reported = 📝 { $player } zgłasza wynik; musi go potwierdzić przeciwnik.
season-match-call = ⚖️ { $player } prosi o sędziego.
season-remind-deadline = ⏰ { $players } Czas na twój ruch w meczu { $match } (**{ $season }**). Termin: { $deadline }
season-round-division = { $title } · { $division }
season-round-keys = 🎲 Klucze losowań tej rundy są w pliku { $file }; losowania sprawdzisz poleceniem `/liga sprawdź`.
season-round-over = Zakończone mecze: { $over } z { $all }; wszystkie pokazuje przycisk *{ season-view-round }*.
season-round-label = { $season }, runda { $round }
season-match-label = { $season }, mecz { $match }: { $first } – { $second }
season-told = **{ $season }**: { $said }
season-told-to = { $players } **{ $season }**: { $said }
season-ban = Wyklucz armię
season-pick = Wybierz armię
season-object = Zgłoś sprzeciw
season-more-time = Więcej czasu
season-report = Zgłoś wynik
season-give-up = Oddaj mecz
season-call = Poproś o sędziego
season-agree = Zgadzam się
season-decline = Odrzuć
season-confirm = Potwierdź
season-deny = Zakwestionuj
season-challenge-accept = Przyjmij
season-approve = Przyjmij zgłoszenie
season-refuse = Odrzuć zgłoszenie
season-give-up-ask = Oddać mecz { $players }? Przeciwnik wygra wszystkie gry, które się nie skończyły.
season-given-up = Mecz został oddany przeciwnikowi.
season-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[other] { $days } dni
    }
season-more-time-how = O ile dni przedłużyć termin? Przeciwnik musi się zgodzić.
season-more-time-choose = Dni
season-more-time-asked = Wysłano prośbę o przedłużenie terminu o { $days ->
    [one] { $days } dzień.
    [few] { $days } dni.
   *[other] { $days } dni.
    }
season-they-are-not-in = Ta osoba nie bierze udziału w tym sezonie. Graczy pokaże `/liga pokaż`.
season-challenged = Wyzwanie wysłane: { $player } może je przyjąć lub odrzucić pod wiadomością.
season-sits-out = Opuszczasz rundę { $round }. Punkty za nią: { $points }. Ile rund możesz jeszcze opuścić: { $left }. Jeśli jednak chcesz grać, użyj ponownie `/liga opuść`.
season-sits-in = Jednak grasz w rundzie { $round }. Punkty za opuszczoną rundę: { $points }. Ile rund możesz jeszcze opuścić: { $left }.
season-banned = Wykluczona armia: { $faction }.
season-picked = Wybrana armia: { $faction }.
season-pool-none = Nie masz jeszcze puli armii. Jeśli żadnej nie podasz, na początku sezonu wyznaczy ją losowanie.
season-pool = Twoja pula: { $factions }.
season-pool-drawn = Twoją pulę wylosowano, bo żadnej nie podano: { $factions }.
season-pool-choose = { $size ->
    [one] Wybierz { $size } armię.
    [few] Wybierz { $size } armie.
   *[other] Wybierz { $size } armii.
    } Do zamknięcia zapisów tylko ty widzisz swoją pulę i możesz ją zmieniać.
season-pool-choose-once = { $size ->
    [one] Wybierz { $size } armię.
    [few] Wybierz { $size } armie.
   *[other] Wybierz { $size } armii.
    } Dołączasz po zamknięciu zapisów: tej puli nie da się potem zmienić.
season-pool-command = Armii jest za dużo na jedną listę: użyj `/liga armie`.
season-pool-set = Pula zapisana: { $factions }. Możesz ją zmieniać do zamknięcia zapisów.
season-pool-set-late = Pula ustawiona: { $factions }.
season-factions-choose = { $number ->
    [one] Wybierz armię
    [few] Wybierz { $number } armie
   *[other] Wybierz { $number } armii
    }
season-hq-how = Podaj punkty obu graczy na koniec gry jako dwie liczby, na przykład `12:5`.
season-reported = Wynik zgłoszony. Przeciwnik ma { $hours } godz. na potwierdzenie; potem decyduje sędzia.
season-report-wins = Wygrywa { $player }
season-report-draw = Remis
season-report-factions-how = Podaj obie armie: swoją i przeciwnika.
season-report-game = Gra { $game }: kto wygrywa?
season-my-none = Nie masz otwartego meczu.
season-my-one = **Twój mecz**
season-my-several = **Twoje mecze**
season-my-match = **{ $season }**, mecz { $match } · { $opponent } · { $state } · { $deadline }
season-no-match = W żadnym meczu na tym serwerze nie możesz tego zrobić. Sprawdź `/liga mecze`.
season-which-match = Pasuje kilka meczów. Wybierz jeden z listy w opcji `{ command-league-report-option-match }`.
season-form-hq = Punkty na koniec w kolejności graczy meczu
season-form-report-game-title = Gra rozegrana gdzie indziej
season-form-call = O co chodzi?
season-form-call-title = Prośba o sędziego
season-called = Prośba trafiła do sędziów. Jej treść przeczytają tylko oni.
command-league-leave = wypisz-się
command-league-leave-about = Wypisz się z sezonu
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
command-league-sit-out = opuść
command-league-sit-out-about = Opuść przyszłą rundę albo jednak zagraj
command-league-sit-out-option-round = runda
command-league-sit-out-option-round-about = Która runda; domyślnie następna
command-league-sit-out-option-season = sezon
command-league-sit-out-option-season-about = Który sezon
command-league-extend = przedłuż
command-league-extend-about = Poproś przeciwnika o więcej czasu
command-league-extend-option-days = dni
command-league-extend-option-days-about = O ile dni dłużej
command-league-extend-option-match = mecz
command-league-extend-option-match-about = Który mecz
command-league-report = zgłoś
command-league-report-about = Zgłoś grę rozegraną gdzie indziej
command-league-report-option-result = wynik
command-league-report-option-result-about = Jak się dla ciebie skończyła
command-league-report-option-hq = sztaby
command-league-report-option-hq-about = Punkty na koniec gry, najpierw twoje, np. 12:5
command-league-report-option-army = armia
command-league-report-option-army-about = Twoja armia, jeśli nie ta uzgodniona
command-league-report-option-opponent-army = armia-przeciwnika
command-league-report-option-opponent-army-about = Armia przeciwnika
command-league-report-option-match = mecz
command-league-report-option-match-about = Który mecz
command-league-report-option-result-choice-won = wygrana
command-league-report-option-result-choice-drawn = remis
command-league-report-option-result-choice-lost = przegrana
command-league-judge = sędzia
command-league-judge-about = Poproś o sędziego
command-league-judge-option-reason = powód
command-league-judge-option-reason-about = O co chodzi; czytają to tylko sędziowie
command-league-judge-option-match = mecz
command-league-judge-option-match-about = Który mecz
command-league-challenge = wyzwanie
command-league-challenge-about = Rzuć wyzwanie graczowi z drabiny wyzwań
command-league-challenge-option-opponent = przeciwnik
command-league-challenge-option-opponent-about = Kogo wyzywasz
command-league-challenge-option-season = sezon
command-league-challenge-option-season-about = Który sezon
season-stale = Od tego czasu coś się zmieniło: zajrzyj do wiadomości o meczu.
