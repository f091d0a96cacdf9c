# Przewodnik: co zrobi ruch, z czego się rezygnuje, „co by było, gdyby” i cofanie.

# Co jednostka zrobi tam, gdzie ma stanąć
preview-netted = Jednostka będzie tam w sieci i nic nie zrobi.
preview-nets = W jej sieci będą: { $units }.
preview-hits = Z inicjatywą { $initiative } trafi: { $units }.
preview-hit = { $unit } – { $wounds } { $wounds ->
    [one] rana
    [few] rany
    [many] ran
   *[other] rany
 }
preview-hit-stopped = { $unit } – zatrzyma to pancerz
preview-hits-nobody = Przy obecnym ustawieniu nikogo nie trafi.
preview-gives = Zadziała na: { $units }.
preview-gives-nobody = Przy obecnym ustawieniu na nikogo nie zadziała.
preview-given = { $unit } ({ $effects })
preview-takes = Otrzyma: { $effects }.
preview-taken = { $effects } – daje { $unit }
preview-full = Plansza będzie pełna: Bitwa zacznie się od razu (NH-4.5).
short-melee = +{ $amount } do ciosów
short-ranged = +{ $amount } do strzałów
short-initiative = +{ $amount } do inicjatywy
short-initiative-loss = −{ $amount } do inicjatywy
short-extra-action = dodatkowe działanie
short-toughness = +{ $amount } do wytrzymałości
short-medic = leczenie
short-transport = przewóz
short-quartermaster = inny rodzaj ataku
short-scoper = przejęcie
short-recon = drugi ruch

# Z czego rezygnuje działanie
forfeit-title = To przepadnie:
forfeit-second-move = drugi ruch: { $unit }
forfeit-mobility = niewykorzystana Mobilność: { $units }
forfeit-transport = niewykorzystany Transport: { $units }
forfeit-last-tiles = żetony, które można jeszcze zagrać w tej ostatniej turze: { $tiles }
forfeit-kept-tiles = dobieranie: zostaną dwa żetony, które można zagrać ({ $tiles }), i następnym razem dobierzesz tylko jeden
forfeit-anyway = Mimo to: { $action }

# Co by było, gdyby
whatif-button = Co, jeśli…
whatif-only-you = Widzisz to tylko ty i nic nie zostaje zagrane.
whatif-now = **Co, jeśli teraz zacznie się Bitwa?** ({ $army })
whatif-tried = **Co, jeśli…** ({ $army })
whatif-step = { $number }. { $action }
whatif-then = Potem Bitwa:
whatif-points = Sztab, { $army }: { $before } → { $after }
whatif-lost = Straty, { $army }: { $units }
whatif-lost-nobody = Nikt nie ginie.
whatif-asks = Decyduje { $army }:
whatif-as = Jako { $army }
whatif-again = Od początku
whatif-play = Zagraj to
whatif-too-long = Dalej jedno „co, jeśli” nie sięga. Zacznij od początku.
whatif-none = Nie ma teraz Bitwy do przemyślenia: Sztaby nie stoją jeszcze na planszy albo gra jest skończona.
whatif-gone = Tego nie można już wypróbować. Oto obecna plansza.
whatif-alt = { $board }. Co przyniesie Bitwa: { $story }

# Cofanie
undo-button = Cofnij
undo-done = ↩️ Cofnięto.
undo-note = ↩️ { $army } cofa krok.
undo-asks = { $player }, { $army } prosi o cofnięcie: { $action }, wraz ze wszystkim, co było potem.
undo-asks-plain = { $player }, { $army } prosi o cofnięcie ostatniego kroku, wraz ze wszystkim, co było potem.
undo-accept = Zgoda
undo-refuse = Odmowa
undo-accepted = ↩️ Zgoda: { $army } cofa ten krok.
undo-refused = Była prośba o cofnięcie kroku ({ $army }), odpowiedź brzmi: nie.
undo-asked = To wymaga zgody przeciwnika. Pytanie jest na kanale.
undo-asked-already = Pytanie o to czeka już na odpowiedź przeciwnika.
undo-refused-already = Na to padła już odmowa. Poprosić ponownie można, gdy gra pójdzie dalej.
undo-nothing = Nie ma jeszcze żadnego twojego kroku do cofnięcia.
undo-gone = Nikt już o to nie prosi: odpowiedź padła albo gra poszła dalej.
undo-not-yours = Odpowiedź należy do przeciwnika.
