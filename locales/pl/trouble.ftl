# Gdy baza danych nie przyjmuje zmian albo nie można jej odczytać.
database-unwritable = Mam problem z bazą danych: nie da się w niej nic zapisać. Nic się nie zmieniło. Dopóki to trwa, nie przyjmuję ruchów, ale nadal wszystko pokazuję (/plansza, /dziennik, /moje-gry, /zasada). Spróbuj ponownie za kilka minut; operator bota znajdzie przyczynę w logach.
database-unavailable = Nie mam teraz dostępu do bazy danych, więc nic się nie zmieniło. Spróbuj później (numer zdarzenia { $reference }).
