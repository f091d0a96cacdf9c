# Dlaczego sezon czegoś odmawia: co jest nie tak, kto może to zrobić i co robić dalej.

# Kto to może zrobić
league-may-organisers = To może zrobić tylko organizator. Zwróć się do organizatora.
league-may-judges = To może zrobić tylko organizator albo sędzia tego sezonu. Zwróć się do nich.
league-may-other-judges = To twój własny mecz: musi zdecydować inny sędzia.
league-may-players = To mogą zrobić tylko gracze tego sezonu. Jeśli zapisy trwają, najpierw dołącz.
league-may-players-of = To mogą zrobić tylko gracze tego meczu: { $match }.
league-may-opponent-in = O tym decyduje przeciwnik ({ $match }). Poczekaj na odpowiedź.
league-may-entrant = To może zrobić tylko { $player }.
league-may-program = Sztab robi to sam, gdy przyjdzie pora.

# Stan sezonu
league-refused-in-draft = Sezon jest jeszcze w przygotowaniu. Poczekaj na początek zapisów.
league-refused-in-entry = Między otwarciem zapisów a początkiem sezonu nie da się tego zrobić. Poczekaj na początek.
league-refused-in-running = Sezon już trwa: to można zrobić tylko przed początkiem.
league-refused-in-ended = Sezon jest zakończony. Dziennik i tabele można nadal czytać.
league-refused-in-cancelled = Sezon odwołano. Dziennik można nadal czytać.
league-refused-paused = W sezonie trwa przerwa. Poczekaj, aż organizator go wznowi.
league-refused-not-paused = W sezonie nie ma przerwy, więc nie ma czego wznawiać.
league-refused-seed = Moje ziarno nie pasuje do opublikowanego zobowiązania, więc niczego nie losuję. Powiadom operatora bota.
league-refused-rules = Zasady wymagają jeszcze poprawek:
league-refused-frozen = Po otwarciu zapisów nie można zmienić tych ustawień: { $settings }. Można jeszcze zmienić terminy, przypomnienia, początek i liczbę rund w systemie szwajcarskim.

# Zapisy i kolejność
league-refused-entered = Twoje zgłoszenie już jest. Nic więcej nie trzeba robić.
league-refused-entry-closed = Zapisy są zamknięte. Zapytaj organizatora o następny sezon.
league-refused-entry-open = Zapisy jeszcze trwają. Najpierw je zamknij.
league-refused-full = Wszystkie miejsca są zajęte. Zapytaj organizatora, czy jakieś się nie zwolni.
league-refused-no-place = W tej grupie każdy z każdym nie ma wolnego miejsca. Możesz dołączyć w następnym sezonie.
league-refused-entrant-unknown = W tym sezonie nie ma takiego zgłoszenia. Sprawdź listę zgłoszeń.
league-refused-entrant-asked = { $player }: zgłoszenie czeka na przyjęcie. Najpierw je przyjmij.
league-refused-entrant-waiting = { $player } jest na liście rezerwowej i nie ma jeszcze miejsca.
league-refused-entrant-in = { $player } już gra w tym sezonie.
league-refused-entrant-refused = { $player }: zgłoszenie nie zostało przyjęte. Potrzebne jest nowe.
league-refused-entrant-gone = { $player } już nie gra w tym sezonie. Potrzebne jest nowe zgłoszenie.
league-refused-no-pools = W tym sezonie nie ma pul armii. Jak wybiera się armie, opisują zasady sezonu.
league-refused-pool = Wybierz różne armie spośród dozwolonych, dokładnie tyle: { $size }.
league-refused-order = Popraw kolejność: ci gracze są pominięci, wpisani dwa razy albo nie grają w sezonie: { $players }.
league-refused-not-seeded = Nie ma jeszcze kolejności startowej. Najpierw ją ustal.
league-refused-too-few-players = Każda dywizja potrzebuje co najmniej dwóch graczy.

# Etapy i rundy
league-refused-no-such-round = Nie ma teraz takiego etapu, dywizji ani rundy. Wybierz coś, co trwa.
league-refused-stage-open = Poprzedni etap jeszcze trwa. Najpierw go zakończ.
league-refused-no-more-stages = Wszystkie etapy już się zaczęły. Możesz zakończyć sezon.
league-refused-no-more-rounds = Wszystkie rundy są opublikowane. Możesz zakończyć etap.
league-refused-open-matches = Mecze bez wyniku: { $matches }. Trzeba je dokończyć albo musi zdecydować sędzia.
league-refused-too-early = Najwcześniej: { $moment }. Poczekaj do tej pory.
league-refused-no-legal-pairing = Bez powtórek nie da się już utworzyć par. Zakończ etap albo zezwól na powtórki.
league-refused-preview-outdated = Od tego podglądu coś się zmieniło. Otwórz nowy.
league-refused-exchange = Tej zamiany nie można zrobić: zamieniają się gracze z różnych par w systemie szwajcarskim albo gracz z wolnym losem.
league-refused-round-published = Ta runda jest już opublikowana. Możesz opuścić następną.
league-refused-no-sitting-out = Rundy można opuszczać tylko w systemie szwajcarskim. Możesz poprosić sędziego o dłuższy termin.
league-refused-no-absences-left = Nie możesz już opuścić żadnej rundy. Poproś organizatora.

