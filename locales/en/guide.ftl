# The guide: what a move would do, what an act gives up, what-if, and taking back.

# What an act gives up
forfeit-title = You would lose:

# What if
whatif-button = What if …
whatif-only-you = Only you see this; nothing is played.
whatif-now = **What if a Battle began now?** ({ $faction })
whatif-tried = **What if …** ({ $faction })
whatif-step = { $number }. { $action }
whatif-then = Then a Battle:
whatif-asks = { $faction } has to decide:
whatif-as = As { $faction }
whatif-again = Start over
whatif-play = Play this
whatif-too-long = A what-if can't get any longer. Start over.
whatif-none = There's nothing to try out right now: the game hasn't come that far yet, or it is over.
whatif-gone = That can no longer be tried out. Here is the current board.

# Taking back
undo-button = Take back
undo-done = ↩️ Taken back.
undo-note = ↩️ { $faction } took back a step.
undo-asks = { $player }, { $faction } would like to take back “{ $action }” and everything after it.
undo-asks-plain = { $player }, { $faction } would like to take back the last step and everything after it.
undo-accept = Agree
undo-refuse = Decline
undo-accepted = ↩️ Agreed: { $faction } takes it back.
undo-refused = { $faction } asked to take back a step; the opponent declined.
undo-asked = Your opponent has to agree to that. I've asked in the channel.
undo-asked-already = Your opponent has already been asked.
undo-refused-already = Your opponent has already declined. You can ask again after the next move.
undo-nothing = You have nothing to take back yet.
undo-gone = That request is no longer open: it was answered, or the game has moved on.
undo-not-yours = That is your opponent's decision.
