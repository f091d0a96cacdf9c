# Słowa na obrazkach i obrazki w słowach.
headline-setup = Rozstawienie
headline-turn = Runda { $round } · tura { $turn }
headline-last-turns = Ostatni żeton dobrany: ostatnią turę ma { $army }, potem Bitwa Końcowa
headline-last-turn = Ostatni żeton dobrany: po tej turze Bitwa Końcowa
headline-final-battle = Bitwa Końcowa
headline-extra-turns = Remis: ostatnią turę dodatkową ma { $army }, potem Bitwa Rozstrzygająca
headline-extra-turn = Remis: po tej turze Bitwa Rozstrzygająca
headline-overtime-battle = Bitwa Rozstrzygająca
headline-over = Koniec gry
label-pile = Stos
label-discard = Odrzucone
label-to-move = na ruchu
film-battle = Bitwa
film-initiative = Inicjatywa
film-healing = Medycy ratują
film-end = Po bitwie
alt-film = Film z bitwy, segment po segmencie. { $story }
alt-stills = Kadry z bitwy, po jednym na segment. { $story }
alt-side = { $army }: Sztab { $points }, przed graczem: { $hand }, w stosie: { $pile }
alt-wounds = { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
 }
alt-netted = w sieci
alt-initiative = inicjatywa { $values }
alt-melee = cios +{ $amount }
alt-ranged = strzał +{ $amount }
alt-toughness = wytrzymałość +{ $amount }
alt-serves = służy armii: { $army }
alt-second-move = może wykonać drugi ruch
alt-ghost = rozważane: { $unit }, przodem na { $facing }
alt-marked = oznaczone: { $hexes }
