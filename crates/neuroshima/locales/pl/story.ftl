instant-battle = Bitwa
instant-move = Ruch
instant-push-back = Odepchnięcie
instant-grenade = Granat
instant-sniper = Snajper
instant-bomb = Bomba
instant-terror = Terror
instant-smoke-screen = Zasłona Dymna
instant-transposition = Podmiana
instant-paralysis = Paraliż
instant-castling = Roszada
instant-rotation = Obrót
instant-small-bomb = Mała Bomba

story-headquarters-placed = { $unit } stoi na planszy.
story-drew = { $form ->
    [plain] { $army } dobiera: { $tiles }.
   *[declined] { $army } dobiera { $tiles }.
 }
story-drew-nothing = { $army } nie ma już czego dobrać.
story-last-tile = { $army } dobiera swój ostatni żeton: po ostatnich turach nastąpi Finałowa Bitwa.
story-time-ran-out = { $army } nie ma już czasu: po ostatniej turze przeciwnika nastąpi Finałowa Bitwa.
story-time-ran-out-several = { $army } nie ma już czasu: jej tury przepadają, a żetony zostają na planszy.
story-unlucky-draw = { $form ->
    [plain] Pechowe Dobranie: { $army } odrzuca żetony ({ $tiles }) i dobiera ponownie.
   *[declined] Pechowe Dobranie: { $army } odrzuca { $tiles } i dobiera ponownie.
 }
story-discarded = { $form ->
    [plain] { $army } odrzuca: { $tiles }.
   *[declined] { $army } odrzuca { $tiles }.
 }
story-base-laid = { $form ->
    [plain] { $army } kładzie na Bazie: { $tiles }.
   *[declined] { $army } kładzie na Bazie { $tiles }.
 }
story-base-taken = { $form ->
    [plain] { $army } bierze z Bazy: { $tiles }.
   *[declined] { $army } bierze z Bazy { $tiles }.
 }
story-tactic = { $army } zagrywa kartę Taktyka jako { $instant }.
story-leader-chosen = { $army } ma już wybranego lidera.
story-leader-revealed = { $army } gra z liderem: { $leader }.
story-leader-used = { $army } używa lidera: { $leader }.
story-leader-lent = { $unit }, dzięki liderowi: { $effect }.
story-placed = { $form ->
    [plain] { $army } wystawia: { $unit }.
   *[declined] { $army } wystawia { $unit }.
 }
story-built = { $form ->
    [plain] { $army } wystawia: { $unit } (drugi żeton na { $hex }) i odrzuca: { $paid }.
   *[declined] { $army } wystawia { $unit } (drugi żeton na { $hex }) i odrzuca: { $paid }.
 }
story-instant = { $form ->
    [plain] { $army } zagrywa: { $tiles }.
   *[declined] { $army } zagrywa { $tiles }.
 }
story-moved = { $unit } przesuwa się na { $hex }.
story-turned = { $unit } obraca się.
story-swamps = Droga prowadzi przez Mgliste Bagna.
story-hills-aim = Ze Wzgórz może pominąć bliższych wrogów.
story-hills-save = { $unit } przeżywa dzięki Wzgórzom.
story-moved-again = { $unit } przesuwa się ponownie, na { $hex }.
story-turned-again = { $unit } obraca się ponownie.
story-mobility-moved = { $unit } przesuwa się na { $hex } dzięki Mobilności.
story-mobility-turned = { $unit } obraca się dzięki Mobilności.
story-rotate-turned = { $unit } obraca się dzięki Sztabowi.
story-turn-turned = { $unit } obraca się dzięki cesze Obrót.
story-transport-moved = Transport: { $unit } przesuwa się na { $hex }.
story-transport-turned = Transport: { $unit } obraca się.
story-pushed = { $form ->
    [plain] { $pusher } odpycha: { $unit } → { $hex }.
   *[declined] { $pusher } odpycha { $unit } na { $hex }.
 }
story-bomb = 💥 Bomba spada na { $hex } i sąsiednie pola.
story-terror = 😱 Terror: te armie nie wystawiają żetonów w swojej najbliższej turze: { $armies }.
story-dragged = { $form ->
    [plain] Dziura na { $hex } wciąga: { $unit }.
   *[declined] Dziura na { $hex } wciąga { $unit }.
 }
story-swapped = Zamieniają się miejscami: { $one } i { $other }.
story-taken = { $form ->
    [plain] 🚩 { $army } przejmuje: { $unit } ({ $source }).
   *[declined] 🚩 { $army } przejmuje { $unit } ({ $source }).
 }
