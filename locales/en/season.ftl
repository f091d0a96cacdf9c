# Seasons of leagues: posts, buttons, entering and leaving.
season-name = { $league }, season { $number }
season-title = 🏆 **{ $season }**
season-state-draft = Being set up.
season-state-entry = Entry is open: { $players } of { $most } players{ $waiting ->
    [0] .
   *[other] , { $waiting } more waiting.
    }
season-state-closed = Entry is closed. { $players ->
    [one] { $players } player takes part.
   *[other] { $players } players take part.
    }
season-state-running = In progress with { $players ->
    [one] { $players } player.
   *[other] { $players } players.
    }
season-state-paused = ⏸️ Paused: deadlines and the clocks of games stand still.
season-state-ended = The season is over.
season-state-cancelled = The season was cancelled.
season-starts = Starts { $start }.
season-commitment = -# Commitment (SHA-256 of the season's random seed): `{ $commitment }`
season-seed = -# Random seed of the season: `{ $seed }`
season-join = Join
season-leave = Leave
season-show-rules = Rules
season-show-players = Players
season-players = Players of **{ $season }**
season-players-in = **Taking part: { $number }**
season-players-waiting = **Waiting for a place: { $number }**
season-players-asked = **Waiting for approval: { $number }**
season-none = No seasons here yet. An organiser creates one with `/season new`.
season-list = **Seasons of this server**
season-list-line = **{ $season }** · { $state } · { $channel }
season-status-draft = being set up
season-status-entry = entry open
season-status-running = in progress
season-status-ended = over
season-status-cancelled = cancelled
season-draft-unshared = Only organisers see a draft. Open entry first, then share it.
season-which = Several seasons are open here. Choose one with the option `{ command-league-join-option-season }`.
season-unknown = That season no longer exists. `/league list` shows the current ones.
season-busy = Too much is changing in this season at once. Please try again.
season-organisers-only = Only organisers can do that. Your server's managers choose their role with `/settings server`.
season-no-name = Please give the league a name of visible characters.
season-too-many = { $number } seasons are open on this server already, the maximum. End or cancel one first.
season-created = **{ $season }** is a draft that only organisers see. Check its settings, then open entry.
season-opened = Entry to **{ $season }** is open: the post with *{ season-join }* appears in its channel. The rules can no longer change.
season-opened-without = Left out, because they are too new for these rules: { $factions }.
season-begun = **{ $season }** has begun. The first round appears in its channel.
season-entered = You take part in **{ $season }**. I'll ping you when your first match is paired.
season-entered-asked = You've asked to take part in **{ $season }**. An organiser still has to approve your entry.
season-entered-waiting = All places in **{ $season }** are taken. You're on the waiting list and get a place automatically when one is free.
season-not-in = You don't take part in this season. While entry is open you can join: `/league join`.
season-leave-ask = Leave **{ $season }**? { $open ->
    [0] You have no open match.
    [one] You have an open match: you can still play it or forfeit it.
   *[other] You have { $open } open matches: you can still play them or forfeit them.
    }
season-leave-play = Leave, play matches
season-leave-sure = Leave and forfeit
season-left = You have left **{ $season }**.
season-begin = Begin
season-match = **Match { $match }** · { $season } · round { $round }
    { $first } – { $second }
    Deadline: { $deadline }
season-match-ready = ✅ { $player } is ready.
season-match-begun = ▶️ In progress.
season-match-with-judges = ⚖️ With the judges: { $cause }
season-room = **Match { $match }, game { $game }** · { $season }
    { $first } – { $second }
season-thread = { $season } · match { $match } · { $players }
season-bye = { $player } has a bye.
season-remind = ⏰ { $players } Match { $match } in **{ $season }** hasn't begun. Press *{ season-begin }* under its post. Deadline: { $deadline }
season-stuck = ⚠️ **{ $season }**: round { $round } can't be paired without a rematch. An organiser can end the stage or allow rematches: `/season round`.
season-rules = Rules of **{ $season }**
season-round = **{ $season }** · round { $round } · deadline { $deadline }
season-match-waiting = `{ $match }` { $players }
season-match-running = `{ $match }` { $players } ▶️
season-match-queued = `{ $match }` { $players } ⚖️
season-match-closed = `{ $match }` { $players } 🏁
season-queue = ⚖️ **{ $season }**, match { $match }: { $first } – { $second }
command-league = league
command-league-about = Seasons of leagues: join, play, look up
command-league-list = list
command-league-list-about = The seasons of this server
command-league-join = join
command-league-join-about = Take part in a season
command-league-join-option-season = season
command-league-join-option-season-about = Which season
command-season = season
command-season-about = Organise a season of a league
command-season-new = new
command-season-new-about = Create a season; its rounds appear in this channel
command-season-new-option-league = league
command-season-new-option-league-about = Name of the league; an old name continues it with its next season
command-season-new-option-preset = preset
command-season-new-option-preset-about = The settings to start from
command-season-new-option-preset-choice-swiss = Swiss, single games
command-season-new-option-preset-choice-flamberg = Swiss, mirrored matches (Flamberg)
command-season-new-option-preset-choice-divisions = divisions, everyone meets everyone
command-season-new-option-preset-choice-championship = Swiss, then a bracket of the best
command-season-new-option-preset-choice-ladder = ladder of challenges
command-season-new-option-preset-choice-cup = cup, out after one defeat
command-season-new-option-game = game
command-season-new-option-game-about = Which game; the usual one of this bot if you leave it empty
command-season-open = open
command-season-open-about = Open entry; from then on the rules are fixed
command-season-open-option-season = season
command-season-open-option-season-about = Which season
command-season-start = start
command-season-start-about = Close entry, seed the players and begin
command-season-start-option-season = season
command-season-start-option-season-about = Which season
season-gone = The channel of **{ $season }** was deleted. Nothing is lost: use `/season move` in the channel where it should continue.
season-barred = I can no longer post in { $channel }, where **{ $season }** is played. Give me these permissions there: { $permissions }. Or use `/season move` in another channel.
season-announcements-gone = The channel for announcements of **{ $season }** was deleted. The season continues; choose another one with *{ season-organise-button }* › *{ season-way-places }*.
season-announcements-barred = I can no longer post in { $channel }, the channel for announcements of **{ $season }**. Give me these permissions there: { $permissions }. Or choose another one with *{ season-organise-button }* › *{ season-way-places }*.
season-moved = **{ $season }** continues in { $channel }. Unsent posts follow there.
command-season-move = move
command-season-move-about = Continue a season in this channel
command-season-move-option-season = season
command-season-move-option-season-about = Which season
