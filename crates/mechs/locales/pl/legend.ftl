# Znaki na obrazkach oraz opisy kart, broni i pilotów.

legend-note = Tiny Epic Mechs
legend-arena = Arena
legend-energy-zone = Strefa energii
legend-energy-zone-about = Paski: ta strefa daje energię. Liczba to jej wartość.
legend-credits-zone = Strefa kredytów
legend-credits-zone-about = Kropki: ta strefa daje kredyty.
legend-both-zone = Oba zasoby
legend-both-zone-about = Bazy i strefa mecha dają 1 energię i 1 kredyt.
legend-base = Baza
legend-base-about = Ramka i domek mają kolor i literę właściciela.
legend-pilot = Pilot
legend-pilot-about = Głowa z literą gracza.
legend-armor = Pancerz wspomagany
legend-armor-about = Ta sama głowa między naramiennikami.
legend-mech = Megamech
legend-mech-about = Litera mówi, kto w nim siedzi.
legend-empty-mech = Pusty mech
legend-empty-mech-about = W pancerzu wspomaganym i z pełną żywotnością możesz go zająć.
legend-mine = Mina
legend-mine-about = Zakryta: numer zna tylko właściciel.
legend-own-mine = Twoja mina
legend-own-mine-about = W prywatnej wiadomości widać jej numer.
legend-turret = Wieżyczka
legend-turret-about = Zadaje tyle obrażeń, ile wynosi wartość jej strefy.
legend-panel = Gracze i programy
legend-health = Żywotność
legend-health-about = Ile zostało i ile może mieć pilot w tej postaci.
legend-energy = Energia
legend-energy-about = Za nią są wieżyczki, regeneracja, broń i większość efektów.
legend-credits = Kredyty
legend-credits-about = Za nie są miny i broń.
legend-points = Punkty
legend-points-about = Przy broni: ile daje na koniec gry.
legend-vacant = Wolny krok
legend-vacant-about = Nie ma w nim jeszcze karty.
legend-covered = Zakryty krok
legend-covered-about = Kartę zna tylko jej gracz.
legend-open = Odkryty krok
legend-open-about = Karta i jej kierunek. Krok w jasnej ramce właśnie się wykonuje.
legend-plan = Planowana droga
legend-plan-about = Dokąd prowadzi program, jeśli nikt nie przeszkodzi; liczba to krok.
legend-offer = Wybór
legend-offer-about = Liczba to numer przycisku.
legend-cards = Karty programu
legend-weapons = Broń
legend-melee = Biała
legend-melee-about = Kontruje broń obszarową.
legend-ranged = Zasięgowa
legend-ranged-about = Kontruje broń białą.
legend-area = Obszarowa
legend-area-about = Kontruje broń zasięgową. Na arenie: obrażenia od miny lub wieżyczki.
legend-damage = Zwykły atak
legend-damage-about = Obrażenia z pierwszego rzędu; w walce liczba przed ukośnikiem.
legend-power = Potężny atak
legend-power-about = Obrażenia z drugiego rzędu: po skoku albo przy kontrze. W walce liczba po ukośniku.

class-basic = broń podstawowa
class-advanced = broń zaawansowana
class-card = karta programu
card-price = Cena
card-points-about = Na koniec gry, dla właściciela.
card-counters = Kontruje: { $beaten }. Kontruje ją: { $winners }.
card-copies = { $count ->
    [one] 1 egzemplarz na gracza
    [few] { $count } egzemplarze na gracza
    [many] { $count } egzemplarzy na gracza
   *[other] { $count } egzemplarza na gracza
 }

values-open = Otwarte wartości (nasze)
values-inferred = Odczytane z układu
values-owner = Z pliku właściciela
field-damage = obrażenia zwykłe
field-power = obrażenia potężne
field-resource = czym się płaci
field-points-each = punkty za każdą opłatę
field-line-points = punkty za każdego wroga
field-free-health = darmowa żywotność
field-copies = liczba egzemplarzy
field-action = akcja
field-ability = zdolność
field-ignored = pomijane obrażenia
field-energy = cena
field-credits = cena
field-type = typ
