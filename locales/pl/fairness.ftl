# /weryfikuj: czy gra albo zapis jest prawdziwy.
command-verify = weryfikuj
command-verify-about = Czy tasowanie i gra były uczciwe, albo czy zapis jest prawdziwy
command-verify-option-record = zapis
command-verify-option-record-about = Zapis z /eksport; bez niego sprawdzam grę na tym kanale

# Co się zgadza
verify-over = ✅ **Gra { $game } jest w porządku, od tasowania po wynik.**
verify-running = ✅ **Gra { $game } jest jak dotąd w porządku.**
verify-same = ✅ **To prawdziwy zapis gry { $game }.**
verify-part = ✅ **Zapis jest prawdziwy: gra { $game } po kroku { $steps }.**
verify-itself = ✅ **Nic w tym zapisie sobie nie przeczy.**
verify-steps = • Kroki zgodne z zasadami: { $steps }, wszystkie.
verify-fingerprints = • Odciski, które się zgadzają: { $number }, wszystkie.
verify-kept = • Prowadzą do pozycji, którą przechowuję.
verify-commitment = • Ogłoszono o ziarnie przed pierwszym dobraniem, jego SHA-256: `{ $commitment }`
verify-seed = • Ziarno jest tym, które ogłoszono. Jego SHA-256, do porównania z pierwszym wpisem gry: `{ $commitment }`
verify-commitment-noted = • Co według zapisu ogłoszono o ziarnie, jego SHA-256; porównaj z pierwszym wpisem gry: `{ $commitment }`
verify-seed-noted = • Ziarno pasuje do tego, co według zapisu ogłoszono. Porównaj ten SHA-256 z pierwszym wpisem gry: `{ $commitment }`
verify-piles = • Stosy są takie, jakie rozdaje to ziarno.
verify-result = • Wynik jest tym, do którego prowadzą kroki.

# Czego nie dało się sprawdzić
verify-open-running = ⏳ Ziarno i stosy sprawdza się po zakończeniu gry. Do tego czasu nic o nich nie mówię.
verify-open-end = ⚠️ Nie sprawdzono: koniec. Ziarno jest podane, ale kroki nie prowadzą do końca gry.
verify-open-seed = ⚠️ Nie sprawdzono: tasowanie. Ziarna nie podano.
verify-open-commitment = ⚠️ Nie sprawdzono: co ogłoszono o ziarnie. Nie ma o tym wzmianki.
verify-open-fingerprints = ⚠️ Kroki bez odcisku: { $number }. Zmiana w którymś z nich wychodzi na jaw dopiero tam, gdzie uniemożliwia późniejszy krok.
verify-open-result = ⚠️ Nie sprawdzono: wynik. Żadnego nie podano.
verify-open-rules = ⚠️ Grano według wersji { $version } zasad, a sprawdzono według mojej.
verify-unnamed = ⚠️ Zapis nie mówi, z której mojej gry pochodzi, więc nie było z czym go porównać. Kto zmyśla zapis, może zmyślić go tak, że wszystko w nim pasuje.
verify-elsewhere = ⚠️ Zapis podaje, że jest z gry { $game }. Z moim dziennikiem porównuję go tylko tam, gdzie toczy się ta gra, albo dla jej graczy.

# Co jest nieprawdą
verify-false-game = ❌ **Gra { $game } nie jest w porządku.**
verify-false-record = ❌ **Zapis jest nieprawdziwy.**
verify-false-step = Pierwszy nieprawdziwy krok ma numer { $number }, { $army }: { $action }.
verify-false-line = -# Wiersz { $line } pliku
verify-why-seed = To nie jest ogłoszone ziarno: jego SHA-256 to `{ $hash }`.
verify-why-pile = Stos armii { $army } nie jest taki, jaki rozdaje ziarno, począwszy od żetonu numer { $place }.
verify-why-unknown-pile = Dobiera się tu więcej żetonów, niż zapis podaje.
verify-why-offer-open = Propozycja remisu już czeka na odpowiedź.
verify-why-no-offer = Nikt nie proponował remisu.
verify-why-fingerprint = Krok nie prowadzi do tego, co mówi jego odcisk: coś zmieniono tutaj albo we wcześniejszym kroku bez odcisku.
verify-why-result = Podano: { $said }. Z kroków wynika: { $came }.
verify-why-other-step = W moim dzienniku jest tu inny krok, { $army }: { $action }.
verify-why-no-step = W moim dzienniku nie ma takiego kroku.
verify-why-tiles = W moim dzienniku dobrano tu inne żetony.
verify-why-other-seed = Takiego ziarna nie opublikowałem dla gry { $game }.
verify-why-other-commitment = O ziarnie gry { $game } ogłoszono coś innego: `{ $commitment }`.
verify-why-armies = W grze { $game } grały inne armie.
verify-why-player = W grze { $game } armię { $army } prowadzi { $player }.
verify-why-no-action = Krok { $number } nie jest akcją: `{ $line }`.
verify-why-kept = Pozycja, którą przechowuję po kroku { $number }, nie jest tą, do której prowadzi dziennik: coś do tego miejsca zmieniono.
verify-why-army = Plik armii { $army } nie jest tym, z którym gra się zaczęła.
verify-ending-won = wygrywa { $army }
verify-ending-draw = remis
verify-ending-open = gra nie jest zakończona
verify-act-resign = Poddanie gry
verify-act-draw-offer = Propozycja remisu
verify-act-draw-accept = Zgoda na remis
verify-act-claim = Koniec gry: przeciwnikowi minął czas
verify-act-time = Czas minął
verify-unreadable = Nie umiem odczytać tego zapisu: wiersz { $line }, kolumna { $column }. Oczekiwałem: { $expected }.
