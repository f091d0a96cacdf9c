# Channels in which nothing can be said any more.
lost-barred = ⚠️ Nie mogę już pisać na { $channel }, więc gra { $game } nie może się tam toczyć. Ktoś, kto zarządza serwerem, może mi na to znów pozwolić; potrzebuję tam: { $permissions }. Wtedy dopiszę wszystko, co zaległe. Grę można też przenieść: napisz /gra przenieś na innym kanale.
lost-gone = ⚠️ Kanału { $channel }, na którym toczyła się gra { $game }, już nie ma. Z gry nic nie przepadło: napisz /gra przenieś na innym kanale, a potoczy się tam dalej.
move-no-such-game = Na tym serwerze nie ma takiej gry. Napisz /gra przenieś i wybierz z listy.
move-here-already = Ta gra toczy się już tutaj.
move-not-lost = Gra może się toczyć na { $channel }. Póki tak jest, przenosi ją tylko organizator.
move-not-yours = Grę przenoszą tylko ci, którzy w nią grają, i organizatorzy serwera.
move-done = Gra { $game } toczy się odtąd tutaj.
settings-notices = O kłopotach piszę na { $channel }.
settings-notices-unset = O kłopotach piszę wprost do graczy. Kanał dla organizatorów: /ustawienia serwer, opcja ogłoszenia.
