# To, co wpisano i czego nie udało się zrozumieć; kilka pasujących zasad

misread-near = Nie znam słowa „{ $word }”. Może chodzi o: { $near }?
misread-plain = Nie znam słowa „{ $word }”: wybierz jedną z podpowiedzi.
rule-list = Pasuje kilka zasad, najbliższa jest pierwsza. Naciśnij numer, żeby ją przeczytać.
