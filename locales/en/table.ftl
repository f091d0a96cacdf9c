# The table: posts, buttons, private answers.

# Posts
opening-title = **Game { $game } begins.**
opening-first = { $player } plays { $army } and goes first.
opening-second = { $player } plays { $army }.
opening-commitment = The shuffle is fixed by a seed; its SHA-256 is `{ $commitment }`. I'll publish the seed when the game is over.
secret-closed = 🔒 { $player } has answered in secret. SHA-256: `{ $commitment }`
secret-opened = 🔓 { $player }: `{ $line }` (salt `{ $salt }`)
post-place-hq = { $player }, place your HQ ({ $army }).
post-draw = { $player }, it's your turn ({ $army }, turn { $turn }). Draw your tiles.
post-discard = { $player }, it's your turn ({ $army }, turn { $turn }). Discard one of your three tiles.
post-play = { $player }, it's your turn ({ $army }, turn { $turn }). Play your tiles, then end your turn.
post-decision = { $player }, you have a decision to make ({ $army }).
post-battle = ⚔️ Battle.
post-battle-nothing = Nobody hits anything.
post-over = 🏁 **The game is over.**
post-seed = The seed of the shuffle was `{ $seed }`.

second-move-open = { $unit } may make its second move now. Doing anything else first forfeits it.
second-move-of = Second move of { $unit }
discard-of = Discard { $tile }

# Buttons
verb-place-hq = Place HQ
verb-place = Play
verb-draw = Draw
verb-redraw = Redraw
verb-discard = Discard
verb-battle = Battle
verb-move = Move
verb-push = Push Back
verb-grenade = Grenade
verb-sniper = Sniper
verb-bomb = Air Strike
verb-use = Ability
verb-choose = Decide
verb-end = End turn
ability-mobility = Mobility
ability-transport = Transport
back = Back
confirm = Confirm
stills = Show stills
select = Choose
select-answer = Your decision
resign-button = Resign
resign-question = Do you really want to resign? This can't be undone.

# Guide
ask-tile = Which tile?
ask-ability = Which ability?
ask-unit = Which unit?
ask-enemy = Which enemy?
ask-hex = Which hex?
ask-facing = Facing which way?
ask-direction = Which direction?
ask-centre = Which hex is the centre?
ask-option = Which option?
ask-transport = Which Transport?
no-transport = None: make the second move
stay = { $hex } (stay)
confirm-question = { $action }?
done = ✅ Done: { $action }.
done-plain = ✅ Done.
your-move = Your move.
not-possible-now = That isn't possible right now.
the-board = Current board
hand-of = **{ $army }**: { $tiles }. Pile { $pile }, discard { $discard }.
hand-empty = no tiles

# Directions
direction-n = N
direction-ne = NE
direction-se = SE
direction-s = S
direction-sw = SW
direction-nw = NW

# Actions
action-place-hq = HQ to { $hex }
action-draw = Draw
action-redraw = Discard all and draw again
action-discard = Discard { $tile }
action-place = { $tile } to { $hex }, facing { $facing }
action-battle = Start a Battle
action-move = Move { $unit } to { $hex }, facing { $facing }
action-move-turn = Turn { $unit } to face { $facing }
action-mobility-move = Mobility: { $unit } to { $hex }, facing { $facing }
action-mobility-turn = Mobility: turn { $unit } to face { $facing }
action-transport-move = Transport: { $unit } to { $hex }, facing { $facing }
action-transport-turn = Transport: turn { $unit } to face { $facing }
action-again-move = Second move: { $unit } to { $hex }, facing { $facing }
action-again-turn = Second move: turn { $unit } to face { $facing }
action-via = { $transport }: { $action }
action-via-move = { $unit } to { $hex }, facing { $facing }
action-via-turn = turn { $unit } to face { $facing }
action-place-alike = { $tile } to { $hex }
action-move-alike = Move { $unit } to { $hex }
action-mobility-move-alike = Mobility: { $unit } to { $hex }
action-transport-move-alike = Transport: { $unit } to { $hex }
action-again-move-alike = Second move: { $unit } to { $hex }
action-via-move-alike = { $unit } to { $hex }
action-push = { $unit } pushes { $target } back
action-grenade = Grenade at { $target }
action-sniper = Sniper at { $target }
action-bomb = Air Strike on { $hex }
action-end = End the turn

# Decisions
question-push = { $pusher } pushes { $unit }: where to?
question-medic = Which attack should the Medic absorb?
question-explosion = Should { $unit } explode instead of attacking? It is destroyed then, and every adjacent unit except HQs takes 1 wound.
option-explosion-not = No, attack
option-explosion = Yes, explode
question-convert = Should { $unit } change the type of its attack (thanks to { $module })?
question-order = Which army declares next in this segment?
question-redraw = Which three tiles do you discard for others?
blast-nobody = It would hit nothing.
blast-enemies = It would hit { $enemies }.
blast-own = It would hit only your own: { $own }.
blast-both = It would hit { $enemies }, and of your own { $own }.
option-push = To { $hex }
option-medic = { $medic } saves { $patient } from { $source } (wounds: { $wounds })
option-medic-outright = { $medic } saves { $patient } from { $source }
option-convert-not = No, attack as printed
option-convert-ranged = Ranged attack { $direction } instead of melee
option-convert-melee = Melee attack { $direction } instead of ranged
option-order = { $army }

# Refusals of the table
no-game-here = There's no game in this channel. Open a table with /game new.
no-game-yet = The game in this channel hasn't started yet: its table is waiting here. Press Start once both of you have joined.
not-seated = You aren't playing at this table.
stale = The board has changed since then. The newest post and /board show it.
repeated = That has already been done.
not-running = This game is not in progress.
same-army = You both want the same army: one of you has to pick another.
seats-open = The second player is missing.
not-host = Only the people at this table can do that.
seat-kept = That seat is reserved for someone else.
no-such-army = There's no such army.
channel-busy = There's already a table in this channel. Finish it, cancel it, or open yours in another channel.
already-seated = You're already at this table.
table-full = Both seats are taken.
opponent-not-possible = Choose another member of this server as your opponent.
only-in-server = Tables can only be opened in a server channel.
unknown-button = This button is out of date. /board shows current ones.
unreadable = I can't read that. I expected { $expected }.
expected-hex = a hex on the board, such as C3
expected-rotation = a facing as a number from 0 to 5
expected-direction = a direction as a number from 0 to 5
expected-tile = a tile of your army
expected-ability = an ability: Mobility or Transport (`mobility`, `transport`)
expected-answer = the number of an answer
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
