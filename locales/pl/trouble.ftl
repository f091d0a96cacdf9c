# Gdy baza danych nie przyjmuje zmian albo nie można jej odczytać.
database-unwritable = Nie mogę teraz niczego zapisać: moja baza danych nie przyjmuje zmian. Nic się nie zmieniło. Dopóki to trwa, nie przyjmuję ruchów, ale nadal pokazuję to, co jest (/plansza, /dziennik, /mojegry, /zasada). Spróbuj ponownie za kilka minut; kto mnie prowadzi, znajdzie przyczynę w moim dzienniku.
database-unavailable = Nie mam teraz dostępu do bazy danych, więc nic się nie zmieniło. Spróbuj później (numer zdarzenia { $reference }).
