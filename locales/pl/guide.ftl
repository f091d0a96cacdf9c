# Przewodnik: co zrobi ruch, z czego się rezygnuje, „co by było, gdyby” i cofanie.

# Co przepada
forfeit-title = To przepadnie:

# Co by było, gdyby
whatif-button = Co, jeśli…
whatif-only-you = Widzisz to tylko ty i nic nie zostaje zagrane.
whatif-now = **Co, jeśli teraz zacznie się Bitwa?** ({ $faction })
whatif-tried = **Co, jeśli…** ({ $faction })
whatif-step = { $number }. { $action }
whatif-then = Potem Bitwa:
whatif-asks = Decyduje { $faction }:
whatif-as = Jako { $faction }
whatif-again = Od początku
whatif-play = Zagraj to
whatif-too-long = Dłuższe „co, jeśli” się nie zmieści. Zacznij od początku.
whatif-none = Nie ma teraz czego wypróbować: gra jeszcze do tego nie doszła albo jest skończona.
whatif-gone = Tego nie można już wypróbować. Oto obecna plansza.

# Cofanie
undo-button = Cofnij
undo-done = ↩️ Cofnięto.
undo-note = ↩️ { $faction } cofa ostatni krok.
undo-asks = { $player }, { $faction } prosi o cofnięcie ruchu „{ $action }” i wszystkiego, co było po nim.
undo-asks-plain = { $player }, { $faction } prosi o cofnięcie ostatniego kroku i wszystkiego, co było po nim.
undo-accept = Zgadzam się
undo-refuse = Odmowa
undo-accepted = ↩️ Zgoda: { $faction } cofa ten krok.
undo-refused = Prośba o cofnięcie ({ $faction }): odmowa.
undo-asked = Do tego trzeba zgody przeciwnika. Prośba jest na kanale.
undo-asked-already = Przeciwnik ma już tę prośbę.
undo-refused-already = Przeciwnik już odmówił. Możesz poprosić znowu po następnym ruchu.
undo-nothing = Nie ma jeszcze żadnego twojego kroku do cofnięcia.
undo-gone = Ta prośba jest już nieaktualna: odpowiedź padła albo gra poszła dalej.
undo-not-yours = Odpowiada przeciwnik.
