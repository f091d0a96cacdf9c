# Przewodnik: co zrobi ruch, z czego się rezygnuje, „co by było, gdyby” i cofanie.

# Co jednostka zrobi tam, gdzie ma stanąć
preview-netted = Zostanie tam zasieciowana i nic nie zrobi.
preview-hills = Na Wzgórzach ma wytrzymałość większą o 1 i wybiera, kogo trafi w linii strzału.
preview-hills-toughness = Na Wzgórzach ma wytrzymałość większą o 1.
preview-hills-aim = Ze Wzgórz wybiera, kogo trafi w linii strzału.
preview-paralysed = Jest sparaliżowana i nie zaatakuje.
preview-nets = { $form ->
    [plain] Zasieciuje: { $units }.
   *[declined] Zasieciuje { $units }.
 }
preview-takes-over = { $form ->
    [plain] Przejmie: { $units }.
   *[declined] Przejmie { $units }.
 }
preview-hits = { $form ->
    [plain] Inicjatywa { $initiative }: trafi: { $units }.
   *[declined] Inicjatywa { $initiative }: trafi { $units }.
 }
preview-hit = { $unit } – { $wounds } { $wounds ->
    [one] rana
    [few] rany
    [many] ran
   *[other] rany
 }
preview-hit-stopped = { $unit } – zatrzyma to pancerz
preview-hit-poisons = { $unit } – trucizna
preview-hit-endless = { $unit } – bez końca
preview-hits-nobody = Tak ustawiona nikogo nie trafi.
preview-gives = { $form ->
    [plain] Zadziała na: { $units }.
   *[declined] Zadziała na { $units }.
 }
preview-gives-nobody = Tak ustawiona na nikogo nie zadziała.
preview-given = { $unit } ({ $effects })
preview-takes = Działa na nią: { $effects }.
preview-taken = { $effects } – { $unit }
preview-cost = To kosztuje 1 punkt twojego Sztabu.
preview-cost-scored = To kosztuje punkt: dostanie go przeciwnik.
preview-cost-none = To nic nie kosztuje: działa Wyrzutnia.
preview-net-in-vain = { $form ->
    [plain] Nie zasieciuje: { $units }. Uwalnia ją inna sieć.
   *[declined] Nie zasieciuje { $units }: uwalnia ją inna sieć.
 }
preview-full = Plansza będzie pełna: Bitwa zacznie się od razu (NH-4.5).
preview-mine = Wybuchnie leżąca tam Mina: 1 rana (Sztab jej nie otrzyma).
short-melee = +{ $amount } do ciosów
short-ranged = +{ $amount } do strzałów
short-initiative = +{ $amount } do inicjatywy
short-initiative-loss = −{ $amount } do inicjatywy
short-extra-action = dodatkowa akcja
short-toughness = +{ $amount } do wytrzymałości
short-medic = leczenie
short-transport = Transport
short-quartermaster = inny rodzaj ataku
short-scoper = przejęcie
short-zone = inicjatywa 0
short-free-net = Stalowa Sieć za darmo
short-recon = drugi ruch
short-underground = podziemie
forfeit-second-move = drugi ruch: { $unit }
forfeit-mobility = niewykorzystana Mobilność: { $units }
forfeit-transport = niewykorzystany Transport: { $units }
forfeit-replace = niewykorzystany znak zapytania: { $units }
forfeit-underground = niewykorzystana podziemna roszada: { $units }
forfeit-drag = niewykorzystana Dziura: { $units }
forfeit-steel-net = Stalowa Sieć, która teraz nic nie kosztuje: { $units }
forfeit-push = niewykorzystane odpychanie: { $units }
forfeit-rotate = niewykorzystany obrót dzięki Sztabowi: { $units }
forfeit-turn = niewykorzystany Obrót: { $units }
forfeit-last-tiles = żetony, które w tej ostatniej turze można jeszcze zagrać: { $tiles }
forfeit-kept-tiles = dobieranie: jeśli zostawisz dwa żetony, które można zagrać ({ $tiles }), następnym razem dobierzesz tylko jeden
forfeit-anyway = Tak, mimo to
forfeit-anyway-end = Zakończ turę mimo to
forfeit-anyway-battle = Zacznij Bitwę mimo to
whatif-points = Sztab ({ $army }): { $before } → { $after }
whatif-points-scored = { $army }, punkty: { $before } → { $after }
whatif-lost = Straty ({ $army }): { $units }
whatif-lost-nobody = Bez strat.
whatif-alt = { $board }. Co dałaby Bitwa: { $story }

first-game-deal = Pierwsza gra: tasowanie powtarza się, aż druga strona dostanie na pierwszą turę jednostkę i żeton Bitwy. Resztę rozstrzyga los.
