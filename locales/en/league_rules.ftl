# The rules of a season, written out for players; what is wrong with them.

# The season
league-rules-season = Season
league-rules-name = Name: { $name }
league-rules-preset = Preset: { $preset }
league-preset-swiss = Swiss tournament
league-preset-flamberg = Flamberg (mirrored matches)
league-preset-divisions = divisions
league-preset-championship = championship (Swiss, then a bracket)
league-preset-ladder = ladder
league-preset-cup = cup
league-seeding-rating = Players are seeded by rating; unrated players come last, in an order drawn at random.
league-seeding-last-table = Players are seeded by the last season's final standings; newcomers follow by rating, unrated ones in an order drawn at random.
league-seeding-hand = An organiser sets the seeds.
league-seeding-lots = Seeds are drawn at random.

# Formats
league-rules-format = Format: { $format }
league-rules-swiss = In each round you meet an opponent with about as many points as you, and never the same one twice.
league-rules-rounds = { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
  }
league-rules-rounds-usual = The number of rounds depends on the number of players: 4 for 8 players, 5 for 16, 6 for 32.
league-rules-balance-first = Over the rounds everyone plays first about as often as second.
league-rules-balance-none = The higher seed is the first player; that isn't balanced over the rounds.
league-rules-meet-once = Everyone meets everyone else once.
league-rules-meet-twice = Everyone meets everyone else twice: once as first, once as second.
league-rules-one-defeat = A player who loses a match is out.
league-rules-two-defeats = A player who has lost two matches is out.
league-rules-level = A level match is decided by { $score ->
    [hq] HQ points
   *[points] points
    }, then by up to two more games, then for the better seed.
league-rules-third-place = The losers of the semi-finals play for third place.
league-rules-no-third-place = There is no match for third place.
league-rules-second-final = If the unbeaten player loses the final, a second final is played.
league-rules-no-second-final = There is only one final, even if the unbeaten player loses it.
league-rules-ladder = There are no rounds: you challenge the opponents you like. The standings go by rating.
league-rules-ranked-from = You appear in the standings after { $matches ->
    [one] { $matches } rated match.
   *[other] { $matches } rated matches.
  }
league-rules-repeats = At most { $repeats ->
    [one] { $repeats } rated match
   *[other] { $repeats } rated matches
  } against the same opponent in { $days ->
    [one] { $days } day.
   *[other] { $days } days.
  }
league-rules-lapse = A challenge lapses if it is not answered within { $hours ->
    [one] { $hours } hour.
   *[other] { $hours } hours.
  }
league-rules-all-entrants = All entrants take part.
league-rules-table-entrants = Qualified: the top { $count } in the standings of the stage before.
league-rules-division-entrants = Qualified: the top { $count } of each division of the stage before.
league-rules-divisions = Divisions and their sizes: { $sizes }.
league-rules-tie-breaks = Ties on points are broken by:
league-rules-criterion = { $number }. { $name } ({ $short }): { $about }
league-rules-then-lots = { $number }. Random draw
league-rules-only-lots = Ties on points are broken at random.

# The match
league-rules-match = Match
league-match-single = A match is one game.
league-match-mirrored-fresh = A match is two games at the same time with the armies swapped; each player begins one of them. Every pile is shuffled anew.
league-match-mirrored-equal = A match is two games at the same time with the armies swapped; each player begins one of them. Each army's pile has the same order in both games.
league-match-best-of-three = A match is up to three games, one after another: the first player to win two wins it.
league-rules-clock = Clock: { $clock }
league-rules-rated = Matches count for the ratings.
league-rules-odds = The bot shows the odds of drawing tiles.
league-rules-days-off = { $days ->
    [0] Days off don't pause clocks in this season.
    [one] Days off pause a player's clocks for at most { $days } day of the whole season, and move no deadline.
   *[other] Days off pause a player's clocks for at most { $days } days of the whole season, and move no deadline.
    }
league-rules-unrated = Matches don't count for the ratings.
league-table-games-no = Games are played here only: results from elsewhere can't be reported.
league-table-games-unrated = Games played elsewhere can be reported. They don't count for the ratings.
league-table-games-rated = Games played elsewhere can be reported, and count for the ratings.

