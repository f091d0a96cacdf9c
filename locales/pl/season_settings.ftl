# Tworzenie sezonów i ich ustawienia.