story-released = { $unit } znów walczy po swojej stronie: { $army }.
story-small-bomb = 💥 Mała Bomba spada na { $hexes }.
story-executed = Egzekucja: { $unit } schodzi z planszy.
story-paid = { $unit } płaci punktem: { $left ->
    [one] zostaje { $left } punkt
    [few] zostają { $left } punkty
    [many] zostaje { $left } punktów
   *[other] zostaje { $left } punktu
 }.
story-net-thrown = { $form ->
    [plain] 🕸️ { $army } rzuca Stalową Sieć: { $unit }.
   *[declined] 🕸️ { $army } rzuca Stalową Sieć na { $unit }.
 }
story-net-returned = { $unit }: Stalowa Sieć spada i wraca do gracza.
story-replaced = { $unit } zastępuje żeton { $out }.
story-returned = { $tile } wraca na wierzch stosu ({ $army }).
story-mine = 💥 { $unit } wybucha.
story-battle-tile = ⚔️ Bitwa! Wywołuje ją { $army }.
story-battle-full-board = ⚔️ Plansza jest pełna: Bitwa!
story-battle-final = ⚔️ Finałowa Bitwa.
story-battle-overtime = ⚔️ Dodatkowa Bitwa.
story-battle-page = ⚔️ Bitwa według zasad strony.
story-battle-boarding = ⚔️ Abordaż: Bitwę wywołuje { $army }.
story-segment = **Inicjatywa { $initiative }**
story-acts-because = { $unit } działa z inicjatywą { $initiative }: { $reasons }.
story-acts-again = { $unit } ma dodatkową akcję: { $sources }.
story-converted-ranged = { $unit } strzela, zamiast zadać cios (umożliwia to: { $module }).
story-converted-melee = { $unit } zadaje cios, zamiast strzelać (umożliwia to: { $module }).
story-exploded = 💥 { $unit } wybucha.
story-reflected = { $unit } odbija atak. Atakuje { $source }.
story-hit = { $form ->
    [plain] { $source } → { $target }: { $wounds } { $wounds ->
        [one] rana
        [few] rany
        [many] ran
       *[other] rany
     }.
   *[declined] { $source } trafia { $target }: { $wounds } { $wounds ->
        [one] rana
        [few] rany
        [many] ran
       *[other] rany
     }.
 }
story-hit-because = { $form ->
    [plain] { $source } → { $target }: { $wounds } { $wounds ->
        [one] rana
        [few] rany
        [many] ran
       *[other] rany
     } ({ $reasons }).
   *[declined] { $source } trafia { $target }: { $wounds } { $wounds ->
        [one] rana
        [few] rany
        [many] ran
       *[other] rany
     } ({ $reasons }).
 }
story-hit-stopped = { $form ->
    [plain] { $source } → { $target }: strzał zatrzymuje pancerz.
   *[declined] { $source } trafia { $target }: strzał zatrzymuje pancerz.
 }
story-hit-endless = { $form ->
    [plain] { $source } → { $target }: strzały bez końca o sile { $wounds }, bo krążą w zamkniętej pętli.
   *[declined] { $source } trafia { $target } bez końca, za każdym razem z siłą { $wounds }: strzał krąży w zamkniętej pętli.
 }
story-hit-destroys = { $form ->
    [plain] { $source } → { $target }; wytrzymałość nie pomaga.
   *[declined] { $source } trafia { $target }; wytrzymałość nie pomaga.
 }
story-part-own = { $amount } z żetonu
story-part-bonus = +{ $amount } od: { $unit }
story-part-loss = −{ $amount } od: { $unit }
story-part-zone = 0 przez: { $unit }
story-part-armour = −{ $amount } przez pancerz
story-absorbed-scoped = { $medic } pod kontrolą Skopera przejmuje rany: { $source } → { $patient }.
story-absorbed = { $medic } przejmuje rany: { $source } → { $patient }.
story-card-absorbed = Karta Medyk ({ $army }) przejmuje rany: { $source } → { $patient }.
story-headquarters-left = { $unit }: zostaje { $left } { $left ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }.
story-explosion-gone = { $unit } ginie we własnym wybuchu.
story-medic-gone = { $unit } ginie, ratując.
story-toughness-lost = { $unit } ginie: bez utraconego bonusu do wytrzymałości ran jest za dużo.
story-destroyed = { $unit } ginie.
story-swallowed = { $unit } ginie w Dziurze.
story-extra-turns = Sztaby mają po tyle samo punktów: każda strona ma jeszcze jedną turę, potem Dodatkowa Bitwa.
story-extra-turns-teams = Drużyny mają po tyle samo punktów: każdy gracz ma jeszcze jedną turę, potem Dodatkowa Bitwa.
story-extra-turns-all = Wszyscy mają po tyle samo punktów: każda strona ma jeszcze jedną turę, potem Dodatkowa Bitwa.
story-extra-turns-some = Remis ({ $armies }): każda z tych armii ma jeszcze jedną turę, potem Dodatkowa Bitwa. Pozostałe nie mogą już wygrać, ale ich żetony walczą dalej.
story-scored = { $army } zdobywa punkty: { $amount }, razem { $points }.
story-page-scored = { $army } zdobywa punkty za pola: { $amount }, razem { $score }.
story-page-healed = { $unit }: wyleczone rany: { $amount }.
story-page-repaired = { $unit } odzyskuje punkty Sztabu: { $amount }, teraz { $left }.
story-page-turned = { $unit } obraca się razem z polem.
story-eliminated = { $army } odpada z gry: żetony tej armii schodzą z planszy.
story-left = { $army } poddaje partię. Pozostali grają dalej.
story-left-time = { $army } nie ma już czasu i odpada. Pozostali grają dalej.

