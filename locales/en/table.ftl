# The table: posts, buttons, private answers.

# Posts
opening-title = **Game { $game } begins.**
opening-first = { $player } plays { $faction } and goes first.
opening-second = { $player } plays { $faction }.
opening-side-first = { $player } is { $faction } and goes first.
opening-side = { $player } is { $faction }.
opening-terms = Terms: { $terms }
opening-commitment = The shuffle is fixed by a random seed; its SHA-256 is `{ $commitment }`. I'll publish the random seed when the game is over.
secret-closed = -# 🔒 Answered in secret; the SHA-256 over all answers of a player begins with: { $answers }
post-decision = { $player }, you have a decision to make ({ $faction }).
post-over = 🏁 **The game is over.**
post-seed = -# The random seed of the shuffle was `{ $seed }`.
back = Back
confirm = Confirm
stills = Show stills
game-film = Replay
select = Choose
select-answer = Your decision
resign-button = Resign
resign-question = Do you really want to resign? This can't be undone.
confirm-question = { $action }?
done = ✅ Done: { $action }.
done-plain = ✅ Done.
your-move = Your move.
not-possible-now = That isn't possible right now.
the-board = Current board.

# Refusals of the table
no-game-here = There's no game in this channel. Open a table with /game new.
command-of-other-game = The game in this channel doesn't have this command. Press a button of the turn, or see /help.
no-game-yet = The game in this channel hasn't started yet: its table is waiting here. Press *{ lobby-start }* once every seat is taken.
not-seated = You aren't playing at this table.
stale = The board has changed since then. The newest post and /board show it.
repeated = That has already been done.
not-running = This game is not in progress.
same-faction = You both want the same army: one of you has to pick another.
same-factions = Some of you want the same army: each army can be played once.
seats-open = The second player is missing.
seats-open-many = Some seats are still free.
not-host = Only the people at this table can do that.
seat-kept = That seat is reserved for someone else.
no-such-faction = There's no such army.
channel-busy = There's already a table in this channel. Join it, wait until its game is over, or open yours in another channel or for a thread.
already-seated = You're already at this table.
table-full = Both seats are taken.
table-full-many = All seats are taken.
opponent-not-possible = Choose another member of this server as your opponent.
only-in-server = Tables can only be opened in a server channel.
unknown-button = This button is out of date. /board shows current ones.
unreadable = I can't read that. I expected { $expected }.
unreadable-plain = I can't read that. Choose one of the suggestions.
several-fit = Several actions match. Be more specific, or choose one of the suggestions.
unknown-command = This command no longer exists. Restart Discord to see the current ones.
missing-permissions = I'm missing permissions to run a game here. Someone who manages the server can give me these:
permission-view = View Channel
permission-send = Send Messages
permission-embed = Embed Links
permission-attach = Attach Files
permission-create-threads = Create Public Threads
permission-send-in-threads = Send Messages in Threads
permission-history = Read Message History
too-many-threads = This server has as many open threads as Discord allows. Close some, or open a table without a thread.
answer-lost = Something went wrong before I could answer. Check /board before you try again (reference { $reference }).
went-wrong = Something went wrong on my side; nothing has changed. Try again (reference { $reference }).

# What happened.
list-comma = ,{" "}

# Standing orders: answers that a player gives ahead.
orders-title = 📜 **Your standing orders in this game.** They answer for you as soon as the question comes up, without a ping. Your opponent sees an order only when it is used.
orders-title-several = 📜 **Your standing orders in this game.** They answer for you as soon as the question comes up, without a ping. The others see an order only when it is used.
orders-clear = Clear all
verb-end = End turn
