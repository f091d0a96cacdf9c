# „Co, jeśli”: powrót do tury, druga strona, zagranie i udostępnienie tego, co wypróbowano

whatif-to-turn = Wróć do mojej tury
whatif-as-help = „Jako { $faction }” pozwala wypróbować żetony tej armii, jakby to była jej tura.
whatif-as-opponent = Wypróbowujesz żetony przeciwnika ({ $faction }), jakby to była jego tura.
whatif-as-another = Wypróbowujesz żetony innej armii ({ $faction }), jakby to była jej tura.
share-there = To jest już udostępnione, teraz w aktualnej wersji: { $link }
share-enough = Na dziś dość udostępniania z tej gry: opisz resztę własnymi słowami albo wróć do tego jutro.
