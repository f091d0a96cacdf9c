# Sezony lig: wiadomości, przyciski, zapisy i odejścia.
season-name = { $league }, sezon { $number }
season-title = 🏆 **{ $season }**
season-state-draft = W przygotowaniu.
season-state-entry = Zapisy otwarte, zajęte miejsca: { $players } z { $most }{ $waiting ->
    [0] .
   *[other] , na liście rezerwowej: { $waiting }.
    }
season-state-closed = Zapisy zamknięte. { $players ->
    [one] Gra { $players } osoba.
    [few] Grają { $players } osoby.
   *[other] Gra { $players } osób.
    }
season-state-running = Sezon trwa. { $players ->
    [one] Gra { $players } osoba.
    [few] Grają { $players } osoby.
   *[other] Gra { $players } osób.
    }
season-state-paused = ⏸️ Przerwa: terminy i zegary gier stoją.
season-state-ended = Sezon się zakończył.
season-state-cancelled = Sezon odwołano.
season-starts = Początek: { $start }.
season-commitment = -# Zobowiązanie (SHA-256 ziarna sezonu): `{ $commitment }`
season-seed = -# Ziarno sezonu: `{ $seed }`
season-join = Dołącz
season-leave = Wypisz się
season-show-rules = Zasady
season-show-players = Gracze
season-players = Gracze: **{ $season }**
season-players-in = **Biorą udział: { $number }**
season-players-waiting = **Na liście rezerwowej: { $number }**
season-players-asked = **Czekają na przyjęcie: { $number }**
season-none = Nie ma tu jeszcze żadnego sezonu. Organizator tworzy go poleceniem `/sezon nowy`.
season-list = **Sezony na tym serwerze**
season-list-line = **{ $season }** · { $state } · { $channel }
season-status-draft = w przygotowaniu
season-status-entry = zapisy otwarte
season-status-running = trwa
season-status-ended = zakończony
season-status-cancelled = odwołany
season-draft-unshared = Szkic widzą tylko organizatorzy. Najpierw otwórz zapisy, potem udostępnij.
season-which = Trwa tu kilka sezonów. Wybierz jeden w opcji `{ command-league-join-option-season }`.
season-unknown = Tego sezonu już nie ma. Obecne pokaże `/liga lista`.
season-busy = W sezonie dzieje się teraz zbyt wiele naraz. Spróbuj jeszcze raz.
season-organisers-only = To mogą zrobić tylko organizatorzy. Ich rolę wskazują osoby zarządzające serwerem: `/ustawienia serwer`.
season-no-name = Podaj nazwę ligi złożoną z widocznych znaków.
season-too-many = Sezony otwarte na tym serwerze: { $number }, więcej być nie może. Najpierw któryś zakończ lub odwołaj.
season-created = **{ $season }** to na razie szkic, który widzą tylko organizatorzy. Sprawdź ustawienia, potem otwórz zapisy.
season-opened = Zapisy otwarte: **{ $season }**. Wiadomość z przyciskiem *{ season-join }* pojawi się na kanale ligi. Od tej chwili zasady się nie zmieniają.
season-opened-without = Pominięte, bo dla tych zasad są zbyt nowe: { $factions }.
season-begun = Zaczyna się **{ $season }**. Pierwsza runda pojawi się na kanale ligi.
season-entered = Bierzesz udział: **{ $season }**. Oznaczę cię, gdy będzie wiadomo, z kim grasz pierwszy mecz.
season-entered-asked = Zgłoszenie wysłane: **{ $season }**. Musi je jeszcze przyjąć organizator.
season-entered-waiting = Wszystkie miejsca są zajęte: **{ $season }**. Jesteś na liście rezerwowej. Gdy zwolni się miejsce, dostaniesz je automatycznie.
season-not-in = Nie bierzesz udziału w tym sezonie. Dopóki trwają zapisy, możesz dołączyć: `/liga dołącz`.
season-leave-ask = Wypisać się z sezonu **{ $season }**? { $open ->
    [0] Nie masz otwartego meczu.
    [one] Masz otwarty mecz: możesz go jeszcze rozegrać albo oddać.
    [few] Masz { $open } otwarte mecze: możesz je jeszcze rozegrać albo oddać.
   *[other] Masz { $open } otwartych meczów: możesz je jeszcze rozegrać albo oddać.
    }
