# Zasady sezonu, rozpisane dla graczy; błędy w zasadach.

# Sezon
league-rules-season = Sezon
league-rules-name = Nazwa: { $name }
league-rules-preset = Szablon: { $preset }
league-preset-swiss = turniej systemem szwajcarskim
league-preset-flamberg = Flamberg (mecze lustrzane)
league-preset-divisions = dywizje
league-preset-championship = mistrzostwa (system szwajcarski, potem drabinka)
league-preset-ladder = drabina wyzwań
league-preset-cup = puchar
league-seeding-rating = Kolejność startowa według rankingu; gracze bez rankingu na końcu, w wylosowanej kolejności.
league-seeding-last-table = Kolejność startowa według końcowej tabeli poprzedniego sezonu; potem nowi gracze według rankingu, a bez rankingu w wylosowanej kolejności.
league-seeding-hand = Kolejność startową ustala organizator.
league-seeding-lots = Kolejność startowa jest losowana.

# Systemy rozgrywek
league-rules-format = Format: { $format }
league-rules-swiss = W każdej rundzie grasz z kimś, kto ma mniej więcej tyle punktów co ty, i nigdy dwa razy z tą samą osobą.
league-rules-rounds = { $rounds ->
    [one] { $rounds } runda.
    [few] { $rounds } rundy.
   *[many] { $rounds } rund.
  }
league-rules-rounds-usual = Liczba rund zależy od liczby graczy: 4 przy 8 graczach, 5 przy 16, 6 przy 32.
league-rules-balance-first = W ciągu sezonu każdy gra mniej więcej tak samo często jako pierwszy i jako drugi.
league-rules-balance-none = Pierwszym graczem jest osoba z lepszym numerem startowym; między rundami nie jest to wyrównywane.
league-rules-meet-once = Każdy gra z każdym raz.
league-rules-meet-twice = Każdy gra z każdym dwa razy: raz jako pierwszy, raz jako drugi.
league-rules-one-defeat = Kto przegra mecz, odpada.
league-rules-two-defeats = Kto przegra dwa mecze, odpada.
league-rules-level = Przy równym wyniku rozstrzygają { $score ->
    [hq] punkty Sztabów
   *[points] punkty z gier
    }, potem najwyżej dwie dodatkowe gry, a na końcu lepszy numer startowy.
league-rules-third-place = Przegrani półfinałów grają o trzecie miejsce.
league-rules-no-third-place = Nie ma meczu o trzecie miejsce.
league-rules-second-final = Jeśli w finale przegra osoba niepokonana, rozgrywany jest drugi finał.
league-rules-no-second-final = Finał jest jeden, nawet jeśli przegra go osoba niepokonana.
league-rules-ladder = Nie ma rund: wyzywasz, kogo chcesz. O miejscu w tabeli decyduje ranking.
league-rules-ranked-from = Do tabeli wchodzisz po { $matches ->
    [one] { $matches } meczu rankingowym.
    [few] { $matches } meczach rankingowych.
   *[many] { $matches } meczach rankingowych.
  }
league-rules-repeats = Z jednym przeciwnikiem najwyżej { $repeats ->
    [one] { $repeats } mecz rankingowy
    [few] { $repeats } mecze rankingowe
   *[many] { $repeats } meczów rankingowych
  } na { $days ->
    [one] { $days } dzień.
    [few] { $days } dni.
   *[many] { $days } dni.
  }
league-rules-lapse = Wyzwanie bez odpowiedzi wygasa po { $hours ->
    [one] { $hours } godzinie.
    [few] { $hours } godzinach.
   *[many] { $hours } godzinach.
  }
league-rules-all-entrants = Grają wszyscy zgłoszeni.
league-rules-table-entrants = Awansują najlepsi z tabeli poprzedniego etapu: { $count }.
league-rules-division-entrants = Awansują najlepsi z każdej dywizji poprzedniego etapu: { $count }.
league-rules-divisions = Dywizje i ich wielkość: { $sizes }.
league-rules-tie-breaks = Przy równej liczbie punktów decydują kolejno:
league-rules-criterion = { $number }. { $name } ({ $short }): { $about }
league-rules-then-lots = { $number }. Losowanie
league-rules-only-lots = Przy równej liczbie punktów decyduje losowanie.