# Scoring
league-scoring-built-in = Scoring: { $name }
league-scoring-own = Scoring by the organisers: { $name }
league-scoring-faulty = Scoring by the organisers: the file has a fault
league-scoring-unknown = Scoring: unknown ({ $name })
league-scoring-by-games = More games won win the match.
league-scoring-by-hq = More { $score ->
    [hq] HQ points
   *[points] points
    } over all games win the match.
league-scoring-points = Points: win { $win }, draw { $draw }, defeat { $loss }
league-scoring-exact = { $games } in games (a draw is half a game) brings { $points }.
league-scoring-hq-win = Level in games, but more { $score ->
    [hq] HQ points
   *[points] points
    }: { $points }.
league-scoring-bye = Points for a bye: { $points }
league-scoring-walkover = Walkover: { $won } for the player who was there, { $lost } for the other; if neither was, { $both } each

# Factions
league-rules-factions = Armies
league-rules-whitelist = Allowed: { $factions }
league-rules-wait-days = Armies added to the bot fewer than { $days } { $days ->
        [one] day
       *[other] days
    } before entry opens are not allowed.
league-factions-free = Players choose their armies before each match: first the one who plays second.
league-factions-random = Two armies are drawn at random for each match.
league-factions-pool = On entering, everyone names a pool of { $size ->
    [one] { $size } army
   *[other] { $size } armies
  }, secret until entry closes. Before each match:
league-factions-pool-drawn = Lots draw the pool of a player who names none.
league-factions-draft = Before each match both players ban and pick from the allowed armies:
league-factions-given = The organisers name the armies of each round, the first player's first; after the last pair the list starts over:
league-factions-given-round = Round { $round }: { $factions }
league-rules-same = Both players of a game may have the same army.
league-rules-not-same = The two players of a game have different armies.
league-rules-once = You play each army only once in the season.
league-rules-not-once = You may play an army as often as you like.

# Entry
league-rules-entry = Entry
league-rules-approval = An organiser approves each entry.
league-rules-no-approval = Entries need no approval.
league-rules-most-players = At most { $players } players.
league-rules-waiting-list = When all places are taken, there is a waiting list.
league-rules-no-waiting-list = There is no waiting list.
league-rules-role = Only for members with the role { $role }.
league-rules-no-role = No role is needed.
league-rules-late-entry = You can still enter late, until half the rounds are published.
league-rules-no-late-entry = Nobody can enter after entry has closed.
league-rules-no-absences = Nobody may sit out a round, unless an organiser allows it.
league-rules-absences = You may sit out this many rounds: { $allowed }. Points for each of them: { $points }.

# Calendar and time limits
league-rules-calendar = Calendar
league-rules-start = The first round is published on { $start }.
league-rules-no-start = The organisers decide when the season starts.
league-next-when-closed = The next round follows when all matches of the round before have a result.
league-next-by-calendar = The next round follows at the deadline of the round before, even if matches are still open.
league-publication-by-hand = An organiser publishes the rounds.
league-publication-at-once = Sztab publishes the rounds by itself, as soon as it can.
league-rules-zone = Time zone: { $zone }
league-rules-times = Time limits
league-rules-round-days = Each round lasts { $days ->
    [one] { $days } day.
   *[other] { $days } days.
  }
league-rules-begin = A match begins when both press *{ season-begin }*, or by itself after { $hours ->
    [one] { $hours } hour.
   *[other] { $hours } hours.
  }
league-rules-remind-begin = If you have not pressed *{ season-begin }*, you are reminded after { $hours ->
    [one] { $hours } hour.
   *[other] { $hours } hours.
  }
league-rules-remind-deadline = Reminders before the deadline, in hours: { $hours }
league-rules-no-reminder = There are no reminders before the deadline.
league-rules-step = You have { $hours ->
    [one] { $hours } hour for each ban or pick;
   *[other] { $hours } hours for each ban or pick;
  } after that the choice is random.
league-rules-report = A reported result has to be confirmed by the opponent within { $hours ->
    [one] { $hours } hour;
   *[other] { $hours } hours;
  } otherwise a judge decides.
league-rules-extension = Both players can agree on more time, up to { $days ->
    [one] { $days } day
   *[other] { $days } days
  } in all.
