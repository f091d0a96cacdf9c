# The guide: what a move would do, what an act gives up, what-if, and taking back.

# What a unit would do where it is about to stand
preview-netted = It would be netted there and do nothing.
preview-hills = On Hills it gets +1 toughness and can choose its target in line.
preview-hills-toughness = On Hills it gets +1 toughness.
preview-hills-aim = From Hills it can choose its target in line.
preview-paralysed = It is paralysed and would make no attack.
preview-nets = It would net { $units }.
preview-takes-over = It would take over { $units }.
preview-hits = Initiative { $initiative }: it would hit { $units }.
preview-hit = { $unit } for { $wounds }
preview-hit-stopped = { $unit } (armour stops it)
preview-hit-poisons = { $unit } (poison)
preview-hit-endless = { $unit } endlessly
preview-hits-nobody = As things stand it would hit nothing.
preview-gives = It would affect { $units }.
preview-gives-nobody = As things stand it would affect nothing.
preview-given = { $unit } ({ $effects })
preview-takes = It would get: { $effects }.
preview-taken = { $effects } from { $unit }
preview-cost = It costs 1 point of your HQ.
preview-cost-scored = It costs 1 point, which goes to an opponent.
preview-cost-none = Free: your Launcher is working.
preview-net-in-vain = It would not net { $units }: another net frees that unit.
preview-full = The board would be full: a Battle starts at once (NH-4.5).
preview-mine = The Mine there would go off: 1 wound, except for an HQ.
short-melee = +{ $amount } melee
short-ranged = +{ $amount } ranged
short-initiative = +{ $amount } initiative
short-initiative-loss = −{ $amount } initiative
short-extra-action = an extra action
short-toughness = +{ $amount } toughness
short-medic = healing
short-transport = transport
short-quartermaster = another kind of attack
short-scoper = takeover
short-zone = initiative 0
short-free-net = Steel Net for free
short-recon = a second move
short-underground = underground

# What an act gives up
forfeit-title = You would lose:
forfeit-second-move = the second move of { $unit }
forfeit-mobility = unused Mobility: { $units }
forfeit-transport = unused Transport: { $units }
forfeit-replace = unused question mark: { $units }
forfeit-underground = unused underground castling: { $units }
forfeit-drag = unused Hole: { $units }
forfeit-steel-net = unused Steel Net (free right now): { $units }
forfeit-push = unused push: { $units }
forfeit-rotate = unused turn by the HQ: { $units }
forfeit-last-tiles = tiles you could still play in your last turn: { $tiles }
forfeit-kept-tiles = drawing: you would keep two playable tiles ({ $tiles }) and draw only one next turn
forfeit-anyway = Yes, anyway
forfeit-anyway-end = End turn anyway
forfeit-anyway-battle = Start the Battle anyway

# What if
whatif-button = What if …
whatif-only-you = Only you see this; nothing is played.
whatif-now = **What if a Battle began now?** ({ $army })
whatif-tried = **What if …** ({ $army })
whatif-step = { $number }. { $action }
whatif-then = Then a Battle:
whatif-points = HQ of { $army }: { $before } → { $after }
whatif-points-scored = { $army }: { $before } → { $after } points
whatif-lost = { $army } loses: { $units }
whatif-lost-nobody = No losses.
whatif-asks = { $army } has to decide:
whatif-as = As { $army }
whatif-again = Start over
whatif-play = Play this
whatif-too-long = A what-if can't get any longer. Start over.
whatif-none = There is no Battle to try out: the HQs aren't on the board yet, or the game is over.
whatif-gone = That can no longer be tried out. Here is the current board.
whatif-alt = { $board }. What the Battle would do: { $story }

# Taking back
undo-button = Take back
undo-done = ↩️ Taken back.
undo-note = ↩️ { $army } took back a step.
undo-asks = { $player }, { $army } would like to take back “{ $action }” and everything after it.
undo-asks-plain = { $player }, { $army } would like to take back the last step and everything after it.
undo-accept = Agree
undo-refuse = Decline
undo-accepted = ↩️ Agreed: { $army } takes it back.
undo-refused = { $army } asked to take back a step; the opponent declined.
undo-asked = Your opponent has to agree to that. I've asked in the channel.
undo-asked-already = Your opponent has already been asked.
undo-refused-already = Your opponent has already declined. You can ask again after the next move.
undo-nothing = You have nothing to take back yet.
undo-gone = That request is no longer open: it was answered, or the game has moved on.
undo-not-yours = That is your opponent's decision.
