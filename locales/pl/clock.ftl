# Czas do namysłu, przypomnienia i to, na co gracze umawiają się w trakcie gry.
clock-none = Bez zegara
clock-turn = { $hours ->
    [one] { $hours } godzina na każdą turę
    [few] { $hours } godziny na każdą turę
   *[many] { $hours } godzin na każdą turę
  }
clock-bank = Na całą grę: { $hours } godz., po każdej turze jeszcze { $increment } godz., najwyżej { $cap } godz.
clock-live = Przy jednym posiedzeniu: { $minutes } min na gracza na całą grę
clock-unreadable = Nie rozumiem tego zegara. Napisz 48h na każdą turę, 72h+12h<96h na zapas czasu z dodatkiem i górną granicą albo 30m przy jednym posiedzeniu. Żaden czas nie przekracza 720h, a posiedzenie ma od 5m do 600m na stronę.
clock-until = -# ⏳ { $army }: do { $moment }
clock-fallen = -# ⏳ { $army }: czas minął { $moment }
clock-stands = -# ⏳ { $army }: zegar stoi
clock-has-fallen = { $player }, czas przeciwnika minął: { $army }. Możesz zakończyć grę zwycięstwem, dać więcej czasu albo poczekać; dwie pierwsze rzeczy możesz zrobić też później.
clock-may-answer = Czas minął: { $army }. Możesz zakończyć grę zwycięstwem albo dać więcej czasu.
clock-claim = Zakończ grę i wygraj
clock-extend = Daj więcej czasu
clock-wait = Poczekaj
clock-claimed = Czas minął: { $army }. Grę zakończył przeciwnik: { $opponent }.
clock-extended = Więcej czasu: { $army }. Daje go przeciwnik: { $opponent }.
clock-waits = Czas minął: { $army }. Przeciwnik ({ $opponent }) czeka i nadal może zakończyć grę albo dać więcej czasu.
clock-not-fallen = Nikomu nie minął czas albo już nie.
clock-reminder = { $player }, ta gra czeka na ciebie ({ $army }).
clock-reminder-direct = Gra { $game } czeka na ciebie ({ $army }): { $address }
clock-idle = { $player }, od { $days } dni nic się tu nie dzieje. Jeśli tak będzie jeszcze { $notice } dni, gra zostanie zamknięta bez wyniku.
clock-closed = Gra jest zamknięta bez wyniku: od { $days } dni nic się nie działo.
clock-next-up = { $player }, zaczęła się tura przeciwnika. Po niej twoja.
clock-no-zone = Nie ma takiej strefy czasowej. Wybierz jedną z podpowiadanych, na przykład Europe/Warsaw.
clock-hours-too-few = Godziny gry to co najmniej { $hours } godz. każdego dnia.
clock-hours-both = Podaj obie godziny, pierwszą i ostatnią, albo żadnej.
clock-hours-kept = Póki biegną twoje zegary, godziny gry obowiązują { $days } dni. Zmienisz je od { $moment }.
clock-no-day = Potrzebny jest dzień w przyszłości, w ciągu roku, na przykład 2027-07-15.
clock-vacation-too-long = To za długo albo pokrywa się z innym urlopem: w roku jest tu tyle dni: { $days }.
clock-no-vacation = Nie masz tu urlopu, który można zakończyć.
settings-clock = Zegar
settings-clock-about = Zegar: jak liczony jest czas, jeśli stół nie mówi inaczej.
settings-clock-unset = Zegar: brak
settings-clock-some = Zegar: { $clock }
settings-reminders = Przypomnienia
settings-reminders-some = { $hours ->
    [one] Przypominaj co godzinę, najwyżej trzy razy
    [few] Przypominaj co { $hours } godziny, najwyżej trzy razy
   *[many] Przypominaj co { $hours } godzin, najwyżej trzy razy
  }
