# Ograniczenia: o ile może prosić jedna osoba albo jeden serwer.
limit-too-fast = Za szybko: pominięto. Odczekaj kilka sekund i spróbuj ponownie.
limit-busy = Mam teraz zbyt wiele próśb naraz. Spróbuj za minutę.
limit-tables = Limit twoich otwartych stołów: { $number }. Zakończ lub odwołaj któryś (/moje-gry pokazuje trwające gry). Do cudzych stołów możesz się dosiąść.
limit-server = Otwarte stoły na tym serwerze: { $number }, więcej być nie może. Zakończ lub odwołaj któryś; operator bota może podnieść limit.
import-elsewhere = Czytam tylko pliki załączone na Discordzie. Załącz plik do polecenia.
import-gone = Discord nie ma już tego pliku. Załącz go jeszcze raz.
only-in-server-command = To działa na kanale serwera, a nie w wiadomościach prywatnych.
