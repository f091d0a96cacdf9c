# Jawny dziennik sezonu.
league-log-reason = { $said } Powód: { $reason }
league-log-by = { $said } ({ $by })

# Sezon
league-log-created = Sezon utworzony.
league-log-rules-changed = Zasady zmienione.
league-log-entry-opened = Początek zapisów. Zobowiązanie (SHA-256 ziarna): `{ $commitment }`.
league-log-entry-closed = Koniec zapisów. Graczy: { $players }.
league-log-paused = Przerwa w sezonie; terminy stoją.
league-log-resumed = Koniec przerwy; terminy przesuwają się o jej długość.
league-log-voided = Wiersz { $line } został cofnięty.
league-log-judge-named = Nowy sędzia: { $judge }.
league-log-judge-dismissed = Już nie sędziuje: { $judge }.
league-log-season-ended = Koniec sezonu. Pierwsze miejsce: { $winners }. Ziarno: `{ $seed }`.
league-log-cancelled = Sezon odwołany.
league-log-cancelled-seed = Sezon odwołany. Ziarno: `{ $seed }`.

# Zapisy i kolejność
league-log-entered = Zgłasza się { $player }.
league-log-approved = { $player }: zgłoszenie przyjęte.
league-log-refused = { $player }: zgłoszenie odrzucone.
league-log-waitlisted = { $player } trafia na listę rezerwową.
league-log-advanced = { $player } dostaje miejsce z listy rezerwowej.
league-log-left = { $player } rezygnuje z gry w sezonie.
league-log-removed = { $player }: usunięcie z sezonu.
league-log-struck = { $player } rezygnuje przed połową meczów: wyniki z tą osobą nie liczą się nikomu.
league-log-substituted = { $player } przejmuje zgłoszenie; punkty zostają.
league-log-erased = { $player }: dane usunięte, dalszych meczów nie będzie; wyniki zostają.
league-log-placed = { $player } dołącza później: { $seed }.
league-log-took-place = { $player } dołącza później, w miejsce: { $former }.
league-log-kept-apart = { $player } i { $other } nie będą na siebie trafiać.
league-log-pool-declared = { $player } podaje pulę: { $factions }.
league-log-seeded-rating = Kolejność startowa według rankingu.
league-log-seeded-last-table = Kolejność startowa według tabeli poprzedniego sezonu.
league-log-seeded-hand = Kolejność startowa ustalona ręcznie.
league-log-seeded-lots = Kolejność startowa wylosowana.
league-log-moved = { $player }: zmiana kolejności startowej, { $seed }.

# Etapy i rundy
league-log-stage-begun = Początek: { $stage }.
league-log-pool-drawn = { $player }: pula z losowania: { $factions }.
league-log-stage-ended = Koniec: { $stage }.
league-log-round-published = { $round }: opublikowano { $matches ->
    [one] { $matches } mecz,
    [few] { $matches } mecze,
   *[many] { $matches } meczów,
  } termin { $moment }.
league-log-sitting-out = Tej rundy nie grają: { $players }.
league-log-gone = Poza sezonem: { $players }.
league-log-opponent-struck = Bez meczu, bo wyniki przeciwnika są skreślone: { $players }.
league-log-exchanged = Zamiana ręczna: { $player } i { $other }.
league-log-rematches = Zezwolono na powtórki.
league-log-sat-out = { $round }: { $player } nie gra.
league-log-sat-in = { $round }: { $player } jednak gra.
league-log-deadline-set = { $what }: nowy termin { $moment }.

# Wyzwania
league-log-challenged = Wyzwanie: { $by } – { $to }.
league-log-challenge-accepted = { $to } przyjmuje wyzwanie ({ $by }).
league-log-challenge-declined = { $to } odrzuca wyzwanie ({ $by }).
league-log-challenge-lapsed = Wyzwanie { $by } – { $to } wygasa bez odpowiedzi.

# Mecze
league-log-ready = { $match }: { $player } zgłasza gotowość.
league-log-begun = { $match }: początek meczu.
league-log-ban = { $match }: { $player } wyklucza armię { $faction }.
league-log-pick = { $match }: { $player } wybiera armię { $faction }.
league-log-lots-ban = { $match }: czas minął, losowanie wyklucza armię { $faction } ({ $player }).
league-log-lots-pick = { $match }: czas minął, losowanie wybiera armię { $faction } ({ $player }).
league-log-game-over = { $match }: { $result }.
league-log-reported = { $match }: { $player } zgłasza wynik, { $games }.
league-log-confirmed = { $match }: { $player } potwierdza zgłoszony wynik.
league-log-denied = { $match }: { $player } kwestionuje zgłoszony wynik.
league-log-given-up = { $match }: { $player } oddaje mecz.
league-log-queued = { $match }: decyduje sędzia, bo { $cause }.
league-log-objected = { $match }: { $player } sprzeciwia się propozycji.
league-log-ruled = { $match }: decyzja o niedokończonych grach: { $verdict }.
league-log-ruled-single = { $match }: decyzja: { $verdict }.
league-log-ruled-whole = { $match }: decyzja o całym meczu: { $verdict }.
league-log-ruled-by-rules = { $match }: wynik według zasad sezonu: { $verdict }.
league-log-extension-asked = { $match }: { $player } prosi o przedłużenie terminu o { $days ->
    [one] { $days } dzień.
    [few] { $days } dni.
   *[many] { $days } dni.
  }
league-log-extension-agreed = { $match }: { $player } zgadza się na dłuższy termin.
league-log-extension-declined = { $match }: { $player } nie zgadza się na dłuższy termin.
league-log-extended = { $match }: sędzia przedłuża termin o { $days ->
    [one] { $days } dzień.
    [few] { $days } dni.
   *[many] { $days } dni.
  }
league-log-judged = { $match }: odpowiedź sędziego: { $text }
league-log-reseated = Po poprawce ten mecz grają: { $first } – { $second }.
