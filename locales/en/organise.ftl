# What organisers do, what everyone reads of it, and the results of a server.

# The organisers' desk
desk-organisers-only = Only this server's organisers can do that.
desk-none = No games are in progress.
desk-title = 🗂️ **Games in progress: { $running }.** Shown: { $shown }.
desk-all = All
desk-clock = Almost out of time
desk-waiting = Waiting longest
desk-all-about = Those waiting longest come first.
desk-clock-about = Only games whose clock has run out or will within 12 hours.
desk-waiting-about = Only games that have waited for three days or more.
desk-pick = Choose a game to rule on
desk-option = Game { $game } · { $factions }
desk-waits = -# 👤 { $player }, since { $moment }
desk-waits-for-nobody = -# 👤 nobody has to act
desk-no-clock = -# ⏳ no clock
desk-back = ◀ All games
desk-open = Open the game
desk-over = This game is over.
desk-own-game = You play this game yourself: another organiser has to decide.
desk-decided-meanwhile = Another organiser has just ruled on this game. Read that first.
desk-no-time = There's no clock to add time to: the game has none, or it isn't that player's turn.
desk-extend = More time: { $faction }
desk-extend-all = More time: both
desk-award = { $faction } wins
desk-award-draw = Draw
desk-annul = Annul the game
desk-form = Game { $game }: { $what }
desk-hours = Hours to add
desk-minutes = Minutes to add
desk-reason = Reason, for everyone to read
desk-reason-length = Give a reason of 5 to 200 characters: the players will read it.
desk-amount-unreadable = Write the time as a whole number.
desk-amount-range = You can add from 1 to { $most } { $unit ->
    [minutes] minutes
   *[hours] hours
    }.
desk-done = ✅ Decided and posted in the game's channel.

# Decisions
ruled-extend = ⚖️ More time for { $faction }: +{ $amount } { $unit ->
    [minutes] min
   *[hours] h
    }. Decided by { $organiser }.
ruled-all = both players
ruled-award = ⚖️ { $faction } is awarded the win. Decided by { $organiser }.
ruled-draw = ⚖️ The game is declared a draw. Decided by { $organiser }.
ruled-annul = ⚖️ The game is annulled and doesn't count. Decided by { $organiser }.
ruled-unknown = ⚖️ A decision by { $organiser }.
ruled-reason = Reason: { $reason }
result-annulled = 🏁 **Game { $game }** was annulled by an organiser.
decisions-title = ⚖️ **Decisions of organisers: { $decisions }** (page { $page } of { $pages })
decisions-none = No decisions by organisers yet.
decisions-line = **[Game { $game }]({ $address })** · { $players } · { $moment }

# Results
results-title = 🏁 **Finished games: { $games }** (page { $page } of { $pages }). The file has all of them.
results-title-cut = 🏁 **Finished games: { $games }** (page { $page } of { $pages }). The file has the newest { $most }.
results-none = No finished games match.
results-line = [Game { $game }]({ $address }) · { $first } **{ $points }** { $second } · { $moment }
results-factions-title = 📊 **Armies in { $games } { $games ->
    [one] game
   *[other] games
    }.** Won by the player who went first: { $first }.
results-plain = Single games
results-mirrored = Mirrored matches
results-first = 1st
results-legend = -# G games, W won, 1st won of the games in which it went first, 95 %: where the win rate lies with a probability of 95 % (a draw is half a win). Games decided by an organiser don't count here.
settings-results-channel = Results are posted in { $channel }. To stop: `/settings server results` with the same channel.

# Templates
template-saved = ✅ Template **{ $name }** saved: `/game new template`. Templates here: { $number }.
template-removed = Template **{ $name }** removed.
template-unknown = There's no such template. Choose one of the suggestions.
template-no-name = Give the template a name.
name-too-long = A name has at most { $most } characters. Choose a shorter one.
template-full = This server has 25 templates, the maximum. Remove one first: `/organise forget`.

# Commands
command-organise = organise
command-organise-about = For organisers: games in progress and table templates
command-organise-tables = tables
command-organise-tables-about = All games in progress: who has to act, time left, decisions
command-organise-template = template
command-organise-template-about = Save terms under a name, for /game new
command-organise-template-option-name = name
command-organise-template-option-name-about = Name; a template of that name is replaced
command-organise-template-option-clock = clock
command-organise-template-option-clock-about = Time limit: 48h per turn, 72h+12h<96h for a bank, 30m for a live game, or none
command-organise-template-option-armies = armies
command-organise-template-option-armies-about = How armies are chosen
command-organise-template-option-armies-choice-choose = each player picks one
command-organise-template-option-armies-choice-random = both random
command-organise-template-option-armies-choice-draft = ban and pick
command-organise-template-option-first = first
command-organise-template-option-first-about = Who plays first
command-organise-template-option-first-choice-random = random
command-organise-template-option-first-choice-host = me
command-organise-template-option-first-choice-guest = my opponent
command-organise-template-option-place = place
command-organise-template-option-place-about = Where to play
command-organise-template-option-place-choice-thread = its own thread
command-organise-template-option-place-choice-here = this channel
command-organise-template-option-mirrored = mirrored
command-organise-template-option-mirrored-about = Play a second game in parallel, with the armies swapped
command-organise-template-option-mirrored-choice-fresh = Fresh shuffle
command-organise-template-option-mirrored-choice-same = Each army in the same order
command-organise-template-option-rated = rated
command-organise-template-option-rated-about = Rated game? Default: no
command-organise-template-option-odds = odds
command-organise-template-option-odds-about = Show draw odds? Default: yes
command-organise-forget = forget
command-organise-forget-about = Remove a template
command-organise-forget-option-name = name
command-organise-forget-option-name-about = Which template
command-results = results
command-results-about = Results of this server
command-results-games = games
command-results-games-about = All finished games, page by page and as a CSV file
command-results-games-option-player = player
command-results-games-option-player-about = Only games of this player
command-results-games-option-army = army
command-results-games-option-army-about = Only games with this army
command-results-armies = armies
command-results-armies-about = How often each army wins
command-results-decisions = decisions
command-results-decisions-about = What organisers decided, and why
command-settings-server-option-results = results
command-settings-server-option-results-about = Where every result is posted; name the same channel again to stop
command-settings-server-option-cards = cards
command-settings-server-option-cards-about = Show each tile in hand with its picture in private messages? Default: no
settings-cards = Private messages of turns show each tile with its picture and its button.
command-game-new-option-template = template
command-game-new-option-template-about = Saved terms of this server; other options take precedence
command-game-new-option-game = game
command-game-new-option-game-about = Which game; the usual one of this bot if you leave it empty
command-organise-template-option-game = game
command-organise-template-option-game-about = Which game; the usual one of this bot if you leave it empty
command-organise-template-option-mode = mode
command-organise-template-option-mode-about = How many play, and how
command-organise-template-option-variant = variant
command-organise-template-option-variant-about = A variant of the rules
