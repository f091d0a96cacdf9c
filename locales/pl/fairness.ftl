# /zweryfikuj: czy gra albo zapis jest prawdziwy.
command-verify = zweryfikuj
command-verify-about = Czy tasowanie i gra były uczciwe, albo czy zapis jest prawdziwy
command-verify-option-record = zapis
command-verify-option-record-about = Zapis z /eksport; bez niego sprawdzam grę na tym kanale

# Co się zgadza
verify-over = ✅ **Gra { $game } jest w porządku, od tasowania po wynik.**
verify-running = ✅ **Gra { $game } jest jak dotąd w porządku.**
verify-same = ✅ **To prawdziwy zapis gry { $game }.**
verify-part = ✅ **Zapis jest prawdziwy: gra { $game } po kroku { $steps }.**
verify-itself = ✅ **Zapis nie zawiera sprzeczności.**
verify-steps = • Wszystkie kroki ({ $steps }) są zgodne z zasadami.
verify-fingerprints = • Wszystkie sumy kontrolne ({ $number }) się zgadzają.
verify-kept = • Prowadzą do pozycji, którą przechowuję.
verify-commitment = • Zobowiązanie opublikowane przed pierwszym dobraniem (SHA-256 ziarna): `{ $commitment }`
verify-seed = • Ziarno jest tym, do którego się zobowiązano. Porównaj jego SHA-256 z pierwszą wiadomością gry: `{ $commitment }`
verify-commitment-noted = • Zobowiązanie według zapisu (SHA-256 ziarna); porównaj z pierwszą wiadomością gry: `{ $commitment }`
verify-seed-noted = • Ziarno pasuje do zobowiązania z zapisu. Porównaj ten SHA-256 z pierwszą wiadomością gry: `{ $commitment }`
verify-piles = • Stosy są takie, jakie wynikają z ziarna.
verify-deal = • Rozdanie jest takie, jakie wynika z ziarna.
verify-result = • Wynik jest tym, do którego prowadzą kroki.

# Czego nie dało się sprawdzić
verify-open-running = ⏳ Ziarno i stosy można sprawdzić dopiero po grze. Do tego czasu nic o nich nie zdradzam.
verify-open-deal = ⏳ Ziarno i rozdanie można sprawdzić dopiero po grze. Do tego czasu nic o nich nie zdradzam.
verify-open-end = ⚠️ Nie sprawdzono zakończenia: ziarno jest podane, ale kroki nie prowadzą do końca gry.
verify-open-seed = ⚠️ Nie sprawdzono tasowania: zapis nie podaje ziarna.
verify-open-commitment = ⚠️ Nie sprawdzono zobowiązania: zapis go nie podaje.
verify-open-fingerprints = ⚠️ Kroki bez sumy kontrolnej: { $number }. Zmiana w którymś z nich wychodzi na jaw dopiero tam, gdzie uniemożliwia późniejszy krok.
verify-open-result = ⚠️ Nie sprawdzono wyniku: zapis go nie podaje.
verify-open-rules = ⚠️ Grano według wersji { $version } zasad, a sprawdzono według mojej.
verify-unnamed = ⚠️ Zapis nie podaje, z której gry pochodzi, więc nie mogę porównać go z dziennikiem. Zmyślony zapis też może być spójny.
verify-elsewhere = ⚠️ Według zapisu to gra { $game }. Z moim dziennikiem porównuję go tylko na kanale tej gry albo dla jej graczy.

# Co jest nieprawdą
verify-false-game = ❌ **Gra { $game } nie jest w porządku.**
verify-false-record = ❌ **Zapis jest nieprawdziwy.**
verify-false-step = Pierwszy nieprawdziwy krok ma numer { $number } ({ $army }): { $action }.
verify-false-line = -# Wiersz { $line } pliku
verify-why-seed = To nie jest ziarno, do którego się zobowiązano: jego SHA-256 to `{ $hash }`.
verify-why-pile = Stos armii { $army } nie wynika z tego ziarna, począwszy od żetonu numer { $place }.
verify-why-deal = Rozdanie nie wynika z tego ziarna, począwszy od miejsca numer { $place }.
verify-why-unknown-pile = Dobiera się tu więcej żetonów, niż podaje zapis.
verify-why-offer-open = Propozycja remisu już czeka na odpowiedź.
verify-why-no-offer = Nikt nie proponował remisu.
verify-why-fingerprint = Krok nie zgadza się ze swoją sumą kontrolną: coś zmieniono tutaj albo we wcześniejszym kroku bez sumy kontrolnej.
verify-why-result = W zapisie: { $said }. Z kroków wynika: { $came }.
verify-why-other-step = W moim dzienniku jest tu inny krok ({ $army }): { $action }.
verify-why-no-step = W moim dzienniku nie ma takiego kroku.
verify-why-tiles = W moim dzienniku dobrano tu inne żetony.
verify-why-other-deal = W moim dzienniku odkryto tu co innego.
verify-why-other-seed = Dla gry { $game } nie opublikowano takiego ziarna.
verify-why-other-commitment = Zobowiązanie opublikowane dla gry { $game } jest inne: `{ $commitment }`.
verify-why-armies = W grze { $game } grały inne armie.
verify-why-player = W grze { $game } armią { $army } gra { $player }.
verify-why-no-action = Krok { $number } nie jest akcją: `{ $line }`.
verify-why-kept = Pozycja, którą przechowuję po kroku { $number }, nie jest tą, do której prowadzi dziennik: coś do tego miejsca zmieniono.
verify-why-army = Plik armii { $army } nie jest tym, z którym gra się zaczęła.
verify-ending-won = wygrywa { $army }
verify-ending-draw = remis
verify-ending-open = gra nie jest zakończona
verify-act-resign = Poddanie partii
verify-act-draw-offer = Propozycja remisu
verify-act-draw-accept = Zgoda na remis
verify-act-claim = Koniec czasu innego gracza
verify-act-time = Koniec czasu
verify-act-award = Wygrana przyznana przez organizatora
verify-act-award-draw = Remis przyznany przez organizatora
verify-act-award-none = Przegrana stwierdzona przez organizatora
verify-unreadable = Nie mogę odczytać tego zapisu: wiersz { $line }, kolumna { $column } (szczegóły dla autora pliku: `` { $expected } ``).