settings-reminders-none = Nie przypominaj
settings-where = Gdzie przypominać
settings-where-here = Przypominaj w kanale gry
settings-where-directly = Przypominaj wiadomością prywatną
settings-next = Kiedy mnie wołać
settings-next-no = Wołaj, gdy jest moja tura
settings-next-yes = Wołaj też, gdy zaczyna się tura przeciwnika
settings-playing-hours = Twoje zegary biegną, a przypomnienia przychodzą od { $from } do { $to } ({ $zone }). Zmienisz to przez `/ustawienia godziny`, dni wolne przez `/ustawienia urlop`.
settings-playing-always = Twoje zegary biegną cały dzień ({ $zone }). Godziny ustawisz przez `/ustawienia godziny`, dni wolne przez `/ustawienia urlop`.
settings-vacation-taken = Twoje zegary na tym serwerze stoją od { $from } do { $to }. Żeby skończyć wcześniej: `/ustawienia urlop` z liczbą 0.
settings-vacation-ended = Koniec urlopu; twoje zegary znów biegną.
lobby-clock = Czas: { $clock }.
agree-draw-offer = { $player }, przeciwnik proponuje remis: { $army }. Propozycja trwa, póki nie zrobisz czegoś innego.
agree-draw-accept = Przyjmij remis
agree-draw-refuse = Graj dalej
agree-draw-accepted = { $army } proponuje remis, { $opponent } przyjmuje.
agree-draw-refused = { $army } proponuje remis, { $opponent } gra dalej.
agree-draw-asked = Przeciwnik dostał pytanie.
agree-draw-agreed = Zgoda: gra kończy się remisem.
agree-draw-asked-already = Remis jest już zaproponowany; przeciwnik jeszcze nie odpowiedział.
agree-draw-refused-already = Przeciwnik dopiero co nie przyjął remisu. Zapytaj znów, gdy coś się wydarzy.
agree-draw-gone = Nikt już nie proponuje remisu.
agree-seat-offer = { $player }, czy grasz dalej zamiast { $before }? Armia: { $army }.
agree-seat-accept = Zagram
agree-seat-refuse = Nie
agree-seat-accepted = { $player } gra dalej zamiast { $before }. Armia: { $army }.
agree-seat-refused = { $player } nie przejmuje miejsca ({ $army }).
agree-seat-asked = Pytanie wysłane: { $player }.
agree-seat-asked-already = To pytanie jest już wysłane.
agree-seat-enough = Kilka osób dostało już pytanie. Poczekaj na odpowiedź jednej z nich.
agree-seat-taken = Ten gracz już siedzi przy stole.
agree-seat-gone = Nikt już nie oddaje tego miejsca.
agree-seat-not-asked = Odpowiedzieć może tylko ta osoba, która dostała pytanie.
agree-seat-not-yours = Cudze miejsce oddają tylko organizatorzy, i tylko zajęte.
agree-seat-not-possible = Bot nie może zająć miejsca.
mygames-none = Nie grasz teraz w żadną grę.
mygames-title = { $games ->
    [one] Masz { $games } grę; na ciebie czeka: { $waiting }.
    [few] Masz { $games } gry; na ciebie czeka: { $waiting }.
   *[many] Masz { $games } gier; na ciebie czeka: { $waiting }.
  }
mygames-line = [Gra { $game }]({ $address }): { $armies }. { $state }
mygames-turn = **Twoja tura**
mygames-decision = **Twoja decyzja**
mygames-waits = Czeka na: { $player }
watch-begun = Śledzisz tę grę: zawoła cię każda Bitwa. To samo polecenie kończy śledzenie.
watch-ended = Nie śledzisz już tej gry.
watch-own = To twoja gra; i tak dostajesz wezwanie, gdy jest twoja tura.
watch-full = Tę grę śledzi już tyle osób, ile można zawołać: { $number }.
command-draw-offer = remis
command-draw-offer-about = Zaproponuj remis albo przyjmij propozycję przeciwnika
command-substitute = zastępstwo
command-substitute-about = Poproś kogoś, żeby grał dalej zamiast ciebie
command-substitute-option-player = gracz
command-substitute-option-player-about = Kto ma grać dalej
command-substitute-option-seat = miejsce
command-substitute-option-seat-about = Dla organizatorów: czyje to miejsce
command-mygames = mojegry
command-mygames-about = Twoje gry, najpierw te, które czekają na ciebie
command-watch = śledź
command-watch-about = Dostawaj wezwanie przy każdej Bitwie tej gry albo już nie
command-settings-hours = godziny
command-settings-hours-about = Godziny dnia, w których biegną twoje zegary
command-settings-hours-option-zone = strefa
command-settings-hours-option-zone-about = Twoja strefa czasowa: wpisz nazwę dużego miasta
command-settings-hours-option-from = od
command-settings-hours-option-from-about = Godzina, o której twoje zegary ruszają, od 0 do 23
command-settings-hours-option-to = do
command-settings-hours-option-to-about = Godzina, o której stają; bez godzin biegną cały dzień
command-settings-vacation = urlop
command-settings-vacation-about = Dni, w których twoje zegary na tym serwerze stoją
command-settings-vacation-option-days = dni
command-settings-vacation-option-days-about = Ile dni; 0 kończy urlop
command-settings-vacation-option-from = od
command-settings-vacation-option-from-about = Pierwszy dzień, na przykład 2027-07-15; bez niego dzisiaj
command-game-new-option-clock = zegar
command-game-new-option-clock-about = Czas do namysłu: 48h na każdą turę, 72h+12h<96h, 30m przy jednym posiedzeniu albo brak
mirror-fresh = Mecz lustrzany: obok toczy się druga gra z zamienionymi armiami, z własnym tasowaniem.
mirror-same = Mecz lustrzany: obok toczy się druga gra z zamienionymi armiami, a każdą armię dobiera się w obu w tej samej kolejności.
mirror-opening = To lustro gry { $game }: te same armie, gracze na odwrót.
mirror-seed-later = To samo tasowanie obowiązuje jeszcze w drugiej grze tego meczu: ziarno zostanie podane z jej wynikiem.
mirror-one-game = Drugiej gry tego meczu nie udało się zacząć: nie mogę tu otworzyć dla niej wątku. Mecz to ta jedna gra; po niej /rewanż zamienia armie.
mirror-thread = Lustro gry { $game }
mirror-no-threads = Mecz lustrzany potrzebuje wątku na drugą grę. Otwórz stół na kanale.
command-game-new-option-mirrored = lustro
command-game-new-option-mirrored-about = Zagraj obok drugą grę z zamienionymi armiami
command-game-new-option-mirrored-choice-fresh = Z własnym tasowaniem
command-game-new-option-mirrored-choice-same = Każda armia w tej samej kolejności
settings-vacation-days = Dni wolnych gracza w roku: { $days }. Zmienisz to przez `/ustawienia serwer dni`.
command-settings-server-option-days = dni
command-settings-server-option-days-about = Ile dni wolnych w roku ma gracz