# Mecz
league-rules-match = Mecz
league-match-single = Mecz to jedna gra.
league-match-mirrored-fresh = Mecz to dwie gry naraz, z zamienionymi armiami; każde z was zaczyna jedną z nich. Każdy stos jest tasowany osobno.
league-match-mirrored-equal = Mecz to dwie gry naraz, z zamienionymi armiami; każde z was zaczyna jedną z nich. Stos każdej armii ma w obu grach tę samą kolejność.
league-match-best-of-three = Mecz to najwyżej trzy gry, jedna po drugiej: wygrywa, kto pierwszy wygra dwie.
league-rules-clock = Zegar: { $clock }
league-rules-rated = Mecze są rankingowe.
league-rules-odds = Bot pokazuje szanse na dobranie żetonów.
league-rules-days-off = { $days ->
    [0] Dni wolne nie zatrzymują zegarów w tym sezonie.
    [one] Dni wolne zatrzymują zegary gracza najwyżej na { $days } dzień w całym sezonie i nie przesuwają terminów.
   *[other] Dni wolne zatrzymują zegary gracza najwyżej na { $days } dni w całym sezonie i nie przesuwają terminów.
    }
league-rules-unrated = Mecze nie są rankingowe.
league-table-games-no = Gra się tylko tutaj: wyników gier rozegranych gdzie indziej nie można zgłaszać.
league-table-games-unrated = Można zgłaszać wyniki gier rozegranych gdzie indziej. Nie liczą się do rankingu.
league-table-games-rated = Można zgłaszać wyniki gier rozegranych gdzie indziej. Liczą się do rankingu.

# Punktacja
league-scoring-built-in = Punktacja: { $name }
league-scoring-own = Punktacja organizatorów: { $name }
league-scoring-faulty = Punktacja organizatorów: plik zawiera błąd
league-scoring-unknown = Punktacja: nieznana ({ $name })
league-scoring-by-games = Mecz wygrywa, kto wygra więcej gier.
league-scoring-by-hq = Mecz wygrywa, kto ma więcej { $score ->
    [hq] punktów Sztabu
   *[points] punktów
    } ze wszystkich gier razem.
league-scoring-points = Punkty: wygrana { $win }, remis { $draw }, przegrana { $loss }
league-scoring-exact = { $games } w grach (remis to pół gry) daje { $points }.
league-scoring-hq-win = Po równo w grach, ale więcej { $score ->
    [hq] punktów Sztabu
   *[points] punktów
    }: { $points }.
league-scoring-bye = Punkty za wolny los: { $points }
league-scoring-walkover = Walkower: { $won } dla osoby gotowej do gry, { $lost } dla drugiej; jeśli zawiodły obie, po { $both }

# Armie
league-rules-factions = Armie
league-rules-whitelist = Dozwolone: { $factions }
league-rules-wait-days = Nie można grać armiami, które w chwili otwarcia zapisów są dostępne krócej niż { $days } { $days ->
        [one] dzień
       *[other] dni
    }.
league-factions-free = Gracze wybierają armie przed każdym meczem: najpierw ten, kto zagra jako drugi.
league-factions-random = Na każdy mecz losowane są dwie armie.
league-factions-pool = Przy zapisach każdy podaje pulę armii ({ $size }), tajną do końca zapisów. Przed każdym meczem:
league-factions-pool-drawn = Kto nie poda puli, temu pulę wyznacza losowanie.
league-factions-draft = Przed każdym meczem gracze wykluczają i wybierają spośród dozwolonych armii:
league-factions-given = Armie na każdą rundę podają organizatorzy, najpierw armię pierwszego gracza; po ostatniej parze lista zaczyna się od nowa:
league-factions-given-round = Runda { $round }: { $factions }
league-rules-same = Obie strony mogą mieć tę samą armię.
league-rules-not-same = Gracze mają w jednej grze różne armie.
league-rules-once = Każdą armią grasz w sezonie tylko raz.
league-rules-not-once = Tą samą armią można grać dowolną liczbę razy.

