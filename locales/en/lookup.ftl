# Looking things up
rule-unknown = I know no such rule. Try a number such as NH-3.4, or a word such as net.
rule-several = Several paragraphs fit that. Choose one of the suggestions, or say more: { $rules }
rule-button = Rule { $rule }
rule-rulings = Rulings
ruling-question = **{ $id }** { $question }
ruling-answer = { $answer } ({ $source })
tiles-army = **{ $army }**: { $left } in the pile, { $seen } seen
tiles-line = { $tile }: { $left } of { $count }
tiles-line-odds = { $tile }: { $left } of { $count } · { $percent } %
tiles-none-left = nothing is left
tiles-odds-off = This table is played without odds.
tiles-odds-about = Behind each tile: how many are left, and how likely at least one of them is among the next { $draws } tiles drawn. It follows from what everybody has seen (NH-2.6).
unreadable-position = I cannot read that position: line { $line }, column { $column }. I expected { $expected }.
study-gone = That position is not kept any more. Bring it again with /import.

# Files and sharing
export-over = The record of the game, with its seed, and the position at its end. Anybody can replay the record with `sztab replay`.
export-running = The record so far and the position as everybody sees it. The order of the piles is in neither of them.
import-too-large = That file is too large: I read up to 64 KB.
import-nothing = There is nothing to think of in that file: I look at positions of two sides on the board of 19 hexes, with the HQs placed and the game not over.
import-too-slow = Discord does not hand me that file. Try again.
import-no-text = That is no text file. I read positions as /export gives them.
share = Share
share-not-here = You may not write in this channel, so I do not show it here either.
share-by = { $player } shares this:

# Where a ruling comes from
source-own = own decision
source-choice = choice
source-against = against
source-and = and
source-derived = derived

# The log
log-empty = Nothing has happened yet.
log-whole = All that has happened so far.
log-newest = The last { $lines } lines; { $earlier } earlier ones are left out. /export has everything.
log-turn = **Turn { $turn }: { $army }**
log-undone = ↩️ Steps taken back: { $times }.
