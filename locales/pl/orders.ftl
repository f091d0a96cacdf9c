# Stałe rozkazy: odpowiedzi dane z góry.
orders-title = 📜 **Twoje stałe rozkazy w tej grze.** Odpowiadają za ciebie, gdy tylko padnie pytanie, i nikt nie jest powiadamiany. Przeciwnik widzi rozkaz dopiero wtedy, gdy zostanie użyty.
orders-title-several = 📜 **Twoje stałe rozkazy w tej grze.** Odpowiadają za ciebie, gdy tylko padnie pytanie, i nikt nie jest powiadamiany. Pozostali widzą rozkaz dopiero wtedy, gdy zostanie użyty.
orders-none = Nie ma żadnych rozkazów: o wszystko pytam.
orders-open = Na obecne pytanie odpowiadasz samodzielnie; rozkazy działają od następnego.
orders-hint-medic = -# Medyk: spośród równych ataków przejmuje ten na jednostkę, której pole jest pierwsze (A1, A2…).
orders-hint-explosion = -# Wybuch: liczy się tylko jego własna rana, bez wybuchającej jednostki.
orders-hint-turn = -# Turę, którą zakończył rozkaz, cofa się tylko za zgodą przeciwnika.
orders-hint-turn-several = -# Turę, którą zakończył rozkaz, cofa się tylko za zgodą pozostałych.
orders-hint-push = -# Odepchnięcia: spośród równych pól pierwsze (A1, A2…). Rozkaz dla jednej jednostki ma pierwszeństwo, dopóki obie stoją na swoich polach.
orders-about-unit = Na które pole? { $unit }: te rozkazy działają, dopóki obie jednostki stoją na swoich polach, a pole docelowe jest wolne.
orders-page-battle = Bitwy
orders-page-turn = Tury i odepchnięcia
orders-clear = Usuń wszystkie
orders-one-push = Dla jednego odepchnięcia, w obecnym ustawieniu…
orders-push-unset = Gdy odpycha { $pusher }: jak przy wszystkich odepchnięciach
orders-push-to = Gdy odpycha { $pusher }: na { $hex }
orders-push-said = { $form ->
    [plain] { $pusher } odpycha: { $unit } → { $hex }
   *[declined] { $pusher } odpycha { $unit } na { $hex }
 }
order-ask-medic = Medyk: pytaj mnie
order-medic-save = Medyk: ratuje jednostkę, która by zginęła, a jeśli takiej nie ma, zapobiega największej liczbie ran
order-medic-headquarters = Medyk: przejmuje najcięższy atak na mój Sztab, a jeśli takiego nie ma, ratuje jednostkę, która by zginęła
order-medic-heaviest = Medyk: przejmuje atak o największej liczbie ran
order-ask-explosion = Wybuch: pytaj mnie
order-explode-destroys = Wybuch: tylko jeśli niszczy więcej wrogów niż moich jednostek
order-explode-hits = Wybuch: tylko jeśli trafia więcej wrogów niż moich jednostek
order-explode-never = Wybuch: nigdy, zawsze atak
order-ask-conversion = Kwatermistrz: pytaj mnie
order-convert-most = Kwatermistrz: zamień, gdy da to więcej ran (najwięcej, ile można)
order-convert-never = Kwatermistrz: nigdy, atak jak na żetonie
order-ask-declaring = Kto deklaruje pierwszy: pytaj mnie
order-declare-first = Kto deklaruje pierwszy: ja
order-declare-last = Kto deklaruje pierwszy: przeciwnik
order-several-declare-last = Kto deklaruje pierwszy: ktoś inny
order-ask-turn = Moja tura: kończę ją samodzielnie
order-pass-turn = Moja tura: pas, jeśli od początku nie ma nic do zrobienia
order-pass-rest = Moja tura: koniec, gdy nie ma już nic do zrobienia
order-ask-push = Odepchnięcia: pytaj mnie
order-push-home = Odepchnięcia: na pole najbliżej mojego Sztabu
order-push-forward = Odepchnięcia: na pole najbliżej wrogiego Sztabu
order-several-push-forward = Odepchnięcia: na pole najbliżej któregoś z wrogich Sztabów
order-push-quiet = Odepchnięcia: na pole, z którym sąsiaduje najmniej wrogów
story-answered-by-order = 📜 { $army } odpowiada stałym rozkazem: „{ $answer }”.
story-order-of-unit = { $unit }: { $answer }
story-order-first = najpierw { $army }
story-ended-by-order = 📜 { $army }: nie ma już nic do zrobienia, turę kończy stały rozkaz.
