# Słowa na obrazkach i obrazki w słowach.
headline-setup = Rozstawienie
headline-turn = Runda { $round } · tura { $turn }
headline-last-turns = Ostatni żeton dobrany: ostatnią turę ma { $army }, potem Finałowa Bitwa
headline-last-turn = Ostatnia tura: po niej Finałowa Bitwa
headline-final-battle = Finałowa Bitwa
headline-extra-turns = Remis: ostatnią turę dodatkową ma { $army }, potem Dodatkowa Bitwa
headline-extra-turn = Remis: po tej turze Dodatkowa Bitwa
headline-overtime-battle = Dodatkowa Bitwa
headline-over = Koniec gry
label-pile = Stos
label-discard = Odrzucone
label-to-move = teraz gra
label-next = potem
label-eliminated = poza grą
label-left = nie gra
label-no-time = brak czasu
label-behind = bez szans
film-battle = Bitwa
film-initiative = Inicjatywa
film-healing = Medycy ratują
film-end = Po Bitwie
film-out = Poza grą
alt-film = Animacja Bitwy, segment po segmencie. { $story }
alt-game-film = Film z całej partii, klatka na turę. { $result }
alt-stills = Kadry z Bitwy: { $captions }. { $story }
alt-more-stills = Kadry z Bitwy, ciąg dalszy: { $captions }.
alt-side = { $army }: Sztab { $points }, przed graczem: { $hand }, w stosie: { $pile }
alt-side-score = { $army }: punkty { $points } z 20, przed graczem: { $hand }, w stosie: { $pile }
alt-cards = { $side }, karty taktyczne: { $cards }
alt-team = drużyna { $armies }: { $points }
alt-next = potem: { $army }
alt-wounds = { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
 }
alt-steel-net = pod Stalową Siecią
alt-netted = zasieciowana
alt-taken = przejęta przez armię: { $army }
alt-initiative = inicjatywa { $values }
alt-melee = cios +{ $amount }
alt-ranged = strzał +{ $amount }
alt-toughness = wytrzymałość +{ $amount }
alt-serves = służy armii: { $army }
alt-matrix = w Macierzy
alt-second-move = może wykonać drugi ruch
alt-foundation = Fundament { $tile } ({ $army })
alt-terrain = teren: { $kind } na { $hexes }
terrain-jungle = Dżungla
terrain-hills = Wzgórza
terrain-mountains = Góry
terrain-swamps = Mgliste Bagna
alt-ghost = podgląd: { $unit }, zwrot: { $facing }
alt-goes = podgląd: { $unit } na pole { $hex }, zwrot: { $facing }
alt-may-go = podgląd: odepchnięcie na jedno z pól { $hexes }
alt-pushes = podgląd: { $unit } odpycha: { $other }
alt-area = podgląd: cel { $hexes }
alt-fall = podgląd: zniszczone { $units }
alt-hurt = podgląd: rany i utracone punkty { $units }
alt-marked = oznaczone: { $hexes }
alt-offered = na przyciskach: { $hexes }
alt-possible = możliwe też: { $hexes }
