# Слова на зображеннях і зображення словами.
headline-setup = Розміщення
headline-turn = Раунд { $round } · хід { $turn }
headline-last-turns = Останній жетон узято: останній хід має { $army }, потім фінальна битва
headline-last-turn = Останній хід: після нього фінальна битва
headline-final-battle = Фінальна битва
headline-extra-turns = Нічия: останній додатковий хід має { $army }, потім додаткова битва
headline-extra-turn = Нічия: після цього ходу додаткова битва
headline-overtime-battle = Додаткова битва
headline-over = Гру завершено
label-pile = Стос
label-discard = Скид
label-to-move = ходить
label-next = далі
label-eliminated = поза грою
label-left = не грає
label-no-time = без часу
label-behind = без шансів
film-battle = Битва
film-initiative = Ініціатива
film-healing = Медики рятують
film-end = Після битви
film-out = Поза грою
alt-film = Анімація битви, фаза за фазою. { $story }
alt-game-film = Фільм усієї гри, один кадр на хід. { $result }
alt-stills = Кадри битви: { $captions }. { $story }
alt-more-stills = Кадри битви, продовження: { $captions }.
alt-side = { $army }: штаб { $points }, перед гравцем: { $hand }, у стосі: { $pile }
alt-side-score = { $army }: очки { $points } з 20, перед гравцем: { $hand }, у стосі: { $pile }
alt-cards = { $side }, тактичні карти: { $cards }
alt-team = команда { $armies }: { $points }
alt-next = далі: { $army }
alt-wounds = { $wounds ->
    [one] { $wounds } пошкодження
    [few] { $wounds } пошкодження
    [many] { $wounds } пошкоджень
   *[other] { $wounds } пошкодження
 }
alt-steel-net = під сталевою сіткою
alt-netted = нейтралізований
alt-taken = підпорядкований армії: { $army }
alt-initiative = ініціатива { $values }
alt-melee = ближня атака +{ $amount }
alt-ranged = дальня атака +{ $amount }
alt-toughness = міцність +{ $amount }
alt-serves = служить армії: { $army }
alt-matrix = у Матриці
alt-second-move = може переміститися вдруге
alt-foundation = фундамент { $tile } ({ $army })
alt-terrain = місцевість: { $kind } — { $hexes }
terrain-jungle = джунглі
terrain-hills = пагорби
terrain-mountains = гори
terrain-swamps = туманні болота
alt-ghost = попередній вигляд: { $unit }, напрямок { $facing }
alt-goes = попередній вигляд: { $unit } на клітинку { $hex }, напрямок { $facing }
alt-may-go = попередній вигляд: відштовхування на одну з клітинок { $hexes }
alt-pushes = попередній вигляд: { $unit } відштовхує: { $other }
alt-area = попередній вигляд: ціль { $hexes }
alt-fall = попередній вигляд: знищено { $units }
alt-hurt = попередній вигляд: пошкодження та втрачені очки { $units }
alt-marked = позначено: { $hexes }
alt-offered = на кнопках: { $hexes }
alt-possible = також можливо: { $hexes }
