# Co robią organizatorzy, co z tego czytają wszyscy, i wyniki serwera.

# Stanowisko organizatora
desk-organisers-only = To mogą zrobić tylko organizatorzy tego serwera.
desk-none = Nie toczy się żadna gra.
desk-title = 🗂️ **Trwające gry: { $running }.** Na liście: { $shown }.
desk-all = Wszystkie
desk-clock = Kończy się czas
desk-waiting = Czekają najdłużej
desk-all-about = Najpierw gry, które czekają najdłużej.
desk-clock-about = Tylko gry, w których czas się skończył albo skończy się w ciągu 12 godzin.
desk-waiting-about = Tylko gry, które czekają co najmniej trzy dni.
desk-pick = Wybierz grę, o której chcesz zdecydować
desk-option = Gra { $game } · { $factions }
desk-waits = -# 👤 { $player }, od { $moment }
desk-waits-for-nobody = -# 👤 nikt nie musi nic robić
desk-no-clock = -# ⏳ bez zegara
desk-back = ◀ Wszystkie gry
desk-open = Otwórz grę
desk-over = Ta gra jest skończona.
desk-own-game = To twoja własna gra: zdecydować musi inny organizator.
desk-decided-meanwhile = W sprawie tej gry zapadła już inna decyzja. Najpierw ją przeczytaj, potem decyduj.
desk-no-time = Nie ma zegara, któremu można dodać czas: gra jest bez zegara albo to nie jest tura tego gracza.
desk-extend = Więcej czasu: { $faction }
desk-extend-all = Więcej czasu: obie strony
desk-award = Wygrywa { $faction }
desk-award-draw = Remis
desk-annul = Unieważnij grę
desk-form = Gra { $game }: { $what }
desk-hours = Ile godzin dodać
desk-minutes = Ile minut dodać
desk-reason = Powód, który przeczytają wszyscy
desk-reason-length = Podaj powód, od 5 do 200 znaków: przeczytają go gracze.
desk-amount-unreadable = Podaj czas jako liczbę całkowitą.
desk-amount-range = Można dodać od 1 do { $most } { $unit ->
    [minutes] minut
   *[hours] godzin
    }.
desk-done = ✅ Decyzja zapadła, wiadomość o niej jest na kanale gry.

# Decyzje
ruled-extend = ⚖️ Więcej czasu: { $faction } (+{ $amount } { $unit ->
    [minutes] min
   *[hours] godz.
    }). Decyzja: { $organiser }.
ruled-all = obie strony
ruled-award = ⚖️ Przyznana wygrana: { $faction }. Decyzja: { $organiser }.
ruled-draw = ⚖️ Gra kończy się remisem. Decyzja: { $organiser }.
ruled-annul = ⚖️ Gra jest unieważniona i się nie liczy. Decyzja: { $organiser }.
ruled-unknown = ⚖️ Decyzja: { $organiser }.
ruled-reason = Powód: { $reason }
result-annulled = 🏁 **Gra { $game }** została unieważniona przez organizatora.
decisions-title = ⚖️ **Decyzje organizatorów: { $decisions }** (strona { $page } z { $pages })
decisions-none = Organizatorzy tego serwera nie podjęli jeszcze żadnej decyzji o grze.
decisions-line = **[Gra { $game }]({ $address })** · { $players } · { $moment }

# Wyniki
results-title = 🏁 **Skończone gry: { $games }** (strona { $page } z { $pages }). Wszystkie są w pliku.
results-title-cut = 🏁 **Skończone gry: { $games }** (strona { $page } z { $pages }). W pliku są najnowsze, najwyżej { $most }.
results-none = Nie ma takich skończonych gier.
results-line = [Gra { $game }]({ $address }) · { $first } **{ $points }** { $second } · { $moment }
results-factions-title = 📊 **Armie. Policzone gry: { $games }.** Wygrane gracza, który zaczynał: { $first }.
results-plain = Pojedyncze gry
results-mirrored = Mecze lustrzane
results-first = 1.
results-legend = -# G gry, W wygrane, 1. wygrane z tych gier, które armia zaczynała, 95 %: przedział, w którym z prawdopodobieństwem 95 % leży odsetek wygranych (remis to pół wygranej). Gry rozstrzygnięte przez organizatora się tu nie liczą.
settings-results-channel = Wyniki trafiają na { $channel }. Żeby to wyłączyć: `/ustawienia serwer wyniki` z tym samym kanałem.

