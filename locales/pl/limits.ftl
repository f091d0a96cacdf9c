# Ograniczenia: o ile może prosić jedna osoba albo jeden serwer.
limit-too-fast = To było zbyt wiele naraz, więc to pomijam. Odczekaj kilka sekund i zrób to jeszcze raz.
limit-busy = W tej chwili rysuję i czytam dla zbyt wielu osób. Zrób to jeszcze raz za minutę.
limit-tables = Otwarte stoły założone przez ciebie: { $number }, więcej założyć nie możesz. Najpierw zakończ albo odwołaj któryś z nich; /mojegry wymienia te, przy których trwa gra. Do stołu, który założy ktoś inny, możesz dosiąść się od razu.
limit-server = Otwarte stoły na tym serwerze: { $number }, więcej być nie może. Najpierw trzeba zakończyć albo odwołać któryś z nich; kto mnie prowadzi, może pozwolić na więcej.
import-elsewhere = Czytam tylko pliki załączone na Discordzie. Załącz plik do komendy.
import-gone = Discord nie ma już tego pliku. Załącz go jeszcze raz.
only-in-server-command = To działa na kanale serwera, a nie w wiadomościach prywatnych.
