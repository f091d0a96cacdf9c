# Powitanie serwera i strony pomocy. Strona mieści się na telefonie.
welcome = **Cześć, tu Sztab, sędzia *Neuroshimy Hex*, *Tiny Epic Mechs* i *Gears of War: The Board Game* na tym serwerze.**
    Rozdaję żetony, sprawdzam każdy ruch, rozgrywam Bitwy i oznaczam osobę, na którą czeka gra. Gra się przyciskami, kiedy jest czas: ruch rano, odpowiedź wieczorem.
    Naciśnij *{ help-do-first }*, żeby krok po kroku nauczyć się gry ze mną, albo *{ help-do-open }*, żeby znaleźć przeciwnika. To, co sprawdzasz, widzisz tylko ty.
help-do-open = Otwórz stół
help-do-open-of = Otwórz stół: { $game }
help-do-legend = Legenda
help-do-mine = Moje gry
help-do-learn = Jak grać
help-finish = Graj dalej: gra { $game }
help-to-start = Początek
help-to-turn = Twoja tura
help-to-battle = Bitwa
help-to-whatif = Co, jeśli
help-to-time = Czas
help-to-settings = Ustawienia
help-to-commands = Polecenia
help-page-start = **Jak grać**
    1. *{ help-do-open }* tutaj albo dosiądź się do innego: pokazuje je `/gra lista`.
    2. Każde z was wybiera armię z listy przy stole, potem naciśnijcie *{ lobby-start }*. Losowa armia to też wybór.
    3. Gra dostaje własny wątek. Tam oznaczam cię, gdy przychodzi twoja tura.
    4. Najpierw wystawiacie Sztaby. Potem gracie na zmianę, aż padnie jeden ze Sztabów albo skończą się stosy i rozstrzygnie Finałowa Bitwa.
    Pudełko jest potrzebne tylko do nauki zasad; `/zasada` je przypomina, `/armia` pokazuje armię.
help-page-turn = **Twoja tura**
    Dobierasz do trzech żetonów i jeden z trzech odrzucasz. Naciśnij żeton, potem pole, potem kierunek. Pokazuję planszę po ruchu oraz to, kogo żeton trafi i co dostanie od innych. Nic się nie dzieje, dopóki nie potwierdzisz.
    Żetony Natychmiastowe działają od razu. Jednostki z Mobilnością mogą się ruszyć. *Zakończ turę* oddaje ruch; *Cofnij* cofa krok, jeśli nic się przez niego nie odsłoniło.
    Można też pisać: `/zagraj biegacz d2 ne` to cały ruch.
help-page-battle = **Bitwa**
    Zaczyna się, gdy ktoś zagra żeton Bitwy albo plansza się zapełni. Inicjatywa maleje: najpierw działają naraz wszystkie jednostki z najwyższą, potem z kolejną. Cios trafia sąsiednie pole, strzał pierwszego wroga na linii. Zniszczone jednostki schodzą z planszy po każdym segmencie.
    Sztab ma na początku 20 punktów. Kto straci wszystkie, przegrywa.
    Pokazuję Bitwę jako krótką animację z opisem. Jeśli trzeba coś wybrać, oznaczam cię.
help-page-whatif = **{ whatif-button }**
    Przycisk *{ whatif-button }* pokazuje tylko tobie, co dałaby teraz Bitwa. Możesz najpierw spróbować postawić swoje żetony albo żetony przeciwnika: na planszy nic się nie zmienia i nikt inny tego nie widzi.
    `/import` robi to samo z pozycją z pliku.
help-page-time = **Czas**
    Gra może mieć zegar: `48h` na turę, bank czasu, np. `72h+12h<96h`, albo `30m` na żywo. Gdy twój czas się skończy, przeciwnik może przyjąć wygraną, dać ci więcej czasu albo poczekać; w trybie „każdy na każdego” pozostali mogą cię wykluczyć z gry.
    Godziny, w których biegnie twój zegar, ustawisz w `/ustawienia godziny`, dni wolne w `/ustawienia urlop`. Przypominam raz dziennie; to też można zmienić.
    `/rozkazy` odpowiadają za ciebie na powtarzające się pytania. `/zastępstwo` oddaje twoje miejsce komuś innemu.
help-page-settings = **Ustawienia**
    `/ustawienia moje`: język, kolory (także dla osób nierozróżniających barw i o wysokim kontraście), przypomnienia, co robię za ciebie.
    `/ustawienia serwer`, dla zarządzających serwerem: język, kanały na stoły, organizatorzy, zwykły zegar.
help-page-commands = **Polecenia**
    Stoły: `/gra nowa`, `/gra lista`, `/moje-gry`, `/rewanż`
    Gra: `/zagraj`, `/użyj`, `/odrzuć`, `/bitwa`, `/koniec`, `/cofnij`, `/rozkazy`
    Podgląd: `/plansza`, `/ręka`, `/dziennik`, `/żetony`, `/co-jeśli`
    Zasady: `/zasada`, `/żeton`, `/armia`, `/legenda`
    Koniec: `/poddaj-się`, `/remis`, `/zastępstwo`
    Sprawdzanie: `/zweryfikuj`, `/eksport`, `/statystyki`
command-help = pomoc
command-help-about = Jak grać, strona po stronie (widzisz tylko ty)

# The first game
help-do-first = Pierwsza gra
help-do-first-of = Pierwsza gra w { $game }
first-game-thread = Pierwsza gra: { $player }
first-game-begun = Pierwsza gra czeka. Grasz przeciwko mnie, krok po kroku; objaśniam wszystko po drodze.
first-game-begun-together = Pierwsza gra czeka. Gramy razem, krok po kroku; objaśniam wszystko po drodze.
first-game-waits = Twoja pierwsza gra jeszcze trwa: dokończ ją albo poddaj partię, żeby zacząć od nowa.
first-game-link = Przejdź do gry
tips-stop = Bez wskazówek
