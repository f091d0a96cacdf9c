# Слова на зображеннях і зображення словами.
headline-setup = Розстановка
headline-turn = Раунд { $round } · хід { $turn }
headline-last-turns = Останній жетон узято: останній хід має { $army }, потім Фінальна Битва
headline-last-turn = Останній хід: після нього Фінальна Битва
headline-final-battle = Фінальна Битва
headline-extra-turns = Нічия: останній додатковий хід має { $army }, потім Додаткова Битва
headline-extra-turn = Нічия: після цього ходу Додаткова Битва
headline-overtime-battle = Додаткова Битва
headline-over = Гру завершено
label-pile = Стос
label-discard = Скинуто
label-to-move = ходить
film-battle = Битва
film-initiative = Ініціатива
film-healing = Медики рятують
film-end = Після Битви
alt-film = Фільм Битви, сегмент за сегментом. { $story }
alt-stills = Кадри Битви, по одному на сегмент. { $story }
alt-side = { $army }: Штаб { $points }, перед гравцем: { $hand }, у стосі: { $pile }
alt-wounds = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } рани
    [many] { $wounds } ран
   *[other] { $wounds } рани
 }
alt-netted = у сітці
alt-initiative = ініціатива { $values }
alt-melee = удар +{ $amount }
alt-ranged = постріл +{ $amount }
alt-toughness = витривалість +{ $amount }
alt-serves = служить армії: { $army }
alt-second-move = може переміститися вдруге
alt-ghost = розглядається: { $unit }, спереду { $facing }
alt-marked = позначено: { $hexes }