season-leave-play = Wypisz się, dograj mecze
season-leave-sure = Wypisz się, oddaj mecze
season-left = Nie bierzesz już udziału: **{ $season }**.
season-begin = Rozpocznij
season-match = **Mecz { $match }** · { $season } · runda { $round }
    { $first } – { $second }
    Termin: { $deadline }
season-match-ready = ✅ { $player } zgłasza gotowość.
season-match-begun = ▶️ Mecz trwa.
season-match-with-judges = ⚖️ U sędziów: { $cause }
season-room = **Mecz { $match }, gra { $game }** · { $season }
    { $first } – { $second }
season-thread = { $season } · mecz { $match } · { $players }
season-bye = { $player } ma wolny los.
season-remind = ⏰ { $players } Mecz { $match } (**{ $season }**) jeszcze się nie zaczął. Pod wiadomością o meczu czeka przycisk *{ season-begin }*. Termin: { $deadline }
season-stuck = ⚠️ **{ $season }**, runda { $round }: bez powtórek nie da się ułożyć par. Organizator może zakończyć etap albo zezwolić na powtórki: `/sezon runda`.
season-rules = Zasady: **{ $season }**
season-round = **{ $season }** · runda { $round } · termin { $deadline }
season-match-waiting = `{ $match }` { $players }
season-match-running = `{ $match }` { $players } ▶️
season-match-queued = `{ $match }` { $players } ⚖️
season-match-closed = `{ $match }` { $players } 🏁
season-queue = ⚖️ **{ $season }**, mecz { $match }: { $first } – { $second }
command-league = liga
command-league-about = Sezony lig: zapisy, mecze, tabele
command-league-list = lista
command-league-list-about = Sezony na tym serwerze
command-league-join = dołącz
command-league-join-about = Zapisz się na sezon
command-league-join-option-season = sezon
command-league-join-option-season-about = Który sezon
command-season = sezon
command-season-about = Organizacja sezonu ligi
command-season-new = nowy
command-season-new-about = Utwórz sezon; rundy pojawią się na tym kanale
command-season-new-option-league = liga
command-season-new-option-league-about = Nazwa ligi; dawna nazwa oznacza jej kolejny sezon
command-season-new-option-preset = szablon
command-season-new-option-preset-about = Ustawienia na początek
command-season-new-option-preset-choice-swiss = system szwajcarski, pojedyncze gry
command-season-new-option-preset-choice-flamberg = system szwajcarski, mecze lustrzane (Flamberg)
command-season-new-option-preset-choice-divisions = dywizje, każdy z każdym
command-season-new-option-preset-choice-championship = system szwajcarski, potem drabinka najlepszych
command-season-new-option-preset-choice-ladder = drabina wyzwań
command-season-new-option-preset-choice-cup = puchar, odpada się po porażce
command-season-new-option-game = gra
command-season-new-option-game-about = Która gra; puste pole oznacza zwykłą grę tego bota
command-season-open = otwórz
command-season-open-about = Otwórz zapisy; od tej chwili zasady się nie zmieniają
command-season-open-option-season = sezon
command-season-open-option-season-about = Który sezon
command-season-start = start
command-season-start-about = Zamknij zapisy, ustal kolejność startową i zacznij
command-season-start-option-season = sezon
command-season-start-option-season-about = Który sezon
season-gone = Kanał, na którym toczył się sezon **{ $season }**, został usunięty. Nic nie przepadło: użyj `/sezon przenieś` na kanale, na którym sezon ma trwać dalej.
season-barred = Nie mogę już pisać na { $channel }, gdzie toczy się **{ $season }**. Daj mi tam te uprawnienia: { $permissions }. Albo użyj `/sezon przenieś` na innym kanale.
season-announcements-gone = Kanał ogłoszeń sezonu **{ $season }** został usunięty. Sezon toczy się dalej; inny kanał wybierzesz w *{ season-organise-button }* › *{ season-way-places }*.
season-announcements-barred = Nie mogę już pisać na { $channel }, kanale ogłoszeń sezonu **{ $season }**. Daj mi tam te uprawnienia: { $permissions }. Albo wybierz inny kanał w *{ season-organise-button }* › *{ season-way-places }*.
season-moved = **{ $season }** toczy się teraz na { $channel }. Zaległe wiadomości pojawią się tam.
command-season-move = przenieś
command-season-move-about = Przenieś sezon na ten kanał
command-season-move-option-season = sezon
command-season-move-option-season-about = Który sezon
