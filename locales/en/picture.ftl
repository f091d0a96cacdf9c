# Words in pictures, and pictures in words for those who do not see them.
headline-setup = Set-up
headline-turn = Round { $round } · turn { $turn }
headline-last-turns = Last tile drawn: { $army } has the last turn, then the Final Battle
headline-last-turn = Last turn: the Final Battle follows it
headline-final-battle = Final Battle
headline-extra-turns = Tie: { $army } has the last extra turn, then the Overtime Battle
headline-extra-turn = Tie: the Overtime Battle follows this turn
headline-overtime-battle = Overtime Battle
headline-over = Game over
label-pile = Pile
label-discard = Discarded
label-to-move = to act
label-next = next
label-eliminated = eliminated
label-left = left
label-no-time = out of time
label-behind = can't win
film-battle = Battle
film-initiative = Initiative
film-healing = Medics help
film-end = After the Battle
film-out = Out of the game
alt-film = Animation of the Battle, segment by segment. { $story }
alt-stills = Stills of the Battle, one per segment. { $story }
alt-side = { $army } HQ { $points }, holds { $hand }, { $pile } in the pile
alt-side-score = { $army } { $points } of 20 points, holds { $hand }, { $pile } in the pile
alt-cards = { $side }, Tactic cards: { $cards }
alt-team = team { $armies }: { $points }
alt-next = next: { $army }
alt-wounds = with { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
 }
alt-steel-net = under the Steel Net
alt-netted = netted
alt-taken = taken over by { $army }
alt-initiative = initiative { $values }
alt-melee = melee +{ $amount }
alt-ranged = ranged +{ $amount }
alt-toughness = toughness +{ $amount }
alt-serves = serves { $army }
alt-matrix = in the Matrix
alt-second-move = may make its second move
alt-foundation = Foundation { $tile } ({ $army })
alt-ghost = preview: { $unit } facing { $facing }
alt-marked = marked: { $hexes }
