# Why a season refuses something: what is wrong, who may do it, and a way on.

# Who may do it
league-may-organisers = Only organisers can do that. Ask one of them.
league-may-judges = Only organisers and judges of this season can do that. Ask one of them.
league-may-other-judges = You play in this match yourself: another judge has to decide.
league-may-players = Only players of this season can do that. If entry is open, join first.
league-may-players-of = Only the players of this match can do that: { $match }.
league-may-opponent-in = That is your opponent's decision ({ $match }). Wait for the answer.
league-may-entrant = Only { $player } can do that.
league-may-program = Sztab does that by itself when the time comes.

# The state of the season
league-refused-in-draft = The season is still being prepared. Wait until entry opens.
league-refused-in-entry = That isn't possible between the opening of entry and the start of the season. Wait for the start.
league-refused-in-running = The season is already in progress: that is only possible before the start.
league-refused-in-ended = The season is over. Its log and standings can still be read.
league-refused-in-cancelled = The season was cancelled. Its log can still be read.
league-refused-paused = The season is paused. Wait until an organiser resumes it.
league-refused-not-paused = The season isn't paused, so there is nothing to resume.
league-refused-seed = My random seed doesn't match the published commitment, so I can't make any random draws. Tell the bot's operator.
league-refused-rules = The rules aren't in order yet:
league-refused-frozen = These settings can't change after entry has opened: { $settings }. Deadlines, reminders, the start and the number of Swiss rounds still can.

# Entry and order
league-refused-entered = You have already entered. There is nothing more to do.
league-refused-entry-closed = Entry is closed. Ask an organiser when the next season begins.
league-refused-entry-open = Entry is still open. Close it first.
league-refused-full = All places are taken. Ask an organiser, in case one becomes free.
league-refused-no-place = No place in the round robin is free. You can join the next season.
league-refused-entrant-unknown = There is no such entry in this season. Check the list of entries.
league-refused-entrant-asked = { $player }: the entry waits for approval. Approve it first.
league-refused-entrant-waiting = { $player } is on the waiting list and has no place yet.
league-refused-entrant-in = { $player } is already taking part.
league-refused-entrant-refused = { $player }: the entry was not accepted. A new entry is needed.
league-refused-entrant-gone = { $player } is no longer taking part. A new entry is needed.
league-refused-no-pools = This season has no pools of armies. Its rules say how armies are chosen.
league-refused-pool = Choose { $size ->
    [one] { $size } allowed army.
   *[other] { $size } different allowed armies.
  }
league-refused-order = Check the order: these players are missing, listed twice, or not in the season: { $players }.
league-refused-not-seeded = There are no seeds yet. Set them first.
league-refused-too-few-players = Every division needs at least two players.

# Stages and rounds
league-refused-no-such-round = There is no such stage, division or round now. Choose one that is in progress.
league-refused-stage-open = The stage before is still in progress. End it first.
league-refused-no-more-stages = All stages have begun. You can end the season.
league-refused-no-more-rounds = All rounds are published. You can end the stage.
league-refused-open-matches = Matches without a result: { $matches }. They have to be finished or decided by a judge.
league-refused-too-early = Not before { $moment }. Wait until then.
league-refused-no-legal-pairing = No pairing is possible any longer without repeating matches. End the stage, or allow rematches.
league-refused-preview-outdated = Something has changed since this preview. Open a new one.
league-refused-exchange = These two can't be exchanged: only players of different Swiss pairs, or a player and the bye.
league-refused-round-published = That round is already published. You can sit out a later one.
league-refused-no-sitting-out = Rounds can be sat out only in a Swiss stage. Ask a judge for more time instead.
league-refused-no-absences-left = You have no rounds left to sit out. Ask an organiser.

# Matches
league-refused-no-match = There is no such match. Choose one from the list.
league-refused-decided-meanwhile = Another judge has decided this match since you saw it. Look at its post before you decide otherwise.
league-refused-match-closed = This match is already decided or is with a judge. If something is wrong, call a judge.
league-refused-match-begun = This match has already begun. Look at its post.
league-refused-factions-open = The armies come first: finish ban and pick.
league-refused-not-your-step = It isn't your turn to ban or pick, or all armies are chosen. Look at the post of the match.
league-refused-no-faction = No army is left to choose. Tell an organiser.
league-refused-factions = Choose one of these armies: { $factions }.
league-refused-unknown-factions = Not available in this season: { $factions }. Choose among the allowed armies.
league-refused-no-game = No such game of this match is open. Look at the post of the match.
league-refused-no-table-games = In this season games are played here: results from elsewhere can't be reported.
league-refused-report = These games don't give the match a result. Report all of its games together.
league-refused-report-state = There is nothing to answer, or a report is already waiting for an answer.
league-refused-not-asked = Nobody is asking for more time now. You can ask for it yourself.
league-refused-extension-limit = You can choose from 1 to { $left ->
    [one] { $left } day.
   *[other] { $left } days.
  }
league-refused-no-extension = No more time can be agreed on. Ask a judge for it.
league-refused-call-open = A judge has already been called to this match. Wait for the answer.
league-refused-no-call = Nobody has called a judge to this match. There is nothing to answer.
league-refused-not-queued = This match isn't waiting for a judge. Its post shows how it stands.
league-refused-no-proposal = There is no proposal for this match. Set a result yourself.
league-refused-needs-winner = In a bracket someone has to advance. Choose a winner.
league-refused-half-played = Some games of this match are finished, so a double walkover isn't possible: choose another result.
league-refused-hq-points = { $score ->
    [hq] HQ points
   *[points] Points
    } go from 0 to { $most } here.
league-refused-winner-behind = { $score ->
    [hq] The winner can't have fewer HQ points than the loser. A player whose HQ was destroyed, who resigned or ran out of time has 0.
   *[points] The winner can't have fewer points than the loser. A player who resigned or ran out of time has 0.
    }
league-refused-open-calls = A judge still has to answer: { $matches }. What waits is under `/season queue`.
league-refused-no-void = Line { $line } of the log doesn't exist, is already undone, or can't be undone. Set a result instead.
league-refused-entangled = Later lines of the log depend on this one. { $misfit } Undo the later lines first.
league-refused-unfit = That no longer fits the season. { $misfit } Look at the current state of the season and try again.
league-refused-deadline = Choose a deadline in the future, at most { $days ->
    [one] { $days } day
   *[other] { $days } days
  } from now.
league-refused-no-ladder = This season has no ladder in progress: the organisers make the pairs.
league-refused-challenge = You two already have an open challenge or match, or have played each other too often lately. Finish it, or choose another opponent.
league-refused-same-player = Nobody plays against themselves. Choose another player.
league-refused-no-challenge = This challenge is no longer open. Make a new one.
league-refused-not-due = It's too early for that.

# What does not fit
league-misfit-log = The log of the season is damaged. Tell the bot's operator.
league-misfit-state = The season has moved on.
league-misfit-entrant = Player: { $player }.
league-misfit-match = Match: { $match }.
league-misfit-challenge = It concerns a challenge that already has an answer.
league-misfit-group = It concerns a stage or division that isn't in progress.
league-misfit-void = Line { $line } can't be undone.
