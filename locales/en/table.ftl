# The table: posts, buttons, private answers.

# Posts
opening-title = **Game { $game } begins.**
opening-first = { $player } plays { $army } and begins.
opening-second = { $player } plays { $army }.
opening-commitment = The shuffle is fixed by a seed whose SHA-256 is `{ $commitment }`. The seed is published when the game is over.
post-place-hq = { $player }, place your HQ ({ $army }).
post-draw = { $player }, it is your turn ({ $army }, turn { $turn }). Draw your tiles.
post-discard = { $player }, it is your turn ({ $army }, turn { $turn }). Discard one of your three tiles.
post-play = { $player }, it is your turn ({ $army }, turn { $turn }). Play your tiles, then end the turn.
post-decision = { $player }, a decision is yours ({ $army }).
post-battle = ⚔️ Battle.
post-battle-nothing = Nobody hits anybody.
post-over = 🏁 **The game is over.**
post-seed = The seed of the shuffle was `{ $seed }`.

second-move-open = { $unit } may make its second move now. Anything else you do first gives that up.
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
stills = As stills
select = Choose
select-answer = Your decision
resign-button = Resign
resign-question = Do you want to resign? There is no way back.

# Guide
ask-tile = Which tile?
ask-ability = Which ability?
ask-unit = Which unit?
ask-push-target = Which enemy?
ask-hex = To which hex?
ask-facing = Facing where?
ask-centre = Which hex is to be the middle?
ask-transport = Which Transport?
no-transport = None: the second move that is open
stay = { $hex } (stay)
confirm-question = { $action }?
done = ✅ Done: { $action }.
done-plain = ✅ Done.
your-move = Your move.
not-possible-now = That is not possible now.
the-board = The board now.
hand-of = **{ $army }**: { $tiles }. Pile { $pile }, discarded { $discard }.
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
action-battle = Call a Battle
action-move = Move { $unit } to { $hex }, facing { $facing }
action-turn = Turn { $unit } to face { $facing }
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
question-push = { $unit } is pushed by { $pusher }: where to?
question-medic = Which attack does the Medic take?
question-explosion = Does { $unit } explode instead of attacking? It is destroyed then, and every unit next to it takes 1 wound, except HQs.
option-explosion-not = No, attack
option-explosion = Yes, explode
question-convert = Does { $unit } change the kind of its attack? { $module } lets it.
question-order = Which army declares first in this segment?
blast-nobody = It would hit nobody.
blast-enemies = It would hit { $enemies }.
blast-own = It would hit { $own } of your own, and no enemy.
blast-both = It would hit { $enemies }, and { $own } of your own.
option-push = To { $hex }
option-medic = { $medic } saves { $patient } from { $source } (wounds: { $wounds })
option-medic-outright = { $medic } saves { $patient } from { $source }
option-convert-not = No, attack as printed
option-convert-ranged = Shoot { $direction } instead of striking
option-convert-melee = Strike { $direction } instead of shooting
option-order = { $army }

# Refusals of the table
no-game-here = There is no game in this channel. Open a table with /game new.
no-game-yet = The game in this channel has not started yet: its lobby is here, press Start once both have joined.
not-seated = You do not play at this table.
stale = The board has changed since then. The newest post shows it, and so does /board.
repeated = That has been done already.
not-running = This game is not being played (any more).
same-army = Both of you want the same army: one has to choose another.
seats-open = A second player is missing.
not-host = Only those at the table can do that.
seat-kept = That seat is kept for somebody else.
no-such-army = There is no such army.
channel-busy = There is a table in this channel already. Finish it, cancel it, or open yours in another channel.
already-seated = You sit at this table already.
table-full = Both seats are taken.
opponent-not-possible = Choose another member of this server as your opponent.
only-in-server = Tables are opened in a channel of a server.
no-thread-permission = I may not open a thread here. Give me the permissions Create Public Threads and Send Messages in Threads, or open a table that is played in the channel.
unknown-button = I do not know this button. Use /board for fresh ones.
unreadable = I cannot read that. I expected { $expected }.
expected-hex = a hex of the board, such as C3
expected-rotation = a facing as a number from 0 to 5
expected-tile = a tile of your army
expected-ability = an ability: mobility or transport
expected-answer = the number of an answer
unreadable-plain = I cannot read that. Choose one of the suggestions.
several-fit = Several actions fit that. Say more, or choose one of the suggestions.
unknown-command = I do not know this command any more. Restart Discord to see the present ones.
missing-permissions = I may not do enough in this channel to play here. Whoever manages the server can give me these permissions:
permission-view = View Channel
permission-send = Send Messages
permission-embed = Embed Links
permission-attach = Attach Files
permission-create-threads = Create Public Threads
permission-send-in-threads = Send Messages in Threads
permission-history = Read Message History
too-many-threads = This server has as many open threads as Discord allows. Close some, or open a table that is played in the channel.
answer-lost = Something went wrong before I could answer. Look at /board before you try again (reference { $reference }).
went-wrong = Something went wrong on my side, and nothing has been changed. Try again (reference { $reference }).
