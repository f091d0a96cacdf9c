# Wskazówki w pierwszej grze: według tego, o co chodzi w danym kroku
tip-hq = Najpierw wystaw Sztab. Też może atakować, ale jeśli straci wszystkie 20 punktów, przegrywasz: zostaw wokół niego miejsce na jednostki, które go osłonią.
tip-draw = Dobierz żetony: co turę uzupełniasz do trzech.
tip-discard = Masz trzy żetony i jeden z nich trzeba odrzucić. Odrzuć ten, który teraz daje najmniej.
tip-play = Naciśnij żeton, żeby go wystawić. Jednostki zostają na planszy; żetony Natychmiastowe działają raz. Żeton można też zostawić na później.
tip-hex = Wybierz pole, z którego ataki jednostki sięgną wroga. Strzały omijają własne jednostki.
tip-preview = Ten podgląd widzisz tylko ty. Obróć jednostkę tak, żeby jej ataki były skierowane na cel, i potwierdź.
tip-preview-hq = Ten podgląd widzisz tylko ty. Sztab atakuje wszystkie sześć pól wokół siebie, więc jego kierunek nie ma znaczenia. Potwierdź albo wybierz inne pole.
tip-instant = Żeton Natychmiastowy działa od razu i się zużywa. Potem spójrz na planszę: pozostałe żetony nadal możesz wystawić.
tip-unit-first = Masz żeton Bitwy. Najpierw wystaw jednostkę, żeby miał kto walczyć; potem naciśnij *{ verb-battle }*.
tip-battle = Możesz zacząć Bitwę; kończy ona twoją turę. Jednostki działają według inicjatywy, od najwyższej; zniszczone wcześniej już nie zadziałają. *{ whatif-button }* pokaże wynik, zanim zdecydujesz.
tip-decision = W tej Bitwie decyzja należy do ciebie. Przy każdej odpowiedzi widać, co z niej wyniknie.
tip-end = Nie ma już nic do zrobienia? Zakończ turę; teraz gra Sztab, a gdy znów przyjdzie twoja kolej, dam znać.
tip-final = Twój stos jest pusty. Po ostatnich turach będzie Finałowa Bitwa; potem wygrywa Sztab, który ma więcej punktów.