# Zapisy
league-rules-entry = Zapisy
league-rules-approval = Każde zgłoszenie musi przyjąć organizator.
league-rules-no-approval = Zgłoszenia są przyjmowane od razu.
league-rules-most-players = Najwięcej graczy: { $players }.
league-rules-waiting-list = Gdy zabraknie miejsc, jest lista rezerwowa.
league-rules-no-waiting-list = Nie ma listy rezerwowej.
league-rules-role = Tylko dla osób z rolą { $role }.
league-rules-no-role = Żadna rola nie jest potrzebna.
league-rules-late-entry = Można dołączyć później, dopóki nie opublikowano połowy rund.
league-rules-no-late-entry = Po zamknięciu zapisów nie można już dołączyć.
league-rules-no-absences = Rund nie można opuszczać, chyba że zezwoli organizator.
league-rules-absences = Tyle rund można opuścić: { $allowed }. Punkty za każdą z nich: { $points }.

# Kalendarz i terminy
league-rules-calendar = Kalendarz
league-rules-start = Pierwsza runda zostanie opublikowana: { $start }.
league-rules-no-start = O początku sezonu decydują organizatorzy.
league-next-when-closed = Następna runda zaczyna się, gdy wszystkie mecze poprzedniej mają wynik.
league-next-by-calendar = Następna runda zaczyna się w terminie poprzedniej, nawet jeśli niektóre mecze jeszcze trwają.
league-publication-by-hand = Rundy publikuje organizator.
league-publication-at-once = Rundy publikuje Sztab, gdy tylko może.
league-rules-zone = Strefa czasowa: { $zone }
league-rules-times = Terminy
league-rules-round-days = Runda trwa { $days ->
    [one] { $days } dzień.
    [few] { $days } dni.
   *[many] { $days } dni.
  }
league-rules-begin = Mecz zaczyna się, gdy obie osoby nacisną *{ season-begin }*, albo sam po { $hours ->
    [one] { $hours } godzinie.
    [few] { $hours } godzinach.
   *[many] { $hours } godzinach.
  }
league-rules-remind-begin = Kto nie naciśnie *{ season-begin }*, dostaje przypomnienie po { $hours ->
    [one] { $hours } godzinie.
    [few] { $hours } godzinach.
   *[many] { $hours } godzinach.
  }
league-rules-remind-deadline = Przypomnienia przed terminem, w godzinach: { $hours }
league-rules-no-reminder = Nie ma przypomnień przed terminem.
league-rules-step = Czas na wykluczenie lub wybór armii: { $hours ->
    [one] { $hours } godzina;
    [few] { $hours } godziny;
   *[many] { $hours } godzin;
  } potem decyduje losowanie.
league-rules-report = Zgłoszony wynik przeciwnik potwierdza w ciągu { $hours ->
    [one] { $hours } godziny;
    [few] { $hours } godzin;
   *[many] { $hours } godzin;
  } inaczej decyduje sędzia.
league-rules-extension = Obie strony mogą uzgodnić dłuższy termin, razem najwyżej o { $days ->
    [one] { $days } dzień.
    [few] { $days } dni.
   *[many] { $days } dni.
  }
league-rules-no-extension = Termin może przedłużyć tylko sędzia.
league-late-judge = O meczu nieskończonym w terminie decyduje sędzia.
league-late-draw = Gry nieskończone w terminie kończą się remisem.
league-late-proposal = Dla meczu nieskończonego w terminie Sztab proponuje wynik. Obowiązuje on, jeśli nikt się nie sprzeciwi.
league-rules-objection = Czas na sprzeciw, jeśli propozycja może obowiązywać sama: { $hours ->
    [one] { $hours } godzina.
    [few] { $hours } godziny.
   *[many] { $hours } godzin.
  }

# Awans i spadek
league-rules-promotion = Awans i spadek
league-rules-moving = Między kolejnymi dywizjami tyle osób awansuje i tyle samo spada: { $players }.
league-rules-next-sizes = Wielkość dywizji w następnym sezonie: { $sizes }.

