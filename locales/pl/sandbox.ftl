# Piaskownica: nazwy kanałów, takie jak dopuszcza Discord: małe litery i łączniki.
sandbox-play = graj
sandbox-table = partia-w-toku
sandbox-four = stół-dla-czworga
sandbox-programs = programy-i-mechy
sandbox-mission = misja-gears
sandbox-finished = rozegrana-partia
sandbox-self-playing = gra-automatyczna
sandbox-organisers = Organizatorzy
sandbox-league = liga
sandbox-league-name = Liga próbna
