# To, co wpisano i czego nie udało się zrozumieć; kilka pasujących zasad

misread-hex = Na tej planszy nie ma pola „{ $word }”. Może chodzi o { $near }?
misread-hex-plain = Na tej planszy nie ma pola „{ $word }”: są pola od { $first } do { $last }.
misread-other-army = { $tile } to żeton innej armii ({ $army }), a twoja to { $own }: wybierz własny żeton.
misread-near = Nie znam słowa „{ $word }”. Może chodzi o: { $near }?
misread-plain = Nie znam słowa „{ $word }”: wybierz jedną z podpowiedzi.
rule-list = Pasuje kilka zasad, najbliższa jest pierwsza. Naciśnij numer, żeby ją przeczytać.