league-rules-no-extension = Only a judge can give more time.
league-late-judge = A match still open at its deadline goes to a judge.
league-late-draw = Games still open at the deadline are drawn.
league-late-proposal = For a match still open at its deadline Sztab makes a proposal. It stands if nobody objects.
league-rules-objection = Time to object before a proposal takes effect: { $hours ->
    [one] { $hours } hour.
   *[other] { $hours } hours.
  }

# Promotion and relegation
league-rules-promotion = Promotion and relegation
league-rules-moving = Promoted and relegated between neighbouring divisions: { $players } each.
league-rules-next-sizes = Sizes of the divisions next season: { $sizes }.

# What is wrong with rules
league-invalid-version = These rules have version { $found }, which I don't know. Start from a preset.
league-invalid-name = The season needs a name of 1 to 64 characters.
league-invalid-empty = Missing: { $setting }.
league-invalid-scoring = This scoring doesn't exist, is faulty, or doesn't fit such matches. Choose another.
league-invalid-range = { $setting }: { $found } is not possible, only { $least } to { $most }.
league-invalid-reminder-order = Reminders before the deadline have to be in falling order, such as 72, 24.
league-invalid-unknown-faction = { $faction } isn't among the allowed armies. Allow it, or choose another.
league-invalid-whitelist-order = The list of allowed armies has to be sorted by id and without repetitions.
league-invalid-too-few-factions = Too few armies: { $found }. This way of choosing needs at least { $needed }.
league-invalid-steps = Bans and picks have to give each player exactly one army.
league-invalid-entrants = Stage { $stage }: the first stage takes all entrants, later ones the best of the stage before.
league-invalid-ladder-with-stages = A ladder has to be the only stage.
league-invalid-preset-format = The first stage has another format than the preset. Change the format, or start from another preset.
league-invalid-divisions = Stage { $stage }: only a first stage with Swiss or round robin can have divisions.
league-invalid-criterion-twice = Stage { $stage }: a tie-break is listed twice.
league-invalid-promotion = Promotion needs at least two divisions, each at least twice as large as the number that moves.
league-warning-round-too-short = A match can take { $needed }, but the round lasts { $round }. Lengthen the round or shorten the clock.
league-warning-reminder-too-early = The reminder { $hours } h before the deadline would come before the round begins.
league-warning-begin-after-deadline = Matches would begin by themselves only after the deadline.
league-warning-factions-run-out = A player may need { $games } different armies, but only { $factions ->
    [one] { $factions } is
   *[other] { $factions } are
  } allowed.
league-warning-balance-of-mirrored = Stage { $stage }: in mirrored matches each player begins once anyway. Pairings are better if you turn the balance off.
league-warning-few-rounds = Stage { $stage }: too few rounds for so many players. Recommended: { $offered }.

# Settings
league-setting-clock = clock
league-setting-zone = time zone
league-setting-most-players = most players
league-setting-days-off = days off
league-setting-absences = rounds a player may sit out
league-setting-absence-points = points for a round sat out
league-setting-round-days = round length (days)
league-setting-begin-hours = time until a match begins by itself (hours)
league-setting-remind-begin-hours = time until the reminder to begin (hours)
league-setting-remind-deadline-hours = reminder before the deadline (hours)
league-setting-reminders = number of reminders
league-setting-extension-days = extension by agreement (days)
league-setting-report-hours = time to confirm a report (hours)
league-setting-step-hours = time for a ban or pick (hours)
league-setting-objection-hours = time to object (hours)
league-setting-wait-days = waiting time of new armies (days)
league-setting-pool-size = armies in a pool
league-setting-given-factions = armies by round
league-setting-stages = number of stages
league-setting-rounds = rounds
league-setting-ranked-from = rated matches before appearing in the standings
league-setting-repeats = matches against the same opponent
league-setting-repeat-days = period these matches are counted over (days)
league-setting-lapse-hours = time to answer a challenge (hours)
league-setting-division-size = size of a division
league-setting-qualified = number of qualified players
league-frozen-name = name and preset
league-frozen-match = match
league-frozen-entry = entry
league-frozen-absences = rounds a player may sit out
league-frozen-factions = armies
league-frozen-calendar = calendar (except the start)
league-frozen-late = what happens at the deadline
league-frozen-seeding = seeding
league-frozen-promotion = promotion and relegation
league-frozen-stages = stages (except the number of Swiss rounds)
