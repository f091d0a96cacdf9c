# Відкритий журнал сезону.
league-log-reason = { $said } Причина: { $reason }
league-log-by = { $said } ({ $by })

# Сезон
league-log-created = Сезон створено.
league-log-rules-changed = Правила змінено.
league-log-entry-opened = Початок реєстрації. Зобов’язання (SHA-256 зерна): `{ $commitment }`.
league-log-entry-closed = Кінець реєстрації. Гравців: { $players }.
league-log-paused = Перерва в сезоні; терміни стоять.
league-log-resumed = Кінець перерви; терміни зсуваються на її тривалість.
league-log-voided = Скасовано рядок { $line }.
league-log-judge-named = Новий суддя: { $judge }.
league-log-judge-dismissed = Більше не суддя: { $judge }.
league-log-season-ended = Кінець сезону. Перше місце: { $winners }. Зерно: `{ $seed }`.
league-log-cancelled = Сезон скасовано.
league-log-cancelled-seed = Сезон скасовано. Зерно: `{ $seed }`.

# Реєстрація й посів
league-log-entered = Реєструється { $player }.
league-log-approved = { $player }: заявку схвалено.
league-log-refused = { $player }: заявку відхилено.
league-log-waitlisted = { $player } потрапляє до списку очікування.
league-log-advanced = { $player } отримує місце зі списку очікування.
league-log-left = { $player } залишає сезон.
league-log-removed = { $player }: вилучення із сезону.
league-log-struck = { $player } вибуває раніше ніж на половині матчів: результати з цим гравцем викреслено для всіх.
league-log-substituted = { $player } перебирає заявку; очки лишаються.
league-log-erased = { $player }: дані видалено, матчів більше не буде; результати лишаються.
league-log-placed = { $player } приєднується пізніше: { $seed }.
league-log-took-place = { $player } приєднується пізніше, замість: { $former }.
league-log-kept-apart = { $player } і { $other } не зустрічатимуться.
league-log-pool-declared = { $player } називає набір: { $factions }.
league-log-seeded-rating = Посів за рейтингом.
league-log-seeded-last-table = Посів за таблицею минулого сезону.
league-log-seeded-hand = Посів визначено вручну.
league-log-seeded-lots = Посів визначено за жеребом.
league-log-moved = { $player }: зміна посіву, { $seed }.

# Етапи й тури
league-log-stage-begun = Початок: { $stage }.
league-log-pool-drawn = { $player }: набір за жеребом: { $factions }.
league-log-stage-ended = Кінець: { $stage }.
league-log-round-published = { $round }: опубліковано { $matches ->
    [one] { $matches } матч,
    [few] { $matches } матчі,
   *[many] { $matches } матчів,
  } термін { $moment }.
league-log-sitting-out = Цього туру не грають: { $players }.
league-log-gone = Вибули: { $players }.
league-log-opponent-struck = Без матчу, бо результати суперника викреслено: { $players }.
league-log-exchanged = Обмін вручну: { $player } і { $other }.
league-log-rematches = Допущено повторні матчі.
league-log-sat-out = { $round }: { $player } не грає.
league-log-sat-in = { $round }: { $player } все-таки грає.
league-log-deadline-set = { $what }: новий термін { $moment }.

# Виклики
league-log-challenged = Виклик: { $by } — { $to }.
league-log-challenge-accepted = { $to } приймає виклик ({ $by }).
league-log-challenge-declined = { $to } відхиляє виклик ({ $by }).
league-log-challenge-lapsed = Виклик { $by } — { $to } лишився без відповіді.

# Матчі
league-log-ready = { $match }: { $player } підтверджує готовність.
league-log-begun = { $match }: початок матчу.
league-log-ban = { $match }: { $player } забороняє армію { $faction }.
league-log-pick = { $match }: { $player } вибирає армію { $faction }.
league-log-lots-ban = { $match }: час минув, жереб забороняє армію { $faction } ({ $player }).
league-log-lots-pick = { $match }: час минув, жереб вибирає армію { $faction } ({ $player }).
league-log-game-over = { $match }: { $result }.
league-log-reported = { $match }: { $player } заявляє результат, { $games }.
league-log-confirmed = { $match }: { $player } підтверджує заявлений результат.
league-log-denied = { $match }: { $player } заперечує заявлений результат.
league-log-given-up = { $match }: { $player } здає матч.
league-log-queued = { $match }: вирішує суддя, бо { $cause }.
league-log-objected = { $match }: { $player } заперечує проти пропозиції.
league-log-ruled = { $match }: рішення щодо незавершених ігор: { $verdict }.
league-log-ruled-single = { $match }: рішення: { $verdict }.
league-log-ruled-whole = { $match }: рішення щодо всього матчу: { $verdict }.
league-log-ruled-by-rules = { $match }: результат за правилами сезону: { $verdict }.
league-log-extension-asked = { $match }: { $player } просить продовжити термін на { $days ->
    [one] { $days } день.
    [few] { $days } дні.
   *[many] { $days } днів.
  }
league-log-extension-agreed = { $match }: { $player } погоджується на довший термін.
league-log-extension-declined = { $match }: { $player } не погоджується на довший термін.
league-log-extended = { $match }: суддя продовжує термін на { $days ->
    [one] { $days } день.
    [few] { $days } дні.
   *[many] { $days } днів.
  }
league-log-judged = { $match }: відповідь судді: { $text }
league-log-reseated = Після виправлення цей матч грають: { $first } — { $second }.
