# Dane o osobach i ich usuwanie.
privacy-own = **Co o tobie przechowuję:** identyfikator w Discordzie i nazwę z chwili, gdy siadasz do stołu albo zgłaszasz się do sezonu, twoje ruchy w grach i ich czas, ustawienia, urlopy, stałe rozkazy i wczytane pozycje.
    Po wymazaniu zniknie to ze wszystkich serwerów: zamiast nazwy i identyfikatora będzie *Gracz* z numerem, a ustawienia, urlopy i to, co zostało przez ciebie napisane w sezonach (powody, prośby o sędziego), znikną. Gry, wyniki i rankingi zostaną pod tym numerem. Nie da się tego cofnąć, a to, co już jest opublikowane w Discordzie, tam zostaje. To, w co jeszcze grasz, od razu się skończy, a pozostali się o tym dowiedzą.
privacy-other = **Wymazać z tego serwera dane osoby { $player }?** Zamiast nazwy i identyfikatora będzie *Gracz* z numerem, a urlopy i to, co ta osoba napisała w sezonach (powody, prośby o sędziego), znikną. Gry, wyniki i rankingi zostaną pod tym numerem. Nie da się tego cofnąć, a to, co już jest opublikowane w Discordzie, tam zostaje.
privacy-erase = Wymaż na zawsze
privacy-ends-games = **Gry, które skończą się poddaniem:** { $named }
privacy-ends-lobbies = **Otwarte stoły do opuszczenia albo odwołania:** { $named }
privacy-ends-seasons = **Sezony do opuszczenia, z poddaniem otwartych meczów:** { $named }
privacy-told = { $others }: dane jednej z osób przy tym stole zostały usunięte. Ta osoba dalej nie gra i od teraz widnieje jako { $player }.
privacy-erased-own = Gotowe. W skończonych grach od teraz widnieje { $player }.
privacy-erased = Gotowe. W skończonych grach zamiast tej osoby od teraz widnieje { $player }.
privacy-organisers-only = Dane kogoś innego mogą usunąć tylko organizatorzy, i to dopiero wtedy, gdy tej osoby nie ma już na serwerze.
privacy-still-here = Ta osoba jest nadal na serwerze: może to zrobić tylko sama, poleceniem /prywatność.
erased-player = Gracz { $number }
command-privacy = prywatność
command-privacy-about = Co o tobie przechowuję i jak to usunąć
command-privacy-option-player = gracz
command-privacy-option-player-about = Dla organizatorów: osoba, której nie ma już na serwerze
