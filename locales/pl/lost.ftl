# Channels in which nothing can be said any more.
lost-barred = ⚠️ Nie mogę już pisać na { $channel }, więc gra { $game } nie może się tam toczyć. Osoba, która zarządza serwerem, może mi znów na to pozwolić; potrzebuję tam: { $permissions }. Wtedy nadrobię zaległe wiadomości. Grę można też przenieść: użyj /gra przenieś na innym kanale.
lost-gone = ⚠️ Kanału { $channel }, na którym toczyła się gra { $game }, już nie ma. Z gry nic nie przepadło: użyj /gra przenieś na innym kanale, a potoczy się tam dalej.
move-no-such-game = Na tym serwerze nie ma takiej gry. Użyj /gra przenieś i wybierz z listy.
move-here-already = Ta gra toczy się już tutaj.
move-not-lost = Gra może się toczyć na { $channel }. Póki tak jest, przenosi ją tylko organizator.
move-not-yours = Grę mogą przenieść tylko osoby, które w nią grają, i organizatorzy serwera.
move-done = Gra { $game } toczy się odtąd tutaj.
settings-notices = O problemach piszę na { $channel }.
settings-notices-unset = O problemach piszę do graczy prywatnie. Kanał dla organizatorów ustawisz przez `/ustawienia serwer powiadomienia`.