# Szablony
template-saved = ✅ Szablon **{ $name }** jest zapisany: `/gra nowa szablon`. Szablonów na serwerze: { $number }.
template-removed = Szablon **{ $name }** jest usunięty.
template-unknown = Nie ma takiego szablonu. Wybierz któryś z podpowiedzi.
template-no-name = Podaj nazwę szablonu.
name-too-long = Nazwa może mieć najwyżej { $most } znaków. Wybierz krótszą.
template-full = Ten serwer ma już 25 szablonów, więcej się nie zmieści. Usuń któryś: `/organizacja usuń`.

# Polecenia
command-organise = organizacja
command-organise-about = Dla organizatorów: trwające gry i szablony stołów
command-organise-tables = stoły
command-organise-tables-about = Wszystkie trwające gry: czyj ruch, ile zostało czasu, decyzje
command-organise-template = szablon
command-organise-template-about = Zapisz ustalenia pod nazwą, do /gra nowa
command-organise-template-option-name = nazwa
command-organise-template-option-name-about = Nazwa; szablon o tej nazwie zostanie zastąpiony
command-organise-template-option-clock = zegar
command-organise-template-option-clock-about = Czas do namysłu: 48h na turę, 72h+12h<96h (bank), 30m na żywo albo brak
command-organise-template-option-armies = wybór-armii
command-organise-template-option-armies-about = Jak wybieracie armie
command-organise-template-option-armies-choice-choose = każde z nas wybiera swoją
command-organise-template-option-armies-choice-random = obie losowe
command-organise-template-option-armies-choice-draft = wykluczanie i wybór
command-organise-template-option-first = kto-zaczyna
command-organise-template-option-first-about = Kto zaczyna grę
command-organise-template-option-first-choice-random = decyduje los
command-organise-template-option-first-choice-host = ja
command-organise-template-option-first-choice-guest = druga strona
command-organise-template-option-place = miejsce
command-organise-template-option-place-about = Gdzie gracie
command-organise-template-option-place-choice-thread = osobny wątek
command-organise-template-option-place-choice-here = ten kanał
command-organise-template-option-mirrored = lustro
command-organise-template-option-mirrored-about = Równolegle druga gra, z zamienionymi armiami
command-organise-template-option-mirrored-choice-fresh = Osobne tasowanie
command-organise-template-option-mirrored-choice-same = Każda armia w tej samej kolejności
command-organise-template-option-rated = rankingowa
command-organise-template-option-rated-about = Gra rankingowa? Domyślnie towarzyska
command-organise-template-option-odds = szanse
command-organise-template-option-odds-about = Pokazywać szanse na dobranie żetonów? Domyślnie tak
command-organise-forget = usuń
command-organise-forget-about = Usuń szablon
command-organise-forget-option-name = nazwa
command-organise-forget-option-name-about = Który szablon
command-results = wyniki
command-results-about = Wyniki tego serwera
command-results-games = gry
command-results-games-about = Wszystkie skończone gry, strona po stronie i w pliku CSV
command-results-games-option-player = gracz
command-results-games-option-player-about = Tylko gry tego gracza
command-results-games-option-army = armia
command-results-games-option-army-about = Tylko gry z tą armią
command-results-armies = armie
command-results-armies-about = Jak często wygrywa każda armia
command-results-decisions = decyzje
command-results-decisions-about = Co zdecydowali organizatorzy i dlaczego
command-settings-server-option-results = wyniki
command-settings-server-option-results-about = Gdzie trafia każdy wynik; ten sam kanał jeszcze raz to wyłącza
command-settings-server-option-cards = obrazki
command-settings-server-option-cards-about = Czy prywatne wiadomości mają pokazywać obrazek każdego żetonu z ręki? Domyślnie nie
settings-cards = Prywatne wiadomości tury pokazują każdy żeton z obrazkiem i przyciskiem.
command-game-new-option-template = szablon
command-game-new-option-template-about = Zapisane ustalenia serwera; pozostałe opcje mają pierwszeństwo
command-game-new-option-game = gra
command-game-new-option-game-about = Która gra; puste pole oznacza zwykłą grę tego bota
command-organise-template-option-game = gra
command-organise-template-option-game-about = Która gra; puste pole oznacza zwykłą grę tego bota
command-organise-template-option-mode = tryb
command-organise-template-option-mode-about = Ile osób gra i jak
command-organise-template-option-variant = wariant
command-organise-template-option-variant-about = Wariant zasad
