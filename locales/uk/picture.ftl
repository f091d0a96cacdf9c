# Слова на зображеннях і зображення словами.
headline-setup = Розстановка
headline-turn = Раунд { $round } · хід { $turn }
headline-last-turns = Останній жетон узято: останній хід має { $army }, потім Фінальна битва
headline-last-turn = Останній жетон узято: після цього ходу Фінальна битва
headline-final-battle = Фінальна битва
headline-extra-turns = Нічия: останній додатковий хід має { $army }, потім Вирішальна битва
headline-extra-turn = Нічия: після цього ходу Вирішальна битва
headline-overtime-battle = Вирішальна битва
headline-over = Гру завершено
label-pile = Стос
label-discard = Скинуто
label-to-move = ходить
film-battle = Битва
film-initiative = Ініціатива
film-healing = Медики рятують
film-end = Після битви
alt-film = Фільм битви, сегмент за сегментом. { $story }
alt-stills = Кадри битви, по одному на сегмент. { $story }
alt-side = { $army }: Штаб { $points }, перед гравцем: { $hand }, у стосі: { $pile }
alt-wounds = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } рани
   *[many] { $wounds } ран
 }
alt-netted = у сітці
alt-initiative = ініціатива { $values }
alt-melee = удар +{ $amount }
alt-ranged = постріл +{ $amount }
alt-toughness = витривалість +{ $amount }
alt-serves = служить армії: { $army }
alt-second-move = може зробити другий хід
alt-ghost = розглядається: { $unit }, спереду { $facing }
alt-marked = позначено: { $hexes }