outcome-win-headquarters = { $army } wygrywa: Sztab przeciwnika jest zniszczony.
outcome-win-final = { $army } wygrywa: więcej punktów Sztabu po Finałowej Bitwie.
outcome-win-overtime = { $army } wygrywa: więcej punktów Sztabu po Dodatkowej Bitwie.
outcome-win-impasse = { $army } wygrywa: więcej punktów Sztabu, a plansza jest pełna i nic już jej nie zmieni.
outcome-win-goal = { $army } wygrywa: osiągnięty cel strony.
outcome-win-full-page = { $army } wygrywa: plansza jest pełna i nikt inny nie może już wygrać.
outcome-win-points = { $army } wygrywa: 20 punktów.
outcome-win-agreement = { $army } wygrywa: tak uzgodniły obie strony.
outcome-win-resignation = { $army } wygrywa: przeciwnik poddaje partię.
outcome-win-time = { $army } wygrywa: przeciwnikowi skończył się czas.
outcome-win-adjudication = { $army } wygrywa decyzją organizatora.
outcome-draw-headquarters = Remis: oba Sztaby padły w tej samej Bitwie.
outcome-draw-final = Remis po Finałowej Bitwie: Sztaby mają tyle samo punktów.
outcome-draw-overtime = Remis: nawet po Dodatkowej Bitwie Sztaby mają tyle samo punktów.
outcome-draw-impasse = Remis: plansza jest pełna, nic już jej nie zmieni, a Sztaby mają tyle samo punktów.
outcome-draw-goal = Remis: obie strony osiągnęły cel strony.
outcome-draw-full-page = Remis: plansza jest pełna, a Bitwa nie usunęła żadnej jednostki.
outcome-draw-points = Remis: wszyscy mają po 20 punktów.
outcome-draw-agreement = Remis: tak uzgodniły obie strony.
outcome-draw-resignation = Remis: obie strony się poddały.
outcome-draw-time = Remis: skończył się czas.
outcome-draw-adjudication = Remis decyzją organizatora.

# Koniec gry, gdy gra więcej osób niż dwie
outcome-several = { $ending ->
    [one] { $armies } wygrywa: { $why }.
    [team] { $armies } wygrywają: { $why }.
    [shared] { $armies } dzielą się zwycięstwem: { $why }.
   *[draw] Remis: { $why }.
 }
outcome-why-headquarters = wrogi Sztab jest zniszczony
outcome-why-headquarters-equal = Sztaby obu drużyn padły w tej samej Bitwie, a dwa pozostałe mają tyle samo punktów
outcome-why-alone = w grze nie ma już nikogo innego
outcome-why-fell-together = ostatnie Sztaby padły w tej samej Bitwie
outcome-why-final = najwięcej punktów po Finałowej Bitwie
outcome-why-final-equal = tyle samo punktów po Finałowej Bitwie
outcome-why-overtime = najwięcej punktów po Dodatkowej Bitwie
outcome-why-overtime-equal = tyle samo punktów nawet po Dodatkowej Bitwie
outcome-why-points = 20 punktów
outcome-why-points-equal = po 20 punktów w tej samej Bitwie
outcome-why-impasse = najwięcej punktów, a plansza jest pełna i nic już jej nie zmieni
outcome-why-impasse-equal = tyle samo punktów, a plansza jest pełna i nic już jej nie zmieni
outcome-why-goal = osiągnięty cel strony
outcome-why-goal-together = cele strony osiągnięte w tej samej chwili
outcome-why-full-page = plansza jest pełna, a Bitwa nie usunęła żadnej jednostki
outcome-why-left = nikt inny już nie gra
outcome-why-resignation = druga strona poddaje partię
outcome-why-time = drugiej stronie skończył się czas
outcome-why-agreement = tak uzgodnili wszyscy
outcome-why-adjudication = tak zdecydował organizator
