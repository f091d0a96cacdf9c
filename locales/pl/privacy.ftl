# Dane o osobach i ich usuwanie.
privacy-own = **Co o tobie przechowuję:** identyfikator w Discordzie i nazwę z chwili, gdy siadasz do stołu albo zgłaszasz się do sezonu, twoje ruchy w grach i ich czas, ustawienia, urlopy, stałe rozkazy i wczytane pozycje.
    Po usunięciu zniknie to ze wszystkich serwerów: zamiast nazwy i identyfikatora będzie *Gracz* z numerem, a ustawienia, urlopy i zdania w sezonach znikną. Gry, wyniki i rankingi zostaną pod tym numerem. Nie da się tego cofnąć, a to, co już jest opublikowane w Discordzie, tam zostaje. Najpierw wypisz się z sezonów, które jeszcze trwają.
privacy-other = **Usunąć z tego serwera dane osoby { $player }?** Zamiast nazwy i identyfikatora będzie *Gracz* z numerem, a urlopy i zdania w sezonach znikną. Gry, wyniki i rankingi zostaną pod tym numerem. Nie da się tego cofnąć, a to, co już jest opublikowane w Discordzie, tam zostaje.
privacy-erase = Usuń na zawsze
privacy-erased-own = Gotowe. W skończonych grach od teraz widnieje { $player }.
privacy-erased = Gotowe. W skończonych grach zamiast tej osoby od teraz widnieje { $player }.
privacy-at-tables-own = Masz jeszcze miejsce przy tych stołach: { $tables }. Najpierw odejdź od nich, dokończ gry albo je poddaj, a potem spróbuj ponownie.
privacy-at-tables = Ta osoba ma jeszcze miejsce przy tych stołach: { $tables }. Najpierw je odwołaj albo zaproponuj komuś zastępstwo, a potem spróbuj ponownie.
privacy-organisers-only = Dane kogoś innego mogą usunąć tylko organizatorzy, i to dopiero wtedy, gdy tej osoby nie ma już na serwerze.
privacy-still-here = Ta osoba jest nadal na serwerze: może to zrobić tylko sama, poleceniem /prywatność.
erased-player = Gracz { $number }
command-privacy = prywatność
command-privacy-about = Co o tobie przechowuję i jak to usunąć
command-privacy-option-player = gracz
command-privacy-option-player-about = Dla organizatorów: osoba, której nie ma już na serwerze
