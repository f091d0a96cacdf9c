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

# Games that are played in threads of the channel where a command was given.
game-in-thread = -# Dotyczy twojej gry w wątku { $thread }:
games-in-threads = { $number ->
    [one] Na samym kanale nie ma gry. Jedna toczy się w jego wątku: { $threads }. Użyj polecenia tam.
   *[other] Na samym kanale nie ma gry. Gry toczą się w jego wątkach: { $threads }. Użyj polecenia w jednym z nich.
  }
mygames-line-lost = Gra { $game }: { $factions }. { $state }. ⚠️ Jej kanał usunięto: użyj /gra przenieś na innym kanale, a potoczy się tam dalej.
