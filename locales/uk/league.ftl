# Ліги: стани, результати, назви етапів і турів, армії, черга суддів.

# Числа й назви
league-decimal-mark = ,
league-days-hours = { $days } д { $hours } год
league-hours-minutes = { $hours } год { $minutes } хв
league-minutes = { $minutes } хв
league-versus = { $first } — { $second }
league-match-number = матч { $match }
league-and-more = і ще { $number }
league-program = Sztab
league-text-erased = (текст видалено)
league-seed = посів { $place }

# Стан сезону, матчу, заявки й виклику
league-state-draft = готується
league-state-entry = реєстрацію відкрито
league-state-running = триває
league-state-ended = завершено
league-state-cancelled = скасовано
league-state-paused = { $state }, перерва
league-status-waiting = ще не почався
league-status-running = триває
league-status-queued = чекає на суддю
league-status-closed = завершено

# Етапи й тури
league-format-swiss = швейцарська система
league-format-round-robin = кругова система
league-format-double-round-robin = кругова система у два кола
league-format-single-elimination = система на виліт
league-format-double-elimination = система на виліт до двох поразок
league-format-ladder = драбина викликів
league-stage = Етап { $number }: { $format }
league-division = Дивізіон { $letter }
league-in-division = { $name } ({ $division })
league-round = Тур { $number }
league-quarter-finals = Чвертьфінали
league-semi-finals = Півфінали
league-quarter-final = Чвертьфінал
league-semi-final = Півфінал
league-round-of-16 = 1/8 фіналу
league-round-of-32 = 1/16 фіналу
league-round-of-64 = 1/32 фіналу
league-round-of-128 = 1/64 фіналу
league-round-of-256 = 1/128 фіналу
league-upper-bracket = Верхня турнірна сітка, тур { $round }
league-lower-bracket = Нижня турнірна сітка, тур { $round }
league-third-place = Матч за третє місце
league-final = Фінал
league-second-final = Другий фінал

# Додаткові показники
league-criterion-bc1 = Бухгольц без найнижчого
league-criterion-bh = Бухгольц
league-criterion-mb = Медіанний Бухгольц
league-criterion-sb = Зоннеборн-Бергер
league-criterion-h2h = Особисті зустрічі
league-criterion-hq = { $score ->
    [hq] Різниця очок штабів
   *[points] Різниця очок в іграх
    }
league-criterion-won = Виграні матчі
league-criterion-gw = Виграні ігри
league-criterion-second = Ігри другим
league-about-bc1 = очки ваших суперників без найнижчого результату
league-about-bh = очки ваших суперників
league-about-mb = очки ваших суперників без найнижчого й найвищого результату
league-about-sb = очки кожного суперника, помножені на вашу частку очок у тому матчі
league-about-h2h = очки в матчах між гравцями з однаковою кількістю очок, якщо всі вони вже зустрілися
league-about-hq = { $score ->
    [hq] очки вашого штабу мінус очки штабів суперників
   *[points] ваші очки мінус очки суперників
    }, за всі ігри
league-about-won = без технічних перемог, крім кругової системи
league-about-gw = лише зіграні ігри
league-about-second = ігри, які починав суперник

# Заборона й вибір армій
league-first-player = перший гравець
league-second-player = другий гравець
league-you-ban-list = Забороніть одну армію.
league-you-ban-own = Забороніть одну армію зі свого набору.
league-you-ban-other = Забороніть одну армію з набору суперника.
league-you-pick-list = Виберіть свою армію.
league-you-pick-own = Виберіть армію зі свого набору.
league-you-pick-other = Виберіть армію з набору суперника.
league-player-ban-list = { $player }: забороняє одну армію
league-player-ban-own = { $player }: забороняє одну армію з власного набору
league-player-ban-other = { $player }: забороняє одну армію з набору суперника
league-player-pick-list = { $player }: вибирає свою армію
league-player-pick-own = { $player }: вибирає армію з власного набору
league-player-pick-other = { $player }: вибирає армію з набору суперника

# Результати
league-result = { $first } { $score } { $second }
league-result-advances = { $result }, далі проходить { $winner }
league-result-decided = { $result } (за рішенням)
league-walkover = { $first } — { $second }: технічна перемога ({ $winner })
league-walkover-both = { $first } — { $second }: технічна поразка обох
league-bye = { $player }: вільний тур
league-game = гра { $game }: { $how }; { $score ->
    [hq] очки штабів
   *[points] очки
    } { $hq } ({ $factions })
league-game-alike = гра { $game }: { $how }; очки { $hq }
league-ended-points = перемагає { $winner }
league-ended-destroyed = перемагає { $winner }, штаб суперника знищено
league-ended-resigned = перемагає { $winner }, суперник здається
league-ended-adjudicated = перемагає { $winner }, рішення організатора
league-ended-time = перемагає { $winner }, у суперника вийшов час
league-ended-agreed = нічия за згодою
league-ended-draw = нічия
league-verdict-win = перемагає { $winner }, { $score ->
    [hq] очки штабів
   *[points] очки
    } { $hq }
league-verdict-draw = нічия, { $score ->
    [hq] очки штабів
   *[points] очки
    } { $hq }
league-verdict-walkover = технічна перемога ({ $winner })
league-verdict-both-lose = технічна поразка обох

# Черга суддів
league-queue-cause = Причина: { $cause } ({ $since })
league-cause-deadline = минув термін
league-cause-denied = суперник заперечує заявлений результат
league-cause-unconfirmed = заявлений результат вчасно не підтверджено
league-cause-closed = гру закрито, або її неможливо продовжити
league-cause-wrong-players = після виправлення в цьому матчі мають грати інші
league-cause-objection = гравець не згоден із пропозицією
league-queue-player = { $player }: { $begun }; витрачено часу: { $used }; остання дія: { $act }; { $score ->
    [hq] очки штабу
   *[points] очки
    }: { $hq }
league-queue-acted = гру почато
league-queue-ready = натиснуто *{ season-begin }*, але без жодної дії
league-queue-not-begun = гру не почато
league-queue-no-act = немає
league-queue-tiles = Жетонів лишилося в стосах: { $tiles }
league-queue-report = Заявляє { $player }:
league-queue-proposal = Пропозиція: { $verdict }
league-queue-no-proposal = Пропозиції немає: правила не на боці жодного з гравців.
league-queue-objected = Є заперечення проти пропозиції.
league-queue-call = { $player } звертається до судді.
league-queue-words = { $player } пише суддям: { $text }

# Що порушує попередній вигляд
