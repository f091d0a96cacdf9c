# Ігри проти Sztab: бот сам грає за одну зі сторін.
house-name = Sztab ({ $strength })
house-strength-casual = аматорський
house-strength-club = клубний
house-strength-strong = сильний
house-strength-easy = легкий
house-strength-medium = середній
house-strength-hard = складний
house-next = { $number ->
    [one] Тепер ходить { $players }.
   *[other] Тепер ходять: { $players }.
 }
house-begun = Гра проти Sztab уже триває.
house-too-many = Ваші незавершені ігри проти Sztab: { $number }, це межа. Спершу завершіть одну з них або здайтеся; список: /мої-ігри.
house-not-here = На такому рівні Sztab у цю гру не грає.
house-strength-alone = Рівень вказують лише для гри проти Sztab. Не вказуйте його або не вказуйте суперника.
house-no-draft = Sztab не забороняє й не вибирає армій. Виберіть свою, або нехай обидві будуть випадкові.
house-no-mirror = Sztab не грає дзеркальних матчів. Не вказуйте цього параметра.
house-unrated = На цьому сервері ігри проти Sztab не рейтингові. Не вказуйте цього параметра.
house-no-draw = Sztab не погоджується на нічию. Грайте далі або здайтеся.
draw-none = У цій грі не можна домовитися про нічию. Грайте далі або здайтеся.
hint-button = Підказка
hint-title = **Підказка.** Що Sztab розглянув би на вашому місці, від найкращого:
hint-pictures = Зображення показують у тому самому порядку битву після кожного з цих ходів.
hint-none = Для цієї позиції Sztab не має підказки.
hint-step = Підказка { $number }/{ $all }: { $action }
why-button = Чому?
why-expected = **Чому?** { $player } оцінює хід за битвою, яка почалася б одразу після нього. Він очікував такого:
why-fought = **Чому?** { $player } очікував битви, до якої привів цей хід. Про неї є окреме повідомлення.
why-aim-win = Цей хід виграв гру.
why-aim-threat = Він погрожував виграти гру в найближчій битві.
why-aim-race = Йшлося про очки штабу: битва дасть на { $number ->
    [one] 1 очко
    [few] { $number } очки
   *[other] { $number } очок
    } більше, ніж до цього ходу.
why-aim-guard = Він захищав свій штаб: у битві той втратить на { $number ->
    [one] 1 очко
    [few] { $number } очки
   *[other] { $number } очок
    } менше, ніж до цього ходу.
why-aim-net = Він нейтралізував сіткою ворожі загони: { $number }. У битві вони нічого не роблять.
why-aim-units = Йшлося про загони: у битві ворог втратить їх на { $number } більше, ніж до цього ходу.
why-aim-position = Він готувався до наступних битв: поки що нічого не втрачає й не здобуває.
settings-house-rated = Ігри проти Sztab можуть бути рейтинговими.
command-game-new-option-strength = рівень
command-game-new-option-strength-about = Наскільки сильно грає Sztab, якщо він ваш суперник
command-game-new-option-strength-choice-casual = аматорський
command-game-new-option-strength-choice-club = клубний
command-game-new-option-strength-choice-strong = сильний
command-settings-server-option-rated-sztab = рейтингові-проти-sztab
command-settings-server-option-rated-sztab-about = Чи можуть ігри проти Sztab бути рейтинговими? Типово ні
