# Ligi: stany, wyniki, nazwy etapów i rund, armie, kolejka sędziów.

# Liczby i nazwy
league-decimal-mark = ,
league-days-hours = { $days } d { $hours } godz.
league-hours-minutes = { $hours } godz. { $minutes } min
league-minutes = { $minutes } min
league-versus = { $first } – { $second }
league-match-number = mecz { $match }
league-and-more = i jeszcze { $number }
league-program = Sztab
league-text-erased = (tekst usunięty)
league-seed = numer startowy { $place }

# Stan sezonu, meczu, zgłoszenia i wyzwania
league-state-draft = w przygotowaniu
league-state-entry = zapisy otwarte
league-state-running = trwa
league-state-ended = zakończony
league-state-cancelled = odwołany
league-state-paused = { $state }, przerwa
league-status-waiting = jeszcze nie rozpoczęty
league-status-running = trwa
league-status-queued = czeka na sędziego
league-status-closed = zakończony

# Etapy i rundy
league-format-swiss = system szwajcarski
league-format-round-robin = każdy z każdym
league-format-double-round-robin = każdy z każdym, mecz i rewanż
league-format-single-elimination = system pucharowy
league-format-double-elimination = system pucharowy do dwóch porażek
league-format-ladder = drabina wyzwań
league-stage = Etap { $number }: { $format }
league-division = Dywizja { $letter }
league-in-division = { $name } ({ $division })
league-round = Runda { $number }
league-quarter-finals = Ćwierćfinały
league-semi-finals = Półfinały
league-quarter-final = Ćwierćfinał
league-semi-final = Półfinał
league-round-of-16 = 1/8 finału
league-round-of-32 = 1/16 finału
league-round-of-64 = 1/32 finału
league-round-of-128 = 1/64 finału
league-round-of-256 = 1/128 finału
league-upper-bracket = Górna drabinka, runda { $round }
league-lower-bracket = Dolna drabinka, runda { $round }
league-third-place = Mecz o trzecie miejsce
league-final = Finał
league-second-final = Drugi finał

# Punktacja pomocnicza
league-criterion-bc1 = Buchholz bez najniższego
league-criterion-bh = Buchholz
league-criterion-mb = Buchholz medianowy
league-criterion-sb = Sonneborn-Berger
league-criterion-h2h = Mecze bezpośrednie
league-criterion-hq = { $score ->
    [hq] Bilans punktów Sztabu
   *[points] Bilans punktów z gier
    }
league-criterion-won = Wygrane mecze
league-criterion-gw = Wygrane gry
league-criterion-second = Gry jako drugi gracz
league-about-bc1 = punkty twoich przeciwników bez najniższego wyniku
league-about-bh = punkty twoich przeciwników
league-about-mb = punkty twoich przeciwników bez najniższego i najwyższego wyniku
league-about-sb = punkty każdego przeciwnika razy twój udział w punktach tego meczu
league-about-h2h = punkty z meczów między graczami o równym dorobku, jeśli każdy grał z każdym
league-about-hq = { $score ->
    [hq] twoje punkty Sztabu minus punkty Sztabów przeciwników
   *[points] twoje punkty minus punkty przeciwników
    }, ze wszystkich gier
league-about-won = bez walkowerów, chyba że gra każdy z każdym
league-about-gw = tylko gry rozegrane
league-about-second = gry, które zaczynał przeciwnik

# Wykluczanie i wybór armii
league-first-player = pierwszy gracz
league-second-player = drugi gracz
league-you-ban-list = Wyklucz jedną armię.
league-you-ban-own = Wyklucz jedną armię ze swojej puli.
league-you-ban-other = Wyklucz jedną armię z puli przeciwnika.
league-you-pick-list = Wybierz swoją armię.
league-you-pick-own = Wybierz armię ze swojej puli.
league-you-pick-other = Wybierz armię z puli przeciwnika.
league-player-ban-list = { $player }: wyklucza jedną armię
league-player-ban-own = { $player }: wyklucza jedną armię z własnej puli
league-player-ban-other = { $player }: wyklucza jedną armię z puli przeciwnika
league-player-pick-list = { $player }: wybiera swoją armię
league-player-pick-own = { $player }: wybiera armię z własnej puli
league-player-pick-other = { $player }: wybiera armię z puli przeciwnika

# Wyniki
league-result = { $first } { $score } { $second }
league-result-advances = { $result }, dalej gra { $winner }
league-result-decided = { $result } (decyzja)
league-walkover = { $first } – { $second }: walkower, wygrywa { $winner }
league-walkover-both = { $first } – { $second }: walkower obustronny
league-bye = { $player }: wolny los
league-game = gra { $game }: { $how }; { $score ->
    [hq] punkty Sztabów
   *[points] punkty
    } { $hq } ({ $factions })
league-game-alike = gra { $game }: { $how }; punkty { $hq }
league-ended-points = wygrywa { $winner }
league-ended-destroyed = wygrywa { $winner }, Sztab przeciwnika zniszczony
league-ended-resigned = wygrywa { $winner }, przeciwnik poddaje partię
league-ended-adjudicated = wygrywa { $winner } decyzją organizatora
league-ended-time = wygrywa { $winner }, przeciwnikowi skończył się czas
league-ended-agreed = remis za zgodą obu stron
league-ended-draw = remis
league-verdict-win = wygrywa { $winner }, { $score ->
    [hq] punkty Sztabów
   *[points] punkty
    } { $hq }
league-verdict-draw = remis, { $score ->
    [hq] punkty Sztabów
   *[points] punkty
    } { $hq }
league-verdict-walkover = walkower, wygrywa { $winner }
league-verdict-both-lose = walkower obustronny

# Kolejka sędziów
league-queue-cause = Powód: { $cause } ({ $since })
league-cause-deadline = minął termin
league-cause-denied = przeciwnik kwestionuje zgłoszony wynik
league-cause-unconfirmed = zgłoszonego wyniku nie potwierdzono na czas
league-cause-closed = gra została zamknięta albo nie może być dokończona
league-cause-wrong-players = po poprawce w tym meczu powinny grać inne osoby
league-cause-objection = gracz nie zgadza się z propozycją
league-queue-player = { $player }: { $begun }; zużyty czas: { $used }; ostatnia akcja: { $act }; { $score ->
    [hq] punkty Sztabu
   *[points] punkty
    }: { $hq }
league-queue-acted = gra rozpoczęta
league-queue-ready = przycisk *{ season-begin }* naciśnięty, żadnej akcji
league-queue-not-begun = gra nierozpoczęta
league-queue-no-act = brak
league-queue-tiles = Żetony pozostałe w stosach: { $tiles }
league-queue-report = Zgłasza { $player }:
league-queue-proposal = Propozycja: { $verdict }
league-queue-no-proposal = Brak propozycji: zasady nie wskazują żadnej ze stron.
league-queue-objected = Jest sprzeciw wobec propozycji.
league-queue-call = { $player } prosi o sędziego.
league-queue-words = { $player } pisze do sędziów: { $text }

# Co narusza podgląd
