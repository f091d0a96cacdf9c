# Ustawienia osób i serwerów.
settings-mine = **Twoje ustawienia.** Działają wszędzie, gdzie mnie spotkasz; obrazki, które widzą wszyscy, pozostają bez zmian.
settings-language = Język odpowiedzi dla ciebie
settings-language-unset = Język: jak w twoim Discordzie
settings-colours = Kolory obrazków dla ciebie
settings-colours-unset = Kolory: takie jak u bota
settings-colours-default = Kolory: zwykłe
settings-colours-colour-blind = Kolory: dla daltonistów
settings-colours-high-contrast = Kolory: wysoki kontrast
settings-server = **Ustawienia tego serwera.** Wybór działa od razu, dla stołów otwieranych od tej chwili.
settings-server-language = Język wiadomości publicznych
settings-server-language-unset = Język: jak w Discordzie serwera
settings-channels = Kanały dla stołów
settings-channels-about = Kanały: gdzie wolno otwierać stoły (także w ich wątkach); bez wyboru: wszędzie.
settings-organisers = Rola organizatorów
settings-organisers-about = Organizatorzy mogą odwoływać cudze stoły, proponować tam miejsca zastępcom i decydować o grach: `/organizacja stoły`.
settings-place = Gdzie toczą się gry
settings-place-about = Wątki utrzymują porządek na kanale; przy otwieraniu stołu można wybrać inaczej.
settings-place-thread = Gry: każda we własnym wątku
settings-place-here = Gry: wprost na kanale
settings-permissions-all = ✅ Mam tu wszystkie potrzebne uprawnienia.
settings-permissions-missing = ⚠️ Brakuje mi tu uprawnień:
settings-managers-only = Ustawienia serwera mogą zmieniać tylko osoby, które nim zarządzają.
permission-line = • **{ $permission }**: { $purpose }
purpose-view = żeby w ogóle widzieć kanał
purpose-send = żeby pokazywać stół, tury i wyniki
purpose-embed = żeby opisywać, co się stało
purpose-attach = żeby pokazywać plansze i Bitwy
purpose-create-threads = żeby dać każdej grze własny wątek
purpose-send-in-threads = żeby pokazywać tam tury
purpose-history = żeby otworzyć wątek gry pod wiadomością stołu i sprawdzić, czy wiadomość dotarła, gdy Discord tego nie potwierdził
channel-not-for-tables = Na tym kanale nie wolno otwierać stołów. Wolno tutaj: { $channels }

# Switches
settings-switches = Bez automatu i dodatkowych powiadomień
settings-draws = Dobieraj za mnie żetony, gdy zaczyna się moja tura
settings-next-up = Oznaczaj mnie też, gdy zaczyna się tura przeciwnika
