# Strona piaskownicy.

# Miejsce przy stole
page-you-are = Grasz jako { $name }
page-people = Osoby przy stole
page-windows = Nowe okno dla
page-new-window = (nowe okno)
page-language = Język
page-theme = Kolory
page-theme-system = jak w systemie
page-theme-dark = ciemne
page-theme-light = jasne

# Kanały
page-places = Kanały i ustawienia
page-open-places = Otwórz kanały i ustawienia
page-close-places = Zamknij kanały i ustawienia
page-channels = Kanały
page-direct = Wiadomości prywatne
page-threads = Wątki kanału { $place }
page-archived = (zarchiwizowany)
page-unread = nowe
page-pings = oznaczenia: { $count }
page-calls-you = { $name } oznacza cię na { $place }
page-no-place = Brak kanału

# Połączenie
page-reconnecting = Brak połączenia. Próbuję znowu…
page-connection-lost = Teraz nie ma połączenia. Spróbuj ponownie, gdy wróci.
page-no-bot = Sztab nie jest połączony. Nie może teraz odpowiadać.
page-notice = Symulowany Discord z prawdziwym Sztabem. Grasz jako { $name }: naciśnij niebieski lub zielony przycisk.

# Wiadomości
page-empty = Nikt tu jeszcze nic nie napisał. Wpisz „/”, żeby wybrać polecenie.
page-newer = Nowe wiadomości
page-bot = bot
page-pings-you = oznacza cię
page-thinking = { $name } myśli…
page-edited = (edytowano)
page-only-you = Tylko ty to widzisz
page-dismiss = Ukryj
page-reply-to = W odpowiedzi na: { $name }:
page-reply-unknown = W odpowiedzi na wcześniejszą wiadomość
page-spoiler = pokaż ukryte słowa
page-code = Tekst źródłowy
page-file = Plik
page-play = Odtwórz
page-picture = Obraz
page-picture-file = Otwórz sam obraz
page-close = Zamknij
page-choose = Wybierz
page-choose-count = Ile: od { $least } do { $most }
page-confirm = Potwierdź
page-unknown-control = Ta strona nie umie wyświetlić tego elementu.
page-menu = Polecenia do tego
page-menu-none = Brak poleceń

# Pole poleceń
page-box = Pisanie
page-box-label = Wiadomość albo polecenie
page-box-hint = Napisz na { $place } albo wpisz „/”
page-send = Wyślij
page-cancel = Anuluj
page-offers = Podpowiedzi
page-offers-count = Podpowiedzi: { $count }
page-leave-command = { $command }: wróć do pisania
page-more-options = Więcej opcji
page-remove-option = Usuń: { $option }
page-yes = tak
page-no = nie
page-error-required = To pole jest wymagane.
page-error-command = Nie ma polecenia { $typed }. Wpisz „/”, żeby zobaczyć wszystkie.
page-error-no-options = { $command } nie ma opcji.
page-error-choice = Nie można tu wybrać „{ $typed }”.
page-error-number = Wpisz liczbę.
page-error-whole = Wpisz liczbę całkowitą.
page-error-least = Co najmniej { $least }.
page-error-most = Co najwyżej { $most }.
page-error-shortest = Za krótkie. Najmniejsza liczba znaków: { $count }.
page-error-longest = Za długie. Największa liczba znaków: { $count }.
page-error-file = Plik jest za duży dla tej strony.
page-error-file-read = Nie można odczytać pliku.

# Skróty i pomoc
page-skip-messages = Przejdź do wiadomości
page-skip-box = Przejdź do pola poleceń
page-help = Pomoc
page-help-commands = Polecenia
page-help-slash = Wpisz „/” i kilka liter polecenia, w swoim języku albo po angielsku.
page-help-accept = Enter albo Tab wybiera zaznaczone polecenie, które pokazuje wtedy swoje opcje jako pola. Escape wraca do wiersza.
page-help-line = Możesz też wpisać cały wiersz i nacisnąć Enter: /zagraj biegacz d2 ne. Słowa bez nazwy opcji trafiają do pierwszej, która przyjmuje tekst.
page-help-labels = Nazwa opcji kończy się dwukropkiem: /gra nowa rankingowa:tak miejsce:ten kanał. Wartość sięga do następnej nazwy.
page-help-names = Osoby, kanały i role podaje się nazwą, z @ lub # albo bez.
page-help-say = Słowa, które nie zaczynają się od „/”, są zwykłą wiadomością na kanale.
page-help-menu = „⋯” przy wiadomości lub osobie, prawy przycisk myszy albo dłuższe przytrzymanie pokazują jej polecenia.
page-help-keys = Klawisze
page-key-box = do pola poleceń
page-key-escape = zamyka to, co otwarte, albo przenosi do pola poleceń
page-key-place-up = kanał wyżej
page-key-place-down = kanał niżej
page-key-unread = następny kanał z czymś nowym
page-key-messages = na liście: od wiadomości do wiadomości
page-key-controls = od wiadomości do jej przycisków
page-key-newest = na liście: najnowsza wiadomość
page-key-history = w pustym polu poleceń: to, co było wysłane wcześniej
page-key-help = ta pomoc

# Odmowy i nieznane nazwy
page-failed-answer = Sztab nie zdążył odpowiedzieć. Spróbuj ponownie.
page-failed-command = Tego polecenia nie można tu tak użyć.
page-failed-form = Tego formularza nie można tak wysłać. Możesz otworzyć go ponownie.
page-failed-message = Strona wysłała niezrozumiałe żądanie. Odśwież ją.
page-failed-option = Jedna z wartości nie pasuje do swojej opcji.
page-failed-pace = To było za szybko. Poczekaj chwilę.
page-failed-place = Nie widzisz tego kanału.
page-failed-press = Tego przycisku nie można teraz nacisnąć.
page-failed-say = Nie można tu pisać.
page-failed-seat = Adres nie wskazuje nikogo przy tym stole.
page-failed-select = Nie można tego teraz wybrać.
page-unknown-place = nieznany
page-unknown-role = nieznana rola
page-unknown-user = nieznana osoba
