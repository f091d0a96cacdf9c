# To, co wpisano i czego nie udało się zrozumieć; kilka pasujących zasad

misread-hex = Na tej planszy nie ma pola „{ $word }”. Może chodzi o { $near }?
misread-hex-plain = Na tej planszy nie ma pola „{ $word }”: są pola od { $first } do { $last }.
misread-other-army = { $tile } to żeton innej armii ({ $army }), a twoja to { $own }: wybierz własny żeton.
misread-near = Nie znam słowa „{ $word }”. Może chodzi o: { $near }?
misread-plain = Nie znam słowa „{ $word }”: wybierz jedną z podpowiedzi.
misread-terrain = „{ $word }” to nie teren. Po `terrain=` wpisz `jungle`, `hills`, `mountains`, `swamps`, `mixed` albo `none` lub ułóż teren pole po polu: `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-part = W „{ $word }” potrzebne są rodzaj terenu, dwukropek i pola, np. `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-kind = „{ $word }” to nie rodzaj terenu. Pole po polu można ułożyć `jungle`, `hills`, `mountains` i `swamps`, np. `terrain=jungle:B2+B3,hills:C1`.
misread-terrain-pieces = Pola jednego żetonu terenu muszą się stykać. Te, które się nie stykają, wpisz jako dwa żetony, po przecinku: `terrain=jungle:A1,jungle:C3`.
misread-terrain-twice = Na polu może leżeć tylko jeden teren, a któreś pole jest podane dwa razy. Podaj każde pole raz.
misread-terrain-room = Przy tylu Górach nie ma już miejsca na Sztaby. Ułóż ich mniej.
misread-reading = Co do „{ $word }” nie można tu uzgodnić niczego innego albo jest to podane dwa razy. Inaczej można uzgodnić: { $rulings }. Wpisz je po przecinku, np. `readings=O-01,O-20`.
misread-no-readings = Przy tych armiach nie ma czego uzgadniać inaczej: pomiń `readings=`.
rule-list = Pasuje kilka zasad, najbliższa jest pierwsza. Naciśnij numer, żeby ją przeczytać.
