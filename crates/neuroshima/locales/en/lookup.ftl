ruling-open = Open ruling: { $question } { $answer }
tiles-army = **{ $army }**: { $left } in the pile, { $seen } revealed
tiles-line = { $tile }: { $left } of { $count }
tiles-line-odds = { $tile }: { $left } of { $count } · { $percent } %
tiles-none-left = nothing is left
tiles-odds-off = Draw odds are hidden at this table.
tiles-odds-about = Next to each tile: how many are left, and how likely at least one of them is among the next { $draws } drawn. All of this follows from what everyone has seen (NH-2.6).

# Files and sharing
export-over = The game's record with its random seed, and the final position. Anyone can replay the record with `sztab replay`.
export-running = The record so far and the position as everyone sees it. Neither reveals the order of the piles.
export-sealed = The game's record and the final position. The random seed and the order of the piles aren't in them yet: the other game of this match is still being played with the same shuffle. Once it's over, /export adds them.
log-turn = **Turn { $turn }: { $army }**

# Units as texts name them.
unit-named = { $name } ({ $hex })
unit-headquarters = { $army } { $name } ({ $hex })
unit-scoped = the scoped { $unit }
source-explosion = { $place ->
    [start] The
   *[within] the
 } explosion at { $hex }

chart-points = HQ points
chart-score = Points
chart-turn = turn

source-p = rulebook 2025
source-u = Ukrainian rulebook 2025
source-w = older Polish rules
source-faq = tournament FAQ { $number }
source-oracz = the designer's answer
source-nspl = neuroshimahex.pl
source-app = manual of the official app
source-az = French digest
source-jp = Japanese digest
source-army = the army's fact sheet
source-nm = a fan engine
