# The guide: what a move would do, what an act gives up, what-if, and taking back.

# What a unit would do where it is about to stand
preview-netted = It would be netted there and do nothing.
preview-nets = Its net would hold: { $units }.
preview-hits = At initiative { $initiative } it would hit: { $units }.
preview-hit = { $unit } for { $wounds }
preview-hit-stopped = { $unit } (armour stops it)
preview-hits-nobody = As units stand now, it would hit nobody.
preview-gives = It would act on: { $units }.
preview-gives-nobody = As units stand now, it would act on nobody.
preview-given = { $unit } ({ $effects })
preview-takes = It would get: { $effects }.
preview-taken = { $effects } from { $unit }
preview-full = The board would be full: a Battle begins at once (NH-4.5).
short-melee = +{ $amount } to blows
short-ranged = +{ $amount } to shots
short-initiative = +{ $amount } initiative
short-initiative-loss = −{ $amount } initiative
short-extra-action = one more action
short-toughness = +{ $amount } toughness
short-medic = healing
short-transport = transport
short-quartermaster = another kind of attack
short-scoper = takes it over
short-recon = a second move

# What an act gives up
forfeit-title = You would give this up:
forfeit-second-move = the second move of { $unit }
forfeit-mobility = Mobility, not used yet: { $units }
forfeit-transport = Transport, not used yet: { $units }
forfeit-last-tiles = tiles that could still be played, in your last turn: { $tiles }
forfeit-kept-tiles = drawing: two tiles that could be played stay ({ $tiles }), and you would draw only one next time
forfeit-anyway = { $action } anyway

# What if
whatif-button = What if …
whatif-only-you = Only you see this, and nothing is played.
whatif-now = **What if a Battle began now?** ({ $army })
whatif-tried = **What if …** ({ $army })
whatif-step = { $number }. { $action }
whatif-then = Then a Battle:
whatif-points = HQ of { $army }: { $before } → { $after }
whatif-lost = { $army } loses: { $units }
whatif-lost-nobody = Nobody is lost.
whatif-asks = { $army } has to decide:
whatif-as = As { $army }
whatif-again = Begin anew
whatif-play = Play this
whatif-too-long = That is as far as one what-if goes. Begin anew.
whatif-none = There is no Battle to think of now: the HQs are not on the board yet, or the game is over.
whatif-gone = That cannot be tried out any more. Here is the board as it is.
whatif-alt = { $board }. What the Battle brings: { $story }

# Taking back
undo-button = Take back
undo-done = ↩️ Taken back.
undo-note = ↩️ { $army } has taken a step back.
undo-asks = { $player }, { $army } would like to take back: { $action }, and all that followed.
undo-asks-plain = { $player }, { $army } would like to take back the last step, and all that followed.
undo-accept = Agree
undo-refuse = Refuse
undo-accepted = ↩️ Agreed: { $army } takes that back.
undo-refused = { $army } asked to take a step back, and the answer is no.
undo-asked = That needs your opponent's consent. I have asked in the channel.
undo-asked-already = Your opponent is asked about that already.
undo-refused-already = Your opponent has said no to that. You can ask again once the game has gone on.
undo-nothing = You have done nothing yet that could be taken back.
undo-gone = Nobody asks that any more: it was answered, or the game has gone on.
undo-not-yours = It is for your opponent to answer.
