# Mecze: początek, armie, zgłoszenia, przedłużenia.
