# Matches: beginning, factions, reports, extensions.
season-match-challenge = **Match { $match }** · { $season }
    { $first } – { $second }
    Deadline: { $deadline }
season-match-ban = 🚫 { $player } bans { $faction }
season-match-pick = 🎖️ { $player } picks { $faction }
season-match-step = ➡️ { $step }
season-match-factions = Armies: { $first } – { $second }
season-match-struck = Does not count: a player has left early.
season-match-result = 🏁 { $result }
season-match-reason = Reason: { $reason }
season-match-game = -# { $said }
season-match-table = Game { $game }: { $place }
season-match-asks = ⏳ { $player } asks for { $days ->
    [one] { $days } more day.
   *[other] { $days } more days.
    }
season-match-reported = 📝 { $player } has reported a result; the opponent has to confirm it.
season-match-call = ⚖️ { $player } asks for a judge.
season-remind-deadline = ⏰ { $players } Match { $match } of **{ $season }** is waiting for your move. Deadline: { $deadline }
season-round-division = { $title } · { $division }
season-round-keys = 🎲 The keys of this round's random draws are in { $file }; `/league verify` checks them.
season-round-over = { $over } of { $all } matches are over; the button *{ season-view-round }* shows all.
season-round-label = { $season }, round { $round }
season-match-label = { $season }, match { $match }: { $first } – { $second }
season-told = **{ $season }**: { $said }
season-told-to = { $players } **{ $season }**: { $said }
season-ban = Ban an army
season-pick = Pick an army
season-object = Object
season-more-time = More time
season-report = Report
season-give-up = Forfeit
season-call = Call a judge
season-agree = Agree
season-decline = Decline
season-confirm = Confirm
season-deny = Dispute
season-challenge-accept = Accept
season-approve = Approve
season-refuse = Refuse
season-give-up-ask = Forfeit the match { $players }? Your opponent wins all games that are not finished.
season-given-up = You have forfeited the match.
season-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
    }
season-more-time-how = How many more days does this match need? Your opponent has to agree.
season-more-time-choose = Days
season-more-time-asked = I've asked your opponent for { $days ->
    [one] { $days } more day.
   *[other] { $days } more days.
    }
season-they-are-not-in = That user doesn't take part in this season. `/league show` shows the players.
season-challenged = { $player } is challenged and can accept or decline under the post.
season-sits-out = You sit out round { $round }. Points for it: { $points }. Rounds you can still sit out: { $left }. To play after all, use `/league sit-out` again.
season-sits-in = You play in round { $round } after all. Points for a round sat out: { $points }. Rounds you can still sit out: { $left }.
season-banned = Banned: { $faction }.
season-picked = Picked: { $faction }.
season-pool-none = You have not declared a pool of armies yet. If you declare none, lots draw it when the season begins.
season-pool = Your pool: { $factions }.
season-pool-drawn = Lots drew your pool, because you declared none: { $factions }.
season-pool-choose = Choose { $size ->
    [one] { $size } army.
   *[other] { $size } armies.
    } Until entry closes, only you see your pool, and you can change it.
season-pool-choose-once = Choose { $size ->
    [one] { $size } army.
   *[other] { $size } armies.
    } Entry has closed: you can't change this pool later.
season-pool-command = There are too many armies for one list: use `/league armies`.
season-pool-set = Your pool is set: { $factions }. You can change it until entry closes.
season-pool-set-late = Your pool is set: { $factions }.
season-factions-choose = { $number ->
    [one] Choose an army
   *[other] Choose { $number } armies
    }
season-hq-how = Give the points of both players at the end of the game as two numbers, such as `12:5`.
season-reported = Reported. Your opponent has { $hours } h to confirm it; after that a judge decides.
season-report-wins = { $player } wins
season-report-draw = Draw
season-report-factions-how = Name both armies: yours and your opponent's.
season-report-game = Game { $game }: who won?
season-my-none = You have no open match.
season-my-one = **Your match**
season-my-several = **Your matches**
season-my-match = **{ $season }**, match { $match } · { $opponent } · { $state } · { $deadline }
season-no-match = No match on this server lets you do that. Check `/league matches`.
season-which-match = Several matches fit. Choose one from the list of the option `{ command-league-report-option-match }`.
season-form-hq = Points at the end, in the players' order
season-form-report-game-title = A game played elsewhere
season-form-call = What is it about?
season-form-call-title = Call a judge
season-called = The judges have been called. Only they can read what you wrote.
command-league-leave = leave
command-league-leave-about = Leave a season
command-league-leave-option-season = season
command-league-leave-option-season-about = Which season
command-league-armies = armies
command-league-armies-about = Your pool of armies
command-league-armies-option-army1 = army1
command-league-armies-option-army1-about = Army 1 of the pool
command-league-armies-option-army2 = army2
command-league-armies-option-army2-about = Army 2 of the pool
command-league-armies-option-army3 = army3
command-league-armies-option-army3-about = Army 3 of the pool
command-league-armies-option-army4 = army4
command-league-armies-option-army4-about = Army 4 of the pool
command-league-armies-option-army5 = army5
command-league-armies-option-army5-about = Army 5 of the pool
command-league-armies-option-season = season
command-league-armies-option-season-about = Which season
command-league-matches = matches
command-league-matches-about = Your open matches
command-league-sit-out = sit-out
command-league-sit-out-about = Sit out a coming round, or play after all
command-league-sit-out-option-round = round
command-league-sit-out-option-round-about = Which round; default: the next
command-league-sit-out-option-season = season
command-league-sit-out-option-season-about = Which season
command-league-extend = extend
command-league-extend-about = Ask your opponent for more time
command-league-extend-option-days = days
command-league-extend-option-days-about = How many more days
command-league-extend-option-match = match
command-league-extend-option-match-about = Which match
command-league-report = report
command-league-report-about = Report a game played elsewhere
command-league-report-option-result = result
command-league-report-option-result-about = How it ended for you
command-league-report-option-hq = hq
command-league-report-option-hq-about = Points at the end of the game, yours first, such as 12:5
command-league-report-option-army = army
command-league-report-option-army-about = Your army, if it is not the agreed one
command-league-report-option-opponent-army = opponent-army
command-league-report-option-opponent-army-about = Your opponent's army
command-league-report-option-match = match
command-league-report-option-match-about = Which match
command-league-report-option-result-choice-won = won
command-league-report-option-result-choice-drawn = drawn
command-league-report-option-result-choice-lost = lost
command-league-judge = judge
command-league-judge-about = Call a judge
command-league-judge-option-reason = reason
command-league-judge-option-reason-about = What it is about; only judges read it
command-league-judge-option-match = match
command-league-judge-option-match-about = Which match
command-league-challenge = challenge
command-league-challenge-about = Challenge a player of a ladder
command-league-challenge-option-opponent = opponent
command-league-challenge-option-opponent-about = Who to challenge
command-league-challenge-option-season = season
command-league-challenge-option-season-about = Which season
season-stale = Something has changed since then. Look at the post of the match.
