# Gry przeciw Sztabowi: bot sam gra jedną ze stron.
house-name = Sztab ({ $strength })
house-strength-casual = amatorski
house-strength-club = klubowy
house-strength-strong = mocny
house-strength-easy = łatwy
house-strength-medium = średni
house-strength-hard = trudny
house-next = { $number ->
    [one] Teraz gra { $players }.
   *[other] Teraz grają: { $players }.
 }
house-begun = Gra ze Sztabem już trwa.
house-too-many = Twoje niedokończone gry ze Sztabem: { $number }, więcej być nie może. Najpierw dokończ albo poddaj którąś; lista: /moje-gry.
house-not-here = W tę grę Sztab nie gra na tym poziomie.
house-strength-alone = Poziom podaje się tylko w grze ze Sztabem. Pomiń go albo pomiń przeciwnika.
house-no-draft = Sztab nie wyklucza i nie wybiera armii. Wybierz swoją albo niech obie będą losowe.
house-no-mirror = Sztab nie gra meczów lustrzanych. Pomiń tę opcję.
house-unrated = Na tym serwerze gry ze Sztabem nie są rankingowe. Pomiń tę opcję.
house-no-draw = Sztab nie zgadza się na remis. Graj dalej albo się poddaj.
draw-none = W tej grze nie można umówić się na remis. Graj dalej albo się poddaj.
hint-button = Podpowiedź
hint-title = **Podpowiedź.** Co Sztab rozważyłby na twoim miejscu, od najlepszego:
hint-pictures = Obrazki pokazują w tej samej kolejności Bitwę po każdej z tych tur.
hint-none = Sztab nie ma podpowiedzi na tę pozycję.
hint-step = Podpowiedź { $number }/{ $all }: { $action }
why-button = Dlaczego?
why-expected = **Dlaczego?** { $player } ocenia turę po Bitwie, która zaczęłaby się zaraz po niej. Spodziewał się tego:
why-fought = **Dlaczego?** { $player } spodziewał się Bitwy, do której doprowadziła ta tura. Jest o niej osobna wiadomość.
why-aim-win = Ta tura wygrała grę.
why-aim-threat = Groził, że wygra grę w najbliższej Bitwie.
why-aim-race = Chodziło o punkty Sztabu: w Bitwie da to { $number ->
    [one] o 1 punkt
    [few] o { $number } punkty
   *[other] o { $number } punktów
    } więcej niż przed tą turą.
why-aim-guard = Bronił swojego Sztabu: Bitwa odbierze mu { $number ->
    [one] o 1 punkt
    [few] o { $number } punkty
   *[other] o { $number } punktów
    } mniej niż przed tą turą.
why-aim-net = Zasieciował wrogie jednostki: { $number }. W Bitwie nic nie robią.
why-aim-units = Chodziło o jednostki: w Bitwie wróg straci ich o { $number } więcej niż przed tą turą.
why-aim-position = Przygotowywał się do dalszych Bitew: na razie nic nie traci ani nie zyskuje.
settings-house-rated = Gry ze Sztabem mogą być rankingowe.
command-game-new-option-strength = poziom
command-game-new-option-strength-about = Jak mocno gra Sztab, jeśli to twój przeciwnik
command-game-new-option-strength-choice-casual = amatorski
command-game-new-option-strength-choice-club = klubowy
command-game-new-option-strength-choice-strong = mocny
command-settings-server-option-rated-sztab = rankingowe-ze-sztabem
command-settings-server-option-rated-sztab-about = Czy gry ze Sztabem mogą być rankingowe? Domyślnie nie