# Błędy w zasadach
league-invalid-version = Nie znam wersji { $found } zasad. Zacznij od szablonu.
league-invalid-name = Sezon musi mieć nazwę, od 1 do 64 znaków.
league-invalid-empty = Brakuje: { $setting }.
league-invalid-scoring = Takiej punktacji nie ma, ma błąd albo nie pasuje do takich meczów. Wybierz inną.
league-invalid-range = { $setting }: { $found } jest poza zakresem od { $least } do { $most }.
league-invalid-reminder-order = Przypomnienia przed terminem podaje się malejąco, np. 72, 24.
league-invalid-unknown-faction = Armia spoza listy dozwolonych: { $faction }. Dopisz ją albo wybierz inną.
league-invalid-whitelist-order = Lista dozwolonych armii musi być uporządkowana według identyfikatorów i bez powtórzeń.
league-invalid-too-few-factions = Za mało armii: { $found }. Ten sposób wyboru wymaga co najmniej tylu: { $needed }.
league-invalid-steps = Wykluczanie i wybór muszą dać każdej osobie dokładnie jedną armię.
league-invalid-entrants = Etap { $stage }: w pierwszym etapie grają wszyscy zgłoszeni, w następnych najlepsi z poprzedniego.
league-invalid-ladder-with-stages = Drabina wyzwań musi być jedynym etapem.
league-invalid-preset-format = Pierwszy etap ma inny system niż szablon. Zmień system albo zacznij od innego szablonu.
league-invalid-divisions = Etap { $stage }: dywizje może mieć tylko pierwszy etap, systemem szwajcarskim albo każdy z każdym.
league-invalid-criterion-twice = Etap { $stage }: jedno z kryteriów punktacji pomocniczej jest podane dwa razy.
league-invalid-promotion = Awans wymaga co najmniej dwóch dywizji, każdej co najmniej dwa razy większej niż liczba awansujących.
league-warning-round-too-short = Mecz może trwać { $needed }, a runda trwa { $round }. Wydłuż rundę albo skróć zegar.
league-warning-reminder-too-early = Przypomnienie { $hours } godz. przed terminem przypada jeszcze przed początkiem rundy.
league-warning-begin-after-deadline = Mecze zaczynałyby się same dopiero po terminie.
league-warning-factions-run-out = Każdą armią gra się tylko raz, a armii jest za mało: { $factions }. Gier jednego gracza może być: { $games }.
league-warning-balance-of-mirrored = Etap { $stage }: w meczach lustrzanych obie strony i tak zaczynają po razie. Bez wyrównywania, kto gra pierwszy, pary będą lepsze.
league-warning-few-rounds = Etap { $stage }: za mało rund na tylu graczy. Zalecane: { $offered }.

# Ustawienia
league-setting-clock = zegar
league-setting-zone = strefa czasowa
league-setting-most-players = najwięcej graczy
league-setting-days-off = dni wolne
league-setting-absences = ile rund można opuścić
league-setting-absence-points = punkty za opuszczoną rundę
league-setting-round-days = długość rundy (dni)
league-setting-begin-hours = samoczynny początek meczu po (godz.)
league-setting-remind-begin-hours = przypomnienie o rozpoczęciu po (godz.)
league-setting-remind-deadline-hours = przypomnienie przed terminem (godz.)
league-setting-reminders = liczba przypomnień
league-setting-extension-days = przedłużenie za zgodą (dni)
league-setting-report-hours = czas na potwierdzenie wyniku (godz.)
league-setting-step-hours = czas na wykluczenie lub wybór armii (godz.)
league-setting-objection-hours = czas na sprzeciw (godz.)
league-setting-wait-days = od kiedy wolno grać nową armią (dni)
league-setting-pool-size = liczba armii w puli
league-setting-given-factions = armie wyznaczone na rundy
league-setting-stages = liczba etapów
league-setting-rounds = liczba rund
league-setting-ranked-from = mecze rankingowe do wejścia do tabeli
league-setting-repeats = najwięcej meczów z jednym przeciwnikiem
league-setting-repeat-days = okres, w którym liczą się te mecze (dni)
league-setting-lapse-hours = czas na odpowiedź na wyzwanie (godz.)
league-setting-division-size = wielkość dywizji
league-setting-qualified = liczba awansujących
league-frozen-name = nazwa i szablon
league-frozen-match = mecz
league-frozen-entry = zapisy
league-frozen-absences = opuszczanie rund
league-frozen-factions = armie
league-frozen-calendar = kalendarz (oprócz początku)
league-frozen-late = co się dzieje po terminie
league-frozen-seeding = kolejność startowa
league-frozen-promotion = awans i spadek
league-frozen-stages = etapy (oprócz liczby rund w systemie szwajcarskim)
