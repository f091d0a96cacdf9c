# Sezony lig: posty, przyciski, zapisy i odejścia.
season-name = { $league }, sezon { $number }
season-title = 🏆 **{ $season }**
season-state-draft = W przygotowaniu.
season-state-entry = Zapisy otwarte: { $players } z { $most } miejsc zajęte{ $waiting ->
    [0] .
   *[other] , oczekujących: { $waiting }.
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
season-state-paused = ⏸️ Przerwa: żaden termin nie biegnie.
season-state-ended = Sezon się zakończył.
season-state-cancelled = Sezon został odwołany.
season-starts = Początek: { $start }.
season-commitment = -# Suma kontrolna ziarna sezonu: `{ $commitment }`
season-seed = -# Ziarno sezonu: `{ $seed }`
season-join = Dołącz
season-leave = Odejdź
season-show-rules = Zasady
season-show-players = Gracze
season-players = Gracze: **{ $season }**
season-players-in = **Biorą udział: { $number }**
season-players-waiting = **Czekają na miejsce: { $number }**
season-players-asked = **Czekają na zgodę: { $number }**
season-none = Nie ma tu jeszcze żadnego sezonu. Organizator tworzy go poleceniem `/sezon nowy`.
season-list = **Sezony na tym serwerze**
season-list-line = **{ $season }** · { $state } · { $channel }
season-status-draft = w przygotowaniu
season-status-entry = zapisy otwarte
season-status-running = trwa
season-status-ended = zakończony
season-status-cancelled = odwołany
season-which = Otwartych sezonów jest tu kilka. Wybierz jeden w opcji `season`.
season-unknown = Tego sezonu już nie ma.
season-busy = Sezon zmienia się teraz zbyt szybko. Spróbuj jeszcze raz.
season-organisers-only = To mogą zrobić tylko organizatorzy. Ich rolę wybierają zarządzający serwerem w `/ustawienia serwer`.
season-no-name = Nadaj lidze nazwę, którą da się przeczytać.
season-too-many = Na tym serwerze otwartych sezonów jest już { $number }. Najpierw któryś zakończ lub odwołaj.
season-created = **{ $season }** to na razie szkic, który widzą tylko organizatorzy. Sprawdź ustawienia, potem otwórz zapisy.
season-opened = Zapisy na **{ $season }** są otwarte: wiadomość z przyciskiem *Dołącz* pojawia się na kanale ligi. Od tej chwili zasady się nie zmieniają.
season-opened-without = Pominięte, bo dla tych zasad są zbyt nowe: { $armies }.
season-begun = **{ $season }** się zaczyna. Pierwsza runda pojawia się na kanale ligi.
season-entered = Bierzesz udział: **{ $season }**. Oznaczę Cię, gdy poznasz pierwszego przeciwnika.
season-entered-asked = Zgłoszenie wysłane: **{ $season }**. Czeka jeszcze na zgodę organizatora.
season-entered-waiting = Wszystkie miejsca są zajęte: **{ $season }**. Jesteś na liście oczekujących i wejdziesz na zwolnione miejsce bez dalszych kroków.
season-not-in = Nie bierzesz udziału w tym sezonie.
season-leave-ask = Odejść z **{ $season }**? { $open ->
    [0] Nie masz otwartego meczu.
    [one] Masz otwarty mecz: możesz go jeszcze rozegrać albo oddać.
    [few] Masz { $open } otwarte mecze: możesz je jeszcze rozegrać albo oddać.
   *[other] Masz { $open } otwartych meczów: możesz je jeszcze rozegrać albo oddać.
    }
season-leave-play = Odejdź, ale dograj mecze
season-leave-sure = Odejdź i oddaj mecze
season-left = Nie bierzesz już udziału: **{ $season }**.
season-begin = Zaczynam
season-match = **Mecz { $match }** · { $season } · runda { $round }
    { $first } – { $second }
    Termin: { $deadline }
season-match-ready = ✅ { $player } czeka na początek.
season-match-begun = ▶️ Mecz trwa.
season-match-with-judges = ⚖️ U sędziów: { $cause }
season-room = **Mecz { $match }, gra { $game }** · { $season }
    { $first } – { $second }
season-thread = { $season } · mecz { $match } · { $players }
season-bye = { $player } ma wolny los.
season-remind = ⏰ { $players } Wasz mecz { $match } (**{ $season }**) jeszcze się nie zaczął. Naciśnij *Zaczynam* pod jego wiadomością. Termin: { $deadline }
season-stuck = ⚠️ **{ $season }**: rundy { $round } nie da się skojarzyć bez powtórzenia pary. Organizator kończy etap albo pozwala na powtórzenia: `/sezon runda`.
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
command-season-new-option-preset = wzór
command-season-new-option-preset-about = Od czego zaczynają się ustawienia
command-season-new-option-preset-choice-swiss = system szwajcarski, pojedyncze gry
command-season-new-option-preset-choice-flamberg = system szwajcarski, mecze lustrzane (Flamberg)
command-season-new-option-preset-choice-divisions = dywizje, każdy z każdym
command-season-new-option-preset-choice-championship = system szwajcarski, potem drabinka najlepszych
command-season-new-option-preset-choice-ladder = ranking wyzwań
command-season-new-option-preset-choice-cup = puchar, porażka eliminuje
command-season-open = otwórz
command-season-open-about = Otwórz zapisy; od tej chwili zasady się nie zmieniają
command-season-open-option-season = sezon
command-season-open-option-season-about = Który sezon
command-season-start = start
command-season-start-about = Zamknij zapisy, rozstaw graczy i zacznij
command-season-start-option-season = sezon
command-season-start-option-season-about = Który sezon
season-gone = Kanał, na którym toczył się sezon **{ $season }**, został usunięty. Nic nie przepadło: użyj `/sezon przenieś` na kanale, na którym sezon ma trwać dalej.
season-barred = Nie mogę już pisać na { $channel }, gdzie toczy się **{ $season }**. Daj mi tam te uprawnienia: { $permissions }. Albo użyj `/sezon przenieś` na innym kanale.
season-announcements-gone = Kanał ogłoszeń sezonu **{ $season }** został usunięty. Sezon toczy się dalej; inny kanał wybierzesz w *Organizuj* › *Kanał i role*.
season-announcements-barred = Nie mogę już pisać na { $channel }, kanale ogłoszeń sezonu **{ $season }**. Daj mi tam te uprawnienia: { $permissions }. Albo wybierz inny kanał w *Organizuj* › *Kanał i role*.
season-moved = **{ $season }** toczy się teraz na { $channel }. Zaległe wiadomości pojawią się tam.
command-season-move = przenieś
command-season-move-about = Przenieś sezon na ten kanał
command-season-move-option-season = sezon
command-season-move-option-season-about = Który sezon