# Mecze
league-refused-no-match = Nie ma takiego meczu. Wybierz mecz z listy.
league-refused-decided-meanwhile = Inny sędzia rozstrzygnął już ten mecz. Zanim zdecydujesz inaczej, zajrzyj do wiadomości o meczu.
league-refused-match-closed = Ten mecz jest już rozstrzygnięty albo czeka na sędziego. Jeśli coś się nie zgadza, poproś o sędziego.
league-refused-match-begun = Ten mecz już się zaczął. Zajrzyj do wiadomości o meczu.
league-refused-factions-open = Najpierw armie: dokończcie wykluczanie i wybór.
league-refused-not-your-step = Teraz nie twoja kolej na wykluczanie ani wybór, albo armie są już ustalone. Zajrzyj do wiadomości o meczu.
league-refused-no-faction = Nie ma już armii do wyboru. Powiadom organizatora.
league-refused-factions = Wybierz jedną z tych armii: { $factions }.
league-refused-unknown-factions = W tym sezonie nie ma takich armii: { $factions }. Wybierz spośród dozwolonych.
league-refused-no-game = Ta gra meczu nie jest teraz w toku. Zajrzyj do wiadomości o meczu.
league-refused-no-table-games = W tym sezonie gra się tutaj: wyników z innych miejsc nie można zgłaszać.
league-refused-report = Te gry nie dają wyniku meczu. Zgłoś wszystkie jego gry naraz.
league-refused-report-state = Nie ma zgłoszenia, na które można odpowiedzieć, albo jedno już czeka na odpowiedź.
league-refused-not-asked = Nikt teraz nie prosi o dłuższy termin. Prośbę możesz złożyć samodzielnie.
league-refused-extension-limit = Możesz podać od 1 do { $left ->
    [one] { $left } dnia.
    [few] { $left } dni.
   *[many] { $left } dni.
  }
league-refused-no-extension = Za zgodą obu stron nie można już przedłużyć terminu. Poproś o to sędziego.
league-refused-call-open = Prośba o sędziego do tego meczu już czeka. Poczekaj na odpowiedź.
league-refused-no-call = W tym meczu nikt nie prosi o sędziego. Nie ma na co odpowiadać.
league-refused-not-queued = Ten mecz nie czeka na sędziego. Jego stan pokazuje wiadomość o meczu.
league-refused-no-proposal = Dla tego meczu nie ma propozycji. Ustal wynik bez niej.
league-refused-needs-winner = W drabince ktoś musi grać dalej. Wskaż, kto wygrywa.
league-refused-half-played = Część gier tego meczu jest skończona. Walkower obustronny może dotyczyć tylko całego meczu: wybierz inny wynik.
league-refused-hq-points = { $score ->
    [hq] Punktów Sztabu
   *[points] Punktów
    } może tu być od 0 do { $most }.
league-refused-winner-behind = { $score ->
    [hq] Kto wygrywa, nie może mieć mniej punktów Sztabu niż przeciwnik. Zniszczony Sztab, poddanie i przekroczenie czasu liczą się jako 0.
   *[points] Kto wygrywa, nie może mieć mniej punktów niż przeciwnik. Poddanie i przekroczenie czasu liczą się jako 0.
    }
league-refused-open-calls = Na sędziego czekają jeszcze: { $matches }. Wszystko, co czeka, pokazuje `/sezon kolejka`.
league-refused-no-void = Wiersza { $line } dziennika nie ma, jest już cofnięty albo nie można go cofnąć. Zamiast tego ustal wynik.
league-refused-entangled = Od tego wiersza dziennika zależą późniejsze. { $misfit } Najpierw cofnij późniejsze.
league-refused-unfit = To już nie pasuje do sezonu. { $misfit } Sprawdź obecny stan sezonu i spróbuj ponownie.
league-refused-deadline = Podaj przyszły termin, od teraz najwyżej { $days ->
    [one] { $days } dzień.
    [few] { $days } dni.
   *[many] { $days } dni.
  }
league-refused-no-ladder = W tym sezonie nie ma teraz drabiny wyzwań: pary tworzą organizatorzy.
league-refused-challenge = Macie już otwarte wyzwanie albo mecz, albo ostatnio graliście ze sobą zbyt często. Dokończcie je albo wybierz kogoś innego.
league-refused-same-player = Nikt nie gra sam ze sobą. Wybierz inną osobę.
league-refused-no-challenge = To wyzwanie jest już nieaktualne. Wyzwij jeszcze raz.
league-refused-not-due = Na to jeszcze za wcześnie. Poczekaj.

# Co nie pasuje
league-misfit-log = Dziennik sezonu jest uszkodzony. Powiadom operatora bota.
league-misfit-state = Sezon jest w innym stanie.
league-misfit-entrant = Dotyczy: { $player }.
league-misfit-match = Dotyczy meczu: { $match }.
league-misfit-challenge = Chodzi o wyzwanie, na które jest już odpowiedź.
league-misfit-group = Chodzi o etap albo dywizję, które nie są w toku.
league-misfit-void = Wiersza { $line } nie można cofnąć.
